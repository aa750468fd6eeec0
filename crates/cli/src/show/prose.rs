//! Prose, with a little markup or without, wrapped for a terminal.

use crate::run::terminal::width;
use crate::show::STRING;
use anstyle::{Effects, Style};
use std::fmt::Write as _;
use std::mem;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A writer of paragraphs.
#[derive(Clone, Copy)]
pub(crate) struct Prose {
    /// Maximum width of lines, unless a word is wider.
    width: usize,
    markup: Markup,
}

/// The signs in a text that mark styles: `*` marks italics, `**` bold, and backquotes notation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Markup {
    /// The text has none.
    None,
    Removed,
    Shown,
}

impl Prose {
    /// For standard output.
    pub(crate) fn to_stdout(has_styles: bool) -> Self {
        Self { width: width(), markup: if has_styles { Markup::Shown } else { Markup::Removed } }
    }

    /// For texts without markup, in lines of this width.
    pub(crate) const fn plain(width: usize) -> Self {
        Self { width, markup: Markup::None }
    }

    /// Appends a paragraph with a hanging indent: the first line begins with a label.
    pub(crate) fn paragraph(self, text: &mut String, label: &str, said: &str) {
        text.push_str(label);
        let indent = label.width();
        let mut column = indent;
        for (i, word) in self.words(said).into_iter().enumerate() {
            let space = usize::from(i > 0 && word.is_behind_space);
            if column > indent && column + space + word.width > self.width {
                write!(text, "\n{:indent$}", "").expect(STRING);
                column = indent;
            } else if space > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&word.written);
            column += word.width;
        }
        text.push('\n');
    }

    /// Splits a text into words with their styles: at spaces, and wherever a line may end.
    fn words(self, said: &str) -> Vec<Word> {
        let mut words = Vec::new();
        let mut word = Word::default();
        let mut style = Style::new();
        let mut rest = said;
        while let Some(letter) = rest.chars().next() {
            let (changed, length) = match letter {
                _ if self.markup == Markup::None => (style, 0),
                '*' if rest.starts_with("**") => (toggled(style, Effects::BOLD), 2),
                '*' => (toggled(style, Effects::ITALIC), 1),
                '`' => (style, 1),
                _ => (style, 0),
            };
            // Other spaces hold words together.
            if length == 0 && letter.is_ascii_whitespace() {
                word.end(&mut words, true);
            } else if length == 0 {
                if word.last.is_some_and(|before| may_end_between(before, letter)) {
                    word.end(&mut words, false);
                }
                word.push(letter, if self.markup == Markup::Shown { style } else { Style::new() });
            }
            style = changed;
            rest = &rest[length.max(letter.len_utf8())..];
        }
        word.end(&mut words, true);
        words
    }
}

/// True if a line may end between two letters: Chinese and Japanese have no spaces. A line does not begin
/// with a mark that closes, or end with one that opens.
fn may_end_between(before: char, behind: char) -> bool {
    const CLOSES: &str = "、。，；：！？）」』】”’々ー";
    const OPENS: &str = "（「『【“‘";
    let is_wide = |letter: char| letter.width() == Some(2);
    (is_wide(before) || is_wide(behind)) && !CLOSES.contains(behind) && !OPENS.contains(before)
}

/// The style with this effect if it had none, without it if it had.
fn toggled(style: Style, effect: Effects) -> Style {
    let effects = style.get_effects();
    style.effects(if effects.contains(effect) { effects.remove(effect) } else { effects.insert(effect) })
}

/// A word as it is written, or a part of one, with its width on the screen.
#[derive(Default)]
struct Word {
    written: String,
    width: usize,
    style: Style,
    last: Option<char>,
    is_behind_space: bool,
}

impl Word {
    fn push(&mut self, letter: char, style: Style) {
        if style != self.style {
            write!(self.written, "{:#}{style}", self.style).expect(STRING);
            self.style = style;
        }
        self.written.push(letter);
        self.width += letter.width().unwrap_or(0);
        self.last = Some(letter);
    }

    /// Puts the word to the others, and begins a new one.
    fn end(&mut self, words: &mut Vec<Self>, before_space: bool) {
        if self.width > 0 {
            let mut word = mem::take(self);
            write!(word.written, "{:#}", word.style).expect(STRING);
            words.push(word);
            self.is_behind_space = before_space;
        }
        self.is_behind_space |= before_space;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: usize, has_styles: bool, label: &str, said: &str) -> String {
        let mut text = String::new();
        let markup = if has_styles { Markup::Shown } else { Markup::Removed };
        Prose { width, markup }.paragraph(&mut text, label, said);
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

    #[test]
    fn lines_end_between_words() {
        let mut text = String::new();
        Prose::plain(78).paragraph(&mut text, "  1. ", &"r1c1 is not 4, so r1c9 is 4. ".repeat(5));
        assert!(text.starts_with("  1. r1c1 is not 4") && text.lines().count() > 1);
        let is_below = |line: &str| line.strip_prefix("     ").is_some_and(|rest| !rest.starts_with(' '));
        assert!(text.lines().skip(1).all(is_below), "{text}");
        assert!(text.lines().all(|line| line.width() <= 78), "{text}");
    }

    #[test]
    fn lines_of_letters_without_spaces_end_where_they_may() {
        let said = "4行目の r4c2 と r4c9 に残る候補は5と8だけです。したがって、4行目のほかのマスに「5と8」は入りません。".repeat(3);
        let mut text = String::new();
        Prose::plain(78).paragraph(&mut text, "", &said);
        assert!(text.lines().count() > 3, "{text}");
        for line in text.lines() {
            assert!(
                line.width() <= 78 && !line.starts_with(['、', '。', '」']) && !line.ends_with('「'),
                "{text}"
            );
        }
        let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
        assert_eq!(letters(&text), letters(&said));
    }

    #[test]
    fn spaces_that_hold_words_together_end_no_line() {
        let mut text = String::new();
        Prose::plain(9).paragraph(&mut text, "", "la grille\u{a0}: ici");
        assert_eq!(text, "la\ngrille\u{a0}:\nici\n");
    }
}
