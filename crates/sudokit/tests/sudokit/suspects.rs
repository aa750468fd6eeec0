//! Without its wrong digits a grid has one solution again.

use proptest::prelude::*;
use proptest::sample::Index;
use sudokit::{
    Advice, Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Engine, Entry, Puzzle, Single,
    Solution, Status, Suspects, hint,
};
use sudokit_testkit::symmetry::Symmetry;
use sudokit_testkit::{corpus, oracle, strategy};

fn suspects(entry: &Entry) -> Option<Suspects> {
    Suspects::of(&mut Single::new(), entry)
}

/// Adds digits of the solution, chosen by dice, to a puzzle.
fn filled(puzzle: &Puzzle, solution: &Solution, dice: &[Index]) -> Puzzle {
    let mut grid = *puzzle;
    for die in dice {
        let empty: Vec<Cell> = (!grid.cells()).iter().collect();
        if !empty.is_empty() {
            let cell = *die.get(&empty);
            grid.set(cell, Some(solution.digit(cell)));
        }
    }
    grid
}

/// Puts a wrong digit into a cell that is not given.
fn spoil(grid: &mut Puzzle, puzzle: &Puzzle, solution: &Solution, die: &Index) -> Cell {
    let cells: Vec<Cell> = (!puzzle.cells()).iter().filter(|cell| !is_wrong(grid, solution, *cell)).collect();
    let cell = *die.get(&cells);
    let wrong: Vec<Digit> = Digit::all().filter(|digit| *digit != solution.digit(cell)).collect();
    grid.set(cell, Some(*die.get(&wrong)));
    cell
}

fn is_wrong(grid: &Puzzle, solution: &Solution, cell: Cell) -> bool {
    grid.digit(cell).is_some_and(|digit| digit != solution.digit(cell))
}

/// A puzzle with one solution, under a random symmetry.
fn unique() -> impl Strategy<Value = (Puzzle, Solution)> {
    let cases: Vec<_> =
        corpus::UNIQUE.cases().filter_map(|case| Some((case.puzzle()?, case.solution?))).collect();
    (proptest::sample::select(cases), Symmetry::any())
        .prop_map(|((puzzle, solution), symmetry)| (symmetry.puzzle(&puzzle), symmetry.solution(&solution)))
}

fn without(grid: &Puzzle, set: CellSet) -> Puzzle {
    grid.restricted_to(!set)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_wrong_digit_is_among_those_named(
        (puzzle, solution) in unique(),
        dice in proptest::collection::vec(any::<Index>(), 0..60),
        wrong in any::<Index>(),
    ) {
        let mut grid = filled(&puzzle, &solution, &dice);
        prop_assert_eq!(suspects(&grid.into()), None, "all digits are right");
        let wrong = spoil(&mut grid, &puzzle, &solution, &wrong);
        let found = suspects(&grid.into()).expect("a digit is wrong");
        prop_assert!(found.sets.contains(&CellSet::of(wrong)), "{wrong} in {grid}: {found:?}");
        prop_assert_eq!((found.leaves, found.is_complete), (Status::Unique, true));
        for cell in grid.cells() {
            let set = CellSet::of(cell);
            prop_assert_eq!(found.sets.contains(&set), Single::new().is_unique(&without(&grid, set)), "{}", cell);
        }
    }

    #[test]
    fn several_wrong_digits_are_a_smallest_set(
        (puzzle, solution) in unique(),
        dice in proptest::collection::vec(any::<Index>(), 20..50),
        wrong in proptest::collection::vec(any::<Index>(), 2..=3),
    ) {
        let mut grid = filled(&puzzle, &solution, &dice);
        let wrong: CellSet = wrong.iter().map(|die| spoil(&mut grid, &puzzle, &solution, die)).collect();
        let found = suspects(&grid.into()).expect("some digits are wrong");
        prop_assert_eq!(found.leaves, Status::Unique);
        let size = found.sets[0].len();
        prop_assert!(size <= wrong.len(), "without {wrong} there is one solution");
        prop_assert!(size < wrong.len() || !found.is_complete || found.sets.contains(&wrong), "{found:?}");
        for set in &found.sets {
            prop_assert_eq!(set.len(), size);
            prop_assert_eq!(oracle::count(&without(&grid, *set), 2), 1, "{}", set);
        }
        for cell in grid.cells() {
            let is_unique = Single::new().is_unique(&without(&grid, CellSet::of(cell)));
            prop_assert!(size == 1 || !is_unique, "without {cell} alone there is one solution");
        }
    }

    #[test]
    fn what_is_named_leaves_what_is_said(grid in strategy::garbage(5..=25)) {
        let has_solution = Single::new().solve(&grid).is_some();
        let found = suspects(&grid.into());
        prop_assert_eq!(found.is_none(), has_solution);
        if let Some(found) = found {
            for set in &found.sets {
                let left = Status::of_count(Single::new().count(&without(&grid, *set), 2));
                prop_assert_eq!(left, found.leaves, "{}", set);
                for cell in *set {
                    let fewer = set.without(cell);
                    prop_assert!(!Single::new().is_unique(&without(&grid, fewer)), "{fewer} would do");
                }
            }
        }
    }
}

