//! Puzzles one by one, on as many threads as wanted, and the results in the order of the input.

use crate::args::JobsArgs;
use crate::input::{Inputs, Item};
use crate::report::{Failure, Reporter};
use sudokit::{Backend, Solver, Team};

/// Puzzles that a thread takes together: few, as one may take long.
const PIECE: usize = 8;

/// What a thread has in hand.
struct Hand<T> {
    items: Vec<Item>,
    results: Vec<Result<T, Failure>>,
    /// What is wrong after the puzzles.
    failure: Option<Failure>,
    solver: Solver,
}

impl<T> Default for Hand<T> {
    fn default() -> Self {
        Self { items: Vec::new(), results: Vec::new(), failure: None, solver: Solver::new() }
    }
}

/// Works on each puzzle, and puts what comes out of it. What is wrong with a puzzle is reported in its place, and the
/// others go on.
pub(crate) fn each<T>(
    mut inputs: Inputs,
    jobs: &JobsArgs,
    reporter: &mut Reporter,
    work: impl Fn(&mut Solver, &Item) -> Result<T, Failure> + Sync,
    mut put: impl FnMut(T) -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    let may_wait = inputs.may_wait();
    let most = if may_wait { 1 } else { PIECE };
    let mut puzzles = 0;
    Team::on(Backend::best(), jobs.threads(may_wait)).in_order(
        |hand: &mut Hand<T>| {
            hand.items.clear();
            while hand.items.len() < most && hand.failure.is_none() {
                match inputs.next() {
                    Some(Ok(item)) => hand.items.push(item),
                    Some(Err(failure)) => hand.failure = Some(failure),
                    None => break,
                }
            }
            !hand.items.is_empty() || hand.failure.is_some()
        },
        |_, Hand { items, results, solver, .. }| {
            results.extend(items.iter().map(|item| work(solver, item)));
        },
        |hand| {
            for result in hand.results.drain(..) {
                match result {
                    Ok(result) => {
                        put(result)?;
                        puzzles += 1;
                    }
                    Err(failure) => reporter.go_on(failure)?,
                }
            }
            reporter.progress.update(puzzles);
            hand.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))
        },
    )
}
