//! Exhaustive search: finds all solutions of a puzzle, and proves that there are no more.
//!
//! | engine | use |
//! |---|---|
//! | [`Single`] | one puzzle after the other, fast |
//! | [`Batch`] | many puzzles, several times faster still |
//! | [`Team`] | many puzzles on many cores, a batch in each thread |
//! | [`Plain`] | the readable reference that the others are tested against |
//!
//! All take givens and candidate grids alike. [`Plain`] and [`Single`] implement [`Engine`] and answer the
//! same questions. "No solution" and "several solutions" are answers, not errors.
//!
//! ```
//! use sudokit_core::Puzzle;
//! use sudokit_solve::{Answer, Engine, Single};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let Answer::Unique(solution) = Single::new().answer(&puzzle) else { panic!("it has one solution") };
//! assert!(solution.to_string().starts_with("534678912672195348"));
//! # Ok::<(), sudokit_core::ParsePuzzleError>(())
//! ```
//!
//! The layers:
//!
//! ```text
//! Team       many cores        divides the problems into pieces, a Batch for each thread
//!   └ Batch    many puzzles      a queue of problems in, a queue of outcomes out
//!       └ Backend  instructions    runs the lanes compiled for the CPU
//!           └ lanes::Search          a puzzle in each lane; idle lanes take the next from the queue
//!               └ sweep, branch        deduces in all lanes at once; splits the node of one
//!
//! Single     one puzzle        its nodes lie in registers side by side
//!   └ Backend  instructions    runs the walk compiled for the CPU
//!       └ Walk                   sweep, tally, branch; hands a large tree to the lanes by its crew
//! ```
//!
//! # Decisions
//!
//! - **The engines choose their instructions at run time**, once per batch or puzzle, so they are fast in
//!   every build. Each kernel is generic over a small trait, `Lanes` for the batch engine and `Bytes` for the
//!   single engine, and inlined into a `run` and a `walk` for each instruction set. A register holds a token
//!   that proves that the CPU has its instructions. A closure in a kernel may stay a function of its own,
//!   compiled for any machine; so kernels have no closures that touch registers, and `cargo xtask kernels`
//!   checks in a release build that they are in one piece. WebAssembly cannot detect its features, so the
//!   build chooses.
//! - **In the single engine, related cells are in different registers.** A register holds the same minirow of
//!   all digits and bands, so relating rows, boxes and columns takes no shifts; only counting the digits of a
//!   cell works across a register. AVX-512 has the same 256-bit registers with more instructions, which the
//!   compiler uses; wider ones would stay half empty.
//! - **Answers do not depend on the batch.** Lanes are independent, so neither the backend nor the division
//!   into batches or threads shows in the answers. Only when the single engine hands one hard puzzle to all
//!   lanes is the order of solutions open: it takes counts from there, and first solutions from its own walk.
//! - **Threads are in one place.** Each thread of a `Team` takes a piece of work, solves it with its own
//!   `Batch`, waits for its turn and hands on the results. So results are in order, one thread at a time
//!   reports progress, and no thread only reads or writes. The scoped threads of the standard library
//!   suffice; a thread pool would be one more dependency. With one thread none is started, so a team also
//!   runs on targets without threads.
//! - **A result is whole, or it is `Cancelled`.** Everything that asks a `Batch` or takes a `Cancel` returns
//!   `Result<_, Cancelled>`. A cancelled `Batch` leaves no results; a cancelled `Team` leaves those of the
//!   first problems, each right and without a gap; every solution shown to a visitor is right. The members of
//!   a team share a flag of their own, which is also raised when one of them fails, so none works for
//!   nothing. `Cancel::after` raises a flag at a certain question: tests cancel everything at each.
//! - **Pairs of solutions are counted at once.** If every open cell has two digits, exchanging them in all
//!   open cells turns one solution into another, so half of the tree is enough. Only counts beyond two use
//!   this.

mod batch;
mod divide;
mod engine;
mod lanes;
mod pipeline;
mod plain;
#[cfg(test)]
mod samples;
mod single;
mod team;
mod true_candidates;
mod turns;

pub use batch::Batch;
pub use engine::{Answer, Engine};
pub use lanes::Backend;
pub use plain::Plain;
pub use single::Single;
pub use sudokit_core::{Cancel, Cancelled};
pub use team::Team;
