//! Techniques as values of the command line.

use clap::builder::{PossibleValue, StyledStr, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use std::ffi::OsStr;
use sudokit::logic::{Kind, techniques};

/// The techniques that a name stands for.
#[derive(Clone)]
pub(crate) struct Kinds(pub(crate) Vec<&'static Kind>);

/// A parser for a name that stands for one technique.
pub(crate) fn kind() -> impl TypedValueParser<Value = &'static Kind> {
    Named { read: |name| techniques::kind(name) }
}

/// A parser for a name that stands for one technique or several: `locked candidates`.
pub(crate) fn kinds() -> impl TypedValueParser<Value = Kinds> {
    Named { read: kinds_of }
}

pub(super) fn kinds_of(name: &str) -> Option<Kinds> {
    Some(Kinds(techniques::named(name))).filter(|kinds| !kinds.0.is_empty())
}

/// A parser for words that are to be looked up.
pub(crate) fn words() -> impl TypedValueParser<Value = String> {
    Named { read: |name| Some(name.to_owned()) }
}

/// Reads a name. Shells complete the ids.
#[derive(Clone)]
pub(super) struct Named<T> {
    pub(super) read: fn(&str) -> Option<T>,
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
    let tips = vec![StyledStr::from(meant(name))];
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
    error
}

/// A hint about an ambiguous or unknown name.
pub(crate) fn meant(name: &str) -> String {
    match techniques::meant(name) {
        nothing if nothing.is_empty() => "`sudoku techniques` lists all techniques".to_owned(),
        meant => meant,
    }
}
