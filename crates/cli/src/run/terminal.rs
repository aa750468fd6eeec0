//! Capabilities of the terminal.

use anstyle::Style;
use std::env;

/// What a terminal can show.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) colour: bool,
    pub(crate) unicode: bool,
}

impl Look {
    /// For a file: characters that every printer has.
    pub(crate) const PLAIN: Self = Self { colour: false, unicode: false };

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

/// The columns that text on standard output may fill: all but the last two of a terminal, up to where lines are hard to read;
/// as many as a terminal of 80 columns has if there is none.
pub(crate) fn width() -> usize {
    let columns =
        terminal_size::terminal_size_of(std::io::stdout()).map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, 100) - 2
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
