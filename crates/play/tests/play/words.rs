//! All announcements of a game, word by word, in the file `words.txt`. `SUDOKIT_WRITE_WORDS=1` rewrites it.

use std::fmt::Write as _;
use sudokit::{Cancel, CandidateSet, Cell, CellSet, Digit, DigitSet, Puzzle};
use sudokit_play::{Action, Colour, Game, Help, Keeping, Level, Options, Showing};

#[derive(Default)]
struct Heard(String);

impl Heard {
    fn act(&mut self, game: &mut Game, what: &str, action: Action) {
        let said =
            game.act(action).map_or_else(|refused| refused.to_string(), |change| change.said.to_string());
        writeln!(self.0, "{what:<34} {said}").expect("a string takes all");
    }

    fn ask(&mut self, game: &mut Game, help: &mut Help, times: usize) {
        for _ in 0..times {
            let told = help.ask(game, &Cancel::new()).expect("nobody cancels");
            let done = told.change.as_ref().map(|change| change.said.to_string()).unwrap_or_default();
            writeln!(self.0, "? {:<32} {}{done}", format!("{:?}", told.rung), told.text())
                .expect("a string takes all");
        }
    }

    fn title(&mut self, title: &str) {
        writeln!(self.0, "\n{title}").expect("a string takes all");
    }
}

fn cells(text: &str) -> CellSet {
    text.split(' ').map(|cell| cell.parse::<Cell>().expect("a cell")).collect()
}

