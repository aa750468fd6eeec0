//! Transcripts of the classic programs, as their originals' users know them.
//!
//! The expected texts come from the description of each program and from the rules of the game.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use sudokit::{Digit, Puzzle, Solution};

const MELBOURNE: &str = include_str!("classic/melbourne.in");
const VIOLATIONS: &str = include_str!("classic/violations.in");

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
fn help_lists_the_five_programs() {
    let (code, out, _) = classic(&["--help"], "");
    assert_eq!(code, 0);
    for program in ["assistant ", "create, solve, fuzz ", "deduce ", "backtrack ", "triple "] {
        assert_eq!(out.lines().filter(|line| line.trim_start().starts_with(program)).count(), 1, "{program}");
    }
}

#[test]
fn anything_but_a_known_word_gets_the_usage_line() {
    for words in [&[][..], &["make"], &["make", "it"], &["create", "solve"], &["solve", "now"]] {
        let said = (1, String::new(), "Usage: sudoku classic (create|solve)\n".to_owned());
        assert_eq!(classic(words, ""), said, "{words:?}");
    }
}

mod assistant {
    use super::*;

    #[test]
    fn labels_the_melbourne_grid_pass_by_pass() {
        let (code, out, err) = classic(&["assistant"], MELBOURNE);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.starts_with(include_str!("classic/melbourne-start.out")), "{out}");
        assert!(out.ends_with(include_str!("classic/melbourne-end.out")), "{out}");
        assert_eq!(out.matches(" must be ").count(), 41);
        solved(&out.lines().skip_while(|line| !line.starts_with("4 5 1")).take(11).collect::<String>());
    }

    #[test]
    fn lists_the_violations_and_ends() {
        let expected = include_str!("classic/violations.out");
        assert_eq!(classic(&["assistant"], VIOLATIONS), (1, expected.into(), String::new()));
    }

    /// Four 1s leave it one place in row 1, r1c1, where every other digit is an option as well.
    #[test]
    fn strategy_two_finds_the_only_cell_of_a_set() {
        let mut puzzle = Puzzle::EMPTY;
        for (row, column) in [(1, 3), (2, 6), (3, 1), (6, 2)] {
            puzzle.set(sudokit::Cell::at(row, column), Some(Digit::D1));
        }
        let input = dartmouth_form(&puzzle);
        let (code, one, _) = classic(&["assistant"], &input);
        assert_eq!((code, one.contains("strategy")), (0, false));
        let (code, two, _) = classic(&["assistant", "--strategy", "two"], &input);
        assert_eq!(code, 0);
        assert!(two.contains("\nstrategy two\nset  0 (row 1): row 1 col 1 must be 1\n"), "{two}");
        assert!(!two.contains("strategy one") && !two.contains("ta daa"), "{two}");
    }

    #[test]
    fn a_wrong_token_is_named() {
        for (input, named) in [
            ("1 2 x", "`x` as number 3"),
            ("1 10", "`10` as number 2"),
            ("-1", "`-1` as number 1"),
            ("1 2", "found 2 of them"),
        ] {
            let (code, out, err) = classic(&["assistant"], input);
            assert_eq!((code, out.as_str()), (2, ""));
            assert!(err.contains(named), "{err}");
        }
        let (code, _, err) = classic(&["assistant"], &format!("{MELBOURNE} 7"));
        assert!(code == 2 && err.contains("`7`"), "{err}");
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

        let (code, out, _) = classic(&["solve", "--limit", "1"], MELBOURNE);
        assert_eq!((code, out.lines().next()), (0, Some("1+ solution(s) found.")));
        assert_eq!(out.lines().count(), 10);

        let none = (0, "0 solution(s) found.\n".to_owned(), String::new());
        assert_eq!(classic(&["solve"], VIOLATIONS), none);
    }

    #[test]
    fn an_invalid_game_is_refused() {
        for input in
            ["", "123", &MELBOURNE.replace('0', "."), &MELBOURNE.replace('5', "x"), &format!("{MELBOURNE}1")]
        {
            let refused = (2, String::new(), "Error: passed invalid game\n".to_owned());
            assert_eq!(classic(&["solve"], input), refused);
        }
    }

    #[test]
    fn fuzz_finds_no_error() {
        let (code, out, _) = classic(&["fuzz", "20"], "");
        assert_eq!((code, out.as_str()), (0, "20 puzzle(s) created and solved, 0 error(s) found.\n"));
    }
}

