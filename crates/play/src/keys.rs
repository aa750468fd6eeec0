//! Keyboard shortcuts: one table for the terminal, the browser, the help and the manual.

use std::fmt;
use sudokit::Digit;
use sudokit::diagram::Words;

/// A key, independent of terminal and browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Key {
    /// A character, with Shift applied.
    Char(char),
    /// Ctrl and a letter.
    Ctrl(char),
    /// An arrow.
    Arrow(Direction),
    /// Shift and an arrow.
    ShiftArrow(Direction),
    /// Any of the digits 1 to 9; only in the table.
    AnyDigit,
    /// A function key.
    F(u8),
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
}

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column on the left.
    Left,
    /// To the column on the right.
    Right,
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

/// The label of the key.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(' ') => f.pad("Space"),
            Self::Char(char) => write!(f, "{char}"),
            Self::Ctrl(char) => write!(f, "Ctrl-{}", char.to_ascii_uppercase()),
            Self::Arrow(direction) => write!(f, "{direction}"),
            Self::ShiftArrow(direction) => write!(f, "Shift-{direction}"),
            Self::AnyDigit => f.pad("1-9"),
            Self::F(number) => write!(f, "F{number}"),
            Self::Tab => f.pad("Tab"),
            Self::BackTab => f.pad("Shift-Tab"),
            Self::Enter => f.pad("Enter"),
            Self::Escape => f.pad("Esc"),
            Self::Backspace => f.pad("Backspace"),
            Self::Delete => f.pad("Delete"),
            Self::PageUp => f.pad("PgUp"),
            Self::PageDown => f.pad("PgDn"),
        }
    }
}

/// A command during a game.
///
/// ```
/// use sudokit_play::{Command, Key, command_of};
///
/// assert_eq!(command_of(Key::Char('u')), Some(Command::Undo));
/// assert_eq!(command_of(Key::Char('7')), Some(Command::Digit("7".parse()?)));
/// # Ok::<(), sudokit::ParseDigitError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Command {
    /// Moves to the next cell in this direction.
    Move(Direction),
    /// Moves in this direction and selects the cell.
    Extend(Direction),
    /// Moves to the next empty cell.
    NextEmpty,
    /// Moves to the previous empty cell.
    LastEmpty,
    /// Starts or ends selecting.
    Select,
    /// Clears the selection and the highlighting, closes panels.
    Escape,
    /// A digit, in the current mode.
    Digit(Digit),
    /// Digit keys place digits.
    Place,
    /// Digit keys write marks in the corner.
    Corner,
    /// Digit keys write marks in the centre.
    Centre,
    /// Digit keys write colours.
    Colour,
    /// The next mode.
    NextMode,
    /// Clears cells.
    Clear,
    /// Highlights a digit: the next digit key says which.
    Show,
    /// Marks every candidate.
    Fill,
    /// Removes marks that digits rule out.
    CleanUp,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Undo to before the first mistake.
    UndoMistakes,
    /// Makes a savepoint.
    Savepoint,
    /// Lists the savepoints.
    Savepoints,
    /// A hint; repeated, the next rung.
    Hint,
    /// Takes the step of the open hint; without one, checks the digits.
    Enter,
    /// Stops the clock and covers the grid.
    Pause,
    /// Options.
    Options,
    /// Keyboard shortcuts.
    Keys,
    /// Starts the puzzle over.
    Restart,
    /// Ends the entering of givens.
    Begin,
    /// Leaves the game, which is saved.
    Leave,
}

/// The groups of commands on a sheet of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Group {
    /// Moving and selecting.
    Move,
    /// Digits, marks, colours.
    Write,
    /// Undo, redo and savepoints.
    Undo,
    /// Help.
    Help,
    /// The game as a whole.
    Game,
}

impl Group {
    /// All groups, in order.
    pub const ALL: [Self; 5] = [Self::Move, Self::Write, Self::Undo, Self::Help, Self::Game];

    /// The heading of the group.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Write => "Write",
            Self::Undo => "Undo",
            Self::Help => "Help",
            Self::Game => "Game",
        }
    }

    /// The heading in the language of these words.
    pub fn name_in(self, words: &Words) -> &'static str {
        words.named("group", self.name(), self.name())
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Binding {
    /// The group of the command.
    pub group: Group,
    /// The keys; the first is the one to name.
    pub keys: &'static [Key],
    /// The command. For [`Key::AnyDigit`] it holds some digit.
    pub command: Command,
    /// A word for the foot of a screen.
    pub name: &'static str,
    /// A line for the sheet of keys.
    pub about: &'static str,
}

impl Binding {
    /// The line for the sheet of keys in the language of these words.
    pub fn about_in(&self, words: &Words) -> &'static str {
        words.named("key", self.name, self.about)
    }
}

/// The command of a key, if any.
pub fn command_of(key: Key) -> Option<Command> {
    if let Key::Char(char @ '1'..='9') = key {
        return char.to_string().parse().ok().map(Command::Digit);
    }
    KEYS.iter().find(|binding| binding.keys.contains(&key)).map(|binding| binding.command)
}

