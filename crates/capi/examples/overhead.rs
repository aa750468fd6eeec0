//! The overhead of a call through C: the same puzzles by C and by the engine, in turns, on one thread, in CPU
//! time.
//!
//! ```sh
//! cargo run --profile library -p sudokit-capi --example overhead -- FILE    # a puzzle a line
//! ```

// It calls as C does.
#![allow(unsafe_code)]

use std::error::Error;
use std::ptr::null_mut;
use sudokit::{Backend, Bulk, Engine, Puzzle, Single, Team};
use sudokit_c::sudokit_status::SUDOKIT_OK;
use sudokit_c::{
    sudokit_job, sudokit_solve, sudokit_solve_many, sudokit_solver, sudokit_solver_free, sudokit_solver_new,
};

/// Pairs of runs.
const ROUNDS: usize = 31;
/// Puzzles of a run with arrays, and of one with single calls: the file again and again.
const MANY: usize = 200_000;
const SINGLE: usize = 20_000;

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("expected a file of puzzles")?;
    let text = std::fs::read(&file)?;
    let lines: Vec<&[u8]> = text
        .split(|byte| *byte == b'\n')
        .filter_map(|line| line.get(..81))
        .filter(|line| Puzzle::from_line(line).is_ok())
        .collect();
    if lines.is_empty() {
        return Err(format!("{file}: expected a puzzle of 81 characters on some line, found none").into());
    }
    let grids: Vec<u8> = lines.iter().cycle().take(MANY).copied().flatten().copied().collect();
    many(&grids)?;
    single(grids.as_chunks().0.get(..SINGLE).ok_or("fewer puzzles than asked for")?)
}

/// Arrays of bytes.
fn many(grids: &[u8]) -> Result<(), Box<dyn Error>> {
    let count = grids.len() / 81;
    let (mut solutions, mut answers) = (vec![0; grids.len()], vec![0; count]);
    let (mut again, mut answers_again) = (solutions.clone(), answers.clone());
    let mut team = Team::on(Backend::best(), 1);
    let job = sudokit_job { threads: 1, seconds: 0.0, cancel: null_mut(), progress: None, data: null_mut() };
    let mut times = Vec::new();
    for _ in 0..=ROUNDS {
        let start = cpu_time();
        Bulk::new(grids)?.solve(&mut team, &mut solutions, &mut answers, |_| ())?;
        let engine = cpu_time() - start;
        let start = cpu_time();
        // SAFETY: The buffers are slices, each of its own.
        let status = unsafe {
            sudokit_solve_many(
                grids.as_ptr(),
                grids.len(),
                again.as_mut_ptr(),
                again.len(),
                answers_again.as_mut_ptr(),
                answers_again.len(),
                &raw const job,
                null_mut(),
            )
        };
        times.push((engine, cpu_time() - start));
        assert!(status == SUDOKIT_OK && again == solutions && answers_again == answers);
    }
    tell("many", count, &times[1..]);
    Ok(())
}

/// One call for each puzzle.
fn single(grids: &[[u8; 81]]) -> Result<(), Box<dyn Error>> {
    let mut engine = Single::new();
    let solver = sudokit_solver_new();
    let mut times = Vec::new();
    for _ in 0..=ROUNDS {
        let start = cpu_time();
        let mut found = 0;
        for grid in grids {
            found += engine
                .answer(&Puzzle::from_line(grid)?)
                .solution()
                .map_or(0, |solution| usize::from(solution.to_line()[80]));
        }
        let by_engine = cpu_time() - start;
        let start = cpu_time();
        let again: usize = grids.iter().map(|grid| last_digit(solver, grid)).sum();
        times.push((by_engine, cpu_time() - start));
        assert_eq!(found, again, "both solve every puzzle");
    }
    // SAFETY: It is not used any more.
    unsafe { sudokit_solver_free(solver) };
    tell("single", grids.len(), &times[1..]);
    Ok(())
}

/// The last digit of a solution, by C.
fn last_digit(solver: *mut sudokit_solver, grid: &[u8; 81]) -> usize {
    let (mut answer, mut solution) = (0, [0_u8; 82]);
    // SAFETY: The solver is one, and the buffers are slices, each of its own.
    let status = unsafe {
        sudokit_solve(
            solver,
            grid.as_ptr().cast(),
            grid.len(),
            &raw mut answer,
            solution.as_mut_ptr().cast(),
            solution.len(),
            null_mut(),
        )
    };
    assert_eq!(status, SUDOKIT_OK);
    solution[80].into()
}

/// The CPU time of this thread, in seconds.
fn cpu_time() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// The median pair by its ratio, with the lowest and the highest ratio, and what a puzzle takes longer.
fn tell(what: &str, count: usize, times: &[(f64, f64)]) {
    let mut times = times.to_vec();
    times.sort_by(|a, b| (a.1 / a.0).total_cmp(&(b.1 / b.0)));
    let nanoseconds = |time: f64| time * 1e9 / count as f64;
    let (engine, c) = times[times.len() / 2];
    let ratio = |(engine, c): &(f64, f64)| c / engine;
    println!(
        "{what}: engine {:.0} ns a puzzle, C {:.0} ns, {:.3} [{:.3}, {:.3}], {:+.0} ns",
        nanoseconds(engine),
        nanoseconds(c),
        c / engine,
        ratio(&times[0]),
        ratio(&times[times.len() - 1]),
        nanoseconds(c - engine),
    );
}
