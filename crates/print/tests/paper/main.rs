//! Printed documents, read back with other programs: poppler's and `qpdf`.

mod booklet;
mod boxes;
mod digits;
mod document;
mod eps;
mod ink;
mod laws;
mod pixels;
mod press;
mod puzzles;
mod second_font;
mod text;
mod tools;
mod typography;
mod worksheet;
mod wrap;
