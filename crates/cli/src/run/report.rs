//! Messages on standard error: errors with a hint, notes, details.

use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::language::told;
use crate::run::progress::{self, Progress};
use anstyle::{AnsiColor, Style};
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use sudokit::diagram::{Sentence, say};
use sudokit::{Cancelled, shown};

/// Further errors about the input are only counted, unless the user asks for all.
const ERRORS_SHOWN: u64 = 20;

/// Why something did not work.
#[derive(Debug)]
pub enum Failure {
    /// A part of the input is wrong; the rest can be answered.
    Input(Message),
    /// An input has no puzzle.
    NoPuzzle {
        /// The name of the input.
        input: Arc<str>,
        /// True if that is as good as any other list, such as one of puzzles to leave out.
        is_fine: bool,
    },
    /// The run cannot continue.
    Fatal(Message),
    /// The reader has closed the output. The user is not told.
    OutputClosed,
    /// A signal ended the run.
    Interrupted,
}

impl From<Cancelled> for Failure {
    /// Only signals cancel.
    fn from(_: Cancelled) -> Self {
        Self::Interrupted
    }
}

/// A message to the user, with a hint if there is one.
#[derive(Debug)]
pub struct Message {
    text: String,
    hint: Option<String>,
    /// True if it is in the language of the run.
    is_told: bool,
}

impl Message {
    /// A message: lower-case, without a full stop.
    pub fn new(text: impl Display) -> Self {
        Self { text: text.to_string(), hint: None, is_told: false }
    }

    /// A message for players, in the language of the run; hints to it as well.
    pub(crate) fn told(said: &Sentence) -> Self {
        Self { is_told: true, ..Self::new(told(said)) }
    }

    /// The same message about something at a place, such as a line of a file.
    pub(crate) fn at(self, place: impl Display) -> Self {
        Self { text: format!("{place}: {}", self.text), ..self }
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
            _ => Self::unwritable(name, error),
        }
    }

    /// A file cannot be written.
    pub(crate) fn unwritable(name: impl Display, error: &io::Error) -> Self {
        Self::Fatal(Message::new(format_args!("cannot write {name}: {}", reason(error))))
    }

    /// A file that the run cannot do without cannot be read.
    pub(crate) fn unreadable(name: impl Display, error: &io::Error) -> Self {
        Self::Fatal(Message::new(format_args!("cannot read {name}: {}", reason(error))))
    }
}

/// The system's message, without the number that the standard library appends.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Writes to standard error, around the progress bar if there is one.
pub struct Reporter {
    pub(crate) progress: Progress,
    quiet: bool,
    verbose: bool,
    errors: u64,
    /// True if some input has no puzzle: a pipe that is empty by mistake is no success.
    lacks_puzzles: bool,
    /// Number of notes about omitted puzzles.
    left_out: u64,
    /// The last hint, which is not repeated.
    hint: Option<String>,
}

impl Reporter {
    pub(crate) fn new(quiet: bool, verbose: bool) -> Self {
        Self {
            progress: Progress::default(),
            quiet,
            verbose,
            errors: 0,
            lacks_puzzles: false,
            left_out: 0,
            hint: None,
        }
    }

