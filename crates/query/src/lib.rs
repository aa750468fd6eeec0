//! Questions about very many puzzles, in SQL.
//!
//! Apache DataFusion is the data engine: it reads files, plans, sorts, groups and joins. The functions and
//! tables call the library `sudokit`. The program `sudoku-sql` asks on the command line; a program of yours
//! asks like this:
//!
//! ```
//! use sudokit_query::{Form, Limits, Session};
//!
//! let session = Session::new(&Limits::default())?;
//! let rows = session.query(
//!     "select sudoku_level(puzzle) as level, count(*) as puzzles \
//!      from sudoku_generate(20, 7) group by level order by level",
//! )?;
//! rows.write(Form::Table, &mut std::io::stdout())?;
//! # Ok::<(), sudokit_query::QueryError>(())
//! ```
//!
//! | you want to | use |
//! |---|---|
//! | query files | [`Session`], with [`Limits`] |
//! | write the answer | [`Rows::write`], in a [`Form`] |
//! | know the functions | [`functions`] |
//! | use several machines, with the feature `cluster` | `Scheduler`, `Executor`, `Session::on_cluster` |
//! | have the functions in a session of DataFusion | [`register`] |
//!
//! # Decisions
//!
//! - **The package is a workspace of its own.** Nobody else resolves or builds the data engine.
//! - **All functions are in one list**, with their documentation. The engine, the program and the pages read
//!   it; tests run its examples.
//! - **Functions see puzzles.** `column.rs` reads every layout of a column, asks about each value of a
//!   dictionary once, and places the nulls. A function asks the library about a slice of puzzles.
//! - **Texts that are not puzzles become null and are counted.** A file of 10^8 lines has some that are
//!   broken. `set sudoku.strict = true` makes them errors.
//! - **Only the answer is written**: `copy` and `insert` are refused, so a query that is stopped leaves
//!   nothing behind.

mod about;
#[cfg(feature = "cluster")]
mod cluster;
mod column;
mod error;
mod functions;
mod rows;
mod session;
mod settings;
mod sheet;
mod tables;

pub use about::About;
#[cfg(feature = "cluster")]
pub use cluster::{Executor, Scheduler};
/// The data engine, in the version that [`register`] needs.
pub use datafusion;
pub use error::QueryError;
pub use rows::{Form, Rows};
pub use session::{Limits, Session};
pub use settings::Skipped;
pub use tables::Open;

use datafusion::prelude::SessionContext;

/// All functions: scalar functions of a puzzle, then table functions.
///
/// ```
/// for about in sudokit_query::functions() {
///     println!("{}: {}", about.syntax, about.summary);
/// }
/// ```
pub fn functions() -> impl Iterator<Item = &'static About> {
    let of_puzzles = functions::ALL.into_iter().map(|function| &function.about);
    of_puzzles.chain(tables::functions().map(|(about, _)| about))
}

/// Registers all functions with a session of DataFusion.
///
/// ```
/// use sudokit_query::datafusion::prelude::SessionContext;
///
/// let context = SessionContext::new();
/// sudokit_query::register(&context);
/// assert!(context.state().scalar_functions().contains_key("sudoku_solve"));
/// ```
pub fn register(context: &SessionContext) {
    functions::all().for_each(|function| context.register_udf(function));
    for (about, function) in tables::functions() {
        context.register_udtf(about.name, function);
    }
}
