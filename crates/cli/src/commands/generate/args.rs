//! The command line of `sudoku generate`.

use crate::args::{JobsArgs, LEAST_GIVENS, OutputArgs, kind, named, puzzle, seconds};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::time::Duration;
use sudokit::formats::Format;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::{Kind, Level};
use sudokit::{Cell, CellSet, Measure, Puzzle, Wish};

/// Make puzzles with one solution
///
/// Minimal ones if nothing else is asked for: no given can go. Each comes from a random full grid, all of which are equally
/// likely, and whose digits are taken away in random order as far as there is one solution. With a symmetry, cells that belong
/// together go together, and minimal means that no such group can go. In a sparse pattern, where hardly any grid will do, digits
/// are changed until one solution is left; these are not equally likely.
///
/// Where a difficulty is wanted, puzzles are changed a little again and again, and what comes nearer to it is kept.
///
/// The same seed makes the same puzzles, whatever the number of threads. It is told on standard error.
#[derive(Args)]
#[command(visible_alias = "create", after_long_help = HELP)]
pub(crate) struct GenerateArgs {
    /// How many; of each level with --pack
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub(super) count: usize,
    /// How the givens lie
    #[arg(short, long, value_name = "SYMMETRY", default_value = "none", value_parser = symmetries())]
    symmetry: Symmetry,
    /// So many givens, whether needed or not: N or LEAST..MOST
    #[arg(
        short = 'c',
        long,
        alias = "clues",
        value_name = "RANGE",
        value_parser = givens,
        conflicts_with = "sample"
    )]
    givens: Option<Range>,
    /// Givens exactly where this grid of 81 characters has something else than a dot or a zero
    #[arg(short, long, value_name = "GRID", value_parser = pattern, conflicts_with_all = ["symmetry", "givens", "containing"])]
    pattern: Option<CellSet>,
    /// The givens of this puzzle, and more
    #[arg(short = 'a', long, alias = "around", value_name = "PUZZLE", value_parser = puzzle)]
    containing: Option<Puzzle>,
    /// Full grids instead of puzzles: all 6,670,903,752,021,072,936,960 equally likely
    #[arg(long, conflicts_with_all = ["symmetry", "givens", "pattern"])]
    pub(super) grids: bool,
    /// As samples of all minimal puzzles, with weights that make up for what comes too often
    #[arg(long, value_name = "LAW", conflicts_with_all = ["symmetry", "pattern", "containing", "grids", "distinct", "not_in"])]
    pub(super) sample: Option<Law>,
    /// For print: so many puzzles of each of these levels of HoDoKu's, and their solutions at the end
    #[arg(
        long,
        value_name = "LEVEL,...",
        value_delimiter = ',',
        value_parser = levels(),
        ignore_case = true,
        conflicts_with_all = ["level", "grids", "sample"]
    )]
    pub(super) pack: Vec<Level>,
    /// Puzzles on a page of a pack: 1, 2, 4 or 6
    #[arg(long, value_name = "N", default_value = "4", requires = "pack", value_parser = per_page())]
    pub(super) per_page: usize,
    /// Make what this seed made before
    #[arg(long, value_name = "SEED")]
    pub(super) seed: Option<u64>,
    /// Stop after this many seconds, with what there is
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time: Option<Duration>,
    /// Give up when so many grids, fillings and puzzles were tried and none was right; 1000000 if not given
    #[arg(long, value_name = "N")]
    pub(super) tries: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    /// No two that are the same but for their looks: turned, mirrored, relabelled, lines exchanged
    #[arg(long)]
    pub(super) distinct: bool,
    /// None that is the same as one in this file but for its looks; --distinct is understood
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub(super) not_in: Option<OsString>,
    /// The format to write: line, or a format of `sudoku convert --list`; text or html for a pack; csv for samples
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = written(),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(super) format: Option<Written>,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    #[command(flatten)]
    wish: WishArgs,
}

