//! The promises of grids and puzzles that are made.

mod burnside;
mod cancel;
mod laws;
mod minimality;
mod pattern;
mod research;
mod sample;
mod unavoidable;
mod uniform;
