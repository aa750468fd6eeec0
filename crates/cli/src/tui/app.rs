//! The screens, one over the other, and the desk under them. No terminal, no clock, no thread: events come
//! in, wishes go out.

use super::desk::{Desk, Laid, Wish};
use super::event::Event;
use super::page::Page;
use super::screens::{
    ChapterScreen, CourseScreen, Drilling, LEAST, Lesson, Levels, Menu, Next, Playing, Screen,
    draw_too_small, leads_back,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use sudokit::logic::Kind;
use sudokit_play::{Date, Game, Key, Level};

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
                    if let Some(chapter) = ChapterScreen::with(kind) {
                        app.screens.push(Box::new(chapter));
                    }
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
            // Nothing is played unseen, but nobody is locked in.
            event if self.is_too_small() => {
                if leads_back(&event) {
                    let waits = self.desk.thinking.is_some();
                    self.tell(&Event::Key(if waits { Key::Escape } else { Key::Char('q') }));
                }
            }
            event => self.tell(&event),
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
            Next::Beyond(next) => {
                self.screens.truncate(self.screens.len().saturating_sub(2));
                self.screens.push(next);
            }
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

    /// The least size of a window for the screen.
    pub(super) fn least(&self) -> (u16, u16) {
        self.screens.last().map_or(LEAST, |screen| screen.least())
    }

    fn is_too_small(&self) -> bool {
        let least = self.least();
        self.desk.size.0 < least.0 || self.desk.size.1 < least.1
    }

    /// Draws the screen, and returns the place for the terminal's cursor, if there is one.
    pub(super) fn draw(&mut self, area: Rect, buffer: &mut Buffer) -> Option<(u16, u16)> {
        let mut cursor = None;
        self.desk.size = (area.width, area.height);
        let mut page = Page { buffer, area, skin: self.desk.skin, cursor: &mut cursor };
        page.clear();
        if self.is_too_small() {
            draw_too_small(self.least(), &self.desk, &mut page);
        } else if let Some(screen) = self.screens.last() {
            screen.draw(&self.desk, &mut page);
        }
        cursor
    }
}
