//! `sudoku canon`

use crate::exit::Outcome;
use crate::item::Item;
use crate::report::{Failure, Reporter};
use crate::stream::{MANY, StreamArgs, each_puzzle, opened};
use crate::table::Record;
use clap::{Args, ValueEnum};
use sudokit::symmetry::{Canonical, Canonizer, Form, Transformation};
use sudokit::{Answer, Digit, Engine, Puzzle, Single, Status};

/// Write the canonical form of puzzles
///
/// Two puzzles are isomorphic if one turns into the other when rows within a band, bands, columns within a stack, stacks, digits, or
/// rows and columns are swapped. All isomorphs have the same canonical form. Several different forms are called "minlex":
/// choose one with --form, and name it when you publish a list.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct CanonArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Canonical form to write
    #[arg(long, value_name = "FORM", default_value = "minlex")]
    form: FormName,
    /// Also write the transformation from the puzzle to the form, for `sudoku transform --by`
    #[arg(long)]
    map: bool,
    /// Also write how many transformations leave the puzzle unchanged; digits that it does not use may be swapped
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

/// What a thread works with.
#[derive(Default)]
struct Tools {
    canonizer: Canonizer,
    solver: Single,
}

pub(crate) fn canon(args: CanonArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let mut names = vec!["puzzle"];
    names.extend((args.form == FormName::Grid).then_some("status"));
    names.push("form");
    names.extend(args.map.then_some("map"));
    names.extend(args.automorphisms.then_some("automorphisms"));
    let format = args.stream.format()?;
    let (mut inputs, mut table, jobs) = opened(args.stream, &names, reporter)?;
    let mut outcome = Outcome::Positive;
    each_puzzle(
        &mut inputs,
        &jobs,
        MANY,
        reporter,
        |tools: &mut Tools, item, _| {
            let puzzle = givens(item)?;
            let found = tools.form(args.form, &puzzle);
            let automorphisms = args.automorphisms.then(|| tools.automorphisms(args.form, &puzzle));
            let (status, found) = match found {
                Ok(canonical) => (Status::Unique, Some(canonical)),
                Err(status) => (status, None),
            };
            let form = found.as_ref().map(|canonical| args.form.text(&canonical.puzzle));
            let map = found.as_ref().map(|canonical| canonical.by.to_string());
            let record = Record::of(puzzle);
            let record = match args.form {
                FormName::Grid => record.answer(format, status, "form", form),
                _ => record.with("form", form),
            };
            let record = record.with("map", args.map.then_some(map)).with("automorphisms", automorphisms);
            let outcome = if found.is_some() { Outcome::Positive } else { Outcome::Negative };
            Ok((record.line(format), outcome))
        },
        |(line, found)| {
            outcome = outcome.max(found);
            table.put(&line)
        },
    )?;
    table.finish()?;
    Ok(outcome)
}

/// The puzzle, if its givens are all there is to it.
pub(super) fn givens(item: &Item) -> Result<Puzzle, Failure> {
    match item.entry.candidates {
        Some(_) => Err(item.wrong("forms are of digits, and this puzzle has candidates")),
        None => Ok(item.entry.givens),
    }
}

impl Tools {
    fn form(&mut self, form: FormName, puzzle: &Puzzle) -> Result<Canonical, Status> {
        Ok(match form {
            FormName::Minlex => self.canonizer.canonical(Form::Minlex, puzzle),
            FormName::Gsf => self.canonizer.canonical(Form::BandMinlex, puzzle),
            FormName::Maxlex => self.canonizer.canonical(Form::Maxlex, puzzle),
            FormName::Grid => match self.solver.answer(puzzle) {
                Answer::Unique(solution) => self.canonizer.grid_minlex(puzzle, &solution),
                Answer::None => return Err(Status::None),
                Answer::Several(_) => return Err(Status::Multiple),
            },
            FormName::Pattern => {
                let by = self.canonizer.canonical(Form::Minlex, &pattern(puzzle)).by;
                // A pattern has no digits to rename.
                let by = Transformation::new(
                    by.transposes(),
                    by.rows(),
                    by.columns(),
                    Transformation::IDENTITY.digits(),
                );
                let by = by.expect("its rows and columns are those of a transformation");
                Canonical { puzzle: by.apply(puzzle), by }
            }
        })
    }

    fn automorphisms(&mut self, form: FormName, puzzle: &Puzzle) -> u64 {
        match form {
            // The eight digits that the pattern's puzzle does not use are nobody's business.
            FormName::Pattern => {
                self.canonizer.count_automorphisms(&pattern(puzzle)) / (1..=8).product::<u64>()
            }
            _ => self.canonizer.count_automorphisms(puzzle),
        }
    }
}

impl FormName {
    fn text(self, form: &Puzzle) -> String {
        let line = form.to_string();
        if self == Self::Pattern { line.replace(|c: char| c != '.', "x") } else { line }
    }
}

/// The puzzle with one digit for all of its givens.
fn pattern(puzzle: &Puzzle) -> Puzzle {
    Puzzle::new(puzzle.digits().map(|digit| digit.and(Some(Digit::D1))))
}
