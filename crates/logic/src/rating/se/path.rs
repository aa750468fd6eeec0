//! The path that Sudoku Explainer takes.

use super::aligned::{self, Triplets};
use super::chains::{Cycles, Forcing, ForcingRule, rating};
use super::grid::Grid;
use super::hint::Hint;
use super::rule::Rule;
use super::unique_loops::UniqueLoops;
use super::{Profile, SeTenths, Technique, bug, fish, locked, singles, subsets, wings};
use crate::techniques::singles::{HIDDEN_SINGLE, Pattern as Single};
use crate::{Effect, Step as Part, Unsound};
use sudokit_core::{Board, Cancel, CandidateSet};
use sudokit_diagram::{Diagram, Explanation};

/// The steps that Sudoku Explainer takes from a board on, until the grid is full or no rule finds a step.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::se::{Path, Profile};
///
/// let puzzle: Puzzle =
///     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse()?;
/// let steps: Vec<String> =
///     Path::new(&Board::new(&puzzle)?, Profile::SE_1_2_1).take(2).map(|step| step.to_string()).collect();
/// // Box 4 has no other room for a 9, and then none for a 5.
/// assert_eq!(steps, ["1.2 Hidden Single: r5c2=9", "1.2 Hidden Single: r5c3=5"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Path {
    solving: Solving,
    cancel: Cancel,
}

/// One step: its name in Sudoku Explainer, and the steps of our techniques that it consists of.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::se::{Path, Profile, SeTenths};
///
/// let puzzle: Puzzle =
///     "53467891267219534819834256785976142342685379171392485696153728428741963534528617.".parse()?;
/// let step = Path::new(&Board::new(&puzzle)?, Profile::SE_1_2_1).next().unwrap();
/// assert_eq!((step.rating, step.effect.to_string().as_str()), (SeTenths(10), "r9c9=9"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// The rule.
    technique: Technique,
    /// Its rating.
    pub rating: SeTenths,
    /// The number of nodes of all its chains together, nested ones included; 0 without chains.
    pub length: usize,
    /// The effect.
    pub effect: Effect,
    /// The steps that it follows from: one step, or two, a pattern and the single that it leaves. The digit
    /// of the single rules out the eliminations of the pattern.
    pub parts: Vec<Part>,
}

impl Step {
    /// Sudoku Explainer's name for the technique.
    pub fn technique(&self) -> impl std::fmt::Display + use<> {
        self.technique
    }

    /// A hint that was to be told, on the board before it.
    pub(super) fn of(hint: Hint, board: &Board) -> Self {
        let (technique, rating, length) = (hint.technique, hint.rating.tenths, hint.length);
        let effect = hint.effect();
        let part = |effect, pattern| Part { kind: technique.kind(), effect, pattern };
        let pattern = hint.pattern.expect("the hints of a path are told");
        let parts = match (hint.direct, hint.placement) {
            (Some(house), Some(candidate)) => {
                let places = board.places(candidate.digit()) & house.cells();
                let gone = CandidateSet::of_digit(candidate.digit(), places.without(candidate.cell()));
                let single = Single { candidate, house: Some(house) };
                let single = Part { kind: &HIDDEN_SINGLE, effect: effect.clone(), pattern: single.into() };
                vec![part(Effect::removing(gone.iter()), pattern), single]
            }
            _ => vec![part(effect.clone(), pattern)],
        };
        Self { technique, rating, length, effect, parts }
    }

    /// The explanation in words, on the board before the step.
    ///
    /// ```
    /// use sudokit_core::{Board, Puzzle};
    /// use sudokit_logic::rating::se::{Path, Profile};
    ///
    /// let puzzle: Puzzle =
    ///     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse()?;
    /// let board = Board::new(&puzzle)?;
    /// let step = Path::new(&board, Profile::SE_1_2_1).next().unwrap();
    /// assert_eq!(step.explain(&board).pattern[0].to_string(), "In box 4, the only place for 9 is r5c2.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, board: &Board) -> Explanation {
        let (mut board, mut said) = (*board, Explanation::default());
        for (number, part) in self.parts.iter().enumerate() {
            let next = part.explain(&board);
            if number == 0 {
                said = next;
            } else {
                // The conclusion of the pattern is a reason for the single.
                said.reason.append(&mut said.result);
                said.reason.extend(next.pattern.into_iter().chain(next.reason));
                said.cases.extend(next.cases);
                said.result = next.result;
            }
            part.effect.apply(&mut board);
        }
        said
    }

    /// The picture, on the board before the step.
    pub fn diagram(&self, board: &Board) -> Diagram {
        let (mut board, mut shown) = (*board, Diagram::default());
        for part in &self.parts {
            let next = part.diagram(&board);
            shown.marks.extend(next.marks);
            shown.links.extend(next.links);
            part.effect.apply(&mut board);
        }
        shown
    }

    /// Checks its parts, one after the other, from the board before the step on.
    ///
    /// # Errors
    /// The first condition that does not hold.
    ///
    /// ```
    /// # use sudokit_core::{Board, Puzzle};
    /// # use sudokit_logic::rating::se::{Path, Profile};
    /// # let puzzle: Puzzle =
    /// #     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let step = Path::new(&board, Profile::SE_1_2_1).next().unwrap();
    /// assert!(step.verify(&board).is_ok() && step.verify(&Board::EMPTY).is_err());
    /// ```
    pub fn verify(&self, board: &Board) -> Result<(), Unsound> {
        let mut board = *board;
        self.parts.iter().try_for_each(|part| {
            part.verify(&board)?;
            part.effect.apply(&mut board);
            Ok(())
        })
    }
}

