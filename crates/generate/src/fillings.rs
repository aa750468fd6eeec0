//! Every filling of a pattern, up to symmetry.
//!
//! A depth-first search writes digits into the cells of the pattern, in the order of the text. Of isomorphic
//! fillings it finds only the least text: digits first occur in ascending order, and no transformation that
//! keeps the pattern leads to a lesser filling after renaming. The first cells decide that, long before the
//! filling is complete (orderly generation; R. C. Read, "Every one a winner", 1978). So nothing has to be
//! stored, and the search can start anywhere.

use crate::pattern::{has_no_puzzle, ones};
use sudokit_core::{Cell, CellSet, Digit, Puzzle};
use sudokit_symmetry::Canonizer;

/// With fewer digits, two of the missing ones could be exchanged.
const LEAST_DIGITS: usize = 8;
/// Orders of the eight other digits.
const OTHER_ORDERS: u64 = 40_320;

/// The fillings of a pattern, in the order of their text. Of isomorphic ones only the least, once.
///
/// No house of a filling has a digit twice. It may have no solution, one or several. Fillings that obviously
/// have several are left out: fewer than 8 digits, fewer than 17 cells, or two lines of a chute without
/// givens.
///
/// ```
/// use sudokit_core::{CellSet, Puzzle};
/// use sudokit_generate::Fillings;
/// use sudokit_symmetry::Canonizer;
///
/// let pattern: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let fillings = Fillings::new(pattern.cells(), &mut Canonizer::new()).expect("few images");
/// let first: Vec<Puzzle> = fillings.take(2).collect();
/// assert!(first[0].to_string().starts_with("12..3"));
/// assert!(first[0].to_string() < first[1].to_string());
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fillings {
    cells: Vec<Cell>,
    /// For each place of the pattern the earlier places that see it.
    seen: Vec<Vec<usize>>,
    /// Automorphisms of the pattern: for each place the place that its digit comes from.
    images: Vec<Vec<usize>>,
    /// The digit in each place, named in order of first occurrence. Valid up to `depth`.
    digits: Vec<usize>,
    /// Number of different digits before each place.
    used: Vec<usize>,
    /// The place to change next, and its least new digit.
    at: usize,
    least: usize,
    is_over: bool,
}

impl Fillings {
    /// Limit for the automorphisms of a pattern: with more the search takes too long.
    pub const MOST_IMAGES: u64 = 1_000;

    /// All fillings of these cells. `None` if the pattern has more than [`MOST_IMAGES`](Self::MOST_IMAGES)
    /// automorphisms.
    pub fn new(pattern: CellSet, canonizer: &mut Canonizer) -> Option<Self> {
        let cells: Vec<Cell> = pattern.into_iter().collect();
        let seen = (0..cells.len())
            .map(|place| {
                (0..place).filter(|earlier| cells[place].peers().contains(cells[*earlier])).collect()
            })
            .collect();
        let is_over = has_no_puzzle(pattern);
        let images = if is_over { Vec::new() } else { images(pattern, canonizer)? };
        let (digits, used) = (vec![0; cells.len()], vec![0; cells.len()]);
        Some(Self { cells, seen, images, digits, used, at: 0, least: 0, is_over })
    }

    /// Skips to the fillings after this one as text, with its digits renamed.
    #[must_use]
    pub fn after(mut self, filling: &Puzzle) -> Self {
        let mut names = Names::default();
        let digits: Option<Vec<usize>> =
            self.cells.iter().map(|cell| Some(names.of(filling.digit(*cell)?.index()))).collect();
        let Some(digits) = digits else { return self };
        // Up to the first digit that no filling has in its place.
        (self.at, self.least) = (0, 0);
        for digit in digits {
            if self.at > 0 {
                self.used[self.at] = self.used[self.at - 1].max(self.digits[self.at - 1] + 1);
            }
            self.digits[self.at] = digit;
            self.least = digit + 1;
            if self.at + 1 == self.cells.len() || !self.is_possible(self.at) {
                break;
            }
            self.at += 1;
            self.least = 0;
        }
        self
    }

    /// Returns true if the digits up to this place can begin a filling.
    fn is_possible(&self, place: usize) -> bool {
        let digit = self.digits[place];
        let used = self.used[place].max(digit + 1);
        used + (self.cells.len() - place - 1) >= LEAST_DIGITS
            && self.seen[place].iter().all(|earlier| self.digits[*earlier] != digit)
            && self.images.iter().all(|from| !self.is_less(from, place))
    }

    /// Returns true if an image is less than its original, as far as both are known up to a place.
    fn is_less(&self, from: &[usize], place: usize) -> bool {
        let mut names = Names::default();
        for (to, from) in from[..=place].iter().enumerate() {
            if *from > place {
                return false;
            }
            let name = names.of(self.digits[*from]);
            if name != self.digits[to] {
                return name < self.digits[to];
            }
        }
        false
    }

    fn filling(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, digit) in self.cells.iter().zip(&self.digits) {
            puzzle.set(*cell, Some(Digit::from_index(*digit)));
        }
        puzzle
    }
}

impl Iterator for Fillings {
    type Item = Puzzle;

    fn next(&mut self) -> Option<Puzzle> {
        while !self.is_over {
            let place = self.at;
            // A digit that occurs already, or the first new one.
            if self.least > self.used[place].min(8) {
                match place.checked_sub(1) {
                    Some(before) => (self.at, self.least) = (before, self.digits[before] + 1),
                    None => self.is_over = true,
                }
                continue;
            }
            self.digits[place] = self.least;
            self.least += 1;
            if !self.is_possible(place) {
                continue;
            }
            if place + 1 == self.cells.len() {
                return Some(self.filling());
            }
            self.used[place + 1] = self.used[place].max(self.digits[place] + 1);
            (self.at, self.least) = (place + 1, 0);
        }
        None
    }
}

/// Names of digits in order of first occurrence.
#[derive(Default)]
struct Names {
    /// The name plus one; 0 for a digit without name.
    names: [usize; 9],
    count: usize,
}

impl Names {
    fn of(&mut self, digit: usize) -> usize {
        if self.names[digit] == 0 {
            self.count += 1;
            self.names[digit] = self.count;
        }
        self.names[digit] - 1
    }
}

/// The automorphisms of a pattern except the identity.
fn images(pattern: CellSet, canonizer: &mut Canonizer) -> Option<Vec<Vec<usize>>> {
    if pattern == CellSet::ALL {
        return None;
    }
    let puzzle = ones(pattern);
    if canonizer.count_automorphisms(&puzzle) / OTHER_ORDERS > Fillings::MOST_IMAGES {
        return None;
    }
    let cells: Vec<Cell> = pattern.into_iter().collect();
    let place =
        |cell: Cell| cells.binary_search(&cell).expect("an image of a cell of the pattern is one too");
    let ways =
        canonizer.automorphisms(&puzzle).filter(|way| Digit::all().all(|digit| way.digit(digit) == digit));
    let images = ways.map(|way| cells.iter().map(|cell| place(way.cell(*cell))).collect::<Vec<_>>());
    Some(images.filter(|from| (0..).zip(from).any(|(to, from)| to != *from)).collect())
}
