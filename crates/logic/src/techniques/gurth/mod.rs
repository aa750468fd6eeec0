//! Symmetry: if the givens look the same after some exchange of rows, columns and digits, so does the
//! solution.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Symmetries, then those that one candidate would make. Maps that keep rows rows come first, then
//! by the order of the rows and of the columns. Of maps with the same effect the first is kept.

mod map;

use crate::sets::excluded_by;
use crate::step::evidence::{ensure, one_solution};
use crate::step::sink::each_effect_once;
use crate::{Effect, Evidence, Family, Kind, Measures, Proven, Sink, Unsound, Variable, View, Wanted, Work};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

kinds! {
    Gurth:
    /// The givens are symmetric if some digits change places too. So the solution is symmetric, and
    /// candidates that would break the symmetry are false.
    GURTH = Kind::new("gurth", "Gurth's Symmetrical Placement")
        .aliases(&["Gurth's theorem", "symmetry"])
        .assuming_uniqueness();
    /// One digit more would make the givens symmetric, and the solution too. But the solution cannot be
    /// symmetric, so this digit is false.
    ANTI_GURTH = Kind::new("anti-gurth", "Gurth's Anti-Symmetry")
        .aliases(&["anti-symmetry", "anti-symmetrical placement"])
        .assuming_uniqueness();
}

/// Finds steps by the symmetry of the givens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gurth;

/// The pattern: where rows, columns and digits go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// True if rows become columns, after they have changed places.
    pub(crate) transposed: bool,
    /// The image of each row, counted from 0.
    pub(crate) rows: [u8; 9],
    /// The image of each column, counted from 0.
    pub(crate) columns: [u8; 9],
    /// The image of each digit.
    pub(crate) digits: [Digit; 9],
    /// A candidate that the givens lack to be symmetric. With it the solution would be symmetric.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub(crate) missing: Option<Candidate>,
}

