//! The promises of every technique, checked on every state along the solving path of every corpus puzzle.
//!
//! In each state everything is looked for that is as easy as what the path needs there: the hardest
//! techniques take long to find all there is, and what they do is tested on the positions of their own.

use crate::library::is_tried;
use proptest::prelude::*;
use std::collections::{BTreeSet, HashSet};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet};
use sudokit_logic::techniques::{
    clue_cover, exocet, guarded_rectangles, impossible, odd_cycle, or_relation, rank,
};
use sudokit_logic::{Kind, Listing, Options, Path, Schedule, Search, Step, View, techniques};
use sudokit_testkit::{corpus, oracle, share, symmetry::Symmetry};

/// Techniques that are easy to find are looked for in every state.
const EASY: u16 = 3000;

/// From here on last resorts are looked for too.
const HARD: u16 = 5600;

/// Options with which no search depends on how cells and houses are numbered: chains of almost locked sets
/// may go either way. There are many of these, so they are kept short.
fn options() -> Options {
    Options::default().every_way(true).als_both_ways(true).als_links(3)
}

/// A board, and everything that is looked for there.
struct State {
    board: Board,
    searches: Vec<Search>,
}

impl State {
    /// All steps of the searches: what HoDoKu misses by its order of looking may be found here, not on the
    /// moved board.
    fn steps(&self, board: &Board) -> Vec<Step> {
        let mut steps = Vec::new();
        let view = View::with(board, options());
        for search in &self.searches {
            let flow = search.each(&view, &mut steps);
            assert_eq!(flow, ControlFlow::Continue(()), "a sink that wants everything stops nobody");
        }
        steps
    }
}

/// Families whose searches take long, and that are looked for where something hard is needed.
const EXOTIC: [&[&Kind]; 7] = [
    rank::KINDS,
    impossible::KINDS,
    odd_cycle::KINDS,
    exocet::KINDS,
    or_relation::KINDS,
    guarded_rectangles::KINDS,
    clue_cover::KINDS,
];

/// A family may look for several kinds at once, and names a step for what it is.
#[test]
fn kinds_that_are_not_allowed_are_not_found() {
    let boards =
        [corpus::UNIQUE, corpus::CANDIDATES].into_iter().flat_map(|corpus| corpus.cases().step_by(40));
    for board in boards.filter_map(|case| case.board()) {
        let view = View::with(&board, options());
        for kind in share(Schedule::hodoku().searches.into_iter().flat_map(|search| search.kinds), 3) {
            let found = Schedule::hodoku().only(|other| other == kind).all(&view);
            assert!(found.iter().all(|step| step.kind == kind), "{} on {}", kind.id, board.puzzle());
        }
    }
}

fn order(search: &Search) -> u16 {
    let is_exotic = EXOTIC.contains(&search.family().kinds());
    let unknown = if is_exotic || search.kinds.iter().any(|kind| kind.by_name) { HARD } else { EASY };
    search.kinds[0].hodoku.map_or(unknown, |hodoku| hodoku.order)
}

/// The board of a puzzle, and what it becomes with every step of the path. HoDoKu's kinds lead the way; those
/// that it lacks or leaves off are looked for beside them where no single is left.
fn states(case: &corpus::Case) -> Vec<State> {
    let mut board = board_of(case);
    let schedule = Schedule::hodoku();
    let is_on = |kind: &&Kind| kind.hodoku.is_some_and(|hodoku| hodoku.on);
    let beside = Schedule::of(techniques::kinds().filter(|kind| !is_on(kind)));
    let mut states = Vec::new();
    loop {
        let before = board;
        let next = Path::new(&mut board, schedule.clone()).next();
        let order_of = |step: &Step| step.kind.hodoku.map_or(EASY, |hodoku| hodoku.order);
        let needed = next.as_ref().map_or(0, order_of).max(EASY);
        let is_stuck = next.as_ref().is_none_or(|step| step.effect.placements().is_empty());
        let is_hard = next.is_none() || needed >= HARD;
        let searches = schedule
            .searches
            .iter()
            .chain(beside.searches.iter().filter(|_| is_stuck))
            .filter(|search| is_tried(search.family()))
            .filter(|search| order(search) <= needed && (is_hard || !search.family().is_last_resort()))
            .cloned()
            .collect();
        states.push(State { board: before, searches });
        if next.is_none() {
            return states;
        }
    }
}

