//! The language of the run: that of `--lang`, or else of the environment. Notes and errors for players use
//! it. Those about files, formats and the command line stay English, so that people can search for them.

use crate::run::terminal::locale_is_utf8;
use clap::ArgMatches;
use std::env;
use std::sync::{Mutex, PoisonError};
use sudokit::diagram::{Rncn, Sentence, Words};

/// The language of this run, once it has begun.
static CHOSEN: Mutex<Option<&'static Words>> = Mutex::new(None);

/// Sets the language of this run.
pub(crate) fn begin(matches: &ArgMatches) {
    let of_command = matches.subcommand().map(|(_, command)| command.try_get_one::<&'static Words>("lang"));
    let chosen = of_command.and_then(|lang| lang.ok().flatten().copied());
    let words = chosen.unwrap_or_else(of_environment);
    *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
}

/// The language of this run.
pub(crate) fn words() -> &'static Words {
    CHOSEN.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(of_environment)
}

/// A sentence in the language of this run.
pub(crate) fn told(sentence: &Sentence) -> String {
    sentence.told(words(), &Rncn)
}

/// The language of the system. English if we have no words in it, or if the encoding lacks its letters.
fn of_environment() -> &'static Words {
    if !locale_is_utf8() {
        return Words::english();
    }
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    language.and_then(|language| Words::of(&language)).unwrap_or_else(Words::english)
}