mod deduce {
    use super::*;

    fn run(facts: &str, more: &[&str]) -> (i32, String, String) {
        classic(&[&["deduce", "-"], more].concat(), facts)
    }

    #[test]
    fn the_melbourne_grid_is_resolved() {
        let puzzle = grid(MELBOURNE);
        let (code, out, err) = run(&chicago_form(&puzzle), &["-v"]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.starts_with("Initial grid:\n. 5 1 . 7 . 9 2 3\n. . 6 9 . 2 4 1 .\n"), "{out}");
        assert!(out.contains("\nsingle: placed 7 at row 2 column 2 (no other value is left)\n"), "{out}");
        assert_eq!(out.matches("single: placed").count(), 41);
        let (_, last) = out.split_once("\nThe puzzle is completely solved.\n\nFinal grid:\n").expect(&out);
        assert!(solved(last).solves(&puzzle));
        assert_eq!(run(&chicago_form(&puzzle), &[]).1.matches("placed").count(), 0);
    }

    /// Box 1 has 7, 8 and 9 in row 1 only. No digit can be placed.
    #[test]
    fn locked_candidates_are_named_with_their_squares() {
        let facts = "2 1 1\n2 2 2\n2 3 3\n3 1 4\n3 2 5\n3 3 6\n";
        let (code, out, _) = run(facts, &["-v"]);
        assert_eq!(code, 0);
        let line = "locked candidates: removed 7 at row 1 column 4, 7 at row 1 column 5, 7 at row 1 column 6, \
                    7 at row 1 column 7, 7 at row 1 column 8, 7 at row 1 column 9 \
                    (box 1 has 7 only at row 1 column 1 and row 1 column 2 and row 1 column 3)\n";
        assert!(out.contains(line), "{out}");
        assert!(out.contains("The puzzle is not completely solved.\n"), "{out}");
    }

    #[test]
    fn lines_that_cannot_be_are_reported_and_ignored() {
        let (code, out, err) = run("1 1 5\n1 9 5\n1 2\n1 x 3\n0 1 1\n2 2 10\n\n1 1 5\n1 1 6\n9 9 1\n", &[]);
        assert_eq!(code, 0);
        let numbers: Vec<&str> =
            err.lines().filter_map(|line| line.split("line ").nth(1)?.split(':').next()).collect();
        assert_eq!(numbers, ["2", "3", "4", "5", "6", "9"], "{err}");
        assert!(out.starts_with("Initial grid:\n5 . . . . . . . .\n"), "{out}");
        assert!(out.ends_with(". . . . . . . . 1\n"), "{out}");
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
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        assert_eq!((page.matches("<tr>").count(), page.matches("<td").count()), (9, 81));
        assert_eq!(page.matches("class=\"given\"").count(), 40);
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
    fn solves_and_counts() {
        let (code, out, _) = classic(&["backtrack"], MELBOURNE);
        assert_eq!(code, 0);
        assert!(solved(&out).solves(&grid(MELBOURNE)));
        let (_, with_stats, _) = classic(&["backtrack", "--stats"], MELBOURNE);
        let stats = with_stats.strip_prefix(&out).expect("the board comes first");
        assert!(stats.contains(" nodes visited\n") && stats.ends_with(" seconds\n"), "{stats}");
    }

    #[test]
    fn says_what_is_wrong() {
        let (code, out, _) = classic(&["backtrack"], VIOLATIONS);
        assert!(code == 1 && out.starts_with("The grid is invalid: row 7 has 2 more than once"), "{out}");

        // With 4 moved one cell to the right, 5 is missing from row 1 and stands in column 1 already.
        let mut rest = Puzzle::from(solved(&classic(&["backtrack"], MELBOURNE).1));
        rest.set(sudokit::Cell::at(0, 0), None);
        rest.set(sudokit::Cell::at(0, 1), Some(Digit::D4));
        rest.set(sudokit::Cell::at(4, 1), None);
        let said = (1, "The grid cannot be solved.\n".to_owned(), String::new());
        assert_eq!(classic(&["backtrack"], &dartmouth_form(&rest)), said);
    }
}

mod triple {
    use super::*;

