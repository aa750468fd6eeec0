//! The statistics of solved puzzles.

use super::{Next, Screen, UP_DOWN, foot, leads_back, scrolls};
use crate::tui::desk::Desk;
use crate::tui::event::Event;
use crate::tui::page::{Page, columns};
use crate::tui::skin::Part;
use crate::tui::widgets::clock;
use sudokit::diagram::say;
use sudokit_play::{Key, Level};

/// The solved puzzles, level by level.
#[derive(Default)]
pub(crate) struct StatisticsScreen {
    from: usize,
}

/// A row of the table.
type Row = ([String; 8], Part);

/// A part of a line: the column, the text, and its look.
type Place = (u16, String, Part);

impl Screen for StatisticsScreen {
    fn on(&mut self, event: &Event, desk: &mut Desk) -> Next {
        if leads_back(event) || matches!(event, Event::Key(Key::Enter)) {
            return Next::Back;
        }
        let rows = visible(desk.size.1);
        let most = lines(&table(desk), desk.size.0).len().saturating_sub(rows);
        self.from = self.from.saturating_add_signed(scrolls(event, rows)).min(most);
        Next::Stay
    }

    fn draw(&self, desk: &Desk, page: &mut Page<'_>) {
        page.title(&desk.say(&say!("terminal-statistics")));
        let lines = lines(&table(desk), page.area.width);
        let rows = visible(page.area.height);
        for (y, line) in (2..).zip(lines.iter().skip(self.from).take(rows)) {
            for (x, text, part) in line {
                page.text(*x, y, text, *part);
            }
        }
        let most = lines.len().saturating_sub(rows);
        let keys: [(&[Key], _, _); 3] = [
            (UP_DOWN, say!("terminal-key-scroll"), most > 0),
            (&[Key::Char(' ')], say!("terminal-key-more"), self.from < most),
            (&[Key::Escape], say!("terminal-key-back"), true),
        ];
        page.footer(&foot(keys, desk));
    }
}

/// The lines between the title and the last line.
fn visible(rows: u16) -> usize {
    usize::from(rows).saturating_sub(3)
}

/// The heads, and a row for each level.
fn table(desk: &Desk) -> Vec<Row> {
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
    rows
}

/// The lines of a page with this many columns: the first column of the table to the left, the others to the
/// right. Those that do not fit follow below, behind the first column again.
fn lines(rows: &[Row], room: u16) -> Vec<Vec<Place>> {
    /// Columns are so wide, or wider where their words are.
    const LEAST: [u16; 8] = [9, 8, 8, 8, 8, 8, 8, 8];
    const LEFT: u16 = 2;
    let width = |index: usize| rows.iter().map(|(row, _)| columns(&row[index])).fold(LEAST[index], u16::max);
    let begin = || rows.iter().map(|(row, part)| vec![(LEFT, row[0].clone(), *part)]);
    let (mut lines, mut block): (Vec<_>, Vec<_>) = (Vec::new(), begin().collect());
    let first = LEFT + width(0) + 1;
    let mut x = first;
    for index in 1..LEAST.len() {
        let width = width(index);
        if x + width > room && x > first {
            lines.append(&mut block);
            lines.push(Vec::new());
            block.extend(begin());
            x = first;
        }
        for (line, (row, part)) in block.iter_mut().zip(rows) {
            let text = &row[index];
            line.push((x + width - columns(text), text.clone(), *part));
        }
        x += width + 1;
    }
    lines.append(&mut block);
    lines
}
