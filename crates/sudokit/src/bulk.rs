//! Very many grids as borrowed bytes, with answers in the caller's buffers: for arrays and other languages.

use crate::generate::redundant;
#[cfg(feature = "ranking")]
use crate::symmetry::Ranking;
use crate::symmetry::{Canonizer, Form};
use crate::{
    Answer, Batch, Board, Cancel, Cancelled, Puzzle, Random, Scale, Solution, Status, Team, Transformation,
};
use std::error::Error;
use std::fmt;

/// Grids side by side in a slice of bytes, 81 each. Each grid is written in ASCII, with `1` to `9` and `.` or
/// `0` for an empty cell; or in numbers from 0 to 9. Its first byte says which. Grids of answers are written
/// in the same way.
///
/// A grid with any other byte is invalid. The answers mark it, and the other grids are still done. At
/// most some thousand grids are copied at a time. All threads of the [`Team`] work, and the answers do not
/// depend on their number. After every piece of work `progress` gets the number of grids done.
///
/// ```
/// use sudokit::{Bulk, Team};
///
/// let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".repeat(1000);
/// let bulk = Bulk::new(&text)?;
/// let (mut solutions, mut statuses) = (vec![0; text.len()], vec![0; bulk.len()]);
/// bulk.solve(&mut Team::new(), &mut solutions, &mut statuses, |_| ())?;
/// assert!(solutions.starts_with(b"534678912") && statuses == [Bulk::UNIQUE; 1000]);
/// # Ok::<(), sudokit::BulkError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bulk<'a> {
    grids: &'a [[u8; 81]],
}

/// Grids that a thread takes at a time: enough for the batch engine, few enough for the caches.
const PIECE: usize = 4096;
/// The same for work on one grid at a time, so that cancelling is noticed soon.
const PIECE_OF_SINGLE: usize = 256;
/// The same for slow work.
const SMALL_PIECE: usize = 8;

impl<'a> Bulk<'a> {
    /// The status of a grid without solution.
    pub const NONE: u8 = 0;
    /// The status of a grid with exactly one solution.
    pub const UNIQUE: u8 = 1;
    /// The status of a grid with several solutions.
    pub const MULTIPLE: u8 = 2;
    /// The status of a grid with an invalid byte.
    pub const INVALID: u8 = 255;

    /// The grids in these bytes.
    ///
    /// # Errors
    /// The number of bytes is not a multiple of 81.
    pub fn new(bytes: &'a [u8]) -> Result<Self, BulkError> {
        match bytes.as_chunks() {
            (grids, []) => Ok(Self { grids }),
            _ => Err(BulkError::Length(bytes.len())),
        }
    }

    /// The number of grids.
    pub const fn len(&self) -> usize {
        self.grids.len()
    }

    /// Returns true if there are no grids.
    pub const fn is_empty(&self) -> bool {
        self.grids.is_empty()
    }

    /// Writes the first solution of each grid into 81 bytes, and its status into one: [`Self::NONE`],
    /// [`Self::UNIQUE`], [`Self::MULTIPLE`] or [`Self::INVALID`]. Without a solution all bytes are those of
    /// empty cells.
    ///
    /// # Errors
    /// A buffer has the wrong length, and nothing is written; or the team is cancelled, and the answers that
    /// `progress` has counted are written.
    pub fn solve(
        &self,
        team: &mut Team,
        solutions: &mut [u8],
        statuses: &mut [u8],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        let solutions = buffer_of_grids(solutions, self.len())?;
        expect_length(statuses.len(), self.len())?;
        self.each(
            team,
            PIECE,
            solutions.chunks_mut(PIECE).zip(statuses.chunks_mut(PIECE)),
            |batch, puzzles, results| batch.answer(puzzles, results),
            |(solutions, statuses), place, way, answer| {
                solutions[place] = match answer.as_ref().and_then(Answer::solution) {
                    Some(solution) => way.write(Solution::as_bytes(solution)),
                    None => way.write(Puzzle::EMPTY.as_bytes()),
                };
                statuses[place] = answer.map_or(Self::INVALID, |answer| match Status::from(&answer) {
                    Status::None => Self::NONE,
                    Status::Unique => Self::UNIQUE,
                    Status::Multiple => Self::MULTIPLE,
                });
            },
            progress,
        )
    }

    /// Counts the solutions of each grid, up to `limit`. An invalid grid has [`u64::MAX`].
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    ///
    /// ```
    /// # use sudokit::{Bulk, Team};
    /// let mut counts = [0];
    /// Bulk::new(&[0; 81])?.count(&mut Team::new(), 1000, &mut counts, |_| ())?;
    /// assert_eq!(counts, [1000]);
    /// # Ok::<(), sudokit::BulkError>(())
    /// ```
    pub fn count(
        &self,
        team: &mut Team,
        limit: u64,
        counts: &mut [u64],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        expect_length(counts.len(), self.len())?;
        self.each(
            team,
            PIECE,
            counts.chunks_mut(PIECE),
            |batch, puzzles, results| batch.count(puzzles, limit, results),
            |counts, place, _, count| counts[place] = count.unwrap_or(u64::MAX),
            progress,
        )
    }

