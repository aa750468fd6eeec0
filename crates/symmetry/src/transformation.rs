//! Transformations as values: composed, inverted, numbered, drawn at random.
//!
//! The maps of Sudoku grids to Sudoku grids that do not depend on the digits in them permute bands, rows
//! within a band, stacks, columns within a stack, transpose, and relabel the digits: 2 · 6⁸ = 3,359,232
//! permutations of the cells times 9! of the digits (Ed Russell and Frazer Jarvis, "Mathematics of Sudoku
//! II", 2006).

use crate::orders::{self, LINE_ORDERS, Lines};
use crate::{Random, Transformable};
use sudokit_core::{Cell, Digit};

/// A permutation of the cells and one of the digits that map solutions to solutions.
///
/// First, rows and columns are permuted; then the grid is transposed, if it is. The relabelling of digits
/// does not depend on their cells.
///
/// ```
/// use sudokit_core::{Cell, Digit, Puzzle};
/// use sudokit_symmetry::Transformation;
///
/// let swap = Transformation::by_name("swap-digits-1-4").unwrap();
/// let there = Transformation::QUARTER_TURN.then(&swap);
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.set(Cell::at(0, 2), Some(Digit::D4));
/// let image = there.apply(&puzzle);
/// assert_eq!(image.digit(Cell::at(2, 8)), Some(Digit::D1));
/// assert_eq!(there.inverse().apply(&image), puzzle);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transformation {
    transposes: bool,
    rows: Lines,
    columns: Lines,
    /// The index of the digit that each digit becomes.
    digits: Lines,
}

/// 9!
const RELABELLINGS: u64 = 362_880;

impl Transformation {
    /// Number of permutations of the cells: 3,359,232.
    pub const CELL_PERMUTATIONS: u64 = 2 * (LINE_ORDERS * LINE_ORDERS) as u64;

    /// Number of transformations: 1,218,998,108,160.
    pub const COUNT: u64 = Self::CELL_PERMUTATIONS * RELABELLINGS;

    /// The identity.
    pub const IDENTITY: Self = Self {
        transposes: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    };

    /// The transformation that moves row *i* to `rows[i]` and column *i* to `columns[i]`, then transposes if
    /// `transposes`, and replaces the digit of index *i* by `digits[i]`. `None` unless rows and columns of a
    /// chute stay together and every line and digit occurs once.
    ///
    /// ```
    /// use sudokit_core::{Cell, Digit};
    /// use sudokit_symmetry::Transformation;
    ///
    /// let digits: [Digit; 9] = std::array::from_fn(Digit::from_index);
    /// let straight = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    /// let turned = Transformation::new(true, [8, 7, 6, 5, 4, 3, 2, 1, 0], straight, digits).unwrap();
    /// assert_eq!(turned, Transformation::QUARTER_TURN);
    /// // Row 3 may not leave its band alone.
    /// assert_eq!(Transformation::new(true, [0, 1, 3, 2, 4, 5, 6, 7, 8], straight, digits), None);
    /// ```
    pub fn new(transposes: bool, rows: [usize; 9], columns: [usize; 9], digits: [Digit; 9]) -> Option<Self> {
        let seen = digits.iter().fold(0_u16, |seen, digit| seen | 1 << digit.index());
        let fine = orders::are_lines(&rows) && orders::are_lines(&columns) && seen == 0x1FF;
        fine.then(|| {
            let [rows, columns, digits] =
                [rows, columns, digits.map(Digit::index)].map(|lines| lines.map(|line| line as u8));
            Self { transposes, rows, columns, digits }
        })
    }

    /// The inverse view: row *i* of the image is `rows[i]` of the grid, or of the transposed grid if it
    /// `transposes`, and likewise for columns; `digits` are the images of the digits.
    pub(crate) fn fetching(transposes: bool, rows: &Lines, columns: &Lines, digits: Lines) -> Self {
        let (rows, columns) = (orders::inverted(rows), orders::inverted(columns));
        // Columns of the grid that become rows are permuted as columns and transposed after that.
        let (rows, columns) = if transposes { (columns, rows) } else { (rows, columns) };
        Self { transposes, rows, columns, digits }
    }

