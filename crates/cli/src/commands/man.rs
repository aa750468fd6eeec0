//! `sudoku man`: manual pages, made from the definition of the command line.

use super::Cli;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, reason};
use clap::CommandFactory;
use std::fs;
use std::path::Path;

/// Prints the page of the program, or writes all pages into a directory.
pub(crate) fn man(directory: Option<&Path>) -> Result<Outcome, Failure> {
    let command = Cli::command();
    let Some(directory) = directory else {
        let mut page = Vec::new();
        let rendered = clap_mangen::Man::new(command).render(&mut page);
        rendered.map_err(|error| Failure::output(&"the manual page", &error))?;
        let mut output = Output::new(None)?;
        output.put(&page)?;
        output.finish()?;
        return Ok(Outcome::Positive);
    };
    fs::create_dir_all(directory).and_then(|()| clap_mangen::generate_to(command, directory)).map_err(
        |error| {
            let directory = directory.display();
            Failure::Fatal(Message::new(format_args!(
                "cannot write the manual pages to {directory}: {}",
                reason(&error)
            )))
        },
    )?;
    Ok(Outcome::Positive)
}
