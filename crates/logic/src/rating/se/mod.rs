//! Sudoku Explainer's ratings, as Sudoku Explainer 1.2.1 (Nicolas Juillerat, 2007) gives them: ER, EP and ED.
//!
//! At each step it tries its rules in a fixed order, the easiest first, and takes the first hint of the first
//! rule that has one. The rating of the puzzle, ER, is that of its hardest step. EP ("pearl") is the same up
//! to the first step that places a digit. ED ("diamond") is the rating of the first step. Every step depends
//! on those before it, so the order in which each rule searches is part of the scale, and each file here says
//! what its order is. A few bugs of the program are also part of it.
//!
//! The ratings of some chains depend on the order of a hash table in the original; here the order is that of
//! the later SukakuExplainer, which is fixed.
//!
//! The [path](Path) explains every [step](Step) by steps of techniques that can be explained, drawn and
//! verified. The [profile](Profile) says which program is meant; one of them, SukakuExplainer with its
//! default rules, is an approximation.
//!
//! # Decisions
//!
//! - **Sudoku Explainer's rating has searches of its own.** Which of several equal hints it takes
//!   decides the number, and its order of search is not HoDoKu's, so `rating/se` finds its own steps,
//!   each file with its order written down. The patterns are those of our families; only the searches
//!   differ. Those for pointing, pairs and X-wings run on bits by variable, as chains ask for them in
//!   the middle of every propagation. All chains are one piece of code, `chains/`: links, walks for
//!   cycles and short chains, propagations for everything else. Numbers of nodes that do not depend on
//!   the order are worked out on rows of bits, and only relevant nodes are walked in order. A grid
//!   inside a search has fewer candidates than the one that it came from and nothing else, so
//!   candidates are numbered once a step. A rating keeps nothing of its chains; a path works out of
//!   each step it takes the words, by repeating the few propagations that led there. The premises of an
//!   argument are told whole, also where Sudoku Explainer's count leaves out the premises of nested
//!   arguments.
//! - **SukakuExplainer is approximated, and says so.** Its own rules are techniques of ours at its ratings;
//!   the order of its searches is not known to us. The profile is called approximate wherever it is shown,
//!   and a test holds the share of puzzles that its rules make easier against what was measured of the
//!   program.

mod aligned;
mod bug;
mod chains;
mod common;
mod extra;
mod fish;
mod grid;
mod hint;
mod locked;
mod path;
mod profile;
mod rule;
mod singles;
mod subsets;
mod technique;
mod tenths;
mod unique_loops;
mod wings;

pub use path::{Path, Step};
pub use profile::Profile;
pub(crate) use technique::{Dynamics, Links, Technique};
pub use tenths::SeTenths;

use sudokit_core::{Board, Cancel};

/// A rating on Sudoku Explainer's scale.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::se::{self, Profile};
///
/// let puzzle: Puzzle =
///     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse()?;
/// let rating = se::rate(&Board::new(&puzzle)?, Profile::SE_1_2_1).unwrap();
/// assert_eq!(rating.to_string(), "1.2/1.2/1.2");
/// assert_eq!(rating.er.technique().unwrap().to_string(), "Hidden Single");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rating {
    /// The hardest step; [`SeTenths::STUCK`] if the path ends before the grid is full.
    pub er: Mark,
    /// The hardest step up to the first that places a digit; 0.0 if none does.
    pub ep: Mark,
    /// The first step; 0.0 if there is none.
    pub ed: Mark,
    /// The number of steps.
    pub steps: usize,
}

/// A number of a rating, and the first step that is as hard as that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mark {
    /// The number.
    pub value: SeTenths,
    /// The technique of the step; none if there is no such step.
    technique: Option<Technique>,
}

impl Mark {
    /// Sudoku Explainer's name for the technique of the step; `None` if there is no such step.
    pub fn technique(&self) -> Option<impl std::fmt::Display + use<>> {
        self.technique
    }
}

/// Rates a board. None if it is full already.
pub fn rate(board: &Board, profile: Profile) -> Option<Rating> {
    rate_until(board, profile, &Cancel::new()).map(|(rating, _)| rating)
}

/// Rates a board as [`rate`] does, until it is cancelled. The rating up to then is a lower bound. The
/// answer's second part says whether it is the whole rating.
///
/// ```
/// # use sudokit_core::{Board, Cancel};
/// # use sudokit_logic::rating::se::{self, Profile};
/// let (rating, is_whole) = se::rate_until(&Board::EMPTY, Profile::SE_1_2_1, &Cancel::after(0)).unwrap();
/// assert_eq!((rating.steps, is_whole), (0, false));
/// ```
pub fn rate_until(board: &Board, profile: Profile, cancel: &Cancel) -> Option<(Rating, bool)> {
    let mut solving = path::Solving::new(board, profile);
    if solving.is_full() {
        return None;
    }
    let mut rating = Rating { er: Mark::default(), ep: Mark::default(), ed: Mark::default(), steps: 0 };
    let mut hardest = None;
    while !solving.is_full() {
        let found = {
            let found = solving.next_hint(cancel);
            if cancel.is_cancelled() {
                return Some((rating, false));
            }
            found
        };
        let Some(hint) = found else {
            rating.er = Mark { value: SeTenths::STUCK, technique: None };
            break;
        };
        // Of steps that print the same number, the one with the greater sum is the hardest.
        if Some(hint.rating) > hardest {
            hardest = Some(hint.rating);
            rating.er = Mark { value: hint.rating.tenths, technique: Some(hint.technique) };
        }
        if rating.steps == 0 {
            rating.ed = rating.er;
        }
        if rating.ep.technique.is_none() && hint.placement.is_some() {
            rating.ep = rating.er;
        }
        rating.steps += 1;
    }
    Some((rating, true))
}

/// The three numbers.
impl std::fmt::Display for Rating {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}/{}", self.er.value, self.ep.value, self.ed.value)
    }
}

#[cfg(test)]
mod vectors;