    /// One of the eight symmetries of the square: rows and columns may be reversed, then exchanged.
    pub(crate) const fn of_the_square(transposes: bool, reverses_rows: bool, reverses_columns: bool) -> Self {
        const REVERSED: Lines = [8, 7, 6, 5, 4, 3, 2, 1, 0];
        let straight = Self::IDENTITY.digits;
        let rows = if reverses_rows { REVERSED } else { straight };
        let columns = if reverses_columns { REVERSED } else { straight };
        Self { transposes, rows, columns, digits: straight }
    }

    /// Returns true if rows become columns.
    pub const fn transposes(&self) -> bool {
        self.transposes
    }

    /// The target of each row, before the transposition if there is one.
    pub fn rows(&self) -> [usize; 9] {
        self.rows.map(usize::from)
    }

    /// The target of each column, before the transposition if there is one.
    pub fn columns(&self) -> [usize; 9] {
        self.columns.map(usize::from)
    }

    /// The image of each digit.
    pub fn digits(&self) -> [Digit; 9] {
        self.digits.map(|digit| Digit::from_index(usize::from(digit)))
    }

    /// The image of a cell.
    #[inline]
    pub fn cell(&self, cell: Cell) -> Cell {
        let row = usize::from(self.rows[cell.row()]);
        let column = usize::from(self.columns[cell.column()]);
        if self.transposes { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// The image of a digit.
    #[inline]
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(usize::from(self.digits[digit.index()]))
    }

    /// The image of a value.
    #[inline]
    pub fn apply<T: Transformable>(&self, to: &T) -> T {
        to.transformed(self)
    }

    /// The composition: this, then `next`.
    ///
    /// ```
    /// # use sudokit_symmetry::Transformation;
    /// let turn = Transformation::QUARTER_TURN;
    /// assert_eq!(Some(turn.then(&turn)), Transformation::by_name("half-turn"));
    /// ```
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        // After a transposition our rows are the next one's columns.
        let (for_rows, for_columns) =
            if self.transposes { (&next.columns, &next.rows) } else { (&next.rows, &next.columns) };
        Self {
            transposes: self.transposes != next.transposes,
            rows: orders::composed(&self.rows, for_rows),
            columns: orders::composed(&self.columns, for_columns),
            digits: orders::composed(&self.digits, &next.digits),
        }
    }

    /// The inverse.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = (orders::inverted(&self.rows), orders::inverted(&self.columns));
        let (rows, columns) = if self.transposes { (columns, rows) } else { (rows, columns) };
        Self { transposes: self.transposes, rows, columns, digits: orders::inverted(&self.digits) }
    }

    /// The transformation of this index, if it is below [`COUNT`](Self::COUNT). Index 0 is the identity;
    /// indices below 9! only relabel, in lexicographic order of the images of 1 to 9.
    ///
    /// ```
    /// # use sudokit_symmetry::Transformation;
    /// assert_eq!(Transformation::from_index(0), Some(Transformation::IDENTITY));
    /// assert_eq!(Transformation::from_index(Transformation::COUNT), None);
    /// ```
    pub fn from_index(index: u64) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        let (cells, mut relabelling) = ((index / RELABELLINGS) as usize, index % RELABELLINGS);
        let mut left: Vec<u8> = (0..9).collect();
        let mut size = RELABELLINGS;
        let digits = std::array::from_fn(|i| {
            size /= 9 - i as u64;
            let digit = left.remove((relabelling / size) as usize);
            relabelling %= size;
            digit
        });
        Some(Self {
            transposes: cells >= LINE_ORDERS * LINE_ORDERS,
            rows: orders::lines_at(cells / LINE_ORDERS % LINE_ORDERS),
            columns: orders::lines_at(cells % LINE_ORDERS),
            digits,
        })
    }

    /// The index, below [`COUNT`](Self::COUNT).
    pub fn index(&self) -> u64 {
        let cells = (usize::from(self.transposes) * LINE_ORDERS + orders::index_of(&self.rows)) * LINE_ORDERS
            + orders::index_of(&self.columns);
        (0..9).fold(cells as u64, |index, i| {
            let smaller = self.digits[i + 1..].iter().filter(|digit| **digit < self.digits[i]).count();
            index * (9 - i) as u64 + smaller as u64
        })
    }

    /// A random transformation, all equally likely.
    pub fn random(random: &mut Random) -> Self {
        Self::from_index(random.fair_below(Self::COUNT)).expect("it is below the count")
    }
}

impl Default for Transformation {
    fn default() -> Self {
        Self::IDENTITY
    }
}
