//! Templates: all the ways to place one digit everywhere.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Certain candidates, digit by digit; then impossible ones, digit by digit. Nothing is found
//! where a digit has no template left.

mod alive;
pub(crate) mod refined;

pub(crate) use alive::Alive;

use crate::sets::union;
use crate::step::evidence::ensure;
use crate::step::proven::each_once;
use crate::{
    Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work,
};
use refined::Refined;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    Templates:
    /// Every way to place a digit in the whole grid goes through a cell. The cell holds the digit.
    TEMPLATE_SET = Kind::new("template-set", "Template Set")
        .aliases(&["pattern overlay method", "pom"])
        .hodoku("ts", "1201", 8700, Level::Extreme, 10_000).off();
    /// No way to place a digit in the whole grid goes through a candidate. The candidate is false.
    TEMPLATE_DELETE = Kind::new("template-delete", "Template Delete")
        .aliases(&["pattern overlay method", "pom"])
        .hodoku("td", "1202", 8800, Level::Extreme, 10_000).off();
}

/// Finds [`TEMPLATE_SET`] and [`TEMPLATE_DELETE`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Templates;

/// The pattern of templates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digit.
    pub(crate) digit: Digit,
    /// Candidates that are certain, in order: every template of such a candidate's digit goes through it, if
    /// it avoids the cells of earlier candidates of other digits. Empty if the digit alone is enough.
    pub(crate) certain: Vec<Candidate>,
}

impl Family for Templates {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !wanted.has_any(KINDS) {
            return ControlFlow::Continue(());
        }
        let refined = view.fact::<Refined>();
        let places = |digit: Digit| view.board().places(digit);
        if wanted.has(&TEMPLATE_SET) {
            for digit in Digit::all() {
                let certain = places(digit) & refined.all[digit.index()];
                let effect = Effect::placing_all(certain.into_iter().map(|cell| Candidate::at(cell, digit)));
                report(&TEMPLATE_SET, digit, effect, &refined, view, sink)?;
            }
        }
        if wanted.has(&TEMPLATE_DELETE) {
            for digit in Digit::all() {
                let gone = places(digit) - refined.any[digit.index()];
                let effect = Effect::removing(gone.into_iter().map(|cell| Candidate::at(cell, digit)));
                report(&TEMPLATE_DELETE, digit, effect, &refined, view, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// For each digit the cells where it stands or may stand.
pub(crate) fn allowed(board: &Board) -> [CellSet; 9] {
    let placed = board.puzzle().candidates();
    std::array::from_fn(|digit| {
        let (digit, placed) = (Digit::from_index(digit), placed.cells_of(Digit::from_index(digit)));
        let seen = union(placed.iter().map(Cell::peers));
        (board.places(digit) | placed) - seen
    })
}

/// Hands on a step, if it has an effect. It names other digits only if it cannot do without.
fn report(
    kind: &'static Kind,
    digit: Digit,
    effect: Effect,
    refined: &Refined,
    view: &View<'_>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    // A board without solution can have a digit without templates, which goes through nothing.
    if effect.is_empty() || refined.any[digit.index()].is_empty() {
        return ControlFlow::Continue(());
    }
    let alone = Pattern { digit, certain: Vec::new() };
    let is_enough =
        crate::step::evidence::verify(&alone, view.board(), &effect, &mut Work::default()).is_ok();
    let pattern = if is_enough { alone } else { Pattern { digit, certain: refined.certain.clone() } };
    sink.step(Step { kind, effect, pattern: pattern.into() })
}

/// True if a digit has a template within these cells, by trying row after row.
pub(crate) fn has_template(allowed: CellSet, work: &mut Work) -> Result<bool, Unsound> {
    fn extend(row: usize, free: CellSet, work: &mut Work) -> Result<bool, Unsound> {
        if row == 9 {
            return Ok(true);
        }
        for cell in free & House::row(row).cells() {
            work.take(1)?;
            if extend(row + 1, free - cell.peers(), work)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
    extend(0, allowed, work)
}

/// The places of a digit, if these candidates are true.
fn free(digit: Digit, known: &[Candidate], board: &Board) -> CellSet {
    let others = known.iter().filter(|known| known.digit() != digit);
    others.fold(allowed(board)[digit.index()], |free, other| free.without(other.cell()))
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures { digits: vec![self.digit], ..Measures::default() }
    }

    /// Every cell that is tried on the way to placing the digit.
    fn lines(&self, board: &Board) -> usize {
        let mut work = Work::default();
        let _ = self.proves(board, &mut work);
        work.taken().saturating_sub(Work::BOARD).max(1)
    }

    fn line(&self) -> String {
        self.digit.to_string()
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let digit = self.digit;
        let mut said = Explanation {
            look: say!("templates-look", [digit]),
            pattern: vec![say!("templates-places", [digit, places = board.places(digit)])],
            result: effect.results(),
            ..Explanation::default()
        };
        if !self.certain.is_empty() {
            said.reason.push(say!("templates-others-first"));
        }
        for together in self.certain.chunk_by(|a, b| a.digit() == b.digit()) {
            let cells: CellSet = together.iter().map(|certain| certain.cell()).collect();
            said.reason.push(say!("templates-every-way", [digit = together[0].digit(), cells]));
        }
        let (placed, gone) = (effect.placed().cells(), effect.eliminated().cells());
        if !placed.is_empty() {
            said.reason.push(say!("templates-every-way", [digit, cells = placed]));
        }
        if !gone.is_empty() {
            said.reason.push(say!("templates-no-way", [digit, cells = gone]));
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        diagram.candidates(self.certain.iter().copied().collect(), Role::On);
        diagram.candidates(CandidateSet::of_digit(self.digit, board.places(self.digit)), Role::Base);
    }

    fn kinds(&self, _: &Board, effect: &Effect) -> Vec<&'static Kind> {
        if effect.placements().is_empty() { vec![&TEMPLATE_DELETE] } else { vec![&TEMPLATE_SET] }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(self.certain.is_empty() || each_once(&self.certain).is_ok(), "a candidate is named twice")?;
        work.take(Work::BOARD)?;
        work.take_each(self.certain.len(), self.certain.len())?;
        for (i, certain) in self.certain.iter().enumerate() {
            let avoiding = free(certain.digit(), &self.certain[..i], board).without(certain.cell());
            ensure(!has_template(avoiding, work)?, "a candidate of the list is not certain")?;
        }
        let free = free(self.digit, &self.certain, board);
        let (mut placed, mut gone) = (CellSet::EMPTY, CellSet::EMPTY);
        for cell in board.places(self.digit) {
            if !has_template(free.without(cell), work)? {
                placed.insert(cell);
            }
            if !free.contains(cell) || !has_template(free - cell.peers(), work)? {
                gone.insert(cell);
            }
        }
        let of_digit = |cells| CandidateSet::of_digit(self.digit, cells);
        Ok(Proven { placed: of_digit(placed), gone: of_digit(gone), ..Proven::default() })
    }
}
