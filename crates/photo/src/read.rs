//! From a picture to a puzzle.

use crate::PhotoError;
use crate::bend::bent;
use crate::cell_image::{CellImage, cut};
use crate::find::find;
use crate::focus::blurred;
use crate::law::{self, Decision};
use crate::likelihood::{Likelihood, likelihoods};
use crate::network::{Logits, Network};
use crate::picture::Picture;
use crate::reading::{CellReading, Reading};
use sudokit_core::{Cell, CellSet, Digit, Solution};

/// The least side of a cell, in pixels of the picture.
const LEAST_SIDE: f32 = 9.0;
/// A mean chance of the digits' readings that a picture has only if it is upright, as a logarithm.
const UPRIGHT: f64 = -0.12;
/// Below this mean the digits are not legible.
const LEGIBLE: f64 = -0.9;
/// A margin under which a cell is doubtful, in nats.
const DOUBT: f64 = 3.0;
/// The same without a solution: no law has confirmed what the network says, and something in it is wrong.
const DOUBT_UNSOLVED: f64 = 4.0;
/// A picture with more blurred cells is refused: most of its digits would have to be checked.
const MOST_BLURRED: usize = 40;
/// The least number of digits of a puzzle with one solution.
const FEWEST: usize = 17;

/// Reads photographs. It holds the network, so make one and keep it.
///
/// ```
/// use sudokit_photo::{PhotoError, Picture, Reader};
///
/// let blank = Picture::from_grey(640, 480, &vec![200; 640 * 480])?;
/// assert_eq!(Reader::new().read(&blank), Err(PhotoError::NoGrid));
/// # Ok::<(), PhotoError>(())
/// ```
pub struct Reader {
    network: Network,
}

impl Default for Reader {
    fn default() -> Self {
        Self::new()
    }
}

impl Reader {
    /// A reader; unpacking the network takes some microseconds.
    pub fn new() -> Self {
        Self { network: Network::new() }
    }

    /// Reads the Sudoku in a picture, whichever way up it is.
    ///
    /// # Errors
    ///
    /// A [`PhotoError`] that says what is wrong with the picture.
    pub fn read(&self, picture: &Picture) -> Result<Reading, PhotoError> {
        let (lattice, score) = find(picture)?;
        if lattice.corners().shortest() < 9.0 * LEAST_SIDE {
            return Err(PhotoError::TooSmall);
        }
        let (lattice, _) = bent(picture, lattice, score);
        let blurred = blurred(picture, &lattice);
        if blurred.len() > MOST_BLURRED {
            return Err(PhotoError::Blurred);
        }
        let board = self.upright(cut(picture, &lattice));
        if board.digits < FEWEST {
            return Err(PhotoError::TooFewDigits);
        }
        if board.legibility < LEGIBLE {
            return Err(PhotoError::Blurred);
        }
        let mut decision = law::decide(&board.cells);
        for cell in blurred {
            decision.margins[turned(cell.index(), board.turns)] = 0.0;
        }
        let mut corners = lattice.corners().0.map(|(x, y)| picture.original(x, y));
        corners.rotate_right(usize::from(board.turns));
        Ok(reading(&board, &decision, corners))
    }

    /// The cells turned so that their digits stand upright.
    fn upright(&self, images: Vec<CellImage>) -> Board {
        let mut board = Board::new(&self.network, &images, 0);
        let mut turned = images;
        for turns in 1..4 {
            if board.legibility > UPRIGHT && board.turns == 0 {
                break;
            }
            turned = quarter_turn(&turned);
            let other = Board::new(&self.network, &turned, turns);
            if other.legibility > board.legibility {
                board = other;
            }
        }
        board
    }
}

/// The cells of a board after some quarter turns.
struct Board {
    cells: Vec<Likelihood>,
    turns: u8,
    digits: usize,
    /// The mean logarithm of the chance of each cell with a digit.
    legibility: f64,
}

impl Board {
    fn new(network: &Network, images: &[CellImage], turns: u8) -> Self {
        let read = |image: &CellImage| (!image.is_blank()).then(|| network.logits(&image.pixels));
        let logits: Vec<Option<Logits>> = images.iter().map(read).collect();
        let cells = likelihoods(images, &logits);
        let digits = || cells.iter().filter(|cell| cell.best() > 0);
        let sum: f64 = digits().map(|cell| -crate::likelihood::cost(cell.chances[cell.best()])).sum();
        let count = digits().count();
        Self { turns, digits: count, legibility: sum / count.max(1) as f64, cells }
    }
}

/// The board after a quarter turn clockwise.
fn quarter_turn(images: &[CellImage]) -> Vec<CellImage> {
    (0..81).map(|at| images[(8 - at % 9) * 9 + at / 9].turned()).collect()
}

/// The place of a cell on the board after some quarter turns clockwise.
fn turned(cell: usize, turns: u8) -> usize {
    (0..turns).fold(cell, |at, _| at % 9 * 9 + 8 - at / 9)
}

fn reading(board: &Board, decision: &Decision, corners: [(f32, f32); 4]) -> Reading {
    let solution = decision.solution.map(|digits| digits.map(|digit| Digit::from_index(digit - 1)));
    let least = if solution.is_some() { DOUBT } else { DOUBT_UNSOLVED };
    let doubtful: CellSet = Cell::all().filter(|cell| decision.margins[cell.index()] < least).collect();
    let cells = board.cells.iter().zip(&decision.margins);
    Reading {
        givens: law::givens(&decision.labels),
        placed: law::own(&decision.labels),
        solution: solution.and_then(|digits| Solution::new(digits).ok()),
        doubtful,
        cells: cells
            .map(|(cell, &margin)| CellReading {
                chances: cell.chances.map(|chance| chance as f32),
                own: cell.own as f32,
                margin: margin as f32,
            })
            .collect(),
        corners,
        turns: board.turns,
    }
}

#[cfg(test)]
mod tests {
    use super::turned;
    use crate::cell_image::{CellImage, PIXELS};

    #[test]
    fn a_cell_turns_with_its_image() {
        let images: Vec<CellImage> =
            (0..81_u8).map(|at| CellImage { pixels: [0; PIXELS], ink: f32::from(at) }).collect();
        let board = super::quarter_turn(&images);
        assert!((0..81).all(|at| board[turned(at, 1)].ink == images[at].ink));
        assert!((0..81).all(|at| turned(at, 4) == at));
    }
}
