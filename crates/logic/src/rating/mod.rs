//! How hard a puzzle is, on the scales that people use.

pub mod hodoku;
pub mod invariant;
pub mod se;
pub mod whips;
