//! Grids as bytes are answered like puzzles, wherever they stand and however they are written.

use sudokit::generate::redundant;
use sudokit::symmetry::{Canonizer, Form};
use sudokit::{Answer, Backend, Batch, Bulk, BulkError, Cancel, Engine, Maker, Puzzle, Scale, Single, Team};
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
}
