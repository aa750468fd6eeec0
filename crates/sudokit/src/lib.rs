//! The Sudoku toolkit: read, solve, explain, rate and generate puzzles.
//!
//! ```
//! use sudokit::Answer;
//!
//! let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! match sudokit::solve(&entry) {
//!     Answer::Unique(solution) => assert!(solution.to_string().starts_with("534678912672195348")),
//!     Answer::Several(_) => println!("several solutions"),
//!     Answer::None => println!("no solution"),
//! }
//! # Ok::<(), sudokit::formats::ParseError>(())
//! ```
//!
//! The words of Sudoku are types: [`Cell`], [`Digit`], [`House`], [`CellSet`], [`Puzzle`], [`Board`],
//! [`Solution`]. A puzzle may have no solution, or several: that is an answer, not an error. Errors are about
//! texts that are no puzzle, and name the place and what was expected there.
//!
//! # Read and write
//!
//! | to | use |
//! |---|---|
//! | read one puzzle from a text, a pasted grid, a link | [`read()`] |
//! | read many, from a file or a stream | [`formats::Reader`] |
#![cfg_attr(feature = "photo", doc = "| read the puzzle in a photograph | [`read_photo`] |")]
//! | write puzzles | [`formats::Writer`]; one of them, [`formats::to_text`] |
//! | list the formats | [`formats::Format`] |
//! | tell what a format cannot store | [`formats::Losses`] |
//!
//! An [`Entry`] is a puzzle as it was read: the givens, a player's digits, candidates, a title. It prints as
//! a line.
//!
//! ```
//! use sudokit::formats::{Format, Losses, to_text};
//!
//! // The `+` says that a player has filled in the 4.
//! let game = sudokit::read("53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! let format: Format = "sdm".parse()?;
//! assert!(to_text(format, &game).is_some_and(|text| text.starts_with("534070000600195000")));
//! assert_eq!(Losses::of(&game, format).to_string(), "placed digits become givens");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Solve
//!
//! | to | use |
//! |---|---|
//! | solve one | [`solve`] |
//! | solve many, as fast as the machine can | [`Team`], on all cores; [`Batch`] on one |
//! | count or list the solutions of one | [`Single`], by way of [`Engine`] |
//! | solve, count, rate arrays of bytes into buffers | [`Bulk`] |
//! | stop long work | [`Cancel`] |
//!
//! An engine keeps its memory between puzzles: make one, and keep it. A [`Cancel`] ends long work early, from
//! any thread or at a deadline. Then there is no result, or one that says so.
//!
//! # Check and help
//!
//! | to | use |
//! |---|---|
//! | tell what is wrong with a puzzle, and whether it is unique and minimal | [`check`] |
//! | find redundant givens, of one puzzle or of many | [`minimal()`], [`Minimality`] |
//! | find the wrong digit in a grid without solution | [`Suspects`] |
//! | tell where several solutions differ, and which givens would decide | [`Ambiguity`] |
//! | give the next hint | [`hint()`] |
//! | solve by techniques, step by step | [`logic::Path`], or [`Walk`], which you can keep between steps; from a [`position()`] |
//! | find a path that is easy, short or elegant | [`Aim::way`] |
//! | choose techniques and the limits of the search | [`Scope`] |
//!
//! A [`Step`](logic::Step) is more than its effect: it [explains](logic::Step::explain) itself, can be
//! [drawn](logic::Step::diagram) and [checked](logic::Step::verify).
//!
//! # Rate
//!
//! | to | use |
//! |---|---|
//! | rate a puzzle on any [`Scale`] | [`rate`] |
//! | rate many, on several scales, within a time | [`Rater`] |
//! | order puzzles of one level | [`effort()`] |
//! | classify it: depth of trial and error, sufficient techniques, exotic patterns | [`classify`] |
//!
//! # Make
//!
//! | to | use |
//! |---|---|
//! | generate puzzles by number, difficulty, symmetry, pattern | [`Maker`] with a [`Recipe`](generate::Recipe) and a [`Wish`] |
//! | make a puzzle minimal, in random order; find all minimal puzzles inside it | [`reduce()`], [`reduce_often`]; [`every_minimal`] |
//! | add all givens that a puzzle implies | [`expand`] |
//! | find puzzles near a puzzle | [`Vicinity`] |
//! | find cells whose digits make a puzzle easy | [`Backdoors`] |
//! | find the sets that every puzzle of a grid has to hit | [`generate::Unavoidable`], [`generate::Hitting`] |
//! | build a generator of your own | the parts in [`generate`] |
//!
//! # Symmetry
//!
//! | to | use |
//! |---|---|
//! | transform a puzzle | [`Transformation`] |
//! | find the canonical form of a puzzle, by any of its names | [`canon`]; of many, with the transformation, [`Canon`] |
//! | tell whether two puzzles are isomorphic, and how symmetric one is | [`Canonizer`] |
#![cfg_attr(
    feature = "census",
    doc = "| rank full grids, and find the grid of a rank | [`rank`], [`unrank`]; many of them, [`Ranking`] |"
)]
//!
//! ```
//! use sudokit::{Canonizer, CanonForm, Transformation};
//!
//! let puzzle = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?.givens;
//! let turned = Transformation::QUARTER_TURN.apply(&puzzle);
//! assert_eq!(sudokit::canon(&puzzle, CanonForm::Minlex), sudokit::canon(&turned, CanonForm::Minlex));
//! let way = Canonizer::new().isomorphism(&puzzle, &turned).expect("they are isomorphic");
//! assert_eq!(way.apply(&puzzle), turned);
//! # Ok::<(), sudokit::formats::ParseError>(())
//! ```
//!
//! # Share results
//!
//! | to | use |
//! |---|---|
//! | draw a board and the effect of a step | [`render::Picture`], in a terminal or as SVG |
//! | write a page of steps | [`render::html`] |
//! | let others check a solution by logic | [`Proof`] |
//! | hand results to another program | [`Record`], [`Report`], [`Hint`], [`Ratings`], [`Proof`], [`Findings`], [`Canonized`], [`Minimality`] and others, with the feature `serde` |
//!
//! ```
//! use sudokit::logic::{Path, Schedule};
//! use sudokit::{Advice, Proof, render::Picture};
//!
//! let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! if let Advice::Step(board, step) = sudokit::hint(&entry) {
//!     let diagram = step.diagram(&board);
//!     let mut svg = String::new();
//!     Picture { title: step.kind.name, ..Picture::new(&board, &diagram) }.svg(&mut svg)?;
//! }
//! let proof = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::hodoku()));
//! assert!(proof.verify()?.solution().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Whole programs
//!
//! Programs to copy are in `crates/sudokit/examples`, 20 to 60 lines each. Each runs as it is, and takes a
//! puzzle or a file of yours:
//!
//! ```sh
//! cargo run --release -p sudokit --example solve_file
//! ```
//!
//! | program | what it does |
//! |---|---|
//! | `solve_file` | solves a file of any format on all cores |
//! | `hint_loop` | answers each line of standard input with a hint |
//! | `rate_csv` | rates a file on several scales, with a time limit, as CSV |
//! | `isomorphs` | groups isomorphic puzzles |
//! | `verify_proof` | writes a proof as JSON, reads it back and verifies it |
//! | `draw_step` | draws the next step as SVG |
//! | `unavoidable` | finds the unavoidable sets of a grid, and how many givens hit them all |
//! | `count_bytes` | counts the solutions of an array of bytes, with progress, until it is cancelled |
//! | `vicinity` | finds the puzzles that differ from one in a few givens |
//! | `ambiguity` | lists what several solutions have in common, and which givens would decide |
//! | `rank_grid` | ranks full grids, and finds the grid of a rank |
//! | `convert` | writes a file in another format, and lists the losses |
//!
//! # Decisions
//!
//! - **A proof is data; its check is elsewhere.** `explain` writes a position and steps with their patterns.
//!   `verify` replays them, and asks of each pattern whether it is on the board and whether the effect
//!   follows. It uses neither the finder nor a solver. `Premises` lists what no step shows: what the start
//!   adds to the givens, and which steps rest on one solution. Only for these are solutions counted.
//! - **The library does, the program speaks.** Every command of `sudoku` reads arguments, calls this crate
//!   and writes. So ratings on all scales have one type (`Scale`, `Rating`), there is one generator
//!   (`Maker`), and JSON is made here and nowhere else.
//! - **A rating that was cut short is a lower bound,** and says so (`Rating::is_exact`). Only a cancelled
//!   `Rater` gives none.
//! - **A hint is for the player's grid.** `solve` compares it with the solution; `logic` finds the next step
//!   on what the player has. A candidate that the player has removed is no longer on that board, so no step
//!   comes twice.
//! - **A grid without solution has suspects.** A half-filled grid as a plain text does not say which digits
//!   were printed. So `Suspects` looks for the smallest sets of digits without which exactly one solution is
//!   left. If there are several solutions, `Ambiguity` looks for further givens that decide. Both searches
//!   are bounded by questions to the engine, not by time, and say whether they are complete.
//! - **The hardest technique is needed, and enough.** `--hardest x-wing` means a puzzle on which everything
//!   easier gets stuck and which an X-wing, with everything easier, solves. Easier means earlier in the order
//!   of [`difficulty`], that of drills. A [`Certificate`] states it about one way; checking it repeats the
//!   searches where the way was stuck.

