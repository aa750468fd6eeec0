//! The head of a panel below the grid, in one line: the mode, the marks of the cell under the cursor, the
//! time and the progress.

use super::view::View;
use crate::tui::desk::{Desk, Table};
use crate::tui::page::{Page, columns};
use crate::tui::skin::{Part, Skin};
use ratatui::style::Style;
use sudokit::diagram::say;
use sudokit::{Candidate, Digit};

/// Draws the line: of the progress, as much as there is room for.
pub(super) fn draw(desk: &Desk, table: &Table, [clock, filled]: &[String; 2], page: &mut Page<'_>) {
    let mut x = 0;
    for (text, part) in modes(desk, table) {
        page.text(x, 0, &text, part);
        x += columns(&text) + 1;
    }
    let room = page.area.width.saturating_sub(x + 1);
    let marks = marks(table, page.skin);
    let letters = letters(table, page.skin);
    let total =
        |gap: u16| marks.iter().map(|mark| columns(&mark.text) + gap).sum::<u16>() + columns(&letters);
    let both = format!("{clock}  {filled}");
    let progress = [both.trim(), clock, ""];
    // Marks are easier to read apart, and matter more than the progress.
    let choices = progress.iter().flat_map(|text| [(*text, 1), (*text, 0)]);
    let fits = |(text, gap): &(&str, u16)| total(*gap) + 1 + columns(text) <= room;
    let (text, gap) = choices.into_iter().find(fits).unwrap_or(("", 0));
    x += 1;
    for mark in &marks {
        page.styled(x, 0, &mark.text, mark.style);
        x += columns(&mark.text) + gap;
    }
    page.text(x, 0, &letters, Part::Strong);
    page.text(page.area.width.saturating_sub(columns(text)), 0, text, Part::Faint);
}

/// The meaning of the digit keys: the mode, the digit in hand, and if cells are being selected.
fn modes(desk: &Desk, table: &Table) -> Vec<(String, Part)> {
    if table.game.sheet().entering {
        return vec![(desk.say(&say!("terminal-entering")), Part::Chosen)];
    }
    let hand = &table.hand;
    let mode = desk.say(&say!("terminal-mode", [mode = hand.mode().name()]));
    let digit = hand.digit().map(|digit| (digit.to_string(), Part::Shown));
    let selecting = hand.is_selecting().then(|| (desk.say(&say!("terminal-selecting")), Part::Shown));
    [(mode, Part::Chosen)].into_iter().chain(digit).chain(selecting).collect()
}

/// A mark with the sign of its role in a hint, where the skin has signs.
struct Told {
    digit: Digit,
    text: String,
    style: Style,
}

/// The marks of the cell under the cursor.
fn marks(table: &Table, skin: Skin) -> Vec<Told> {
    let cell = table.hand.cursor();
    if table.paused || table.game.digit(cell).is_some() {
        return Vec::new();
    }
    let view = View::of(table);
    let told = |digit: Digit| {
        let (style, sign) = view.mark(Candidate::at(cell, digit), skin);
        Told { digit, text: digit.to_string() + &sign.map_or(String::new(), String::from), style }
    };
    view.marks_in(cell).iter().map(told).collect()
}

/// The colours of the cell under the cursor, if there is more than the small grid has room for.
fn letters(table: &Table, skin: Skin) -> String {
    let letters = View::of(table).letters(table.hand.cursor(), skin);
    if letters.len() > 1 && !table.paused { letters } else { String::new() }
}

/// Draws the marks in a line of a panel beside the grid, each below its digit.
pub(super) fn draw_marks(table: &Table, y: u16, page: &mut Page<'_>) {
    for mark in marks(table, page.skin) {
        page.styled(2 * mark.digit.index() as u16, y, &mark.text, mark.style);
    }
    page.text(19, y, &letters(table, page.skin), Part::Strong);
}
