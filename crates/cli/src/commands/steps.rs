//! `sudoku steps`

use super::position::{PositionArgs, Question, Said, say_of_each};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::STRING;
use crate::show::narration::{board_of, loses_uniqueness};
use clap::Args;
use std::fmt::Write as _;
use sudokit::diagram::say;
use sudokit::{Findings, Scope};

/// List every possible step in a position, of every technique
///
/// Steps of the same technique with the same effect are listed once. This includes techniques that HoDoKu
/// does not use by default, but fish of more than four houses only if --allow names them. Dynamic and nested
/// contradictions are listed only if there is nothing else. Where --allow names techniques, patterns of these
/// that change nothing are listed too: one of several candidates is true, which chains can go on from.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    position: PositionArgs,
}

const HELP: &str = "\
Exit code 1: no technique applies to some puzzle that is not solved yet, or it
obviously has no solution.

Examples:
  sudoku steps puzzle.txt
  sudoku steps --allow pointing,claiming puzzle.txt
  sudoku steps --cell r4c7 puzzle.txt -o steps.ndjson";

pub(crate) fn steps(args: StepsArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    say_of_each(args.position, Scope::for_lists, reporter, |question, solver, item, cancel| {
        let (board, flaw) = board_of(solver, &item.entry);
        let mut findings = match &flaw {
            Some(_) => Findings { board, steps: Vec::new() },
            None => Findings::of_with(board, &question.schedule, cancel)?,
        };
        if let Some(cell) = question.cell {
            findings.steps.retain(|step| step.effect.candidates().cells().contains(cell));
        }
        let is_stuck = findings.steps.is_empty() && (flaw.is_some() || !board.unsolved().is_empty());
        Ok(Said {
            outcome: if is_stuck { Outcome::Negative } else { Outcome::Positive },
            text: if question.as_json {
                serde_json::to_string(&findings).expect(STRING)
            } else {
                flaw.as_ref()
                    .map_or_else(|| text(&findings, question), |flaw| question.narrator.sentence(flaw) + "\n")
            },
        })
    })
}

fn text(findings: &Findings, question: &Question) -> String {
    let mut text = String::new();
    for step in &findings.steps {
        writeln!(text, "{}", question.narrator.line(step)).expect(STRING);
    }
    if findings.steps.is_empty() {
        writeln!(text, "{}", question.narrator.sentence(&say!("program-no-technique-applies")))
            .expect(STRING);
    }
    if let Some(left_out) = loses_uniqueness(&question.schedule, &findings.board) {
        writeln!(text, "{}", question.narrator.sentence(&left_out)).expect(STRING);
    }
    text
}
