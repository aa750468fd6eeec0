//! HoDoKu's library of cases: for each, everything that the technique finds must be what the case says.
//!
//! The library is not part of this project: without `../shared` beside it the test says so and checks
//! nothing.

use crate::data;
use crate::library::Case;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use sudokit_core::DigitSet;
use sudokit_logic::techniques::FAMILIES;
use sudokit_logic::{Family, Kind, Options, Step, View, Wanted};
use sudokit_testkit::corpus;

/// The settings with which HoDoKu finds the case.
fn options(case: &Case) -> Options {
    let chapter = &case.kind[..2];
    let is_one_of = |codes: &[&str]| codes.contains(&case.kind.as_str());
    let has_als_nodes = case.kind == "0709" && case.variant == "2"
        || is_one_of(&["0710", "0711"]) && ["3", "4"].contains(&case.variant.as_str());
    Options::default()
        .every_way(true)
        .empty_rectangles_of_two(case.kind == "0405" || case.kind == "0402" && case.variant == "1")
        .rectangles_may_lack(case.variant != "1")
        .als_nodes(has_als_nodes)
        .als_overlap(is_one_of(&["0902", "0903", "0904"]) && case.variant == "2")
        .als_both_ways(chapter == "09")
        .als_links(if chapter == "09" { 6 } else { 50 })
        .siamese(may_be_siamese(case))
}

/// True if a step is filed under the digits of a case.
fn is_about(case: &Case, step: &Step) -> bool {
    // These are filed under what goes, the others under what they are about.
    let by_elimination = ["0706", "0707", "0708", "0709", "0710", "0711"].contains(&case.kind.as_str())
        || ["09", "11"].contains(&&case.kind[..2]);
    let digits: DigitSet = if by_elimination {
        step.effect.eliminations().iter().map(|gone| gone.digit()).collect()
    } else {
        step.pattern.measures().digits.into_iter().collect()
    };
    digits == case.digits
}

/// Compares the steps with the case.
fn judge(case: &Case, steps: &[Step]) -> Result<(), String> {
    let steps: Vec<&Step> = steps.iter().filter(|step| is_about(case, step)).collect();
    if case.must_not_be_found() {
        return if steps.is_empty() { Ok(()) } else { Err(format!("found {}", steps[0])) };
    }
    if steps.is_empty() {
        return Err("nothing found".to_owned());
    }
    if let Some(other) = steps.iter().find(|step| !case.has_effect_of(step)) {
        return Err(format!("found {other}"));
    }
    let lengths: Vec<usize> =
        steps.iter().map(|step| step.pattern.measures().length.saturating_sub(1)).collect();
    match case.remark.parse() {
        Ok(links) if !lengths.contains(&links) => Err(format!("lengths {lengths:?}")),
        _ => Ok(()),
    }
}

/// The code of the kind: a siamese fish has one digit more than the fish that it is made of.
fn code(case: &Case) -> &str {
    &case.kind[..4]
}

fn may_be_siamese(case: &Case) -> bool {
    code(case) != case.kind
}

fn is_siamese(step: &Step) -> bool {
    data::family(step) == "fish" && !data::parts::<serde_json::Value>(step)["second_cover"].is_null()
}

fn kind_with(code: &str) -> Option<(&'static dyn Family, &'static Kind)> {
    FAMILIES.iter().find_map(|family| {
        let kind =
            family.kinds().iter().find(|kind| kind.hodoku.is_some_and(|hodoku| hodoku.library == code))?;
        Some((*family, *kind))
    })
}

#[test]
fn every_case_of_the_library_is_found_as_it_says() {
    let Some(text) = corpus::shared("conformance/reglib-1.4.txt") else { return };
    let mut verdicts: BTreeMap<String, (usize, Vec<String>)> = BTreeMap::new();
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = Case::read(line);
        let Some((family, kind)) = kind_with(code(&case)) else {
            *missing.entry(case.kind).or_default() += 1;
            continue;
        };
        let mut found = Vec::new();
        let view = View::with(&case.board, options(&case));
        assert_eq!(family.find(Wanted::these(&[kind]), &view, &mut found), ControlFlow::Continue(()));
        found.retain(|step: &Step| step.kind == kind && is_siamese(step) == may_be_siamese(&case));
        for step in &found {
            assert_eq!(step.verify(&case.board), Ok(()), "{} of {}", step, case.line);
        }
        let (passed, failed) = verdicts.entry(case.kind.clone()).or_default();
        match judge(&case, &found) {
            Ok(()) => *passed += 1,
            Err(why) => failed.push(format!("{}\n    {why}", case.line)),
        }
    }
    let passed: usize = verdicts.values().map(|(passed, _)| passed).sum();
    let failed: Vec<&String> = verdicts.values().flat_map(|(_, failed)| failed).collect();
    println!("{passed} cases pass, {} fail; not built: {missing:?}", failed.len());
    assert!(failed.is_empty(), "{}", failed.iter().map(|why| format!("{why}\n")).collect::<String>());
}
