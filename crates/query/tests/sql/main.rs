//! Queries of the library, and the program. One test program: linking the data engine takes long.

#[cfg(feature = "cluster")]
mod cluster;
mod columns;
mod common;
mod conformance;
mod files;
mod functions;
#[cfg(feature = "program")]
mod program;
#[cfg(feature = "program")]
mod run;
mod sessions;
mod tables;
