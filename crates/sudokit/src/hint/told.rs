//! A hint: advice, its context, and how much of it is told.

use super::{Advice, hint_with};
use crate::diagram::Words;
use crate::logic::Schedule;
use crate::render::Coordinates;
use crate::{Ambiguity, Batch, Cancel, Cancelled, Cell, Engine, Entry, Suspects};

/// Advice on a game, with the ambiguity or the suspects of its puzzle. With the feature `serde` it becomes
/// the JSON of `schema/hint.json`, up to its level.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hint {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: String,
    /// The advice.
    pub advice: Advice,
    /// The differences between the solutions, if there are several.
    pub several: Option<Ambiguity>,
    /// The digits that may be wrong, if the game has no solution.
    pub suspects: Option<Suspects>,
    /// How much of a step is told, from 0 to 5: the name; the place to look at; the pattern; the reason; the
    /// result; the step in one line.
    pub level: u8,
    /// The notation of cells.
    pub coordinates: Coordinates,
    /// The language of its sentences.
    pub words: &'static Words,
}

impl Hint {
    /// The hint for an entry as [`hint_with`] finds it, told as a whole.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// use sudokit::{Cancel, Hint, Single, logic::Schedule};
    ///
    /// let entry = sudokit::read(format!("11{}", ".".repeat(79)))?;
    /// let hint = Hint::of(&mut Single::new(), &entry, &Schedule::full(), None, &Cancel::new())?;
    /// assert_eq!(hint.suspects.expect("one of the two 1s is wrong").sets.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of<E: Engine>(
        engine: &mut E,
        entry: &Entry,
        schedule: &Schedule,
        target: Option<Cell>,
        cancel: &Cancel,
    ) -> Result<Self, Cancelled> {
        let advice = hint_with(engine, entry, schedule, target, cancel)?;
        let several = Ambiguity::of(&mut Batch::new().until(cancel), entry)?;
        cancel.check()?;
        let suspects = match advice {
            Advice::Impossible => Suspects::of(engine, entry),
            _ => None,
        };
        let puzzle = entry.to_string();
        Ok(Self {
            puzzle,
            advice,
            several,
            suspects,
            level: 5,
            coordinates: Coordinates::default(),
            words: Words::english(),
        })
    }
}
