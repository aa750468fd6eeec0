//! What several families need to know about a board, worked out once for each state.

pub(crate) mod als;
mod places;

pub(crate) use places::{Conjugate, Narrow};
