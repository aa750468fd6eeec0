//! A unit of work: the puzzles made in one go by one thread.

use super::{Made, Product};
use crate::generate::{
    Grids, Random, Recipe, Steering, controlled_bias, dig, dig_apart, fill_around, fill_pattern, top_down,
};
use crate::symmetry::Canonizer;
use crate::{Batch, Cancelled, Puzzle, Solution, Wish};
use std::ops::ControlFlow;
use std::sync::LazyLock;

/// Grids of a piece. Enough that few lanes are idle if many puzzles are wanted.
const PIECE: usize = 1024;
/// Walks to puzzles of a sparse pattern: one may take a second.
const WALKS: u64 = 2;

/// One for all makers: its tables take longer than making a puzzle.
static GRIDS: LazyLock<Grids> = LazyLock::new(Grids::new);

/// The puzzles that a thread makes in one go, from the seed and the number of the piece alone.
///
/// They are the same however many are wanted at a time, so a piece can be continued.
#[derive(Default)]
pub(super) struct Piece {
    pub(super) number: u64,
    pub(super) made: Vec<Made>,
    /// Number of the first of these that the caller has already got.
    pub(super) given: usize,
    /// The number of grids, fillings and puzzles tried in the last go.
    pub(super) tried: usize,
    rest: Rest,
    canonizer: Canonizer,
}

/// The puzzles with these numbers, of all that are made if nothing is asked for.
pub(super) fn numbered(seed: u64, numbers: &[u64], batch: &mut Batch) -> Result<Vec<Puzzle>, Cancelled> {
    let grids = numbers.iter().map(|number| {
        let (piece, place) = (number / PIECE as u64, (number % PIECE as u64) as usize);
        let after = |drawn| {
            let mut random = Random::piece(seed, piece);
            random.skip(drawn);
            random
        };
        // The grids of a piece come first, then the orders.
        let grid = GRIDS.random(&mut after(place * Grids::CHOICES));
        (grid, after(PIECE * Grids::CHOICES + place * Recipe::CHOICES))
    });
    dig_apart(grids, batch)
}

/// The part of a piece that has not been made yet.
#[derive(Default)]
enum Rest {
    #[default]
    All,
    Grids(Box<Ground>),
    Nothing,
}

/// Grids to dig in.
struct Ground {
    left: usize,
    grids: Source,
    /// The choices while digging. They follow those of all grids of the piece.
    choices: Random,
}

enum Source {
    Random(Box<Random>),
    Known(std::vec::IntoIter<Solution>),
}

/// The order that all pieces share.
pub(super) struct Order<'m> {
    pub(super) seed: u64,
    pub(super) product: Product,
    pub(super) steering: &'m Steering,
    /// Puzzles to vary, with their solutions.
    #[cfg(feature = "library")]
    pub(super) varied: &'m [(Puzzle, Solution)],
    pub(super) wish: &'m Wish,
    /// True if canonical forms are requested.
    pub(super) forms: bool,
    /// A piece need not make more at once.
    pub(super) wanted: usize,
}

impl Piece {
    /// Begins the piece with this number. So many of its puzzles were handed out before.
    pub(super) fn begin(&mut self, number: u64, given: usize) {
        self.number = number;
        self.given = given;
        self.made.clear();
        self.rest = Rest::All;
    }

    /// Returns true if all of its puzzles have been made.
    pub(super) const fn is_whole(&self) -> bool {
        matches!(self.rest, Rest::Nothing)
    }

    /// Makes the wanted number of puzzles, or all that there are.
    pub(super) fn make(&mut self, order: &Order<'_>, batch: &mut Batch) -> Result<(), Cancelled> {
        let first = self.made.len();
        self.tried = 0;
        if matches!(self.rest, Rest::All) {
            self.rest = self.start(order, batch)?;
        }
        let wanted = self.given.saturating_add(order.wanted);
        let mut portion = wanted.saturating_sub(self.made.len());
        while let Rest::Grids(ground) = &mut self.rest
            && self.made.len() < wanted
        {
            let grids = ground.take(portion);
            self.tried += grids.len();
            portion = portion.saturating_mul(2);
            match order.product {
                Product::Grids => self.made.extend(grids.into_iter().map(|grid| Made::of(grid.into()))),
                _ => {
                    let puzzles = dig(&grids, &order.steering.recipe, &mut ground.choices, batch)?;
                    self.made.extend(puzzles.into_iter().flatten().map(Made::of));
                }
            }
            if ground.left == 0 {
                let mut random = ground.choices.clone();
                self.rest = Rest::Nothing;
                self.walk(order, &mut random, batch)?;
            }
        }
        if order.forms {
            for made in &mut self.made[first..] {
                made.form = Some(self.canonizer.minlex(&made.puzzle));
            }
        }
        Ok(())
    }

