//! Reads messages: the part of Fluent that we use, where it is told, so that a message costs only its text. A
//! text stands on one line; between the braces of a selector there are lines for its variants.

/// The text of a message or of a variant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text(&'static str);

/// A piece of a text.
#[derive(Debug)]
pub(super) enum Piece {
    /// Words.
    Words(&'static str),
    /// A value, through a function or, with an empty name, by itself.
    Value { function: &'static str, value: &'static str },
    /// A choice by a value, or by what a function says of it.
    Choice { function: &'static str, value: &'static str, variants: Vec<Variant> },
}

/// One of the texts of a choice.
#[derive(Debug)]
pub(super) struct Variant {
    pub(super) key: &'static str,
    pub(super) is_default: bool,
    pub(super) text: Text,
}

/// The messages of a file, names and texts, and below each its attributes, whose names begin with a dot.
pub(super) fn messages(file: &'static str) -> impl Iterator<Item = (&'static str, Text)> {
    let mut rest = file;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let line = &rest[..length(rest)];
            rest = rest[line.len()..].trim_start_matches('\n');
            let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
            let is_named = begins || line.trim_start().starts_with('.');
            let Some((name, text)) = line.trim_start().split_once(" =").filter(|_| is_named) else {
                continue;
            };
            // A text may begin on the next line.
            let mut text = text.trim_start();
            if text.is_empty() {
                text = &rest[..length(rest)];
                rest = &rest[text.len()..];
            }
            return Some((name, Text(text.trim())));
        }
        None
    })
}

/// The length of the text of a message or a variant: to the end of the line that is not within braces.
fn length(text: &str) -> usize {
    let mut depth = 0;
    let is_end = |(_, letter): &(usize, u8)| {
        match letter {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        depth <= 0 && *letter == b'\n'
    };
    text.bytes().enumerate().find(is_end).map_or(text.len(), |(at, _)| at)
}

impl Text {
    /// The text of a message without values.
    pub(super) const fn plain(self) -> &'static str {
        self.0
    }

    /// Its first piece, and the text behind it.
    pub(super) fn next(self) -> Option<(Piece, Self)> {
        let text = self.0;
        let Some(inside) = text.strip_prefix('{') else {
            let end = text.find('{').unwrap_or(text.len());
            return (end > 0).then(|| (Piece::Words(&text[..end]), Self(&text[end..])));
        };
        let inside = inside.trim_start();
        if let Some((words, rest)) = inside.strip_prefix('"').and_then(|words| words.split_once('"')) {
            return Some((Piece::Words(words), Self(closed(rest))));
        }
        let (function, value) = inside.split_once('$')?;
        let end = value
            .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
            .unwrap_or(value.len());
        let (value, rest) = value.split_at(end);
        let rest = rest.trim_start_matches(')').trim_start();
        let function = function.trim_end_matches('(');
        let Some(mut rest) = rest.strip_prefix("->") else {
            return Some((Piece::Value { function, value }, Self(closed(rest))));
        };
        let mut variants = Vec::new();
        loop {
            rest = rest.trim_start();
            let is_default = rest.starts_with('*');
            let Some((key, text)) =
                rest.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'))
            else {
                break;
            };
            let text = text.trim_start_matches(' ');
            let end = length(text);
            variants.push(Variant { key: key.trim(), is_default, text: Self(text[..end].trim_end()) });
            rest = &text[end..];
        }
        Some((Piece::Choice { function, value, variants }, Self(closed(rest))))
    }
}

/// The text behind the brace that closes.
fn closed(text: &'static str) -> &'static str {
    text.trim_start().strip_prefix('}').unwrap_or_default()
}