    /// Reports an error about the input; returns any other failure.
    pub(crate) fn go_on(&mut self, failure: Failure) -> Result<(), Failure> {
        let message = match failure {
            Failure::Input(message) => message,
            Failure::NoPuzzle { input, is_fine } => {
                self.tell(&say!("program-no-puzzle", [input = input.to_string()]));
                self.lacks_puzzles |= !is_fine;
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

    /// Reports the failure that ended the run.
    pub(crate) fn last(&mut self, failure: Failure) -> Outcome {
        match failure {
            Failure::Input(message) | Failure::Fatal(message) => {
                self.error(message);
                self.give_advice();
                Outcome::Failed
            }
            Failure::NoPuzzle { input, .. } => {
                self.tell(&say!("program-no-puzzle", [input = input.to_string()]));
                Outcome::Negative
            }
            // A pipeline whose reader stops is no failure.
            Failure::OutputClosed => Outcome::Positive,
            Failure::Interrupted => {
                self.give_advice();
                interrupt::outcome()
            }
        }
    }

    fn give_advice(&self) {
        if let Some(advice) = interrupt::advice() {
            self.note(advice);
        }
    }

    /// Number of errors about the input.
    pub(crate) const fn errors(&self) -> u64 {
        self.errors
    }

    /// The outcome that the messages so far lead to.
    pub(crate) const fn outcome(&self) -> Outcome {
        match (self.errors, self.lacks_puzzles) {
            (0, false) => Outcome::Positive,
            (0, true) => Outcome::Negative,
            _ => Outcome::Failed,
        }
    }

    /// Prints the number of errors if some were hidden.
    pub(crate) fn total(&self) {
        if self.errors > ERRORS_SHOWN && !self.verbose {
            self.note(format_args!("{} errors in all", self.errors));
        }
    }

    fn error(&mut self, message: Message) {
        let is_told = message.is_told;
        let label = |english: &'static str, said: Sentence| match is_told {
            true => told(&said),
            false => english.to_owned(),
        };
        self.write(AnsiColor::Red, &label("error", say!("program-error")), &message.text);
        if let Some(hint) = message.hint.filter(|hint| self.hint.as_ref() != Some(hint)) {
            self.write(AnsiColor::Cyan, &label("hint", say!("program-hint")), &hint);
            self.hint = Some(hint);
        }
    }

    /// Prints a note, unless the user wants none.
    pub fn note(&self, text: impl Display) {
        if !self.quiet {
            self.write(AnsiColor::Cyan, "note", text);
        }
    }

    /// Prints a note for players in the language of the run, unless the user wants none.
    pub(crate) fn tell(&self, said: &Sentence) {
        if !self.quiet {
            self.write(AnsiColor::Cyan, &told(&say!("program-note")), told(said));
        }
    }

    /// The same about something at a place, such as a file.
    pub(crate) fn tell_about(&self, place: impl Display, said: &Sentence) {
        if !self.quiet {
            self.write(
                AnsiColor::Cyan,
                &told(&say!("program-note")),
                format_args!("{place}: {}", told(said)),
            );
        }
    }

    /// Notes that a puzzle is omitted, and why. Like errors, such notes are limited.
    pub(crate) fn left_out(&mut self, text: impl Display) {
        self.left_out += 1;
        if self.left_out <= ERRORS_SHOWN || self.verbose {
            self.note(text);
        } else if self.left_out == ERRORS_SHOWN + 1 {
            self.note("further puzzles are left out without a note; --verbose shows all");
        }
    }

    /// True if the user asked for details.
    #[cfg(feature = "gpu")]
    pub(crate) fn is_verbose(&self) -> bool {
        self.verbose
    }

    /// Prints a line if the user asked for details.
    pub(crate) fn detail(&self, text: impl Display) {
        if self.verbose {
            self.line(text);
        }
    }

    /// Prints a line.
    pub(crate) fn line(&self, text: impl Display) {
        // A closed standard error is ignored.
        progress::aside(|| _ = writeln!(anstream::stderr().lock(), "{text}"));
    }

    /// Shows the progress, `reached` of `length`, if standard error is a terminal.
    pub(crate) fn show_progress(&mut self, reached: Arc<AtomicU64>, length: Option<u64>) {
        if !self.quiet && io::stderr().is_terminal() {
            self.progress.start(reached, length);
        }
    }

    /// Sets the advice after an interruption.
    pub(crate) fn advise(&self, how_to_go_on: impl Display) {
        interrupt::advise(how_to_go_on.to_string());
    }

    fn write(&self, color: AnsiColor, label: &str, text: impl Display) {
        let style = Style::new().bold().fg_color(Some(color.into()));
        let text = on_one_screen(&text.to_string());
        self.line(format_args!("{style}{label}{style:#}: {text}"));
    }
}

/// A text that fits on a screen and does not change the terminal. It may contain names of files and parts of
/// the input.
fn on_one_screen(text: &str) -> String {
    shown(text).within(1500).to_string()
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
