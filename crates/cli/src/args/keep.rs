//! Long runs: `--resume` goes on where one was interrupted, `--shard 2/4` divides it among machines.

use super::{OutputFormat, ResultArgs};
use crate::io::keeper::{Plan, earlier_option};
use crate::io::output::Output;
use crate::io::shard::Shard;
use crate::run::report::{Failure, Message};
use crate::run::seed;
use crate::run::task;
use clap::Args;
use std::path::{Path, PathBuf};

/// Going on with an earlier run.
#[derive(Args)]
pub(crate) struct ResumeArgs {
    /// Go on where an interrupted run of the same command stopped; what it finished is in FILE.unfinished
    #[arg(long, requires = "output")]
    resume: bool,
}

impl ResumeArgs {
    /// Opens an output for results in this format. If it is a file, a later run can go on with it.
    pub(crate) fn output<F: OutputFormat>(
        &self,
        path: Option<&Path>,
        shard: Option<Shard>,
        format: F,
    ) -> Result<Output, Failure> {
        match path {
            Some(path) => {
                let task = task::current().with("format", F::name(format));
                Output::keeping(path, Plan { task, shard, resume: self.resume })
            }
            None if self.resume || shard.is_some() => {
                let message = Message::new("--resume and --shard need a file, and - is standard output");
                Err(Failure::Fatal(message.hint("name the file with -o")))
            }
            None => Output::new(None),
        }
    }

    /// The seed of random choices: the named one, that of the run to go on with, or a new one.
    pub(crate) fn seed(&self, named: Option<u64>, path: Option<&Path>) -> u64 {
        let earlier = || earlier_option(path.filter(|_| self.resume)?, "seed")?.parse().ok();
        let seed = named.or_else(earlier).unwrap_or_else(seed::fresh);
        task::choose("seed", seed);
        seed
    }

    /// For a command that makes everything at once, and says why.
    pub(crate) fn refuse(&self, why: &str) -> Result<(), Failure> {
        if self.resume { Err(refusal("--resume", why)) } else { Ok(()) }
    }
}

/// Dividing a long run in time or among machines.
#[derive(Args)]
pub(crate) struct KeepArgs {
    /// Work on one part of the puzzles: 2/4 is the second of four
    ///
    /// It is written to a file beside FILE. `sudoku merge FILE` puts the parts
    /// together.
    #[arg(long, value_name = "I/N", requires = "output")]
    shard: Option<Shard>,
    #[command(flatten)]
    resume: ResumeArgs,
}

impl KeepArgs {
    /// The chosen part.
    pub(crate) const fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// True if the run is one of several with the same output.
    pub(crate) const fn is_divided(&self) -> bool {
        self.shard.is_some() || self.resume.resume
    }

    /// Opens the output for results in this format. If it is a file, a later run can go on with it.
    pub(crate) fn output<F: OutputFormat>(
        &self,
        results: &ResultArgs<F>,
        format: F,
    ) -> Result<Output, Failure> {
        self.resume.output(self.path(results.path()).as_deref(), self.shard, format)
    }

    /// The seed of random choices. All parts need the same.
    pub(crate) fn seed(&self, named: Option<u64>, whole: Option<&Path>) -> Result<u64, Failure> {
        if let (None, Some(shard)) = (named, self.shard) {
            let message = Message::new(format_args!("--shard {shard} needs --seed"));
            return Err(Failure::Fatal(message.hint("name the same seed for all parts")));
        }
        Ok(self.resume.seed(named, self.path(whole).as_deref()))
    }

    /// Path of the part, given the path of the whole.
    fn path(&self, whole: Option<&Path>) -> Option<PathBuf> {
        let whole = whole?;
        Some(self.shard.map_or_else(|| whole.to_owned(), |shard| shard.path(whole)))
    }

    /// For a command that has to see all puzzles at once, and says why.
    pub(crate) fn refuse(&self, why: &str) -> Result<(), Failure> {
        match self.shard {
            Some(shard) => Err(refusal(&format!("--shard {shard}"), why)),
            None => self.resume.refuse(why),
        }
    }
}

fn refusal(option: &str, why: &str) -> Failure {
    Failure::Fatal(Message::new(format_args!("{option} cannot be: {why}")))
}
