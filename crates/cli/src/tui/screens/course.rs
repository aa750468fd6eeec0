//! The course: the next lesson, what is due, placement, and the chapters.

use super::chapter::ChapterScreen;
use super::lesson::Lesson;
use super::{LEAST_OF_LESSONS, Next, Screen, draw_waiting, leads_back, list_keys, waits};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::{Sentence, say};
use sudokit::logic::Kind;
use sudokit_play::train::{COURSE, Chapter, Positions, lesson_place, lessons};

/// The course: first the next lesson, then what it is time to practise, placement, positions from own games
/// if there are any, and the chapters.
pub(crate) struct CourseScreen {
    list: List,
    positions: Positions,
}

/// The entries above the chapters without those from own games.
const ABOVE: usize = 3;
const NEXT: usize = 0;
const REVIEW: usize = 1;
const PLACEMENT: usize = 2;
const OWN: usize = 3;

/// The number of entries above the chapters.
fn above(desk: &Desk) -> usize {
    ABOVE + usize::from(CourseScreen::own(desk).is_some())
}

impl CourseScreen {
    /// At the chapter of a technique; without one, at the review if something is due, or the next lesson.
    pub(crate) fn at(kind: Option<&'static Kind>, desk: &Desk) -> Self {
        let positions = Positions::built_in();
        let is_due = !desk.profile.training.reviewable(|kind| positions.has(kind), desk.today).is_empty();
        let mut list = List::at(2);
        list.choose(match kind.and_then(lesson_place) {
            Some((chapter, _)) => above(desk) + chapter,
            None if is_due => REVIEW,
            None => NEXT,
        });
        Self { list, positions }
    }

    fn next(&self, desk: &Desk) -> Option<&'static Kind> {
        desk.profile.training.next_lesson(&self.positions)
    }

    /// How many techniques were practised.
    pub(crate) fn title(&self, desk: &Desk) -> Sentence {
        let known = lessons().filter(|kind| desk.profile.training.memory(kind).is_some()).count();
        let of = lessons().filter(|kind| self.positions.has(kind)).count();
        say!("terminal-course", [known, of])
    }

    /// The number of techniques that can be reviewed.
    fn due(&self, desk: &Desk) -> usize {
        desk.profile.training.reviewable(|kind| self.positions.has(kind), desk.today).len()
    }

    /// All entries, each with a note. The last are the chapters.
    pub(crate) fn entries(&self, desk: &Desk) -> Vec<(String, String)> {
        let due = self.due(desk);
        let next = self.next(desk).map(|kind| kind.name_in(desk.words).to_owned());
        let next = next.unwrap_or_else(|| desk.say(&say!("terminal-all-practised")));
        let mut words = vec![
            (desk.say(&say!("terminal-next-lesson")), next),
            (desk.say(&say!("terminal-review")), desk.say(&say!("terminal-review-about", [due]))),
            (desk.say(&say!("terminal-placement")), desk.say(&Self::placement(desk))),
        ];
        let own = Self::own(desk).map(|positions| say!("terminal-own-games-about", [positions]));
        words.extend(own.map(|about| (desk.say(&say!("terminal-own-games")), desk.say(&about))));
        words.extend(COURSE.iter().map(|chapter| {
            let about = match self.progress(chapter, desk) {
                (_, 0) => say!("terminal-without-drills"),
                (known, of) if known == of => say!("terminal-chapter-practised"),
                _ if self.is_ticked(chapter, desk) => say!("terminal-known"),
                (known, of) => say!("terminal-chapter-progress", [known, of]),
            };
            (chapter.name_in(desk.words).to_owned(), desk.say(&about))
        }));
        words
    }

    /// The number of positions from own games, if there are any.
    fn own(desk: &Desk) -> Option<usize> {
        Some(desk.profile.training.own_positions()).filter(|positions| *positions > 0)
    }

    /// The offer of a placement, or the result of the last.
    fn placement(desk: &Desk) -> Sentence {
        let training = &desk.profile.training;
        match training.place() {
            Some(place) => {
                say!("terminal-placed-about", [number = place.chapter() + 1, day = place.day.to_string()])
            }
            None if training.is_new_here() => say!("terminal-placement-offer"),
            None => say!("terminal-placement-about"),
        }
    }

    /// True if the player knows each technique of a chapter that has drills, some by a tick alone.
    fn is_ticked(&self, chapter: &Chapter, desk: &Desk) -> bool {
        let training = &desk.profile.training;
        chapter.kinds.iter().all(|kind| !self.positions.has(kind) || !training.is_new(kind))
    }

    /// The number of techniques of a chapter that were practised, and of those that can be.
    fn progress(&self, chapter: &Chapter, desk: &Desk) -> (usize, usize) {
        let training = &desk.profile.training;
        let can_be = chapter.kinds.iter().filter(|kind| !self.positions.of(kind).is_empty());
        (can_be.clone().filter(|kind| training.memory(kind).is_some()).count(), can_be.count())
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
        match self.list.on(event, above(desk) + COURSE.len(), desk.size) {
            Choice::None => Next::Stay,
            Choice::Taken(NEXT) => match self.next(desk) {
                Some(kind) => Next::To(Box::new(Lesson::about(kind))),
                None => Next::Stay,
            },
            Choice::Taken(REVIEW) => {
                desk.review();
                Next::Stay
            }
            Choice::Taken(PLACEMENT) => {
                desk.find_place();
                Next::Stay
            }
            Choice::Taken(OWN) if Self::own(desk).is_some() => {
                desk.practise_own_games();
                Next::Stay
            }
            Choice::Taken(taken) => Next::To(Box::new(ChapterScreen::of(taken - above(desk), desk))),
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&self.title(desk)));
        let words = self.entries(desk);
        self.list.draw(&words, page);
        draw_waiting(desk, page);
        let takes = match self.list.chosen(words.len()) {
            NEXT => self.next(desk).is_some(),
            REVIEW => self.due(desk) > 0,
            _ => true,
        };
        page.footer(&list_keys(words.len(), takes, desk));
    }

    fn least(&self) -> (u16, u16) {
        LEAST_OF_LESSONS
    }
}
