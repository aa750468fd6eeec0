//! The moments of a player's own games, kept for drills.

use super::{Grade, Moment, Round, Training};
use crate::Date;

/// So many moments are kept: those of the last games.
const KEPT: usize = 20;
/// At most so many make a round.
const LONGEST_ROUND: usize = 5;

impl Training {
    /// Keeps the moments of a game for drills; beyond twenty, the oldest are forgotten.
    ///
    /// ```
    /// use sudokit::{Cancel, CellSet};
    /// use sudokit_play::train::{Round, Training, moments};
    /// use sudokit_play::{Action, Date, Game, Level, Rung};
    ///
    /// let (mut game, mut training) = (Game::new(Level::Easy.puzzle(7)), Training::default());
    /// let solution = game.solution().expect("it has one");
    /// game.act(Action::Ask { rung: Rung::Name }).expect("it can be asked at any time");
    /// for cell in game.sheet().empty() {
    ///     let digit = solution.digit(cell);
    ///     game.act(Action::Place { cells: CellSet::of(cell), digit }).expect("it is empty");
    /// }
    /// let day = Date::new(2026, 11, 28).expect("a day");
    /// training.keep(&moments(&game, day, &Cancel::new())?);
    ///
    /// let own = training.from_games();
    /// let drill = own[0].drill(&Cancel::new())?.expect("it has a step");
    /// assert!(own[0].helped && drill.kind() == own[0].kind);
    /// assert_eq!(Round::from_games(own).of(), 1);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn keep(&mut self, moments: &[Moment]) {
        let lines: Vec<String> =
            self.moments.lines().map(str::to_owned).chain(moments.iter().map(Moment::to_line)).collect();
        self.moments = lines[lines.len().saturating_sub(KEPT)..].join("\n");
    }

    /// The number of positions from own games.
    pub fn own_positions(&self) -> usize {
        self.own().count()
    }

    /// The moments of the next round from own games: the last five, in the order of time.
    pub fn from_games(&self) -> Vec<Moment> {
        let mut moments: Vec<Moment> = self.own().rev().take(LONGEST_ROUND).collect();
        moments.reverse();
        moments
    }

    /// A moment that a later version has kept, by a technique that is not known here, stays as it is.
    fn own(&self) -> impl DoubleEndedIterator<Item = Moment> {
        self.moments.lines().filter_map(Moment::of_line)
    }

    /// Records a finished round from own games. One position is no lesson: only techniques that were
    /// practised before get grades.
    pub(super) fn record_own(&mut self, round: &Round, today: Date) {
        let seen = round.own().iter().zip(round.slipped_in()).filter(|(_, slipped)| !slipped);
        let seen: Vec<String> = seen.map(|(moment, _)| moment.to_line()).collect();
        let is_left = |line: &&str| seen.iter().all(|seen| seen != line);
        self.moments = self.moments.lines().filter(is_left).collect::<Vec<_>>().join("\n");
        self.practised(today);
        for (kind, grade) in round.grades() {
            if self.memory(kind).is_some() {
                self.record_timed(kind, grade, round.pace(kind), today);
            } else if grade != Grade::Good {
                self.remind(kind);
            }
        }
    }
}
