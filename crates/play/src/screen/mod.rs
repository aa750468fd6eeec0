//! A game as data for screens in other languages: the same objects in JavaScript and in Python.
//!
//! ```
//! use sudokit::{Cell, CellSet, Digit, diagram::Words};
//! use sudokit_play::{Action, Game, screen};
//!
//! let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
//! let answer = game.act(Action::Place { cells: CellSet::of(Cell::at(4, 4)), digit: Digit::D5 });
//! let answer = screen::Answer::of(answer, &game, Words::english());
//! assert_eq!(serde_json::to_string(&answer)?, r#"{"cells":["r5c5"],"said":"5 in r5c5.","finished":false}"#);
//! assert_eq!(serde_json::to_value(screen::State::of(&game))?["filled"], 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod view;

pub use answer::{Answer, Change, Told};
pub use view::{CellLook, State, cells};
