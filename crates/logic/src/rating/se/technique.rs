//! Sudoku Explainer's names for its steps.

use crate::Kind;
use crate::techniques::{
    aligned, bug, fish, forcing, locked, nice_loops, singles, subsets, uniqueness, wings,
};
use std::fmt;

/// The name of a step in Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub(crate) enum Technique {
    /// The only place of a digit in a house, also the last empty cell of one.
    HiddenSingle,
    /// A box makes a digit the only one of another box.
    DirectPointing,
    /// A line makes a digit the only one of another line.
    DirectClaiming,
    /// A hidden pair leaves one place for another digit.
    DirectHiddenPair,
    /// The only candidate of a cell.
    NakedSingle,
    /// A hidden triplet leaves one place for another digit.
    DirectHiddenTriplet,
    /// Locked candidates of a box.
    Pointing,
    /// Locked candidates of a line.
    Claiming,
    /// Two cells, two digits.
    NakedPair,
    /// A fish of two.
    XWing,
    /// Two digits, two cells.
    HiddenPair,
    /// Three cells, three digits.
    NakedTriplet,
    /// A fish of three.
    Swordfish,
    /// Three digits, three cells.
    HiddenTriplet,
    /// Three cells with two candidates each.
    XyWing,
    /// The same with a pivot of three.
    XyzWing,
    /// A rectangle or loop that would have two solutions.
    UniqueLoop {
        /// The number of cells.
        cells: u8,
        /// The type, 1 to 4.
        kind: u8,
    },
    /// Four cells, four digits.
    NakedQuad,
    /// A fish of four.
    Jellyfish,
    /// Four digits, four cells.
    HiddenQuad,
    /// A bivalue universal grave, by its type, 1 to 4.
    Bug(u8),
    /// No combination of two cells has the digit.
    AlignedPairExclusion,
    /// A chain that closes on itself.
    Cycle(Links),
    /// A chain of one digit with six nodes.
    TurbotFish,
    /// A chain from an assumption to its contrary.
    ForcingChain(Links),
    /// No combination of three cells has the digit.
    AlignedTripletExclusion,
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
            Self::HiddenSingle => &singles::HIDDEN_SINGLE,
            Self::NakedSingle => &singles::NAKED_SINGLE,
            Self::Pointing | Self::DirectPointing => &locked::POINTING,
            Self::Claiming | Self::DirectClaiming => &locked::CLAIMING,
            Self::NakedPair => &subsets::NAKED_PAIR,
            Self::NakedTriplet => &subsets::NAKED_TRIPLE,
            Self::NakedQuad => &subsets::NAKED_QUADRUPLE,
            Self::HiddenPair | Self::DirectHiddenPair => &subsets::HIDDEN_PAIR,
            Self::HiddenTriplet | Self::DirectHiddenTriplet => &subsets::HIDDEN_TRIPLE,
            Self::HiddenQuad => &subsets::HIDDEN_QUADRUPLE,
            Self::XWing => &fish::X_WING,
            Self::Swordfish => &fish::SWORDFISH,
            Self::Jellyfish => &fish::JELLYFISH,
            Self::XyWing => &wings::XY_WING,
            Self::XyzWing => &wings::XYZ_WING,
            Self::UniqueLoop { cells: 4, kind: 1 } => &uniqueness::UNIQUE_RECTANGLE_1,
            Self::UniqueLoop { cells: 4, kind: 2 } => &uniqueness::UNIQUE_RECTANGLE_2,
            Self::UniqueLoop { cells: 4, kind: 3 } => &uniqueness::UNIQUE_RECTANGLE_3,
            Self::UniqueLoop { cells: 4, .. } => &uniqueness::UNIQUE_RECTANGLE_4,
            Self::UniqueLoop { kind: 1, .. } => &uniqueness::UNIQUE_LOOP_1,
            Self::UniqueLoop { kind: 2, .. } => &uniqueness::UNIQUE_LOOP_2,
            Self::UniqueLoop { kind: 3, .. } => &uniqueness::UNIQUE_LOOP_3,
            Self::UniqueLoop { .. } => &uniqueness::UNIQUE_LOOP_4,
            Self::Bug(1) => &bug::BUG_1,
            Self::Bug(2) => &bug::BUG_2,
            Self::Bug(3) => &bug::BUG_3,
            Self::Bug(_) => &bug::BUG_4,
            Self::AlignedPairExclusion => &aligned::ALIGNED_PAIR_EXCLUSION,
            Self::AlignedTripletExclusion => &aligned::ALIGNED_TRIPLET_EXCLUSION,
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
            Self::HiddenSingle => "Hidden Single",
            Self::DirectPointing => "Direct Pointing",
            Self::DirectClaiming => "Direct Claiming",
            Self::DirectHiddenPair => "Direct Hidden Pair",
            Self::NakedSingle => "Naked Single",
            Self::DirectHiddenTriplet => "Direct Hidden Triplet",
            Self::Pointing => "Pointing",
            Self::Claiming => "Claiming",
            Self::NakedPair => "Naked Pair",
            Self::XWing => "X-Wing",
            Self::HiddenPair => "Hidden Pair",
            Self::NakedTriplet => "Naked Triplet",
            Self::Swordfish => "Swordfish",
            Self::HiddenTriplet => "Hidden Triplet",
            Self::XyWing => "XY-Wing",
            Self::XyzWing => "XYZ-Wing",
            Self::UniqueLoop { cells: 4, kind } => return write!(f, "Unique Rectangle type {kind}"),
            Self::UniqueLoop { cells, kind } => return write!(f, "Unique Loop {cells} type {kind}"),
            Self::NakedQuad => "Naked Quad",
            Self::Jellyfish => "Jellyfish",
            Self::HiddenQuad => "Hidden Quad",
            Self::Bug(kind) => return write!(f, "BUG type {kind}"),
            Self::AlignedPairExclusion => "Aligned Pair Exclusion",
            Self::Cycle(Links::Houses) => "Bidirectional X-Cycle",
            Self::Cycle(Links::Cells) => "Bidirectional Y-Cycle",
            Self::Cycle(Links::Both) => "Bidirectional Cycle",
            Self::TurbotFish => "Turbot Fish",
            Self::ForcingChain(Links::Houses) => "Forcing X-Chain",
            Self::ForcingChain(Links::Cells) => "Forcing Y-Chain",
            Self::ForcingChain(Links::Both) => "Forcing Chain",
            Self::AlignedTripletExclusion => "Aligned Triplet Exclusion",
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
