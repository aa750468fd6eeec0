//! The program as its users meet it: one test program, so that it is linked once.

mod bench;
mod check;
mod common;
mod convert;
mod files;
mod generate;
mod help;
mod robustness;
mod solve;
