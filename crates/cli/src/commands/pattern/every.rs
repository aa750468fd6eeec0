//! `sudoku pattern --every`

use super::{EveryArgs, show_filled};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::stream::{StreamArgs, opened, wrong};
use std::time::Instant;
use sudokit::generate::Fillings;
use sudokit::symmetry::Canonizer;
use sudokit::{Backend, Puzzle, Team};

/// Fillings that a thread takes at once: milliseconds of work.
const PIECE: usize = 4096;

/// Some fillings, and those of them that have one solution.
#[derive(Default)]
struct Piece {
    fillings: Vec<Puzzle>,
    counts: Vec<u64>,
}

/// How far a search has come.
#[derive(Default)]
struct Reached {
    looked_at: u64,
    found: u64,
    last: Option<Puzzle>,
}

pub(super) fn every(
    stream: StreamArgs,
    args: &EveryArgs,
    names: &[&str],
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let format = stream.format;
    let deadline = args.time.and_then(|time| Instant::now().checked_add(time));
    let (inputs, mut output, jobs) = opened(stream, names, reporter)?;
    let mut team = Team::on(Backend::best(), jobs.threads(false));
    let mut canonizer = Canonizer::new();
    let mut outcome = Outcome::Positive;
    for item in inputs {
        let item = match item {
            Ok(item) => item,
            Err(failure) => {
                reporter.go_on(failure)?;
                continue;
            }
        };
        let pattern = item.entry.givens;
        let Some(mut fillings) = Fillings::new(pattern.cells(), &mut canonizer) else {
            let most = Fillings::MOST_IMAGES;
            let what = format!(
                "there are more than {most} ways to lay this pattern onto itself: too many to look at"
            );
            reporter.go_on(wrong(&item, &what))?;
            continue;
        };
        if let Some(after) = args.after {
            if after.cells() != pattern.cells() {
                reporter.go_on(wrong(&item, "the filling of --after has its digits in other cells"))?;
                continue;
            }
            fillings = fillings.after(&after);
        }
        let mut reached = Reached::default();
        let is_whole = search(&mut team, &mut fillings, args.limit, deadline, &mut reached, &mut |puzzle| {
            let mut text = String::new();
            show_filled(&pattern, puzzle, format, &mut text);
            output.put(&text)
        })?;
        let Reached { looked_at, found, last } = reached;
        let from = if args.after.is_some() { " after that one" } else { "" };
        if is_whole {
            reporter.note(format_args!("complete: {found} puzzles among all {looked_at} fillings{from}"));
        } else {
            outcome = Outcome::Negative;
            let last =
                last.or(args.after).map_or(String::new(), |last| format!("; go on with --after {last}"));
            reporter
                .note(format_args!("not complete: {found} puzzles among {looked_at} fillings{from}{last}"));
        }
    }
    output.finish()?;
    Ok(outcome)
}

/// Hands the fillings with one solution to `give`, in order. Whether all were looked at.
fn search(
    team: &mut Team,
    fillings: &mut Fillings,
    limit: Option<u64>,
    deadline: Option<Instant>,
    reached: &mut Reached,
    give: &mut (dyn FnMut(&Puzzle) -> Result<(), Failure> + Send),
) -> Result<bool, Failure> {
    /// Why it ends before its end.
    enum End {
        Limit,
        Failure(Failure),
    }
    let mut is_whole = false;
    let end = team.in_order(
        |piece: &mut Piece| {
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return false;
            }
            piece.fillings.clear();
            piece.fillings.extend(fillings.take(PIECE));
            is_whole |= piece.fillings.is_empty();
            !piece.fillings.is_empty()
        },
        |batch, piece| batch.count(&piece.fillings, 2, &mut piece.counts),
        |piece| {
            for (filling, count) in piece.fillings.iter().zip(&piece.counts) {
                if limit.is_some_and(|limit| reached.found >= limit) {
                    return Err(End::Limit);
                }
                reached.looked_at += 1;
                reached.last = Some(*filling);
                if *count == 1 {
                    reached.found += 1;
                    give(filling).map_err(End::Failure)?;
                }
            }
            Ok(())
        },
    );
    match end {
        Err(End::Failure(failure)) => Err(failure),
        Err(End::Limit) => Ok(false),
        Ok(()) => Ok(is_whole),
    }
}
