//! The common part of all grids of several lines: plain, boxed, candidate, `sdx` and `ss` grids.
//!
//! A grid is 81 cells, usually 9 a line. Its kind is decided at the end: a cell with several digits makes it
//! a candidate grid. A line without cells is part of a frame.

use crate::error::{Wrong, quote};
use crate::formats::{line, markdown, sdk, spaced, ss};
use crate::scan::{self, Class, class};
use crate::spec::{Block, Company, Fed};
use crate::{Candidates, Entry};
use sudokit_core::{CandidateSet, Cell, DigitSet, Puzzle};

/// The text of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) digits: DigitSet,
    /// The character of an empty cell.
    pub(crate) blank: Option<char>,
    /// True if marked as placed by the player.
    pub(crate) placed: bool,
}

/// Limit for the cells of a line: all of a grid.
const MOST_CELLS: usize = 81;

/// An empty cell that is a space.
pub(crate) const EMPTY: Group = Group { digits: DigitSet::EMPTY, blank: Some(' '), placed: false };

/// Kinds of lines.
#[derive(Debug)]
enum Row {
    /// Part of a frame.
    Frame,
    /// Nine dashes: part of a frame, or nine empty cells if other cells are dashes too.
    Dashes,
    Cells(Vec<Group>),
    /// Cells with spaces for some of them: the other rows show which.
    Spaced,
    Wrong(Wrong),
}

/// Interpretation of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// By its looks.
    Any,
    /// All cells list their candidates.
    Candidates,
    /// Any number of cells a line.
    Numbers,
    /// A `u` marks a placed digit.
    Sdx,
}

pub(crate) struct Rows {
    style: Style,
    rows: Vec<(Vec<Group>, bool)>,
    /// The texts of the rows without those of dashes, and their lines below the first one.
    texts: Vec<(u64, String)>,
    /// Number of lines so far.
    lines: u64,
    /// Only the texts of all rows show what their cells are.
    spaced: bool,
    /// The first row may be the head of a table.
    head: Head,
    entry: Entry,
    changes: ss::Changes,
    /// Spaces are empty cells.
    spaces: bool,
    /// Blank lines between all rows.
    gaps: bool,
    closed: bool,
    broken: bool,
}

/// The head of a Markdown table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Head {
    #[default]
    None,
    /// A row of names. A rule must follow.
    Names,
    /// A row and a rule. Nine rows may follow.
    Row,
    /// Every row begins with a name.
    Column,
}

/// Returns true if a line can be the first of a grid.
pub(crate) fn starts(text: &str) -> bool {
    match row(text, Style::Any, false) {
        Row::Frame | Row::Dashes | Row::Cells(_) | Row::Spaced => true,
        Row::Wrong(_) => is_near(text) || markdown::is_head(text),
    }
}

pub(crate) fn open() -> Box<dyn Block> {
    Box::new(Rows::new(Style::Any))
}

/// The error in a line that is not a puzzle.
pub(crate) fn complain(text: &str, expected: &str) -> Wrong {
    if let Some((at, sign)) =
        text.char_indices().find(|(_, c)| ['\0', char::REPLACEMENT_CHARACTER].contains(c))
    {
        return Wrong::char(crate::error::column_of(text, at), expected, Some(sign));
    }
    let mut count = 0;
    let mut over = 0;
    for (at, c) in text.chars().enumerate() {
        match class(c) {
            Class::Digit(_) | Class::Blank => {
                count += 1;
                if count == 82 {
                    over = at + 1;
                }
            }
            Class::Other if count > 0 && !scan::has_word(text) => {
                return Wrong::char(at + 1, "a digit or '.'", Some(c));
            }
            Class::Other => return Wrong::new(1, expected, quote(text)),
            _ => {}
        }
    }
    match count {
        0 => Wrong::new(1, expected, quote(text)),
        82.. => Wrong::count(over, "81 cells", count),
        _ => {
            let found =
                if expected.ends_with("cells") { count.to_string() } else { format!("{count} cells") };
            Wrong::new(text.trim_end().chars().count() + 1, expected, found)
        }
    }
}

