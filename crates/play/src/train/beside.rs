//! Techniques that count beside the one of a lesson.

use super::alike::rank;
use super::kinds;
use sudokit::difficulty;
use sudokit::logic::techniques::{fish, forcing};
use sudokit::logic::{Kind, Schedule};

/// Returns true for a technique that people look for as soon as the [basic](difficulty::is_basic) techniques
/// are through. Where all that is easier was tried, such a pattern is hardly ever left: forcing chains and
/// nets, whips and braids lead on from nearly anywhere.
///
/// ```
/// use sudokit::logic::techniques::{fish::X_WING, forcing::FORCING_NET_VERITY, rank::SK_LOOP};
/// use sudokit_play::train::is_exotic;
///
/// assert!(is_exotic(&SK_LOOP) && !is_exotic(&X_WING) && !is_exotic(&FORCING_NET_VERITY));
/// ```
pub fn is_exotic(kind: &Kind) -> bool {
    let nets = rank(&forcing::FORCING_CHAIN_VERITY)..=rank(&forcing::FORCING_NET_CONTRADICTION);
    rank(kind) >= rank(&fish::FRANKEN_X_WING) && !nets.contains(&rank(kind))
}

/// Returns true if a technique counts beside the one of a lesson: it is that one, or easier. Beside an exotic
/// pattern, which people look for once the basic techniques are through, only those do.
///
/// ```
/// use sudokit::logic::techniques::{fish::X_WING, link_chains::XY_CHAIN, rank::SK_LOOP, wings::XY_WING};
/// use sudokit_play::train::counts_beside;
///
/// assert!(counts_beside(&X_WING, &XY_CHAIN) && counts_beside(&XY_WING, &XY_CHAIN));
/// assert!(counts_beside(&X_WING, &SK_LOOP) && !counts_beside(&XY_WING, &SK_LOOP));
/// ```
pub fn counts_beside(other: &Kind, lesson: &Kind) -> bool {
    let is_easier = if is_exotic(lesson) { difficulty::is_basic(other) } else { rank(other) < rank(lesson) };
    is_easier || other == lesson
}

/// The schedule of a lesson's technique and of all that counts beside it.
pub(super) fn schedule_with(lesson: &'static Kind) -> Schedule {
    let counts = |kind: &Kind| counts_beside(kind, lesson);
    Schedule::of(kinds().filter(|kind| counts(kind))).only(counts)
}
