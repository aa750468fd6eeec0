//! The command lines of the commands that reason: which techniques, which step, how it is told.

use super::kinds::{Kinds, kind, kinds, words};
use super::{InputArgs, JobsArgs, OutputArgs, seconds};
use crate::table::TableFormat;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::time::Duration;
use sudokit::Cell;
use sudokit::logic::{Kind, Schedule};
use sudokit::render::Coordinates;

/// Which techniques.
#[derive(Args)]
#[command(next_help_heading = "Techniques")]
pub(crate) struct AllowArgs {
    /// Use only these; those that are off by default may be among them (`sudoku techniques` lists all)
    #[arg(
        long,
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kinds(),
        hide_possible_values = true
    )]
    allow: Vec<Kinds>,
    /// Do not use these
    #[arg(
        long,
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kinds(),
        hide_possible_values = true
    )]
    deny: Vec<Kinds>,
    /// Use none that takes for granted that the puzzle has one solution
    #[arg(long)]
    no_uniqueness: bool,
}

impl AllowArgs {
    /// What is to be looked for: if nothing else is said, what `default` has.
    pub(crate) fn schedule(&self, default: Schedule) -> Schedule {
        let names = |names: &[Kinds], kind: &Kind| names.iter().any(|Kinds(kinds)| kinds.contains(&kind));
        let schedule = if self.allow.is_empty() {
            default
        } else {
            Schedule::everything().only(|kind| names(&self.allow, kind))
        };
        let schedule = schedule.only(|kind| !names(&self.deny, kind));
        if self.no_uniqueness { schedule.without_uniqueness() } else { schedule }
    }
}

/// How cells are called.
#[derive(Args)]
pub(crate) struct NotationArgs {
    /// How cells are called in texts and pictures
    #[arg(long, value_name = "NOTATION", default_value = "rncn")]
    notation: Notation,
}

#[derive(Clone, Copy, ValueEnum)]
enum Notation {
    /// Rows and columns by number: r4c7
    Rncn,
    /// Rows by letter, A to H and J: D7
    K9,
}

impl NotationArgs {
    pub(crate) const fn coordinates(&self) -> Coordinates {
        match self.notation {
            Notation::Rncn => Coordinates::Rncn,
            Notation::K9 => Coordinates::K9,
        }
    }
}

/// Solve step by step, the way people do, and say what each step is and why
///
/// Takes the easiest step that there is, in HoDoKu's order of techniques, again and again until the puzzle is solved or no
/// technique leads on. Where HoDoKu would guess, techniques that it lacks follow, contradictions of any length last. Digits that a player has filled in, and candidates that are left, are where it starts.
///
/// With --verbose every step is explained and drawn.
#[derive(Args)]
#[command(after_long_help = EXPLAIN_HELP)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Stop after the first step of this technique
    #[arg(long, value_name = "KIND", value_parser = kind(), hide_possible_values = true)]
    pub(crate) until: Option<&'static Kind>,
    /// Stop when this cell has its digit
    #[arg(long, value_name = "CELL", value_parser = cell)]
    pub(crate) cell: Option<Cell>,
    /// Tell only this step, counted from 1
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<NonZeroUsize>,
    /// How to tell it
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: ExplainFormat,
    #[command(flatten)]
    pub(crate) notation: NotationArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) allow: AllowArgs,
}

const EXPLAIN_HELP: &str = "\
Formats:
  text    a line for each step, as HoDoKu writes it; with --verbose the whole
          explanation, and a grid whose signs say what each candidate does
  json    one document: {\"version\":1,\"results\":[...]} with a proof for each
          puzzle, that `sudoku verify` checks; it refuses givens that clash
  ndjson  the same, each proof a line
  html    a page: every step with its picture and its explanation
  svg     the picture of one step: that of --step, or the one that --until stops at
  hodoku  for each step its position, as a line of HoDoKu's library

Exit code 1: some puzzle is not solved by these techniques.

Examples:
  sudoku explain puzzle.txt
  sudoku explain --verbose --until naked-pair puzzle.txt
  sudoku explain --allow naked-single,hidden-single puzzle.txt
  sudoku explain --format svg --step 7 puzzle.txt -o step.svg
  sudoku explain --format html puzzle.txt -o path.html
  sudoku explain --format json puzzle.txt | sudoku verify";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ExplainFormat {
    Text,
    Json,
    Ndjson,
    Html,
    Svg,
    Hodoku,
}

