//! The course: every technique that a hint may name, the easiest first.

use sudokit::diagram::Words;
use sudokit::logic::techniques::{
    aligned::*, almost_locked_candidates::*, als::*, bent_sets::*, bug::*, clue_cover::*, coloring::*,
    deadly::*, dynamic_contradiction::*, exocet::*, fireworks::*, fish::*, forcing::*, guarded_rectangles::*,
    gurth::*, impossible::*, link_chains::*, locked::*, medusa::*, nice_loops::*, odd_cycle::*,
    or_relation::*, rank::*, single_digit::*, singles::*, subsets::*, sue_de_coq::*, uniqueness::*, whips::*,
    wings::*,
};
use sudokit::logic::{Kind, Schedule};

/// A chapter: related techniques.
#[derive(Debug)]
#[non_exhaustive]
pub struct Chapter {
    /// The title of the chapter.
    pub name: &'static str,
    /// The techniques, the easiest first.
    pub kinds: &'static [&'static Kind],
}

impl Chapter {
    /// The title in the language of these words.
    pub fn name_in(&self, words: &Words) -> &'static str {
        words.named("chapter", self.kinds[0].id, self.name)
    }
}

/// All techniques that a hint may name, chapter by chapter, the easiest first. HoDoKu's techniques are in
/// HoDoKu's order; others are placed by how hard people find them.
///
/// ```
/// use sudokit_play::train::COURSE;
///
/// assert!(COURSE.iter().flat_map(|chapter| chapter.kinds).any(|kind| kind.id == "x-wing"));
/// ```
pub static COURSE: &[Chapter] = &[
    Chapter { name: "Singles", kinds: &[&FULL_HOUSE, &NAKED_SINGLE, &HIDDEN_SINGLE] },
    Chapter {
        name: "Pairs, triples and locked candidates",
        kinds: &[
            &LOCKED_PAIR,
            &LOCKED_TRIPLE,
            &POINTING,
            &CLAIMING,
            &NAKED_PAIR,
            &NAKED_TRIPLE,
            &HIDDEN_PAIR,
            &HIDDEN_TRIPLE,
        ],
    },
    Chapter {
        name: "Quadruples and fish",
        kinds: &[&NAKED_QUADRUPLE, &HIDDEN_QUADRUPLE, &X_WING, &SWORDFISH, &JELLYFISH],
    },
    Chapter {
        name: "Cells with two candidates",
        kinds: &[&REMOTE_PAIR, &BUG_1, &BUG_2, &BUG_3, &BUG_4, &BUG_N],
    },
    Chapter {
        name: "Patterns of one digit",
        kinds: &[&SKYSCRAPER, &TWO_STRING_KITE, &TURBOT_FISH, &EMPTY_RECTANGLE],
    },
    Chapter { name: "Wings", kinds: &[&W_WING, &XY_WING, &XYZ_WING] },
    Chapter {
        name: "Rectangles and loops",
        kinds: &[
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
        ],
    },
    Chapter {
        name: "Fish with fins",
        kinds: &[
            &FINNED_X_WING,
            &SASHIMI_X_WING,
            &FINNED_SWORDFISH,
            &SASHIMI_SWORDFISH,
            &FINNED_JELLYFISH,
            &SASHIMI_JELLYFISH,
        ],
    },
    Chapter {
        name: "Where a line meets a box",
        kinds: &[
            &ALMOST_LOCKED_PAIR,
            &ALMOST_LOCKED_TRIPLE,
            &ALMOST_LOCKED_QUADRUPLE,
            &SUE_DE_COQ,
            &WXYZ_WING,
            &FIREWORK_TRIPLE,
            &FIREWORK_QUADRUPLE,
            &FIREWORK_ALP,
            &FIREWORK_W_WING,
        ],
    },
    Chapter {
        name: "Colors",
        kinds: &[
            &SIMPLE_COLORS_WRAP,
            &SIMPLE_COLORS_TRAP,
            &MULTI_COLORS_2,
            &MULTI_COLORS_1,
            &MEDUSA_WRAP,
            &MEDUSA_TRAP,
        ],
    },
    Chapter {
        name: "Chains",
        kinds: &[
            &X_CHAIN,
            &XY_CHAIN,
            &CONTINUOUS_NICE_LOOP,
            &DISCONTINUOUS_NICE_LOOP,
            &AIC,
            &GROUPED_CONTINUOUS_NICE_LOOP,
            &GROUPED_DISCONTINUOUS_NICE_LOOP,
            &GROUPED_AIC,
        ],
    },
    Chapter {
        name: "Almost locked sets",
        kinds: &[
            &ALS_XZ,
            &VWXYZ_WING,
            &UVWXYZ_WING,
            &TUVWXYZ_WING,
            &STUVWXYZ_WING,
            &RSTUVWXYZ_WING,
            &ALS_XY_WING,
            &ALS_XY_CHAIN,
        ],
    },
    Chapter {
        name: "Fish of boxes",
        kinds: &[&FRANKEN_X_WING, &FRANKEN_SWORDFISH, &FINNED_FRANKEN_X_WING, &FINNED_FRANKEN_SWORDFISH],
    },
    Chapter {
        name: "Exclusion, and wings of fireworks",
        kinds: &[&ALIGNED_PAIR_EXCLUSION, &ALIGNED_TRIPLET_EXCLUSION, &FIREWORK_L_WING],
    },
    Chapter {
        name: "Forcing chains and nets",
        kinds: &[
            &FORCING_CHAIN_VERITY,
            &FORCING_CHAIN_CONTRADICTION,
            &FORCING_NET_VERITY,
            &FORCING_NET_CONTRADICTION,
        ],
    },
    Chapter { name: "Whips and braids", kinds: &[&WHIP, &G_WHIP, &BRAID, &G_BRAID] },
    Chapter {
        name: "More of what one solution gives",
        kinds: &[
            &BUG_XZ,
            &AVOIDABLE_RECTANGLE_3,
            &UNIQUE_RECTANGLE_N,
            &AVOIDABLE_RECTANGLE_N,
            &UNIQUE_RECTANGLE_EXTERNAL,
            &UNIQUENESS_CLUE_COVER,
        ],
    },
    Chapter {
        name: "Exotic patterns",
        kinds: &[
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
        ],
    },
    Chapter {
        name: "Chains on exotic patterns",
        kinds: &[
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
        ],
    },
    Chapter {
        name: "Last resorts",
        kinds: &[&DYNAMIC_CONTRADICTION, &DYNAMIC_CONTRADICTION_PLUS, &NESTED_CONTRADICTION],
    },
];

/// The techniques of the course, in its order.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    COURSE.iter().flat_map(|chapter| chapter.kinds.iter().copied())
}

/// The place of a technique in the course.
pub(crate) fn place(kind: &Kind) -> Option<usize> {
    kinds().position(|other| other == kind)
}

/// The schedule of the course.
pub fn schedule() -> Schedule {
    Schedule::of(kinds())
}
