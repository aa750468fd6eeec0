//! The ladder of help.

mod beginner;
mod found;
mod rung;

pub use rung::{Rung, Told};

use crate::{Action, Game, HintOrder, Options, Techniques};
use found::{Found, Reach};
use sudokit::logic::Step;
use sudokit::{Board, Cancel, Cancelled, Entry, Single};

/// A ladder of hints for the player's own grid. Each question climbs one rung; when the grid changes, the
/// ladder starts over. Nothing is told twice.
///
/// ```text
/// mistakes first     how many ─► where ─► they are taken back
/// then a step        its name ─► where to look ─► the pattern ─► the reason ─► what follows ─► it is taken
/// ```
///
/// The step is the easiest that the player has not taken, on the candidates as they stand. Rungs with nothing
/// to say are skipped.
///
/// ```
/// use sudokit::Cancel;
/// use sudokit_play::{Game, Help, Rung};
///
/// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// let (mut help, cancel) = (Help::new(), Cancel::new());
/// let told: Vec<String> =
///     (0..6).map(|_| help.ask(&mut game, &cancel).map(|told| told.text())).collect::<Result<_, _>>()?;
/// assert_eq!(told[0], "Naked Single.");
/// assert_eq!(told[1], "Look at r5c5.");
/// assert_eq!(game.digit("r5c5".parse()?).map(|digit| digit.get()), Some(5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Help {
    engine: Option<Single>,
    reach: Reach,
    ladder: Option<Ladder>,
}

/// A ladder with the rungs told so far.
#[derive(Debug)]
struct Ladder {
    about: About,
    found: Found,
    /// The rungs told so far, from the bottom.
    told: Vec<Told>,
}

/// The subject of a ladder: when it changes, the ladder starts over.
#[derive(Debug, PartialEq, Eq)]
struct About {
    /// The grid without marks: these say nothing about the next step.
    grid: Entry,
    entering: bool,
    hints: HintOrder,
    without: Techniques,
}

impl About {
    fn of(game: &Game) -> Self {
        let grid = Entry { marks: None, ..game.entry() };
        let Options { hints, without, .. } = *game.options();
        Self { grid, entering: game.sheet().entering, hints, without }
    }
}

impl Help {
    /// A ladder before the first question.
    pub fn new() -> Self {
        Self::default()
    }

    /// A ladder about this step, until the grid changes: for lessons, which choose the step.
    ///
    /// ```
    /// use sudokit::logic::{Schedule, View};
    /// use sudokit::Cancel;
    /// use sudokit_play::{Game, Help};
    ///
    /// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
    /// let board = sudokit::position(&game.entry())?;
    /// let hidden = Schedule::hodoku().only(|kind| kind.id == "hidden-single");
    /// let step = hidden.first(&View::new(&board)).expect("there is one");
    /// let mut help = Help::about(&game, &board, &step);
    /// assert_eq!(help.ask(&mut game, &Cancel::new())?.text(), "Hidden Single.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn about(game: &Game, board: &Board, step: &Step) -> Self {
        let ladder = Ladder { about: About::of(game), found: Found::step(board, step), told: Vec::new() };
        Self { ladder: Some(ladder), ..Self::default() }
    }

    /// Shows a step by one of these techniques only if no other has a step, as with those that the player
    /// does not know. The orders of other programs stay as they are.
    ///
    /// ```
    /// use sudokit::Cancel;
    /// use sudokit::logic::techniques::singles::NAKED_SINGLE;
    /// use sudokit_play::{Game, Help, Techniques};
    ///
    /// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
    /// let mut unknown = Techniques::default();
    /// unknown.set(&NAKED_SINGLE, true);
    /// let told = Help::new().with_last(unknown).ask(&mut game, &Cancel::new())?;
    /// assert_eq!(told.text(), "Hidden Single.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn with_last(mut self, last: Techniques) -> Self {
        self.reach.last = last;
        self
    }

    /// Searches by HoDoKu's techniques before its first Extreme one, and in Sudoku Explainer's order by none:
    /// a program may load what finds the others later, and ask again if these find nothing.
    ///
    /// ```
    /// use sudokit::Cancel;
    /// use sudokit_play::{Game, Help, Rung};
    ///
    /// // Inkala's puzzle of 2012 needs more from the first step on.
    /// let mut game = Game::new("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?);
    /// let told = Help::new().short_of_extreme().ask(&mut game, &Cancel::new())?;
    /// assert_eq!(told.rung, Rung::Nothing);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn short_of_extreme(mut self) -> Self {
        self.reach.is_short = true;
        self
    }

    /// Climbs one rung. The last rung acts: it takes the step, or takes the mistakes back and
    /// leaves the rest of the grid.
    ///
    /// # Errors
    /// Cancelled during the search for a step.
    pub fn ask(&mut self, game: &mut Game, cancel: &Cancel) -> Result<Told, Cancelled> {
        self.look(game, cancel)?;
        let ladder = self.ladder.as_mut().expect("it has just been set up");
        let rungs = ladder.found.rungs();
        let rung = rungs.get(ladder.told.len()).or(rungs.last()).copied().unwrap_or(Rung::Nothing);
        let mut told = ladder.found.told(rung);
        if rung.acts() {
            // A told step always changes something; if one should not, nothing happens.
            told.change = ladder.found.action().and_then(|action| game.act(action).ok());
        } else {
            game.act(Action::Ask { rung }).ok();
        }
        // Where the ladder ends without a step, the same answer is not told twice.
        if ladder.told.last().is_none_or(|last| last.rung != rung) {
            ladder.told.push(told.clone());
        }
        Ok(told)
    }

    /// Searches without telling. [`ask`](Self::ask) does this itself; another thread may do it beforehand on
    /// a copy of the game.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn look(&mut self, game: &Game, cancel: &Cancel) -> Result<(), Cancelled> {
        let about = About::of(game);
        if self.ladder.as_ref().is_none_or(|ladder| ladder.about != about) {
            let engine = self.engine.get_or_insert_with(Single::new);
            let found = Found::on(engine, game, &about.grid, self.reach, cancel)?;
            self.ladder = Some(Ladder { about, found, told: Vec::new() });
        }
        Ok(())
    }

    /// The rungs told so far, from the bottom. The grid may have changed since: see
    /// [`is_about`](Self::is_about).
    pub fn told(&self) -> &[Told] {
        self.ladder.as_ref().map_or(&[], |ladder| &ladder.told)
    }

    /// Returns true if the ladder is about the game as it stands.
    pub fn is_about(&self, game: &Game) -> bool {
        self.ladder.as_ref().is_some_and(|ladder| ladder.about == About::of(game))
    }

    /// The action of the last rung, to perform it at once.
    pub fn action(&self) -> Option<Action> {
        self.ladder.as_ref().and_then(|ladder| ladder.found.action())
    }
}
