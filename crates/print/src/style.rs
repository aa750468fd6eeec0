//! How the grids of puzzles look.

/// The style of grids: lines between cells, and shading.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_print::{Bare, Item, Lines, MM, Style, svg};
///
/// let item = Item::new(Puzzle::EMPTY, None);
/// let style = Style { lines: Lines::Dashed, has_grey_boxes: true };
/// let mut text = String::new();
/// svg::page(&mut text, &Bare { style, ..Bare::new(&item, 62.0 * MM) }.puzzle()?)?;
/// assert_eq!(text.matches("fill=\"#e0e0e0\"").count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// Lines between the cells of puzzles. Solutions have pale ones, or none.
    pub lines: Lines,
    /// True if every second box is grey, in puzzles and in solutions.
    pub has_grey_boxes: bool,
}

/// Lines between the cells of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lines {
    /// Black.
    #[default]
    Solid,
    /// Black dashes, which cross each other in their middles.
    Dashed,
    /// Grey hairlines, which print shops refuse.
    Pale,
}
