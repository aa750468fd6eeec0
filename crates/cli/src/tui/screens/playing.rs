//! The game.

use super::keys::KeysScreen;
use super::lesson::Lesson;
use super::levels::Levels;
use super::options::OptionsScreen;
use super::savepoints::Savepoints;
use super::{Next, Screen};
use crate::tui::copy;
use crate::tui::desk::{Desk, Table, Wish};
use crate::tui::event::{Event, Mouse};
use crate::tui::page::{Page, columns, is_narrow};
use crate::tui::skin::Part;
use crate::tui::widgets::{Layout, Panel};
use crate::tui::won;
use crate::tui::words::label;
use std::ops::Range;
use sudokit::diagram::{Sentence, Words, say};
use sudokit::logic::Kind;
use sudokit::{Cell, Digit};
use sudokit_play::{Action, Command, First, KEYS, Key, Meant, Mode, command_of};

/// The game on the table.
#[derive(Default)]
pub(crate) struct Playing {
    /// The cell of the last press: pressed again, it selects all equal digits.
    pressed: Option<Cell>,
}

/// Commands for the last line, the most important first, as far as they apply.
const TOLD: [Command; 12] = [
    Command::Begin,
    Command::Hint,
    Command::Enter,
    Command::Undo,
    Command::NextMode,
    Command::Clear,
    Command::Keys,
    Command::Leave,
    Command::Fill,
    Command::Show,
    Command::Options,
    Command::Redo,
];

/// The same for a narrow window: hints and the ways out come first, and the rest as far as it fits.
const TOLD_IN_SHORT: [Command; 9] = [
    Command::Begin,
    Command::Hint,
    Command::Enter,
    Command::Leave,
    Command::Undo,
    Command::Keys,
    Command::NextMode,
    Command::Options,
    Command::Clear,
];

impl Playing {
    fn command(&mut self, command: Command, desk: &mut Desk) -> Next {
        let Some(table) = &mut desk.table else { return Next::Back };
        if table.paused {
            match command {
                Command::Pause | Command::Escape => table.paused = false,
                Command::Leave => return leave(desk),
                _ => {}
            }
            return Next::Stay;
        }
        table.hush();
        match command {
            // There is no step after the last.
            Command::Hint if table.game.is_finished() => {}
            Command::Hint => desk.ask(),
            Command::Enter if table.is_helping() => {
                if let Some(action) = table.help.action() {
                    table.helping = false;
                    desk.act(action);
                }
            }
            Command::Escape if desk.thinking.is_some() => desk.wishes.push(Wish::StopThinking),
            Command::Escape if table.helping => table.helping = false,
            Command::Pause => table.paused = true,
            Command::Options => return Next::To(Box::new(OptionsScreen::default())),
            Command::Keys => return Next::To(Box::new(KeysScreen::default())),
            Command::Savepoints => return Next::To(Box::new(Savepoints::default())),
            Command::Leave => return leave(desk),
            _ => match table.hand.mean(command, &table.game) {
                Meant::Act(action) => act(action, desk),
                Meant::Unused if command == Command::Enter => act(Action::Check, desk),
                Meant::Unused | Meant::Moved => {}
            },
        }
        Next::Stay
    }

    fn press(&mut self, x: u16, y: u16, adds: bool, desk: &mut Desk) -> Next {
        let layout = Layout::for_screen(desk.size);
        if let Some(cell) = layout.grid.cell_at(x, y) {
            return self.press_cell(cell, adds, desk);
        }
        self.pressed = None;
        if y + 1 == desk.size.1 {
            let told = foot(desk).into_iter().find(|told| told.place.contains(&x));
            return told.map_or(Next::Stay, |told| self.on(&Event::Key(told.key), desk));
        }
        Panel::digit_at(layout, x, y).map_or(Next::Stay, |digit| self.command(Command::Digit(digit), desk))
    }

    fn press_cell(&mut self, cell: Cell, adds: bool, desk: &mut Desk) -> Next {
        let Some(table) = desk.table.as_mut().filter(|table| !table.paused) else { return Next::Stay };
        table.hush();
        table.hand.go_to(cell, adds);
        let held = table.hand.digit().filter(|_| table.game.options().first == First::Digit);
        if let Some(digit) = held {
            let action = table.hand.written(digit, &table.game);
            act(action, desk);
        } else if self.pressed == Some(cell)
            && let Some(digit) = table.game.digit(cell)
        {
            table.hand.select(table.game.sheet().digits().cells_of(digit));
        }
        self.pressed = Some(cell);
        Next::Stay
    }
}

