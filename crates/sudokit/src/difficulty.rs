//! The order of difficulty: the techniques of hints, the easiest first.
//!
//! It says which steps count as easier than others, and what a position needs. People learn in another order,
//! that of the course in `sudokit-play`: by families, and what needs no notes first. Neither order follows
//! from the other, so both are written down; a test there holds that they have the same techniques.
//!
//! ```
//! use sudokit::difficulty;
//! use sudokit::logic::techniques::fish::X_WING;
//!
//! let easier: Vec<&str> = difficulty::easier_than(&X_WING).map(|kind| kind.id).collect();
//! assert!(easier.starts_with(&["full-house", "naked-single"]) && easier.ends_with(&["hidden-quadruple"]));
//! ```

use crate::logic::techniques::{
    aligned::*, almost_locked_candidates::*, als::*, bent_sets::*, bug::*, clue_cover::*, coloring::*,
    deadly::*, dynamic_contradiction::*, exocet::*, fireworks::*, fish::*, forcing::*, forcing_whips::*,
    guarded_rectangles::*, gurth::*, impossible::*, link_chains::*, locked::*, medusa::*, nice_loops::*,
    odd_cycle::*, or_relation::*, rank::*, single_digit::*, singles::*, subsets::*, sue_de_coq::*,
    uniqueness::*, whips::*, wings::*,
};
use crate::logic::{Kind, Schedule};

/// HoDoKu's techniques are in HoDoKu's order; others are placed by how hard people find them.
#[rustfmt::skip]
static EASIEST_FIRST: &[&Kind] = &[
    &FULL_HOUSE,
    &NAKED_SINGLE,
    &HIDDEN_SINGLE,
    &LOCKED_PAIR,
    &LOCKED_TRIPLE,
    &POINTING,
    &CLAIMING,
    &NAKED_PAIR,
    &NAKED_TRIPLE,
    &HIDDEN_PAIR,
    &HIDDEN_TRIPLE,
    &NAKED_QUADRUPLE,
    &HIDDEN_QUADRUPLE,
    &X_WING,
    &SWORDFISH,
    &JELLYFISH,
    &REMOTE_PAIR,
    &BUG_1,
    &BUG_2,
    &BUG_3,
    &BUG_4,
    &BUG_N,
    &SKYSCRAPER,
    &TWO_STRING_KITE,
    &TURBOT_FISH,
    &EMPTY_RECTANGLE,
    &W_WING,
    &XY_WING,
    &XYZ_WING,
    &UNIQUE_RECTANGLE_1,
    &UNIQUE_RECTANGLE_2,
    &UNIQUE_RECTANGLE_3,
    &UNIQUE_RECTANGLE_4,
    &UNIQUE_RECTANGLE_5,
    &UNIQUE_RECTANGLE_6,
    &HIDDEN_RECTANGLE,
    &AVOIDABLE_RECTANGLE_1,
    &AVOIDABLE_RECTANGLE_2,
    &UNIQUE_LOOP_1,
    &UNIQUE_LOOP_2,
    &UNIQUE_LOOP_3,
    &UNIQUE_LOOP_4,
    &EXTENDED_RECTANGLE_1,
    &EXTENDED_RECTANGLE_2,
    &EXTENDED_RECTANGLE_3,
    &EXTENDED_RECTANGLE_4,
    &FINNED_X_WING,
    &SASHIMI_X_WING,
    &FINNED_SWORDFISH,
    &SASHIMI_SWORDFISH,
    &FINNED_JELLYFISH,
    &SASHIMI_JELLYFISH,
    &ALMOST_LOCKED_PAIR,
    &ALMOST_LOCKED_TRIPLE,
    &ALMOST_LOCKED_QUADRUPLE,
    &SUE_DE_COQ,
    &WXYZ_WING,
    &FIREWORK_TRIPLE,
    &FIREWORK_QUADRUPLE,
    &FIREWORK_ALP,
    &FIREWORK_W_WING,
    &SIMPLE_COLORS_WRAP,
    &SIMPLE_COLORS_TRAP,
    &MULTI_COLORS_2,
    &MULTI_COLORS_1,
    &MEDUSA_WRAP,
    &MEDUSA_TRAP,
    &X_CHAIN,
    &XY_CHAIN,
    &CONTINUOUS_NICE_LOOP,
    &DISCONTINUOUS_NICE_LOOP,
    &AIC,
    &GROUPED_CONTINUOUS_NICE_LOOP,
    &GROUPED_DISCONTINUOUS_NICE_LOOP,
    &GROUPED_AIC,
    &ALS_XZ,
    &VWXYZ_WING,
    &UVWXYZ_WING,
    &TUVWXYZ_WING,
    &STUVWXYZ_WING,
    &RSTUVWXYZ_WING,
    &ALS_XY_WING,
    &ALS_XY_CHAIN,
    &FRANKEN_X_WING,
    &FRANKEN_SWORDFISH,
    &FINNED_FRANKEN_X_WING,
    &FINNED_FRANKEN_SWORDFISH,
    &ALIGNED_PAIR_EXCLUSION,
    &ALIGNED_TRIPLET_EXCLUSION,
    &FIREWORK_L_WING,
    &FORCING_CHAIN_VERITY,
    &FORCING_CHAIN_CONTRADICTION,
    &FORCING_NET_VERITY,
    &FORCING_NET_CONTRADICTION,
    &WHIP,
    &G_WHIP,
    &BRAID,
    &G_BRAID,
    &BUG_XZ,
    &AVOIDABLE_RECTANGLE_3,
    &UNIQUE_RECTANGLE_N,
    &AVOIDABLE_RECTANGLE_N,
    &UNIQUE_RECTANGLE_EXTERNAL,
    &UNIQUENESS_CLUE_COVER,
    &TRIDAGON,
    &BIVALUE_ODDAGON,
    &IMPOSSIBLE_PATTERN,
    &ODDAGON,
    &BORESCOPER,
    &REVERSE_BUG,
    &QIU,
    &ANONYMOUS,
    &BLOSSOM_LOOP,
    &SK_LOOP,
    &MSLS,
    &MULTIFISH,
    &RANK,
    &JUNIOR_EXOCET,
    &JUNIOR_EXOCET_PLUS,
    &EXOCET_SAME_BOX,
    &JUNIOR_EXOCET_FRANKEN,
    &SENIOR_EXOCET,
    &SENIOR_EXOCET_FRANKEN,
    &EXOCET_MUTANT,
    &EXOCET_GENERAL,
    &SINGLE_BASE_EXOCET,
    &EXOCET_ONE_TARGET,
    &DOUBLE_EXOCET,
    &EXOCET_TABLE,
    &DOUBLE_EXOCET_TABLE,
    &WEAK_EXOCET,
    &GURTH,
    &ANTI_GURTH,
    &OR2_CONTRAD_WHIP,
    &OR3_CONTRAD_WHIP,
    &OR4_CONTRAD_WHIP,
    &OR5_CONTRAD_WHIP,
    &OR2_WHIP,
    &OR3_WHIP,
    &OR4_WHIP,
    &OR5_WHIP,
    &OR2_FORCING_WHIP,
    &OR3_FORCING_WHIP,
    &OR4_FORCING_WHIP,
    &OR5_FORCING_WHIP,
    &UNIQUE_OR_CONTRAD_WHIP,
    &UNIQUE_OR_WHIP,
    &UNIQUE_OR_FORCING_WHIP,
    &DYNAMIC_CONTRADICTION,
    &DYNAMIC_CONTRADICTION_PLUS,
    &NESTED_CONTRADICTION,
];

