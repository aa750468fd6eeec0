//! Minimal puzzles as samples of all minimal puzzles.
//!
//! Digging prefers minimal puzzles with few givens; a weight corrects that. Each law here starts from unique
//! puzzles (full grids, if all minimal puzzles are meant), and the mean weight over all tries is the number
//! of minimal puzzles inside the start. So the weights of the samples with some property, divided by the sum
//! of all weights, estimate the share of minimal puzzles with that property, without bias.
//!
//! | law | how | weight |
//! |---|---|---|
//! | [`top_down`] | remove a random redundant given until there is none | 1 / (probability · orders) |
//! | [`controlled_bias`] | remove random givens up to a needed one; keep minimal results | n! / (k! (n-k)!) |
//!
//! The reason: a minimal puzzle of k givens inside a start of n results from any of (n-k)! orders of the
//! other givens. Every one of these orders is possible, because every superset of a unique puzzle is unique.
//! With the second law each order has the probability k!/n!, for any puzzle. With the first, the probability
//! of an order is the product of 1/r over its steps, where r is the number of givens that could be removed;
//! its inverse over (n-k)! has a mean of 1 for each puzzle.
//!
//! The weights differ much: a few samples with many givens dominate, and if there are none by chance the
//! variance looks too small as well. So the standard error of a mean is too small with less than some hundred
//! samples of controlled bias, and may be with a million of top-down: compare the means of several seeds.
//!
//! Sources: controlled bias and its law are Denis Berthier's (*Unbiased Statistics of a CSP*, 2009, and
//! *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012). Weighing a path by its choices is
//! Rosenbluth's method (1955) and Knuth's (*Estimating the Efficiency of Backtrack Programs*, 1975). The
//! weight of controlled bias is often used for digging to the end, too. There it is wrong: the digging keeps
//! a needed given and continues, so a puzzle also results from orders of which only a part is removed.

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
    /// Number of minimal puzzles that the sample stands for, on average over all tries.
    pub weight: f64,
}

/// Limit for the givens in controlled bias: no minimal puzzle with more is known.
pub const MOST_GIVENS: usize = 40;

/// Digs a minimal puzzle out of each unique start, and weighs it.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
pub fn top_down(starts: &[Puzzle], random: &mut Random, batch: &mut Batch) -> Result<Vec<Sample>, Cancelled> {
    let orders: Vec<Vec<Cell>> = starts.iter().map(|start| random.shuffled(start.cells())).collect();
    let jobs = starts.iter().zip(&orders);
    let jobs =
        jobs.map(|(start, order)| Job::new(*start, order.iter().map(|cell| CellSet::of(*cell)).collect(), 0));
    let puzzles = finish(jobs.collect(), batch)?;

    // A given of the puzzle is removable up to some step and needed afterwards: bisection finds the step.
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
            // Still removable at this step: it becomes needed later.
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

/// A given of a puzzle, and the steps between which it became needed.
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

    /// The start without the cells removed before the middle step, and without the given.
    fn without(&self, start: &Puzzle, gone: &[Cell]) -> Puzzle {
        let mut less = *start;
        for cell in gone[..self.middle()].iter().chain([&self.given]) {
            less.set(*cell, None);
        }
        less
    }
}

/// The product over the steps of r / (number of givens still to be removed). `became_needed` has the number
/// of givens of the puzzle that became needed before each step; earlier they were removable, as were all that
/// were removed.
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

/// Removes the givens of each unique start in random order, up to the first that is needed, and keeps the
/// rest if it is minimal with at most [`MOST_GIVENS`] givens. Of full grids about one in 250,000 succeeds.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
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

    // Most have more givens left than any minimal puzzle: drop them.
    let least = |number: usize| most(number).saturating_sub(MOST_GIVENS);
    let tries = (0..starts.len()).map(|number| left(number, least(number))).collect();
    let is_open = ask(tries, batch)?;
    let mut open: Vec<(usize, usize)> =
        (0..starts.len()).filter(|number| is_open[*number]).map(|number| (number, least(number))).collect();
    // Removes one more as long as possible.
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
    // The next given is nearly always removable, so it is asked about alone.
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

/// Number of ways to choose `chosen` of `all`.
fn orders_of(all: usize, chosen: usize) -> f64 {
    (0..chosen).fold(1.0, |ways, i| ways * (all - i) as f64 / (i + 1) as f64)
}
