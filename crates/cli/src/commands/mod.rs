//! The commands, one file or folder each.

mod bench;
mod check;
mod convert;
mod generate;
mod generated;
mod rules;
mod solve;
mod start;

pub(crate) use bench::bench;
pub(crate) use check::check;
pub(crate) use convert::convert;
pub(crate) use generate::{GenerateArgs, generate};
pub(crate) use generated::{completions, man};
pub(crate) use rules::rules;
pub(crate) use solve::solve;
pub(crate) use start::start;
