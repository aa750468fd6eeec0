//! The shape of the documents. Entries are read and written by themselves: the list of all formats would
//! bring every reader along.
//!
//! ```text
//! game      the entry as our own JSON has it (puzzle, placed, left, marks), and
//!           game: { version, origin, time, log: [ { time, do, ... } ], start: an entry }
//! profile   profile: { options, games, outcomes, version }
//! ```

use super::{Save, Unreadable};
use crate::{Game, Logged, Origin, Profile};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sudokit::Entry;
use sudokit::formats::Header;

/// The value of `game`, without the entry that the game began with.
#[derive(Serialize, Deserialize)]
struct Story {
    version: u64,
    origin: Origin,
    time: u64,
    log: Vec<Logged>,
}

pub(super) fn of_game(game: &Game) -> String {
    let (version, origin, time) = (Save::VERSION, game.origin(), game.time());
    let story = text(&Story { version, origin, time, log: game.log().to_vec() });
    let level = origin.level().map(|level| level.to_string());
    let date = origin.date().map(|date| date.to_string());
    let entry = Entry { header: Header { level, date, ..Header::default() }, ..game.entry() };
    with(&text(&entry), "game", &with(&story, "start", &text(game.start())))
}

/// The game of a document, whose other keys are the grid.
pub(super) fn game(story: &Value, grid: Map<String, Value>) -> Result<Game, Unreadable> {
    check_version("game", story)?;
    let start = entry(&story["start"])?;
    let Story { origin, time, log, .. } = Story::deserialize(story).map_err(|why| Unreadable::json(&why))?;
    let mut game = Game::beginning(&start, origin);
    for (number, logged) in (1..).zip(log) {
        game.replay(logged).map_err(|why| Unreadable::Refused { number, why })?;
    }
    game.resume_at(time);
    // Compared as it is read back: writing may lose what reading cannot restore.
    let now = serde_json::to_value(game.entry()).map_err(|why| Unreadable::json(&why))?;
    if entry(&grid.into())? != entry(&now)? {
        return Err(Unreadable::Disagrees);
    }
    Ok(game)
}

pub(super) fn of_profile(profile: &Profile) -> String {
    with("{}", "profile", &with(&text(profile), "version", &Save::VERSION.to_string()))
}

pub(super) fn profile(inner: &Value) -> Result<Profile, Unreadable> {
    check_version("profile", inner)?;
    Profile::deserialize(inner).map_err(|why| Unreadable::json(&why))
}

fn check_version(what: &'static str, inner: &Value) -> Result<(), Unreadable> {
    match inner.get("version").and_then(Value::as_u64) {
        Some(Save::VERSION) => Ok(()),
        Some(found) => Err(Unreadable::Version { what, found }),
        None => Err(Unreadable::Json(format!("a {what} without a version"))),
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is made of text, numbers and lists")
}

/// An object with one more key at its end. Joined as texts, so that the order of keys is the same in every
/// build.
fn with(object: &str, key: &str, value: &str) -> String {
    let open = object.trim_end().strip_suffix('}').expect("an object ends with a brace");
    let comma = if open.ends_with('{') { "" } else { "," };
    format!("{open}{comma}\"{key}\":{value}}}")
}

/// The grid of an entry, without its header.
fn entry(value: &Value) -> Result<Entry, Unreadable> {
    let entry = Entry::deserialize(value).map_err(|why| Unreadable::Start(why.to_string()))?;
    Ok(Entry { header: Header::default(), ..entry })
}
