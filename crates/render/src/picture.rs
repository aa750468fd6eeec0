//! What is shown: a board, and what happens on it.

use crate::{Coordinates, Theme};
use sudokit_core::{Board, Cell};
use sudokit_diagram::Diagram;

/// A board with a diagram of what happens on it, to be drawn in one way or another.
///
/// ```
/// use sudokit_core::Board;
/// use sudokit_diagram::Diagram;
/// use sudokit_render::{Coordinates, Picture};
///
/// let diagram = Diagram::default();
/// let picture = Picture { title: "An empty grid", ..Picture::new(&Board::EMPTY, &diagram) };
/// assert_eq!(picture.coordinates, Coordinates::Rncn);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The board.
    pub board: &'a Board,
    /// Who plays which role.
    pub diagram: &'a Diagram,
    /// What it is called.
    pub title: &'a str,
    /// What it shows, in a line.
    pub caption: &'a str,
    /// How cells are called.
    pub coordinates: Coordinates,
    /// Numbers in the corners of cells that play a role, in place of the role's sign: the steps that fill them. SVG alone shows
    /// them.
    pub numbers: &'a [(Cell, usize)],
    /// The colours of SVG. A page changes those of [`Theme::STANDARD`] where the reader's screen is dark.
    pub theme: Theme,
}

impl<'a> Picture<'a> {
    /// A picture without words.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_diagram::Diagram;
    /// # use sudokit_render::Picture;
    /// assert_eq!(Picture::new(&Board::EMPTY, &Diagram::default()).title, "");
    /// ```
    pub const fn new(board: &'a Board, diagram: &'a Diagram) -> Self {
        Self {
            board,
            diagram,
            title: "",
            caption: "",
            coordinates: Coordinates::Rncn,
            numbers: &[],
            theme: Theme::STANDARD,
        }
    }
}
