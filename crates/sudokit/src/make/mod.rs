//! Puzzles to order: everything that `sudoku generate` can make.
//!
//! Work is divided into pieces. What a piece makes depends on the seed and on its number alone, and pieces are handed out in their
//! order, so the number of threads does not show.

mod contradiction;
mod piece;

use crate::generate::{Grids, Recipe, Steering};
use crate::symmetry::Canonizer;
use crate::{Answer, Backend, Cancel, Cancelled, Engine, Puzzle, Single, Team, Wish};
use piece::{Order, Piece};
use std::collections::HashSet;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use sudokit_core::named;

/// Rounds that a climb takes before another begins elsewhere.
const PATIENCE: usize = 300;
/// Grids and puzzles that are tried in vain before it is given up.
const TRIES: usize = 1_000_000;
/// The same where hardly any grid gives a sample.
const TRIES_FOR_SAMPLE: usize = 100_000_000;

/// Makes puzzles with one solution, or full grids. By default the puzzles are minimal, dug out of grids that are all equally
/// likely.
///
/// The same seed makes the same puzzles, with any number of threads, and the same as `sudoku generate --seed`.
///
/// ```
/// use sudokit::generate::{Recipe, Symmetry};
/// use sudokit::logic::Level;
/// use sudokit::{Maker, Wish};
///
/// let mut maker = Maker::new(7)
///     .recipe(Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() })
///     .wish(Wish { level: Some(Level::Hard), ..Wish::default() })
///     .distinct();
/// let puzzles = maker.puzzles(2)?;
/// assert_eq!(puzzles.len(), 2);
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
#[derive(Debug)]
pub struct Maker {
    seed: u64,
    /// Made when they are needed first: that takes longer than most puzzles.
    grids: OnceLock<Grids>,
    product: Product,
    wish: Wish,
    steering: Steering,
    /// Whether puzzles to begin at were given, fit or not.
    begins: bool,
    /// The canonical forms of what must not come again, where that is asked for.
    forms: Option<HashSet<Puzzle>>,
    tries: Option<usize>,
    stream: u32,
    threads: usize,
    deadline: Option<Instant>,
    cancel: Cancel,
}

/// What a [`Maker`] makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Product {
    /// Puzzles with one solution.
    #[default]
    Puzzles,
    /// Full grids, each equally likely.
    Grids,
    /// A sample of all minimal puzzles: digits are removed as long as possible.
    TopDown,
    /// A sample of all minimal puzzles: digits are removed up to the first that is needed, and the puzzle is kept if it is minimal.
    ControlledBias,
}

impl Product {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Puzzles, Self::Grids, Self::TopDown, Self::ControlledBias];

    /// `puzzles`, `grids`, `top-down` or `controlled-bias`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Puzzles => "puzzles",
            Self::Grids => "grids",
            Self::TopDown => "top-down",
            Self::ControlledBias => "controlled-bias",
        }
    }
}

named!(Product, "something to make");

/// A puzzle, and what is known of it.
///
/// ```
/// use sudokit::{Maker, Product};
///
/// let mut maker = Maker::new(1).product(Product::TopDown);
/// let mut weights = Vec::new();
/// maker.make(3, |made| {
///     weights.push(made.weight);
///     Ok::<(), sudokit::Cancelled>(())
/// })?;
/// assert!(weights.iter().all(|weight| weight.is_some_and(|weight| weight > 0.0)));
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Made {
    /// The puzzle, or the grid.
    pub puzzle: Puzzle,
    /// How much it counts in a sample.
    pub weight: Option<f64>,
    /// What all its isomorphs have in common, where that is asked for.
    form: Option<Puzzle>,
}

/// Why a [`Maker`] stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// All that was asked for was made.
    Enough,
    /// So many attempts in a row were in vain.
    GivenUp {
        /// The number of attempts.
        tries: usize,
    },
    /// The time is over.
    OutOfTime,
}

