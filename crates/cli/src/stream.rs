//! What most commands on many puzzles do: one result for each, on all cores, in order.

use crate::args::{InputArgs, JobsArgs, OutputArgs};
use crate::input::{Inputs, Item};
use crate::interrupt;
use crate::output::Output;
use crate::report::{Failure, Message, Reporter};
use crate::table::{Table, TableFormat};
use clap::Args;
use sudokit::Backend;

/// Which puzzles, and where to and how.
#[derive(Args)]
pub(crate) struct StreamArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// How to write it
    #[arg(short, long, value_name = "FORMAT", default_value = "line")]
    pub(crate) format: TableFormat,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
}

/// Where the puzzles come from and where the records go.
pub(crate) fn opened(
    args: StreamArgs,
    names: &[&str],
    reporter: &mut Reporter,
) -> Result<(Inputs, Table, JobsArgs), Failure> {
    let output = Output::new(args.output.path())?;
    let inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
    let table = Table::new(args.format, names, output)?;
    inputs.begin(reporter);
    Ok((inputs, table, args.jobs))
}

/// Puzzles that a thread takes at a time where each takes microseconds.
pub(crate) const MANY: usize = 256;

/// Puzzles that a thread takes at a time where one may take long.
pub(crate) const FEW: usize = 8;

/// Some puzzles, and what became of them.
struct Piece<S, R> {
    /// What the thread keeps from one puzzle to the next.
    state: S,
    /// How many puzzles were before these.
    before: u64,
    items: Vec<Item>,
    /// What is wrong after them.
    failure: Option<Failure>,
    results: Vec<Result<R, Failure>>,
}

impl<S: Default, R> Default for Piece<S, R> {
    fn default() -> Self {
        Self { state: S::default(), before: 0, items: vec![], failure: None, results: vec![] }
    }
}

/// Does the same `work` with every puzzle, so many at a time, and gives its results away in order. A thread has a state of its own, which must not
/// show in the results. The work is told how many puzzles were before.
pub(crate) fn each_puzzle<S: Default, R>(
    inputs: &mut Inputs,
    jobs: &JobsArgs,
    together: usize,
    reporter: &mut Reporter,
    work: impl Fn(&mut S, &Item, u64) -> Result<R, Failure> + Sync,
    mut give: impl FnMut(R) -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    // Where somebody may wait for an answer there is one puzzle at a time.
    let most = if inputs.may_wait() { 1 } else { together };
    let (mut taken, mut given) = (0, 0);
    interrupt::team(Backend::best(), jobs.threads(inputs.may_wait())).in_order(
        |piece: &mut Piece<S, R>| {
            piece.items.clear();
            piece.before = taken;
            while piece.items.len() < most && piece.failure.is_none() {
                match inputs.next() {
                    Some(Ok(item)) => piece.items.push(item),
                    Some(Err(failure)) => piece.failure = Some(failure),
                    None => break,
                }
            }
            taken += piece.items.len() as u64;
            !piece.items.is_empty() || piece.failure.is_some()
        },
        |batch, Piece { state, before, items, results, .. }| {
            for (before, item) in (*before..).zip(&*items) {
                batch.cancel().check()?;
                results.push(work(state, item, before));
            }
            // What ended early is not given away.
            batch.cancel().check()
        },
        |piece| {
            for result in piece.results.drain(..) {
                result.and_then(&mut give).or_else(|failure| reporter.go_on(failure))?;
                given += 1;
            }
            reporter.progress.update(given);
            piece.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))
        },
    )
}

/// What is wrong with one puzzle of many.
pub(crate) fn wrong(item: &Item, what: &str) -> Failure {
    Failure::Input(Message::new(format_args!("{}:{}: {what}", item.name, item.line)))
}
