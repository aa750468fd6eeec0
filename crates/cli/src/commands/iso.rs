//! `sudoku iso`

use super::canon::givens;
use crate::args::JobsArgs;
use crate::exit::Outcome;
use crate::input::Inputs;
use crate::output::Output;
use crate::report::{Failure, Message, Reporter};
use crate::stream::{MANY, StreamArgs, each_puzzle};
use crate::table::{Record, Table};
use clap::{Args, ValueHint};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ffi::OsString;
use sudokit::symmetry::{Canonical, Canonizer, Form, Transformation};

/// Say which puzzles are the same in other clothes
///
/// Puzzles that swapping rows of a band, bands, columns, stacks and digits, and rows with columns, makes of each other are
/// isomorphic: one class. Classes are numbered from 1, in the order in which they are met. Each puzzle gets the number of its
/// class and the transformation that makes it of the first of its class.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct IsoArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Write only the first puzzle of each class
    #[arg(short, long)]
    distinct: bool,
    /// Leave out what is isomorphic to a puzzle of this file; --distinct is understood
    #[arg(long, alias = "without", value_name = "FILE", value_hint = ValueHint::FilePath)]
    not_in: Vec<OsString>,
}

const HELP: &str = "\
Formats:
  line    the number of the class and the transformation, two spaces between; with
          --distinct the puzzle
  csv     the header `puzzle,class,map`; with --distinct `puzzle`
  ndjson  for each puzzle one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: there is more than one class, and neither --distinct nor --not-in was asked for.

Examples:
  sudoku iso one.txt other.txt
  sudoku iso --distinct collection.txt > distinct.txt
  sudoku iso --not-in known.txt found.txt > new.txt";

/// The first puzzle of a class, and what leads from it to the form.
struct First {
    class: u64,
    by: Transformation,
}

pub(crate) fn iso(args: IsoArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let output = Output::new(args.stream.output.path())?;
    let mut classes = HashMap::new();
    let distinct = args.distinct || !args.not_in.is_empty();
    if !args.not_in.is_empty() {
        let mut known = Inputs::new(args.not_in, args.stream.input.from, output.clone());
        canonical(&mut known, &args.stream.jobs, reporter, |_, found| {
            classes.insert(found.puzzle, First { class: 0, by: found.by });
            Ok(())
        })?;
        if reporter.errors() > 0 {
            return Err(Failure::Fatal(Message::new("what is to be left out is not known")));
        }
    }
    let mut inputs = Inputs::new(args.stream.input.inputs, args.stream.input.from, output.clone());
    inputs.begin(reporter);
    let names: &[&str] = if distinct { &["puzzle"] } else { &["puzzle", "class", "map"] };
    let format = args.stream.format;
    let mut table = Table::new(format, names, output)?;
    let mut count = 0;
    canonical(&mut inputs, &args.stream.jobs, reporter, |puzzle, found| {
        let (first, is_new) = match classes.entry(found.puzzle) {
            Entry::Occupied(known) => (known.into_mut(), false),
            Entry::Vacant(place) => {
                count += 1;
                (place.insert(First { class: count, by: found.by }), true)
            }
        };
        let record = Record::of(&puzzle);
        let record = if distinct {
            record.plainly(&puzzle)
        } else {
            let map = first.by.then(&found.by.inverse());
            record.with("class", Some(first.class)).with("map", Some(map.to_string()))
        };
        if distinct && !is_new { Ok(()) } else { table.put(&record.line(format)) }
    })?;
    table.finish()?;
    reporter.detail(format_args!("{count} classes; {} errors", reporter.errors()));
    Ok(if distinct || count < 2 { Outcome::Positive } else { Outcome::Negative })
}

/// Gives the puzzles away with their forms, in order.
fn canonical(
    inputs: &mut Inputs,
    jobs: &JobsArgs,
    reporter: &mut Reporter,
    mut give: impl FnMut(String, Canonical) -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    each_puzzle(
        inputs,
        jobs,
        MANY,
        reporter,
        |canonizer: &mut Canonizer, item, _| {
            let puzzle = givens(item)?;
            Ok((puzzle.to_string(), canonizer.canonical(Form::Minlex, &puzzle)))
        },
        |(puzzle, found)| give(puzzle, found),
    )
}
