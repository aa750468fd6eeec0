//! The dialogue: reads entries, refuses what cannot be, draws the board.

use super::draw;
use super::entry::{self, Entry};
use crate::input::{LIMIT, too_long};
use crate::{Console, Error};
use std::io::{BufRead as _, Read as _};
use sudokit::{Cell, CellSet, Digit, House, HouseKind, Puzzle};

/// The end of the entry of a puzzle.
pub(super) enum End {
    Done(Puzzle),
    Quit,
}

/// The dialogue over standard input and output.
pub(super) struct Session<'c, C> {
    console: &'c mut C,
    /// True if a person is prompted for every line.
    prompts: bool,
    has_colour: bool,
}

/// Asks for an entry.
const ENTRY: &str = "Position and value: ";
/// Asks for a word.
const WORD: &str = "> ";

impl<'c, C: Console> Session<'c, C> {
    pub(super) fn new(console: &'c mut C) -> Self {
        Self { prompts: console.is_interactive(), has_colour: console.has_colour(), console }
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), C::Failure> {
        self.console.print(&format!("{line}\n"))
    }

    /// Draws a board; the user typed the digits of the cells in `typed`.
    pub(super) fn show(&mut self, puzzle: &Puzzle, typed: CellSet) -> Result<(), C::Failure> {
        self.console.print(&draw::board(puzzle, typed, self.has_colour))
    }

    /// True if the next line is `finish`.
    pub(super) fn wants_to_finish(&mut self) -> Result<bool, C::Failure> {
        Ok(self
            .line(WORD)?
            .is_some_and(|line| line.trim().trim_start_matches('-').eq_ignore_ascii_case("finish")))
    }

    /// Takes entries until the puzzle is done or the user quits. The end of the input is the end of the
    /// puzzle.
    pub(super) fn enter_puzzle(&mut self, help: &str) -> Result<End, C::Failure> {
        let mut puzzle = Puzzle::EMPTY;
        let mut earlier = Vec::new();
        self.show(&puzzle, puzzle.cells())?;
        while let Some(line) = self.line(ENTRY)? {
            if line.trim().is_empty() {
                continue;
            }
            let changed = match entry::parse(&line) {
                Ok(Entry::Done) => break,
                Ok(Entry::Quit) => return Ok(End::Quit),
                Ok(Entry::Help) => {
                    self.say(help)?;
                    continue;
                }
                Ok(Entry::Undo) => earlier.pop().ok_or_else(|| "There is nothing to undo.".into()),
                Ok(Entry::Put(cell, digit)) => put(&puzzle, cell, digit).inspect(|_| earlier.push(puzzle)),
                Err(reason) => Err(reason),
            };
            match changed {
                Ok(next) => {
                    puzzle = next;
                    self.show(&puzzle, puzzle.cells())?;
                }
                Err(reason) => self.say(&reason)?,
            }
        }
        Ok(End::Done(puzzle))
    }

    /// The next line, if there is one.
    fn line(&mut self, prompt: &str) -> Result<Option<String>, C::Failure> {
        if self.prompts {
            self.console.print(prompt)?;
        }
        let mut line = Vec::new();
        let length = self
            .console
            .input()
            .take(LIMIT + 1)
            .read_until(b'\n', &mut line)
            .and_then(|length| if length as u64 > LIMIT { Err(too_long()) } else { Ok(length) })
            .map_err(|error| Error::Unreadable { name: "standard input".into(), error })?;
        Ok((length > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}

/// The puzzle with one cell changed, or why it cannot be.
fn put(puzzle: &Puzzle, cell: Cell, digit: Option<Digit>) -> Result<Puzzle, String> {
    let name = entry::name(cell);
    match (puzzle.digit(cell), digit) {
        (None, None) => return Err(format!("{name} is empty already.")),
        (Some(old), Some(new)) if old == new => return Err(format!("{name} holds {new} already.")),
        _ => {}
    }
    if let Some(digit) = digit
        && let Some((house, holder)) = clash(puzzle, cell, digit)
    {
        let house = match house.kind() {
            HouseKind::Row => format!("row {}", draw::letter(cell.row())),
            HouseKind::Column => format!("column {}", draw::letter(cell.column())),
            HouseKind::Block => "the same square".into(),
        };
        return Err(format!("{digit} stands in {house} already, at {}.", entry::name(holder)));
    }
    let mut changed = *puzzle;
    changed.set(cell, digit);
    Ok(changed)
}

/// A house of the cell that holds the digit, and the cell there.
fn clash(puzzle: &Puzzle, cell: Cell, digit: Digit) -> Option<(House, Cell)> {
    let holders = puzzle.cells_of(digit).without(cell);
    cell.houses().into_iter().find_map(|house| Some((house, (holders & house.cells()).first()?)))
}
