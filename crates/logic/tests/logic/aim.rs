//! Ways with an aim: no worse than the usual way, sound, and the same each time.

use sudokit_core::{Board, Cancel, Cancelled};
use sudokit_logic::aim::{Aim, Cost};
use sudokit_logic::{Path, Schedule, Step};
use sudokit_testkit::corpus;

/// Boards of the corpora: every so many of those with one solution, and some hard ones if these are there.
fn boards() -> Vec<Board> {
    let hard = corpus::shared("puzzles/top1465.txt").unwrap_or_default();
    let hard = hard.lines().step_by(300).filter_map(|line| Board::new(&line.get(..81)?.parse().ok()?).ok());
    let own = corpus::UNIQUE.cases().step_by(12).filter_map(|case| case.board());
    own.chain(hard).map(Board::with_unique_givens).collect()
}

/// The board after these steps, each of them checked.
fn end(start: &Board, steps: &[Step]) -> Board {
    let mut board = *start;
    for step in steps {
        assert_eq!(step.verify(&board), Ok(()), "{step}");
        step.effect.apply(&mut board);
    }
    board
}

#[test]
fn a_way_keeps_what_its_aim_promises() {
    let schedule = Schedule::full();
    let mut are_better = [false; 3];
    for board in boards() {
        let usual: Vec<Step> = Path::new(&mut board.clone(), schedule.clone()).collect();
        let before = Cost::of(&schedule, &usual);
        let solution = end(&board, &usual).solution();
        for (aim, is_better) in Aim::ALL.into_iter().zip(&mut are_better) {
            let way = aim.way(&board, &schedule, &Cancel::new()).expect("nobody cancels");
            assert_eq!(end(&board, &way).solution(), solution);
            let cost = Cost::of(&schedule, &way);
            let place = |cost: &Cost| cost.hardest.map(|hardest| hardest.place);
            match aim {
                Aim::Easiest => {
                    assert!(cost.hardest <= before.hardest);
                    *is_better |= cost.hardest < before.hardest;
                }
                Aim::Shortest => {
                    assert!(cost.hardest <= before.hardest && cost.hard_steps <= before.hard_steps);
                    *is_better |= cost.hard_steps < before.hard_steps;
                }
                Aim::Elegant => {
                    assert!(place(&cost) <= place(&before) && cost.kinds.len() <= before.kinds.len());
                    *is_better |= cost.kinds.len() < before.kinds.len();
                }
            }
        }
    }
    assert_eq!(are_better, [true; 3], "each aim is worth it somewhere");
}

#[test]
fn a_way_is_the_same_each_time_or_none_at_all() {
    let schedule = Schedule::full();
    let board = boards().into_iter().max_by_key(|board| {
        let way: Vec<Step> = Path::new(&mut board.clone(), schedule.clone()).collect();
        Cost::of(&schedule, &way).hard_steps
    });
    let board = board.expect("there are boards");
    for aim in Aim::ALL {
        let way = aim.way(&board, &schedule, &Cancel::new());
        assert_eq!(aim.way(&board, &schedule, &Cancel::new()), way);
        for questions in [0, 1, 100, 2000] {
            assert_eq!(aim.way(&board, &schedule, &Cancel::after(questions)), Err(Cancelled));
        }
    }
}

#[test]
fn a_way_stays_within_its_schedule_and_ends_where_that_ends() {
    let schedule = Schedule::full().only(|kind| kind.id != "naked-single" && kind.hodoku.is_some());
    for board in boards().into_iter().step_by(4) {
        let mut stuck = board;
        let usual: Vec<Step> = Path::new(&mut stuck, schedule.clone()).collect();
        let way = Aim::Shortest.way(&board, &schedule, &Cancel::new()).expect("nobody cancels");
        assert!(way.iter().all(|step| step.kind.id != "naked-single"));
        assert_eq!(end(&board, &way).solution(), stuck.solution());
        if stuck.solution().is_none() {
            assert_eq!(way, usual);
        }
    }
}
