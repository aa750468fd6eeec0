//! The rules that SukakuExplainer 1.18.1 uses by default besides those of Sudoku Explainer.
//!
//! They are techniques that we have too, so our families look for them. Their names and ratings in the
//! program are known, not the order in which it searches, nor the exact place of each rule among the others:
//! so these ratings are **not exact**. Each rule goes by its rating here, behind what has the same one; where
//! the program gives a rule several ratings (5.4 to 5.7 for three strong links, 5.5 and 5.6 for WXYZ-wings,
//! 5.8 to 6.1 for four links, 6.2 to 6.4 for VWXYZ-wings) it has the least of them. On a thousand puzzles the
//! program itself rates 102 lower with these rules than without them, and none higher.

use super::hint::Hint;
use super::{SeTenths, Technique};
use crate::techniques::bent_sets::{TUVWXYZ_WING, UVWXYZ_WING, VWXYZ_WING, WXYZ_WING};
use crate::techniques::link_chains::{TURBOT_FISH, X_CHAIN};
use crate::techniques::single_digit::{EMPTY_RECTANGLE, SKYSCRAPER, TWO_STRING_KITE};
use crate::{Kind, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::Board;

/// One of the rules.
#[derive(Clone, Copy)]
pub(super) struct Extra {
    kind: &'static Kind,
    rating: SeTenths,
    /// The nodes that a chain must have, if it is one.
    length: Option<usize>,
}

impl Extra {
    const fn new(kind: &'static Kind, tenths: u16) -> Self {
        Self { kind, rating: SeTenths(tenths), length: None }
    }

    pub(super) const SKYSCRAPER: Self = Self::new(&SKYSCRAPER, 40);
    pub(super) const KITE: Self = Self::new(&TWO_STRING_KITE, 41);
    pub(super) const TURBOT_FISH: Self = Self::new(&TURBOT_FISH, 42);
    pub(super) const GROUPED: Self = Self::new(&EMPTY_RECTANGLE, 43);
    pub(super) const THREE_LINKS: Self = Self { length: Some(6), ..Self::new(&X_CHAIN, 54) };
    pub(super) const WXYZ: Self = Self::new(&WXYZ_WING, 55);
    pub(super) const FOUR_LINKS: Self = Self { length: Some(8), ..Self::new(&X_CHAIN, 58) };
    pub(super) const VWXYZ: Self = Self::new(&VWXYZ_WING, 62);
    pub(super) const UVWXYZ: Self = Self::new(&UVWXYZ_WING, 66);
    pub(super) const TUVWXYZ: Self = Self::new(&TUVWXYZ_WING, 75);

    /// The first step of the family.
    pub(super) fn first(self, board: &Board) -> Option<Hint> {
        let mut first = First { extra: self, step: None };
        let _ = self.kind.family.find(Wanted::these(&[self.kind]), &View::new(board), &mut first);
        Hint::of(Technique::Shared(self.kind), self.rating, first.step?)
    }
}

/// Keeps the first step that the rule is about.
struct First {
    extra: Extra,
    step: Option<Step>,
}

impl crate::Sink for First {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        let length = step.length();
        if step.kind != self.extra.kind || self.extra.length.is_some_and(|wanted| wanted != length) {
            return ControlFlow::Continue(());
        }
        self.step = Some(step);
        ControlFlow::Break(())
    }
}
