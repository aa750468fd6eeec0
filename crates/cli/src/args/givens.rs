//! The printed puzzle, for games that do not distinguish givens from placed digits.

use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::output::Output;
use crate::run::report::{Failure, Message};
use clap::{Args, ValueHint};
use std::borrow::Cow;
use std::ffi::OsString;
use std::sync::Arc;
use sudokit::Puzzle;
use sudokit::diagram::say;

/// The printed puzzle.
#[derive(Args)]
pub(crate) struct GivensArgs {
    /// The printed puzzle; every other digit counts as your own
    #[arg(long, value_name = "FILE|PUZZLE", value_hint = ValueHint::AnyPath)]
    givens: Option<OsString>,
}

impl GivensArgs {
    /// The printed puzzle, if it is named.
    pub(crate) fn read(self, output: &Output) -> Result<Printed, Failure> {
        let Some(name) = self.givens else { return Ok(Printed(None)) };
        let printed = Inputs::only(&name, "--givens takes one puzzle", output)?.entry;
        if printed.candidates.is_some() {
            let why = "--givens takes a puzzle of digits, and this has candidates";
            return Err(Failure::Fatal(Message::new(format_args!("{}: {why}", name.display()))));
        }
        Ok(Printed(Some(printed.givens)))
    }
}

/// The printed puzzle, if it is known.
pub(crate) struct Printed(Option<Puzzle>);

impl Printed {
    /// The game with its givens marked as givens.
    pub(crate) fn game<'i>(&self, item: &'i InputEntry) -> Result<Cow<'i, InputEntry>, Failure> {
        let Some(givens) = &self.0 else { return Ok(Cow::Borrowed(item)) };
        match item.entry.clone().played_on(givens) {
            Ok(entry) => Ok(Cow::Owned(InputEntry { entry, name: Arc::clone(&item.name), line: item.line })),
            Err(differing) => {
                let (first, more) = (differing[0], differing.len() - 1);
                let printed = givens.digit(first.cell()).expect("a given differs");
                let said = say!("check-givens-differ", [first, printed]);
                let more = if more == 0 { String::new() } else { format!(", and {more} more") };
                Err(item.wrong(format_args!("this grid has {said}{more}")))
            }
        }
    }
}
