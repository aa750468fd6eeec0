//! Pictures out of focus: digits that are blurred away must not be taken for empty cells in silence.

use png::Decoder;
use std::io::Cursor;
use sudokit_core::{Cell, Puzzle};
use sudokit_photo::{PhotoError, Picture, Reader};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A page that `sudoku print` has drawn of it.
const PAGE: &[u8] = include_bytes!("../../sudokit/tests/photo.png");
/// The grid in it: its left and upper edge, and the side of a cell.
const GRID: (usize, usize, usize) = (36, 119, 23);

struct Page {
    width: usize,
    grey: Vec<f32>,
}

impl Page {
    fn new() -> Self {
        let mut reader = Decoder::new(Cursor::new(PAGE)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        let grey = pixels.chunks_exact(info.color_type.samples()).map(|pixel| f32::from(pixel[0]));
        Self { width: info.width as usize, grey: grey.collect() }
    }

    /// Blurs by a Gauss of `sigma` pixels: neighbours are `stride` pixels apart, 1 or the width.
    fn blurred(&self, sigma: f32, stride: usize) -> Self {
        let reach = (3.0 * sigma).ceil() as usize;
        let weight = |off: usize| (-((off * off) as f32) / (2.0 * sigma * sigma)).exp();
        let total: f32 = 1.0 + 2.0 * (1..=reach).map(weight).sum::<f32>();
        let at = |at: Option<usize>| at.and_then(|at| self.grey.get(at)).copied().unwrap_or(255.0);
        let pixel = |here: usize| {
            let pair = |off: usize| {
                weight(off) * (at(here.checked_sub(off * stride)) + at(here.checked_add(off * stride)))
            };
            (self.grey[here] + (1..=reach).map(pair).sum::<f32>()) / total
        };
        Self { width: self.width, grey: (0..self.grey.len()).map(pixel).collect() }
    }

    fn both_ways(&self, sigma: f32) -> Self {
        self.blurred(sigma, 1).blurred(sigma, self.width)
    }

    /// This page, but for rows and columns `from` to `to` of the grid, which are those of another.
    fn with_middle(&self, other: &Self, from: usize, to: usize) -> Self {
        let (left, top, side) = GRID;
        let is_inside = |at: usize| {
            (left + from * side..left + to * side).contains(&(at % self.width))
                && (top + from * side..top + to * side).contains(&(at / self.width))
        };
        let pixel = |at: usize| if is_inside(at) { other.grey[at] } else { self.grey[at] };
        Self { width: self.width, grey: (0..self.grey.len()).map(pixel).collect() }
    }

    fn picture(&self) -> Picture {
        let bytes: Vec<u8> = self.grey.iter().map(|light| (light + 0.5) as u8).collect();
        Picture::from_grey(self.width, bytes.len() / self.width, &bytes).unwrap()
    }
}

/// Checks that each misread cell is doubtful, or that the picture is refused.
fn is_honest(name: &str, page: &Page) -> Result<(), PhotoError> {
    let truth: Puzzle = PUZZLE.parse().unwrap();
    let reading = Reader::new().read(&page.picture())?;
    let is_wrong = |cell: &Cell| {
        reading.givens.digit(*cell).or(reading.placed.digit(*cell)) != truth.digit(*cell)
            && !reading.doubtful.contains(*cell)
    };
    let wrong: Vec<Cell> = Cell::all().filter(is_wrong).collect();
    assert!(wrong.is_empty(), "{name}: {wrong:?} are misread, but not in doubt");
    Ok(())
}

#[test]
fn a_picture_out_of_focus_is_doubtful_then_refused() {
    let sharp = Page::new();
    let read: Vec<_> = (1..=8)
        .map(|step| {
            let sigma = 0.5 * step as f32;
            is_honest(&format!("blurred by {sigma} pixels"), &sharp.both_ways(sigma))
        })
        .collect();
    assert_eq!((&read[0], &read[6]), (&Ok(()), &Err(PhotoError::Blurred)));
}

#[test]
fn a_moving_camera_loses_no_digit_in_silence() {
    let sharp = Page::new();
    for stride in [1, sharp.width] {
        for step in 1..=8 {
            let sigma = 0.5 * step as f32;
            // Refused ones are no wrong readings.
            let _ = is_honest(&format!("moved by {sigma} pixels"), &sharp.blurred(sigma, stride));
        }
    }
}

#[test]
fn digits_blurred_away_in_the_middle_are_doubtful() {
    let sharp = Page::new();
    for step in 3..=12 {
        let sigma = 0.5 * step as f32;
        let page = sharp.with_middle(&sharp.both_ways(sigma), 3, 6);
        assert_eq!(is_honest(&format!("a middle blurred by {sigma} pixels"), &page), Ok(()));
    }
}
