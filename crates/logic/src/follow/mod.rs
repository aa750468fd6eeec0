//! Propagation: what follows from what is held, on one board.
//!
//! None of these gives reasons, and none knows a technique. They differ in what they keep, as each is
//! the inner loop of a search:
//!
//! | state | of | follows |
//! |---|---|---|
//! | [`tables`] | every candidate, on and off | its implications, with the way to each in HoDoKu's order |
//! | [`position`] | HoDoKu's game | singles, and where each comes from |
//! | [`state`] | the variables under assumed nodes | the nodes left of variables, one at a time |
//! | [`supposition`] | a board under one supposition | all singles at once, on sets of cells |

pub(crate) mod node_index;
pub(crate) mod position;
pub(crate) mod state;
pub(crate) mod supposition;
pub(crate) mod tables;
