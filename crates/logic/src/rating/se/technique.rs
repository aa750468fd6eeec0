//! Sudoku Explainer's names for its steps, and their ratings.

use super::SeTenths;
use crate::Kind;
use crate::techniques::{
    aligned, bug, fish, forcing, locked, nice_loops, singles, subsets, uniqueness, wings,
};
use std::fmt;

/// A rule whose steps all have one name and one rating.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Named {
    name: &'static str,
    /// Our technique.
    kind: &'static Kind,
    pub(super) rating: SeTenths,
}

/// The rules in the order of their ratings: name in Sudoku Explainer, our technique, tenths.
macro_rules! named {
    ($($rule:ident = $name:literal, $kind:expr, $tenths:literal;)*) => {
        impl Named {
            $(pub(super) const $rule: &Self = &Self { name: $name, kind: &$kind, rating: SeTenths($tenths) };)*
        }
    };
}

named! {
    FULL_HOUSE = "Hidden Single", singles::HIDDEN_SINGLE, 10;
    SINGLE_IN_BOX = "Hidden Single", singles::HIDDEN_SINGLE, 12;
    SINGLE_IN_LINE = "Hidden Single", singles::HIDDEN_SINGLE, 15;
    DIRECT_POINTING = "Direct Pointing", locked::POINTING, 17;
    DIRECT_CLAIMING = "Direct Claiming", locked::CLAIMING, 19;
    DIRECT_HIDDEN_PAIR = "Direct Hidden Pair", subsets::HIDDEN_PAIR, 20;
    NAKED_SINGLE = "Naked Single", singles::NAKED_SINGLE, 23;
    DIRECT_HIDDEN_TRIPLET = "Direct Hidden Triplet", subsets::HIDDEN_TRIPLE, 25;
    POINTING = "Pointing", locked::POINTING, 26;
    CLAIMING = "Claiming", locked::CLAIMING, 28;
    NAKED_PAIR = "Naked Pair", subsets::NAKED_PAIR, 30;
    X_WING = "X-Wing", fish::X_WING, 32;
    HIDDEN_PAIR = "Hidden Pair", subsets::HIDDEN_PAIR, 34;
    NAKED_TRIPLET = "Naked Triplet", subsets::NAKED_TRIPLE, 36;
    SWORDFISH = "Swordfish", fish::SWORDFISH, 38;
    HIDDEN_TRIPLET = "Hidden Triplet", subsets::HIDDEN_TRIPLE, 40;
    XY_WING = "XY-Wing", wings::XY_WING, 42;
    XYZ_WING = "XYZ-Wing", wings::XYZ_WING, 44;
    NAKED_QUAD = "Naked Quad", subsets::NAKED_QUADRUPLE, 50;
    JELLYFISH = "Jellyfish", fish::JELLYFISH, 52;
    HIDDEN_QUAD = "Hidden Quad", subsets::HIDDEN_QUADRUPLE, 54;
    ALIGNED_PAIR = "Aligned Pair Exclusion", aligned::ALIGNED_PAIR_EXCLUSION, 62;
    ALIGNED_TRIPLET = "Aligned Triplet Exclusion", aligned::ALIGNED_TRIPLET_EXCLUSION, 75;
}

/// The name of a step in Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub(crate) enum Technique {
    /// A step of a rule without variants.
    Named(&'static Named),
    /// A rectangle or loop that would have two solutions.
    UniqueLoop {
        /// The number of cells.
        cells: u8,
        /// The type, 1 to 4.
        kind: u8,
    },
    /// A bivalue universal grave, by its type, 1 to 4.
    Bug(u8),
    /// A chain that closes on itself.
    Cycle(Links),
    /// A chain of one digit with six nodes.
    TurbotFish,
    /// A chain from an assumption to its contrary.
    ForcingChain(Links),
    /// A digit that contradicts itself.
    NishioChains,
    /// The common conclusion of all candidates of a cell.
    CellChains(Dynamics),
    /// The common conclusion of all places of a digit in a house.
    RegionChains(Dynamics),
    /// A contradiction.
    ContradictionChains(Dynamics),
    /// The common conclusion of a candidate and its negation.
    DoubleChains(Dynamics),
    /// A technique of ours that SukakuExplainer has too.
    Shared(&'static Kind),
}

/// The links of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Links {
    /// Between places of a digit in a house.
    Houses,
    /// Between candidates of a cell.
    Cells,
    /// Both.
    Both,
}

