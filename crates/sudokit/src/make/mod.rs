//! Generating puzzles to order.
//!
//! Work is divided into pieces. The puzzles of a piece depend on the seed and its number alone, and pieces
//! are handed out in order, so results do not depend on the number of threads.

mod contradiction;
mod piece;
#[cfg(feature = "library")]
mod vary;

use crate::generate::{Recipe, Steering};
use crate::symmetry::Canonizer;
use crate::{
    Answer, Backend, Batch, Cancel, Cancelled, Engine, Measure, Puzzle, Single, Solution, Team, Wish,
};
use piece::{Order, Piece};
use std::collections::HashSet;
use std::fmt;
use std::mem;
use std::time::{Duration, Instant};
use sudokit_core::named;

/// Rounds of a climb before a restart.
const PATIENCE: usize = 300;
/// Grids and puzzles tried in vain before giving up.
const TRIES: usize = 1_000_000;
/// The same for samples, which few grids give.
const TRIES_FOR_SAMPLE: usize = 100_000_000;

/// Makes puzzles with one solution, or full grids. By default the puzzles are minimal, dug out of grids that
/// are all equally likely.
///
/// The same seed makes the same puzzles, with any number of threads, and the same as
/// `sudoku generate --seed`. A maker that is asked again goes on: two puzzles and then three are the same as
/// five. It starts over if the order changes, for example by another wish or stream.
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
    product: Product,
    wish: Wish,
    steering: Steering,
    /// Puzzles to vary before anything is searched for.
    #[cfg(feature = "library")]
    varied: Vec<(Puzzle, Solution)>,
    /// True if puzzles to begin at were given, fit or not.
    begins: bool,
    /// The canonical forms to leave out, if requested.
    forms: Option<HashSet<Puzzle>>,
    tries: Option<usize>,
    stream: u32,
    threads: usize,
    deadline: Option<Instant>,
    cancel: Cancel,
    place: Place,
}

/// The end of the last call, where the next one goes on.
#[derive(Default)]
struct Place {
    /// The number of the next piece, within the stream.
    piece: u64,
    /// Number of puzzles of this piece that were handed out.
    given: usize,
    /// This piece, as far as it was made.
    begun: Option<Piece>,
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place")
            .field("piece", &self.piece)
            .field("given", &self.given)
            .finish_non_exhaustive()
    }
}

/// The product of a [`Maker`].
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
    /// A sample of all minimal puzzles: digits are removed up to the first that is needed, and the puzzle is
    /// kept if it is minimal.
    ControlledBias,
}

impl Product {
    /// All products.
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

/// A generated puzzle with its weight.
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
    /// Its weight in a sample.
    pub weight: Option<f64>,
    /// The piece of work that it was made in, counted from 0.
    pub piece: u64,
    /// Its canonical form, if requested.
    form: Option<Puzzle>,
}

/// The reason why a [`Maker`] stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// All requested puzzles were made.
    Enough,
    /// So many attempts in a row were in vain.
    GivenUp {
        /// The number of attempts.
        tries: usize,
    },
    /// The time is up.
    OutOfTime,
}

