//! The table function `sudoku_generate`.

use super::made::Making;
use super::produced::Outlet;
use super::source::Source;
use super::table::Table;
use super::{constants, text, whole};
use crate::about::About;
use datafusion::catalog::{TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::{Result, exec_err, plan_err};
use datafusion::error::DataFusionError;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::Arc;
use sudokit::logic::{Kind, techniques};
use sudokit::misread::in_words;
use sudokit::{Cancelled, Ending, Level, Maker, Puzzle, Wish};

pub(super) const ABOUT: About = About {
    name: "sudoku_generate",
    syntax: "sudoku_generate(n, seed [, wish])",
    summary: "A table of n minimal puzzles, the same for the same seed: number, puzzle. The wish says how hard they are: a level such as 'hard', the hardest technique such as 'x-wing', or a wish as JSON, such as '{\"with\": [\"x-wing\"]}'.",
    example: "select count(*), min(sudoku_status(puzzle)) from sudoku_generate(1000, 7)",
    result: "1000,unique",
};

#[derive(Debug)]
pub(super) struct Generate;

impl TableFunctionImpl for Generate {
    fn call_with_args(&self, args: TableFunctionArgs<'_, '_>) -> Result<Arc<dyn TableProvider>> {
        let given = constants(&ABOUT, args.exprs())?;
        let (count, seed, wish) = match given[..] {
            [count, seed] => (count, seed, Wish::default()),
            [count, seed, words] => (count, seed, wish(text(&ABOUT, "a wish", words)?)?),
            _ => {
                return plan_err!("{}: expected two or three arguments, found {}", ABOUT.syntax, given.len());
            }
        };
        if let Some(contradiction) = wish.contradiction() {
            return plan_err!("{}: {contradiction}", ABOUT.syntax);
        }
        Ok(Arc::new(Table::new(Source::Generate(Order {
            count: whole(&ABOUT, "a number of puzzles", count)?,
            seed: whole(&ABOUT, "a seed", seed)?,
            wish,
        }))))
    }
}

/// Reads a wish: the name of a level or of a technique, or JSON.
fn wish(words: &str) -> Result<Wish> {
    if words.trim_start().starts_with('{') {
        return serde_json::from_str(words).map_err(|error| {
            let why = in_words(&error.to_string());
            DataFusionError::Plan(format!("{}: the wish cannot be read: {why}", ABOUT.syntax))
        });
    }
    if let Ok(level) = words.parse::<Level>() {
        return Ok(level.into());
    }
    match words.parse::<&Kind>() {
        Ok(hardest) => Ok(Wish { hardest: Some(hardest), ..Wish::default() }),
        Err(_) => {
            let hint = match techniques::meant(words) {
                meant if meant.is_empty() => String::new(),
                meant => format!("; {meant}"),
            };
            plan_err!(
                "{}: expected a wish, which is a level such as 'hard', a technique such as 'x-wing', or JSON, found '{words}'{hint}",
                ABOUT.syntax
            )
        }
    }
}

/// The arguments of a call.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    count: usize,
    seed: u64,
    wish: Wish,
}

/// Ends the maker early.
struct Stopped;

impl From<Cancelled> for Stopped {
    fn from(Cancelled: Cancelled) -> Self {
        Self
    }
}

impl Making for Order {
    fn make(
        &self,
        most: Option<usize>,
        outlet: &Outlet,
        give: &mut (dyn FnMut(Puzzle) -> ControlFlow<()> + Send),
    ) -> Result<()> {
        let count = self.count.min(most.unwrap_or(usize::MAX));
        let cancel = &outlet.settings.cancel;
        let mut maker = Maker::new(self.seed).wish(self.wish.clone()).threads(outlet.threads).until(cancel);
        let mut made = 0;
        let ended = maker.make(count, |new| {
            made += 1;
            if give(new.puzzle).is_break() { Err(Stopped) } else { Ok(()) }
        });
        match ended {
            Ok(Ending::GivenUp { tries }) => exec_err!(
                "sudoku_generate: expected {count} puzzles, found {made} and no more in {tries} attempts in a row"
            ),
            Ok(_) => Ok(()),
            // Either the reader is gone, or the session was cancelled.
            Err(Stopped) => match cancel.check() {
                Ok(()) => Ok(()),
                Err(cancelled) => Err(DataFusionError::External(Box::new(cancelled))),
            },
        }
    }
}
