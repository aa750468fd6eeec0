//! Queries as those ask them who know SQL: one test program, so that it is linked once.

mod columns;
mod common;
mod files;
mod functions;
mod sessions;
mod tables;
