//! `sdk`: SadMan and SudoCue puzzle files.
//!
//! Nine lines of nine cells, above them lines of `#` and a letter: `A` author, `D` description, `C` comment,
//! `B` date, `S` source, `L` level, `U` address. SadMan files have sections instead: `[Puzzle]`, `[State]`
//! (the current digits), `[PencilMarks]` (nine lines of nine groups, commas between); they are written if
//! there are placed digits or marks.
//!
//! Loses: candidates; line breaks in the header.

use crate::error::Wrong;
use crate::formats::grid::{GridStyle, write_digits};
use crate::formats::line;
use crate::formats::rows::{Rows, Style};
use crate::scan::{self, Class, class};
use crate::spec::{Block, Company, Fed, Keeps, Read, Spec, Write};
use crate::{Entry, Header};
use std::fmt;
use sudokit_core::{Candidate, CandidateSet, Cell};

pub(crate) static FORMAT: Spec = Spec {
    name: "sdk",
    aliases: &["sadman", "sudocue"],
    extensions: &["sdk"],
    title: "SadMan and SudoCue puzzle file",
    example: "\
#ASudokit
#DMade up for this page
#LEasy
4.....938
.32.94.1.
..953..24
.67.4.1..
14..8527.
.98.7...6
...95.7..
.5.2..4.3
....6.8..
",
    keeps: Keeps { placed: true, candidates: false, marks: true, header: true },
    read: Read::Block { starts: is_section, open: || Box::new(Sections::new()) },
    write: Write::blocks(write),
};

/// The field of a letter.
fn field(header: &mut Header, letter: char) -> Option<&mut Option<String>> {
    Some(match letter {
        'A' => &mut header.author,
        'D' => &mut header.title,
        'C' => &mut header.comment,
        'B' => &mut header.date,
        'S' => &mut header.source,
        'L' => &mut header.level,
        'U' => &mut header.url,
        _ => return None,
    })
}

/// Reads the lines of a header. Unless it is `sure` that they belong to an `sdk` file, a letter followed by a
/// small letter begins a comment.
pub(crate) fn header<'a>(lines: impl Iterator<Item = &'a str>, sure: bool) -> Header {
    let mut header = Header::default();
    for line in lines {
        let mut rest = line.trim().trim_start_matches('#').chars();
        let Some(letter) = rest.next() else { continue };
        let text = rest.as_str();
        let word = text.starts_with(char::is_lowercase) && letter != 'U';
        if (sure || !word)
            && let Some(field) = field(&mut header, letter)
        {
            match field {
                Some(before) => *before = format!("{before}\n{}", text.trim()),
                None => *field = Some(text.trim().to_owned()),
            }
        }
    }
    header
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    let mut header = entry.header.clone();
    for letter in "ADCBSLU".chars() {
        if let Some(Some(text)) = field(&mut header, letter) {
            writeln!(out, "#{letter}{}", text.split_whitespace().collect::<Vec<_>>().join(" "))?;
        }
    }
    if entry.placed.is_empty() && entry.marks.is_none() {
        return write_digits(out, GridStyle::Plain, &entry.givens);
    }
    out.write_str("[Puzzle]\n")?;
    write_digits(out, GridStyle::Plain, &entry.givens)?;
    out.write_str("[State]\n")?;
    write_digits(out, GridStyle::Plain, &entry.digits())?;
    let Some(marks) = entry.marks else { return Ok(()) };
    out.write_str("[PencilMarks]\n")?;
    Cell::all().try_for_each(|cell| {
        for digit in marks.digits_in(cell) {
            write!(out, "{digit}")?;
        }
        out.write_str(if cell.column() == 8 { "\n" } else { "," })
    })
}

/// Returns true for the name of a first section. Other words in brackets may be forum mark-up.
fn is_section(text: &str) -> bool {
    section(text).is_some_and(|name| ["puzzle", "state"].iter().any(|known| name.eq_ignore_ascii_case(known)))
}

fn section(text: &str) -> Option<&str> {
    let name = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    (!name.is_empty() && name.chars().all(char::is_alphabetic)).then_some(name)
}

/// Limit for the lines of a header; the rest is skipped.
const MOST_COMMENTS: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    /// Before the first section, or a file without sections.
    None,
    Puzzle,
    State,
    Marks,
    Other,
}

struct Sections {
    section: Section,
    header: Header,
    comments: Vec<String>,
    puzzle: Rows,
    state: Option<Rows>,
    marks: Vec<CandidateSet>,
    broken: bool,
}

impl Sections {
    fn new() -> Self {
        Self {
            section: Section::None,
            header: Header::default(),
            comments: Vec::new(),
            puzzle: Rows::new(Style::Any),
            state: None,
            marks: Vec::new(),
            broken: false,
        }
    }

    fn enter(&mut self, name: &str) -> Fed {
        self.section = match name.to_ascii_lowercase().as_str() {
            "puzzle" if self.puzzle.is_complete() || self.broken => return Fed::Refused,
            "puzzle" => Section::Puzzle,
            "state" => {
                self.state = Some(Rows::new(Style::Any));
                Section::State
            }
            "pencilmarks" => Section::Marks,
            _ => Section::Other,
        };
        Fed::Taken
    }