/// How hard they should be.
#[derive(Args)]
#[command(next_help_heading = "Difficulty")]
struct WishArgs {
    /// HoDoKu's level
    #[arg(long, value_name = "LEVEL", value_parser = levels(), ignore_case = true, conflicts_with_all = UNJUDGED)]
    level: Option<Level>,
    /// A number in a range, as se=7.0..9.0: hodoku (the score), se, se-fixed, w, b, gw, gb, invariant, nodes,
    /// bottlenecks
    #[arg(long, value_name = "SCALE=LO..HI", value_parser = rating, conflicts_with_all = UNJUDGED)]
    rating: Vec<(Measure, Range)>,
    /// Only this technique and singles on the way to the solution
    #[arg(
        long,
        value_name = "KIND",
        value_parser = kind(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = UNJUDGED
    )]
    hardest: Option<&'static Kind>,
    /// These techniques on the way, if need be others too
    #[arg(
        long = "use",
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kind(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = UNJUDGED
    )]
    with: Vec<&'static Kind>,
    /// None of these on the way
    #[arg(
        long,
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kind(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = UNJUDGED
    )]
    without: Vec<&'static Kind>,
    /// So many rounds of the invariant rating that show one thing only: N or LO..HI
    #[arg(long, value_name = "RANGE", value_parser = range, conflicts_with_all = UNJUDGED)]
    bottlenecks: Option<Range>,
    /// Begin at the puzzles of this file instead of random grids
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath, conflicts_with_all = UNJUDGED)]
    from: Option<OsString>,
}

/// What is made without a judge.
const UNJUDGED: [&str; 2] = ["grids", "sample"];

pub(super) type Range = RangeInclusive<u32>;

/// How minimal puzzles are sampled.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Law {
    /// Digging as far as it goes
    TopDown,
    /// Digging up to the first digit that cannot go, kept if that is minimal
    ControlledBias,
}

/// What is written.
#[derive(Clone, Copy)]
pub(crate) enum Written {
    /// A pack as plain text.
    Text,
    Entry(Format),
}

const HELP: &str = "\
Exit code 1 if there are fewer puzzles than asked for.

The way to the solution is HoDoKu's: at each step the first technique of its order
that is there. Named ones that it does not use come right after the singles.

Samples: csv has the header `puzzle,givens,weight`. The mean of the weights over all
tries is the mean number of minimal puzzles of a grid; weighted by them, samples are
as good as drawn from all minimal puzzles with equal chance.

Examples:
  sudoku generate
  sudoku generate -n 100 --symmetry half-turn --seed 7
  sudoku generate -n 10 --givens 28..30 --format csv -o puzzles.csv
  sudoku generate --containing 12.......3.......................................................................
  sudoku generate -n 20 --level hard --symmetry half-turn --distinct
  sudoku generate --rating se=7.0..9.0 --without forcing-chain-contradiction
  sudoku generate --hardest x-wing
  sudoku generate --rating se=8.3..9.0 --from puzzles.txt --time 60
  sudoku generate -n 6 --pack easy,medium,hard --symmetry half-turn -f html -o pack.html
  sudoku generate -n 1000 --sample top-down -o sample.csv";

impl GenerateArgs {
    /// What the puzzles must be.
    pub(super) fn recipe(&self) -> Recipe {
        let clues = self.givens.as_ref().map(|givens| *givens.start() as usize..=*givens.end() as usize);
        let around = self.containing.unwrap_or(Puzzle::EMPTY);
        Recipe { symmetry: self.symmetry, clues, around, pattern: self.pattern }
    }

    /// How hard they should be.
    pub(super) fn wish(&self) -> Wish {
        let WishArgs { level, rating, hardest, with, without, bottlenecks, .. } = &self.wish;
        let mut ranges = rating.clone();
        ranges.extend(bottlenecks.clone().map(|range| (Measure::Bottlenecks, range)));
        // What costs least first.
        ranges.sort_by_key(|(measure, _)| measure.cost());
        Wish { level: *level, ranges, hardest: *hardest, with: with.clone(), without: without.clone() }
    }

