//! Judges agree with the ratings.

use sudokit::generate::{Random, Recipe, dig, fill};
use sudokit::logic::rating::{hodoku, whips};
use sudokit::logic::techniques::{fish, locked, subsets};
use sudokit::logic::{Level, View};
use sudokit::{Batch, Board, Cancel, Cancelled, Cell, Digit, Measure, Puzzle, Solution, Wish, difficulty};

fn puzzles() -> Vec<(Puzzle, Solution)> {
    let (mut random, mut batch, mut grids) = (Random::new(3), Batch::new(), Vec::new());
    fill(25, &mut random, &mut batch, &mut grids).unwrap();
    let puzzles = dig(&grids, &Recipe::default(), &mut random, &mut batch).unwrap();
    puzzles.into_iter().flatten().zip(grids).collect()
}

fn wishes() -> Vec<Wish> {
    let nothing = Wish::default;
    let ranges = |ranges: &[(Measure, u32, u32)]| Wish {
        ranges: ranges.iter().map(|(measure, least, most)| (*measure, *least..=*most)).collect(),
        ..nothing()
    };
    vec![
        Wish { level: Some(Level::Medium), ..nothing() },
        Wish { level: Some(Level::Extreme), ..nothing() },
        Wish { hardest: Some(&locked::POINTING), ..nothing() },
        Wish { with: vec![&subsets::NAKED_PAIR], without: vec![&fish::X_WING], ..nothing() },
        Wish { steps: vec![(&locked::POINTING, 2..=3), (&subsets::NAKED_PAIR, 0..=1)], ..nothing() },
        Wish { hardest: Some(&locked::POINTING), crux: Some(20..=60), ..nothing() },
        ranges(&[(Measure::Starts, 3, 9)]),
        ranges(&[(Measure::Hodoku, 500, 700)]),
        ranges(&[(Measure::Se, 30, 50)]),
        ranges(&[(Measure::W, 2, 3), (Measure::Invariant, 40, 60)]),
        ranges(&[(Measure::Nodes, 100, 300), (Measure::Bottlenecks, 3, 6)]),
        Wish {
            hardest: Some(&locked::CLAIMING),
            level: Some(Level::Medium),
            ..ranges(&[(Measure::Se, 20, 30)])
        },
    ]
}

#[test]
fn stopping_early_never_makes_a_puzzle_nearer() {
    let mut right = 0;
    for wish in wishes() {
        let mut judge = wish.judge();
        for (puzzle, solution) in puzzles() {
            let mut distance =
                |enough| judge.distance(&puzzle, &solution, enough, &Cancel::new()).expect("nobody cancels");
            let exact = distance(u32::MAX);
            right += usize::from(exact == 0);
            for enough in [0, 1, 5, 100, exact.saturating_sub(1), exact, exact.saturating_add(1)] {
                let early = distance(enough);
                assert!(exact > enough || early == exact, "{wish:?} {puzzle}: {early}, not {exact}");
                assert!(exact <= enough || early > enough, "{wish:?} {puzzle}: {early}, not {exact}");
            }
        }
    }
    assert!(right > 5, "some wishes are true of some puzzles");
}

#[test]
fn what_is_wished_for_is_what_the_scales_say() {
    for (puzzle, solution) in puzzles() {
        let board = Board::new(&puzzle).expect("no contradiction").with_unique_givens();
        let rating = hodoku::rate(&board, Some(&solution)).expect("rated");
        for level in [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme] {
            let wish = Wish { level: Some(level), ..Wish::default() };
            let is_right = wish.judge().distance(&puzzle, &solution, 0, &Cancel::new()) == Ok(0);
            assert_eq!(is_right, rating.level == level, "{puzzle}");
        }
        let is_in = |measure, least, most| {
            let wish = Wish { ranges: vec![(measure, least..=most)], ..Wish::default() };
            wish.judge().distance(&puzzle, &solution, 0, &Cancel::new()) == Ok(0)
        };
        assert!(is_in(Measure::Hodoku, rating.score, rating.score));
        assert!(!is_in(Measure::Hodoku, rating.score + 1, rating.score + 9));
        if let Some(whips::Length::Exactly(length)) =
            whips::rate_until(&board, whips::Chains::WHIPS, &Cancel::new())
        {
            assert!(is_in(Measure::W, length as u32, length as u32));
            assert!(!is_in(Measure::W, length as u32 + 1, length as u32 + 5));
        }
    }
}