    fn mark_row(&mut self, text: &str) -> Fed {
        if self.marks.len() == 9 {
            return Fed::Refused;
        }
        let count = text.matches(',').count() + 1;
        if count != 9 {
            self.broken = true;
            return Fed::Wrong(Wrong::count(1, "9 groups of marks with commas between", count));
        }
        let mut row = CandidateSet::EMPTY;
        for (column, group) in text.split(',').enumerate() {
            let cell = Cell::at(self.marks.len(), column);
            for c in group.trim().chars() {
                let Class::Digit(digit) = class(c) else {
                    self.broken = true;
                    return Fed::Wrong(Wrong::char(1, format!("the marks of {cell}"), Some(c)));
                };
                row.insert(Candidate::at(cell, digit));
            }
        }
        self.marks.push(row);
        Fed::Taken
    }
}

impl Block for Sections {
    fn feed(&mut self, text: &str) -> Fed {
        if let Some(name) = section(text) {
            return self.enter(name);
        }
        if text.trim_start().starts_with('#') {
            let complete = self.puzzle.is_complete() && self.section == Section::None;
            if !complete && self.comments.len() < MOST_COMMENTS {
                self.comments.push(scan::shortened(text.to_owned(), Header::LONGEST));
            }
            return if complete { Fed::Refused } else { Fed::Taken };
        }
        let rows = match self.section {
            Section::None | Section::Puzzle => &mut self.puzzle,
            Section::State => match &mut self.state {
                Some(state) => state,
                None => return Fed::Refused,
            },
            _ if text.trim().is_empty() || line::is_record(text) => return Fed::Refused,
            Section::Marks => return self.mark_row(text),
            Section::Other => return Fed::Taken,
        };
        let fed = rows.feed(text);
        self.broken |= matches!(fed, Fed::Wrong(_));
        // A blank line between sections does not end the file.
        if matches!(fed, Fed::Refused) && text.trim().is_empty() && self.section != Section::None {
            return if self.puzzle.is_complete() && self.section == Section::State {
                fed
            } else {
                Fed::Taken
            };
        }
        fed
    }

    fn title(&mut self, text: &str) {
        self.header.title = Some(text.trim().to_owned());
    }

    fn comments(&mut self, lines: &[String]) {
        self.comments.extend_from_slice(lines);
    }

    fn company(&self) -> Company {
        Company::Words
    }

    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        let too_few = match (&self.state, self.marks.len()) {
            (Some(state), _) if !state.is_complete() => Some("9 rows in [State]"),
            (_, 1..9) => Some("9 rows in [PencilMarks]"),
            _ => None,
        };
        if let Some(expected) = too_few.filter(|_| !self.broken) {
            return vec![Err(Wrong::new(1, expected, "fewer"))];
        }
        if self.broken || (self.section == Section::Other && !self.puzzle.is_complete()) {
            return Vec::new();
        }
        let title = self.header.title;
        let found = Box::new(self.puzzle).finish();
        found
            .into_iter()
            .map(|entry| {
                let mut entry = entry?;
                entry.header = header(self.comments.iter().map(String::as_str), true);
                entry.header.title = entry.header.title.take().or(title.clone());
                if let Some(state) = &self.state {
                    let state = state.puzzle();
                    for cell in Cell::all().filter(|cell| entry.givens.digit(*cell).is_none()) {
                        entry.placed.set(cell, state.digit(cell));
                    }
                }
                if !self.marks.is_empty() {
                    entry.marks = Some(self.marks.iter().fold(CandidateSet::EMPTY, |all, row| all | *row));
                }
                Ok(entry)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, parse, parse_as, writer};
    use sudokit_core::{Candidate, CandidateSet, Cell, Digit};

    #[test]
    fn example_reads_with_its_header() {
        let format = Format::by_name("sdk").unwrap();
        let entry = parse_as(format, format.example().as_bytes()).unwrap();
        assert_eq!(entry.header.author.as_deref(), Some("Sudokit"));
        assert_eq!(entry.header.level.as_deref(), Some("Easy"));
    }

    #[test]
    fn sections_keep_placed_digits_and_marks() {
        let format = Format::by_name("sdk").unwrap();
        let mut entry = parse_as(format, format.example().as_bytes()).unwrap();
        entry.placed.set(Cell::at(0, 1), Some(Digit::D1));
        entry.marks = Some(CandidateSet::of(Candidate::at(Cell::at(0, 2), Digit::D5)));
        let text = writer::to_text(format, &entry).unwrap();
        assert!(text.contains("[PencilMarks]\n,,5,,,,,,\n"), "{text}");
        assert_eq!(parse_as(format, text.as_bytes()), Ok(entry.clone()));
        // The format is recognised without being asked for.
        assert_eq!(parse(text.as_bytes()), Ok(entry));
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("sdk").unwrap();
        let text = format.example().replacen(".32.94.1.", ".32.94.1", 1);
        let error = parse_as(format, text.as_bytes()).unwrap_err();
        assert_eq!((error.line, error.column, error.found.as_str()), (5, 9, "8"));
    }
}
