//! Splits the input into records, in bounded memory.
//!
//! A record is a JSON value by itself, an element of a list, or an element of the `results` of a document. It
//! may extend over several lines. Anything else is a record per line. A broken record ends with its line, or
//! before a line that begins with `{`, so that the records behind it are read.

use std::io::{self, BufRead};

/// No record may be longer, in bytes. The proofs of the hardest puzzles take half a million.
pub(super) const LONGEST: usize = 8 << 20;

/// Under this key a document has its list of records.
const RESULTS: &[u8] = b"\"results\"";

/// A record as it is written, whole or not.
pub(super) struct Record {
    /// The line on which it begins, from 1.
    pub(super) line: u64,
    /// Its text; `None` if it is too long.
    pub(super) text: Option<Vec<u8>>,
}

/// The records of an input, one after the other.
pub(super) struct Records<R> {
    from: R,
    line: u64,
    /// The record that is being read, its first line, and how deep in brackets of its own it is.
    text: Vec<u8>,
    first: u64,
    depth: usize,
    in_string: bool,
    is_escaped: bool,
    /// The start of the string that was read last, and the place behind it.
    string: usize,
    behind: Behind,
    list: List,
    /// True if the record is not JSON, so that it ends with its line.
    is_line: bool,
    /// True if the rest of the line belongs to a record that is too long.
    skips: bool,
    starts_line: bool,
}

/// The container of the records.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    None,
    Plain,
    /// The results of a document, or what comes behind them.
    Results,
    Rest,
}

/// The bytes since the last string of a record, as far as a list of results may follow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    /// The key of the results, and spaces.
    Key,
    /// The key, a colon, and spaces.
    Colon,
    Else,
}

impl<R: BufRead> Records<R> {
    pub(super) const fn new(from: R) -> Self {
        Self {
            from,
            line: 1,
            text: Vec::new(),
            first: 1,
            depth: 0,
            in_string: false,
            is_escaped: false,
            string: 0,
            behind: Behind::Else,
            list: List::None,
            is_line: false,
            skips: false,
            starts_line: true,
        }
    }

    /// The record as it stands, and a fresh start.
    fn end(&mut self) -> Option<Record> {
        let text = std::mem::take(&mut self.text);
        (self.depth, self.in_string, self.is_escaped, self.behind) = (0, false, false, Behind::Else);
        self.is_line = false;
        if self.list == List::Rest {
            self.list = List::None;
            return None;
        }
        (!text.is_empty()).then_some(Record { line: self.first, text: Some(text) })
    }

    /// Takes a byte. Gives the record that ends there.
    fn take(&mut self, byte: u8) -> Option<Record> {
        let starts_line = std::mem::replace(&mut self.starts_line, byte == b'\n');
        if self.skips {
            self.skips = byte != b'\n';
            return None;
        }
        if self.text.is_empty() {
            self.between(byte);
            return None;
        }
        if byte == b'\n' && (self.in_string || self.depth == 0) {
            return self.end();
        }
        if self.is_line && byte != b'\n' {
            return self.inside(byte);
        }
        if self.depth == 0 && self.list != List::None && matches!(byte, b',' | b']') {
            let single = self.end();
            self.between(byte);
            return single;
        }
        if byte == b'{' && starts_line {
            let broken = self.end();
            self.between(byte);
            return broken;
        }
        self.inside(byte)
    }

    /// Takes a byte between records.
    fn between(&mut self, byte: u8) {
        match byte {
            // Commas, and the mark that some programs put before the first byte.
            b',' | 0xEF | 0xBB | 0xBF => {}
            b'[' if self.list == List::None => self.list = List::Plain,
            b']' if self.list == List::Plain => self.list = List::None,
            b']' if self.list == List::Results => {
                // As if the document had begun here.
                (self.list, self.depth) = (List::Rest, 1);
                self.text.push(b'{');
            }
            byte if byte.is_ascii_whitespace() => {}
            _ => {
                self.first = self.line;
                self.is_line = self.list == List::None && !matches!(byte, b'{' | b'"');
                let _ = self.inside(byte);
            }
        }
    }

