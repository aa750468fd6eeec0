//! The loop of `sudoku hint` and `sudoku steps`: a text or a record for each position.

use crate::args::{AllowArgs, GivensArgs, InputArgs, JobsArgs, NotationArgs, ResultArgs, TimeoutArgs, cell};
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::output::Output;
use crate::io::stream::{FEW, each_puzzle};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::json::{JsonList, TextFormat};
use crate::show::narration::Narrator;
use clap::Args;
use std::io::Write as _;
use sudokit::logic::Schedule;
use sudokit::{Cancel, Cell, Scope, Single};

/// Positions, techniques and form of the answers.
#[derive(Args)]
pub(crate) struct PositionArgs {
    #[command(flatten)]
    input: InputArgs,
    #[command(flatten)]
    givens: GivensArgs,
    /// Show only what changes this cell
    #[arg(long, value_name = "CELL", value_parser = cell)]
    cell: Option<Cell>,
    #[command(flatten)]
    results: ResultArgs<TextFormat>,
    #[command(flatten)]
    notation: NotationArgs,
    #[command(flatten)]
    jobs: JobsArgs,
    #[command(flatten)]
    timeout: TimeoutArgs,
    #[command(flatten)]
    allow: AllowArgs,
}

/// The question about each position.
pub(super) struct Question {
    pub(super) schedule: Schedule,
    pub(super) cell: Option<Cell>,
    pub(super) narrator: Narrator,
    /// A record is wanted, not text.
    pub(super) as_json: bool,
}

/// The answer about a position: a record, or lines of text.
pub(super) struct Said {
    pub(super) outcome: Outcome,
    pub(super) text: String,
}

/// Answers a question about each position, with a schedule of the scope that is wanted.
pub(super) fn say_of_each(
    args: PositionArgs,
    schedule: fn(&Scope) -> Schedule,
    reporter: &mut Reporter,
    say: impl Fn(&Question, &mut Single, &InputEntry, &Cancel) -> Result<Said, Failure> + Sync,
) -> Result<Outcome, Failure> {
    let format = args.results.format()?.unwrap_or(TextFormat::Text);
    let mut output = Output::new(args.results.path())?;
    let mut inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    let printed = args.givens.read(&output)?;
    inputs.begin(reporter);
    let question = Question {
        schedule: schedule(&args.allow.scope()),
        cell: args.cell,
        narrator: args.notation.narrator(&output, format == TextFormat::Text)?,
        as_json: format != TextFormat::Text,
    };
    // A reader of records may wait for each.
    let is_single = !question.as_json && (inputs.is_typed() || inputs.is_single());
    let mut list = JsonList::opened(format, &mut output)?;
    let outcome = each_puzzle(
        &mut inputs,
        args.jobs,
        FEW,
        reporter,
        |solver, item, _| {
            let item = &*printed.game(item)?;
            let mut said = args.timeout.within(item, |cancel| say(&question, solver, item, cancel))?;
            if !question.as_json && !is_single {
                // Several lines stand together.
                let space = if said.text.lines().count() > 1 { '\n' } else { ' ' };
                said.text = format!("{}:{}:{space}{}", item.name, item.line, said.text);
            }
            Ok(said)
        },
        |said| {
            match &mut list {
                Some(list) => list.push(&mut output, |output| output.write_all(said.text.as_bytes()))?,
                None => output.put(said.text.as_bytes())?,
            }
            Ok(said.outcome)
        },
    )?;
    if let Some(list) = &list {
        list.close(&mut output)?;
    }
    output.finish()?;
    Ok(outcome)
}
