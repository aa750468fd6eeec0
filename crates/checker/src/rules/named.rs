//! Patterns that name cells, and digits in houses: what fits nowhere there is false.

use super::Named;
use crate::read::{record, variants};
use crate::state::State;
use crate::truths::{Truth, Variable, few};
use crate::work::Checked;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

record! {
    /// A digit that has one place in a house, or a cell that has one candidate.
    pub(super) struct Singles { candidate: Candidate, house: Option<House> }
}

impl Named for Singles {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let (cell, digit) = (self.candidate.cell(), self.candidate.digit());
        Ok(vec![self.house.map_or(Truth::Cell(cell), |house| Truth::Place(house, digit))])
    }
}

record! {
    /// A digit that a house has only where it crosses another.
    pub(super) struct Locked { digit: Digit, base: House }
}

impl Named for Locked {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        Ok(vec![Truth::Place(self.base, self.digit)])
    }
}

record! {
    /// As many cells of a house as digits.
    pub(super) struct Subsets { house: House, cells: CellSet, digits: DigitSet, is_hidden: bool }
}

impl Named for Subsets {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let hidden = self.digits.iter().map(|digit| Truth::Place(self.house, digit));
        Ok(if self.is_hidden { hidden.collect() } else { Truth::cells(self.cells).collect() })
    }
}

record! {
    /// Strong links of a digit.
    pub(super) struct SingleDigit { pairs: Vec<[StrongLink; 2]> }
}

record! { struct StrongLink { digit: Digit, house: House } }

impl Named for SingleDigit {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        few(self.pairs.iter().flatten().map(|link| Truth::Place(link.house, link.digit)))
    }
}

record! {
    /// Two cells, and what lies between them.
    pub(super) struct Wings { ends: [Cell; 2], middle: Middle }
}

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

record! {
    /// Houses that have to put a digit somewhere: the bases of a fish, whatever its covers.
    pub(super) struct Fish { digit: Digit, base: HouseSet }
}

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

record! {
    /// Cells.
    pub(super) struct Cells { cells: CellSet }
}

impl Named for Cells {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        Ok(Truth::cells(self.cells).collect())
    }
}

record! {
    /// Digits in the lines of a pivot, and cells.
    pub(super) struct Fireworks {
        wings: [Cell; 2],
        fireworks: Vec<Firework>,
        assists: CellSet = Default::default(),
    }
}

record! { struct Firework { pivot: Cell, digits: DigitSet } }

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

record! {
    /// Cells of one house, and digits of another that crosses it.
    pub(super) struct AlmostLockedCandidates { digits: DigitSet, houses: [House; 2], cells: [CellSet; 2] }
}

impl Named for AlmostLockedCandidates {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let digits = self.digits.iter().map(|digit| Truth::Place(self.houses[1], digit));
        Ok(Truth::cells(self.cells[0]).chain(digits).collect())
    }
}

record! {
    /// Cells where a line crosses a box, and more cells of both.
    pub(super) struct SueDeCoq { crossing: Cells, in_line: Cells, in_box: Cells }
}

impl Named for SueDeCoq {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let groups = [&self.crossing, &self.in_line, &self.in_box];
        Ok(groups.into_iter().flat_map(|group| Truth::cells(group.cells)).collect())
    }
}

record! {
    /// Cells that the houses of a digit connect.
    pub(super) struct Coloring { digit: Digit, clusters: Vec<Cluster> }
}

record! { struct Cluster { colors: [CellSet; 2] } }

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

record! {
    /// Cells, and cells that see all of them.
    pub(super) struct Aligned { cells: Vec<Cell>, excluders: CellSet }
}

impl Named for Aligned {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        let cells = self.cells.iter().copied().collect::<CellSet>() | self.excluders;
        Ok(Truth::cells(cells).collect())
    }
}

record! {
    /// The cells and houses of a ring.
    pub(super) struct OddCycle { variables: Vec<Variable> }
}

impl Named for OddCycle {
    fn truths(&self, _: &State) -> Checked<Vec<Truth>> {
        few(self.variables.iter().map(|variable| Truth::from(*variable)))
    }
}
