//! Puzzles in sparse patterns, and all fillings of a pattern, compared with their definitions.

use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet, Digit, House, Puzzle};
use sudokit_generate::{Fillings, Random, Recipe, Steering, Symmetry, fill, fill_pattern};
use sudokit_solve::{Batch, Engine, Plain};
use sudokit_symmetry::{Canonizer, Transformable, Transformation};

fn random_pattern(givens: usize, random: &mut Random) -> CellSet {
    random.shuffled(Cell::all()).into_iter().take(givens).collect()
}

/// Symmetric in both diagonals.
fn regular_pattern(random: &mut Random) -> CellSet {
    loop {
        let orbits = random.shuffled(Symmetry::Diagonals.orbits());
        let pattern = orbits.into_iter().take(7).fold(CellSet::EMPTY, |pattern, orbit| pattern | orbit);
        let fillings = Fillings::new(pattern, &mut Canonizer::new());
        if fillings.is_some_and(|mut fillings| fillings.next().is_some()) {
            return pattern;
        }
    }
}

#[test]
fn puzzles_of_sparse_patterns_are_found_around_what_must_stay() {
    let mut random = Random::new(4);
    let mut batch = Batch::new();
    let mut found = 0;
    for _ in 0..3 {
        let pattern = random_pattern(24, &mut random);
        let stay = pattern.first().expect("a cell");
        let mut around = Puzzle::EMPTY;
        around.set(stay, Some(Digit::D7));
        fill_pattern(pattern, &around, 3, &mut random, &mut batch, &mut |puzzle| {
            assert!(puzzle.cells() == pattern && puzzle.digit(stay) == Some(Digit::D7));
            assert!(Plain::new().is_unique(&puzzle), "{puzzle}");
            found += 1;
            ControlFlow::Continue(())
        })
        .unwrap();
    }
    assert!(found > 0);
    // Impossible patterns are not tried.
    let two_rows = House::row(0).cells() | House::row(1).cells();
    let tried =
        fill_pattern(!two_rows, &Puzzle::EMPTY, 9, &mut random, &mut batch, &mut |_| unreachable!()).unwrap();
    assert_eq!(tried, 0);
}

#[test]
fn climbs_in_a_sparse_pattern_stay_there_and_come_nearer() {
    let mut random = Random::new(2);
    let pattern = loop {
        let pattern = random_pattern(25, &mut random);
        let mut is_any = false;
        fill_pattern(pattern, &Puzzle::EMPTY, 1, &mut random, &mut Batch::new(), &mut |_| {
            is_any = true;
            ControlFlow::Break(())
        })
        .unwrap();
        if is_any {
            break pattern;
        }
    };
    // Four ones at least.
    let lacking = |puzzle: &Puzzle| 4_u32.saturating_sub(puzzle.cells_of(Digit::D1).len() as u32);
    let recipe = Recipe { pattern: Some(pattern), ..Recipe::default() };
    let steering = Steering { recipe, patience: 200, ..Steering::default() };
    let climb = steering
        .climb(&mut random, &mut Batch::new(), &mut |puzzle, solution, _| {
            assert!(puzzle.cells() == pattern && solution.solves(puzzle) && Plain::new().is_unique(puzzle));
            Ok(lacking(puzzle))
        })
        .unwrap();
    assert!(!climb.puzzles.is_empty());
    assert!(climb.puzzles.iter().all(|puzzle| lacking(puzzle) == 0));
    // If no puzzle fits, all judged puzzles count, and the fillings on the way to them.
    let steering = Steering { patience: 3, ..steering };
    let mut judged = 0;
    let climb = steering
        .climb(&mut random, &mut Batch::new(), &mut |_, _, _| {
            judged += 1;
            Ok(1)
        })
        .unwrap();
    assert!(climb.puzzles.is_empty() && climb.tried > 2 * judged, "{} for {judged} puzzles", climb.tried);
}

/// The digits renamed in order of first occurrence.
fn renamed(puzzle: &Puzzle) -> Puzzle {
    let mut names: Vec<Digit> = Vec::new();
    let mut renamed = Puzzle::EMPTY;
    for cell in puzzle.cells() {
        let digit = puzzle.digit(cell).expect("a given");
        let name = names.iter().position(|name| *name == digit).unwrap_or_else(|| {
            names.push(digit);
            names.len() - 1
        });
        renamed.set(cell, Digit::new(name));
    }
    renamed
}

/// The transformations that keep a pattern, and every digit.
fn keeping(pattern: CellSet) -> Vec<Transformation> {
    let mut ones = Puzzle::EMPTY;
    for cell in pattern {
        ones.set(cell, Some(Digit::D1));
    }
    let mut canonizer = Canonizer::new();
    let all = canonizer.automorphisms(&ones);
    all.filter(|way| Digit::all().all(|digit| way.digit(digit) == digit)).collect()
}

