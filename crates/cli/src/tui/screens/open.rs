//! Opening a puzzle that is typed or pasted.

use super::playing::Playing;
use super::{Next, Screen, foot};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns, pieces, wrap};
use crate::tui::skin::Part;
use sudokit::diagram::say;
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

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&say!("terminal-open")));
        let below = page.paragraph(2, 2, &desk.say(&say!("terminal-open-about")), Part::Faint);
        let width = usize::from(page.area.width.saturating_sub(4));
        let wrong = self.wrong.as_deref().map_or(Vec::new(), |wrong| wrap(wrong, width));
        // A reason why the text is no puzzle has room below it, with a line before and behind it.
        let room = page.area.height.saturating_sub(below + 3 + (wrong.len() as u16).max(3));
        let room = usize::from(room.max(1));
        let lines: Vec<&str> = self.text.split('\n').flat_map(|line| pieces(line, width)).collect();
        let from = lines.len().saturating_sub(room);
        let mut y = below + 1;
        for line in &lines[from..] {
            page.text(2, y, line, Part::Text);
            y += 1;
        }
        let x = 2 + lines.last().map_or(0, |line| columns(line));
        page.text(x, y - 1, "_", Part::Strong);
        page.point(x, y - 1);
        for (y, line) in (y + 1..).zip(&wrong) {
            page.text(2, y, line, Part::Refused);
        }
        let (is_puzzle, is_text) =
            (self.wrong.is_none() && !self.text.trim().is_empty(), !self.text.is_empty());
        let keys: [(&[Key], _, _); 3] = [
            (&[Key::Enter], say!("terminal-key-open"), is_puzzle),
            (&[Key::Ctrl('u')], say!("terminal-key-clear"), is_text),
            (&[Key::Escape], say!("terminal-key-back"), true),
        ];
        page.footer(&foot(keys, desk));
    }
}