/// A puzzle, its solution, and a cell that a player fills in wrongly.
fn played() -> (Puzzle, Solution, Candidate) {
    let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        .parse()
        .expect("a puzzle");
    let solution = Single::new().solve(&puzzle).expect("it has a solution");
    (puzzle, solution, "r5c5=9".parse().expect("a candidate"))
}

#[test]
fn a_wrong_digit_in_a_candidate_puzzle_is_a_mistake() {
    let (puzzle, solution, wrong) = played();
    // The givens as candidates, beside those of the other cells, cleaned up after the player's digit.
    let mut placed = puzzle;
    placed.set(wrong.cell(), Some(wrong.digit()));
    let given = sudokit::position(&puzzle.into()).expect("no flaw").candidate_set();
    let seen = CandidateSet::of_digit(wrong.digit(), wrong.cell().peers());
    let cleaned = given - seen - CandidateSet::of_cell(wrong.cell(), sudokit::DigitSet::ALL);
    for candidates in [Candidates::Given(cleaned), Candidates::Left(cleaned)] {
        let mut entry = Entry { candidates: Some(candidates), ..Entry::from(puzzle) };
        entry.placed.set(wrong.cell(), Some(wrong.digit()));
        let Advice::Mistakes(mistakes) = hint(&entry) else { panic!("a digit is wrong: {:?}", hint(&entry)) };
        assert_eq!(mistakes.wrong, [wrong]);
    }
    // The givens are no longer known.
    let shown = Entry { givens: placed, candidates: Some(Candidates::Given(cleaned)), ..Entry::default() };
    let found = suspects(&shown).expect("there is no solution");
    assert!(found.sets.contains(&CellSet::of(wrong.cell())), "{found:?}");
    assert_eq!(found.leaves, Status::Unique);
    assert_eq!(solution.digit(wrong.cell()).get(), 5);
}

#[test]
fn digits_that_do_not_go_together_are_found_where_the_puzzle_has_several_solutions() {
    // The last four cells can be filled in two ways.
    let several = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
    let mut entry: Entry = several.parse::<Puzzle>().expect("a puzzle").into();
    entry.placed.set("r2c8".parse().expect("a cell"), Digit::from_value(4));
    assert_eq!(suspects(&entry), None, "that is right in one of them");
    entry.placed.set("r7c8".parse().expect("a cell"), Digit::from_value(4));
    assert_eq!(hint(&entry), Advice::Impossible, "each is right in one of them, and both are in none");
    let found = suspects(&entry).expect("there is no solution");
    let sets = ["r2c8", "r7c8"].map(|cell| CellSet::of(cell.parse().expect("a cell")));
    assert_eq!((&found.sets[..], found.leaves), (&sets[..], Status::Unique));
}

#[test]
fn a_search_without_end_gives_up() {
    // Nothing but 1s: nearly all of them have to go.
    let entry = Entry::from("1".repeat(81).parse::<Puzzle>().expect("a puzzle"));
    let found = suspects(&entry).expect("there is no solution");
    assert!(found.sets.is_empty() && !found.is_complete, "{found:?}");
}
