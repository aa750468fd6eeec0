//! The game.

use super::keys::KeysScreen;
use super::options::OptionsScreen;
use super::savepoints::Savepoints;
use super::{Next, Screen};
use crate::tui::desk::{Desk, Table, Wish};
use crate::tui::event::{Event, Mouse};
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Grid, Panel, clock};
use ratatui::layout::Rect;
use sudokit::Cell;
use sudokit_play::{Action, Binding, Command, First, KEYS, Key, Meant, command_of};

/// The game on the table.
#[derive(Default)]
pub(crate) struct Playing {
    /// The cell of the last press: pressed again, it selects all equal digits.
    pressed: Option<Cell>,
}

/// Keys for the last line, the most important first, as far as they apply.
const TOLD: [&str; 12] = [
    "begin",
    "hint",
    "check",
    "undo",
    "mode",
    "clear",
    "keys",
    "leave",
    "all marks",
    "find",
    "options",
    "redo",
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
        match command {
            Command::Hint => desk.ask(),
            Command::Enter if table.helping && table.help.is_about(&table.game) => {
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
        let grid = Grid::for_screen(desk.size);
        if let Some(cell) = grid.cell_at(x, y) {
            return self.press_cell(cell, adds, desk);
        }
        self.pressed = None;
        if y + 1 == desk.size.1 {
            let word = foot(desk).into_iter().find(|(from, to, _)| (*from..*to).contains(&x));
            return word.map_or(Next::Stay, |(.., binding)| self.command(binding.command, desk));
        }
        let digit = x.checked_sub(grid.columns() + 1).and_then(|x| Panel::digit_at(x, y));
        digit.map_or(Next::Stay, |digit| self.command(Command::Digit(digit), desk))
    }

    fn press_cell(&mut self, cell: Cell, adds: bool, desk: &mut Desk) -> Next {
        let Some(table) = desk.table.as_mut().filter(|table| !table.paused) else { return Next::Stay };
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

fn leave(desk: &mut Desk) -> Next {
    if desk.thinking.is_some() {
        desk.wishes.push(Wish::StopThinking);
    }
    desk.leave();
    Next::Back
}

/// The last line: where each word stands, and what it does.
fn foot(desk: &Desk) -> Vec<(u16, u16, &'static Binding)> {
    let Some(table) = &desk.table else { return Vec::new() };
    let told = TOLD.iter().filter_map(|name| KEYS.iter().find(|binding| binding.name == *name));
    let mut x = 1;
    let mut words = Vec::new();
    for binding in told.filter(|binding| is_possible(binding.command, table)) {
        let width = (binding.keys[0].to_string().chars().count() + 1 + word(binding, table).len()) as u16;
        if x + width >= desk.size.0 {
            break;
        }
        words.push((x, x + width, binding));
        x += width + 2;
    }
    words
}

/// The effect of a key now, in a word.
fn word(binding: &Binding, table: &Table) -> &'static str {
    match binding.command {
        Command::Hint if table.helping => "more",
        Command::Enter if table.helping => "do it",
        _ => binding.name,
    }
}

fn is_possible(command: Command, table: &Table) -> bool {
    let game = &table.game;
    let (is_over, is_entering) = (game.finished().is_some(), game.sheet().entering);
    match command {
        Command::Begin => is_entering,
        Command::Enter => !is_over && !is_entering && (table.helping || !game.sheet().placed.is_empty()),
        Command::Undo => game.can_undo(),
        Command::Redo => game.can_redo(),
        Command::Hint | Command::Fill | Command::NextMode => !is_over && !is_entering,
        _ => true,
    }
}

impl Screen for Playing {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        match event {
            Event::Key(Key::PageUp) => scroll(desk, -5),
            Event::Key(Key::PageDown) => scroll(desk, 5),
            Event::Mouse(Mouse::Wheel(by)) => scroll(desk, *by),
            Event::Key(key) => {
                if let Some(command) = command_of(*key) {
                    return self.command(command, desk);
                }
            }
            Event::Mouse(Mouse::Press { x, y, adds }) => return self.press(*x, *y, *adds, desk),
            Event::Mouse(Mouse::Drag { x, y }) => {
                let cell = Grid::for_screen(desk.size).cell_at(*x, *y);
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
        let grid = Grid::for_screen(desk.size);
        if table.paused {
            grid.draw_covered(table.game.options().notation, page);
        } else {
            grid.draw(table, page);
        }
        Panel { desk, table }.draw(&mut page.part(beside(grid, desk.size)));
        if let Some(time) = table.game.finished() {
            let told = format!(" Solved in {}, {}. ", clock(time), table.game.assistance());
            page.text(3, page.area.height - 1, &told, Part::Chosen);
            page.text(4 + told.chars().count() as u16, page.area.height - 1, "q leaves", Part::Faint);
            return;
        }
        page.footer(
            foot(desk).into_iter().map(|(_, _, binding)| (binding.keys[0].to_string(), word(binding, table))),
        );
    }

    fn plays(&self) -> bool {
        true
    }
}

/// The room beside the grid.
pub(super) fn beside(grid: Grid, (columns, rows): (u16, u16)) -> Rect {
    let left = grid.columns() + 1;
    Rect { x: left, y: 0, width: columns - left, height: rows - 1 }
}

fn scroll(desk: &mut Desk, by: i16) {
    let area = beside(Grid::for_screen(desk.size), desk.size);
    let scrolled = desk.table.as_ref().map(|table| Panel { desk, table }.scrolled(by, area));
    if let (Some(table), Some(scrolled)) = (&mut desk.table, scrolled) {
        table.scrolled = scrolled;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_last_line_tells_is_in_the_table() {
        for name in TOLD {
            assert!(KEYS.iter().any(|binding| binding.name == name), "{name}");
        }
    }
}
