//! The promises of the engines, of batches, of teams and of cancelling.

mod batch;
mod cancel;
mod collections;
mod laws;
mod signature;
mod team;
