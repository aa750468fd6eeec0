//! A player's expectations of a game, case by case.

use sudokit::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Puzzle, Status};
use sudokit_play::{Action, Assistance, Colour, Game, Keeping, Level, LineEnd, Options, OwnLines, Refused};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn game() -> Game {
    Game::new(PUZZLE.parse().expect("a puzzle"))
}

fn cells(text: &str) -> CellSet {
    text.split(' ').map(|cell| cell.parse::<Cell>().expect("a cell")).collect()
}

fn place(game: &mut Game, at: &str) {
    let at: Candidate = at.parse().expect("a candidate");
    game.act(Action::Place { cells: CellSet::of(at.cell()), digit: at.digit() }).expect("it can be placed");
}

fn mark(game: &mut Game, at: &str, digit: Digit) {
    game.act(Action::Corner { cells: cells(at), digit }).expect("it can be marked");
}

#[test]
fn marks_come_to_all_unless_all_have_them() {
    let mut game = game();
    mark(&mut game, "r1c3", Digit::D4);
    mark(&mut game, "r1c3 r1c4", Digit::D4);
    assert_eq!(game.sheet().corner.cells(), cells("r1c3 r1c4"));
    mark(&mut game, "r1c3 r1c4", Digit::D4);
    assert!(game.sheet().corner.is_empty());
    // Cells that cannot have a mark do not count.
    mark(&mut game, "r1c1 r1c3", Digit::D4);
    mark(&mut game, "r1c1 r1c3", Digit::D4);
    assert!(game.sheet().corner.is_empty());
}

fn ends(from: &str, to: &str) -> [LineEnd; 2] {
    [from, to].map(|end| end.parse().expect("a cell or a candidate"))
}

#[test]
fn a_line_drawn_again_is_taken_away_and_another_replaces_it() {
    let mut game = game();
    let mut draw = |from, to, arrow| {
        game.act(Action::Line { ends: ends(from, to), arrow }).expect("there is room");
        game.sheet().lines.iter().map(|line| (line.ends, line.arrow)).collect::<Vec<_>>()
    };
    assert_eq!(draw("r1c3", "r2c2=4", false), [(ends("r1c3", "r2c2=4"), false)]);
    // The way back is the same line, but another arrow.
    assert_eq!(draw("r2c2=4", "r1c3", false), []);
    assert_eq!(draw("r1c3", "r2c2=4", true), [(ends("r1c3", "r2c2=4"), true)]);
    assert_eq!(draw("r2c2=4", "r1c3", true), [(ends("r2c2=4", "r1c3"), true)]);
    assert_eq!(draw("r2c2=4", "r1c3", true), []);
    // Ends in the same cells are others.
    draw("r1c3", "r2c2=4", false);
    assert_eq!(draw("r1c3", "r2c2=7", false).len(), 2);
}

#[test]
fn a_sheet_has_room_for_so_many_lines() {
    let mut game = game();
    let line = |number: usize| {
        let to = LineEnd::Cell(Cell::from_index(number));
        Action::Line { ends: [LineEnd::Cell(Cell::from_index(80)), to], arrow: false }
    };
    for number in 0..OwnLines::MOST {
        game.act(line(number)).expect("there is room");
    }
    assert_eq!(game.act(line(OwnLines::MOST)), Err(Refused::ManyLines));
    game.act(line(7)).expect("it is there, and can be taken away");
    game.act(line(OwnLines::MOST)).expect("there is room again");
    assert_eq!(game.sheet().lines.iter().count(), OwnLines::MOST);
    assert_eq!(
        game.act(Action::Line { ends: ends("r1c1", "r1c1"), arrow: true }),
        Err(Refused::NothingChanges)
    );
}

