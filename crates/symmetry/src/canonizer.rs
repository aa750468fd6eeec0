//! Canonical forms: one image of each class of isomorphs, and the transformation to it.

use crate::Transformation;
use crate::grid_minlex::{GridSearch, Image, Way};
use crate::search::{Least, Search, Wanted};
use sudokit_core::{Cancel, Cancelled, Digit, Puzzle, Solution};

/// A choice of one image of a puzzle that represents all its isomorphs. Images are compared as lines of 81
/// characters.
///
/// Other programs mean different forms by "minlex": say which one you mean.
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
#[non_exhaustive]
pub enum Form {
    /// True row-minlex: the image that is least as text, empty cells before digits. Of a full grid, the form
    /// of the catalogue of 5,472,730,538 grids.
    Minlex,
    /// Of the images whose first band has the least numbers of digits in the nine thirds of its rows,
    /// compared in reading order, the one that is least as text: the minlex of gsf's sudoku program and of
    /// gridchecker, for exchange with them. It equals minlex for 97 of 100 puzzles of 17 digits, and for 90
    /// of 100 random minimal puzzles.
    BandMinlex,
    /// The image that is greatest as text: it begins with 9 and has its digits early. Lists of hardest
    /// puzzles use this form.
    Maxlex,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 3] = [Self::Minlex, Self::BandMinlex, Self::Maxlex];

    /// `minlex`, `gsf` or `maxlex`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minlex => "minlex",
            Self::BandMinlex => "gsf",
            Self::Maxlex => "maxlex",
        }
    }
}

sudokit_core::named!(Form, "a canonical form");

/// A canonical form and a transformation to it.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Canonical {
    /// The form.
    pub puzzle: Puzzle,
    /// The transformation from the puzzle to the form; its inverse leads back.
    pub by: Transformation,
}

/// Computes canonical forms. It keeps its working memory between puzzles, so make one and keep it.
///
/// Every puzzle has its forms, even with a digit twice in a house. A form takes less than a microsecond, and
/// longer only for puzzles with many near-symmetries: nine similar rows take a third of a second. Cancel
/// [`canonical_until`](Self::canonical_until) and
/// [`count_automorphisms_until`](Self::count_automorphisms_until) to bound the time.
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
    /// A flag that is never raised.
    never: Cancel,
}

