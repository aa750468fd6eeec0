//! Laws that hold for every game and all actions.

mod any;

use proptest::prelude::*;
use sudokit::{CandidateSet, Cell, CellSet, Solution};
use sudokit_play::{Action, Game, LineEnd, Log, Save, Showing};

/// Does what can be done, and checks every law at each action.
fn play(mut game: Game, actions: Vec<Action>) -> Result<(), TestCaseError> {
    let (start, mut file) = (game.clone(), Log::begin(&game));
    let mut written = 0;
    for (number, action) in actions.into_iter().enumerate() {
        game.pass(number as u64 % 7 * 100);
        let before = game.clone();
        let Ok(change) = game.act(action.clone()) else {
            prop_assert_eq!(&game, &before, "what is refused changes nothing");
            continue;
        };
        check_sheet(&game)?;
        check_givens(&before, &game, &action)?;
        check_undo(&before, &game, &action)?;
        prop_assert!(
            different(&before, &game).is_subset(change.cells),
            "{:?} changed more than it says",
            action
        );
        let is_silent = matches!(action, Action::Ask { .. });
        prop_assert_eq!(change.said.to_string().is_empty(), is_silent);
        if game.sheet() != before.sheet() && game.options().wrong == Showing::WhenAsked {
            prop_assert!(game.wrong().is_empty(), "what was asked before {:?} is still shown", action);
        }
        if change.finished || game.is_finished() {
            check_finish(&game)?;
        }
        for logged in &game.log()[written..] {
            file += &Log::line(logged);
        }
        written = game.log().len();
    }
    file += &Log::time(game.time());
    check_saves(&start, &game, &file)
}

/// A mark is not crossed out, a candidate has one colour, and no cell has two digits.
fn check_sheet(game: &Game) -> Result<(), TestCaseError> {
    let sheet = game.sheet();
    prop_assert!((sheet.corner | sheet.centre).is_disjoint(sheet.crossed));
    prop_assert!(sheet.givens.cells().is_disjoint(sheet.placed.cells()));
    let coloured = sheet.candidate_colours.iter().map(|of_one| of_one.len()).sum::<usize>();
    let all =
        sheet.candidate_colours.iter().fold(CandidateSet::EMPTY, |all: CandidateSet, of_one| all | *of_one);
    prop_assert_eq!(coloured, all.len());
    let lines: Vec<[LineEnd; 2]> = sheet.lines.iter().map(|line| line.ends).collect();
    for (number, [from, to]) in lines.iter().enumerate() {
        prop_assert!(from != to, "a line has two ends");
        let is_double = |other: &[LineEnd; 2]| other.contains(from) && other.contains(to);
        prop_assert!(!lines[..number].iter().any(is_double), "two lines between {} and {}", from, to);
    }
    Ok(())
}

/// Givens change while they are entered, and when the player moves between moments.
fn check_givens(before: &Game, now: &Game, action: &Action) -> Result<(), TestCaseError> {
    let travels = matches!(action, Action::Undo | Action::Redo | Action::GoBack { .. });
    if !before.sheet().entering && !travels {
        prop_assert_eq!(before.puzzle(), now.puzzle(), "{:?}", action);
    }
    Ok(())
}

fn check_undo(before: &Game, now: &Game, action: &Action) -> Result<(), TestCaseError> {
    let mut game = now.clone();
    let is_back = |game: &Game, to: &Game| leads_back(game.sheet() == to.sheet(), action);
    match action {
        Action::Undo => {
            prop_assert!(game.act(Action::Redo).is_ok());
            is_back(&game, before)
        }
        Action::Redo => {
            prop_assert!(game.act(Action::Undo).is_ok());
            is_back(&game, before)
        }
        _ if before.sheet() == now.sheet() => {
            prop_assert_eq!((before.can_undo(), before.can_redo()), (now.can_undo(), now.can_redo()));
            Ok(())
        }
        _ => {
            prop_assert!(!now.can_redo(), "redo would lead to another game after {:?}", action);
            prop_assert!(game.act(Action::Undo).is_ok());
            is_back(&game, before)?;
            prop_assert!(game.act(Action::Redo).is_ok());
            is_back(&game, now)
        }
    }
}

fn leads_back(holds: bool, action: &Action) -> Result<(), TestCaseError> {
    prop_assert!(holds, "undo and redo around {:?}", action);
    Ok(())
}

fn check_finish(game: &Game) -> Result<(), TestCaseError> {
    let grid = Solution::try_from(&game.sheet().digits());
    prop_assert!(grid.is_ok() && game.is_finished());
    if let Some(solution) = game.solution() {
        prop_assert_eq!(grid, Ok(solution));
    }
    Ok(())
}

/// A saved game and a log are the same game, undo and all.
fn check_saves(start: &Game, game: &Game, file: &str) -> Result<(), TestCaseError> {
    let saved = Save::from(game.clone());
    prop_assert_eq!(&Save::from_json(&saved.to_json()).map_err(|why| fail(&why))?, &saved);
    let log = Log::replay(file).map_err(|why| fail(&why))?;
    prop_assert_eq!(&log.game, game);
    prop_assert_eq!(log.note, None);
    // A pulled plug: all complete lines survive.
    let torn = &file[..file.len() * 2 / 3];
    if torn.contains('\n') {
        let log = Log::replay(torn).map_err(|why| fail(&why))?;
        // All lines but the first are actions. What is dropped may be nothing but the end of a line.
        let last = torn.lines().last().unwrap_or_default();
        let is_torn = !torn.ends_with('\n') && serde_json::from_str::<serde_json::Value>(last).is_err();
        let whole = torn.lines().count() - 1 - usize::from(is_torn);
        prop_assert_eq!(log.game.log(), &game.log()[..start.log().len() + whole]);
        prop_assert_eq!(log.note.is_some(), is_torn);
    }
    Ok(())
}

fn fail(why: &impl std::fmt::Display) -> TestCaseError {
    TestCaseError::fail(why.to_string())
}

/// The cells that a screen would draw differently, found out cell by cell.
fn different(before: &Game, now: &Game) -> CellSet {
    let look = |game: &Game, cell: Cell| {
        let sheet = game.sheet();
        (
            (game.digit(cell), sheet.givens.digit(cell), game.candidates(cell)),
            (sheet.corner.digits_in(cell), sheet.centre.digits_in(cell), sheet.crossed.digits_in(cell)),
            game.colours(cell).collect::<Vec<_>>(),
            sheet.candidate_colours.map(|of_one| of_one.digits_in(cell)),
            (game.clashes().contains(cell), game.wrong().contains(cell)),
            sheet
                .lines
                .iter()
                .filter(|line| line.ends.iter().any(|end| end.cell() == cell))
                .collect::<Vec<_>>(),
        )
    };
    Cell::all().filter(|cell| look(before, *cell) != look(now, *cell)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_game_obeys_the_laws(game in any::game(), actions in any::actions(40)) {
        play(game, actions)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    /// `cargo test --release -p sudokit-play --test play laws -- --ignored`
    #[test]
    #[ignore = "takes minutes"]
    fn ten_thousand_games_obey_the_laws(game in any::game(), actions in any::actions(60)) {
        play(game, actions)?;
    }
}