/// Rating, name and effect.
impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}: {}", self.rating, self.technique, self.effect)
    }
}

impl Path {
    /// The path from a board on.
    pub fn new(board: &Board, profile: Profile) -> Self {
        let mut solving = Solving::new(board, profile);
        solving.tells = true;
        Self { solving, cancel: Cancel::new() }
    }

    /// The same path, which ends where it is cancelled, even in the middle of a step.
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// The board as it stands.
    pub const fn board(&self) -> &Board {
        self.solving.grid.board()
    }
}

impl Iterator for Path {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.solving.is_full() {
            return None;
        }
        let before = *self.board();
        let hint = self.solving.next_hint(&self.cancel)?;
        Some(Step::of(hint, &before))
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Path").field("board", self.board()).finish_non_exhaustive()
    }
}

/// The grid on its way, and the state that rules keep between steps.
#[derive(Clone)]
pub(super) struct Solving {
    grid: Grid,
    profile: Profile,
    unique_loops: UniqueLoops,
    triplets: Triplets,
    cycles: Cycles,
    /// Nishio, static and dynamic chains, as far as they were needed.
    forcing: [Option<Box<Forcing>>; 3],
    /// True if chains are to be put into words.
    pub(super) tells: bool,
}

impl Solving {
    /// Rules that take one solution for granted are left out where the givens are not known to have one.
    pub(super) fn new(board: &Board, profile: Profile) -> Self {
        let profile = profile.on(board);
        Self {
            grid: Grid::of(board),
            profile,
            unique_loops: UniqueLoops::default(),
            triplets: Triplets::default(),
            cycles: Cycles::default(),
            forcing: Default::default(),
            tells: false,
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.grid.unsolved().is_empty()
    }

    /// Makes the next step.
    pub(super) fn next_hint(&mut self, cancel: &Cancel) -> Option<Hint> {
        let hint = self.find(cancel)?;
        hint.apply(&mut self.grid);
        Some(hint)
    }

    /// The first hint of the first rule that has one.
    fn find(&mut self, cancel: &Cancel) -> Option<Hint> {
        if cancel.is_cancelled() {
            return None;
        }
        // A hint found after cancellation need not be the best of its rule.
        let found = Rule::ORDER.iter().find_map(|rule| {
            let allowed = self.profile.uniqueness || !rule.assumes_uniqueness();
            let hint = if allowed { self.rule(*rule, cancel) } else { None };
            hint.or_else(|| self.extras(*rule))
        });
        found.filter(|_| !cancel.is_cancelled())
    }

    /// The hint of a rule: the first or the best, depending on the rule.
    pub(super) fn rule(&mut self, rule: Rule, cancel: &Cancel) -> Option<Hint> {
        let (grid, fixes) = (&self.grid, self.profile.fixes);
        match rule {
            Rule::HiddenSingles => singles::hidden(grid),
            Rule::DirectLocked => locked::direct(grid),
            Rule::DirectHidden(size) => subsets::direct(grid, size),
            Rule::NakedSingles => singles::naked(grid),
            Rule::Locked => locked::plain(grid),
            Rule::Naked(size) => subsets::naked(grid, size),
            Rule::Fish(size) => fish::fish(grid, size),
            Rule::Hidden(size) => subsets::hidden(grid, size),
            Rule::XyWings => wings::xy(grid),
            Rule::XyzWings => wings::xyz(grid),
            Rule::UniqueLoops => self.unique_loops.best(grid, fixes),
            Rule::Bugs => bug::first(grid, fixes),
            Rule::AlignedPairs => aligned::pair(grid),
            Rule::Cycles => {
                self.cycles.tell(self.tells);
                self.cycles.best(grid, cancel)
            }
            Rule::AlignedTriplets => self.triplets.first(grid),
            Rule::LAST if self.profile.sukaku => {
                // There the last levels are worth as much as the one before.
                let hint = self.forcing(ForcingRule::Dynamic(5), cancel)?;
                Some(Hint { rating: rating(SeTenths(105), hint.length), ..hint })
            }
            Rule::Forcing(rule) => self.forcing(rule, cancel),
        }
    }

    /// The hint of SukakuExplainer's own rules behind a rule.
    fn extras(&self, rule: Rule) -> Option<Hint> {
        let extras = if self.profile.sukaku { rule.extras() } else { &[] };
        extras.iter().find_map(|extra| extra.first(&self.grid))
    }

    fn forcing(&mut self, rule: ForcingRule, cancel: &Cancel) -> Option<Hint> {
        let place = match rule {
            ForcingRule::Nishio => 0,
            ForcingRule::Static => 1,
            ForcingRule::Dynamic(_) => 2,
        };
        let forcing = self.forcing[place].get_or_insert_with(|| Box::new(Forcing::new(rule)));
        forcing.tell(self.tells);
        forcing.best_of(rule, &self.grid, cancel)
    }
}
