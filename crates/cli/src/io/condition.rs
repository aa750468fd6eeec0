//! Printing conditions, by the profiles that print shops name.

use crate::run::report::{Failure, Message};
use std::fs;
use std::path::Path;
use sudokit_print::pdf::Condition;

/// Reads a profile.
pub(crate) fn condition(file: &Path) -> Result<Condition, Failure> {
    let name = file.display();
    let profile = fs::read(file).map_err(|error| Failure::unreadable(&name, &error))?;
    Condition::read(profile).map_err(|error| {
        let message = Message::new(format_args!("{name} is not the profile of a press: {error}"));
        Failure::Fatal(message.hint("print shops name one; its file ends with .icc or .icm"))
    })
}
