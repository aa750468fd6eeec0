//! Laws of teams: the results of one batch, in order, for all threads, pieces and backends.

#[cfg(panic = "unwind")]
use std::panic::{AssertUnwindSafe, catch_unwind};
#[cfg(not(target_family = "wasm"))]
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};
use sudokit_core::{CandidateSet, Problem, Puzzle};
use sudokit_solve::{Answer, Backend, Batch, Cancel, Cancelled, Engine, Single, Team};
use sudokit_testkit::corpus;

/// Enough for many pieces.
const MANY: usize = 1500;

/// The corpora again and again.
fn problems(cases: &[corpus::Case]) -> Vec<Problem<'_>> {
    cases.iter().map(corpus::Case::problem).cycle().take(MANY).collect()
}

/// WebAssembly has no threads: a team of one starts none.
const THREADS: &[usize] = if cfg!(target_family = "wasm") { &[1] } else { &[1, 2, 3, 16] };

fn teams() -> impl Iterator<Item = Team> {
    Backend::available().flat_map(|backend| THREADS.iter().map(move |threads| Team::on(backend, *threads)))
}

#[test]
fn no_team_shows_in_the_results() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    let problems = problems(&cases);
    let mut batch = Batch::new();
    let (mut answers, mut counts, mut firsts, mut found) = (vec![], vec![], vec![], vec![]);
    batch.answer(&problems, &mut answers).unwrap();
    batch.count(&problems, 3, &mut counts).unwrap();
    batch.solve(&problems, &mut firsts).unwrap();
    batch.find(&problems, 3, &mut found).unwrap();
    for mut team in teams() {
        let who = format!("{} threads", team.threads());
        for length in [0, 1, 127, 128, 129, MANY] {
            let (problems, mut results) = (&problems[..length], vec![Answer::None]);
            let mut heard = vec![0];
            team.answer(problems, &mut results, |done| heard.push(done)).unwrap();
            assert!(results == answers[..length], "{who}, {length} problems");
            assert!(heard.is_sorted_by(|a, b| a < b) && heard.last() == Some(&length), "{who}: {heard:?}");
        }
        let (mut a, mut b, mut c) = (vec![], vec![], vec![]);
        team.count(&problems, 3, &mut a, |_| ()).unwrap();
        team.solve(&problems, &mut b, |_| ()).unwrap();
        team.find(&problems, 3, &mut c, |_| ()).unwrap();
        assert!(a == counts && b == firsts && c == found, "{who}");
    }
}

#[test]
fn true_candidates_are_the_union_of_all_solutions() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    let few: Vec<Problem<'_>> =
        cases.iter().filter(|case| case.count <= 1000).map(corpus::Case::problem).collect();
    assert!(few.len() > 20);
    let expected: Vec<CandidateSet> = few
        .iter()
        .map(|problem| {
            let mut union = CandidateSet::EMPTY;
            Single::new().enumerate(*problem, |solution| {
                union |= solution.candidates();
                std::ops::ControlFlow::Continue(())
            });
            union
        })
        .collect();
    let mut unions = vec![CandidateSet::ALL];
    for mut team in teams() {
        team.true_candidates(&few, &mut unions, |_| ()).unwrap();
        assert_eq!(unions, expected, "{} threads", team.threads());
    }
    for backend in Backend::available() {
        let mut batch = Batch::on(backend);
        for (problem, expected) in few.iter().zip(&expected) {
            batch.true_candidates([problem], &mut unions).unwrap();
            assert_eq!(unions, [*expected], "{backend}");
        }
        let known = [Problem::Givens(&Puzzle::EMPTY), Problem::Candidates(CandidateSet::EMPTY)];
        batch.true_candidates(known, &mut unions).unwrap();
        assert_eq!(unions, [CandidateSet::ALL, CandidateSet::EMPTY], "{backend}");
    }
}

#[test]
fn a_cancelled_team_has_the_results_so_far() {
    let cases: Vec<corpus::Case> = corpus::cases().collect();
    let problems = problems(&cases);
    let (mut answers, mut results) = (vec![], vec![]);
    Batch::new().answer(&problems, &mut answers).unwrap();
    for team in teams() {
        let cancel = Cancel::new();
        let mut team = team.until(&cancel);
        let mut heard = 0;
        let answered = team.answer(&problems, &mut results, |done| {
            assert!(!cancel.is_cancelled(), "nothing comes after");
            heard = done;
            if done >= 500 {
                cancel.cancel();
            }
        });
        assert_eq!(answered, Err(Cancelled));
        assert!((500..MANY).contains(&heard), "{heard}");
        assert!(results == answers[..heard], "{} threads", team.threads());
        let answered = team.answer(&problems, &mut results, |_| panic!("it stays cancelled"));
        assert_eq!(answered, Err(Cancelled));
        assert_eq!(results, []);
    }
}

