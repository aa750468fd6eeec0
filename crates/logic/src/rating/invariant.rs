//! The invariant rating.
//!
#![doc = include_str!("invariant.md")]

use super::se::SeTenths;
use super::whips::refuted;
use crate::techniques::{fish, locked, singles, subsets};
use crate::{Effect, Kind, Schedule, Step, View};
use std::fmt;
use sudokit_core::{Board, Cancel, CandidateSet, HouseKind};

/// A rating that is the same for all isomorphs of a puzzle, and for every order of search.
///
/// ```
/// use sudokit_core::{Board, Cancel, Puzzle};
/// use sudokit_logic::rating::invariant::rate_until;
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let (rating, is_whole) = rate_until(&Board::new(&puzzle)?, &Cancel::new()).unwrap();
/// assert!(is_whole && rating.is_solved);
/// assert_eq!(rating.hardest().unwrap().to_string(), "hidden single in a line");
/// assert!(rating.single_rounds == rating.rounds && rating.by_singles == 51);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rating {
    /// The hardest rule that is needed; none if there was nothing to do.
    pub(crate) hardest: Option<Rule>,
    /// The number of rounds.
    pub rounds: usize,
    /// The rounds in which the easiest rule that finds anything finds one thing only.
    pub bottlenecks: usize,
    /// The rounds of singles. Their share of all rounds says how much of the work is routine.
    pub single_rounds: usize,
    /// The cells that singles fill before anything harder is needed.
    pub by_singles: usize,
    /// The cells that are filled.
    pub filled: usize,
    /// True if the board is solved.
    pub is_solved: bool,
}

impl Rating {
    /// The name of the hardest rule, such as "naked pair" or "braid of 4"; `None` if there was nothing to do.
    pub fn hardest(&self) -> Option<impl fmt::Display + use<>> {
        self.hardest
    }

    /// The value of the hardest rule; 0.0 if there was nothing to do.
    pub fn value(&self) -> SeTenths {
        self.hardest.map_or(SeTenths(0), Rule::value)
    }
}

/// A rule of the scale, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub(crate) enum Rule {
    /// The last cell of a house.
    FullHouse,
    /// A box with one place for a digit.
    HiddenSingleInBox,
    /// A line with one place for a digit.
    HiddenSingleInLine,
    /// A cell with one candidate.
    NakedSingle,
    /// A digit that fits in one line of a box only.
    Pointing,
    /// A digit that fits in one box of a line only.
    Claiming,
    /// Two cells with two candidates.
    NakedPair,
    /// Two lines with a digit in two crossing lines.
    XWing,
    /// Two digits with two places.
    HiddenPair,
    /// Three cells with three candidates.
    NakedTriple,
    /// Three lines with a digit in three crossing lines.
    Swordfish,
    /// Three digits with three places.
    HiddenTriple,
    /// A braid of so many links, two or more.
    Braid(usize),
    /// A candidate that is supposed, and refuted by singles and braids of up to so many links.
    Trial(usize),
}

/// The longest braids within a trial. Beyond that the rating gives up.
const LONGEST_IN_TRIAL: usize = 8;

impl Rule {
    /// Its value on the scale, in tenths.
    pub(crate) fn value(self) -> SeTenths {
        SeTenths(match self {
            Self::FullHouse => 10,
            Self::HiddenSingleInBox => 12,
            Self::HiddenSingleInLine => 15,
            Self::NakedSingle => 23,
            Self::Pointing => 26,
            Self::Claiming => 28,
            Self::NakedPair => 30,
            Self::XWing => 32,
            Self::HiddenPair => 34,
            Self::NakedTriple => 36,
            Self::Swordfish => 38,
            Self::HiddenTriple => 40,
            Self::Braid(0..=2) => 45,
            Self::Braid(3) => 62,
            Self::Braid(4) => 71,
            Self::Braid(5) => 79,
            Self::Braid(6) => 83,
            // Each link more is a tenth, up to where trials begin.
            Self::Braid(n) => (n as u16 + 81).min(94),
            Self::Trial(1) => 96,
            Self::Trial(2) => 107,
            Self::Trial(3) => 108,
            Self::Trial(n) => 3 * n as u16 + 99,
        })
    }

    /// The next rule to try.
    fn next(self, may_be_longer: bool) -> Option<Self> {
        Some(match self {
            Self::FullHouse => Self::HiddenSingleInBox,
            Self::HiddenSingleInBox => Self::HiddenSingleInLine,
            Self::HiddenSingleInLine => Self::NakedSingle,
            Self::NakedSingle => Self::Pointing,
            Self::Pointing => Self::Claiming,
            Self::Claiming => Self::NakedPair,
            Self::NakedPair => Self::XWing,
            Self::XWing => Self::HiddenPair,
            Self::HiddenPair => Self::NakedTriple,
            Self::NakedTriple => Self::Swordfish,
            Self::Swordfish => Self::HiddenTriple,
            Self::HiddenTriple => Self::Braid(2),
            Self::Braid(n) if may_be_longer => Self::Braid(n + 1),
            Self::Braid(_) => Self::Trial(1),
            Self::Trial(n) if n < LONGEST_IN_TRIAL => Self::Trial(n + 1),
            Self::Trial(_) => return None,
        })
    }

