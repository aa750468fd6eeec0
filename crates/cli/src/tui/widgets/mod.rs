//! Parts of screens.

mod grid;
mod list;
mod panel;
mod view;

pub(super) use grid::Grid;
pub(super) use list::{Choice, List};
pub(super) use panel::{Panel, clock, title_of};
