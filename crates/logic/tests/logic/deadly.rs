//! Deadly patterns of many cells: that their shapes are deadly, and that nothing of them could be left out.

use crate::data;
use serde_json::{Value, json};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_logic::{Proven, Unsound, Work};
use sudokit_testkit::{chance::Chance, corpus, oracle};

/// A board on which these cells have only these digits, and the first of them one more, of which nothing else
/// is known.
fn board_with(cells: CellSet, digits: DigitSet) -> Board {
    let mut board = Board::EMPTY;
    for cell in cells {
        let more = if cells.first() == Some(cell) { DigitSet::of(Digit::D9) } else { DigitSet::EMPTY };
        board.eliminate_all(CandidateSet::of_cell(cell, !(digits | more)));
    }
    board.with_unique_givens()
}

fn proven(exchange: &Value, board: &Board) -> Result<Proven, Unsound> {
    let pattern = data::pattern("deadly", &json!({ "exchange": exchange, "reason": "Seen" }));
    pattern.proves(board, &mut Work::default())
}

/// The conclusions from cells that have only these digits.
fn proven_within(cells: CellSet, digits: DigitSet) -> Result<Proven, Unsound> {
    let board = board_with(cells, digits);
    let held = cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits));
    proven(&json!({ "within": held }), &board)
}

fn cells(of: &[(usize, usize)]) -> CellSet {
    of.iter().map(|(row, column)| Cell::at(*row, *column)).collect()
}

/// The cells of Borescoper's shapes: what is there in the box, and the column and the row of the arms.
fn borescoper(core: &[(usize, usize)], column: usize, row: usize) -> CellSet {
    cells(core) | cells(&[(0, column), (1, column), (row, 0), (row, 1)])
}

#[test]
fn heptagons_and_octagons_are_deadly_and_need_every_cell() {
    let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
    for (column, row) in (3..9).flat_map(|column| (3..9).map(move |row| (column, row))) {
        for without in 0..=4 {
            let core: Vec<_> = (0..4).filter(|place| *place != without).map(|place| square[place]).collect();
            let digits = DigitSet::from_bits(if core.len() == 3 { 0b111 } else { 0b1111 });
            let all = borescoper(&core, column, row);
            let first = all.first().expect("there are cells");
            let proven = proven_within(all, digits).expect("it is deadly");
            assert!(CandidateSet::of_cell(first, digits).is_subset(proven.gone), "{all}");
            for cell in all.without(first) {
                let fewer = proven_within(all.without(cell), digits);
                assert_eq!(
                    fewer,
                    Err(Unsound("there is a way to fill the cells that has no other one")),
                    "{all} {cell}"
                );
            }
        }
    }
}

/// Two lines of three cells in two boxes, and two rows of a band: extended rectangles are deadly in the
/// kernel, too.
#[test]
fn two_lines_that_hold_the_same_are_deadly() {
    let three = DigitSet::from_bits(0b111);
    let within = cells(&[(0, 0), (0, 1), (0, 2), (4, 0), (4, 1), (4, 2)]);
    let across = cells(&[(0, 0), (1, 0), (0, 3), (1, 3), (0, 6), (1, 6)]);
    assert!(proven_within(within, three).is_ok());
    assert!(proven_within(across, three).is_ok());
    assert!(proven_within(cells(&[(0, 0), (0, 1), (0, 2), (4, 3), (4, 4), (4, 5)]), three).is_err());
}

#[test]
fn a_given_spoils_the_exchange() {
    let square = borescoper(&[(0, 0), (0, 1), (1, 0)], 3, 3);
    let mut givens = sudokit_core::Puzzle::EMPTY;
    givens.set(Cell::at(0, 0), Some(Digit::D1));
    let board = Board::new(&givens).expect("one given is valid").with_unique_givens();
    let held = square
        .iter()
        .fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, DigitSet::from_bits(0b111)));
    assert_eq!(proven(&json!({ "within": held }), &board), Err(Unsound("a cell is given")));
}

/// Take a full grid with two lines and a pair whose digits are in the square. Whatever else of the lines is
/// given or filled: if the proof holds, the grid without the other cells of the lines and the pair has a
/// second solution.
#[test]
fn two_lines_and_a_pair_give_a_second_solution() {
    let (mut chance, mut held, mut refused) = (Chance::of_seed(1), 0, 0);
    for case in corpus::UNIQUE.cases().take(12) {
        let grid = oracle::solutions(case.problem(), 1)[0];
        let at = |cell: Cell| grid.digit(cell);
        for _ in 0..400 {
            let kind = if chance.below(2) == 0 { HouseSet::ROWS } else { HouseSet::COLUMNS };
            let all: Vec<House> = kind.iter().collect();
            let (chute, without, third) = (chance.below(3), chance.below(3), chance.below(9));
            let lines: Vec<House> =
                (0..3).filter(|place| *place != without).map(|place| all[3 * chute + place]).collect();
            let places = all[third].cell_list();
            let (part, left_out) = (chance.below(3), chance.below(3));
            let pair: CellSet =
                (0..3).filter(|place| *place != left_out).map(|place| places[3 * part + place]).collect();
            let square: CellSet = (lines[0].cells() | lines[1].cells())
                .iter()
                .filter(|cell| {
                    pair.iter().any(|one| one.houses()[..2].iter().any(|of| of.cells().contains(*cell)))
                })
                .collect();
            let digits: DigitSet = pair.iter().map(at).collect();
            let in_square: DigitSet = square.iter().map(at).collect();
            if third / 3 == chute || !digits.is_subset(in_square) {
                continue;
            }
            let both = lines[0].cells() | lines[1].cells();
            // One line across is given, and perhaps a few cells more; some are filled.
            let across =
                lines.iter().map(|line| line.cell_list()[chance.below(9)]).collect::<CellSet>() - square;
            let filled: CellSet = (both - square - across).iter().filter(|_| chance.below(3) == 0).collect();
            let puzzle = grid.restricted_to(across);
            let mut board = Board::new(&puzzle).expect("a part of a grid").with_unique_givens();
            for cell in filled {
                board.place(Candidate::at(cell, at(cell)));
            }
            let lines: HouseSet = lines.into_iter().collect();
            let exchange = json!({ "of-lines": { "lines": lines, "pair": pair, "digits": digits } });
            if proven(&exchange, &board).is_ok() {
                held += 1;
                let puzzle = grid.restricted_to(!(both | pair) | across);
                assert_eq!(oracle::count(&puzzle, 2), 2, "{exchange} {board:?}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(held > 100 && refused > 50, "{held} hold, {refused} are refused");
}
