//! Measures of difficulty, and their distance from a wish.

use crate::logic::rating::se::{self, Profile, SeTenths};
use crate::logic::rating::whips::{self, Chains, Length};
use crate::logic::rating::{hodoku, invariant};
use crate::logic::techniques::singles;
use crate::logic::{Level, Schedule, View};
use crate::{Board, Cancel, Cancelled, CellSet, Plain, Puzzle, Solution};
use std::ops::RangeInclusive;
use sudokit_core::named;

/// A measure of difficulty.
///
/// ```
/// use sudokit::Measure;
///
/// assert_eq!("se".parse(), Ok(Measure::Se));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Measure {
    /// HoDoKu's score.
    Hodoku,
    /// ER of Sudoku Explainer 1.2.1, in tenths.
    Se,
    /// The same with the later fixes, in tenths.
    SeFixed,
    /// The length of the longest whip needed.
    W,
    /// The length of the longest braid needed.
    B,
    /// The length of the longest g-whip needed.
    Gw,
    /// The length of the longest g-braid needed.
    Gb,
    /// The invariant rating, in tenths.
    Invariant,
    /// The rounds of the invariant rating with a single effect.
    Bottlenecks,
    /// The digits that the plain engine tries.
    Nodes,
    /// The cells that a single fills at the start.
    Starts,
}

/// The length of chains if no length is enough.
const ENDLESS: u32 = 99;
/// Added for each empty cell of a path that was left early, in tenths or points.
const EACH_CELL: u32 = 5;

impl Measure {
    /// All measures, the fastest first.
    pub const ALL: [Self; 11] = [
        Self::Starts,
        Self::Nodes,
        Self::Hodoku,
        Self::W,
        Self::Se,
        Self::SeFixed,
        Self::B,
        Self::Gw,
        Self::Gb,
        Self::Invariant,
        Self::Bottlenecks,
    ];

    /// The name, in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::Se => "se",
            Self::SeFixed => "se-fixed",
            Self::W => "w",
            Self::B => "b",
            Self::Gw => "gw",
            Self::Gb => "gb",
            Self::Invariant => "invariant",
            Self::Bottlenecks => "bottlenecks",
            Self::Nodes => "nodes",
            Self::Starts => "starts",
        }
    }

    /// Returns true if it is written with a decimal: its numbers here are tenths.
    pub const fn is_in_tenths(self) -> bool {
        matches!(self, Self::Se | Self::SeFixed | Self::Invariant)
    }

    /// The distance of a puzzle from a range.
    pub(super) fn distance(
        self,
        range: &RangeInclusive<u32>,
        puzzle: &Puzzle,
        board: &Board,
        solution: &Solution,
        plain: &mut Plain,
        cancel: &Cancel,
    ) -> Result<u32, Cancelled> {
        // A board with a solution is rated on every scale.
        let chains = |shape| match whips::rate_until(board, shape, cancel) {
            Some(Length::Exactly(length)) => Ok(beyond(range, length as u32)),
            Some(Length::Endless) | None => Ok(beyond(range, ENDLESS)),
            Some(Length::AtLeast(_)) => Err(Cancelled),
        };
        let rounds = |number: fn(&invariant::Rating) -> u32| match invariant::rate_until(board, cancel) {
            Some((rating, true)) => Ok(beyond(range, number(&rating))),
            Some((_, false)) => Err(Cancelled),
            None => Ok(u32::MAX),
        };
        match self {
            Self::Hodoku => from_score(range, board, solution, cancel),
            Self::Se => from_explainer(range, board, Profile::SE_1_2_1, cancel),
            Self::SeFixed => from_explainer(range, board, Profile::SE_1_2_1_FIXED, cancel),
            Self::W => chains(Chains::WHIPS),
            Self::B => chains(Chains::BRAIDS),
            Self::Gw => chains(Chains::G_WHIPS),
            Self::Gb => chains(Chains::G_BRAIDS),
            Self::Invariant => rounds(|rating| u32::from(rating.value().0)),
            Self::Bottlenecks => rounds(|rating| rating.bottlenecks as u32),
            Self::Nodes => {
                let limit = u64::from(*range.end()).saturating_mul(2);
                let nodes = plain.count_nodes(puzzle, limit);
                Ok(beyond(range, u32::try_from(nodes).unwrap_or(u32::MAX)))
            }
            Self::Starts => {
                let singles = Schedule::of(singles::KINDS.iter().copied()).all(&View::new(board));
                let filled = singles.iter().flat_map(|step| step.effect.placements());
                Ok(beyond(range, filled.map(|placed| placed.cell()).collect::<CellSet>().len() as u32))
            }
        }
    }
}

named!(Measure, "a scale");

/// The distance of a number from a range.
pub(super) fn beyond(range: &RangeInclusive<u32>, number: u32) -> u32 {
    if number < *range.start() { range.start() - number } else { number.saturating_sub(*range.end()) }
}

fn from_score(
    range: &RangeInclusive<u32>,
    board: &Board,
    solution: &Solution,
    cancel: &Cancel,
) -> Result<u32, Cancelled> {
    let mut path = hodoku::Path::new(board, Some(*solution));
    let mut score = 0;
    while let Some(turn) = path.next() {
        score += turn.worth().2;
        if score > *range.end() {
            return Ok(score - range.end() + EACH_CELL * path.board().unsolved().len() as u32);
        }
        cancel.check()?;
    }
    Ok(beyond(range, score))
}

fn from_explainer(
    range: &RangeInclusive<u32>,
    board: &Board,
    profile: Profile,
    cancel: &Cancel,
) -> Result<u32, Cancelled> {
    let mut path = se::Path::new(board, profile).until(cancel);
    let mut hardest = 0;
    while let Some(step) = path.next() {
        hardest = hardest.max(u32::from(step.rating.0));
        if hardest > *range.end() {
            return Ok(hardest - range.end() + EACH_CELL * path.board().unsolved().len() as u32);
        }
        cancel.check()?;
    }
    let is_stuck = !path.board().unsolved().is_empty();
    cancel.check()?;
    Ok(beyond(range, if is_stuck { SeTenths::STUCK.0.into() } else { hardest }))
}

/// The distance of a puzzle from a level of HoDoKu's: the levels between, in thousands, less a share for a
/// score in the right direction.
pub(super) fn from_level(level: Level, board: &Board, solution: &Solution) -> u32 {
    const BETWEEN: u32 = 1000;
    let mut path = hodoku::Path::new(board, Some(*solution));
    let (mut hardest, mut score) = (Level::Easy, 0);
    while let Some(turn) = path.next() {
        let (_, of_step, of_it) = turn.worth();
        hardest = hardest.max(of_step);
        score += of_it;
        let reached = hodoku::level(hardest, score);
        if reached > level {
            let above = reached as u32 - level as u32;
            return above * BETWEEN + EACH_CELL * path.board().unsolved().len() as u32;
        }
        if reached == Level::Extreme {
            return 0;
        }
    }
    let below = level as u32 - hodoku::level(hardest, score) as u32;
    if below == 0 { 0 } else { below * BETWEEN - (score / 4).min(BETWEEN - 1) }
}
