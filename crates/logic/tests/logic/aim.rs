//! Ways with an aim: no worse than the usual way, sound, and the same each time.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use sudokit_core::{Board, Cancel, Cancelled};
use sudokit_logic::aim::Aim;
use sudokit_logic::{Kind, Level, Path, Schedule, Search, Step};
use sudokit_testkit::{corpus, share};

/// Known as Platinum Blonde: exocets and long chains on the usual way.
const PLATINUM: &str = ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";

fn board(puzzle: &str) -> Board {
    Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle").with_unique_givens()
}

/// Boards of the corpora: every so many of those with one solution, and some hard ones if these are there.
fn boards() -> Vec<Board> {
    let hard = corpus::shared("puzzles/top1465.txt").unwrap_or_default();
    let hard = hard.lines().step_by(300).filter_map(|line| Board::new(&line.get(..81)?.parse().ok()?).ok());
    let own = corpus::UNIQUE.cases().step_by(12).filter_map(|case| case.board());
    own.chain(hard).map(Board::with_unique_givens).collect()
}

fn usual(board: &Board, schedule: &Schedule) -> Vec<Step> {
    Path::new(&mut board.clone(), schedule.clone()).collect()
}

/// The qualities about which aims make promises.
struct Cost {
    /// The place in the schedule and the length of the hardest step.
    hardest: Option<(usize, usize)>,
    /// The steps beyond singles, locked candidates, pairs and triples.
    hard_steps: usize,
    /// The most lines of one of them.
    longest: usize,
    /// The number of kinds but singles.
    kinds: usize,
}

impl Cost {
    fn of(schedule: &Schedule, start: &Board, steps: &[Step]) -> Self {
        let is = |kind: &Kind, level: Level| kind.hodoku.is_some_and(|hodoku| hodoku.level <= level);
        let (mut hardest, mut longest, mut board) = (None, 0, *start);
        for step in steps {
            hardest = hardest.max(Some(hardness(schedule, step, &board)));
            if !is(step.kind, Level::Medium) {
                longest = longest.max(step.lines(&board));
            }
            step.effect.apply(&mut board);
        }
        let kinds: BTreeSet<&str> =
            steps.iter().filter(|step| !is(step.kind, Level::Easy)).map(|step| step.kind.id).collect();
        Self {
            hardest,
            longest,
            hard_steps: steps.iter().filter(|step| !is(step.kind, Level::Medium)).count(),
            kinds: kinds.len(),
        }
    }
}

/// The first look for the kind of a step, or for others of its family, and the length of the step.
fn hardness(schedule: &Schedule, step: &Step, board: &Board) -> (usize, usize) {
    let place = |is_it: &dyn Fn(&Search) -> bool| schedule.searches.iter().position(is_it);
    let of_kind = place(&|search| search.kinds.contains(&step.kind));
    let of_family = || place(&|search| search.family() == step.kind.family);
    let place = of_kind.or_else(of_family).unwrap_or(schedule.searches.len());
    (place, step.lines(board))
}

/// The board after these steps, each of which holds and changes something.
fn end(start: &Board, steps: &[Step]) -> Board {
    let mut board = *start;
    for step in steps {
        assert_eq!(step.verify(&board), Ok(()), "{step}");
        assert!(step.effect.apply(&mut board), "{step}");
    }
    board
}

/// The way with an aim, after it has been checked against the usual one.
fn way(aim: Aim, board: &Board, schedule: &Schedule, usual: &[Step]) -> Vec<Step> {
    let way = aim.way(board, schedule, &Cancel::new()).expect("nobody cancels");
    assert_eq!(end(board, &way).solution(), end(board, usual).solution());
    let [before, cost] = [usual, &way].map(|steps| Cost::of(schedule, board, steps));
    assert_ne!(aim.compare(schedule, board, &way, usual), Ordering::Greater);
    let is_beyond = usual.iter().any(|step| step.kind.hodoku.is_none());
    let place = |cost: &Cost| cost.hardest.map(|(place, _)| place);
    match aim {
        Aim::Easiest => assert!(cost.hardest <= before.hardest),
        Aim::Shortest => {
            assert!(cost.hard_steps <= before.hard_steps);
            assert!(cost.longest <= before.longest);
            let in_one_go = (schedule.searches.len() - 1, 50);
            assert!(cost.hardest <= before.hardest || is_beyond && cost.hardest <= Some(in_one_go));
        }
        Aim::Elegant => {
            assert!(cost.kinds <= before.kinds);
            assert!(place(&cost) <= place(&before) || is_beyond);
        }
    }
    way
}

#[test]
fn a_way_keeps_what_its_aim_promises() {
    let schedule = Schedule::full();
    let mut are_better = [false; 3];
    for board in boards() {
        let usual = usual(&board, &schedule);
        let before = Cost::of(&schedule, &board, &usual);
        for (aim, is_better) in share(Aim::ALL.into_iter().zip(&mut are_better), 3) {
            let cost = Cost::of(&schedule, &board, &way(aim, &board, &schedule, &usual));
            *is_better |= match aim {
                Aim::Easiest => cost.hardest < before.hardest,
                Aim::Shortest => cost.hard_steps < before.hard_steps,
                Aim::Elegant => cost.kinds < before.kinds,
            };
        }
    }
    assert!(are_better.contains(&true), "an aim is worth it somewhere");
}

#[test]
fn a_long_way_becomes_much_shorter() {
    let schedule = Schedule::full();
    // A minute each.
    for board in share([PLATINUM], 4).map(board) {
        let usual = usual(&board, &schedule);
        let way = way(Aim::Shortest, &board, &schedule, &usual);
        let [before, after] = [&usual, &way].map(|steps| Cost::of(&schedule, &board, steps).hard_steps);
        assert!(4 * after <= before, "{after} of {before} hard steps are left");
    }
}

#[test]
fn a_way_is_the_same_each_time_or_none_at_all() {
    let schedule = Schedule::full();
    let hard_steps = |board: &Board| Cost::of(&schedule, board, &usual(board, &schedule)).hard_steps;
    let board = boards().into_iter().max_by_key(hard_steps).expect("there are boards");
    for aim in share(Aim::ALL, 3) {
        let asked = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&asked);
        let counting = Cancel::new().or_when(move || {
            count.fetch_add(1, Relaxed);
            false
        });
        let way = aim.way(&board, &schedule, &counting);
        assert!(way.is_ok());
        assert_eq!(aim.way(&board, &schedule, &Cancel::new()), way);
        let asked = asked.load(Relaxed);
        for questions in [0, 1, 100, asked / 4, asked / 2, asked - 1] {
            assert_eq!(aim.way(&board, &schedule, &Cancel::after(questions)), Err(Cancelled));
        }
    }
}

#[test]
fn a_way_stays_within_its_schedule_and_ends_where_that_ends() {
    let schedule = Schedule::full().only(|kind| kind.id != "naked-single" && kind.hodoku.is_some());
    for board in boards().into_iter().step_by(4) {
        let usual = usual(&board, &schedule);
        let stuck = end(&board, &usual);
        let way = Aim::Shortest.way(&board, &schedule, &Cancel::new()).expect("nobody cancels");
        assert!(way.iter().all(|step| step.kind.id != "naked-single"));
        assert_eq!(end(&board, &way).solution(), stuck.solution());
        if stuck.solution().is_none() {
            assert_eq!(way, usual);
        }
    }
}
