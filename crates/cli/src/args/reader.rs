//! The reader of explanations.

use crate::run::report::{Failure, Message};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::env;
use sudokit::UnknownName;
use sudokit::diagram::Voice;

/// Chooses for every call.
const VARIABLE: &str = "SUDOKU_VOICE";

/// The reader of explanations.
#[derive(Args)]
pub(crate) struct ReaderArgs {
    /// Explain to a beginner, player or expert
    ///
    /// Beginners are told what to do with their eyes and pencil, players the
    /// pattern and why it works, experts both in the terms of the trade, with
    /// chains in the notations of the forums. SUDOKU_VOICE in the environment
    /// chooses for every call but for JSON; without it, it is `player`.
    #[arg(long, value_name = "READER", value_parser = voice(), hide_possible_values = true)]
    voice: Option<Voice>,
}

impl ReaderArgs {
    /// The voice for people or for programs.
    pub(crate) fn voice(&self, is_for_people: bool) -> Result<Voice, Failure> {
        match self.voice {
            Some(voice) => Ok(voice),
            None if is_for_people => of_environment(),
            None => Ok(Voice::default()),
        }
    }
}

fn voice() -> impl TypedValueParser<Value = Voice> {
    PossibleValuesParser::new(Voice::ALL.map(Voice::name)).try_map(|name| name.parse::<Voice>())
}

/// The voice that the environment chooses, or the usual one.
fn of_environment() -> Result<Voice, Failure> {
    let Some(name) = env::var(VARIABLE).ok().filter(|name| !name.is_empty()) else {
        return Ok(Voice::default());
    };
    let told = |wrong: UnknownName| Failure::Fatal(Message::new(format_args!("{VARIABLE}: {wrong}")));
    name.parse().map_err(told)
}
