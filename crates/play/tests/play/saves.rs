//! Saved games: what they look like, what is refused, what is lost when the power fails.

use serde_json::{Value, from_str};
use sudokit::{Candidate, CellSet, Digit, DigitSet};
use sudokit_play::{
    Action, Colour, Date, Game, Help, Keeping, Level, LineEnd, Log, Logged, Options, Origin, Profile, Rung,
    Save, Unreadable,
};
use sudokit_testkit::schema::agree;

/// A game in which everything has been done that can be done.
fn game() -> Game {
    let (level, date) = (Level::Easy, Date::new(2026, 11, 22).unwrap());
    let mut game = Game::open(&date.puzzle(level).into(), Origin::Daily { level, date });
    let solution = game.solution().unwrap();
    let empty: Vec<_> = game.sheet().empty().iter().collect();
    let (one, two) = (CellSet::of(empty[0]), CellSet::of(empty[1]));
    let possible = game.sheet().possible();
    let colour = Colour::new(2).unwrap();
    let digit = solution.digit(empty[0]);
    let mut act = |action| drop(game.act(action).unwrap());
    act(Action::Place { cells: one, digit });
    act(Action::Corner { cells: two, digit: Digit::D2 });
    act(Action::Centre { cells: two, digit: Digit::D3 });
    act(Action::Cross { cells: two, digit: possible.digits_in(empty[1]).first().unwrap() });
    act(Action::Colour { cells: CellSet::ALL, colour });
    act(Action::ColourCandidates { candidates: possible, colour });
    let ends = [LineEnd::Cell(empty[0]), LineEnd::Candidate(Candidate::at(empty[1], Digit::D3))];
    act(Action::Line { ends, arrow: false });
    act(Action::Line { ends, arrow: true });
    act(Action::Fill { cells: CellSet::ALL, digits: DigitSet::ALL });
    act(Action::Corner { cells: two, digit });
    act(Action::Place { cells: one, digit });
    act(Action::Undo);
    act(Action::Redo);
    act(Action::Undo);
    act(Action::Savepoint { name: "here".into() });
    act(Action::Check);
    act(Action::Clear { cells: two });
    act(Action::GoBack { to: 0 });
    act(Action::Choose { options: Options { candidates: Keeping::Automatic, ..Options::default() } });
    act(Action::Place { cells: two, digit: Digit::from_index((solution.digit(empty[1]).index() + 1) % 9) });
    act(Action::UndoMistakes);
    game.pass(12_345);
    let mut help = Help::new();
    while help.told().last().is_none_or(|told| told.rung != Rung::Done) {
        help.ask(&mut game, &sudokit::Cancel::new()).unwrap();
    }
    game.act(Action::Restart).unwrap();
    game.act(Action::Undo).unwrap();
    game
}

/// A digit in cells that see each other is refused, but older games have it.
#[test]
fn an_older_game_with_a_slip_is_read() {
    let mut game = Game::new(sudokit::Puzzle::EMPTY);
    let first = Log::begin(&game);
    let slip = Action::Place { cells: CellSet::ALL, digit: Digit::D1 };
    assert!(game.act(slip.clone()).is_err() && game.log().is_empty());
    let older = first + &Log::line(&Logged { time: 0, action: slip });
    assert_eq!(Log::replay(&older).unwrap().game.sheet().placed.cells_of(Digit::D1).len(), 81);
}

fn entered() -> Game {
    let mut game = Game::editor(&sudokit::Puzzle::EMPTY);
    let (cells, digit) = (CellSet::of(sudokit::Cell::at(0, 0)), Digit::D5);
    game.act(Action::Give { cells, digit: Some(digit) }).unwrap();
    game.act(Action::Give { cells, digit: None }).unwrap();
    game.act(Action::Undo).unwrap();
    game.act(Action::Begin { anyway: true }).unwrap();
    game
}