/// Grids with too many solutions to count do not keep a team from ending.
#[cfg(not(target_family = "wasm"))]
#[test]
fn a_team_is_cancelled_in_the_middle_of_a_puzzle() {
    for team in teams() {
        let cancel = Cancel::new();
        let mut team = team.until(&cancel);
        let mut counts = Vec::new();
        let mut unions = Vec::new();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let empty = [Puzzle::EMPTY; 500];
                assert_eq!(team.count(&empty, u64::MAX, &mut counts, |_| ()), Err(Cancelled));
                assert_eq!(team.true_candidates(&empty, &mut unions, |_| ()), Err(Cancelled));
                assert_eq!(team.count_divided(&Puzzle::EMPTY, u64::MAX), Err(Cancelled));
            });
            cancel.cancel();
        });
        assert_eq!((counts, unions), (vec![], vec![]));
    }
}

/// Why a team that was not cancelled ends before its end.
#[derive(Debug, PartialEq, Eq)]
struct Enough(bool);

impl From<Cancelled> for Enough {
    fn from(_: Cancelled) -> Self {
        Self(false)
    }
}

/// Pieces of very different sizes are taken and given away in the same order, and none after an error.
#[test]
fn pieces_keep_their_order() {
    for mut team in teams() {
        for last in [0, 1, 20, u64::MAX] {
            let (mut number, mut given) = (0, Vec::new());
            let end = team.in_order(
                |piece: &mut u64| {
                    *piece = number;
                    number += 1;
                    number <= 100
                },
                |batch, (), piece| {
                    let limit = if *piece % 10 == 0 { 1000 } else { 10 };
                    batch.count([&Puzzle::EMPTY], limit, &mut Vec::new())
                },
                |piece| {
                    given.push(*piece);
                    if *piece == last { Err(Enough(true)) } else { Ok(()) }
                },
            );
            assert_eq!(end, if last < 100 { Err(Enough(true)) } else { Ok(()) });
            assert_eq!(given, (0..=last.min(99)).collect::<Vec<_>>(), "{} threads", team.threads());
        }
    }
}

/// The first piece ends only after so many later ones that no thread can have waited for it.
#[cfg(not(target_family = "wasm"))]
#[test]
fn a_hard_piece_holds_up_nobody() {
    for threads in [2, 3, 5] {
        let (mut number, finished) = (0, AtomicUsize::new(0));
        let (mut taken, mut given) = (0, 0);
        let ended: Result<(), Cancelled> = Team::on(Backend::best(), threads).in_order(
            |piece: &mut usize| {
                *piece = number;
                number += 1;
                taken = number;
                number <= 200
            },
            |_, count: &mut usize, piece| {
                while *piece == 0 && finished.load(Ordering::Acquire) < 8 * threads {
                    std::thread::yield_now();
                }
                *count += 1;
                finished.fetch_add(1, Ordering::Release);
                Ok(())
            },
            |piece| {
                assert_eq!(*piece, given);
                given += 1;
                Ok(())
            },
        );
        assert_eq!((ended, given, finished.into_inner()), (Ok(()), 200, 200));
        assert_eq!(taken, 201);
    }
}

/// While the first piece is at work, pieces are taken up to a bound.
#[cfg(not(target_family = "wasm"))]
#[test]
fn few_pieces_are_kept_at_a_time() {
    let (threads, taken) = (4, AtomicUsize::new(0));
    let ended: Result<(), Cancelled> = Team::on(Backend::best(), threads).in_order(
        |piece: &mut usize| {
            *piece = taken.fetch_add(1, Ordering::AcqRel);
            *piece < 1000
        },
        |_, (), piece| {
            if *piece == 0 {
                // Long enough for the others to take all that they may.
                std::thread::sleep(Duration::from_millis(50));
                assert!(taken.load(Ordering::Acquire) <= 16 * threads);
            }
            Ok(())
        },
        |_| Ok(()),
    );
    assert_eq!((ended, taken.into_inner()), (Ok(()), 1001));
}

#[cfg(panic = "unwind")]
#[test]
fn a_panic_ends_all_threads_and_reaches_the_caller() {
    for mut team in teams() {
        let taken = AtomicUsize::new(0);
        let run = AssertUnwindSafe(|| {
            team.in_order(
                |piece: &mut usize| {
                    *piece = taken.fetch_add(1, Ordering::Relaxed);
                    true
                },
                |_, (), piece| {
                    assert!(*piece < 5, "this one cannot be solved");
                    Ok(())
                },
                |_| Ok::<(), Cancelled>(()),
            )
        });
        assert!(catch_unwind(run).is_err(), "{} threads", team.threads());
    }
}

#[test]
fn one_problem_is_counted_by_all_threads() {
    let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for (givens, start) in [(81, 0), (45, 3), (30, 1), (28, 5), (26, 11)] {
        let keep = |cell: usize| (cell * 19 + start) % 81 < givens;
        let text: String =
            grid.chars().enumerate().map(|(cell, c)| if keep(cell) { c } else { '.' }).collect();
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let expected = Single::new().count(&puzzle, 200_000);
        for threads in THREADS {
            let mut team = Team::on(Backend::best(), *threads);
            for limit in [0, 1, 3, 1000, 200_000] {
                let counted = team.count_divided(&puzzle, limit);
                assert_eq!(counted, Ok(expected.min(limit)), "{givens} givens, {threads} threads");
            }
        }
    }
    assert_eq!(Team::on(Backend::best(), 1).count_divided(CandidateSet::EMPTY, u64::MAX), Ok(0));
}
