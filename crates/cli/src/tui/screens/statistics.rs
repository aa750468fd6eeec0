//! The statistics of solved puzzles.

use super::{Next, Screen, foot, leads_back};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns};
use crate::tui::skin::Part;
use crate::tui::widgets::clock;
use sudokit::diagram::say;
use sudokit_play::{Key, Level};

/// The solved puzzles, level by level.
pub(crate) struct StatisticsScreen;

impl Screen for StatisticsScreen {
    fn on(&mut self, event: &Event, _: &mut Desk) -> Next {
        if leads_back(event) || matches!(event, Event::Key(Key::Enter)) { Next::Back } else { Next::Stay }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&say!("terminal-statistics")));
        let heads = [
            say!("terminal-level"),
            say!("terminal-played"),
            say!("terminal-solved-count"),
            say!("terminal-best"),
            say!("terminal-median"),
            say!("terminal-streak"),
            say!("terminal-longest-streak"),
            say!("terminal-helped"),
        ];
        let mut rows = vec![(heads.map(|head| desk.say(&head)), Part::Strong)];
        for level in Level::ALL.map(Some).into_iter().chain([None]) {
            let found = desk.profile.statistics(level);
            let time = |time: Option<u64>| time.map_or("-".to_owned(), clock);
            let others = || desk.say(&say!("terminal-other-puzzles"));
            let row = [
                level.map_or_else(others, |level| level.name_in(desk.words).to_owned()),
                found.played.to_string(),
                found.solved.to_string(),
                time(found.best),
                time(found.median),
                found.streak.to_string(),
                found.longest_streak.to_string(),
                found.helped.to_string(),
            ];
            rows.push((row, if found.played == 0 { Part::Faint } else { Part::Text }));
        }
        write(page, &rows);
        let keys: [(&[Key], _, _); 1] = [(&[Key::Escape], say!("terminal-key-back"), true)];
        page.footer(&foot(keys, desk));
    }
}

/// The first column to the left, the others to the right.
fn write(page: &mut Page<'_>, rows: &[([String; 8], Part)]) {
    /// Columns are so wide, or wider where their words are.
    const LEAST: [u16; 8] = [9, 8, 8, 8, 8, 8, 8, 8];
    let mut x = 2;
    for (index, least) in LEAST.into_iter().enumerate() {
        let width = rows.iter().map(|(row, _)| columns(&row[index])).fold(least, u16::max);
        for (y, (row, part)) in (2..).zip(rows) {
            let text = &row[index];
            let indent = if index == 0 { 0 } else { width - columns(text) };
            page.text(x + indent, y, text, *part);
        }
        x += width + 1;
    }
}
