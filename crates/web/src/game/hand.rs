//! Keys and pointers: the player's hand.

use super::Game;
use crate::Thrown;
use crate::json::{read, text};
use serde::Serialize;
use sudokit::{Cell, CellSet, Digit};
use sudokit_play::screen::Answer;
use sudokit_play::{Action, Command, Direction, KEYS, Key, Meant, command_of};
use wasm_bindgen::prelude::wasm_bindgen;

/// The outcome of a key or a command.
#[derive(Serialize)]
struct Pressed {
    /// The name of the command in the table of keys; `None` for other keys.
    command: Option<&'static str>,
    /// True if the hand handled it; otherwise the screen has to.
    handled: bool,
    action: Option<Action>,
    answer: Option<Answer>,
}

#[derive(Serialize)]
struct Held {
    cursor: Cell,
    cells: CellSet,
    mode: &'static str,
    selecting: bool,
    /// True while the next digit key chooses the digit to highlight.
    asking: bool,
    /// The digit chosen for highlighting.
    digit: Option<Digit>,
    /// The digit to highlight.
    shown: Option<Digit>,
}

#[wasm_bindgen]
impl Game {
    /// Handles a key, named as in events of the browser.
    pub fn press(&mut self, key: &str, shift: bool, control: bool) -> Result<String, Thrown> {
        let command = key_of(key, shift, control).and_then(command_of);
        Ok(text(&self.mean(command)))
    }

    /// Performs a command of the table of keys, for buttons.
    pub fn command(&mut self, name: &str) -> Result<String, Thrown> {
        let binding = KEYS.iter().find(|binding| binding.name == name);
        let unknown =
            || Thrown::argument(format!("'{name}' is no command: expected a name from the table of keys"));
        Ok(text(&self.mean(Some(binding.ok_or_else(unknown)?.command))))
    }

    /// Writes a digit, in the current mode.
    pub fn digit(&mut self, digit: u8) -> Result<String, Thrown> {
        let unknown = || Thrown::argument(format!("{digit} is no digit: expected 1 to 9"));
        Ok(text(&self.mean(Some(Command::Digit(Digit::from_value(digit).ok_or_else(unknown)?)))))
    }

    /// Moves to a cell; with `selects`, selects it as well.
    pub fn go_to(&mut self, cell: &str, selects: bool) -> Result<(), Thrown> {
        self.hand.go_to(cell.parse()?, selects);
        Ok(())
    }

    /// Selects these cells and no others.
    pub fn select(&mut self, cells: &str) -> Result<(), Thrown> {
        self.hand.select(read(cells)?);
        Ok(())
    }

    /// The state of the hand: cursor, selection, mode.
    pub fn hand(&self) -> String {
        text(&Held {
            cursor: self.hand.cursor(),
            cells: self.hand.cells(),
            mode: self.hand.mode().name(),
            selecting: self.hand.is_selecting(),
            asking: self.hand.is_asking(),
            digit: self.hand.digit(),
            shown: self.hand.shown(&self.game),
        })
    }

    fn mean(&mut self, command: Option<Command>) -> Pressed {
        let meant = command.map_or(Meant::Unused, |command| self.hand.mean(command, &self.game));
        let action = match &meant {
            Meant::Act(action) => Some(action.clone()),
            Meant::Moved | Meant::Unused => None,
        };
        Pressed {
            command: command.map(name_of),
            handled: meant != Meant::Unused,
            answer: action.clone().map(|action| self.answer(action)),
            action,
        }
    }
}

/// The name of a command in the table of keys.
fn name_of(command: Command) -> &'static str {
    let is_it = |other: Command| {
        other == command || matches!((other, command), (Command::Digit(_), Command::Digit(_)))
    };
    KEYS.iter().find(|binding| is_it(binding.command)).map_or("", |binding| binding.name)
}

/// Parses a key from a browser's name.
fn key_of(name: &str, shift: bool, control: bool) -> Option<Key> {
    let arrow = |direction| if shift { Key::ShiftArrow(direction) } else { Key::Arrow(direction) };
    let mut chars = name.chars();
    Some(match (name, chars.next(), chars.next()) {
        (_, Some(char), None) if control => Key::Ctrl(char.to_ascii_lowercase()),
        (_, Some(char), None) => Key::Char(char),
        ("ArrowUp", ..) => arrow(Direction::Up),
        ("ArrowDown", ..) => arrow(Direction::Down),
        ("ArrowLeft", ..) => arrow(Direction::Left),
        ("ArrowRight", ..) => arrow(Direction::Right),
        ("Tab", ..) if shift => Key::BackTab,
        ("Tab", ..) => Key::Tab,
        ("Enter", ..) => Key::Enter,
        ("Escape", ..) => Key::Escape,
        ("Backspace", ..) => Key::Backspace,
        ("Delete", ..) => Key::Delete,
        ("PageUp", ..) => Key::PageUp,
        ("PageDown", ..) => Key::PageDown,
        (_, Some('F'), Some(_)) => Key::F(name[1..].parse().ok()?),
        _ => return None,
    })
}
