//! Clue covers: the givens of a band or stack must rule out every exchange of digits in it.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Bands, then stacks.

mod evidence;
mod ways;

use crate::sets::all_of;
use crate::step::evidence::ensure;
use crate::{Effect, Family, Kind, Sink, Step, Unsound, View, Wanted, Work};
use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Board, CandidateSet, Chute, DigitSet};
use ways::Ways;

kinds! {
    ClueCover:
    /// A band or stack has few givens. In some ways to fill it, digits could change places without moving a
    /// given: the puzzle would have a second solution. So a candidate that is only in these ways is false.
    UNIQUENESS_CLUE_COVER = Kind::new("uniqueness-clue-cover", "Uniqueness Clue Cover")
        .aliases(&["ucc", "clue cover"])
        .assuming_uniqueness();
}

/// The most ways to fill a chute that are looked at in a search.
const MOST_WAYS: usize = 1000;

/// The most looks for that. Ways come quickly where there are many of them, so they are what bounds the
/// search: which chutes it gives up does not depend on an order.
const MOST_LOOKS: usize = 5_000_000;

/// The most that a check looks at.
const MOST_CHECKED: usize = 100_000;

/// Finds clue covers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClueCover;

/// The pattern: a band or stack. All ways to fill it are gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The band or stack.
    pub(crate) chute: Chute,
}

impl Family for ClueCover {
    folder!();

    fn price(&self) -> usize {
        2
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let board = view.board();
        if !wanted.has(&UNIQUENESS_CLUE_COVER) || !board.has_unique_givens() {
            return Continue(());
        }
        for chute in Chute::all() {
            let pattern = Pattern { chute };
            // Beyond the limit nothing is found.
            let Ok(covered) = pattern.covered(board, MOST_WAYS, &mut Work::of(MOST_LOOKS)) else { continue };
            let gone = covered.gone & board.candidate_set();
            if covered.struck > 0 && covered.left > 0 && !gone.is_empty() {
                let effect = Effect::removing(gone);
                sink.step(Step { kind: &UNIQUENESS_CLUE_COVER, effect, pattern: pattern.into() })?;
            }
        }
        Continue(())
    }
}

/// The result of all ways to fill a chute.
struct Covered {
    /// The number of ways with an exchange.
    struck: usize,
    /// The number of ways without one.
    left: usize,
    /// The candidates of the chute that are in none of these.
    gone: CandidateSet,
}

impl Pattern {
    /// Goes through all ways, if there are at most so many.
    fn covered(&self, board: &Board, most: usize, work: &mut Work) -> Result<Covered, Unsound> {
        let ways = Ways::of(board, self.chute);
        let mut count = 0;
        // Counting first is quick where there are too many.
        let _: ControlFlow<()> = ways.each(work, &mut |_, _| {
            count += 1;
            if count > most { Break(()) } else { Continue(()) }
        })?;
        ensure(count <= most, "there are too many ways to fill the band or stack")?;
        let (mut seen, mut left, mut verdict) = (CandidateSet::EMPTY, 0, Ok(()));
        let _: ControlFlow<()> = ways.each(work, &mut |way, work| {
            match ways.could_change(way, work) {
                Ok(true) => {}
                Ok(false) => {
                    left += 1;
                    seen |= ways.candidates(way);
                }
                Err(unsound) => {
                    verdict = Err(unsound);
                    return Break(());
                }
            }
            Continue(())
        })?;
        verdict?;
        Ok(Covered { struck: count - left, left, gone: all_of(self.chute.cells(), DigitSet::ALL) - seen })
    }
}