/// Techniques that no hint names and HoDoKu does not know: each comes right after the second.
static BESIDES: &[(&Kind, &Kind)] = &[
    (&TYPED_BIVALUE_CHAIN, &X_CHAIN),
    (&BIVALUE_CHAIN, &XY_CHAIN),
    (&TYPED_Z_CHAIN, &FIREWORK_L_WING),
    (&Z_CHAIN, &FIREWORK_L_WING),
    (&TYPED_T_WHIP, &FIREWORK_L_WING),
    (&T_WHIP, &FIREWORK_L_WING),
    (&TYPED_WHIP, &FIREWORK_L_WING),
    (&FORCING_WHIP, &FIREWORK_L_WING),
    (&ANTI_TRIDAGON, &TRIDAGON),
];

/// Techniques of which an easier one always takes the place, and why.
static NEVER_NEEDED: &[(&Kind, &str)] = &[
    (&DUAL_TWO_STRING_KITE, "it is two two-string kites, and either is easier"),
    (&DUAL_EMPTY_RECTANGLE, "it is two empty rectangles, and either is easier"),
    (&SQUIRMBAG, COMPLEMENT),
    (&WHALE, COMPLEMENT),
    (&LEVIATHAN, COMPLEMENT),
    (&FRANKEN_X_WING, LOCKED),
    (&MUTANT_X_WING, LOCKED),
];

const COMPLEMENT: &str =
    "in the other lines of the digit is a fish of at most four of them, which removes the same and is easier";

/// Of two houses that need a digit and two that cover it, one at least is a box. Case by case, a house of the
/// fish then has its places of the digit in the box alone, or the third box of a band in one line: the digit
/// is locked, or has one place left. A test tries it at random.
const LOCKED: &str = "where it removes something, a single or a locked candidate is there, which is easier";

