//! Cancelling at any time: a result is whole or missing, and nothing hangs or panics.

use std::ops::ControlFlow;
#[cfg(not(target_family = "wasm"))]
use std::time::Duration;
use sudokit_core::{CellSet, House, Puzzle, Solution};
use sudokit_generate::{
    Climb, Hitting, Random, Recipe, Sample, Steering, Symmetry, Unavoidable, Vicinity, backdoors,
    controlled_bias, dig, every_minimal, expand, fill, fill_around, fill_pattern, reduce, redundant,
    top_down, unavoidable_of_boxes, unavoidable_of_digits,
};
use sudokit_solve::{Batch, Cancel, Cancelled, Engine, Single};
use sudokit_testkit::cut::at_each_question;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SEVENTEEN: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// All kinds of results.
#[derive(Debug, PartialEq)]
enum Made {
    Grids(Vec<Solution>),
    Puzzles(Vec<Option<Puzzle>>),
    Samples(Vec<Option<Sample>>),
    Cells(Vec<CellSet>),
    Climb(Climb),
    Hitting(Hitting),
}

type Work = fn(&Cancel) -> Result<Made, Cancelled>;

fn puzzle(text: &str) -> Puzzle {
    text.parse().expect("a puzzle")
}

fn solution(text: &str) -> Solution {
    Single::new().solve(&puzzle(text)).expect("it has one")
}

fn grids(count: usize) -> Vec<Solution> {
    let mut grids = Vec::new();
    fill(count, &mut Random::new(1), &mut Batch::new(), &mut grids).expect("nobody cancels");
    grids
}

fn climb(steering: &Steering, cancel: &Cancel) -> Result<Made, Cancelled> {
    let mut batch = Batch::new().until(cancel);
    let ones = |puzzle: &Puzzle| 6_u32.saturating_sub(puzzle.cells_of(sudokit_core::Digit::D1).len() as u32);
    let judge = &mut |puzzle: &Puzzle, _: &Solution, _| Ok(ones(puzzle));
    steering.climb(&mut Random::new(2), &mut batch, judge).map(Made::Climb)
}

