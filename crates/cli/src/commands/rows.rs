//! The loop of commands that write one record, or none, for each puzzle.

use crate::args::StreamArgs;
use crate::io::input_entry::InputEntry;
use crate::io::stream::each_puzzle;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};

/// Writes the `record` of each puzzle into a table with these columns. Of the outcomes beside the records the
/// worst is returned.
pub(super) fn rows<S: Default + Send>(
    stream: StreamArgs,
    columns: &[&str],
    together: usize,
    reporter: &mut Reporter,
    record: impl Fn(&mut S, &InputEntry, u64) -> Result<(String, Outcome), Failure> + Sync,
) -> Result<Outcome, Failure> {
    let (mut inputs, mut table, jobs) = stream.open(columns, reporter)?;
    let outcome = each_puzzle(&mut inputs, jobs, together, reporter, record, |(record, outcome)| {
        table.put(&record).map(|()| outcome)
    })?;
    table.finish()?;
    Ok(outcome)
}
