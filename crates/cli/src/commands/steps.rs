//! `sudoku steps`

use crate::args::{StepsArgs, TextFormat};
use crate::exit::Outcome;
use crate::input::Inputs;
use crate::json::JsonList;
use crate::output::Output;
use crate::records::STRING;
use crate::report::{Failure, Message, Reporter};
use crate::telling::{Telling, board_of};
use std::fmt::Write as _;
use sudokit::logic::Schedule;
use sudokit::{Answer, Engine, Findings, Solver};

pub(crate) fn steps(args: StepsArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let mut output = Output::new(args.output.path())?;
    let mut inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    inputs.begin(reporter);
    let telling = Telling::to(&output, args.notation.coordinates());
    // Whoever asks for records may wait for each.
    let is_single = args.format == TextFormat::Text && (inputs.is_typed() || inputs.is_single());
    let mut list = JsonList::opened(args.format, &mut output)?;
    let schedule = args.allow.schedule(Schedule::everything());
    let mut solver = Solver::new();
    let (mut puzzles, mut outcome) = (0, Outcome::Positive);
    for item in inputs {
        let board = item.and_then(|item| {
            let about =
                |what| Failure::Input(Message::new(format_args!("{}:{}: {what}", item.name, item.line)));
            let board = board_of(&item.entry).map_err(about)?;
            Ok((item, board))
        });
        match board {
            Ok((item, board)) => {
                let is_unique = matches!(solver.answer(item.entry.problem()), Answer::Unique(_));
                let schedule =
                    if is_unique { schedule.clone() } else { schedule.clone().without_uniqueness() };
                let mut findings = Findings::of(board, &schedule);
                if let Some(cell) = args.cell {
                    findings.steps.retain(|step| {
                        (step.effect.placed() | step.effect.eliminated()).cells().contains(cell)
                    });
                }
                if findings.steps.is_empty() && !board.unsolved().is_empty() {
                    outcome = Outcome::Negative;
                }
                match &mut list {
                    Some(list) => {
                        list.push(&mut output, |output| Ok(serde_json::to_writer(output, &findings)?))?;
                    }
                    None => {
                        let mut text = text(&findings, telling);
                        if !is_single {
                            text = format!("{}:{}:\n{text}", item.name, item.line);
                        }
                        output.put(text.as_bytes())?;
                    }
                }
                puzzles += 1;
            }
            Err(failure) => reporter.go_on(failure)?,
        }
        reporter.progress.update(puzzles);
    }
    if let Some(list) = &list {
        list.close(&mut output)?;
    }
    output.finish()?;
    Ok(outcome)
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
