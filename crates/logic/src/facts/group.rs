//! Groups: candidates of a digit where a line crosses a box.

use crate::{Node, View};
use sudokit_core::{CellSet, Digit, House, HouseSet};

/// Two or three places of a digit where a line crosses a box.
pub(crate) struct Group {
    pub(crate) digit: Digit,
    pub(crate) cells: CellSet,
    /// The other places of the digit that see all of these.
    pub(crate) peers: CellSet,
    /// The line and the box.
    pub(crate) houses: HouseSet,
}

impl Group {
    /// All groups, line by line; within a line by digit, then by box.
    pub(crate) fn all(view: &View<'_>) -> Vec<Self> {
        let mut groups = Vec::new();
        for line in House::all().take(18) {
            for digit in Digit::all() {
                let in_line = view.places(digit, line);
                if in_line.len() < 2 {
                    continue;
                }
                for block in House::all().skip(18) {
                    let cells = in_line & block.cells();
                    if cells.len() >= 2 {
                        let peers = view.board().places(digit) & cells.common_peers();
                        let houses = HouseSet::of(line).with(block);
                        groups.push(Self { digit, cells, peers, houses });
                    }
                }
            }
        }
        groups
    }

    /// The group being on.
    pub(crate) const fn node(&self) -> Node {
        Node { digit: self.digit, cells: self.cells, set: CellSet::EMPTY, is_on: true }
    }
}
