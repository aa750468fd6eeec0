//! Tables that functions make.

use crate::common::{EASY, ask, session, wrong};
use sudokit::logic::Level;
use sudokit::{Maker, Vicinity, Wish};

#[test]
fn generated_puzzles_are_those_of_the_maker() {
    let lines = |puzzles: Vec<sudokit::Puzzle>| {
        puzzles.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let expected = lines(Maker::new(7).puzzles(1000).unwrap());
    for threads in [1, 4] {
        let sql = "select puzzle from sudoku_generate(1000, 7) order by number";
        assert_eq!(ask(&session(threads), sql).unwrap(), expected);
    }
    let wish = Wish { level: Some(Level::Hard), ..Wish::default() };
    let expected = lines(Maker::new(1).wish(wish).puzzles(2).unwrap());
    for wish in ["hard", "Hard", "{\"level\": \"Hard\"}"] {
        assert_eq!(
            ask(&session(2), &format!("select puzzle from sudoku_generate(2, 1, '{wish}')")).unwrap(),
            expected
        );
    }
}

#[test]
fn a_limit_does_not_wait_for_the_rest() {
    let session = session(2);
    let began = std::time::Instant::now();
    assert_eq!(ask(&session, "select number from sudoku_generate(1000000000, 1) limit 2").unwrap(), "1\n2");
    let some = "select count(*) from (select sudoku_givens(puzzle) as g from sudoku_generate(1000000000, 1) limit 5000)";
    assert_eq!(ask(&session, some).unwrap(), "5000");
    drop(session);
    assert!(began.elapsed().as_secs() < 60);
}

#[test]
fn vicinities_are_those_of_the_face() {
    let near = Vicinity::new().puzzles(&EASY.parse().unwrap(), 1, 1).unwrap();
    let expected: Vec<String> = near.iter().map(ToString::to_string).collect();
    let found =
        ask(&session(2), &format!("select puzzle from sudoku_vicinity('{EASY}', 1, 1) order by number"));
    assert_eq!(found.unwrap(), expected.join("\n"));
    assert_eq!(
        ask(&session(1), &format!("select number from sudoku_vicinity('{EASY}', 1, 1) limit 3")).unwrap(),
        "1\n2\n3"
    );
}

#[test]
fn wrong_arguments_are_errors_that_say_what_was_expected() {
    let session = session(1);
    for (call, expected) in [
        ("sudoku_generate(5)", "expected two or three arguments, found 1"),
        ("sudoku_generate(-5, 1)", "expected a number of puzzles of 0 or more, found -5"),
        ("sudoku_generate('a', 1)", "expected a number of puzzles of 0 or more, found a"),
        ("sudoku_generate(1, 1, 'magic')", "found 'magic'"),
        (
            "sudoku_generate(1, 1, '{\"magic\": 1}')",
            "'magic' is not a field there; the fields are count, seed, level,",
        ),
        ("sudoku_generate(1, 1, 'xwign')", "found 'xwign'; did you mean 'x-wing' or 'xy-wing'?"),
        (
            "sudoku_generate(1, 1, '{\"level\": \"Easy\", \"with\": [\"x-wing\"]}')",
            "no puzzle that needs one is Easy",
        ),
        ("sudoku_generate(1, 1, '{\"seed\": 7}')", "the seed is an argument, not a part of the order"),
        ("sudoku_generate(1, 1, '{\"level\":')", "the text ends too early"),
        ("sudoku_vicinity('x', 1, 1)", "expected a puzzle of 81 digits and dots, found x"),
        ("sudoku_vicinity('x', 1)", "expected three arguments, found 2"),
    ] {
        let said = wrong(&session, &format!("select * from {call}"));
        assert!(said.contains(expected), "{call}: {said}");
    }
}
