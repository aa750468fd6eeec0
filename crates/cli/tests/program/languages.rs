//! A law: in the language of the environment the program tells players everything in that language.

use super::common::{MEDIUM, MULTIPLE, UNIQUE, command};
use std::collections::BTreeSet;
use std::process::Stdio;
use sudokit_testkit::lexicon;

/// A grid whose first digit is wrong, as a player has written it.
const MISTAKEN: &str = "+13..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Two of the same digit in a row, and no solution.
const BROKEN: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A puzzle with a given that it does not need.
const REDUNDANT: &str = "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Names in messages that are the same in every language: of commands, options and places.
const NAMES: [&str; 17] = [
    "aim",
    "allow",
    "argument",
    "broken",
    "check",
    "count",
    "explain",
    "givens",
    "hint",
    "play",
    "shortest",
    "solve",
    "steps",
    "sudoku",
    "techniques",
    "train",
    "verbose",
];

/// Both outputs of the program in a language.
fn said(language: &str, arguments: &[&str]) -> String {
    let locale = format!("{}.UTF-8", language.replace("-Hans", "_CN").replace('-', "_"));
    let output = command(arguments).env("LC_ALL", locale).stdin(Stdio::null()).output().expect("it runs");
    [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("it is text")).join("\n")
}

#[test]
fn players_are_told_everything_in_their_language() {
    let calls: &[&[&str]] = &[
        &["check", UNIQUE],
        &["check", MULTIPLE],
        &["check", BROKEN],
        &["check", MISTAKEN],
        &["check", REDUNDANT],
        &["check", UNIQUE, MULTIPLE, BROKEN, MISTAKEN, REDUNDANT],
        &["solve", "--format", "grid", UNIQUE],
        &["solve", "--format", "grid", MULTIPLE],
        &["solve", "--format", "grid", "--count", "9", MULTIPLE],
        &["solve", "--format", "grid", "--all", MULTIPLE],
        &["solve", "--format", "grid", BROKEN],
        &["solve", "--format", "sdk", BROKEN],
        &["hint", "--detail", "4", MEDIUM],
        &["hint", MISTAKEN],
        &["steps", "--allow", "jellyfish", UNIQUE],
        &["explain", "--step", "99", "--allow", "naked-single", UNIQUE],
        &["explain", "--allow", "jellyfish", MEDIUM],
        &["generate", "--level", "easy", "--seed", "7", "--tries", "1", "-n", "2"],
        &["generate", "--pack", "beginner", "--seed", "7"],
        &["play"],
        &["train"],
        &["print", MULTIPLE, BROKEN],
        &["print", "--worksheet", "jellyfish", "-n", "3", UNIQUE],
        &["techniques", "fish"],
    ];
    for language in ["de", "es", "fr", "ja", "pt-BR", "zh-Hans"] {
        let Some(mut known) = lexicon::of(language) else {
            eprintln!("the sources of the languages are not part of the package: not compared");
            return;
        };
        known.extend(NAMES.map(str::to_owned));
        let mut foreign = BTreeSet::new();
        for arguments in calls {
            let said = said(language, arguments);
            let is_known = |word: &&str| known.contains(&word.to_lowercase());
            foreign.extend(
                lexicon::words_of(&said)
                    .filter(|word| !is_known(word))
                    .map(|word| (arguments.join(" "), word.to_owned())),
            );
            assert!(!said.contains(['{', '}', '$']), "{language}: {arguments:?}: {said}");
        }
        assert!(foreign.is_empty(), "{language}: {foreign:#?}");
    }
}

#[test]
fn the_command_line_names_a_language_against_that_of_the_environment() {
    assert!(said("de", &["check", UNIQUE]).contains("eindeutig"));
    assert!(said("de", &["check", "--lang", "en", UNIQUE]).contains("1: the puzzle is unique"));
    let french = said("de", &["check", "--lang", "fr", UNIQUE]);
    assert!(french.contains("la grille a une solution unique"), "{french}");
    // Programs read English.
    let records = said("de", &["check", "--format", "csv", BROKEN]);
    assert!(records.contains("5 appears twice in row 1"), "{records}");
}
