//! The statistics of solved puzzles.

use super::{Next, Screen, leads_back};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::Page;
use crate::tui::skin::Part;
use crate::tui::widgets::clock;
use sudokit_play::{Key, Level};

/// The solved puzzles, level by level.
pub(crate) struct StatisticsScreen;

impl Screen for StatisticsScreen {
    fn on(&mut self, event: &Event, _: &mut Desk) -> Next {
        if leads_back(event) || matches!(event, Event::Key(Key::Enter)) { Next::Back } else { Next::Stay }
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title("Statistics");
        let heads = ["level", "played", "solved", "best", "median", "streak", "longest", "hints"];
        write(page, 2, &heads.map(str::to_owned), Part::Strong);
        let levels = Level::ALL.map(Some).into_iter().chain([None]);
        for (y, level) in (3..).zip(levels) {
            let found = desk.profile.statistics(level);
            let time = |time: Option<u64>| time.map_or("-".to_owned(), clock);
            let name = level.map_or("others".to_owned(), |level| level.to_string());
            let row = [
                name,
                found.played.to_string(),
                found.solved.to_string(),
                time(found.best),
                time(found.median),
                found.streak.to_string(),
                found.longest_streak.to_string(),
                found.helped.to_string(),
            ];
            write(page, y, &row, if found.played == 0 { Part::Faint } else { Part::Text });
        }
        page.footer([("Esc".to_owned(), "back")]);
    }
}

/// The first column to the left, the others to the right.
fn write(page: &mut Page<'_>, y: u16, row: &[String; 8], part: Part) {
    for (index, text) in row.iter().enumerate() {
        let x = if index == 0 { 2 } else { 11 + 9 * index as u16 - text.chars().count() as u16 };
        page.text(x, y, text, part);
    }
}
