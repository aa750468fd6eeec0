//! Techniques as values of the command line.

use clap::builder::{PossibleValue, StyledStr, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use std::ffi::OsStr;
use sudokit::logic::{Kind, techniques};

/// Similarity, from 0 to 1, from which a name is suggested for another.
const ALIKE: f64 = 0.85;

/// The techniques that a name stands for.
#[derive(Clone)]
pub(crate) struct Kinds(pub(crate) Vec<&'static Kind>);

/// A parser for a name that stands for one technique.
pub(crate) fn kind() -> impl TypedValueParser<Value = &'static Kind> {
    Named { read: |name| techniques::kind(name) }
}

/// A parser for a name that stands for one technique or several: `locked candidates`.
pub(crate) fn kinds() -> impl TypedValueParser<Value = Kinds> {
    Named { read: |name| Some(Kinds(techniques::named(name))).filter(|kinds| !kinds.0.is_empty()) }
}

/// A parser for words that are to be looked up.
pub(crate) fn words() -> impl TypedValueParser<Value = String> {
    Named { read: |name| Some(name.to_owned()) }
}

/// Reads a name. Shells complete the ids.
#[derive(Clone)]
struct Named<T> {
    read: fn(&str) -> Option<T>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let name = value.to_string_lossy();
        (self.read)(&name).ok_or_else(|| unknown(&name, cmd, arg))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(techniques::kinds().map(|kind| PossibleValue::new(kind.id).help(kind.name))))
    }
}

/// No technique has the name, or several have.
fn unknown(name: &str, cmd: &Command, arg: Option<&Arg>) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(cmd);
    if let Some(arg) = arg {
        error.insert(ContextKind::InvalidArg, ContextValue::String(arg.to_string()));
    }
    error.insert(ContextKind::InvalidValue, ContextValue::String(name.to_owned()));
    let tips = [meant(name), "`sudoku techniques` lists all techniques".to_owned()];
    let tips = tips.into_iter().filter(|tip| !tip.is_empty()).map(StyledStr::from).collect();
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
    error
}

/// Suggestions for an ambiguous or unknown name; empty if no name is near.
pub(crate) fn meant(name: &str) -> String {
    let fitting = techniques::like(name);
    let (said, kinds) =
        if fitting.is_empty() { ("did you mean ", nearest(name)) } else { ("the name fits ", fitting) };
    match kinds[..] {
        [] => String::new(),
        _ => format!("{said}{}", one_of(&kinds)),
    }
}

/// `'bug-1' or 'bug-2'`; of many, the first.
fn one_of(kinds: &[&Kind]) -> String {
    const MOST: usize = 6;
    let ids: Vec<String> = kinds.iter().take(MOST).map(|kind| format!("'{}'", kind.id)).collect();
    match (&ids[..], kinds.len().saturating_sub(MOST)) {
        ([only], _) => only.clone(),
        ([first @ .., last], 0) => format!("{} or {last}", first.join(", ")),
        (_, more) => format!("{} and {more} more", ids.join(", ")),
    }
}

/// The techniques with the names most like this one, the nearest first.
fn nearest(name: &str) -> Vec<&'static Kind> {
    let name = name.to_lowercase();
    let likeness = |kind: &Kind| {
        let names = [kind.id, kind.name].into_iter().chain(kind.aliases.iter().copied());
        names.map(|other| strsim::jaro_winkler(&name, &other.to_lowercase())).fold(0.0, f64::max)
    };
    let mut near: Vec<(f64, &'static Kind)> = techniques::kinds()
        .map(|kind| (likeness(kind), kind))
        .filter(|(likeness, _)| *likeness > ALIKE)
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.truncate(3);
    near.into_iter().map(|(_, kind)| kind).collect()
}
