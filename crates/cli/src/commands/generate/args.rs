//! The command line of `sudoku generate`.

use crate::args::{
    Choice, JobsArgs, LEAST_GIVENS, LanguageArgs, OutputFormat, ResultArgs, ResumeArgs, kind, level, meant,
    per_page, puzzle, seconds, symmetries,
};
use clap::Args;
use clap::builder::PossibleValue;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::time::Duration;
use sudokit::formats::Format;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
use sudokit::logic::techniques::{self, singles};
use sudokit::{Cell, CellSet, Contradiction, Maker, Measure, Product, Puzzle, UnknownName, Wish, difficulty};
use sudokit_play::Level;
use sudokit_print::Paper;

/// Make puzzles with one solution
///
/// By default the puzzles are minimal: they need every given. Each puzzle begins as a random full grid, all
/// grids being equally likely. Digits are removed in random order as long as there is only one solution. With
/// a symmetry, groups of symmetric cells are removed together, and minimal means that no such group can be
/// removed. A sparse pattern fits hardly any grid, so its digits are changed until only one solution is left;
/// these puzzles are not equally likely.
///
/// For a given difficulty, puzzles are changed a little at a time, and changes that come closer to it are
/// kept.
///
/// The same seed makes the same puzzles, with any number of threads. It is shown on standard error.
#[derive(Args)]
#[command(visible_alias = "create", after_long_help = HELP)]
pub(crate) struct GenerateArgs {
    /// Number of puzzles; with --pack, of each level
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub(super) count: usize,
    /// Symmetry of the pattern of givens
    #[arg(short, long, value_name = "SYMMETRY", default_value = "none", value_parser = symmetries())]
    symmetry: Symmetry,
    /// Number of givens, N or LEAST..MOST; the puzzles need not be minimal
    #[arg(
        short = 'c',
        long,
        alias = "clues",
        value_name = "RANGE",
        value_parser = givens,
        conflicts_with = "sample"
    )]
    givens: Option<Range>,
    /// Put givens in the cells that are neither `.` nor `0` in this grid of 81 characters
    #[arg(short, long, value_name = "GRID", value_parser = pattern, conflicts_with_all = ["symmetry", "givens", "containing"], hide_short_help = true)]
    pattern: Option<CellSet>,
    /// Make minimal puzzles, which is what happens anyway
    #[arg(long, conflicts_with_all = ["givens", "pattern", "containing", "grids"], hide_short_help = true)]
    minimal: bool,
    /// Keep the givens of this puzzle or of the first in this file, and add others
    #[arg(short = 'a', long, alias = "around", value_name = "FILE|PUZZLE", value_parser = puzzle, hide_short_help = true)]
    containing: Option<Puzzle>,
    /// Make puzzles with a given in every box
    #[arg(long, conflicts_with_all = UNJUDGED, hide_short_help = true)]
    no_empty_box: bool,
    /// Make puzzles with every digit among the givens
    #[arg(long, conflicts_with_all = UNJUDGED, hide_short_help = true)]
    every_digit: bool,
    /// Make full grids instead of puzzles, each of them equally likely
    #[arg(long, conflicts_with_all = ["symmetry", "givens", "pattern"], hide_short_help = true)]
    grids: bool,
    /// Sample all minimal puzzles, with weights that make up for the bias of the method
    #[arg(long, value_name = "LAW", conflicts_with_all = ["symmetry", "pattern", "containing", "grids", "distinct", "not_in"], hide_short_help = true)]
    pub(super) sample: Option<Law>,
    /// Make puzzles of each of these levels to print, with solutions at the end
    #[arg(
        long,
        value_name = "LEVEL,...",
        value_delimiter = ',',
        value_parser = level(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = ["level", "grids", "sample"],
        hide_short_help = true
    )]
    pub(super) pack: Vec<Level>,
    /// Puzzles on each page of a pack
    #[arg(long, value_name = "N", default_value = "4", requires = "pack", value_parser = per_page(), hide_short_help = true)]
    pub(super) per_page: usize,
    /// Paper of a pack, as for `sudoku print`
    #[arg(long, value_name = "PAPER", default_value = "a4", requires = "pack", hide_short_help = true)]
    pub(super) paper: Paper,
    /// Title of every page of a pack
    #[arg(long, value_name = "TEXT", default_value = "Sudoku", requires = "pack", hide_short_help = true)]
    pub(super) title: String,
    /// Seed [default: a new one, shown on standard error]
    #[arg(long, value_name = "SEED")]
    pub(super) seed: Option<u64>,
    /// Stop after so many seconds
    #[arg(long, alias = "seconds", value_name = "SECONDS", value_parser = seconds, hide_short_help = true)]
    time: Option<Duration>,
    /// Give up after N attempts without success [default: 1000000]
    #[arg(long, value_name = "N", hide_short_help = true)]
    tries: Option<NonZeroUsize>,
    #[command(flatten)]
    jobs: JobsArgs,
    /// Skip puzzles isomorphic to an earlier one
    #[arg(long)]
    distinct: bool,
    /// Skip puzzles isomorphic to one in FILE (implies --distinct)
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath, hide_short_help = true)]
    pub(super) not_in: Option<OsString>,
    #[command(flatten)]
    pub(super) results: ResultArgs<Written>,
    #[command(flatten)]
    pub(super) resume: ResumeArgs,
    #[command(flatten)]
    _language: LanguageArgs,
    #[command(flatten)]
    pub(super) wish: WishArgs,
}

