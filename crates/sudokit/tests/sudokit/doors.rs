//! Laws of what the library finds out about puzzles: canonical forms, minimality, vicinities, backdoors,
//! ranks.

use sudokit::logic::techniques::singles;
use sudokit::logic::{Path, Schedule};
use sudokit::{
    Answer, Backdoors, Batch, Board, Cancel, Cancelled, Canon, CanonForm, CellSet, Digit, Engine, Maker,
    Minimality, Puzzle, Random, Single, Status, Transformation, Vicinity, every_minimal, reduce_often,
};
use sudokit_testkit::{corpus, cut, share};

const SEVENTEEN: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// Puzzles with one solution, with several and with none.
fn puzzles() -> Vec<Puzzle> {
    let all = [corpus::UNIQUE, corpus::SEVERAL, corpus::NONE];
    all.iter().flat_map(|corpus| corpus.cases().filter_map(|case| case.puzzle()).take(40)).collect()
}

fn unique() -> Vec<Puzzle> {
    corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).take(60).collect()
}

#[test]
fn isomorphs_have_the_same_forms_and_the_map_leads_there() {
    let mut random = Random::new(16);
    for form in CanonForm::ALL {
        let mut canon = Canon::new(form).with_map().with_automorphisms();
        for puzzle in puzzles() {
            let turn = Transformation::random(&mut random);
            let [here, there] = [puzzle, turn.apply(&puzzle)].map(|puzzle| canon.of(&puzzle).unwrap());
            assert_eq!((here.text(), here.automorphisms), (there.text(), there.automorphisms), "{form}");
            assert_eq!(here.status, there.status);
            for canonized in [here, there] {
                let answer = Single::new().answer(&canonized.puzzle);
                let is_there = form != CanonForm::Grid || matches!(answer, Answer::Unique(_));
                assert_eq!(canonized.canonical.is_some(), is_there);
                if let Some(canonical) = canonized.canonical {
                    assert_eq!(canonical.by.apply(&canonized.puzzle), canonical.puzzle);
                }
            }
        }
    }
}

#[test]
fn forms_are_whole_or_nothing() {
    // The same from all sides, so that there is most to do.
    let alike = Puzzle::new([Some(Digit::D1); 81]);
    for form in share([CanonForm::Minlex, CanonForm::Gsf, CanonForm::Maxlex, CanonForm::Pattern], 4) {
        let whole = Canon::new(form).with_automorphisms().of(&alike).unwrap();
        let mut cuts = 0;
        for questions in [0, 1, 10, 100, 1000, 100_000] {
            let cancel = Cancel::after(questions);
            match Canon::new(form).with_automorphisms().until(&cancel).of(&alike) {
                Ok(found) => assert_eq!(found, whole),
                Err(Cancelled) => cuts += 1,
            }
        }
        assert!((3..6).contains(&cuts), "{form} was cut {cuts} times");
    }
}

#[cfg(feature = "census")]
#[test]
fn ranks_and_grids_are_each_others() {
    use sudokit::{Ranked, Ranking};
    let (ranking, mut random, mut engine) = (Ranking::new(), Random::new(16), Single::new());
    for _ in 0..20 {
        let number = random.number_below(Ranking::COUNT);
        let grid = ranking.unrank(number).unwrap();
        let isomorph = Transformation::random(&mut random).apply(&grid);
        let rank = Ranked::of(&ranking, &mut engine, &isomorph.into()).rank.unwrap();
        assert_eq!(rank.number, number);
        assert_eq!(ranking.of_band(rank.band).start + rank.in_band, number);
    }
    for puzzle in puzzles() {
        let ranked = Ranked::of(&ranking, &mut engine, &puzzle);
        assert_eq!(ranked.rank.is_some(), ranked.status == Status::Unique);
    }
}

#[test]
fn givens_are_redundant_if_one_solution_is_left_without_them() {
    let mut engine = Single::new();
    for said in Minimality::of(&mut Batch::new(), &puzzles()).unwrap() {
        assert_eq!(said.status, Status::from(&engine.answer(&said.puzzle)));
        assert_eq!(said.redundant.is_some(), said.status == Status::Unique);
        let Some(redundant) = said.redundant else { continue };
        for cell in said.puzzle.cells() {
            let without = said.puzzle.restricted_to(!CellSet::of(cell));
            assert_eq!(engine.is_unique(&without), redundant.contains(cell), "{cell} of {}", said.puzzle);
        }
    }
}

