//! `sudoku generate --known`: puzzles for what the player knows.

use super::args::GenerateArgs;
use crate::commands::play::today;
use crate::run::language::told;
use crate::run::report::{Failure, Message, Reporter};
use crate::run::task;
use crate::tui;
use sudokit::diagram::say;
use sudokit::logic::Kind;
use sudokit_play::train::kinds;

/// Leaves out what the player does not know. An order that is open otherwise gets the technique that the
/// player is learning.
pub(super) fn keep_to_known(args: &mut GenerateArgs, reporter: &mut Reporter) -> Result<(), Failure> {
    let training = tui::profile().map_err(|error| Failure::Fatal(Message::new(error)))?.training;
    if training.is_new_here() {
        let message = Message::told(&say!("program-nothing-known"));
        return Err(Failure::Fatal(message.hint(told(&say!("program-find-your-place")))));
    }
    let learning = if args.is_open() { training.learning(today()) } else { None };
    // One that only hints have shown is due, and not known.
    let is_left_out = |kind: &&Kind| !training.knows(kind) && Some(*kind) != learning;
    args.wish.without.extend(kinds().filter(is_left_out));
    if let Some(kind) = learning {
        args.wish.with.push(kind);
        reporter.tell(&say!("program-learning", [kind = kind.named(kind.name)]));
    }
    // After more was learned it is another run, which does not resume this one.
    let names = |kinds: &[&Kind]| kinds.iter().map(|kind| kind.id).collect::<Vec<_>>().join(",");
    task::choose("known", format_args!("{} {}", names(&args.wish.with), names(&args.wish.without)));
    Ok(())
}
