//! Grids alone, for pages that somebody else lays out.

use crate::grid::{Grid, LEAST_CELL, Ruling};
use crate::{Aid, Item, MM, Page, Paper, Part, PrintError, Style};
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_diagram::{Rncn, Sentence, Words, say};
use sudokit_render::drawing::{Placing, Point};

/// A puzzle whose grid fills its page to the edges: no title, no number, no margin.
///
/// ```
/// use sudokit_print::{Bare, Item, MM, svg};
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let item = Item::new(puzzle, None);
/// let mut text = String::new();
/// svg::page(&mut text, &Bare::new(&item, 80.0 * MM).puzzle()?)?;
/// assert!(text.contains("width=\"226.77pt\" height=\"226.77pt\""));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bare<'a> {
    /// The puzzle.
    pub item: &'a Item,
    /// Its number, for screen readers.
    pub number: usize,
    /// Side of the grid with its frame, in points.
    pub side: f64,
    /// Contents of empty cells.
    pub aid: Aid,
    /// Lines and shading.
    pub style: Style,
    /// True if no line may be thinner than print shops accept.
    pub is_for_press: bool,
    /// The language of its description.
    pub words: &'a Words,
}

impl<'a> Bare<'a> {
    /// A puzzle for a screen, described in English.
    pub fn new(item: &'a Item, side: f64) -> Self {
        Self {
            item,
            number: 1,
            side,
            aid: Aid::None,
            style: Style::default(),
            is_for_press: false,
            words: Words::english(),
        }
    }

    /// The grid of the puzzle.
    ///
    /// # Errors
    /// Its cells are too small to read.
    pub fn puzzle(&self) -> Result<Page, PrintError> {
        let Item { puzzle: givens, placed, .. } = self.item;
        let candidates = self.item.candidates_with(self.aid);
        let ruling = Ruling::of_puzzle(self.side).styled(self.style);
        let name = say!("print-puzzle", [name = self.number.to_string()]);
        self.page(&Grid { side: self.side, ruling, givens, placed, candidates }, &name)
    }

    /// The grid of its solution; `None` without one.
    ///
    /// # Errors
    /// Its cells are too small to read.
    pub fn solution(&self) -> Result<Option<Page>, PrintError> {
        let Some(solution) = self.item.solution else { return Ok(None) };
        let (givens, placed) = (&self.item.puzzle, &Puzzle::from(solution));
        let ruling = Ruling::of_solution(self.side, self.is_for_press).shaded(self.style);
        let name = say!("print-solution", [name = self.number.to_string()]);
        let grid = Grid { side: self.side, ruling, givens, placed, candidates: CandidateSet::EMPTY };
        self.page(&grid, &name).map(Some)
    }

    fn page(&self, grid: &Grid<'_>, name: &Sentence) -> Result<Page, PrintError> {
        let side = self.side;
        if side / 9.0 < LEAST_CELL * MM {
            return Err(PrintError::Side { side, least: LEAST_CELL });
        }
        let mut page = Page::new(Paper { width: side, height: side });
        page.language = self.words.language();
        let said = grid.spoken(&name.told(self.words, &Rncn), self.words);
        let placing = Placing { at: Point::at(0.0, 0.0), scale: 1.0, is_turned: false };
        page.put(Part::Figure(said), grid.elements(placing));
        Ok(page)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_cannot_be_read_are_refused() {
        let item = Item::new(Puzzle::EMPTY, None);
        assert!(Bare::new(&item, 33.3 * MM).puzzle().is_err());
        assert!(Bare::new(&item, 33.4 * MM).puzzle().is_ok_and(|page| page.blocks.len() == 1));
        assert!(Bare::new(&item, 80.0 * MM).solution().is_ok_and(|page| page.is_none()));
    }
}
