//! `sudoku iso`

use super::canon::givens;
use crate::args::{JobsArgs, StreamArgs};
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::io::stream::{MANY, each_puzzle};
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::table::{Record, Table};
use clap::{Args, ValueHint};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ffi::OsString;
use sudokit::symmetry::{Canonical, Canonizer, Form, Transformation};

/// Find out which puzzles are isomorphic
///
/// Two puzzles are isomorphic if one turns into the other when rows within a band, bands, columns within a
/// stack, stacks, digits, or rows and columns are swapped. Isomorphic puzzles form a class. Classes are
/// numbered from 1 in the order of the input. For each puzzle, `iso` writes the number of its class and a
/// transformation that turns the first puzzle of the class into it.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct IsoArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Write only the first puzzle of each class
    #[arg(short, long)]
    distinct: bool,
    /// Skip puzzles isomorphic to one in FILE (implies --distinct)
    #[arg(long, alias = "without", value_name = "FILE", value_hint = ValueHint::FilePath)]
    not_in: Vec<OsString>,
}

const HELP: &str = "\
Formats:
  line    the number of the class and the transformation, separated by two
          spaces; with --distinct the puzzle
  csv     a table with the header `puzzle,class,map`; with --distinct `puzzle`
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: there is more than one class, and neither --distinct nor --not-in
is given.

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
    let format = args.stream.format()?;
    args.stream.keep.refuse("all puzzles are compared with each other")?;
    let output = Output::new(args.stream.results.path())?;
    let mut classes = HashMap::new();
    let distinct = args.distinct || !args.not_in.is_empty();
    if !args.not_in.is_empty() {
        let mut known = Inputs::new(args.not_in, args.stream.input.from, output.clone()).or_none();
        canonical(&mut known, args.stream.jobs, reporter, |_, found| {
            classes.insert(found.puzzle, First { class: 0, by: found.by });
            Ok(())
        })?;
        if reporter.errors() > 0 {
            return Err(Failure::Fatal(Message::new(
                "--not-in cannot be read as a whole, so it is not known what to skip",
            )));
        }
    }
    let mut inputs = Inputs::new(args.stream.input.inputs, args.stream.input.from, output.clone());
    inputs.begin(reporter);
    let names: &[&str] = if distinct { &["puzzle"] } else { &["puzzle", "class", "map"] };
    let mut table = Table::new(format, names, output)?;
    let mut count = 0;
    canonical(&mut inputs, args.stream.jobs, reporter, |puzzle, found| {
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
    jobs: JobsArgs,
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
        |(puzzle, found)| give(puzzle, found).map(|()| Outcome::Positive),
    )?;
    Ok(())
}
