//! Plays the transcripts in memory.
//!
//! A file in `transcripts/<program>/` is the whole transcript of one run. Its sections begin with `=== `: the
//! command, then the input, the output and the errors unless they are empty, then the exit code. The texts
//! are derived from the description of each program and from the rules of the game, not from its output; only
//! the puzzles of a seed were recorded.

use clap::{Args, Command, FromArgMatches};
use std::fs;
use std::io::{BufRead, Cursor};
use std::path::{Path, PathBuf};
use sudokit::{Cancel, Digit, Puzzle, Solution};
use sudokit_classic::{Classic, Console, Error, Outcome};

const MELBOURNE: &str = include_str!("../transcripts/melbourne.in");

/// A console in memory, whose messages look like those of the program.
#[derive(Default)]
struct Memory {
    input: Cursor<Vec<u8>>,
    output: String,
    errors: String,
    saved: Vec<(PathBuf, String)>,
    cancel: Cancel,
}

impl Console for Memory {
    type Failure = Error;

    fn input(&mut self) -> &mut dyn BufRead {
        &mut self.input
    }

    fn print(&mut self, text: &str) -> Result<(), Error> {
        self.output += text;
        Ok(())
    }

    fn save(&mut self, path: &Path, text: &str) -> Result<(), Error> {
        self.saved.push((path.to_owned(), text.to_owned()));
        Ok(())
    }

    fn report(&mut self, line: &str) {
        self.errors += &format!("{line}\n");
    }

    fn rules(&self) -> String {
        "The rules.\n".to_owned()
    }

    fn new_seed(&mut self) -> u64 {
        1
    }

    fn cancel(&self) -> &Cancel {
        &self.cancel
    }
}

/// A finished run: exit code, standard output, standard error, files.
struct Run {
    code: i32,
    output: String,
    errors: String,
    saved: Vec<(PathBuf, String)>,
}

fn run(arguments: &[&str], input: &str) -> Run {
    let mut memory = Memory { input: Cursor::new(input.as_bytes().to_vec()), ..Memory::default() };
    let command = Command::new("sudoku").subcommand(Classic::augment_args(Command::new("classic")));
    let words = ["sudoku", "classic"].iter().chain(arguments);
    let code = match command.try_get_matches_from(words) {
        Ok(matches) => {
            let (_, matches) = matches.subcommand().expect("the command is classic");
            let classic = Classic::from_arg_matches(matches).expect("the arguments are checked");
            match classic.run(&mut memory) {
                Ok(Outcome::Positive) => 0,
                Ok(Outcome::Negative) => 1,
                Ok(Outcome::Failed) => 2,
                Err(error) => {
                    memory.report(&format!("error: {error}"));
                    2
                }
            }
        }
        Err(error) => {
            memory.report(error.to_string().trim_end());
            error.exit_code()
        }
    };
    let Memory { output, errors, saved, .. } = memory;
    Run { code, output, errors, saved }
}

