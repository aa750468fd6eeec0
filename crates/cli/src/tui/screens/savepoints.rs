//! The savepoints of a game.

use super::{Next, Screen, leads_back, list_keys};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List, clock};
use sudokit::{Cell, Puzzle};
use sudokit_play::{Action, Game, Savepoint};

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
        let game = desk.table.as_ref().map(|table| &table.game);
        let words: Vec<_> = game.map_or(Vec::new(), |game| {
            game.savepoints()
                .iter()
                .zip(1..)
                .map(|(savepoint, number)| words(savepoint, number, game))
                .collect()
        });
        self.list.draw(&words, page);
        if words.is_empty() {
            page.text(2, 2, "There is none yet. The key s makes one.", Part::Faint);
        }
        let to = self.list.chosen(words.len());
        let takes = game.is_some_and(|game| game.allows(&Action::GoBack { to }));
        page.footer(list_keys(words.len(), takes));
    }
}

/// A savepoint: how it was made, and what sets it apart from the grid as it stands.
fn words(savepoint: &Savepoint, number: usize, game: &Game) -> (String, String) {
    let name = match (savepoint.name.as_str(), savepoint.left_behind) {
        ("", true) => format!("{number}, left when you went back"),
        ("", false) => format!("{number}, saved by you"),
        (name, _) => format!("{number}, {name}"),
    };
    let digits = match savepoint.sheet.placed.len() {
        1 => "1 digit".to_owned(),
        count => format!("{count} digits"),
    };
    (name, format!("{}, {digits}: {}", clock(savepoint.time), changes(savepoint, game)))
}

/// The changes that going back to a savepoint would make.
fn changes(savepoint: &Savepoint, game: &Game) -> String {
    /// More digits than this are counted, not named.
    const NAMED: usize = 3;
    let names = game.options().notation;
    let digits = |of: &Puzzle, than: &Puzzle| -> Vec<String> {
        let is_other = |cell: &Cell| of.digit(*cell).is_some() && of.digit(*cell) != than.digit(*cell);
        let named = |cell: Cell| Some(format!("{} in {}", of.digit(cell)?, names.cell(cell)));
        of.cells().iter().filter(is_other).filter_map(named).collect()
    };
    let told = |what: &str, digits: &[String]| match digits.len() {
        0 => None,
        1..=NAMED => Some(format!("{what} {}", digits.join(", "))),
        count => Some(format!("{what} {count} digits")),
    };
    let (then, now) = (&savepoint.sheet.placed, &game.sheet().placed);
    let parts = [told("without", &digits(now, then)), told("with", &digits(then, now))];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match parts.as_slice() {
        [] if savepoint.sheet == *game.sheet() => "the grid as it is".to_owned(),
        [] => "other marks".to_owned(),
        parts => parts.join(", "),
    }
}
