//! A game written down action by action.

use super::{Save, Unreadable};
use crate::action::Line;
use crate::{Game, Logged};
use serde::Deserialize;
use serde_json::Value;

/// A game written down action by action: its first line is a saved game, every further line an action or the
/// time. If each line is appended at once, a crash loses at most the line being written.
///
/// ```
/// use sudokit::{Cell, CellSet, Digit};
/// use sudokit_play::{Action, Game, Level, Log};
///
/// let mut game = Game::new(Level::Easy.puzzle(7));
/// let mut file = Log::begin(&game);
/// let cells = game.sheet().empty();
/// game.act(Action::Corner { cells, digit: Digit::D1 }).expect("there are empty cells");
/// file += &Log::line(&game.log()[0]);
///
/// // The power fails in the middle of the second action.
/// file += r#"{"time":0,"do":"und"#;
/// let log = Log::replay(&file)?;
/// assert_eq!(log.game, game);
/// assert_eq!(log.note.as_deref(), Some("line 3 was not written to its end; everything before it is there"));
/// # Ok::<(), sudokit_play::Unreadable>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Log {
    /// The game as it stands after the last whole line.
    pub game: Game,
    /// A note about a line that was dropped, if any.
    pub note: Option<String>,
}

impl Log {
    /// The first line: the game as it stands.
    pub fn begin(game: &Game) -> String {
        Save::from(game.clone()).to_json() + "\n"
    }

    /// The line of an action: the last of [`Game::log`] after each [`Game::act`].
    pub fn line(logged: &Logged) -> String {
        serde_json::to_string(logged).expect("an action is text, numbers and lists") + "\n"
    }

    /// A line with the time alone, for long thoughts.
    pub fn time(milliseconds: u64) -> String {
        format!("{{\"time\":{milliseconds}}}\n")
    }

    /// The game that was written down. An incomplete last line is dropped, with a note.
    ///
    /// # Errors
    /// A complete line cannot be read, or its action is refused.
    pub fn replay(text: &str) -> Result<Self, Unreadable> {
        let mut lines = (1..).zip(text.lines()).peekable();
        let (_, first) = lines.next().unwrap_or((1, ""));
        let mut log = Self { game: Save::from_json(first)?.game().ok_or(Unreadable::NotASave)?, note: None };
        while let Some((number, line)) = lines.next() {
            match serde_json::from_str(line).and_then(|value: Value| Line::deserialize(&value)) {
                Ok(Line::Action(logged)) => {
                    let refused = |why| Unreadable::Refused { number: number - 1, why };
                    log.game.replay(logged).map_err(refused)?;
                }
                Ok(Line::Time(time)) => log.game.resume_at(time),
                Err(_) if lines.peek().is_none() && !text.ends_with('\n') => {
                    log.note = Some(format!(
                        "line {number} was not written to its end; everything before it is there"
                    ));
                }
                Err(why) => return Err(Unreadable::Json(format!("line {number}: {why}"))),
            }
        }
        Ok(log)
    }
}
