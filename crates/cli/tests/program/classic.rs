//! The classic programs in this program: help, terminal, files and messages. Their transcripts are played in
//! `crates/classic`.

use crate::common::{Folder, Run, command, run_with};
use std::fs;
use std::path::Path;

/// A run in the folder of the transcripts.
fn transcript(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../classic/transcripts");
    fs::read_to_string(folder.join(name)).expect("the transcript is a text")
}

/// Runs `sudoku classic`: exit code, standard output, standard error.
fn classic(arguments: &[&str], input: &str) -> (i32, String, String) {
    let Run { code, out, err } = run_with(&[&["classic"], arguments].concat(), input);
    (code.expect("no signal ended it"), out, err)
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
fn messages_and_exit_codes_are_those_of_the_program() {
    let (code, puzzle, notes) = classic(&["create", "--seed", "1"], "");
    let recorded = transcript("dartmouth/create.txt");
    assert_eq!((code, notes.as_str()), (0, "note: seed 1\n"));
    assert!(recorded.contains(&format!("=== output\n{puzzle}=== errors\n{notes}")), "{puzzle}");
    assert_eq!(classic(&["create", "--seed", "1", "--quiet"], "").2, "");
    assert_ne!(classic(&["create"], "").1, classic(&["create"], "").1, "seeds differ");
    assert_eq!(
        classic(&["backtrack"], "0 0 y\n"),
        (
            2,
            String::new(),
            "error: standard input: expected an integer from 0 to 9, found `y` as number 3 of 81\n".into()
        )
    );
    let (code, _, errors) = classic(&["deduce", "no-such-file"], "");
    assert!(code == 2 && errors.starts_with("error: cannot read no-such-file: no such file"), "{errors}");
}

#[test]
fn files_are_written_when_they_are_complete() {
    let folder = Folder::new("classic");
    let state = folder.path("state");
    let (code, ..) = classic(&["deduce", "-", "-o", &state], "1 1 5\n");
    assert_eq!((code, fs::read_to_string(&state).expect("the state was written").as_str()), (0, "1 1 5\n"));
    let (code, _, errors) = classic(&["deduce", "-", "-o", "no-such-folder/state"], "1 1 1\n");
    assert!(code == 2 && errors.contains("no-such-folder/state"), "{errors}");
}

mod triple {
    use super::*;

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

    /// The screen of a terminal, from the first board to the last. This terminal does not echo input, so the
    /// test does.
    #[cfg(unix)]
    #[test]
    fn the_dialogue_on_a_terminal_is_known_to_the_letter() -> Result<(), rexpect::error::Error> {
        const PROMPT: &str = "Position and value: ";
        let expected = transcript("triple-on-a-terminal.txt");
        for (no_color, blue, plain) in [("", "\x1b[34m", "\x1b[0m"), ("1", "", "")] {
            let mut command = command(&["classic", "triple"]);
            command.env("NO_COLOR", no_color);
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