    /// Writes for each grid 1 if it is minimal, 0 if a given is redundant, and [`Self::INVALID`] if it is
    /// invalid or does not have exactly one solution.
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    pub fn minimal(
        &self,
        team: &mut Team,
        minimal: &mut [u8],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        expect_length(minimal.len(), self.len())?;
        self.each(
            team,
            PIECE,
            minimal.chunks_mut(PIECE),
            |batch, puzzles, results| {
                *results = redundant(puzzles, batch)?;
                Ok(())
            },
            |minimal, place, _, redundant| {
                minimal[place] = redundant.flatten().map_or(Self::INVALID, |cells| cells.is_empty().into());
            },
            progress,
        )
    }

    /// Writes a canonical form of each grid, into 81 bytes. That of an invalid grid is empty.
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    ///
    /// ```
    /// # use sudokit::{Bulk, Team, symmetry::Form};
    /// let mut forms = [0; 81];
    /// let grid = format!("1{}", ".".repeat(80));
    /// Bulk::new(grid.as_bytes())?.canon(&mut Team::new(), Form::Minlex, &mut forms, |_| ())?;
    /// assert!(forms.ends_with(b"..1"));
    /// # Ok::<(), sudokit::BulkError>(())
    /// ```
    pub fn canon(
        &self,
        team: &mut Team,
        form: Form,
        forms: &mut [u8],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        let forms = buffer_of_grids(forms, self.len())?;
        self.each(
            team,
            PIECE,
            forms.chunks_mut(PIECE),
            |batch, puzzles, results| {
                let mut canonizer = Canonizer::new();
                results.clear();
                for puzzle in puzzles {
                    batch.cancel().check()?;
                    results.push(match form {
                        Form::Minlex => canonizer.minlex(puzzle),
                        form => canonizer.canonical(form, puzzle).puzzle,
                    });
                }
                Ok(())
            },
            |forms, place, way, canonical| {
                forms[place] = way.write(canonical.unwrap_or(Puzzle::EMPTY).as_bytes());
            },
            progress,
        )
    }

    /// Writes the [number](crate::Rating::number) of each grid on a scale; not a number if it has no rating.
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    ///
    /// ```
    /// # use sudokit::{Bulk, Scale, Team};
    /// let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let mut numbers = [0.0];
    /// Bulk::new(text)?.rate(&mut Team::new(), Scale::Hodoku, &mut numbers, |_| ())?;
    /// assert_eq!(numbers, [204.0]);
    /// # Ok::<(), sudokit::BulkError>(())
    /// ```
    pub fn rate(
        &self,
        team: &mut Team,
        scale: Scale,
        numbers: &mut [f64],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        expect_length(numbers.len(), self.len())?;
        self.each(
            team,
            SMALL_PIECE,
            numbers.chunks_mut(SMALL_PIECE),
            |batch, puzzles, results| {
                let mut answers = Vec::new();
                batch.answer(puzzles, &mut answers)?;
                results.clear();
                results.extend(puzzles.iter().zip(&answers).map(|(puzzle, answer)| {
                    rating(puzzle, answer, scale, batch.cancel()).unwrap_or(f64::NAN)
                }));
                // A rating that was cut short does not count.
                batch.cancel().check()
            },
            |numbers, place, _, number| numbers[place] = number.unwrap_or(f64::NAN),
            progress,
        )
    }

    /// Turns each grid into a random isomorph, all equally likely, of 81 bytes. That of an invalid grid is
    /// empty.
    ///
    /// The isomorph depends on the seed and on the number of the grid, so the same seed turns the solutions
    /// of puzzles as it turns the puzzles. `first` is the number of the first grid: 0, or more for a piece of
    /// a longer array.
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    ///
    /// ```
    /// # use sudokit::{Bulk, Team};
    /// let puzzle = *b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let solution = *b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// let mut turned = [[0; 81]; 2];
    /// for (grid, turned) in [puzzle, solution].iter().zip(&mut turned) {
    ///     Bulk::new(grid)?.shuffle(&mut Team::new(), 7, 0, turned, |_| ())?;
    /// }
    /// let (mut solved, mut status) = ([0; 81], [0]);
    /// Bulk::new(&turned[0])?.solve(&mut Team::new(), &mut solved, &mut status, |_| ())?;
    /// assert_eq!(solved, turned[1]);
    /// # Ok::<(), sudokit::BulkError>(())
    /// ```
    pub fn shuffle(
        &self,
        team: &mut Team,
        seed: u64,
        first: u64,
        isomorphs: &mut [u8],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        let isomorphs = buffer_of_grids(isomorphs, self.len())?;
        self.each(
            team,
            PIECE_OF_SINGLE,
            isomorphs.chunks_mut(PIECE_OF_SINGLE).enumerate(),
            unchanged,
            |(piece, isomorphs), place, way, puzzle| {
                let turned = puzzle.map_or(Puzzle::EMPTY, |puzzle| {
                    let number = first.wrapping_add((*piece * PIECE_OF_SINGLE + place) as u64);
                    let mut random = Random::piece(seed, number);
                    Transformation::random(&mut random).apply(&puzzle)
                });
                isomorphs[place] = way.write(turned.as_bytes());
            },
            progress,
        )
    }

