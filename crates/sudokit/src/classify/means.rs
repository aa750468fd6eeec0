//! Sets of techniques that may be enough to solve a puzzle.

use crate::logic::techniques::{
    almost_locked_candidates, als, bent_sets, bug, coloring, deadly, exocet, fireworks, fish, gurth,
    impossible, link_chains, locked, medusa, nice_loops, odd_cycle, or_relation, rank, single_digit, singles,
    subsets, sue_de_coq, uniqueness, whips, wings,
};
use crate::logic::{Kind, Schedule};
use sudokit_core::named;

/// A set of techniques that may be enough for a puzzle. The tiers go from little to much.
///
/// | tier | means |
/// |---|---|
/// | 0 | singles |
/// | 1 | locked candidates and singles |
/// | 2 | basics: these and subsets |
/// | 3 | basics and one group: fish, wings, uniqueness, chains, almost locked sets, whips, exotic patterns |
/// | 4 | patterns: basics and all of these groups; HoDoKu's techniques, forcing nets among them |
/// | 5 | all that `sudoku explain` uses |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Means {
    /// Singles.
    Singles,
    /// Singles and locked candidates.
    Locked,
    /// Singles, locked candidates and subsets.
    Basics,
    /// Basics and fish.
    Fish,
    /// Basics, wings and bent sets.
    Wings,
    /// Basics and techniques that assume one solution: rectangles, loops, graves, other deadly patterns.
    Uniqueness,
    /// Basics, colours, chains and loops of links.
    Chains,
    /// Basics and almost locked sets.
    Als,
    /// Basics, and whips and braids of up to five links.
    Whips,
    /// Basics, rank arguments, impossible patterns, odd cycles, exocets, symmetrical placement, fireworks.
    Exotic,
    /// Basics and all the groups above.
    Patterns,
    /// HoDoKu's techniques in its order.
    Hodoku,
    /// All techniques.
    Full,
}

named!(Means, "a set of techniques");

impl Means {
    /// All sets, tier by tier.
    pub const ALL: [Self; 13] = [
        Self::Singles,
        Self::Locked,
        Self::Basics,
        Self::Fish,
        Self::Wings,
        Self::Uniqueness,
        Self::Chains,
        Self::Als,
        Self::Whips,
        Self::Exotic,
        Self::Patterns,
        Self::Hodoku,
        Self::Full,
    ];

    /// The name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Locked => "locked",
            Self::Basics => "basics",
            Self::Fish => "fish",
            Self::Wings => "wings",
            Self::Uniqueness => "uniqueness",
            Self::Chains => "chains",
            Self::Als => "als",
            Self::Whips => "whips",
            Self::Exotic => "exotic",
            Self::Patterns => "patterns",
            Self::Hodoku => "hodoku",
            Self::Full => "full",
        }
    }

    /// Its number in the table above.
    pub(super) const fn tier(self) -> usize {
        match self {
            Self::Singles => 0,
            Self::Locked => 1,
            Self::Basics => 2,
            Self::Fish
            | Self::Wings
            | Self::Uniqueness
            | Self::Chains
            | Self::Als
            | Self::Whips
            | Self::Exotic => 3,
            Self::Patterns | Self::Hodoku => 4,
            Self::Full => 5,
        }
    }

    /// Its techniques, in the order of `sudoku explain`.
    pub fn schedule(self) -> Schedule {
        Schedule::full().only(|kind| self.has(kind))
    }

    /// Returns true if this kind belongs to it.
    fn has(self, kind: &Kind) -> bool {
        let is_of = |families: &[&[&Kind]]| families.iter().any(|kinds| kinds.contains(&kind));
        match self {
            Self::Singles => is_of(&[singles::KINDS]),
            Self::Locked => is_of(&[singles::KINDS, locked::KINDS]),
            Self::Basics => is_of(&[singles::KINDS, locked::KINDS, subsets::KINDS]),
            // All others have these.
            _ if Self::Basics.has(kind) => true,
            Self::Fish => is_of(&[fish::KINDS]),
            Self::Wings => is_of(&[wings::KINDS, bent_sets::KINDS]),
            Self::Uniqueness => is_of(&[uniqueness::KINDS, bug::KINDS, deadly::KINDS]),
            Self::Chains => is_of(&[
                single_digit::KINDS,
                coloring::KINDS,
                medusa::KINDS,
                link_chains::KINDS,
                nice_loops::KINDS,
            ]),
            Self::Als => is_of(&[als::KINDS, sue_de_coq::KINDS, almost_locked_candidates::KINDS]),
            Self::Whips => is_of(&[whips::KINDS]),
            Self::Exotic => is_of(&[
                rank::KINDS,
                impossible::KINDS,
                odd_cycle::KINDS,
                exocet::KINDS,
                gurth::KINDS,
                or_relation::KINDS,
                fireworks::KINDS,
            ]),
            Self::Patterns => Self::ALL.iter().any(|group| group.tier() == 3 && group.has(kind)),
            Self::Hodoku => kind.hodoku.is_some_and(|hodoku| hodoku.on),
            Self::Full => true,
        }
    }
}
