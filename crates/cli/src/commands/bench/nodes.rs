//! The amount of search that puzzles need.

use super::tasks::Task;
use crate::run::interrupt;
use sudokit::{Batch, Cancelled};

/// The search nodes of each puzzle of a set: the guesses until no solution, one or several are proved.
pub(super) struct Nodes {
    /// In rising order, one for each puzzle.
    sorted: Vec<u64>,
}

/// Puzzles with about the same number of nodes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Class {
    /// The fewest nodes that belong here.
    pub(super) from: u64,
    /// The most.
    pub(super) to: u64,
    pub(super) puzzles: usize,
}

impl Nodes {
    /// Counts the nodes of each puzzle. All backends meet the same, so the best will do.
    pub(super) fn of(tasks: &[Task]) -> Result<Self, Cancelled> {
        let mut batch = Batch::new().until(interrupt::cancel());
        let mut answers = Vec::new();
        let nodes = tasks.iter().map(|task| {
            batch.answer([&task.read()], &mut answers)?;
            Ok(batch.nodes())
        });
        Ok(Self::new(nodes.collect::<Result<_, Cancelled>>()?))
    }

    fn new(mut nodes: Vec<u64>) -> Self {
        nodes.sort_unstable();
        Self { sorted: nodes }
    }

    /// Nodes per puzzle.
    pub(super) fn mean(&self) -> f64 {
        self.sorted.iter().sum::<u64>() as f64 / self.sorted.len() as f64
    }

    /// The smallest number of nodes that suffices for this percentage of the puzzles.
    pub(super) fn enough_for(&self, percent: usize) -> u64 {
        let puzzles = (self.sorted.len() * percent).div_ceil(100);
        self.sorted[puzzles.saturating_sub(1)]
    }

    /// The puzzles in classes: no node, one, two or three, four to seven, and so on, up to the last that is
    /// not empty.
    pub(super) fn classes(&self) -> Vec<Class> {
        let mut classes: Vec<Class> = Vec::new();
        for nodes in &self.sorted {
            while classes.last().is_none_or(|class| class.to < *nodes) {
                let from = classes.last().map_or(0, |class| class.to + 1);
                classes.push(Class { from, to: from.saturating_mul(2).saturating_sub(1), puzzles: 0 });
            }
            classes.last_mut().expect("one was just made").puzzles += 1;
        }
        classes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_double() {
        let class = |from, to, puzzles| Class { from, to, puzzles };
        let nodes = Nodes::new(vec![9, 0, 1, 3, 2, 0]);
        assert_eq!(
            nodes.classes(),
            [class(0, 0, 2), class(1, 1, 1), class(2, 3, 2), class(4, 7, 0), class(8, 15, 1)]
        );
    }

    #[test]
    fn the_middle_is_enough_for_half() {
        let nodes = Nodes::new((1..=20).collect());
        assert_eq!((nodes.enough_for(50), nodes.enough_for(95), nodes.enough_for(100)), (10, 19, 20));
        assert!((nodes.mean() - 10.5).abs() < 1e-9);
        let one = Nodes::new(vec![7]);
        assert_eq!((one.enough_for(50), one.enough_for(95), one.enough_for(100)), (7, 7, 7));
    }
}
