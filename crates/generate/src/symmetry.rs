//! Symmetries of the cells of givens.

use sudokit_core::{Cell, CellSet, named};

/// Symmetry of the givens: a cell has a given if its images have one.
///
/// ```
/// use sudokit_core::Cell;
/// use sudokit_generate::Symmetry;
///
/// let orbits = Symmetry::HalfTurn.orbits();
/// assert_eq!(orbits.len(), 41);
/// assert!(orbits.iter().any(|orbit| orbit.contains(Cell::at(0, 1)) && orbit.contains(Cell::at(8, 7))));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// Half turn of the page.
    HalfTurn,
    /// Quarter turn.
    QuarterTurn,
    /// Left and right are mirror images.
    LeftRight,
    /// Top and bottom are mirror images.
    TopBottom,
    /// Left and right, and top and bottom.
    Orthogonal,
    /// Mirrored in the diagonal from the top left corner.
    Diagonal,
    /// Mirrored in the diagonal from the top right corner.
    AntiDiagonal,
    /// Mirrored in both diagonals.
    Diagonals,
    /// All of these.
    Full,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::LeftRight,
        Self::TopBottom,
        Self::Orthogonal,
        Self::Diagonal,
        Self::AntiDiagonal,
        Self::Diagonals,
        Self::Full,
    ];

    /// The name, in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::LeftRight => "left-right",
            Self::TopBottom => "top-bottom",
            Self::Orthogonal => "orthogonal",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
            Self::Diagonals => "diagonals",
            Self::Full => "full",
        }
    }

    /// The orbits: each cell with its images.
    pub fn orbits(self) -> Vec<CellSet> {
        let mut orbits: Vec<CellSet> = Vec::new();
        for cell in Cell::all() {
            if orbits.iter().any(|orbit| orbit.contains(cell)) {
                continue;
            }
            let mut orbit = CellSet::of(cell);
            loop {
                let images =
                    orbit.iter().flat_map(|cell| self.generators().iter().map(move |image| image(cell)));
                let grown = images.fold(orbit, CellSet::with);
                if grown == orbit {
                    break;
                }
                orbit = grown;
            }
            orbits.push(orbit);
        }
        orbits
    }

    /// Returns true if a set of cells has the symmetry.
    pub fn holds(self, cells: CellSet) -> bool {
        self.generators().iter().all(|image| cells.iter().all(|cell| cells.contains(image(cell))))
    }

    /// Generators of the symmetry.
    fn generators(self) -> &'static [fn(Cell) -> Cell] {
        const HALF: fn(Cell) -> Cell = |cell| Cell::at(8 - cell.row(), 8 - cell.column());
        const QUARTER: fn(Cell) -> Cell = |cell| Cell::at(cell.column(), 8 - cell.row());
        const LEFT_RIGHT: fn(Cell) -> Cell = |cell| Cell::at(cell.row(), 8 - cell.column());
        const TOP_BOTTOM: fn(Cell) -> Cell = |cell| Cell::at(8 - cell.row(), cell.column());
        const DIAGONAL: fn(Cell) -> Cell = |cell| Cell::at(cell.column(), cell.row());
        const ANTI: fn(Cell) -> Cell = |cell| Cell::at(8 - cell.column(), 8 - cell.row());
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF],
            Self::QuarterTurn => &[QUARTER],
            Self::LeftRight => &[LEFT_RIGHT],
            Self::TopBottom => &[TOP_BOTTOM],
            Self::Orthogonal => &[LEFT_RIGHT, TOP_BOTTOM],
            Self::Diagonal => &[DIAGONAL],
            Self::AntiDiagonal => &[ANTI],
            Self::Diagonals => &[DIAGONAL, ANTI],
            Self::Full => &[QUARTER, DIAGONAL],
        }
    }
}

named!(Symmetry, "a symmetry");
