//! The ladder of help: it starts with mistakes, climbs, tells nothing twice, is never wrong, and its last
//! rung does something.

use proptest::prelude::*;
use proptest::sample::select;
use sudokit::diagram::{Mark, Role};
use sudokit::{Cancel, Candidate, Cell, CellSet, Digit, DigitSet, Solution};
use sudokit_play::train::kinds;
use sudokit_play::{
    Action, Assistance, Game, Help, HintOrder, Keeping, Level, Options, Rung, Techniques, Told,
};

/// Climbs from the first rung to the one that acts.
fn climb(help: &mut Help, game: &mut Game) -> Vec<Told> {
    let mut told = Vec::new();
    while told.last().is_none_or(|last: &Told| last.change.is_none()) {
        told.push(help.ask(game, &Cancel::new()).expect("nobody cancels"));
        assert!(told.len() <= 6, "a ladder without an end: {told:?}");
    }
    told
}

/// No rung and no sentence comes twice, and nothing is marked that would give away what follows before it is
/// told.
fn is_well_told(told: &[Told]) -> Result<(), String> {
    if !told.is_sorted_by(|lower, upper| lower.rung < upper.rung) {
        return Err(format!("rungs out of order: {told:?}"));
    }
    let mut said: Vec<String> = Vec::new();
    for sentence in told.iter().flat_map(|told| &told.said) {
        let sentence = sentence.to_string();
        if said.contains(&sentence) {
            return Err(format!("told twice: {sentence}"));
        }
        said.push(sentence);
    }
    let gives_away = |mark: &Mark| {
        let (Mark::Candidates(_, role) | Mark::Cells(_, role) | Mark::Houses(_, role)) = mark;
        matches!(role, Role::Placed | Role::Eliminated)
    };
    for told in told.iter().filter(|told| told.rung >= Rung::Name) {
        let is_marked = told.shown.marks.iter().any(gives_away);
        if is_marked != (told.rung >= Rung::Result) {
            return Err(format!("what follows is marked, or not, on {:?}", told.rung));
        }
    }
    let is_silent = |told: &Told| told.said.is_empty() && told.change.is_none();
    if told.iter().any(is_silent) { Err(format!("a rung without a word: {told:?}")) } else { Ok(()) }
}

/// The effect of a step agrees with the solution.
fn is_right(game: &Game, solution: &Solution) -> bool {
    let sheet = game.sheet();
    let placed =
        sheet.placed.cells().iter().all(|cell| sheet.placed.digit(cell) == Some(solution.digit(cell)));
    placed && sheet.crossed.is_disjoint(solution.candidates())
}

fn options(keeping: Keeping, hints: HintOrder) -> Options {
    Options { candidates: keeping, hints, ..Options::default() }
}

/// To the end by hints alone.
fn play_by_hints(level: Level, seed: u64, options: Options) {
    let mut game = Game::new(level.puzzle(seed));
    // The default is no choice.
    let _ = game.act(Action::Choose { options });
    let (mut help, solution) = (Help::new(), game.solution().expect("it is a puzzle"));
    while !game.is_finished() {
        let before = *game.sheet();
        let told = climb(&mut help, &mut game);
        is_well_told(&told).unwrap_or_else(|wrong| panic!("{level} {seed}: {wrong}"));
        assert_ne!(*game.sheet(), before);
        assert!(is_right(&game, &solution), "{level} {seed}: {told:?}");
    }
    assert_eq!(game.assistance(), Assistance::Steps);
    let told = help.ask(&mut game, &Cancel::new()).expect("nobody cancels");
    assert_eq!((told.rung, told.text()), (Rung::Nothing, "The puzzle is solved.".to_owned()));
}

/// Screens look for hints on a thread of their own.
#[test]
fn games_and_help_can_go_to_another_thread() {
    let (game, mut help) = (Game::new(Level::Easy.puzzle(1)), Help::new());
    let (mut game, mut help) = std::thread::spawn(move || {
        help.look(&game, &Cancel::new()).expect("nobody cancels");
        (game, help)
    })
    .join()
    .expect("nothing panics");
    assert!(help.is_about(&game) && help.told().is_empty());
    assert_eq!(help.ask(&mut game, &Cancel::new()).expect("nobody cancels").rung, Rung::Name);
}

