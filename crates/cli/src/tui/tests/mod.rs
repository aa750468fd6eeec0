//! The game without a terminal, without threads, and with time as the test says: keys go in, screens come
//! out.

mod copied;
#[cfg(in_repository)]
mod footers;
#[cfg(in_repository)]
mod languages;
mod marks;
mod own_games;
mod pictures;
mod plain;
mod plain_trained;
mod played;
mod small;
mod trained;

use super::app::{App, Start};
use super::desk::{Desk, Wish};
use super::event::Event;
use super::keep::Keep;
use super::skin::Skin;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::cell;
use std::fs;
use std::path::PathBuf;
use sudokit::diagram::Words;
use sudokit::generate::Symmetry;
use sudokit::{Cancel, Cell, Puzzle};
use sudokit_play::{Date, Direction, Game, KEYS, Key};
use unicode_width::UnicodeWidthStr;

thread_local! {
    /// The language of players.
    static WORDS: cell::Cell<&'static Words> = cell::Cell::new(Words::english());
}

fn desk(keep: Keep) -> Desk {
    Desk {
        profile: keep.profile().expect("it can be read"),
        keep,
        skin: Skin::Ascii,
        words: WORDS.get(),
        size: (80, 24),
        today: Date::new(2026, 11, 22).expect("a day"),
        seed: 7,
        symmetry: Symmetry::HalfTurn,
        table: None,
        practice: None,
        thinking: None,
        wishes: Vec::new(),
        trouble: None,
    }
}

/// Somebody who plays.
struct Player {
    app: App,
    folder: PathBuf,
    size: (u16, u16),
}

impl Drop for Player {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.folder);
    }
}

impl Player {
    /// A player with a folder of this name.
    fn new(name: &str, start: Start) -> Self {
        let folder = std::env::temp_dir().join(format!("sudoku-tui-{name}-{}", std::process::id()));
        _ = fs::remove_dir_all(&folder);
        let desk = desk(Keep::in_folder(&folder).expect("a folder for the test"));
        let mut player = Self { app: App::new(desk, start), folder, size: (80, 24) };
        player.think();
        player
    }

    fn with_skin(mut self, skin: Skin, size: (u16, u16)) -> Self {
        self.app.desk.skin = skin;
        self.size = size;
        self
    }

    /// Does what is wished for, at once.
    fn think(&mut self) {
        while let Some(wish) = self.app.desk.wishes.pop() {
            if let Wish::Think(task) = wish {
                self.app.on(Event::Thought(task.think(&Cancel::new())));
            }
        }
    }

    fn on(&mut self, event: Event) {
        self.screen();
        self.app.pass(10);
        self.app.on(event);
        self.think();
    }

    fn key(&mut self, key: Key) {
        self.on(Event::Key(key));
    }

    /// Presses keys, as they are written on them.
    fn keys(&mut self, keys: &str) -> &mut Self {
        for name in keys.split_whitespace() {
            let named = KEYS.iter().flat_map(|binding| binding.keys).find(|key| key.to_string() == name);
            let key = named.copied().or_else(|| Some(Key::Char(name.chars().next()?)));
            self.key(key.expect("a name is not empty"));
        }
        self
    }

    /// Fills in the solution.
    fn solve(&mut self) {
        self.solve_thinking(&[]);
    }

    /// Fills in the solution, and thinks so many milliseconds before these digits, counted from 0.
    fn solve_thinking(&mut self, thoughts: &[(usize, u64)]) {
        let solution = self.game().solution().expect("it has one");
        for (number, cell) in self.game().sheet().empty().iter().enumerate() {
            let long = thoughts.iter().find(|(at, _)| *at == number);
            self.app.pass(long.map_or(0, |(_, thought)| *thought));
            self.go_to(cell);
            self.keys(&solution.digit(cell).to_string());
        }
    }

    /// The content of the screen.
    fn screen(&mut self) -> Buffer {
        screen_of(&mut self.app, self.size)
    }

    fn text(&mut self) -> String {
        written(&self.screen())
    }

    /// The text beside the grid, in one line.
    fn panel(&mut self) -> String {
        let beside = |row: &str| row.chars().skip(58).collect::<String>().trim().to_owned();
        self.text().lines().map(beside).filter(|row| !row.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn game(&self) -> &Game {
        &self.app.desk.table.as_ref().expect("a game is on the table").game
    }

    fn go_to(&mut self, cell: Cell) {
        let from = self.app.desk.table.as_ref().expect("a game is on the table").hand.cursor();
        let steps = |from: usize, to: usize, back, forth| {
            let direction = if to < from { back } else { forth };
            std::iter::repeat_n(Key::Arrow(direction), from.abs_diff(to))
        };
        let down = steps(from.row(), cell.row(), Direction::Up, Direction::Down);
        let across = steps(from.column(), cell.column(), Direction::Left, Direction::Right);
        for key in down.chain(across) {
            self.key(key);
        }
    }
}

fn screen_of(app: &mut App, (width, height): (u16, u16)) -> Buffer {
    let area = Rect { x: 0, y: 0, width, height };
    let mut buffer = Buffer::empty(area);
    app.draw(area, &mut buffer);
    buffer
}

/// The rows of a screen as text.
fn written(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    let row = |cells: &[ratatui::buffer::Cell]| {
        let (mut text, mut at) = (String::new(), 0);
        while let Some(cell) = cells.get(at) {
            text.push_str(cell.symbol());
            // The cell behind a wide letter is below it.
            at += cell.symbol().width().max(1);
        }
        text
    };
    rows.map(|cells| row(cells).trim_end().to_owned() + "\n").collect()
}

/// The screen of a program without a player, in a window of the least size.
fn text_of(app: &mut App) -> String {
    written(&screen_of(app, (80, 24)))
}

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn easy() -> Start {
    let puzzle: Puzzle = EASY.parse().expect("a puzzle");
    Start::Open(Box::new(Game::new(puzzle)))
}
