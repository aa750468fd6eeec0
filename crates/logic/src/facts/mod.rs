//! Knowledge about a board that several families need, worked out once for each state.

pub(crate) mod als;
mod places;

pub(crate) use places::{Conjugate, Narrow};
