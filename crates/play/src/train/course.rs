//! The course: every technique that a hint may name, chapter by chapter, in the order in which people learn.

use sudokit::diagram::Words;
use sudokit::logic::Kind;
use sudokit::logic::techniques::{
    aligned::*, almost_locked_candidates::*, als::*, bent_sets::*, bug::*, clue_cover::*, coloring::*,
    deadly::*, dynamic_contradiction::*, exocet::*, fireworks::*, fish::*, forcing::*, guarded_rectangles::*,
    gurth::*, impossible::*, link_chains::*, locked::*, medusa::*, nice_loops::*, odd_cycle::*,
    or_relation::*, rank::*, single_digit::*, singles::*, subsets::*, sue_de_coq::*, uniqueness::*, whips::*,
    wings::*,
};

/// A chapter: related techniques.
#[derive(Debug)]
#[non_exhaustive]
pub struct Chapter {
    /// The title of the chapter.
    pub name: &'static str,
    /// The techniques, in the order in which people learn them.
    pub kinds: &'static [&'static Kind],
}

impl Chapter {
    /// The title in the language of these words.
    pub fn name_in(&self, words: &Words) -> &'static str {
        words.named("chapter", self.kinds[0].id, self.name)
    }
}

/// All techniques that a hint may name, chapter by chapter, in the order in which people learn them.
///
/// It is not that of [difficulty](super::kinds): hidden singles come before naked ones, since they need no
/// notes, and pointing before locked pairs.
///
/// ```
/// use sudokit_play::train::COURSE;
///
/// let first: Vec<&str> = COURSE[0].kinds.iter().map(|kind| kind.id).collect();
/// assert_eq!(first, ["full-house", "hidden-single", "naked-single"]);
/// ```
pub static COURSE: &[Chapter] = &[
    Chapter { name: "Singles", kinds: &[&FULL_HOUSE, &HIDDEN_SINGLE, &NAKED_SINGLE] },
    Chapter { name: "Locked candidates", kinds: &[&POINTING, &CLAIMING] },
    Chapter {
        name: "Pairs, triples and quadruples",
        kinds: &[
            &NAKED_PAIR,
            &HIDDEN_PAIR,
            &LOCKED_PAIR,
            &NAKED_TRIPLE,
            &HIDDEN_TRIPLE,
            &LOCKED_TRIPLE,
            &NAKED_QUADRUPLE,
            &HIDDEN_QUADRUPLE,
        ],
    },
    Chapter { name: "Fish", kinds: &[&X_WING, &SWORDFISH, &JELLYFISH] },
    Chapter {
        name: "Patterns of one digit",
        kinds: &[&SKYSCRAPER, &TWO_STRING_KITE, &TURBOT_FISH, &EMPTY_RECTANGLE],
    },
    Chapter { name: "Wings", kinds: &[&XY_WING, &XYZ_WING, &W_WING] },
    Chapter {
        name: "Uniqueness",
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
            &BUG_1,
            &BUG_2,
            &BUG_3,
            &BUG_4,
            &BUG_N,
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
            &REMOTE_PAIR,
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

/// The prerequisites of lessons: other techniques, which come earlier in the course.
static PREREQUISITES: &[(&Kind, &[&Kind])] = &[
    (&HIDDEN_PAIR, &[&HIDDEN_SINGLE]),
    (&LOCKED_PAIR, &[&NAKED_PAIR, &POINTING]),
    (&NAKED_TRIPLE, &[&NAKED_PAIR]),
    (&HIDDEN_TRIPLE, &[&HIDDEN_PAIR]),
    (&LOCKED_TRIPLE, &[&LOCKED_PAIR]),
    (&NAKED_QUADRUPLE, &[&NAKED_TRIPLE]),
    (&HIDDEN_QUADRUPLE, &[&HIDDEN_TRIPLE]),
    (&SWORDFISH, &[&X_WING]),
    (&JELLYFISH, &[&SWORDFISH]),
    (&XYZ_WING, &[&XY_WING]),
    (&UNIQUE_RECTANGLE_3, &[&NAKED_PAIR]),
    (&FINNED_X_WING, &[&X_WING]),
    (&SASHIMI_X_WING, &[&FINNED_X_WING]),
    (&FINNED_SWORDFISH, &[&SWORDFISH, &FINNED_X_WING]),
    (&SASHIMI_SWORDFISH, &[&FINNED_SWORDFISH]),
    (&FINNED_JELLYFISH, &[&JELLYFISH, &FINNED_SWORDFISH]),
    (&SASHIMI_JELLYFISH, &[&FINNED_JELLYFISH]),
    (&MULTI_COLORS_2, &[&SIMPLE_COLORS_WRAP]),
    (&MULTI_COLORS_1, &[&SIMPLE_COLORS_TRAP]),
    (&MEDUSA_WRAP, &[&SIMPLE_COLORS_WRAP]),
    (&MEDUSA_TRAP, &[&SIMPLE_COLORS_TRAP]),
    (&REMOTE_PAIR, &[&NAKED_PAIR]),
    (&X_CHAIN, &[&SKYSCRAPER]),
    (&XY_CHAIN, &[&XY_WING]),
    (&AIC, &[&X_CHAIN, &XY_CHAIN]),
    (&GROUPED_CONTINUOUS_NICE_LOOP, &[&CONTINUOUS_NICE_LOOP]),
    (&GROUPED_DISCONTINUOUS_NICE_LOOP, &[&DISCONTINUOUS_NICE_LOOP]),
    (&GROUPED_AIC, &[&AIC]),
    (&SUE_DE_COQ, &[&NAKED_PAIR]),
    (&WXYZ_WING, &[&XYZ_WING]),
    (&ALS_XZ, &[&XY_WING]),
    (&ALS_XY_WING, &[&ALS_XZ]),
    (&ALS_XY_CHAIN, &[&ALS_XY_WING]),
    (&FRANKEN_X_WING, &[&X_WING]),
    (&FRANKEN_SWORDFISH, &[&SWORDFISH]),
    (&FINNED_FRANKEN_X_WING, &[&FINNED_X_WING, &FRANKEN_X_WING]),
    (&FINNED_FRANKEN_SWORDFISH, &[&FINNED_SWORDFISH, &FRANKEN_SWORDFISH]),
    (&FORCING_CHAIN_VERITY, &[&AIC]),
    (&FORCING_CHAIN_CONTRADICTION, &[&AIC]),
    (&FORCING_NET_VERITY, &[&FORCING_CHAIN_VERITY]),
    (&FORCING_NET_CONTRADICTION, &[&FORCING_CHAIN_CONTRADICTION]),
    (&WHIP, &[&XY_CHAIN]),
    (&G_WHIP, &[&WHIP]),
    (&BRAID, &[&WHIP]),
    (&G_BRAID, &[&BRAID]),
    (&AVOIDABLE_RECTANGLE_1, &[&UNIQUE_RECTANGLE_1]),
    (&AVOIDABLE_RECTANGLE_2, &[&UNIQUE_RECTANGLE_2]),
    (&UNIQUE_LOOP_1, &[&UNIQUE_RECTANGLE_1]),
    (&UNIQUE_LOOP_2, &[&UNIQUE_RECTANGLE_2]),
    (&UNIQUE_LOOP_3, &[&UNIQUE_RECTANGLE_3]),
    (&UNIQUE_LOOP_4, &[&UNIQUE_RECTANGLE_4]),
];

/// Returns true for the techniques of the first chapter: everybody knows them, and they need no notes.
pub(super) fn is_single(kind: &Kind) -> bool {
    COURSE[0].kinds.contains(&kind)
}

/// The techniques of the course, in its order.
pub fn lessons() -> impl Iterator<Item = &'static Kind> {
    COURSE.iter().flat_map(|chapter| chapter.kinds.iter().copied())
}

/// The place of a lesson in the course: its chapter and its number in it, both counted from 0. `None` for a
/// technique without a lesson.
///
/// ```
/// use sudokit::logic::techniques::subsets::HIDDEN_PAIR;
/// use sudokit_play::train::{COURSE, lesson_place};
///
/// let (chapter, lesson) = lesson_place(&HIDDEN_PAIR).expect("it has a lesson");
/// assert_eq!((COURSE[chapter].name, lesson), ("Pairs, triples and quadruples", 1));
/// ```
pub fn lesson_place(kind: &Kind) -> Option<(usize, usize)> {
    COURSE.iter().enumerate().find_map(|(chapter, of)| {
        let lesson = of.kinds.iter().position(|other| *other == kind)?;
        Some((chapter, lesson))
    })
}

/// The techniques that a lesson takes for granted. They come earlier in the course.
///
/// ```
/// use sudokit::logic::techniques::fish::{SWORDFISH, X_WING};
/// use sudokit_play::train::prerequisites;
///
/// assert_eq!(prerequisites(&SWORDFISH), [&X_WING]);
/// ```
pub fn prerequisites(kind: &Kind) -> &'static [&'static Kind] {
    PREREQUISITES.iter().find(|(of, _)| *of == kind).map_or(&[], |(_, needs)| needs)
}
