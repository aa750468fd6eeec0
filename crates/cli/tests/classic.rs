//! The classic programs, as their originals' users know them.
//!
//! A file in a folder below `classic/` is the whole transcript of one run. Its sections begin with `=== `: the
//! command, then the input, the output and the errors unless they are empty, then the exit code. The texts are derived
//! from the description of each program and from the rules of the game, not from what the programs print; only the
//! puzzles that a seed makes are what a run made of it. What depends on chance, on the clock or on the file system
//! is tested in this file.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use sudokit::{Digit, Puzzle, Solution};

const MELBOURNE: &str = include_str!("classic/melbourne.in");

/// How a run of `sudoku classic` went: exit code, standard output, standard error.
fn classic(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku"))
        .arg("classic")
        .args(arguments)
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that does not read its input has closed it by now.
    let _ = child.stdin.take().expect("the input is a pipe").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    (status.code().expect("no signal ended it"), text(stdout), text(stderr))
}

/// A file in a folder of its own that goes away with the tests' build folder.
fn scratch(name: &str) -> PathBuf {
    let folder =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("classic-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder.join(name)
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
    let folders = ["assistant", "dartmouth", "deduce", "backtrack", "triple"];
    for folder in
        folders.map(|name| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/classic").join(name))
    {
        for file in fs::read_dir(&folder).expect("the folder is there") {
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
    let (code, output, errors) = classic(&arguments, input);
    let mut played = format!("=== {command}\n");
    for (name, text) in [("input", input), ("output", &output), ("errors", &errors)] {
        if !text.is_empty() {
            played += &format!("=== {name}\n{text}");
        }
    }
    played + &format!("=== exit {code}\n")
}

#[test]
fn help_lists_the_five_programs_with_one_line_each() {
    let (code, out, _) = classic(&["--help"], "");
    let programs = "\
Programs:
  assistant            The Melbourne assistant (COMP10002): checks and labels
  create, solve, fuzz  The Dartmouth creator and solver (CS50), and their test
  deduce               The Chicago deducer (CS340): four kinds of deduction
  backtrack            The bit-packing backtracker: plain search
  triple               The triple-match prompt (SGE): type a puzzle in

";
    assert!(code == 0 && out.contains(programs), "{out}");
}

#[test]
fn a_word_that_is_no_program_shows_the_programs() {
    for (word, meant) in [("sovle", "did you mean 'solve'?"), ("tripel", "did you mean 'triple'?")] {
        let (code, out, err) = classic(&[word], "");
        assert!(err.starts_with("Usage: sudoku classic (create|solve)\n"), "{err}");
        assert!(err.contains(meant) && err.contains("  backtrack  "), "{err}");
        assert_eq!((code, out.as_str()), (1, ""));
    }
}

mod dartmouth {
    use super::*;

    #[test]
    fn a_created_puzzle_has_fifty_blanks_and_one_solution() {
        let (code, out, err) = classic(&["create"], "");
        assert_eq!(code, 0);
        assert!(err.contains("seed "), "{err}");
        let puzzle = grid(&out);
        assert_eq!(out, dartmouth_form(&puzzle));
        assert_eq!(puzzle.len(), 31);

        let (code, answer, _) = classic(&["solve"], &out);
        let (first, rest) = answer.split_once('\n').expect("there are lines");
        assert_eq!((code, first), (0, "1 solution(s) found."));
        assert!(solved(rest).solves(&puzzle));
        assert_eq!(rest, dartmouth_form(&grid(rest)));
    }

    #[test]
    fn a_seed_repeats_and_its_absence_does_not() {
        let create = |arguments: &[&str]| classic(&[&["create"], arguments].concat(), "").1;
        assert_eq!(create(&["--seed", "7"]), create(&["--seed", "7"]));
        assert_ne!(create(&["--seed", "7"]), create(&["--seed", "8"]));
        assert_ne!(create(&[]), create(&[]));
    }

    #[test]
    fn blanks_are_as_many_as_asked_for() {
        for blanks in [0, 1, 40, 55] {
            let (_, out, _) = classic(&["create", "--blanks", &blanks.to_string()], "");
            assert_eq!(81 - grid(&out).len(), blanks);
        }
        assert_eq!(classic(&["create", "--blanks", "65"], "").0, 2);
    }

    #[test]
    fn solutions_are_counted_up_to_the_limit() {
        // Without any 5 and 9 the two can change places: at least two solutions.
        let (code, out, _) = classic(&["solve"], &MELBOURNE.replace(['5', '9'], "0"));
        assert_eq!((code, out.lines().next()), (0, Some("2+ solution(s) found.")));
    }
}

mod deduce {
    use super::*;

    fn run(facts: &str, more: &[&str]) -> (i32, String, String) {
        classic(&[&["deduce", "-"], more].concat(), facts)
    }

    #[test]
    fn the_output_is_read_again_and_the_page_is_whole() {
        let (facts, state, page) = (scratch("facts"), scratch("state"), scratch("page.html"));
        fs::write(&facts, chicago_form(&grid(MELBOURNE))).expect("the folder can be written to");
        let [facts, state, page] = [&facts, &state, &page].map(|path| path.to_str().expect("a plain name"));

        let (code, first, _) = classic(&["deduce", "-h", page, "-o", state, facts, "-v"], "");
        assert_eq!(code, 0);
        let written = fs::read_to_string(state).expect("the state was written");
        assert_eq!(written, chicago_form(&solved(first.split("Final grid:").nth(1).unwrap()).into()));
        let (_, again, err) = classic(&["deduce", state], "");
        assert_eq!(err, "");
        assert_eq!(first.split("Final grid:").nth(1), again.split("Final grid:").nth(1));

        let page = fs::read_to_string(page).expect("the page was written");
        assert_eq!(page, include_str!("classic/deduce.html"));
    }

    #[test]
    fn lines_that_name_cells_are_read_too() {
        let puzzle = grid(MELBOURNE);
        let named: String = chicago_form(&puzzle)
            .lines()
            .map(|line| format!("r{}c{}={}\n", &line[..1], &line[2..3], &line[4..]))
            .collect();
        assert_eq!(run(&named, &["-v"]), run(&chicago_form(&puzzle), &["-v"]));
        assert_eq!(run("r1c1=.\n", &[]), run("", &[]), "a grid without digits");
        let (_, _, err) = run("r1c1=0\n", &[]);
        assert!(err.contains("line 1"), "{err}");
    }

    #[test]
    fn files_that_fail_are_named() {
        let (code, _, err) = classic(&["deduce", "no-such-file"], "");
        assert!(code == 2 && err.contains("no-such-file"), "{err}");
        let (code, _, err) = run("1 1 1\n", &["-o", "no-such-folder/state"]);
        assert!(code == 2 && err.contains("no-such-folder/state"), "{err}");
    }
}

mod backtrack {
    use super::*;

    #[test]
    fn statistics_follow_the_board() {
        let (_, board, _) = classic(&["backtrack"], MELBOURNE);
        let (code, out, _) = classic(&["backtrack", "--stats"], MELBOURNE);
        let stats = out.strip_prefix(&board).expect("the board comes first");
        // Counted by hand-written search in the order that the description gives.
        let time = stats.strip_prefix("115 nodes visited\n").and_then(|rest| rest.strip_suffix(" seconds\n"));
        assert!(code == 0 && time.is_some_and(|time| time.parse::<f64>().is_ok()), "{stats}");
    }
}

mod triple {
    use super::*;

    #[test]
    fn help_says_what_can_be_entered() {
        for word in ["help", "HELP", "?"] {
            let (code, out, _) = classic(&["triple"], &format!("{word}\nquit\n"));
            assert!(code == 0 && out.contains("  undo     take the last change back\n"), "{out}");
        }
    }

    #[test]
    fn finish_can_be_asked_for_in_the_dialogue() {
        let transcript = include_str!("classic/triple/finish.txt");
        let (input, rest) = transcript
            .split_once("=== input\n")
            .and_then(|(_, rest)| rest.split_once("=== output\n"))
            .expect("the transcript has both");
        let (_, out, _) = classic(&["triple"], &format!("{input}finish\n"));
        let asked = "Enter finish to go on with full logic, then search; --finish does so by itself.\n";
        assert_eq!(out.matches(asked).count(), 1);
        assert_eq!(out.replace(asked, "") + "=== exit 0\n", rest);
    }

    #[test]
    fn help_explains_how_a_grid_is_written() {
        for flag in ["-h", "--help"] {
            let (code, out, _) = classic(&["triple", flag], "");
            let encoding = "
How a grid is written:
  A cell is named by two letters, its column and then its row, both A to I.
  AA is the top left cell, IA the top right, AI the bottom left, and BD is in
  column B, row D.
";
            assert!(code == 0 && out.contains(encoding), "{out}");
        }
    }

    #[test]
    fn rules_have_advice_and_a_solved_example() {
        let [short, long] = ["-r", "--rules"].map(|flag| classic(&["triple", flag], ""));
        assert_eq!(short, long);
        let (code, out, _) = short;
        for part in ["THE RULES", "ADVICE", "A PUZZLE AND ITS SOLUTION"] {
            assert!(code == 0 && out.contains(part), "{out}");
        }
    }

    /// What a person at a terminal sees, from the first board to the last. This terminal does not echo what is
    /// typed, so the test does.
    #[cfg(unix)]
    #[test]
    fn the_dialogue_on_a_terminal_is_known_to_the_letter() -> Result<(), rexpect::error::Error> {
        const PROMPT: &str = "Position and value: ";
        let expected = include_str!("classic/triple-on-a-terminal.txt");
        for (no_color, blue, plain) in [("", "\x1b[34m", "\x1b[0m"), ("1", "", "")] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
            command.args(["classic", "triple"]).env("TERM", "xterm").env("NO_COLOR", no_color);
            let mut session = rexpect::session::spawn_command(command, Some(20_000))?;
            let mut seen = String::new();
            for entry in ["bd5", "BE 5", "undo", "II 1", "done"] {
                seen += &session.exp_string(PROMPT)?;
                seen += &format!("{PROMPT}{entry}\n");
                session.send_line(entry)?;
            }
            seen += &session.exp_string("\n> ")?;
            seen += "\n> no\n";
            session.send_line("no")?;
            seen += &session.exp_eof()?;
            assert_eq!(seen.replace("\r\n", "\n"), expected.replace('«', blue).replace('»', plain));
        }
        Ok(())
    }
}

#[test]
fn a_text_too_long_to_be_an_input_is_refused_whole() {
    let long = "1 1 5\n".repeat(200_000);
    let (code, output, errors) = classic(&["deduce", "-"], &long);
    assert_eq!((code, output.as_str()), (2, ""));
    assert!(errors.starts_with("error: cannot read standard input: it is longer than 1 MiB"), "{errors}");
}