/// The board of a case that is given as a puzzle and has no visible flaw.
fn board_of(case: &corpus::Case) -> Board {
    case.board().expect("the case has a solution")
}

/// The board turned over. The corpus says that its givens have one solution, and so have theirs.
fn image(board: &Board, symmetry: &Symmetry) -> Board {
    let turned = |cells| symmetry.puzzle(&board.puzzle().restricted_to(cells));
    let mut image =
        Board::new(&turned(board.givens())).expect("the board has a solution").with_unique_givens();
    let placed = turned(!board.givens());
    for cell in placed.cells() {
        placed.digit(cell).map(|digit| image.place(Candidate::at(cell, digit)));
    }
    image.eliminate_all(!symmetry.candidates(board.candidate_set()));
    image
}

/// The candidates that occur in some solution, by listing all of them.
fn true_candidates(case: &corpus::Case) -> CandidateSet {
    oracle::solutions(case.problem(), u64::MAX)
        .iter()
        .fold(CandidateSet::EMPTY, |seen, solution| seen | solution.candidates())
}

#[test]
fn a_schedule_lists_what_its_looks_find_each_once() {
    let told = |step: &Step| (step.kind, step.effect.placed(), step.effect.eliminated());
    let length = |step: &Step| step.pattern.measures().length;
    for case in share(corpus::UNIQUE.cases().take(20), 8) {
        for mut state in states(&case) {
            state.searches.retain(|search| !search.family().is_last_resort());
            let found = state.steps(&state.board);
            let schedule = Schedule { searches: state.searches, options: options() };
            let listed = schedule.all(&schedule.view(&state.board));
            let lazily: Vec<Step> = Listing::new(state.board, schedule).collect();
            assert_eq!(lazily, listed);
            let each: HashSet<_> = listed.iter().map(told).collect();
            assert_eq!(each.len(), listed.len(), "something is listed twice");
            assert_eq!(each, found.iter().map(told).collect());
            for step in &listed {
                let shortest = found.iter().filter(|other| told(other) == told(step)).map(length).min();
                assert_eq!(Some(length(step)), shortest, "{step}");
            }
        }
    }
}

#[test]
fn a_step_changes_what_is_there_and_contradicts_no_solution() {
    for case in share(corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()), 32) {
        let truth = true_candidates(&case);
        for state in states(&case) {
            let board = state.board;
            for step in state.steps(&board) {
                let gone = step.effect.eliminated();
                assert!(!step.effect.is_empty(), "{step}");
                assert!((step.effect.placed() | gone).is_subset(board.candidate_set()), "{step}");
                assert_eq!(step.verify(&board), Ok(()), "{step}");
                assert!(gone.is_disjoint(truth), "{step} removes a candidate of a solution");
                for placed in step.effect.placements() {
                    let all = truth.digits_in(placed.cell());
                    assert_eq!(all.only(), Some(placed.digit()), "{step} places what not every solution has");
                }
            }
        }
    }
}

proptest! {
    // Every case walks a whole path twice.
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn a_symmetric_board_has_the_symmetric_steps(
        index in 0..corpus::UNIQUE.cases().count(),
        symmetry in Symmetry::any(),
    ) {
        let case = corpus::UNIQUE.cases().nth(index).expect("the index is in range");
        for mut state in states(&case) {
            state.searches.retain(|search| {
                // Of two chains to the same candidate, what is only asked for by name follows the first one.
                let is_by_name = search.kinds.iter().any(|kind| kind.by_name);
                !is_by_name && !search.family().depends_on_numbering()
            });
            let board = state.board;
            let image = image(&board, &symmetry);

            let told = |kind: &Kind, placed: CandidateSet, gone: CandidateSet| format!("{} {placed} {gone}", kind.id);
            let moved: BTreeSet<String> = state
                .steps(&board)
                .into_iter()
                .map(|step| {
                    let (placed, gone) = (step.effect.placed(), step.effect.eliminated());
                    told(step.kind, symmetry.candidates(placed), symmetry.candidates(gone))
                })
                .collect();
            let found: BTreeSet<String> = state
                .steps(&image)
                .into_iter()
                .map(|step| told(step.kind, step.effect.placed(), step.effect.eliminated()))
                .collect();
            let apart: Vec<&String> = moved.symmetric_difference(&found).collect();
            prop_assert!(apart.is_empty(), "{:?}", apart);
        }
    }
}
