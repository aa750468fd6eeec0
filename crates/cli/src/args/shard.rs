//! Dividing the puzzles of an input among machines: `--shard 2/4`.

use crate::io::shard::Shard;
use crate::run::report::{Failure, Message};
use clap::Args;
use std::path::{Path, PathBuf};

/// The part to work on.
#[derive(Args)]
pub(crate) struct ShardArgs {
    /// Work on one part of the puzzles, such as 2/4, the second of four, and write it to a file beside FILE:
    /// `sudoku merge FILE` puts the parts together
    #[arg(long, value_name = "I/N", requires = "output")]
    shard: Option<Shard>,
}

impl ShardArgs {
    /// The chosen part.
    pub(crate) fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// Path of the part, given the path of the whole.
    pub(crate) fn path(&self, whole: Option<&Path>) -> Option<PathBuf> {
        let whole = whole?;
        Some(self.shard.map_or_else(|| whole.to_owned(), |shard| shard.path(whole)))
    }

    /// For a command that has to see all puzzles, and says why.
    pub(crate) fn refuse(&self, why: &str) -> Result<(), Failure> {
        match self.shard {
            None => Ok(()),
            Some(shard) => {
                Err(Failure::Fatal(Message::new(format_args!("--shard {shard} cannot be: {why}"))))
            }
        }
    }
}
