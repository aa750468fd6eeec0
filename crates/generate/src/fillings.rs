//! Every filling of a pattern, up to symmetry.
//!
//! Digits go into the cells of the pattern one after the other, in the order of the text, and back again: a depth-first search.
//! Of all fillings that are images of each other only the least as text is met. So the digits come up in their order, 1 first,
//! and no transformation that keeps the pattern makes a lesser filling, once its digits are named in their order; that is seen
//! as soon as the first cells differ, long before the filling is whole (orderly generation; R. C. Read, "Every one a winner",
//! 1978). So nothing has to be remembered, and the search can begin anywhere.

use crate::pattern::{has_no_puzzle, ones};
use sudokit_core::{Cell, CellSet, Digit, Puzzle};
use sudokit_symmetry::Canonizer;

/// With fewer, two of the digits that are missing could change places.
const LEAST_DIGITS: usize = 8;
/// Digits of a puzzle that has only one; they come in all orders.
const OTHER_ORDERS: u64 = 40_320;

/// The fillings of a pattern, in the order of their text: of those that are images of each other the least, each once.
///
/// A filling has no digit twice in a house, and may have no solution, one or several. Those that are seen at once to have
/// several are left out: fewer than 8 digits, or fewer than 17 cells, or two empty lines side by side in a chute.
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
    /// For each place in the pattern the earlier places that see it.
    seen: Vec<Vec<usize>>,
    /// How the pattern can be laid onto itself: the place from which each takes its digit.
    images: Vec<Vec<usize>>,
    /// The digit in each place, named in the order in which they come up. Those beyond `depth` mean nothing.
    digits: Vec<usize>,
    /// How many digits come up before each place.
    used: Vec<usize>,
    /// The place whose digit is changed next, and the least that it may become.
    at: usize,
    least: usize,
    is_over: bool,
}

impl Fillings {
    /// More ways to lay a pattern onto itself take too long to look at.
    ///
    /// ```
    /// # use sudokit_generate::Fillings;
    /// assert!(Fillings::MOST_IMAGES >= 72);
    /// ```
    pub const MOST_IMAGES: u64 = 1_000;

    /// All fillings of these cells. None if there are more than [`MOST_IMAGES`](Self::MOST_IMAGES) ways to lay them onto
    /// themselves.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet};
    /// # use sudokit_generate::Fillings;
    /// # use sudokit_symmetry::Canonizer;
    /// // Nothing can have one solution here, and nothing is regular.
    /// assert_eq!(Fillings::new(Cell::all().take(21).collect(), &mut Canonizer::new()).map(Iterator::count), Some(0));
    /// assert!(Fillings::new(CellSet::ALL, &mut Canonizer::new()).is_none());
    /// ```
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

    /// Only those that come after this one as text, whatever its digits are called.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Fillings;
    /// # use sudokit_symmetry::Canonizer;
    /// # let pattern: Puzzle =
    /// #     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut fillings = Fillings::new(pattern.cells(), &mut Canonizer::new()).expect("few images");
    /// let first = fillings.next().expect("there are some");
    /// let mut later = fillings.clone().after(&first);
    /// assert_eq!(later.next(), fillings.next());
    /// # Ok::<(), sudokit_core::ParsePuzzleError>(())
    /// ```
    #[must_use]
    pub fn after(mut self, filling: &Puzzle) -> Self {
        let mut names = Names::default();
        let digits: Option<Vec<usize>> =
            self.cells.iter().map(|cell| Some(names.of(filling.digit(*cell)?.index()))).collect();
        let Some(digits) = digits else { return self };
        // Up to the first digit that no filling has there.
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

    /// Whether the digits up to this place are the beginning of a filling.
    fn is_possible(&self, place: usize) -> bool {
        let digit = self.digits[place];
        let used = self.used[place].max(digit + 1);
        used + (self.cells.len() - place - 1) >= LEAST_DIGITS
            && self.seen[place].iter().all(|earlier| self.digits[*earlier] != digit)
            && self.images.iter().all(|from| !self.is_less(from, place))
    }

    /// Whether an image is less than what it is made of, as far as both are known up to a place.
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
            // The next digit that is new, or one that came up before.
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

/// Names for digits, in the order in which they come up.
#[derive(Default)]
struct Names {
    /// One more than the name, 0 if it has none.
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

/// The ways to lay a pattern onto itself but for the one that changes nothing.
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
