//! The orders of images, for the search.

use super::lines::PuzzleLines;
use super::state::State;
use crate::arrangement::Refinements;
use crate::grid_minlex::RowKey;

/// An order of images.
pub(super) trait Reading {
    const REFINEMENTS: &Refinements;
    /// The value of an empty cell.
    const EMPTY: RowKey;

    /// The lines that may become the next row.
    fn candidates(state: &State, lines: &PuzzleLines, level: usize) -> u16;

    /// The lower bound on a row from its pattern: a row whose promise is above the [last one
    /// alike](Self::last_alike) is greater. The promise of a promise is the pattern.
    fn promise(pattern: u16) -> u16;

    /// The greatest promise that is undecided against this one.
    fn last_alike(promise: u16) -> u16;

    /// Makes the next row of this line.
    fn put(state: &mut State, line: usize, level: usize);
}

/// An empty cell is less than every digit.
pub(super) struct EmptyFirst;

/// An empty cell is greater than every digit.
pub(super) struct EmptyLast;

/// Empty cells first, and the lines of the band are planned, up to those with the same numbers of digits.
pub(super) struct Planned;

impl Reading for EmptyFirst {
    const REFINEMENTS: &Refinements = &Refinements::EMPTY_FIRST;
    const EMPTY: RowKey = 0;

    fn candidates(state: &State, _: &PuzzleLines, level: usize) -> u16 {
        state.candidates(level)
    }

    /// The later a row's first digit, the less the row.
    fn promise(pattern: u16) -> u16 {
        pattern
    }

    fn last_alike(promise: u16) -> u16 {
        u16::MAX.checked_shr(promise.leading_zeros()).unwrap_or(0)
    }

    fn put(state: &mut State, line: usize, level: usize) {
        state.put(line, level);
    }
}

impl Reading for EmptyLast {
    const REFINEMENTS: &Refinements = &Refinements::FILLED_FIRST;
    const EMPTY: RowKey = 15;

    fn candidates(state: &State, _: &PuzzleLines, level: usize) -> u16 {
        state.candidates(level)
    }

    /// A row that begins with a digit is less than one that does not.
    fn promise(pattern: u16) -> u16 {
        pattern ^ 0x1FF
    }

    fn last_alike(promise: u16) -> u16 {
        promise | 0xFF
    }

    fn put(state: &mut State, line: usize, level: usize) {
        state.put(line, level);
    }
}

impl Reading for Planned {
    const REFINEMENTS: &Refinements = &Refinements::EMPTY_FIRST;
    const EMPTY: RowKey = 0;

    fn candidates(state: &State, lines: &PuzzleLines, level: usize) -> u16 {
        let numbers = |line| state.numbers(lines.filled[usize::from(state.side)][line]);
        let planned = (state.rows >> (4 * level) & 15) as usize;
        let band = planned / 3 * 3;
        let alike = (band..band + 3).filter(|line| numbers(*line) == numbers(planned));
        alike.fold(0, |set, line| set | 1 << line) & state.left
    }

    fn promise(pattern: u16) -> u16 {
        EmptyFirst::promise(pattern)
    }

    fn last_alike(promise: u16) -> u16 {
        EmptyFirst::last_alike(promise)
    }

    /// The planned line and this one exchange places.
    fn put(state: &mut State, line: usize, level: usize) {
        let planned = state.rows >> (4 * level) & 15;
        let place = (level..3).find(|place| (state.rows >> (4 * place) & 15) as usize == line);
        let exchange = planned ^ line as u64;
        state.rows ^= exchange << (4 * level) ^ exchange << (4 * place.expect("the band is planned"));
        state.left &= !(1 << line);
    }
}
