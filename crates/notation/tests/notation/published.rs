//! Arguments that others have published, where their collection is there, written as people write them.

use crate::positions::position;
use crate::{assert_holds, judged};
use std::collections::BTreeMap;
use sudokit_checker::Verdict;
use sudokit_notation::Reader;
use sudokit_testkit::corpus;

/// A row of `exotics.csv` as a line without its conclusion, if it says what the pattern is.
fn pattern(technique: &str, values: &BTreeMap<&str, &str>) -> Option<String> {
    let value = |name: &str| values.get(name).copied();
    let cells = |name: &str| Some(value(name)?.replace(' ', ","));
    let targets = || value("targets").or(value("target"));
    if let (Some(truths), Some(links)) = (value("truths"), value("links")) {
        Some(format!("{technique}: truths {{{truths}}} links {{{links}}}"))
    } else if let (Some(base), Some(targets)) = (cells("base"), targets()) {
        let second = cells("base2").zip(value("targets2"));
        let second = second.map(|(base, targets)| format!(", base {base} targets {targets}"));
        Some(format!("JE2: base {base} targets {targets}{}", second.unwrap_or_default()))
    } else {
        let (digits, cells) = value("digits").zip(cells("cells"))?;
        Some(format!("{technique}: {digits} in {cells}"))
    }
}

#[test]
fn published_patterns_hold() {
    let Some(text) = corpus::shared("conformance/exotics.csv") else { return };
    let mut count = BTreeMap::new();
    for row in text.lines().skip(1) {
        let technique = row.split(',').nth(1).expect("a technique");
        let expected = row.rsplit(',').next().expect("a column").trim_matches('"');
        let values: BTreeMap<&str, &str> =
            expected.split(';').filter_map(|value| value.trim().split_once('=')).collect();
        let Some(pattern) = pattern(technique, &values) else { continue };
        let board = position(row);
        match (values.get("eliminations"), values.get("guardians")) {
            // They follow from all lists of links that are as short; that of the row gives some.
            (Some(gone), _) if values.contains_key("links") => {
                let holds = |gone: &&str| {
                    let read = Reader::default().read(&format!("{pattern} => {gone}"));
                    judged(&board, &read.expect("an argument")) == Verdict::Holds
                };
                assert!(gone.split(' ').filter(holds).count() > 0, "{pattern}");
            }
            (Some(gone), _) => assert_holds(&board, &format!("{pattern} => {}", gone.replace(' ', ", "))),
            (None, Some(guardians)) => {
                assert_holds(&board, &format!("{pattern} => one of {}", guardians.replace(' ', ", ")));
            }
            _ => continue,
        }
        *count.entry(technique).or_insert(0) += 1;
    }
    assert!(count.values().sum::<usize>() > 40, "{count:?}");
}
