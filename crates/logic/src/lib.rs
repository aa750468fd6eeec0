//! Sudoku the way people solve it: techniques, and the steps they find.
//!
//! | word | type | what it is |
//! |---|---|---|
//! | family | [`Family`] | one finder, for techniques that are found the same way |
//! | kind | [`Kind`] | one named technique, as data |
//! | step | [`Step`] | one instance found: its kind, its effect, the pattern that justifies it |
//! | evidence | [`Evidence`] | what the pattern answers: numbers, words, a picture, a proof |
//! | view | [`View`] | the board a family looks at, with facts worked out once |
//! | schedule | [`Schedule`] | what to look for, and in which order |
//! | path | [`Path`] | step after step, until no technique leads on |
//! | aim | [`Aim`](aim::Aim) | what a whole way is to be like: easiest, shortest or elegant |
//! | rating | [`rating`] | how hard a path is, on other people's scales |
//!
//! A step follows from its pattern alone; nothing here solves. Kinds that assume one solution say so in [`Kind::assumes`]. No
//! other kind removes a candidate that occurs in a solution.
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
//! - **A technique is a folder.** Kinds are data, with their places on the scales; the family finds steps; the pattern
//!   answers everything that is asked of a step afterwards. The folder's page, `doc.md`, is read by people and run as a
//!   test; `Page` takes from it what is about one kind. The comment above a kind is its summary, in the documentation
//!   and on its page. A family takes two lines in `techniques/mod.rs`, and every test runs over the families that are
//!   there.
//! - **A kind stands for a space to search**, and what is met there is named for what it is: a look for a naked pair
//!   may find a locked one. Kinds with the same HoDoKu order are one search.
//! - **What several families need is a `Fact`**: worked out when first asked for, once per state of the board, by a
//!   type that the family brings along.
//! - **A fish is looked for only where it can be.** What fish remove is in no template of the digit. So the templates
//!   of a digit are joined first, band by band, and most looks for fish of any shape end there; the others choose bases
//!   for the sake of what no template has. A test holds the search to plain enumeration.
//! - **Logic ends in contradictions, not in guesses.** The last family supposes a candidate and follows singles, locked
//!   candidates and subsets, or refutes other candidates under the supposition. A fast search on sets says what fails;
//!   the argument is then put together from steps of the other families, pruned, and is what the pattern holds:
//!   `verify` replays it, each line by its own check, so that nothing has to be believed of the search. Such steps are
//!   on nearly every board, so lists have them only where there is nothing else.
//! - **Uniqueness is said of givens, and the board carries it.** A puzzle may have one solution because of its
//!   candidates; exchanging the digits of a deadly pattern may then lead to a grid that nothing but these candidates
//!   rules out. So `Board` knows whether its *givens* are known to have one solution by themselves. `Board::new` says
//!   no, the face counts and says yes (`position`), and families and Sudoku Explainer's rules that take one solution
//!   for granted find nothing, and verify nothing, on other boards. Who forgets it loses steps, never a solution. What
//!   candidates beside digits mean is a type, too: `Candidates` are given, or left.
//! - **A pattern says what it proves, and one place compares.** No check is asked whether an effect is right: each
//!   works out all that its pattern proves, and what it may be called, and a step has to change some of that, on the
//!   board, under one of these names. A changed pattern is then wrong at once if it proves anything false, whatever
//!   effect it came with, which is the law of `false_proofs`.
//! - **Nothing empty and nothing twice.** "All of no cells" and one thing in two roles are how checks are fooled. So
//!   they take cells, candidates and what these see from a pattern through a few functions in `proven.rs`, which refuse
//!   both.
//! - **Checks have a bound.** A proof can come from anybody, so a check takes the looks it makes from a `Work` that it
//!   shares with the checks inside it, fifty million looks and sixteen arguments deep at most, and refuses a step that
//!   needs more.
//! - **Three searches follow implications, and one kind of argument tells them.** HoDoKu's tables, Sudoku Explainer's
//!   propagations and whips each have an order that is part of their numbers, so none of them can stand in for another,
//!   and what makes each fast is of no use to the others. What they have in common is what is found: statements, each
//!   of which follows from earlier ones, in the patterns of `nice_loops` and `forcing`, which explain, draw and verify
//!   it whoever found it.
//! - **There is one kind of step.** What Sudoku Explainer finds is told as steps of our families, whose patterns can
//!   say all that it means: a cycle is a continuous loop, chains from assumptions are arguments of forcing nets, with
//!   statements that follow by a pattern or by an argument inside; a digit placed directly is two steps, the pattern
//!   and the single. So its paths are proofs like all others, and there is nothing else to explain, draw, write or
//!   check.

pub mod aim;
#[cfg(test)]
mod cases;
mod choose;
mod effect;
mod evidence;
mod facts;
mod family;
mod guardians;
mod kind;
mod node;
pub mod notation;
mod options;
mod page;
mod path;
mod proven;
pub mod rating;
mod schedule;
mod sink;
mod step;
mod tally;
pub mod techniques;
mod view;
mod wording;
mod work;

pub use effect::{Effect, ParseEffectError};
pub use evidence::{Evidence, Measures, Unsound};
pub use facts::als::AlmostLockedSet;
pub use family::{Family, Wanted};
pub use kind::{Assumes, Hodoku, Kind, Level};
pub use node::{Node, Reason};
pub use options::Options;
pub use page::{Chapter, Page, Passage};
pub use path::Path;
pub use proven::Proven;
pub use schedule::{Schedule, Search};
pub use sink::Sink;
pub use step::Step;
pub use view::{Fact, View};
pub use work::Work;
