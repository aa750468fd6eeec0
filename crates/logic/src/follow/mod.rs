//! Propagation: what follows from what is held, on one board. Nothing here uses a family of techniques.
//!
//! | state | of | follows |
//! |---|---|---|
//! | [`draft`] | the candidates left under suppositions | singles, all at once; [locked candidates and subsets](plain); what [further suppositions](supposition) refute |
//! | [`net`] | a draft, and why candidates are gone | the same, line by line, each with its premises: an [argument] |
//! | [`tables`] | every candidate, on and off | its implications, with the way to each in HoDoKu's order |
//! | [`position`] | HoDoKu's game | singles, and where each comes from |
//!
//! A draft shows a contradiction fast, and only then a net looks for the reasons: keeping premises would slow
//! down the hundreds of suppositions that fail to refute anything. HoDoKu's scale depends on the order in
//! which singles come up and on its behaviour after contradictions, so tables and position follow HoDoKu to
//! the letter. Chains of [CSP-Rules](crate::order::csp) hold one node at a time and take no singles, so they
//! have a state of their own.

mod argument;
mod draft;
mod net;
mod plain;
pub(crate) mod position;
mod supposition;
pub(crate) mod tables;

pub(crate) use argument::{Argument, Line};
pub(crate) use draft::{Consistent, Draft};
pub(crate) use net::Means;
pub(crate) use plain::{LARGEST, Plain};
