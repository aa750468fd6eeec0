//! The state behind the look of a cell: the game, the hand, and the open hint.

use crate::tui::desk::Table;
use crate::tui::skin::{Ground, Part, Skin};
use ratatui::style::Style;
use sudokit::diagram::{Diagram, Mark, Role};
use sudokit::render::Theme;
use sudokit::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};
use sudokit_play::Game;

/// A game as it is seen.
pub(super) struct View<'a> {
    table: &'a Table,
    /// Candidates, marks, and what a hint speaks of.
    marks: CandidateSet,
    /// The candidates that the hint speaks of.
    spoken: CandidateSet,
    shown: Option<Digit>,
    seen: CellSet,
    wrong: CellSet,
    hint: Option<&'a Diagram>,
    /// The cells and houses that help points at.
    place: CellSet,
}

impl<'a> View<'a> {
    pub(super) fn of(table: &'a Table) -> Self {
        let game = &table.game;
        let told = table.help.told().last().filter(|_| table.is_helping());
        let hint = told.map_or(&table.shown, |told| &told.shown);
        let spoken = spoken_of(hint);
        Self {
            table,
            marks: game.all_candidates() | game.sheet().corner | spoken,
            spoken,
            shown: table.hand.shown(game),
            seen: table.hand.cursor().peers(),
            wrong: game.wrong() | game.clashes(),
            hint: Some(hint).filter(|hint| !hint.marks.is_empty()),
            place: told.map_or(CellSet::EMPTY, |told| told.place),
        }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.table.game
    }

    pub(super) fn marks_in(&self, cell: Cell) -> DigitSet {
        self.marks.digits_in(cell)
    }

    pub(super) fn spoken_in(&self, cell: Cell) -> DigitSet {
        self.spoken.digits_in(cell)
    }

    /// The mark that stands for all marks of a cell where there is room for one sign: the digit shown
    /// everywhere, else one that a hint eliminates or speaks of, else one that the player has coloured.
    pub(super) fn foremost_mark(&self, cell: Cell) -> Option<Digit> {
        let at = |digit| Candidate::at(cell, digit);
        let rank = |digit: &Digit| match self.hint {
            Some(hint) => match hint.role(at(*digit)) {
                Some(Role::Eliminated) => 0,
                Some(_) => 1,
                None => 2,
            },
            None if self.shown == Some(*digit) => 0,
            None if self.game().candidate_colour(at(*digit)).is_some() => 1,
            None => 2,
        };
        self.marks_in(cell).iter().min_by_key(rank)
    }

    pub(super) fn is_wrong(&self, cell: Cell) -> bool {
        self.wrong.contains(cell)
    }

    /// The role of the cell as a whole in the hint.
    fn role(&self, cell: Cell) -> Option<Role> {
        self.hint?.marks.iter().find_map(|mark| match mark {
            Mark::Cells(cells, role) => cells.contains(cell).then_some(*role),
            Mark::Candidates(..) | Mark::Houses(..) => None,
        })
    }

    /// True if the hint is about a house of the cell.
    fn is_in_house(&self, cell: Cell) -> bool {
        self.hint.is_some_and(|hint| {
            hint.marks.iter().any(|mark| match mark {
                Mark::Houses(houses, _) => houses.iter().any(|house| house.cells().contains(cell)),
                Mark::Candidates(..) | Mark::Cells(..) => false,
            })
        })
    }

    pub(super) fn ground(&self, cell: Cell, skin: Skin) -> Style {
        let hand = &self.table.hand;
        let is_seen = match self.hint {
            Some(_) => self.is_in_house(cell),
            None if !self.place.is_empty() => self.place.contains(cell),
            None => self.seen.contains(cell),
        };
        let ground = match self.game().colours(cell).next() {
            _ if cell == hand.cursor() => Ground::Cursor,
            _ if hand.cells().contains(cell) || self.role(cell).is_some() => Ground::Selected,
            Some(colour) => Ground::Colour(usize::from(colour.get()) - 1),
            None if is_seen => Ground::Seen,
            None => Ground::Plain,
        };
        skin.base().patch(skin.ground(ground))
    }

    pub(super) fn digit(&self, cell: Cell, digit: Digit, skin: Skin) -> Style {
        let is_given = self.game().sheet().givens.digit(cell).is_some();
        let style = skin.style(if is_given { Part::Given } else { Part::Placed });
        // While givens are entered, they may clash.
        let is_fixed = is_given && !self.game().sheet().entering;
        if self.is_wrong(cell) && !is_fixed || self.role(cell) == Some(Role::Eliminated) {
            style.patch(skin.style(Part::Wrong))
        } else if self.hint.is_none() && self.shown == Some(digit) {
            style.patch(skin.style(Part::Shown))
        } else {
            style
        }
    }

    /// The look of a candidate or a mark, and the sign of its role in a hint.
    pub(super) fn mark(&self, candidate: Candidate, skin: Skin) -> (Style, Option<char>) {
        if let Some(role) = self.hint.and_then(|hint| hint.role(candidate)) {
            return (skin.role(role), skin.has_signs().then(|| Theme::STANDARD.look(role).sign));
        }
        let is_corner = self.game().sheet().corner.contains(candidate);
        let mut style = skin.style(if is_corner { Part::Corner } else { Part::Centre });
        if self.hint.is_none() && self.shown == Some(candidate.digit()) {
            style = style.patch(skin.style(Part::Shown));
        }
        if let Some(colour) = self.game().candidate_colour(candidate) {
            style = style.patch(skin.candidate(usize::from(colour.get()) - 1));
        }
        (style, None)
    }

    /// The colours that the ground does not show, as letters: all of them without colours, else those after
    /// the first.
    pub(super) fn letters(&self, cell: Cell, skin: Skin) -> String {
        let colours = self.game().colours(cell).skip(usize::from(skin.has_colours()));
        colours.map(|colour| char::from(b'a' + colour.get() - 1)).collect()
    }
}

/// The candidates that a hint speaks of.
fn spoken_of(hint: &Diagram) -> CandidateSet {
    hint.marks.iter().fold(CandidateSet::EMPTY, |all, mark| match mark {
        Mark::Candidates(candidates, _) => all | *candidates,
        Mark::Cells(..) | Mark::Houses(..) => all,
    })
}
