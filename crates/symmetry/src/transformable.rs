//! Types that have an image under a transformation.

use crate::Transformation;
use sudokit_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Chute, Digit, DigitSet, House, HouseKind, HouseSet, Line,
    Miniline, Puzzle, Solution,
};

/// Something that a [`Transformation`] makes something of the same kind of.
///
/// Types that consist of these, such as a step of its candidates, have an image part by part: implement this
/// trait for them.
///
/// ```
/// use sudokit_core::{Candidate, CandidateSet};
/// use sudokit_symmetry::{Transformable, Transformation};
///
/// struct Elimination(CandidateSet);
///
/// impl Transformable for Elimination {
///     fn transformed(&self, by: &Transformation) -> Self {
///         Self(self.0.transformed(by))
///     }
/// }
///
/// let gone = Elimination(CandidateSet::of("r1c9=3".parse::<Candidate>()?));
/// let image = Transformation::TRANSPOSE.apply(&gone);
/// assert_eq!(image.0, CandidateSet::of("r9c1=3".parse::<Candidate>()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Transformable {
    /// The image.
    #[must_use]
    fn transformed(&self, by: &Transformation) -> Self;
}

impl Transformable for Cell {
    fn transformed(&self, by: &Transformation) -> Self {
        by.cell(*self)
    }
}

impl Transformable for Digit {
    fn transformed(&self, by: &Transformation) -> Self {
        by.digit(*self)
    }
}

impl Transformable for Candidate {
    fn transformed(&self, by: &Transformation) -> Self {
        Self::at(by.cell(self.cell()), by.digit(self.digit()))
    }
}

impl Transformable for House {
    fn transformed(&self, by: &Transformation) -> Self {
        let [first, .., last] = self.cell_list().map(|cell| by.cell(cell));
        match self.kind() {
            HouseKind::Block => Self::block(first.block()),
            _ if first.row() == last.row() => Self::row(first.row()),
            _ => Self::column(first.column()),
        }
    }
}

impl Transformable for Line {
    fn transformed(&self, by: &Transformation) -> Self {
        Self::of(self.house().transformed(by)).expect("lines become lines")
    }
}

impl Transformable for Chute {
    fn transformed(&self, by: &Transformation) -> Self {
        self.lines()[0].transformed(by).chute()
    }
}

impl Transformable for Miniline {
    fn transformed(&self, by: &Transformation) -> Self {
        Self::crossing(self.line().transformed(by), self.block().transformed(by))
            .expect("the line still crosses the box")
    }
}

/// A set's image is the set of the images.
macro_rules! sets {
    ($($set:ident),*) => {
        $(
            impl Transformable for $set {
                fn transformed(&self, by: &Transformation) -> Self {
                    self.iter().map(|element| element.transformed(by)).collect()
                }
            }
        )*
    };
}

sets!(CellSet, DigitSet, HouseSet, CandidateSet);

impl Transformable for Puzzle {
    fn transformed(&self, by: &Transformation) -> Self {
        let mut digits = [None; 81];
        for cell in Cell::all() {
            digits[by.cell(cell).index()] = self.digit(cell).map(|digit| by.digit(digit));
        }
        Self::new(digits)
    }
}

impl Transformable for Solution {
    fn transformed(&self, by: &Transformation) -> Self {
        let mut digits = [Digit::D1; 81];
        for cell in Cell::all() {
            digits[by.cell(cell).index()] = by.digit(self.digit(cell));
        }
        Self::new(digits).expect("a transformation maps houses to houses")
    }
}

/// Givens stay givens, and their uniqueness stays known; placed digits stay placed, and removed candidates
/// stay removed. A board with flaws has an image too.
impl Transformable for Board {
    fn transformed(&self, by: &Transformation) -> Self {
        let mut givens = Puzzle::EMPTY;
        for cell in self.givens() {
            givens.set(by.cell(cell), self.digit(cell).map(|digit| by.digit(digit)));
        }
        let mut image = Self::new(&givens).unwrap_or_else(|flawed| flawed.board);
        for cell in Cell::all().filter(|cell| !self.givens().contains(*cell)) {
            if let Some(digit) = self.digit(cell) {
                image.place(Candidate::at(cell, digit).transformed(by));
            }
        }
        image.eliminate_all(!self.candidate_set().transformed(by));
        if self.has_unique_givens() { image.with_unique_givens() } else { image }
    }
}
