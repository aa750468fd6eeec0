//! The choice of a level, for a new game or for the puzzle of a day.

use super::{Next, Screen, foot, leads_back, list_keys};
use crate::tui::desk::{Desk, Wish};
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List};
use sudokit::diagram::say;
use sudokit_play::train::Positions;
use sudokit_play::{Date, Key, Level};

/// The row of what is said below the list. The list begins at row 2 and may have one entry more, and two rows
/// stay free.
const BELOW: u16 = 2 + Level::ALL.len() as u16 + 1 + 2;

/// The choice of a level: one of those that everybody has, or the player's own.
pub(crate) struct Levels {
    list: List,
    day: Option<Date>,
    positions: Positions,
}

impl Levels {
    /// For a new game.
    pub(crate) fn new() -> Self {
        Self { list: List::at(2), day: None, positions: Positions::built_in() }
    }

    /// For the puzzle of a day.
    pub(crate) fn of_day(day: Date) -> Self {
        Self { day: Some(day), ..Self::new() }
    }

    /// The number of techniques that can be reviewed first; none while a finished game lies below, which the
    /// drills would take from the table.
    fn due(&self, desk: &Desk) -> usize {
        if desk.table.is_some() {
            0
        } else {
            desk.profile.training.reviewable(|kind| self.positions.has(kind), desk.today).len()
        }
    }

    /// True if the player's own level is offered. The puzzle of a day is the same for everybody.
    fn has_own(&self, desk: &Desk) -> bool {
        self.day.is_none() && !desk.profile.training.is_new_here()
    }

    fn count(&self, desk: &Desk) -> usize {
        Level::ALL.len() + usize::from(self.has_own(desk))
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
        // Techniques that are due fade while a game takes its time.
        if matches!(event, Event::Key(Key::Char('r'))) && self.due(desk) > 0 {
            desk.review();
            return Next::Stay;
        }
        if let Choice::Taken(taken) = self.list.on(event, self.count(desk), desk.size) {
            match (Level::ALL.get(taken), self.day) {
                (Some(level), Some(day)) => desk.make_daily(*level, day),
                (Some(level), None) => desk.make(*level),
                (None, _) => desk.make_fitting(),
            }
        }
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&match self.day {
            Some(day) => say!("terminal-puzzle-of-day", [day = day.to_string()]),
            None => say!("terminal-new-game"),
        }));
        let mut entries = Level::ALL.map(|level| self.words(level, desk)).to_vec();
        if self.has_own(desk) {
            let own = [say!("terminal-own-level"), say!("terminal-own-level-about")];
            entries.push(own.map(|words| desk.say(&words)).into());
        }
        self.list.draw(&entries, page);
        let due = self.due(desk);
        if let Some(about) = &desk.thinking {
            page.paragraph(2, BELOW, &desk.say(about), Part::Said);
        } else if due > 0 {
            page.paragraph(2, BELOW, &desk.say(&say!("terminal-review-about", [due])), Part::Said);
        }
        let review: (&[Key], _, _) = (&[Key::Char('r')], say!("terminal-key-review"), due > 0);
        let mut keys = list_keys(self.count(desk), true, desk);
        keys.extend(foot([review], desk));
        page.footer(&keys);
    }
}
