//! The promises of techniques, paths and ratings.

mod aim;
mod book;
mod candidates;
mod data;
mod deadly;
mod deep;
mod exocets;
mod exotics;
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
mod proofs;
mod ranks;
mod reglib;
mod se;
mod signature;
mod vectors;
mod whips;
