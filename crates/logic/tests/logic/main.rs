//! What techniques, paths and ratings promise.

mod aim;
mod book;
mod bounds;
mod candidates;
mod deadly;
mod deep;
mod exocets;
mod exotics;
#[cfg(feature = "serde")]
mod false_proofs;
mod fish;
mod folders;
mod hodoku;
mod implications;
mod invariant;
mod laws;
mod library;
mod names;
mod odd_cycles;
mod or_relations;
#[cfg(feature = "serde")]
mod proofs;
mod ranks;
mod reglib;
mod se;
mod signature;
mod vectors;
mod whips;
