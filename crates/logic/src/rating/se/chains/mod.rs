//! Chains of implications: everything from cycles to nested dynamic chains.
//!
//! A node says of a candidate that it is true ("on") or false ("off"). An on-node makes others off (weak links: its cell, its
//! peers); an off-node makes another on where two candidates are left (strong links).
//!
//! **Order of discovery.** Which chain to a node is taken, and so how many nodes it has, depends on which was found first:
//!
//! * weak links: the other digits of the cell, ascending, then the cells of the box, the row and the column, by position;
//! * strong links: the cell, then box, row, column; of links to the same candidate the first counts;
//! * in [cycles and forcing chains](walk) levels alternate: all on-nodes of a level, then all off-nodes, and so on;
//! * in a [propagation] all on-nodes that wait go before the next single off-node, so the chains are not the shortest;
//! * of all hints of a rule the one with the lowest rating counts, then the one with the fewest nodes, then the kind, then
//!   which was found first.

mod cycles;
mod forcing;
mod length;
mod links;
mod meet;
mod nested;
mod propagation;
mod rows;
mod state;
mod tell;
mod walk;
mod wiring;

pub(super) use cycles::Cycles;
pub(super) use forcing::{Forcing, ForcingRule};
pub(super) use length::rating;
