//! `sudoku classic`: the console of the five classic programs.

use crate::io::input::shortened;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use crate::run::seed;
use crate::run::terminal::Look;
use crate::show::rules;
use std::io::{self, BufRead, IsTerminal, StdinLock, Write as _};
use std::path::Path;
use sudokit::Cancel;
use sudokit_classic::{Classic, Console, Error};

/// Runs a classic program.
pub(crate) fn classic(classic: Classic, reporter: &Reporter) -> Result<Outcome, Failure> {
    let input = io::stdin().lock();
    let mut streams = Streams { input, output: Output::new(None)?, look: Look::of_stdout(), reporter };
    Ok(match classic.run(&mut streams)? {
        sudokit_classic::Outcome::Positive => Outcome::Positive,
        sudokit_classic::Outcome::Negative => Outcome::Negative,
        sudokit_classic::Outcome::Failed => Outcome::Failed,
    })
}

struct Streams<'r> {
    input: StdinLock<'static>,
    output: Output,
    look: Look,
    reporter: &'r Reporter,
}

impl Console for Streams<'_> {
    type Failure = Failure;

    fn input(&mut self) -> &mut dyn BufRead {
        &mut self.input
    }

    fn is_interactive(&self) -> bool {
        io::stdin().is_terminal()
    }

    fn print(&mut self, text: &str) -> Result<(), Failure> {
        self.output.put(text.as_bytes())?;
        self.output.flush().map_err(|error| self.output.failure(&error))
    }

    fn save(&mut self, path: &Path, text: &str) -> Result<(), Failure> {
        let mut output = Output::new(Some(path))?;
        output.put(text.as_bytes())?;
        output.finish()
    }

    fn report(&mut self, line: &str) {
        self.reporter.line(line);
    }

    fn note(&mut self, text: &str) {
        self.reporter.note(text);
    }

    fn quote(&self, word: &str) -> String {
        shortened(word)
    }

    fn has_colour(&self) -> bool {
        self.look.colour
    }

    fn rules(&self) -> String {
        rules::text(self.look)
    }

    fn new_seed(&mut self) -> u64 {
        seed::fresh()
    }

    fn cancel(&self) -> &Cancel {
        interrupt::cancel()
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Input(match error {
            Error::Unreadable { name, error } => {
                Message::new(format_args!("cannot read {name}: {}", reason(&error)))
            }
            Error::Malformed(message) => Message::new(message),
            Error::Cancelled(cancelled) => return cancelled.into(),
        })
    }
}
