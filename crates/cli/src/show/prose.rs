//! Prose with a little markup, wrapped for a terminal.

use crate::run::terminal::width;
use crate::show::STRING;
use anstyle::{Effects, Style};
use std::fmt::Write as _;
use std::mem;

/// A writer of paragraphs.
#[derive(Clone, Copy)]
pub(crate) struct Prose {
    /// Maximum width of lines, unless a word is wider.
    width: usize,
    /// True if the output shows styles; otherwise markup is removed.
    has_styles: bool,
}

impl Prose {
    /// For standard output.
    pub(crate) fn to_stdout(has_styles: bool) -> Self {
        Self { width: width(), has_styles }
    }

    /// Appends a paragraph with a hanging indent: the first line begins with a label. In the text `*` marks
    /// italics, `**` bold, and backquotes notation.
    pub(crate) fn paragraph(self, text: &mut String, label: &str, said: &str) {
        text.push_str(label);
        let indent = label.chars().count();
        let mut column = indent;
        for (i, word) in self.words(said).into_iter().enumerate() {
            if i > 0 && column + 1 + word.length > self.width {
                write!(text, "\n{:indent$}", "").expect(STRING);
                column = indent;
            } else if i > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&word.written);
            column += word.length;
        }
        text.push('\n');
    }

    /// Splits a text into words with their styles.
    fn words(self, said: &str) -> Vec<Word> {
        let mut words = Vec::new();
        let mut word = Word::default();
        let mut style = Style::new();
        let mut rest = said;
        while let Some(letter) = rest.chars().next() {
            let (changed, length) = match letter {
                '*' if rest.starts_with("**") => (toggled(style, Effects::BOLD), 2),
                '*' => (toggled(style, Effects::ITALIC), 1),
                '`' => (style, 1),
                _ => (style, 0),
            };
            if length == 0 && letter.is_whitespace() {
                word.end(&mut words);
            } else if length == 0 {
                word.push(letter, if self.has_styles { style } else { Style::new() });
            }
            style = changed;
            rest = &rest[length.max(letter.len_utf8())..];
        }
        word.end(&mut words);
        words
    }
}

/// The style with this effect if it had none, without it if it had.
fn toggled(style: Style, effect: Effects) -> Style {
    let effects = style.get_effects();
    style.effects(if effects.contains(effect) { effects.remove(effect) } else { effects.insert(effect) })
}

/// A word as it is written, with its length on the screen.
#[derive(Default)]
struct Word {
    written: String,
    length: usize,
    style: Style,
}

impl Word {
    fn push(&mut self, letter: char, style: Style) {
        if style != self.style {
            write!(self.written, "{:#}{style}", self.style).expect(STRING);
            self.style = style;
        }
        self.written.push(letter);
        self.length += 1;
    }

    /// Puts the word to the others, and begins a new one.
    fn end(&mut self, words: &mut Vec<Self>) {
        if self.length > 0 {
            let mut word = mem::take(self);
            write!(word.written, "{:#}", word.style).expect(STRING);
            words.push(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: usize, has_styles: bool, label: &str, said: &str) -> String {
        let mut text = String::new();
        Prose { width, has_styles }.paragraph(&mut text, label, said);
        text
    }

    #[test]
    fn lines_are_as_wide_as_they_may_be_and_indented_below_the_label() {
        assert_eq!(written(12, false, "- ", "one two\nthree four"), "- one two\n  three four\n");
        assert_eq!(written(5, false, "", "extraordinary"), "extraordinary\n");
    }

    #[test]
    fn markup_leaves_no_trace_without_styles_and_takes_no_room_with_them() {
        assert_eq!(written(80, false, "", "a *base* of `r1c1` is **here**"), "a base of r1c1 is here\n");
        let said = written(11, true, "", "the *base two*, here");
        assert_eq!(anstream::adapter::strip_str(&said).to_string(), "the base\ntwo, here\n");
        assert!(said.contains("\u{1b}[3mbase\u{1b}[0m\n\u{1b}[3mtwo\u{1b}[0m,"), "{said:?}");
    }
}
