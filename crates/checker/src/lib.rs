//! Checks proofs about Sudoku puzzles, and believes nothing.

mod document;
mod rules;
mod state;
mod truths;
mod work;

pub use document::{Document, Report, Unreadable, Verdict};
