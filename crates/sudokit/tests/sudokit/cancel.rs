//! All help for players can be cancelled at any point, and then gives no result rather than another one.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use sudokit::logic::{Kind, Path, Schedule, Step};
use sudokit::{
    Advice, Cancel, Cancelled, Engine, Entry, Findings, Hint, Proof, Puzzle, Rater, Scale, Single, Walk,
    hint_with,
};

/// A hard puzzle, one with several solutions, and a grid without any.
fn entries() -> Vec<Entry> {
    let puzzles = [
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "1...2...3...4...5...6...7........................................................",
        "11...............................................................................",
    ];
    puzzles.map(|puzzle| Entry::from(puzzle.parse::<Puzzle>().unwrap())).into()
}

/// Does the work once whole, and then cut at more and more questions, up to where it is whole again.
fn whole_or_nothing<T: PartialEq + std::fmt::Debug>(work: impl Fn(&Cancel) -> Result<T, Cancelled>) {
    let whole = work(&Cancel::new()).expect("nobody cancels");
    let mut questions = 0;
    loop {
        match work(&Cancel::after(questions)) {
            Ok(done) => {
                assert_eq!(done, whole, "after {questions} questions");
                break;
            }
            Err(Cancelled) => questions += 1 + questions / 3,
        }
    }
}

#[test]
fn hints_are_whole_or_nothing() {
    for entry in entries() {
        let hint = |cancel: &Cancel| Hint::of(&mut Single::new(), &entry, &Schedule::full(), None, cancel);
        whole_or_nothing(hint);
    }
}

#[test]
fn lists_of_steps_are_whole_or_nothing() {
    for board in entries().iter().filter_map(|entry| sudokit::position(entry).ok()) {
        whole_or_nothing(|cancel| Findings::of_with(board, &Schedule::listed(), cancel));
    }
}

#[test]
fn paths_are_the_same_up_to_where_they_end() {
    let start = sudokit::position(&entries()[0]).unwrap();
    let whole = Proof::of(start, |board| Path::new(board, Schedule::full()));
    for questions in [0, 1, 10, 100, 1000, 10_000] {
        let (mut board, cancel) = (start, Cancel::after(questions));
        let steps: Vec<Step> = Path::new(&mut board, Schedule::full()).until_cancelled(&cancel).collect();
        assert!(whole.steps.starts_with(&steps), "after {questions} questions");
        assert!(cancel.is_cancelled() || steps == whole.steps);
    }
}

/// A step that was cancelled is taken by the next call.
#[test]
fn walks_go_on_where_they_were_cancelled() {
    for start in entries().iter().filter_map(|entry| sudokit::position(entry).ok()) {
        let whole = Proof::of_with(start, Schedule::full(), &Cancel::new()).unwrap();
        let (mut walk, mut steps) = (Walk::new(start, Schedule::full()), Vec::new());
        loop {
            let cut = walk.step(&Cancel::after(1));
            let Some(step) = walk.step(&Cancel::new()).unwrap() else { break };
            assert_eq!(cut, Err(Cancelled), "after {} steps", steps.len());
            steps.push(step);
        }
        assert_eq!(steps, whole.steps);
        assert_eq!(*walk.board(), whole.end());
    }
}

#[test]
fn ratings_of_many_scales_are_whole_or_nothing() {
    let entry = &entries()[0];
    let answer = Single::new().answer(entry.problem());
    for scale in [Scale::Hodoku, Scale::Se, Scale::Gb] {
        for questions in [0, 1, 10, 50, 200] {
            let cancel = Cancel::after(questions);
            let ratings = Rater::new([scale]).until(&cancel).rate_solved(entry, &answer);
            assert!(ratings.is_err() || !cancel.is_cancelled(), "{scale} after {questions} questions");
        }
    }
}

/// A search that can take a tenth of a second asks the flag all the time, not at its ends alone.
#[test]
fn long_searches_ask_often() {
    let hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let board = sudokit::position(&sudokit::read(hard).unwrap()).unwrap();
    for name in ["forcing-net-verity", "finned-mutant-squirmbag", "kraken-fish-2"] {
        let asked = Arc::new(AtomicUsize::new(0));
        let questions = Arc::clone(&asked);
        let cancel = Cancel::new().or_when(move || {
            questions.fetch_add(1, Ordering::Relaxed);
            false
        });
        let kind: &Kind = name.parse().unwrap();
        let steps = Findings::each(board, Schedule::of([kind]), &cancel).count();
        let asked = asked.load(Ordering::Relaxed);
        assert!(asked > steps + 1000, "{name}: {asked} questions, {steps} steps");
    }
}

/// Where no technique can find anything, none is asked: on an empty grid, on a full one, and on one with
/// several solutions.
#[test]
fn nothing_to_find_is_said_at_once() {
    let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let several = ".................1.......23.......1....4........5.....6...........7..............";
    for puzzle in [".".repeat(81).as_str(), full, several] {
        // A single search asks more often.
        let few = || Cancel::after(8);
        let entry = sudokit::read(puzzle).unwrap();
        let board = sudokit::position(&entry).unwrap();
        let advice = hint_with(&mut Single::new(), &entry, &Schedule::full(), None, &few()).unwrap();
        assert!(matches!(advice, Advice::Solved | Advice::Undecided(_)), "{advice:?}");
        assert_eq!(Proof::of_with(board, Schedule::full(), &few()).unwrap().steps, []);
        assert_eq!(Walk::new(board, Schedule::full()).step(&few()).unwrap(), None);
        assert_eq!(Findings::of_with(board, &Schedule::listed(), &few()).unwrap().steps, []);
    }
}

#[test]
fn the_check_of_a_proof_ends_when_cancelled() {
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let entry = sudokit::read(easy).unwrap();
    let proof = Proof::of(sudokit::position(&entry).unwrap(), |board| Path::new(board, Schedule::hodoku()));
    assert_eq!(proof.verify_with(&Cancel::after(10)), Err(Cancelled));
    assert_eq!(proof.verify_with(&Cancel::new()), Ok(Ok(proof.end())));
}
