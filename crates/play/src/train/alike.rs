//! Techniques that look alike: one is easily taken for another, so questions set them side by side.

use super::{kinds, place};
use sudokit::logic::techniques::{
    als::*, bent_sets::*, bug::*, coloring::*, fish::*, link_chains::*, locked::*, medusa::*, nice_loops::*,
    single_digit::*, singles::*, subsets::*, uniqueness::*, wings::*,
};
use sudokit::logic::{Kind, sort};

/// Groups of techniques that look alike. A technique may be in several.
const ALIKE: &[&[&Kind]] = &[
    &[&FULL_HOUSE, &HIDDEN_SINGLE, &NAKED_SINGLE],
    &[&POINTING, &CLAIMING],
    &[&NAKED_PAIR, &LOCKED_PAIR, &HIDDEN_PAIR, &NAKED_TRIPLE],
    &[&NAKED_TRIPLE, &LOCKED_TRIPLE, &HIDDEN_TRIPLE, &NAKED_QUADRUPLE],
    &[&HIDDEN_PAIR, &HIDDEN_TRIPLE, &HIDDEN_QUADRUPLE],
    &[&SKYSCRAPER, &TWO_STRING_KITE, &TURBOT_FISH, &EMPTY_RECTANGLE, &X_CHAIN, &SIMPLE_COLORS_TRAP],
    &[&X_WING, &FINNED_X_WING, &SASHIMI_X_WING, &SKYSCRAPER],
    &[&SWORDFISH, &FINNED_SWORDFISH, &SASHIMI_SWORDFISH, &X_WING],
    &[&JELLYFISH, &FINNED_JELLYFISH, &SASHIMI_JELLYFISH, &SWORDFISH],
    &[&XY_WING, &XYZ_WING, &W_WING, &WXYZ_WING, &XY_CHAIN],
    &[&REMOTE_PAIR, &XY_CHAIN, &W_WING],
    &[&SIMPLE_COLORS_TRAP, &SIMPLE_COLORS_WRAP, &MULTI_COLORS_1, &MULTI_COLORS_2, &X_CHAIN],
    &[&MEDUSA_TRAP, &MEDUSA_WRAP, &SIMPLE_COLORS_TRAP],
    &[&BUG_1, &BUG_2, &BUG_3, &BUG_4, &BUG_N],
    &[
        &UNIQUE_RECTANGLE_1,
        &UNIQUE_RECTANGLE_2,
        &UNIQUE_RECTANGLE_3,
        &UNIQUE_RECTANGLE_4,
        &UNIQUE_RECTANGLE_5,
        &UNIQUE_RECTANGLE_6,
        &HIDDEN_RECTANGLE,
        &AVOIDABLE_RECTANGLE_1,
        &AVOIDABLE_RECTANGLE_2,
    ],
    &[&X_CHAIN, &XY_CHAIN, &DISCONTINUOUS_NICE_LOOP, &CONTINUOUS_NICE_LOOP, &AIC],
    &[&ALS_XZ, &ALS_XY_WING, &ALS_XY_CHAIN, &WXYZ_WING],
];

/// The other techniques of the course: those that look alike first, then the nearest, the easier one of two.
pub(super) fn neighbours(kind: &'static Kind) -> impl Iterator<Item = &'static Kind> {
    let here = rank(kind);
    let mut others: Vec<&'static Kind> = kinds().filter(|other| *other != kind).collect();
    sort::by_key(&mut others, |other| (!are_alike(kind, other), rank(other).abs_diff(here)));
    others.into_iter()
}

fn are_alike(kind: &Kind, other: &Kind) -> bool {
    ALIKE.iter().any(|group| [kind, other].iter().all(|one| group.contains(one)))
}

/// The place of a technique in the course; the end for a technique outside it.
pub(super) fn rank(kind: &Kind) -> usize {
    place(kind).unwrap_or_else(|| kinds().count())
}
