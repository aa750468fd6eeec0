//! Every technique, one folder per family.
//!
//! A new family is a folder here and two lines below: its module, and its entry in the catalogue. The folder's `mod.rs` has
//! its kinds, a `Pattern` that is its [`Evidence`], and a type that is a [`Family`]. `cargo xtask new-technique NAME` makes
//! all of it, to be filled in.
//!
//! The page of a family, `doc.md`, has examples that are run as tests: blocks with the language `step`. Their first line is a
//! position as a line of HoDoKu's library, with `+` before digits that are placed but not given, and the removed candidates
//! behind the board, as digit, row and column. Their second line is a step that must be found there.
//!
//! A pattern is data: with the feature `serde` it is written into proofs and read back. So the `Pattern` of a family, and
//! every type in it, derives
//!
//! ```text
//! #[derive(Clone, Debug, PartialEq, Eq)]
//! #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
//! ```
//!
//! It holds values, in `Vec` and `Box` if need be, no references and no `Rc`; and as anybody may have written what is read
//! back, [`proves`](Evidence::proves) must refuse a pattern that makes no sense, and never panic.

/// Declares the kinds of a family, and the list of them, `KINDS`. The comment above a kind is its summary.
macro_rules! kinds {
    ($($(#[doc = $summary:literal])+ $name:ident = $kind:expr;)*) => {
        $($(#[doc = $summary])+ pub static $name: Kind = $kind.summary(concat!($($summary),+));)*

        /// The kinds of the family.
        pub(super) const KINDS: &[&Kind] = &[$(&$name),*];
    };
}

/// What a [`Family`] answers out of its folder: its kinds, its page and its cases. Without the feature `pages` both are empty.
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
pub use names::{kind, like, named};

use crate::{Evidence, Family, Kind};

/// Makes the list of families, and a pattern that is any of theirs.
macro_rules! catalogue {
    ($($(#[$meta:meta])* $module:ident => $family:ident),* $(,)?) => {
        $(pub use $module::$family;)*

        /// Every family, the easiest first.
        ///
        /// ```
        /// use sudokit_logic::techniques::FAMILIES;
        ///
        /// assert!(FAMILIES.iter().all(|family| !family.kinds().is_empty()));
        /// ```
        pub const FAMILIES: &[&dyn Family] = &[$(&$family),*];

        /// What a step follows from: where to look in order to see that it is right.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        #[non_exhaustive]
        pub enum Pattern {
            $($(#[$meta])* #[doc = concat!("Of the family [`", stringify!($family), "`].")] $family($module::Pattern),)*
        }

        impl Pattern {
            /// What all patterns answer.
            pub fn evidence(&self) -> &dyn Evidence {
                match self {
                    $(Self::$family(pattern) => pattern,)*
                }
            }

            /// Whose pattern it is.
            pub fn family(&self) -> &'static dyn Family {
                match self {
                    $(Self::$family(_) => &$family,)*
                }
            }
        }

        $(impl sealed::Sealed for $family {}
        impl sealed::Sealed for $module::Pattern {}

        impl From<$module::Pattern> for Pattern {
            fn from(pattern: $module::Pattern) -> Self {
                Self::$family(pattern)
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

/// What keeps families and their patterns in this crate.
pub(crate) mod sealed {
    /// What nobody else implements, so that the traits may grow:
    ///
    /// ```compile_fail
    /// use sudokit_logic::{Kind, Sink, View, Wanted};
    /// use std::ops::ControlFlow;
    ///
    /// struct Mine;
    /// impl sudokit_logic::Family for Mine {
    ///     fn kinds(&self) -> &'static [&'static Kind] {
    ///         &[]
    ///     }
    ///     fn doc(&self) -> &'static str {
    ///         ""
    ///     }
    ///     fn cases(&self) -> &'static str {
    ///         ""
    ///     }
    ///     fn find(&self, _: Wanted<'_>, _: &View<'_>, _: &mut dyn Sink) -> ControlFlow<()> {
    ///         ControlFlow::Continue(())
    ///     }
    /// }
    /// ```
    pub trait Sealed {}
}

/// Every kind of every family, in the same order.
///
/// ```
/// use sudokit_logic::techniques;
///
/// assert!(techniques::kinds().any(|kind| kind.id == "hidden-single"));
/// ```
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    FAMILIES.iter().flat_map(|family| family.kinds()).copied()
}
