//! A cell of the small grid: three columns for a digit or a sign, with its colour before and its role behind.
//!
//! ```text
//!  5    a digit           5!   a wrong one         a5   coloured, as a letter
//!  ·    has marks         5-   a candidate of a hint, with the sign of its role
//! 5 8   two candidates of a hint                   258  three
//! ```
//!
//! The panel lists the marks of the cell under the cursor.

use super::view::View;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use ratatui::style::Style;
use sudokit::{Candidate, Cell, Digit};

/// Draws the content of a cell on its ground.
pub(super) fn draw(view: &View<'_>, cell: Cell, (x, y): (u16, u16), ground: Style, page: &mut Page<'_>) {
    let skin = page.skin;
    let mut put = |at: u16, text: &str, style: Style| page.styled(x + at, y, text, ground.patch(style));
    let candidate = |digit: Digit| view.mark(Candidate::at(cell, digit), skin);
    if let Some(digit) = view.game().digit(cell) {
        put(1, &digit.to_string(), view.digit(cell, digit, skin));
        if skin.has_signs() && view.is_wrong(cell) {
            put(2, "!", skin.style(Part::Wrong));
        }
    } else {
        let spoken: Vec<Digit> = view.spoken_in(cell).iter().collect();
        match spoken[..] {
            [digit] => {
                let (style, sign) = candidate(digit);
                put(1, &digit.to_string(), style);
                if let Some(sign) = sign {
                    put(2, &sign.to_string(), style);
                }
            }
            [_, _] | [_, _, _] => {
                let places: &[u16] = if spoken.len() == 2 { &[0, 2] } else { &[0, 1, 2] };
                for (at, digit) in places.iter().zip(&spoken) {
                    put(*at, &digit.to_string(), candidate(*digit).0);
                }
                // They stand where a letter would.
                return;
            }
            _ => {
                if let Some(digit) = view.foremost_mark(cell) {
                    put(1, if skin.is_ascii() { "." } else { "·" }, candidate(digit).0);
                }
            }
        }
    }
    match view.letters(cell, skin).as_str() {
        "" => {}
        letter if letter.len() == 1 => put(0, letter, skin.style(Part::Strong)),
        _ => put(0, "+", skin.style(Part::Strong)),
    }
}
