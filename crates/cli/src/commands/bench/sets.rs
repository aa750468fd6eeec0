//! The built-in sets, made for each run from a seed.
//!
//! Everything begins with minimal puzzles: a [random grid](fill) is emptied cell by cell in random order, for
//! as long as the puzzle has one solution. The other sets change these a little:
//!
//! | set | how |
//! |---|---|
//! | `easy` | givens of the solution are added, at random, until there are 36 |
//! | `minimal` | as they are |
//! | `several` | one given, at random, is left out: as it was needed, there are several solutions |
//! | `none` | a wrong given is added at random, where no given in sight has its digit: the one solution is gone |
//!
//! All sets have the same number of puzzles and the same solutions.

use super::tasks::{Set, Task};
use crate::run::interrupt;
use sudokit::generate::{Random, Recipe, dig, fill};
use sudokit::{Batch, Board, Cancelled, Candidate, Puzzle, Solution};

/// So many givens has an easy puzzle in a newspaper.
const EASY_GIVENS: usize = 36;

/// A minimal puzzle and its solution.
struct Base {
    puzzle: Puzzle,
    solution: Solution,
}

/// The built-in sets, each with this many puzzles.
pub(super) fn built_in(puzzles: usize, random: &mut Random) -> Result<Vec<Set>, Cancelled> {
    let mut batch = Batch::new().until(interrupt::cancel());
    let mut grids = Vec::new();
    fill(puzzles, random, &mut batch, &mut grids)?;
    let minimal = dig(&grids, &Recipe::default(), random, &mut batch)?;
    let bases: Vec<Base> = minimal
        .into_iter()
        .zip(grids)
        .filter_map(|(puzzle, solution)| Some(Base { puzzle: puzzle?, solution }))
        .collect();
    let mut set = |name: &str, about, change: fn(&Base, &mut Random) -> Puzzle| {
        let tasks = bases.iter().map(|base| Task::from(&change(base, random))).collect();
        Set::new(name, about, tasks, puzzles, random)
    };
    Ok(vec![
        set("easy", "one solution, 36 givens", easy),
        set("minimal", "one solution, no given to spare", |base, _| base.puzzle),
        set("several", "the minimal ones without one of their givens", several),
        set("none", "the minimal ones with a wrong given added", none),
    ])
}

fn easy(base: &Base, random: &mut Random) -> Puzzle {
    let mut puzzle = base.puzzle;
    let further = random.shuffled(!puzzle.cells());
    for cell in further.into_iter().take(EASY_GIVENS.saturating_sub(puzzle.len())) {
        puzzle.set(cell, Some(base.solution.digit(cell)));
    }
    puzzle
}

fn several(base: &Base, random: &mut Random) -> Puzzle {
    let mut puzzle = base.puzzle;
    puzzle.set(one_of(puzzle.cells(), random), None);
    puzzle
}

fn none(base: &Base, random: &mut Random) -> Puzzle {
    let mut puzzle = base.puzzle;
    let board = Board::new(&puzzle).expect("a puzzle with a solution has no flaws");
    // There is one. If every empty cell had only its own digit left, then without some given they would have
    // that given's digit besides: too little for a second solution, so the given would not be needed.
    let wrong: Candidate = one_of(board.candidate_set() - base.solution.candidates(), random);
    puzzle.set(wrong.cell(), Some(wrong.digit()));
    puzzle
}

/// One of some things, each equally likely.
fn one_of<T>(things: impl IntoIterator<Item = T>, random: &mut Random) -> T {
    let mut things: Vec<T> = things.into_iter().collect();
    things.swap_remove(random.below(things.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::bench::tasks::Asked;
    use sudokit::{Answer, Engine, Entry, Plain};

    /// The puzzles of each set, in the order of the table at the top.
    fn puzzles(seed: u64) -> Vec<Vec<Puzzle>> {
        let read = |task: &Task| match task.read() {
            Asked::Givens(puzzle) => puzzle,
            Asked::Candidates(_) => panic!("built-in puzzles have givens"),
        };
        let sets = built_in(5, &mut Random::new(seed)).expect("nobody cancels");
        sets.iter().map(|set| set.once().iter().map(read).collect()).collect()
    }

    #[test]
    fn the_sets_are_what_they_are_called() {
        let sets = puzzles(1);
        let [easy, minimal, several, none] = &sets[..] else { panic!("there are four") };
        assert!(sets.iter().all(|puzzles| puzzles.len() == 5));
        // The plain engine, as the fast one has made them.
        let mut plain = Plain::new();
        assert!(easy.iter().all(|puzzle| puzzle.len() == 36 && plain.is_unique(puzzle)));
        assert!(several.iter().all(|puzzle| matches!(plain.answer(puzzle), Answer::Several(_))));
        assert!(none.iter().all(|puzzle| plain.answer(puzzle) == Answer::None));
        assert!(none.iter().all(|puzzle| sudokit::check(&Entry::from(*puzzle)).is_valid()));
        for puzzle in minimal {
            assert!(plain.is_unique(puzzle));
            for cell in puzzle.cells() {
                let mut without = *puzzle;
                without.set(cell, None);
                assert!(!plain.is_unique(&without), "{cell} of {puzzle}");
            }
        }
    }

    #[test]
    fn a_seed_repeats_them() {
        assert_eq!(puzzles(7), puzzles(7));
        assert_ne!(puzzles(7), puzzles(8));
    }
}
