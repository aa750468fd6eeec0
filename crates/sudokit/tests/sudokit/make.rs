//! Laws of making puzzles to order.

use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Level;
use sudokit::symmetry::Canonizer;
use sudokit::{Cancel, Cancelled, Digit, Engine, House, Maker, Product, Puzzle, Scale, Single, Wish};

/// One maker of every kind.
fn makers() -> Vec<(&'static str, Maker)> {
    let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() };
    let around = Recipe { around: beginning("12"), ..Recipe::default() };
    let wish = Wish { level: Some(Level::Hard), ..Wish::default() };
    let known = Maker::new(5).puzzles(2).expect("nobody cancels");
    vec![
        ("minimal", Maker::new(5)),
        ("grids", Maker::new(5).product(Product::Grids)),
        ("top-down", Maker::new(5).product(Product::TopDown)),
        ("symmetric and hard", Maker::new(5).recipe(recipe).wish(wish)),
        ("around", Maker::new(5).recipe(around)),
        ("not in", Maker::new(5).not_in(&known)),
        ("near", Maker::new(5).starting_at(&known)),
    ]
}

/// A puzzle that begins so and is empty from there on.
fn beginning(start: &str) -> Puzzle {
    format!("{start:.<81}").parse().expect("a puzzle")
}

/// The same again.
fn maker(name: &str) -> Maker {
    makers().into_iter().find(|(other, _)| *other == name).expect("there is one").1
}

#[test]
fn neither_threads_nor_being_asked_twice_show() {
    for (name, mut alone) in makers() {
        let made = alone.puzzles(3).expect("nobody cancels");
        assert_eq!(made.len(), 3, "{name}");
        assert_eq!(maker(name).threads(2).puzzles(3), Ok(made), "{name}");
    }
}

/// Calls for one puzzle make the same as one call for all of them.
#[test]
fn a_maker_goes_on() {
    for (name, mut at_once) in makers() {
        let whole = at_once.puzzles(10).expect("nobody cancels");
        for threads in [1, 2] {
            let mut maker = maker(name).threads(threads);
            let made: Vec<Puzzle> = (0..10).flat_map(|_| maker.puzzles(1).expect("nobody cancels")).collect();
            assert_eq!(made, whole, "{name} on {threads}");
        }
    }
}

/// A call that ended early loses no puzzle and makes none twice. A puzzle counts as handed out even if that
/// failed.
#[test]
fn a_maker_goes_on_after_a_failure() {
    for (name, mut at_once) in makers() {
        let whole = at_once.puzzles(3).expect("nobody cancels");
        let mut maker = maker(name);
        assert_eq!(maker.make(2, |_| Err(Cancelled)), Err(Cancelled), "{name}");
        let mut maker = maker.until(&Cancel::after(10));
        let mut made = maker.puzzles(1).unwrap_or_default();
        let mut maker = maker.until(&Cancel::new());
        made.extend(maker.puzzles(2 - made.len()).expect("nobody cancels"));
        assert_eq!(made, whole[1..], "{name}");
    }
}

#[test]
fn what_is_made_is_what_was_asked_for() {
    let mut engine = Single::new();
    for (name, mut maker) in makers() {
        for puzzle in maker.puzzles(3).expect("nobody cancels") {
            assert!(engine.is_unique(&puzzle), "{name}: {puzzle}");
            match name {
                "grids" => assert_eq!(puzzle.len(), 81),
                "symmetric and hard" => {
                    assert!(Symmetry::HalfTurn.holds(puzzle.cells()));
                    let rating = sudokit::rate(&puzzle.into(), Scale::Hodoku).expect("it is unique");
                    assert!(rating.to_string().starts_with("Hard "), "{rating}");
                }
                "around" => assert!(puzzle.to_string().starts_with("12")),
                _ => assert!(puzzle.len() < 40, "{name}: {puzzle}"),
            }
        }
    }
    let mut canonizer = Canonizer::new();
    let known = Maker::new(5).puzzles(2).expect("nobody cancels");
    let others = Maker::new(5).not_in(&known).puzzles(3).expect("nobody cancels");
    let forms: Vec<Puzzle> = known.iter().map(|puzzle| canonizer.minlex(puzzle)).collect();
    assert!(others.iter().all(|other| !forms.contains(&canonizer.minlex(other))));
}

/// Boxes and digits that a puzzle lacks.
fn lacks(puzzle: &Puzzle) -> [bool; 2] {
    let has_empty = (0..9).any(|index| House::block(index).cells().is_disjoint(puzzle.cells()));
    [has_empty, Digit::all().any(|digit| puzzle.cells_of(digit).is_empty())]
}

/// Boxes and digits are wishes of any order. Without the wish, puzzles lack some of them, so each of these
/// tests could fail.
#[test]
fn no_box_is_empty_and_no_digit_is_lacking_if_asked_for() {
    let level = |level| Wish { level: Some(level), ..Wish::default() };
    let pattern = Maker::new(8).puzzles(200).expect("nobody cancels");
    let pattern = pattern.iter().find(|puzzle| lacks(puzzle)[1]).expect("a puzzle without a digit").cells();
    let orders = [
        (Recipe::default(), Wish::default(), 200),
        (Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() }, Wish::default(), 200),
        (Recipe { clues: Some(22..=26), ..Recipe::default() }, level(Level::Easy), 60),
        (Recipe::default(), level(Level::Hard), 60),
        (Recipe { around: beginning("12"), ..Recipe::default() }, Wish::default(), 200),
        (Recipe { pattern: Some(pattern), ..Recipe::default() }, Wish::default(), 10),
    ];
    for (recipe, wish, count) in orders {
        let make = |recipe: Recipe| {
            let mut maker = Maker::new(4).recipe(recipe).wish(wish.clone());
            maker.puzzles(count).expect("nobody cancels")
        };
        let asked = [(true, false), (false, true), (true, true)];
        let is_free = recipe.pattern.is_none();
        for (no_empty_box, every_digit) in
            asked.into_iter().filter(|(no_empty_box, _)| is_free || !no_empty_box)
        {
            let made = make(Recipe { no_empty_box, every_digit, ..recipe.clone() });
            assert_eq!(made.len(), count, "{recipe:?}");
            for puzzle in made {
                let [has_empty, has_gap] = lacks(&puzzle);
                assert!(!(no_empty_box && has_empty || every_digit && has_gap), "{recipe:?}: {puzzle}");
            }
        }
        if is_free {
            let plain = make(recipe.clone());
            assert!(plain.iter().any(|puzzle| lacks(puzzle) != [false; 2]), "{recipe:?}");
        }
    }
}

#[test]
fn whenever_it_is_cancelled_nothing_wrong_is_left() {
    for (name, mut whole) in makers() {
        let whole = whole.puzzles(2).expect("nobody cancels");
        for questions in [0, 1, 10, 100, 1000] {
            let mut seen = Vec::new();
            let ended = maker(name).until(&Cancel::after(questions)).make(2, |made| {
                seen.push(made.puzzle);
                Ok::<(), Cancelled>(())
            });
            assert!(whole.starts_with(&seen), "{name} after {questions}");
            assert_eq!(ended.is_ok(), seen.len() == whole.len(), "{name} after {questions}");
        }
    }
}

#[test]
fn puzzles_are_found_again_by_their_numbers() {
    let numbers = [0, 1, 1023, 1024, 2500];
    let all = Maker::new(7).puzzles(2501).expect("nobody cancels");
    assert_eq!(Maker::numbered(7, &numbers), numbers.map(|number| all[number as usize]));
}
