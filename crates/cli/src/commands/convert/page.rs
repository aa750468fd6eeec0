//! `sudoku convert --to html`: one's own puzzles to print, in the layout of packs.

use crate::args::{InputArgs, OutputArgs, per_page};
use crate::commands::{note_unsolved, printed};
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::{Document, DocumentFormat, failure};
use clap::Args;
use sudokit::Single;
use sudokit_print::Book;

/// Layout of the page.
#[derive(Args)]
pub(super) struct PageArgs {
    /// Title of an HTML page [default: Sudoku]
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,
    /// Puzzles on each page of HTML when it is printed [default: 4]
    #[arg(long, value_name = "N", value_parser = per_page())]
    per_page: Option<usize>,
}

impl PageArgs {
    /// Other formats have no pages.
    pub(super) fn refuse(&self) -> Result<(), Failure> {
        if self.title.is_none() && self.per_page.is_none() {
            return Ok(());
        }
        let message = Message::new("--title and --per-page are for pages of HTML");
        Err(Failure::Fatal(message.hint("choose the format with --to html, or a file that ends with .html")))
    }
}

pub(super) fn write(
    input: InputArgs,
    output: &OutputArgs,
    args: &PageArgs,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let inputs = Inputs::new(input.inputs, input.from, Output::new(None)?);
    inputs.begin(reporter);
    let mut solver = Single::new();
    let mut items = Vec::new();
    for item in inputs {
        match item {
            Ok(item) => items.push(printed(&mut solver, &item.entry)),
            Err(failure) => reporter.go_on(failure)?,
        }
        reporter.progress.update(items.len() as u64);
    }
    let title = args.title.as_deref().unwrap_or("Sudoku");
    let book = Book { title, per_page: args.per_page.unwrap_or(4), ..Book::new(&items) };
    note_unsolved(&book, reporter);
    Document::new(DocumentFormat::Html, title).write(book.pages().map_err(failure)?, output.path())
}
