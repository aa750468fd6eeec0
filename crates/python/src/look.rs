//! Pictures of puzzles and boards: in a terminal, in a notebook.

use sudokit::diagram::{Diagram, Explanation};
use sudokit::formats::{Format, to_text};
use sudokit::render::{Ink, Picture, html};
use sudokit::{Board, Entry, Puzzle};

/// Writing to a string cannot fail.
const TEXT: &str = "a text takes everything";

/// Digits in a frame.
pub(crate) fn framed(digits: Puzzle) -> String {
    let format = Format::by_name("ascii").expect("every format has its name");
    to_text(format, &Entry::from(digits)).expect("it can be written").trim_end().to_owned()
}

/// The candidates of a board, with a diagram.
pub(crate) fn drawn(board: &Board, diagram: &Diagram, title: &str) -> String {
    let mut out = String::new();
    if !title.is_empty() {
        out.push_str(title);
        out.push('\n');
    }
    let picture = Picture::new(board, diagram);
    picture.text(&mut out, Ink::PLAIN).and_then(|()| picture.notation(&mut out)).expect(TEXT);
    out.trim_end().to_owned()
}

/// The same as SVG.
pub(crate) fn svg(board: &Board, diagram: &Diagram, title: &str) -> String {
    Picture { title, ..Picture::new(board, diagram) }.to_svg()
}

/// A picture with text, for a page.
pub(crate) fn lesson(board: &Board, diagram: &Diagram, title: &str, said: &Explanation) -> String {
    let mut out = String::new();
    html::step(&mut out, &Picture { title, ..Picture::new(board, diagram) }, said).expect(TEXT);
    out
}

/// Digits as they are printed, as SVG.
pub(crate) fn printed(digits: Puzzle) -> String {
    let board = Board::new(&digits).unwrap_or_else(|flawed| flawed.board);
    let mut bare = board;
    bare.eliminate_all(board.candidate_set());
    svg(&bare, &Diagram::default(), "")
}

/// A text inside HTML.
pub(crate) fn escaped(text: &str) -> String {
    sudokit::render::svg::escaped(text)
}