    /// The entries that type a puzzle in.
    fn typed(puzzle: &Puzzle) -> String {
        let letter = |index: usize| char::from(b'A' + index as u8);
        let entry = |cell: sudokit::Cell| {
            let digit = puzzle.digit(cell).expect("the cell holds a digit");
            format!("{}{} {digit}\n", letter(cell.column()), letter(cell.row()))
        };
        puzzle.cells().iter().map(entry).collect()
    }

    #[test]
    fn solves_what_is_typed() {
        let puzzle = grid(MELBOURNE);
        let (code, out, _) = classic(&["triple"], &(typed(&puzzle) + "done\n"));
        assert_eq!(code, 0);
        let (entering, end) = out.split_once("Solved in ").expect(&out);
        assert_eq!(entering.matches("A B C   D E F   G H I").count(), 1 + 40);
        assert!(end.contains("A   4 5 1 | 6 7 8 | 9 2 3\n"), "{end}");
        assert!(!out.contains('\x1b'), "no colour in a pipe");
    }

    #[test]
    fn refuses_with_a_reason() {
        let entries = "BD5\nbd 5\nbe 5\nIA 0\nJA 1\nAA\nAA 10\nAC 7\nIC 7\nCB 7\nundo\nundo\nundo\nquit\n";
        let (code, out, _) = classic(&["triple"], entries);
        assert_eq!(code, 0);
        for reason in [
            "BD holds 5 already.",
            "5 stands in column B already, at BD.",
            "IA is empty already.",
            "JA is not a position",
            "A value for AA is missing",
            "10 is not a value",
            "7 stands in row C already, at AC.",
            "7 stands in the same square already, at AC.",
            "There is nothing to undo.",
        ] {
            assert_eq!(out.matches(reason).count(), 1, "{reason}: {out}");
        }
        assert!(!out.contains("Stuck"));
    }

    #[test]
    fn offers_to_finish() {
        let puzzle = grid(MELBOURNE);
        let mut sparse = puzzle;
        for cell in sudokit::House::row(1).cells() | sudokit::House::row(0).cells() {
            sparse.set(cell, None);
        }
        let (code, stuck, _) = classic(&["triple"], &typed(&sparse));
        assert_eq!(code, 0);
        assert!(stuck.contains("Stuck after ") && stuck.contains("--finish"), "{stuck}");
        for (arguments, answer) in [(&["triple"][..], "done\nfinish\n"), (&["triple", "--finish"], "done\n")]
        {
            let (code, out, _) = classic(arguments, &(typed(&sparse) + answer));
            assert_eq!(code, 0);
            let (_, end) = out.split_once("Logic fills ").expect(&out);
            let board: String = end.lines().filter(|line| line.contains('|')).collect();
            assert!(solved(&board).solves(&sparse), "{end}");
        }
    }

    #[test]
    fn explains_itself() {
        let (code, out, _) = classic(&["triple", "-h"], "");
        assert!(code == 0 && out.contains("its column and then its row"), "{out}");
        let (code, out, _) = classic(&["triple", "-r"], "");
        assert!(code == 0 && out.contains("exactly once"), "{out}");
    }

    /// A person at a terminal sees the digits they typed in blue, and a prompt.
    #[cfg(unix)]
    #[test]
    fn colours_on_a_terminal() -> Result<(), rexpect::error::Error> {
        for (no_color, seen) in [("", "D   . \x1b[34m5\x1b[0m . |"), ("1", "D   . 5 . |")] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
            command.args(["classic", "triple"]).env("TERM", "xterm").env("NO_COLOR", no_color);
            let mut session = rexpect::session::spawn_command(command, Some(20_000))?;
            session.exp_string("Position and value: ")?;
            session.send_line("bd5")?;
            session.exp_string(seen)?;
            session.exp_string("Position and value: ")?;
            session.send_line("quit")?;
            session.exp_eof()?;
        }
        Ok(())
    }
}
