//! Every candidate that truths and links remove, and small arguments for them.

use super::argument::{Argument, total};
use super::programme::Programme;
use super::{Instance, Pattern};
use crate::{View, Work};
use sudokit_core::CandidateSet;

/// Arguments that together remove everything that any argument removes, but for what is removed already;
/// those of them that are not too large. Each is as small as it can be for one of its candidates.
pub(super) fn all(view: &View<'_>, already: CandidateSet) -> Vec<Instance> {
    let board = view.board();
    let most = view.options().rank_size;
    let programme = Programme::of(board);
    let mut found = Vec::new();
    let mut gone = already;
    for number in programme.never_one(view) {
        if gone.contains(programme.candidates[number]) || view.is_cancelled() {
            continue;
        }
        let Some((truths, links)) = programme.smallest(number) else { continue };
        if total(&truths) > most {
            continue;
        }
        let argument = Argument::of(board, &truths, &links, &mut Work::default());
        let more = argument.map_or(CandidateSet::EMPTY, |argument| argument.gone(board));
        if !more.is_subset(gone) {
            gone |= more;
            found.push(Instance { pattern: Pattern { truths, links, instead: Vec::new() }, gone: more });
        }
    }
    found
}
