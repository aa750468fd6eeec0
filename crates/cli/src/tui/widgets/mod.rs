//! Parts of screens.

mod grid;
mod layout;
mod list;
mod panel;
mod small_cell;
mod status;
mod view;

pub(super) use grid::Grid;
pub(super) use layout::Layout;
pub(super) use list::{Choice, List};
pub(super) use panel::{Panel, clock, title_of};
