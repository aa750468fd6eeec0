//! Minimal puzzles as samples of all that there are.
//!
//! Digging makes some minimal puzzles far more often than others: those with few givens. A weight makes up for that. Each law
//! here starts from puzzles with one solution (full grids, if all minimal puzzles are meant) and gives weights whose mean over
//! all tries is the number of minimal puzzles inside the start. So the sum of the weights of those with some property, over the
//! sum of all, is the share of minimal puzzles that have it; no law here prefers any, once it is weighed.
//!
//! | law | how | weight |
//! |---|---|---|
//! | [`top_down`] | of the givens that can go, each goes with equal chance, until none can | the chances, multiplied, turned over, and divided by the orders |
//! | [`controlled_bias`] | the givens go in random order up to the first that cannot; kept if what is left is minimal | n! / (k! (n-k)!) |
//!
//! Why that is so: a minimal puzzle of k givens inside a start of n comes about in any of (n-k)! orders of the other givens, and
//! every one of these orders can happen, for what contains a puzzle with one solution has one. With the second law each order has
//! the chance k!/n!, whatever the puzzle. With the first the chance of the order that happened is the product of 1/r over its
//! steps, where r givens could have gone; its inverse over (n-k)! has a mean of 1 for each puzzle.
//!
//! The weights differ much: few samples with many givens decide, and where chance brought none the spread looks too small as well.
//! So the standard error of a mean is too small for less than some hundred samples of controlled bias, and can be with a million
//! of top-down: compare the means of several seeds.
//!
//! Sources: controlled bias and its law are Denis Berthier's (*Unbiased Statistics of a CSP*, 2009, and *Pattern-Based
//! Constraint Satisfaction and Logic Puzzles*, 2012). Weighing a path by the choices that it had is Rosenbluth's method (1955)
//! and Knuth's (*Estimating the Efficiency of Backtrack Programs*, 1975). The weight of controlled bias is often given for digging
//! as far as it goes, too; there it is wrong, for a given that cannot go is kept and the digging goes on, so that a puzzle also
//! comes about in orders of which it takes a part only.

use crate::Random;
use crate::dig::{Job, finish};
use sudokit_core::{Cell, CellSet, Puzzle};
use sudokit_solve::{Batch, Cancelled};

/// A minimal puzzle and its weight.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_generate::{Random, top_down};
/// use sudokit_solve::Batch;
///
/// let full: Puzzle =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let samples = top_down(&[full; 4], &mut Random::new(1), &mut Batch::new())?;
/// assert!(samples.iter().all(|sample| sample.weight > 1e9 && sample.puzzle.len() < 40));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sample {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many minimal puzzles it stands for, in the mean over all tries.
    pub weight: f64,
}

/// The most givens that controlled bias looks for: no minimal puzzle with more is known.
///
/// ```
/// assert_eq!(sudokit_generate::MOST_GIVENS, 40);
/// ```
pub const MOST_GIVENS: usize = 40;

/// Digs a minimal puzzle out of each start with one solution, and weighs it.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// # use sudokit_core::Puzzle;
/// # use sudokit_generate::{Random, top_down};
/// # use sudokit_solve::Batch;
/// let minimal: Puzzle =
///     "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
/// // It contains one minimal puzzle: itself.
/// let samples = top_down(&[minimal], &mut Random::new(1), &mut Batch::new())?;
/// assert_eq!((samples[0].puzzle, samples[0].weight), (minimal, 1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn top_down(starts: &[Puzzle], random: &mut Random, batch: &mut Batch) -> Result<Vec<Sample>, Cancelled> {
    let orders: Vec<Vec<Cell>> = starts.iter().map(|start| random.shuffled(start.cells())).collect();
    let jobs = starts.iter().zip(&orders);
    let jobs =
        jobs.map(|(start, order)| Job::new(*start, order.iter().map(|cell| CellSet::of(*cell)).collect(), 0));
    let puzzles = finish(jobs.collect(), batch)?;

    // A given of the puzzle could go up to some step, and never after: that step is found by halving.
    let gone: Vec<Vec<Cell>> = puzzles
        .iter()
        .zip(orders)
        .map(|(puzzle, order)| order.into_iter().filter(|cell| puzzle.digit(*cell).is_none()).collect())
        .collect();
    let mut looks: Vec<Look> = puzzles
        .iter()
        .enumerate()
        .flat_map(|(number, puzzle)| puzzle.cells().into_iter().map(move |given| (number, given)))
        .map(|(number, given)| Look { number, given, least: 0, most: gone[number].len() })
        .collect();
    let mut counts = Vec::new();
    loop {
        let open: Vec<usize> = (0..looks.len()).filter(|i| looks[*i].least < looks[*i].most).collect();
        if open.is_empty() {
            break;
        }
        let tries = open.iter().map(|i| {
            let look = &looks[*i];
            look.without(&starts[look.number], &gone[look.number])
        });
        let tries: Vec<Puzzle> = tries.collect();
        batch.count(&tries, 2, &mut counts)?;
        for (i, count) in open.into_iter().zip(&counts) {
            let look = &mut looks[i];
            let middle = look.middle();
            // At this step it can go: the first step at which it cannot is a later one.
            if *count == 1 { look.least = middle + 1 } else { look.most = middle }
        }
    }

    let mut could: Vec<Vec<usize>> = gone.iter().map(|gone| vec![0; gone.len() + 1]).collect();
    for look in &looks {
        could[look.number][look.least] += 1;
    }
    let weighed = puzzles.into_iter().zip(could);
    Ok(weighed.map(|(puzzle, could)| Sample { puzzle, weight: weight(&could) }).collect())
}

