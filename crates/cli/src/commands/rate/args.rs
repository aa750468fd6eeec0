//! The command line of `sudoku rate`.

use crate::args::{InputArgs, JobsArgs, OutputArgs, seconds};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::time::Duration;

/// Say how hard puzzles are
///
/// One puzzle in, one record out, in order, on all cores. Only a puzzle with one solution has a rating.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
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
    pub(super) format: RateFormat,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    /// Give each puzzle so many seconds on each scale; after that a lower bound is written, as `>=5`
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) timeout: Option<Duration>,
    /// Tell the step that sets the rating (in text and JSON); of one puzzle in full, where the scale has a path
    #[arg(long)]
    pub(super) explain: bool,
    /// List the steps that the rating comes from, on the scales that have a path: HoDoKu's and Sudoku Explainer's. In text
    /// a line each; in JSON also as a proof for `sudoku verify`, up to where HoDoKu guesses
    #[arg(long)]
    pub(super) path: bool,
    /// Rate so many isomorphs of each puzzle too, and write the least and the greatest of what comes out
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) isomorphs: usize,
    /// Turn the puzzles into the isomorphs of this seed
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(super) seed: u64,
    /// Go on where the output file ends: the puzzles that have a record in it are passed over
    #[arg(long, requires = "output")]
    pub(super) resume: bool,
}

const HELP: &str = "\
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
pub(super) enum Scale {
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
    pub(super) fn scales(&self) -> Vec<Scale> {
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
pub(super) enum RateFormat {
    Text,
    Csv,
    Json,
    Ndjson,
}
