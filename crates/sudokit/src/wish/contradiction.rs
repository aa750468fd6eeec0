//! Impossible wishes, recognised without a search.
//!
//! HoDoKu's level and score of a puzzle are at least those of each step on its path; a level allows scores up
//! to a bound. A puzzle that needs a hardest technique is not solved by what makes a puzzle Medium, if all of
//! that is easier: singles, locked candidates, pairs and triples lead to the same position in any order.
//! Sudoku Explainer, which takes the easiest step each time, never rates a puzzle that singles
//! solve above a naked single. Techniques that HoDoKu does not use by default change the path, so they allow
//! no conclusion.

use super::{Measure, Wish};
use crate::logic::rating::hodoku;
use crate::logic::{Kind, Level, techniques};
use crate::{Cell, difficulty};
use std::fmt;
use std::ops::RangeInclusive;

/// The reason why an order is impossible.
///
/// ```
/// use sudokit::logic::{Level, techniques::fish};
/// use sudokit::{Contradiction, Wish};
///
/// let wish = Wish { level: Some(Level::Medium), hardest: Some(&fish::X_WING), ..Wish::default() };
/// let why = wish.contradiction().expect("it contradicts itself");
/// assert_eq!(why, Contradiction::Level(&fish::X_WING, Level::Medium));
/// assert_eq!(why.to_string(), "X-Wing is Hard, so no puzzle that needs one is Medium");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Contradiction {
    /// A technique is both wished for and excluded.
    Unwanted(&'static Kind),
    /// The first technique should be the hardest, but the second is harder and wished for too.
    Others(&'static Kind, &'static Kind),
    /// An easier technique always takes the place of this one.
    NeverNeeded(&'static Kind),
    /// The place of the hardest technique on the path is wished for, but no hardest technique.
    Crux,
    /// A technique makes every puzzle harder than this level.
    Level(&'static Kind, Level),
    /// Two ranges of the same measure do not meet.
    Ranges(Measure),
    /// The score is higher than the level allows.
    Score(Level),
    /// One step of a technique scores this much, more than the wish allows.
    Step(&'static Kind, u32),
    /// Singles solve the puzzle, but this rating needs more.
    Singles(Measure),
    /// No puzzle with one solution has this many givens, from one number to another.
    Givens(usize, usize),
    /// A pattern has so few cells that no puzzle with them has one solution.
    Pattern(usize),
    /// A pattern leaves the box with this number, from 1, empty, and no box may be.
    EmptyBox(usize),
    /// A pattern leaves no choice of symmetry, number of givens and givens to build around.
    Fixed,
    /// There are more givens to build around than a puzzle may have.
    Around(usize, usize),
    /// The givens to build around have no solution.
    Unsolvable,
    /// None of the puzzles to begin at has exactly one solution.
    Start,
    /// Full grids are made, but the order is about puzzles.
    FullGrids,
    /// Samples of all minimal puzzles are made, but the order chooses among puzzles.
    Samples,
}

impl std::error::Error for Contradiction {}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unwanted(kind) => write!(f, "'{}' cannot be both needed and left out", kind.id),
            Self::Others(hardest, other) => {
                write!(
                    f,
                    "a puzzle whose hardest technique is {} does not need {}",
                    hardest.name, other.name
                )
            }
            Self::NeverNeeded(kind) => {
                let why = difficulty::never_needed(kind).unwrap_or_default();
                write!(f, "no puzzle needs {}: {why}", kind.name)
            }
            Self::Crux => f.write_str(
                "the place of the hardest technique on the way can be chosen only together with that technique",
            ),
            Self::Level(kind, level) => match kind.hodoku {
                Some(hodoku) => {
                    let needed = hodoku.level;
                    write!(f, "{} is {needed}, so no puzzle that needs one is {level}", kind.name)
                }
                None => write!(f, "no puzzle that needs {} is {level}", kind.name),
            },
            Self::Ranges(measure) => write!(f, "no number is in both ranges of {}", measure.name()),
            Self::Score(level) => write!(f, "no puzzle with so high a score is {level}"),
            Self::Step(kind, score) => {
                write!(f, "a single {} scores {score}, more than the range allows", kind.name)
            }
            Self::Singles(measure) => {
                write!(f, "singles solve every Easy puzzle, and {} rates them 2.3 at most", measure.name())
            }
            Self::Givens(least, most) if least > most => write!(f, "no number of givens is from {least} to {most}"),
            Self::Givens(least, most) => write!(
                f,
                "a puzzle has {FEWEST} to {} givens, so none has from {least} to {most}",
                Cell::COUNT
            ),
            Self::Pattern(cells) => {
                write!(f, "a puzzle has at least {FEWEST} givens, and the pattern has {cells} cells")
            }
            Self::EmptyBox(number) => write!(f, "no box may be empty, and the pattern has no cell in box {number}"),
            Self::Fixed => f.write_str(
                "a pattern fixes the cells of the givens: it takes no symmetry, number of givens or givens to build around",
            ),
            Self::Around(givens, most) => {
                write!(f, "the puzzle to build around has {givens} givens already, and at most {most} are allowed")
            }
            Self::Unsolvable => f.write_str("the puzzle to build around has no solution"),
            Self::Start => f.write_str("none of the puzzles to begin at has exactly one solution"),
            Self::Samples => f.write_str(
                "samples stand for all minimal puzzles: they take no wish, symmetry, number of givens, pattern, givens to \
                 build around or puzzles to begin at",
            ),
            Self::FullGrids => {
                f.write_str("full grids have no givens and no rating: they take no wish, symmetry, number of givens or pattern")
            }
        }
    }
}

