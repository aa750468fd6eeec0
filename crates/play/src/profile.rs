//! The data kept between games.

use crate::median::median;
use crate::train::Training;
use crate::{Assistance, Date, Game, Level, Options, Origin};
use serde::{Deserialize, Serialize};

/// The data kept between games: the games in progress, the outcomes of others, options for new games, and
/// training.
///
/// ```
/// use sudokit_play::{Game, Level, Origin, Profile};
///
/// let mut profile = Profile::default();
/// let origin = Origin::Made { level: Level::Easy, seed: 7 };
/// let game = Game::open(&Level::Easy.puzzle(7).into(), origin);
/// profile.keep("game-1", &game);
/// assert_eq!(profile.games[0].filled, 0);
/// profile.close("game-1", &game);
/// assert_eq!(profile.statistics(Some(Level::Easy)).played, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[non_exhaustive]
pub struct Profile {
    /// The options of new games.
    pub options: Options,
    /// The games in progress, the one played last first.
    pub games: Vec<InProgress>,
    /// The outcomes of games, in order.
    pub outcomes: Vec<Outcome>,
    /// The player's training.
    pub training: Training,
    /// The look of the terminal that the player has chosen, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skin: Option<String>,
    /// The voice of explanations that the player has chosen in the terminal, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voice: Option<String>,
}

/// A game in progress, as a menu lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct InProgress {
    /// Its name in storage, such as that of a file.
    pub id: String,
    /// The origin of the puzzle.
    pub origin: Origin,
    /// The time played, in milliseconds.
    pub time: u64,
    /// The number of digits placed.
    pub filled: usize,
    /// The number of digits to place.
    pub of: usize,
}

impl InProgress {
    /// A game as it stands.
    ///
    /// ```
    /// use sudokit_play::{Game, InProgress, Level};
    ///
    /// let game = Game::new(Level::Easy.puzzle(7));
    /// assert_eq!(InProgress::of("game-1", &game).of, game.sheet().empty().len());
    /// ```
    pub fn of(id: &str, game: &Game) -> Self {
        let sheet = game.sheet();
        Self {
            id: id.to_owned(),
            origin: game.origin(),
            time: game.time(),
            filled: sheet.placed.len(),
            of: 81 - sheet.givens.len(),
        }
    }
}

/// The outcome of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Outcome {
    /// The origin of the puzzle.
    pub origin: Origin,
    /// True if it was solved, false if it was given up.
    pub solved: bool,
    /// The time played, in milliseconds.
    pub time: u64,
    /// The most assistance that it had.
    pub assistance: Assistance,
    /// The number of hints.
    pub hints: u32,
}

/// The statistics of outcomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// Games that ended.
    pub played: usize,
    /// Games that were solved.
    pub solved: usize,
    /// The shortest time of a solved game, in milliseconds.
    pub best: Option<u64>,
    /// The median time of solved games, in milliseconds.
    pub median: Option<u64>,
    /// The number of games solved in a row, up to the last one.
    pub streak: usize,
    /// The longest streak.
    pub longest_streak: usize,
    /// Solved games with hints or steps taken.
    pub helped: usize,
}

impl Profile {
    /// Keeps a game in progress, as the one played last.
    ///
    /// ```
    /// # use sudokit_play::{Game, Profile};
    /// let (mut profile, game) = (Profile::default(), Game::new(sudokit::Puzzle::EMPTY));
    /// for id in ["a", "b", "a"] {
    ///     profile.keep(id, &game);
    /// }
    /// assert_eq!(profile.games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    /// ```
    pub fn keep(&mut self, id: &str, game: &Game) {
        self.forget(id);
        self.games.insert(0, InProgress::of(id, game));
    }

    /// Forgets a game in progress, without an outcome.
    pub fn forget(&mut self, id: &str) {
        self.games.retain(|game| game.id != id);
    }

    /// Records the end of a game, solved or given up.
    pub fn close(&mut self, id: &str, game: &Game) {
        self.forget(id);
        self.outcomes.push(Outcome {
            origin: game.origin(),
            solved: game.finished().is_some(),
            time: game.finished().unwrap_or(game.time()),
            assistance: game.assistance(),
            hints: game.help_used().hints,
        });
    }

    /// The statistics of a level, or of puzzles without a level.
    pub fn statistics(&self, level: Option<Level>) -> Statistics {
        let outcomes: Vec<&Outcome> =
            self.outcomes.iter().filter(|outcome| outcome.origin.level() == level).collect();
        let times: Vec<u64> =
            outcomes.iter().filter(|outcome| outcome.solved).map(|outcome| outcome.time).collect();
        let rows = outcomes.split(|outcome| !outcome.solved).map(<[_]>::len);
        let is_helped = |outcome: &&&Outcome| outcome.solved && outcome.assistance >= Assistance::Hints;
        Statistics {
            played: outcomes.len(),
            solved: times.len(),
            best: times.iter().min().copied(),
            median: median(&times),
            streak: rows.clone().next_back().unwrap_or(0),
            longest_streak: rows.max().unwrap_or(0),
            helped: outcomes.iter().filter(is_helped).count(),
        }
    }

    /// Returns true if the puzzle of a day has been solved.
    pub fn has_solved(&self, date: Date, level: Level) -> bool {
        let daily = Origin::Daily { level, date };
        self.outcomes.iter().any(|outcome| outcome.solved && outcome.origin == daily)
    }
}