/// A given of a puzzle, and between which steps it became needed.
struct Look {
    number: usize,
    given: Cell,
    least: usize,
    most: usize,
}

impl Look {
    const fn middle(&self) -> usize {
        (self.least + self.most) / 2
    }

    /// The start without what was gone before the step in the middle, and without the given.
    fn without(&self, start: &Puzzle, gone: &[Cell]) -> Puzzle {
        let mut less = *start;
        for cell in gone[..self.middle()].iter().chain([&self.given]) {
            less.set(*cell, None);
        }
        less
    }
}

/// The product of r / (what was still to go) over the steps. `became_needed` says how many givens of the puzzle became needed
/// before each step; before it they could have gone, and so could all that did.
fn weight(became_needed: &[usize]) -> f64 {
    let steps = became_needed.len() - 1;
    let mut could: usize = became_needed.iter().sum();
    let mut weight = 1.0;
    for (step, needed) in became_needed[..steps].iter().enumerate() {
        could -= needed;
        let to_go = steps - step;
        weight *= (to_go + could) as f64 / to_go as f64;
    }
    weight
}

/// Takes the givens of each start with one solution in random order, up to the first that cannot go, and keeps what is left if
/// it is minimal and has no more than [`MOST_GIVENS`]. Of full grids about one in 250,000 is.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// # use sudokit_core::Puzzle;
/// # use sudokit_generate::{Random, controlled_bias};
/// # use sudokit_solve::Batch;
/// let minimal: Puzzle =
///     "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
/// let samples = controlled_bias(&[minimal], &mut Random::new(1), &mut Batch::new())?;
/// assert_eq!(samples[0].map(|sample| sample.weight), Some(1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn controlled_bias(
    starts: &[Puzzle],
    random: &mut Random,
    batch: &mut Batch,
) -> Result<Vec<Option<Sample>>, Cancelled> {
    let orders: Vec<Vec<Cell>> = starts.iter().map(|start| random.shuffled(start.cells())).collect();
    let left = |number: usize, gone: usize| {
        let mut less = starts[number];
        for cell in &orders[number][..gone] {
            less.set(*cell, None);
        }
        less
    };
    let most = |number: usize| orders[number].len();
    let mut counts = Vec::new();
    let mut ask = |tries: Vec<Puzzle>, batch: &mut Batch| {
        batch.count(&tries, 2, &mut counts)?;
        Ok(counts.iter().map(|count| *count == 1).collect::<Vec<bool>>())
    };

    // Most have more givens left than any minimal puzzle has: these are done with.
    let least = |number: usize| most(number).saturating_sub(MOST_GIVENS);
    let tries = (0..starts.len()).map(|number| left(number, least(number))).collect();
    let is_open = ask(tries, batch)?;
    let mut open: Vec<(usize, usize)> =
        (0..starts.len()).filter(|number| is_open[*number]).map(|number| (number, least(number))).collect();
    // One more goes, as long as it can.
    let mut ends = Vec::new();
    while !open.is_empty() {
        let tries = open.iter().map(|(number, gone)| left(*number, (gone + 1).min(most(*number)))).collect();
        let can_go = ask(tries, batch)?;
        let mut can_go = can_go.into_iter();
        open.retain_mut(|(number, gone)| {
            let goes = can_go.next() == Some(true) && *gone < most(*number);
            if goes {
                *gone += 1;
            } else {
                ends.push((*number, *gone));
            }
            goes
        });
    }
    // The given after the first that cannot go can go from nearly all that are left, so it is asked about alone.
    let mut next = 1;
    while !ends.is_empty() && ends.iter().any(|(number, gone)| gone + next < most(*number)) {
        let tries = ends
            .iter()
            .map(|(number, gone)| {
                let mut less = left(*number, *gone);
                if let Some(cell) = orders[*number].get(gone + next) {
                    less.set(*cell, None);
                }
                less
            })
            .collect();
        let mut can_go = ask(tries, batch)?.into_iter();
        ends.retain(|(number, gone)| can_go.next() == Some(false) || gone + next >= most(*number));
        next += 1;
    }
    let mut samples = vec![None; starts.len()];
    for (number, gone) in ends {
        samples[number] = Some(Sample { puzzle: left(number, gone), weight: orders_of(most(number), gone) });
    }
    Ok(samples)
}

/// How many ways there are to choose so many of so many.
fn orders_of(all: usize, chosen: usize) -> f64 {
    (0..chosen).fold(1.0, |ways, i| ways * (all - i) as f64 / (i + 1) as f64)
}
