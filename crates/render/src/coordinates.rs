//! What cells and lines are called.

use std::fmt::Write as _;
use sudokit_core::{Candidate, Cell, CellSet, House, HouseKind};
use sudokit_diagram::{Sentence, Span};

/// How cells are called.
///
/// ```
/// use sudokit_core::Cell;
/// use sudokit_render::Coordinates;
///
/// assert_eq!(Coordinates::Rncn.cell(Cell::at(3, 6)), "r4c7");
/// assert_eq!(Coordinates::K9.cell(Cell::at(3, 6)), "D7");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Rows and columns by number: `r4c7`.
    #[default]
    Rncn,
    /// Rows by letter, A to H and J, columns by number: `D7`. There is no row I, which looks like a 1.
    K9,
}

/// The letters of the rows.
const ROWS: [char; 9] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'];

impl Coordinates {
    /// A cell.
    ///
    /// ```
    /// # use sudokit_core::Cell;
    /// # use sudokit_render::Coordinates;
    /// assert_eq!(Coordinates::K9.cell(Cell::at(8, 8)), "J9");
    /// ```
    pub fn cell(self, cell: Cell) -> String {
        match self {
            Self::Rncn => cell.to_string(),
            Self::K9 => format!("{}{}", ROWS[cell.row()], cell.column() + 1),
        }
    }

    /// A row, from 0.
    ///
    /// ```
    /// # use sudokit_render::Coordinates;
    /// assert_eq!((Coordinates::Rncn.row(3), Coordinates::K9.row(3)), ("r4".into(), "D".into()));
    /// ```
    pub fn row(self, row: usize) -> String {
        match self {
            Self::Rncn => format!("r{}", row + 1),
            Self::K9 => ROWS[row].to_string(),
        }
    }

    /// A column, from 0.
    ///
    /// ```
    /// # use sudokit_render::Coordinates;
    /// assert_eq!((Coordinates::Rncn.column(3), Coordinates::K9.column(3)), ("c4".into(), "4".into()));
    /// ```
    pub fn column(self, column: usize) -> String {
        match self {
            Self::Rncn => format!("c{}", column + 1),
            Self::K9 => (column + 1).to_string(),
        }
    }

    /// A house in words.
    ///
    /// ```
    /// # use sudokit_core::House;
    /// # use sudokit_render::Coordinates;
    /// assert_eq!(Coordinates::K9.house(House::row(3)), "row D");
    /// ```
    pub fn house(self, house: House) -> String {
        match (self, house.kind()) {
            (Self::K9, HouseKind::Row) => format!("row {}", ROWS[house.index()]),
            _ => house.to_string(),
        }
    }

    /// Cells, those of a row or column together: `r78c2`, `GH2`.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet};
    /// # use sudokit_render::Coordinates;
    /// let cells = CellSet::of(Cell::at(6, 1)).with(Cell::at(7, 1));
    /// assert_eq!((Coordinates::Rncn.cells(cells), Coordinates::K9.cells(cells)), ("r78c2".into(), "GH2".into()));
    /// ```
    pub fn cells(self, mut cells: CellSet) -> String {
        let mut parts = Vec::new();
        while let Some(first) = cells.first() {
            let [row, column, _] = first.houses().map(|house| cells & house.cells());
            let together = if row.len() >= column.len() { row } else { column };
            let numbers = |of: fn(Cell) -> usize| {
                let mut numbers: Vec<usize> = together.iter().map(of).collect();
                numbers.dedup();
                numbers
            };
            parts.push(self.block(&numbers(Cell::row), &numbers(Cell::column)));
            cells -= together;
        }
        parts.join(",")
    }

    /// The cells where these rows cross these columns, from 0.
    fn block(self, rows: &[usize], columns: &[usize]) -> String {
        let columns: String = columns.iter().map(|column| (column + 1).to_string()).collect();
        match self {
            Self::Rncn => {
                let rows: String = rows.iter().map(|row| (row + 1).to_string()).collect();
                format!("r{rows}c{columns}")
            }
            Self::K9 => rows.iter().map(|row| ROWS[*row]).collect::<String>() + &columns,
        }
    }

    /// A sentence.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet, House};
    /// # use sudokit_diagram::sentence;
    /// # use sudokit_render::Coordinates;
    /// let cells = CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1));
    /// let said = sentence!["Only ", cells, " of ", House::row(0), "."];
    /// assert_eq!(Coordinates::K9.sentence(&said), "Only A1 and A2 of row A.");
    /// ```
    pub fn sentence(self, sentence: &Sentence) -> String {
        if self == Self::Rncn {
            return sentence.to_string();
        }
        let mut text = String::new();
        for span in &sentence.spans {
            // A string takes all that is written.
            _ = match span {
                Span::Cell(cell) => write!(text, "{}", self.cell(*cell)),
                Span::Candidate(candidate) => write!(text, "{}", self.candidate(*candidate)),
                Span::Cells(cells) => write!(text, "{}", and(cells.iter().map(|cell| self.cell(cell)))),
                Span::House(house) => write!(text, "{}", self.house(*house)),
                Span::Houses(houses) if houses.iter().any(|house| house.kind() == HouseKind::Row) => {
                    write!(text, "{}", and(houses.iter().map(|house| self.house(house))))
                }
                Span::Text(_) | Span::Digit(_) | Span::Digits(_) | Span::Houses(_) => write!(text, "{span}"),
            };
        }
        text
    }

    fn candidate(self, candidate: Candidate) -> String {
        format!("{} in {}", candidate.digit(), self.cell(candidate.cell()))
    }

    /// A line in HoDoKu's manner: every `r78c2` in it.
    ///
    /// ```
    /// # use sudokit_render::Coordinates;
    /// let line = "Naked Pair: 2,4 in r47c1 => r6c1<>4";
    /// assert_eq!(Coordinates::K9.line(line), "Naked Pair: 2,4 in DG1 => F1<>4");
    /// ```
    pub fn line(self, line: &str) -> String {
        if self == Self::Rncn {
            return line.to_owned();
        }
        let mut text = String::new();
        let mut rest = line;
        while let Some(letter) = rest.chars().next() {
            if let Some((rows, columns, after)) = named_cells(rest) {
                text += &self.block(&rows, &columns);
                rest = after;
            } else {
                text.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
        text
    }
}

/// The rows and columns of a text that begins with `r78c2`, from 0, and what comes after.
fn named_cells(text: &str) -> Option<(Vec<usize>, Vec<usize>, &str)> {
    let (rows, text) = numbers(text.strip_prefix('r')?)?;
    let (columns, text) = numbers(text.strip_prefix('c')?)?;
    Some((rows, columns, text))
}

fn numbers(text: &str) -> Option<(Vec<usize>, &str)> {
    let length = text.bytes().take_while(|byte| (b'1'..=b'9').contains(byte)).count();
    let numbers = text[..length].bytes().map(|byte| usize::from(byte - b'1')).collect();
    (length > 0).then_some((numbers, &text[length..]))
}

/// "a", "a and b", "a, b and c".
fn and(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
