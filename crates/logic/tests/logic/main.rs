//! What techniques, paths and ratings promise.

mod fish;
mod folders;
mod hodoku;
mod laws;
mod library;
#[cfg(feature = "serde")]
mod proofs;
mod reglib;
mod signature;
mod vectors;
mod whips;
