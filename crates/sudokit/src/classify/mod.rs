//! Classification of hard puzzles, as players' forums do it.

mod means;
mod point;

pub use means::Means;
pub use point::Point;

use crate::logic::rating::whips;
use crate::logic::techniques::{exocet, impossible};
use crate::logic::{Kind, Path, Schedule, View};
use crate::{Answer, Board, Cancel, Cancelled, Engine, Puzzle, Single, Status};
use std::fmt;

/// The classification of a puzzle. It prints as the line of `sudoku classify`. With the feature `serde` it
/// becomes the JSON of `schema/classify.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Classification {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its number of solutions.
    pub status: Status,
    /// The depth of trial and error with singles that solves it, as [`whips::depth`] defines it: 0 for
    /// singles alone, 1 exactly where braids are enough. `None` if it is deeper than requested, or if there
    /// is not exactly one solution.
    pub depth: Option<usize>,
    /// The greatest depth requested.
    pub most: usize,
    /// The sufficient means: all of the first tier with any.
    pub means: Vec<Means>,
    /// Its tridagon, if there is one at some point.
    pub tridagon: Option<TridagonFound>,
    /// Its exocet, if there is one at some point.
    pub exocet: Option<ExocetFound>,
}

/// A tridagon, with or without a direct consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TridagonFound {
    /// The first point at which it is there.
    pub point: Point,
    /// The fewest guardians of a tridagon at that point, at most eight.
    pub guardians: usize,
}

/// An exocet that removes something, with two base cells and two targets, visible on its own. Forums do not
/// count single-base, one-target and weak exocets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExocetFound {
    /// The first point at which there is one.
    pub point: Point,
    /// Its kind: junior exocets before others.
    pub kind: &'static Kind,
}

/// Classifies a puzzle, with trial and error up to depth 3.
///
/// ```
/// let hard = sudokit::read("........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........")?;
/// let said = sudokit::classify(&hard.givens);
/// assert_eq!(said.depth, Some(2));
/// assert_eq!(said.exocet.unwrap().kind.id, "junior-exocet");
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
pub fn classify(puzzle: &Puzzle) -> Classification {
    Classification::of(&mut Single::new(), puzzle, 3, &Cancel::new()).expect("nobody cancels")
}

impl Classification {
    /// Classifies a puzzle, with trial and error up to this depth.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn of<E: Engine>(
        engine: &mut E,
        puzzle: &Puzzle,
        most: usize,
        cancel: &Cancel,
    ) -> Result<Self, Cancelled> {
        cancel.check()?;
        let status = match engine.answer(puzzle) {
            Answer::None => Status::None,
            Answer::Unique(_) => Status::Unique,
            Answer::Several(_) => Status::Multiple,
        };
        let mut said = Self {
            puzzle: *puzzle,
            status,
            depth: None,
            most,
            means: Vec::new(),
            tridagon: None,
            exocet: None,
        };
        if let (Status::Unique, Ok(board)) = (status, Board::new(puzzle)) {
            let board = board.with_unique_givens();
            said.depth = whips::depth(&board, most, cancel);
            said.means = means_for(&board, cancel);
            for point in Point::ALL {
                let reached = point.reached(&board, cancel);
                said.tridagon = said.tridagon.or_else(|| tridagon(&reached, point));
                said.exocet = said.exocet.or_else(|| exocet(&reached, point, cancel));
            }
        }
        cancel.check()?;
        Ok(said)
    }
}

/// All sufficient means of the first tier with any.
fn means_for(board: &Board, cancel: &Cancel) -> Vec<Means> {
    let suffices = |means: &Means| {
        let mut board = *board;
        Path::new(&mut board, means.schedule()).until_cancelled(cancel).for_each(drop);
        board.solution().is_some()
    };
    let mut tiers = Means::ALL.chunk_by(|one, other| one.tier() == other.tier());
    let enough = |tier: &[Means]| tier.iter().copied().filter(|means| suffices(means)).collect::<Vec<_>>();
    tiers.find_map(|tier| Some(enough(tier)).filter(|means| !means.is_empty())).unwrap_or_default()
}

fn tridagon(board: &Board, point: Point) -> Option<TridagonFound> {
    let (_, guardians) = *impossible::tridagons(board).first()?;
    Some(TridagonFound { point, guardians: guardians.len() })
}

fn exocet(board: &Board, point: Point, cancel: &Cancel) -> Option<ExocetFound> {
    let others = [&exocet::SINGLE_BASE_EXOCET, &exocet::EXOCET_ONE_TARGET, &exocet::WEAK_EXOCET];
    let schedule = Schedule::of(exocet::KINDS.iter().copied().filter(|kind| !others.contains(kind)));
    let step = schedule.first(&View::new(board).until(cancel))?;
    Some(ExocetFound { point, kind: step.kind })
}

/// `T&E(2), patterns, tridagon at basics with 1 guardian, junior-exocet at start`; or the status: `none`,
/// `multiple`.
impl fmt::Display for Classification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.status != Status::Unique {
            return f.write_str(self.status.name());
        }
        match self.depth {
            Some(depth) => write!(f, "T&E({depth})")?,
            None => write!(f, "beyond T&E({})", self.most)?,
        }
        let means: Vec<&str> = self.means.iter().map(|means| means.name()).collect();
        write!(f, ", {}", if means.is_empty() { "no means".to_owned() } else { means.join(" ") })?;
        if let Some(TridagonFound { point, guardians }) = self.tridagon {
            let s = if guardians == 1 { "" } else { "s" };
            write!(f, ", tridagon at {point} with {guardians} guardian{s}")?;
        }
        if let Some(ExocetFound { point, kind }) = self.exocet {
            write!(f, ", {} at {point}", kind.id)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An exocet with one base cell or one target belongs to the family, but forums do not count it.
    #[test]
    fn exocets_count_if_they_have_two_targets() {
        for (text, kind) in [
            (
                ".4........356....96....72......7...54....89..5..36.87..6.19.........3...7..8..51.",
                "single-base-exocet",
            ),
            (
                "..4....27....69..1..7.5.........71.29....13....23....6......28....4.....34.5..6..",
                "exocet-one-target",
            ),
        ] {
            let puzzle: Puzzle = text.parse().expect("a puzzle");
            let cancel = Cancel::new();
            let board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
            let reached = Point::Basics.reached(&board, &cancel);
            let step = Schedule::of(exocet::KINDS.iter().copied()).first(&View::new(&reached));
            assert_eq!(step.map(|step| step.kind.id), Some(kind));
            assert!(
                Point::ALL
                    .iter()
                    .all(|point| exocet(&point.reached(&board, &cancel), *point, &cancel).is_none())
            );
        }
    }
}
