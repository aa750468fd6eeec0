//! Canonical forms against every one of the 3,359,232 permutations of the cells, and their laws.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;
use std::collections::BTreeSet;
use sudokit_core::{Cell, Digit, Puzzle, Solution};
use sudokit_symmetry::{Canonizer, Form, Transformation};
use sudokit_testkit::{corpus, share, strategy, symmetry::Symmetry};

/// All orders of nine lines that keep chutes together.
fn line_orders() -> Vec<[usize; 9]> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut all = Vec::new();
    for chutes in orders {
        for first in orders {
            for second in orders {
                for third in orders {
                    let within = [first, second, third];
                    all.push(std::array::from_fn(|i| 3 * chutes[i / 3] + within[chutes[i / 3]][i % 3]));
                }
            }
        }
    }
    all
}

/// The best image of a puzzle by trying all, and the number of permutations of the cells that make it. Digits
/// are named in the order of `names`; `better` compares a character of an image with that of another. Only
/// images that are `allowed` count; it gets the cells of the puzzle at the places of the first band.
fn best(
    puzzle: &Puzzle,
    names: [u8; 9],
    better: fn(u8, u8) -> bool,
    allowed: impl Fn(&dyn Fn(usize) -> u8) -> bool,
) -> ([u8; 81], u64) {
    let orders = line_orders();
    let cells = puzzle.digits().map(|digit| digit.map_or(0, Digit::get));
    let (mut best, mut count) = (None::<[u8; 81]>, 0);
    for transposes in [false, true] {
        for rows in &orders {
            for columns in &orders {
                let cell = |place: usize| {
                    let (row, column) = (rows[place / 9], columns[place % 9]);
                    cells[if transposes { 9 * column + row } else { 9 * row + column }]
                };
                if !allowed(&cell) {
                    continue;
                }
                let (mut image, mut named, mut next) = ([0; 81], [0; 10], names.iter());
                let mut is_best = best.is_none();
                let mut is_worse = false;
                for (place, name) in image.iter_mut().enumerate() {
                    let (row, column) = (rows[place / 9], columns[place % 9]);
                    let digit =
                        usize::from(cells[if transposes { 9 * column + row } else { 9 * row + column }]);
                    if digit != 0 && named[digit] == 0 {
                        named[digit] = *next.next().unwrap();
                    }
                    *name = named[digit];
                    if let Some(known) = best.filter(|_| !is_best) {
                        is_best = better(*name, known[place]);
                        is_worse = better(known[place], *name);
                        if is_worse {
                            break;
                        }
                    }
                }
                if is_best {
                    (best, count) = (Some(image), 1);
                } else if !is_worse {
                    count += 1;
                }
            }
        }
    }
    (best.unwrap_or([0; 81]), count)
}

const UP: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const DOWN: [u8; 9] = [9, 8, 7, 6, 5, 4, 3, 2, 1];

fn text(cells: [u8; 81]) -> String {
    cells.map(|cell| if cell == 0 { '.' } else { char::from(b'0' + cell) }).iter().collect()
}

/// All three forms of a puzzle against all images.
fn forms_are_the_best_images(puzzle: &Puzzle) {
    let mut canonizer = Canonizer::new();
    let mut form = |form| canonizer.canonical(form, puzzle).puzzle.to_string();
    assert_eq!(form(Form::Minlex), text(best(puzzle, UP, |a, b| a < b, |_| true).0), "{puzzle}");
    assert_eq!(form(Form::Maxlex), text(best(puzzle, DOWN, |a, b| a > b, |_| true).0), "{puzzle}");
    // The least numbers of digits in the thirds of the first three rows, by looking at all images first.
    let least = RefCell::new([9; 9]);
    best(
        puzzle,
        UP,
        |_, _| false,
        |cell| {
            let mut least = least.borrow_mut();
            *least = numbers(cell).min(*least);
            false
        },
    );
    let least = least.into_inner();
    let expected = best(puzzle, UP, |a, b| a < b, |cell| numbers(cell) == least).0;
    assert_eq!(form(Form::BandMinlex), text(expected), "{puzzle}");
}

