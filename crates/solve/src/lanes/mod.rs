//! Many puzzles at once: a search node in every lane of the vector registers.
//!
//! An instruction takes the same time for one lane as for eight or sixteen. So each lane holds a puzzle, and
//! all lanes run the same deductions, a [`sweep`], again and again. No puzzle waits for another: after each
//! sweep, the search looks after the lanes whose node is solved, wrong or stuck, while the others simply
//! continue.
//!
//! # How a node lies in memory
//!
//! A node is the 729 candidates, a bit each. They are 27 words of 27 bits, and the words of all nodes with
//! the same number lie side by side in one register:
//!
//! ```text
//!                 lane 0  lane 1  lane 2  ...  lane 15
//!  word 0         node A  node B  node C  ...  node P
//!  word 1         node A  node B  node C  ...  node P
//!  ...
//!  word 26        node A  node B  node C  ...  node P
//! ```
//!
//! The choice of candidates for a word makes the sweep short. A grid is nine boxes of nine *places*; a word
//! holds all nine boxes, but only one place, and three digits of the nine:
//!
//! ```text
//!   the places of a box     the boxes of the grid      digit = 3 g + e + 1
//!                                                       e is part of the word's number, g of the bit's
//!        0 1 2                    0 1 2
//!        3 4 5                    3 4 5                 word 3 * place + e
//!        6 7 8                    6 7 8                 bit  9 * g + box
//!
//!   bits of a word:   26 ........ 18 17 ......... 9 8 ......... 0
//!                     g=2, boxes 8-0 g=1, boxes 8-0 g=0, boxes 8-0
//! ```
//!
//! So the cells of a box lie in nine different words, at the same bit: one instruction covers all boxes and
//! three digits at once. Only operations that relate boxes to each other (the rows of a band, the columns of
//! a stack) or groups of digits need shifts inside words. 27 of 32 bits are in use, and a node is 108 bytes,
//! which move between a lane and its stack.
//!
//! | file | content |
//! |---|---|
//! | `node` | a node, and its conversions |
//! | `sweep` | deduction, for all lanes |
//! | `branch`, `seeded` | the split of a stuck node |
//! | `search` | the loop: sweep, then handle the lanes that are solved, wrong or stuck |
//! | `vector` | the operations that they need of a register |
//! | `bytes`, `portable_bytes`, `avx2_bytes` | the same for the single engine |
//! | `registers` | the macros that make registers from tables of instructions |
//! | `portable`, `avx2`, `avx512`, `neon`, `wasm` | the registers |
//! | `avx2_pack`, `avx512_pack` | the conversions, faster |
//! | `avx512_on_paper` | AVX-512 in plain Rust, for tests on machines without |
//!
//! The kernel is generic over [`vector::Lanes`], and all of it is inlined into the `run` of each instruction
//! set, which is compiled for that set's features. One puzzle per lane has been used for grids that need no
//! search (SIMD programs for single-solution batches); a search in every lane is ours. Crossing patterns are
//! tdoku's configurations of a band (Tom Dillon, 2019, <https://t-dillon.github.io/tdoku>).

// Not `expect`: a target with only the portable backend has no such code.
#![allow(
    unsafe_code,
    reason = "instructions that not every CPU has; a `Backend` is the proof that this one does"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx2_bytes;
#[cfg(target_arch = "x86_64")]
mod avx2_pack;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(all(test, target_arch = "x86_64"))]
mod avx512_on_paper;
#[cfg(target_arch = "x86_64")]
mod avx512_pack;
mod branch;
mod bytes;
#[cfg(target_arch = "aarch64")]
mod neon;
mod node;
#[cfg_attr(
    all(target_arch = "wasm32", target_feature = "simd128"),
    expect(dead_code, reason = "there only its walk is needed")
)]
mod portable;
mod portable_bytes;
mod registers;
mod search;
mod seeded;
mod sweep;
mod vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;

