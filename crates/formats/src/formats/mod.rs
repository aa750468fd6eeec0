//! One file a format, and their list.

use crate::format::Format;

mod candidates;
mod csv;
mod exchange;
mod gnome;
pub(crate) mod grid;
pub mod hodoku;
mod html;
mod json;
mod line;
mod links;
mod markdown;
mod numbers;
mod opensudoku;
mod rcv;
mod rows;
mod sdk;
mod sdm;
mod sdx;
mod spaced;
mod ss;
mod sukaku;

pub(crate) use opensudoku::{Games, Next};

pub(crate) use line::read_rated;

use crate::error::Wrong;

/// The error for a line that belongs to no format, and the format that it resembles.
pub(crate) fn complain(text: &str) -> (&'static str, Wrong) {
    match line::complain(text) {
        Some(wrong) => (line::FORMAT.name, wrong),
        None => ("", rows::complain(text, "a puzzle")),
    }
}

/// Every format, in the order in which the reader tries them.
pub(crate) const ALL: &[Format] = &[
    Format(&hodoku::FORMAT),
    Format(&links::sudokuwiki::FORMAT),
    Format(&links::sudokuexchange::FORMAT),
    #[cfg(feature = "links")]
    Format(&links::coach::FORMAT),
    #[cfg(feature = "links")]
    Format(&links::fpuzzles::FORMAT),
    #[cfg(feature = "links")]
    Format(&links::sudokupad::FORMAT),
    Format(&opensudoku::FORMAT),
    Format(&json::FORMAT),
    Format(&gnome::FORMAT),
    Format(&csv::FORMAT),
    Format(&sdk::FORMAT),
    Format(&exchange::FORMAT),
    Format(&sukaku::FORMAT),
    Format(&line::FORMAT),
    Format(&rcv::FORMAT),
    Format(&grid::PLAIN),
    Format(&grid::ASCII),
    Format(&grid::UNICODE),
    Format(&numbers::FORMAT),
    Format(&candidates::FORMAT),
    Format(&sdm::FORMAT),
    Format(&sdx::FORMAT),
    Format(&ss::FORMAT),
    Format(&html::FORMAT),
];