/// The least text of the images of a filling.
fn least(filling: &Puzzle, keeping: &[Transformation]) -> Puzzle {
    let images = keeping.iter().map(|way| renamed(&filling.transformed(way)));
    images.min_by_key(ToString::to_string).expect("the filling itself")
}

/// All fillings with this beginning, by writing every digit into every other cell.
fn endings(beginning: &Puzzle, pattern: CellSet, keeping: &[Transformation]) -> Vec<Puzzle> {
    let mut all = vec![*beginning];
    for cell in pattern - beginning.cells() {
        let longer = |filling: &Puzzle| {
            let filling = *filling;
            let free = Digit::all().filter(move |digit| filling.cells_of(*digit).is_disjoint(cell.peers()));
            free.map(move |digit| {
                let mut longer = filling;
                longer.set(cell, Some(digit));
                longer
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|filling| {
        let digits = Digit::all().filter(|digit| !filling.cells_of(*digit).is_empty());
        digits.count() >= 8 && renamed(filling) == *filling && least(filling, keeping) == *filling
    });
    all
}

#[test]
fn of_all_images_of_a_filling_the_least_is_met_and_no_other() {
    const LAST: usize = 3;
    let mut random = Random::new(8);
    let (mut batch, mut grids) = (Batch::new(), Vec::new());
    fill(8, &mut random, &mut batch, &mut grids).unwrap();
    let (mut many, mut none) = (0, 0);
    for pattern in [regular_pattern(&mut random), random_pattern(24, &mut random)] {
        let all = Fillings::new(pattern, &mut Canonizer::new()).expect("few images");
        let keeping = keeping(pattern);
        for grid in &grids {
            let filling = grid.restricted_to(pattern);
            for filling in [least(&filling, &keeping), renamed(&filling)] {
                let beginning = pattern.into_iter().take(pattern.len() - LAST).collect();
                let beginning = filling.restricted_to(beginning);
                // The least text with this beginning; a filling only if no house has a digit twice.
                let mut first = beginning;
                for cell in pattern - beginning.cells() {
                    first.set(cell, Some(Digit::D1));
                }
                let mut expected = endings(&beginning, pattern, &keeping);
                expected.retain(|filling| *filling != first);
                let begins_so = |filling: &Puzzle| filling.restricted_to(beginning.cells()) == beginning;
                let found: Vec<Puzzle> = all.clone().after(&first).take_while(begins_so).collect();
                assert_eq!(found, expected, "{beginning}");
                many += usize::from(found.len() > 1);
                none += usize::from(found.is_empty());
            }
        }
    }
    assert!(many >= 16 && none > 0, "{many} beginnings with endings, {none} that belong to a lesser filling");
}

#[test]
fn fillings_come_in_order_and_none_is_an_image_of_another() {
    let mut canonizer = Canonizer::new();
    let pattern = regular_pattern(&mut Random::new(5));
    let all = Fillings::new(pattern, &mut canonizer).expect("few images");
    let first: Vec<Puzzle> = all.clone().take(3000).collect();
    assert!(first.windows(2).all(|pair| pair[0].to_string() < pair[1].to_string()));
    let forms: HashSet<Puzzle> = first.iter().map(|filling| canonizer.minlex(filling)).collect();
    assert_eq!(forms.len(), first.len());
    for filling in &first {
        assert!(filling.cells() == pattern && renamed(filling) == *filling);
        let is_alone = |cell: Cell| {
            let digit = filling.digit(cell).expect("a given");
            filling.cells_of(digit).is_disjoint(cell.peers())
        };
        assert!(pattern.into_iter().all(is_alone), "{filling}");
    }
    // Resuming after any filling finds the others, with any names of its digits.
    for place in [0, 1234, 2998] {
        let other = |digit: Digit| Digit::from_index(8 - digit.index());
        let turned = Puzzle::new(first[place].digits().map(|digit| digit.map(other)));
        let rest: Vec<Puzzle> = all.clone().after(&turned).take(2999 - place).collect();
        assert_eq!(rest, first[place + 1..]);
    }
}

#[test]
fn there_is_an_end() {
    // The greatest text: every digit as early as possible, then the last one again and again.
    let pattern = random_pattern(21, &mut Random::new(6));
    let mut greatest = Puzzle::EMPTY;
    for (place, cell) in pattern.into_iter().enumerate() {
        greatest.set(cell, Digit::new(place.min(8)));
    }
    let all = Fillings::new(pattern, &mut Canonizer::new()).expect("few images");
    assert_eq!(all.clone().after(&greatest).next(), None);
    assert!(all.clone().next().is_some());
    // Givens in other cells are ignored.
    assert_eq!(all.clone().after(&Puzzle::EMPTY).next(), all.clone().next());
}