/// The table of keyboard shortcuts.
///
/// Only keys that every terminal delivers have a command: no Ctrl with digits, no Alt.
pub const KEYS: &[Binding] = {
    use Direction::{Down, Left, Right, Up};
    use Group::{Game, Help, Move, Undo, Write};
    use Key::{AnyDigit, Arrow, BackTab, Backspace, Char, Ctrl, Delete, F, ShiftArrow};
    const fn row(
        group: Group,
        keys: &'static [Key],
        command: Command,
        name: &'static str,
        about: &'static str,
    ) -> Binding {
        Binding { group, keys, command, name, about }
    }
    &[
        row(Move, &[Arrow(Up), Char('k')], Command::Move(Up), "up", "Go up"),
        row(Move, &[Arrow(Down), Char('j')], Command::Move(Down), "down", "Go down"),
        row(Move, &[Arrow(Left), Char('h')], Command::Move(Left), "left", "Go left"),
        row(Move, &[Arrow(Right), Char('l')], Command::Move(Right), "right", "Go right"),
        row(Move, &[Key::Tab], Command::NextEmpty, "next", "Go to the next empty cell"),
        row(Move, &[BackTab], Command::LastEmpty, "last", "Go to the previous empty cell"),
        row(Move, &[Char('v')], Command::Select, "select", "Select cells: move to select more"),
        row(Move, &[ShiftArrow(Up)], Command::Extend(Up), "select up", "Select upwards"),
        row(Move, &[ShiftArrow(Down)], Command::Extend(Down), "select down", "Select downwards"),
        row(Move, &[ShiftArrow(Left)], Command::Extend(Left), "select left", "Select to the left"),
        row(Move, &[ShiftArrow(Right)], Command::Extend(Right), "select right", "Select to the right"),
        row(Move, &[Char('f')], Command::Show, "find", "Highlight a digit: f, then the digit"),
        row(Move, &[Key::Escape], Command::Escape, "close", "Clear the selection, close the panel"),
        row(Write, &[AnyDigit], Command::Digit(Digit::D1), "digit", "Enter a digit, in the current mode"),
        row(Write, &[Char(' ')], Command::NextMode, "mode", "Next mode: digits, corner, centre, colours"),
        row(Write, &[Char('z')], Command::Place, "digits", "Enter digits"),
        row(Write, &[Char('x')], Command::Corner, "corner", "Enter corner marks"),
        row(Write, &[Char('c')], Command::Centre, "centre", "Enter centre marks"),
        row(Write, &[Char('b')], Command::Colour, "colours", "Colour cells; after f, candidates"),
        row(Write, &[Char('0'), Backspace, Delete, Char('.')], Command::Clear, "clear", "Clear"),
        row(Write, &[Char('a')], Command::Fill, "all marks", "Fill in all notes"),
        row(Write, &[Char('w')], Command::CleanUp, "wipe", "Tidy up notes: drop those ruled out"),
        row(Undo, &[Char('u')], Command::Undo, "undo", "Undo"),
        row(Undo, &[Char('U'), Ctrl('r')], Command::Redo, "redo", "Redo"),
        row(Undo, &[Char('m')], Command::UndoMistakes, "undo mistakes", "Back to before the mistake"),
        row(Undo, &[Char('s')], Command::Savepoint, "save", "Add a savepoint"),
        row(Undo, &[Char('S')], Command::Savepoints, "savepoints", "Go back to a savepoint"),
        row(Help, &[Char('?')], Command::Hint, "hint", "Hint; press again for more"),
        row(Help, &[Key::Enter], Command::Enter, "check", "Take the step of the hint, or check your work"),
        row(Help, &[F(1), Char('H')], Command::Keys, "keys", "Keyboard shortcuts"),
        row(Game, &[Char('p')], Command::Pause, "pause", "Pause and cover the grid"),
        row(Game, &[Char('o')], Command::Options, "options", "Options"),
        row(Game, &[Char('g')], Command::Begin, "begin", "Finish the givens and start playing"),
        row(Game, &[Char('R')], Command::Restart, "restart", "Start over"),
        row(Game, &[Char('q')], Command::Leave, "leave", "Leave; the game is saved"),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_key_has_two_meanings() {
        let mut seen = HashSet::new();
        for key in KEYS.iter().flat_map(|binding| binding.keys) {
            assert!(seen.insert(key), "{key} comes twice");
        }
    }

    #[test]
    fn every_key_of_the_table_is_understood() {
        for binding in KEYS {
            for key in binding.keys.iter().filter(|key| **key != Key::AnyDigit) {
                assert_eq!(command_of(*key), Some(binding.command), "{key}");
            }
        }
    }

    #[test]
    fn every_group_has_keys() {
        for group in Group::ALL {
            assert!(KEYS.iter().any(|binding| binding.group == group), "{group}");
        }
    }
}
