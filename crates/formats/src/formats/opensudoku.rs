//! `opensudoku`: collections of the Android program OpenSudoku.
//!
//! ```text
//! <opensudoku><game data="379000014060..." /></opensudoku>
//! ```
//! `data` is 81 digits, `0` for an empty cell, or the cells of a saved game: value, notes and an editable
//! flag, with `|` after each. The elements `author`, `created`, `source`, `level` and `sourceURL` are about
//! all games.
//!
//! Only the digits are written. Loses: which digits were placed, candidates, marks, header.

use crate::error::Wrong;
use crate::formats::sdm::zeros;
use crate::source::Source;
use crate::spec::{Keeps, Read, Spec, Write};
use crate::{Entry, Header, ParseError, ReadError, scan};
use quick_xml::events::{BytesStart, Event};
use std::io::BufRead;
use sudokit_core::{CandidateSet, Cell, Digit, DigitSet};

pub(crate) static FORMAT: Spec = Spec {
    name: "opensudoku",
    aliases: &["xml"],
    extensions: &["opensudoku", "xml"],
    title: "OpenSudoku collection (XML)",
    example: "\
<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<opensudoku>
<game data=\"400000938032094010009530024067040100140085270098070006000950700050200403000060800\"/>
</opensudoku>
",
    keeps: Keeps::DIGITS,
    read: Read::Xml { starts },
    write: Some(Write {
        open: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n",
        entry: |out, entry| writeln!(out, "<game data=\"{}\"/>", zeros(entry)),
        between: "",
        close: "</opensudoku>\n",
    }),
};

fn starts(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("<?xml") || text.starts_with("<opensudoku") || text.starts_with("<game ")
}

/// Limit for the bytes between two tags.
const LONGEST: u64 = 1 << 20;

/// Limit for nested elements: their names are held in memory.
const DEEPEST: usize = 100;

/// Iterator over the games of a document.
pub(crate) struct Games<R> {
    reader: quick_xml::Reader<Source<R>>,
    buffer: Vec<u8>,
    header: Header,
    element: String,
    /// Number of open elements, as far as their ends have been counted.
    depth: usize,
    any: bool,
}

/// The next item of a document.
pub(crate) enum Next {
    Entry(Box<Entry>, u64),
    Wrong(ParseError),
    Io(ReadError),
    End,
}

impl<R: BufRead> Games<R> {
    pub(crate) fn new(source: Source<R>) -> Self {
        let mut reader = quick_xml::Reader::from_reader(source);
        reader.config_mut().check_end_names = false;
        Self {
            reader,
            buffer: Vec::new(),
            header: Header::default(),
            element: String::new(),
            depth: 0,
            any: false,
        }
    }

    /// The text after the document.
    pub(crate) fn into_source(self) -> Source<R> {
        let mut source = self.reader.into_inner();
        source.allow(u64::MAX);
        source
    }

    pub(crate) fn next(&mut self) -> Next {
        loop {
            self.buffer.clear();
            self.reader.get_mut().allow(LONGEST);
            let event = self.reader.read_event_into(&mut self.buffer).map(Event::into_owned);
            let (line, column) = self.reader.get_ref().place();
            let wrong = |wrong: Wrong| Next::Wrong(wrong.at(line, FORMAT.name));
            match event {
                Ok(Event::Start(tag) | Event::Empty(tag)) if tag.local_name().as_ref() == "game" => {
                    self.any = true;
                    return match self.game(&tag) {
                        Ok(entry) => Next::Entry(Box::new(entry), line),
                        Err(error) => wrong(error),
                    };
                }
                Ok(Event::Start(_)) if self.depth == DEEPEST => {
                    self.reader.get_mut().close();
                    self.any = true;
                    return wrong(Wrong::new(
                        column,
                        format!("elements inside {DEEPEST} others at most"),
                        "more",
                    ));
                }
                Ok(Event::Start(tag)) => {
                    self.depth += 1;
                    self.element = tag.local_name().as_ref().to_owned();
                }
                Ok(Event::Text(text)) => {
                    self.text(text.trim());
                }
                Ok(Event::End(tag)) if tag.local_name().as_ref() == "opensudoku" && self.any => {
                    return Next::End;
                }
                Ok(Event::End(_)) => {
                    self.depth = self.depth.saturating_sub(1);
                    self.element.clear();
                }
                Ok(Event::Eof) if self.any => return Next::End,
                Ok(Event::Eof) => {
                    self.any = true;
                    return wrong(Wrong::new(column, "<game data=\"...\"/>", "the end of the text"));
                }
                Ok(_) => {}
                Err(quick_xml::Error::Io(error)) if !self.reader.get_ref().is_exhausted() => {
                    return Next::Io(std::io::Error::new(error.kind(), error).into());
                }
                Err(quick_xml::Error::Io(error)) => {
                    self.reader.get_mut().close();
                    self.any = true;
                    return wrong(Wrong::new(column, "XML", error.to_string()));
                }
                Err(error) => {
                    // The rest is malformed: the document ends here.
                    self.reader.get_mut().close();
                    self.any = true;
                    let mut found = error.to_string();
                    if let Some(first) = found.get_mut(..1) {
                        first.make_ascii_lowercase();
                    }
                    return wrong(Wrong::new(column, "XML", format!("'{found}'")));
                }
            }
        }
    }

