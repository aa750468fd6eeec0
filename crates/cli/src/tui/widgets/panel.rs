//! The panel beside the grid: the game, its progress, the last message, and help.

use crate::tui::desk::{Desk, Table, id_of};
use crate::tui::page::{Page, columns, wrap};
use crate::tui::skin::Part;
use ratatui::layout::Rect;
use sudokit::Digit;
use sudokit::diagram::{Sentence, Words, say};
use sudokit::logic::{self, Kind};
use sudokit_play::train::Exercise;
use sudokit_play::{Mode, Origin};

/// The panel beside the grid.
pub(crate) struct Panel<'a> {
    pub(crate) desk: &'a Desk,
    pub(crate) table: &'a Table,
}

impl Panel<'_> {
    /// Lines above what is said and told.
    const HEAD: u16 = 8;

    pub(crate) fn draw(&self, page: &mut Page<'_>) {
        let (title, about) = self.title();
        // The line above the digits is free for a title that needs two.
        let below = page.paragraph(0, 0, &title, Part::Strong);
        page.text(0, below, &about, Part::Faint);
        self.draw_digits(page);
        self.draw_modes(page);
        // A hint would give away what the grid hides.
        if !self.table.paused {
            self.draw_told(page);
        }
    }

    /// The game and its progress, or the drill and its technique.
    fn title(&self) -> (String, String) {
        if let Some(practice) = &self.desk.practice {
            let (round, exercise) = (&practice.round, practice.drill.exercise());
            let number = round.done() + usize::from(!practice.is_over());
            let of = round.of();
            let about = match exercise {
                Exercise::WhatFollows => say!("terminal-what-follows", [number, of]),
                Exercise::FindIt => say!("terminal-find-it", [number, of]),
                Exercise::NameIt => say!("terminal-name-it", [number, of]),
                _ => say!("terminal-solve-with-it", [number, of]),
            };
            // A drill that asks for the name does not show it.
            let is_asked = exercise == Exercise::NameIt && !practice.is_over();
            let asked = || self.desk.say(&say!("terminal-which-one"));
            let title = if is_asked { asked() } else { round.kind().name_in(self.desk.words).to_owned() };
            return (title, self.desk.say(&about));
        }
        let game = &self.table.game;
        let (filled, of) = (game.sheet().placed.len(), 81 - game.sheet().givens.len());
        let filled = self.desk.say(&say!("terminal-filled", [filled, of]));
        let time = game.finished().unwrap_or(game.time());
        let clock = if game.options().clock { clock(time) } else { String::new() };
        let id = self.table.id().unwrap_or_default();
        let title = self.table.title.clone();
        let title = title.unwrap_or_else(|| title_of(game.origin(), id, self.desk.words));
        (self.desk.say(&title), format!("{clock:<9}{filled}"))
    }

    /// The digit at a place of the panel, for a mouse.
    pub(crate) fn digit_at(x: u16, y: u16) -> Option<Digit> {
        Digit::all().find(|digit| (3..=4).contains(&y) && x / 2 == digit.index() as u16)
    }

    /// The digits, and how often each is still missing.
    fn draw_digits(&self, page: &mut Page<'_>) {
        let game = &self.table.game;
        for digit in Digit::all() {
            let x = 2 * digit.index() as u16;
            let is_complete = game.complete().contains(digit);
            let part = match (self.table.hand.digit() == Some(digit), is_complete) {
                (true, _) => Part::Shown,
                (false, true) => Part::Faint,
                (false, false) => Part::Strong,
            };
            page.text(x, 3, &digit.to_string(), part);
            let missing = if is_complete { "-".to_owned() } else { game.missing(digit).to_string() };
            page.text(x, 4, &missing, Part::Faint);
        }
    }

    fn draw_modes(&self, page: &mut Page<'_>) {
        let hand = &self.table.hand;
        if self.table.game.sheet().entering {
            page.text(0, 6, &self.desk.say(&say!("terminal-entering")), Part::Chosen);
            return;
        }
        let mut x = 0;
        for mode in Mode::ALL {
            let is_chosen = mode == hand.mode();
            // In a narrow panel only the mode that is chosen has its whole name.
            let name = if is_chosen || page.area.width >= 34 {
                say!("terminal-mode", [mode = mode.name()])
            } else {
                say!("terminal-mode-in-short", [mode = mode.name()])
            };
            let name = self.desk.say(&name);
            page.text(x, 6, &name, if is_chosen { Part::Chosen } else { Part::Faint });
            x += columns(&name) + 1;
        }
        if hand.is_selecting() {
            let selecting = self.desk.say(&say!("terminal-selecting"));
            let fits = x + columns(&selecting) <= page.area.width;
            let (x, y) = if fits { (x, 6) } else { (0, 7) };
            page.text(x, y, &selecting, Part::Shown);
        }
    }

    /// The last message, then the told help.
    fn draw_told(&self, page: &mut Page<'_>) {
        let lines = self.lines(usize::from(page.area.width));
        let most = Self::most(&lines, page.area);
        let from = self.table.scrolled.min(most);
        for (y, (line, part)) in (Self::HEAD..page.area.height).zip(&lines[usize::from(from)..]) {
            page.text(0, y, line, *part);
        }
        let edge = page.area.width.saturating_sub(1);
        if from > 0 {
            page.text(edge, Self::HEAD, "^", Part::Strong);
        }
        if from < most {
            page.text(edge, page.area.height - 1, "v", Part::Strong);
        }
    }

    /// The maximum scroll position.
    fn most(lines: &[(String, Part)], area: Rect) -> u16 {
        (lines.len() as u16).saturating_sub(area.height.saturating_sub(Self::HEAD))
    }

    /// The scroll position after a move by some lines.
    pub(crate) fn scrolled(&self, by: i16, area: Rect) -> u16 {
        let most = Self::most(&self.lines(usize::from(area.width)), area);
        self.table.scrolled.min(most).saturating_add_signed(by).min(most)
    }

    fn lines(&self, width: usize) -> Vec<(String, Part)> {
        let (table, mut lines) = (self.table, Vec::new());
        let mut say = |text: &str, part| {
            lines.extend(wrap(text, width.saturating_sub(1)).into_iter().map(|line| (line, part)));
        };
        if let Some(trouble) = &self.desk.trouble {
            say(trouble, Part::Refused);
            say("", Part::Text);
        }
        let names = table.game.options().notation;
        let told = |sentence: &Sentence| sentence.told(self.desk.words, &names);
        if let Some(practice) = &self.desk.practice {
            say(&told(&practice.drill.question()), Part::Strong);
            say("", Part::Text);
            if let Some(judgement) = &practice.judgement {
                let is_slip = judgement.verdict.is_slip();
                for (index, sentence) in judgement.said.iter().enumerate() {
                    let verdict = if is_slip { Part::Refused } else { Part::Said };
                    say(&told(sentence), if index == 0 { verdict } else { Part::Text });
                }
                say("", Part::Text);
            }
        }
        if table.hand.is_asking() {
            say(&self.desk.say(&say!("terminal-which-digit")), Part::Said);
        } else if !table.said.0.is_empty() {
            say(&table.said.0, if table.said.1 { Part::Refused } else { Part::Said });
        }
        if table.is_won {
            if !table.said.0.is_empty() {
                say("", Part::Text);
            }
            say(&self.desk.say(&self.time()), Part::Text);
            say(&table.hardest.map_or(String::new(), |kind| self.desk.say(&hardest(kind))), Part::Text);
        }
        if let Some(about) = &self.desk.thinking {
            say(&self.desk.say(about), Part::Faint);
        }
        if table.is_helping() {
            let rungs = table.help.told();
            for (index, rung) in rungs.iter().enumerate() {
                let part = if index + 1 == rungs.len() { Part::Text } else { Part::Faint };
                if index > 0 {
                    say("", Part::Text);
                }
                for sentence in &rung.said {
                    say(&told(sentence), part);
                }
            }
        }
        lines
    }

    /// The time of a game that is won, beside the player's other times at its level.
    fn time(&self) -> Sentence {
        let game = &self.table.game;
        let time = clock(game.finished().unwrap_or(game.time()));
        let Some(level) = game.origin().level() else { return say!("terminal-time", [time]) };
        let found = self.desk.profile.statistics(Some(level));
        match (found.best, found.median) {
            (Some(best), Some(median)) if found.solved > 1 => {
                say!("terminal-time-beside-others", [time, best = clock(best), median = clock(median)])
            }
            _ => say!("terminal-first-time", [time]),
        }
    }
}