#[test]
fn a_hint_can_be_cancelled_and_asked_again() {
    let (mut game, mut help) = (Game::new(Level::Easy.puzzle(1)), Help::new());
    let before = game.clone();
    assert!(help.ask(&mut game, &Cancel::after(0)).is_err());
    assert_eq!(game, before);
    assert_eq!(help.ask(&mut game, &Cancel::new()).expect("nobody cancels").rung, Rung::Name);
}

#[test]
fn every_level_can_be_played_by_hints_alone() {
    for level in Level::ALL {
        for keeping in [Keeping::ByHand, Keeping::Automatic] {
            play_by_hints(level, 5, options(keeping, HintOrder::Ours));
        }
    }
}

#[test]
fn every_order_leads_to_the_end() {
    for order in [HintOrder::Hodoku, HintOrder::SudokuExplainer] {
        for level in [Level::Easy, Level::Hard] {
            play_by_hints(level, 6, options(Keeping::ByHand, order));
        }
    }
}

/// Turned off one after the other, the techniques of a hint give way to others, until nothing is left.
#[test]
fn techniques_that_are_turned_off_are_in_no_hint() {
    for order in [HintOrder::Ours, HintOrder::Hodoku, HintOrder::SudokuExplainer] {
        let (mut game, mut help) = (Game::new(Level::Easy.puzzle(1)), Help::new());
        let mut options = options(Keeping::ByHand, order);
        let _ = game.act(Action::Choose { options });
        let mut named = Vec::new();
        let why = loop {
            // The ladder starts over, although the grid has not changed.
            help.look(&game, &Cancel::new()).expect("nobody cancels");
            assert!(help.told().is_empty());
            let told = help.ask(&mut game, &Cancel::new()).expect("nobody cancels");
            if told.rung == Rung::Nothing {
                break told.text();
            }
            let kind = kinds().find(|kind| Some(kind.id) == told.technique).expect("it is in the course");
            assert!(!options.without.has(kind), "{} is turned off", kind.id);
            named.push(kind);
            // All that are as easy: the walk is to end some day.
            for kind in kinds().take_while(|other| *other != kind).chain([kind]) {
                options.without.set(kind, true);
            }
            game.act(Action::Choose { options }).expect("another technique is turned off");
        };
        assert_eq!(why, "None of the techniques that are on leads on from here.");
        assert!(named.len() > 5, "{order:?}: {named:?}");
    }
}

#[test]
fn techniques_that_come_last_are_shown_only_if_no_other_has_a_step() {
    let cancel = Cancel::new();
    for seed in 1..=6 {
        let mut game = Game::new(Level::Expert.puzzle(seed));
        let mut unknown = Techniques::default();
        kinds().skip(3).step_by(2).for_each(|kind| unknown.set(kind, true));
        while !game.is_finished() {
            let told = Help::new().with_last(unknown).ask(&mut game, &cancel).expect("nobody cancels");
            let named = kinds().find(|kind| Some(kind.id) == told.technique).expect("there is a step");
            let options = Options { without: unknown, ..*game.options() };
            let mut without = game.clone();
            without.act(Action::Choose { options }).expect("they can be changed at any time");
            let other = Help::new().ask(&mut without, &cancel).expect("nobody cancels");
            assert_eq!(other.technique.is_some(), !unknown.has(named), "{}", named.id);
            let mut help = Help::new().with_last(unknown);
            climb(&mut help, &mut game);
        }
    }
}

#[test]
fn marks_in_every_cell_are_candidates() {
    let mut game = Game::new(Level::Medium.puzzle(5));
    game.act(Action::Fill { cells: CellSet::ALL, digits: DigitSet::ALL }).expect("there is room");
    let mut help = Help::new();
    while !game.is_finished() {
        climb(&mut help, &mut game);
        let sheet = game.sheet();
        assert!(sheet.empty().is_subset(sheet.centre.cells()), "what is crossed out goes from the marks");
    }
}

