//! Texts from outside, as messages repeat them.

use core::fmt::{self, Write};

/// A text from outside, as a message repeats it: on one line, with every sign in sight.
///
/// Signs that end the line, turn the direction of writing, cannot be seen or are for private use are escaped.
/// All others stand as they are, quotation marks and letters with accents too.
///
/// ```
/// use sudokit_core::shown;
///
/// assert_eq!(shown("l'été\t\u{202e}9").to_string(), r"l'été\t\u{202e}9");
/// assert_eq!(shown("123456789").within(5).to_string(), "12345...");
/// ```
pub const fn shown(text: &str) -> Shown<'_> {
    Shown { text, most: usize::MAX }
}

/// A text as a message repeats it. See [`shown`].
#[derive(Clone, Copy, Debug)]
pub struct Shown<'t> {
    text: &'t str,
    most: usize,
}

impl Shown<'_> {
    /// The same text, cut after so many characters.
    #[must_use]
    pub const fn within(self, most: usize) -> Self {
        Self { most, ..self }
    }
}

// Not as `str::escape_debug`, which puts backslashes before quotation marks.
impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.text.chars();
        for c in chars.by_ref().take(self.most) {
            match is_hidden(c) {
                true => write!(f, "{}", c.escape_default())?,
                false => f.write_char(c)?,
            }
        }
        if chars.next().is_some() { f.write_str("...") } else { Ok(()) }
    }
}

/// Returns true for a sign that does not stand in a line where it was written.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{e0000}'..
        )
}

#[cfg(test)]
mod tests {
    use super::shown;
    use std::string::ToString;

    #[test]
    fn a_cut_counts_signs_and_not_what_stands_for_them() {
        assert_eq!(shown("\n\n\n").within(3).to_string(), r"\n\n\n");
        assert_eq!(shown("\n\n\n").within(2).to_string(), r"\n\n...");
        assert_eq!(shown("").within(0).to_string(), "");
    }

    #[test]
    fn no_sign_of_a_text_is_hidden() {
        let all: std::string::String = ('\0'..=char::MAX).collect();
        let text = shown(&all).to_string();
        assert!(!text.chars().any(char::is_control));
        assert!(!text.contains(['\u{200b}', '\u{202e}', '\u{2066}', '\u{feff}']));
        assert!(["&'()", "é", "数"].iter().all(|seen| text.contains(seen)));
    }
}
