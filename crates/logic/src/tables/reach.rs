//! What is in the tables, all at once.

use super::{Literal, Tables};
use sudokit_core::{Candidate, CellSet, Digit};

/// Candidates that are on, and candidates that are off, digit by digit.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    sets: [[CellSet; 9]; 2],
}

impl Reached {
    const NOTHING: Self = Self { sets: [[CellSet::EMPTY; 9]; 2] };

    /// Where a digit is on.
    pub(crate) const fn on(&self, digit: Digit) -> CellSet {
        self.sets[1][digit.index()]
    }

    /// Where a digit is off.
    pub(crate) const fn off(&self, digit: Digit) -> CellSet {
        self.sets[0][digit.index()]
    }

    fn insert(&mut self, candidate: Candidate, is_on: bool) {
        self.sets[usize::from(is_on)][candidate.digit().index()].insert(candidate.cell());
    }

    fn contains(&self, candidate: Candidate, is_on: bool) -> bool {
        self.sets[usize::from(is_on)][candidate.digit().index()].contains(candidate.cell())
    }

    fn add(&mut self, other: &Self) {
        for (ours, theirs) in self.sets.iter_mut().flatten().zip(other.sets.iter().flatten()) {
            *ours |= *theirs;
        }
    }
}

/// For every table the candidates that it has, as long as none is full.
///
/// Literals that follow from each other have the same table; the tables of such knots are found from the ends of all
/// implications backwards (Robert Tarjan, 1972).
pub(crate) struct Reach {
    /// The knot of each literal.
    knots: Vec<u16>,
    reached: Vec<Reached>,
}

impl Reach {
    pub(crate) fn of(tables: &Tables) -> Self {
        let mut search = Search {
            tables,
            knots: vec![u16::MAX; tables.len()],
            lowest: vec![0; tables.len()],
            seen: 0,
            waiting: Vec::new(),
            reached: Vec::new(),
        };
        for literal in (0..tables.len()).map(Literal::from_index) {
            if search.lowest[literal.index()] == 0 && !tables.direct(literal).is_empty() {
                search.visit(literal);
            }
        }
        Self { knots: search.knots, reached: search.reached }
    }

    /// What is in a table, its assumption included. None if nothing follows from it.
    pub(crate) fn from(&self, table: Literal) -> Option<&Reached> {
        self.reached.get(usize::from(self.knots[table.index()]))
    }
}

struct Search<'t> {
    tables: &'t Tables,
    knots: Vec<u16>,
    /// When a literal was seen, counted from one, or the earliest that it leads back to.
    lowest: Vec<u16>,
    seen: u16,
    /// The literals whose knots are not complete.
    waiting: Vec<Literal>,
    reached: Vec<Reached>,
}

impl Search<'_> {
    /// Visits a literal and all that follows; returns the earliest literal that it leads back to.
    fn visit(&mut self, literal: Literal) -> u16 {
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
            } else if self.knots[next] == u16::MAX {
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
        let number = self.reached.len() as u16;
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
                // What is reached already has brought along all that follows from it.
                let is_new = candidate.is_none_or(|one| !reached.contains(one, entry.literal.is_on()));
                if knot != number && is_new {
                    reached.add(&self.reached[usize::from(knot)]);
                }
            }
        }
        self.waiting.truncate(height);
        self.reached.push(reached);
    }
}
