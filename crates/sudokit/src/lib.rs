//! The Sudoku toolkit.
//!
//! Read a puzzle in whatever form people write it, and solve it:
//!
//! ```
//! use sudokit::Answer;
//!
//! let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! match sudokit::solve(&entry) {
//!     Answer::Unique(solution) => assert!(solution.to_string().starts_with("534678912672195348")),
//!     Answer::Several(_) => println!("it has several solutions"),
//!     Answer::None => println!("it has no solution"),
//! }
//! # Ok::<(), sudokit::formats::ParseError>(())
//! ```
//!
//! The words of Sudoku are types: [`Cell`], [`Digit`], [`House`], [`CellSet`], [`Puzzle`], [`Board`], [`Solution`].
//! A puzzle as written down may be nonsense, and that is no error: no solution, or several, is an answer.
//! Errors are about texts that are no puzzle, and they say where and what was expected.
//!
//! The rest of this page is a tour. Each stop says what to use for what, and where to read on.
//!
//! # Read and write
//!
//! | you want to | use |
//! |---|---|
//! | read one puzzle from a text, a pasted grid, a link | [`read()`] |
//! | read many, from a file or a stream | [`formats::Reader`] |
//! | write puzzles | [`formats::Writer`]; one of them, [`formats::to_text`] |
//! | know which formats there are | [`formats::Format`] |
//! | know what a format cannot store | [`formats::Losses`] |
//!
//! What is read is an [`Entry`]: the givens, a player's digits, candidates, a title. It prints as a line.
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
//! | you want to | use |
//! |---|---|
//! | solve one | [`solve`] |
//! | solve many, as fast as the machine can | [`Team`], on all cores; [`Batch`] on one |
//! | count or list the solutions of one | [`Single`], by way of [`Engine`] |
//! | solve, count, rate arrays of bytes into buffers | [`Bulk`] |
//! | stop what takes too long | [`Cancel`] |
//!
//! An engine keeps its memory: make one, and keep it. All that may take long is ended early by a [`Cancel`], from any thread or at
//! a deadline. Then there is no result, or one that says so.
//!
//! ```
//! use sudokit::{Answer, Engine, Puzzle, Single, Team};
//!
//! let mut answers = Vec::new();
//! Team::new().answer(&[Puzzle::EMPTY; 100], &mut answers, |done| println!("{done} of 100"))?;
//! assert!(answers.iter().all(|answer| matches!(answer, Answer::Several(_))));
//! assert_eq!(Single::new().count(&Puzzle::EMPTY, 1000), 1000);
//! # Ok::<(), sudokit::Cancelled>(())
//! ```
//!
//! # Check and help
//!
//! | you want to | use |
//! |---|---|
//! | know what is wrong with a puzzle, or whether it is unique and minimal | [`check`] |
//! | know which givens are redundant, of one puzzle or of many | [`minimal()`], [`Minimality`] |
//! | find the wrong digit in a grid without solution | [`Suspects`] |
//! | know where several solutions differ, and which givens would decide | [`Ambiguity`] |
//! | help a player on | [`hint()`] |
//! | go all the way, one technique after the other | [`logic::Path`], from a [`position()`] |
//! | go a way that is easy, short or elegant | [`Aim::way`] |
//!
//! A [`Step`](logic::Step) is more than its effect: it [explains](logic::Step::explain) itself, can be
//! [drawn](logic::Step::diagram) and [checked](logic::Step::verify).
//!
//! ```
//! use sudokit::Advice;
//!
//! let game = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! if let Advice::Step(board, step) = sudokit::hint(&game) {
//!     assert_eq!(step.to_string(), "Naked Single: r5c5=5");
//!     println!("{}", step.explain(&board).look);
//! }
//! # Ok::<(), sudokit::formats::ParseError>(())
//! ```
//!
//! # Rate
//!
//! | you want to | use |
//! |---|---|
//! | know how hard a puzzle is, on any [`Scale`] | [`rate`] |
//! | rate many, on several scales, within a time | [`Rater`] |
//! | classify it: depth of trial and error, what suffices, exotic patterns | [`classify`] |
//!
//! ```
//! use sudokit::Scale;
//!
//! let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! assert_eq!(sudokit::rate(&entry, Scale::Hodoku)?.to_string(), "Easy 204 51");
//! assert_eq!(sudokit::rate(&entry, Scale::Se)?.values(), ["1.2", "1.2", "1.2"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Make
//!
//! | you want to | use |
//! |---|---|
//! | make puzzles: so many, so hard, symmetric, of a pattern | [`Maker`] with a [`Recipe`](generate::Recipe) and a [`Wish`] |
//! | make a puzzle minimal, in random order; find all minimal puzzles inside it | [`reduce()`], [`reduce_often`]; [`every_minimal`] |
//! | add all givens that a puzzle implies | [`expand`] |
//! | find puzzles near a puzzle | [`Vicinity`] |
//! | find cells whose digits make a puzzle easy | [`Backdoors`] |
//! | know what every puzzle of a grid has to hit | [`generate::Unavoidable`], [`generate::Hitting`] |
//! | build a maker of your own | the parts in [`generate`] |
//!
//! ```
//! use sudokit::generate::{Recipe, Symmetry};
//! use sudokit::logic::Level;
//! use sudokit::{Maker, Wish};
//!
//! let puzzles = Maker::new(7)
//!     .recipe(Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() })
//!     .wish(Wish { level: Some(Level::Medium), ..Wish::default() })
//!     .puzzles(2)?;
//! assert!(puzzles.iter().all(|puzzle| Symmetry::HalfTurn.holds(puzzle.cells())));
//! # Ok::<(), sudokit::Cancelled>(())
//! ```
//!
//! # Symmetry
//!
//! | you want to | use |
//! |---|---|
//! | turn a puzzle over | [`Transformation`] |
//! | know the canonical form of a puzzle, by any of its names | [`canon`]; of many, with the way there, [`Canon`] |
//! | know whether two puzzles are the same, and how symmetric one is | [`Canonizer`] |
#![cfg_attr(
    feature = "census",
    doc = "| number full grids, and find the grids of numbers | [`rank`], [`unrank`]; many of them, [`Ranking`] |"
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
//! | you want to | use |
//! |---|---|
//! | show a board, and what a step does to it | [`render::Picture`], in a terminal or as SVG |
//! | write a page of steps | [`render::html`] |
//! | have a solution by logic checked by somebody else | [`Proof`] |
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
//! They are in `crates/sudokit/examples`, 20 to 60 lines each, to be copied. Each runs as it is, and takes a puzzle or a file of
//! your own:
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
//! | `isomorphs` | groups puzzles that are the same but for symmetry |
//! | `verify_proof` | writes a proof as JSON, reads it back and verifies it |
//! | `draw_step` | draws the next step as SVG |
//! | `unavoidable` | finds the unavoidable sets of a grid, and how many givens hit them all |
//! | `count_bytes` | counts the solutions of an array of bytes, with progress, until it is cancelled |
//! | `vicinity` | finds the puzzles that differ from one in a few givens |
//! | `ambiguity` | says what several solutions have in common, and which givens would decide |
//! | `rank_grid` | numbers full grids, and finds the grids of numbers |
//! | `convert` | writes a file in another format, and says what is lost |
//!
//! # Decisions
//!
//! - **A proof is data, and its check is elsewhere.** `explain` writes a position and steps with their patterns;
//!   `verify` replays them, asking each pattern whether it is on the board and whether the effect follows. Neither the
//!   finder nor a solver has a part in it, and what is read is believed of nobody. What no step shows is said beside
//!   the verdict (`Premises`): what the start adds to the givens, and which steps rest on one solution. There, and only
//!   there, solutions are counted.
//! - **The face does, the program speaks.** Every command of `sudoku` reads arguments, asks the face and writes. So ratings on all scales have one
//!   entry and one type (`Scale`, `Rating`), puzzles to order have one maker (`Maker`), and JSON is made of the results here and
//!   nowhere else. What a binding to another language lacks goes here first.
//! - **A rating that was cut short is a lower bound.** Unlike other results it is worth something. It says that it is none
//!   (`Rating::is_exact`), and a `Rater` that is cancelled gives none at all.
//! - **A hint is for the player's grid.** The face joins what must not know each other: `solve` says whether something
//!   has to be taken back, `logic` finds the next step on what the player has. An elimination that the player has made
//!   is not on that board any more, so no step is said twice.
//! - **A grid without solution has suspects.** A half-filled grid that was copied plainly does not say which digits were
//!   printed. So `Suspects` looks for the smallest sets of digits without which exactly one solution is left. Where there
//!   are several solutions, `Ambiguity` asks which further givens would decide. Both searches are bounded by the number of
//!   their questions, not by time, and say whether they came to their end.
//! - **The hardest step is the only one.** `--hardest x-wing` means a puzzle whose way in HoDoKu's order has X-wings
//!   and singles and nothing else. So it can do without everything else, and no easier step is there to be taken
//!   instead.

