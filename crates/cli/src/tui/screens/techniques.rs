//! The techniques that hints may use.

use super::{LEAST_OF_LESSONS, Next, Screen, leads_back, list_keys};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::{Sentence, Words, say};
use sudokit::logic::Kind;
use sudokit_play::train::COURSE;

/// The techniques of hints, chapter by chapter: Enter turns one off or on, or a whole chapter.
pub(super) struct Techniques {
    list: List,
}

impl Default for Techniques {
    fn default() -> Self {
        Self { list: List::at(2) }
    }
}

/// The lines of the list: a chapter, then its techniques.
fn lines(words: &Words) -> impl Iterator<Item = (String, &'static [&'static Kind])> {
    COURSE.iter().flat_map(|chapter| {
        let each = chapter.kinds.chunks(1).map(|one| (format!("  {}", one[0].name_in(words)), one));
        std::iter::once((chapter.name_in(words).to_owned(), chapter.kinds)).chain(each)
    })
}

/// A line's state in a word.
fn state(kinds: &[&Kind], without: &sudokit_play::Techniques) -> Sentence {
    match kinds.iter().filter(|kind| without.has(kind)).count() {
        0 => Sentence::default(),
        off if off == kinds.len() => say!("terminal-off"),
        _ => say!("terminal-partly-off"),
    }
}

impl Screen for Techniques {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if leads_back(event) {
            return Next::Back;
        }
        if let Choice::Taken(taken) = self.list.on(event, lines(desk.words).count(), desk.size) {
            let (_, kinds) = lines(desk.words).nth(taken).expect("it is in the list");
            let mut options = desk.options();
            let turns_off = !kinds.iter().any(|kind| options.without.has(kind));
            for kind in kinds {
                options.without.set(kind, turns_off);
            }
            desk.choose(options);
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        let without = desk.options().without;
        page.title(&desk.say(&say!("terminal-techniques-title", [which = in_words(&without)])));
        let words: Vec<_> =
            lines(desk.words).map(|(name, kinds)| (name, desk.say(&state(kinds, &without)))).collect();
        self.list.draw(&words, page);
        page.footer(&list_keys(words.len(), true, desk));
    }

    fn least(&self) -> (u16, u16) {
        LEAST_OF_LESSONS
    }
}

/// How many techniques are off, in words.
pub(super) fn in_words(without: &sudokit_play::Techniques) -> Sentence {
    say!("terminal-techniques-on", [off = without.len()])
}
