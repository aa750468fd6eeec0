//! `sudoku pattern --fill`

use super::{FILLED, cells, shown_filled};
use crate::args::StreamArgs;
use crate::commands::rows::rows;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit::generate::{Random, fill_pattern};
use sudokit::{Batch, Puzzle};

/// Patterns that a thread takes at once: few, as filling one may take seconds.
const TOGETHER: usize = 4;

/// Parameters of the search for fillings.
pub(super) struct Plan {
    /// Number of different puzzles.
    pub(super) wanted: usize,
    /// Number of attempts for a pattern.
    pub(super) tries: u64,
    pub(super) seed: Option<u64>,
}

pub(super) fn fill(stream: StreamArgs, plan: &Plan, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let Plan { wanted, tries, seed } = *plan;
    let seed = stream.seed(seed, reporter)?;
    let walks = if wanted == 0 { 0 } else { tries };
    let format = stream.format()?;
    rows(stream, FILLED, TOGETHER, reporter, |batch: &mut Option<Batch>, item, number| {
        let pattern = cells(item)?;
        let (mut made, mut records) = (HashSet::new(), String::new());
        let mut random = Random::piece(seed, number);
        let batch = batch.get_or_insert_with(|| Batch::new().until(interrupt::cancel()));
        fill_pattern(pattern, &Puzzle::EMPTY, walks, &mut random, batch, &mut |filled| {
            if made.insert(filled) {
                records += &shown_filled(pattern, &filled, format);
            }
            if made.len() < wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        let outcome = if made.len() == wanted { Outcome::Positive } else { Outcome::Negative };
        Ok((records, outcome))
    })
}
