//! `csv`: a table with a header, such as the collections for machine learning and the output of qqwing.
//!
//! The header names the column of the puzzle (`puzzle`, `quizzes`, `question` ...); commas, semicolons or
//! tabs separate. Known columns go into the header of the entry, all others are skipped. The writer writes
//! puzzle, title and level.
//!
//! Loses: which digits were placed, candidates, marks, header except title and level.

use crate::error::{Wrong, quote};
use crate::formats::line;
use crate::spec::{Block, Fed, Keeps, Read, Spec, Write};
use crate::{Entry, Header};
use csv_core::{ReadRecordResult, Reader, ReaderBuilder};
use std::fmt;

pub(crate) static FORMAT: Spec = Spec {
    name: "csv",
    aliases: &["table", "tsv", "kaggle", "qqwing"],
    extensions: &["csv"],
    title: "table with a header and a column of puzzles",
    example: "\
id,puzzle,difficulty
1,4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..,2.0
",
    keeps: Keeps { header: true, ..Keeps::DIGITS },
    read: Read::Block { starts: |text| separator(text).is_some(), open: || Box::new(Table::default()) },
    write: Some(Write { open: "puzzle,title,level\n", entry: write, between: "", close: "" }),
};

const PUZZLE: &[&str] = &["puzzle", "puzzles", "quizzes", "quiz", "question", "board", "grid", "sudoku"];
const TITLE: &[&str] = &["id", "title", "name", "number"];
const LEVEL: &[&str] = &["difficulty", "rating", "level", "er", "ser", "grade"];
const SOURCE: &[&str] = &["source", "set"];
const AUTHOR: &[&str] = &["author"];

/// Limit for joining the lines of a quoted field: a stray quotation mark must not eat a file.
const MOST_JOINED: usize = 64 * 1024;

/// The separator of a header line; `None` unless a known column of puzzles is in it.
fn separator(text: &str) -> Option<u8> {
    let known = |field: &str| {
        let name = field.trim().trim_matches('"').to_ascii_lowercase();
        PUZZLE.contains(&name.as_str())
    };
    b",;\t".iter().copied().find(|separator| text.split(char::from(*separator)).any(known))
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    write!(out, "{}", entry.digits())?;
    for field in [&entry.header.title, &entry.header.level] {
        out.write_str(",")?;
        let text = field.as_deref().unwrap_or_default();
        if text.contains([',', '"', '\n', '\r', ';', '\t']) || text.trim() != text {
            write!(out, "\"{}\"", text.replace('"', "\"\""))?;
        } else {
            out.write_str(text)?;
        }
    }
    out.write_str("\n")
}

#[derive(Default)]
struct Table {
    /// Commas until the header has been seen.
    separator: Option<u8>,
    reader: Option<Reader>,
    columns: Columns,
    /// The header is a single word, which may be the title of a grid. The next line decides.
    is_word: bool,
    joined: String,
    /// True inside a quoted field.
    is_quoted: bool,
    /// The fields of the current record, joined, and their ends.
    fields: Vec<u8>,
    ends: Vec<usize>,
}

#[derive(Default)]
struct Columns {
    puzzle: usize,
    title: Option<usize>,
    level: Option<usize>,
    source: Option<usize>,
    author: Option<usize>,
}

impl Table {
    /// Splits a line into its fields.
    fn split(&mut self, text: &str) {
        let separator = self.separator.unwrap_or(b',');
        // Making a csv reader costs more than reading a line, so there is one for all lines.
        let reader = self.reader.get_or_insert_with(|| ReaderBuilder::new().delimiter(separator).build());
        reader.reset();
        self.fields.resize(text.len() + 1, 0);
        self.ends.resize(text.len() + 2, 0);
        let (mut read, mut written, mut ended) = (0, 0, 0);
        loop {
            let (result, n, m, e) = reader.read_record(
                &text.as_bytes()[read..],
                &mut self.fields[written..],
                &mut self.ends[ended..],
            );
            read += n;
            written += m;
            ended += e;
            // Fields are never longer than the text. An empty read marks the end of the input.
            if !matches!(result, ReadRecordResult::InputEmpty) {
                break;
            }
        }
        self.ends.truncate(ended);
    }

    fn field(&self, index: usize) -> Option<&str> {
        let end = *self.ends.get(index)?;
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        str::from_utf8(self.fields.get(start..end)?).ok()
    }

    fn header(&mut self, text: &str) -> Fed {
        let Some(separator) = separator(text) else {
            // A table without a header, asked for by name.
            if let Ok(entry) = line::read(text) {
                return Fed::Entry(Box::new(entry));
            }
            let expected = "a header with a column such as puzzle, quizzes, question, board or grid";
            return Fed::Wrong(Wrong::new(1, expected, quote(text)));
        };
        self.separator = Some(separator);
        self.split(text);
        let is =
            |field: &str, known: &[&str]| known.iter().any(|name| field.trim().eq_ignore_ascii_case(name));
        let column = |known: &[&str]| {
            (0..self.ends.len()).find(|index| self.field(*index).is_some_and(|field| is(field, known)))
        };
        let columns = Columns {
            puzzle: column(PUZZLE).unwrap_or_default(),
            title: column(TITLE),
            level: column(LEVEL),
            source: column(SOURCE),
            author: column(AUTHOR),
        };
        self.is_word = self.ends.len() == 1;
        self.columns = columns;
        Fed::Taken
    }

