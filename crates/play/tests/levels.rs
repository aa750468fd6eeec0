//! Levels: what their puzzles are like.

use sudokit::generate::Symmetry;
use sudokit::{Engine, Single};
use sudokit_play::Level;

#[test]
fn puzzles_are_unique_and_symmetric_and_named_by_their_number() {
    for level in Level::ALL {
        let puzzle = level.puzzle(3);
        assert_eq!(puzzle, level.puzzle(3));
        assert!(Single::new().is_unique(&puzzle), "{level}");
        assert!(Symmetry::HalfTurn.holds(puzzle.cells()), "{level}");
    }
}
