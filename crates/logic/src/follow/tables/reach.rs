//! The content of all tables at once.

use super::{Literal, Table, Tables};
use sudokit_core::{Candidate, CellSet, Digit};

/// Candidates that are on, and candidates that are off, digit by digit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reached {
    sets: [[CellSet; 9]; 2],
}

impl Reached {
    const NOTHING: Self = Self { sets: [[CellSet::EMPTY; 9]; 2] };

    /// The cells where a digit is on.
    pub(crate) const fn on(&self, digit: Digit) -> CellSet {
        self.sets[1][digit.index()]
    }

    /// The cells where a digit is off.
    pub(crate) const fn off(&self, digit: Digit) -> CellSet {
        self.sets[0][digit.index()]
    }

    fn insert(&mut self, candidate: Candidate, is_on: bool) {
        self.sets[usize::from(is_on)][candidate.digit().index()].insert(candidate.cell());
    }

    fn contains(&self, candidate: Candidate, is_on: bool) -> bool {
        self.sets[usize::from(is_on)][candidate.digit().index()].contains(candidate.cell())
    }

    /// The content of one table.
    fn of(table: &Table) -> Self {
        let mut reached = Self::NOTHING;
        for literal in table.entries() {
            if let Some(candidate) = literal.candidate() {
                reached.insert(candidate, literal.is_on());
            }
        }
        reached
    }

    fn len(&self) -> usize {
        self.sets.iter().flatten().map(|cells| cells.len()).sum()
    }

    fn add(&mut self, other: &Self) {
        for (ours, theirs) in self.sets.iter_mut().flatten().zip(other.sets.iter().flatten()) {
            *ours |= *theirs;
        }
    }
}

/// For every table the candidates that it has.
///
/// Literals that follow from each other have the same table; the tables of such knots are found from the ends
/// of all implications backwards (Robert Tarjan, 1972). A table that may be full is worked out by itself.
pub(crate) struct Reach {
    /// The knot of each literal.
    knots: Vec<u32>,
    reached: Vec<Reached>,
}

impl Reach {
    pub(crate) fn of(tables: &Tables) -> Self {
        let mut search = KnotSearch {
            tables,
            knots: vec![NO_KNOT; tables.len()],
            lowest: vec![0; tables.len()],
            seen: 0,
            waiting: Vec::new(),
            reached: Vec::with_capacity(tables.starts.windows(2).filter(|ends| ends[0] < ends[1]).count()),
        };
        for literal in (0..tables.len()).map(Literal::from_index) {
            if search.lowest[literal.index()] == 0 && !tables.direct(literal).is_empty() {
                search.visit(literal);
            }
        }
        // Tables hold only what was seen, so few literals leave room in all of them.
        let may_be_full = search.seen as usize >= tables.most;
        let mut reach = Self { knots: search.knots, reached: search.reached };
        if may_be_full {
            reach.cut(tables);
        }
        reach
    }

    /// Removes the entries that tables have no room for.
    fn cut(&mut self, tables: &Tables) {
        let mut table = Table::default();
        for root in (0..tables.len()).map(Literal::from_index).filter(|root| root.candidate().is_some()) {
            let Some(all) = self.from(root) else { continue };
            // Each group and set may be there as well, on and off.
            if all.len() + 2 * tables.further.len() >= tables.most {
                table.expand(tables, root);
                self.knots[root.index()] = self.reached.len() as u32;
                self.reached.push(Reached::of(&table));
            }
        }
    }

    /// The content of a table, its assumption included; `None` if nothing follows from it.
    pub(crate) fn from(&self, table: Literal) -> Option<&Reached> {
        self.reached.get(self.knots[table.index()] as usize)
    }
}

/// The knot of the tables that wait for it.
const NO_KNOT: u32 = u32::MAX;

struct KnotSearch<'t> {
    tables: &'t Tables,
    knots: Vec<u32>,
    /// The time when a literal was seen, counted from one, or the earliest time that it leads back to.
    lowest: Vec<u32>,
    seen: u32,
    /// The literals whose knots are not complete.
    waiting: Vec<Literal>,
    reached: Vec<Reached>,
}

impl KnotSearch<'_> {
    /// Visits a literal and all that follows; returns the earliest literal that it leads back to.
    fn visit(&mut self, literal: Literal) -> u32 {
        self.seen += 1;
        let mine = self.seen;
        let mut lowest = mine;
        self.lowest[literal.index()] = mine;
        let height = self.waiting.len();
        self.waiting.push(literal);
        for entry in self.tables.direct(literal) {
            let next = entry.literal.index();
            if self.lowest[next] == 0 {
                lowest = lowest.min(self.visit(entry.literal));
            } else if self.knots[next] == NO_KNOT {
                lowest = lowest.min(self.lowest[next]);
            }
        }
        self.lowest[literal.index()] = lowest;
        if lowest == mine {
            self.tie(height);
        }
        lowest
    }

    /// Completes the knot of everything that waits from `height` on.
    fn tie(&mut self, height: usize) {
        let number = self.reached.len() as u32;
        let mut reached = Reached::NOTHING;
        for literal in &self.waiting[height..] {
            self.knots[literal.index()] = number;
            if let Some(candidate) = literal.candidate() {
                reached.insert(candidate, literal.is_on());
            }
        }
        for literal in &self.waiting[height..] {
            for entry in self.tables.direct(*literal) {
                let knot = self.knots[entry.literal.index()];
                let candidate = entry.literal.candidate();
                // A literal reached before has brought its implications along.
                let is_new = candidate.is_none_or(|one| !reached.contains(one, entry.literal.is_on()));
                if knot != number && is_new {
                    reached.add(&self.reached[knot as usize]);
                }
            }
        }
        self.waiting.truncate(height);
        self.reached.push(reached);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{GroupedTables, NetTables, PlainTables};
    use super::*;
    use crate::{Options, View, cases};

    fn check(tables: &Tables) {
        let mut table = Table::default();
        for root in (0..tables.len()).map(Literal::from_index).filter(|root| root.candidate().is_some()) {
            if !tables.direct(root).is_empty() {
                table.expand(tables, root);
                assert!(tables.reach().from(root) == Some(&Reached::of(&table)), "{}", tables.node(root));
            }
        }
    }

    #[test]
    fn it_is_what_the_tables_have_even_if_they_are_full() {
        for board in cases::boards().take(12) {
            for table_entries in [1000, 60] {
                let view = View::with(&board, Options { table_entries, ..Options::default() });
                check(&view.fact::<PlainTables>().0);
                check(&view.fact::<GroupedTables>().0);
                check(&view.fact::<NetTables>().0);
            }
        }
    }
}