/// Earlier versions began every puzzle without a question.
#[test]
fn a_game_that_began_without_one_solution_is_still_read() {
    let now = Save::from(entered()).to_json();
    let earlier = now.replace(r#","anyway":true"#, "");
    assert_ne!(earlier, now);
    assert!(!Save::from_json(&earlier).unwrap().game().unwrap().sheet().entering);
}

#[test]
fn documents_agree_with_their_schema_and_read_back() {
    let schema: Value = from_str(include_str!("../../schema/game.json")).unwrap();
    for game in [game(), entered()] {
        let text = Save::from(game.clone()).to_json();
        agree(&schema, &from_str(&text).unwrap(), "game");
        assert_eq!(Save::from_json(&text).unwrap().game(), Some(game));
    }
    let mut profile = Profile::default();
    profile.keep("a", &game());
    profile.close("b", &entered());
    let kind = sudokit_play::train::kinds().next().expect("there are some");
    let day = "2026-11-22".parse().expect("a day");
    profile.training.record(kind, sudokit_play::train::Grade::Good, day);
    profile.training.keep(&crate::moments::some());
    let text = Save::from(profile.clone()).to_json();
    agree(
        &from_str(include_str!("../../schema/profile.json")).unwrap(),
        &from_str(&text).unwrap(),
        "profile",
    );
    assert_eq!(Save::from_json(&text).unwrap().profile(), Some(profile));
}

#[test]
fn a_saved_game_is_a_puzzle_file() {
    let game = game();
    let entry = sudokit::read(Save::from(game.clone()).to_json()).unwrap();
    assert_eq!((entry.givens, entry.placed), (game.puzzle(), game.sheet().placed));
    assert_eq!(
        (entry.header.level.as_deref(), entry.header.date.as_deref()),
        (Some("easy"), Some("2026-11-22"))
    );
    assert_eq!(entry.candidates, game.entry().candidates);
    assert_eq!(entry.marks, game.entry().marks);
}

#[test]
fn a_very_long_game_is_still_a_saved_game() {
    let mut game = Game::new(Level::Easy.puzzle(1));
    let colour = Colour::new(1).unwrap();
    for _ in 0..2000 {
        game.act(Action::Colour { cells: CellSet::ALL, colour }).unwrap();
    }
    let text = Save::from(game.clone()).to_json();
    assert_eq!(Save::from_json(&text).unwrap().game(), Some(game));
}

#[test]
fn what_cannot_be_read_is_refused_with_a_reason() {
    let text = Save::from(game()).to_json();
    let error = |text: &str| Save::from_json(text).unwrap_err();
    assert_eq!(error("{}"), Unreadable::NotASave);
    assert!(matches!(error("53..7"), Unreadable::Json(_)));
    assert!(matches!(error(r#"{"profile":{}}"#), Unreadable::Json(_)));
    let later = text.replace(r#""game":{"version":1,"#, r#""game":{"version":2,"#);
    assert_eq!(error(&later), Unreadable::Version { what: "game", found: 2 });
    let refused = text.replacen(r#""do":"place""#, r#""do":"redo""#, 1);
    assert_eq!(error(&refused), Unreadable::Refused { number: 1, why: sudokit_play::Refused::NothingToRedo });
    let other = text.replacen(r#""do":"restart""#, r#""do":"undo""#, 1);
    assert_eq!(error(&other), Unreadable::Disagrees);
    let unknown = text.replacen(r#""do":"restart""#, r#""do":"dance""#, 1);
    assert!(error(&unknown).to_string().contains("dance"), "{}", error(&unknown));
    let misspelt = text.replacen(r#""do":"place","cells""#, r#""do":"place","cell""#, 1);
    assert!(error(&misspelt).to_string().contains("cells"), "{}", error(&misspelt));
    // An action without its name is no time.
    let first = text.clone() + "\n";
    assert!(Log::replay(&(first + "{\"time\":1,\"Do\":\"undo\"}\n")).is_err());
}

#[test]
fn wherever_the_power_fails_all_whole_lines_are_there() {
    let mut game = Game::new(Level::Easy.puzzle(1));
    let (mut file, empty) = (Log::begin(&game), game.sheet().empty());
    let first = file.len();
    for cell in empty.iter().take(4) {
        game.pass(999);
        game.act(Action::Corner { cells: CellSet::of(cell), digit: Digit::D1 }).unwrap();
        file += &Log::line(game.log().last().unwrap());
    }
    for end in first..=file.len() {
        let log = Log::replay(&file[..end]).unwrap();
        // A line is whole with its last brace.
        let whole = file[..end].matches("}").count() - file[..first].matches("}").count();
        assert_eq!(log.game.log(), &game.log()[..whole]);
        assert_eq!(log.note.is_some(), !file[..end].ends_with(['}', '\n']));
    }
    assert!(Log::replay(&file[..first - 2]).is_err(), "not even the first line is whole");
    let broken = file.replacen(r#""digit":1"#, r#""digit":0"#, 1);
    assert!(Log::replay(&broken).unwrap_err().to_string().contains("line 2"));
}
