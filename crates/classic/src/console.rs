//! The program around the classics.

use crate::Error;
use std::io::BufRead;
use std::path::Path;
use sudokit::Cancel;

/// Streams of the program that runs a classic, and its way to speak to the user.
pub trait Console {
    /// Failures of the program.
    type Failure: From<Error>;

    /// Standard input.
    fn input(&mut self) -> &mut dyn BufRead;

    /// True if a person types the input.
    fn is_interactive(&self) -> bool {
        false
    }

    /// Writes to standard output, without delay.
    ///
    /// # Errors
    /// The output cannot be written.
    fn print(&mut self, text: &str) -> Result<(), Self::Failure>;

    /// Writes a file, which appears when it is complete.
    ///
    /// # Errors
    /// The file cannot be written.
    fn save(&mut self, path: &Path, text: &str) -> Result<(), Self::Failure>;

    /// Prints a line on standard error.
    fn report(&mut self, line: &str);

    /// Prints a note on standard error, unless the user wants none.
    fn note(&mut self, text: &str) {
        self.report(&format!("note: {text}"));
    }

    /// Quotes a word of the command line in a message, shortened if it is long.
    fn quote(&self, word: &str) -> String {
        format!("'{word}'")
    }

    /// True if standard output shows colours.
    fn has_colour(&self) -> bool {
        false
    }

    /// The rules of Sudoku, as the program prints them.
    fn rules(&self) -> String;

    /// A seed that was not used before.
    fn new_seed(&mut self) -> u64;

    /// The token that Ctrl-C cancels.
    fn cancel(&self) -> &Cancel;
}