/// Returns true if a line is no row, but more like one than like anything else.
fn is_near(text: &str) -> bool {
    let cells = text.chars().filter(|c| matches!(class(*c), Class::Digit(_) | Class::Blank)).count();
    (6..=12).contains(&cells) && !scan::has_word(text)
}

/// `is_next` for a row below others, which may show what its spaces are.
fn row(text: &str, style: Style, is_next: bool) -> Row {
    if let Some(cells) = with_empty_fields(text) {
        return Row::Cells(cells);
    }
    let digits = scan::has_digit(text);
    if !digits && let Some(row) = without_digits(text) {
        return row;
    }
    let mut cells = Vec::new();
    let mut groups = Some(Vec::new());
    for (start, word) in words(text) {
        match word_cells(word) {
            Ok(found) if cells.len() + found.len() > MOST_CELLS => {
                return Row::Wrong(complain(text, "9 cells"));
            }
            Ok(mut found) => cells.append(&mut found),
            Err(wrong) => return Row::Wrong(wrong.after(crate::error::column_of(text, start) - 1)),
        }
        groups = groups.zip(group(word)).map(|(mut groups, group)| {
            groups.push(group);
            groups
        });
    }
    if let Some(groups) = groups.filter(|groups| groups.len() == 9) {
        return Row::Cells(groups);
    }
    let is_spaced = style != Style::Numbers && spaced::is_row(text, !is_next);
    if cells.len() == 1
        && let Some(cells) = with_bars(text)
    {
        return Row::Cells(cells);
    }
    if cells.len() == 1 && is_spaced && (is_next || text.trim() != text) {
        return Row::Spaced;
    }
    if matches!(cells.len(), 9 | 1 | 27) || (style == Style::Numbers && !cells.is_empty()) {
        return Row::Cells(cells);
    }
    match with_bars(text) {
        Some(cells) => Row::Cells(cells),
        None if is_spaced => Row::Spaced,
        None => Row::Wrong(complain(text, "9 cells")),
    }
}

/// A row of a spreadsheet: nine fields, empty ones for empty cells.
fn with_empty_fields(text: &str) -> Option<Vec<Group>> {
    let separator = ['\t', ',', ';'].into_iter().find(|separator| text.matches(*separator).count() == 8)?;
    let fields: Vec<&str> = text.split(separator).map(|field| field.trim_matches([' ', '"'])).collect();
    let cell = |field: &&str| if field.is_empty() { Some(EMPTY) } else { group(field) };
    if fields.contains(&"") { fields.iter().map(cell).collect() } else { None }
}

/// A line without digits: a row of empty cells or part of a frame.
fn without_digits(text: &str) -> Option<Row> {
    let mut dashes = 0;
    let mut other_blanks = 0;
    let mut crossed = false;
    for c in text.chars() {
        match class(c) {
            Class::Blank if c == '-' => dashes += 1,
            Class::Blank => other_blanks += 1,
            Class::Plus | Class::Rule => crossed = true,
            Class::Punct | Class::Bar if c == ':' || c == '\'' => crossed = true,
            Class::Bar | Class::Space | Class::Punct => {}
            _ => return None,
        }
    }
    match (crossed, dashes, other_blanks) {
        (true, _, _) => Some(Row::Frame),
        (_, 9, 0) => Some(Row::Dashes),
        (_, 1.., _) => Some(Row::Frame),
        (_, 0, 0) if !text.contains(['|', '│', '┃', '║']) => Some(Row::Frame),
        _ => None,
    }
}

/// The words of a row, separated by white space, bars and commas.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    scan::pieces(text, |c| matches!(class(c), Class::Space | Class::Bar | Class::Punct))
}

