//! Grids to look at, in a terminal.

use anstyle::{AnsiColor, Style};
use std::env;
use std::fmt::{self, Write};
use sudokit::{Cell, Puzzle};

/// What a terminal can show.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) colour: bool,
    pub(crate) unicode: bool,
}

impl Look {
    /// What standard output can show: colours unless that is unwanted, line drawing unless the locale is another one
    /// than UTF-8.
    pub(crate) fn of_stdout() -> Self {
        let colour = anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
        Self { colour, unicode: locale_is_utf8() && env::var_os("TERM").is_none_or(|term| term != "dumb") }
    }

    /// A style, if there are any.
    pub(crate) const fn style(self, style: Style) -> Style {
        if self.colour { style } else { Style::new() }
    }
}

/// Where no locale is set at all, in most containers for one, terminals take UTF-8 these days.
fn locale_is_utf8() -> bool {
    let set =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(env::var_os).find(|value| !value.is_empty());
    set.is_none_or(|locale| {
        let locale = locale.to_string_lossy().to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

const GIVEN: Style = Style::new().bold();
// Green is readable on white and on black, in every common palette; and no one needs to see it.
const FOUND: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));
const FRAME: Style = Style::new().dimmed();

/// Draws a grid: givens bold, other digits plain and green.
pub(crate) fn draw(out: &mut String, givens: &Puzzle, digits: &Puzzle, look: Look) -> fmt::Result {
    let [top, middle, bottom, bar] = if look.unicode {
        ["┌───────┬───────┬───────┐", "├───────┼───────┼───────┤", "└───────┴───────┴───────┘", "│"]
    } else {
        ["+-------+-------+-------+", "+-------+-------+-------+", "+-------+-------+-------+", "|"]
    };
    let frame = look.style(FRAME);
    for cell in Cell::all() {
        if cell.column() == 0 && cell.row() % 3 == 0 {
            writeln!(out, "{frame}{}{frame:#}", if cell.row() == 0 { top } else { middle })?;
        }
        if cell.column() % 3 == 0 {
            write!(out, "{frame}{bar}{frame:#} ")?;
        }
        match (givens.digit(cell), digits.digit(cell)) {
            (Some(given), _) => {
                let style = look.style(GIVEN);
                write!(out, "{style}{given}{style:#} ")?;
            }
            (None, Some(found)) => {
                let style = look.style(FOUND);
                write!(out, "{style}{found}{style:#} ")?;
            }
            (None, None) => out.push_str(". "),
        }
        if cell.column() == 8 {
            writeln!(out, "{frame}{bar}{frame:#}")?;
        }
    }
    writeln!(out, "{frame}{bottom}{frame:#}")
}
