//! The loop of most commands: one result for each puzzle, on all cores, in order.

use crate::io::chunk::Chunk;
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use sudokit::{Backend, Batch, Cancelled, Team};

/// Puzzles that a thread takes at a time where each takes microseconds.
pub(crate) const MANY: usize = 256;

/// Puzzles that a thread takes at a time where one may take long.
pub(crate) const FEW: usize = 8;

/// A chunk of the input, and what a thread makes of it.
#[derive(Default)]
struct Work<M> {
    chunk: Chunk,
    made: M,
}

/// The loop over the puzzles of an input. The members of a team take so many puzzles at a time and `make` something of them; it is
/// given away in the order of the input. What was made of an earlier chunk is made anew, so that its memory is used again.
pub(crate) fn in_chunks<M: Default + Send>(
    inputs: &mut Inputs,
    mut team: Team,
    together: usize,
    reporter: &mut Reporter,
    make: impl Fn(&mut Batch, &mut Chunk, &mut M) -> Result<(), Cancelled> + Sync,
    mut give: impl FnMut(&Chunk, &mut M, &mut Reporter) -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    team.in_order(
        |work: &mut Work<M>| inputs.fill(together, &mut work.chunk),
        |batch, Work { chunk, made }| make(batch, chunk, made),
        |Work { chunk, made }| {
            give(chunk, made, reporter)?;
            reporter.progress.update(chunk.before + chunk.puzzles.len() as u64);
            // What is wrong with a puzzle is said after the answers to those before it.
            chunk.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))
        },
    )
}

/// What was made of each puzzle of a chunk.
struct Each<S, R> {
    /// What the thread keeps from one puzzle to the next.
    state: S,
    results: Vec<Result<R, Failure>>,
}

impl<S: Default, R> Default for Each<S, R> {
    fn default() -> Self {
        Self { state: S::default(), results: vec![] }
    }
}

/// Does the same `work` with every puzzle, so many at a time, and gives its results away in order. A thread has a state of its
/// own, which must not show in the results. The work is told how many puzzles were before.
pub(crate) fn each_puzzle<S: Default + Send, R: Send>(
    inputs: &mut Inputs,
    threads: usize,
    together: usize,
    reporter: &mut Reporter,
    work: impl Fn(&mut S, &InputEntry, u64) -> Result<R, Failure> + Sync,
    mut give: impl FnMut(R) -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    // Where somebody may wait for an answer there is one puzzle at a time.
    let most = if inputs.may_wait() { 1 } else { together };
    let team = interrupt::team(Backend::best(), inputs.threads(threads));
    in_chunks(
        inputs,
        team,
        most,
        reporter,
        |batch, chunk, Each { state, results }| {
            for (before, item) in (chunk.before..).zip(chunk.items()) {
                batch.cancel().check()?;
                results.push(work(state, &item, before));
            }
            // What ended early is not given away.
            batch.cancel().check()
        },
        |_, Each { results, .. }, reporter| {
            results
                .drain(..)
                .try_for_each(|result| result.and_then(&mut give).or_else(|failure| reporter.go_on(failure)))
        },
    )
}
