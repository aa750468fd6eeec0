//! The end of a round: how it went, the drills that were missed, and when its techniques come again.

use super::drilling::Drilling;
use super::lesson::Lesson;
use super::{LEAST_OF_LESSONS, Next, Screen, leads_back, list_keys};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns};
use crate::tui::practice::{Ended, Past};
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List, clock};
use sudokit::diagram::{Sentence, say};
use sudokit::logic::Kind;
use sudokit_play::train::{COURSE, Memory, Positions, Round, Streak};

/// The end of a round. Its list has the next lesson, and each drill that was missed, for its picture.
pub(crate) struct Summary {
    list: List,
    ended: Ended,
    next: Option<&'static Kind>,
}

impl Summary {
    /// The line of the list below the result of a placement.
    const BELOW_PLACE: u16 = 7;

    pub(crate) fn of(ended: Ended, desk: &Desk) -> Self {
        let next = desk.profile.training.next_lesson(&Positions::built_in());
        let top = if ended.round.placed().is_some() { Self::BELOW_PLACE } else { 2 };
        Self { list: List::at(top), ended, next }
    }

    fn missed(&self) -> impl Iterator<Item = &Past> {
        self.ended.past.iter().filter(|past| past.missed)
    }

    fn entries(&self, desk: &Desk) -> Vec<(String, String)> {
        let name = |kind: &'static Kind| kind.name_in(desk.words).to_owned();
        let next = self.next.map(|kind| (desk.say(&say!("terminal-next-lesson")), name(kind)));
        let missed = self.missed().map(|past| (desk.say(&say!("terminal-missed")), name(past.drill.kind())));
        next.into_iter().chain(missed).collect()
    }
}

impl Screen for Summary {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if leads_back(event) {
            return Next::Back;
        }
        let entries = self.entries(desk).len();
        let Choice::Taken(taken) = self.list.on(event, entries, desk.size) else { return Next::Stay };
        match (taken, self.next) {
            (0, Some(kind)) => {
                let lesson = Box::new(Lesson::about(kind));
                // Below a lesson's round is the lesson, which is over.
                if self.ended.round.is_review() { Next::Instead(lesson) } else { Next::Beyond(lesson) }
            }
            _ => {
                let above = usize::from(self.next.is_some());
                if let Some(past) = self.missed().nth(taken - above) {
                    desk.look_back(&self.ended, &past.drill);
                }
                Next::To(Box::new(Drilling::default()))
            }
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        let round = &self.ended.round;
        page.title(&desk.say(&title(round)));
        let entries = self.entries(desk);
        self.list.draw(&entries, page);
        let mut y = 3 + entries.len() as u16;
        let training = &desk.profile.training;
        if let Some(result) = place(round, desk) {
            page.paragraph(2, 2, &desk.say(&result), Part::Said);
            page.footer(&list_keys(entries.len(), !entries.is_empty(), desk));
            return;
        }
        let kinds = round.kinds();
        let about_at = 5 + kinds.iter().map(|kind| columns(kind.name_in(desk.words))).max().unwrap_or(0);
        for kind in kinds {
            let Some(memory) = training.memory(kind) else { continue };
            page.text(2, y, kind.name_in(desk.words), Part::Text);
            for about in outlook(kind, round, memory) {
                page.text(about_at, y, &desk.say(&about), Part::Faint);
                y += 1;
            }
        }
        if let Some(streak) = training.streak() {
            page.paragraph(2, y + 1, &desk.say(&days(streak)), Part::Said);
        }
        page.footer(&list_keys(entries.len(), !entries.is_empty(), desk));
    }

    fn least(&self) -> (u16, u16) {
        LEAST_OF_LESSONS
    }
}

/// How a round went.
pub(crate) fn title(round: &Round) -> Sentence {
    let (right, of) = (round.of() - round.slips(), round.of());
    match round.placed() {
        Some(_) => say!("terminal-placement-finished", [right, of]),
        None => say!("train-round-finished", [right, of]),
    }
}

/// The place that a placement has found.
pub(crate) fn place(round: &Round, desk: &Desk) -> Option<Sentence> {
    let chapter = round.placed().and(desk.profile.training.place())?.chapter();
    let title = COURSE[chapter].name_in(desk.words).to_owned();
    Some(say!("terminal-your-place", [number = chapter + 1, title]))
}

/// When a technique of a round comes again, and how fast it was seen if nobody announced it.
pub(crate) fn outlook(kind: &Kind, round: &Round, memory: &Memory) -> Vec<Sentence> {
    let due = say!("terminal-due-on", [day = memory.due.to_string()]);
    let pace = round.pace(kind).map(|pace| seen_in(pace, memory));
    [due].into_iter().chain(pace).collect()
}

/// The days of practice.
pub(crate) fn days(streak: Streak) -> Sentence {
    say!("terminal-days-of-practice", [days = streak.days as usize])
}

/// The time that the player took to see a technique, beside the time before.
fn seen_in(pace: u64, memory: &Memory) -> Sentence {
    let time = clock(pace);
    match memory.pace_before.map(clock) {
        Some(before) => say!("terminal-pace-beside", [time, before]),
        None => say!("terminal-pace", [time]),
    }
}
