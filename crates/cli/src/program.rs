//! The plumbing of the program, for programs beside it such as `sudoku-sql`: common options, inputs and
//! outputs, messages, Ctrl-C, exit codes.

pub use crate::args::{ResultArgs, seconds, within};
pub use crate::commands::{Common, HELP_WIDTH};
pub use crate::io::decode::open;
pub use crate::io::output::Output;
pub use crate::run::exit::Outcome;
pub use crate::run::interrupt::cancel;
pub use crate::run::report::{Failure, Message, Reporter};

use crate::{io, run as running, tui};

/// Does the work of a program until Ctrl-C, and reports how it ended. Returns the exit code.
pub fn run(common: &Common, work: impl FnOnce(&mut Reporter) -> Result<Outcome, Failure>) -> u8 {
    common.color.write_global();
    running::interrupt::listen(common.quiet, io::output::abandon, tui::leave);
    let mut reporter = Reporter::new(common.quiet, common.verbose);
    let result = work(&mut reporter);
    reporter.progress.finish();
    reporter.total();
    let outcome = match result {
        Ok(outcome) => outcome.max(reporter.outcome()),
        Err(failure) => reporter.last(failure),
    };
    outcome as u8
}
