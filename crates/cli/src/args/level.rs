//! Levels: those of the game in every command, by their own names or by HoDoKu's.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use sudokit::Level;

/// A parser for a level.
pub(crate) fn level() -> impl TypedValueParser<Value = Level> {
    let value =
        |level: Level| PossibleValue::new(level.name()).help(level.about()).aliases(level.other_name());
    PossibleValuesParser::new(Level::ALL.map(value)).try_map(|name| name.parse::<Level>())
}