/// Number of digits in each third of the first three rows.
fn numbers(cell: &dyn Fn(usize) -> u8) -> [usize; 9] {
    std::array::from_fn(|third| (0..3).filter(|i| cell(3 * third + i) != 0).count())
}

/// A sample of a strategy that is the same in every run.
fn sample<T>(strategy: impl Strategy<Value = T>, count: usize) -> Vec<T> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(|_| strategy.new_tree(&mut runner).expect("it gives values").current()).collect()
}

fn lines(texts: &[&str]) -> Vec<Puzzle> {
    texts.iter().map(|text| text.parse().expect("a puzzle")).collect()
}

#[test]
fn forms_are_the_best_of_all_images() {
    let mut puzzles = lines(&[
        // Nothing, one digit, a row, two rows and a half.
        ".................................................................................",
        "........................................1........................................",
        "...........................123456789.............................................",
        "123456789456789.................................................................1",
    ]);
    puzzles.extend(sample(strategy::puzzle(17..=30), 3));
    puzzles.extend(sample(strategy::garbage(5..=40), 2));
    share(&puzzles, 3).for_each(forms_are_the_best_images);
}

#[test]
#[ignore = "twenty seconds of trying everything"]
fn forms_are_the_best_of_all_images_at_length() {
    let mut puzzles = sample(strategy::puzzle(1..=70), 60);
    puzzles.extend(sample(strategy::garbage(1..=70), 60));
    puzzles.extend(corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).take(60));
    puzzles.iter().for_each(forms_are_the_best_images);
}

#[test]
fn minlex_of_grids_is_the_least_of_all_images() {
    let mut grids = sample(strategy::solution(), 3);
    grids.push(MOST_SYMMETRIC.parse().unwrap());
    for grid in grids {
        let minlex = Canonizer::new().minlex_grid(&grid);
        assert_eq!(
            minlex.to_string(),
            text(best(&Puzzle::from(grid), UP, |a, b| a < b, |_| true).0),
            "{grid}"
        );
    }
}

/// The grid with 648 automorphisms: each row is the one above it, shifted by 3, and by one more from band to
/// band.
const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// The vector of the field's notes: an ordinary puzzle of 17 digits whose two forms differ.
#[test]
fn the_two_minlex_forms_differ_where_they_are_known_to() {
    let puzzle: Puzzle =
        "45.....6......17..8...............92....7.1..5...36..........58..1..7............".parse().unwrap();
    let mut canonizer = Canonizer::new();
    assert_eq!(
        canonizer.minlex(&puzzle).to_string(),
        "................12..1..3..4.....1.3..5....6...7..4.8......7.......59...7..3......"
    );
    assert_eq!(
        canonizer.canonical(Form::BandMinlex, &puzzle).puzzle.to_string(),
        "................12..3..4..........56....4.3...1..78........34...2.......19.....8."
    );
}

/// As many transformations keep a puzzle as permutations of the cells make its least image, times the orders
/// of the digits that do not occur.
fn automorphisms_are_counted(puzzle: &Puzzle) {
    let mut canonizer = Canonizer::new();
    let unused = Digit::all().filter(|digit| puzzle.cells_of(*digit).is_empty()).count() as u64;
    let expected = best(puzzle, UP, |a, b| a < b, |_| true).1 * (1..=unused).product::<u64>();
    assert_eq!(canonizer.count_automorphisms(puzzle), expected, "{puzzle}");
    if expected < 10_000 {
        let all: BTreeSet<Transformation> = canonizer.automorphisms(puzzle).collect();
        assert_eq!(all.len() as u64, expected, "{puzzle}");
        assert!(all.iter().all(|by| by.apply(puzzle) == *puzzle), "{puzzle}");
    }
}