    fn record(&mut self, text: &str) -> Fed {
        self.split(text);
        let Some(puzzle) = self.field(self.columns.puzzle) else {
            let expected = format!("{} fields or more", self.columns.puzzle + 1);
            return Fed::Wrong(Wrong::count(1, &expected, self.ends.len()));
        };
        match line::read(puzzle) {
            Ok(Entry { header: Header { comment: Some(comment), .. }, .. }) => {
                Fed::Wrong(Wrong::new(1, "a column with a puzzle and nothing else", quote(&comment)))
            }
            Ok(mut entry) => {
                let text = |column: Option<usize>| {
                    column
                        .and_then(|column| self.field(column))
                        .filter(|text| !text.is_empty())
                        .map(str::to_owned)
                };
                entry.header.title = text(self.columns.title);
                entry.header.level = text(self.columns.level);
                entry.header.source = text(self.columns.source);
                entry.header.author = text(self.columns.author);
                Fed::Entry(Box::new(entry))
            }
            Err(wrong) => {
                let before = text.find(puzzle).map_or(0, |byte| crate::error::column_of(text, byte) - 1);
                Fed::Wrong(wrong.after(before))
            }
        }
    }
}

impl Block for Table {
    fn feed(&mut self, text: &str) -> Fed {
        if self.joined.is_empty() && text.trim().is_empty() {
            return Fed::Taken;
        }
        if self.separator.is_none() {
            return self.header(text);
        }
        if std::mem::take(&mut self.is_word) && !line::is_record(text) {
            return Fed::Refused;
        }
        self.is_quoted ^= text.bytes().filter(|byte| *byte == b'"').count() % 2 == 1;
        let goes_on = self.is_quoted && self.joined.len() + text.len() < MOST_JOINED;
        if self.joined.is_empty() && !goes_on {
            self.is_quoted = false;
            return self.record(text);
        }
        // A quotation mark was forgotten: a line that is a puzzle is not the rest of a quoted field.
        if !self.joined.is_empty() && !text.contains('"') && line::is_record(text) {
            self.joined.clear();
            self.is_quoted = false;
            return match self.record(text) {
                Fed::Entry(_) => Fed::Wrong(Wrong::new(1, "a closing quotation mark", "a puzzle")),
                other => other,
            };
        }
        self.joined.push_str(text);
        if goes_on {
            self.joined.push('\n');
            return Fed::Taken;
        }
        self.is_quoted = false;
        let joined = std::mem::take(&mut self.joined);
        self.record(&joined)
    }

    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        if self.joined.is_empty() {
            return Vec::new();
        }
        vec![Err(Wrong::new(1, "a closing quotation mark", "the end of the text"))]
    }
}

#[cfg(test)]
mod tests {
    use crate::{Entry, Format, ReadError, Reader, parse, writer};

    const PUZZLE: &str = "4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..";

    fn read(text: &str) -> Vec<Result<Entry, String>> {
        let text_of = |error: ReadError| error.to_string();
        Reader::new(text.as_bytes()).map(|entry| entry.map_err(text_of)).collect()
    }

    #[test]
    fn example_is_recognised() {
        let entry = parse(Format::by_name("csv").unwrap().example().as_bytes()).unwrap();
        assert_eq!(entry.givens.to_string(), PUZZLE);
        assert_eq!(entry.header.title.as_deref(), Some("1"));
        assert_eq!(entry.header.level.as_deref(), Some("2.0"));
    }

    #[test]
    fn tables_of_all_kinds() {
        let zeros = PUZZLE.replace('.', "0");
        for text in [
            format!("quizzes,solutions\n{zeros},{}\n", zeros.replace('0', "1")),
            format!("source;question;answer;rating\r\nmine;{PUZZLE};;3\r\n"),
            format!("\"id\"\t\"Puzzle\"\n1\t\"{PUZZLE}\"\n"),
            format!("Puzzle,Givens,Singles,Difficulty,\n{PUZZLE},36,12,Easy,\n"),
            format!("note,puzzle\n\"two\nlines\",{PUZZLE}\n"),
        ] {
            let entries = read(&text);
            assert_eq!(entries.len(), 1, "{text}");
            assert_eq!(entries[0].as_ref().unwrap().givens.to_string(), PUZZLE, "{text}");
        }
    }

    #[test]
    fn a_bad_row_is_reported_and_the_next_is_read() {
        let text = format!("id,puzzle\n1,12\n2\n3,{PUZZLE}\n");
        let entries = read(&text);
        assert_eq!(
            entries[..2],
            [
                Err("line 2, column 5: expected 81 cells, found 2 (read as csv)".to_owned()),
                Err("line 3, column 1: expected 2 fields or more, found 1 (read as csv)".to_owned())
            ]
        );
        assert_eq!(entries[2].as_ref().unwrap().header.title.as_deref(), Some("3"));
    }

    #[test]
    fn fields_with_separators_are_quoted() {
        let format = Format::by_name("csv").unwrap();
        let mut entry: Entry = parse(PUZZLE.as_bytes()).unwrap();
        entry.header.title = Some("one, \"two\"\nthree".into());
        let text = writer::to_text(format, &entry).unwrap();
        assert_eq!(parse(text.as_bytes()), Ok(entry));
    }
}
