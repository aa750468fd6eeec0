//! Grids as bytes are answered like puzzles, wherever they stand and however they are written.

use sudokit::generate::redundant;
use sudokit::symmetry::{Canonizer, Form};
use sudokit::{
    Answer, Backend, Batch, Board, Bulk, BulkError, Cancel, Cell, Digit, DigitSet, Engine, Maker, Puzzle,
    Random, Ranked, Ranking, Scale, Single, Team, Transformation,
};
use sudokit_testkit::corpus;

/// Puzzles of all sorts, in ASCII and in numbers by turns; every tenth is no grid.
fn grids() -> (Vec<u8>, Vec<Option<Puzzle>>) {
    let some = corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()).chain(corpus::NONE.cases());
    let puzzles: Vec<Puzzle> = some.filter_map(|case| case.puzzle()).take(300).collect();
    let (mut bytes, mut expected) = (Vec::new(), Vec::new());
    for (i, puzzle) in puzzles.iter().cycle().take(5000).enumerate() {
        let mut grid = if i.is_multiple_of(2) { puzzle.to_line() } else { *puzzle.as_bytes() };
        if i % 10 == 9 {
            grid[i % 81] = 200;
        }
        bytes.extend(grid);
        expected.push((i % 10 != 9).then_some(*puzzle));
    }
    (bytes, expected)
}

/// A grid of answers, as it stands beside the grid of this number.
fn written(puzzle: &Puzzle, number: usize) -> [u8; 81] {
    if number.is_multiple_of(2) { puzzle.to_line() } else { *puzzle.as_bytes() }
}

#[test]
fn answers_stand_where_their_grids_do() {
    let (bytes, expected) = grids();
    let bulk = Bulk::new(&bytes).unwrap();
    for threads in [1, 3] {
        let mut team = Team::on(Backend::best(), threads);
        let (mut solutions, mut statuses) = (vec![7; bytes.len()], vec![7; bulk.len()]);
        bulk.solve(&mut team, &mut solutions, &mut statuses, |_| ()).unwrap();
        let mut counts = vec![7; bulk.len()];
        bulk.count(&mut team, 5, &mut counts, |_| ()).unwrap();
        let mut engine = Single::new();
        for (i, puzzle) in expected.iter().enumerate() {
            let solution: &[u8; 81] = solutions[81 * i..][..81].try_into().unwrap();
            let Some(puzzle) = puzzle else {
                assert_eq!((statuses[i], counts[i]), (Bulk::INVALID, u64::MAX));
                assert!(solution.iter().all(|byte| matches!(byte, 0 | b'.')));
                continue;
            };
            assert_eq!(counts[i], engine.count(puzzle, 5));
            let status = match engine.answer(puzzle) {
                Answer::None => {
                    assert_eq!(*solution, written(&Puzzle::EMPTY, i));
                    Bulk::NONE
                }
                Answer::Unique(unique) => {
                    assert_eq!(*solution, written(&unique.into(), i));
                    Bulk::UNIQUE
                }
                Answer::Several(_) => Bulk::MULTIPLE,
            };
            assert_eq!(statuses[i], status);
        }
    }
}

#[test]
fn forms_and_minimality_are_those_of_puzzles() {
    let (bytes, expected) = grids();
    let bulk = Bulk::new(&bytes).unwrap();
    let (mut team, mut canonizer) = (Team::new(), Canonizer::new());
    for form in Form::ALL {
        let mut forms = vec![0; bytes.len()];
        bulk.canon(&mut team, form, &mut forms, |_| ()).unwrap();
        for (i, puzzle) in expected.iter().enumerate().take(600) {
            let Some(puzzle) = puzzle else { continue };
            assert_eq!(forms[81 * i..][..81], written(&canonizer.canonical(form, puzzle).puzzle, i));
        }
    }
    let mut minimal = vec![7; bulk.len()];
    bulk.minimal(&mut team, &mut minimal, |_| ()).unwrap();
    for (puzzle, minimal) in expected.iter().zip(&minimal).take(600) {
        let redundant = puzzle.and_then(|puzzle| redundant(&[puzzle], &mut Batch::new()).unwrap()[0]);
        assert_eq!(*minimal, redundant.map_or(Bulk::INVALID, |cells| cells.is_empty().into()));
    }
}

/// Isomorphs depend on the seed and the number of the grid, not on the pieces in which they are asked for.
#[test]
fn isomorphs_are_those_of_their_numbers() {
    let (bytes, expected) = grids();
    let shuffled = |bytes: &[u8], seed, first, threads| {
        let mut isomorphs = vec![7; bytes.len()];
        let mut team = Team::on(Backend::best(), threads);
        Bulk::new(bytes).unwrap().shuffle(&mut team, seed, first, &mut isomorphs, |_| ()).unwrap();
        isomorphs
    };
    let whole = shuffled(&bytes, 3, 0, 1);
    assert!(whole == shuffled(&bytes, 3, 0, 3));
    assert!(whole != shuffled(&bytes, 4, 0, 1));
    let (before, after) = bytes.split_at(81 * 1001);
    assert!(whole == [shuffled(before, 3, 0, 2), shuffled(after, 3, 1001, 2)].concat());
    let mut canonizer = Canonizer::new();
    for (i, puzzle) in expected.iter().enumerate() {
        let isomorph: &[u8; 81] = whole[81 * i..][..81].try_into().unwrap();
        let Some(puzzle) = puzzle else {
            assert!(isomorph.iter().all(|byte| matches!(byte, 0 | b'.')));
            continue;
        };
        let turned = Transformation::random(&mut Random::piece(3, i as u64)).apply(puzzle);
        assert_eq!(*isomorph, written(&turned, i));
        if i < 200 {
            assert_eq!(canonizer.minlex(puzzle), canonizer.minlex(&turned));
        }
    }
}

