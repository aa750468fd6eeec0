//! A page to draw on: a buffer, a skin, and a few words for what screens have in common.

use super::skin::{Part, Skin};
use crate::show::prose::Prose;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::ops::Range;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Lists, footers and tables that are made for 80 columns are arranged otherwise in fewer.
pub(super) const fn is_narrow(columns: u16) -> bool {
    columns < 80
}

/// A page to draw on.
pub(super) struct Page<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
    pub(super) skin: Skin,
    /// The place of the terminal's cursor on the screen. Screen readers and magnifiers follow it.
    pub(super) cursor: &'a mut Option<(u16, u16)>,
}

impl Page<'_> {
    /// Empties the page.
    pub(super) fn clear(&mut self) {
        for position in self.area.positions() {
            self.buffer[position].reset();
        }
        self.buffer.set_style(self.area, self.skin.base());
    }

    /// Writes a line of text at a place in the area, as far as there is room.
    pub(super) fn text(&mut self, x: u16, y: u16, text: &str, part: Part) {
        self.styled(x, y, text, self.skin.style(part));
    }

    pub(super) fn styled(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let room = if y < self.area.height { self.area.width.saturating_sub(x) } else { 0 };
        if room > 0 {
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, usize::from(room), style);
        }
        #[cfg(test)]
        if columns(text.trim_end()) > room {
            CUT.with_borrow_mut(|cut| cut.push(text.to_owned()));
        }
    }

    /// A part of the page as a page of its own.
    pub(super) fn part(&mut self, area: Rect) -> Page<'_> {
        let area = area.intersection(self.area);
        Page { buffer: self.buffer, area, skin: self.skin, cursor: self.cursor }
    }

    /// Puts the terminal's cursor on a place in the area.
    pub(super) fn point(&mut self, x: u16, y: u16) {
        *self.cursor = Some((self.area.x + x, self.area.y + y));
    }

    /// True if the screen is narrow, of which the page may be a part.
    pub(super) const fn is_narrow(&self) -> bool {
        is_narrow(self.buffer.area.width)
    }

    /// Writes a text in as many lines as it needs, from this one on, and returns the line below.
    pub(super) fn paragraph(&mut self, x: u16, y: u16, text: &str, part: Part) -> u16 {
        let lines = wrap(text, usize::from(self.area.width.saturating_sub(2 * x)));
        for (y, line) in (y..).zip(&lines) {
            self.text(x, y, line, part);
        }
        y + lines.len() as u16
    }

    /// A heading on the first line.
    pub(super) fn title(&mut self, title: &str) {
        self.text(2, 0, title, Part::Strong);
    }

    /// The last line: keys and what they do, as many as there is room for.
    pub(super) fn footer(&mut self, keys: &[(String, String)]) {
        let Some(y) = self.area.height.checked_sub(1) else { return };
        for (place, (key, word)) in footer_places(self.area.width, keys).into_iter().zip(keys) {
            self.text(place.start, y, key, Part::Strong);
            self.text(place.start + columns(key) + 1, y, word, Part::Faint);
        }
    }
}

#[cfg(test)]
thread_local! {
    /// The texts for which there was not enough room.
    pub(super) static CUT: std::cell::RefCell<Vec<String>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// The columns of each key and its word on the last line, as many as there is room for.
pub(super) fn footer_places(room: u16, keys: &[(String, String)]) -> Vec<Range<u16>> {
    let ends = keys.iter().scan(1, |start, (key, word)| {
        let place = *start..*start + columns(key) + 1 + columns(word);
        *start = place.end + 2;
        Some(place)
    });
    ends.take_while(|place| place.end < room).collect()
}

/// The columns that a line of text takes: letters of Chinese and Japanese take two each.
pub(super) fn columns(text: &str) -> u16 {
    text.width() as u16
}

/// Breaks a text into lines of at most this many columns: between words, and within those that are wider.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = String::new();
    Prose::plain(width).paragraph(&mut lines, "", text);
    lines.lines().flat_map(|line| pieces(line, width)).map(str::to_owned).collect()
}

/// A line in pieces of at most this many columns; one empty piece if it is empty.
pub(super) fn pieces(line: &str, width: usize) -> Vec<&str> {
    let (mut pieces, mut from, mut filled) = (Vec::new(), 0, 0);
    for (at, letter) in line.char_indices() {
        let wide = letter.width().unwrap_or(0);
        if filled + wide > width && at > from {
            pieces.push(&line[from..at]);
            (from, filled) = (at, 0);
        }
        filled += wide;
    }
    pieces.push(&line[from..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("so incomprehensible", 7), ["so", "incompr", "ehensib", "le"]);
        assert_eq!(wrap("4行目で5が入る。", 7), ["4行目で", "5が入", "る。"]);
    }

    #[test]
    fn lines_are_cut_where_the_page_ends() {
        assert_eq!(pieces("", 3), [""]);
        assert_eq!(pieces("abc", 3), ["abc"]);
        assert_eq!(pieces("abcdé", 3), ["abc", "dé"]);
        assert_eq!(pieces("数独2", 3), ["数", "独2"]);
    }
}