/// The README's program is one that runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod ambiguity;
mod backdoors;
mod bulk;
mod canon;
mod check;
mod classify;
mod error;
mod grid_record;
mod hint;
mod make;
mod minimal;
mod posed;
mod position;
mod premises;
mod proof;
#[cfg(feature = "census")]
mod rank;
mod rate;
mod read;
mod record;
#[cfg(feature = "serde")]
mod serialize;
mod suspects;
mod verified;
mod wish;

pub use ambiguity::Ambiguity;
pub use backdoors::Backdoors;
pub use bulk::{Bulk, BulkError};
pub use canon::{Canon, CanonForm, Canonized, canon};
pub use check::{Conflict, Report, check, check_with};
pub use classify::{Classification, ExocetFound, Means, Point, TridagonFound, classify};
pub use error::Error;
pub use grid_record::{AboutGrid, GridRecord};
pub use hint::{Advice, Hint, Mistakes, hint, hint_with, right_moves};
pub use make::{Ending, Made, Maker, Product};
pub use minimal::{Minimality, minimal};
pub use position::{position, position_with};
pub use premises::Premises;
pub use proof::{Findings, Proof, Refuted};
#[cfg(feature = "census")]
pub use rank::{Rank, Ranked, rank, unrank};
pub use rate::{
    Grade, Hardest, RatedOn, RatedPath, RatedStep, Rater, Rating, Ratings, Scale, Spread, Trail, Unrated,
    rate, rate_with,
};
pub use read::{read, solve};
pub use record::{Counted, Record, SolutionRecord, Status};
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
pub use sudokit_render as render;
pub use sudokit_solve::{Answer, Backend, Batch, Engine, Plain, Single, Team};
pub use sudokit_symmetry as symmetry;
#[cfg(feature = "census")]
#[doc(inline)]
pub use sudokit_symmetry::Ranking;
#[doc(inline)]
pub use sudokit_symmetry::{Canonical, Canonizer, Transformation};
pub use suspects::Suspects;
pub use verified::Verified;
pub use wish::{Contradiction, Judge, Measure, Wish};

/// The version of the JSON that results such as [`Record`], [`Report`] and [`Proof`] become: it changes when a field changes its meaning or
/// goes away, not when one is added.
///
/// ```
/// assert_eq!(sudokit::JSON_VERSION, 1);
/// ```
pub const JSON_VERSION: u32 = 1;
