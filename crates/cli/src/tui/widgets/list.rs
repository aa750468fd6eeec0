//! A list of which one entry is chosen.

use crate::tui::event::{Event, Mouse};
use crate::tui::page::{Page, columns, is_narrow};
use crate::tui::skin::Part;
use ratatui::layout::Rect;
use sudokit_play::{Direction, Key};

/// A list of which one entry is chosen: each has a name and something about it, and a line for each line of
/// its name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct List {
    chosen: usize,
    /// The line of the page on which it begins.
    top: u16,
}

/// The effect of an event on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Nothing but perhaps another choice.
    None,
    /// This entry is taken.
    Taken(usize),
}

impl List {
    /// The columns before a name.
    pub(crate) const BEFORE: u16 = 6;

    /// The columns for a name, on a page with this many.
    pub(crate) const fn room(columns: u16) -> u16 {
        columns.saturating_sub(Self::BEFORE)
    }

    /// The columns before what is said about entries whose names have these widths.
    pub(crate) fn before_about(names: impl Iterator<Item = u16>) -> u16 {
        Self::BEFORE + names.max().unwrap_or(0) + 3
    }

    /// On a narrow screen, these rows above the last line are for what does not fit beside the chosen name.
    const NOTE: u16 = 3;

    /// So far goes a page key.
    const LEAP: usize = 8;

    pub(crate) const fn at(top: u16) -> Self {
        Self { chosen: 0, top }
    }

    /// The chosen entry, within the number of entries.
    pub(crate) fn chosen(&self, entries: usize) -> usize {
        self.chosen.min(entries.saturating_sub(1))
    }

    /// The same list, beginning on another line.
    pub(crate) const fn moved_to(self, top: u16) -> Self {
        Self { top, ..self }
    }

    /// Chooses an entry.
    pub(crate) const fn choose(&mut self, entry: usize) {
        self.chosen = entry;
    }

    /// The row below the last entry on a screen of this size.
    pub(crate) fn end((columns, rows): (u16, u16)) -> u16 {
        rows.saturating_sub(if is_narrow(columns) { 1 + Self::NOTE } else { 1 })
    }

    /// The first visible entry on a screen of this size: the chosen one is in the middle of a long list.
    fn from(&self, entries: usize, size: (u16, u16)) -> usize {
        let room = usize::from(Self::end(size).saturating_sub(self.top + 1)).max(1);
        self.chosen.saturating_sub(room / 2).min(entries.saturating_sub(room))
    }

    /// Arrows move, Enter and Space take, a number takes that entry, a press takes the entry under it.
    pub(crate) fn on(&mut self, event: &Event, entries: usize, size: (u16, u16)) -> Choice {
        if entries == 0 {
            return Choice::None;
        }
        self.chosen = self.chosen(entries);
        let from = self.from(entries, size);
        let taken = match event {
            Event::Key(Key::Arrow(Direction::Up) | Key::Char('k') | Key::BackTab) => {
                self.chosen = (self.chosen + entries - 1) % entries;
                None
            }
            Event::Key(Key::Arrow(Direction::Down) | Key::Char('j') | Key::Tab) => {
                self.chosen = (self.chosen + 1) % entries;
                None
            }
            Event::Key(Key::PageUp) | Event::Mouse(Mouse::Wheel(..=-1)) => {
                self.chosen = self.chosen.saturating_sub(Self::LEAP);
                None
            }
            Event::Key(Key::PageDown) | Event::Mouse(Mouse::Wheel(1..)) => {
                self.chosen = (self.chosen + Self::LEAP).min(entries - 1);
                None
            }
            Event::Key(Key::Enter | Key::Char(' ')) => Some(self.chosen),
            Event::Key(Key::Char(digit @ '1'..='9')) => Some(usize::from(*digit as u8 - b'1')),
            Event::Mouse(Mouse::Press { y, .. }) if *y < Self::end(size) => {
                y.checked_sub(self.top).map(|y| usize::from(y) + from)
            }
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

    /// The number of lines that an entry takes.
    pub(crate) fn height((name, _): &(String, String)) -> u16 {
        1 + name.matches('\n').count() as u16
    }

    /// The same for entries with names of several lines, all of which are visible.
    pub(crate) fn on_tall(
        &mut self,
        event: &Event,
        entries: &[(String, String)],
        size: (u16, u16),
    ) -> Choice {
        let Event::Mouse(Mouse::Press { x, y, adds }) = event else {
            return self.on(event, entries.len(), size);
        };
        let mut ends = entries.iter().scan(self.top, |end, entry| {
            *end += Self::height(entry);
            Some(*end)
        });
        // As if each took one line.
        match ends.position(|end| (self.top..end).contains(y)) {
            Some(entry) => {
                let y = self.top + entry as u16;
                self.on(&Event::Mouse(Mouse::Press { x: *x, y, adds: *adds }), entries.len(), size)
            }
            None => Choice::None,
        }
    }

    /// Draws entries of two columns. On a narrow screen where the second is too wide, what is said about an
    /// entry stands to the right if there is room for it; otherwise it is told while the entry is chosen.
    pub(crate) fn draw(&self, entries: &[(String, String)], page: &mut Page<'_>) {
        let lines = |name: &str| name.split('\n').map(columns).max().unwrap_or(0);
        let second = Self::before_about(entries.iter().map(|(name, _)| lines(name)));
        let size = (page.buffer.area.width, page.area.height);
        let (from, end) = (self.from(entries.len(), size), Self::end(size));
        let width = page.area.width;
        let are_columns =
            !page.is_narrow() || entries.iter().all(|(_, about)| second + columns(about) <= width);
        let about_at = |name: &str, about: &str| {
            let right = width.checked_sub(columns(about) + 1);
            let fits = |x: &u16| Self::BEFORE + lines(name) + 2 <= *x;
            if are_columns { Some(second) } else { right.filter(fits) }
        };
        let padded = if are_columns { second - 3 } else { 0 };
        let mut y = self.top;
        for (index, (name, about)) in entries.iter().enumerate().skip(from) {
            let is_chosen = index == self.chosen;
            let sign = if is_chosen { '>' } else { ' ' };
            let number = if index < 9 { char::from(b'1' + index as u8) } else { ' ' };
            match about_at(name, about) {
                Some(x) if y < end => page.text(x, y, about, Part::Faint),
                None if is_chosen => {
                    let area = Rect { y: end, height: Self::NOTE, ..page.area };
                    page.part(area).paragraph(2, 0, about, Part::Text);
                }
                _ => {}
            }
            let mut label = format!("{sign} {number}  ");
            for name in name.split('\n').take(usize::from(end.saturating_sub(y))) {
                let line = label + name;
                let space = " ".repeat(usize::from(padded.saturating_sub(columns(&line))));
                page.text(1, y, &(line + &space), if is_chosen { Part::Chosen } else { Part::Text });
                if is_chosen {
                    page.point(1, y);
                }
                label = " ".repeat(usize::from(Self::BEFORE - 1));
                y += 1;
            }
        }
    }
}
