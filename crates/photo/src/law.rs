//! The law of the puzzle: the givens have exactly one solution. It decides between readings.
//!
//! 1. The likeliest reading of each cell by itself, if its givens have exactly one solution.
//! 2. Else, or if own digits contradict the solution: the full grid that costs least. A cell holds a digit
//!    of it or is empty; an own digit may differ, since players err, for a price. This finds a misread
//!    digit among many right ones.
//! 3. If its givens have several solutions, own digits that look most like print are taken for givens.
//! 4. Else the readings in which the least sure cells differ, from the cheapest on (Lawler 1972).
//!
//! Then each cell is held against its next best reading, under the law too: the difference is its margin.

use crate::full_grid::cheapest;
use crate::likelihood::{Likelihood, cost};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use sudokit_core::{Digit, Puzzle, Solution, sort};
use sudokit_solve::{Answer, Engine, Single};

/// The chance of each wrong digit where a player has written one.
const SLIP: f64 = 0.006;
/// No puzzle with fewer givens has one solution (McGuire, Tugemann and Civario 2012).
const FEWEST: usize = 17;
/// How many of the least sure cells may differ, how many readings of each are tried, and how many of all.
const UNSURE: usize = 24;
const CHOICES: usize = 3;
const MOST_READINGS: usize = 1500;
/// Readings that cost this much more than a cell's best are not held against it, in nats.
const FAR: f64 = 7.0;

/// One reading of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Label {
    Empty,
    /// A printed digit, 1 to 9.
    Given(usize),
    /// A digit of the player's own, 1 to 9.
    Own(usize),
}

impl Label {
    const fn digit(self) -> usize {
        match self {
            Self::Empty => 0,
            Self::Given(digit) | Self::Own(digit) => digit,
        }
    }

    fn cost(self, cell: &Likelihood, solution: Option<&[usize; 81]>, at: usize) -> f64 {
        match self {
            Self::Empty => cost(cell.chances[0]),
            Self::Given(digit) => cost(cell.of(digit, false)),
            Self::Own(digit) => {
                let slip = solution.is_some_and(|solution| solution[at] != digit);
                cost(cell.of(digit, true) * if slip { SLIP } else { 1.0 })
            }
        }
    }
}

/// The reading of a board.
pub(crate) struct Decision {
    pub(crate) labels: Vec<Label>,
    /// By how much each cell's reading is ahead of the next that has another digit, in nats; 0 where the law
    /// overruled the network.
    pub(crate) margins: Vec<f64>,
    /// The solution of the givens if they have exactly one.
    pub(crate) solution: Option<[usize; 81]>,
}

/// Decides the readings of 81 cells.
pub(crate) fn decide(cells: &[Likelihood]) -> Decision {
    let mut law = Law { cells, engine: Single::new() };
    let free: Vec<Label> = cells.iter().map(best).collect();
    let found = law.lawful(&free);
    let labels = found.map_or_else(|| free.clone(), |(labels, _)| labels);
    let solution = law.solution(&labels);
    let margins = law.margins(&labels, &free, solution.as_ref());
    Decision { labels, margins, solution }
}

struct Law<'a> {
    cells: &'a [Likelihood],
    engine: Single,
}

