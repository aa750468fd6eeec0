//! `sudoku techniques`

mod list;
mod page;

use crate::args::{NotationArgs, meant, words};
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message};
use crate::show::STRING;
use crate::show::narration::Narrator;
use clap::Args;
use std::fmt::Write as _;
use sudokit::diagram::say;
use sudokit::logic::{Kind, techniques};

/// List the techniques, or show the page of one of them
///
/// A page says what to look for, shows an example, and explains why the technique works and when it does not.
/// Any common name finds it. A name that fits several techniques lists them.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct TechniquesArgs {
    /// Name of a technique
    #[arg(value_name = "NAME", value_parser = words(), hide_possible_values = true)]
    name: Vec<String>,
    /// List the limits and choices of the search, which --option sets in `hint`, `steps` and `explain`
    #[arg(long, conflicts_with = "name")]
    options: bool,
    #[command(flatten)]
    notation: NotationArgs,
}

const HELP: &str = "\
Examples:
  sudoku techniques
  sudoku techniques naked-pair
  sudoku techniques xwing
  sudoku techniques \"Unique Rectangle Type 1\"
  sudoku techniques locked candidates";

pub(crate) fn techniques(args: &TechniquesArgs) -> Result<Outcome, Failure> {
    let mut output = Output::new(None)?;
    let narrator = args.notation.narrator(&output, true)?;
    let name = args.name.join(" ");
    let text = match wanted(&name)?[..] {
        [] if args.options => list::options(narrator),
        [] => list::list(narrator),
        [kind] => page::page(kind, narrator),
        ref several => choice(&name, several, narrator),
    };
    output.put(text.as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}

/// The techniques that a name stands for, or is part of; none if no name is given.
fn wanted(name: &str) -> Result<Vec<&'static Kind>, Failure> {
    if name.is_empty() {
        return Ok(Vec::new());
    }
    let mut kinds = techniques::named(name);
    if kinds.is_empty() {
        kinds = techniques::like(name);
    }
    if kinds.is_empty() {
        let message = Message::new(format_args!("no technique is called '{name}'"));
        return Err(Failure::Fatal(message.hint(meant(name))));
    }
    Ok(kinds)
}

/// The techniques that share a name, with what each is.
fn choice(name: &str, kinds: &[&Kind], narrator: Narrator) -> String {
    let (name, count) = (name.to_owned(), kinds.len());
    let mut text = narrator.sentence(&say!("program-fits-several", [name, count])) + "\n\n";
    let width = kinds.iter().map(|kind| kind.id.len()).max().unwrap_or(0);
    for kind in kinds {
        writeln!(text, "{:width$}  {}", kind.id, narrator.name(kind)).expect(STRING);
    }
    text + "\n" + &narrator.sentence(&say!("program-page-of-one")) + "\n"
}
