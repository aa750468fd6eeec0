//! The messages of each language, a file each: the module has the English ones for a player, and reads a file
//! where its user wants another language or voice.

use super::Place;
use std::fs::{self, DirEntry};
use std::io;
use std::path::Path;

/// The folders with the messages of each language, from the root.
const WORDS: &str = "crates/diagram/words";

/// Files of messages that only the program `sudoku` says.
const OF_PROGRAM: [&str; 3] = ["plain.ftl", "program.ftl", "terminal.ftl"];

/// Writes a file for each language: all messages that the module may say, without comments.
pub(super) fn write(place: &Place, into: &Path) -> Result<(), String> {
    let told = |error: io::Error| format!("{}: {error}", into.display());
    // A language that is no more leaves no file.
    if into.exists() {
        fs::remove_dir_all(into).map_err(told)?;
    }
    fs::create_dir_all(into).map_err(told)?;
    for language in names(&place.root.join(WORDS))? {
        let folder = place.root.join(WORDS).join(&language);
        let mut text = String::new();
        for name in names(&folder)?.iter().filter(|name| !OF_PROGRAM.contains(&name.as_str())) {
            let file = fs::read_to_string(folder.join(name)).map_err(told)?;
            let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            lines.for_each(|line| text.extend([line, "\n"]));
        }
        fs::write(into.join(format!("{language}.ftl")), text).map_err(told)?;
    }
    Ok(())
}

/// The names in a folder, in order.
pub(super) fn names(folder: &Path) -> Result<Vec<String>, String> {
    let name = |entry: io::Result<DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
    let names = fs::read_dir(folder).and_then(|entries| entries.map(name).collect::<io::Result<Vec<_>>>());
    let mut names = names.map_err(|error| format!("{}: {error}", folder.display()))?;
    names.sort();
    Ok(names)
}
