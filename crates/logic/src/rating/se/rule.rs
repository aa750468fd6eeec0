//! The rules of Sudoku Explainer, in its order, and where those of SukakuExplainer come among them.

use super::chains::ForcingRule;
use super::extra::Extra;

/// One rule. A step is made by the first rule that finds something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    HiddenSingles,
    DirectLocked,
    /// Hidden subsets of a size that place a digit.
    DirectHidden(usize),
    NakedSingles,
    Locked,
    /// Naked subsets of a size.
    Naked(usize),
    /// Fish of a size.
    Fish(usize),
    /// Hidden subsets of a size.
    Hidden(usize),
    XyWings,
    XyzWings,
    UniqueLoops,
    Bugs,
    AlignedPairs,
    /// Cycles and forcing chains.
    Cycles,
    AlignedTriplets,
    /// Chains from several assumptions.
    Forcing(ForcingRule),
}

impl Rule {
    /// All rules, the easiest first.
    pub(super) const ORDER: [Self; 30] = [
        Self::HiddenSingles,
        Self::DirectLocked,
        Self::DirectHidden(2),
        Self::NakedSingles,
        Self::DirectHidden(3),
        Self::Locked,
        Self::Naked(2),
        Self::Fish(2),
        Self::Hidden(2),
        Self::Naked(3),
        Self::Fish(3),
        Self::Hidden(3),
        Self::XyWings,
        Self::XyzWings,
        Self::UniqueLoops,
        Self::Naked(4),
        Self::Fish(4),
        Self::Hidden(4),
        Self::Bugs,
        Self::AlignedPairs,
        Self::Cycles,
        Self::AlignedTriplets,
        Self::Forcing(ForcingRule::Nishio),
        Self::Forcing(ForcingRule::Static),
        Self::Forcing(ForcingRule::Dynamic(0)),
        Self::Forcing(ForcingRule::Dynamic(1)),
        Self::Forcing(ForcingRule::Dynamic(2)),
        Self::Forcing(ForcingRule::Dynamic(3)),
        Self::Forcing(ForcingRule::Dynamic(4)),
        Self::LAST,
    ];

    /// The hardest rule.
    pub(super) const LAST: Self = Self::Forcing(ForcingRule::Dynamic(5));

    /// SukakuExplainer's own rules that come right behind this one.
    pub(super) const fn extras(self) -> &'static [Extra] {
        match self {
            Self::Hidden(3) => &[Extra::SKYSCRAPER, Extra::KITE],
            Self::XyWings => &[Extra::TURBOT_FISH, Extra::GROUPED],
            Self::Hidden(4) => &[Extra::THREE_LINKS, Extra::WXYZ],
            Self::Bugs => &[Extra::FOUR_LINKS],
            Self::AlignedPairs => &[Extra::VWXYZ],
            Self::Cycles => &[Extra::UVWXYZ],
            Self::AlignedTriplets => &[Extra::TUVWXYZ],
            _ => &[],
        }
    }

    /// True if it assumes one solution.
    pub(super) const fn assumes_uniqueness(self) -> bool {
        matches!(self, Self::UniqueLoops | Self::Bugs)
    }
}
