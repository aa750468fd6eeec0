//! Names of cells and houses.

use std::ops::Range;
use sudokit_core::{Cell, CellSet, House, HouseKind};
use sudokit_diagram::{Names, Sentence, Words};

/// Notation for cells.
///
/// ```
/// use sudokit_core::Cell;
/// use sudokit_render::Coordinates;
///
/// assert_eq!(Coordinates::Rncn.cell(Cell::at(3, 6)), "r4c7");
/// assert_eq!(Coordinates::K9.cell(Cell::at(3, 6)), "D7");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Coordinates {
    /// Rows and columns by number: `r4c7`.
    #[default]
    Rncn,
    /// Rows by letter, A to H and J, columns by number: `D7`. There is no row I, because I looks like a 1.
    K9,
}

impl Names for Coordinates {
    fn cell(&self, cell: Cell) -> String {
        (*self).cell(cell)
    }

    fn ordinal(&self, house: House) -> String {
        match (self, house.kind()) {
            (Self::K9, HouseKind::Row) => ROWS[house.index()].to_string(),
            _ => house.ordinal().to_string(),
        }
    }
}

/// The letters of the rows.
const ROWS: [char; 9] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'];

impl Coordinates {
    /// A cell.
    pub fn cell(self, cell: Cell) -> String {
        match self {
            Self::Rncn => cell.to_string(),
            Self::K9 => format!("{}{}", ROWS[cell.row()], cell.column() + 1),
        }
    }

    /// A row, from 0.
    pub fn row(self, row: usize) -> String {
        match self {
            Self::Rncn => format!("r{}", row + 1),
            Self::K9 => ROWS[row].to_string(),
        }
    }

    /// A column, from 0.
    pub fn column(self, column: usize) -> String {
        match self {
            Self::Rncn => format!("c{}", column + 1),
            Self::K9 => (column + 1).to_string(),
        }
    }

    /// Cells, those of a row or column together: `r78c2`, `GH2`.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet};
    /// # use sudokit_render::Coordinates;
    /// let cells = CellSet::of(Cell::at(6, 1)).with(Cell::at(7, 1));
    /// assert_eq!(Coordinates::Rncn.cells(cells), "r78c2");
    /// assert_eq!(Coordinates::K9.cells(cells), "GH2");
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

    /// The crossings of these rows and columns, from 0.
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

    /// A sentence in English.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet, House, HouseSet};
    /// # use sudokit_diagram::say;
    /// # use sudokit_render::Coordinates;
    /// let cells = CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1));
    /// let said = say!("subsets-all-in", [cells, houses = HouseSet::of(House::row(0))]);
    /// assert_eq!(Coordinates::K9.sentence(&said), "Both cells are in row A.");
    /// ```
    pub fn sentence(self, sentence: &Sentence) -> String {
        sentence.told(Words::english(), &self)
    }

    /// Translates a line in HoDoKu's style or in nrc notation: every `r78c2` and every row. Single columns
    /// and boxes keep their letters, because a bare number would read as a digit.
    ///
    /// ```
    /// # use sudokit_render::Coordinates;
    /// let line = "Naked Pair: 2,4 in r47c1 => r6c1<>4";
    /// assert_eq!(Coordinates::K9.line(line), "Naked Pair: 2,4 in DG1 => F1<>4");
    /// let line = "Finned Mutant X-Wing: 5 r3c2 r7b1 fr4c2 => r1c2<>5";
    /// assert_eq!(Coordinates::K9.line(line), "Finned Mutant X-Wing: 5 Cc2 Gb1 fD2 => A2<>5");
    /// ```
    pub fn line(self, line: &str) -> String {
        if self == Self::Rncn {
            return line.to_owned();
        }
        let mut text = String::new();
        let mut rest = line;
        // A fish names houses first: `r3c2` there is a row and a column.
        if let Some((bases, covers)) = fish_houses(line) {
            text += &line[..bases.start];
            text += &self.lone_rows(&line[bases.start..covers.end]);
            rest = &line[covers.end..];
        }
        text + &renamed(rest, |before, rest| {
            if let Some((rows, columns, after)) = named_cells(rest) {
                return Some((self.block(&rows, &columns), after));
            }
            let (rows, after) = named_rows(rest).filter(|_| !before.ends_with(char::is_alphanumeric))?;
            Some((self.rows(&rows), after))
        })
    }

    /// Translates every row in a text about houses.
    fn lone_rows(self, houses: &str) -> String {
        renamed(houses, |_, rest| {
            let (rows, after) = rest.strip_prefix('r').and_then(numbers)?;
            Some((self.rows(&rows), after))
        })
    }

    /// Rows, from 0.
    fn rows(self, rows: &[usize]) -> String {
        match self {
            Self::Rncn => rows.iter().fold("r".to_owned(), |text, row| text + &(row + 1).to_string()),
            Self::K9 => rows.iter().map(|row| ROWS[*row]).collect(),
        }
    }
}

/// Replaces names in a text. `name` takes the text before and after a position, and returns the new name and
/// the text behind the old one.
fn renamed<'a>(mut rest: &'a str, name: impl Fn(&str, &'a str) -> Option<(String, &'a str)>) -> String {
    let mut text = String::new();
    while let Some(letter) = rest.chars().next() {
        if let Some((new, after)) = name(&text, rest) {
            text += &new;
            rest = after;
        } else {
            text.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    text
}

/// The ranges of the bases and the covers of a fish in its line: after the digit behind the name.
fn fish_houses(line: &str) -> Option<(Range<usize>, Range<usize>)> {
    let (name, rest) = line.split_once(": ")?;
    let mut start = name.len() + 2;
    let mut words = rest.split(' ').map(|word| {
        let range = start..start + word.len();
        start = range.end + 1;
        (word, range)
    });
    let is_digit = |word: &str| word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_digit());
    words.next().filter(|(word, _)| is_digit(word))?;
    let mut houses = || words.next().filter(|(word, _)| are_houses(word)).map(|(_, range)| range);
    Some((houses()?, houses()?))
}

/// Returns true if a word is a list of houses: `r35c2b7`.
fn are_houses(word: &str) -> bool {
    let mut rest = word;
    while let Some((_, after)) = rest.strip_prefix(['r', 'c', 'b']).and_then(numbers) {
        rest = after;
    }
    rest.is_empty() && !word.is_empty()
}

/// The rows at the start of a text that are not part of cells: `r36 `, in nrc notation `r2n1`.
fn named_rows(text: &str) -> Option<(Vec<usize>, &str)> {
    let (rows, after) = numbers(text.strip_prefix('r')?)?;
    let is_over = after.starts_with('n') || !after.starts_with(char::is_alphanumeric);
    is_over.then_some((rows, after))
}

/// The rows and columns, from 0, of `r78c2` at the start of a text, and the rest.
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