#[test]
fn mistakes_come_first_and_can_be_taken_back() {
    let mut game = Game::new(Level::Easy.puzzle(1));
    let solution = game.solution().expect("it is a puzzle");
    let free: Vec<Cell> = game.sheet().empty().iter().take(3).collect();
    let place = |game: &mut Game, cell: Cell, digit: Digit| {
        game.act(Action::Place { cells: CellSet::of(cell), digit }).expect("the cell is empty");
    };
    place(&mut game, free[0], solution.digit(free[0]));
    for cell in &free[1..] {
        place(&mut game, *cell, Digit::from_index((solution.digit(*cell).index() + 1) % 9));
    }
    // Right digits placed after the mistakes stay.
    let later = game.sheet().empty().iter().next().expect("cells are left");
    place(&mut game, later, solution.digit(later));
    let told = climb(&mut Help::new(), &mut game);
    let rungs: Vec<Rung> = told.iter().map(|told| told.rung).collect();
    assert_eq!(rungs, [Rung::Mistakes, Rung::Where, Rung::Back]);
    assert_eq!(told[0].text(), "2 digits are wrong.");
    assert_eq!(told[1].text(), format!("The digits in {} and {} are wrong.", free[1], free[2]));
    assert_eq!(game.sheet().placed.cells(), CellSet::of(free[0]) | CellSet::of(later));
    game.act(Action::Undo).expect("the mistakes can be brought back");
    assert_eq!(game.mistakes().wrong.len(), 2);
}

#[test]
fn beginners_are_shown_boxes_first() {
    for seed in 1..=4 {
        let origin = sudokit_play::Origin::Made { level: Level::Beginner, seed };
        let mut game = Game::open(&Level::Beginner.puzzle(seed).into(), origin);
        let told = climb(&mut Help::new(), &mut game);
        assert!(told[1].text().contains("box"), "seed {seed}: {}", told[1].text());
    }
}

#[test]
fn a_mistake_that_was_always_there_is_taken_back_itself() {
    let entry =
        sudokit::read("53..7....6..195....98....6.8...6...34..8+93..17...2...6.6....28....419..5....8..79")
            .unwrap();
    let mut game = Game::open(&entry, sudokit_play::Origin::Opened);
    game.act(Action::UndoMistakes).expect("9 in r5c5 is wrong");
    assert!(game.sheet().placed.is_empty());
}

#[test]
fn a_change_of_the_grid_starts_the_ladder_anew_and_colours_do_not() {
    let mut game = Game::new(Level::Easy.puzzle(1));
    let (mut help, cancel) = (Help::new(), Cancel::new());
    let mut ask = |game: &mut Game| help.ask(game, &cancel).expect("nobody cancels").rung;
    assert_eq!([ask(&mut game), ask(&mut game)], [Rung::Name, Rung::Look]);
    let colour = sudokit_play::Colour::new(1).expect("there are nine");
    game.act(Action::Colour { cells: CellSet::ALL, colour }).expect("they have none");
    assert_eq!(ask(&mut game), Rung::Pattern);
    let (cell, solution) =
        (game.sheet().empty().first().expect("it is new"), game.solution().expect("a puzzle"));
    game.act(Action::Place { cells: CellSet::of(cell), digit: solution.digit(cell) }).expect("it is empty");
    assert_eq!(ask(&mut game), Rung::Name);
    assert_eq!((game.help_used().hints, game.help_used().rungs), (2, 4));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// From any position: some digits of the solution placed, some candidates crossed out, right or wrong.
    #[test]
    fn no_ladder_contradicts_the_solution(
        level in select(Level::ALL.to_vec()),
        seed in 0..4_u64,
        placed in proptest::collection::vec(0..81_usize, 0..40),
        wrong in proptest::collection::vec((0..81_usize, 0..9_usize), 0..2),
        crossed in proptest::collection::vec(0..729_usize, 0..60),
    ) {
        let mut game = Game::new(level.puzzle(seed));
        let solution = game.solution().expect("it is a puzzle");
        let mut entry = game.entry();
        for cell in placed.into_iter().map(Cell::from_index) {
            entry.placed.set(cell, Some(solution.digit(cell)));
        }
        for (cell, digit) in wrong {
            entry.placed.set(Cell::from_index(cell), Some(Digit::from_index(digit)));
        }
        entry.candidates = Some(sudokit::Candidates::Left(
            !crossed.into_iter().map(Candidate::from_index).collect::<sudokit::CandidateSet>(),
        ));
        game = Game::open(&entry, sudokit_play::Origin::Opened);
        let mut help = Help::new();
        for _ in 0..2 {
            let before = game.clone();
            let told = climb(&mut help, &mut game);
            is_well_told(&told).map_err(TestCaseError::fail)?;
            let is_step = told[0].rung == Rung::Name;
            prop_assert_eq!(is_step, before.mistakes() == Default::default());
            prop_assert_ne!(before.sheet(), game.sheet());
            prop_assert!(!is_step || is_right(&game, &solution));
            if game.is_finished() {
                break;
            }
        }
    }
}
