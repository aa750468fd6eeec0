//! From tables back to arguments: why something is in a table.

use super::{Cause, Literal, Rule, Table, Tables};
use sudokit_core::{Board, Candidate, CellSet, Digit, House};

/// Statements that follow from an assumption, each from earlier ones. The assumption comes first.
pub(crate) struct Implications {
    pub(crate) literals: Vec<Literal>,
    /// For each the numbers of those that it follows from.
    pub(crate) because: Vec<Vec<usize>>,
}

impl Implications {
    pub(crate) fn from(root: Literal) -> Self {
        Self { literals: vec![root], because: vec![Vec::new()] }
    }

    fn position(&self, literal: Literal) -> Option<usize> {
        self.literals.iter().position(|known| *known == literal)
    }

    /// Adds everything that leads to an entry of a table.
    pub(crate) fn prove(&mut self, board: &Board, tables: &Tables, table: &Table, target: Literal) {
        // The direct entries of one table after the other, from the assumption to the target.
        let sources: Vec<_> = table.sources(target).collect();
        for (source, literal) in sources.into_iter().rev() {
            let place = tables.place(source, literal);
            Inside { board, tables, source }.prove(place, self);
        }
    }
}

/// The direct entries of one table, whose assumption is proven.
struct Inside<'t> {
    board: &'t Board,
    tables: &'t Tables,
    source: Literal,
}

impl Inside<'_> {
    fn prove(&self, place: usize, proof: &mut Implications) -> usize {
        let literal = self.tables.at(self.source, place);
        if let Some(known) = proof.position(literal) {
            return known;
        }
        let because = self.causes(place).into_iter().map(|cause| self.prove(cause, proof)).collect();
        proof.literals.push(literal);
        proof.because.push(because);
        proof.literals.len() - 1
    }

    /// All that an entry follows from, where HoDoKu keeps five.
    fn causes(&self, place: usize) -> Vec<usize> {
        let cause = self.tables.cause(self.source, place);
        let Some(single) = self.tables.at(self.source, place).candidate() else {
            return vec![usize::from(cause.main)];
        };
        let (cell, digit) = (single.cell(), single.digit());
        let others: Vec<Candidate> = match cause.rule {
            Rule::Link => return vec![usize::from(cause.main)],
            Rule::Naked => {
                let others = self.board.candidates(cell).without(digit);
                others.iter().map(|other| Candidate::at(cell, other)).collect()
            }
            Rule::Hidden(house) => {
                let others = self.board.places(digit) & house.cells().without(cell);
                others.iter().map(|other| Candidate::at(other, digit)).collect()
            }
        };
        let off: Vec<usize> = others.iter().filter_map(|one| self.before(place, *one, false)).collect();
        if off.len() == others.len() { off } else { self.contradiction(place) }
    }

    /// The place of a statement, if it comes before another.
    fn before(&self, place: usize, candidate: Candidate, is_on: bool) -> Option<usize> {
        let literal = Literal::of(candidate, is_on);
        (0..place).find(|place| self.tables.at(self.source, *place) == literal)
    }

    /// Entries before this one that contradict each other. A game that has run into a contradiction goes on
    /// all the same, and what it then finds follows only because anything does.
    fn contradiction(&self, place: usize) -> Vec<usize> {
        let before: Vec<(usize, Candidate, bool)> = (0..place)
            .filter_map(|place| {
                let literal = self.tables.at(self.source, place);
                Some((place, literal.candidate()?, literal.is_on()))
            })
            .collect();
        let clash = |a: &(usize, Candidate, bool), b: &(usize, Candidate, bool)| {
            let ((_, one, on), (_, other, other_on)) = (a, b);
            let same_cell = one.cell() == other.cell();
            let excluded =
                same_cell && one != other || one.digit() == other.digit() && one.cell().sees(other.cell());
            *on && (one == other && !other_on || *other_on && excluded)
        };
        for a in &before {
            if let Some(b) = before.iter().find(|b| clash(a, b)) {
                return vec![a.0, b.0];
            }
        }
        let off = |cells: CellSet, digit: Digit| -> Vec<usize> {
            let gone = before.iter().filter(|(_, one, on)| !on && one.digit() == digit);
            gone.filter(|(_, one, _)| cells.contains(one.cell())).map(|(place, ..)| *place).collect()
        };
        for cell in self.board.unsolved() {
            let digits = self.board.candidates(cell);
            let gone: Vec<usize> = digits.iter().flat_map(|digit| off(CellSet::of(cell), digit)).collect();
            if gone.len() == digits.len() {
                return gone;
            }
        }
        for house in House::all() {
            for digit in Digit::all() {
                let places = self.board.places(digit) & house.cells();
                let gone = off(places, digit);
                if !places.is_empty() && gone.len() == places.len() {
                    return gone;
                }
            }
        }
        Vec::new()
    }
}

/// The chain by which HoDoKu shows an entry of a table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Way {
    /// The number of nodes, those of side branches and the marks between them included.
    pub(crate) length: usize,
    /// True if there are side branches.
    pub(crate) is_net: bool,
}

/// Measures the way to an entry as HoDoKu shows it: the main way, and beside it the ways to the other causes
/// that it knows.
pub(crate) fn way(tables: &Tables, table: &Table, target: Literal) -> Way {
    let (mut main, mut branches) = (Vec::new(), Vec::new());
    walk(tables, table, target, |literal, others| {
        main.push(literal);
        branches.extend_from_slice(others);
        true
    });
    let mut length = main.len();
    for branch in &branches {
        walk(tables, table, *branch, |literal, _| {
            let is_aside = !main.contains(&literal);
            length += usize::from(is_aside);
            is_aside
        });
        // The separator before the next one.
        length += 1;
    }
    Way { length, is_net: !branches.is_empty() }
}

/// Walks from an entry back to the assumption, along main causes, as long as `visit` wants to. It is shown
/// every node with its other causes.
fn walk(tables: &Tables, table: &Table, target: Literal, mut visit: impl FnMut(Literal, &[Literal]) -> bool) {
    for (source, literal) in table.sources(target) {
        let mut place = tables.place(source, literal);
        let mut literal = literal;
        loop {
            let cause = if place == 0 { Cause::default() } else { tables.cause(source, place) };
            let mut others = [Literal::NONE; 4];
            let mut count = 0;
            for other in cause.others.into_iter().filter(|other| *other != 0) {
                others[count] = tables.at(source, usize::from(other));
                count += 1;
            }
            if !visit(literal, &others[..count]) {
                return;
            }
            // A later entry is a cause only in a full table.
            if cause.main == 0 || usize::from(cause.main) >= place {
                break;
            }
            place = usize::from(cause.main);
            literal = tables.at(source, place);
        }
    }
    visit(table.root(), &[]);
}