impl Maker {
    /// Makes minimal puzzles, on one thread.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            grids: OnceLock::new(),
            product: Product::default(),
            wish: Wish::default(),
            steering: Steering { patience: PATIENCE, ..Steering::default() },
            begins: false,
            forms: None,
            tries: None,
            stream: 0,
            threads: 1,
            deadline: None,
            cancel: Cancel::new(),
        }
    }

    /// Makes this instead of puzzles.
    #[must_use]
    pub const fn product(mut self, product: Product) -> Self {
        self.product = product;
        self
    }

    /// What every puzzle must be: symmetric, with so many givens, of a pattern, around givens.
    #[must_use]
    pub fn recipe(mut self, recipe: Recipe) -> Self {
        self.steering.recipe = recipe;
        self
    }

    /// How hard every puzzle must be. Puzzles are changed a little at a time, and changes that come closer to the wish are kept.
    /// A wish that [contradicts itself](Self::contradiction) is tried in vain.
    #[must_use]
    pub fn wish(mut self, wish: Wish) -> Self {
        self.wish = wish;
        self
    }

    /// Begins at these puzzles instead of random grids. Those without exactly one solution are left out, and if none is left, that is a
    /// [contradiction](Self::contradiction).
    ///
    /// ```
    /// # use sudokit::{Maker, Puzzle};
    /// let seed: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let near = Maker::new(1).starting_at(&[seed]).puzzles(1)?;
    /// assert_ne!(near, [seed]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn starting_at(mut self, puzzles: &[Puzzle]) -> Self {
        let mut engine = Single::new();
        let unique = |puzzle: &Puzzle| match engine.answer(puzzle) {
            Answer::Unique(solution) => Some((*puzzle, solution)),
            Answer::None | Answer::Several(_) => None,
        };
        self.steering.seeds = puzzles.iter().filter_map(unique).collect();
        self.begins = true;
        self
    }

    /// Leaves out what is isomorphic to something made before.
    #[must_use]
    pub fn distinct(self) -> Self {
        self.not_in(&[])
    }

    /// Leaves out what is isomorphic to one of these, or to something made before.
    ///
    /// ```
    /// # use sudokit::Maker;
    /// let known = Maker::new(1).puzzles(1)?;
    /// assert_ne!(Maker::new(1).not_in(&known).puzzles(1)?, known);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    #[must_use]
    pub fn not_in(mut self, puzzles: &[Puzzle]) -> Self {
        let mut canonizer = Canonizer::new();
        self.forms.get_or_insert_default().extend(puzzles.iter().map(|puzzle| canonizer.minlex(puzzle)));
        self
    }

    /// Gives up after so many attempts in a row without success: a million by default, a hundred million for
    /// [`Product::ControlledBias`].
    ///
    /// ```
    /// # use sudokit::{Ending, Maker, generate::Recipe};
    /// // No puzzle with one solution has so few givens.
    /// let mut maker = Maker::new(1).recipe(Recipe { clues: Some(5..=5), ..Recipe::default() }).tries(1000);
    /// let ending = maker.make(1, |_| Ok::<(), sudokit::Cancelled>(()))?;
    /// assert_eq!(ending, Ending::GivenUp { tries: 1000 });
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    #[must_use]
    pub const fn tries(mut self, tries: usize) -> Self {
        self.tries = Some(tries);
        self
    }

    /// Makes something else of the same seed: what one stream makes does not depend on the others. The first is 0.
    #[must_use]
    pub const fn stream(mut self, stream: u32) -> Self {
        self.stream = stream;
        self
    }

    /// Works on so many threads.
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Stops after so long, counted from now. Needs a clock, which `wasm32-unknown-unknown` lacks.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        // What is too far away to be said never comes.
        self.deadline = Instant::now().checked_add(time);
        self
    }

    /// Works until it is cancelled.
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// Makes so many, or as many as time and attempts allow.
    ///
    /// # Errors
    /// It was [cancelled](Self::until).
    pub fn puzzles(&mut self, count: usize) -> Result<Vec<Puzzle>, Cancelled> {
        let mut puzzles = Vec::new();
        self.make(count, |made| {
            puzzles.push(made.puzzle);
            Ok::<(), Cancelled>(())
        })?;
        Ok(puzzles)
    }

    /// Makes so many, or as many as time and attempts allow, and hands out each as soon as it is there. Every call begins anew, but
    /// for what must not come again.
    ///
    /// # Errors
    /// It was [cancelled](Self::until), or the first that `give` has: with it all work ends.
    pub fn make<E: From<Cancelled> + Send>(
        &mut self,
        count: usize,
        mut give: impl FnMut(&Made) -> Result<(), E> + Send,
    ) -> Result<Ending, E> {
        if count == 0 {
            return Ok(Ending::Enough);
        }
        let tries = self.tries.unwrap_or(match self.product {
            Product::ControlledBias => TRIES_FOR_SAMPLE,
            _ => TRIES,
        });
        let order = Order {
            seed: self.seed,
            grids: &self.grids,
            product: self.product,
            steering: &self.steering,
            wish: &self.wish,
            forms: self.forms.is_some(),
        };
        let forms = &mut self.forms;
        let deadline = self.deadline;
        let is_over = move || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let cancel = self.cancel.or_when(is_over);
        let (mut next, mut made, mut in_vain) = (u64::from(self.stream) << 32, 0, 0);
        let end = Team::on(Backend::best(), self.threads).until(&cancel).in_order(
            |piece: &mut Piece| {
                piece.number = next;
                next += 1;
                true
            },
            |batch, piece| piece.make(&order, batch),
            |piece| {
                in_vain += piece.tried;
                for new in &piece.made {
                    if let (Some(forms), Some(form)) = (&mut *forms, new.form)
                        && !forms.insert(form)
                    {
                        continue;
                    }
                    in_vain = 0;
                    give(new).map_err(End::Failed)?;
                    made += 1;
                    if made == count {
                        return Err(End::Enough);
                    }
                }
                if in_vain >= tries { Err(End::GivenUp) } else { Ok(()) }
            },
        );
        match end {
            // Pieces never come to an end by themselves.
            Ok(()) | Err(End::Enough) => Ok(Ending::Enough),
            Err(End::GivenUp) => Ok(Ending::GivenUp { tries }),
            Err(End::Cancelled) if is_over() && !self.cancel.is_cancelled() => Ok(Ending::OutOfTime),
            Err(End::Cancelled) => Err(Cancelled.into()),
            Err(End::Failed(error)) => Err(error),
        }
    }
}

/// Why no more pieces are made.
enum End<E> {
    Enough,
    GivenUp,
    Cancelled,
    Failed(E),
}

impl<E> From<Cancelled> for End<E> {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}
