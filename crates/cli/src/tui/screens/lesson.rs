//! A lesson: what the pages say about a technique, and the ways to practise it.

use super::{LEAST_OF_LESSONS, Next, Screen, UP_DOWN, draw_waiting, foot, leads_back, scrolls, waits};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, wrap};
use crate::tui::skin::Part;
use sudokit::diagram::{Sentence, Words, say};
use sudokit::logic::{self, Kind, Passage};
use sudokit_play::Key;
use sudokit_play::train::{COURSE, Positions, lesson_place};

/// A lesson about a technique.
pub(crate) struct Lesson {
    kind: &'static Kind,
    /// The first line that is shown.
    from: usize,
    /// Number of examples shown.
    examples: u64,
    /// True if there are positions for examples and drills.
    has_drills: bool,
}

/// There are two worked examples.
pub(crate) const EXAMPLES: u64 = 2;

impl Lesson {
    pub(crate) fn about(kind: &'static Kind) -> Self {
        let has_drills = Positions::built_in().has(kind);
        Self { kind, from: 0, examples: 0, has_drills }
    }

    /// The place of the lesson in the course, or the techniques to learn before it.
    pub(crate) fn place(&self, desk: &Desk) -> Sentence {
        if let [first, ..] = desk.profile.training.missing(self.kind)[..] {
            return say!("terminal-first-learn", [kind = first.named(first.name)]);
        }
        let Some((chapter, lesson)) = lesson_place(self.kind) else { return Sentence::default() };
        let title = COURSE[chapter].name_in(desk.words).to_owned();
        let (number, of) = (lesson + 1, COURSE[chapter].kinds.len());
        say!("terminal-lesson-place", [title, number, of])
    }

    /// The page, in lines of at most this many columns. Its examples and sources are left out: the lesson has
    /// examples of its own.
    pub(crate) fn lines(&self, width: usize, words: &Words) -> Vec<(String, Part)> {
        let mut lines = Vec::new();
        let mut say = |text: &str, indent: &str, part| {
            let plain = text.replace(['*', '`'], "");
            for (index, line) in wrap(&plain, width - 2).into_iter().enumerate() {
                let start = if index == 0 { indent } else { &"  "[..indent.len()] };
                lines.push((format!("{start}{line}"), part));
            }
        };
        let page = logic::Page::told(self.kind, words);
        say(page.summary, "", Part::Said);
        for chapter in page.lesson() {
            say("", "", Part::Text);
            say(chapter.heading, "", Part::Strong);
            for passage in &chapter.passages {
                match passage {
                    Passage::Heading(names) => {
                        say("", "", Part::Text);
                        say(names, "", Part::Strong);
                    }
                    Passage::Text(text) => {
                        say("", "", Part::Text);
                        say(text, "", Part::Text);
                    }
                    Passage::Item(text) => say(text, "- ", Part::Text),
                    Passage::Example { .. } => {}
                }
            }
        }
        lines
    }
}

impl Screen for Lesson {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if waits(event, desk) {
            return Next::Stay;
        }
        let rows = usize::from(desk.size.1).saturating_sub(4);
        let most = self.lines(usize::from(desk.size.0) - 4, desk.words).len().saturating_sub(rows);
        match event {
            event if leads_back(event) => return Next::Back,
            Event::Key(Key::Char('e')) if self.has_drills => {
                desk.show_example(self.kind, self.examples % EXAMPLES);
                self.examples += 1;
            }
            Event::Key(Key::Char('d') | Key::Enter) if self.has_drills => desk.practise(self.kind),
            Event::Key(Key::Char('s')) if self.has_drills => desk.solve_with(self.kind),
            _ => self.from = self.from.saturating_add_signed(scrolls(event, rows)).min(most),
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(self.kind.name_in(desk.words));
        let rows = page.area.height.saturating_sub(4);
        let lines = self.lines(usize::from(page.area.width) - 4, desk.words);
        let (is_more, scrolls) =
            (lines.len() > self.from + usize::from(rows), lines.len() > usize::from(rows));
        for (y, (line, part)) in (2..2 + rows).zip(lines.into_iter().skip(self.from)) {
            page.text(2, y, &line, part);
        }
        if is_more {
            page.text(page.area.width - 2, 1 + rows, "v", Part::Strong);
        }
        if !draw_waiting(desk, page) {
            page.text(2, 1, &desk.say(&self.place(desk)), Part::Faint);
        }
        let keys: [(&[Key], _, _); 5] = [
            (&[Key::Char('e')], say!("terminal-key-example"), self.has_drills),
            (&[Key::Enter], say!("terminal-key-drills"), self.has_drills),
            (&[Key::Char('s')], say!("terminal-key-solve-with-it"), self.has_drills),
            (UP_DOWN, say!("terminal-key-scroll"), scrolls),
            (&[Key::Escape], say!("terminal-key-back"), true),
        ];
        page.footer(&foot(keys, desk));
    }

    fn least(&self) -> (u16, u16) {
        LEAST_OF_LESSONS
    }
}