    /// Makes all puzzles that are not made one by one, and returns the rest.
    fn start(&mut self, order: &Order<'_>, batch: &mut Batch) -> Result<Rest, Cancelled> {
        let mut random = Random::piece(order.seed, self.number);
        match order.product {
            Product::Puzzles if order.steers() => {
                let (mut judge, cancel) = (order.wish.judge(), batch.cancel().clone());
                let mut judge = |puzzle: &Puzzle, solution: &Solution, enough: u32| {
                    judge.distance(puzzle, solution, enough, &cancel)
                };
                #[cfg(feature = "library")]
                let moved = match self.vary(order, &mut random, batch, &mut judge)? {
                    ControlFlow::Break(()) => return Ok(Rest::Nothing),
                    ControlFlow::Continue(moved) => moved,
                };
                #[cfg(not(feature = "library"))]
                let moved: Option<Steering> = None;
                let climb = moved.as_ref().unwrap_or(order.steering).climb(&mut random, batch, &mut judge)?;
                self.tried += climb.tried;
                self.made.extend(climb.puzzles.into_iter().map(Made::of));
            }
            Product::Puzzles | Product::Grids => {
                let ground = Ground::new(&order.steering.recipe, random, batch)?;
                self.tried = PIECE - ground.left;
                return Ok(Rest::Grids(Box::new(ground)));
            }
            Product::TopDown | Product::ControlledBias => {
                self.tried = PIECE;
                let starts: Vec<Puzzle> = (0..PIECE).map(|_| GRIDS.random(&mut random).into()).collect();
                let samples = match order.product {
                    Product::TopDown => top_down(&starts, &mut random, batch)?,
                    _ => controlled_bias(&starts, &mut random, batch)?.into_iter().flatten().collect(),
                };
                let weighed = samples
                    .into_iter()
                    .map(|sample| Made { weight: Some(sample.weight), ..Made::of(sample.puzzle) });
                self.made.extend(weighed);
            }
        }
        Ok(Rest::Nothing)
    }

    /// Changes digits instead of waiting for a grid, if no grid fits a prescribed pattern.
    fn walk(&mut self, order: &Order<'_>, random: &mut Random, batch: &mut Batch) -> Result<(), Cancelled> {
        let recipe = &order.steering.recipe;
        if let Some(pattern) = recipe.pattern
            && self.made.is_empty()
        {
            self.tried += fill_pattern(pattern, &recipe.around, WALKS, random, batch, &mut |puzzle| {
                if recipe.fits(&puzzle) {
                    self.made.push(Made::of(puzzle));
                }
                ControlFlow::Continue(())
            })?;
        }
        Ok(())
    }
}

impl Ground {
    fn new(recipe: &Recipe, mut random: Random, batch: &mut Batch) -> Result<Self, Cancelled> {
        if recipe.around.is_empty() {
            let mut choices = random.clone();
            choices.skip(PIECE * Grids::CHOICES);
            return Ok(Self { left: PIECE, grids: Source::Random(Box::new(random)), choices });
        }
        let mut grids = Vec::new();
        fill_around(&recipe.around, PIECE, &mut random, batch, &mut grids)?;
        Ok(Self { left: grids.len(), grids: Source::Known(grids.into_iter()), choices: random })
    }

    /// So many more grids, if there are so many left.
    fn take(&mut self, count: usize) -> Vec<Solution> {
        let count = count.min(self.left);
        self.left -= count;
        match &mut self.grids {
            Source::Random(random) => (0..count).map(|_| GRIDS.random(random)).collect(),
            Source::Known(grids) => grids.take(count).collect(),
        }
    }
}

impl Made {
    pub(super) const fn of(puzzle: Puzzle) -> Self {
        Self { puzzle, weight: None, piece: 0, form: None }
    }
}

impl Order<'_> {
    /// Returns true if a wish or puzzles to start at steer the search.
    fn steers(&self) -> bool {
        !self.wish.is_empty() || !self.steering.seeds.is_empty()
    }
}
