//! Documents: a game or a profile as JSON, `schema/game.json` and `schema/profile.json`.

mod document;
mod log;
mod unreadable;

pub use log::Log;
pub use unreadable::Unreadable;

use crate::{Game, Profile};
use serde_json::{Map, Value};

/// The document of a game or a profile: JSON with a version. All older versions are read; this is the first.
///
/// The document of a game is a puzzle file, too: [`sudokit::read`] reads the puzzle, the player's digits and
/// candidates from it.
///
/// ```
/// use sudokit_play::{Game, Level, Save};
///
/// let game = Game::new(Level::Easy.puzzle(7));
/// let text = Save::from(game.clone()).to_json();
/// assert_eq!(Save::from_json(&text)?, Save::from(game.clone()));
/// assert_eq!(sudokit::read(&text)?.givens, game.puzzle());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Save {
    /// A game.
    Game(Box<Game>),
    /// A profile.
    Profile(Box<Profile>),
}

impl Save {
    /// The version of the documents that are written.
    pub const VERSION: u64 = 1;

    /// The document, in one line.
    pub fn to_json(&self) -> String {
        match self {
            Self::Game(game) => document::of_game(game),
            Self::Profile(profile) => document::of_profile(profile),
        }
    }

    /// Reads a document.
    ///
    /// # Errors
    /// The text is no such document, is of a later version, or contradicts itself.
    ///
    /// ```
    /// let error = sudokit_play::Save::from_json(r#"{"game":{"version":9}}"#).unwrap_err();
    /// let expected = "this game is of version 9: expected 1, the latest that this program knows";
    /// assert_eq!(error.to_string(), expected);
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Unreadable> {
        let mut document: Map<String, Value> =
            serde_json::from_str(text).map_err(|why| Unreadable::json(&why))?;
        if let Some(story) = document.remove("game") {
            document::game(&story, document).map(|game| Self::Game(Box::new(game)))
        } else if let Some(profile) = document.get("profile") {
            document::profile(profile).map(|profile| Self::Profile(Box::new(profile)))
        } else {
            Err(Unreadable::NotASave)
        }
    }

    /// The game, if it is one.
    pub fn game(self) -> Option<Game> {
        match self {
            Self::Game(game) => Some(*game),
            Self::Profile(_) => None,
        }
    }

    /// The profile, if it is one.
    pub fn profile(self) -> Option<Profile> {
        match self {
            Self::Game(_) => None,
            Self::Profile(profile) => Some(*profile),
        }
    }
}

impl From<Game> for Save {
    fn from(game: Game) -> Self {
        Self::Game(Box::new(game))
    }
}

impl From<Profile> for Save {
    fn from(profile: Profile) -> Self {
        Self::Profile(Box::new(profile))
    }
}