    /// Takes a byte of a record.
    fn inside(&mut self, byte: u8) -> Option<Record> {
        if self.text.len() == LONGEST {
            self.end();
            self.skips = byte != b'\n';
            return Some(Record { line: self.first, text: None });
        }
        self.text.push(byte);
        let behind = std::mem::replace(&mut self.behind, Behind::Else);
        match byte {
            _ if self.is_line => {}
            _ if self.is_escaped => self.is_escaped = false,
            b'\\' if self.in_string => self.is_escaped = true,
            b'"' if self.in_string => {
                self.in_string = false;
                if self.depth == 1 && self.text[self.string..] == *RESULTS {
                    self.behind = Behind::Key;
                }
            }
            b'"' => {
                self.in_string = true;
                self.string = self.text.len() - 1;
            }
            _ if self.in_string => {}
            b':' if behind == Behind::Key => self.behind = Behind::Colon,
            byte if byte.is_ascii_whitespace() => self.behind = behind,
            b'[' if behind == Behind::Colon && self.list == List::None => {
                self.end();
                self.list = List::Results;
            }
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    return self.end();
                }
            }
            _ => {}
        }
        None
    }
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<io::Result<Record>> {
        loop {
            let byte = match self.from.fill_buf() {
                Ok([]) => return self.end().map(Ok),
                Ok([byte, ..]) => *byte,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Some(Err(error)),
            };
            self.from.consume(1);
            let found = self.take(byte);
            self.line += u64::from(byte == b'\n');
            if found.is_some() {
                return found.map(Ok);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line and the text of each record.
    fn records(text: &str) -> Vec<(u64, String)> {
        let text_of = |record: Record| {
            record.text.map_or_else(|| "too long".to_owned(), |text| String::from_utf8(text).unwrap())
        };
        Records::new(text.as_bytes())
            .map(Result::unwrap)
            .map(|record| (record.line, text_of(record)))
            .collect()
    }

    fn numbered(expected: &[(u64, &str)]) -> Vec<(u64, String)> {
        expected.iter().map(|(line, text)| (*line, (*text).to_owned())).collect()
    }

    #[test]
    fn lines_lists_and_documents_hold_the_same_records() {
        let (one, two) = (r#"{"a":[1,{"b":"}\""}]}"#, r#"{"results":1}"#);
        assert_eq!(records(&format!("{one}\n\n{two}\n")), numbered(&[(1, one), (3, two)]));
        assert_eq!(records(&format!("{one}{two}")), numbered(&[(1, one), (1, two)]));
        assert_eq!(records(&format!("[{one},\n{two}]\n{one}")), numbered(&[(1, one), (2, two), (3, one)]));
        for (before, behind) in
            [("{\"version\":1,\"results\":[", "]}"), ("{ \"results\" : [\n", "\n],\"more\":[{}]}\n")]
        {
            let found = records(&format!("{before}{one},{two}{behind}{one}"));
            let texts: Vec<&str> = found.iter().map(|(_, text)| text.as_str()).collect();
            assert_eq!(texts, [one, two, one], "{before}");
        }
    }

    #[test]
    fn what_is_broken_ends_with_its_line() {
        let whole = r#"{"a":1}"#;
        for line in ["2 truths {r1c12} 2 links {3r1, 4r1} => r1c3<>3", "53..7....", "5, \"6\""] {
            assert_eq!(
                records(&format!("{line}\n{whole}\n{line}")),
                numbered(&[(1, line), (2, whole), (3, line)])
            );
        }
        for broken in ["{\"a\":", "{\"a", "[1", "nothing", "\"text\"", "5", "}"] {
            let found = records(&format!("{whole}\n{broken}\n{whole}\n"));
            let wholes = found.iter().filter(|(_, text)| text == whole).count();
            assert_eq!(wholes, 2, "{broken}: {found:?}");
        }
        assert_eq!(records("{\n \"a\": 1\n}\n"), numbered(&[(1, "{\n \"a\": 1\n}")]));
    }

    /// Looking back over the gap at each bracket took the square of its length.
    #[test]
    fn a_long_gap_behind_a_key_is_read_once() {
        let long = 1 << 20;
        let broken = format!("{{\"results\"{}x{}}}", " ".repeat(long), "[]".repeat(long));
        assert_eq!(records(&broken), [(1, broken.clone())]);
        let spaced = format!("{{\"results\"{0}:{0}[{{}}]}}", " ".repeat(long));
        assert_eq!(records(&spaced), numbered(&[(1, "{}")]));
        assert_eq!(
            records("{\"results\":1,\"more\":[{}]}"),
            numbered(&[(1, "{\"results\":1,\"more\":[{}]}")])
        );
    }

    #[test]
    fn what_never_ends_is_not_kept() {
        let endless = "{\"a\":\"".to_owned() + &"x".repeat(2 * LONGEST);
        let found = records(&format!("{endless}\n{{}}\n"));
        assert_eq!(found, numbered(&[(1, "too long"), (2, "{}")]));
        assert_eq!(records(&"[".repeat(1000)).len(), 1);
    }
}
