//! The words of a language: those of its messages and of its pages on techniques. Text with other words is in
//! another language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The words of a language by its code, in small letters; nothing where the sources of the languages are not
/// at hand, as in a package by itself.
pub fn of(language: &str) -> Option<BTreeSet<String>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut words = BTreeSet::new();
    for folder in ["diagram/words", "logic/pages"] {
        add(&crates.join(folder).join(language), &mut words)?;
    }
    Some(words)
}

/// The words of a text: two letters or more in a row. Of Chinese and Japanese, words in Latin letters.
pub fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let is_letter = |letter: char| letter.is_alphabetic() && u32::from(letter) < 0x2000;
    text.split(move |letter| !is_letter(letter)).filter(|word| word.chars().count() > 1)
}

/// Adds the words in the files of a folder, and of those in it.
fn add(folder: &Path, words: &mut BTreeSet<String>) -> Option<()> {
    for entry in fs::read_dir(folder).ok()? {
        let path = entry.ok()?.path();
        if path.is_dir() {
            add(&path, words)?;
            continue;
        }
        let text = fs::read_to_string(&path).ok()?;
        let is_messages = path.extension().is_some_and(|ending| ending == "ftl");
        for line in text.lines().filter(|line| !(is_messages && line.starts_with('#'))) {
            // Names of messages and of values are in English.
            let named = line.split_once(" =").filter(|_| is_messages && !line.starts_with(' '));
            let said = named.map_or(line, |(_, said)| said);
            let said = said.split('{').flat_map(|part| part.split('}').skip(usize::from(part.contains('$'))));
            words.extend(said.flat_map(words_of).map(str::to_lowercase));
        }
    }
    Some(())
}