#[test]
fn a_player_is_told_what_happens() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut game = Game::new(puzzle.parse().expect("a puzzle"));
    let mut heard = Heard::default();
    let colour = Colour::new(3).expect("there are nine");
    let (one, some) = (cells("r5c5"), cells("r1c3 r1c4 r1c6 r1c7 r1c8"));
    let mut act = |what: &str, action| heard.act(&mut game, what, action);
    act("undo", Action::Undo);
    act("place 5 nowhere", Action::Place { cells: CellSet::EMPTY, digit: Digit::D5 });
    act("place 1 on a given", Action::Place { cells: cells("r1c1"), digit: Digit::D1 });
    act("place 1 in five cells of a row", Action::Place { cells: some, digit: Digit::D1 });
    act("place 5", Action::Place { cells: one, digit: Digit::D5 });
    act("mark where a digit is", Action::Corner { cells: one, digit: Digit::D5 });
    act("corner mark 1", Action::Corner { cells: some, digit: Digit::D1 });
    act("corner mark 1 in one more", Action::Corner { cells: some | cells("r2c2"), digit: Digit::D1 });
    act("corner mark 1 again", Action::Corner { cells: some, digit: Digit::D1 });
    act("centre mark 2", Action::Centre { cells: cells("r1c3"), digit: Digit::D2 });
    act("cross out 2", Action::Cross { cells: cells("r1c3"), digit: Digit::D2 });
    act("cross out 5", Action::Cross { cells: cells("r1c3"), digit: Digit::D5 });
    act("bring back 2", Action::Cross { cells: cells("r1c3"), digit: Digit::D2 });
    act("colour", Action::Colour { cells: some, colour });
    act("colour again", Action::Colour { cells: some, colour });
    let candidates = CandidateSet::of_digit(Digit::D1, cells("r1c3 r2c2"));
    act("colour candidates", Action::ColourCandidates { candidates, colour });
    let [corner, other, middle] = ["r1c3=4", "r2c2", "r5c5"].map(|end| end.parse().expect("an end"));
    act("line", Action::Line { ends: [corner, other], arrow: false });
    act("arrow there", Action::Line { ends: [other, corner], arrow: true });
    act("undo", Action::Undo);
    act("the line from its other end", Action::Line { ends: [other, corner], arrow: false });
    act("undo", Action::Undo);
    act("arrow", Action::Line { ends: [corner, middle], arrow: true });
    act("the arrow again", Action::Line { ends: [corner, middle], arrow: true });
    act("line to nowhere", Action::Line { ends: [corner, corner], arrow: false });
    act("undo", Action::Undo);
    act("fill", Action::Fill { cells: CellSet::ALL, digits: DigitSet::ALL });
    act("fill again", Action::Fill { cells: CellSet::ALL, digits: DigitSet::ALL });
    act("clean up", Action::CleanUp { cells: CellSet::ALL });
    act("savepoint", Action::Savepoint { name: "all marks".into() });
    act("clear", Action::Clear { cells: cells("r1c3 r1c4") });
    act("clear", Action::Clear { cells: cells("r1c3 r1c4") });
    act("clear", Action::Clear { cells: cells("r1c3 r1c4") });
    act("undo", Action::Undo);
    act("go back", Action::GoBack { to: 0 });
    act("go back to nowhere", Action::GoBack { to: 9 });
    act("place 9", Action::Place { cells: cells("r1c3"), digit: Digit::D9 });
    act("place 1 beside it", Action::Place { cells: cells("r1c4"), digit: Digit::D1 });
    act("check", Action::Check);
    act("clear both", Action::Clear { cells: cells("r1c3 r1c4") });
    act("undo", Action::Undo);
    act("redo", Action::Redo);
    act("undo", Action::Undo);
    act("undo mistakes", Action::UndoMistakes);
    act("undo mistakes again", Action::UndoMistakes);
    act("restart", Action::Restart);
    let options = Options { candidates: Keeping::Automatic, wrong: Showing::AtOnce, ..Options::default() };
    act("options", Action::Choose { options });
    act("options again", Action::Choose { options });
    act("fill", Action::Fill { cells: CellSet::ALL, digits: DigitSet::ALL });
    act("cross out 5 where none can be", Action::Cross { cells: cells("r1c3"), digit: Digit::D5 });
    act("candidate 4", Action::Centre { cells: cells("r1c3"), digit: Digit::D4 });
    act("candidate 4 again", Action::Centre { cells: cells("r1c3"), digit: Digit::D4 });
    act("place 2", Action::Place { cells: cells("r1c3"), digit: Digit::D2 });
    act("give", Action::Give { cells: one, digit: None });
    act("begin", Action::Begin { anyway: false });

    heard.title("help");
    let mut help = Help::new();
    heard.ask(&mut game, &mut help, 9);

    heard.title("entering");
    let mut game = Game::editor(&Puzzle::EMPTY);
    heard.act(&mut game, "place", Action::Place { cells: one, digit: Digit::D5 });
    heard.act(&mut game, "give", Action::Give { cells: one, digit: Some(Digit::D5) });
    heard.ask(&mut game, &mut help, 1);
    heard.act(&mut game, "begin", Action::Begin { anyway: false });
    heard.act(&mut game, "begin anyway", Action::Begin { anyway: true });
    heard.ask(&mut game, &mut help, 1);
    heard.act(&mut game, "undo", Action::Undo);
    heard.act(&mut game, "give 5 beside it", Action::Give { cells: cells("r5c4"), digit: Some(Digit::D5) });
    heard.act(&mut game, "begin", Action::Begin { anyway: false });
    heard.act(&mut game, "give 6", Action::Give { cells: cells("r5c4"), digit: Some(Digit::D6) });
    // No cell is left for 7 in row 1, though no two cells clash.
    let impossible = format!("{:.<81}", "123456.........789");
    let mut game = Game::editor(&impossible.parse().expect("a puzzle"));
    heard.act(&mut game, "begin without a solution", Action::Begin { anyway: false });
    heard.act(&mut game, "begin anyway", Action::Begin { anyway: true });

    heard.title("the last digit");
    let mut game = Game::new(Level::Hard.puzzle(3));
    let solution = game.solution().expect("it is a puzzle");
    let last = game.sheet().empty().first().expect("it is not full");
    for cell in game.sheet().empty().without(last) {
        game.act(Action::Place { cells: CellSet::of(cell), digit: solution.digit(cell) })
            .expect("it is empty");
    }
    heard.act(&mut game, "place", Action::Place { cells: CellSet::of(last), digit: solution.digit(last) });

    for level in Level::ALL {
        heard.title(&format!("the step of a game with most to tell: {level}"));
        let (mut game, mut help, cancel) = (Game::new(level.puzzle(3)), Help::new(), Cancel::new());
        let mut longest = (0, game.clone());
        while !game.is_finished() {
            help.look(&game, &cancel).expect("nobody cancels");
            let action = help.action().expect("there is a step");
            let told: usize = climbed(&game).iter().map(String::len).sum();
            if told > longest.0 {
                longest = (told, game.clone());
            }
            game.act(action).expect("it can be taken");
        }
        let mut help = Help::new();
        let rungs = climbed(&longest.1).len();
        heard.ask(&mut longest.1, &mut help, rungs);
    }

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/words.txt");
    if std::env::var_os("SUDOKIT_WRITE_WORDS").is_some() {
        std::fs::write(path, &heard.0).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(path).unwrap_or_default();
    for (heard, expected) in heard.0.lines().zip(expected.lines()) {
        assert_eq!(heard, expected);
    }
    assert_eq!(heard.0.lines().count(), expected.lines().count());
}

/// Everything that is told about the next step.
fn climbed(game: &Game) -> Vec<String> {
    let (mut game, mut help, mut told) = (game.clone(), Help::new(), Vec::new());
    loop {
        let next = help.ask(&mut game, &Cancel::new()).expect("nobody cancels");
        told.push(next.text());
        if next.change.is_some() {
            return told;
        }
    }
}