/// One cell a character; `+` and `u` come before a placed digit.
fn word_cells(word: &str) -> Result<Vec<Group>, Wrong> {
    let mut cells = Vec::new();
    let mut placed = false;
    for (at, c) in word.chars().enumerate() {
        match class(c) {
            Class::Digit(_) | Class::Blank if cells.len() > MOST_CELLS => return Ok(cells),
            Class::Digit(digit) => {
                cells.push(Group { digits: DigitSet::of(digit), blank: None, placed });
                placed = false;
            }
            Class::Blank if !placed => cells.push(Group { blank: Some(c), ..Group::default() }),
            Class::Plus => placed = true,
            Class::Other if c == 'u' => placed = true,
            _ => return Err(Wrong::char(at + 1, "a digit or '.'", Some(c))),
        }
    }
    Ok(cells)
}

/// One word as one cell: `5`, `.`, `123`, `*5*`, `u5`.
fn group(word: &str) -> Option<Group> {
    let bare = if scan::has_digit(word) { word.trim_matches('*') } else { word };
    let cells = word_cells(bare).ok()?;
    match cells.as_slice() {
        [one] => Some(*one),
        cells => {
            let digits: DigitSet = cells.iter().flat_map(|group| group.digits).collect();
            let fine = digits.len() == cells.len() && !cells.iter().any(|group| group.placed);
            fine.then_some(Group { digits, blank: None, placed: false })
        }
    }
}

/// The nine fields between bars, empty ones for empty cells.
fn with_bars(text: &str) -> Option<Vec<Group>> {
    let is_bar = |c: char| class(c) == Class::Bar;
    let fields: Vec<&str> = text.split(is_bar).take(12).map(str::trim).collect();
    let inner = match fields.as_slice() {
        ["", inner @ .., ""] if inner.len() == 9 => inner,
        all if all.len() == 9 => all,
        _ => return None,
    };
    inner.iter().map(|field| if field.is_empty() { Some(EMPTY) } else { group(field) }).collect()
}

impl Rows {
    pub(crate) fn new(style: Style) -> Self {
        Self {
            style,
            rows: Vec::new(),
            texts: Vec::new(),
            lines: 0,
            spaced: false,
            head: Head::None,
            entry: Entry::default(),
            changes: ss::Changes::default(),
            spaces: false,
            gaps: false,
            closed: false,
            broken: false,
        }
    }

    /// The cells so far. Rows of dashes count if dashes are empty cells.
    fn cells(&self) -> Vec<Group> {
        let is_dash = |group: &Group| group.blank == Some('-');
        let dashes_are_cells = self.rows.iter().any(|(row, dashes)| !dashes && row.iter().any(is_dash));
        let nothing_else = self.rows.iter().all(|(_, dashes)| *dashes);
        let counts = |dashes: bool| !dashes || dashes_are_cells || nothing_else;
        self.rows.iter().filter(|(_, dashes)| counts(*dashes)).flat_map(|(row, _)| row).copied().collect()
    }

    pub(crate) fn is_complete(&self) -> bool {
        // Fewer rows cannot have 81 cells, and counting cells takes time.
        self.rows.len() >= 3 && self.cells().len() >= 81
    }

    fn is_band_end(&self) -> bool {
        let cells = self.cells().len();
        cells.is_multiple_of(27) || (self.gaps && cells.is_multiple_of(9))
    }

    fn push(&mut self, cells: Vec<Group>, text: &str) -> Fed {
        if self.is_complete() {
            if self.head != Head::Row {
                return Fed::Refused;
            }
            // Nine rows below the head.
            self.head = Head::None;
            self.rows.remove(0);
            self.texts.remove(0);
        }
        let width = self.rows.iter().find(|(_, dashes)| !dashes).map_or(cells.len(), |(row, _)| row.len());
        if width != cells.len() && self.style != Style::Numbers {
            let end = text.trim_end().chars().count() + 1;
            return self.wrong(Wrong::count(end, &format!("{width} cells"), cells.len()));
        }
        self.spaces |= cells.iter().any(|group| group.blank == Some(' '));
        self.keep(cells, text);
        Fed::Taken
    }