    /// A technique that would have to be on the way and must not be: no search would ever end.
    pub(super) fn wanted_and_unwanted(&self) -> Option<&'static Kind> {
        let WishArgs { hardest, with, without, .. } = &self.wish;
        hardest.iter().chain(with).copied().find(|kind| without.contains(kind))
    }

    /// The file with puzzles to begin at.
    pub(super) const fn seeds(&self) -> Option<&OsString> {
        self.wish.from.as_ref()
    }
}

fn symmetries() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::name)).try_map(|name| {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name).ok_or("no such symmetry")
    })
}

fn levels() -> impl TypedValueParser<Value = Level> {
    const LEVELS: [(&str, Level); 5] = [
        ("easy", Level::Easy),
        ("medium", Level::Medium),
        ("hard", Level::Hard),
        ("unfair", Level::Unfair),
        ("extreme", Level::Extreme),
    ];
    PossibleValuesParser::new(LEVELS.map(|(name, _)| name)).try_map(|name| {
        let named = LEVELS.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(&name));
        named.map(|(_, level)| level).ok_or("no such level")
    })
}

fn per_page() -> impl TypedValueParser<Value = usize> {
    PossibleValuesParser::new(["1", "2", "4", "6"]).try_map(|number| number.parse::<usize>())
}

fn written() -> impl TypedValueParser<Value = Written> {
    let text = [PossibleValue::new("text")].into_iter();
    PossibleValuesParser::new(text.chain(named(Format::writes))).try_map(|name| {
        if name.eq_ignore_ascii_case("text") {
            return Ok(Written::Text);
        }
        Format::by_name(&name).map(Written::Entry).ok_or("no such format")
    })
}

fn pattern(text: &str) -> Result<CellSet, String> {
    let marks: Vec<char> = text.chars().filter(|mark| !mark.is_whitespace()).collect();
    if marks.len() != Cell::COUNT {
        return Err(format!("it has {} characters, not 81", marks.len()));
    }
    let marked = Cell::all().zip(marks).filter(|(_, mark)| !matches!(mark, '.' | '0'));
    let cells: CellSet = marked.map(|(cell, _)| cell).collect();
    if cells.len() < LEAST_GIVENS {
        return Err(format!("no puzzle with one solution has fewer than {LEAST_GIVENS} givens"));
    }
    Ok(cells)
}

fn givens(text: &str) -> Result<Range, String> {
    let range = range(text)?;
    if (*range.start() as usize) < LEAST_GIVENS || *range.end() as usize > Cell::COUNT {
        return Err(format!(
            "no puzzle with one solution has fewer than {LEAST_GIVENS} givens, and none more than 81"
        ));
    }
    Ok(range)
}

fn range(text: &str) -> Result<Range, String> {
    span(text, false)
}

fn rating(text: &str) -> Result<(Measure, Range), String> {
    let (name, numbers) = text.split_once('=').ok_or("it is written SCALE=LO..HI, as se=7.0..9.0")?;
    let measure = Measure::ALL.into_iter().find(|measure| measure.name().eq_ignore_ascii_case(name));
    let measure = measure.ok_or_else(|| {
        let names = Measure::ALL.map(Measure::name).join(", ");
        format!("there is no scale '{name}'; there are {names}")
    })?;
    Ok((measure, span(numbers, measure.is_in_tenths())?))
}

/// A number, or two with dots between.
fn span(text: &str, in_tenths: bool) -> Result<Range, String> {
    let number = |text: &str| {
        let (whole, tenths) =
            if in_tenths { text.split_once('.').unwrap_or((text, "0")) } else { (text, "0") };
        let (whole, tenths) =
            (whole.parse::<u32>().ok()?, tenths.parse::<u32>().ok().filter(|_| tenths.len() == 1)?);
        if in_tenths { whole.checked_mul(10)?.checked_add(tenths) } else { Some(whole) }
    };
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let wrong = || {
        let example = if in_tenths { "7.0..9.0" } else { "28..30" };
        format!("'{text}' is neither a number nor two as {example}")
    };
    let (least, most) = (number(least).ok_or_else(wrong)?, number(most).ok_or_else(wrong)?);
    if least > most {
        return Err("the first number is greater than the second, so nothing lies between them".to_owned());
    }
    Ok(least..=most)
}
