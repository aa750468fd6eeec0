//! Exhaustive search: finds the solutions of a puzzle, all of them if asked, and proves that there are no more.
//!
//! | engine | what it is for |
//! |---|---|
//! | [`Single`] | one puzzle after the other, fast |
//! | [`Batch`] | many puzzles, several times faster still |
//! | [`Team`] | many puzzles on many cores, a batch in each thread |
//! | [`Plain`] | the readable reference that the others are tested against |
//!
//! All take givens and candidate grids alike; the first and the last are an [`Engine`] and answer the same questions.
//! That a puzzle has no solution, or several, is an answer and never an error.
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
//! The way of a puzzle:
//!
//! ```text
//! Team       many cores        cuts what comes in into pieces, gives each thread a Batch, hands results on in order
//!   └ Batch    many puzzles      a queue of problems in, a queue of outcomes out
//!       └ Backend  instructions    runs the lanes compiled for what the machine has
//!           └ lanes::Search          a puzzle in each lane; a lane that is done takes the next from the queue
//!               └ sweep, branch        deduces in all lanes at once; splits what is left in one
//!
//! Single     one puzzle        its nodes lie in registers side by side
//!   └ Backend  instructions    runs the walk compiled for what the machine has
//!       └ Walk                   sweep, tally, branch; a tree that turns out large goes to the lanes by way of its crew
//! ```
//!
//! # Decisions
//!
//! - **The engines choose their instructions at run time**, once per batch or puzzle, so they are fast however they
//!   were built. Each kernel is generic over a small trait, `Lanes` for the batch engine and `Bytes` for the single
//!   one, and inlined into a `run` and a `walk` for each instruction set. A closure in a kernel may stay a function of
//!   its own, compiled for any machine; so kernels have none that touch registers, and `cargo xtask kernels` reads a
//!   release build to see that they are in one piece. On WebAssembly, which cannot be asked what it has, the build
//!   chooses.
//! - **In the single engine what is related lies in different registers.** A register holds the same minirow of all
//!   digits and bands, so relating rows, boxes and columns takes no shifts; only counting the digits of a cell goes
//!   across. AVX-512 has the same 256-bit registers with more instructions, which the compiler uses; wider ones would
//!   have nothing to hold.
//! - **Batches are answered whatever their order.** A lane's puzzle depends on no other, so neither backend nor the
//!   division into batches or threads shows in the answers. Only when the single engine hands one hard puzzle to all
//!   lanes is the order in which solutions are met open; it takes counts from there, and first solutions from its own
//!   walk.
//! - **Threads are in one place.** Each thread of a `Team` takes a piece of work, solves it with its own `Batch`, waits
//!   for its turn and gives the results away, so results are in order, progress is heard from one thread at a time, and
//!   no thread only reads or writes. The scoped threads of the standard library do; a thread pool would be a dependency
//!   for nothing. With one thread none is started, so it runs where there are none.
//! - **A result is whole, or it is `Cancelled`.** Whatever asks a `Batch` or takes a `Cancel` returns `Result<_,
//!   Cancelled>`; nothing half done is handed out. A `Batch` leaves no results then; a `Team` leaves those of the first
//!   problems, each right and without a gap; what a visitor was shown is right. A team's members share a flag of
//!   their own, which is also raised when one of them cannot go on, so none computes for nobody. `Cancel::after` raises
//!   a flag at a certain question: tests end everything at each.
//! - **Pairs of solutions are counted at once.** Where every open cell has two digits, exchanging them makes one
//!   solution of another, so half of the tree is enough. Only counts beyond two look for that.

mod batch;
mod divide;
mod engine;
mod lanes;
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
