//! The collections outside the tree, and how many solutions each of their puzzles has.

use sudokit_core::Puzzle;
use sudokit_testkit::corpus;

/// Names, and the number of solutions: 2 stands for two or more.
const PROMISED: [(&str, u64); 10] = [
    ("17clue", 1),
    ("hardest-1106", 1),
    ("hardest-11plus-2000", 1),
    ("many-clues-10000", 1),
    ("minimal-20000", 1),
    ("top1465", 1),
    ("multi-2000", 2),
    ("multi-17minus-2000", 2),
    ("none-17plus1-2000", 0),
    ("none-minimal-plus1-2000", 0),
];

/// The collections that are there, with what they promise and their puzzles.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, u64, Vec<Puzzle>)> {
    PROMISED.into_iter().filter_map(|(name, promised)| {
        let text = corpus::shared(&format!("puzzles/{name}.txt"))?;
        let puzzles = text.lines().map(|line| line.parse().expect("collections hold puzzles"));
        Some((name, promised, puzzles.collect()))
    })
}
