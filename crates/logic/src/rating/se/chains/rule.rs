//! The rules of chains from several assumptions.

use super::super::SeTenths;

/// The conclusions to look for, and the links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum ForcingRule {
    /// Contradictions of one digit.
    Nishio,
    /// Everything but contradictions and doubles, by links of the grid.
    Static,
    /// Everything, also by links that come to be; with patterns of a level.
    Dynamic(u8),
}

impl ForcingRule {
    pub(super) const fn is_dynamic(self) -> bool {
        !matches!(self, Self::Static)
    }

    /// The rule that has all patterns but the last of this one.
    pub(super) const fn base_rule(self) -> Option<Self> {
        match self {
            Self::Nishio | Self::Static | Self::Dynamic(0) => None,
            Self::Dynamic(4) => Some(Self::Dynamic(1)),
            Self::Dynamic(level) => Some(Self::Dynamic(level - 1)),
        }
    }

    /// The rating of its shortest chains.
    pub(super) const fn base(self) -> SeTenths {
        match self {
            Self::Nishio => SeTenths(75),
            Self::Static => SeTenths(80),
            Self::Dynamic(level) => SeTenths(85 + 5 * level as u16),
        }
    }
}
