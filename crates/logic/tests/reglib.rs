//! HoDoKu's library of cases: for each, everything that the technique finds must be what the case says.
//!
//! The library is not part of this project: without `../shared` beside it the test says so and checks nothing.

mod common;

use common::{board, digit};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, DigitSet};
use sudokit_logic::techniques::FAMILIES;
use sudokit_logic::{Family, Kind, Options, Step, View, Wanted};
use sudokit_testkit::corpus;

struct Case {
    line: String,
    /// The number of the technique, without variant.
    code: String,
    variant: String,
    digits: DigitSet,
    board: Board,
    /// Digit, row, column.
    eliminations: BTreeSet<String>,
    placements: BTreeSet<String>,
    links: Option<usize>,
}

/// `digit row column`, as the library writes candidates.
fn written(candidate: Candidate) -> String {
    format!("{}{}{}", candidate.digit(), candidate.cell().row() + 1, candidate.cell().column() + 1)
}

impl Case {
    fn read(line: &str) -> Self {
        let fields: Vec<&str> = line.split(':').collect();
        let (code, variant) = fields[1].split_once('-').unwrap_or((fields[1], ""));
        let items = |field: &str| field.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
        Self {
            line: line.to_owned(),
            code: code.to_owned(),
            variant: variant.to_owned(),
            digits: fields[2].chars().map(|c| digit(c).expect("a digit")).collect(),
            board: board(fields[3], fields[4]),
            eliminations: items(fields[5]),
            placements: items(fields[6]),
            links: fields.get(7).and_then(|links| links.parse().ok()),
        }
    }

    /// What HoDoKu has set to find the case.
    fn options(&self) -> Options {
        let chapter = &self.code[..2];
        let is_one_of = |codes: &[&str]| codes.contains(&self.code.as_str());
        Options {
            every_way: true,
            duals: is_one_of(&["0404", "0405"]),
            empty_rectangles_of_two: self.code == "0405" || self.code == "0402" && self.variant == "1",
            rectangles_may_lack: self.variant != "1",
            als_nodes: self.code == "0709" && self.variant == "2"
                || is_one_of(&["0710", "0711"]) && ["3", "4"].contains(&self.variant.as_str()),
            als_overlap: is_one_of(&["0902", "0903", "0904"]) && self.variant == "2",
            als_both_ways: chapter == "09",
            als_links: if chapter == "09" { 6 } else { Options::default().als_links },
            siamese: self.code.len() == 5,
            ..Options::default()
        }
    }

    fn is_this(&self, step: &Step) -> bool {
        // These are filed under what goes, the others under what they are about.
        let by_elimination = ["0706", "0707", "0708", "0709", "0710", "0711"].contains(&self.code.as_str())
            || ["09", "11"].contains(&&self.code[..2]);
        let digits: DigitSet = if by_elimination {
            step.effect.eliminations().iter().map(|gone| gone.digit()).collect()
        } else {
            step.pattern.evidence().measures().digits.into_iter().collect()
        };
        digits == self.digits
    }

    /// Whether the steps are what the case wants.
    fn judge(&self, steps: &[Step]) -> Result<(), String> {
        let steps: Vec<&Step> = steps.iter().filter(|step| self.is_this(step)).collect();
        if self.variant == "x" {
            return if steps.is_empty() { Ok(()) } else { Err(format!("found {}", steps[0])) };
        }
        if steps.is_empty() {
            return Err("nothing found".to_owned());
        }
        let mut lengths = Vec::new();
        for step in steps {
            let eliminations: BTreeSet<_> = step.effect.eliminations().iter().copied().map(written).collect();
            let placements: BTreeSet<_> = step.effect.placements().iter().copied().map(written).collect();
            if (&eliminations, &placements) != (&self.eliminations, &self.placements) {
                return Err(format!("found {step}"));
            }
            lengths.push(step.pattern.evidence().measures().length.saturating_sub(1));
        }
        match self.links {
            Some(links) if !lengths.contains(&links) => Err(format!("lengths {lengths:?}")),
            _ => Ok(()),
        }
    }
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
        let Some((family, kind)) = kind_with(&case.code) else {
            *missing.entry(case.code).or_default() += 1;
            continue;
        };
        let mut found = Vec::new();
        let view = View::with(&case.board, case.options());
        assert_eq!(family.find(Wanted::these(&[kind]), &view, &mut found), ControlFlow::Continue(()));
        found.retain(|step: &Step| step.kind == kind);
        for step in &found {
            assert_eq!(step.verify(&case.board), Ok(()), "{} of {}", step, case.line);
        }
        let (passed, failed) = verdicts.entry(case.code.clone()).or_default();
        match case.judge(&found) {
            Ok(()) => *passed += 1,
            Err(why) => failed.push(format!("{}\n    {why}", case.line)),
        }
    }
    let passed: usize = verdicts.values().map(|(passed, _)| passed).sum();
    let failed: Vec<&String> = verdicts.values().flat_map(|(_, failed)| failed).collect();
    println!("{passed} cases pass, {} fail; not built: {missing:?}", failed.len());
    assert!(failed.is_empty(), "{}", failed.iter().map(|why| format!("{why}\n")).collect::<String>());
}
