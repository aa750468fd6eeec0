//! Odd cycles, held to what is published of them and to laws of their own.

use crate::data;
use crate::exotics::{Row, removed_by, rows, steps};
use sudokit_core::{Board, Candidate, CandidateSet};
use sudokit_logic::techniques::{odd_cycle::ODDAGON, whips};
use sudokit_logic::{Path, Schedule, Step, View};
use sudokit_testkit::{corpus, oracle};

/// A candidate that an oddagon is published to remove, and how many candidates its ring has, if that is said.
type Published = (Candidate, Option<usize>);

fn published(row: &Row) -> Vec<Published> {
    let text = row.value("published").expect("it is published").replace("<>", "=");
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &&str| word.strip_prefix('(')?.strip_suffix(')')?.parse().ok();
    let of_row = row.value("length").and_then(|length| length.parse().ok());
    let named = words.iter().enumerate().filter_map(|(i, word)| Some((i, word.parse().ok()?)));
    named.map(|(i, candidate)| (candidate, words.get(i + 1).and_then(number).or(of_row))).collect()
}

/// Basics, then whips and braids.
fn way() -> Schedule {
    let basics = Schedule::hodoku().only(|kind| kind.hodoku.is_some_and(|hodoku| hodoku.order < 3000));
    let whips = Schedule::of([&whips::WHIP, &whips::BRAID]);
    Schedule { searches: basics.searches.into_iter().chain(whips.searches).collect(), ..Schedule::of([]) }
}

/// Of each row one published candidate goes by an oddagon after basics, with a ring as short as the published
/// one. On the way from there the others go by oddagons, or by easier steps.
#[test]
fn published_oddagons_are_found() {
    let mut seen = 0;
    for row in rows().into_iter().filter(|row| row.technique == ODDAGON.id) {
        seen += 1;
        let truth = oracle::solutions(&row.puzzle, 1)[0].candidates();
        let (mut board, mut left, schedule) = (row.board(), published(&row), way());
        let is_by = |(gone, most): &Published, step: &Step| {
            let length = step.pattern.measures().length;
            step.effect.eliminations() == [*gone] && most.is_none_or(|most| length <= most)
        };
        let first = steps(&ODDAGON, &board);
        assert!(left.iter().any(|one| first.iter().any(|step| is_by(one, step))), "{}", row.puzzle);
        while !left.is_empty() {
            let found = steps(&ODDAGON, &board);
            for step in &found {
                assert_eq!(step.verify(&board), Ok(()), "{step} on {board:?}");
                assert!(removed_by(step).is_disjoint(truth), "{step} on {board:?}");
            }
            left.retain(|one| board.has(one.0) && !found.iter().any(|step| is_by(one, step)));
            match schedule.first(&View::new(&board)) {
                Some(next) => next.effect.apply(&mut board),
                None => break,
            };
        }
        assert!(left.is_empty(), "{}: not {left:?}", row.puzzle);
    }
    assert_eq!(seen > 0, corpus::shared("conformance/exotics.csv").is_some());
}

/// A ring holds from wherever it is written down, and in both directions. Of a shortest one no part is a
/// ring.
#[test]
fn a_ring_has_no_beginning_and_no_direction() {
    let mut seen = 0;
    for case in corpus::UNIQUE.cases().take(10) {
        let mut board = case.board().expect("the case has a solution");
        let mut is_over = false;
        while !is_over {
            for step in steps(&ODDAGON, &board) {
                check(&board, &step, &data::parts(&step));
                seen += 1;
            }
            is_over = Path::new(&mut board, Schedule::hodoku())
                .find(|step| step.effect.placements().is_empty())
                .is_none();
        }
    }
    assert!(seen > 0, "no oddagon at all");
}

/// The candidates of a ring, and the variables between them.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
struct Ring {
    ring: Vec<Candidate>,
    variables: Vec<serde_json::Value>,
}

fn check(board: &Board, step: &Step, pattern: &Ring) {
    let verdict = |pattern: Ring| data::with(step, &pattern).verify(board);
    for turn in 0..pattern.ring.len() {
        let mut turned = pattern.clone();
        turned.ring.rotate_left(turn);
        turned.variables.rotate_left(turn);
        assert_eq!(verdict(turned), Ok(()), "{step}");
    }
    let mut back = pattern.clone();
    back.ring.reverse();
    back.variables.reverse();
    back.variables.rotate_left(1);
    assert_eq!(verdict(back), Ok(()), "{step}");
    let mut shorter = pattern.clone();
    shorter.ring.truncate(pattern.ring.len() - 2);
    shorter.variables.truncate(pattern.ring.len() - 2);
    assert!(verdict(shorter).is_err(), "{step} is longer than it need be");
    let ring: CandidateSet = pattern.ring.iter().copied().collect();
    assert!(ring.is_disjoint(step.effect.eliminated()), "{step}");
}
