//! Ranks of grids among the 5,472,730,538 that are essentially different.

#[cfg(feature = "census")]
use crate::Single;
use crate::symmetry::Ranking;
use crate::{Answer, Engine, Puzzle, Solution, Status};
use std::fmt;

/// The rank of a puzzle: that of its solution. It prints as the line of `sudoku rank`. With the feature
/// `serde` it becomes the JSON of `schema/rank.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ranked {
    /// The puzzle, or the grid.
    pub puzzle: Puzzle,
    /// Its number of solutions.
    pub status: Status,
    /// The rank of its solution, if it has one.
    pub rank: Option<Rank>,
}

/// The rank of a grid in the catalogue of all grids in minlex form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Rank {
    /// Its number, from 0.
    pub number: u64,
    /// The class of the band that it begins with, 0 to 415. Lists and JSON count them from 1.
    pub band: usize,
    /// Its number among the grids with this band, from 0.
    pub in_band: u64,
}

/// The rank of a puzzle's solution among the 5,472,730,538 essentially different grids. All isomorphs have
/// the same.
///
/// Each call unpacks the census of the catalogue, which takes some hundredths of a second: for many puzzles
/// keep a [`Ranking`] and call [`Ranked::of`].
///
/// ```
/// let puzzle = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?.givens;
/// let rank = sudokit::rank(&puzzle).rank.expect("it has one solution");
/// let grid = sudokit::unrank(rank.number).expect("somebody has this rank");
/// let solved = sudokit::solve(&puzzle.into());
/// assert_eq!(grid, sudokit::Canonizer::new().minlex_grid(solved.solution().unwrap()));
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
#[cfg(feature = "census")]
pub fn rank(puzzle: &Puzzle) -> Ranked {
    Ranked::of(&Ranking::new(), &mut Single::new(), puzzle)
}

/// The grid of a rank, in minlex form; `None` if the rank is too large.
///
/// Each call unpacks the census of the catalogue: for many ranks keep a [`Ranking`] and call
/// [`Ranking::unrank`].
#[cfg(feature = "census")]
pub fn unrank(rank: u64) -> Option<Solution> {
    Ranking::new().unrank(rank)
}

impl Ranked {
    /// The rank of a puzzle, with your own ranking and engine.
    ///
    /// ```
    /// use sudokit::{Ranked, Ranking, Single};
    ///
    /// let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// let ranked = Ranked::of(&Ranking::new(), &mut Single::new(), &grid.parse()?);
    /// assert!(ranked.rank.is_some_and(|rank| rank.number < Ranking::COUNT));
    /// # Ok::<(), sudokit::ParsePuzzleError>(())
    /// ```
    pub fn of<E: Engine>(ranking: &Ranking, engine: &mut E, puzzle: &Puzzle) -> Self {
        let answer = engine.answer(puzzle);
        let status = Status::from(&answer);
        let rank = match answer {
            Answer::Unique(solution) => Rank::of(ranking, &solution),
            Answer::None | Answer::Several(_) => None,
        };
        Self { puzzle: *puzzle, status, rank }
    }
}

impl Rank {
    fn of(ranking: &Ranking, grid: &Solution) -> Option<Self> {
        let number = ranking.rank(grid);
        let band = ranking.band(number)?;
        Some(Self { number, band, in_band: number - ranking.of_band(band).start })
    }
}

/// The rank, or the status instead: `none`, `multiple`.
impl fmt::Display for Ranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank {
            Some(rank) => rank.number.fmt(f),
            None => f.write_str(self.status.name()),
        }
    }
}
