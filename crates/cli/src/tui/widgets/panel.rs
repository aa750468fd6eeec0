//! The panel beside or below the grid: the game, its progress, the last message, and help.

use super::layout::Layout;
use super::status;
use crate::tui::desk::{Desk, Table, id_of};
use crate::tui::page::{Page, columns, is_narrow, wrap};
use crate::tui::skin::Part;
use crate::tui::won;
use sudokit::Digit;
use sudokit::diagram::{Sentence, Words, say};
use sudokit_play::{Mode, Origin};

/// The panel beside or below the grid.
pub(crate) struct Panel<'a> {
    pub(crate) desk: &'a Desk,
    pub(crate) table: &'a Table,
    pub(crate) layout: Layout,
}

/// Lines with their looks.
type Lines = Vec<(String, Part)>;

impl Panel<'_> {
    pub(crate) fn draw(&self, page: &mut Page<'_>) {
        if self.layout.is_below {
            status::draw(self.desk, self.table, &self.progress(), page);
        } else {
            let (title, about) = self.title();
            // The line above the digits is free for a title that needs two.
            let below = page.paragraph(0, 0, &title, Part::Strong);
            page.text(0, below, &about, Part::Faint);
            self.draw_digits(page);
            self.draw_modes(page);
        }
        // A hint would give away what the grid hides.
        if !self.table.paused {
            self.draw_told(page);
        }
    }

    /// The number of lines above what is said and told.
    const fn head(&self) -> u16 {
        if self.layout.is_below { 1 } else { 8 }
    }

    /// The game and its progress, or the drill and its technique.
    fn title(&self) -> (String, String) {
        if let Some(practice) = &self.desk.practice {
            return practice.title(self.desk.words);
        }
        let [clock, filled] = self.progress();
        let id = self.table.id().unwrap_or_default();
        let title = self.table.title.clone();
        let title = title.unwrap_or_else(|| title_of(self.table.game.origin(), id, self.desk.words));
        (self.desk.say(&title), format!("{clock:<9}{filled}"))
    }

    /// The clock, if the player wants to see it, and the number of digits.
    fn progress(&self) -> [String; 2] {
        let game = &self.table.game;
        let (filled, of) = (game.sheet().placed.len(), 81 - game.sheet().givens.len());
        let time = game.finished().unwrap_or(game.time());
        let clock = if game.options().clock { clock(time) } else { String::new() };
        [clock, self.desk.say(&say!("terminal-filled", [filled, of]))]
    }

    /// The digit at a place of the screen, for a mouse. A panel below the grid has no digits to press.
    pub(crate) fn digit_at(layout: Layout, x: u16, y: u16) -> Option<Digit> {
        let x = x.checked_sub(layout.panel.x).filter(|_| !layout.is_below)?;
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
        if !self.layout.grid.shows_marks() {
            status::draw_marks(self.table, 5, page);
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
        let (head, height) = (self.head(), page.area.height);
        let (lines, newest) = self.lines(page.area.width);
        let (from, most) = self.position(&lines, newest, height);
        for (y, (line, part)) in (head..height).zip(&lines[usize::from(from)..]) {
            page.text(0, y, line, *part);
        }
        let edge = page.area.width.saturating_sub(1);
        if from > 0 {
            page.text(edge, head, "^", Part::Strong);
        }
        if from < most {
            page.text(edge, height - 1, "v", Part::Strong);
        }
    }

    /// The scroll position, and the largest one. In the few lines below a grid, the newest part of a hint is
    /// read from its beginning.
    fn position(&self, lines: &Lines, newest: u16, height: u16) -> (u16, u16) {
        let most = (lines.len() as u16).saturating_sub(height.saturating_sub(self.head()));
        let scrolled = self.table.scrolled;
        let is_new = self.layout.is_below && scrolled == u16::MAX;
        (if is_new { newest } else { scrolled }.min(most), most)
    }

    /// The scroll position after a leap up or down, which leaves a line to read on from.
    pub(crate) fn leapt(&self, direction: i16) -> u16 {
        let visible = self.layout.panel.height.saturating_sub(self.head());
        self.scrolled(direction * visible.saturating_sub(1).clamp(1, 5) as i16)
    }

    /// The scroll position after a move by some lines.
    pub(crate) fn scrolled(&self, by: i16) -> u16 {
        let (lines, newest) = self.lines(self.layout.panel.width);
        let (from, most) = self.position(&lines, newest, self.layout.panel.height);
        from.saturating_add_signed(by).min(most)
    }

    /// Everything that is said and told, and the line on which the newest part of a hint begins.
    fn lines(&self, width: u16) -> (Lines, u16) {
        let (table, mut lines, mut newest) = (self.table, Vec::new(), 0);
        let room = usize::from(width.saturating_sub(1));
        let mut say = |text: &str, part| {
            lines.extend(wrap(text, room).into_iter().map(|line| (line, part)));
            lines.len() as u16
        };
        if is_narrow(self.desk.size.0)
            && let Some(verdict) = won::verdict(table)
        {
            say(&self.desk.say(&verdict), Part::Strong);
        }
        if let Some(trouble) = &self.desk.trouble {
            say(trouble, Part::Refused);
            say("", Part::Text);
        }
        let names = table.game.options().notation;
        let told = |sentence: &Sentence| sentence.told(self.desk.words, &names);
        if let Some(practice) = &self.desk.practice {
            say(&told(&practice.question()), Part::Strong);
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
            say(&self.desk.say(&won::time(table, self.desk)), Part::Text);
            say(&table.hardest.map_or(String::new(), |kind| self.desk.say(&won::hardest(kind))), Part::Text);
            if let Some(slowest) = table.slowest() {
                say("", Part::Text);
                say(&self.desk.say(&say!("terminal-moments")), Part::Strong);
                for moment in won::slow(&table.moments) {
                    say(&told(&moment), Part::Text);
                }
                let lesson = say!("terminal-lesson-about", [kind = slowest.kind.named(slowest.kind.name)]);
                say(&self.desk.say(&lesson), Part::Faint);
            }
        }
        if let Some(about) = &self.desk.thinking {
            say(&self.desk.say(about), Part::Faint);
        }
        if table.is_helping() {
            let rungs = table.help.told();
            for (index, rung) in rungs.iter().enumerate() {
                let part = if index + 1 == rungs.len() { Part::Text } else { Part::Faint };
                if index > 0 {
                    newest = say("", Part::Text);
                }
                for sentence in &rung.said {
                    say(&told(sentence), part);
                }
            }
        }
        if lines.is_empty() && self.layout.is_below {
            lines.extend(wrap(&self.title().0, room).into_iter().map(|line| (line, Part::Faint)));
        }
        (lines, newest)
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
