//! Positions as HoDoKu's library writes them: `:kind:digits:board:removed:eliminations:placements:`.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;
use std::sync::{LazyLock, Mutex};
use std::{env, fs};
use sudokit_core::{Board, Candidate, Cell, Digit, DigitSet, Puzzle};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Family, Kind, Step, View, Wanted};
use sudokit_testkit::oracle;

/// Steps by their kind and by the line of their case.
type Found = HashMap<(&'static str, String), Vec<Step>>;

/// One line of a library.
pub(crate) struct Case {
    pub(crate) line: String,
    /// The kind: a number in HoDoKu's library, an id in ours.
    pub(crate) kind: String,
    /// The variant behind the kind in HoDoKu's library: `x` where it must not be found, or how the search is
    /// set.
    pub(crate) variant: String,
    pub(crate) digits: DigitSet,
    pub(crate) board: Board,
    /// Digit, row, column.
    eliminations: BTreeSet<String>,
    placements: BTreeSet<String>,
    /// The last field.
    pub(crate) remark: String,
}

impl Case {
    /// Reads a line. Ids have hyphens too, but no variants except `x`.
    pub(crate) fn read(line: &str) -> Self {
        let fields: Vec<&str> = line.split(':').collect();
        let (kind, variant) = match fields[1].rsplit_once('-') {
            Some((kind, variant)) if variant == "x" || kind.parse::<u32>().is_ok() => (kind, variant),
            _ => (fields[1], ""),
        };
        let items = |field: usize| fields[field].split_whitespace().map(str::to_owned).collect();
        Self {
            line: line.to_owned(),
            kind: kind.to_owned(),
            variant: variant.to_owned(),
            digits: fields[2].chars().map(|c| digit(c).expect("a digit")).collect(),
            board: board(fields[3], fields[4]),
            eliminations: items(5),
            placements: items(6),
            remark: fields.get(7).copied().unwrap_or_default().to_owned(),
        }
    }

    pub(crate) fn must_not_be_found(&self) -> bool {
        self.variant == "x"
    }

    /// The steps of one kind on the board of the case, looked for once: a score of tests ask for them.
    pub(crate) fn steps(&self, family: &dyn Family, kind: &'static Kind) -> Vec<Step> {
        static FOUND: LazyLock<Mutex<Found>> = LazyLock::new(Mutex::default);
        let name = (kind.id, self.line.clone());
        let known = FOUND.lock().expect("no test panics in here").get(&name).cloned();
        known.unwrap_or_else(|| {
            let found = steps(family, kind, &self.board);
            FOUND.lock().expect("no test panics in here").insert(name, found.clone());
            found
        })
    }

    /// True if a step has the effect of the case.
    pub(crate) fn has_effect_of(&self, step: &Step) -> bool {
        let eliminations: BTreeSet<_> = step.effect.eliminations().iter().copied().map(written).collect();
        let placements: BTreeSet<_> = step.effect.placements().iter().copied().map(written).collect();
        (eliminations, placements) == (self.eliminations.clone(), self.placements.clone())
    }
}

/// Digit, row, column.
fn written(candidate: Candidate) -> String {
    format!("{}{}{}", candidate.digit(), candidate.cell().row() + 1, candidate.cell().column() + 1)
}

/// The steps of one kind on a board.
pub(crate) fn steps(family: &dyn Family, kind: &'static Kind, board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    let flow = family.find(Wanted::these(&[kind]), &View::new(board), &mut steps);
    assert_eq!(flow, ControlFlow::Continue(()), "a sink that wants everything stops nobody");
    steps.retain(|step| step.kind == kind);
    steps
}

/// The families that laws are tried on: all, or the one whose folder `SUDOKIT_FAMILY` names.
pub(crate) fn families() -> impl Iterator<Item = &'static dyn Family> {
    FAMILIES.iter().copied().filter(|family| is_tried(*family))
}

/// Returns true if laws are tried on this family.
pub(crate) fn is_tried(family: &dyn Family) -> bool {
    static DOC: LazyLock<Option<String>> = LazyLock::new(|| {
        let folder = env::var("SUDOKIT_FAMILY").ok()?;
        let page = format!("{}/src/techniques/{folder}/doc.md", env!("CARGO_MANIFEST_DIR"));
        Some(fs::read_to_string(&page).unwrap_or_else(|error| panic!("{page}: {error}")))
    });
    DOC.as_ref().is_none_or(|doc| family.doc() == doc)
}

/// Every case of every family that is tried, with its kind.
pub(crate) fn cases() -> impl Iterator<Item = (&'static dyn Family, &'static Kind, Case)> {
    families().flat_map(|family| {
        family.cases().lines().map(move |line| {
            let case = Case::read(line);
            let kind = techniques::kind(&case.kind).unwrap_or_else(|| panic!("no such kind: {line}"));
            assert!(family.kinds().contains(&kind), "another family's kind: {line}");
            (family, kind, case)
        })
    })
}

/// A board with placed digits marked by `+`, and the candidates that have gone as digit, row, column.
fn board(text: &str, deleted: &str) -> Board {
    let (mut givens, mut placed) = (Puzzle::EMPTY, Vec::new());
    let mut is_placed = false;
    let mut cells = Cell::all();
    for c in text.chars() {
        if c == '+' {
            is_placed = true;
            continue;
        }
        let cell = cells.next().expect("81 cells");
        if let Some(digit) = digit(c) {
            if is_placed {
                placed.push(Candidate::at(cell, digit));
            } else {
                givens.set(cell, Some(digit));
            }
        }
        is_placed = false;
    }
    let mut board = Board::new(&givens).unwrap_or_else(|flawed| flawed.board);
    // Techniques that take one solution for granted take it of the givens: nothing of what was placed or
    // removed counts.
    if oracle::count(&givens, 2) == 1 {
        board = board.with_unique_givens();
    }
    for candidate in placed {
        board.place(candidate);
    }
    for candidate in deleted.split_whitespace() {
        board.eliminate(read(candidate));
    }
    board
}

fn digit(c: char) -> Option<Digit> {
    Digit::new((c.to_digit(10)? as usize).checked_sub(1)?)
}

fn read(written: &str) -> Candidate {
    let numbers: Vec<usize> = written.bytes().map(|b| usize::from(b - b'1')).collect();
    Candidate::at(Cell::at(numbers[1], numbers[2]), Digit::from_index(numbers[0]))
}

/// Reads eliminations such as `r4c78,r5c1<>3, r6c2<>4`.
pub(crate) fn eliminations(list: &str) -> Vec<Candidate> {
    let mut gone = Vec::new();
    for part in list.split(", ") {
        let (cells, removed) = part.split_once("<>").expect("cells and a digit");
        let removed = removed.trim().chars().next().and_then(digit).expect("a digit");
        for group in cells.split(',') {
            let (rows, columns) = group[1..].split_once('c').expect("a column");
            let number = |c: char| c.to_digit(10).expect("a number") as usize - 1;
            for (row, column) in rows.chars().flat_map(|row| columns.chars().map(move |column| (row, column)))
            {
                gone.push(Candidate::at(Cell::at(number(row), number(column)), removed));
            }
        }
    }
    gone
}
