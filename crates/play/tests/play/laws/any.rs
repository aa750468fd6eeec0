//! Any game, and anything that can be done in it.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use sudokit::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Effect, Entry, Puzzle};
use sudokit_play::train::kinds;
use sudokit_play::{
    Action, Colour, First, Game, HintOrder, Keeping, LineEnd, Options, Origin, Rung, Showing, Techniques,
};
use sudokit_testkit::{corpus, strategy};

/// A game: of a puzzle with one solution, a few cells before its end, with candidates given or left; of one
/// with several or none; still to be entered.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    let known: Vec<Entry> = corpus::UNIQUE
        .cases()
        .filter_map(|case| match case.problem() {
            sudokit::Problem::Givens(givens) => Some(Entry::from(*givens)),
            _ => None,
        })
        .collect();
    let unique = select(known);
    let open = |entry: &Entry| Game::open(entry, Origin::Opened);
    prop_oneof![
        4 => unique.clone().prop_map(move |entry| open(&entry)),
        2 => (unique.clone(), candidates(60)).prop_map(move |(entry, gone)| {
            open(&Entry { candidates: Some(Candidates::Left(!gone)), ..entry })
        }),
        1 => (unique, candidates(200)).prop_map(move |(entry, marks)| {
            let given = Some(Candidates::Given(entry.problem().candidates()));
            open(&Entry { candidates: given, marks: Some(marks), ..entry })
        }),
        2 => (strategy::solution(), cells(4)).prop_map(|(solution, gone)| {
            Game::new(solution.restricted_to(!gone))
        }),
        1 => strategy::puzzle(22..=30).prop_map(Game::new),
        1 => strategy::garbage(0..=20).prop_map(Game::new),
        1 => strategy::puzzle(0..=30).prop_map(|puzzle: Puzzle| Game::editor(&puzzle)),
    ]
}

/// Up to so many actions.
pub(crate) fn actions(most: usize) -> impl Strategy<Value = Vec<Action>> {
    vec(action(), 0..most)
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => (cells(4), digit()).prop_map(|(cells, digit)| Action::Place { cells, digit }),
        2 => (cells(9), digit()).prop_map(|(cells, digit)| Action::Corner { cells, digit }),
        2 => (cells(9), digit()).prop_map(|(cells, digit)| Action::Centre { cells, digit }),
        2 => (cells(9), digit()).prop_map(|(cells, digit)| Action::Cross { cells, digit }),
        2 => (cells(9), colour()).prop_map(|(cells, colour)| Action::Colour { cells, colour }),
        2 => (candidates(9), colour())
            .prop_map(|(candidates, colour)| Action::ColourCandidates { candidates, colour }),
        3 => (line_end(), line_end(), any::<bool>())
            .prop_map(|(from, to, arrow)| Action::Line { ends: [from, to], arrow }),
        2 => cells(20).prop_map(|cells| Action::Clear { cells }),
        1 => (cells(82), vec(digit(), 1..9)).prop_map(|(cells, digits)| {
            Action::Fill { cells, digits: digits.into_iter().collect::<DigitSet>() }
        }),
        1 => Just(Action::Fill { cells: CellSet::ALL, digits: DigitSet::ALL }),
        1 => cells(82).prop_map(|cells| Action::CleanUp { cells }),
        6 => Just(Action::Undo),
        4 => Just(Action::Redo),
        1 => Just(Action::UndoMistakes),
        1 => Just(Action::RemoveMistakes),
        2 => "[a-z\"\n ]{0,5}".prop_map(|name| Action::Savepoint { name }),
        2 => (0..4_usize).prop_map(|to| Action::GoBack { to }),
        1 => effect().prop_map(|effect| Action::Take { effect }),
        1 => Just(Action::Restart),
        2 => (cells(3), proptest::option::of(digit())).prop_map(|(cells, digit)| Action::Give { cells, digit }),
        1 => any::<bool>().prop_map(|anyway| Action::Begin { anyway }),
        1 => Just(Action::Check),
        1 => options().prop_map(|options| Action::Choose { options }),
        1 => select(vec![Rung::Mistakes, Rung::Name, Rung::Result]).prop_map(|rung| Action::Ask { rung }),
    ]
}

/// Cells from anywhere, or from the first row: actions should meet.
fn cells(most: usize) -> impl Strategy<Value = CellSet> {
    let among = prop_oneof![Just(81_usize), Just(9)];
    among
        .prop_flat_map(move |count| vec(0..count, 0..most))
        .prop_map(|cells| cells.into_iter().map(Cell::from_index).collect())
}

/// Candidates from anywhere, or from the first two cells.
fn candidates(most: usize) -> impl Strategy<Value = CandidateSet> {
    let among = prop_oneof![Just(729_usize), Just(18)];
    among
        .prop_flat_map(move |count| vec(0..count, 0..most))
        .prop_map(|all| all.into_iter().map(Candidate::from_index).collect())
}

/// One of a few cells, or a candidate there: lines should meet.
fn line_end() -> impl Strategy<Value = LineEnd> {
    (0..4_usize, proptest::option::of(digit())).prop_map(|(cell, digit)| {
        let cell = Cell::from_index(cell);
        digit.map_or(LineEnd::Cell(cell), |digit| LineEnd::Candidate(Candidate::at(cell, digit)))
    })
}

fn digit() -> impl Strategy<Value = Digit> {
    (0..9_usize).prop_map(Digit::from_index)
}

fn colour() -> impl Strategy<Value = Colour> {
    select(Colour::all().collect::<Vec<_>>())
}

fn effect() -> impl Strategy<Value = Effect> {
    (candidates(4), any::<bool>()).prop_map(|(all, places)| match places {
        true => Effect::placing_all(all.iter()),
        false => Effect::removing(all.iter()),
    })
}

fn options() -> impl Strategy<Value = Options> {
    let showing = select(vec![Showing::Never, Showing::WhenAsked, Showing::AtOnce]);
    let hints = select(vec![HintOrder::Ours, HintOrder::Hodoku, HintOrder::SudokuExplainer]);
    let off = subsequence(kinds().collect::<Vec<_>>(), 0..4);
    (any::<[bool; 4]>(), showing, hints, off).prop_map(|(flags, wrong, hints, off)| {
        let [keeps, clean, clashes, digit] = flags;
        let mut without = Techniques::default();
        off.into_iter().for_each(|kind| without.set(kind, true));
        Options {
            candidates: if keeps { Keeping::Automatic } else { Keeping::ByHand },
            clean,
            clashes,
            wrong,
            hints,
            first: if digit { First::Digit } else { First::Cell },
            without,
            ..Options::default()
        }
    })
}
