//! What techniques, paths and ratings promise.

mod fish;
mod folders;
mod hodoku;
mod laws;
mod library;
mod reglib;
mod signature;
mod vectors;