    /// The kinds among whose steps this rule's are; none for chains and trials.
    fn kinds(self) -> &'static [&'static Kind] {
        match self {
            Self::FullHouse => const { &[&singles::FULL_HOUSE] },
            Self::HiddenSingleInBox | Self::HiddenSingleInLine => const { &[&singles::HIDDEN_SINGLE] },
            Self::NakedSingle => const { &[&singles::NAKED_SINGLE] },
            Self::Pointing => const { &[&locked::POINTING] },
            Self::Claiming => const { &[&locked::CLAIMING] },
            Self::NakedPair => const { &[&subsets::NAKED_PAIR, &subsets::LOCKED_PAIR] },
            Self::XWing => const { &[&fish::X_WING] },
            Self::HiddenPair => const { &[&subsets::HIDDEN_PAIR] },
            Self::NakedTriple => const { &[&subsets::NAKED_TRIPLE, &subsets::LOCKED_TRIPLE] },
            Self::Swordfish => const { &[&fish::SWORDFISH] },
            Self::HiddenTriple => const { &[&subsets::HIDDEN_TRIPLE] },
            Self::Braid(_) | Self::Trial(_) => &[],
        }
    }

    /// True if a step of one of its kinds is one of its own.
    fn has(self, step: &Step) -> bool {
        if !self.kinds().contains(&step.kind) {
            return false;
        }
        let in_box = || {
            let house = step.pattern.of::<singles::Pattern>().and_then(|single| single.house);
            house.is_some_and(|house| house.kind() == HouseKind::Block)
        };
        match self {
            Self::HiddenSingleInBox => in_box(),
            Self::HiddenSingleInLine => !in_box(),
            _ => true,
        }
    }
}

/// The name.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FullHouse => f.write_str("full house"),
            Self::HiddenSingleInBox => f.write_str("hidden single in a box"),
            Self::HiddenSingleInLine => f.write_str("hidden single in a line"),
            Self::NakedSingle => f.write_str("naked single"),
            Self::Pointing => f.write_str("pointing"),
            Self::Claiming => f.write_str("claiming"),
            Self::NakedPair => f.write_str("naked pair"),
            Self::XWing => f.write_str("X-wing"),
            Self::HiddenPair => f.write_str("hidden pair"),
            Self::NakedTriple => f.write_str("naked triple"),
            Self::Swordfish => f.write_str("swordfish"),
            Self::HiddenTriple => f.write_str("hidden triple"),
            Self::Braid(n) => write!(f, "braid of {n}"),
            Self::Trial(n) => write!(f, "trial with braids of {n}"),
        }
    }
}

/// Everything that one rule shows on one board.
#[derive(Default)]
struct Shown {
    placed: CandidateSet,
    gone: CandidateSet,
    /// For braids: whether longer ones could show more.
    may_be_longer: bool,
}

/// Rates a board, until it is cancelled. The rating up to then is a lower bound. The answer's second part
/// says whether it is the whole rating. None if the board contradicts itself.
pub fn rate_until(board: &Board, cancel: &Cancel) -> Option<(Rating, bool)> {
    let mut board = *board;
    let mut rating = Rating::default();
    'rounds: while !board.unsolved().is_empty() {
        let mut rule = Rule::FullHouse;
        let shown = loop {
            if cancel.is_cancelled() {
                return Some((rating, false));
            }
            let shown = show(rule, &board, cancel)?;
            if !shown.placed.is_empty() || !shown.gone.is_empty() {
                break shown;
            }
            match rule.next(shown.may_be_longer) {
                Some(next) => rule = next,
                None => break 'rounds,
            }
        };
        rating.rounds += 1;
        rating.bottlenecks += usize::from(shown.placed.len() + shown.gone.len() == 1);
        rating.filled += shown.placed.cells().len();
        rating.hardest = rating.hardest.max(Some(rule));
        rating.single_rounds += usize::from(rule <= Rule::NakedSingle);
        if rating.hardest <= Some(Rule::NakedSingle) {
            rating.by_singles = rating.filled;
        }
        Effect::removing(shown.gone).apply(&mut board);
        for placed in shown.placed {
            if !board.place(placed) {
                return None;
            }
        }
    }
    rating.is_solved = board.solution().is_some();
    Some((rating, true))
}

/// All that a rule shows. None if the board turns out to contradict itself.
fn show(rule: Rule, board: &Board, cancel: &Cancel) -> Option<Shown> {
    let mut shown = Shown::default();
    match rule {
        Rule::Braid(n) => {
            (shown.gone, shown.may_be_longer) = refuted::by_braids(board, n, cancel);
        }
        Rule::Trial(n) => shown.gone = refuted::by_trials(board, n, cancel),
        _ => {
            let steps = Schedule::of(rule.kinds().iter().copied()).all(&View::new(board));
            for step in steps.iter().filter(|step| rule.has(step)) {
                shown.placed |= step.effect.placed();
                shown.gone |= step.effect.eliminated();
            }
        }
    }
    Some(shown)
}
