//! What the program says on standard error: errors with a hint, notes, details.

use crate::exit::Outcome;
use crate::interrupt;
use crate::progress::{self, Progress};
use anstyle::{AnsiColor, Style};
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use sudokit::Cancelled;

/// Errors about the input beyond these are only counted, unless all are asked for: nobody reads a million lines.
const ERRORS_SHOWN: u64 = 20;

/// Why something did not work.
#[derive(Debug)]
pub enum Failure {
    /// Part of the input is not what it should be; the rest can be answered.
    Input(Message),
    /// An input, named here, holds no puzzle. There was nothing to do, and that went well.
    NoPuzzle(Arc<str>),
    /// There is no going on.
    Fatal(Message),
    /// Nobody reads the output any more. The user knows, and hears nothing.
    OutputClosed,
    /// Somebody pressed Ctrl-C, and knows it.
    Interrupted,
}

impl From<Cancelled> for Failure {
    /// There is one who cancels.
    fn from(_: Cancelled) -> Self {
        Self::Interrupted
    }
}

/// What a user is told: what is wrong, and what to do.
#[derive(Debug)]
pub struct Message {
    text: String,
    hint: Option<String>,
}

impl Message {
    /// A message: lower-case, without a full stop.
    pub fn new(text: impl Display) -> Self {
        Self { text: text.to_string(), hint: None }
    }

    /// The same message, followed by what to do.
    pub fn hint(mut self, hint: impl Display) -> Self {
        self.hint = Some(hint.to_string());
        self
    }
}

impl Failure {
    /// The output cannot be written.
    pub(crate) fn output(name: &dyn Display, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Fatal(Message::new(format_args!("cannot write {name}: {}", reason(error)))),
        }
    }
}

/// What the system says, without the number that the standard library appends.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Speaks on standard error, around the progress bar if there is one.
pub struct Reporter {
    pub(crate) progress: Progress,
    quiet: bool,
    verbose: bool,
    errors: u64,
    /// How many notes there were about puzzles.
    left_out: u64,
    /// The hint that was given last: once is enough.
    hint: Option<String>,
}

impl Reporter {
    pub(crate) fn new(quiet: bool, verbose: bool) -> Self {
        Self { progress: Progress::default(), quiet, verbose, errors: 0, left_out: 0, hint: None }
    }

    /// Reports an error about the input and goes on; gives back any other.
    pub(crate) fn go_on(&mut self, failure: Failure) -> Result<(), Failure> {
        let message = match failure {
            Failure::Input(message) => message,
            Failure::NoPuzzle(name) => {
                self.note(format_args!("there is no puzzle in {name}"));
                return Ok(());
            }
            fatal => return Err(fatal),
        };
        self.errors += 1;
        if self.errors <= ERRORS_SHOWN || self.verbose {
            self.error(message);
        } else if self.errors == ERRORS_SHOWN + 1 {
            self.note("further errors are only counted; --verbose shows all");
        }
        Ok(())
    }

    /// Reports what ended the run.
    pub(crate) fn last(&mut self, failure: Failure) -> Outcome {
        match failure {
            Failure::Input(message) | Failure::Fatal(message) => {
                self.error(message);
                Outcome::Failed
            }
            // What happens in a pipeline whose end has heard enough is no failure.
            Failure::NoPuzzle(_) | Failure::OutputClosed => Outcome::Positive,
            Failure::Interrupted => {
                if let Some(advice) = interrupt::advice() {
                    self.note(advice);
                }
                Outcome::Interrupted
            }
        }
    }

    /// How many errors there were about the input.
    pub(crate) const fn errors(&self) -> u64 {
        self.errors
    }

    /// Says how many errors there were, if not all of them were shown.
    pub(crate) fn total(&self) {
        if self.errors > ERRORS_SHOWN && !self.verbose {
            self.note(format_args!("{} errors in all", self.errors));
        }
    }

    fn error(&mut self, message: Message) {
        self.say(AnsiColor::Red, "error", &message.text);
        if let Some(hint) = message.hint.filter(|hint| self.hint.as_ref() != Some(hint)) {
            self.say(AnsiColor::Cyan, "hint", &hint);
            self.hint = Some(hint);
        }
    }

    /// What a user should know and did not ask for.
    pub fn note(&self, text: impl Display) {
        if !self.quiet {
            self.say(AnsiColor::Cyan, "note", text);
        }
    }

    /// That nothing is written of a puzzle, and why. That is no error, but there may be as many.
    pub(crate) fn left_out(&mut self, text: impl Display) {
        self.left_out += 1;
        if self.left_out <= ERRORS_SHOWN || self.verbose {
            self.note(text);
        } else if self.left_out == ERRORS_SHOWN + 1 {
            self.note("further puzzles are left out without a note; --verbose shows all");
        }
    }

    /// What a user wants to know who asks for more.
    pub(crate) fn detail(&self, text: impl Display) {
        if self.verbose {
            self.line(text);
        }
    }

    /// One line for a person at a terminal.
    pub(crate) fn line(&self, text: impl Display) {
        // Where nobody listens to standard error there is nobody to tell.
        progress::aside(|| _ = writeln!(anstream::stderr().lock(), "{text}"));
    }

    /// Shows how far the work has come, `reached` of `length`, to a person who waits for it at a terminal.
    pub(crate) fn show_progress(&mut self, reached: Arc<AtomicU64>, length: Option<u64>) {
        if !self.quiet && io::stderr().is_terminal() {
            self.progress.start(reached, length);
        }
    }

    /// What to tell a person who presses Ctrl-C from now on.
    pub(crate) fn advise(&self, how_to_go_on: impl Display) {
        if !self.quiet {
            interrupt::advise(how_to_go_on.to_string());
        }
    }

    fn say(&self, color: AnsiColor, label: &str, text: impl Display) {
        let style = Style::new().bold().fg_color(Some(color.into()));
        let text = on_one_screen(&text.to_string());
        self.line(format_args!("{style}{label}{style:#}: {text}"));
    }
}

/// A text that fits on a screen and changes nothing of it. Names of files and pieces of the input may be in it, so control
/// characters are escaped.
fn on_one_screen(text: &str) -> String {
    const MOST: usize = 1500;
    let mut shown = String::new();
    for c in text.chars().take(MOST) {
        if c.is_control() {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
    }
    if text.chars().nth(MOST).is_some() {
        shown.push_str("...");
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::on_one_screen;

    #[test]
    fn messages_fit_on_a_screen_and_leave_it_alone() {
        assert_eq!(on_one_screen("a\u{1b}[31mb\nc"), "a\\u{1b}[31mb\\nc");
        assert_eq!(on_one_screen("größer als 9"), "größer als 9");
        assert_eq!(on_one_screen(&"x".repeat(5000)).len(), 1503);
    }
}
