//! Keyboard shortcuts.

use super::{Next, Screen, UP_DOWN, foot, leads_back, scrolls};
use crate::tui::copy;
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns as width, is_narrow, wrap};
use crate::tui::skin::Part;
use crate::tui::words::label;
use sudokit::diagram::{Rncn, Words, say};
use sudokit_play::{Group, KEYS, Key};

/// Keyboard shortcuts, from the table that defines them.
#[derive(Default)]
pub(crate) struct KeysScreen {
    from: usize,
}

/// The column of keys.
const LEFT: u16 = 2;

/// The column of what a key does.
const fn about_at(columns: u16) -> u16 {
    if is_narrow(columns) { 14 } else { 28 }
}

/// The lines of the sheet for a page with this many columns: headings and keys with what they do, on the next
/// line if many keys do it.
fn lines(columns: u16, words: &Words) -> Vec<(String, String, Part)> {
    let mut lines = Vec::new();
    for group in Group::ALL {
        if !lines.is_empty() {
            lines.push((String::new(), String::new(), Part::Text));
        }
        let heading = group.name_in(words);
        lines.push((heading.to_owned(), String::new(), Part::Strong));
        for binding in KEYS.iter().filter(|binding| binding.group == group) {
            let keys: Vec<String> = binding.keys.iter().map(|key| label(*key, words)).collect();
            lines.extend(row(&keys.join("  "), binding.about_in(words), columns));
        }
    }
    // Keys of terminals: the last two where the terminal tells them.
    let own = [
        (label(copy::TEXT, words), say!("terminal-copy-text")),
        (label(copy::LINK, words), say!("terminal-copy-link")),
        ("Ctrl-1-9".to_owned(), say!("terminal-mark-centre")),
        ("Ctrl-Shift-1-9".to_owned(), say!("terminal-mark-corner")),
    ];
    for (key, about) in own {
        lines.extend(row(&key, &about.told(words, &Rncn), columns));
    }
    lines
}

/// Keys and what they do; on the next line if the keys take the room.
fn row(keys: &str, about: &str, columns: u16) -> Vec<(String, String, Part)> {
    let room = usize::from(columns.saturating_sub(about_at(columns) + 1));
    let is_tall = LEFT + width(keys) >= about_at(columns);
    let abouts = is_tall.then(String::new).into_iter().chain(wrap(about, room));
    let keys = std::iter::once(keys.to_owned()).chain(std::iter::repeat(String::new()));
    keys.zip(abouts).map(|(keys, about)| (keys, about, Part::Text)).collect()
}

impl Screen for KeysScreen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        let rows = usize::from(desk.size.1).saturating_sub(3);
        let most = lines(desk.size.0, desk.words).len().saturating_sub(rows);
        if leads_back(event) || matches!(event, Event::Key(Key::F(1) | Key::Char('H') | Key::Enter)) {
            return Next::Back;
        }
        self.from = self.from.saturating_add_signed(scrolls(event, rows)).min(most);
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&say!("terminal-keys")));
        let rows = page.area.height.saturating_sub(3);
        let lines = lines(page.area.width, desk.words);
        for (y, (keys, about, part)) in (2..2 + rows).zip(lines.iter().skip(self.from)) {
            page.text(LEFT, y, keys, *part);
            page.text(about_at(page.area.width), y, about, Part::Text);
        }
        let most = lines.len().saturating_sub(usize::from(rows));
        let keys: [(&[Key], _, _); 3] = [
            (UP_DOWN, say!("terminal-key-scroll"), most > 0),
            (&[Key::Char(' ')], say!("terminal-key-more"), self.from < most),
            (&[Key::Escape], say!("terminal-key-back"), true),
        ];
        page.footer(&foot(keys, desk));
    }
}