#[test]
fn clearing_takes_away_the_lines_that_end_there_with_the_colours() {
    let mut game = game();
    mark(&mut game, "r1c3", Digit::D4);
    game.act(Action::Line { ends: ends("r1c3=4", "r2c2"), arrow: true }).expect("nothing is drawn there");
    game.act(Action::Clear { cells: cells("r1c3") }).expect("there is a mark");
    assert_eq!(game.sheet().lines.iter().count(), 1);
    game.act(Action::Clear { cells: cells("r1c3 r5c5") }).expect("there is a line");
    assert_eq!(game.sheet().lines.iter().count(), 0);
    assert!(game.act(Action::Clear { cells: cells("r1c3") }).is_err());
}

#[test]
fn a_digit_takes_marks_away_if_the_player_wants_that() {
    for clean in [false, true] {
        let mut game = game();
        if !clean {
            game.act(Action::Choose { options: Options { clean, ..Options::default() } })
                .expect("another choice");
        }
        mark(&mut game, "r5c2 r5c5 r9c9 r5c7 r2c2", Digit::D5);
        place(&mut game, "r5c5=5");
        let seen = game.sheet().corner.cells() & cells("r5c2 r5c7");
        assert_eq!(seen.is_empty(), clean);
        assert!(game.sheet().corner.contains(Candidate::at(Cell::at(1, 1), Digit::D5)));
        // Under the digit the mark waits for its cell to be empty again.
        assert!(game.sheet().corner.contains(Candidate::at(Cell::at(4, 4), Digit::D5)));
    }
}

#[test]
fn kept_candidates_follow_the_digits() {
    let mut game = game();
    let options = Options { candidates: Keeping::Automatic, ..Options::default() };
    game.act(Action::Choose { options }).expect("another choice");
    let (at, kept) = ("r1c3".parse().expect("a cell"), game.candidates("r1c3".parse().expect("a cell")));
    assert_eq!(kept, [Digit::D1, Digit::D2, Digit::D4].into_iter().collect());
    place(&mut game, "r1c4=2");
    assert_eq!(game.candidates(at), kept.without(Digit::D2));
    game.act(Action::Cross { cells: CellSet::of(at), digit: Digit::D1 }).expect("it is there");
    game.act(Action::Clear { cells: cells("r1c4") }).expect("2 is there");
    assert_eq!(game.candidates(at), kept.without(Digit::D1), "2 is back, 1 stays crossed out");
    assert_eq!(game.assistance(), Assistance::Candidates);
}

#[test]
fn one_digit_can_be_filled_in_by_itself() {
    let mut game = game();
    game.act(Action::Fill { cells: CellSet::ALL, digits: DigitSet::of(Digit::D5) }).expect("5 is missing");
    assert_eq!(game.sheet().centre.digits(), DigitSet::of(Digit::D5));
    assert_eq!(
        game.sheet().centre,
        game.sheet().possible() & CandidateSet::of_digit(Digit::D5, CellSet::ALL)
    );
}

#[test]
fn going_back_before_mistakes_keeps_what_was_right_after_an_earlier_one() {
    let mut game = game();
    place(&mut game, "r5c5=9");
    place(&mut game, "r5c5=5");
    place(&mut game, "r7c9=4");
    let right = *game.sheet();
    place(&mut game, "r1c3=2");
    place(&mut game, "r1c4=6");
    let wrong = *game.sheet();
    game.act(Action::UndoMistakes).expect("2 is wrong");
    assert_eq!(*game.sheet(), right);
    game.act(Action::Undo).expect("nothing is lost");
    assert_eq!(*game.sheet(), wrong);
}

