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
//! It holds values, in `Vec` and `Box` if need be, no references and no `Rc`. A proof is
//! read from a file, which may say anything: [`proves`](crate::Pattern::proves) refuses nonsense and never
//! panics.

/// Declares the kinds of a family, and the list of them, `KINDS`. The comment above a kind is its summary.
macro_rules! kinds {
    ($family:ident: $(
        $(#[doc = $summary:literal])+
        $name:ident = Kind::new($id:literal, $title:literal)$(.$place:ident($($of:tt)*))*;
    )*) => {
        $(
            $(#[doc = $summary])+
            pub static $name: Kind =
                Kind::new($id, $title, concat!($($summary),+), &$family)$(.$place($($of)*))*;
        )*

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
pub mod forcing_whips;
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
mod page;
#[cfg(feature = "serde")]
mod read;

pub(crate) use names::words;
pub use names::{kind, like, meant, named};
pub use page::{Chapter, Page, Passage};

#[cfg(feature = "serde")]
use crate::Pattern;
use crate::step::{OfFamily, Sealed};
use crate::{Family, Kind};
use std::any::Any;

/// Makes the list of families, and says whose their patterns are.
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
        pub const FAMILIES: &[&dyn Family] = &[$($module::KINDS[0].family),*];

        $(impl Sealed for $family {}

        impl OfFamily for $module::Pattern {
            fn family(&self) -> &'static dyn Family {
                &$family
            }

            fn equals(&self, other: &dyn Any) -> bool {
                other.downcast_ref() == Some(self)
            }
        })*

        /// The patterns of all families, as they are written into proofs and read from them.
        #[cfg(feature = "serde")]
        pub(crate) mod data {
            use super::*;
            use serde::de::VariantAccess;

            #[derive(serde::Serialize)]
            #[serde(rename_all = "kebab-case")]
            enum Written<'p> {
                $($(#[$meta])* $family(&'p $module::Pattern),)*
            }

            /// The families by their names in proofs.
            #[derive(Clone, Copy, serde::Deserialize)]
            #[serde(variant_identifier, rename_all = "kebab-case")]
            pub(crate) enum Name {
                $($(#[$meta])* $family,)*
            }

            impl Name {
                /// Reads what stands behind the name. The only place that knows how all patterns are read: it
                /// is compiled once for each deserializer, and is large.
                pub(crate) fn read<'de, A: VariantAccess<'de>>(self, behind: A) -> Result<Pattern, A::Error> {
                    match self {
                        $(Self::$family => behind.newtype_variant::<$module::Pattern>().map(Into::into),)*
                    }
                }
            }

            impl serde::Serialize for Pattern {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    $(if let Some(pattern) = self.of() {
                        return Written::$family(pattern).serialize(serializer);
                    })*
                    unreachable!("every pattern is of a family")
                }
            }
        }
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
    #[serde(rename = "loops")]
    nice_loops => NiceLoops,
    als => Als,
    aligned => Aligned,
    deadly => Deadly,
    clue_cover => ClueCover,
    kraken => Kraken,
    templates => Templates,
    forcing => Forcing,
    whips => Whips,
    forcing_whips => ForcingWhips,
    impossible => Impossible,
    odd_cycle => OddCycle,
    rank => Rank,
    exocet => Exocet,
    gurth => Gurth,
    or_relation => OrRelation,
    dynamic_contradiction => DynamicContradiction,
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
