//! Nothing that is wrong is accepted: changed steps, changed proofs, and checkers that are caught.

pub(crate) mod law;

use crate::documents::{data, document};
use crate::mutation::mutate;
use law::{Position, Specimens, Tally, accepted};
use serde_json::Value;
use std::sync::LazyLock;
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel};
use sudokit_logic::{Path, Schedule, techniques};
use sudokit_testkit::chance::Chance;
use sudokit_testkit::{corpus, share};

/// The steps of the tests that take seconds.
static SPECIMENS: LazyLock<Specimens> = LazyLock::new(|| Specimens::of_cases_and_paths(3, 8));

#[test]
fn no_changed_step_is_accepted_and_wrong() {
    let tally = SPECIMENS.try_many(8_000, 1);
    println!("{tally}");
    assert!(tally.accepted.len() > 25, "hardly any family is changed and still right: {:?}", tally.accepted);
}

/// Ten million in ten shares: `SUDOKIT_SEED` says which share is tried, `SUDOKIT_MUTANTS` how large it is.
#[test]
#[ignore = "millions of changed steps"]
fn no_changed_step_of_millions_is_accepted_and_wrong() {
    let of_share = std::env::var("SUDOKIT_MUTANTS").ok().and_then(|count| count.parse().ok());
    let specimens = Specimens::of_cases_and_paths(20, 1);
    for seed in share(0..10, 10) {
        println!("share {seed}: {}", specimens.try_many(of_share.unwrap_or(1_000_000), seed));
    }
}

/// The law can fail: a checker that believes every step that can be read is caught at once.
#[test]
fn a_checker_that_believes_everything_is_caught() {
    let specimens = &*SPECIMENS;
    let believes = |board: &Board, steps: &[Value], _: &mut Tally| {
        let is_read = Document::read(document(board, steps).to_string().as_bytes()).is_ok();
        vec![is_read; steps.len()]
    };
    let (mut chance, mut tally) = (Chance::of_seed(1), Tally::default());
    let tried = |_| specimens.try_one(&mut chance, &mut tally, &believes);
    let caught = (0..1000).map(tried).filter(Result::is_err).count();
    assert!(caught > 300, "{caught}");
}

/// The same for a checker that is sound, but looks at another board: one without some candidate of the
/// solution.
#[test]
fn a_checker_of_another_board_is_caught() {
    let specimens = &*SPECIMENS;
    let looks_elsewhere = |board: &Board, steps: &[Value], tally: &mut Tally| {
        let mut other = *board;
        let truth = Position::of(*board).expect("it is one").solutions[0] & board.candidate_set();
        let lost = truth.iter().nth(tally.read % truth.len().max(1));
        lost.map(|lost| other.eliminate(lost));
        accepted(&other, steps, tally)
    };
    let (mut chance, mut tally) = (Chance::of_seed(1), Tally::default());
    let tried = |_| specimens.try_one(&mut chance, &mut tally, &looks_elsewhere);
    let caught = (0..2000).map(tried).filter(Result::is_err).count();
    assert!(caught > 20, "{caught}");
}

/// Proofs of whole puzzles, whose steps are left out, repeated, exchanged, changed, or taken from elsewhere,
/// from the right start or another one: the steps that are accepted keep every solution of the start.
#[test]
fn no_changed_proof_loses_a_solution() {
    let proofs: Vec<(Position, Vec<Value>)> = corpus::SEVERAL
        .cases()
        .chain(corpus::UNIQUE.cases())
        .step_by(25)
        .filter_map(|case| {
            let start = case.board().expect("the corpus has givens");
            let steps = Path::new(&mut start.clone(), Schedule::full()).map(|step| data(&step)).collect();
            Some((Position::of(start)?, steps))
        })
        .collect();
    let names: Vec<&str> = techniques::kinds().map(|kind| kind.id).collect();
    let (mut chance, mut accepted, mut refused) = (Chance::of_seed(1), 0, 0);
    for _ in 0..1000 {
        let (position, steps) = chance.one_of(&proofs).expect("there are proofs");
        let (elsewhere, others) = chance.one_of(&proofs).expect("there are proofs");
        let mut steps = steps.clone();
        for _ in 0..=chance.below(4) {
            if steps.is_empty() || others.is_empty() {
                continue;
            }
            let (at, to) = (chance.below(steps.len()), chance.below(steps.len()));
            let other = others[chance.below(others.len())].clone();
            match chance.below(6) {
                0 => drop(steps.remove(at)),
                1 => steps.insert(to, steps[at].clone()),
                2 => steps.swap(at, to),
                3 => steps[at] = other,
                4 => steps.insert(at, other),
                _ => mutate(&mut steps[at], &other, &names, &mut chance),
            }
        }
        let position = if chance.below(8) == 0 { elsewhere } else { position };
        let text = document(&position.board, &steps).to_string();
        let Ok(read) = Document::read(text.as_bytes()) else { continue };
        let report = read.follow(&Cancel::new()).expect("nobody cancels");
        for (step, verdict) in steps.iter().zip(&report.verdicts) {
            if *verdict == Verdict::Holds {
                accepted += 1;
                assert_eq!(position.fault(step), None, "{step} in {text}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(accepted > 1000 && refused > 300, "{accepted} accepted, {refused} refused");
}
