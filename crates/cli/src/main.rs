//! The program `sudoku`.

mod classic;

fn main() {}
