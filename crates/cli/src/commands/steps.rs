//! `sudoku steps`

use super::position::{Said, say_of_each};
use crate::args::StepsArgs;
use crate::exit::Outcome;
use crate::records::STRING;
use crate::report::{Failure, Reporter};
use crate::telling::{Telling, board_of};
use std::fmt::Write as _;
use sudokit::Findings;
use sudokit::logic::Schedule;

pub(crate) fn steps(args: StepsArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    say_of_each(args.position, Schedule::listed(), reporter, |question, solver, item| {
        let (board, flaw) = board_of(solver, &item.entry);
        let mut findings = match &flaw {
            Some(_) => Findings { board, steps: Vec::new() },
            None => Findings::of(board, &question.schedule),
        };
        if let Some(cell) = question.cell {
            findings
                .steps
                .retain(|step| (step.effect.placed() | step.effect.eliminated()).cells().contains(cell));
        }
        let is_stuck = findings.steps.is_empty() && (flaw.is_some() || !board.unsolved().is_empty());
        Ok(Said {
            outcome: if is_stuck { Outcome::Negative } else { Outcome::Positive },
            text: if question.as_json {
                serde_json::to_string(&findings).expect(STRING)
            } else {
                flaw.map_or_else(|| text(&findings, question.telling), |flaw| flaw + "\n")
            },
        })
    })
}

fn text(findings: &Findings, telling: Telling) -> String {
    let mut text = String::new();
    for step in &findings.steps {
        writeln!(text, "{}", telling.line(step)).expect(STRING);
    }
    if findings.steps.is_empty() {
        text.push_str("There is none.\n");
    }
    text
}
