//! The shape of the documents.
//!
//! ```text
//! game      the entry as our own JSON has it (puzzle, placed, left, marks), and
//!           game: { version, origin, entering, start: an entry, time, log: [ { time, do, ... } ] }
//! profile   profile: { version, options, games, outcomes }
//! ```

use super::{Save, Unreadable};
use crate::{Game, Logged, Origin, Profile};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sudokit::{Entry, formats};

/// What stands under `game`.
#[derive(Serialize, Deserialize)]
struct Story {
    version: u64,
    origin: Origin,
    /// The givens were entered first.
    #[serde(default)]
    entering: bool,
    start: Value,
    time: u64,
    log: Vec<Logged>,
}

pub(super) fn of_game(game: &Game) -> Value {
    let story = Story {
        version: Save::VERSION,
        origin: game.origin(),
        entering: game.origin() == Origin::Entered,
        start: of_entry(game.start()),
        time: game.time(),
        log: game.log().to_vec(),
    };
    let mut document = of_entry(&game.entry());
    document["game"] = serde_json::to_value(story).expect("a game is text, numbers and lists");
    document
}

pub(super) fn game(document: &Value) -> Result<Game, Unreadable> {
    check_version("game", &document["game"])?;
    let story = Story::deserialize(&document["game"]).map_err(Unreadable::json)?;
    let start = entry(&story.start)?;
    let mut game =
        if story.entering { Game::editor(&start.givens) } else { Game::open(&start, story.origin) };
    for (number, logged) in (1..).zip(story.log) {
        game.replay(logged).map_err(|why| Unreadable::Refused { number, why })?;
    }
    game.resume_at(story.time);
    // A document without a grid of its own is none that anybody else has changed.
    if document.get("puzzle").is_some() && entry(document)? != entry(&of_entry(&game.entry()))? {
        return Err(Unreadable::Disagrees);
    }
    Ok(game)
}

pub(super) fn of_profile(profile: &Profile) -> Value {
    let mut inner = serde_json::to_value(profile).expect("a profile is text, numbers and lists");
    let mut versioned = json!({ "version": Save::VERSION });
    if let (Some(to), Some(from)) = (versioned.as_object_mut(), inner.as_object_mut()) {
        to.append(from);
    }
    json!({ "profile": versioned })
}

pub(super) fn profile(inner: &Value) -> Result<Profile, Unreadable> {
    check_version("profile", inner)?;
    Profile::deserialize(inner).map_err(Unreadable::json)
}

fn check_version(what: &'static str, inner: &Value) -> Result<(), Unreadable> {
    match inner.get("version").and_then(Value::as_u64) {
        Some(Save::VERSION) => Ok(()),
        Some(found) => Err(Unreadable::Version { what, found }),
        None => Err(Unreadable::Json(format!("a {what} without a version"))),
    }
}

/// An entry in our own JSON.
fn of_entry(entry: &Entry) -> Value {
    let json = "json".parse().expect("our own format has its name");
    let text = formats::to_text(json, entry).expect("our own format can be written");
    serde_json::from_str(&text).expect("our own format is JSON")
}

fn entry(value: &Value) -> Result<Entry, Unreadable> {
    sudokit::read(value.to_string()).map_err(|error| Unreadable::Start(error.to_string()))
}
