//! Reads Sudoku puzzles from photographs: pixels in, a puzzle out, with the cells that have to be checked.
//!
//! ```text
//! bytes of a file      JPEG or PNG, with the feature `decode`
//!   └ decode
//! Picture              grey and colour, at most 1000 pixels long
//!   └ find               dark pixels, outlines, four corners; scored as a lattice of lines
//!       └ bend             the lattice follows curled paper
//!           ├ focus          cells whose lines are blurred are doubtful
//!           └ cut            81 cells of 28 x 28 pixels with the same light
//!               └ network      whole numbers, so the same on every machine; cells without ink are skipped
//!                   ├ writer     print and handwriting, by the look of the whole board
//!                   └ law        the likeliest reading whose givens have exactly one solution
//! Reading              givens, own digits, solution, doubtful cells
//! ```
//!
//! # Decisions
//!
//! - **The puzzle is the language model.** A misread digit nearly always leaves no solution, so the engine
//!   finds the right one among the likely ones. A cell is doubtful if the law overruled its look, or if
//!   another reading of it is lawful and almost as likely: a wrong puzzle with one solution must not pass in
//!   silence.
//! - **The network knows drawn pages alone**, cut by this very code (`train/`). Its weights are bytes, its
//!   sums whole numbers; the rest uses sums, products and square roots, which are the same everywhere.
//! - **No library for pictures, matrices or networks.** The few loops that are needed weigh less than any.
//!   Only files of pictures are decoded by others, by one library a format.
//! - **The orientation that a camera has noted is not read.** Seven of 160 photographs have a wrong one. The
//!   reader looks at the digits, and finds out by itself which way is up.

mod bend;
mod cell_image;
mod component;
#[cfg(feature = "decode")]
mod decode;
mod error;
mod find;
mod focus;
mod full_grid;
mod lattice;
mod law;
mod likelihood;
mod nats;
mod network;
mod perspective;
mod picture;
mod quadrilateral;
mod read;
mod reading;
mod threshold;
mod writer;

pub use cell_image::{PIXELS, SIDE};
pub use error::PhotoError;
pub use picture::Picture;
pub use read::Reader;
pub use reading::{CellReading, Reading};

/// The cells of a grid as the network sees them, and the corners of the grid in the picture.
#[doc(hidden)]
pub type Cut = (Vec<[u8; PIXELS]>, [(f32, f32); 4]);

/// Finds and cuts a grid without reading it, for training.
///
/// # Errors
///
/// A [`PhotoError`] that says why there is no grid to cut.
#[doc(hidden)]
pub fn cut(picture: &Picture) -> Result<Cut, PhotoError> {
    let (lattice, score) = find::find(picture)?;
    let (lattice, _) = bend::bent(picture, lattice, score);
    let cells = cell_image::cut(picture, &lattice);
    Ok((cells.into_iter().map(|cell| cell.pixels).collect(), lattice.corners().0))
}
