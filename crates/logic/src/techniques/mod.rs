//! Every technique, one folder per family.
//!
//! A new family is a folder here and two lines below: its module, and its entry in the catalogue. The
//! folder's `mod.rs` has its kinds, a `Pattern` that is its `Evidence`, and a type that is a [`Family`].
//! `cargo xtask new-technique NAME` makes all of it, to be filled in.
//!
//! The page of a family, `doc.md`, has examples that are run as tests: blocks with the language `step`. Their
//! first line is a position as a line of HoDoKu's library, with `+` before digits that are placed but not
//! given, and the removed candidates behind the board, as digit, row and column. Their second line is a step
//! that must be found there.
//!
//! A pattern is data: with the feature `serde` it is written into proofs and read back. So the `Pattern` of a
//! family, and every type in it, derives
//!
//! ```text
//! #[derive(Clone, Debug, PartialEq, Eq)]
//! #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
//! ```
//!
//! It holds values, in `Vec` and `Box` if need be, no references and no `Rc`; and as anybody may have written
//! a proof that is read back, [`proves`](Pattern::proves) must refuse a pattern that makes no sense, and
//! never panic.

/// Declares the kinds of a family, and the list of them, `KINDS`. The comment above a kind is its summary.
macro_rules! kinds {
    ($($(#[doc = $summary:literal])+ $name:ident = $kind:expr;)*) => {
        $($(#[doc = $summary])+ pub static $name: Kind = $kind.summary(concat!($($summary),+));)*

        /// The kinds of the family.
        pub const KINDS: &[&Kind] = &[$(&$name),*];
    };
}

/// The answers of a [`Family`] from its folder: kinds, page and cases. Without the feature `pages` both texts
/// are empty.
macro_rules! folder {
    () => {
        fn kinds(&self) -> &'static [&'static Kind] {
            KINDS
        }

        fn doc(&self) -> &'static str {
            if cfg!(feature = "pages") { include_str!("doc.md") } else { "" }
        }

        fn cases(&self) -> &'static str {
            if cfg!(feature = "pages") { include_str!("cases.txt") } else { "" }
        }
    };
}

pub mod aligned;
pub mod almost_locked_candidates;
pub mod als;
pub mod bent_sets;
pub mod bug;
pub mod clue_cover;
pub mod coloring;
pub mod deadly;
pub mod dynamic_contradiction;
pub mod exocet;
pub mod fireworks;
pub mod fish;
pub mod forcing;
pub mod guarded_rectangles;
pub mod gurth;
pub mod impossible;
pub mod kraken;
pub mod link_chains;
pub mod locked;
pub mod medusa;
pub mod nice_loops;
pub mod odd_cycle;
pub mod or_relation;
pub mod rank;
pub mod single_digit;
pub mod singles;
pub mod subsets;
pub mod sue_de_coq;
pub mod templates;
pub mod uniqueness;
pub mod whips;
pub mod wings;

mod names;

pub(crate) use names::words;
pub use names::{kind, like, meant, named};

use crate::{Evidence, Family, Kind, Measures, Proven, Unsound, Work};
use sudokit_core::Board;

/// Makes the list of families, and a pattern that is any of theirs.
macro_rules! catalogue {
    ($($(#[$meta:meta])* $module:ident => $family:ident),* $(,)?) => {
        $(pub(crate) use $module::$family;)*

        /// Every family, the easiest first.
        ///
        /// ```
        /// use sudokit_logic::techniques::{FAMILIES, fish};
        ///
        /// let of_fish = FAMILIES.iter().find(|family| family.kinds().contains(&&fish::X_WING)).unwrap();
        /// assert!(of_fish.kinds().contains(&&fish::MUTANT_SWORDFISH));
        /// assert!(of_fish.doc().starts_with("## What to look for"));
        /// ```
        pub const FAMILIES: &[&dyn Family] = &[$(&$family),*];

        /// The pattern from which a step follows: which cells, digits and houses to check. With the feature
        /// `serde` it is data, an object named for the family.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(transparent))]
        pub struct Pattern(pub(crate) OfFamily);

        /// The pattern of one of the families.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub(crate) enum OfFamily {
            $($(#[$meta])* $family($module::Pattern),)*
        }

        impl Pattern {
            /// The numbers that scales and orders read.
            pub fn measures(&self) -> Measures {
                self.evidence().measures()
            }

            /// Finds the pattern on a board, and derives all that it proves there from the pattern alone.
            ///
            /// # Errors
            /// A part of the pattern does not hold, or there is not enough [`Work`] left to see it.
            ///
            /// ```
            /// use sudokit_core::{Board, Cell, Puzzle};
            /// use sudokit_logic::{View, Work, techniques::singles};
            ///
            /// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
            /// let board = Board::new(&puzzle)?;
            /// let step = singles::naked_single(&View::new(&board), Cell::at(0, 8)).unwrap();
            /// let proven = step.pattern.proves(&board, &mut Work::default())?;
            /// assert!(step.effect.placed().is_subset(proven.placed));
            /// let unsound = step.pattern.proves(&Board::EMPTY, &mut Work::default()).unwrap_err();
            /// assert_eq!(unsound.to_string(), "the cell has other candidates");
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
                self.evidence().proves(board, work)
            }

            /// The evidence of the pattern.
            pub(crate) fn evidence(&self) -> &dyn Evidence {
                match &self.0 {
                    $(OfFamily::$family(pattern) => pattern,)*
                }
            }

            /// The family that finds such patterns.
            pub fn family(&self) -> &'static dyn Family {
                match self.0 {
                    $(OfFamily::$family(_) => &$family,)*
                }
            }
        }

        $(impl sealed::Sealed for $family {}
        impl From<$module::Pattern> for Pattern {
            fn from(pattern: $module::Pattern) -> Self {
                Self(OfFamily::$family(pattern))
            }
        })*
    };
}

catalogue! {
    singles => Singles,
    locked => Locked,
    subsets => Subsets,
    single_digit => SingleDigit,
    wings => Wings,
    uniqueness => Uniqueness,
    guarded_rectangles => GuardedRectangles,
    bug => Bug,
    fish => Fish,
    bent_sets => BentSets,
    fireworks => Fireworks,
    almost_locked_candidates => AlmostLockedCandidates,
    sue_de_coq => SueDeCoq,
    coloring => Coloring,
    medusa => Medusa,
    link_chains => LinkChains,
    // Its name in proofs, which outlive the names of folders.
    #[cfg_attr(feature = "serde", serde(rename = "loops"))]
    nice_loops => NiceLoops,
    als => Als,
    aligned => Aligned,
    deadly => Deadly,
    clue_cover => ClueCover,
    kraken => Kraken,
    templates => Templates,
    forcing => Forcing,
    whips => Whips,
    impossible => Impossible,
    odd_cycle => OddCycle,
    rank => Rank,
    exocet => Exocet,
    gurth => Gurth,
    or_relation => OrRelation,
    dynamic_contradiction => DynamicContradiction,
}

/// Seals the traits of families and patterns, so that they may grow.
pub(crate) mod sealed {
    /// Implemented in this crate only.
    pub trait Sealed {}
}

/// The family that finds a kind.
pub fn family(kind: &'static Kind) -> &'static dyn Family {
    let finds_it = |family: &&&dyn Family| family.kinds().contains(&kind);
    *FAMILIES.iter().find(finds_it).expect("every kind belongs to a family")
}

/// Every kind of every family, in the same order.
///
/// ```
/// use sudokit_logic::{Assumes, techniques};
///
/// // The techniques that hold for puzzles with several solutions too.
/// let mut sound = techniques::kinds().filter(|kind| kind.assumes == Assumes::Nothing);
/// assert_eq!(sound.next().unwrap().id, "full-house");
/// ```
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    FAMILIES.iter().flat_map(|family| family.kinds()).copied()
}

#[cfg(test)]
mod bounds;
