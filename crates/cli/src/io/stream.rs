//! The loop of most commands: one result for each puzzle, on all cores, in order.

use crate::args::JobsArgs;
use crate::io::chunk::Chunk;
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use std::io::Write as _;
use sudokit::{Backend, Batch, Cancelled, Team};

/// Puzzles that a thread takes at a time where each takes microseconds.
pub(crate) const MANY: usize = 256;

/// Puzzles that a thread takes at a time where one may take long.
pub(crate) const FEW: usize = 8;

/// A chunk and its result.
#[derive(Default)]
struct Work<M> {
    chunk: Chunk,
    made: M,
}

/// The loop over the puzzles of an input. The members of a team take `together` puzzles at a time; `make`
/// turns them into a result, with a state of its own for each thread, which must not affect results; `give`
/// takes the results in the order of the input, and says which exit code they lead to. Results are refilled,
/// so that their memory is reused.
///
/// If the output goes on with that of an earlier run, the puzzles that are finished there are skipped.
/// Returns the worst exit code of all puzzles.
pub(crate) fn in_chunks<S: Default, M: Default + Send>(
    inputs: &mut Inputs,
    mut team: Team,
    together: usize,
    reporter: &mut Reporter,
    make: impl Fn(&mut Batch, &mut S, &mut Chunk, &mut M) -> Result<(), Cancelled> + Sync,
    mut give: impl FnMut(&Chunk, &mut M, &mut Reporter) -> Result<Outcome, Failure> + Send,
) -> Result<Outcome, Failure> {
    let mut outcome = inputs.go_on(reporter)?;
    let mut output = inputs.output().clone();
    let is_awaited = inputs.is_awaited(&team);
    team.in_order(
        |work: &mut Work<M>| inputs.fill(together, &mut work.chunk),
        |batch, state, Work { chunk, made }| make(batch, state, chunk, made),
        |Work { chunk, made }| {
            outcome = outcome.max(give(chunk, made, reporter)?);
            if let Some((puzzles, origin)) = chunk.reached {
                output.commit(puzzles, origin, outcome)?;
            }
            if is_awaited {
                output.flush().map_err(|error| output.failure(&error))?;
            }
            reporter.progress.update(chunk.before + chunk.puzzles.len() as u64);
            // An error is reported after the answers to the puzzles before it.
            chunk.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))
        },
    )?;
    Ok(outcome)
}

/// Applies `work` to every puzzle, `together` at a time, and gives the results away in order, like
/// [`in_chunks`]. Each thread has a state, which must not affect results. `work` gets the number of earlier
/// puzzles.
pub(crate) fn each_puzzle<S: Default, R: Send>(
    inputs: &mut Inputs,
    jobs: JobsArgs,
    together: usize,
    reporter: &mut Reporter,
    work: impl Fn(&mut S, &InputEntry, u64) -> Result<R, Failure> + Sync,
    give: impl FnMut(R) -> Result<Outcome, Failure> + Send,
) -> Result<Outcome, Failure> {
    let of_chunk = |batch: &mut Batch, state: &mut S, chunk: &mut Chunk, results: &mut Vec<_>| {
        for (before, item) in (chunk.before..).zip(chunk.items()) {
            batch.cancel().check()?;
            results.push(work(state, &item, before));
        }
        // Incomplete results are not given away.
        batch.cancel().check()
    };
    each_chunk(inputs, jobs, together, reporter, of_chunk, give)
}

/// The same for work that takes the puzzles of a chunk together, and makes a result of each.
pub(crate) fn each_chunk<S: Default, R: Send>(
    inputs: &mut Inputs,
    jobs: JobsArgs,
    together: usize,
    reporter: &mut Reporter,
    work: impl Fn(&mut Batch, &mut S, &mut Chunk, &mut Vec<Result<R, Failure>>) -> Result<(), Cancelled> + Sync,
    mut give: impl FnMut(R) -> Result<Outcome, Failure> + Send,
) -> Result<Outcome, Failure> {
    let team = interrupt::team(Backend::best(), inputs.threads(jobs));
    // If the source may wait for an answer, one puzzle at a time; with several threads, what has arrived.
    let most = if inputs.may_wait() && team.threads() == 1 { 1 } else { together };
    in_chunks(inputs, team, most, reporter, work, |_, results, reporter| {
        results.drain(..).try_fold(Outcome::Positive, |worst, result| match result.and_then(&mut give) {
            Ok(outcome) => Ok(worst.max(outcome)),
            Err(failure) => reporter.go_on(failure).map(|()| worst),
        })
    })
}