#[test]
fn a_puzzle_without_one_solution_begins_only_if_the_player_insists() {
    let mut game = Game::editor(&Puzzle::EMPTY);
    let begin = |game: &mut Game, anyway| game.act(Action::Begin { anyway }).map(drop);
    let give = |game: &mut Game, at: &str, digit| {
        game.act(Action::Give { cells: cells(at), digit }).map(|change| change.said.to_string())
    };
    let unready = |clashing, status| Err(Refused::Unready { clashing, status });
    assert_eq!(begin(&mut game, false), unready(CellSet::EMPTY, Status::Multiple));
    give(&mut game, "r1c1", Some(Digit::D1)).expect("it is empty");
    // A clash is named while it is entered, and again when the game is to begin.
    let said = give(&mut game, "r1c2", Some(Digit::D1));
    assert_eq!(said, Ok("1 in r1c2. The same digit is in r1c1.".to_owned()));
    assert_eq!(begin(&mut game, false), unready(cells("r1c1 r1c2"), Status::None));
    assert!(game.sheet().entering && !game.allows(&Action::Begin { anyway: false }));

    begin(&mut game, true).expect("the player insists");
    assert!(!game.sheet().entering);
}

#[test]
fn savepoints_are_a_tree_and_going_back_loses_nothing() {
    let mut game = game();
    let save = |game: &mut Game, name: &str| {
        game.act(Action::Savepoint { name: name.into() }).expect("it is new");
    };
    save(&mut game, "start");
    place(&mut game, "r5c5=5");
    save(&mut game, "one");
    game.act(Action::GoBack { to: 0 }).expect("there is one");
    place(&mut game, "r7c9=4");
    let left = *game.sheet();
    game.act(Action::GoBack { to: 1 }).expect("there are two");
    let tree: Vec<_> = game.savepoints().iter().map(|point| (point.name.as_str(), point.parent)).collect();
    assert_eq!(tree, [("start", None), ("one", Some(0)), ("", Some(0))]);
    assert!(game.savepoints()[2].left_behind && game.savepoints()[2].sheet == left);
    assert_eq!(game.act(Action::GoBack { to: 1 }), Err(Refused::NothingChanges));
}

#[test]
fn clearing_takes_what_lies_on_top() {
    let mut game = game();
    let (at, colour) = (cells("r5c5 r5c6"), Colour::new(1).expect("there are nine"));
    game.act(Action::Colour { cells: at, colour }).expect("they have none");
    mark(&mut game, "r5c5", Digit::D5);
    place(&mut game, "r5c5=5");
    for (placed, marks, coloured) in [(0, 1, 2), (0, 0, 2), (0, 0, 0)] {
        game.act(Action::Clear { cells: at }).expect("something is there");
        let sheet = game.sheet();
        assert_eq!(
            (sheet.placed.len(), sheet.corner.len(), sheet.colours[0].len()),
            (placed, marks, coloured)
        );
    }
}

#[test]
fn a_game_is_finished_once_and_its_clock_stops() {
    let mut game = Game::new(Level::Easy.puzzle(1));
    let solution = game.solution().expect("it is a puzzle");
    game.pass(100);
    let mut finished = Vec::new();
    for cell in game.sheet().empty() {
        let (cells, digit) = (CellSet::of(cell), solution.digit(cell));
        finished.push(game.act(Action::Place { cells, digit }).expect("it is empty").finished);
    }
    assert!(finished.pop() == Some(true) && !finished.contains(&true));
    game.pass(100);
    assert_eq!((game.time(), game.finished(), game.complete()), (100, Some(100), DigitSet::ALL));
    let colour = Colour::new(1).expect("there are nine");
    assert!(!game.act(Action::Colour { cells: CellSet::ALL, colour }).expect("they have none").finished);
    game.act(Action::Restart).expect("there is something to lose");
    assert_eq!((game.is_finished(), game.finished(), game.time()), (false, Some(100), 100));
}

#[test]
fn given_candidates_belong_to_the_puzzle() {
    // A sukaku: no digit is given, and the candidates allow one solution.
    let entry = sudokit::read(PUZZLE).expect("a puzzle");
    let given = entry.problem().candidates();
    let sukaku = sudokit::Entry { candidates: Some(sudokit::Candidates::Given(given)), ..Default::default() };
    let game = Game::open(&sukaku, Default::default());
    assert!(game.is_unique() && game.sheet().givens.is_empty());
    assert_eq!(game.solution(), Game::new(entry.givens).solution());
}
