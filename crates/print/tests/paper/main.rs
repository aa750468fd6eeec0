//! What comes out on paper, read back with the tools of others: poppler's and `qpdf`.

mod boxes;
mod digits;
mod document;
mod ink;
mod laws;
mod pixels;
mod puzzles;
mod tools;
