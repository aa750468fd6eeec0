//! Weak exocets: for one digit an argument replaces the templates.
//!
//! Base and targets are where a junior exocet has them. All digits of the base but one come back in the
//! targets whichever way they go. The one that is left goes through the base and misses the targets in a few
//! ways; but suppose that a cell of the base is this digit, and that no target is: that leads to a
//! contradiction, with other digits. So it comes back too.

use super::find::Through;
use super::shape::Cross;
use super::{Pattern, Reason, Target};
use crate::sets::digits_of;
use crate::sort;
use crate::techniques::dynamic_contradiction::{is_refuted, refutation};
use crate::{Evidence, View};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// The most ways through the base that miss the targets.
const MOST_WAYS: usize = 12;

/// The deepest nesting of suppositions under an argument's own.
const DEPTH: usize = 1;

/// The most lines of all arguments together. Nobody reads more.
const MOST_LINES: usize = 100;

/// All weak exocets that remove something, those with the shortest arguments first.
pub(super) fn weak(view: &View<'_>, through: &Through, bases: impl Iterator<Item = CellSet>) -> Vec<Pattern> {
    let board = view.board();
    let mut found: Vec<Pattern> = bases
        .flat_map(|base| with_base(board, through, base))
        .take_while(|_| !view.is_cancelled())
        .filter_map(|(pattern, missing)| pattern.argued(board, &missing))
        .filter(|pattern| pattern.measures().length <= MOST_LINES)
        .collect();
    sort::by_key(&mut found, |pattern| pattern.measures().length);
    found
}

/// The exocets with this base that lack one digit, and where the base may have it.
fn with_base<'a>(
    board: &'a Board,
    through: &'a Through,
    base: CellSet,
) -> impl Iterator<Item = (Pattern, Vec<Candidate>)> + 'a {
    let digits = digits_of(board, base);
    let boxes = Cross::of(base).filter(|_| through.has_all(base, board)).map(|cross| {
        let of_box = |block: House| targets_in(board, &cross, block, base);
        cross.boxes().into_iter().map(of_box).collect::<Vec<_>>()
    });
    let [near, far] = <[Vec<Cell>; 2]>::try_from(boxes.unwrap_or_default()).unwrap_or_default();
    let pairs = near.into_iter().flat_map(move |one| far.clone().into_iter().map(move |other| [one, other]));
    pairs.filter_map(move |cells| {
        let pattern = Pattern::new(base, cells.map(Target::alone).to_vec());
        let removes = !(digits_of(board, pattern.target_cells()) - digits).is_empty();
        let missing = removes.then(|| lacking(board, through, &pattern))??;
        Some((pattern, missing))
    })
}

/// The cells of a box where a junior exocet can have a target, with a cell beside it that has no digit of the
/// base.
fn targets_in(board: &Board, cross: &Cross, block: House, base: CellSet) -> Vec<Cell> {
    let open = (block.cells() & board.unsolved()) - cross.line.cells();
    let is_target = |cell: &Cell| {
        let alone = Pattern::new(base, vec![Target::alone(*cell)]);
        !alone.companions(board, cross).is_empty()
    };
    open.iter().filter(is_target).collect()
}

/// The places in the base of the one digit that can miss the targets; empty for several digits, none, or too
/// many ways.
fn lacking(board: &Board, through: &Through, pattern: &Pattern) -> Option<Vec<Candidate>> {
    let targets = pattern.target_cells();
    let (mut missing, mut ways) = (Vec::<Candidate>::new(), 0);
    let digits = pattern.digits(board);
    let is_alive = |digit: &Digit| pattern.base.iter().any(|cell| !through.of(cell, *digit).is_empty());
    // Two digits are a naked pair.
    if digits.iter().filter(is_alive).count() <= pattern.base.len() {
        return None;
    }
    for digit in digits {
        for cell in pattern.base_of(board, digit) {
            let missed = through.of(cell, digit).iter().filter(|way| way.is_disjoint(targets)).count();
            ways += missed;
            if missed > 0 {
                missing.push(Candidate::at(cell, digit));
            }
        }
    }
    let first = missing.first()?.digit();
    (ways <= MOST_WAYS && missing.iter().all(|one| one.digit() == first)).then_some(missing)
}

impl Pattern {
    /// A board on which no target is a digit.
    pub(super) fn without_in_targets(&self, board: &Board, digit: Digit) -> Board {
        let mut less = *board;
        less.eliminate_all(CandidateSet::of_digit(digit, self.target_cells()));
        less
    }

    /// This with arguments for where the base may have a digit, if there are such. If no argument needs the
    /// targets, there is no exocet.
    fn argued(self, board: &Board, missing: &[Candidate]) -> Option<Self> {
        let less = self.without_in_targets(board, missing.first()?.digit());
        let holds = missing.iter().all(|one| is_refuted(&less, *one, DEPTH));
        let needs_targets = || missing.iter().any(|one| !is_refuted(board, *one, DEPTH));
        if !holds || !needs_targets() {
            return None;
        }
        let arguments: Option<Vec<_>> = missing.iter().map(|one| refutation(&less, *one, DEPTH)).collect();
        Some(Self { reason: Reason::Weak(arguments?), ..self })
    }
}
