//! Laws of explanations in every language and voice: they say what English says to a player, in words of
//! their own.

use crate::library::cases;
use std::collections::BTreeSet;
use std::path::PathBuf;
use sudokit_core::{Board, DigitSet, Puzzle};
use sudokit_diagram::{Explanation, Rncn, Sentence, Value, Voice, Words};
use sudokit_logic::techniques::singles;
use sudokit_logic::{Path, Schedule};
use sudokit_testkit::corpus::{self, UNIQUE};
use sudokit_testkit::share;

/// Words that show that a sentence is still English. No language of ours has them.
const ENGLISH: [&str; 16] = [
    "the", "and", "cannot", "only", "cells", "row", "rows", "column", "columns", "box", "that", "this",
    "which", "with", "holds", "digits",
];

/// All languages, as their files are in the tree.
fn languages() -> Vec<Words> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../diagram/words"));
    let mut languages = Vec::new();
    for language in std::fs::read_dir(folder).expect("the messages") {
        let language = language.expect("a folder");
        let name = language.file_name().into_string().expect("a language");
        let files: Vec<(String, String)> = std::fs::read_dir(language.path())
            .expect("its files")
            .map(|file| {
                let path = file.expect("a file").path();
                let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
                (name, std::fs::read_to_string(&path).expect("text"))
            })
            .collect();
        let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        languages.push(Words::new(&name, files).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
    languages
}

#[test]
fn every_language_has_every_message() {
    // A language has its own words for houses and lists, or none.
    let is_told = |name: &&str| !["row", "column", "box"].iter().any(|kind| name.starts_with(kind));
    let english: BTreeSet<&str> = Words::english().messages().filter(is_told).collect();
    for words in languages() {
        let own: BTreeSet<&str> = words.messages().collect();
        let lacking: Vec<_> = english.difference(&own).collect();
        assert!(lacking.is_empty(), "{}: {lacking:?}", words.language());
    }
}

/// All cells of the grid, and all digits, that a text names.
fn named(text: &str) -> (BTreeSet<&str>, BTreeSet<char>) {
    let (mut cells, mut digits, mut rest) = (BTreeSet::new(), BTreeSet::new(), text);
    while let Some(letter) = rest.chars().next() {
        let is_cell = matches!(rest.as_bytes(), [b'r', b'1'..=b'9', b'c', b'1'..=b'9', ..]);
        if is_cell {
            cells.insert(&rest[..4]);
            rest = &rest[4..];
        } else {
            digits.extend(letter.is_ascii_digit().then_some(letter));
            rest = &rest[letter.len_utf8()..];
        }
    }
    (cells, digits)
}

/// The digits among the values of a sentence: numbers of things may be words.
fn digits_of(sentence: &Sentence) -> DigitSet {
    let digits = |value: &Value| match value {
        Value::Digit(digit) => DigitSet::of(*digit),
        Value::Digits(digits) => *digits,
        Value::Candidate(candidate) => DigitSet::of(candidate.digit()),
        Value::Candidates(candidates) => candidates.digits(),
        Value::Sentence(said) => digits_of(said),
        Value::List(said) => said.iter().fold(DigitSet::EMPTY, |all, said| all | digits_of(said)),
        _ => DigitSet::EMPTY,
    };
    sentence.values().fold(DigitSet::EMPTY, |all, value| all | digits(value))
}

fn check(sentence: &Sentence, words: &Words) {
    let (english, told) = (sentence.to_string(), sentence.told(words, &Rncn));
    let place = format!("{}, {}: {told}", words.language(), words.voice().name());
    assert!(!told.contains(['{', '}', '$']), "{place}");
    let ((cells, digits), (own_cells, own_digits)) = (named(&english), named(&told));
    assert_eq!(cells, own_cells, "{place}, {english}");
    let spoken_of: BTreeSet<char> =
        digits_of(sentence).iter().flat_map(|digit| digit.to_string().chars().next()).collect();
    assert!(digits.intersection(&spoken_of).all(|digit| own_digits.contains(digit)), "{place}, {english}");
    if words.language() == "en" {
        return;
    }
    let mut spoken = told.split(|letter: char| !letter.is_alphanumeric());
    let left = spoken.find(|word| ENGLISH.contains(&word.to_lowercase().as_str()));
    assert_eq!(left, None, "{place}");
}

fn check_all(said: &Explanation, languages: &[Words]) {
    let cases = said.cases.iter().flat_map(|case| [&case.assumption].into_iter().chain(&case.steps));
    let others = said.pattern.iter().chain(&said.reason).chain(&said.result);
    for sentence in [&said.look].into_iter().chain(others).chain(cases) {
        for words in languages {
            Voice::ALL.into_iter().for_each(|voice| check(sentence, words.in_voice(voice)));
        }
    }
}

#[test]
fn every_case_says_in_every_language_what_it_says_in_english() {
    let languages = languages();
    for (family, kind, case) in share(cases().filter(|(.., case)| !case.must_not_be_found()), 4) {
        let step = case.steps(family, kind).into_iter().find(|step| case.has_effect_of(step));
        check_all(&step.expect("its case is found").explain(&case.board), &languages);
    }
}

/// Explains the paths of puzzles until so many steps have been told in every language. Paths are full of
/// singles, so these count only among the first hundred steps.
fn tell_paths(puzzles: impl Iterator<Item = Puzzle>, enough: usize) -> usize {
    let languages = languages();
    let mut told = 0;
    for puzzle in puzzles {
        let mut board = Board::new(&puzzle).expect("no digit is twice in a house").with_unique_givens();
        let mut before = board;
        let path: Vec<_> = Path::new(&mut board, Schedule::full()).collect();
        for step in path {
            if told < 100 || step.kind.family != singles::NAKED_SINGLE.family {
                check_all(&step.explain(&before), &languages);
                told += 1;
            }
            step.effect.apply(&mut before);
        }
        if told >= enough {
            break;
        }
    }
    told
}

#[test]
fn every_path_says_in_every_language_what_it_says_in_english() {
    let puzzles = UNIQUE.cases().filter_map(|case| case.puzzle()).take(60);
    let told = tell_paths(puzzles, usize::MAX);
    assert!(told > 400, "{told}");
}

#[test]
#[ignore = "takes minutes"]
fn twenty_thousand_steps_of_hard_puzzles_say_in_every_language_what_they_say_in_english() {
    let lists = ["puzzles/minimal-20000.txt", "puzzles/top1465.txt", "puzzles/hardest-1106.txt"];
    let texts: Vec<String> = lists.iter().filter_map(|list| corpus::shared(list)).collect();
    // Every list gives some, so that all kinds of steps come.
    let mut lines: Vec<_> = texts.iter().map(|text| text.lines()).collect();
    let turns = (0..4000).flat_map(|_| lines.iter_mut().filter_map(Iterator::next).collect::<Vec<_>>());
    let puzzles = turns.filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok());
    let told = tell_paths(puzzles, 20_000);
    assert_eq!(told >= 20_000, !texts.is_empty(), "{told}");
}
