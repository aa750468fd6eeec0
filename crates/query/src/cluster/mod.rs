//! Queries on several machines, with Apache Ballista: a scheduler divides queries, executors do the work, a
//! session asks.
//!
//! # Decisions
//!
//! - **One program is scheduler, executor and client**, since all three need the functions. All machines have
//!   the same version; `codec.rs` refuses another one.
//! - **Tables travel as sources.** A source is data: the arguments of a table function, the names of files.
//!   Executors read the files themselves, by the same path.
//! - **There is no password and no encryption.** A process listens to its own machine alone unless it is
//!   given another address; docs/cluster.md explains the risk.
//! - **An executor that is silent for fifteen seconds is lost**, and others repeat its work. An executor that
//!   was only slow comes back.
//! - **Texts that are not puzzles are not counted**: only the executors see them. `strict` makes them an
//!   error here as everywhere.

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

/// The interval between heartbeats of an executor.
const HEARTBEAT: Duration = Duration::from_secs(3);

/// An executor without a heartbeat for so long is lost.
const SILENCE: Duration = Duration::from_secs(12);

/// Processes that start together wait for each other so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Registers the functions again: Ballista replaces them.
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

/// The configuration to which a scheduler or an executor applies the settings of a session.
fn config(settings: &Settings) -> SessionConfig {
    SessionConfig::new_with_ballista().with_option_extension(settings.clone())
}
