//! The savepoints of a game.

use super::{Next, Screen, leads_back, list_keys};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns};
use crate::tui::skin::Part;
use crate::tui::widgets::{Choice, List, clock};
use sudokit::diagram::{Sentence, Words, say};
use sudokit::{Candidate, Cell, Puzzle};
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
        match self.list.on(event, count, desk.size) {
            Choice::Taken(taken) => {
                desk.act(Action::GoBack { to: taken });
                Next::Back
            }
            Choice::None => Next::Stay,
        }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&say!("terminal-savepoints")));
        let game = desk.table.as_ref().map(|table| &table.game);
        let words = game.map_or(Vec::new(), |game| words(game, desk.words, page.area.width));
        self.list.draw(&words, page);
        if words.is_empty() {
            page.paragraph(2, 2, &desk.say(&say!("terminal-no-savepoint")), Part::Faint);
        }
        let to = self.list.chosen(words.len());
        let takes = game.is_some_and(|game| game.allows(&Action::GoBack { to }));
        page.footer(&list_keys(words.len(), takes, desk));
    }
}

/// The savepoints: how each was made, and what sets it apart from the grid as it stands. As many digits are
/// named as a page with this many columns has room for; further ones are counted.
fn words(game: &Game, words: &Words, room: u16) -> Vec<(String, String)> {
    /// More digits than this are always counted.
    const NAMED: usize = 3;
    let names = game.options().notation;
    let told = |said: Sentence| said.told(words, &names);
    let numbered = || game.savepoints().iter().zip(1..);
    let labels: Vec<_> = numbered().map(|(savepoint, number)| told(label(savepoint, number))).collect();
    let room = room.saturating_sub(List::before_about(labels.iter().map(|label| columns(label))));
    let abouts = numbered().map(|(savepoint, _)| {
        let about = |named| told(about(savepoint, game, named));
        let shortest = || told(in_short(savepoint, game));
        (0..=NAMED).rev().map(about).find(|about| columns(about) <= room).unwrap_or_else(shortest)
    });
    labels.iter().cloned().zip(abouts).collect()
}

/// How a savepoint was made.
fn label(savepoint: &Savepoint, number: usize) -> Sentence {
    match (savepoint.name.as_str(), savepoint.left_behind) {
        ("", true) => say!("terminal-savepoint-left", [number]),
        ("", false) => say!("terminal-savepoint", [number]),
        (name, _) => say!("terminal-savepoint-named", [number, name = name.to_owned()]),
    }
}

/// The time and the digits of a savepoint, and what going back to it would change.
fn about(savepoint: &Savepoint, game: &Game, named: usize) -> Sentence {
    let (then, now) = (&savepoint.sheet.placed, &game.sheet().placed);
    let (gone, back) = (digits(now, then), digits(then, now));
    let changes = match (gone.is_empty(), back.is_empty()) {
        (true, true) if savepoint.sheet == *game.sheet() => say!("terminal-nothing-changes"),
        (true, true) => say!("terminal-marks-change"),
        (false, true) => say!("terminal-without", [gone = some_of(&gone, named)]),
        (true, false) => say!("terminal-with", [back = some_of(&back, named)]),
        (false, false) => {
            say!("terminal-without-and-with", [gone = some_of(&gone, named), back = some_of(&back, named)])
        }
    };
    say!("terminal-savepoint-about", [time = clock(savepoint.time), digits = then.len(), changes])
}

/// The same with the number of changes alone.
fn in_short(savepoint: &Savepoint, game: &Game) -> Sentence {
    let (then, now) = (&savepoint.sheet.placed, &game.sheet().placed);
    let count = digits(now, then).len() + digits(then, now).len();
    let changes = say!("terminal-count-of-changes", [count]);
    say!("terminal-savepoint-about", [time = clock(savepoint.time), digits = then.len(), changes])
}

/// The digits of a grid where another has none, or others.
fn digits(of: &Puzzle, than: &Puzzle) -> Vec<Candidate> {
    let is_other = |cell: &Cell| of.digit(*cell) != than.digit(*cell);
    let candidate = |cell: Cell| Some(Candidate::at(cell, of.digit(cell)?));
    of.cells().iter().filter(is_other).filter_map(candidate).collect()
}

/// Digits by name with their cells, or how many there are.
fn some_of(digits: &[Candidate], named: usize) -> Sentence {
    if digits.len() > named {
        return say!("terminal-count-of-digits", [count = digits.len()]);
    }
    let each = digits.iter().map(|digit| say!("common-candidate", [candidate = digit])).collect::<Vec<_>>();
    say!("terminal-digits", [each])
}
