//! Nodes of chains and nets: statements about candidates, and the reason why one follows from others.

use crate::notation;
use crate::sets::{all_of, digits_of, union};
use crate::wording::are_not;
use std::fmt::{self, Write as _};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use sudokit_diagram::{Diagram, Sentence, say};

/// A statement: a digit stands in one of these cells (on), or in none of them (off).
///
/// Most statements are about one cell. A statement may also be about a group, the two or three cells where a
/// line crosses a box, or about the cells of an almost locked set that have the digit. Without this digit the
/// set is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Node {
    /// The digit.
    pub(crate) digit: Digit,
    /// The cells, at least one.
    pub(crate) cells: CellSet,
    /// The almost locked set that they belong to; empty if the statement is not about one.
    pub(crate) set: CellSet,
    /// True if the digit is there.
    pub(crate) is_on: bool,
}

/// The reason why a statement follows from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Reason {
    /// This statement leaves no room for it.
    Excluded(Node),
    /// An almost locked set has lost a digit and needs all others.
    Locked(CellSet),
    /// The cell has lost every other candidate.
    LastInCell(Cell),
    /// The house has lost every other place.
    LastInHouse(House),
    /// The others cannot all be true, so anything follows.
    Absurd,
}

impl Node {
    /// The statement about one candidate.
    pub(crate) const fn of(candidate: Candidate, is_on: bool) -> Self {
        let cells = CellSet::of(candidate.cell());
        Self { digit: candidate.digit(), cells, set: CellSet::EMPTY, is_on }
    }

    /// The statement that is true if this one is false.
    pub(crate) const fn opposite(self) -> Self {
        Self { is_on: !self.is_on, ..self }
    }

    /// The candidate, if it is about only one.
    pub(crate) fn candidate(&self) -> Option<Candidate> {
        let cell = self.cells.only().filter(|_| self.set.is_empty())?;
        Some(Candidate::at(cell, self.digit))
    }

    /// True for a statement about a group or an almost locked set.
    pub(crate) const fn is_grouped(&self) -> bool {
        !self.set.is_empty() || self.cells.len() > 1
    }

    /// The first of its cells, which stands for all of them where HoDoKu compares nodes.
    pub(crate) fn first_cell(&self) -> Cell {
        self.cells.first().expect("a node has cells")
    }

    /// All cells it takes up.
    pub(crate) const fn all_cells(&self) -> CellSet {
        self.cells.union(self.set)
    }

    /// True if it fits the board: its candidates are there, a group lies where a line crosses a box, and a
    /// set is almost locked.
    pub(crate) fn is_on_board(&self, board: &Board) -> bool {
        let Self { digit, cells, set, .. } = *self;
        if cells.is_empty() || !cells.is_subset(board.places(digit)) {
            return false;
        }
        if set.is_empty() {
            return cells.len() == 1 || cells.common_houses().len() == 2;
        }
        let digits = digits_of(board, set);
        let is_almost_locked = digits.len() == set.len() + 1 && !set.common_houses().is_empty();
        is_almost_locked && set.is_subset(board.unsolved()) && cells == board.places(digit) & set
    }

    /// The reason why it follows from others on this board; `None` if it does not.
    pub(crate) fn reason(&self, board: &Board, others: &[Self]) -> Option<Reason> {
        let found = if self.is_on { self.reason_on(board, others) } else { self.reason_off(board, others) };
        found.or_else(|| is_absurd(board, others).then_some(Reason::Absurd))
    }

    fn reason_off(&self, board: &Board, others: &[Self]) -> Option<Reason> {
        if let Some(other) = others.iter().find(|other| other.excludes(self)) {
            return Some(Reason::Excluded(*other));
        }
        let locked = others.iter().find(|other| {
            self.all_cells().is_disjoint(other.set) && other.locks_out(board, self.digit, self.cells)
        });
        locked.map(|other| Reason::Locked(other.set))
    }

    fn reason_on(&self, board: &Board, others: &[Self]) -> Option<Reason> {
        let off = |digit: Digit| {
            let off = others.iter().filter(move |other| !other.is_on && other.digit == digit);
            union(off.map(|other| other.cells))
        };
        if let Some(candidate) = self.candidate() {
            let cell = candidate.cell();
            let is_gone = |digit: Digit| {
                let locked = |other: &Self| {
                    !other.set.contains(cell) && other.locks_out(board, digit, CellSet::of(cell))
                };
                off(digit).contains(cell) || others.iter().any(locked)
            };
            if board.candidates(cell).without(candidate.digit()).iter().all(is_gone) {
                return Some(Reason::LastInCell(cell));
            }
        }
        if !self.set.is_empty() {
            return None;
        }
        let off = off(self.digit);
        let is_last =
            |house: &House| (board.places(self.digit) & (house.cells() - self.cells)).is_subset(off);
        self.cells.common_houses().iter().find(is_last).map(Reason::LastInHouse)
    }

