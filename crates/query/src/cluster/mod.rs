//! Queries on several machines, with Apache Ballista: a scheduler divides them, executors do the work, a session asks.
//!
//! # Decisions
//!
//! - **All three are this crate.** Whoever divides a query, works on it or asks it needs the functions; so one program is all of them, of
//!   one version, and `codec.rs` says so where another version meets it.
//! - **Tables travel as what makes their rows.** A source is data: the order for new puzzles, the names of files. Executors read the files
//!   themselves, by the same path.
//! - **Everybody may ask everything.** There is no password and no encryption: a process listens to its own machine alone unless it is given
//!   another address, and documents say what that means.
//! - **Who is silent for fifteen seconds is lost**, and others do the work again. An executor that was only slow comes back.
//! - **What is no puzzle is not counted**: executors see it, and nobody asks them. `strict` makes it an error here as everywhere.

mod client;
mod codec;
mod executor;
mod place;
mod scheduler;

pub(crate) use client::{Others, prepared};
pub use executor::Executor;
pub use scheduler::Scheduler;

use crate::functions;
use crate::settings::Settings;
use ballista_core::extension::SessionConfigExt;
use datafusion::common::Result;
use datafusion::execution::SessionState;
use datafusion::logical_expr::registry::FunctionRegistry;
use datafusion::prelude::SessionConfig;
use std::sync::Arc;
use std::time::Duration;
use sudokit::Cancel;

/// How often an executor says that it is there.
const HEARTBEAT: Duration = Duration::from_secs(3);

/// How long an executor may say nothing.
const SILENCE: Duration = Duration::from_secs(12);

/// How long those who start together wait for each other.
const PATIENCE: Duration = Duration::from_secs(30);

/// The functions, where Ballista has put its own.
fn registered(mut state: SessionState) -> Result<SessionState> {
    for function in functions::all() {
        state.register_udf(Arc::new(function))?;
    }
    Ok(state)
}

/// Ends when the work is cancelled.
async fn cancelled(cancel: &Cancel) {
    while cancel.check().is_ok() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// What a scheduler and an executor start from when they are told how a session is.
fn config(settings: &Settings) -> SessionConfig {
    SessionConfig::new_with_ballista().with_option_extension(settings.clone())
}
