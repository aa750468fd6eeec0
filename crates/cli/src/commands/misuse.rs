//! Mistakes on the command line, in the words of all other messages.

use super::cli::ColorWhen;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::io::{self, Write as _};
use std::num::{IntErrorKind, ParseIntError};
use std::path::Path;

/// Similarity, from 0 to 1, from which a name is suggested for another.
const ALIKE: f64 = 0.8;

/// Advice for a command that this build lacks.
const WITHOUT_WEB: &str = "this program was built without the app for browsers; in the sources, run `cargo xtask web`, then \
     `cargo install --path crates/cli --features web`";

/// The same for the servers.
const WITHOUT_SERVE: &str = "this program was built without its server; to install it with one, run \
     `cargo install --path crates/cli --features serve` in the sources";
const WITHOUT_MCP: &str = "this program was built without its server for assistants; to install it with one, run \
     `cargo install --path crates/cli --features mcp` in the sources";

/// The same for books.
const WITHOUT_BOOK: &str = "this program was built without the making of books; to install it with that, run \
     `cargo install --path crates/cli --features book` in the sources";

/// The same for manual pages.
const WITHOUT_MAN: &str = "this program was built without manual pages; a release has them as files, and in the sources, \
     `cargo install --path crates/cli --features man` installs a program that prints them";

/// Prints help, the version, or what is wrong with the command line, and ends.
pub(crate) fn exit(error: &clap::Error) -> ! {
    // No option could be read.
    ColorWhen::Auto.write_global();
    let said = if error.use_stderr() { Err(Failure::Fatal(message(error))) } else { say(error) };
    let outcome =
        said.map_or_else(|failure| Reporter::new(false, false).last(failure), |()| Outcome::Positive);
    std::process::exit(outcome as i32)
}

/// Prints help, or the version.
fn say(asked: &clap::Error) -> Result<(), Failure> {
    let output = Output::new(None)?;
    asked.print().and_then(|()| io::stdout().flush()).map_err(|error| output.failure(&error))
}

