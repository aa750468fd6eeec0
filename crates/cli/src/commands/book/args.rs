//! The command line of `sudoku book`.

use crate::args::JobsArgs;
use clap::{Args, ValueHint};
use std::path::{Path, PathBuf};

/// Make a book for print on demand from a plan
///
/// A plan is a file in TOML: titles, pages, cover, and sections of puzzles. The book is four files beside it:
/// the pages inside and the cover, as PDF for a print shop; a table of puzzles, solutions and ratings; and a
/// proof sheet. They appear together when all are complete. The same plan makes the same bytes.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct BookArgs {
    /// The plan
    #[arg(value_name = "PLAN", value_hint = ValueHint::FilePath, required_unless_present = "example")]
    pub(super) plan: Option<PathBuf>,
    /// How the names of the files begin [default: the name of the plan]
    #[arg(short, long, value_name = "NAME", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Check the plan and say how many pages the book has, without making it
    #[arg(long)]
    pub(super) check: bool,
    /// Table of all puzzles that you have published: the book has no isomorph of another book's puzzle, and
    /// its own are added
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(super) register: Option<PathBuf>,
    /// Print a plan to begin with
    #[arg(long, conflicts_with_all = ["plan", "output", "check", "register"])]
    pub(super) example: bool,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
}

/// The files of a book.
pub(super) struct Files {
    pub(super) interior: PathBuf,
    pub(super) cover: PathBuf,
    pub(super) table: PathBuf,
    pub(super) proof: PathBuf,
}

impl BookArgs {
    /// The files of the book of a plan.
    pub(super) fn files(&self, plan: &Path) -> Files {
        let base = self.output.clone().unwrap_or_else(|| plan.with_extension(""));
        let named = |ending: &str| {
            let mut name = base.clone().into_os_string();
            name.push(ending);
            PathBuf::from(name)
        };
        Files {
            interior: named("-interior.pdf"),
            cover: named("-cover.pdf"),
            table: named("-puzzles.csv"),
            proof: named("-proof.txt"),
        }
    }
}

impl Files {
    pub(super) fn all(&self) -> [&Path; 4] {
        [&self.interior, &self.cover, &self.table, &self.proof]
    }
}

const HELP: &str = "\
Files:
  NAME-interior.pdf  the pages inside, in black
  NAME-cover.pdf     back, spine and front in one piece, with bleed
  NAME-puzzles.csv   puzzles, solutions and ratings
  NAME-proof.txt     what was found when the other three were read back

If the plan has no seed, the one that was drawn is shown: add it to the plan to
make the same book again. docs/books.md has all keys of a plan.

Examples:
  sudoku book --example > rainy.toml
  sudoku book rainy.toml --check
  sudoku book rainy.toml
  sudoku book rainy.toml -o print/volume-2 --register published.csv";
