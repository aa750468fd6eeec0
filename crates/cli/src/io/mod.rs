//! Puzzles in, bytes out.

pub(crate) mod chunk;
pub(crate) mod condition;
pub(crate) mod decode;
pub(crate) mod fonts;
pub(crate) mod hash;
#[cfg(feature = "http")]
pub(crate) mod http;
pub(crate) mod input;
pub(crate) mod input_entry;
pub(crate) mod keeper;
mod line_buffer;
pub(crate) mod line_reader;
pub(crate) mod manifest;
pub(crate) mod output;
pub(crate) mod shard;
pub(crate) mod stream;
mod unfinished;
