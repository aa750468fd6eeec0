//! The command line of `sudoku rate`.

use crate::args::{InputArgs, JobsArgs, KeepArgs, ResultArgs, seconds};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::time::Duration;
use sudokit::{Rater, Scale};

/// Rate how hard puzzles are
///
/// Each puzzle gets one record, in the order of the input. Only puzzles with exactly one solution have a
/// rating.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    /// Scales to rate on
    #[arg(
        long,
        alias = "scales",
        value_name = "SCALE,...",
        value_delimiter = ',',
        default_value = "hodoku",
        value_parser = scales(),
        ignore_case = true
    )]
    scale: Vec<Vec<Scale>>,
    #[command(flatten)]
    pub(super) results: ResultArgs<RateFormat>,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    #[command(flatten)]
    pub(super) keep: KeepArgs,
    /// Stop rating a puzzle on a scale after so many seconds, and write a lower bound such as `>=5`
    #[arg(long, alias = "seconds", value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
    /// Show the step that determines the rating (in text and JSON); for a single puzzle, explain it in full
    #[arg(long, alias = "hardest")]
    explain: bool,
    /// List the steps behind the rating, on HoDoKu's and Sudoku Explainer's scales; in JSON also as a proof
    /// for `sudoku verify`
    #[arg(long)]
    path: bool,
    /// Also rate N random isomorphs of each puzzle, and write the lowest and the highest rating of all
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) isomorphs: usize,
    /// Seed that chooses the isomorphs
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
}

const HELP: &str = "\
Formats:
  text    for a single puzzle a paragraph with the steps of each technique, for
          several a line each
  csv     a table with the header
          `puzzle,hodoku_level,hodoku_score,hodoku_steps`; other scales have the
          columns `se_er,se_ep,se_ed`, `w`, `b`, `gw`, `gb` and `invariant`; the
          columns are empty if the puzzle has no rating
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}

A proof with --path ends where HoDoKu would guess.

Exit code 1: some puzzle has no rating.

Examples:
  sudoku rate puzzle.txt
  sudoku rate puzzles.txt -o ratings.csv
  sudoku rate --scale hodoku,w --resume puzzles.txt -o ratings.csv
  sudoku rate --scale se --path --explain puzzle.txt
  sudoku rate --scale se --path --format ndjson puzzles.txt | sudoku verify";

/// The scales, and what the help says of each.
const SCALES: [(Scale, &str); 9] = [
    (Scale::Hodoku, "Level, score and steps of HoDoKu 2.2.0"),
    (Scale::Se, "ER, EP and ED of Sudoku Explainer 1.2.1"),
    (Scale::SeFixed, "`se` with the later fixes to its uniqueness rules and bivalue graves"),
    (
        Scale::SeSukaku,
        "`se` with the rules that SukakuExplainer 1.18.1 adds, as far as they are known; not exact",
    ),
    (Scale::W, "Length of the longest whip needed"),
    (Scale::B, "Length of the longest braid needed"),
    (Scale::Gw, "Length of the longest g-whip needed"),
    (Scale::Gb, "Length of the longest g-braid needed"),
    (Scale::Invariant, "A scale that gives all isomorphs the same rating"),
];

/// A parser for the name of a scale, or of several.
pub(crate) fn scales() -> impl TypedValueParser<Value = Vec<Scale>> {
    let named = SCALES.map(|(scale, help)| PossibleValue::new(scale.name()).help(help));
    let all = PossibleValue::new("all").help("All of them except `se-fixed` and `se-sukaku`");
    PossibleValuesParser::new(named.into_iter().chain([all])).try_map(|name| Scale::named(&name))
}

impl RateArgs {
    /// The rater of the chosen scales.
    pub(super) fn rater(&self) -> Rater {
        let mut rater =
            Rater::new(self.scale.iter().flatten().copied()).with_isomorphs(self.isomorphs, self.seed);
        if self.explain {
            rater = rater.with_hardest();
        }
        if self.path {
            rater = rater.with_path();
        }
        self.timeout.into_iter().fold(rater, Rater::within)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum RateFormat {
    Text,
    Csv,
    Json,
    Ndjson,
}
