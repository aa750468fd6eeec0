//! The bit-packing backtracker: the plain engine of the library, as a program.

use super::{grid, input::Input};
use crate::{Console, Outcome};
use std::path::PathBuf;
use std::time::Instant;
use sudokit::{Engine, Flaws, Plain};

/// The bit-packing backtracker: plain search over nine-bit masks
///
/// Reads 81 integers from 0 to 9 separated by white space, 0 for an empty cell. Goes down each column before
/// moving to the next and tries the digits 1 to 9 in order. Prints the solved board. If the grid is invalid
/// or cannot be solved, says so and ends with exit code 1.
#[derive(clap::Args, Debug)]
pub(super) struct Backtrack {
    /// The grid; standard input if absent
    file: Option<PathBuf>,
    /// Also print how many digits were tried, and the time
    #[arg(long)]
    stats: bool,
}

impl Backtrack {
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        let puzzle = Input::read(console, self.file.as_deref())?.integers()?;
        let flaws = Flaws::of_puzzle(&puzzle);
        if !flaws.is_empty() {
            console.print(&format!("The grid is invalid: {flaws}.\n"))?;
            return Ok(Outcome::Negative);
        }

        let mut plain = Plain::new();
        let start = Instant::now();
        let solution = plain.solve(&puzzle);
        let time = start.elapsed();

        let (mut text, outcome) = match solution {
            Some(solution) => (grid::plain(&solution.into()), Outcome::Positive),
            None => ("The grid cannot be solved.\n".into(), Outcome::Negative),
        };
        if self.stats {
            text += &format!("{} nodes visited\n{:.6} seconds\n", plain.nodes(), time.as_secs_f64());
        }
        console.print(&text)?;
        Ok(outcome)
    }
}