use crate::single::{End, Patience, Visit, Walk};
pub(crate) use bytes::Bytes;
pub(crate) use node::Node;
pub(crate) use search::{Item, Items, Queue, Search};
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64 as instructions;
use std::fmt;
use sudokit_core::Problem;

/// Instructions to search with. A value exists only if the CPU has them.
///
/// ```
/// use sudokit_solve::Backend;
///
/// println!("this machine has {}", Backend::best());
/// assert!(Backend::available().any(|backend| backend.name() == "portable"));
/// ```
#[derive(Clone, Copy)]
pub struct Backend(&'static Entry);

struct Entry {
    name: &'static str,
    width: usize,
    is_available: fn() -> bool,
    run: fn(&mut Search, &mut dyn Queue<'_>),
    walk: WalkFn,
}

type WalkFn = fn(&mut Walk, Option<Problem<'_>>, Patience, &mut Visit<'_>) -> End;

/// Best first; the last is available everywhere.
static BACKENDS: &[Entry] = &[
    #[cfg(target_arch = "x86_64")]
    Entry {
        name: "avx512",
        width: 16,
        is_available: avx512::is_available,
        run: |search, queue| {
            // SAFETY: a `Backend` exists only where the features were found.
            unsafe { avx512::run(search, queue) }
        },
        walk: |walk, problem, patience, visit| {
            // SAFETY: a `Backend` exists only where the features were found.
            unsafe { avx512::walk(walk, problem, patience, visit) }
        },
    },
    #[cfg(target_arch = "x86_64")]
    Entry {
        name: "avx2",
        width: 8,
        is_available: avx2::is_available,
        run: |search, queue| {
            // SAFETY: a `Backend` exists only where the features were found.
            unsafe { avx2::run(search, queue) }
        },
        walk: |walk, problem, patience, visit| {
            // SAFETY: a `Backend` exists only where the features were found.
            unsafe { avx2::walk(walk, problem, patience, visit) }
        },
    },
    #[cfg(target_arch = "aarch64")]
    Entry {
        name: "neon",
        width: 4,
        is_available: neon::is_available,
        run: |search, queue| {
            // SAFETY: a `Backend` exists only where the features were found.
            unsafe { neon::run(search, queue) }
        },
        walk: portable::walk,
    },
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Entry { name: "simd128", width: 4, is_available: || true, run: wasm::run, walk: portable::walk },
    // The build has chosen `simd128`: a second backend would only add weight.
    #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
    Entry { name: "portable", width: 8, is_available: || true, run: portable::run, walk: portable::walk },
];

impl Backend {
    /// The backends of this machine, best first.
    pub fn available() -> impl Iterator<Item = Self> {
        BACKENDS.iter().filter(|entry| (entry.is_available)()).map(Self)
    }

    /// The names of all backends in this build, whether or not this machine can run them.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BACKENDS.iter().map(|entry| entry.name)
    }

    /// The best backend of this machine.
    pub fn best() -> Self {
        Self::available().next().expect("the last backend is always there")
    }

    /// The backend with this name, if this machine supports it.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::available().find(|backend| backend.name() == name)
    }

    /// `avx512`, `avx2`, `neon`, `simd128` (of WebAssembly) or `portable`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Number of puzzles that are searched at once.
    pub fn width(self) -> usize {
        self.0.width
    }

    pub(crate) fn walk(
        self,
        walk: &mut Walk,
        problem: Option<Problem<'_>>,
        patience: Patience,
        visit: &mut Visit<'_>,
    ) -> End {
        (self.0.walk)(walk, problem, patience, visit)
    }

    pub(crate) fn run(self, search: &mut Search, queue: &mut dyn Queue<'_>) {
        (self.0.run)(search, queue);
    }
}

impl PartialEq for Backend {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Backend {}

impl fmt::Debug for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Backend").field(&self.name()).finish()
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
