//! The game on the table, for the clipboard.

use super::desk::{Desk, Wish};
use sudokit::diagram::say;
use sudokit::formats::{Format, to_text};
use sudokit::{Cell, Entry};
use sudokit_play::{Key, Sheet};

/// The key that copies the grid as text.
pub(super) const TEXT: Key = Key::Char('y');

/// The key that copies a link.
pub(super) const LINK: Key = Key::Char('Y');

/// The format of links: the site opens the digits of the player as such.
const SITE: &str = "coach";

/// Copies the grid on the table by one of these keys, unless it is covered.
pub(super) fn copy(key: Key, desk: &mut Desk) {
    let Some(table) = desk.table.as_mut().filter(|table| !table.paused) else { return };
    let sheet = table.game.sheet();
    let (text, said) = if key == LINK {
        (link_to(sheet), say!("terminal-link-copied"))
    } else {
        (line_of(sheet), say!("terminal-text-copied"))
    };
    table.hush();
    table.said.0 = said.told(desk.words, &table.game.options().notation);
    desk.wishes.push(Wish::Copy(text));
}

/// The grid as a line of the cells, with `+` before each digit of the player's.
fn line_of(sheet: &Sheet) -> String {
    let cell = |cell| match (sheet.givens.digit(cell), sheet.placed.digit(cell)) {
        (Some(given), _) => given.to_string(),
        (None, Some(placed)) => format!("+{placed}"),
        (None, None) => ".".to_owned(),
    };
    Cell::all().map(cell).collect()
}

/// A link that opens the grid.
fn link_to(sheet: &Sheet) -> String {
    let site: Format = SITE.parse().expect("it is a format");
    let entry = Entry { givens: sheet.givens, placed: sheet.placed, ..Entry::default() };
    to_text(site, &entry).expect("a link carries every grid").trim_end().to_owned()
}
