//! `sudoku transform`

use super::rows::rows;
use crate::args::StreamArgs;
use crate::io::stream::MANY;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::table::Record;
use clap::Args;
use sudokit::generate::Random;
use sudokit::symmetry::Transformation;
use sudokit::{Candidates, Entry, Problem};

/// Transform puzzles and candidate grids into isomorphs
///
/// --by takes a name, or a transformation as `sudoku canon --map` and `sudoku iso` write it. Several are
/// applied one after the other. The names are `transpose`, `antitranspose`, `quarter-turn` (clockwise),
/// `half-turn`, `three-quarter-turn`, `mirror` (left and right), `flip` (top and bottom), `swap-r1-r3` (rows
/// of a band), `swap-c4-c5` (columns of a stack), `swap-bands-1-2`, `swap-stacks-2-3` and `swap-digits-4-9`.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct TransformArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Transformation to apply, by name or as text
    #[arg(short, long, value_name = "NAME|MAP", value_parser = transformation, required_unless_present = "random")]
    by: Vec<Transformation>,
    /// Then apply a random transformation, a different one to each puzzle
    #[arg(short, long)]
    random: bool,
    /// Seed of --random [default: a new one, shown on standard error]
    #[arg(long, value_name = "SEED", requires = "random")]
    seed: Option<u64>,
    /// Apply the inverse of all that instead
    #[arg(short, long)]
    inverse: bool,
    /// Also write the transformation as a whole
    #[arg(long)]
    map: bool,
}

const HELP: &str = "\
Formats:
  line    the image; with --map followed by the transformation, separated by two
          spaces
  csv     a table with the header `puzzle,image`, or `puzzle,image,map`
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}
The image of a candidate grid has 729 characters. Digits that a player has
filled in are left out.

Examples:
  sudoku transform --by mirror puzzle.txt
  sudoku transform --by transpose --by swap-digits-1-9 puzzles.txt
  sudoku transform --random --seed 7 --map puzzles.txt
  sudoku transform --inverse --by \"$(cat map.txt)\" forms.txt";

pub(crate) fn transform(args: TransformArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let seed = if args.random { Some(args.stream.seed(args.seed, reporter)?) } else { None };
    let mut names = vec!["puzzle", "image"];
    names.extend(args.map.then_some("map"));
    let format = args.stream.format()?;
    let named = args.by.iter().fold(Transformation::IDENTITY, |all, by| all.then(by));
    rows(args.stream, &names, MANY, reporter, |_: &mut (), item, before| {
        let random = seed.map_or(Transformation::IDENTITY, |seed| {
            Transformation::random(&mut Random::piece(seed, before))
        });
        let by = named.then(&random);
        let by = if args.inverse { by.inverse() } else { by };
        let record = Record::of(text(&item.entry))
            .with("image", Some(text(&image(&item.entry, &by))))
            .with("map", args.map.then(|| by.to_string()));
        Ok((record.line(format), Outcome::Positive))
    })
}

fn text(entry: &Entry) -> String {
    let mut text = String::new();
    entry.push_puzzle(&mut text);
    text
}

/// The problem as it stands after the transformation.
fn image(entry: &Entry, by: &Transformation) -> Entry {
    match entry.problem() {
        Problem::Givens(puzzle) => Entry::from(by.apply(puzzle)),
        problem => {
            Entry { candidates: Some(Candidates::Given(by.apply(&problem.candidates()))), ..Entry::default() }
        }
    }
}

/// A transformation by its name or as text.
fn transformation(text: &str) -> Result<Transformation, String> {
    match Transformation::by_name(text) {
        Some(named) => Ok(named),
        None if text.starts_with("rows") => text.parse().map_err(|error| format!("{error}")),
        None if text.starts_with("swap-") => Err(
            "swapped are rows of a band (swap-r1-r3), columns of a stack (swap-c4-c5), swap-bands-1-2, swap-stacks-2-3 \
             or swap-digits-4-9"
                .to_owned(),
        ),
        None => Err(
            "it is neither a name that the help shows, nor like `rows 123456789 columns 123456789 digits 123456789 transposed`"
                .to_owned(),
        ),
    }
}
