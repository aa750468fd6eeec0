//! `sudoku pattern --every`

use super::{EveryArgs, FILLED, cells, shown_filled};
use crate::args::StreamArgs;
use crate::io::input_entry::InputEntry;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use std::time::Instant;
use sudokit::generate::Fillings;
use sudokit::symmetry::Canonizer;
use sudokit::{Backend, Cancelled, Puzzle, Team};

/// Fillings that a thread takes at once: milliseconds of work.
const CHUNK: usize = 4096;

/// Some fillings, and their numbers of solutions.
#[derive(Default)]
struct Tried {
    fillings: Vec<Puzzle>,
    counts: Vec<u64>,
}

/// The progress of a search.
#[derive(Default)]
struct Reached {
    looked_at: u64,
    found: u64,
    last: Option<Puzzle>,
}

pub(super) fn every(
    stream: StreamArgs,
    args: &EveryArgs,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let format = stream.format()?;
    let deadline = args.time.and_then(|time| Instant::now().checked_add(time));
    reporter.progress.count("fillings");
    let (mut inputs, mut table, jobs) = stream.open(FILLED, reporter)?;
    let mut team = interrupt::team(Backend::best(), jobs.threads());
    let mut canonizer = Canonizer::new();
    let mut outcome = inputs.go_on(reporter)?;
    while let Some(item) = inputs.next() {
        let begun = item.and_then(|item| Ok((fillings(&item, args.after.as_ref(), &mut canonizer)?, item)));
        let (mut fillings, item) = match begun {
            Ok(begun) => begun,
            Err(failure) => {
                reporter.go_on(failure)?;
                continue;
            }
        };
        let pattern = item.entry.givens.cells();
        let mut reached = Reached::default();
        let is_whole =
            search(&mut team, &mut fillings, args.limit, deadline, &mut reached, &mut |puzzles, reached| {
                reporter.progress.update(reached.looked_at);
                if let Some(last) = reached.last {
                    reporter.advise(format_args!("{}:{}: go on with --after {last}", item.name, item.line));
                }
                if puzzles.is_empty() {
                    return Ok(());
                }
                puzzles.iter().try_for_each(|puzzle| table.put(&shown_filled(pattern, puzzle, format)))?;
                // The next result may take hours.
                table.flush()
            })?;
        let Reached { looked_at, found, last } = reached;
        let from = if args.after.is_some() { " after the given one" } else { "" };
        let InputEntry { name, line, .. } = item;
        if is_whole {
            reporter.note(format_args!(
                "{name}:{line}: complete: {found} puzzles among all {looked_at} fillings{from}"
            ));
        } else {
            outcome = Outcome::Negative;
            let last =
                last.or(args.after).map_or(String::new(), |last| format!("; go on with --after {last}"));
            reporter.note(format_args!(
                "{name}:{line}: not complete: {found} puzzles among {looked_at} fillings{from}{last}"
            ));
        }
        inputs.commit(outcome)?;
    }
    table.finish()?;
    Ok(outcome)
}

/// The fillings of a pattern, from the first or after one of them.
fn fillings(
    item: &InputEntry,
    after: Option<&Puzzle>,
    canonizer: &mut Canonizer,
) -> Result<Fillings, Failure> {
    let pattern = cells(item)?;
    let fillings = Fillings::new(pattern, canonizer).ok_or_else(|| {
        let most = Fillings::MOST_IMAGES;
        let what = "ways to lay this pattern onto itself: too many to look at";
        item.wrong(format_args!("there are more than {most} {what}"))
    })?;
    match after {
        None => Ok(fillings),
        Some(after) if after.cells() == pattern => Ok(fillings.after(after)),
        Some(_) => Err(item.wrong("the filling of --after has its digits in other cells")),
    }
}

/// Takes puzzles and the progress.
type Give<'a> = dyn FnMut(&[Puzzle], &Reached) -> Result<(), Failure> + Send + 'a;

/// Passes the fillings with one solution to `give`, in order, some at a time, with the progress. Returns true
/// if the search was exhaustive.
fn search(
    team: &mut Team,
    fillings: &mut Fillings,
    limit: Option<u64>,
    deadline: Option<Instant>,
    reached: &mut Reached,
    give: &mut Give<'_>,
) -> Result<bool, Failure> {
    /// Why the search ends early.
    enum End {
        Limit,
        Failure(Failure),
    }
    impl From<Cancelled> for End {
        fn from(cancelled: Cancelled) -> Self {
            Self::Failure(cancelled.into())
        }
    }
    let mut is_whole = false;
    let end = team.in_order(
        |tried: &mut Tried| {
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return false;
            }
            tried.fillings.clear();
            tried.fillings.extend(fillings.take(CHUNK));
            is_whole |= tried.fillings.is_empty();
            !tried.fillings.is_empty()
        },
        |batch, (), tried| batch.count(&tried.fillings, 2, &mut tried.counts),
        |tried| {
            let mut found = Vec::new();
            let mut is_enough = false;
            for (filling, count) in tried.fillings.iter().zip(&tried.counts) {
                is_enough = limit.is_some_and(|limit| reached.found >= limit);
                if is_enough {
                    break;
                }
                reached.looked_at += 1;
                reached.last = Some(*filling);
                if *count == 1 {
                    reached.found += 1;
                    found.push(*filling);
                }
            }
            give(&found, reached).map_err(End::Failure)?;
            if is_enough { Err(End::Limit) } else { Ok(()) }
        },
    );
    match end {
        Err(End::Failure(failure)) => Err(failure),
        Err(End::Limit) => Ok(false),
        Ok(()) => Ok(is_whole),
    }
}
