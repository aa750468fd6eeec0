//! Fireworks: digits that a row and a column have only in one box and in one further cell each.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Kind by kind, by pivot, then the cell in its row, the cell in its column, the digits.
//! Quadruples by the pivot that comes first; the digits of the first pivot before those of the second. With
//! assists, the one on the line of the first wing before the other. With a third digit, by that, by the wing
//! that is shared, and by the other.

mod evidence;
mod find;

use crate::sets::{all_of, union};
use crate::{Family, Kind, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{CandidateSet, Cell, CellSet, Digit, DigitSet};

kinds! {
    Fireworks:
    /// Each of three digits must be in one of the same three cells: the one where a row and a column cross,
    /// and one more in each of the two.
    FIREWORK_TRIPLE = Kind::new("firework-triple", "Firework Triple").aliases(&["triple firework"]);
    /// Each of four digits must be in one of the four cells where two rows and two columns cross.
    FIREWORK_QUADRUPLE = Kind::new("firework-quadruple", "Firework Quadruple")
        .aliases(&["quadruple firework", "quad firework"]);
    /// Each of two digits must be in a pivot, where a row and a column cross, or in one of two wings. A cell
    /// with only these two digits sees both wings. So the pivot is one of the two digits.
    FIREWORK_ALP = Kind::new("firework-alp", "Firework Almost Locked Pair");
    /// Each of two digits must be in a pivot, where a row and a column cross, or in one of two wings. Each
    /// wing sees a cell with only these two digits. A cell that sees both wings and both of these cells is
    /// neither digit.
    FIREWORK_W_WING = Kind::new("firework-w-wing", "Firework W-Wing");
    /// Each of two digits must be in a pivot, where a row and a column cross, or in one of two wings. A third
    /// digit is in one of the wings, or in a cell that sees the pivot or the other wing. The one that it sees
    /// loses the third digit.
    FIREWORK_L_WING = Kind::new("firework-l-wing", "Firework L-Wing");
}

/// Finds fireworks of two, three and four digits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fireworks;

/// Digits that must be in a pivot or in one of two wings: the row and the column of the pivot have them in
/// its box, or in the wing on that line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Firework {
    /// The pivot.
    pub(crate) pivot: Cell,
    /// The digits.
    pub(crate) digits: DigitSet,
}

/// The pattern: one firework, or two with opposite pivots, that have as many digits as cells. Or one of two
/// digits, with cells that have only these two. Or one of two digits, and one of a third digit whose pivot
/// lacks it, which share a wing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The wings: in the row and in the column of the first pivot, in the column and in the row of the
    /// second.
    pub(crate) wings: [Cell; 2],
    /// The fireworks.
    pub(crate) fireworks: Vec<Firework>,
    /// Cells with the two digits of a firework and no others. Each wing sees one of them. If there are two
    /// fireworks, the wing that only the second has.
    #[cfg_attr(feature = "serde", serde(default))]
    pub(crate) assists: CellSet,
}

/// A firework of one digit whose pivot lacks it.
#[derive(Clone, Copy)]
struct Strong {
    digit: Digit,
    /// The wing that another firework has too.
    shared: Cell,
    /// The other wing.
    alone: Cell,
}

impl Family for Fireworks {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for kind in KINDS.iter().copied().filter(|kind| wanted.has(kind)) {
            find::each(kind, view, sink)?;
        }
        ControlFlow::Continue(())
    }
}

impl Pattern {
    /// The pivots and the wings.
    fn cells(&self) -> CellSet {
        self.wings.into_iter().chain(self.fireworks.iter().map(|firework| firework.pivot)).collect()
    }

    fn digits(&self) -> DigitSet {
        union(self.fireworks.iter().map(|firework| firework.digits))
    }

    /// The wings and assists that see each other, if each wing sees one assist, and each assist a wing.
    fn pairs(&self) -> Option<[CellSet; 2]> {
        let assist_of = |wing: Cell| (self.assists & wing.peers()).only();
        let [first, second] = self.wings.map(assist_of);
        let assists = [first?, second?];
        let [first, second] = [0, 1].map(|which| CellSet::of(self.wings[which]).with(assists[which]));
        ((first | second) - self.wings.into_iter().collect() == self.assists).then_some([first, second])
    }

    /// The second of two fireworks that share a wing: its digit, the wing that both have, and the one that
    /// the second has alone.
    fn strong(&self) -> Option<Strong> {
        let ([_, second], Some(alone)) = (&self.fireworks[..], self.assists.only()) else { return None };
        let is_beside = |one: Cell, other: Cell| {
            one.row() == second.pivot.row() && other.column() == second.pivot.column()
        };
        let lies_right = |wing: &Cell| {
            let has_lines = is_beside(*wing, alone) || is_beside(alone, *wing);
            has_lines && [*wing, alone].iter().all(|wing| wing.block() != second.pivot.block())
        };
        Some(Strong { digit: second.digits.only()?, shared: self.wings.into_iter().find(lies_right)?, alone })
    }

    /// The eliminations: other digits in the wings, and other digits than its own in a pivot. With one
    /// assist, candidates of the pivot not of the digits; with two, the digits in common peers.
    fn excluded(&self) -> CandidateSet {
        if let Some(strong) = self.strong() {
            let others = self.wings.into_iter().chain([self.fireworks[0].pivot]);
            let seen = others.filter(|cell| *cell != strong.shared && cell.sees(strong.alone));
            return CandidateSet::of_digit(strong.digit, seen.collect());
        }
        let pivots =
            self.fireworks.iter().map(|firework| CandidateSet::of_cell(firework.pivot, !firework.digits));
        match self.assists.len() {
            0 => {
                let wings = self.wings.into_iter().map(|wing| CandidateSet::of_cell(wing, !self.digits()));
                union(wings.chain(pivots))
            }
            1 => union(pivots),
            _ => {
                let seen = (self.assists | self.wings.into_iter().collect()).common_peers();
                all_of(seen, self.digits())
            }
        }
    }
}
