//! Puzzles in, bytes out.

pub(crate) mod chunk;
pub(crate) mod decode;
pub(crate) mod input;
pub(crate) mod input_entry;
mod line_buffer;
pub(crate) mod line_reader;
pub(crate) mod output;
pub(crate) mod shard;
pub(crate) mod stream;
