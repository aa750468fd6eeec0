//! A game of Sudoku as data, for every screen.
//!
//! A [`Game`] is a puzzle, the player's [`Sheet`], its history and the time played. An [`Action`] results in
//! a [`Change`], or is [`Refused`] with a reason. [`Help`] is a ladder of hints for the player's own grid. A
//! [`Level`] makes puzzles, a [`Date`] the puzzles of the day. A [`Profile`] has statistics, options and
//! training, and a [`Save`] is the document of a game or a profile.
//!
//! ```
//! use sudokit::{Cancel, Cell, CellSet, Digit};
//! use sudokit_play::{Action, Game, Help, Rung};
//!
//! let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
//! let (middle, mut help) = (CellSet::of(Cell::at(4, 4)), Help::new());
//!
//! // The player places a digit, and is told what it did.
//! let change = game.act(Action::Place { cells: middle, digit: Digit::D9 }).expect("the cell is empty");
//! assert_eq!(change.said.to_string(), "9 in r5c5. The same digit is in r2c5.");
//!
//! // It was the wrong one. Help says so first, and the last rung of its ladder is to take it back.
//! let told = help.ask(&mut game, &Cancel::new())?;
//! assert_eq!((told.rung, told.text()), (Rung::Mistakes, "One digit is wrong.".to_owned()));
//! game.act(Action::UndoMistakes).expect("there is a mistake");
//!
//! // Now it is about the next step.
//! let told = help.ask(&mut game, &Cancel::new())?;
//! assert_eq!((told.rung, told.text()), (Rung::Name, "Naked Single.".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Decisions
//!
//! - **A game is its log.** A game follows from its start and its [`Logged`] actions. Saving writes these,
//!   and loading repeats them. So undo, savepoints and help used survive without a form of their own, and a
//!   log written action by action is a saved game at every moment. An action is a matter of microseconds.
//! - **A hinted step is an action with its effect in it.** Repeating it needs no search, and is the same in a
//!   version that would find another step first.
//! - **States, not inverse changes.** Undo keeps the sheets themselves, two kilobytes each. An inverse for
//!   each kind of action would be as many chances to be wrong.
//! - **No clock, no chance.** Callers say how much time has [passed](Game::pass), and supply seeds and dates.

mod action;
mod change;
mod colour;
mod daily;
mod game;
mod hand;
mod help;
mod keys;
mod median;
mod options;
mod own_line;
mod profile;
mod refused;
mod save;
pub mod screen;
mod sheet;
mod techniques;
pub mod train;

pub use action::{Action, Logged};
pub use change::Change;
pub use colour::Colour;
pub use daily::{Date, NotADate};
pub use game::{Assistance, Game, HelpUsed, Origin, Savepoint};
pub use hand::{Hand, Meant, Mode};
pub use help::{Help, Rung, Told};
pub use keys::{Binding, Command, Direction, Group, KEYS, Key, command_of};
pub use options::{First, HintOrder, Keeping, Options, Showing};
pub use own_line::{LineEnd, OwnLine, OwnLines};
pub use profile::{InProgress, Outcome, Profile, Statistics};
pub use refused::Refused;
pub use save::{Log, Save, Unreadable};
pub use sheet::Sheet;
#[doc(inline)]
pub use sudokit::Level;
pub use techniques::Techniques;