impl Law<'_> {
    /// The best reading whose givens have exactly one solution, and that solution.
    fn lawful(&mut self, free: &[Label]) -> Option<(Vec<Label>, [usize; 81])> {
        let mut candidates = Vec::new();
        if let Some(solution) = self.solution(free) {
            let agrees = |(label, digit): (&Label, &usize)| !matches!(label, Label::Own(own) if own != digit);
            let reading = (free.to_vec(), solution);
            if free.iter().zip(&solution).all(agrees) {
                return Some(reading);
            }
            candidates.push(reading);
        }
        candidates.extend(self.by_full_grid());
        if candidates.is_empty() {
            candidates.extend(self.by_readings());
        }
        let total = |(labels, solution): &(Vec<Label>, [usize; 81])| -> f64 {
            (0..81).map(|at| labels[at].cost(&self.cells[at], Some(solution), at)).sum()
        };
        candidates.into_iter().min_by(|a, b| total(a).total_cmp(&total(b)))
    }

    /// The cheapest full grid as a reading, with as many own digits taken for givens as its solution needs.
    fn by_full_grid(&mut self) -> Option<(Vec<Label>, [usize; 81])> {
        let costs = std::array::from_fn(|at| {
            let cell = &self.cells[at];
            let slips: f64 = (1..10).map(|digit| cell.of(digit, true)).sum::<f64>() * SLIP;
            std::array::from_fn(|digit| cost(cell.chances[digit + 1] + cell.chances[0] / 9.0 + slips) as f32)
        });
        let grid = cheapest(&costs)?;
        let mut labels: Vec<Label> = (0..81).map(|at| best_under(&self.cells[at], &grid, at)).collect();
        let mut own: Vec<usize> = (0..81).filter(|&at| labels[at] == Label::Own(grid[at])).collect();
        sort::by(&mut own, |&a, &b| self.cells[a].own.total_cmp(&self.cells[b].own));
        let mut own = own.into_iter();
        loop {
            if self.solution(&labels) == Some(grid) {
                return Some((labels, grid));
            }
            let at = own.next()?;
            labels[at] = Label::Given(grid[at]);
        }
    }

    /// The cheapest reading with exactly one solution among those that differ in the least sure cells.
    fn by_readings(&mut self) -> Option<(Vec<Label>, [usize; 81])> {
        let choices: Vec<Vec<(Label, f64)>> = self.cells.iter().map(ranked).collect();
        let mut unsure: Vec<usize> = (0..81).filter(|&at| choices[at].len() > 1).collect();
        sort::by(&mut unsure, |&a, &b| choices[a][1].1.total_cmp(&choices[b][1].1));
        unsure.truncate(UNSURE);
        let mut heap = BinaryHeap::new();
        // Costs in thousandths of a nat, the choice of each unsure cell, and the first that may still change.
        heap.push(Reverse((0_u64, vec![0_u8; unsure.len()], 0)));
        for _ in 0..MOST_READINGS {
            let Reverse((cost, chosen, first)) = heap.pop()?;
            let mut labels: Vec<Label> = choices.iter().map(|choices| choices[0].0).collect();
            for (&at, &choice) in unsure.iter().zip(&chosen) {
                labels[at] = choices[at][usize::from(choice)].0;
            }
            if let Some(solution) = self.solution(&labels) {
                return Some((labels, solution));
            }
            for place in first..unsure.len() {
                let (ranks, choice) = (&choices[unsure[place]], usize::from(chosen[place]));
                if choice + 1 < ranks.len() {
                    let more = ((ranks[choice + 1].1 - ranks[choice].1) * 1000.0) as u64;
                    let mut next = chosen.clone();
                    next[place] += 1;
                    heap.push(Reverse((cost + more, next, place)));
                }
            }
        }
        None
    }

    /// The solution of the givens if it is the only one.
    fn solution(&mut self, labels: &[Label]) -> Option<[usize; 81]> {
        let givens = givens(labels);
        if givens.len() < FEWEST {
            return None;
        }
        match self.engine.answer(&givens) {
            Answer::Unique(solution) => Some(digits(&solution)),
            Answer::None | Answer::Several(_) => None,
        }
    }

    /// The margin of each cell.
    fn margins(&mut self, labels: &[Label], free: &[Label], solution: Option<&[usize; 81]>) -> Vec<f64> {
        (0..81).map(|at| self.margin(labels, free[at], solution, at)).collect()
    }

    fn margin(&mut self, labels: &[Label], free: Label, solution: Option<&[usize; 81]>, at: usize) -> f64 {
        let (cells, label) = (self.cells, labels[at]);
        let cell = &cells[at];
        if label.digit() != free.digit() {
            return 0.0;
        }
        let own = label.cost(cell, solution, at);
        let mut margin = FAR;
        for other in all() {
            if other.digit() == label.digit() {
                continue;
            }
            let more = other.cost(cell, solution, at) - own;
            // Without a solution the law says nothing; with one it may forbid a given.
            let changes_givens = matches!(label, Label::Given(_)) || matches!(other, Label::Given(_));
            if more < margin && (solution.is_none() || !changes_givens || self.is_lawful(labels, at, other)) {
                margin = more;
            }
        }
        margin
    }

    fn is_lawful(&mut self, labels: &[Label], at: usize, other: Label) -> bool {
        let mut changed = labels.to_vec();
        changed[at] = other;
        self.solution(&changed).is_some()
    }
}

fn all() -> impl Iterator<Item = Label> {
    [Label::Empty].into_iter().chain((1..10).flat_map(|digit| [Label::Given(digit), Label::Own(digit)]))
}