/// Difficulty.
#[derive(Args)]
#[command(next_help_heading = "Difficulty")]
pub(super) struct WishArgs {
    /// Level of `sudoku play`; from easy on they are HoDoKu's, of which expert is unfair, and master is
    /// extreme
    #[arg(long, value_name = "LEVEL", value_parser = level(), ignore_case = true, conflicts_with_all = UNJUDGED)]
    level: Option<Level>,
    /// Rating within a range, such as se=7.0..9.0; the scales are hodoku (the score), se, se-fixed, w, b, gw,
    /// gb, invariant, nodes, bottlenecks and starts
    #[arg(long, value_name = "SCALE=LO..HI", value_parser = rating, conflicts_with_all = UNJUDGED)]
    rating: Vec<(Measure, Range)>,
    /// Make puzzles that need this technique and nothing harder
    #[arg(
        long,
        value_name = "KIND",
        value_parser = kind(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = UNJUDGED
    )]
    pub(super) hardest: Option<&'static Kind>,
    /// With --hardest: how far the grid is filled when that technique is first needed, such as 30%..60%
    #[arg(long, value_name = "RANGE", value_parser = percent, requires = "hardest", hide_short_help = true)]
    crux_at: Option<Range>,
    /// With --hardest: no other techniques but singles
    #[arg(long, requires = "hardest", hide_short_help = true)]
    alone: bool,
    /// With --hardest: write proofs that `sudoku verify` checks, a line of JSON for each puzzle
    #[arg(long, requires = "hardest", conflicts_with = "pack", hide_short_help = true)]
    pub(super) certificate: bool,
    /// Make puzzles that need these techniques, and perhaps others
    #[arg(
        long = "use",
        aliases = ["with", "with-techniques"],
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kind(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = UNJUDGED,
        hide_short_help = true
    )]
    pub(super) with: Vec<&'static Kind>,
    /// Make puzzles that do not need any of these techniques
    #[arg(
        long,
        alias = "without-techniques",
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kind(),
        hide_possible_values = true,
        ignore_case = true,
        conflicts_with_all = UNJUDGED,
        hide_short_help = true
    )]
    pub(super) without: Vec<&'static Kind>,
    /// Number of steps of a technique, such as x-wing=2..3
    #[arg(long, value_name = "KIND=RANGE,...", value_delimiter = ',', value_parser = steps, conflicts_with_all = UNJUDGED, hide_short_help = true)]
    steps: Vec<(&'static Kind, Range)>,
    /// Number of cells that a single fills at the start
    #[arg(long, value_name = "RANGE", value_parser = range, conflicts_with_all = UNJUDGED, hide_short_help = true)]
    starts: Option<Range>,
    /// Make puzzles that need only techniques you know, by the record of `sudoku train`
    ///
    /// Without another wish they need the technique that you are learning, too.
    #[arg(long, conflicts_with_all = UNJUDGED)]
    pub(super) known: bool,
    /// Number of rounds of the invariant rating with only one possible step, N or LO..HI
    #[arg(long, value_name = "RANGE", value_parser = range, conflicts_with_all = UNJUDGED, hide_short_help = true)]
    bottlenecks: Option<Range>,
    /// Begin with the puzzles in FILE instead of random grids
    #[arg(long, alias = "start", value_name = "FILE", value_hint = clap::ValueHint::FilePath, conflicts_with_all = UNJUDGED, hide_short_help = true)]
    from: Option<OsString>,
}

/// Products that take no wishes.
const UNJUDGED: [&str; 2] = ["grids", "sample"];

pub(crate) type Range = RangeInclusive<u32>;

/// Laws of sampling.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Law {
    /// Remove digits as long as possible
    TopDown,
    /// Remove digits up to the first that is needed, and keep the puzzle if it is minimal
    ControlledBias,
}

/// Formats of `generate`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Written {
    /// A pack as plain text.
    Text,
    /// A pack as PDF.
    Pdf,
    /// Certificates.
    Ndjson,
    Entry(Format),
}

