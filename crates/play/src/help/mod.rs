//! The ladder of help.

mod found;
mod rung;

pub use rung::{Rung, Told};

use crate::{Action, Game, HintOrder};
use found::Found;
use sudokit::logic::Step;
use sudokit::{Board, Cancel, Cancelled, Entry, Single};

/// A ladder of hints for the player's own grid. Asked again it climbs; when the grid changes it starts anew. Nothing is told twice.
///
/// ```text
/// mistakes first     how many ─► where ─► back to before them
/// then a step        its name ─► where to look ─► the pattern ─► the reason ─► what follows ─► it is taken
/// ```
///
/// The step is the easiest that the player has not taken, on the candidates as they stand. A rung without anything to say is
/// passed over.
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
    ladder: Option<Ladder>,
}

/// One climb.
#[derive(Debug)]
struct Ladder {
    about: About,
    found: Found,
    /// What has been told, from the bottom.
    told: Vec<Told>,
}

/// What a ladder is for: when that changes, so does what there is to tell.
#[derive(Debug, PartialEq, Eq)]
struct About {
    /// The grid as it stands. Marks that are no candidates say nothing about the next step.
    grid: Entry,
    entering: bool,
    hints: HintOrder,
}

impl About {
    fn of(game: &Game) -> Self {
        let grid = Entry { marks: None, ..game.entry() };
        Self { grid, entering: game.sheet().entering, hints: game.options().hints }
    }
}

impl Help {
    /// Nothing has been asked yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// About this step, as long as the grid is that of the game as it stands. Whoever teaches a technique chooses the step.
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
        Self { engine: None, ladder: Some(ladder) }
    }

    /// Tells one thing more. On the last rung it does what it spoke of: the step is taken, the mistakes are undone.
    ///
    /// # Errors
    /// It was cancelled while it looked for a step.
    pub fn ask(&mut self, game: &mut Game, cancel: &Cancel) -> Result<Told, Cancelled> {
        self.look(game, cancel)?;
        let ladder = self.ladder.as_mut().expect("it has just been set up");
        let rungs = ladder.found.rungs();
        let rung = rungs.get(ladder.told.len()).or(rungs.last()).copied().unwrap_or(Rung::Nothing);
        let mut told = ladder.found.told(rung);
        if rung.acts() {
            // Nobody is told a step that is none; if it should be, nothing happens.
            told.change = ladder.found.action().and_then(|action| game.act(action).ok());
        } else {
            game.act(Action::Ask { rung }).ok();
        }
        ladder.told.push(told.clone());
        Ok(told)
    }

    /// Looks for what there is to tell, and tells nothing. [`ask`](Self::ask) does that by itself; whoever asks from another thread can do it
    /// beforehand on a copy of the game.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn look(&mut self, game: &Game, cancel: &Cancel) -> Result<(), Cancelled> {
        let about = About::of(game);
        if self.ladder.as_ref().is_none_or(|ladder| ladder.about != about) {
            let engine = self.engine.get_or_insert_with(Single::new);
            let found = Found::on(engine, game, &about.grid, cancel)?;
            self.ladder = Some(Ladder { about, found, told: Vec::new() });
        }
        Ok(())
    }

    /// What has been told on this ladder, from the bottom. It may be about a grid that has changed since:
    /// [`is_about`](Self::is_about) knows.
    pub fn told(&self) -> &[Told] {
        self.ladder.as_ref().map_or(&[], |ladder| &ladder.told)
    }

    /// Whether what has been told is about the game as it stands.
    pub fn is_about(&self, game: &Game) -> bool {
        self.ladder.as_ref().is_some_and(|ladder| ladder.about == About::of(game))
    }

    /// What the last rung does, for those who want it now.
    pub fn action(&self) -> Option<Action> {
        self.ladder.as_ref().and_then(|ladder| ladder.found.action())
    }
}
