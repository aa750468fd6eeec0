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
use serde_json::{Map, Value};
use std::ops::ControlFlow;
use std::sync::Arc;
use sudokit::logic::{Kind, techniques};
use sudokit::{Cancelled, Ending, Level, Maker, Puzzle};
use sudokit_request::{Failure, Part};

pub(super) const ABOUT: About = About {
    name: "sudoku_generate",
    syntax: "sudoku_generate(n, seed [, order])",
    summary: "A table of n minimal puzzles, the same for the same seed: number, puzzle. The order says what they are like: a level such as 'hard', the hardest technique such as 'x-wing', or the fields of the request generate as JSON, such as '{\"level\": \"hard\", \"symmetry\": \"half-turn\"}'.",
    example: "select count(*), min(sudoku_status(puzzle)) from sudoku_generate(1000, 7)",
    result: "1000,unique",
};

#[derive(Debug)]
pub(super) struct Generate;

impl TableFunctionImpl for Generate {
    fn call_with_args(&self, args: TableFunctionArgs<'_, '_>) -> Result<Arc<dyn TableProvider>> {
        let given = constants(&ABOUT, args.exprs())?;
        let (count, seed, fields) = match given[..] {
            [count, seed] => (count, seed, Map::new()),
            [count, seed, words] => (count, seed, fields(text(&ABOUT, "an order", words)?)?),
            _ => {
                return plan_err!("{}: expected two or three arguments, found {}", ABOUT.syntax, given.len());
            }
        };
        let order = Order {
            count: whole(&ABOUT, "a number of puzzles", count)?,
            seed: whole(&ABOUT, "a seed", seed)?,
            fields,
        };
        // An order that cannot be fulfilled is refused before anything is done.
        order.maker()?;
        Ok(Arc::new(Table::new(Source::Generate(order))))
    }
}

/// The fields of an order: those of the name of a level or of a technique, or of JSON.
fn fields(words: &str) -> Result<Map<String, Value>> {
    if words.trim_start().starts_with('{') {
        return serde_json::from_str(words).map_err(|error| refused(&Failure::of_json(&error)));
    }
    let field = if words.parse::<Level>().is_ok() {
        "level"
    } else if words.parse::<&Kind>().is_ok() {
        "hardest"
    } else {
        let hint = match techniques::meant(words) {
            meant if meant.is_empty() => String::new(),
            meant => format!("; {meant}"),
        };
        return plan_err!(
            "{}: expected an order, which is a level such as 'hard', a technique such as 'x-wing', or JSON, found '{words}'{hint}",
            ABOUT.syntax
        );
    };
    Ok(Map::from_iter([(field.to_owned(), words.into())]))
}

fn refused(failure: &Failure) -> DataFusionError {
    DataFusionError::Plan(format!("{}: {failure}", ABOUT.syntax))
}

/// The arguments of a call.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Order {
    count: usize,
    seed: u64,
    /// The other fields of the request `generate`.
    fields: Map<String, Value>,
}

impl Order {
    fn maker(&self) -> Result<Maker> {
        let own = ["count", "seed"].into_iter().find(|name| self.fields.contains_key(*name));
        if let Some(name) = own {
            return plan_err!("{}: the {name} is an argument, not a part of the order", ABOUT.syntax);
        }
        let order = sudokit_request::Order::read(self.fields.clone().into());
        order.and_then(|order| order.maker(self.seed)).map_err(|failure| refused(&failure))
    }
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
        let mut maker = self.maker()?.threads(outlet.threads).until(cancel);
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
