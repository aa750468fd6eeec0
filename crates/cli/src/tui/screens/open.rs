//! Opening a puzzle that is typed or pasted.

use super::playing::Playing;
use super::{Next, Screen};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, wrap};
use crate::tui::skin::Part;
use sudokit_play::{Game, Key, Origin};

/// A place for the text of a puzzle, in any format that is known, or for a link.
#[derive(Default)]
pub(crate) struct Open {
    text: String,
    wrong: Option<String>,
}

impl Open {
    /// No text of a puzzle is longer.
    const MOST: usize = 100_000;

    fn write(&mut self, text: &str) {
        self.wrong = None;
        if self.text.len() + text.len() <= Self::MOST {
            // Terminals paste with carriage returns.
            self.text.push_str(&text.replace('\r', "\n"));
        }
    }

    fn open(&mut self, desk: &mut Desk) -> Next {
        match sudokit::read(&self.text) {
            Ok(entry) => {
                desk.begin(Game::open(&entry, Origin::Opened));
                Next::Instead(Box::new(Playing::default()))
            }
            Err(error) => {
                self.wrong = Some(error.to_string());
                Next::Stay
            }
        }
    }
}

impl Screen for Open {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        match event {
            Event::Key(Key::Escape) => return Next::Back,
            Event::Key(Key::Enter) if !self.text.trim().is_empty() => return self.open(desk),
            Event::Key(Key::Backspace) => _ = self.text.pop(),
            Event::Key(Key::Ctrl('u')) => self.text.clear(),
            Event::Key(Key::Char(char)) => self.write(&char.to_string()),
            Event::Text(text) => self.write(text),
            _ => {}
        }
        Next::Stay
    }

    fn draw(&self, _: &Desk, page: &mut Page<'_>) {
        page.title("Open a puzzle");
        page.text(2, 2, "Paste or type it: 81 digits and dots, a grid, candidates, a link.", Part::Faint);
        let width = usize::from(page.area.width.saturating_sub(4));
        let room = usize::from(page.area.height).saturating_sub(9);
        let lines: Vec<&str> = self.text.split('\n').flat_map(|line| pieces(line, width)).collect();
        let from = lines.len().saturating_sub(room);
        let mut y = 4;
        for line in &lines[from..] {
            page.text(2, y, line, Part::Text);
            y += 1;
        }
        page.text(2 + lines.last().map_or(0, |line| line.chars().count()) as u16, y - 1, "_", Part::Strong);
        for line in self.wrong.iter().flat_map(|wrong| wrap(wrong, width)) {
            y += 1;
            page.text(2, y, &line, Part::Refused);
        }
        let (is_puzzle, is_text) =
            (self.wrong.is_none() && !self.text.trim().is_empty(), !self.text.is_empty());
        let keys = [("Enter", "open", is_puzzle), ("Ctrl-U", "clear", is_text), ("Esc", "back", true)];
        let keys = keys.into_iter().filter(|(.., applies)| *applies);
        page.footer(keys.map(|(key, word, _)| (key.to_owned(), word)));
    }
}

/// A line in pieces of this many characters; one empty piece if there are none.
fn pieces(line: &str, width: usize) -> Vec<&str> {
    let ends = line.char_indices().map(|(at, _)| at).step_by(width.max(1)).skip(1).chain([line.len()]);
    let mut from = 0;
    ends.map(|end| &line[std::mem::replace(&mut from, end)..end]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_where_the_page_ends() {
        assert_eq!(pieces("", 3), [""]);
        assert_eq!(pieces("abc", 3), ["abc"]);
        assert_eq!(pieces("abcdé", 3), ["abc", "dé"]);
    }
}