impl Maker {
    /// A maker of minimal puzzles, on one thread.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            product: Product::default(),
            wish: Wish::default(),
            steering: Steering { patience: PATIENCE, ..Steering::default() },
            #[cfg(feature = "library")]
            varied: Vec::new(),
            begins: false,
            forms: None,
            tries: None,
            stream: 0,
            threads: 1,
            deadline: None,
            cancel: Cancel::new(),
            place: Place::default(),
        }
    }

    /// Sets the product.
    #[must_use]
    pub fn product(mut self, product: Product) -> Self {
        self.product = product;
        self.place = Place::default();
        self
    }

    /// Sets the recipe of every puzzle: symmetry, number of givens, pattern, givens to build around.
    #[must_use]
    pub fn recipe(mut self, recipe: Recipe) -> Self {
        self.steering.recipe = recipe;
        self.place = Place::default();
        self
    }

    /// Sets the difficulty of every puzzle. Puzzles are changed a little at a time, and changes that come
    /// closer to the wish are kept. A wish that [contradicts itself](Self::contradiction) is tried in vain.
    #[must_use]
    pub fn wish(mut self, wish: Wish) -> Self {
        // The cheapest measure first.
        let of = |measure| wish.ranges.iter().filter(move |(other, _)| *other == measure).cloned();
        let ranges = Measure::ALL.into_iter().flat_map(of).collect();
        self.wish = Wish { ranges, ..wish };
        self.place = Place::default();
        self
    }

    /// Begins at these puzzles instead of random grids. Those without exactly one solution are left out, and
    /// if none is left, that is a [contradiction](Self::contradiction).
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
        self.steering.seeds = with_solutions(puzzles);
        self.begins = true;
        self.place = Place::default();
        self
    }

    /// Makes variations of these puzzles before anything is searched for, one of each: transformed at random,
    /// with some givens exchanged. Those that do not fulfil the wish are left out. The search for more begins
    /// at them. A wish that hardly any puzzle fulfils is answered at once if some are known.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// # use sudokit::{Maker, Puzzle, Wish};
    /// let known: Puzzle =
    ///     ".4...9.38..93...7.....46..91....8..5....9..2.4...5...3...........6...71.95...1..6".parse()?;
    /// let wish = Wish { hardest: Some(&X_WING), ..Wish::default() };
    /// let others = Maker::new(1).wish(wish).varying(&[known]).puzzles(2)?;
    /// assert!(!others.contains(&known));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "library")]
    #[must_use]
    pub fn varying(mut self, puzzles: &[Puzzle]) -> Self {
        self.varied = with_solutions(puzzles);
        self.place = Place::default();
        self
    }

    /// Leaves out isomorphs of earlier puzzles.
    #[must_use]
    pub fn distinct(self) -> Self {
        self.not_in(&[])
    }

    /// Leaves out isomorphs of these and of earlier puzzles.
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
        self.place = Place::default();
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

    /// Sets the stream: streams of one seed are independent. The first is 0.
    #[must_use]
    pub fn stream(mut self, stream: u32) -> Self {
        self.stream = stream;
        self.place = Place::default();
        self
    }

    /// Begins with this piece of the stream, to go on where an earlier maker of the same order has stopped.
    ///
    /// ```
    /// # use sudokit::Maker;
    /// let mut all = Vec::new();
    /// Maker::new(1).make(2000, |made| {
    ///     all.push((made.piece, made.puzzle));
    ///     Ok::<(), sudokit::Cancelled>(())
    /// })?;
    /// let (last, puzzle) = all[1999];
    /// let place = all.iter().filter(|(piece, _)| *piece == last).count() - 1;
    /// assert_eq!(Maker::new(1).beginning_with(last).puzzles(place + 1)?[place], puzzle);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    #[must_use]
    pub fn beginning_with(mut self, piece: u64) -> Self {
        self.place = Place { piece, ..Place::default() };
        self
    }

    /// Sets the number of threads.
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Stops after this time, counted from now. Needs a clock, which `wasm32-unknown-unknown` lacks.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        // A deadline beyond the clock's range never comes.
        self.deadline = Instant::now().checked_add(time);
        self
    }

    /// Works until it is cancelled.
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// The puzzles with these numbers, of those that a maker with this seed makes if nothing is asked for.
    /// The first has the number 0. Those between them are not made.
    ///
    /// ```
    /// # use sudokit::Maker;
    /// let first = Maker::new(1).puzzles(3)?;
    /// assert_eq!(Maker::numbered(1, &[2, 0]), [first[2], first[0]]);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn numbered(seed: u64, numbers: &[u64]) -> Vec<Puzzle> {
        piece::numbered(seed, numbers, &mut Batch::new()).expect("nobody cancels")
    }

    /// Makes so many more, or as many as time and attempts allow.
    ///
    /// ```
    /// # use sudokit::Maker;
    /// let (mut at_once, mut one_by_one) = (Maker::new(1), Maker::new(1));
    /// let puzzles = [one_by_one.puzzles(1)?, one_by_one.puzzles(1)?].concat();
    /// assert_eq!(at_once.puzzles(2)?, puzzles);
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
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

    /// Makes so many more, or as many as time and attempts allow, and hands out each at once.
    ///
    /// # Errors
    /// It was [cancelled](Self::until), or `give` failed: its first error ends all work.
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
        let deadline = self.deadline;
        let is_over = move || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let cancel = self.cancel.or_when(is_over);
        let mut team = Team::on(Backend::best(), self.threads).until(&cancel);
        let (mut made, mut in_vain) = (0, 0);
        loop {
            let order = Order {
                seed: self.seed,
                product: self.product,
                steering: &self.steering,
                #[cfg(feature = "library")]
                varied: &self.varied,
                wish: &self.wish,
                forms: self.forms.is_some(),
                wanted: count - made,
            };
            let (place, forms) = (&mut self.place, &mut self.forms);
            let mut begun = place.begun.take();
            let (mut next, mut given) = (place.piece, place.given);
            let first = u64::from(self.stream) << 32;
            let end = team.in_order(
                |piece: &mut Piece| {
                    let given = mem::take(&mut given);
                    match begun.take() {
                        Some(begun) => *piece = begun,
                        None => piece.begin(first + next, given),
                    }
                    next += 1;
                    true
                },
                |batch, (), piece| piece.make(&order, batch),
                |piece| {
                    in_vain += piece.tried;
                    while let Some(new) = piece.made.get_mut(piece.given) {
                        new.piece = place.piece;
                        piece.given += 1;
                        place.given = piece.given;
                        if let (Some(forms), Some(form)) = (&mut *forms, new.form)
                            && !forms.insert(form)
                        {
                            continue;
                        }
                        in_vain = 0;
                        give(new).map_err(End::Failed)?;
                        made += 1;
                        if made == count {
                            break;
                        }
                    }
                    if made == count || !piece.is_whole() {
                        place.begun = Some(mem::take(piece));
                        return Err(if made == count { End::Enough } else { End::Short });
                    }
                    (place.piece, place.given) = (place.piece + 1, 0);
                    if in_vain >= tries { Err(End::GivenUp) } else { Ok(()) }
                },
            );
            return match end {
                Err(End::Short) => continue,
                // Pieces never end by themselves.
                Ok(()) | Err(End::Enough) => Ok(Ending::Enough),
                Err(End::GivenUp) => Ok(Ending::GivenUp { tries }),
                Err(End::Cancelled) if is_over() && !self.cancel.is_cancelled() => Ok(Ending::OutOfTime),
                Err(End::Cancelled) => Err(Cancelled.into()),
                Err(End::Failed(error)) => Err(error),
            };
        }
    }
}

/// The puzzles with exactly one solution, and that.
fn with_solutions(puzzles: &[Puzzle]) -> Vec<(Puzzle, Solution)> {
    let mut engine = Single::new();
    let unique = |puzzle: &Puzzle| match engine.answer(puzzle) {
        Answer::Unique(solution) => Some((*puzzle, solution)),
        Answer::None | Answer::Several(_) => None,
    };
    puzzles.iter().filter_map(unique).collect()
}

/// The reason to make no more pieces.
enum End<E> {
    Enough,
    /// A piece has left out isomorphs, and has to make more.
    Short,
    GivenUp,
    Cancelled,
    Failed(E),
}

impl<E> From<Cancelled> for End<E> {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}
