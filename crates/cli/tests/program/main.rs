//! The program as its users meet it: one test program, so that it is linked once.

mod bench;
#[cfg(feature = "book")]
mod book;
mod certificate;
mod check;
mod classic;
mod common;
mod conformance;
mod convert;
mod explain;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod faults_game;
mod files;
mod generate;
mod help;
mod hint;
#[cfg(unix)]
mod interrupt;
mod languages;
#[cfg(feature = "mcp")]
mod mcp;
mod minimal;
mod people;
#[cfg(feature = "photo")]
mod photo;
mod plain;
#[cfg(unix)]
mod play;
mod print;
mod print_layout;
#[cfg(unix)]
mod progress;
mod rate;
mod research;
mod robustness;
mod schema;
#[cfg(feature = "serve")]
mod serve;
#[cfg(any(feature = "serve", feature = "web"))]
mod server;
mod shard;
mod solve;
#[cfg(unix)]
mod sql;
mod symmetry;
#[cfg(unix)]
mod tasks;
mod techniques;
mod verify;
mod vicinity;
#[cfg(feature = "web")]
mod web;
mod worksheets;