/// The grid in a text: its digits, with `0` or `.` for an empty cell.
fn grid(text: &str) -> Puzzle {
    let cells: String = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect();
    cells.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn solved(text: &str) -> Solution {
    Solution::try_from(&grid(text)).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Nine lines of nine digits, each followed by a space.
fn dartmouth_form(puzzle: &Puzzle) -> String {
    let digits = puzzle.digits().map(|digit| digit.map_or(0, Digit::get));
    digits
        .chunks(9)
        .map(|row| row.iter().map(|digit| format!("{digit} ")).collect::<String>() + "\n")
        .collect()
}

/// Row, column and value lines.
fn chicago_form(puzzle: &Puzzle) -> String {
    let line = |cell: sudokit::Cell| {
        let digit = puzzle.digit(cell).expect("the cell holds a digit");
        format!("{} {} {digit}\n", cell.row() + 1, cell.column() + 1)
    };
    puzzle.cells().iter().map(line).collect()
}

#[test]
fn every_transcript_is_played_to_the_letter() {
    let transcripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts");
    for folder in ["assistant", "dartmouth", "deduce", "backtrack", "triple"] {
        for file in fs::read_dir(transcripts.join(folder)).expect("the folder is there") {
            let path = file.expect("the folder can be read").path();
            let expected = fs::read_to_string(&path).expect("the transcript is a text");
            assert_eq!(played(&expected), expected, "{}", path.display());
        }
    }
}

/// The transcript of a run with the command and the input of another.
fn played(transcript: &str) -> String {
    let sections: Vec<(&str, &str)> = transcript
        .split_inclusive("\n=== ")
        .map(|section| section.trim_start_matches("=== ").trim_end_matches("=== "))
        .map(|section| section.split_once('\n').unwrap_or((section, "")))
        .collect();
    let (command, _) = sections[0];
    let arguments: Vec<&str> = command.split(' ').skip(2).collect();
    let input = sections.iter().find(|(name, _)| *name == "input").map_or("", |(_, text)| text);
    let Run { code, output, errors, .. } = run(&arguments, input);
    let mut played = format!("=== {command}\n");
    for (name, text) in [("input", input), ("output", &output), ("errors", &errors)] {
        if !text.is_empty() {
            played += &format!("=== {name}\n{text}");
        }
    }
    played + &format!("=== exit {code}\n")
}

#[test]
fn a_word_that_is_no_program_shows_the_programs() {
    for (word, meant) in [("sovle", "did you mean 'solve'?"), ("tripel", "did you mean 'triple'?")] {
        let Run { code, output, errors, .. } = run(&[word], "");
        assert!(errors.starts_with("Usage: sudoku classic (create|solve)\n"), "{errors}");
        assert!(errors.contains(meant) && errors.contains("  backtrack  "), "{errors}");
        assert_eq!((code, output.as_str()), (1, ""));
    }
}

#[test]
fn a_text_too_long_to_be_an_input_is_refused_whole() {
    let Run { code, output, errors, .. } = run(&["deduce", "-"], &"1 1 5\n".repeat(200_000));
    assert_eq!((code, output.as_str()), (2, ""));
    assert!(errors.starts_with("error: cannot read standard input: it is longer than 1 MiB"), "{errors}");
}

#[test]
fn a_line_of_the_prompt_has_an_end() {
    let Run { code, errors, .. } = run(&["triple"], &"x".repeat(3 << 20));
    assert_eq!(code, 2);
    assert!(errors.starts_with("error: cannot read standard input: it is longer than 1 MiB"), "{errors}");
}

mod dartmouth {
    use super::*;

    #[test]
    fn a_created_puzzle_has_fifty_blanks_and_one_solution() {
        let created = run(&["create"], "");
        assert_eq!((created.code, created.errors.as_str()), (0, "note: seed 1\n"));
        let puzzle = grid(&created.output);
        assert_eq!(created.output, dartmouth_form(&puzzle));
        assert_eq!(puzzle.len(), 31);

        let answer = run(&["solve"], &created.output);
        let (first, rest) = answer.output.split_once('\n').expect("there are lines");
        assert_eq!((answer.code, first), (0, "1 solution(s) found."));
        assert!(solved(rest).solves(&puzzle));
        assert_eq!(rest, dartmouth_form(&grid(rest)));
    }

    #[test]
    fn a_seed_repeats() {
        let create = |seed: &str| run(&["create", "--seed", seed], "").output;
        assert_eq!(create("7"), create("7"));
        assert_ne!(create("7"), create("8"));
    }

    #[test]
    fn blanks_are_as_many_as_asked_for() {
        for blanks in [0, 1, 40, 55] {
            let created = run(&["create", "--blanks", &blanks.to_string()], "");
            assert_eq!(81 - grid(&created.output).len(), blanks);
        }
        assert_eq!(run(&["create", "--blanks", "65"], "").code, 2);
    }

    #[test]
    fn a_cancelled_search_ends() {
        let mut memory = Memory::default();
        memory.cancel.cancel();
        let matches = Classic::augment_args(Command::new("classic")).get_matches_from(["classic", "create"]);
        let classic = Classic::from_arg_matches(&matches).expect("the arguments are checked");
        assert!(matches!(classic.run(&mut memory), Err(Error::Cancelled(_))));
    }

    #[test]
    fn solutions_are_counted_up_to_the_limit() {
        // Without any 5 and 9 the two can change places: at least two solutions.
        let run = run(&["solve"], &MELBOURNE.replace(['5', '9'], "0"));
        assert_eq!((run.code, run.output.lines().next()), (0, Some("2+ solution(s) found.")));
    }
}

mod deduce {
    use super::*;

    fn deduce(facts: &str, more: &[&str]) -> Run {
        run(&[&["deduce", "-"], more].concat(), facts)
    }

    #[test]
    fn the_output_is_read_again_and_the_page_is_whole() {
        let first = deduce(&chicago_form(&grid(MELBOURNE)), &["-h", "page.html", "-o", "state", "-v"]);
        assert_eq!(first.code, 0);
        let last = |output: &str| output.split("Final grid:").nth(1).map(str::to_owned);
        let [(state, written), (page, html)] = &first.saved[..] else { panic!("two files are written") };
        assert_eq!(*written, chicago_form(&solved(&last(&first.output).unwrap()).into()));
        let again = deduce(written, &[]);
        assert_eq!((last(&again.output), again.errors.as_str()), (last(&first.output), ""));
        assert_eq!((state.as_path(), page.as_path()), (Path::new("state"), Path::new("page.html")));
        assert_eq!(html, include_str!("../transcripts/deduce.html"));
    }

    #[test]
    fn lines_that_name_cells_are_read_too() {
        let puzzle = grid(MELBOURNE);
        let facts = chicago_form(&puzzle);
        let named: String =
            facts.lines().map(|line| format!("r{}c{}={}\n", &line[..1], &line[2..3], &line[4..])).collect();
        assert_eq!(deduce(&named, &["-v"]).output, deduce(&facts, &["-v"]).output);
        assert_eq!(deduce("r1c1=.\n", &[]).output, deduce("", &[]).output, "a grid without digits");
        assert!(deduce("r1c1=0\n", &[]).errors.contains("line 1"));
    }
}

#[test]
fn statistics_follow_the_board() {
    let board = run(&["backtrack"], MELBOURNE).output;
    let Run { code, output, .. } = run(&["backtrack", "--stats"], MELBOURNE);
    let stats = output.strip_prefix(&board).expect("the board comes first");
    // Counted by hand-written search in the order that the description gives.
    let time = stats.strip_prefix("115 nodes visited\n").and_then(|rest| rest.strip_suffix(" seconds\n"));
    assert!(code == 0 && time.is_some_and(|time| time.parse::<f64>().is_ok()), "{stats}");
}

mod triple {
    use super::*;

    #[test]
    fn help_says_what_can_be_entered() {
        for word in ["help", "HELP", "?"] {
            let Run { code, output, .. } = run(&["triple"], &format!("{word}\nquit\n"));
            assert!(code == 0 && output.contains("  undo     take the last change back\n"), "{output}");
        }
    }

    #[test]
    fn finish_can_be_asked_for_in_the_dialogue() {
        let transcript = include_str!("../transcripts/triple/finish.txt");
        let (input, rest) = transcript
            .split_once("=== input\n")
            .and_then(|(_, rest)| rest.split_once("=== output\n"))
            .expect("the transcript has both");
        let output = run(&["triple"], &format!("{input}finish\n")).output;
        let asked = "Enter finish to go on with full logic, then search; --finish does so by itself.\n";
        assert_eq!(output.matches(asked).count(), 1);
        assert_eq!(output.replace(asked, "") + "=== exit 0\n", rest);
    }
}
