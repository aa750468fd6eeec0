//! Plays a move without an allocator: linking fails if `sudokit-core` needs one.
#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;
use sudokit_core::{Board, Candidate, Cell, HouseKind, Puzzle};

const LINE: &[u8] = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn play(line: &[u8]) -> Option<Board> {
    let puzzle = Puzzle::from_line(line).ok()?;
    let mut board = Board::new(&puzzle).ok()?;
    let cell = Cell::all().find(|cell| board.digit(*cell).is_none())?;
    let digit = board.candidates(cell).into_iter().next()?;
    board.place(Candidate::at(cell, digit));
    (HouseKind::Row.name() == "row").then_some(board)
}

#[unsafe(no_mangle)]
extern "C" fn _start() -> ! {
    black_box(play(black_box(LINE)));
    loop {}
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