impl Canonizer {
    /// A new canonizer.
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
        puzzle_of(&self.run_whole(Form::Minlex, puzzle, Wanted::One).image, Form::Minlex)
    }

    /// The true row-minlex form of a full grid.
    pub fn minlex_grid(&mut self, grid: &Solution) -> Solution {
        solution_of(&self.grids.run(grid))
    }

    /// A canonical form of a puzzle, and a transformation to it.
    pub fn canonical(&mut self, form: Form, puzzle: &Puzzle) -> Canonical {
        let never = self.never.clone();
        self.canonical_until(form, puzzle, &never).expect(NEVER)
    }

    /// [`canonical`](Self::canonical) with a cancellation flag.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn canonical_until(
        &mut self,
        form: Form,
        puzzle: &Puzzle,
        cancel: &Cancel,
    ) -> Result<Canonical, Cancelled> {
        let found = self.run(form, puzzle, Wanted::One, cancel)?;
        let way = self.ways(found.by).next().expect("some way leads to the least image");
        Ok(Canonical { puzzle: puzzle_of(&found.image, form), by: transformation(&way, form) })
    }

    /// Grid-minlex: the puzzle's image in the minlex form of its solution. If the solution has automorphisms,
    /// the least of these images as text.
    ///
    /// ```
    /// use sudokit_core::{House, Solution};
    /// use sudokit_symmetry::Canonizer;
    ///
    /// let solution: Solution =
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
    /// let puzzle = solution.restricted_to(House::row(4).cells());
    /// let mut canonizer = Canonizer::new();
    /// let inside = canonizer.grid_minlex(&puzzle, &solution);
    /// assert!(canonizer.minlex_grid(&solution).solves(&inside.puzzle));
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
    pub fn grid_minlex(&mut self, puzzle: &Puzzle, solution: &Solution) -> Canonical {
        self.grids.run(solution);
        let inside = self.grids.ways().iter().map(|way| {
            let by = transformation(way, Form::Minlex);
            Canonical { puzzle: by.apply(puzzle), by }
        });
        inside.min_by_key(|canonical| canonical.puzzle).expect("some way leads to the least image")
    }

    /// A transformation from the first puzzle to the second, if they are isomorphic.
    ///
    /// ```
    /// # use sudokit_core::{Cell, Digit, Puzzle};
    /// # use sudokit_symmetry::Canonizer;
    /// let (mut one, mut other) = (Puzzle::EMPTY, Puzzle::EMPTY);
    /// one.set(Cell::at(0, 0), Some(Digit::D1));
    /// other.set(Cell::at(4, 5), Some(Digit::D9));
    /// let by = Canonizer::new().isomorphism(&one, &other).unwrap();
    /// assert_eq!(by.apply(&one), other);
    /// assert_eq!(Canonizer::new().isomorphism(&one, &Puzzle::EMPTY), None);
    /// ```
    pub fn isomorphism(&mut self, from: &Puzzle, to: &Puzzle) -> Option<Transformation> {
        let [from, to] = [from, to].map(|puzzle| self.canonical(Form::Minlex, puzzle));
        (from.puzzle == to.puzzle).then(|| from.by.then(&to.by.inverse()))
    }

    /// Number of transformations that leave the puzzle unchanged: the order of its automorphism group, 1 for
    /// most puzzles.
    ///
    /// Unused digits may be exchanged.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_symmetry::{Canonizer, Transformation};
    /// assert_eq!(Canonizer::new().count_automorphisms(&Puzzle::EMPTY), Transformation::COUNT);
    /// ```
    pub fn count_automorphisms(&mut self, puzzle: &Puzzle) -> u64 {
        let never = self.never.clone();
        self.count_automorphisms_until(puzzle, &never).expect(NEVER)
    }

    /// [`count_automorphisms`](Self::count_automorphisms) with a cancellation flag.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn count_automorphisms_until(&mut self, puzzle: &Puzzle, cancel: &Cancel) -> Result<u64, Cancelled> {
        let found = self.run(Form::Minlex, puzzle, Wanted::All, cancel)?;
        Ok(match found.by {
            Finder::Grids => self.grids.ways().len() as u64,
            Finder::Search => self.search.count_ways(),
        })
    }

    /// The transformations that leave the puzzle unchanged, each once.
    ///
    /// ```
    /// use sudokit_core::{Digit, Puzzle};
    /// use sudokit_symmetry::Canonizer;
    ///
    /// // Nine different digits on the diagonal: 72 permutations of the cells keep the diagonal.
    /// let mut puzzle = Puzzle::EMPTY;
    /// for i in 0..9 {
    ///     puzzle.set(sudokit_core::Cell::at(i, i), Digit::new(i));
    /// }
    /// let mut canonizer = Canonizer::new();
    /// let automorphisms: Vec<_> = canonizer.automorphisms(&puzzle).collect();
    /// assert!(automorphisms.iter().all(|by| by.apply(&puzzle) == puzzle));
    /// ```
    pub fn automorphisms(&mut self, puzzle: &Puzzle) -> impl Iterator<Item = Transformation> {
        let found = self.run_whole(Form::Minlex, puzzle, Wanted::All);
        let one = self.ways(found.by).next().expect("some way leads to the least image");
        let back = transformation(&one, Form::Minlex).inverse();
        self.ways(found.by).map(move |way| transformation(&way, Form::Minlex).then(&back))
    }

    fn run_whole(&mut self, form: Form, puzzle: &Puzzle, wanted: Wanted) -> Found {
        let never = self.never.clone();
        self.run(form, puzzle, wanted, &never).expect(NEVER)
    }

    fn run(
        &mut self,
        form: Form,
        puzzle: &Puzzle,
        wanted: Wanted,
        cancel: &Cancel,
    ) -> Result<Found, Cancelled> {
        // The least image of a full grid in names is the minlex form, and with other names the maxlex form.
        if let Some(grid) = full(puzzle) {
            return Ok(Found { image: self.grids.run(&grid), by: Finder::Grids });
        }
        let least = match form {
            Form::Minlex => Least::EmptyFirst,
            Form::BandMinlex => Least::NumbersFirst,
            Form::Maxlex => Least::EmptyLast,
        };
        Ok(Found { image: self.search.run(puzzle, least, wanted, cancel)?, by: Finder::Search })
    }

    /// The ways to the image of the last run.
    fn ways(&self, by: Finder) -> impl Iterator<Item = Way> {
        let (grids, search) = match by {
            Finder::Grids => (Some(self.grids.ways()), None),
            Finder::Search => (None, Some(self.search.ways())),
        };
        grids.into_iter().flatten().copied().chain(search.into_iter().flatten())
    }
}

/// Panic message for runs without a flag.
const NEVER: &str = "nobody cancels";

/// A least image, and who knows the ways to it.
struct Found {
    image: Image,
    by: Finder,
}

#[derive(Clone, Copy)]
enum Finder {
    Grids,
    Search,
}

/// The puzzle as a full grid, if it is one.
fn full(puzzle: &Puzzle) -> Option<Solution> {
    if puzzle.digits().contains(&None) { None } else { Solution::try_from(puzzle).ok() }
}

/// The transformation along this way. Maxlex names its digits from 9 down.
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
    let digits = cells(image).map(|name| Digit::from_index(usize::from(name) - 1));
    Solution::new(digits).expect("an image of a solution is one")
}