    /// Writes for each cell of each grid, and for each digit, true if no given rules out that digit there:
    /// 729 elements for each grid, or nine for each cell. A cell with a digit has no candidates, and neither
    /// has an invalid grid. The elements are `bool`, or numbers, for which true is 1.
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    ///
    /// ```
    /// # use sudokit::{Bulk, Team};
    /// let mut candidates = [false; 729];
    /// let grid = format!("1{}", ".".repeat(80));
    /// Bulk::new(grid.as_bytes())?.candidates(&mut Team::new(), &mut candidates, |_| ())?;
    /// assert_eq!(candidates[..9], [false; 9]);
    /// assert_eq!(candidates[9..18], [false, true, true, true, true, true, true, true, true]);
    /// # Ok::<(), sudokit::BulkError>(())
    /// ```
    pub fn candidates<T: From<bool> + Copy + Send>(
        &self,
        team: &mut Team,
        candidates: &mut [T],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        expect_length(candidates.len(), 729 * self.len())?;
        self.each(
            team,
            PIECE_OF_SINGLE,
            candidates.as_chunks_mut::<729>().0.chunks_mut(PIECE_OF_SINGLE),
            unchanged,
            |candidates, place, _, puzzle| {
                let has = &mut candidates[place];
                has.fill(false.into());
                let Some(puzzle) = puzzle else { return };
                let board = Board::new(&puzzle).unwrap_or_else(|flawed| flawed.board);
                for candidate in board.candidate_set() {
                    has[9 * candidate.cell().index() + candidate.digit().index()] = true.into();
                }
            },
            progress,
        )
    }

    /// Writes the [rank](crate::Rank) of each grid's solution among the 5,472,730,538 essentially different
    /// grids. An invalid grid, or one without exactly one solution, has [`u64::MAX`].
    ///
    /// # Errors
    /// The buffer has the wrong length, and nothing is written; or the team is cancelled, and what `progress`
    /// has counted is written.
    ///
    /// ```
    /// # use sudokit::{Bulk, Ranking, Solution, Team};
    /// let ranking = Ranking::new();
    /// let grids = [7, 1000].map(|rank| *ranking.unrank(rank).unwrap().as_bytes());
    /// let mut ranks = [0; 2];
    /// Bulk::new(grids.as_flattened())?.rank(&mut Team::new(), &ranking, &mut ranks, |_| ())?;
    /// assert_eq!(ranks, [7, 1000]);
    /// # Ok::<(), sudokit::BulkError>(())
    /// ```
    #[cfg(feature = "ranking")]
    pub fn rank(
        &self,
        team: &mut Team,
        ranking: &Ranking,
        ranks: &mut [u64],
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        expect_length(ranks.len(), self.len())?;
        self.each(
            team,
            SMALL_PIECE,
            ranks.chunks_mut(SMALL_PIECE),
            |batch, puzzles, results| {
                let mut answers = Vec::new();
                batch.answer(puzzles, &mut answers)?;
                results.clear();
                for answer in &answers {
                    batch.cancel().check()?;
                    results.push(match answer {
                        Answer::Unique(solution) => ranking.rank(solution),
                        Answer::None | Answer::Several(_) => u64::MAX,
                    });
                }
                Ok(())
            },
            |ranks, place, _, rank| ranks[place] = rank.unwrap_or(u64::MAX),
            progress,
        )
    }