impl Family for Gurth {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let board = view.board();
        if !board.has_unique_givens() {
            return ControlFlow::Continue(());
        }
        if wanted.has(&GURTH) {
            report(&GURTH, board, map::of_givens(board, None), sink)?;
        }
        if wanted.has(&ANTI_GURTH) {
            for cell in board.unsolved() {
                report(&ANTI_GURTH, board, map::of_givens(board, Some(cell)), sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Hands on the eliminations of maps.
fn report(kind: &'static Kind, board: &Board, maps: Vec<Pattern>, sink: &mut dyn Sink) -> ControlFlow<()> {
    each_effect_once(kind, maps.into_iter().map(|pattern| (pattern, pattern.gone(board))), sink)
}

impl Pattern {
    /// A candidate and all that it becomes, again and again, until it comes back.
    fn orbit(&self, first: Candidate) -> CandidateSet {
        let mut orbit = CandidateSet::of(first);
        let mut next = self.image(first);
        while orbit.insert(next) {
            next = self.image(next);
        }
        orbit
    }

    /// The candidates that would have to be true together with something that is not possible.
    fn excluded(&self, board: &Board) -> CandidateSet {
        let there = board.possible();
        let mut gone = CandidateSet::EMPTY;
        let mut seen = CandidateSet::EMPTY;
        for candidate in board.candidate_set() {
            if !seen.contains(candidate) {
                let orbit = self.orbit(candidate);
                seen |= orbit;
                if !orbit.is_subset(there) || conflicts(orbit) {
                    gone |= orbit & board.candidate_set();
                }
            }
        }
        gone
    }

    /// The false candidates: those that the symmetry excludes, or the one that would make the symmetry, if
    /// that would exclude too much.
    fn gone(&self, board: &Board) -> CandidateSet {
        match self.missing {
            None => self.excluded(board),
            Some(missing) if self.impossible(board).is_some() => {
                CandidateSet::of(missing) & board.candidate_set()
            }
            Some(_) => CandidateSet::EMPTY,
        }
    }

    /// The contradiction if the solution were symmetric: a cell, or a house for a digit.
    fn impossible(&self, board: &Board) -> Option<Variable> {
        let left = board.candidate_set() - self.excluded(board);
        let is_empty =
            |variable: &Variable| variable.is_open(board) && (variable.candidates(board) & left).is_empty();
        let cells = board.unsolved().iter().map(Variable::Cell);
        let places =
            House::all().flat_map(|house| Digit::all().map(move |digit| Variable::Place(house, digit)));
        cells.chain(places).find(is_empty)
    }

    /// The cells that stay where they are. None, if the map makes no sense.
    fn fixed_cells(&self) -> CellSet {
        Cell::all().filter(|cell| self.is_legal() && self.image_of_cell(*cell) == *cell).collect()
    }

    /// The digits that stay as they are.
    fn fixed_digits(&self) -> DigitSet {
        Digit::all().filter(|digit| self.digits[digit.index()] == *digit).collect()
    }

    /// "turned by 180 degrees", "mirrored", or the image of rows and columns.
    fn motion(&self) -> Sentence {
        let is_reversed = |lines: &[u8; 9]| lines.iter().zip(0..).all(|(to, from)| to + from == 8);
        let stay = |lines: &[u8; 9]| lines.iter().zip(0..).all(|(to, from)| *to == from);
        let is = |are: [bool; 2]| are == [true; 2];
        let both = [&self.rows, &self.columns];
        if !self.transposed && is(both.map(is_reversed)) {
            return say!("gurth-turn");
        }
        if self.transposed && is(both.map(stay)) {
            return say!("gurth-mirror-down");
        }
        if self.transposed && is(both.map(is_reversed)) {
            return say!("gurth-mirror-up");
        }
        let [rows, columns] = both.map(order);
        if self.transposed {
            say!("gurth-move-transposed", [rows, columns])
        } else {
            say!("gurth-move", [rows, columns])
        }
    }
}

/// The images of lines in their order, counted from 1.
fn order(lines: &[u8; 9]) -> String {
    lines.iter().map(|to| (to + 1).to_string()).collect()
}

/// True if two of these candidates cannot both be true.
fn conflicts(orbit: CandidateSet) -> bool {
    let alone = |one: Candidate| (excluded_by(one) & orbit).is_empty();
    !orbit.iter().all(alone)
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures { cells: self.fixed_cells().iter().collect(), ..Measures::default() }
    }

    fn line(&self) -> String {
        let digits: String = self.digits.iter().map(ToString::to_string).collect();
        let turned = if self.transposed { " transposed" } else { "" };
        format!("rows {} columns {}{turned} digits {digits}", order(&self.rows), order(&self.columns))
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let mut said = Explanation {
            look: say!("gurth-look"),
            pattern: vec![self.changes()],
            result: effect.results(),
            ..Explanation::default()
        };
        match self.missing {
            None => said.pattern.push(say!("gurth-same-givens")),
            Some(missing) => {
                said.pattern.push(say!("gurth-missing-given", [missing]));
            }
        }
        said.reason.push(say!("gurth-same-solution"));
        if let Some(missing) = self.missing {
            let (cell, digit) = (missing.cell(), missing.digit());
            said.reason.insert(0, say!("gurth-suppose", [cell, digit]));
            said.reason.extend(self.impossible(board).map(|nothing| self.tell_impossible(board, nothing)));
            said.reason.push(say!("gurth-not-symmetric", [cell, digit]));
            return said;
        }
        let (cells, digits) = (self.fixed_cells() & board.unsolved(), self.fixed_digits());
        if !cells.is_empty() && !digits.is_empty() {
            said.reason.push(say!("gurth-fixed-cells", [cells, digits]));
        }
        said.reason.push(say!("gurth-orbits"));
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        diagram.cells(self.fixed_cells(), Role::Pivot);
        diagram.cells(board.givens(), Role::Base);
        if let Some(nothing) = self.missing.and_then(|_| self.impossible(board)) {
            diagram.candidates(nothing.candidates(board), Role::Off);
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![if self.missing.is_some() { &ANTI_GURTH } else { &GURTH }]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        one_solution(board)?;
        ensure(self.is_legal(), "the map does not turn solutions into solutions")?;
        ensure(self.moves_something(), "the map changes nothing")?;
        work.take_each(Work::BOARD, 27)?;
        if let Some(missing) = self.missing {
            ensure(board.has(missing), "the missing candidate is not on the board")?;
        }
        let given = |cell: Cell| {
            let missing = self.missing.filter(|missing| missing.cell() == cell);
            missing.map(Candidate::digit).or(board.digit(cell).filter(|_| board.givens().contains(cell)))
        };
        let stays = |cell: Cell| {
            given(cell)
                .is_none_or(|digit| given(self.image_of_cell(cell)) == Some(self.digits[digit.index()]))
        };
        ensure(Cell::all().all(stays), "the map changes the givens")?;
        Ok(Proven::removing(self.gone(board)))
    }
}

impl Pattern {
    /// "Turn the grid by 180 degrees. Write 9 for 1 and 1 for 9."
    fn changes(&self) -> Sentence {
        let changed = Digit::all().zip(self.digits).filter(|(from, to)| from != to);
        let changes: Vec<_> = changed.map(|(from, to)| say!("gurth-write-digit", [to, from])).collect();
        let motion = self.motion();
        if changes.is_empty() { motion } else { say!("gurth-move-and-write", [motion, changes]) }
    }

    /// The reason why the solution is not symmetric.
    fn tell_impossible(&self, board: &Board, nothing: Variable) -> Sentence {
        let fixed = self.fixed_digits();
        match nothing {
            Variable::Cell(cell) if self.image_of_cell(cell) == cell && !fixed.is_empty() => {
                say!("gurth-impossible-fixed", [cell, digits = fixed, candidates = board.candidates(cell)])
            }
            Variable::Cell(cell) => say!("gurth-impossible-cell", [cell]),
            Variable::Place(house, digit) => say!("gurth-impossible-house", [house, digit]),
        }
    }
}