    fn keep(&mut self, cells: Vec<Group>, text: &str) {
        let text = if text.len() > spaced::LONGEST { "" } else { text };
        self.texts.push((self.lines - 1, text.to_owned()));
        self.rows.push((cells, false));
    }

    /// Takes a row whose spaces are cells.
    fn push_spaced(&mut self, text: &str) -> Fed {
        let has_dots =
            |(row, _): &(Vec<Group>, bool)| row.iter().any(|cell| !matches!(cell.blank, None | Some(' ')));
        if self.is_complete() {
            return Fed::Refused;
        }
        if self.rows.iter().any(has_dots) {
            return self.wrong(complain(text, "9 cells"));
        }
        // A row of one digit looks like a cell.
        self.rows.iter_mut().filter(|(row, _)| row.len() == 1).for_each(|(row, _)| *row = vec![EMPTY; 9]);
        (self.spaced, self.spaces) = (true, true);
        self.keep(vec![EMPTY; 9], text);
        Fed::Taken
    }

    /// Counts a wrong row as a row: the rows after it do not begin a new grid.
    fn wrong(&mut self, wrong: Wrong) -> Fed {
        self.broken = true;
        self.keep(vec![Group::default(); 9], "");
        Fed::Wrong(wrong)
    }

    fn blank_line(&mut self, text: &str) -> Fed {
        let nine_spaces = text.chars().count() >= 9 || text == "\t".repeat(8);
        if self.is_complete() || self.rows.is_empty() {
            Fed::Refused
        } else if self.spaces && (nine_spaces || !self.is_band_end()) {
            self.push(vec![EMPTY; 9], text)
        } else if self.is_band_end() || self.style == Style::Numbers {
            Fed::Taken
        } else if self.rows.len() == 1 && self.cells().len() == 9 {
            self.gaps = true;
            Fed::Taken
        } else {
            Fed::Refused
        }
    }

    /// The digits, for a grid of digits only.
    pub(crate) fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, group) in Cell::all().zip(self.cells()) {
            puzzle.set(cell, group.digits.only());
        }
        puzzle
    }

    /// The error in a grid of mixed kinds: a candidate grid must list the candidates of every cell.
    fn doubtful(&self, cells: &[Group]) -> Option<Wrong> {
        if self.style != Style::Any {
            return None;
        }
        let several = Cell::all().zip(cells).find(|(_, group)| group.digits.len() > 1)?.0;
        let is_blank = |group: &Group| group.blank.is_some_and(|blank| blank != '-');
        let blank = Cell::all().zip(cells).find(|(_, group)| is_blank(group))?.0;
        let expected = format!("candidates or '-' in {blank}, because {several} has several digits");
        Some(Wrong::new(1, expected, "an empty cell"))
    }

    fn entry(mut self, cells: &[Group]) -> Entry {
        let candidates = self.style == Style::Candidates || cells.iter().any(|group| group.digits.len() > 1);
        let shown = candidates.then(|| candidates_of(cells));
        let solved = shown.map(|shown| Entry::from_shown(shown, Candidates::Left).givens);
        for (cell, group) in Cell::all().zip(cells) {
            if group.placed {
                self.entry.placed.set(cell, group.digits.only());
            } else {
                let digit = solved.map_or(group.digits.only(), |solved| solved.digit(cell));
                self.entry.givens.set(cell, digit);
            }
        }
        self.entry.candidates = shown.map(|shown| Candidates::Left(shown - self.entry.digits().candidates()));
        self.changes.apply(&mut self.entry);
        self.entry
    }
}

/// The title in a line above a grid: `Monday:`, or the name in `board = [`.
fn title_of(text: &str) -> Option<String> {
    let title = text.trim().trim_end_matches([':', '=', '[', '{', '(', ' ']);
    (!title.is_empty()).then(|| title.to_owned())
}