/// Writes a digit in a mode that is not chosen.
fn mark(mode: Mode, digit: Digit, desk: &mut Desk) {
    let Some(table) = desk.table.as_mut().filter(|table| !table.paused) else { return };
    table.hush();
    let mut hand = table.hand.clone();
    hand.mean(if mode == Mode::Corner { Command::Corner } else { Command::Centre }, &table.game);
    let action = hand.written(digit, &table.game);
    act(action, desk);
}

/// Does something; what was told about the grid before is told no more.
fn act(action: Action, desk: &mut Desk) {
    desk.act(action);
    if let Some(table) = &mut desk.table
        && !table.help.is_about(&table.game)
    {
        table.helping = false;
        table.scrolled = 0;
    }
}

/// The technique of the longest thought, if a game is won.
fn slowest(desk: &Desk) -> Option<&'static Kind> {
    desk.table.as_ref().and_then(Table::slowest).map(|moment| moment.kind)
}

/// Another game of the same level; for puzzles without a level, the choice of one.
fn another_game(desk: &mut Desk) -> Next {
    let level = desk.table.as_ref().and_then(|table| table.game.origin().level());
    match level {
        _ if desk.thinking.is_some() => {}
        Some(level) => desk.make(level),
        None => return Next::To(Box::new(Levels::new())),
    }
    Next::Stay
}

fn leave(desk: &mut Desk) -> Next {
    if desk.thinking.is_some() {
        desk.wishes.push(Wish::StopThinking);
    }
    desk.leave();
    Next::Back
}

/// A key that the last line names.
struct Told {
    /// Its columns.
    place: Range<u16>,
    key: Key,
    label: String,
    word: String,
}

/// The last line: the keys that have an effect now.
fn foot(desk: &Desk) -> Vec<Told> {
    let Some(table) = &desk.table else { return Vec::new() };
    let mut x = ending(table, desk).map_or(1, |ending| 4 + columns(&ending));
    let mut words = Vec::new();
    let is_short = is_narrow(desk.size.0);
    for (key, word) in keys(table, is_short, desk.words) {
        let (label, word) = (label(key, desk.words), desk.say(&word));
        let width = columns(&label) + 1 + columns(&word);
        if x + width >= desk.size.0 {
            if is_short {
                continue;
            }
            break;
        }
        words.push(Told { place: x..x + width, key, label, word });
        x += width + 2;
    }
    words
}

/// How the game ended, if it is over. In a narrow window the panel tells it.
fn ending(table: &Table, desk: &Desk) -> Option<String> {
    let verdict = won::verdict(table).filter(|_| !is_narrow(desk.size.0))?;
    Some(format!(" {} ", desk.say(&verdict)))
}

fn keys(table: &Table, is_short: bool, words: &Words) -> Vec<(Key, Sentence)> {
    let leave = (Key::Char('q'), say!("terminal-key-leave"));
    if table.paused {
        return vec![(Key::Char('p'), say!("terminal-key-go-on")), leave];
    }
    if table.game.finished().is_some() {
        let another = table.is_won.then(|| (ANOTHER, another(table, words)));
        let lesson = table.slowest().map(|_| (LESSON, say!("terminal-key-lesson")));
        return another.into_iter().chain([leave]).chain(lesson).collect();
    }
    let told: &[Command] = if is_short { &TOLD_IN_SHORT } else { &TOLD };
    let possible = told.iter().filter(|command| is_possible(**command, table));
    let bound = possible.filter_map(|command| KEYS.iter().find(|binding| binding.command == *command));
    bound.filter_map(|binding| Some((binding.keys[0], word(binding.command, table)?))).collect()
}

/// The key for another game, once one is won.
const ANOTHER: Key = Key::Char('n');

/// The key for the lesson about the longest thought, once a game is won.
const LESSON: Key = Key::Char('l');

fn another(table: &Table, words: &Words) -> Sentence {
    match table.game.origin().level() {
        Some(level) => say!("terminal-key-another", [level = level.name_in(words)]),
        None => say!("terminal-key-new-game"),
    }
}