    /// True if this statement, if true, excludes the other.
    pub(crate) fn excludes(&self, other: &Self) -> bool {
        if !self.is_on || !self.set.is_empty() {
            return false;
        }
        if self.digit == other.digit {
            let is_apart = self.cells.is_disjoint(other.all_cells());
            return is_apart && other.cells.is_subset(self.cells.common_peers());
        }
        self.cells.len() == 1 && self.cells == other.cells && other.set.is_empty()
    }

    /// True if the almost locked set, without its digit, takes another digit from these cells.
    fn locks_out(&self, board: &Board, digit: Digit, cells: CellSet) -> bool {
        let places = board.places(digit) & self.set;
        !self.is_on && digit != self.digit && !places.is_empty() && cells.is_subset(places.common_peers())
    }

    /// The candidates that it is about.
    pub(crate) const fn candidates(&self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.cells)
    }

    /// Draws the link from a cause to this statement. From an almost locked set without its digit it goes
    /// through the digits that the set then has, and through a cell that they leave only one.
    pub(crate) fn draw_link(&self, board: &Board, cause: &Self, diagram: &mut Diagram) {
        let left_alone = self.candidate().filter(|_| self.is_on);
        let excluded = left_alone
            .map_or(DigitSet::of(self.digit), |one| board.candidates(one.cell()).without(self.digit));
        let by_set = |digit: &Digit| cause.locks_out(board, *digit, self.cells);
        let digits: DigitSet = excluded.iter().filter(by_set).collect();
        let mut from = cause.candidates();
        if !digits.is_empty() {
            let of = |cells: CellSet| all_of(cells, digits) & board.candidate_set();
            diagram.link_in_set(cause.set, from, of(cause.set));
            from = of(cause.set);
            if self.is_on {
                diagram.link(from, of(self.cells), false);
                from = of(self.cells);
            }
        }
        diagram.link(from, self.candidates(), self.is_on);
    }

    /// A chain: `r1c1 =3= r1c9 -3- r9c9`. A link inside a cell is written with the name of the cell once,
    /// between the digits.
    pub(crate) fn chain(nodes: &[Self]) -> String {
        let name = |node: &Self| {
            if node.set.is_empty() {
                notation::cells(node.cells)
            } else {
                format!("ALS:{}", notation::cells(node.set))
            }
        };
        let mut text = nodes.first().map(name).unwrap_or_default();
        for (a, b) in nodes.iter().zip(nodes.iter().skip(1)) {
            if a.cells != b.cells || a.set != b.set {
                let sign = if b.is_on { '=' } else { '-' };
                let _ = write!(text, " {sign}{}{sign} {}", b.digit, name(b));
            }
        }
        text
    }

    /// The statement in words: "r1c1 is not 4".
    pub(crate) fn claim(&self) -> Sentence {
        let Self { digit, cells, set, is_on } = *self;
        match (set.is_empty(), is_on) {
            (true, true) => say!("claims-cells-are-digit", [cells, digit]),
            (true, false) => are_not(cells, digit),
            (false, _) => say!("claims-set-lacks-digit", [set, digit]),
        }
    }

    /// The statement as a conclusion, with its reason.
    pub(crate) fn conclusion(&self, reason: Option<Reason>) -> Sentence {
        let (digit, claim) = (self.digit, self.claim());
        match reason {
            Some(Reason::LastInCell(cell)) => say!("claims-only-left-so", [digit, cell, claim]),
            Some(Reason::LastInHouse(house)) => say!("claims-no-other-place-so", [house, digit, claim]),
            Some(Reason::Locked(set)) => say!("claims-set-must-contain-so", [set, claim]),
            Some(Reason::Absurd) => say!("claims-contradict-so", [claim]),
            Some(Reason::Excluded(other)) if other.digit != digit => {
                say!("claims-claim-so-not", [claim = other.claim(), digit])
            }
            Some(Reason::Excluded(other)) => say!("claims-claim-so", [other = other.claim(), claim]),
            None => say!("claims-then", [claim]),
        }
    }
}

/// True if the statements contradict each other: something is there and is not, two exclude each other, or a
/// cell or a house is left with nothing.
fn is_absurd(board: &Board, nodes: &[Node]) -> bool {
    let clash = nodes.iter().any(|a| nodes.iter().any(|b| a.is_on && b.is_on && a.excludes(b)));
    let off = |digit: Digit| {
        let off = nodes.iter().filter(move |node| !node.is_on && node.digit == digit);
        union(off.map(|node| node.cells))
    };
    let off: Vec<CellSet> = Digit::all().map(off).collect();
    let denied = |node: &Node| node.is_on && node.cells.is_subset(off[node.digit.index()]);
    let bare = |cell: Cell| board.candidates(cell).iter().all(|digit| off[digit.index()].contains(cell));
    let placeless = |digit: Digit, house: House| {
        let places = board.places(digit) & house.cells();
        !places.is_empty() && places.is_subset(off[digit.index()])
    };
    clash
        || nodes.iter().any(denied)
        || board.unsolved().iter().any(bare)
        || Digit::all().any(|digit| House::all().any(|house| placeless(digit, house)))
}

/// `r4c7=3` or `r56c7<>3`.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_on { "=" } else { "<>" };
        write!(f, "{}{sign}{}", notation::cells(self.all_cells()), self.digit)
    }
}
