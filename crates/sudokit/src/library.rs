//! The library: puzzles of our own making for each technique, which is the hardest that they need.
//!
//! The file is made by `tests/examples/mine.rs`, which says how. Its puzzles are [packed](crate::packed).

use crate::Puzzle;
use crate::logic::{Kind, techniques};
use crate::packed::{packed, unpacked};
use std::fmt;
use std::sync::LazyLock;

/// Known puzzles for each technique: each needs it and nothing harder, which a
/// [`Certificate`](crate::Certificate) can prove.
///
/// ```
/// use sudokit::Library;
/// use sudokit::logic::techniques::fish::X_WING;
///
/// assert!(Library::built_in().of(&X_WING).len() >= 20);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    of: Vec<Shelf>,
}

/// The puzzles of one technique.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shelf {
    kind: &'static Kind,
    /// Number of puzzles tried in the search for these.
    tried: u64,
    puzzles: Vec<Puzzle>,
}

/// The error for a text that is no library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotALibrary {
    line: usize,
    why: String,
}

impl fmt::Display for NotALibrary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for NotALibrary {}

impl Library {
    /// The library that ships. It is read once.
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Library> =
            LazyLock::new(|| Library::read(include_str!("library.txt")).expect("a test reads it"));
        &BUILT_IN
    }

    /// Reads a library: the id of a technique and the number of puzzles tried for it, and below them its
    /// puzzles, packed, one a line. Lines that begin with `#` are comments.
    ///
    /// # Errors
    /// A line is neither, or a puzzle precedes the first technique.
    pub fn read(text: &str) -> Result<Self, NotALibrary> {
        let mut library = Self::default();
        let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        for (index, line) in lines {
            let wrong = |why| NotALibrary { line: index + 1, why };
            if let Some((id, tried)) = line.split_once(' ') {
                let kind = techniques::kinds().find(|kind| kind.id == id);
                let kind = kind.ok_or_else(|| wrong(format!("no technique has the id '{id}'")))?;
                let tried =
                    tried.parse().map_err(|_| wrong(format!("expected a number, found '{tried}'")))?;
                library.of.push(Shelf { kind, tried, puzzles: Vec::new() });
            } else {
                let puzzle = unpacked(line).ok_or_else(|| wrong(format!("'{line}' is no packed puzzle")))?;
                let shelf = library.of.last_mut();
                let shelf = shelf.ok_or_else(|| wrong("the puzzle belongs to no technique".to_owned()))?;
                shelf.puzzles.push(puzzle);
            }
        }
        Ok(library)
    }

    /// The puzzles of a technique.
    pub fn of(&self, kind: &Kind) -> &[Puzzle] {
        self.shelf(kind).map_or(&[], |shelf| &shelf.puzzles)
    }

    /// The number of puzzles that were tried in the search for those of a technique.
    pub fn tried(&self, kind: &Kind) -> u64 {
        self.shelf(kind).map_or(0, |shelf| shelf.tried)
    }

    fn shelf(&self, kind: &Kind) -> Option<&Shelf> {
        self.of.iter().find(|shelf| shelf.kind == kind)
    }

    /// Adds puzzles of a technique, and the number of those that were tried.
    pub fn add(&mut self, kind: &'static Kind, puzzles: impl IntoIterator<Item = Puzzle>, tried: u64) {
        let place = self.of.iter().position(|shelf| shelf.kind == kind).unwrap_or_else(|| {
            self.of.push(Shelf { kind, tried: 0, puzzles: Vec::new() });
            self.of.len() - 1
        });
        let shelf = &mut self.of[place];
        shelf.tried += tried;
        for puzzle in puzzles {
            if !shelf.puzzles.contains(&puzzle) {
                shelf.puzzles.push(puzzle);
            }
        }
    }
}

/// The text that [`Library::read`] reads, technique by technique in the order of the catalogue.
impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for shelf in techniques::kinds().filter_map(|kind| self.shelf(kind)) {
            writeln!(f, "{} {}", shelf.kind.id, shelf.tried)?;
            for puzzle in &shelf.puzzles {
                writeln!(f, "{}", packed(puzzle))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_is_read_back() {
        let mut library = Library::default();
        let kind = techniques::kinds().next().expect("there are some");
        let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle = puzzle.parse().expect("a puzzle");
        library.add(kind, [puzzle, Puzzle::EMPTY, puzzle], 7);
        assert_eq!(library.of(kind), [puzzle, Puzzle::EMPTY]);
        let text = library.to_string();
        assert!(text.contains("\n53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79\n"), "{text}");
        assert_eq!(Library::read(&text), Ok(library));
    }

    #[test]
    fn what_is_no_library_is_refused() {
        for (text, why) in [
            ("z", "line 1: 'z' is no packed puzzle"),
            ("zzzc", "line 1: the puzzle belongs to no technique"),
            ("# a note\nx-wign 3", "line 2: no technique has the id 'x-wign'"),
            ("x-wing many", "line 1: expected a number, found 'many'"),
            ("x-wing 1\nzzzd", "line 2: 'zzzd' is no packed puzzle"),
        ] {
            assert_eq!(Library::read(text).map_err(|error| error.to_string()), Err(why.to_owned()));
        }
    }
}