/// The hardest step of a puzzle, as a sentence.
fn hardest(kind: &'static Kind) -> Sentence {
    if kind.hodoku.is_some_and(|hodoku| hodoku.level == logic::Level::Easy) {
        say!("terminal-singles-were-enough")
    } else {
        say!("terminal-hardest-step", [kind = kind.named(kind.name)])
    }
}

/// The name of a game, with the number that its id has if others are of the same origin.
pub(crate) fn title_of(origin: Origin, id: &str, words: &Words) -> Sentence {
    let title = match origin {
        Origin::Made { level, seed } => {
            say!("terminal-game", [level = level.name_in(words), number = seed.to_string()])
        }
        Origin::Daily { level, date } => {
            say!("terminal-game-of-day", [day = date.to_string(), level = level.name_in(words)])
        }
        Origin::Entered => say!("terminal-own-puzzle"),
        _ => say!("terminal-opened-puzzle"),
    };
    match id.strip_prefix(&id_of(origin)).and_then(|rest| rest.strip_prefix('-')) {
        Some(number) => say!("terminal-one-of-several", [title, number = number.to_owned()]),
        None => title,
    }
}

/// A time in minutes and seconds, or with hours.
pub(crate) fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_hours_only_if_there_are_some() {
        assert_eq!(clock(0), "0:00");
        assert_eq!(clock(59_999), "0:59");
        assert_eq!(clock(3_599_000), "59:59");
        assert_eq!(clock(3_600_000), "1:00:00");
    }
}
