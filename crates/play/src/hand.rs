//! The player's hand: the cursor, the selection and the mode of writing.

use crate::keys::{Command, Direction};
use crate::{Action, Colour, First, Game};
use sudokit::{CandidateSet, Cell, CellSet, Digit, DigitSet};

/// The effect of digit keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Digits.
    #[default]
    Place,
    /// Marks in the corner.
    Corner,
    /// Marks in the centre; crosses if candidates are kept automatically.
    Centre,
    /// Colours.
    Colour,
}

impl Mode {
    /// All modes, in the order in which a key cycles through them.
    pub const ALL: [Self; 4] = [Self::Place, Self::Corner, Self::Centre, Self::Colour];

    /// The name of the mode.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "digits",
            Self::Corner => "corner",
            Self::Centre => "centre",
            Self::Colour => "colours",
        }
    }

    fn next(self) -> Self {
        let place = Self::ALL.iter().position(|mode| *mode == self).unwrap_or(0);
        Self::ALL[(place + 1) % Self::ALL.len()]
    }
}

/// The player's hand. It is not part of the game: undo does not move it, and it is not saved.
///
/// ```
/// use sudokit_play::{Action, Command, Direction, Game, Hand, Meant};
///
/// let game = Game::new(sudokit::Puzzle::EMPTY);
/// let mut hand = Hand::default();
/// assert_eq!(hand.mean(Command::Move(Direction::Right), &game), Meant::Moved);
/// assert_eq!(hand.cursor(), "r1c2".parse()?);
/// assert!(matches!(hand.mean(Command::Digit("5".parse()?), &game), Meant::Act(Action::Place { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    cursor: Cell,
    /// The selected cells; if empty, the cell of the cursor counts.
    selected: CellSet,
    /// True while moving selects.
    selecting: bool,
    mode: Mode,
    /// The digit that is highlighted; with digits first, the one that is written.
    digit: Option<Digit>,
    /// True while the next digit key chooses the digit to highlight.
    showing: bool,
    /// True after the command to begin: the same again insists on it.
    beginning: bool,
}

impl Default for Hand {
    fn default() -> Self {
        Self {
            cursor: Cell::at(0, 0),
            selected: CellSet::EMPTY,
            selecting: false,
            mode: Mode::Place,
            digit: None,
            showing: false,
            beginning: false,
        }
    }
}

/// The meaning of a command for the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// Not a command of the hand.
    Unused,
    /// The hand itself changed.
    Moved,
    /// An action to perform.
    Act(Action),
}

impl Hand {
    /// The cell of the cursor.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The cells that are written to: those selected, or the one of the cursor.
    pub fn cells(&self) -> CellSet {
        if self.selected.is_empty() { CellSet::of(self.cursor) } else { self.selected }
    }

    /// The effect of digit keys.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Returns true while moving selects.
    pub const fn is_selecting(&self) -> bool {
        self.selecting
    }

    /// Returns true while the next digit key chooses the digit to highlight.
    pub const fn is_asking(&self) -> bool {
        self.showing
    }

    /// Returns true if the next command to begin insists on it: the one before was to begin, too.
    pub const fn insists(&self) -> bool {
        self.beginning
    }

    /// The digit to highlight: the chosen one, else the one under the cursor.
    pub fn shown(&self, game: &Game) -> Option<Digit> {
        self.digit.or_else(|| game.digit(self.cursor))
    }

    /// The digit chosen for highlighting.
    pub const fn digit(&self) -> Option<Digit> {
        self.digit
    }

