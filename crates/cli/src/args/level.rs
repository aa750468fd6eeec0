//! Levels: those of the game in every command, by their own names or by HoDoKu's.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use sudokit::{Wish, logic};
use sudokit_play::Level;

/// A parser for a level.
pub(crate) fn level() -> impl TypedValueParser<Value = Level> {
    let value =
        |level: Level| PossibleValue::new(level.name()).help(level.about()).aliases(level.other_name());
    PossibleValuesParser::new(Level::ALL.map(value)).try_map(|name| name.parse::<Level>())
}

/// The level of the game for a level of HoDoKu's.
pub(crate) const fn of_hodoku(level: logic::Level) -> Level {
    match level {
        logic::Level::Easy => Level::Easy,
        logic::Level::Medium => Level::Medium,
        logic::Level::Hard => Level::Hard,
        logic::Level::Unfair => Level::Expert,
        logic::Level::Extreme => Level::Master,
    }
}

/// The wish for a level as HoDoKu rates it. Its easy level includes the puzzles for beginners.
pub(crate) fn wish_of(level: Level) -> Wish {
    let rated = logic::Level::ALL.into_iter().find(|rated| of_hodoku(*rated) == level);
    rated.map_or_else(|| level.wish(), |rated| Wish { level: Some(rated), ..Wish::default() })
}

/// The name of a level as a heading.
pub(crate) fn heading(level: Level) -> String {
    let (first, rest) = level.name().split_at(1);
    first.to_uppercase() + rest
}
