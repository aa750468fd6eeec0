//! The screens: what the player sees, and what keys do there.

mod chapter;
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
pub(super) mod summary;
mod techniques;

pub(super) use chapter::ChapterScreen;
pub(super) use course::CourseScreen;
pub(super) use drilling::Drilling;
pub(super) use lesson::{EXAMPLES, Lesson};
pub(super) use levels::Levels;
pub(super) use menu::Menu;
pub(super) use playing::Playing;

use super::desk::{Desk, Wish};
use super::event::{Event, Mouse};
use super::page::{Page, is_narrow};
use super::skin::Part;
use super::widgets::List;
use super::words::labels;
use ratatui::layout::Rect;
use std::cmp::Reverse;
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
    /// To this screen, which comes back to the screen below the last one.
    Beyond(Box<dyn Screen>),
    /// Back to where the player came from.
    Back,
}

/// A screen: its picture and its keys.
pub(super) trait Screen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next;

    fn draw(&self, desk: &Desk, page: &mut Page<'_>);

    /// The columns and rows of the smallest window for it.
    fn least(&self) -> (u16, u16) {
        LEAST
    }

    /// True if the clock of the game runs.
    fn plays(&self) -> bool {
        false
    }

    /// True if it shows drills.
    fn drills(&self) -> bool {
        false
    }
}

/// The smallest window in which a game can be played.
pub(super) const LEAST: (u16, u16) = (40, 20);

/// The smallest window for lessons and drills, which need marks in the grid or long texts.
const LEAST_OF_LESSONS: (u16, u16) = (80, 24);

/// True if an event leads back from a screen other than a game.
pub(super) fn leads_back(event: &Event) -> bool {
    matches!(event, Event::Key(Key::Escape | Key::Char('q')))
}

/// The keys that move through a list or a text.
const UP_DOWN: &[Key] = &[Key::Arrow(Direction::Up), Key::Arrow(Direction::Down)];

/// Instead of a screen that needs more room.
pub(super) fn draw_too_small(least: (u16, u16), desk: &Desk, page: &mut Page<'_>) {
    let said = |(columns, rows): (u16, u16)| (usize::from(columns), usize::from(rows));
    let (columns, rows) = said(least);
    let needed = desk.say(&say!("terminal-needs-room", [columns, rows]));
    let (columns, rows) = said(desk.size);
    let there = desk.say(&say!("terminal-has-room", [columns, rows]));
    let below = page.paragraph(0, 0, &needed, Part::Text);
    page.paragraph(0, below, &there, Part::Text);
    let back: (&[Key], _, _) = (&[Key::Escape], say!("terminal-key-back"), true);
    page.footer(&foot([back], desk));
}

/// Keys for the last line, and what they do, as far as they apply.
fn foot<'k>(
    keys: impl IntoIterator<Item = (&'k [Key], Sentence, bool)>,
    desk: &Desk,
) -> Vec<(String, String)> {
    let mut applying: Vec<_> = keys.into_iter().filter(|(.., applies)| *applies).collect();
    if is_narrow(desk.size.0) {
        // The line may end early: the way back is named early, and arrows need no name.
        applying.sort_by_key(|(keys, ..)| Reverse(urgency(keys)));
    }
    applying.into_iter().map(|(keys, word, _)| (labels(keys, desk.words), desk.say(&word))).collect()
}

/// The order of keys where not all may be named.
fn urgency(keys: &[Key]) -> u8 {
    match keys {
        UP_DOWN => 0,
        [Key::Enter] => 3,
        [Key::Escape | Key::Char('q')] => 2,
        _ => 1,
    }
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

/// Shows an error with files on this line and below; on a narrow screen instead of the note of a list.
fn draw_trouble(y: u16, desk: &Desk, page: &mut Page<'_>) {
    let Some(trouble) = &desk.trouble else { return };
    let end = List::end(desk.size);
    let y = if is_narrow(desk.size.0) { end } else { y };
    let mut part = page.part(Rect { y, height: page.area.height.saturating_sub(y + 1), ..page.area });
    part.clear();
    part.paragraph(2, 0, trouble, Part::Refused);
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