impl OutputFormat for Written {
    const HELP: &str = "line, or a format of `sudoku convert --list`; text, pdf or html for a pack, csv for samples, ndjson for \
                        certificates; by default the ending of FILE decides";
    const IS_LIST_LONG: bool = true;

    fn choices() -> Vec<Choice<Self>> {
        let entries = Format::ALL.iter().copied().filter(|format| format.writes());
        let entries = entries.map(|format| Choice::of_puzzles(format, Self::Entry(format)));
        // Another format has this name among its others.
        let others = [("text", Self::Text), ("pdf", Self::Pdf), ("ndjson", Self::Ndjson)];
        let others = others.map(|(name, format)| Choice::named(PossibleValue::new(name), format));
        others.into_iter().chain(entries).collect()
    }
}

const HELP: &str = "\
--hardest KIND means: with every technique that is easier, the puzzle gets
stuck; with KIND as well it is solved. Easier is what hints try earlier, in the
order of the drills of `sudoku train`; for exotic patterns only the basic
techniques. With --alone nothing but singles and KIND is on the way. For most
techniques the first puzzles are variations of known ones, transformed at random
and with some givens exchanged; for the others, a search may find none in
minutes, and a note says so. --from begins at your own puzzles.

--certificate writes the way as a proof, with where it is stuck. `sudoku verify`
checks each step, and that no easier technique has a step where it is stuck.

Elsewhere, what a puzzle needs is what HoDoKu uses to solve it: at each point the
first technique in its order that applies. A technique that HoDoKu does not use
comes right after the singles if you name it in --use.

A range is N, LO..HI, LO.. or ..HI.

Minimal puzzles have few givens, even easy ones. Newspapers print easy puzzles
with 36 to 40: ask for them with --givens 36..40.

With --sample, csv has the header `puzzle,givens,weight`. The mean of the
weights over all attempts is the mean number of minimal puzzles in a grid.
Weighted, the samples stand for all minimal puzzles equally.

If you interrupt a run with -o, its puzzles are in FILE.unfinished; --resume
goes on from there, with the same seed. With --resume you can also ask for more
puzzles later: -n is the number of all.

Exit code 1: there are fewer puzzles than you asked for.

Examples:
  sudoku generate
  sudoku generate -n 100 --symmetry half-turn --seed 7
  sudoku generate -n 10 --givens 28..30 -o puzzles.csv
  sudoku generate --containing puzzle.txt
  sudoku generate -n 20 --level hard --symmetry half-turn --distinct
  sudoku generate -n 7 --level easy --givens 36..40 --symmetry half-turn
  sudoku generate -n 365 --level medium --no-empty-box --every-digit
  sudoku generate --rating se=7.0..9.0 --without forcing-chain-contradiction
  sudoku generate --hardest x-wing
  sudoku generate --hardest x-wing --steps x-wing=2.. --crux-at 20%..50%
  sudoku generate -n 5 --hardest jellyfish --certificate | sudoku verify
  sudoku generate --known -n 3 --symmetry half-turn
  sudoku generate --rating se=8.3..9.0 --from puzzles.txt --time 60
  sudoku generate -n 6 --pack easy,medium,hard -o pack.pdf
  sudoku generate -n 1000000 --resume -o million.txt
  sudoku generate -n 1000 --sample top-down -o sample.csv";

impl GenerateArgs {
    /// The maker, without the content of files.
    pub(super) fn maker(&self, seed: u64) -> Maker {
        let clues = self.givens.as_ref().map(|givens| *givens.start() as usize..=*givens.end() as usize);
        let around = self.containing.unwrap_or(Puzzle::EMPTY);
        let Self { symmetry, pattern, no_empty_box, every_digit, .. } = *self;
        let recipe = Recipe { symmetry, clues, around, pattern, no_empty_box, every_digit };
        let product = match self.sample {
            Some(Law::TopDown) => Product::TopDown,
            Some(Law::ControlledBias) => Product::ControlledBias,
            None if self.grids => Product::Grids,
            None => Product::Puzzles,
        };
        let mut maker = Maker::new(seed).product(product).recipe(recipe).wish(self.wish());
        maker = maker.threads(self.jobs.threads());
        if self.distinct {
            maker = maker.distinct();
        }
        if let Some(tries) = self.tries {
            maker = maker.tries(tries.get());
        }
        self.time.into_iter().fold(maker, Maker::within)
    }

    /// Difficulty.
    pub(super) fn wish(&self) -> Wish {
        self.wish_at(self.wish.level)
    }