#[test]
fn candidates_are_those_of_boards() {
    let (bytes, expected) = grids();
    let bulk = Bulk::new(&bytes).unwrap();
    let mut candidates = vec![7_u8; 729 * bulk.len()];
    bulk.candidates(&mut Team::on(Backend::best(), 2), &mut candidates, |_| ()).unwrap();
    for (puzzle, candidates) in expected.iter().zip(candidates.chunks(729)) {
        let board = puzzle.and_then(|puzzle| Board::new(&puzzle).ok());
        // Some cases contradict themselves visibly; their candidates are those of the board all the same.
        if puzzle.is_some() && board.is_none() {
            continue;
        }
        for (cell, has) in Cell::all().zip(candidates.chunks(9)) {
            let digits = board.map_or(DigitSet::EMPTY, |board| board.candidates(cell));
            let digits =
                if board.is_some_and(|board| board.digit(cell).is_none()) { digits } else { DigitSet::EMPTY };
            let expected = Digit::all().map(|digit| u8::from(digits.contains(digit)));
            assert!(has.iter().copied().eq(expected), "{cell}");
        }
    }
}

#[test]
fn ranks_are_those_of_puzzles() {
    let ranking = Ranking::new();
    let mut bytes = Puzzle::slice_as_bytes(&Maker::new(1).puzzles(20).unwrap()).as_flattened().to_vec();
    bytes.extend([0; 81]);
    bytes.extend([200; 81]);
    let mut ranks = vec![7; 22];
    let mut team = Team::on(Backend::best(), 2);
    Bulk::new(&bytes).unwrap().rank(&mut team, &ranking, &mut ranks, |_| ()).unwrap();
    for (grid, rank) in bytes.as_chunks::<81>().0.iter().zip(&ranks).take(20) {
        let ranked = Ranked::of(&ranking, &mut Single::new(), Puzzle::from_bytes(grid).unwrap());
        assert_eq!(ranked.rank.map(|rank| rank.number), Some(*rank));
    }
    assert_eq!(ranks[20..], [u64::MAX; 2]);
}

#[test]
fn ratings_are_those_of_puzzles() {
    let puzzles = Maker::new(1).puzzles(40).unwrap();
    let bytes = Puzzle::slice_as_bytes(&puzzles).as_flattened();
    for scale in [Scale::Hodoku, Scale::Se, Scale::W] {
        let mut numbers = vec![0.0; puzzles.len()];
        Bulk::new(bytes).unwrap().rate(&mut Team::new(), scale, &mut numbers, |_| ()).unwrap();
        for (puzzle, number) in puzzles.iter().zip(numbers) {
            assert_eq!(sudokit::rate(&(*puzzle).into(), scale).unwrap().number().to_bits(), number.to_bits());
        }
    }
}

#[test]
fn what_is_cancelled_leaves_right_answers_up_to_there() {
    let (bytes, _) = grids();
    let bulk = Bulk::new(&bytes).unwrap();
    let mut whole = vec![0; bulk.len()];
    bulk.count(&mut Team::new(), 5, &mut whole, |_| ()).unwrap();
    for questions in [0, 1, 5, 50] {
        let mut counts = vec![7; bulk.len()];
        let mut done = 0;
        let mut team = Team::on(Backend::best(), 2).until(&Cancel::after(questions));
        let ended = bulk.count(&mut team, 5, &mut counts, |so_far| done = so_far);
        assert_eq!(ended.is_ok(), done == bulk.len());
        assert!(counts[..done] == whole[..done]);
        // Threads may have written answers that were not counted any more.
        assert!(
            counts[done..].iter().zip(&whole[done..]).all(|(count, right)| *count == 7 || count == right)
        );
    }
}

#[test]
fn with_the_last_answer_there_is_nothing_left_to_cancel() {
    let (bytes, _) = grids();
    let bulk = Bulk::new(&bytes).unwrap();
    for threads in [1, 2] {
        let cancel = Cancel::new();
        let mut team = Team::on(Backend::best(), threads).until(&cancel);
        let stop = |done| {
            if done == bulk.len() {
                cancel.cancel();
            }
        };
        let (mut solutions, mut statuses) = (vec![0; bytes.len()], vec![7; bulk.len()]);
        assert_eq!(bulk.solve(&mut team, &mut solutions, &mut statuses, stop), Ok(()));
        assert!(!statuses.contains(&7));
    }
}

#[test]
fn buffers_of_another_length_are_refused() {
    let bytes = [0; 162];
    let bulk = Bulk::new(&bytes).unwrap();
    let mut team = Team::new();
    let wrong = |expected, found| Err(BulkError::Buffer { expected, found });
    assert_eq!(bulk.solve(&mut team, &mut [0; 161], &mut [0; 2], |_| ()), wrong(162, 161));
    assert_eq!(bulk.solve(&mut team, &mut [0; 162], &mut [0; 3], |_| ()), wrong(2, 3));
    assert_eq!(bulk.count(&mut team, 2, &mut [], |_| ()), wrong(2, 0));
    assert_eq!(bulk.shuffle(&mut team, 1, 0, &mut [0; 81], |_| ()), wrong(162, 81));
    assert_eq!(bulk.candidates(&mut team, &mut [false; 729], |_| ()), wrong(1458, 729));
    assert_eq!(bulk.rank(&mut team, &Ranking::new(), &mut [0], |_| ()), wrong(2, 1));
}
