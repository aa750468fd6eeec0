//! The labels of keys in the player's language.

use sudokit::diagram::{Rncn, Words, say};
use sudokit_play::{Direction, Key};

/// The label of a key. Names that are printed on keyboards, such as Esc, are the same everywhere.
pub(super) fn label(key: Key, words: &Words) -> String {
    let arrow = |direction: Direction| {
        let direction = match direction {
            Direction::Up => "up",
            Direction::Down => "down",
            Direction::Left => "left",
            Direction::Right => "right",
        };
        say!("terminal-arrow", [direction]).told(words, &Rncn)
    };
    match key {
        Key::Char(' ') => say!("terminal-space").told(words, &Rncn),
        Key::Arrow(direction) => arrow(direction),
        Key::ShiftArrow(direction) => format!("Shift-{}", arrow(direction)),
        key => key.to_string(),
    }
}

/// The label of several keys that do the same.
pub(super) fn labels(keys: &[Key], words: &Words) -> String {
    keys.iter().map(|key| label(*key, words)).collect::<Vec<_>>().join(" ")
}
