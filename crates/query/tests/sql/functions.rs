//! SQL says of puzzles what the library says.

use crate::common::{ask, session, wrong};
use proptest::prelude::*;
use std::fmt::Write as _;
use sudokit::{
    Answer, CanonForm, Entry, Grade, Maker, Puzzle, Rater, Scale, Single, Status, Transformation, canon,
    check, minimal, rate,
};
use sudokit::{Engine, Random};
use sudokit_query::Session;

/// Puzzles of all sorts: minimal, with too few or too many givens, wrong, empty, full.
fn puzzles(seed: u64) -> Vec<Puzzle> {
    let mut puzzles = Maker::new(seed).threads(1).puzzles(6).expect("nobody cancels");
    let mut random = Random::new(seed);
    let mut more = Vec::new();
    for puzzle in &puzzles {
        let mut less = *puzzle;
        let cells: Vec<_> = puzzle.cells().into_iter().collect();
        less.set(cells[random.below(cells.len())], None);
        let mut other = *puzzle;
        let digit = puzzle.digit(cells[random.below(cells.len())]);
        other.set(cells[random.below(cells.len())], digit);
        let Answer::Unique(solution) = sudokit::solve(&Entry::from(*puzzle)) else {
            unreachable!("it has one")
        };
        let full = Puzzle::from_bytes(solution.as_bytes()).copied().expect("a solution is a puzzle");
        let mut few = full;
        few.set(cells[0], None);
        more.extend([less, other, few, full]);
    }
    puzzles.extend(more);
    puzzles.push(Puzzle::EMPTY);
    puzzles
}

/// The answers to an expression of `p`, one for each puzzle.
fn of_each(session: &Session, expression: &str, puzzles: &[Puzzle]) -> Vec<String> {
    let mut values = String::new();
    for (number, puzzle) in puzzles.iter().enumerate() {
        write!(values, "{}({number},'{puzzle}')", if number == 0 { "" } else { "," }).expect("it is text");
    }
    let rows = ask(session, &format!("select n, {expression} from (values {values}) as t(n, p) order by n"));
    let rows = rows.unwrap_or_else(|error| panic!("{expression}: {error}"));
    rows.lines().map(|row| row.split_once(',').expect("two columns").1.to_owned()).collect()
}

