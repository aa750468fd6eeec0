//! `sudoku steps`

use super::position::{Said, say_of_each};
use crate::args::StepsArgs;
use crate::exit::Outcome;
use crate::records::STRING;
use crate::report::{Failure, Message, Reporter};
use crate::telling::{Telling, board_of};
use std::fmt::Write as _;
use sudokit::logic::Schedule;
use sudokit::{Answer, Engine, Findings};

pub(crate) fn steps(args: StepsArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    say_of_each(args.position, Schedule::listed(), reporter, |question, solver, item| {
        let about = |what| Failure::Input(Message::new(format_args!("{}:{}: {what}", item.name, item.line)));
        let board = board_of(&item.entry).map_err(about)?;
        let is_unique = matches!(solver.answer(item.entry.problem()), Answer::Unique(_));
        let schedule = question.schedule.clone();
        let schedule = if is_unique { schedule } else { schedule.without_uniqueness() };
        let mut findings = Findings::of(board, &schedule);
        if let Some(cell) = question.cell {
            findings
                .steps
                .retain(|step| (step.effect.placed() | step.effect.eliminated()).cells().contains(cell));
        }
        let is_stuck = findings.steps.is_empty() && !board.unsolved().is_empty();
        Ok(Said {
            outcome: if is_stuck { Outcome::Negative } else { Outcome::Positive },
            text: if question.as_json {
                serde_json::to_string(&findings).expect(STRING)
            } else {
                text(&findings, question.telling)
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
