//! Canonical forms: one image of each class of isomorphs, and the way there.

use crate::Transformation;
use crate::grid::{GridSearch, Image, Way};
use crate::search::{Least, Search};
use sudokit_core::{Digit, Puzzle, Solution};

/// Which image of a puzzle stands for all its isomorphs. Images are compared as lines of 81 characters.
///
/// What is called "minlex" elsewhere is not one thing: say which form you mean.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_symmetry::{Canonizer, Form};
///
/// let mut canonizer = Canonizer::new();
/// let puzzle: Puzzle =
///     "45.....6......17..8...............92....7.1..5...36..........58..1..7............".parse()?;
/// let forms = Form::ALL.map(|form| canonizer.canonical(form, &puzzle).puzzle.to_string());
/// assert_eq!(forms[0], "................12..1..3..4.....1.3..5....6...7..4.8......7.......59...7..3......");
/// assert_eq!(forms[1], "................12..3..4..........56....4.3...1..78........34...2.......19.....8.");
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// True row-minlex: the image that is least as text, empty cells before digits. Of a full grid, the form of the
    /// catalogue of 5,472,730,538 grids.
    Minlex,
    /// Of the images whose first band has the least numbers of digits in the nine thirds of its rows, compared in reading
    /// order, the one that is least as text: what gsf's sudoku program and gridchecker call minlex, for exchange with
    /// them. It is the same as minlex for 97 of 100 puzzles of 17 digits, and for 90 of 100 random minimal puzzles.
    BandMinlex,
    /// The image that is greatest as text: it begins with 9 and has its digits early. Lists of hardest puzzles come this
    /// way.
    Maxlex,
}

impl Form {
    /// All of them.
    ///
    /// ```
    /// # use sudokit_symmetry::Form;
    /// assert_eq!(Form::ALL.len(), 3);
    /// ```
    pub const ALL: [Self; 3] = [Self::Minlex, Self::BandMinlex, Self::Maxlex];
}

/// A canonical form and a way to it.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_symmetry::{Canonizer, Form};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let canonical = Canonizer::new().canonical(Form::Minlex, &puzzle);
/// assert_eq!(canonical.by.apply(&puzzle), canonical.puzzle);
/// assert_eq!(canonical.by.inverse().apply(&canonical.puzzle), puzzle);
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The form.
    pub puzzle: Puzzle,
    /// What makes it of the puzzle; its inverse leads back.
    pub by: Transformation,
}

/// Computes canonical forms. It keeps its working memory between puzzles, so make one and keep it.
///
/// Every puzzle has its forms, those with a digit twice in a house as well.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_symmetry::{Canonizer, Transformation};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut canonizer = Canonizer::new();
/// let isomorph = Transformation::QUARTER_TURN.apply(&puzzle);
/// assert_eq!(canonizer.minlex(&puzzle), canonizer.minlex(&isomorph));
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Canonizer {
    search: Search,
    grids: GridSearch,
}

impl Canonizer {
    /// A new one.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_symmetry::Canonizer;
    /// assert_eq!(Canonizer::new().minlex(&Puzzle::EMPTY), Puzzle::EMPTY);
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// The true row-minlex form of a puzzle.
    ///
    /// ```
    /// # use sudokit_core::{Cell, Digit, Puzzle};
    /// # use sudokit_symmetry::Canonizer;
    /// let mut puzzle = Puzzle::EMPTY;
    /// puzzle.set(Cell::at(4, 4), Some(Digit::D7));
    /// assert_eq!(Canonizer::new().minlex(&puzzle).digit(Cell::at(8, 8)), Some(Digit::D1));
    /// ```
    pub fn minlex(&mut self, puzzle: &Puzzle) -> Puzzle {
        puzzle_of(&self.image(Form::Minlex, puzzle), Form::Minlex)
    }

    /// The true row-minlex form of a full grid.
    ///
    /// ```
    /// # use sudokit_core::Solution;
    /// # use sudokit_symmetry::{Canonizer, Transformation};
    /// let last = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    /// let last: Solution = last.parse()?;
    /// assert_eq!(Canonizer::new().minlex_grid(&Transformation::FLIP.apply(&last)), last);
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
    pub fn minlex_grid(&mut self, grid: &Solution) -> Solution {
        solution_of(&self.grids.run(grid))
    }

    /// A canonical form of a puzzle, and a way to it.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_symmetry::{Canonizer, Form};
    /// assert_eq!(Canonizer::new().canonical(Form::Maxlex, &Puzzle::EMPTY).puzzle, Puzzle::EMPTY);
    /// ```
    pub fn canonical(&mut self, form: Form, puzzle: &Puzzle) -> Canonical {
        let image = self.image(form, puzzle);
        let way = self.search.ways().next().expect("some way leads to the least image");
        Canonical { puzzle: puzzle_of(&image, form), by: transformation(&way, form) }
    }

    fn image(&mut self, form: Form, puzzle: &Puzzle) -> Image {
        let least = match form {
            Form::Minlex => Least::EmptyFirst,
            Form::BandMinlex => Least::NumbersFirst,
            Form::Maxlex => Least::EmptyLast,
        };
        self.search.run(puzzle, least, false)
    }
}

/// The transformation that goes this way. Maxlex names its digits from 9 down.
fn transformation(way: &Way, form: Form) -> Transformation {
    let digits = if form == Form::Maxlex { way.digits.map(|digit| 8 - digit) } else { way.digits };
    Transformation::fetching(way.transposes, &way.rows, &way.columns, digits)
}

/// The digit, 0 for an empty cell, in each cell of an image.
fn cells(image: &Image) -> [u8; 81] {
    let mut cells = [0; 81];
    for (row, key) in cells.chunks_mut(9).zip(image) {
        for (place, cell) in row.iter_mut().enumerate() {
            *cell = (key >> (4 * (8 - place)) & 15) as u8;
        }
    }
    cells
}

fn puzzle_of(image: &Image, form: Form) -> Puzzle {
    let digit =
        |name: u8| Digit::from_value(if form == Form::Maxlex { 10_u8.wrapping_sub(name) } else { name });
    Puzzle::new(cells(image).map(digit))
}

fn solution_of(image: &Image) -> Solution {
    Solution::new_unchecked(cells(image).map(|name| Digit::from_index(usize::from(name) - 1)))
}
