//! The register of everything that was published: a table of puzzles, each with the book that it is in.
//!
//! The program only ever adds lines. A book that is made again from the same plan finds its own puzzles
//! there. They do not keep it from having them: only those of other books do.

use super::proof::canonical;
use crate::io::decode;
use crate::run::interrupt;
use crate::run::report::{Failure, Message};
use crate::show::STRING;
use std::collections::{BTreeMap, HashMap};
use std::io::{ErrorKind, Read as _};
use std::path::Path;
use sudokit::formats::{Format, Reader, Writer};
use sudokit::symmetry::Canonizer;
use sudokit::{Entry, Puzzle};

/// How a register begins: as the format `csv` writes it, so that every command reads it.
const HEADER: &str = "puzzle,title,level";
/// Between the name of a book and the number of a puzzle in it.
const NUMBER: &str = ", puzzle ";

/// The puzzles of a register.
#[derive(Default)]
pub(super) struct Register {
    /// The file, as it was.
    text: String,
    /// The puzzles of other books.
    pub(super) earlier: Vec<Puzzle>,
    /// Their canonical forms, with book and number.
    forms: HashMap<Puzzle, String>,
    /// The forms that this book has entered before.
    own: HashMap<Puzzle, String>,
}

impl Register {
    /// Reads a register for a book. It is empty before the first book: there is no file yet.
    pub(super) fn open(path: &Path, volume: &str) -> Result<Self, Failure> {
        let name = path.display();
        let mut text = String::new();
        match decode::open(path).and_then(|mut file| file.read_to_string(&mut text)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(Failure::unreadable(name, &error)),
            Ok(_) => {}
        }
        if !text.is_empty() && text.lines().next() != Some(HEADER) {
            let message = Message::new(format_args!(
                "{name} is not a register: expected a table that begins with {HEADER}"
            ));
            return Err(Failure::Fatal(message.hint(format_args!(
                "`sudoku convert FILE --to csv -o {name}` makes one from puzzles that you have published"
            ))));
        }
        let mut register = Self { text, ..Self::default() };
        let mut canonizer = Canonizer::new();
        for entry in Reader::new(register.text.as_bytes()) {
            interrupt::check()?;
            let entry = entry.map_err(|error| Failure::Fatal(Message::new(error).at(name.to_string())))?;
            let title = entry.header.title.unwrap_or_default();
            let is_own = title.rsplit_once(NUMBER).is_some_and(|(book, _)| book == volume);
            let form = canonical(&mut canonizer, &entry.givens)?;
            if is_own {
                register.own.insert(form, title);
            } else {
                register.earlier.push(entry.givens);
                register.forms.insert(form, title);
            }
        }
        Ok(register)
    }

    /// The place of an isomorph in another book, by its canonical form.
    pub(super) fn find(&self, form: &Puzzle) -> Option<&str> {
        let title = self.forms.get(form)?;
        Some(if title.is_empty() { "a puzzle without a title" } else { title })
    }

    /// The number of puzzles of each other book.
    pub(super) fn books(&self) -> BTreeMap<&str, usize> {
        let mut books = BTreeMap::new();
        for title in self.forms.values() {
            *books.entry(title.rsplit_once(NUMBER).map_or("", |(book, _)| book)).or_default() += 1;
        }
        books
    }

    /// The register with the puzzles of a book, by number: puzzle, form, section.
    pub(super) fn with<'p>(
        &self,
        volume: &str,
        puzzles: impl Iterator<Item = (usize, &'p Puzzle, &'p Puzzle, &'p str)>,
    ) -> String {
        let mut all = self.text.clone();
        if !all.is_empty() && !all.ends_with('\n') {
            all.push('\n');
        }
        let writer = Format::by_name("csv").and_then(Writer::new).expect("csv is written");
        // The writer begins with the header, unless something is there.
        let mut writer = writer.after(u64::from(!all.is_empty()));
        for (number, puzzle, form, section) in puzzles {
            if self.own.contains_key(form) {
                continue;
            }
            let mut entry = Entry::from(*puzzle);
            entry.header.title = Some(format!("{volume}{NUMBER}{number}"));
            entry.header.level = Some(section.to_owned());
            writer.entry(&mut all, &entry).expect(STRING);
        }
        all
    }
}