/// The programs of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod ambiguity;
mod backdoors;
mod bulk;
mod canon;
mod certificate;
mod check;
mod classify;
pub mod difficulty;
mod effort;
mod error;
mod grid_record;
mod hint;
mod level;
#[cfg(feature = "library")]
mod library;
mod make;
mod minimal;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod misread;
pub mod packed;
#[cfg(feature = "photo")]
mod photographed;
mod posed;
mod position;
mod premises;
mod proof;
#[cfg(feature = "ranking")]
mod rank;
mod rate;
mod read;
mod record;
#[cfg(feature = "serde")]
pub mod schema;
mod scope;
#[cfg(feature = "serde")]
mod second;
#[cfg(feature = "serde")]
mod serialize;
mod suspects;
#[cfg(feature = "serde")]
mod verified;
mod walk;
mod wish;

pub use ambiguity::Ambiguity;
pub use backdoors::Backdoors;
pub use bulk::{Bulk, BulkError};
pub use canon::{Canon, CanonForm, Canonized, canon};
pub use certificate::{Certificate, Uncertified};
pub use check::{Conflict, Report, check, check_many, check_status};
pub use classify::{Classification, ExocetFound, Means, Point, TridagonFound, classify};
pub use effort::effort;
pub use error::Error;
pub use grid_record::{AboutGrid, GridRecord};
pub use hint::{Advice, Hint, Mistakes, hint, hint_with, right_moves};
pub use level::Level;
#[cfg(feature = "library")]
pub use library::{Library, NotALibrary};
pub use make::{Ending, Made, Maker, Product};
pub use minimal::{Minimality, minimal};
#[cfg(feature = "photo")]
pub use photographed::{Photographed, read_photo};
pub use position::{position, position_with};
pub use premises::Premises;
pub use proof::{Findings, Proof, Refuted};
#[cfg(feature = "ranking")]
pub use rank::{Rank, Ranked};
#[cfg(feature = "census")]
pub use rank::{rank, unrank};
pub use rate::{
    Grade, Hardest, RatedOn, RatedPath, RatedStep, Rater, Rating, Ratings, Scale, Spread, Trail, Unrated,
    rate, rate_with,
};
pub use read::{read, solve};
pub use record::{Counted, Record, SolutionRecord, Status};
pub use scope::Scope;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use second::second_opinion;
pub use sudokit_core::*;
pub use sudokit_diagram as diagram;
pub use sudokit_formats as formats;
pub use sudokit_formats::{Candidates, Entry};
pub use sudokit_generate as generate;
#[doc(inline)]
pub use sudokit_generate::{Random, Vicinity, every_minimal, expand, reduce, reduce_often, redundant};
pub use sudokit_logic as logic;
pub use sudokit_logic::Effect;
#[doc(inline)]
pub use sudokit_logic::aim::Aim;
#[cfg(feature = "photo")]
pub use sudokit_photo as photo;
pub use sudokit_render as render;
pub use sudokit_solve::{Answer, Backend, Batch, Engine, Plain, Single, Team};
pub use sudokit_symmetry as symmetry;
#[cfg(feature = "ranking")]
#[doc(inline)]
pub use sudokit_symmetry::Ranking;
#[doc(inline)]
pub use sudokit_symmetry::{Canonical, Canonizer, Transformation};
pub use suspects::Suspects;
#[cfg(feature = "serde")]
pub use verified::Verified;
pub use walk::Walk;
pub use wish::{Contradiction, Judge, Measure, Wish};

/// The version of the JSON of results such as [`Record`], [`Report`] and [`Proof`]. It changes when a field
/// changes its meaning or disappears, not when one is added.
pub const JSON_VERSION: u32 = 1;