/// Help on from a game as it stands, with as much as you want to know
///
/// The game is compared with the solution first: what is wrong has to be taken back before anything else. Then comes the
/// easiest step that changes something in it.
///
/// A grid of candidates is taken as the player's own, and nothing is said that has been done there. Give the puzzle with its
/// digits as givens, and those filled in since with `+` before each, or in any format that tells them apart.
#[derive(Args)]
#[command(after_long_help = HINT_HELP)]
pub(crate) struct HintArgs {
    /// How much to say, 0 to 5
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=5))]
    pub(crate) level: u8,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}

const HINT_HELP: &str = "\
Levels:
  0  the name of the technique
  1  and where to look
  2  and what is to be seen there
  3  and why something follows
  4  and what follows
  5  and the grid, with a sign behind every candidate that plays a role

Exit code 1: something has to be taken back, or no technique leads on, or the
puzzle has no solution.

Examples:
  sudoku hint game.txt
  sudoku hint --level 3 game.txt
  sudoku hint --cell r5c5 game.txt";

/// Which positions, what is asked about them, and how it is told.
#[derive(Args)]
pub(crate) struct PositionArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Only what changes this cell
    #[arg(long, value_name = "CELL", value_parser = cell)]
    pub(crate) cell: Option<Cell>,
    /// How to tell it
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: TextFormat,
    #[command(flatten)]
    pub(crate) notation: NotationArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) allow: AllowArgs,
}

/// How `hint` and `steps` write.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TextFormat {
    /// For people
    Text,
    /// One document
    Json,
    /// A line of JSON for each puzzle
    Ndjson,
}

/// List every step that there is in a position, of every technique
///
/// Steps of the same technique with the same effect are listed once. Techniques that HoDoKu does not use by default are
/// looked for too, but fish of more than four houses only if --allow names them. Dynamic and nested contradictions are
/// listed where there is nothing else.
#[derive(Args)]
#[command(after_long_help = STEPS_HELP)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}

const STEPS_HELP: &str = "\
Exit code 1: some puzzle is not solved and no technique leads on, or it is seen at once
to have no solution.

Examples:
  sudoku steps puzzle.txt
  sudoku steps --allow pointing,claiming puzzle.txt
  sudoku steps --format ndjson --cell r4c7 puzzle.txt";

/// List the techniques, or show the page of one of them
///
/// A page says what to look for, shows an example, and says why the technique is sound and when it fails. Any common name
/// finds it. A name that fits several techniques lists them.
#[derive(Args)]
#[command(after_long_help = TECHNIQUES_HELP)]
pub(crate) struct TechniquesArgs {
    /// The technique
    #[arg(value_name = "NAME", value_parser = words(), hide_possible_values = true)]
    pub(crate) name: Vec<String>,
    #[command(flatten)]
    pub(crate) notation: NotationArgs,
}

const TECHNIQUES_HELP: &str = "\
Examples:
  sudoku techniques
  sudoku techniques naked-pair
  sudoku techniques xwing
  sudoku techniques \"Unique Rectangle Type 1\"
  sudoku techniques locked candidates";

/// Say how hard puzzles are
///
/// One puzzle in, one record out, in order, on all cores. Only a puzzle with one solution has a rating.
#[derive(Args)]
#[command(after_long_help = RATE_HELP)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The scales
    #[arg(
        long,
        value_name = "SCALE,...",
        value_delimiter = ',',
        default_value = "hodoku",
        value_parser = scales(),
        ignore_case = true
    )]
    scale: Vec<&'static [Scale]>,
    /// How to write it
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: RateFormat,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    /// Give each puzzle so many seconds on each scale; after that a lower bound is written, as `>=5`
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) timeout: Option<Duration>,
    /// Tell the step that sets the rating (in text and JSON); of one puzzle in full, where the scale has a path
    #[arg(long)]
    pub(crate) explain: bool,
    /// List the steps that the rating comes from, on the scales that have a path: HoDoKu's and Sudoku Explainer's. In text
    /// a line each; in JSON also as a proof for `sudoku verify`, up to where HoDoKu guesses
    #[arg(long)]
    pub(crate) path: bool,
    /// Rate so many isomorphs of each puzzle too, and write the least and the greatest of what comes out
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) isomorphs: usize,
    /// Turn the puzzles into the isomorphs of this seed
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Go on where the output file ends: the puzzles that have a record in it are passed over
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
}

