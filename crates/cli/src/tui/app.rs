//! The screens, one over the other, and the desk under them. No terminal, no clock, no thread: events come
//! in, wishes go out.

use super::desk::{Desk, Laid, Wish};
use super::event::Event;
use super::page::Page;
use super::screens::{CourseScreen, Drilling, Lesson, Levels, Menu, Next, Playing, Screen};
use super::skin::Part;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use sudokit::diagram::say;
use sudokit::logic::Kind;
use sudokit_play::{Date, Game, Key, Level};

/// The least size of a terminal.
const LEAST: (u16, u16) = (80, 24);

/// The first screen.
pub(crate) enum Start {
    Menu,
    /// With a new game.
    New(Level),
    /// With the puzzle of a day: at a level, or to be chosen.
    Daily(Date, Option<Level>),
    /// With this game.
    Open(Box<Game>),
    /// With the course: with all of it, or with the lesson about a technique.
    Train(Option<&'static Kind>),
}

/// The screens and the desk.
pub(super) struct App {
    pub(super) desk: Desk,
    screens: Vec<Box<dyn Screen>>,
}

impl App {
    pub(super) fn new(desk: Desk, start: Start) -> Self {
        let mut app = Self { desk, screens: vec![Box::new(Menu::new())] };
        match start {
            Start::Menu => {}
            Start::New(level) => {
                app.screens.push(Box::new(Levels::new()));
                app.desk.make(level);
            }
            Start::Daily(date, level) => {
                app.screens.push(Box::new(Levels::of_day(date)));
                if let Some(level) = level {
                    app.desk.make_daily(level, date);
                }
            }
            Start::Open(game) => {
                app.desk.begin(*game);
                app.screens.push(Box::new(Playing::default()));
            }
            Start::Train(kind) => {
                app.screens.push(Box::new(CourseScreen::at(kind, &app.desk)));
                if let Some(kind) = kind {
                    app.screens.push(Box::new(Lesson::about(kind)));
                }
            }
        }
        app
    }

    /// Something has happened.
    pub(super) fn on(&mut self, event: Event) {
        match event {
            Event::Key(Key::Ctrl('c')) => {
                self.desk.leave();
                self.screens.clear();
            }
            Event::Key(Key::Ctrl('z')) => self.desk.wishes.push(Wish::Sleep),
            Event::Thought(thought) => {
                match self.desk.thought(thought) {
                    Laid::Nothing => {}
                    Laid::Game => {
                        self.screens.truncate(1);
                        self.screens.push(Box::new(Playing::default()));
                    }
                    Laid::Example => self.screens.push(Box::new(Playing::default())),
                    // The next drill of a round finds its screen there.
                    Laid::Drill if self.screens.last().is_some_and(|screen| screen.drills()) => {}
                    Laid::Drill => self.screens.push(Box::new(Drilling::default())),
                }
            }
            _ if self.is_too_small() => {}
            _ => self.tell(&event),
        }
    }

    fn tell(&mut self, event: &Event) {
        let Some(screen) = self.screens.last_mut() else { return };
        if matches!(event, Event::Key(_)) {
            self.desk.trouble = None;
        }
        match screen.on(event, &mut self.desk) {
            Next::Stay => {}
            Next::To(next) => self.screens.push(next),
            Next::Instead(next) => *screen = next,
            Next::Back => _ = self.screens.pop(),
        }
    }

    /// So many milliseconds have passed.
    pub(super) fn pass(&mut self, milliseconds: u64) {
        if self.plays() {
            self.desk.pass(milliseconds);
        }
    }

    fn plays(&self) -> bool {
        self.screens.last().is_some_and(|screen| screen.plays())
    }

    /// True if the screen shows a running clock.
    pub(super) fn ticks(&self) -> bool {
        self.plays() && self.desk.ticks()
    }

    /// True if the player has left.
    pub(super) fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    fn is_too_small(&self) -> bool {
        self.desk.size.0 < LEAST.0 || self.desk.size.1 < LEAST.1
    }

    pub(super) fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.desk.size = (area.width, area.height);
        let mut page = Page { buffer, area, skin: self.desk.skin };
        page.clear();
        if self.is_too_small() {
            let said = |(columns, rows): (u16, u16)| (usize::from(columns), usize::from(rows));
            let (columns, rows) = said(LEAST);
            let needed = self.desk.say(&say!("terminal-needs-room", [columns, rows]));
            let (columns, rows) = said(self.desk.size);
            let there = self.desk.say(&say!("terminal-has-room", [columns, rows]));
            let below = page.paragraph(0, 0, &needed, Part::Text);
            page.paragraph(0, below, &there, Part::Text);
        } else if let Some(screen) = self.screens.last() {
            screen.draw(&self.desk, &mut page);
        }
    }
}
