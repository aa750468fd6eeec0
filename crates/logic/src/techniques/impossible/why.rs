//! The reason why cells cannot be filled, as a person would show it: a few cells are given names, and the
//! others follow or are tried.
//!
//! If it does not matter which digits the cells have, their digits are called A, B and C, beginning with a
//! house; otherwise they are called by themselves. Cells that can only be one thing are filled; then the cell
//! is tried that decides most. Each way ends where nothing is left for a cell.

use super::Pattern;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House};
use sudokit_diagram::{Sentence, Value, say};

/// The most ways that a person is told.
const MOST_WAYS: usize = 12;

/// The names of the digits of a house. No valid pattern has more.
const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The reason why the digits cannot fill the cells; `None` if it would take too many words.
pub(super) fn told(pattern: &Pattern, board: &Board) -> Option<Vec<Sentence>> {
    let by_letters = House::all().filter_map(|house| by_letters(pattern, house));
    let shortest = by_letters.min_by_key(|told| told.fillings);
    let told = shortest.or_else(|| {
        let cells = pattern.cells.iter().map(|cell| (cell, board.candidates(cell) & pattern.digits));
        Teller::new(Value::Digit, Vec::new()).tell(&cells.collect())
    });
    Some(told?.said)
}

/// Beginning with a house that has as many of the cells as there are digits: whatever they hold, it is
/// different.
fn by_letters(pattern: &Pattern, house: House) -> Option<Told> {
    let first = pattern.cells & house.cells();
    if first.len() != pattern.digits.len() || first.len() > LETTERS.len() {
        return None;
    }
    let all: DigitSet = Digit::all().take(first.len()).collect();
    let mut left: Left = pattern.cells.iter().map(|cell| (cell, all)).collect();
    for (cell, digit) in first.iter().zip(all) {
        left = left.with(cell, digit);
    }
    let letters =
        first.iter().zip(LETTERS).map(|(cell, letter)| say!("impossible-letter-in-cell", [letter, cell]));
    let letters: Vec<_> = letters.collect();
    let said = vec![
        say!("impossible-house-has-different", [house, count = all.len()]),
        say!("impossible-call-letters", [letters]),
    ];
    let called = |digit: Digit| LETTERS[digit.index()].into();
    Teller::new(called, said).tell(&left)
}

/// A cell and its digit.
type Filled = (Cell, Digit);

/// The unfilled cells with the digits left for each.
#[derive(Clone)]
struct Left(Vec<(Cell, DigitSet)>);

impl FromIterator<(Cell, DigitSet)> for Left {
    fn from_iter<I: IntoIterator<Item = (Cell, DigitSet)>>(cells: I) -> Self {
        Self(cells.into_iter().collect())
    }
}

impl Left {
    fn with(&self, filled: Cell, digit: Digit) -> Self {
        let others = self.0.iter().filter(|(cell, _)| *cell != filled);
        let left = |(cell, digits): &(Cell, DigitSet)| {
            (*cell, if cell.sees(filled) { digits.without(digit) } else { *digits })
        };
        others.map(left).collect()
    }

    /// Fills what can only be one thing: what was filled, and the cell for which nothing is left then.
    fn settle(&mut self) -> (Vec<Filled>, Option<Cell>) {
        let mut filled = Vec::new();
        loop {
            if let Some((cell, _)) = self.0.iter().find(|(_, digits)| digits.is_empty()) {
                return (filled, Some(*cell));
            }
            let single = self.0.iter().find_map(|(cell, digits)| Some((*cell, digits.only()?)));
            let Some((cell, digit)) = single else { return (filled, None) };
            filled.push((cell, digit));
            *self = self.with(cell, digit);
        }
    }

    /// The cell that decides most, and its digits.
    fn decisive(&self) -> Option<(Cell, DigitSet)> {
        let open = |cell: Cell, digits: DigitSet| -> usize {
            let after = |digit| {
                let mut left = self.with(cell, digit);
                if left.settle().1.is_some() { 0 } else { left.0.len() + 1 }
            };
            digits.iter().map(after).sum()
        };
        self.0.iter().copied().min_by_key(|(cell, digits)| open(*cell, *digits))
    }
}

/// Tells way after way.
struct Teller<C> {
    called: C,
    told: Told,
    ways: usize,
}

/// The ways that have been told, and how often they say that a cell is filled.
struct Told {
    said: Vec<Sentence>,
    fillings: usize,
}

impl<C: Fn(Digit) -> Value> Teller<C> {
    const fn new(called: C, said: Vec<Sentence>) -> Self {
        Self { called, told: Told { said, fillings: 0 }, ways: 0 }
    }

    /// None if the cells can be filled, or if there are too many ways.
    fn tell(mut self, left: &Left) -> Option<Told> {
        self.follow(left.clone(), &[])?;
        Some(self.told)
    }

    fn follow(&mut self, mut left: Left, assumed: &[Filled]) -> Option<()> {
        let (filled, emptied) = left.settle();
        if let Some(emptied) = emptied {
            self.ways += 1;
            self.say(assumed, &needed(&filled, emptied), Some(emptied));
            return (self.ways <= MOST_WAYS).then_some(());
        }
        let (cell, digits) = left.decisive()?;
        if !filled.is_empty() {
            self.say(assumed, &filled, None);
        }
        for digit in digits {
            self.follow(left.with(cell, digit), &[assumed, &[(cell, digit)]].concat())?;
        }
        Some(())
    }

    /// "If r1c1 is A and r1c5 is B, then r4c1 is C, and nothing is left for r4c5."
    fn say(&mut self, assumed: &[Filled], filled: &[Filled], emptied: Option<Cell>) {
        self.told.fillings += assumed.len() + filled.len();
        let (is_tried, assumed, filled) = (!assumed.is_empty(), self.list(assumed), self.list(filled));
        self.told.said.push(match emptied {
            None if is_tried => say!("impossible-if-then", [assumed, filled]),
            None => say!("impossible-then", [filled]),
            Some(cell) if is_tried => say!("impossible-if-then-nothing-left", [assumed, filled, cell]),
            Some(cell) => say!("impossible-then-nothing-left", [filled, cell]),
        });
    }

    fn list(&self, filled: &[Filled]) -> Vec<Sentence> {
        let said = |(cell, digit): &Filled| say!("impossible-cell-is", [cell, digit = (self.called)(*digit)]);
        filled.iter().map(said).collect()
    }
}

/// Those of the filled cells that leave nothing for a cell, directly or by others.
fn needed(filled: &[Filled], emptied: Cell) -> Vec<Filled> {
    let mut seen_by = CellSet::of(emptied);
    let mut needed: Vec<Filled> = Vec::new();
    for (cell, digit) in filled.iter().rev() {
        if !seen_by.is_disjoint(cell.peers()) {
            seen_by.insert(*cell);
            needed.push((*cell, *digit));
        }
    }
    needed.reverse();
    needed
}
