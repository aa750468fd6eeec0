//! The promises of the vocabulary.

mod bytes;
mod laws;
