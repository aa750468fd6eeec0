//! What techniques, paths and ratings promise.

mod folders;
mod hodoku;
mod laws;
mod library;
mod reglib;
mod se;
mod signature;
