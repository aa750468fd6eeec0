//! Knowledge about a board that several families need, worked out once for each state.

pub(crate) mod als;
mod group;
mod node;
mod places;
pub(crate) mod variable;
pub(crate) mod view;

pub(crate) use group::Group;
pub(crate) use node::{Node, Reason};
pub(crate) use places::{Conjugate, Narrow};
pub(crate) use variable::Variable;
