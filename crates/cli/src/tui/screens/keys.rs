//! Keyboard shortcuts.

use super::{Next, Screen, leads_back, scrolls};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use sudokit_play::{Group, KEYS, Key};

/// Keyboard shortcuts, from the table that defines them.
#[derive(Default)]
pub(crate) struct KeysScreen {
    from: usize,
}

/// The lines of the sheet: headings and keys with what they do.
fn lines() -> Vec<(String, &'static str, Part)> {
    let mut lines = Vec::new();
    for group in Group::ALL {
        if !lines.is_empty() {
            lines.push((String::new(), "", Part::Text));
        }
        lines.push((group.to_string(), "", Part::Strong));
        for binding in KEYS.iter().filter(|binding| binding.group == group) {
            let keys: Vec<String> = binding.keys.iter().map(Key::to_string).collect();
            lines.push((keys.join("  "), binding.about, Part::Text));
        }
    }
    lines
}

impl Screen for KeysScreen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        let rows = usize::from(desk.size.1).saturating_sub(3);
        let most = lines().len().saturating_sub(rows);
        if leads_back(event) || matches!(event, Event::Key(Key::F(1) | Key::Char('H') | Key::Enter)) {
            return Next::Back;
        }
        self.from = self.from.saturating_add_signed(scrolls(event, rows)).min(most);
        Next::Stay
    }

    fn draw(&self, _: &Desk, page: &mut Page<'_>) {
        page.title("Keys");
        let rows = page.area.height.saturating_sub(3);
        for (y, (keys, about, part)) in (2..2 + rows).zip(lines().into_iter().skip(self.from)) {
            page.text(2, y, &keys, part);
            page.text(28, y, about, Part::Text);
        }
        let most = lines().len().saturating_sub(usize::from(rows));
        let keys =
            [("up down", "scroll", most > 0), ("Space", "more", self.from < most), ("Esc", "back", true)];
        let keys = keys.into_iter().filter(|(.., applies)| *applies);
        page.footer(keys.map(|(key, word, _)| (key.to_owned(), word)));
    }
}
