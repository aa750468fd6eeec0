//! `sudoku generate`

use crate::args::{OutputArgs, formats};
use crate::exit::Outcome;
use crate::output::Output;
use crate::records::{STRING, unwritable};
use crate::report::{Failure, Message, Reporter};
use crate::seed;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use sudokit::formats::{Format, Writer};
use sudokit::generate::{Grids, Random, Recipe, Symmetry, dig, fill_around};
use sudokit::{Backend, Batch, Cell, CellSet, Entry, Puzzle, Team};

/// Grids that a thread digs in together. Enough that few lanes are idle, few enough that one puzzle does not wait for many.
const PIECE: usize = 1024;

/// Make puzzles with one solution
///
/// Minimal ones if nothing else is asked for: no given can go. Each comes from a random full grid, all of which are equally
/// likely, and whose digits are taken away in random order as far as there is one solution. With a symmetry, cells that belong together go together, and minimal
/// means that no such group can go.
///
/// The same seed makes the same puzzles, whatever the number of threads. It is told on standard error.
#[derive(Args)]
#[command(visible_alias = "create", after_long_help = HELP)]
pub(crate) struct GenerateArgs {
    /// How many
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    count: usize,
    /// How the givens lie
    #[arg(short, long, value_name = "SYMMETRY", default_value = "none", value_parser = symmetries())]
    symmetry: Symmetry,
    /// Exactly so many givens, whether needed or not
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u8).range(17..=81))]
    clues: Option<u8>,
    /// Givens exactly where this grid of 81 characters has something else than a dot or a zero
    #[arg(short, long, value_name = "GRID", value_parser = pattern, conflicts_with_all = ["symmetry", "clues", "around"])]
    pattern: Option<CellSet>,
    /// The givens of this puzzle, and more
    #[arg(short, long, value_name = "PUZZLE", value_parser = puzzle)]
    around: Option<Puzzle>,
    /// Full grids instead of puzzles: all 6,670,903,752,021,072,936,960 equally likely
    #[arg(long, conflicts_with_all = ["symmetry", "clues", "pattern"])]
    grids: bool,
    /// Make what this seed made before
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Stop after this many seconds, with what there is
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// Give up when so many grids have given no puzzle
    #[arg(long, value_name = "N", default_value = "1000000")]
    tries: NonZeroUsize,
    /// The threads to work with; as many as there are cores if not given
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// The format to write
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        default_value = "line",
        value_parser = formats(Format::writes),
        hide_possible_values = true,
        ignore_case = true
    )]
    format: Format,
    #[command(flatten)]
    output: OutputArgs,
}

const HELP: &str = "\
Exit code 1 if there are fewer puzzles than asked for.

Examples:
  sudoku generate
  sudoku generate -n 100 --symmetry half-turn --seed 7
  sudoku generate -n 10 --clues 30 --format csv -o puzzles.csv
  sudoku generate --around 12.......3.......................................................................";

fn symmetries() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::name)).try_map(|name| {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name).ok_or("no such symmetry")
    })
}

fn puzzle(text: &str) -> Result<Puzzle, String> {
    sudokit::read(text).map(|entry| entry.givens).map_err(|error| error.to_string())
}

fn pattern(text: &str) -> Result<CellSet, String> {
    let marks: Vec<char> = text.chars().filter(|mark| !mark.is_whitespace()).collect();
    if marks.len() != Cell::COUNT {
        return Err(format!("it has {} characters, not 81", marks.len()));
    }
    Ok(Cell::all().zip(marks).filter(|(_, mark)| !matches!(mark, '.' | '0')).map(|(cell, _)| cell).collect())
}

/// What one thread has made in one go.
#[derive(Default)]
struct Piece {
    number: u64,
    puzzles: Vec<Puzzle>,
}

/// Why no more is made.
enum End {
    Enough,
    GivenUp,
    Failure(Failure),
}

pub(crate) fn generate(args: &GenerateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let seed = args.seed.unwrap_or_else(seed::fresh);
    reporter.note(format_args!("seed {seed}"));
    let around = args.around.unwrap_or(Puzzle::EMPTY);
    let clues = args.clues.map(usize::from);
    let recipe = Recipe { symmetry: args.symmetry, clues, around, pattern: args.pattern };
    let mut writer = Writer::new(args.format).ok_or_else(|| unwritable(args.format))?;
    let mut output = Output::new(args.output.path())?;
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = args.jobs.map_or_else(cores, NonZeroUsize::get);
    let deadline = match args.time.map(Duration::try_from_secs_f64) {
        None => None,
        Some(Ok(time)) => Instant::now().checked_add(time),
        Some(Err(_)) => {
            return Err(Failure::Fatal(Message::new("--time must be a number of seconds, 0 or more")));
        }
    };

    let grids = Grids::new();
    let mut text = String::new();
    let (mut pieces, mut made, mut in_vain) = (0, 0, 0);
    let end = Team::on(Backend::best(), jobs).in_order(
        |piece: &mut Piece| {
            piece.number = pieces;
            pieces += 1;
            args.count > 0 && deadline.is_none_or(|deadline| Instant::now() < deadline)
        },
        |batch, piece| piece.make(&recipe, args.grids, seed, &grids, batch),
        |piece| {
            in_vain = if piece.puzzles.is_empty() { in_vain + PIECE } else { 0 };
            for puzzle in &piece.puzzles {
                text.clear();
                writer.entry(&mut text, &Entry::from(*puzzle)).expect(STRING);
                output.put(text.as_bytes()).map_err(End::Failure)?;
                made += 1;
                if made == args.count {
                    return Err(End::Enough);
                }
            }
            reporter.progress.update(made as u64);
            if in_vain >= args.tries.get() { Err(End::GivenUp) } else { Ok(()) }
        },
    );
    text.clear();
    writer.finish(&mut text).expect(STRING);
    output.put(text.as_bytes())?;
    output.finish()?;
    reporter.progress.finish();
    let missed = |why: &str| reporter.note(format_args!("{made} of {} made: {why}", args.count));
    match end {
        Err(End::Failure(failure)) => return Err(failure),
        Err(End::GivenUp) => missed(&format!("no puzzle in {} grids", args.tries)),
        Ok(()) if made < args.count => missed("the time is over"),
        Err(End::Enough) | Ok(()) => return Ok(Outcome::Positive),
    }
    Ok(Outcome::Negative)
}

impl Piece {
    /// What the seed and the number of the piece make, and nothing else.
    fn make(&mut self, recipe: &Recipe, are_grids: bool, seed: u64, all: &Grids, batch: &mut Batch) {
        let mut random = Random::piece(seed, self.number);
        let mut grids = Vec::new();
        if recipe.around.is_empty() {
            grids.extend((0..PIECE).map(|_| all.random(&mut random)));
        } else {
            fill_around(&recipe.around, PIECE, &mut random, batch, &mut grids);
        }
        self.puzzles.clear();
        if are_grids {
            self.puzzles.extend(grids.iter().map(|grid| Puzzle::from(*grid)));
        } else {
            self.puzzles.extend(dig(&grids, recipe, &mut random, batch).into_iter().flatten());
        }
    }
}