#[test]
fn automorphisms_are_all_found() {
    let mut puzzles = lines(&[
        MOST_SYMMETRIC,
        // Nothing; the first row; a diagonal; the last two rows of a full grid missing; three digits in three
        // boxes.
        ".................................................................................",
        "123456789........................................................................",
        "1.........2.........3.........4.........5.........6.........7.........8.........9",
        "123456789456789123789123456231564897564897231897231564312645978..................",
        "123......456......789.........123......456......789.........123......456......789",
    ]);
    puzzles.extend(sample(strategy::puzzle(17..=20), 1));
    puzzles.iter().for_each(automorphisms_are_counted);
    let grid: Solution = MOST_SYMMETRIC.parse().unwrap();
    assert_eq!(Canonizer::new().count_automorphisms(&Puzzle::from(grid)), 648);
}

/// The orders that occur, from the published table of the automorphisms of all grids (gsf, Kjell Fredrik
/// Pettersen).
const ORDERS_OF_GROUPS: [u64; 16] = [1, 2, 3, 4, 6, 8, 9, 12, 18, 27, 36, 54, 72, 108, 162, 648];

proptest! {
    #[test]
    fn groups_of_grids_have_the_orders_that_are_known(grid in strategy::solution(), by in any_transformation()) {
        let mut canonizer = Canonizer::new();
        let order = canonizer.count_automorphisms(&Puzzle::from(grid));
        prop_assert!(ORDERS_OF_GROUPS.contains(&order));
        prop_assert_eq!(canonizer.count_automorphisms(&Puzzle::from(by.apply(&grid))), order);
    }

    #[test]
    fn isomorphisms_lead_from_one_to_the_other(
        one in strategy::puzzle(0..=81),
        other in strategy::puzzle(0..=3),
        by in any_transformation(),
    ) {
        let mut canonizer = Canonizer::new();
        let found = canonizer.isomorphism(&one, &by.apply(&one)).expect("it is an isomorph");
        prop_assert_eq!(found.apply(&one), by.apply(&one));
        if let Some(found) = canonizer.isomorphism(&one, &other) {
            prop_assert_eq!(found.apply(&one), other);
        } else {
            prop_assert_ne!(canonizer.minlex(&one), canonizer.minlex(&other));
        }
    }

    #[test]
    fn a_puzzle_goes_into_the_minlex_form_of_its_solution(
        grid in strategy::solution(),
        cells in proptest::collection::vec(0..81_usize, 20..40),
        by in any_transformation(),
    ) {
        let puzzle = grid.restricted_to(cells.into_iter().map(Cell::from_index).collect());
        let mut canonizer = Canonizer::new();
        let inside = canonizer.grid_minlex(&puzzle, &grid);
        prop_assert!(canonizer.minlex_grid(&grid).solves(&inside.puzzle));
        prop_assert_eq!(inside.by.apply(&puzzle), inside.puzzle);
        let isomorph = canonizer.grid_minlex(&by.apply(&puzzle), &by.apply(&grid));
        prop_assert_eq!(isomorph.puzzle, inside.puzzle);
    }
}

/// Of a grid with 648 automorphisms a puzzle has up to 648 places in the least image; all isomorphs agree on
/// one.
#[test]
fn automorphic_grids_carry_isomorphs_to_one_place() {
    let grid: Solution = MOST_SYMMETRIC.parse().unwrap();
    let puzzle = grid.restricted_to([0, 13, 30, 44, 70].into_iter().map(Cell::from_index).collect());
    let mut canonizer = Canonizer::new();
    let inside = canonizer.grid_minlex(&puzzle, &grid).puzzle;
    let automorphisms: Vec<_> = canonizer.automorphisms(&Puzzle::from(grid)).collect();
    for by in automorphisms {
        assert_eq!(canonizer.grid_minlex(&by.apply(&puzzle), &grid).puzzle, inside);
    }
}