/// The likeliest reading of a cell by itself.
fn best(cell: &Likelihood) -> Label {
    match cell.best() {
        0 => Label::Empty,
        digit if cell.own > 0.5 => Label::Own(digit),
        digit => Label::Given(digit),
    }
}

/// The likeliest reading of a cell whose solution is known: a given agrees with it.
fn best_under(cell: &Likelihood, solution: &[usize; 81], at: usize) -> Label {
    let allowed = |label: &Label| !matches!(label, Label::Given(digit) if *digit != solution[at]);
    let cost = |label: &Label| label.cost(cell, Some(solution), at);
    all().filter(allowed).min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(Label::Empty)
}

/// The cheapest readings of a cell, with what they cost more than the first, in nats.
fn ranked(cell: &Likelihood) -> Vec<(Label, f64)> {
    let mut ranked: Vec<(Label, f64)> = all().map(|label| (label, label.cost(cell, None, 0))).collect();
    sort::by(&mut ranked, |a, b| a.1.total_cmp(&b.1));
    ranked.truncate(CHOICES);
    let least = ranked[0].1;
    ranked.iter().map(|&(label, cost)| (label, cost - least)).filter(|&(_, more)| more < 2.0 * FAR).collect()
}

/// The givens of a reading.
pub(crate) fn givens(labels: &[Label]) -> Puzzle {
    puzzle(labels, |label| matches!(label, Label::Given(_)))
}

/// The player's own digits of a reading.
pub(crate) fn own(labels: &[Label]) -> Puzzle {
    puzzle(labels, |label| matches!(label, Label::Own(_)))
}

fn puzzle(labels: &[Label], keep: impl Fn(&Label) -> bool) -> Puzzle {
    let digit =
        |at: usize| if keep(&labels[at]) { Digit::from_value(labels[at].digit() as u8) } else { None };
    Puzzle::new(std::array::from_fn(digit))
}

fn digits(solution: &Solution) -> [usize; 81] {
    solution.to_line().map(|digit| usize::from(digit - b'0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &[u8; 81] =
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const SOLUTION: &[u8; 81] =
        b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn clear(digit: u8, own: f64) -> Likelihood {
        let mut chances = [0.0005; 10];
        chances[usize::from(digit)] = 0.9955;
        Likelihood { chances, own }
    }

    /// The puzzle, clearly printed.
    fn printed() -> Vec<Likelihood> {
        PUZZLE.iter().map(|&digit| clear(if digit == b'.' { 0 } else { digit - b'0' }, 0.02)).collect()
    }

    #[test]
    fn a_clear_page_is_read_as_it_stands() {
        let decision = decide(&printed());
        assert_eq!(givens(&decision.labels).to_line(), *PUZZLE);
        assert!(own(&decision.labels).is_empty());
        assert_eq!(decision.solution.map(|digits| digits.map(|digit| b'0' + digit as u8)), Some(*SOLUTION));
        assert!(decision.margins.iter().all(|&margin| margin > 3.0), "{:?}", decision.margins);
    }

    #[test]
    fn the_law_mends_a_misread_given_and_says_so() {
        let mut cells = printed();
        cells[0].chances = [0.0; 10];
        (cells[0].chances[6], cells[0].chances[5]) = (0.6, 0.4);
        let decision = decide(&cells);
        assert_eq!(givens(&decision.labels).to_line(), *PUZZLE);
        assert!(decision.margins[0] < 1e-9);
    }

    #[test]
    fn a_player_may_be_wrong() {
        let mut cells = printed();
        for (cell, digit) in [(2, 4), (3, 6), (6, 8)] {
            cells[cell] = clear(digit, 0.98);
        }
        let decision = decide(&cells);
        assert_eq!(givens(&decision.labels).to_line(), *PUZZLE);
        assert_eq!(
            [2, 3, 6].map(|cell| decision.labels[cell]),
            [Label::Own(4), Label::Own(6), Label::Own(8)]
        );
        assert!(decision.solution.is_some());
    }

    #[test]
    fn without_a_lawful_reading_each_cell_keeps_its_own() {
        let mut cells = printed();
        for cell in &mut cells {
            *cell = clear(5, 0.02);
        }
        let decision = decide(&cells);
        assert!(decision.solution.is_none());
        assert_eq!(decision.labels.len(), 81);
    }
}
