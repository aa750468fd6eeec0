//! Puzzles of the maker's own, from a file.

use crate::commands::print::refused;
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::interrupt;
use crate::run::report::{Failure, Message};
use std::path::Path;
use sudokit::{Answer, Engine, Puzzle, Single};

/// Reads the puzzles of a file, in any format. Each must have exactly one solution.
pub(super) fn puzzles(file: &Path) -> Result<Vec<Puzzle>, Failure> {
    let (mut puzzles, mut solver) = (Vec::new(), Single::new());
    for item in Inputs::new(vec![file.into()], None, Output::new(None)?) {
        interrupt::check()?;
        let item = item.map_err(|failure| match failure {
            Failure::NoPuzzle { input, .. } => {
                Failure::Fatal(Message::new(format_args!("there is no puzzle in {input}")))
            }
            other => other,
        })?;
        if !matches!(solver.answer(&item.entry.givens), Answer::Unique(_)) {
            return Err(refused(&item, &mut solver));
        }
        puzzles.push(item.entry.givens);
    }
    Ok(puzzles)
}