/// The effect of a command of the last line now, in a word.
fn word(command: Command, table: &Table) -> Option<Sentence> {
    let is_writing = table.game.options().first == First::Digit && table.hand.digit().is_some();
    Some(match command {
        Command::Begin if table.hand.insists() => say!("terminal-key-begin-all-the-same"),
        Command::Begin => say!("terminal-key-begin"),
        Command::Hint if table.is_helping() => say!("terminal-key-more"),
        Command::Hint => say!("terminal-key-hint"),
        Command::Enter if table.is_helping() => say!("terminal-key-do-it"),
        Command::Enter if is_writing => say!("terminal-key-write"),
        Command::Enter => say!("terminal-key-check"),
        Command::Undo => say!("terminal-key-undo"),
        Command::NextMode => say!("terminal-key-mode"),
        Command::Clear => say!("terminal-key-clear"),
        Command::Keys => say!("terminal-key-keys"),
        Command::Leave => say!("terminal-key-leave"),
        Command::Fill => say!("terminal-key-all-marks"),
        Command::Show => say!("terminal-key-find"),
        Command::Options => say!("terminal-key-options"),
        Command::Redo => say!("terminal-key-redo"),
        _ => return None,
    })
}

/// True if a key changes something now.
fn is_possible(command: Command, table: &Table) -> bool {
    let game = &table.game;
    let is_entering = game.sheet().entering;
    let has_action = table.help.action().is_some();
    match command {
        Command::Begin => is_entering,
        Command::Hint => !is_entering && (has_action || !table.is_helping()),
        Command::Enter if table.is_helping() => has_action,
        Command::NextMode => !is_entering,
        _ => match table.hand.clone().mean(command, game) {
            Meant::Act(action) => game.allows(&action),
            Meant::Unused if command == Command::Enter => {
                !game.sheet().placed.is_empty() && game.allows(&Action::Check)
            }
            Meant::Unused | Meant::Moved => true,
        },
    }
}

impl Screen for Playing {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        match event {
            Event::Key(ANOTHER) if desk.table.as_ref().is_some_and(|table| table.is_won) => {
                return another_game(desk);
            }
            Event::Key(LESSON) if let Some(kind) = slowest(desk) => {
                // Drills take the table, so the game is not below the lesson.
                desk.leave();
                return Next::Instead(Box::new(Lesson::about(kind)));
            }
            Event::Mark(mode, digit) => mark(*mode, *digit, desk),
            Event::Key(key @ (copy::TEXT | copy::LINK)) => copy::copy(*key, desk),
            Event::Key(Key::PageUp) => leap(desk, -1),
            Event::Key(Key::PageDown) => leap(desk, 1),
            Event::Mouse(Mouse::Wheel(by)) => scroll(desk, *by),
            Event::Key(key) => {
                if let Some(command) = command_of(*key) {
                    return self.command(command, desk);
                }
            }
            Event::Mouse(Mouse::Press { x, y, adds }) => return self.press(*x, *y, *adds, desk),
            Event::Mouse(Mouse::Drag { x, y }) => {
                let cell = Layout::for_screen(desk.size).grid.cell_at(*x, *y);
                if let (Some(cell), Some(table)) = (cell, &mut desk.table)
                    && cell != table.hand.cursor()
                {
                    table.hand.go_to(cell, true);
                    self.pressed = None;
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        let Some(table) = &desk.table else { return };
        let layout = Layout::for_screen(desk.size);
        if table.paused {
            layout.grid.draw_covered(table.game.options().notation, desk, page);
        } else {
            layout.grid.draw(table, page);
        }
        Panel { desk, table, layout }.draw(&mut page.part(layout.panel));
        let last = page.area.height - 1;
        if let Some(ending) = ending(table, desk) {
            page.text(3, last, &ending, Part::Chosen);
        }
        for Told { place, label, word, .. } in foot(desk) {
            page.text(place.start, last, &label, Part::Strong);
            page.text(place.start + 1 + columns(&label), last, &word, Part::Faint);
        }
    }

    fn plays(&self) -> bool {
        true
    }
}

fn leap(desk: &mut Desk, direction: i16) {
    scroll_to(desk, |panel| panel.leapt(direction));
}

fn scroll(desk: &mut Desk, by: i16) {
    scroll_to(desk, |panel| panel.scrolled(by));
}

fn scroll_to(desk: &mut Desk, place: impl FnOnce(&Panel<'_>) -> u16) {
    let layout = Layout::for_screen(desk.size);
    let scrolled = desk.table.as_ref().map(|table| place(&Panel { desk, table, layout }));
    if let (Some(table), Some(scrolled)) = (&mut desk.table, scrolled) {
        table.scrolled = scrolled;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_last_line_has_a_key_and_a_word() {
        let game = sudokit_play::Game::new(sudokit::Puzzle::EMPTY);
        let table = Table::of(game, None, String::new());
        for command in TOLD.into_iter().chain(TOLD_IN_SHORT) {
            assert!(KEYS.iter().any(|binding| binding.command == command), "{command:?}");
            assert!(word(command, &table).is_some(), "{command:?}");
        }
    }
}
