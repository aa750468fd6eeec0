//! The commands, one file or folder each.

mod bench;
mod check;
mod convert;
mod explain;
mod generate;
mod generated;
mod hint;
mod position;
mod rate;
mod rules;
mod solve;
mod start;
mod steps;
mod techniques;
mod verify;

pub(crate) use bench::bench;
pub(crate) use check::check;
pub(crate) use convert::convert;
pub(crate) use explain::explain;
pub(crate) use generate::{GenerateArgs, generate};
pub(crate) use generated::{completions, man};
pub(crate) use hint::hint;
pub(crate) use rate::rate;
pub(crate) use rules::rules;
pub(crate) use solve::solve;
pub(crate) use start::start;
pub(crate) use steps::steps;
pub(crate) use techniques::techniques;
pub(crate) use verify::verify;
