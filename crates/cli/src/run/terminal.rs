//! Capabilities of the terminal.

use anstyle::Style;
use std::env;

/// Capabilities of an output.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) colour: bool,
    pub(crate) unicode: bool,
}

impl Look {
    /// For a file: characters that every printer has.
    pub(crate) const PLAIN: Self = Self { colour: false, unicode: false };

    /// Capabilities of standard output: colours unless switched off, line drawing in UTF-8 locales.
    pub(crate) fn of_stdout() -> Self {
        let colour = anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
        Self { colour, unicode: locale_is_utf8() && env::var_os("TERM").is_none_or(|term| term != "dumb") }
    }

    /// A style, if there are any.
    pub(crate) const fn style(self, style: Style) -> Style {
        if self.colour { style } else { Style::new() }
    }
}

/// Width of prose on standard output: the terminal's less two columns, with a readable maximum; by default
/// that of 80 columns.
pub(crate) fn width() -> usize {
    let columns =
        terminal_size::terminal_size_of(std::io::stdout()).map_or(80, |(width, _)| usize::from(width.0));
    columns.clamp(40, 100) - 2
}

/// Without any locale, POSIX programs have the locale C, which is ASCII. Windows has no such variables.
pub(crate) fn locale_is_utf8() -> bool {
    let set =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(env::var_os).find(|value| !value.is_empty());
    set.map_or(cfg!(windows), |locale| {
        let locale = locale.to_string_lossy().to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}
