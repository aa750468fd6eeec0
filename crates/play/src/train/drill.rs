//! Drills: a question about a real position.

use super::alike::{neighbours, rank};
use super::beside::schedule_with;
use super::course::is_single;
use super::{Exercise, Positions, counts_beside, position, schedule, wording};
use crate::{Action, Game, Help, Keeping, Mode, Options, Origin, Showing, Techniques};
use sudokit::diagram::{Diagram, Sentence, say};
use sudokit::logic::{self, Kind, Path, Schedule, Step, View};
use sudokit::{Board, Cancel, Cancelled, CandidateSet, Candidates, Entry, Puzzle};

/// So many techniques that look alike are tried for a position in which nothing applies.
const LOOKALIKES: usize = 4;

/// A question about a real position.
///
/// ```
/// use sudokit::Cancel;
/// use sudokit::logic::techniques::fish::X_WING;
/// use sudokit_play::train::{Drill, Exercise, Positions, Reply, Verdict};
///
/// let positions = Positions::built_in();
/// let drill = Drill::new(Exercise::WhatFollows, &X_WING, &positions, 7, &Cancel::new())?;
/// let drill = drill.expect("there are positions");
/// assert_eq!(drill.question().to_string(), "Find an X-wing and cross out what it rules out.");
///
/// // A reply with the effect of the step is right.
/// let step = drill.step().expect("there is one");
/// let reply = Reply::Follows { placed: step.effect.placed(), crossed: step.effect.eliminated() };
/// assert_eq!(drill.judge(&reply, &Cancel::new())?.verdict, Verdict::Right);
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
#[derive(Clone, Debug)]
pub struct Drill {
    exercise: Exercise,
    kind: &'static Kind,
    puzzle: Puzzle,
    pub(super) board: Board,
    /// The instance of the technique that the drill is about, if there is one.
    step: Option<Step>,
    pub(super) choices: Vec<&'static Kind>,
    /// The technique of the lesson, if the one to be named is another that looks alike.
    pub(super) lesson: Option<&'static Kind>,
    /// Techniques that count as learned beside the one practised and all easier ones, if it is not announced.
    learned: Vec<&'static Kind>,
    /// The technique of the position, if it is another one that only looks alike.
    lookalike: Option<&'static Kind>,
}

