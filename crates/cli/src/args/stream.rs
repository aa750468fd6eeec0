//! Options of commands that write a table with a row for each puzzle.

use super::{InputArgs, JobsArgs, KeepArgs, ResultArgs};
use crate::io::input::Inputs;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{Table, TableFormat};
use clap::Args;

/// Puzzles, results, threads and division.
#[derive(Args)]
pub(crate) struct StreamArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) results: ResultArgs<TableFormat>,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    #[command(flatten)]
    pub(crate) keep: KeepArgs,
}

impl StreamArgs {
    /// Format of the records: plain lines by default.
    pub(crate) fn format(&self) -> Result<TableFormat, Failure> {
        Ok(self.results.format()?.unwrap_or(TableFormat::Line))
    }

    /// The seed of random choices, which is shown.
    pub(crate) fn seed(&self, named: Option<u64>, reporter: &Reporter) -> Result<u64, Failure> {
        let seed = self.keep.seed(named, self.results.path())?;
        reporter.note(format_args!("seed {seed}"));
        Ok(seed)
    }

    /// Opens the input and a table with these columns; also returns the option of threads.
    pub(crate) fn open(
        self,
        columns: &[&str],
        reporter: &mut Reporter,
    ) -> Result<(Inputs, Table, JobsArgs), Failure> {
        let format = self.format()?;
        let output = self.keep.output(&self.results, format)?;
        let inputs =
            Inputs::new(self.input.inputs, self.input.from, output.clone()).part(self.keep.shard())?;
        let table = Table::new(format, columns, output)?;
        inputs.begin(reporter);
        Ok((inputs, table, self.jobs))
    }
}
