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

pub(super) use course::CourseScreen;
pub(super) use drilling::Drilling;
pub(super) use lesson::Lesson;
pub(super) use levels::Levels;
pub(super) use menu::Menu;
pub(super) use playing::Playing;

use super::desk::Desk;
use super::event::Event;
use super::page::Page;
use sudokit_play::Key;

/// Where a screen leads.
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

/// What the player sees, and what keys do there.
pub(super) trait Screen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next;

    fn draw(&self, desk: &Desk, page: &mut Page<'_>);

    /// Whether the clock of the game runs.
    fn plays(&self) -> bool {
        false
    }

    /// Whether it shows drills.
    fn drills(&self) -> bool {
        false
    }
}

/// Whether an event leads back from a screen that is no game.
fn leads_back(event: &Event) -> bool {
    matches!(event, Event::Key(Key::Escape | Key::Char('q')))
}

/// The keys of lists, for the last line.
fn list_keys() -> Vec<(String, &'static str)> {
    vec![("up down".to_owned(), "choose"), ("Enter".to_owned(), "take"), ("Esc".to_owned(), "back")]
}
