//! Drills: a question about a real position.

use super::{Exercise, Positions, kinds, place, position, schedule, wording};
use crate::{Action, Game, Help, Keeping, Mode, Options, Origin, Without};
use sudokit::diagram::{Diagram, Sentence, say};
use sudokit::logic::{Kind, Path, Schedule, Step, View};
use sudokit::{Board, Cancel, Cancelled, CandidateSet, Candidates, Entry, Puzzle};

/// The number of techniques to choose from when one is to be named.
const CHOICES: usize = 5;

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
    choices: Vec<&'static Kind>,
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
        let kind = if exercise == Exercise::NameIt { to_name(kind, positions, number) } else { kind };
        let puzzles = in_turn(positions.of(kind), number);
        let mut drill = None;
        match exercise {
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
        if let Some(drill) = &mut drill
            && exercise == Exercise::NameIt
        {
            drill.choices = drill.wrong_names(cancel)?;
            drill.choices.push(kind);
            // Sorted, so that their order tells nothing.
            drill.choices.sort_by_key(|kind| rank(kind));
        }
        Ok(drill)
    }

    /// A drill at the position where the technique is needed.
    fn with(
        exercise: Exercise,
        kind: &'static Kind,
        puzzle: Puzzle,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let found = position(&puzzle, kind, cancel)?;
        let drill =
            |(board, step)| Self { exercise, kind, puzzle, board, step: Some(step), choices: Vec::new() };
        Ok(found.map(drill))
    }

    /// A drill at a position of a nearby technique that has no instance of this one.
    fn without(
        kind: &'static Kind,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        for other in neighbours(kind) {
            let Some(puzzle) = in_turn(positions.of(other), number).next() else { continue };
            let Some((board, _)) = position(&puzzle, other, cancel)? else { continue };
            let drill =
                Self { exercise: Exercise::FindIt, kind, puzzle, board, step: None, choices: Vec::new() };
            if drill.instances(cancel)?.is_empty() {
                return Ok(Some(drill));
            }
        }
        Ok(None)
    }

    /// Returns true if the solution needs nothing harder.
    fn is_the_hardest(&self, cancel: &Cancel) -> Result<bool, Cancelled> {
        let up_to_it = Schedule::of(kinds().take(rank(self.kind) + 1));
        let mut board = self.board;
        Path::new(&mut board, up_to_it).until_cancelled(cancel).for_each(drop);
        cancel.check()?;
        Ok(board.solution().is_some())
    }

    pub(super) const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// All instances of the technique in the position.
    pub(super) fn instances(&self, cancel: &Cancel) -> Result<Vec<Step>, Cancelled> {
        self.steps_of(self.kind, cancel)
    }

    /// All steps of a kind in the position.
    pub(super) fn steps_of(&self, kind: &'static Kind, cancel: &Cancel) -> Result<Vec<Step>, Cancelled> {
        let steps = schedule().only(|other| other == kind).all(&View::new(&self.board).until(cancel));
        cancel.check()?;
        Ok(steps)
    }

    /// Techniques whose steps share no effect with the step of the drill: none of them can be a right name
    /// for it.
    fn wrong_names(&self, cancel: &Cancel) -> Result<Vec<&'static Kind>, Cancelled> {
        let effect = self.step.as_ref().map_or(CandidateSet::EMPTY, changed);
        let mut names = Vec::new();
        for other in neighbours(self.kind) {
            if names.len() < CHOICES - 1
                && self.steps_of(other, cancel)?.iter().all(|step| (changed(step) & effect).is_empty())
            {
                names.push(other);
            }
        }
        Ok(names)
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
            Exercise::SolveWithIt => {
                say!("train-solve", [one])
            }
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
    /// without those removed so far.
    pub fn game(&self) -> Game {
        self.game_with(Options::default())
    }

    /// The [game](Self::game) with a player's options, but with candidates kept automatically, and hints by
    /// every technique: the one that is practised may be turned off in games.
    pub fn game_with(&self, options: Options) -> Game {
        let solved = !self.board.unsolved() - self.puzzle.cells();
        let placed = self.board.puzzle().restricted_to(solved);
        // Candidates removed so far are part of the position, not crosses of the player's.
        let candidates = Some(Candidates::Given(self.board.possible()));
        let entry = Entry { givens: self.puzzle, placed, candidates, ..Entry::default() };
        let mut game = Game::open(&entry, Origin::Opened);
        let options = Options { candidates: Keeping::Automatic, without: Without::default(), ..options };
        // Unchanged options are refused, harmlessly.
        _ = game.act(Action::Choose { options });
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

    /// The first mode of the digit keys: crossing out if the step removes candidates.
    pub fn mode(&self) -> Mode {
        let removes = self.step.as_ref().is_some_and(|step| step.effect.placements().is_empty());
        if self.exercise == Exercise::WhatFollows && removes { Mode::Centre } else { Mode::Place }
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

/// The place of a technique in the course; the end for a technique outside it.
pub(super) fn rank(kind: &Kind) -> usize {
    place(kind).unwrap_or_else(|| kinds().count())
}

/// The other techniques of the course, the nearest first, the easier one of two.
fn neighbours(kind: &'static Kind) -> impl Iterator<Item = &'static Kind> {
    let here = rank(kind);
    let mut others: Vec<&'static Kind> = kinds().filter(|other| *other != kind).collect();
    others.sort_by_key(|other| rank(other).abs_diff(here));
    others.into_iter()
}

/// The technique to be named in a lesson: its own for half of all numbers, otherwise a neighbour, so that the
/// choice of the lesson is not the answer.
fn to_name(lesson: &'static Kind, positions: &Positions, number: u64) -> &'static Kind {
    let near: Vec<&'static Kind> =
        neighbours(lesson).filter(|kind| !positions.of(kind).is_empty()).take(CHOICES - 1).collect();
    if near.is_empty() || positions.of(lesson).is_empty() || !is_odd(number) {
        return lesson;
    }
    near[(number / 2) as usize % near.len()]
}

/// All puzzles once, beginning with the one that the number chooses.
fn in_turn(puzzles: &[Puzzle], number: u64) -> impl Iterator<Item = Puzzle> + Clone {
    let first = if puzzles.is_empty() { 0 } else { (number % puzzles.len() as u64) as usize };
    let (before, after) = puzzles.split_at(first);
    after.iter().chain(before).copied()
}

/// Returns true if the number stands for a position without the technique: for half of all numbers, in no
/// order that can be learned.
const fn is_odd(number: u64) -> bool {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15).count_ones() % 2 == 1
}
