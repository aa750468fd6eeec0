//! Laws of ratings on all scales.

use sudokit::{Board, Cancel, Engine, Entry, Grade, Puzzle, Rater, Rating, Scale, Single, Solution, Unrated};
use sudokit_testkit::corpus;

/// Unique puzzles of every difficulty, with their solutions.
fn puzzles() -> Vec<(Puzzle, Solution)> {
    let mut engine = Single::new();
    let puzzles = corpus::UNIQUE.cases().take(6).map(|case| case.puzzle().expect("givens"));
    puzzles.map(|puzzle| (puzzle, engine.solve(&puzzle).expect("it has one"))).collect()
}

fn board(puzzle: &Puzzle) -> Board {
    Board::new(puzzle).expect("it has a solution").with_unique_givens()
}

#[test]
fn what_is_cut_short_is_a_lower_bound() {
    for (puzzle, solution) in puzzles() {
        let board = board(&puzzle);
        for scale in Scale::ALL {
            let rate = |cancel: &Cancel| scale.rate(&board, &solution, cancel).expect("it has a rating");
            let whole = rate(&Cancel::new());
            for questions in [0, 1, 2, 5, 20, 100] {
                let cancel = Cancel::after(questions);
                let cut = rate(&cancel);
                if cut.is_exact {
                    assert_eq!(cut, whole, "{puzzle} on {scale}");
                } else {
                    assert!(cancel.is_cancelled() || !whole.is_exact, "{puzzle} on {scale}");
                    assert!(cut.number() <= whole.number(), "{puzzle} on {scale}: {cut} after {questions}");
                }
            }
        }
    }
}

#[test]
fn a_path_is_what_its_rating_counts() {
    for (puzzle, solution) in puzzles() {
        let board = board(&puzzle);
        for scale in [Scale::Hodoku, Scale::Se, Scale::SeFixed, Scale::SeSukaku] {
            let rating = scale.rate(&board, &solution, &Cancel::new()).expect("it has a rating");
            let path = scale.path(&board, &solution).expect("the scale has a path");
            let mut now = board;
            let mut count = 0;
            for step in path.clone() {
                assert_eq!(step.board, now, "{puzzle} on {scale}");
                let mut part = now;
                for proven in step.steps() {
                    assert_eq!(proven.verify(&part), Ok(()), "{step}");
                    proven.effect.apply(&mut part);
                }
                step.effect().apply(&mut now);
                count += 1;
            }
            assert_eq!(Some(count), rating.steps(), "{puzzle} on {scale}");
            let hardest = path.hardest().expect("there are steps").to_string();
            if let Grade::Explainer(_, explainer) = &rating.grade {
                assert!(hardest.starts_with(&explainer.er.value.to_string()), "{hardest}: {rating}");
            }
        }
    }
}

#[test]
fn a_rater_says_what_the_scales_say() {
    let mut rater = Rater::new(Scale::ALL);
    for (puzzle, solution) in puzzles() {
        let ratings = rater.rate(&puzzle.into()).expect("nobody cancels");
        let of_scale =
            |scale: Scale| scale.rate(&board(&puzzle), &solution, &Cancel::new()).expect("it has one");
        let each: Vec<Rating> = Scale::ALL.into_iter().map(of_scale).collect();
        let said: Vec<Rating> = ratings.scales.into_iter().map(|on| on.rating.expect("it has one")).collect();
        assert_eq!(said, each);
    }
}

#[test]
fn only_unique_puzzles_that_are_open_have_ratings() {
    let (puzzle, solution) = puzzles()[0];
    let mut clash = puzzle;
    let (first, second) = (sudokit::Cell::at(0, 0), sudokit::Cell::at(0, 1));
    clash.set(first, Some(sudokit::Digit::D1));
    clash.set(second, Some(sudokit::Digit::D1));
    for scale in Scale::ALL {
        let rate = |puzzle: Puzzle| sudokit::rate(&Entry::from(puzzle), scale);
        assert_eq!(rate(clash), Err(Unrated::NoSolution), "{scale}");
        assert_eq!(rate(Puzzle::EMPTY), Err(Unrated::SeveralSolutions), "{scale}");
        if let Err(why) = rate(solution.into()) {
            assert_eq!(why, Unrated::Full, "{scale}");
        }
    }
    // A player's digits are not part of the puzzle.
    let mut played = Entry::from(puzzle);
    let open = sudokit::Cell::all().find(|cell| puzzle.digit(*cell).is_none()).expect("an open cell");
    played.placed.set(open, Some(solution.digit(open)));
    assert_eq!(sudokit::rate(&played, Scale::Hodoku), sudokit::rate(&puzzle.into(), Scale::Hodoku));
}