    fn text(&mut self, text: &str) {
        let field = match self.element.as_str() {
            "author" => &mut self.header.author,
            "comment" | "description" => &mut self.header.comment,
            "created" => &mut self.header.date,
            "source" => &mut self.header.source,
            "level" => &mut self.header.level,
            "sourceURL" => &mut self.header.url,
            _ => return,
        };
        if !text.is_empty() {
            *field = Some(scan::shortened(text.to_owned(), Header::LONGEST));
        }
    }

    fn game(&self, tag: &BytesStart<'_>) -> Result<Entry, Wrong> {
        let attribute = tag.attributes().with_checks(false).flatten().find(|it| it.key.as_ref() == "data");
        let Some(attribute) = attribute else { return Err(Wrong::new(1, "an attribute 'data'", "none")) };
        let mut value = attribute.value;
        if value.contains('&') {
            value = value.replace("&#10;", "\n").replace("&#xA;", "\n").into();
        }
        let mut entry = game_data(value.trim())?;
        entry.header = self.header.clone();
        Ok(entry)
    }
}

fn game_data(data: &str) -> Result<Entry, Wrong> {
    if !data.contains('|') {
        return scan::puzzle(data).map(Entry::from);
    }
    let (version, cells) = match data.strip_prefix("version:") {
        Some(rest) => {
            let rest = rest.trim_start();
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            (rest[..end].parse().unwrap_or(u32::MAX), &rest[end..])
        }
        None => (1, data),
    };
    let cells = cells.trim().trim_end_matches('|');
    let count = cells.matches('|').count() + 1;
    // The value is first, the editable flag last, with one or two kinds of notes between.
    let each = count / 81;
    if !matches!(each, 3 | 4) || !count.is_multiple_of(81) {
        return Err(Wrong::count(1, "3 or 4 fields for each of 81 cells", count));
    }
    let fields: Vec<&str> = cells.split('|').map(str::trim).collect();
    let mut entry = Entry::default();
    let mut marks = CandidateSet::EMPTY;
    for (cell, fields) in Cell::all().zip(fields.chunks(each)) {
        let value: u8 = fields[0].parse().ok().filter(|value| *value <= 9).ok_or_else(|| {
            Wrong::new(1, format!("a digit from 0 to 9 for {cell}"), crate::error::quote(fields[0]))
        })?;
        let given = fields[each - 1] == "0";
        let grid = if given { &mut entry.givens } else { &mut entry.placed };
        grid.set(cell, Digit::from_value(value));
        for notes in &fields[1..each - 1] {
            marks |= CandidateSet::of_cell(cell, read_notes(notes, version));
        }
    }
    entry.marks = (!marks.is_empty()).then_some(marks);
    Ok(entry)
}

/// `1,2,3,` or, since version 2, a bit set: 1 for digit 1, 2 for digit 2, 4 for digit 3.
fn read_notes(text: &str, version: u32) -> DigitSet {
    match text.parse() {
        Ok(bits) if version > 1 => DigitSet::from_bits(bits),
        _ => text.split(',').filter_map(|digit| Digit::from_value(digit.trim().parse().ok()?)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Entry, Format, ReadError, Reader, parse, parse_as};
    use sudokit_core::{Cell, Digit};

    fn format() -> Format {
        Format::by_name("opensudoku").unwrap()
    }

    #[test]
    fn what_is_said_about_all_is_said_about_each() {
        let text = format().example().replace("<game", "<level>Easy</level><author>Sudokit</author>\n<game");
        let entry = parse(text.as_bytes()).unwrap();
        assert_eq!(entry.header.level.as_deref(), Some("Easy"));
        assert_eq!(entry.header.author.as_deref(), Some("Sudokit"));
    }

    #[test]
    fn games_that_were_begun() {
        let first =
            |cells: &str| format!("<opensudoku><game data=\"{cells}{}\"/></opensudoku>", "0|0|1|".repeat(78));
        for text in [first("4|-|0|1|-|1|0|1,5,|1|"), first("version: 2&#10;4|0|0|1|0|1|0|17|1|")] {
            let entry = parse(text.as_bytes()).unwrap();
            assert_eq!(entry.givens.digit(Cell::at(0, 0)), Some(Digit::D4));
            assert_eq!(entry.placed.digit(Cell::at(0, 1)), Some(Digit::D1));
            assert_eq!(entry.marks.unwrap().digits_in(Cell::at(0, 2)).to_string(), "15");
        }
    }

    #[test]
    fn a_bad_game_is_reported_and_the_next_is_read() {
        let text = format().example().replace("<game", "<game data=\"12\"/>\n<game");
        let read: Vec<Result<Entry, ReadError>> = Reader::new(text.as_bytes()).collect();
        assert_eq!(read.len(), 2);
        assert_eq!(
            read[0].as_ref().unwrap_err().to_string(),
            "line 3, column 3: expected 81 cells, found 2 (read as opensudoku)"
        );
        assert!(read[1].is_ok());
    }

    #[test]
    fn garbage_is_refused() {
        let error = |text: &str| parse_as(format(), text.as_bytes()).unwrap_err().to_string();
        assert!(
            error("<opensudoku>\n</opensudoku>")
                .starts_with("line 2, column 14: expected <game data=\"...\"/>")
        );
        assert!(error("<opensudoku>\n<game data=").starts_with("line 2"));
    }
}
