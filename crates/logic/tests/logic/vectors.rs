//! HoDoKu's next step from given positions, and its paths, step by step: ours must be the same, word for
//! word.
//!
//! They are not part of this project: without `../shared` beside it the test says so and checks nothing.
//! Steps of kinds that are not built are only counted.

use crate::library::{self, Case};
use std::collections::BTreeMap;
use sudokit_core::{Board, Puzzle};
use sudokit_logic::rating::hodoku::Path;
use sudokit_logic::{Schedule, Search, Step, View, techniques};
use sudokit_testkit::{corpus, oracle};

/// Everything but singles, whose order depends on how the position came about.
fn searches() -> Vec<Search> {
    Schedule::hodoku().only(|kind| !kind.id.ends_with("single") && kind.id != "full-house").searches
}

fn next(searches: &[Search], board: &Board) -> String {
    let view = View::new(board);
    let step: Option<Step> = searches.iter().find_map(|search| search.first(&view));
    step.map_or_else(|| guess(board), |step| step.in_hodoku())
}

/// HoDoKu's turn when no technique applies.
fn guess(board: &Board) -> String {
    let solution = oracle::solutions(&board.puzzle(), 1).first().copied();
    Path::new(board, solution).next().map_or_else(String::new, |turn| turn.to_string())
}

/// Compares what comes next with what HoDoKu says, if the kind is built.
#[derive(Default)]
struct Verdict {
    equal: usize,
    different: Vec<String>,
    missing: BTreeMap<String, usize>,
}

impl Verdict {
    fn compare(&mut self, code: &str, board: &Board, searches: &[Search], expected: &str) {
        let is_built = code == "bf"
            || techniques::kinds().any(|kind| kind.hodoku.is_some_and(|hodoku| hodoku.code == code));
        let found = if is_built { next(searches, board) } else { String::new() };
        if !is_built {
            *self.missing.entry(code.to_owned()).or_default() += 1;
        } else if found == expected {
            self.equal += 1;
        } else {
            self.different.push(format!("{code}\n    HoDoKu {expected}\n    ours   {found}\n"));
        }
    }

    fn end(self, what: &str) {
        println!("{} {what} equal; not built: {:?}", self.equal, self.missing);
        assert!(self.different.is_empty(), "{}", self.different.concat());
    }
}

#[test]
fn the_next_step_is_that_of_hodoku() {
    let Some(text) = corpus::shared("../spec/hodoku-path.md") else { return };
    let (searches, mut verdict) = (searches(), Verdict::default());
    for line in text.lines().filter(|line| line.contains("| `:0000:")) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        verdict.compare(
            fields[1],
            &Case::read(&fields[2].trim_matches('`').replacen(":x:", "::", 1)).board,
            &searches,
            fields[3],
        );
    }
    verdict.end("next steps");
}

#[test]
fn the_paths_are_those_of_hodoku() {
    let Some(text) = corpus::shared("../spec/hodoku-path.md") else { return };
    let (searches, mut verdict) = (searches(), Verdict::default());
    let mut board = Board::EMPTY;
    for line in text.lines() {
        if line.starts_with("**Path ") {
            let puzzle: Puzzle = line.split('`').nth(1).expect("a puzzle").parse().expect("a puzzle");
            board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        }
        let Some((code, step)) = line.strip_prefix("* ").and_then(|line| line.split_once([' ', ':'])) else {
            continue;
        };
        if ["fh", "n1", "h1"].contains(&code) {
            for single in line.trim_start_matches("* ").split_terminator(';') {
                let placed = single.split_whitespace().nth(1).expect("a candidate");
                board.place(placed.parse().expect("a candidate"));
            }
        } else if let Some((_, gone)) = step.split_once(" => ") {
            verdict.compare(code, &board, &searches, step.trim());
            for candidate in library::eliminations(gone) {
                board.eliminate(candidate);
            }
        }
    }
    verdict.end("steps of paths");
}