    /// Moves to a cell; with `selects`, selects it as well.
    ///
    /// ```
    /// # use sudokit_play::Hand;
    /// let mut hand = Hand::default();
    /// hand.go_to("r5c5".parse()?, false);
    /// hand.go_to("r5c6".parse()?, true);
    /// assert_eq!(hand.cells().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn go_to(&mut self, cell: Cell, selects: bool) {
        if selects || self.selecting {
            self.selected.insert(self.cursor);
            self.selected.insert(cell);
        } else {
            self.selected = CellSet::EMPTY;
        }
        self.cursor = cell;
    }

    /// Selects these cells and no others.
    pub fn select(&mut self, cells: CellSet) {
        self.selected = cells;
    }

    /// Interprets a command, if it is one for the hand.
    pub fn mean(&mut self, command: Command, game: &Game) -> Meant {
        if let (true, Command::Digit(digit)) = (self.showing, command) {
            (self.showing, self.beginning) = (false, false);
            self.digit = Some(digit).filter(|digit| self.digit != Some(*digit));
            return Meant::Moved;
        }
        let was_showing = std::mem::take(&mut self.showing);
        let insists = std::mem::replace(&mut self.beginning, command == Command::Begin);
        match command {
            Command::Move(direction) => self.go_to(beside(self.cursor, direction), false),
            Command::Extend(direction) => self.go_to(beside(self.cursor, direction), true),
            Command::NextEmpty => self.go_to_empty(game, 1),
            Command::LastEmpty => self.go_to_empty(game, 80),
            Command::Select => {
                self.selecting = !self.selecting;
                self.selected = if self.selecting { CellSet::of(self.cursor) } else { self.selected };
            }
            Command::Place => self.mode = Mode::Place,
            Command::Corner => self.mode = Mode::Corner,
            Command::Centre => self.mode = Mode::Centre,
            Command::Colour => self.mode = Mode::Colour,
            Command::NextMode => self.mode = self.mode.next(),
            // The second press ends the highlighting.
            Command::Show if was_showing => self.digit = None,
            Command::Show => self.showing = true,
            Command::Escape if self.selecting || !self.selected.is_empty() || self.digit.is_some() => {
                (self.selecting, self.selected, self.digit) = (false, CellSet::EMPTY, None);
            }
            Command::Digit(digit) if game.options().first == First::Digit && self.mode != Mode::Colour => {
                self.digit = Some(digit).filter(|digit| self.digit != Some(*digit));
            }
            Command::Digit(digit) => return Meant::Act(self.written(digit, game)),
            Command::Enter if game.options().first == First::Digit => match self.digit {
                Some(digit) => return Meant::Act(self.written(digit, game)),
                None => return Meant::Unused,
            },
            Command::Clear if game.sheet().entering => {
                return Meant::Act(Action::Give { cells: self.cells(), digit: None });
            }
            Command::Clear => return Meant::Act(Action::Clear { cells: self.cells() }),
            Command::Fill => {
                return Meant::Act(Action::Fill { cells: self.all_or_selected(), digits: DigitSet::ALL });
            }
            Command::CleanUp => return Meant::Act(Action::CleanUp { cells: self.all_or_selected() }),
            Command::Undo => return Meant::Act(Action::Undo),
            Command::Redo => return Meant::Act(Action::Redo),
            Command::UndoMistakes => return Meant::Act(Action::UndoMistakes),
            Command::Savepoint => return Meant::Act(Action::Savepoint { name: String::new() }),
            Command::Restart => return Meant::Act(Action::Restart),
            Command::Begin => return Meant::Act(Action::Begin { anyway: insists }),
            _ => return Meant::Unused,
        }
        Meant::Moved
    }

    /// The action of writing a digit in the current mode.
    pub fn written(&self, digit: Digit, game: &Game) -> Action {
        let cells = self.cells();
        if game.sheet().entering {
            return Action::Give { cells, digit: Some(digit) };
        }
        match self.mode {
            Mode::Place => Action::Place { cells, digit },
            Mode::Corner => Action::Corner { cells, digit },
            Mode::Centre => Action::Centre { cells, digit },
            Mode::Colour => {
                let colour = Colour::new(digit.get()).expect("there are as many colours as digits");
                match self.digit {
                    Some(of) => {
                        Action::ColourCandidates { candidates: CandidateSet::of_digit(of, cells), colour }
                    }
                    None => Action::Colour { cells, colour },
                }
            }
        }
    }

    /// Without a selection, commands for many cells act on all.
    fn all_or_selected(&self) -> CellSet {
        if self.selected.is_empty() { CellSet::ALL } else { self.selected }
    }

    /// Moves to the next empty cell, in strides of `by` cells.
    fn go_to_empty(&mut self, game: &Game, by: usize) {
        let empty = game.sheet().empty();
        let cells = (1..=81).map(|times| Cell::from_index((self.cursor.index() + times * by) % 81));
        if let Some(cell) = cells.into_iter().find(|cell| empty.contains(*cell)) {
            self.go_to(cell, false);
        }
    }
}

/// The neighbouring cell; at an edge the cell itself.
fn beside(cell: Cell, direction: Direction) -> Cell {
    let (row, column) = (cell.row(), cell.column());
    match direction {
        Direction::Up => Cell::at(row.saturating_sub(1), column),
        Direction::Down => Cell::at((row + 1).min(8), column),
        Direction::Left => Cell::at(row, column.saturating_sub(1)),
        Direction::Right => Cell::at(row, (column + 1).min(8)),
    }
}
