//! `sudoku canon`

use super::rows::rows;
use crate::args::StreamArgs;
use crate::io::input_entry::InputEntry;
use crate::io::stream::MANY;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use crate::show::table::line;
use clap::{Args, ValueEnum};
use sudokit::{Canon, CanonForm, Puzzle};

/// Write the canonical form of puzzles
///
/// Two puzzles are isomorphic if one turns into the other when rows within a band, bands, columns within a
/// stack, stacks, digits, or rows and columns are swapped. All isomorphs have the same canonical form.
/// Several different forms are called "minlex": choose one with --form, and name it when you publish a list.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Canonical form to write
    #[arg(long, value_name = "FORM", default_value = "minlex", ignore_case = true)]
    form: FormName,
    /// Also write the transformation from the puzzle to the form, for `sudoku transform --by`
    #[arg(long)]
    map: bool,
    /// Also write how many transformations leave the puzzle unchanged; digits that it does not use may be
    /// swapped
    #[arg(long)]
    automorphisms: bool,
}

const HELP: &str = "\
Formats:
  line    the form; with --map and --automorphisms followed by them, separated
          by two spaces
  csv     a table with the columns puzzle and form; with --map and
          --automorphisms columns for them; with --form grid a column status
          before the form
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}

A puzzle with no solution or several has no form with --form grid: its line is
`none` or `multiple`, and the exit code is 1. Digits that a player has filled in
are left out.

Examples:
  sudoku canon puzzles.txt | sort -u
  sudoku canon --form gsf puzzles.txt -o forms.csv
  sudoku canon --map puzzle.txt";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum FormName {
    /// Row-minlex: the isomorph whose text comes first, with empty cells before digits
    Minlex,
    /// The minlex form of gsf's program and gridchecker: fewest digits in the first band
    #[value(alias = "band-minlex")]
    Gsf,
    /// The isomorph whose text comes last
    Maxlex,
    /// The puzzle within the minlex form of its solution
    #[value(alias = "grid-minlex")]
    Grid,
    /// The minlex form of the pattern, with `x` for every given
    Pattern,
}

impl CanonArgs {
    /// The chosen form and details.
    fn asked(&self) -> impl Fn() -> Canon + Copy + use<> {
        let Self { form, map, automorphisms, .. } = *self;
        move || {
            let canon = Canon::new(form.form()).until(interrupt::cancel());
            let canon = if map { canon.with_map() } else { canon };
            if automorphisms { canon.with_automorphisms() } else { canon }
        }
    }
}

pub(crate) fn canon(args: CanonArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let mut names = vec!["puzzle"];
    names.extend((args.form == FormName::Grid).then_some("status"));
    names.push("form");
    names.extend(args.map.then_some("map"));
    names.extend(args.automorphisms.then_some("automorphisms"));
    let format = args.stream.format()?;
    let ask = args.asked();
    rows(args.stream, &names, MANY, reporter, |canon: &mut Option<Canon>, item, _| {
        let canonized = canon.get_or_insert_with(ask).of(&givens(item)?)?;
        let outcome = if canonized.canonical.is_some() { Outcome::Positive } else { Outcome::Negative };
        Ok((line(&canonized, format), outcome))
    })
}

/// The puzzle, if its givens are all there is to it.
pub(super) fn givens(item: &InputEntry) -> Result<Puzzle, Failure> {
    match item.entry.candidates {
        Some(_) => Err(item.wrong("forms are of digits, and this puzzle has candidates")),
        None => Ok(item.entry.givens),
    }
}

impl FormName {
    const fn form(self) -> CanonForm {
        match self {
            Self::Minlex => CanonForm::Minlex,
            Self::Gsf => CanonForm::Gsf,
            Self::Maxlex => CanonForm::Maxlex,
            Self::Grid => CanonForm::Grid,
            Self::Pattern => CanonForm::Pattern,
        }
    }
}
