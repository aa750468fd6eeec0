//! The course: all techniques, and how well each is remembered.

use super::lesson::Lesson;
use super::{Next, Screen, draw_waiting, leads_back, list_keys, waits};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::{Sentence, say};
use sudokit::logic::Kind;
use sudokit_play::Date;
use sudokit_play::train::{COURSE, Positions, Training, kinds};

/// The course: first what it is time to practise, then all techniques.
pub(crate) struct CourseScreen {
    list: List,
    positions: Positions,
}

impl CourseScreen {
    /// At a technique; without one, at what comes next.
    pub(crate) fn at(kind: Option<&'static Kind>, desk: &Desk) -> Self {
        let (mut list, training) = (List::at(2), &desk.profile.training);
        let is_due = !training.due(desk.today).is_empty();
        let next = kind.or_else(|| training.next().filter(|_| !is_due));
        list.choose(next.and_then(|next| kinds().position(|kind| kind == next)).map_or(0, |place| place + 1));
        Self { list, positions: Positions::built_in() }
    }
}

/// The retention of a technique.
fn state(kind: &'static Kind, training: &Training, today: Date) -> Sentence {
    match training.memory(kind) {
        None => Sentence::default(),
        Some(memory) if memory.is_due(today) => say!("terminal-due"),
        Some(memory) => say!("terminal-due-on", [day = memory.due.to_string()]),
    }
}

impl Screen for CourseScreen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if waits(event, desk) {
            return Next::Stay;
        }
        if leads_back(event) {
            return Next::Back;
        }
        match self.list.on(event, kinds().count() + 1, desk.size.1) {
            Choice::None => {}
            Choice::Taken(0) => desk.practise(desk.profile.training.due(desk.today)),
            Choice::Taken(taken) => {
                let kind = kinds().nth(taken - 1).expect("it is in the list");
                return Next::To(Box::new(Lesson::about(kind)));
            }
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        let training = &desk.profile.training;
        let has_drills = |kind: &&'static Kind| !self.positions.of(kind).is_empty();
        let known = kinds().filter(|kind| training.memory(kind).is_some()).count();
        let of = kinds().filter(has_drills).count();
        page.title(&desk.say(&say!("terminal-course", [known, of])));
        let due = training.due(desk.today).len();
        let about = |kind: &'static Kind| match has_drills(&kind) {
            true => state(kind, training, desk.today),
            false => say!("terminal-without-drills"),
        };
        let review = (desk.say(&say!("terminal-review")), desk.say(&say!("terminal-review-about", [due])));
        let lessons = kinds().map(|kind| (kind.name_in(desk.words).to_owned(), desk.say(&about(kind))));
        let words: Vec<_> = std::iter::once(review).chain(lessons).collect();
        self.list.draw(&words, page);
        let chosen = self.list.chosen(words.len()).checked_sub(1).and_then(|at| kinds().nth(at));
        if !draw_waiting(desk, page)
            && let Some(kind) = chosen
        {
            let chapter = COURSE.iter().find(|chapter| chapter.kinds.contains(&kind));
            page.text(2, 1, chapter.map_or("", |chapter| chapter.name_in(desk.words)), Part::Faint);
        }
        page.footer(&list_keys(words.len(), chosen.is_some() || due > 0, desk));
    }
}