/// Puzzles visited before the cut are valid; the end is only known without a cut.
fn visited(
    search: impl FnOnce(&mut dyn FnMut(Puzzle) -> ControlFlow<()>) -> Result<(), Cancelled>,
    most: usize,
) -> Result<Made, Cancelled> {
    let mut found = Vec::new();
    let ended = search(&mut |puzzle| {
        found.push(Some(puzzle));
        if found.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let is_unique = |puzzle: &Option<Puzzle>| puzzle.is_some_and(|puzzle| Single::new().is_unique(&puzzle));
    assert!(found.iter().all(is_unique), "one that is not done was handed out");
    ended.map(|()| Made::Puzzles(found))
}

/// Everything in the crate that is slow enough to be cancelled.
const ALL: &[(&str, Work)] = &[
    ("fill", |cancel| {
        let mut made = Vec::new();
        let filled = fill(50, &mut Random::new(3), &mut Batch::new().until(cancel), &mut made);
        filled.inspect_err(|_| assert_eq!(made, [])).map(|()| Made::Grids(made.clone()))
    }),
    ("fill_around", |cancel| {
        let (mut made, around) = (grids(1), puzzle(EASY).restricted_to(House::row(0).cells()));
        let filled =
            fill_around(&around, 20, &mut Random::new(3), &mut Batch::new().until(cancel), &mut made);
        filled.inspect_err(|_| assert_eq!(made, [])).map(|()| Made::Grids(made.clone()))
    }),
    ("dig", |cancel| {
        let recipe = Recipe::default();
        dig(&grids(5), &recipe, &mut Random::new(3), &mut Batch::new().until(cancel)).map(Made::Puzzles)
    }),
    ("dig with a symmetry", |cancel| {
        let recipe = Recipe { symmetry: Symmetry::HalfTurn, clues: Some(24..=40), ..Recipe::default() };
        dig(&grids(5), &recipe, &mut Random::new(3), &mut Batch::new().until(cancel)).map(Made::Puzzles)
    }),
    ("redundant", |cancel| {
        let puzzles: Vec<Puzzle> =
            grids(3).into_iter().map(|grid| grid.restricted_to(!House::block(4).cells())).collect();
        let cells = redundant(&puzzles, &mut Batch::new().until(cancel))?;
        Ok(Made::Cells(cells.into_iter().flatten().collect()))
    }),
    ("reduce", |cancel| {
        let puzzles: Vec<Puzzle> = grids(3).into_iter().map(Puzzle::from).collect();
        reduce(&puzzles, &mut Random::new(3), &mut Batch::new().until(cancel)).map(Made::Puzzles)
    }),
    ("expand", |cancel| {
        let puzzles = [puzzle(EASY), puzzle(EASY).restricted_to(!House::row(4).cells()), puzzle(SEVENTEEN)];
        expand(&puzzles, &mut Batch::new().until(cancel)).map(Made::Puzzles)
    }),
    ("every_minimal", |cancel| {
        let mut batch = Batch::new().until(cancel);
        visited(|visit| every_minimal(&puzzle(EASY), &mut batch, visit).map(|_| ()), 60)
    }),
    ("top_down", |cancel| {
        let starts: Vec<Puzzle> = grids(3).into_iter().map(Puzzle::from).collect();
        let samples = top_down(&starts, &mut Random::new(3), &mut Batch::new().until(cancel))?;
        Ok(Made::Samples(samples.into_iter().map(Some).collect()))
    }),
    ("controlled_bias", |cancel| {
        let starts = vec![puzzle(EASY); 200];
        controlled_bias(&starts, &mut Random::new(3), &mut Batch::new().until(cancel)).map(Made::Samples)
    }),
    ("fill_pattern", |cancel| {
        let (pattern, mut batch) =
            (puzzle(SEVENTEEN).cells() | puzzle(EASY).cells(), Batch::new().until(cancel));
        let around = Puzzle::EMPTY;
        visited(
            |visit| fill_pattern(pattern, &around, 3, &mut Random::new(3), &mut batch, visit).map(|_| ()),
            3,
        )
    }),
    ("climb", |cancel| climb(&Steering { patience: 20, ..Steering::default() }, cancel)),
    ("climb from seeds", |cancel| {
        let seeds = vec![(puzzle(EASY), solution(EASY)), (puzzle(SEVENTEEN), solution(SEVENTEEN))];
        climb(&Steering { patience: 5, seeds, ..Steering::default() }, cancel)
    }),
    ("climb in a pattern", |cancel| {
        let recipe = Recipe { pattern: Some(puzzle(EASY).cells()), ..Recipe::default() };
        climb(&Steering { patience: 2, recipe, ..Steering::default() }, cancel)
    }),
    ("vicinity", |cancel| {
        let mut vicinity = Vicinity::new().until(cancel);
        visited(|visit| vicinity.search(&puzzle(SEVENTEEN), 1, 1, visit).map(|_| ()), 1000)
    }),
    ("unavoidable_of_digits", |cancel| {
        unavoidable_of_digits(&solution(EASY), 3, &mut Single::new(), cancel).map(Made::Cells)
    }),
    ("unavoidable_of_boxes", |cancel| {
        unavoidable_of_boxes(&solution(EASY), 2, &mut Single::new(), cancel).map(Made::Cells)
    }),
    ("hitting", |cancel| {
        let sets = Unavoidable::new().up_to(&solution(EASY), 6);
        Hitting::of(&sets, 2000, cancel).map(Made::Hitting)
    }),
    ("backdoors", |cancel| {
        let reach = &mut |puzzle: &Puzzle| if puzzle.len() > 30 { CellSet::ALL } else { puzzle.cells() };
        backdoors(&puzzle(EASY), &solution(EASY), 1, cancel, reach).map(Made::Cells)
    }),
];

#[test]
fn results_are_whole_or_there_are_none() {
    for (name, work) in ALL {
        let whole = work(&Cancel::new()).expect("nobody cancels");
        let (uncut, cut) = at_each_question(|questions| work(&Cancel::after(questions)).ok());
        assert_eq!(uncut, whole, "{name}");
        assert!(cut > 0, "{name} asks whether to go on");
    }
}

/// At moments unrelated to the questions.
#[cfg(not(target_family = "wasm"))]
#[test]
fn nothing_depends_on_the_moment() {
    for (i, (name, work)) in ALL.iter().enumerate() {
        let whole = work(&Cancel::new());
        for microseconds in [0, 30, 500, 4000] {
            let cancel = Cancel::new();
            let made = std::thread::scope(|scope| {
                scope.spawn(|| {
                    std::thread::sleep(Duration::from_micros(microseconds + 7 * i as u64));
                    cancel.cancel();
                });
                work(&cancel)
            });
            assert!(made == Err(Cancelled) || made == whole, "{name} after {microseconds} µs");
        }
    }
}

#[test]
fn a_vicinity_without_puzzles_ends_too() {
    // Impossible numbers: more givens than there are, more cells than there is room for.
    for (minus, plus) in [(31, 0), (usize::MAX, usize::MAX), (0, 52), (1, 53), (8, 1000), (0, usize::MAX)] {
        assert_eq!(Vicinity::new().puzzles(&puzzle(EASY), minus, plus), Ok(Vec::new()), "-{minus}+{plus}");
    }
    // Cancelled long before the first puzzle is searched.
    let mut vicinity = Vicinity::new().until(&Cancel::after(1000));
    assert_eq!(vicinity.puzzles(&puzzle(EASY), 0, 40), Err(Cancelled));
}
