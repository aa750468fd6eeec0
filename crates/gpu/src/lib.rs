//! Solves very many Sudoku puzzles on a graphics processor.
//!
//! [`Gpu`] answers as a [`Batch`](sudokit_solve::Batch) or a [`Team`](sudokit_solve::Team) does: the same
//! answers, counts and first solutions, for givens and candidate grids alike.
//!
//! ```
//! use sudokit_core::Puzzle;
//! use sudokit_gpu::Gpu;
//!
//! let mut gpu = match Gpu::new() {
//!     Ok(gpu) => gpu,
//!     Err(error) => return println!("{error}"),
//! };
//! println!("{} by {}", gpu.name(), gpu.interface());
//! let mut found = Vec::new();
//! gpu.find(&[Puzzle::EMPTY], 3, &mut found, |_| ()).expect("nobody cancels");
//! assert!(matches!(found[..], [(3, Some(_))]));
//! ```
//!
//! | file | content |
//! |---|---|
//! | `gpu` | the engine: chunks through the device, leftovers through a team |
//! | `device` | the choice of an adapter; its kernels, compiled; how much it does at once |
//! | `slot` | a chunk on the device: buffers, rounds, the watchdog |
//! | `parcel` | problems and answers as bytes; the check of each grid |
//! | `fault` | errors |
//! | `shader/node.wgsl` | a search node in registers |
//! | `shader/sweep.wgsl` | deduction |
//! | `shader/branch.wgsl` | the split of a stuck node |
//! | `shader/search.wgsl` | the search, and the bindings |
//! | `shader/convert.wgsl` | problems to nodes, solved nodes to digits |
//!
//! # Decisions
//!
//! - **An invocation a puzzle, with the node of the batch engine's lanes.** Its 27 words of 27 bits fit into
//!   registers, and a sweep over them has no branch, table or shuffle. A subgroup a puzzle would need a
//!   shuffle for each relation between cells, and its stack would not be smaller.
//! - **The same tree as the batch engine.** Sweeps, splits and restarts are ports of `lanes/` in
//!   `sudokit-solve`, in the same order; tests compare the number of nodes. So the first of several
//!   solutions does not depend on the engine.
//! - **No invocation waits for another's puzzle.** Each takes the next from a counter when its own is done.
//!   Events (solved, wrong, stuck) are handled every second sweep: they are rare, and the whole subgroup
//!   waits for each kind that one of its invocations has.
//! - **Conversions are kernels of their own.** In the search they would run with most of the subgroup idle.
//!   Memory is a structure of arrays: invocations side by side touch words side by side.
//! - **A dispatch is bounded**, in sweeps. Drivers reset a device that works for seconds, and a cancelled
//!   call returns at once. An invocation keeps its node and stack from one dispatch to the next.
//! - **Large trees are the CPU's.** More than 1,024 splits, or more than 32 open nodes, would keep a chunk
//!   waiting for one invocation, which is slower than a core. On cards 64 splits are enough once nothing is
//!   left in the queue. The CPU works on them while the device is busy with the next chunk.
//! - **Nothing depends on the driver.** Each grid is checked against its puzzle, which takes a tenth of a
//!   microsecond; rounds and the first contact have deadlines; after any fault the team answers all problems
//!   without an answer. A device that hangs is leaked, as dropping it would wait for it.
//! - **wgpu and WGSL**, so that one source serves Vulkan, Metal, Direct3D 12, and WebGPU in browsers. No
//!   extension is used: not even subgroup operations, which some drivers lack.

mod device;
mod fault;
mod gpu;
mod parcel;
mod slot;

pub use fault::{Fault, NoGpu};
pub use gpu::{Gpu, Spent};
