//! What techniques, paths and ratings promise.

mod candidates;
mod deep;
mod fish;
mod folders;
mod hodoku;
mod implications;
mod invariant;
mod laws;
mod library;
#[cfg(feature = "serde")]
mod proofs;
mod reglib;
mod se;
mod signature;
mod vectors;
mod whips;
