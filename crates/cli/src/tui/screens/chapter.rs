//! A chapter of the course: its lessons, and how well each is remembered.

use super::lesson::Lesson;
use super::{LEAST_OF_LESSONS, Next, Screen, draw_waiting, leads_back, list_keys, waits};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::{Sentence, say};
use sudokit::logic::Kind;
use sudokit_play::train::{COURSE, Chapter, Positions, lesson_place};

/// The lessons of a chapter.
pub(crate) struct ChapterScreen {
    /// Its place in the course.
    place: usize,
    list: List,
    positions: Positions,
}

impl ChapterScreen {
    /// A chapter, at its first lesson that is new to the player.
    pub(crate) fn of(place: usize, desk: &Desk) -> Self {
        let training = &desk.profile.training;
        let first_new = COURSE[place].kinds.iter().position(|kind| training.is_new(kind));
        Self::at(place, first_new.unwrap_or(0))
    }

    /// The chapter of a technique, at its lesson.
    pub(crate) fn with(kind: &Kind) -> Option<Self> {
        lesson_place(kind).map(|(place, lesson)| Self::at(place, lesson))
    }

    fn at(place: usize, lesson: usize) -> Self {
        let mut list = List::at(2);
        list.choose(lesson);
        Self { place, list, positions: Positions::built_in() }
    }

    const fn chapter(&self) -> &'static Chapter {
        &COURSE[self.place]
    }

    /// How well a technique is remembered, that it is ticked as known, or what should be learned before it.
    fn state(&self, kind: &'static Kind, desk: &Desk) -> Sentence {
        let training = &desk.profile.training;
        match training.memory(kind) {
            _ if !self.positions.has(kind) => say!("terminal-without-drills"),
            Some(memory) if memory.is_due(desk.today) => say!("terminal-due"),
            Some(memory) => say!("terminal-due-on", [day = memory.due.to_string()]),
            None if training.ticked().has(kind) => say!("terminal-known"),
            None => match &training.missing(kind)[..] {
                [] => Sentence::default(),
                [first, ..] => say!("terminal-first-learn", [kind = first.named(first.name)]),
            },
        }
    }

    /// Its lessons, each with how well it is remembered.
    pub(crate) fn entries(&self, desk: &Desk) -> Vec<(String, String)> {
        let lesson =
            |kind: &&'static Kind| (kind.name_in(desk.words).to_owned(), desk.say(&self.state(kind, desk)));
        self.chapter().kinds.iter().map(lesson).collect()
    }
}

impl Screen for ChapterScreen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if waits(event, desk) {
            return Next::Stay;
        }
        if leads_back(event) {
            return Next::Back;
        }
        let kinds = self.chapter().kinds;
        match self.list.on(event, kinds.len(), desk.size) {
            Choice::None => Next::Stay,
            Choice::Taken(taken) => Next::To(Box::new(Lesson::about(kinds[taken]))),
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        let chapter = self.chapter();
        let (number, of) = (self.place + 1, COURSE.len());
        let title = chapter.name_in(desk.words).to_owned();
        page.title(&desk.say(&say!("terminal-chapter", [number, of, title])));
        let words = self.entries(desk);
        self.list.draw(&words, page);
        draw_waiting(desk, page);
        page.footer(&list_keys(words.len(), true, desk));
    }

    fn least(&self) -> (u16, u16) {
        LEAST_OF_LESSONS
    }
}
