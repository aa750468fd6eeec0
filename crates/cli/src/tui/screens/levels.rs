//! The choice of a level, for a new game or for the puzzle of a day.

use super::{Next, Screen, leads_back, list_keys};
use crate::tui::desk::{Desk, Wish};
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::say;
use sudokit_play::{Date, Level};

/// The choice of a level.
pub(crate) struct Levels {
    list: List,
    day: Option<Date>,
}

impl Levels {
    /// For a new game.
    pub(crate) const fn new() -> Self {
        Self { list: List::at(2), day: None }
    }

    /// For the puzzle of a day.
    pub(crate) const fn of_day(day: Date) -> Self {
        Self { list: List::at(2), day: Some(day) }
    }

    fn words(&self, level: Level, desk: &Desk) -> (String, String) {
        let is_solved = self.day.is_some_and(|day| desk.profile.has_solved(day, level));
        let about = if is_solved {
            desk.say(&say!("terminal-solved"))
        } else {
            level.about_in(desk.words).to_owned()
        };
        (level.name_in(desk.words).to_owned(), about)
    }
}

impl Screen for Levels {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if desk.thinking.is_some() {
            if leads_back(event) {
                desk.wishes.push(Wish::StopThinking);
            }
            return Next::Stay;
        }
        if leads_back(event) {
            return Next::Back;
        }
        if let Choice::Taken(taken) = self.list.on(event, Level::ALL.len(), desk.size.1) {
            match self.day {
                Some(day) => desk.make_daily(Level::ALL[taken], day),
                None => desk.make(Level::ALL[taken]),
            }
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&match self.day {
            Some(day) => say!("terminal-puzzle-of-day", [day = day.to_string()]),
            None => say!("terminal-new-game"),
        }));
        self.list.draw(&Level::ALL.map(|level| self.words(level, desk)), page);
        if let Some(about) = &desk.thinking {
            page.text(2, 10, &desk.say(about), Part::Said);
        }
        page.footer(&list_keys(Level::ALL.len(), true, desk));
    }
}