/// The candidates of a candidate grid. A dash is a cell without candidates; any other empty cell has those
/// that the solved cells leave.
fn candidates_of(cells: &[Group]) -> CandidateSet {
    let mut shown = CandidateSet::EMPTY;
    let mut solved = Puzzle::EMPTY;
    for (cell, group) in Cell::all().zip(cells) {
        shown |= CandidateSet::of_cell(cell, group.digits);
        solved.set(cell, group.digits.only());
    }
    for (cell, group) in Cell::all().zip(cells) {
        if group.blank.is_some_and(|blank| blank != '-') {
            let seen: DigitSet = cell.peers().iter().filter_map(|peer| solved.digit(peer)).collect();
            shown |= CandidateSet::of_cell(cell, !seen);
        }
    }
    shown
}

impl Block for Rows {
    fn feed(&mut self, text: &str) -> Fed {
        self.lines += 1;
        if text.trim().is_empty() {
            return self.blank_line(text);
        }
        if self.is_complete() && self.changes.read(text) {
            return Fed::Taken;
        }
        match (self.head, markdown::rule(text)) {
            (Head::Names, Some(fields)) => {
                self.head = if fields == 10 { Head::Column } else { Head::None };
                return Fed::Taken;
            }
            (Head::None, Some(9)) if self.rows.len() == 1 => {
                self.head = Head::Row;
                return Fed::Taken;
            }
            (Head::None, None) if self.rows.is_empty() && markdown::is_head(text) => {
                self.head = Head::Names;
                return Fed::Taken;
            }
            _ => {}
        }
        let text = if self.head == Head::Column { markdown::without_name(text) } else { text };
        match row(text, self.style, self.spaces) {
            Row::Frame | Row::Dashes if self.closed => Fed::Refused,
            Row::Frame => {
                self.closed = self.is_complete();
                Fed::Taken
            }
            Row::Dashes if self.is_complete() => {
                self.closed = true;
                Fed::Taken
            }
            // A longer line is no row and must not take memory.
            Row::Dashes if self.rows.len() >= 2 * 9 => Fed::Taken,
            Row::Dashes => {
                self.rows.push((vec![Group { blank: Some('-'), ..Group::default() }; 9], true));
                Fed::Taken
            }
            Row::Cells(cells) => self.push(cells, text),
            Row::Spaced => self.push_spaced(text),
            Row::Wrong(_) if self.is_complete() || line::is_record(text) => Fed::Refused,
            Row::Wrong(_) if scan::has_word(text) && !is_near(text) => Fed::Refused,
            Row::Wrong(wrong) => self.wrong(wrong),
        }
    }

    fn title(&mut self, text: &str) {
        self.entry.header.title = title_of(text);
    }

    fn comments(&mut self, lines: &[String]) {
        let title = self.entry.header.title.take();
        self.entry.header = sdk::header(lines.iter().map(String::as_str), false);
        self.entry.header.title = title.or(self.entry.header.title.take());
    }

    fn company(&self) -> Company {
        Company::Words
    }

    fn errors_count_from_start(&self) -> bool {
        self.spaced && self.is_complete()
    }

    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        let mut cells = self.cells();
        if self.spaced && cells.len() == 81 && !self.broken {
            let texts: Vec<&str> = self.texts.iter().map(|(_, text)| text.as_str()).collect();
            match spaced::cells(&texts) {
                Ok(read) => cells = read,
                Err((row, wrong)) => {
                    let line = self.texts.get(row).map_or(0, |(line, _)| *line);
                    return vec![Err(Wrong { line, ..wrong })];
                }
            }
        }
        match cells.len() {
            _ if self.broken || self.rows.is_empty() => Vec::new(),
            81 => match self.doubtful(&cells) {
                Some(wrong) => vec![Err(wrong)],
                None => vec![Ok(self.entry(&cells))],
            },
            count if count.is_multiple_of(9) => vec![Err(Wrong::count(1, "9 rows", count / 9))],
            count => vec![Err(Wrong::count(1, "81 cells", count))],
        }
    }
}
