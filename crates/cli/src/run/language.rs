//! The language of the run: that of `--lang`, or else of the environment. Notes and errors for players are in
//! it; those about files, formats and the command line are in English, which people search for.

use crate::run::terminal::locale_is_utf8;
use clap::ArgMatches;
use std::env;
use std::sync::{Mutex, PoisonError};
use sudokit::diagram::{Rncn, Sentence, Words};

/// The language that the command line names.
static CHOSEN: Mutex<Option<&'static Words>> = Mutex::new(None);

/// Sets the language of this run.
pub(crate) fn begin(matches: &ArgMatches) {
    let of_command = matches.subcommand().map(|(_, command)| command.try_get_one::<&'static Words>("lang"));
    let chosen = of_command.and_then(|lang| lang.ok().flatten().copied());
    *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner) = chosen;
}

/// The language of this run.
pub(crate) fn words() -> &'static Words {
    CHOSEN.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(of_environment)
}

/// A sentence in the language of this run.
pub(crate) fn told(sentence: &Sentence) -> String {
    sentence.told(words(), &Rncn)
}

/// The language that the system is set to, or English: in an encoding that lacks its letters, too.
pub(crate) fn of_environment() -> &'static Words {
    if !locale_is_utf8() {
        return Words::english();
    }
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    language.and_then(|language| Words::of(&language)).unwrap_or_else(Words::english)
}