    /// Asks about all grids, `together` at a time, and has each answer `put` into a buffer: into that of its
    /// piece, at the index of its grid there, with the notation of the grid; `None` for an invalid grid.
    ///
    /// Each piece has its own part of the caller's buffers, so threads write answers in place as they finish,
    /// and only the count of finished grids is kept in order.
    fn each<R, O: Send>(
        &self,
        team: &mut Team,
        together: usize,
        buffers: impl Iterator<Item = O> + Send,
        ask: impl Fn(&mut Batch, &[Puzzle], &mut Vec<R>) -> Result<(), Cancelled> + Sync,
        put: impl Fn(&mut O, usize, Way, Option<R>) + Sync,
        mut progress: impl FnMut(usize) + Send,
    ) -> Result<(), BulkError> {
        let mut pieces = self.grids.chunks(together).zip(buffers);
        let mut done = 0;
        let ended = team.in_order(
            |piece| {
                *piece = pieces.next();
                piece.is_some()
            },
            |batch, Scratch { are_valid, puzzles, results }, piece| {
                let Some((grids, buffer)) = piece else { return Ok(()) };
                // Valid numbers are puzzles in place.
                if let Ok(puzzles) = Puzzle::slice_from_bytes(grids) {
                    ask(batch, puzzles, results)?;
                    for (index, result) in results.drain(..).enumerate() {
                        put(buffer, index, Way::Numbers, Some(result));
                    }
                    return Ok(());
                }
                are_valid.clear();
                puzzles.clear();
                for grid in *grids {
                    let puzzle = Way::of(grid).read(grid);
                    are_valid.push(puzzle.is_some());
                    puzzles.extend(puzzle);
                }
                ask(batch, puzzles, results)?;
                let mut results = results.drain(..);
                for (index, (grid, is_valid)) in grids.iter().zip(are_valid).enumerate() {
                    put(buffer, index, Way::of(grid), if *is_valid { results.next() } else { None });
                }
                Ok(())
            },
            |piece| {
                done += piece.as_ref().map_or(0, |(grids, _)| grids.len());
                progress(done);
                Ok(())
            },
        );
        // With the last answer there is nothing left to cancel.
        if done == self.len() { Ok(()) } else { ended }
    }
}

/// Buffers that a thread reuses from piece to piece.
struct Scratch<R> {
    are_valid: Vec<bool>,
    /// The valid grids, if they had to be converted.
    puzzles: Vec<Puzzle>,
    results: Vec<R>,
}

impl<R> Default for Scratch<R> {
    fn default() -> Self {
        Self { are_valid: Vec::new(), puzzles: Vec::new(), results: Vec::new() }
    }
}

/// The notation of a grid.
#[derive(Clone, Copy)]
enum Way {
    Ascii,
    Numbers,
}

impl Way {
    const fn of(grid: &[u8; 81]) -> Self {
        if grid[0] >= b'.' { Self::Ascii } else { Self::Numbers }
    }

    fn read(self, grid: &[u8; 81]) -> Option<Puzzle> {
        match self {
            Self::Ascii => Puzzle::from_line(grid).ok(),
            Self::Numbers => Puzzle::from_bytes(grid).ok().copied(),
        }
    }

    fn write(self, numbers: &[u8; 81]) -> [u8; 81] {
        match self {
            Self::Ascii => {
                // A plain loop without a branch in it compiles to vector code everywhere.
                let mut line = *numbers;
                line.iter_mut().for_each(|byte| *byte = if *byte == 0 { b'.' } else { b'0' + *byte });
                line
            }
            Self::Numbers => *numbers,
        }
    }
}

/// Asks for the puzzles themselves, for work that needs no engine.
fn unchanged(batch: &mut Batch, puzzles: &[Puzzle], results: &mut Vec<Puzzle>) -> Result<(), Cancelled> {
    batch.cancel().check()?;
    puzzles.clone_into(results);
    Ok(())
}

fn rating(puzzle: &Puzzle, answer: &Answer, scale: Scale, cancel: &Cancel) -> Option<f64> {
    let Answer::Unique(solution) = answer else { return None };
    let board = Board::new(puzzle).ok()?.with_unique_givens();
    scale.rate(&board, solution, cancel).map(|rating| rating.number())
}

fn buffer_of_grids(bytes: &mut [u8], grids: usize) -> Result<&mut [[u8; 81]], BulkError> {
    expect_length(bytes.len(), 81 * grids)?;
    Ok(bytes.as_chunks_mut().0)
}

const fn expect_length(found: usize, expected: usize) -> Result<(), BulkError> {
    if found == expected { Ok(()) } else { Err(BulkError::Buffer { expected, found }) }
}

/// The error of work on many grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BulkError {
    /// The number of bytes, which is not a multiple of 81.
    Length(usize),
    /// A buffer for results is too short or too long.
    Buffer {
        /// The expected number of elements.
        expected: usize,
        /// The number of elements found.
        found: usize,
    },
    /// The team was cancelled.
    Cancelled,
}

impl fmt::Display for BulkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "{length} bytes are no grids of 81"),
            Self::Buffer { expected, found } => {
                write!(f, "expected a buffer of {expected} elements for the results, found {found}")
            }
            Self::Cancelled => Cancelled.fmt(f),
        }
    }
}

impl Error for BulkError {}

impl From<Cancelled> for BulkError {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}
