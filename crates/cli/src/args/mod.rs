//! Options that several commands share.

mod givens;
mod keep;
mod kinds;
mod language;
mod level;
mod reader;
mod results;
mod stream;
mod streams;
mod techniques;
mod timeout;
mod topic;
mod values;

pub(crate) use givens::GivensArgs;
pub(crate) use keep::{KeepArgs, ResumeArgs};
pub(crate) use kinds::{kind, meant, words};
pub(crate) use language::LanguageArgs;
#[cfg(feature = "web")]
pub(crate) use language::language;
pub(crate) use level::level;
pub(crate) use reader::ReaderArgs;
pub use results::ResultArgs;
pub(crate) use results::{Choice, OutputArgs, OutputFormat, format_parser};
pub(crate) use stream::StreamArgs;
#[cfg(feature = "serve")]
pub(crate) use streams::or_cores;
pub(crate) use streams::{InputArgs, JobsArgs};
pub(crate) use techniques::{AllowArgs, NotationArgs};
pub(crate) use timeout::TimeoutArgs;
pub use timeout::within;
pub(crate) use topic::{Topic, listed, names, topic};
pub use values::seconds;
#[cfg(any(feature = "mcp", feature = "serve"))]
pub(crate) use values::seconds_above_zero;
pub(crate) use values::{LEAST_GIVENS, aim, cell, length, per_page, possible_value, puzzle, symmetries};
