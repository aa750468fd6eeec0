//! `sudoku classify`

use crate::args::{StreamArgs, TimeoutArgs};
use crate::io::stream::each_puzzle;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{Record, TableFormat, line};
use clap::Args;
use std::collections::BTreeMap;
use sudokit::{Classification, Single, Status};

/// Puzzles that a thread takes at once: few, as one may take seconds.
const CHUNK: usize = 4;

/// Classify hard puzzles, as players' forums do
///
/// The classes are how many suppositions deep trial and error with singles has to go, which techniques are
/// enough, and whether there is a tridagon or an exocet: at the start, after singles, or after locked
/// candidates and subsets.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ClassifyArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Try suppositions up to N deep, 0 to 3
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=3))]
    depth: u8,
    /// Write how many puzzles are of each sort, and nothing about single puzzles
    #[arg(long)]
    summary: bool,
    #[command(flatten)]
    timeout: TimeoutArgs,
}

const HELP: &str = "\
Formats:
  line    the depth, what is enough, and the patterns with the point of the
          way at which they are there first; `none` or `multiple` if the
          puzzle does not have exactly one solution
  csv     a table with the header `puzzle,status,depth,beyond,means,tridagon,
          guardians,exocet,exocet_kind`
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}
An exocet counts if it has two base cells and two targets, and removes
something: no single-base, one-target or weak exocet.
With --summary there is a line for each property, and how many puzzles have it.

What is enough is the first of these that is; of those that stand together all
that are:
  singles; locked (candidates); basics: with subsets
  basics with fish, wings, uniqueness, chains, als, whips, exotic
  patterns: all of these; hodoku: HoDoKu's techniques
  full: everything

Exit code 1: some puzzle does not have exactly one solution.

Examples:
  sudoku classify puzzles.txt
  sudoku classify --depth 2 hardest.txt -o sorts.csv
  sudoku classify --summary puzzles.txt";

/// The columns of the table, in the order of the fields.
const COLUMNS: &[&str] =
    &["puzzle", "status", "depth", "beyond", "means", "tridagon", "guardians", "exocet", "exocet_kind"];

pub(crate) fn classify(args: ClassifyArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let ClassifyArgs { stream: arguments, depth, summary, timeout } = args;
    if summary {
        arguments.keep.refuse("a summary is of all puzzles")?;
    }
    let format = arguments.format()?;
    let columns = if summary { &["property", "puzzles"] } else { COLUMNS };
    let (mut inputs, mut table, jobs) = arguments.open(columns, reporter)?;
    let mut sorts = BTreeMap::new();
    let outcome = each_puzzle(
        &mut inputs,
        jobs,
        CHUNK,
        reporter,
        |engine: &mut Single, item, _| {
            timeout.within(item, |cancel| {
                Ok(Classification::of(engine, &item.entry.givens, depth.into(), cancel)?)
            })
        },
        |one| {
            if summary {
                properties(&one).into_iter().for_each(|sort| *sorts.entry(sort).or_insert(0_u64) += 1);
            } else {
                table.put(&line(&one, format))?;
            }
            Ok(if one.status == Status::Unique { Outcome::Positive } else { Outcome::Negative })
        },
    )?;
    for (property, puzzles) in sorts {
        table.put(&counted(&property, puzzles, format))?;
    }
    table.finish()?;
    Ok(outcome)
}

/// The sorts of a puzzle in a summary.
fn properties(said: &Classification) -> Vec<String> {
    if said.status != Status::Unique {
        return vec![said.status.name().to_owned()];
    }
    let depth =
        said.depth.map_or_else(|| format!("beyond T&E({})", said.most), |depth| format!("T&E({depth})"));
    let mut properties = vec![depth];
    properties.extend(said.means.iter().map(|means| format!("means: {means}")));
    if let Some(found) = said.tridagon {
        properties.push(format!("tridagon: {} with {} guardians", found.point, found.guardians));
    }
    if let Some(found) = said.exocet {
        properties.push(format!("exocet: {} at {}", found.kind.id, found.point));
    }
    properties
}

fn counted(property: &str, puzzles: u64, format: TableFormat) -> String {
    let record = Record::about("property", property).with("puzzles", Some(puzzles));
    record.plainly(format!("{puzzles:>8}  {property}")).line(format)
}
