//! The savepoints of a game.

use super::{Next, Screen, leads_back, list_keys};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List, clock};
use sudokit_play::{Action, Savepoint};

/// The savepoints of a game, to go back to.
pub(crate) struct Savepoints {
    list: List,
}

impl Default for Savepoints {
    fn default() -> Self {
        Self { list: List::at(2) }
    }
}

impl Screen for Savepoints {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if leads_back(event) {
            return Next::Back;
        }
        let count = desk.table.as_ref().map_or(0, |table| table.game.savepoints().len());
        match self.list.on(event, count, desk.size.1) {
            Choice::Taken(taken) => {
                desk.act(Action::GoBack { to: taken });
                Next::Back
            }
            Choice::None => Next::Stay,
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title("Go back to a savepoint");
        let savepoints = desk.table.as_ref().map_or(&[][..], |table| table.game.savepoints());
        let words: Vec<_> = savepoints.iter().zip(1..).map(words).collect();
        self.list.draw(&words, page);
        if words.is_empty() {
            page.text(2, 2, "There is none yet. The key s makes one.", Part::Faint);
        }
        page.footer(list_keys());
    }
}

fn words((savepoint, number): (&Savepoint, usize)) -> (String, String) {
    let name = match (savepoint.name.as_str(), savepoint.left_behind) {
        ("", true) => format!("{number}, left behind"),
        ("", false) => number.to_string(),
        (name, _) => format!("{number}, {name}"),
    };
    (name, format!("{}, {} digits placed", clock(savepoint.time), savepoint.sheet.placed.len()))
}
