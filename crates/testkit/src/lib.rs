//! Shared parts of the tests of the other crates.
//!
//! | module | what it holds |
//! |---|---|
//! | [`oracle`] | the naive truth: counting and listing solutions by trying everything |
//! | [`corpus`] | our own puzzles with their counts, and the way to the data that is not in the tree |
//! | [`cut`] | work that is cut short at each point where it can be |
//! | [`catalogue`] | how many grids there are, and how symmetric they are |
//! | [`strategy`] | random puzzles, candidate grids and solutions for property tests |
//! | [`symmetry`] | random transformations, for laws that must not notice them |
//! | [`schema`] | JSON against its published schema |
//! | [`lexicon`] | the words of a language, to find those of another one |
//! | [`share()`] | the part of its inputs that a slow law is tried on this time |
//! | [`chance`] | choices that a seed repeats, or that a fuzzer's bytes make |
//! | [`signature`] | one number per subject that changes only when its behaviour does |
//!
//! The oracle shares no code with the engines it judges: of the other crates, this one uses the vocabulary
//! alone.
//!
//! ```
//! use sudokit_testkit::{corpus, oracle};
//!
//! let case = corpus::SEVERAL.cases().next().unwrap();
//! assert_eq!(oracle::count(case.problem(), u64::MAX), case.count);
//! ```

pub mod catalogue;
pub mod chance;
pub mod corpus;
pub mod cut;
pub mod lexicon;
pub mod oracle;
pub mod schema;
mod share;
pub mod signature;
pub mod strategy;
pub mod symmetry;

pub use share::share;
