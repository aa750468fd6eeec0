//! Checks proofs about Sudoku puzzles, and believes nothing.
//!
//! A proof is a position and steps, each with its effect and the pattern from which that follows, as JSON.
//! `docs/proofs.md` is the format, with an example for each rule. This crate decides of each step if it
//! holds. It knows the vocabulary of `sudokit-core` and no more: neither the finders of steps, nor the checks
//! that their patterns have of their own, nor a solver.
//!
//! ```
//! use sudokit_checker::{Document, Verdict};
//! use sudokit_core::Cancel;
//!
//! // In row 1 only 9 is missing. Somebody says that r2c1 is 9 for the same reason.
//! let written = br#"{
//!     "version": 1,
//!     "puzzle": "12345678.........................................................................",
//!     "steps": [
//!         {
//!             "effect": { "placements": ["r1c9=9"] },
//!             "pattern": { "singles": { "candidate": "r1c9=9", "house": "row 1" } }
//!         },
//!         {
//!             "effect": { "placements": ["r2c1=9"] },
//!             "pattern": { "singles": { "candidate": "r2c1=9", "house": null } }
//!         }
//!     ]
//! }"#;
//! let report = Document::read(written)?.follow(&Cancel::new())?;
//! assert_eq!(report.verdicts[0], Verdict::Holds);
//! assert_eq!(report.first_that_fails().map(|(step, _)| step), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rules
//!
//! The families of techniques differ in looks and in how their patterns are found. To check a pattern, few
//! rules are enough.
//!
//! | rule | families | where |
//! |---|---|---|
//! | truths: the opposite of the claim goes with no choice of a candidate in each of some cells and houses | `singles`, `locked`, `subsets`, `single-digit`, `wings`, `fish`, `bent-sets`, `fireworks`, `almost-locked-candidates`, `sue-de-coq`, `coloring`, `aligned`, `odd-cycle` | `named` |
//! | the same, with the cells and houses by which the links of chains follow | `link-chains`, `loops`, `kraken`, `whips`, `forcing-whips` | `chains` |
//! | the same, with sets that lack at most one digit | `als`, and nodes of chains | `truths` |
//! | the same, with guardians: one of the other candidates of cells that a few digits cannot fill | `impossible`, `or-relation` | `relations` |
//! | truths are counted against links, with weights | `rank` | `counting` |
//! | a digit is placed in all houses | `templates` | `templates` |
//! | all digits of a base are gone through, with the houses that need them | `exocet` | `bases` |
//! | in each case, statement by statement, the claim follows | `forcing`, `medusa` | `cases` |
//! | a supposition leads to a contradiction, step by step | `dynamic-contradiction` | `cases` |
//! | each way to fill some cells has another one, but the givens have one solution | `uniqueness`, `guarded-rectangles`, `deadly`, `clue-cover` | `exchange` |
//! | two candidates could change everywhere, or two digits, or parts of two lines | `bug`, `deadly` | `swaps`, `lines` |
//! | the givens are symmetric, and so is their only solution | `gurth` | `symmetry` |
//!
//! All but the rank, the symmetry and the swaps stand on one search, that of `truths`: some 60 lines.
//!
//! # Decisions
//!
//! - **The rule is stronger than the story.** Most patterns tell in which order conclusions are drawn, which
//!   candidates are fins, which covers a fish has. The rule of truths needs only the cells and houses in
//!   which all this takes place, and finds the rest by itself. A record has more fields than its rule reads;
//!   they are not looked at, so a step with a wrong fin may hold. If it does, its effect is true all the
//!   same.
//! - **No names.** A step's kind is a name, and any name is right.
//! - **One solution is counted.** `unique_givens` is not believed. The solutions of the givens are counted
//!   once, if a rule assumes that there is one.
//! - **Bounds.** A look is one look at a truth, a candidate or a character of a pattern. There are at most 10
//!   million of them for a step and 200 million for a document, of at most [`Document::LONGEST`] bytes, and
//!   the memory is at most twelve times that. Choices are at most 81 deep, nested arguments 16. Nothing
//!   panics.

mod document;
mod read;
mod rules;
mod state;
mod truths;
mod work;

pub use document::{Document, Report, Unreadable, Verdict};
