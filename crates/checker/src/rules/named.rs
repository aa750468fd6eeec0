//! Patterns that name cells, and digits in houses: what fits nowhere there is false.

use super::Named;
use crate::read::{record, variants};
use crate::state::State;
use crate::truths::{Truth, Variable, few};
use crate::work::Checked;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// A digit that has one place in a house, or a cell that has one candidate.
pub(super) struct Singles {
    candidate: Candidate,
    house: Option<House>,
}
record! { Singles: candidate, house }

impl Named for Singles {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let (cell, digit) = (self.candidate.cell(), self.candidate.digit());
        Ok(vec![self.house.map_or(Truth::Cell(cell), |house| Truth::Place(house, digit))])
    }
}

/// A digit that a house has only where it crosses another.
pub(super) struct Locked {
    digit: Digit,
    base: House,
}
record! { Locked: digit, base }

impl Named for Locked {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        Ok(vec![Truth::Place(self.base, self.digit)])
    }
}

/// As many cells of a house as digits.
pub(super) struct Subsets {
    house: House,
    cells: CellSet,
    digits: DigitSet,
    is_hidden: bool,
}
record! { Subsets: house, cells, digits, is_hidden }

impl Named for Subsets {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let hidden = self.digits.iter().map(|digit| Truth::Place(self.house, digit));
        Ok(if self.is_hidden { hidden.collect() } else { Truth::cells(self.cells).collect() })
    }
}

/// Strong links of a digit.
pub(super) struct SingleDigit {
    pairs: Vec<[StrongLink; 2]>,
}
record! { SingleDigit: pairs }

struct StrongLink {
    digit: Digit,
    house: House,
}
record! { StrongLink: digit, house }

impl Named for SingleDigit {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        few(self.pairs.iter().flatten().map(|link| Truth::Place(link.house, link.digit)))
    }
}

/// Two cells, and what lies between them.
pub(super) struct Wings {
    ends: [Cell; 2],
    middle: Middle,
}
record! { Wings: ends, middle }

enum Middle {
    Pivot { cell: Cell },
    Link { digit: Digit, house: House },
}
variants! { Middle: "Pivot" Pivot { cell }, "Link" Link { digit, house } }

impl Named for Wings {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let middle = match self.middle {
            Middle::Pivot { cell } => Truth::Cell(cell),
            Middle::Link { digit, house } => Truth::Place(house, digit),
        };
        Ok(self.ends.into_iter().map(Truth::Cell).chain([middle]).collect())
    }
}

/// Houses that have to put a digit somewhere: the bases of a fish, whatever its covers.
pub(super) struct Fish {
    digit: Digit,
    base: HouseSet,
}
record! { Fish: digit, base }

impl Fish {
    pub(super) fn bases(&self) -> impl Iterator<Item = Truth> {
        self.base.iter().map(|house| Truth::Place(house, self.digit))
    }
}

impl Named for Fish {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        Ok(self.bases().collect())
    }
}

/// Cells.
pub(super) struct Cells {
    cells: CellSet,
}
record! { Cells: cells }

impl Named for Cells {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        Ok(Truth::cells(self.cells).collect())
    }
}

/// Digits in the lines of a pivot, and cells.
pub(super) struct Fireworks {
    wings: [Cell; 2],
    fireworks: Vec<Firework>,
    assists: CellSet,
}
record! { Fireworks: wings, fireworks, assists = Default::default() }

struct Firework {
    pivot: Cell,
    digits: DigitSet,
}
record! { Firework: pivot, digits }

impl Named for Fireworks {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let of_lines = self.fireworks.iter().flat_map(|Firework { pivot, digits }| {
            let [row, column, _] = pivot.houses();
            digits.iter().flat_map(move |digit| [Truth::Place(row, digit), Truth::Place(column, digit)])
        });
        let pivots = self.fireworks.iter().map(|firework| firework.pivot);
        let cells = self.wings.into_iter().chain(pivots).collect::<CellSet>() | self.assists;
        few(of_lines.chain(Truth::cells(cells)))
    }
}

/// Cells of one house, and digits of another that crosses it.
pub(super) struct AlmostLockedCandidates {
    digits: DigitSet,
    houses: [House; 2],
    cells: [CellSet; 2],
}
record! { AlmostLockedCandidates: digits, houses, cells }

impl Named for AlmostLockedCandidates {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let digits = self.digits.iter().map(|digit| Truth::Place(self.houses[1], digit));
        Ok(Truth::cells(self.cells[0]).chain(digits).collect())
    }
}

/// Cells where a line crosses a box, and more cells of both.
pub(super) struct SueDeCoq {
    crossing: Cells,
    in_line: Cells,
    in_box: Cells,
}
record! { SueDeCoq: crossing, in_line, in_box }

impl Named for SueDeCoq {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let groups = [&self.crossing, &self.in_line, &self.in_box];
        Ok(groups.into_iter().flat_map(|group| Truth::cells(group.cells)).collect())
    }
}

/// Cells that the houses of a digit connect.
pub(super) struct Coloring {
    digit: Digit,
    clusters: Vec<Cluster>,
}
record! { Coloring: digit, clusters }

struct Cluster {
    colors: [CellSet; 2],
}
record! { Cluster: colors }

impl Named for Coloring {
    /// The houses that have the digit only in one cluster.
    fn truths(&self, state: &State) -> Checked<Vec<Truth>> {
        let has_all = |house: House, cluster: &Cluster| {
            (state.places(self.digit) & house.cells()).is_subset(cluster.colors[0] | cluster.colors[1])
        };
        let is_linked = |house: &House| self.clusters.iter().any(|cluster| has_all(*house, cluster));
        Ok(House::all().filter(is_linked).map(|house| Truth::Place(house, self.digit)).collect())
    }
}

/// Cells, and cells that see all of them.
pub(super) struct Aligned {
    cells: Vec<Cell>,
    excluders: CellSet,
}
record! { Aligned: cells, excluders }

impl Named for Aligned {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let cells = self.cells.iter().copied().collect::<CellSet>() | self.excluders;
        Ok(Truth::cells(cells).collect())
    }
}

/// The cells and houses of a ring.
pub(super) struct OddCycle {
    variables: Vec<Variable>,
}
record! { OddCycle: variables }

impl Named for OddCycle {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        few(self.variables.iter().map(|variable| Truth::from(*variable)))
    }
}
