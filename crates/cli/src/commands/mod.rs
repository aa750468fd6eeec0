//! The commands, one file or folder each.

mod backdoor;
mod batches;
mod bench;
#[cfg(feature = "book")]
mod book;
#[cfg(any(feature = "mcp", feature = "serve"))]
mod bounds;
mod canon;
mod check;
mod classic;
mod classify;
mod cli;
mod completions;
mod convert;
mod count;
mod explain;
mod generate;
mod groups;
mod hint;
mod iso;
#[cfg(feature = "man")]
mod man;
#[cfg(feature = "mcp")]
mod mcp;
mod merge;
mod minimal;
mod misuse;
mod pattern;
mod play;
mod position;
mod print;
mod rank;
mod rate;
#[cfg(feature = "photo")]
mod read;
mod rows;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod solve;
mod sql;
mod start;
mod steps;
mod techniques;
mod train;
mod transform;
mod unavoidable;
mod verify;
mod vicinity;
#[cfg(feature = "web")]
mod web;

pub(crate) use backdoor::{BackdoorArgs, backdoor};
pub(crate) use bench::{BenchArgs, bench};
#[cfg(feature = "book")]
pub(crate) use book::{BookArgs, book};
pub(crate) use canon::{CanonArgs, canon};
pub(crate) use check::{CheckArgs, check};
pub(crate) use classic::classic;
pub(crate) use classify::{ClassifyArgs, classify};
pub(crate) use cli::{Cli, Command};
pub use cli::{Common, HELP_WIDTH};
pub(crate) use completions::completions;
pub(crate) use convert::{ConvertArgs, convert};
pub(crate) use count::{CountArgs, count};
pub(crate) use explain::{ExplainArgs, Plan, Scribe, Told, explain, tell};
pub(crate) use generate::{GenerateArgs, generate};
pub(crate) use groups::command_line;
pub(crate) use hint::{HintArgs, hint};
pub(crate) use iso::{IsoArgs, iso};
#[cfg(feature = "man")]
pub(crate) use man::man;
#[cfg(feature = "mcp")]
pub(crate) use mcp::{McpArgs, mcp};
pub(crate) use merge::{MergeArgs, merge};
pub(crate) use minimal::{MinimalArgs, minimal};
pub(crate) use misuse::exit;
pub(crate) use pattern::{PatternArgs, pattern};
pub(crate) use play::{PlayArgs, play};
pub(crate) use print::{PrintArgs, note_unsolved, print, printed};
pub(crate) use rank::{RankArgs, UnrankArgs, rank, unrank};
pub(crate) use rate::{RateArgs, rate, scales};
#[cfg(feature = "photo")]
pub(crate) use read::{ReadArgs, read};
pub(crate) use rules::rules;
#[cfg(feature = "serve")]
pub(crate) use serve::{ServeArgs, serve};
pub(crate) use solve::{SolveArgs, solve};
pub(crate) use sql::{SqlArgs, cluster, sql};
pub(crate) use start::start;
pub(crate) use steps::{StepsArgs, steps};
pub(crate) use techniques::{TechniquesArgs, techniques};
pub(crate) use train::{TrainArgs, train};
pub(crate) use transform::{TransformArgs, transform};
pub(crate) use unavoidable::{UnavoidableArgs, unavoidable};
pub(crate) use verify::{VerifyArgs, verify};
pub(crate) use vicinity::{VicinityArgs, vicinity};
#[cfg(feature = "web")]
pub(crate) use web::{WebArgs, web};
