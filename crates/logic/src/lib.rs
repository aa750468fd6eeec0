//! Sudoku the way people solve it: techniques, and the steps they find.
//!
//! | word | type | meaning |
//! |---|---|---|
//! | family | [`Family`] | a finder of techniques that share a search |
//! | kind | [`Kind`] | a named technique, as data |
//! | step | [`Step`] | one instance: its kind, its effect, and the pattern that proves it |
//! | pattern | [`Pattern`] | the cells, digits and houses from which a step follows |
//! | view | [`View`] | one state of a board to search, with facts worked out once |
//! | schedule | [`Schedule`] | techniques in the order in which they are tried |
//! | path | [`Path`] | step after step, until no technique applies |
//! | aim | [`Aim`](aim::Aim) | the quality of a whole way: easiest, shortest or elegant |
//! | rating | [`rating`] | the difficulty of a path, on the scales of other programs |
//!
//! A step follows from its pattern alone; nothing here solves. Kinds that assume one solution say so in
//! [`Kind::assumes`]. No other kind removes a candidate that occurs in a solution.
//!
//! ```
//! use sudokit_core::{Board, Puzzle};
//! use sudokit_logic::{Path, Schedule};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let mut board = Board::new(&puzzle)?;
//! let first = Path::new(&mut board, Schedule::hodoku()).next().unwrap();
//! assert_eq!((first.kind.name, first.effect.to_string().as_str()), ("Naked Single", "r5c5=5"));
//!
//! assert_eq!(Path::new(&mut board, Schedule::hodoku()).count(), 50);
//! assert!(board.solution().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Decisions
//!
//! - **A technique is a folder.** Kinds are data, with their places on the scales; the family finds steps;
//!   the pattern answers all questions about a step afterwards. The folder's page, `doc.md`, is read by
//!   people and run as a test; `Page` takes the part about one kind from it. The comment above a kind is its
//!   summary, in the documentation and on its page. A family takes two lines in `techniques/mod.rs`, and
//!   every test runs over all families.
//! - **A kind stands for a space to search**, and a step found there is named for what it is: a search for
//!   naked pairs may find a locked one. Kinds with the same HoDoKu order are one search.
//! - **Knowledge that several families need is a `Fact`**: worked out on demand, once per state of the board,
//!   by a type of the family.
//! - **Fish are only searched where they can be.** No template of the digit contains an elimination of a
//!   fish. So the templates of a digit are joined first, band by band, and most searches for fish of any
//!   shape end there; the others choose bases for the candidates outside all templates. A test compares the
//!   search with plain enumeration.
//! - **Logic ends in contradictions, not in guesses.** The last family supposes a candidate and follows
//!   singles, locked candidates and subsets, or refutes other candidates under the supposition. A fast search
//!   on sets finds suppositions that fail; the argument is then put together from steps of the other
//!   families, pruned, and kept as the pattern: `verify` replays it, each line by its own check, so the
//!   search need not be trusted. Nearly every board has such steps, so lists have them only where there is
//!   nothing else.
//! - **Uniqueness is a property of givens, and the board carries it.** A puzzle may have one solution because
//!   of its candidates; exchanging the digits of a deadly pattern may then lead to a grid that only these
//!   candidates rule out. So `Board` knows whether its *givens* are known to have one solution by themselves.
//!   `Board::new` says no, the face counts and says yes (`position`), and families and rules of Sudoku
//!   Explainer that assume uniqueness find nothing, and verify nothing, on other boards. A caller who forgets
//!   it loses steps, never a solution. The meaning of candidates beside digits is a type, too: `Candidates`
//!   are given, or left.
//! - **A pattern derives its conclusions, and one place compares.** No check is asked whether an effect is
//!   right: each derives all conclusions of its pattern, and all its names, and a step must have a part of
//!   these conclusions as its effect, on the board, and one of these names. A changed pattern is then wrong
//!   as soon as it proves anything false, whatever its effect, which is the law of `false_proofs`.
//! - **Nothing empty and nothing twice.** "All of no cells" and one cell in two roles are how checks are
//!   fooled. So they take cells, candidates and peers from a pattern through a few functions in `proven.rs`,
//!   which refuse both.
//! - **Checks have a bound.** A proof can come from anybody, so a check takes its looks from a `Work` that it
//!   shares with the checks inside it, fifty million looks and sixteen arguments deep at most, and refuses a
//!   step that needs more.
//! - **Three searches follow implications, and one kind of argument tells them.** HoDoKu's tables, Sudoku
//!   Explainer's propagations and whips each have an order that is part of their numbers, so none of them can
//!   replace another, and their optimisations do not carry over. They share their results: statements, each
//!   of which follows from earlier ones, in the patterns of `nice_loops` and `forcing`, which explain, draw
//!   and verify them for every finder.
//! - **A pattern with guardians is a relation.** One of its guardians is true, so all such patterns conclude,
//!   are told, marked and checked by one trait, `Guarded`, and chains on OR-relations go through each.
//! - **Length is what a reader has to follow**, in lines, for every kind: [`Step::lines`]. HoDoKu's length is
//!   another number, part of its order.
//! - **There is one kind of step.** Steps of Sudoku Explainer are told as steps of our families, whose
//!   patterns can say all that they mean: a cycle is a continuous loop, chains from assumptions are arguments
//!   of forcing nets, with statements that follow by a pattern or by a nested argument; a digit placed
//!   directly is two steps, the pattern and the single. So its paths are proofs like all others, and nothing
//!   else needs to be explained, drawn, written or checked.

pub mod aim;
mod by_candidate;
mod choose;
mod facts;
mod follow;
mod notation;
mod options;
mod order;
pub mod rating;
mod schedule;
mod sets;
mod step;
mod tally;
pub mod techniques;
mod wording;

#[doc(hidden)]
pub use sudokit_core::sort;

use facts::als::AlmostLockedSet;
use facts::view::Fact;
pub use facts::view::View;
use facts::{Node, Reason, Variable};
pub use options::{Options, WrongOption};
pub use schedule::{Listing, Path, Schedule, Search};
use step::Evidence;
pub use step::{
    Assumes, Effect, Family, Hodoku, Kind, Level, Measures, ParseEffectError, Pattern, Proven, Sink, Step,
    Unsound, Wanted, Work,
};
pub use techniques::{Chapter, Page, Passage};

#[cfg(test)]
mod cases;