/// The collection of all known puzzles of 17 digits was made with the program whose form this is, so every
/// line is its own form. As its first 2,000 lines are their own true minlex too, it takes the others to see
/// the difference.
#[test]
fn the_collection_of_17_clue_puzzles_is_in_the_shared_form() {
    let Some(file) = corpus::shared("puzzles/17clue.txt") else { return };
    let mut canonizer = Canonizer::new();
    let mut differing = Vec::new();
    for (line, number) in file.lines().zip(0..) {
        let puzzle: Puzzle = line.parse().expect("a puzzle a line");
        assert_eq!(canonizer.canonical(Form::BandMinlex, &puzzle).puzzle, puzzle);
        let minlex = canonizer.minlex(&puzzle);
        assert!(minlex <= puzzle, "{puzzle}");
        if minlex != puzzle {
            differing.push(number);
        }
    }
    assert!(differing.iter().all(|number| *number >= 2000) && !differing.is_empty());
}

/// Another sample of random minimal puzzles had 198 of 2,000: a share that is within three standard
/// deviations of this.
#[test]
fn the_two_minlex_forms_differ_on_a_tenth_of_random_minimal_puzzles() {
    let Some(file) = corpus::shared("puzzles/minimal-20000.txt") else { return };
    let mut canonizer = Canonizer::new();
    let differing = file.lines().filter(|line| {
        let puzzle: Puzzle = line.parse().expect("a puzzle a line");
        canonizer.minlex(&puzzle) != canonizer.canonical(Form::BandMinlex, &puzzle).puzzle
    });
    let differing = differing.count();
    assert!((1600..2400).contains(&differing), "{differing}");
}

/// The laws of every form, for one puzzle and one of its isomorphs.
fn isomorphs_have_one_form(canonizer: &mut Canonizer, puzzle: &Puzzle, by: &Transformation) {
    for form in Form::ALL {
        let canonical = canonizer.canonical(form, puzzle);
        assert_eq!(canonizer.canonical(form, &by.apply(puzzle)).puzzle, canonical.puzzle, "{puzzle} {by}");
        assert_eq!(canonical.by.apply(puzzle), canonical.puzzle, "{puzzle}");
        assert_eq!(canonical.by.inverse().apply(&canonical.puzzle), *puzzle);
    }
    assert_eq!(canonizer.minlex(puzzle), canonizer.canonical(Form::Minlex, puzzle).puzzle);
}

fn grids_have_one_form(canonizer: &mut Canonizer, grid: &Solution, by: &Transformation) {
    assert_eq!(canonizer.minlex_grid(grid), canonizer.minlex_grid(&by.apply(grid)), "{grid} {by}");
}

fn any_transformation() -> impl Strategy<Value = Transformation> {
    Symmetry::any().prop_map(|any| {
        Transformation::new(any.transpose, any.rows, any.columns, any.digits)
            .expect("the testkit keeps chutes")
    })
}

proptest! {
    #[test]
    fn isomorphic_puzzles_have_one_form(
        puzzle in strategy::puzzle(0..=70),
        garbage in strategy::garbage(0..=60),
        by in any_transformation(),
    ) {
        let mut canonizer = Canonizer::new();
        isomorphs_have_one_form(&mut canonizer, &puzzle, &by);
        isomorphs_have_one_form(&mut canonizer, &garbage, &by);
    }

    #[test]
    fn isomorphic_grids_have_one_form(grid in strategy::solution(), by in any_transformation()) {
        let mut canonizer = Canonizer::new();
        grids_have_one_form(&mut canonizer, &grid, &by);
        let puzzle = canonizer.minlex(&Puzzle::from(grid));
        prop_assert_eq!(Puzzle::from(canonizer.minlex_grid(&grid)), puzzle);
    }
}

#[test]
#[ignore = "seconds of random transformations"]
fn isomorphs_have_one_form_100000_times() {
    let mut canonizer = Canonizer::new();
    let puzzles: Vec<Puzzle> = corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).collect();
    let grids: Vec<Solution> = corpus::UNIQUE.cases().filter_map(|case| case.solution).collect();
    let transformations = sample(any_transformation(), 100_000);
    for (i, by) in transformations.iter().enumerate() {
        isomorphs_have_one_form(&mut canonizer, &puzzles[i % puzzles.len()], by);
        grids_have_one_form(&mut canonizer, &grids[i % grids.len()], by);
    }
}
