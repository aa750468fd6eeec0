//! The table function `sudoku_vicinity`.

use super::made::Making;
use super::produced::Outlet;
use super::source::Source;
use super::table::Table;
use super::{constants, text, whole};
use crate::about::About;
use crate::column::puzzle;
use datafusion::catalog::{TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::{Result, plan_err};
use datafusion::error::DataFusionError;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::Arc;
use sudokit::{Puzzle, Vicinity};

pub(super) const ABOUT: About = About {
    name: "sudoku_vicinity",
    syntax: "sudoku_vicinity(puzzle, minus, plus)",
    summary: "A table of the puzzles with one solution that come from a puzzle by taking so many givens away and adding so many others: number, puzzle.",
    example: "select count(*) from sudoku_vicinity('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 1, 0)",
    result: "22",
};

#[derive(Debug)]
pub(super) struct Near;

impl TableFunctionImpl for Near {
    fn call_with_args(&self, args: TableFunctionArgs<'_, '_>) -> Result<Arc<dyn TableProvider>> {
        let given = constants(&ABOUT, args.exprs())?;
        let [of, minus, plus] = given[..] else {
            return plan_err!("{}: expected three arguments, found {}", ABOUT.syntax, given.len());
        };
        let Some(of) = puzzle(text(&ABOUT, "a puzzle", of)?.as_bytes()) else {
            return plan_err!("{}: expected a puzzle of 81 digits and dots, found {of}", ABOUT.syntax);
        };
        Ok(Arc::new(Table::new(Source::Vicinity(Around {
            of,
            minus: whole(&ABOUT, "a number of givens", minus)?,
            plus: whole(&ABOUT, "a number of givens", plus)?,
        }))))
    }
}

/// The arguments of a call.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Around {
    of: Puzzle,
    minus: usize,
    plus: usize,
}

impl Making for Around {
    fn make(
        &self,
        most: Option<usize>,
        outlet: &Outlet,
        give: &mut (dyn FnMut(Puzzle) -> ControlFlow<()> + Send),
    ) -> Result<()> {
        let mut left = most.unwrap_or(usize::MAX);
        let mut visit = |puzzle| match left {
            0 => ControlFlow::Break(()),
            _ => {
                left -= 1;
                give(puzzle)
            }
        };
        match Vicinity::new()
            .until(&outlet.settings.cancel)
            .search(&self.of, self.minus, self.plus, &mut visit)
        {
            // The reader breaks it off.
            Ok(_) => Ok(()),
            Err(cancelled) => Err(DataFusionError::External(Box::new(cancelled))),
        }
    }
}