fn said(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn hodoku(puzzle: &Puzzle) -> Option<(String, String)> {
    let ratings = Rater::new([Scale::Hodoku]).with_hardest().rate(&(*puzzle).into()).expect("nobody cancels");
    let Grade::Hodoku(rating) = &ratings.scales[0].rating.as_ref().ok()?.grade else {
        unreachable!("it is that scale")
    };
    let step = ratings.scales[0].hardest.as_ref().and_then(|hardest| hardest.step.as_ref());
    let technique = step.map(|step| step.steps().first().map_or("guess", |step| step.kind.id));
    Some((rating.level.to_string(), said(technique)))
}

/// An expression of SQL, and the answer of the library.
type Law = (&'static str, fn(&Puzzle) -> String);

const LAWS: &[Law] = &[
    ("sudoku_valid(p)", |puzzle| check(&(*puzzle).into()).is_valid().to_string()),
    ("sudoku_givens(p)", |puzzle| puzzle.len().to_string()),
    ("sudoku_status(p)", |puzzle| Status::from(&Single::new().answer(puzzle)).name().to_owned()),
    ("sudoku_count(p, 50)", |puzzle| Single::new().count(puzzle, 50).to_string()),
    ("sudoku_solve(p)", |puzzle| match Single::new().answer(puzzle) {
        Answer::Unique(solution) => solution.to_string(),
        Answer::None | Answer::Several(_) => String::new(),
    }),
    ("sudoku_minimal(p)", |puzzle| said(minimal(puzzle).is_minimal())),
    ("sudoku_canon(p)", |puzzle| said(canon(puzzle, CanonForm::Minlex))),
    ("sudoku_canon(p, 'grid')", |puzzle| said(canon(puzzle, CanonForm::Grid))),
    ("sudoku_canon(p, 'maxlex')", |puzzle| said(canon(puzzle, CanonForm::Maxlex))),
    ("sudoku_rate(p, 'hodoku')", |puzzle| number(puzzle, Scale::Hodoku)),
    ("sudoku_rate(p, 'invariant')", |puzzle| number(puzzle, Scale::Invariant)),
    ("sudoku_level(p)", |puzzle| said(hodoku(puzzle).map(|(level, _)| level))),
    ("sudoku_technique(p)", |puzzle| said(hodoku(puzzle).map(|(_, technique)| technique))),
    ("sudoku_transform(p, 'quarter-turn')", |puzzle| Transformation::QUARTER_TURN.apply(puzzle).to_string()),
];

fn number(puzzle: &Puzzle, scale: Scale) -> String {
    rate(&(*puzzle).into(), scale).map_or_else(|_| String::new(), |rating| format!("{:?}", rating.number()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sql_says_what_the_face_says(seed: u64, threads in 1..=4_usize) {
        let (session, puzzles) = (session(threads), puzzles(seed));
        for (expression, face) in LAWS {
            let expected: Vec<String> = puzzles.iter().map(face).collect();
            prop_assert_eq!(of_each(&session, expression, &puzzles), expected, "{}", expression);
        }
        prop_assert_eq!(session.skipped().count, 0);
    }
}

#[test]
fn every_function_has_an_example_that_runs() {
    let session = session(2);
    for about in sudokit_query::functions() {
        assert!(about.example.contains(about.name), "{}", about.name);
        assert!(about.summary.ends_with('.'), "{}", about.name);
        assert_eq!(ask(&session, about.example).unwrap(), about.result, "{}", about.example);
    }
}

#[test]
fn the_engine_lists_the_functions() {
    let session = session(1);
    for about in sudokit_query::functions() {
        let shown = ask(&session, &format!("show functions like '{}'", about.name)).unwrap();
        assert!(shown.starts_with(about.name), "{}: {shown}", about.name);
    }
    let routines = "select routine_name, description, syntax_example from information_schema.routines \
                    where routine_name = 'sudoku_canon' limit 1";
    let shown = ask(&session, routines).unwrap();
    assert!(shown.contains("canonical form") && shown.contains("sudoku_canon(puzzle [, form])"), "{shown}");
}

/// `~` needs no function of the engine.
#[test]
fn functions_of_numbers_and_texts_are_there() {
    let sql = "select round(1.5), substr('abc', 2), length('abc'), upper('a'), 'abc' ~ '^a.c$'";
    assert_eq!(ask(&session(1), sql).unwrap(), "2.0,bc,3,A,true");
}

#[test]
fn an_argument_may_differ_from_row_to_row() {
    let sql = "select scale, sudoku_rate(p, scale) from (values \
               ('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')) as t(p) \
               cross join (values ('se'), ('hodoku'), (null)) as s(scale) order by scale";
    assert_eq!(ask(&session(1), sql).unwrap(), "hodoku,204.0\nse,1.2\n,");
    let limits = "select sudoku_count(repeat('.', 81), n) from (values (1), (20), (0)) as t(n) order by n";
    assert_eq!(ask(&session(4), limits).unwrap(), "0\n1\n20");
}

#[test]
fn wrong_arguments_are_errors_with_a_name() {
    let session = session(1);
    let empty = "repeat('.', 81)";
    for (sql, expected) in [
        (format!("select sudoku_rate({empty}, 'magic')"), "sudoku_rate: 'magic' is not a scale"),
        (format!("select sudoku_canon({empty}, 'magic')"), "sudoku_canon: 'magic' is not a canonical form"),
        (
            format!("select sudoku_count({empty}, -1)"),
            "sudoku_count: expected a limit of 0 or more, found -1",
        ),
        (format!("select sudoku_transform({empty}, 'swap-r1-r4')"), "sudoku_transform: expected `rows"),
        ("select sudoku_solve(5)".to_owned(), "sudoku_solve"),
        ("select sudoku_solve()".to_owned(), "sudoku_solve"),
        ("select sudoku_slove('.')".to_owned(), "sudoku_solve"),
    ] {
        let said = wrong(&session, &sql);
        assert!(said.contains(expected) && !said.contains('\n'), "{sql}: {said}");
    }
}
