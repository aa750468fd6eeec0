//! Laws of cancelling: at any moment, a result is whole or absent, a team's results are right from the first
//! on, and work ends soon.

#[cfg(not(target_family = "wasm"))]
use proptest::prelude::*;
use std::ops::ControlFlow;
#[cfg(panic = "unwind")]
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
#[cfg(not(target_family = "wasm"))]
use std::time::Duration;
use sudokit_core::{Problem, Puzzle};
use sudokit_solve::{Backend, Batch, Cancel, Cancelled, Engine, Single, Team};
use sudokit_testkit::corpus;
use sudokit_testkit::cut::at_each_question;

/// So that a count takes many questions, and is over soon.
const MANY: u64 = 20_000;

/// WebAssembly has no threads: a team of one starts none.
const THREADS: &[usize] = if cfg!(target_family = "wasm") { &[1] } else { &[1, 3] };

/// A grid with too many solutions to count.
const ENDLESS: [Puzzle; 1] = [Puzzle::EMPTY];

/// Some problems of the corpora, and one with very many solutions among them.
fn problems(cases: &[corpus::Case]) -> Vec<Problem<'_>> {
    let mut problems: Vec<Problem<'_>> = cases.iter().map(corpus::Case::problem).cycle().take(300).collect();
    problems[150] = Problem::Givens(&Puzzle::EMPTY);
    problems
}

#[test]
fn a_batch_has_all_results_or_none() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    let problems = problems(&cases);
    let mut whole = Vec::new();
    Batch::new().count(&problems, MANY, &mut whole).expect("nobody cancels");
    let mut counts = Vec::new();
    let mut batch = Batch::new();
    let (_, cut) = at_each_question(|questions| {
        batch = batch.clone().until(&Cancel::after(questions));
        let counted = batch.count(&problems, MANY, &mut counts);
        assert!(counts == if counted.is_ok() { &whole[..] } else { &[] });
        counted.ok()
    });
    assert!(cut > 2, "it was cut in the middle: {cut}");
    let (few, mut unions) = (&problems[145..155], Vec::new());
    let (_, cut) = at_each_question(|questions| {
        let found = Batch::new().until(&Cancel::after(questions)).true_candidates(few, &mut unions);
        assert_eq!(unions.len(), if found.is_ok() { few.len() } else { 0 });
        found.ok()
    });
    assert!(cut > 2, "it asks in rounds: {cut}");
}

#[test]
fn a_team_has_the_first_results() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    let problems = problems(&cases);
    let mut whole = Vec::new();
    Batch::new().find(&problems, 20, &mut whole).expect("nobody cancels");
    let mut lengths = Vec::new();
    for threads in THREADS {
        let mut found = Vec::new();
        at_each_question(|questions| {
            let mut team = Team::on(Backend::best(), *threads).until(&Cancel::after(questions));
            let ended = team.find(&problems, 20, &mut found, |_| ());
            assert_eq!(found, whole[..found.len()], "a gap, or a wrong one");
            assert_eq!(ended.is_ok(), found.len() == whole.len());
            lengths.push(found.len());
            ended.ok()
        });
    }
    assert!(
        lengths.iter().any(|length| (1..whole.len()).contains(length)),
        "some in the middle: {lengths:?}"
    );
}

#[test]
fn a_divided_count_is_whole() {
    let puzzle: Puzzle =
        "123456789456789123789123456214365897365897214897214365...........................".parse().unwrap();
    let whole = Single::new().count(&puzzle, MANY);
    for threads in THREADS {
        let (count, cut) = at_each_question(|questions| {
            let mut team = Team::on(Backend::best(), *threads).until(&Cancel::after(questions));
            team.count_divided(&puzzle, MANY).ok()
        });
        assert_eq!(count, whole);
        assert!(cut > 2, "{cut}");
    }
}

#[cfg(not(target_family = "wasm"))]
proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Endless work ends at any moment.
    #[test]
    fn nothing_hangs(micros in 0_u64..5000, threads in 1_usize..4) {
        let cancel = Cancel::new();
        let mut team = Team::on(Backend::best(), threads).until(&cancel);
        let mut counts = Vec::new();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_micros(micros));
                cancel.cancel();
            });
            assert_eq!(team.count(&ENDLESS, u64::MAX, &mut counts, |_| ()), Err(Cancelled));
            assert_eq!(team.count_divided(&ENDLESS[0], u64::MAX), Err(Cancelled));
        });
        prop_assert!(counts.is_empty());
    }
}

#[derive(Debug, PartialEq, Eq)]
enum End {
    Enough,
    Cancelled,
}

impl From<Cancelled> for End {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// With the first piece everybody has seen enough, while the others are at work that does not end by itself.
#[cfg(not(target_family = "wasm"))]
#[test]
fn an_error_ends_what_others_do() {
    for threads in [2, 5] {
        let mut number = 0;
        let end = Team::on(Backend::best(), threads).in_order(
            |piece: &mut usize| {
                *piece = number;
                number += 1;
                true
            },
            |batch, (), piece| {
                if *piece == 0 { Ok(()) } else { batch.count(&ENDLESS, u64::MAX, &mut Vec::new()) }
            },
            |_| Err(End::Enough),
        );
        assert_eq!(end, Err(End::Enough));
    }
}

/// Work that is not the batch's may say so, too.
#[test]
fn a_piece_that_is_not_whole_is_not_given_away() {
    for threads in THREADS {
        let (mut number, given) = (0, Mutex::new(Vec::new()));
        let end = Team::on(Backend::best(), *threads).in_order(
            |piece: &mut usize| {
                *piece = number;
                number += 1;
                true
            },
            |_, (), piece| if *piece == 7 { Err(Cancelled) } else { Ok(()) },
            |piece| {
                given.lock().expect("nobody panics").push(*piece);
                Ok::<(), End>(())
            },
        );
        assert_eq!(end, Err(End::Cancelled));
        let given = given.into_inner().expect("nobody panics");
        assert!(given.len() <= 7 && given.iter().copied().eq(0..given.len()), "{given:?}");
    }
}

/// Clean-up after a panic may solve puzzles, and loses nothing.
#[cfg(panic = "unwind")]
#[test]
fn a_team_works_while_a_panic_unwinds() {
    struct CleaningUp<'a>(&'a mut Vec<u64>, usize);
    impl Drop for CleaningUp<'_> {
        fn drop(&mut self) {
            assert!(std::thread::panicking());
            let mut team = Team::on(Backend::best(), self.1);
            team.count(&[Puzzle::EMPTY; 1000], 5, self.0, |_| ()).expect("nobody cancels");
        }
    }
    for threads in [1, 2, 5] {
        let mut counts = Vec::new();
        let unwinding = AssertUnwindSafe(|| {
            let _cleaning_up = CleaningUp(&mut counts, threads);
            panic!("to see what happens while it unwinds");
        });
        assert!(catch_unwind(unwinding).is_err());
        assert_eq!(counts, [5; 1000], "{threads} threads");
    }
}

/// The single engine visits one solution after the other, so the visitor ends it.
#[test]
fn a_visitor_ends_an_enumeration() {
    let cancel = Cancel::after(1000);
    let mut met = 0;
    Single::new().enumerate(&Puzzle::EMPTY, |_| {
        met += 1;
        if cancel.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(met, 1001);
}
