//! The steps, and the order in which they are found, change only on purpose: ratings will depend on them.

use sudokit_core::Board;
use sudokit_logic::{Path, Schedule};
use sudokit_testkit::corpus;
use sudokit_testkit::signature::Signature;

#[test]
fn the_steps_of_every_path_are_the_committed_ones() {
    let mut signature = Signature::default();
    for case in corpus::cases() {
        let Some(puzzle) = case.puzzle() else { continue };
        let flawed = || Board::new(&puzzle).unwrap_or_else(|flawed| flawed.board);
        let mut board = case.board().unwrap_or_else(flawed);
        for step in Path::new(&mut board, Schedule::hodoku()) {
            signature.bytes(step.kind.id.as_bytes());
            signature.bytes(step.effect.to_string().as_bytes());
        }
        signature.bytes(&board.puzzle().to_line());
    }
    signature.check("logic");
}