#[test]
fn what_is_reduced_is_minimal_and_inside() {
    let mut batch = Batch::new();
    for puzzle in unique().into_iter().take(10) {
        let sample = reduce_often(&puzzle, 20, &mut Random::new(1), &mut batch).unwrap();
        assert_eq!(sample.len(), 20);
        for minimal in Minimality::of(&mut batch, &sample).unwrap() {
            assert_eq!(minimal.is_minimal(), Some(true));
            assert_eq!(puzzle.restricted_to(minimal.puzzle.cells()), minimal.puzzle);
        }
    }
    let none: Puzzle = format!("11{}", ".".repeat(79)).parse().unwrap();
    assert_eq!(reduce_often(&none, 3, &mut Random::new(1), &mut batch), Ok(vec![]));
}

#[test]
fn neighbours_differ_by_what_was_asked_for_and_have_one_solution() {
    let puzzle: Puzzle = SEVENTEEN.parse().unwrap();
    let mut engine = Single::new();
    for (minus, plus) in [(0, 1), (1, 0), (1, 1), (2, 1)] {
        let found = Vicinity::new().puzzles(&puzzle, minus, plus).unwrap();
        for neighbour in &found {
            let kept = |cell| puzzle.digit(cell) == neighbour.digit(cell);
            let common = (puzzle.cells() & neighbour.cells()).iter().filter(|cell| kept(*cell)).count();
            assert_eq!((puzzle.len() - common, neighbour.len() - common), (minus, plus));
            assert!(engine.is_unique(neighbour));
        }
        let twins = Vicinity::new().twins().puzzles(&puzzle, minus, plus).unwrap();
        assert!(twins.iter().eq(found.iter().filter(|neighbour| neighbour.cells() == puzzle.cells())));
        let minimal = Vicinity::new().minimal().puzzles(&puzzle, minus, plus).unwrap();
        let is_minimal = |neighbour: &&Puzzle| sudokit::minimal(neighbour).is_minimal() == Some(true);
        assert!(minimal.iter().eq(found.iter().filter(is_minimal)));
        let forms = Vicinity::new().canonical().puzzles(&puzzle, minus, plus).unwrap();
        let form = |neighbour: &Puzzle| sudokit::canon(neighbour, CanonForm::Minlex).unwrap();
        assert!(forms.into_iter().eq(found.iter().map(form)));
    }
}

#[test]
fn searches_are_whole_or_nothing() {
    let puzzle: Puzzle = SEVENTEEN.parse().unwrap();
    let near = |cancel: &Cancel| Vicinity::new().minimal().until(cancel).puzzles(&puzzle, 1, 1);
    let (found, _) = cut::at_each_question(|questions| near(&Cancel::after(questions)).ok());
    assert_eq!(Ok(found), near(&Cancel::new()));

    let full: Puzzle = Maker::new(1).product(sudokit::Product::Grids).puzzles(1).unwrap()[0];
    let sample =
        |cancel: &Cancel| reduce_often(&full, 30, &mut Random::new(1), &mut Batch::new().until(cancel));
    let (found, _) = cut::at_each_question(|questions| sample(&Cancel::after(questions)).ok());
    assert_eq!(Ok(found), sample(&Cancel::new()));

    let said = |cancel: &Cancel| Minimality::of(&mut Batch::new().until(cancel), &puzzles());
    let (found, _) = cut::at_each_question(|questions| said(&Cancel::after(questions)).ok());
    assert_eq!(Ok(found), said(&Cancel::new()));

    let schedule = Schedule::of([&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE]);
    let hard = unique()[0];
    let doors = |cancel: &Cancel| Backdoors::of(&mut Single::new(), &hard, 2, &schedule, cancel);
    let (found, _) = cut::at_each_question(|questions| doors(&Cancel::after(questions)).ok());
    assert_eq!(Ok(found), doors(&Cancel::new()));

    let mut some = 0;
    let end = every_minimal(&full, &mut Batch::new().until(&Cancel::after(0)), &mut |_| {
        some += 1;
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!((end, some), (Err(Cancelled), 0));
}

#[test]
fn backdoors_open_and_none_of_their_cells_is_idle() {
    let schedule = Schedule::of([&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE]);
    let opens = |puzzle: &Puzzle, solution: &Puzzle, cells: CellSet| {
        let more = solution.restricted_to(puzzle.cells() | cells);
        let mut board = Board::new(&more).unwrap();
        Path::new(&mut board, schedule.clone()).for_each(drop);
        board.solution().is_some()
    };
    for puzzle in unique() {
        let Answer::Unique(solution) = Single::new().answer(&puzzle) else { unreachable!() };
        let solution = solution.into();
        let backdoors = Backdoors::of(&mut Single::new(), &puzzle, 1, &schedule, &Cancel::new()).unwrap();
        let sets = backdoors.sets.unwrap();
        if opens(&puzzle, &solution, CellSet::EMPTY) {
            assert_eq!(sets, [CellSet::EMPTY]);
            continue;
        }
        for cell in !puzzle.cells() {
            let set = CellSet::of(cell);
            assert_eq!(sets.contains(&set), opens(&puzzle, &solution, set), "{cell} of {puzzle}");
        }
    }
}