/// All techniques that a hint may name, the easiest first.
///
/// ```
/// assert_eq!(sudokit::difficulty::kinds().next().map(|kind| kind.id), Some("full-house"));
/// ```
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    EASIEST_FIRST.iter().copied()
}

/// The place of a technique in the order of difficulty; `None` for one that no hint names.
pub fn place(kind: &Kind) -> Option<usize> {
    kinds().position(|other| other == kind)
}

/// The schedule in the order of difficulty.
pub fn schedule() -> Schedule {
    Schedule::of(kinds())
}

/// The techniques of hints that are easier than this one, the easiest first.
///
/// Techniques that HoDoKu looks for in one search, such as chains of one sort, are not easier than each
/// other: the first of them would take the place of the others. A technique that no hint names has a place
/// too: HoDoKu's are where HoDoKu has them, and the others stand beside those they are akin to. They are
/// never among the easier ones.
///
/// Forcing nets lead on from nearly anywhere, so nothing would be left for what comes behind them in the
/// order: whips and braids, exocets and other exotic patterns. People look for these as soon as the
/// [basic](is_basic) techniques are through, and only those are easier.
pub fn easier_than(kind: &Kind) -> impl Iterator<Item = &'static Kind> {
    let place = place(kind);
    let search = place.and(kind.hodoku).map(|hodoku| hodoku.order);
    let is_beside =
        move |other: &&Kind| search.is_some() && other.hodoku.map(|hodoku| hodoku.order) == search;
    let before = place.unwrap_or_else(|| behind(kind));
    let is_exotic = self::place(&FORCING_NET_CONTRADICTION).is_some_and(|nets| before > nets);
    kinds().take(before).filter(move |other| !is_beside(other) && (!is_exotic || is_basic(other)))
}

/// Returns true for a basic technique: singles, locked candidates, subsets, and fish without fins.
///
/// ```
/// use sudokit::difficulty::is_basic;
/// use sudokit::logic::techniques::fish::{FINNED_X_WING, JELLYFISH};
///
/// assert!(is_basic(&JELLYFISH) && !is_basic(&FINNED_X_WING));
/// ```
pub fn is_basic(kind: &Kind) -> bool {
    place(kind).is_some_and(|here| Some(here) <= place(&JELLYFISH))
}

/// The number of techniques of hints that come before one that no hint names.
fn behind(kind: &Kind) -> usize {
    let beside = BESIDES.iter().find(|(other, _)| *other == kind).map(|(_, after)| *after);
    let comes_before = |other: &&Kind| match (kind.hodoku, other.hodoku) {
        (Some(it), Some(other)) => other.order <= it.order,
        _ => beside == Some(*other),
    };
    EASIEST_FIRST.iter().rposition(comes_before).map_or(0, |last| last + 1)
}

/// The schedule of all that is [easier](easier_than), and of nothing else.
pub fn schedule_before(kind: &'static Kind) -> Schedule {
    schedule_of(&easier_than(kind).collect::<Vec<_>>())
}

/// The schedule of all that is [easier](easier_than), and of this technique last.
pub fn schedule_through(kind: &'static Kind) -> Schedule {
    // A search for an easier kind of its family may meet a step of this one first, and must pass it over.
    let mut schedule = schedule_before(kind);
    let all = schedule_of(&easier_than(kind).chain([kind]).collect::<Vec<_>>());
    schedule.searches.extend(all.searches.into_iter().next_back());
    schedule
}

/// These kinds, and no others of their families.
fn schedule_of(kinds: &[&'static Kind]) -> Schedule {
    Schedule::of(kinds.iter().copied()).only(|kind| kinds.contains(&kind))
}

/// The reason why no puzzle can need this technique after everything easier; `None` if some may.
///
/// ```
/// use sudokit::logic::techniques::fish::{JELLYFISH, SQUIRMBAG};
///
/// assert!(sudokit::difficulty::never_needed(&SQUIRMBAG).is_some());
/// assert_eq!(sudokit::difficulty::never_needed(&JELLYFISH), None);
/// ```
pub fn never_needed(kind: &Kind) -> Option<&'static str> {
    NEVER_NEEDED.iter().find(|(other, _)| *other == kind).map(|(_, why)| *why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques;

    #[test]
    fn every_technique_has_a_place() {
        for kind in techniques::kinds() {
            let easier: Vec<&Kind> = easier_than(kind).collect();
            assert!(!easier.contains(&kind), "{}", kind.id);
            assert!(kind == &FULL_HOUSE || easier.contains(&&FULL_HOUSE), "{} has no place", kind.id);
            if let Some(hodoku) = kind.hodoku {
                let orders = easier.iter().filter_map(|kind| kind.hodoku).map(|hodoku| hodoku.order);
                assert!(orders.max().is_none_or(|most| most <= hodoku.order), "{}", kind.id);
            }
        }
    }
}