    /// Difficulty, at a level.
    pub(super) fn wish_at(&self, level: Option<Level>) -> Wish {
        let WishArgs { rating, hardest, alone, with, without, bottlenecks, starts, steps, crux_at, .. } =
            &self.wish;
        let mut ranges = rating.clone();
        ranges.extend(bottlenecks.clone().map(|range| (Measure::Bottlenecks, range)));
        ranges.extend(starts.clone().map(|range| (Measure::Starts, range)));
        let mut without = without.clone();
        if let Some(hardest) = hardest.filter(|_| *alone) {
            let is_single = |kind: &&Kind| singles::KINDS.contains(kind);
            without.extend(difficulty::easier_than(hardest).filter(|kind| !is_single(kind)));
        }
        let (with, steps, crux) = (with.clone(), steps.clone(), crux_at.clone());
        at_level(Wish { level: None, ranges, hardest: *hardest, with, without, steps, crux }, level)
    }

    /// True if the order says nothing about techniques or levels.
    pub(super) fn is_open(&self) -> bool {
        self.pack.is_empty() && self.wish() == Wish::default()
    }

    /// Why nothing can be made, as far as that is known before anything is tried.
    pub(super) fn contradiction(&self) -> Option<Contradiction> {
        let levels = self.pack.iter().map(|level| self.wish_at(Some(*level)));
        let mut wishes = levels.chain(self.pack.is_empty().then(|| self.wish()));
        wishes.find_map(|wish| self.maker(0).wish(wish).contradiction())
    }

    /// True if isomorphs of earlier puzzles are skipped.
    pub(super) const fn are_distinct(&self) -> bool {
        self.distinct || self.not_in.is_some()
    }

    /// The file with puzzles to begin at.
    pub(super) const fn seeds(&self) -> Option<&OsString> {
        self.wish.from.as_ref()
    }
}

/// A wish with the wish for a level.
pub(crate) fn at_level(wish: Wish, level: Option<Level>) -> Wish {
    let at = level.map(Wish::from).unwrap_or_default();
    Wish { level: at.level, ranges: [at.ranges, wish.ranges].concat(), ..wish }
}

/// Reads the cells of a pattern.
pub(crate) fn pattern(text: &str) -> Result<CellSet, String> {
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

/// Reads a number of givens, or two.
pub(crate) fn givens(text: &str) -> Result<Range, String> {
    let range = span(text, false, LEAST_GIVENS as u32..=Cell::COUNT as u32)?;
    if (*range.start() as usize) < LEAST_GIVENS || *range.end() as usize > Cell::COUNT {
        return Err(format!(
            "no puzzle with one solution has fewer than {LEAST_GIVENS} givens, and none more than 81"
        ));
    }
    Ok(range)
}

/// Reads a number, or two.
pub(crate) fn range(text: &str) -> Result<Range, String> {
    span(text, false, ANY)
}

/// Reads a range of ratings on a scale.
pub(crate) fn rating(text: &str) -> Result<(Measure, Range), String> {
    let (name, numbers) = text.split_once('=').ok_or("it is written SCALE=LO..HI, as se=7.0..9.0")?;
    let measure: Measure = name.parse().map_err(|unknown: UnknownName| unknown.to_string())?;
    Ok((measure, span(numbers, measure.is_in_tenths(), ANY)?))
}

/// Reads a technique and a number of its steps.
pub(crate) fn steps(text: &str) -> Result<(&'static Kind, Range), String> {
    let (name, numbers) = text.split_once('=').ok_or("it is written KIND=RANGE, as x-wing=2..3")?;
    let kind = techniques::kind(name).ok_or_else(|| meant(name))?;
    Ok((kind, span(numbers, false, ANY)?))
}

/// Reads a share, or two.
pub(crate) fn percent(text: &str) -> Result<Range, String> {
    let range = span(&text.replace('%', ""), false, 0..=100);
    let range = range.map_err(|_| format!("'{text}' is no share: it is written 30%..60%"))?;
    if *range.end() > 100 { Err("a share is at most 100%".to_owned()) } else { Ok(range) }
}

/// The ends of a range that has no others.
const ANY: Range = 0..=u32::MAX;

/// A number, or two with dots between, of which one may be left out: then it is that of all numbers.
fn span(text: &str, in_tenths: bool, all: Range) -> Result<Range, String> {
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
    let (least, most) = match (least, most) {
        ("", "") => return Err(wrong()),
        ("", most) => (*all.start(), number(most).ok_or_else(wrong)?),
        (least, "") => (number(least).ok_or_else(wrong)?, *all.end()),
        (least, most) => (number(least).ok_or_else(wrong)?, number(most).ok_or_else(wrong)?),
    };
    if least > most {
        return Err("the first number is greater than the second, so nothing lies between them".to_owned());
    }
    Ok(least..=most)
}
