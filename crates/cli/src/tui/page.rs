//! A page to draw on: a buffer, a skin, and a few words for what screens have in common.

use super::skin::{Part, Skin};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::ops::Range;

/// A page to draw on.
pub(super) struct Page<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
    pub(super) skin: Skin,
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
        if x < self.area.width && y < self.area.height {
            let room = usize::from(self.area.width - x);
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
    }

    /// A part of the page as a page of its own.
    pub(super) fn part(&mut self, area: Rect) -> Page<'_> {
        Page { buffer: self.buffer, area: area.intersection(self.area), skin: self.skin }
    }

    /// A heading on the first line.
    pub(super) fn title(&mut self, title: &str) {
        self.text(2, 0, title, Part::Strong);
    }

    /// The last line: keys and what they do, as many as there is room for.
    pub(super) fn footer<'k>(&mut self, keys: impl IntoIterator<Item = (String, &'k str)>) {
        let Some(y) = self.area.height.checked_sub(1) else { return };
        let keys: Vec<_> = keys.into_iter().collect();
        for (place, (key, word)) in footer_places(self.area.width, &keys).into_iter().zip(&keys) {
            self.text(place.start, y, key, Part::Strong);
            self.text(place.start + key.chars().count() as u16 + 1, y, word, Part::Faint);
        }
    }
}

/// The columns of each key and its word on the last line, as many as there is room for.
pub(super) fn footer_places(columns: u16, keys: &[(String, &str)]) -> Vec<Range<u16>> {
    let ends = keys.iter().scan(1, |start, (key, word)| {
        let place = *start..*start + (key.chars().count() + 1 + word.chars().count()) as u16;
        *start = place.end + 2;
        Some(place)
    });
    ends.take_while(|place| place.end < columns).collect()
}

/// Breaks a text into lines of at most this many columns, at spaces.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        let length = line.chars().count();
        if length == 0 {
            line.push_str(word);
        } else if length + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), [""]);
        assert_eq!(wrap("incomprehensible", 7), ["incomprehensible"]);
    }
}
