//! The promises of reading and writing.

mod drawn;
mod laws;
mod pasted;
mod streams;
mod whole;