impl Drill {
    /// A drill for a technique. The number chooses the position: the same number gives the same drill. `None`
    /// if the technique has no positions.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn new(
        exercise: Exercise,
        kind: &'static Kind,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let puzzles = in_turn(positions.of(kind), number);
        let mut drill = None;
        match exercise {
            Exercise::SeeIt => {
                return Self::unannounced(kind, &[], is_odd(number), positions, number, cancel);
            }
            Exercise::NameIt => return Self::to_name(kind, positions, number, cancel),
            Exercise::FindIt if is_odd(number) => drill = Self::without(kind, positions, number, cancel)?,
            Exercise::SolveWithIt => {
                for puzzle in puzzles.clone() {
                    let found = Self::with(exercise, kind, puzzle, cancel)?;
                    if let Some(found) = found
                        && found.is_the_hardest(cancel)?
                    {
                        return Ok(Some(found));
                    }
                }
                return Ok(None);
            }
            _ => {}
        }
        if let Some(puzzle) = puzzles.clone().next().filter(|_| drill.is_none()) {
            drill = Self::with(exercise, kind, puzzle, cancel)?;
        }
        Ok(drill)
    }

    /// A drill that does not announce its technique: the player says what follows from anything learned, or
    /// that nothing does. Learned is the technique, whatever is easier, and these. If it `lacks` the
    /// technique, its position is one of another that looks alike and was not learned, so that nothing does;
    /// if there is none, the technique is there. `None` if it has no positions.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn unannounced(
        kind: &'static Kind,
        learned: &[&'static Kind],
        lacks: bool,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let with_learned = |drill: Self| Self { learned: learned.to_vec(), ..drill };
        if lacks {
            for other in neighbours(kind).filter(|other| rank(other) > rank(kind)).take(LOOKALIKES) {
                let found = Self::at(Exercise::SeeIt, kind, other, positions, number, cancel)?;
                let Some(drill) = found.map(with_learned) else { continue };
                if !drill.accepts(other) && drill.accepted().first(&drill.view(cancel)).is_none() {
                    cancel.check()?;
                    return Ok(Some(drill));
                }
            }
        }
        let Some(puzzle) = in_turn(positions.of(kind), number).next() else { return Ok(None) };
        Ok(Self::with(Exercise::SeeIt, kind, puzzle, cancel)?.map(with_learned))
    }

    /// A drill at the position where the technique is needed.
    pub(super) fn with(
        exercise: Exercise,
        kind: &'static Kind,
        puzzle: Puzzle,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let found = position(&puzzle, kind, cancel)?;
        Ok(found.map(|(board, step)| Self::on(exercise, kind, puzzle, board, Some(step))))
    }

    fn on(exercise: Exercise, kind: &'static Kind, puzzle: Puzzle, board: Board, step: Option<Step>) -> Self {
        let (choices, learned) = (Vec::new(), Vec::new());
        Self { exercise, kind, puzzle, board, step, choices, lesson: None, learned, lookalike: None }
    }

    /// A drill at a position of a game, which does not announce the technique.
    pub(super) fn of_game(puzzle: Puzzle, board: Board, step: Step) -> Self {
        Self::on(Exercise::SeeIt, step.kind, puzzle, board, Some(step))
    }

    /// A drill at a position of another technique, without a step.
    fn at(
        exercise: Exercise,
        kind: &'static Kind,
        other: &'static Kind,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let Some(puzzle) = in_turn(positions.of(other), number).next() else { return Ok(None) };
        let found = position(&puzzle, other, cancel)?;
        Ok(found.map(|(board, _)| Self {
            lookalike: Some(other),
            ..Self::on(exercise, kind, puzzle, board, None)
        }))
    }

    /// A drill at a position without the technique: one of a technique that looks alike, or of a nearby
    /// one.
    fn without(
        kind: &'static Kind,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        for other in neighbours(kind) {
            let found = Self::at(Exercise::FindIt, kind, other, positions, number, cancel)?;
            let Some(drill) = found else { continue };
            if drill.instances(cancel)?.is_empty() {
                return Ok(Some(drill));
            }
        }
        Ok(None)
    }

    /// Returns true if a step of this kind counts as right.
    pub(super) fn accepts(&self, kind: &Kind) -> bool {
        match self.exercise {
            Exercise::SeeIt => counts_beside(kind, self.kind) || self.learned.contains(&kind),
            _ => kind == self.kind,
        }
    }

    fn accepted(&self) -> Schedule {
        schedule().only(|kind| self.accepts(kind))
    }

    fn view<'b>(&'b self, cancel: &'b Cancel) -> View<'b> {
        View::new(&self.board).until(cancel)
    }

    /// Returns true if the solution needs nothing harder.
    fn is_the_hardest(&self, cancel: &Cancel) -> Result<bool, Cancelled> {
        let mut board = self.board;
        Path::new(&mut board, schedule_with(self.kind)).until_cancelled(cancel).for_each(drop);
        cancel.check()?;
        Ok(board.solution().is_some())
    }

    pub(super) const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// All steps in the position that count as right. If several techniques do, only short chains of almost
    /// locked sets are listed, as long ones abound; the step of the drill is among them in any case.
    pub(super) fn instances(&self, cancel: &Cancel) -> Result<Vec<Step>, Cancelled> {
        let accepted = match self.exercise {
            Exercise::SeeIt => self.accepted().with(logic::Options::for_lists()),
            _ => self.accepted(),
        };
        let mut steps = accepted.all(&self.view(cancel));
        cancel.check()?;
        if let Some(step) = self.step.as_ref().filter(|step| !steps.contains(step)) {
            steps.push(step.clone());
        }
        Ok(steps)
    }

    /// The technique, if the drill announces it.
    pub(super) fn announced(&self) -> Option<&'static Kind> {
        (self.exercise != Exercise::SeeIt).then_some(self.kind)
    }

    /// The technique of the position, if it is another one that only looks alike.
    pub(super) const fn lookalike(&self) -> Option<&'static Kind> {
        self.lookalike
    }

    /// All steps of a kind in the position.
    pub(super) fn steps_of(&self, kind: &'static Kind, cancel: &Cancel) -> Result<Vec<Step>, Cancelled> {
        let steps = schedule().only(|other| other == kind).all(&self.view(cancel));
        cancel.check()?;
        Ok(steps)
    }

    /// The question.
    pub fn question(&self) -> Sentence {
        let one = wording::one(self.kind);
        let places = self.step.as_ref().map(|step| (step.effect.placed(), step.effect.eliminated()));
        match self.exercise {
            Exercise::WhatFollows => match places {
                Some((placed, removed)) if placed.is_empty() && !removed.is_empty() => {
                    say!("train-find-and-cross-out", [one])
                }
                Some((placed, _)) if placed.len() == 1 => say!("train-find-and-place", [one]),
                _ => say!("train-find-and-mark", [one]),
            },
            Exercise::FindIt => say!("train-can-you-find", [one]),
            Exercise::NameIt => say!("train-which-technique"),
            Exercise::SolveWithIt => say!("train-solve", [one]),
            Exercise::SeeIt => say!("train-see-it"),
        }
    }

    /// The technique that the drill is about. To be named, it may be a neighbour of the lesson's.
    pub const fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// The kind of exercise.
    pub const fn exercise(&self) -> Exercise {
        self.exercise
    }

    /// The techniques to choose from when one is to be named, in the order of the course.
    pub fn choices(&self) -> &[&'static Kind] {
        &self.choices
    }

    /// The position.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The instance of the technique that the drill is about, if there is one.
    pub const fn step(&self) -> Option<&Step> {
        self.step.as_ref()
    }

    /// The position as a game: digits placed so far are placed, and candidates are kept automatically,
    /// without those removed so far. Singles are looked for along rows, columns and boxes: no notes.
    pub fn game(&self) -> Game {
        self.game_with(Options::default())
    }

    /// A player's options as they hold in the drill. Candidates are kept as the position needs them, and
    /// hints use every technique: the one that is practised may be turned off in games. Wrong digits are not
    /// shown, as that would tell the solution, unless the whole puzzle is to be solved.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Drill, Exercise, Positions};
    /// # use sudokit_play::{Options, Showing};
    /// let positions = Positions::built_in();
    /// let drill = Drill::new(Exercise::WhatFollows, &X_WING, &positions, 7, &Cancel::new())?.unwrap();
    /// let player = Options { wrong: Showing::AtOnce, clock: false, ..Options::default() };
    /// let here = drill.options(player);
    /// assert_eq!((here.wrong, here.clock), (Showing::Never, false));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn options(&self, player: Options) -> Options {
        let candidates = if self.lacks_notes() { Keeping::ByHand } else { Keeping::Automatic };
        let wrong = if self.exercise == Exercise::SolveWithIt { player.wrong } else { Showing::Never };
        Options { candidates, wrong, without: Techniques::default(), ..player }
    }

    /// True if singles are to be looked for along rows, columns and boxes. A grid without notes would tell
    /// that a technique to be named or seen is a single.
    fn lacks_notes(&self) -> bool {
        is_single(self.kind) && !matches!(self.exercise, Exercise::NameIt | Exercise::SeeIt)
    }

    /// The [game](Self::game) with a player's options, as far as they [hold](Self::options) in the drill.
    pub fn game_with(&self, options: Options) -> Game {
        let solved = !self.board.unsolved() - self.puzzle.cells();
        let placed = self.board.puzzle().restricted_to(solved);
        // Candidates removed so far are part of the position, not crosses of the player's.
        let candidates = (!self.lacks_notes()).then(|| Candidates::Given(self.board.possible()));
        let entry = Entry { givens: self.puzzle, placed, candidates, ..Entry::default() };
        let mut game = Game::open(&entry, Origin::Opened);
        // Unchanged options are refused, harmlessly.
        _ = game.act(Action::Choose { options: self.options(options) });
        game
    }

    /// The ladder of help for the step of the drill, on its [game](Self::game); `None` without a step.
    ///
    /// ```
    /// # use sudokit::{Cancel, logic::techniques::fish::X_WING};
    /// # use sudokit_play::train::{Drill, Exercise, Positions};
    /// let positions = Positions::built_in();
    /// let drill = Drill::new(Exercise::NameIt, &X_WING, &positions, 7, &Cancel::new())?.unwrap();
    /// let mut game = drill.game();
    /// let told = drill.help(&game).unwrap().ask(&mut game, &Cancel::new())?;
    /// assert_eq!(told.text(), "X-Wing.");
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn help(&self, game: &Game) -> Option<Help> {
        self.step.as_ref().map(|step| Help::about(game, &self.board, step))
    }

    /// The first mode of the digit keys: crossing out if the step removes candidates. If the technique is not
    /// announced, the mode is always the same, as it must not tell what is there.
    pub fn mode(&self) -> Mode {
        let removes = match self.exercise {
            Exercise::WhatFollows => {
                self.step.as_ref().is_some_and(|step| step.effect.placements().is_empty())
            }
            Exercise::SeeIt => true,
            _ => false,
        };
        if removes { Mode::Centre } else { Mode::Place }
    }

    /// The candidates of the empty cells.
    pub fn left(&self) -> CandidateSet {
        self.board.candidate_set()
    }

    /// The marks on the grid with the question: the pattern, if it is to be named.
    pub fn shown(&self) -> Diagram {
        match &self.step {
            Some(step) if self.exercise == Exercise::NameIt => step.diagram(&self.board),
            _ => Diagram::default(),
        }
    }
}

/// The candidates that a step places or removes.
pub(super) fn changed(step: &Step) -> CandidateSet {
    step.effect.placed() | step.effect.eliminated()
}

/// All puzzles once, beginning with the one that the number chooses.
pub(super) fn in_turn(puzzles: &[Puzzle], number: u64) -> impl Iterator<Item = Puzzle> + Clone {
    let first = if puzzles.is_empty() { 0 } else { (number % puzzles.len() as u64) as usize };
    let (before, after) = puzzles.split_at(first);
    after.iter().chain(before).copied()
}

/// Returns true if the number stands for a position without the technique: for half of all numbers, in no
/// order that can be learned.
pub(super) const fn is_odd(number: u64) -> bool {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15).count_ones() % 2 == 1
}