/// Sudoku Explainer's rating of a naked single, the hardest single, in tenths.
const NAKED: u32 = 23;

/// The fewest givens of a puzzle with one solution (G. McGuire, B. Tugemann, G. Civario: There is no 16-clue
/// Sudoku, 2012, <https://arxiv.org/abs/1201.0749>).
pub(crate) const FEWEST: usize = 17;

impl Wish {
    /// The reason why no puzzle can fulfil the wish, if known. A wish without a known contradiction may still
    /// be in vain.
    pub fn contradiction(&self) -> Option<Contradiction> {
        let needed =
            |(kind, range): &(&'static Kind, RangeInclusive<u32>)| (*range.start() > 0).then_some(*kind);
        let with: Vec<_> = self.with.iter().copied().chain(self.steps.iter().filter_map(needed)).collect();
        let wanted = || self.hardest.into_iter().chain(with.iter().copied());
        if let Some(kind) = wanted().find(|kind| self.without.contains(kind)) {
            return Some(Contradiction::Unwanted(kind));
        }
        if self.crux.is_some() && self.hardest.is_none() {
            return Some(Contradiction::Crux);
        }
        let score = self.range(Measure::Hodoku);
        if let Some(hardest) = self.hardest {
            if let Some(other) = with.iter().find(|kind| is_harder(kind, hardest)) {
                return Some(Contradiction::Others(hardest, other));
            }
            if difficulty::never_needed(hardest).is_some() {
                return Some(Contradiction::NeverNeeded(hardest));
            }
            if let Some(level) = self.level.filter(|level| level_needs_less(*level, hardest)) {
                return Some(Contradiction::Level(hardest, level));
            }
        } else if with.iter().all(|kind| kind.hodoku.is_some_and(|hodoku| hodoku.on)) {
            for kind in &with {
                let Some(hodoku) = kind.hodoku else { continue };
                if let Some(level) = self.level.filter(|level| *level < hodoku.level) {
                    return Some(Contradiction::Level(kind, level));
                }
                if score.is_some_and(|(_, most)| most < hodoku.score) {
                    return Some(Contradiction::Step(kind, hodoku.score));
                }
            }
        }
        for (measure, _) in &self.ranges {
            if self.range(*measure).is_some_and(|(least, most)| least > most) {
                return Some(Contradiction::Ranges(*measure));
            }
        }
        let level = self.level?;
        if score.is_some_and(|(least, _)| hodoku::level(level, least) > level) {
            return Some(Contradiction::Score(level));
        }
        let ratings = [Measure::Se, Measure::SeFixed].into_iter().filter(|_| level == Level::Easy);
        let mut too_hard =
            ratings.filter(|measure| self.range(*measure).is_some_and(|(least, _)| least > NAKED));
        too_hard.next().map(Contradiction::Singles)
    }

    /// The intersection of all ranges of a measure.
    fn range(&self, of: Measure) -> Option<(u32, u32)> {
        let ranges = self.ranges.iter().filter(|(measure, _)| *measure == of).map(|(_, range)| range);
        ranges.map(|range| (*range.start(), *range.end())).reduce(|(a, b), (c, d)| (a.max(c), b.min(d)))
    }
}

/// Returns true if a technique is another than the hardest and not easier.
fn is_harder(kind: &Kind, hardest: &Kind) -> bool {
    kind != hardest && !difficulty::easier_than(hardest).any(|easier| easier == kind)
}

/// Returns true if all that a puzzle of this level may need is easier, and leads to the same position in any
/// order.
fn level_needs_less(level: Level, hardest: &Kind) -> bool {
    let of_level = |kind: &&Kind| kind.hodoku.is_some_and(|hodoku| hodoku.on && hodoku.level <= level);
    let mut needed = techniques::kinds().filter(of_level);
    level <= Level::Medium && needed.all(|kind| difficulty::easier_than(hardest).any(|easier| easier == kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::techniques::singles::NAKED_SINGLE;
    use crate::logic::techniques::{bug, fish, single_digit, subsets};

    fn wish(level: Option<Level>, ranges: &[(Measure, u32, u32)]) -> Wish {
        let ranges = ranges.iter().map(|(measure, least, most)| (*measure, *least..=*most)).collect();
        Wish { level, ranges, ..Wish::default() }
    }

    #[test]
    fn what_may_be_is_not_refused() {
        for possible in [
            wish(Some(Level::Medium), &[(Measure::Hodoku, 900, 1000)]),
            wish(Some(Level::Easy), &[(Measure::Se, 0, 23)]),
            wish(Some(Level::Medium), &[(Measure::Se, 90, 100)]),
            wish(None, &[(Measure::W, 2, 4), (Measure::W, 4, 9)]),
            Wish { hardest: Some(&fish::X_WING), level: Some(Level::Unfair), ..Wish::default() },
            Wish { hardest: Some(&fish::X_WING), with: vec![&NAKED_SINGLE], ..Wish::default() },
            Wish {
                hardest: Some(&fish::X_WING),
                steps: vec![(&single_digit::SKYSCRAPER, 0..=0)],
                ..Wish::default()
            },
            Wish { hardest: Some(&fish::X_WING), with: vec![&subsets::NAKED_PAIR], ..Wish::default() },
            Wish {
                with: vec![&fish::X_WING, &subsets::NAKED_PAIR],
                level: Some(Level::Hard),
                ..Wish::default()
            },
        ] {
            assert_eq!(possible.contradiction(), None, "{possible:?}");
        }
    }

    #[test]
    fn what_cannot_be_is_refused_with_the_reason() {
        let easy = Some(Level::Easy);
        for (impossible, expected) in [
            (wish(easy, &[(Measure::Hodoku, 801, 900)]), Contradiction::Score(Level::Easy)),
            (wish(easy, &[(Measure::Se, 24, 30)]), Contradiction::Singles(Measure::Se)),
            (wish(None, &[(Measure::W, 2, 4), (Measure::W, 5, 9)]), Contradiction::Ranges(Measure::W)),
            (
                Wish { with: vec![&subsets::NAKED_PAIR], ..wish(easy, &[]) },
                Contradiction::Level(&subsets::NAKED_PAIR, Level::Easy),
            ),
            (
                Wish { with: vec![&fish::X_WING], ..wish(None, &[(Measure::Hodoku, 0, 139)]) },
                Contradiction::Step(&fish::X_WING, 140),
            ),
            (
                Wish {
                    hardest: Some(&fish::X_WING),
                    with: vec![&single_digit::SKYSCRAPER],
                    ..Wish::default()
                },
                Contradiction::Others(&fish::X_WING, &single_digit::SKYSCRAPER),
            ),
            (
                Wish { hardest: Some(&bug::BUG_2), ..wish(Some(Level::Medium), &[]) },
                Contradiction::Level(&bug::BUG_2, Level::Medium),
            ),
            (
                Wish {
                    hardest: Some(&fish::X_WING),
                    steps: vec![(&single_digit::SKYSCRAPER, 1..=2)],
                    ..Wish::default()
                },
                Contradiction::Others(&fish::X_WING, &single_digit::SKYSCRAPER),
            ),
            (
                Wish {
                    steps: vec![(&fish::X_WING, 2..=u32::MAX)],
                    without: vec![&fish::X_WING],
                    ..Wish::default()
                },
                Contradiction::Unwanted(&fish::X_WING),
            ),
            (Wish { crux: Some(30..=60), ..Wish::default() }, Contradiction::Crux),
            (
                Wish { hardest: Some(&fish::SQUIRMBAG), ..Wish::default() },
                Contradiction::NeverNeeded(&fish::SQUIRMBAG),
            ),
        ] {
            assert_eq!(impossible.contradiction(), Some(expected), "{impossible:?}");
        }
    }
}
