//! The puzzle behind a game, without the player's moves.

use crate::{Answer, CandidateSet, Candidates, CellSet, DigitSet, Engine, Entry, Problem};

/// The puzzle that an entry poses, and its answer.
///
/// The givens pose it, as a rule. Given candidates belong to it. Candidates that are left belong to it only
/// where the givens alone have several solutions, and only as long as one of these agrees with them.
pub(crate) fn posed<'e, E: Engine>(engine: &mut E, entry: &'e Entry) -> (Problem<'e>, Answer) {
    let (first, second) = match entry.candidates {
        None => (Problem::Givens(&entry.givens), None),
        Some(Candidates::Left(_)) => {
            let givens = Problem::Givens(&entry.givens);
            match engine.answer(givens) {
                several @ Answer::Several(_) => (entry.problem(), Some((givens, several))),
                other => return (givens, other),
            }
        }
        Some(Candidates::Given(_)) => {
            let untouched =
                lifted(entry.problem().candidates(), entry.placed.cells(), !entry.digits().cells());
            let second = (!entry.placed.is_empty()).then(|| {
                let problem = Problem::Candidates(untouched);
                (problem, engine.answer(problem))
            });
            (entry.problem(), second)
        }
    };
    match (engine.answer(first), second) {
        (Answer::None, Some(second)) => second,
        (answer, _) => (first, answer),
    }
}

/// The game as it stands: digits, and the candidates that are left for the other cells.
pub(crate) fn played(entry: &Entry) -> CandidateSet {
    match entry.candidates {
        Some(_) => entry.problem().candidates(),
        None => Problem::Givens(&entry.digits()).candidates(),
    }
}

/// The candidates with everything taken back in some cells: such a cell has all digits again, and if it had
/// only one, that one may be in its peers again, as far as they are open.
pub(crate) fn lifted(start: CandidateSet, cells: CellSet, open: CellSet) -> CandidateSet {
    let mut wider = start;
    for cell in cells {
        wider |= CandidateSet::of_cell(cell, DigitSet::ALL);
        if let Some(digit) = start.digits_in(cell).only() {
            wider |= CandidateSet::of_digit(digit, cell.peers() & open);
        }
    }
    wider
}
