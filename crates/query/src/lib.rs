//! Questions about very many puzzles, in SQL.
//!
//! Apache DataFusion is the engine of the data: it reads files, plans, sorts, groups and joins. The functions and tables here are the
//! face's, so that whoever knows SQL can ask what `sudoku` knows:
//!
//! ```
//! use sudokit_query::{Form, Limits, Session};
//!
//! let session = Session::new(&Limits::default())?;
//! let rows = session.query(
//!     "select sudoku_level(puzzle) as level, count(*) as puzzles from sudoku_generate(20, 7) group by level order by level",
//! )?;
//! rows.write(Form::Table, &mut std::io::stdout())?;
//! # Ok::<(), sudokit_query::QueryError>(())
//! ```
//!
//! | you want to | use |
//! |---|---|
//! | ask queries, of files | [`Session`], with [`Limits`] |
//! | write the answer | [`Rows::write`], in a [`Form`] |
//! | know the functions | [`functions`] |
//! | work on queries with several machines | `Scheduler`, `Executor` and `Session::on_cluster`, with the feature `cluster` |
//! | have the functions in a session of DataFusion that you have made | [`register`] |
//!
//! # Decisions
//!
//! - **No other crate names the data engine.** It comes and goes with one crate, and whoever wants no SQL builds none of it.
//! - **One list has the functions**, with what is said about them; the engine, the program and the documents have it from there. Their examples
//!   are run as tests.
//! - **Functions see puzzles.** `column.rs` reads whatever layout a column has, asks about each value of a dictionary once, and puts nulls where
//!   they belong. A function is a question to the face about a slice of puzzles.
//! - **What is no puzzle is null, and counted.** A file of 10^8 lines has some that are broken. `set sudoku.strict = true` makes them errors.
//! - **Nothing is written but the answer**, so that a query that is stopped leaves nothing behind: `copy` and `insert` are refused.

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
/// The data engine, of the version that the functions are for.
pub use datafusion;
pub use error::QueryError;
pub use rows::{Form, Rows};
pub use session::{Limits, Session};
pub use settings::Skipped;
pub use tables::Open;

use datafusion::prelude::SessionContext;

/// All functions: those of a puzzle, then those that make tables.
///
/// ```
/// assert!(sudokit_query::functions().all(|about| about.syntax.starts_with(about.name)));
/// ```
pub fn functions() -> impl Iterator<Item = &'static About> {
    let of_puzzles = functions::ALL.into_iter().map(|function| &function.about);
    of_puzzles.chain(tables::functions().map(|(about, _)| about))
}

/// Makes all functions known to a session of DataFusion.
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
