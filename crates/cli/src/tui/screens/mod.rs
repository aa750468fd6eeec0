//! The screens: what the player sees, and what keys do there.

mod course;
mod drilling;
mod keys;
mod lesson;
mod levels;
mod menu;
mod open;
mod options;
mod playing;
mod savepoints;
mod statistics;
mod techniques;

pub(super) use course::CourseScreen;
pub(super) use drilling::Drilling;
pub(super) use lesson::Lesson;
pub(super) use levels::Levels;
pub(super) use menu::Menu;
pub(super) use playing::Playing;

use super::desk::{Desk, Wish};
use super::event::{Event, Mouse};
use super::page::Page;
use super::skin::Part;
use super::words::labels;
use sudokit::diagram::{Sentence, say};
use sudokit_play::{Direction, Key};

/// The next screen.
pub(super) enum Next {
    /// It stays.
    Stay,
    /// To this screen, which comes back here.
    To(Box<dyn Screen>),
    /// To this screen, which does not.
    Instead(Box<dyn Screen>),
    /// Back to where the player came from.
    Back,
}

/// A screen: its picture and its keys.
pub(super) trait Screen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next;

    fn draw(&self, desk: &Desk, page: &mut Page<'_>);

    /// True if the clock of the game runs.
    fn plays(&self) -> bool {
        false
    }

    /// True if it shows drills.
    fn drills(&self) -> bool {
        false
    }
}

/// True if an event leads back from a screen other than a game.
fn leads_back(event: &Event) -> bool {
    matches!(event, Event::Key(Key::Escape | Key::Char('q')))
}

/// The keys that move through a list or a text.
const UP_DOWN: &[Key] = &[Key::Arrow(Direction::Up), Key::Arrow(Direction::Down)];

/// Keys for the last line, and what they do, as far as they apply.
fn foot<'k>(
    keys: impl IntoIterator<Item = (&'k [Key], Sentence, bool)>,
    desk: &Desk,
) -> Vec<(String, String)> {
    let applying = keys.into_iter().filter(|(.., applies)| *applies);
    applying.map(|(keys, word, _)| (labels(keys, desk.words), desk.say(&word))).collect()
}

/// The keys of a list with so many entries, for the last line; `takes` says whether the chosen one can be
/// taken.
fn list_keys(entries: usize, takes: bool, desk: &Desk) -> Vec<(String, String)> {
    let keys: [(&[Key], _, _); 3] = [
        (UP_DOWN, say!("terminal-key-choose"), entries > 1),
        (&[Key::Enter], say!("terminal-key-take"), takes),
        (&[Key::Escape], say!("terminal-key-back"), true),
    ];
    foot(keys, desk)
}

/// True if the screen waits for a task, which Escape cancels.
fn waits(event: &Event, desk: &mut Desk) -> bool {
    if desk.thinking.is_some() && matches!(event, Event::Key(Key::Escape)) {
        desk.wishes.push(Wish::StopThinking);
    }
    desk.thinking.is_some()
}

/// Shows the running task or an error on the second line; returns false if there is neither.
fn draw_waiting(desk: &Desk, page: &mut Page<'_>) -> bool {
    if let Some(about) = &desk.thinking {
        page.text(2, 1, &desk.say(about), Part::Faint);
    } else if let Some(trouble) = &desk.trouble {
        page.text(2, 1, trouble, Part::Refused);
    }
    desk.thinking.is_some() || desk.trouble.is_some()
}

/// The lines by which an event scrolls a text with this many visible lines.
fn scrolls(event: &Event, rows: usize) -> isize {
    match event {
        Event::Key(Key::Arrow(Direction::Down) | Key::Char('j')) | Event::Mouse(Mouse::Wheel(1)) => 1,
        Event::Key(Key::Arrow(Direction::Up) | Key::Char('k')) | Event::Mouse(Mouse::Wheel(-1)) => -1,
        Event::Key(Key::PageDown | Key::Char(' ')) => rows as isize,
        Event::Key(Key::PageUp) => -(rows as isize),
        _ => 0,
    }
}