/// The message for a mistake, with a hint.
fn message(error: &clap::Error) -> Message {
    let named = texts(error, ContextKind::InvalidArg);
    let named = named.iter().map(|name| bare(name)).collect::<Vec<_>>().join(" and ");
    let value = text(error, ContextKind::InvalidValue);
    let what = match error.kind() {
        ErrorKind::UnknownArgument if named.starts_with('-') => format!("unknown option '{named}'"),
        ErrorKind::UnknownArgument => format!("'{named}' is one argument too many"),
        ErrorKind::InvalidSubcommand => {
            format!("unknown command '{}'", text(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("{named} needs a value"),
        ErrorKind::InvalidValue => format!("unknown value '{value}' for {named}"),
        ErrorKind::ValueValidation => format!("invalid value '{value}' for {named}: {}", reason(error)),
        ErrorKind::ArgumentConflict => match &texts(error, ContextKind::PriorArg)[..] {
            [] => format!("{named} cannot be used with other arguments"),
            others => {
                let others: Vec<&str> = others.iter().map(|other| bare(other)).collect();
                format!("{named} cannot be used with {}", others.join(" and "))
            }
        },
        ErrorKind::MissingRequiredArgument => {
            let all = texts(error, ContextKind::InvalidArg);
            // An option is needed with its value.
            let all = all.iter().map(|arg| if arg.starts_with('-') { arg } else { bare(arg) });
            format!("{} is missing", all.collect::<Vec<_>>().join(" and "))
        }
        _ => {
            let said = error.to_string();
            let first = said.lines().next().unwrap_or_default();
            first.strip_prefix("error: ").unwrap_or(first).to_owned()
        }
    };
    let message = Message::new(what);
    match hint(error, &named) {
        hint if hint.is_empty() => message,
        hint => message.hint(hint),
    }
}

/// The hint; empty if the message says what is right.
fn hint(error: &clap::Error, named: &str) -> String {
    match error.kind() {
        ErrorKind::UnknownArgument => match texts(error, ContextKind::SuggestedArg).first() {
            Some(near) if likeness(named, near) >= ALIKE => format!("did you mean {near}?"),
            _ => of_help(error),
        },
        ErrorKind::InvalidSubcommand => of_command(error),
        ErrorKind::InvalidValue => {
            let (near, possible) =
                (text(error, ContextKind::SuggestedValue), texts(error, ContextKind::ValidValue));
            match &possible[..] {
                _ if !near.is_empty() => format!("did you mean '{near}'?"),
                // A parser of ours knows better.
                [] => texts(error, ContextKind::Suggested).join("; "),
                possible => format!("it can be {}", possible.join(", ")),
            }
        }
        // An option whose value may be left out takes what follows as an argument.
        ErrorKind::ArgumentConflict => {
            let all =
                [ContextKind::InvalidArg, ContextKind::PriorArg].map(|kind| texts(error, kind)).concat();
            let optional = all.iter().find_map(|arg| arg.split_once("[=<"));
            optional.map_or_else(String::new, |(name, value)| {
                format!("to give {name} a value, write {name}={}", value.trim_end_matches(['>', ']']))
            })
        }
        ErrorKind::ValueValidation => String::new(),
        _ => of_help(error),
    }
}

/// The similarity of two options without their dashes, from 0 to 1.
fn likeness(one: &str, other: &str) -> f64 {
    strsim::jaro_winkler(one.trim_start_matches('-'), other.trim_start_matches('-'))
}

/// Advice where a command was expected.
fn of_command(error: &clap::Error) -> String {
    let word = text(error, ContextKind::InvalidSubcommand);
    let left_out = [
        (cfg!(feature = "book"), "book", WITHOUT_BOOK),
        (cfg!(feature = "man"), "man", WITHOUT_MAN),
        (cfg!(feature = "mcp"), "mcp", WITHOUT_MCP),
        (cfg!(feature = "serve"), "serve", WITHOUT_SERVE),
        (cfg!(feature = "web"), "web", WITHOUT_WEB),
    ];
    if let Some((.., advice)) = left_out.iter().find(|(is_there, name, _)| !is_there && *name == word) {
        (*advice).to_owned()
    } else if Path::new(&word).exists() || sudokit::read(&word).is_ok() {
        format!("to solve it: sudoku solve '{word}'")
    } else {
        // They are not in order.
        let near = texts(error, ContextKind::SuggestedSubcommand);
        match near.iter().max_by(|one, other| likeness(&word, one).total_cmp(&likeness(&word, other))) {
            Some(near) => format!("did you mean '{near}'?"),
            None => "`sudoku help` lists all commands".to_owned(),
        }
    }
}

/// The help that lists the options of the command.
fn of_help(error: &clap::Error) -> String {
    let usage = text(error, ContextKind::Usage);
    let words = usage.trim_start_matches("Usage: ").split_whitespace();
    let is_name = |word: &&str| word.bytes().all(|letter| letter.is_ascii_lowercase());
    let command: Vec<&str> = words.take_while(is_name).collect();
    let command = if command.is_empty() { "sudoku".to_owned() } else { command.join(" ") };
    format!("`{command} --help` lists its options")
}

/// The reason why a value is refused.
fn reason(error: &clap::Error) -> String {
    let Some(source) = error.source() else { return "it cannot be read".to_owned() };
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        return match number.kind() {
            IntErrorKind::Zero => "expected a number from 1 on".to_owned(),
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "the number is too large".to_owned(),
            _ => "expected a whole number".to_owned(),
        };
    }
    let said = source.to_string();
    match said.split_once(" is not in ").and_then(|(_, range)| range.split_once("..=")) {
        Some((least, most)) => format!("expected a number from {least} to {most}"),
        None => said,
    }
}

/// `--format` for `--format <FORMAT>`, `SHELL` for `<SHELL>`.
fn bare(arg: &str) -> &str {
    match arg.strip_prefix('<') {
        Some(positional) => positional.trim_end_matches(['.', '>']),
        None => arg.split([' ', '[', '=']).next().filter(|name| !name.is_empty()).unwrap_or(arg),
    }
}

/// The words of an error about one thing, such as the name of an option.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

fn text(error: &clap::Error, kind: ContextKind) -> String {
    texts(error, kind).concat()
}
