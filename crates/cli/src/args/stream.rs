//! Options of commands that write a table with a row for each puzzle.

use super::{InputArgs, JobsArgs, ResultArgs, ShardArgs};
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{Table, TableFormat};
use clap::Args;

/// Puzzles, results, threads and part.
#[derive(Args)]
pub(crate) struct StreamArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) results: ResultArgs<TableFormat>,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    #[command(flatten)]
    pub(crate) shard: ShardArgs,
}

impl StreamArgs {
    /// Format of the records: plain lines by default.
    pub(crate) fn format(&self) -> Result<TableFormat, Failure> {
        Ok(self.results.format()?.unwrap_or(TableFormat::Line))
    }

    /// Opens the input and a table with these columns; also returns what is said about threads.
    pub(crate) fn open(
        self,
        columns: &[&str],
        reporter: &mut Reporter,
    ) -> Result<(Inputs, Table, JobsArgs), Failure> {
        let format = self.format()?;
        let output = Output::new(self.shard.path(self.results.path()).as_deref())?;
        let inputs =
            Inputs::new(self.input.inputs, self.input.from, output.clone()).part(self.shard.shard())?;
        let table = Table::new(format, columns, output)?;
        inputs.begin(reporter);
        Ok((inputs, table, self.jobs))
    }
}
