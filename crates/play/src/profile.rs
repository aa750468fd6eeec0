//! What stays between games.

use crate::train::Training;
use crate::{Assistance, Date, Game, Level, Options, Origin};
use serde::{Deserialize, Serialize};

/// What stays between games: which are in progress, how the others ended, the options for new ones, and what has been learned.
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
    /// How games ended, in order.
    pub outcomes: Vec<Outcome>,
    /// What the player has learned.
    pub training: Training,
}

/// A game in progress, as a menu lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct InProgress {
    /// What whoever keeps the games calls it: the name of a file.
    pub id: String,
    /// Where the puzzle comes from.
    pub origin: Origin,
    /// The time played, in milliseconds.
    pub time: u64,
    /// How many digits the player has placed.
    pub filled: usize,
    /// How many there are to place.
    pub of: usize,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Outcome {
    /// Where the puzzle came from.
    pub origin: Origin,
    /// Whether it was solved, and not given up.
    pub solved: bool,
    /// The time played, in milliseconds.
    pub time: u64,
    /// How much assistance there was, at its most.
    pub assistance: Assistance,
    /// How many hints the player asked for.
    pub hints: u32,
}

/// What the outcomes at a level amount to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// Games that ended.
    pub played: usize,
    /// Games that were solved.
    pub solved: usize,
    /// The shortest time of a solved game, in milliseconds.
    pub best: Option<u64>,
    /// The time that half of the solved games did not exceed.
    pub median: Option<u64>,
    /// How many games in a row were solved, up to the last one.
    pub streak: usize,
    /// The most that were ever solved in a row.
    pub longest_streak: usize,
    /// Solved games with hints or steps taken.
    pub helped: usize,
}

impl Profile {
    /// Remembers a game in progress, as the one played last.
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
        let sheet = game.sheet();
        let of = 81 - sheet.givens.len();
        let (id, origin, time, filled) = (id.to_owned(), game.origin(), game.time(), sheet.placed.len());
        self.games.insert(0, InProgress { id, origin, time, filled, of });
    }

    /// Forgets a game in progress, without an outcome.
    pub fn forget(&mut self, id: &str) {
        self.games.retain(|game| game.id != id);
    }

    /// A game has ended, solved or given up.
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

    /// What the outcomes at a level amount to; or those of puzzles without a level.
    pub fn statistics(&self, level: Option<Level>) -> Statistics {
        let outcomes: Vec<&Outcome> =
            self.outcomes.iter().filter(|outcome| outcome.origin.level() == level).collect();
        let mut times: Vec<u64> =
            outcomes.iter().filter(|outcome| outcome.solved).map(|outcome| outcome.time).collect();
        times.sort_unstable();
        let rows = outcomes.split(|outcome| !outcome.solved).map(<[_]>::len);
        let is_helped = |outcome: &&&Outcome| outcome.solved && outcome.assistance >= Assistance::Hints;
        Statistics {
            played: outcomes.len(),
            solved: times.len(),
            best: times.first().copied(),
            median: times.get(times.len().saturating_sub(1) / 2).copied(),
            streak: rows.clone().next_back().unwrap_or(0),
            longest_streak: rows.max().unwrap_or(0),
            helped: outcomes.iter().filter(is_helped).count(),
        }
    }

    /// Whether the puzzle of a day has been solved.
    pub fn has_solved(&self, date: Date, level: Level) -> bool {
        let daily = Origin::Daily { level, date };
        self.outcomes.iter().any(|outcome| outcome.solved && outcome.origin == daily)
    }
}
