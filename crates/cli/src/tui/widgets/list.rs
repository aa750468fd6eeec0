//! A list of which one entry is chosen.

use crate::tui::event::{Event, Mouse};
use crate::tui::page::Page;
use crate::tui::skin::Part;
use sudokit_play::{Direction, Key};

/// A list of which one entry is chosen, a line each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct List {
    chosen: usize,
    /// The line of the page on which it begins.
    top: u16,
}

/// What an event did to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Nothing; another entry may be chosen.
    None,
    /// This entry is taken.
    Taken(usize),
}

impl List {
    pub(crate) const fn at(top: u16) -> Self {
        Self { chosen: 0, top }
    }

    /// The entry that is chosen, of so many.
    pub(crate) fn chosen(&self, entries: usize) -> usize {
        self.chosen.min(entries.saturating_sub(1))
    }

    /// Arrows go, Enter and Space take, a number takes that entry, a press takes what is under it.
    pub(crate) fn on(&mut self, event: &Event, entries: usize) -> Choice {
        if entries == 0 {
            return Choice::None;
        }
        self.chosen = self.chosen(entries);
        let taken = match event {
            Event::Key(Key::Arrow(Direction::Up) | Key::Char('k') | Key::BackTab) => {
                self.chosen = (self.chosen + entries - 1) % entries;
                None
            }
            Event::Key(Key::Arrow(Direction::Down) | Key::Char('j') | Key::Tab) => {
                self.chosen = (self.chosen + 1) % entries;
                None
            }
            Event::Key(Key::Enter | Key::Char(' ')) => Some(self.chosen),
            Event::Key(Key::Char(digit @ '1'..='9')) => Some(usize::from(*digit as u8 - b'1')),
            Event::Mouse(Mouse::Press { y, .. }) => y.checked_sub(self.top).map(usize::from),
            _ => None,
        };
        match taken.filter(|entry| *entry < entries) {
            Some(entry) => {
                self.chosen = entry;
                Choice::Taken(entry)
            }
            None => Choice::None,
        }
    }

    /// Draws entries of two columns.
    pub(crate) fn draw(&self, entries: &[(String, String)], page: &mut Page<'_>) {
        let width = entries.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (index, (name, about)) in entries.iter().enumerate() {
            let y = self.top + index as u16;
            let is_chosen = index == self.chosen;
            let sign = if is_chosen { '>' } else { ' ' };
            let number = if index < 9 { char::from(b'1' + index as u8) } else { ' ' };
            let line = format!("{sign} {number}  {name:width$} ");
            page.text(1, y, &line, if is_chosen { Part::Chosen } else { Part::Text });
            page.text(3 + line.chars().count() as u16, y, about, Part::Faint);
        }
    }
}