#[test]
fn a_judge_stops_when_told() {
    let (puzzle, solution) = puzzles()[0];
    for wish in wishes() {
        assert_eq!(wish.judge().distance(&puzzle, &solution, u32::MAX, &Cancel::after(0)), Err(Cancelled));
    }
}

/// Follows the path of a wish for a hardest technique with the library's own tools.
#[test]
fn steps_starts_and_the_place_of_the_hardest_are_counted_on_the_path() {
    let mut met = 0;
    let hardest = [&locked::POINTING, &locked::CLAIMING, &subsets::NAKED_PAIR, &subsets::HIDDEN_PAIR];
    for ((puzzle, solution), hardest) in puzzles().into_iter().flat_map(|one| hardest.map(|kind| (one, kind)))
    {
        let start = Board::new(&puzzle).expect("no contradiction").with_unique_givens();
        let schedule = difficulty::schedule_through(hardest);
        let (mut board, mut path, mut crux) = (start, Vec::new(), None);
        while let Some(step) = schedule.first(&View::new(&board)) {
            let filled = start.unsolved().len() - board.unsolved().len();
            if step.kind == hardest && crux.is_none() {
                crux = Some((100 * filled / start.unsolved().len()) as u32);
            }
            path.push(step.kind);
            step.effect.apply(&mut board);
        }
        let is_right = |wish: Wish| wish.judge().distance(&puzzle, &solution, 0, &Cancel::new()) == Ok(0);
        let starts = Cell::all()
            .filter(|cell| start.unsolved().contains(*cell) && is_filled(&start, *cell))
            .count() as u32;
        for (least, most, expected) in [(starts, starts, true), (starts + 1, 81, false)] {
            let ranges = vec![(Measure::Starts, least..=most)];
            assert_eq!(is_right(Wish { ranges, ..Wish::default() }), expected, "{puzzle}: {starts} starts");
        }
        if !board.unsolved().is_empty() || crux.is_none() {
            continue;
        }
        met += 1;
        let wish = Wish { hardest: Some(hardest), ..Wish::default() };
        assert!(is_right(wish.clone()));
        for kind in [hardest, &locked::POINTING] {
            let count = path.iter().filter(|step| **step == kind).count() as u32;
            let of = |range| Wish { steps: vec![(kind, range)], ..wish.clone() };
            assert!(is_right(of(count..=count)) && !is_right(of(count + 1..=9)), "{puzzle}: {count} {kind}");
            assert!(count == 0 || !is_right(of(0..=count - 1)), "{puzzle}: {count} {kind}");
        }
        let percent = crux.expect("it was met");
        let at = |range| Wish { crux: Some(range), ..wish.clone() };
        assert!(is_right(at(percent..=percent)) && !is_right(at(percent + 1..=100)), "{puzzle}: {percent}");
    }
    assert!(met > 0, "one of them is the hardest of some puzzles");
}

/// True if a single fills the cell: it has one candidate, or a house has no other place for one of them.
fn is_filled(board: &Board, cell: Cell) -> bool {
    let candidates = board.candidates(cell);
    let is_alone = |digit: Digit| {
        cell.houses().into_iter().any(|house| {
            house.cells().iter().all(|other| other == cell || !board.candidates(other).contains(digit))
        })
    };
    candidates.len() == 1 || candidates.iter().any(is_alone)
}