/// The means of chains from several assumptions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Dynamics {
    /// The links of the grid.
    Static,
    /// Also links that appear when candidates are removed. From 1 on, other rules may be nested inside; 5
    /// allows most of them.
    Dynamic(u8),
}

impl Technique {
    /// Our technique for such a step; the first, if there are two.
    pub(super) fn kind(self) -> &'static Kind {
        match self {
            Self::Named(named) => named.kind,
            Self::UniqueLoop { cells: 4, kind } => uniqueness::RECTANGLES[usize::from(kind - 1)],
            Self::UniqueLoop { kind, .. } => uniqueness::LOOPS[usize::from(kind - 1)],
            Self::Bug(kind) => [&bug::BUG_1, &bug::BUG_2, &bug::BUG_3, &bug::BUG_4][usize::from(kind - 1)],
            Self::Cycle(_) => &nice_loops::CONTINUOUS_NICE_LOOP,
            Self::TurbotFish | Self::ForcingChain(_) | Self::ContradictionChains(Dynamics::Static) => {
                &forcing::FORCING_CHAIN_CONTRADICTION
            }
            Self::NishioChains | Self::ContradictionChains(Dynamics::Dynamic(_)) => {
                &forcing::FORCING_NET_CONTRADICTION
            }
            Self::CellChains(Dynamics::Static)
            | Self::RegionChains(Dynamics::Static)
            | Self::DoubleChains(Dynamics::Static) => &forcing::FORCING_CHAIN_VERITY,
            Self::CellChains(_) | Self::RegionChains(_) | Self::DoubleChains(_) => {
                &forcing::FORCING_NET_VERITY
            }
            Self::Shared(kind) => kind,
        }
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Named(named) => named.name,
            Self::UniqueLoop { cells: 4, kind } => return write!(f, "Unique Rectangle type {kind}"),
            Self::UniqueLoop { cells, kind } => return write!(f, "Unique Loop {cells} type {kind}"),
            Self::Bug(kind) => return write!(f, "BUG type {kind}"),
            Self::Cycle(Links::Houses) => "Bidirectional X-Cycle",
            Self::Cycle(Links::Cells) => "Bidirectional Y-Cycle",
            Self::Cycle(Links::Both) => "Bidirectional Cycle",
            Self::TurbotFish => "Turbot Fish",
            Self::ForcingChain(Links::Houses) => "Forcing X-Chain",
            Self::ForcingChain(Links::Cells) => "Forcing Y-Chain",
            Self::ForcingChain(Links::Both) => "Forcing Chain",
            Self::NishioChains => "Nishio Forcing Chains",
            Self::CellChains(level) => return level.write(f, "Cell"),
            Self::RegionChains(level) => return level.write(f, "Region"),
            Self::ContradictionChains(level) => return level.write(f, "Contradiction"),
            Self::DoubleChains(level) => return level.write(f, "Double"),
            Self::Shared(kind) => kind.name,
        })
    }
}

impl Dynamics {
    fn write(self, f: &mut fmt::Formatter<'_>, what: &str) -> fmt::Result {
        match self {
            Self::Static => write!(f, "{what} Forcing Chains"),
            Self::Dynamic(inside) => write!(f, "Dynamic {what} Forcing Chains{}", suffix(inside)),
        }
    }
}

/// The name of the nested rules.
const fn suffix(inside: u8) -> &'static str {
    match inside {
        0 => "",
        1 => " (+)",
        2 => " (+ Forcing Chains)",
        3 => " (+ Multiple Forcing Chains)",
        4 => " (+ Dynamic Forcing Chains)",
        _ => " (+ Dynamic Forcing Chains (+ Forcing Chains))",
    }
}