const RATE_HELP: &str = "\
Formats:
  text    for one puzzle a paragraph with the steps of each technique; for several
          a line each
  csv     the header `puzzle,hodoku_level,hodoku_score,hodoku_steps`, a line for each
          puzzle; nothing after the puzzle where there is no rating. Other scales have
          other columns: `se_er,se_ep,se_ed`, `w`, `b`, `gw`, `gb`,
          `invariant`
  ndjson  for each puzzle one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: some puzzle has no rating.

Examples:
  sudoku rate 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku rate --format csv -j 8 puzzles.txt -o ratings.csv
  sudoku rate --scale hodoku,w --format csv --resume puzzles.txt -o ratings.csv
  sudoku rate --scale se --path --explain puzzle.txt
  sudoku rate --scale se --path --format ndjson puzzles.txt | sudoku verify";

/// A scale of difficulty.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Scale {
    /// Level, score and steps of HoDoKu 2.2.0
    Hodoku,
    /// ER, EP and ED of Sudoku Explainer 1.2.1
    Se,
    /// The same with the later fixes of its uniqueness rules and bivalue graves
    SeFixed,
    /// The same with the rules that SukakuExplainer 1.18.1 adds by default, as far as they are known: not exact
    SeSukaku,
    /// The longest whip that is needed
    W,
    /// The longest braid
    B,
    /// The longest g-whip
    Gw,
    /// The longest g-braid
    Gb,
    /// The same for all isomorphs, and for every order of looking
    Invariant,
}

impl Scale {
    /// What `all` stands for: one profile of each.
    const ALL: [Self; 7] = [Self::Hodoku, Self::Se, Self::W, Self::B, Self::Gw, Self::Gb, Self::Invariant];
}

/// A parser for the name of a scale, or of several.
fn scales() -> impl TypedValueParser<Value = &'static [Scale]> {
    let named = Scale::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    let all = PossibleValue::new("all").help("All of these but `se-fixed` and `se-sukaku`");
    PossibleValuesParser::new(named.chain([all])).map(|name| {
        let variants = Scale::value_variants().iter();
        variants.map(std::slice::from_ref).find(|one| has_name(one[0], &name)).unwrap_or(&Scale::ALL)
    })
}

fn has_name(scale: Scale, name: &str) -> bool {
    scale.to_possible_value().is_some_and(|value| value.matches(name, true))
}

impl RateArgs {
    /// The scales that are asked for, each once.
    pub(crate) fn scales(&self) -> Vec<Scale> {
        let mut scales = Vec::new();
        for scale in self.scale.iter().copied().flatten() {
            if !scales.contains(scale) {
                scales.push(*scale);
            }
        }
        scales
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum RateFormat {
    Text,
    Csv,
    Json,
    Ndjson,
}

/// Check the proofs that `sudoku explain --format json` and `sudoku rate --path --format json` write
///
/// Every step is checked on the board that the ones before it leave: that its pattern is there, and that what it changes
/// follows from the pattern. Neither what finds steps nor a solver has a part in that.
#[derive(Args)]
#[command(after_long_help = VERIFY_HELP)]
pub(crate) struct VerifyArgs {
    /// Files, or `-` for standard input, which is read without any
    #[arg(value_name = "FILE|-", value_hint = clap::ValueHint::FilePath)]
    pub(crate) files: Vec<OsString>,
    /// How to say it
    #[arg(short, long, value_name = "FORMAT", default_value = "line")]
    pub(crate) format: TableFormat,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

const VERIFY_HELP: &str = "\
Each proof gets a line, which also says what it takes for granted: digits placed and candidates removed at the start that do not
follow from the givens, and steps that rest on the givens having one solution. That is the one thing a solver is asked: how many
solutions the givens have, and the start. Where the givens do not have exactly one, steps that rest on it do not hold.

Formats:
  line    the verdict in words
  csv     the header `file,line,proof,verdict,steps,empty,step,kind,why,givens,start,placed,removed,uniqueness,solved`
  ndjson  for each proof one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

A record of more than 8 MiB is refused, and the next one read. Exit code 1: some step does not hold, or some start has no solution.

Examples:
  sudoku explain --format ndjson puzzles.txt > proofs.ndjson
  sudoku verify proofs.ndjson";

fn cell(name: &str) -> Result<Cell, String> {
    let by_letter = || {
        let mut letters = name.chars();
        let row = "ABCDEFGHJ".find(letters.next()?.to_ascii_uppercase())?;
        let column = letters.next()?.to_digit(10)?.checked_sub(1)? as usize;
        (letters.next().is_none() && column < 9).then(|| Cell::at(row, column))
    };
    name.parse().or_else(|_| by_letter().ok_or_else(|| "a cell is written r4c7 or D7".to_owned()))
}
