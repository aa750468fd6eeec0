//! The dialogue: reads entries, refuses what cannot be, draws the board.

use super::draw;
use super::entry::{self, Entry};
use crate::io::output::Output;
use crate::run::report::{Failure, Message, reason};
use crate::run::terminal::Look;
use std::io::{self, BufRead, IsTerminal, StdinLock, Write};
use sudokit::{Cell, CellSet, Digit, House, HouseKind, Puzzle};

/// How the entering of a puzzle ends.
pub(super) enum End {
    Done(Puzzle),
    Quit,
}

/// The dialogue over standard input and output.
pub(super) struct Session {
    input: StdinLock<'static>,
    output: Output,
    look: Look,
    /// Whether a person sits there, to be asked for every line.
    asks: bool,
}

/// Asks for an entry.
const ENTRY: &str = "Position and value: ";
/// Asks for a word.
const WORD: &str = "> ";

impl Session {
    pub(super) fn new(look: Look) -> Result<Self, Failure> {
        let asks = io::stdin().is_terminal();
        Ok(Self { input: io::stdin().lock(), output: Output::new(None)?, look, asks })
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Failure> {
        self.output.put(format!("{line}\n").as_bytes())?;
        self.flush()
    }

    /// Draws a board; the digits of the cells in `typed` are the user's.
    pub(super) fn show(&mut self, puzzle: &Puzzle, typed: CellSet) -> Result<(), Failure> {
        self.output.put(draw::board(puzzle, typed, self.look).as_bytes())?;
        self.flush()
    }

    /// Whether the next line is `finish`.
    pub(super) fn wants_to_finish(&mut self) -> Result<bool, Failure> {
        Ok(self
            .line(WORD)?
            .is_some_and(|line| line.trim().trim_start_matches('-').eq_ignore_ascii_case("finish")))
    }

    /// Takes entries until the puzzle is done or the user quits; who asks for help gets it. The end of the input is the end of
    /// the puzzle.
    pub(super) fn enter_puzzle(&mut self, help: &str) -> Result<End, Failure> {
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
    fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        if self.asks {
            self.output.put(prompt.as_bytes())?;
        }
        self.flush()?;
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line).map_err(|error| {
            Failure::Input(Message::new(format_args!("cannot read standard input: {}", reason(&error))))
        })?;
        Ok((length > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.output.flush().map_err(|error| self.output.failure(&error))
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

/// Where one of the cell's houses holds the digit.
fn clash(puzzle: &Puzzle, cell: Cell, digit: Digit) -> Option<(House, Cell)> {
    let holders = puzzle.cells_of(digit).without(cell);
    cell.houses().into_iter().find_map(|house| Some((house, (holders & house.cells()).first()?)))
}
