//! The executor: the process that works on queries.

use super::codec::{Asked, Planned};
use super::place::{Address, Place};
use super::{HEARTBEAT, PATIENCE, cancelled, config};
use crate::error::QueryError;
use crate::functions;
use crate::session::Limits;
use crate::settings::Settings;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use futures::future::{Either, select};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs, process};
use tokio::runtime;

/// The time for an executor that is cancelled to tell its scheduler.
const FAREWELL: Duration = Duration::from_millis(30);

/// A process that works on queries for a scheduler, and keeps parts of their answers until they are fetched.
///
/// ```no_run
/// use sudokit_query::{Executor, Limits, QueryError};
///
/// let limits = Limits { threads: 2, ..Limits::default() };
/// let executor = Executor::new("10.0.0.1:50050", "10.0.0.2", 0, &limits)?;
/// executor.run(|address| println!("works at {address}"))?;
/// # Ok::<(), QueryError>(())
/// ```
#[derive(Debug)]
pub struct Executor {
    scheduler: Address,
    place: Place,
    /// The port for answers and the port for tasks.
    ports: [u16; 2],
    limits: Limits,
    folder: PathBuf,
}

impl Executor {
    /// An executor for the scheduler at HOST:PORT, at an address of this machine at which the others reach
    /// it. It listens at this port and the next one, or with 0 at two that are free. The limits are for all
    /// of its tasks together; `threads` is their number.
    ///
    /// # Errors
    /// It cannot listen there, or the address of the scheduler is wrong.
    pub fn new(scheduler: &str, host: &str, port: u16, limits: &Limits) -> Result<Self, QueryError> {
        let scheduler = Address::new(scheduler)?;
        let place = Place::new(host)?;
        let second = if port == 0 { 0 } else { port.saturating_add(1) };
        // Ports in use are an error here, before Ballista starts.
        let [(_first, answers), (_second, work)] = [place.listen(port)?, place.listen(second)?];
        let folder = env::temp_dir().join(format!("sudoku-executor-{}-{answers}", process::id()));
        Ok(Self { scheduler, place, ports: [answers, work], limits: limits.clone(), folder })
    }

    /// The same executor, which keeps its files in a new folder in this one: parts of answers, and data
    /// beyond its memory.
    #[must_use]
    pub fn within(mut self, folder: &Path) -> Self {
        let name = self.folder.file_name().unwrap_or_default();
        self.folder = folder.join(name);
        self
    }

    /// Works until it is cancelled. Waits half a minute for a scheduler to start, and calls `ready` with its
    /// own address.
    ///
    /// # Errors
    /// There is no scheduler, it was cancelled, or the scheduler ended it after a long silence.
    pub fn run(self, ready: impl FnOnce(&str)) -> Result<(), QueryError> {
        self.scheduler.wait(PATIENCE, &self.limits.cancel)?;
        fs::create_dir_all(&self.folder)?;
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let ended = runtime.block_on(self.work(ready));
        runtime.shutdown_background();
        _ = fs::remove_dir_all(&self.folder);
        ended
    }

    async fn work(&self, ready: impl FnOnce(&str)) -> Result<(), QueryError> {
        let config = self.config();
        let health = config.health.clone();
        let address = format!("{}:{}", self.place.name, self.ports[0]);
        let started = async {
            while !health.is_ready() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            ready(&address);
            cancelled(&self.limits.cancel).await;
            // Its answers are not fetched any more: other executors repeat them.
            _ = fs::remove_dir_all(&self.folder);
            // Ballista handles the same signal.
            tokio::time::sleep(FAREWELL).await;
        };
        match select(pin!(start_executor_process(Arc::new(config))), pin!(started)).await {
            _ if self.limits.cancel.check().is_err() => Err(QueryError::Cancelled),
            Either::Left((Err(error), _)) => Err(QueryError::Cluster(error.to_string())),
            _ => Err(QueryError::Cluster("the scheduler has ended this executor".to_owned())),
        }
    }

    fn config(&self) -> ExecutorProcessConfig {
        let Limits { memory, threads, strict, open, ref cancel } = self.limits;
        let settings = Settings::new(strict, cancel, open);
        let mut known = BallistaFunctionRegistry::default();
        known.scalar_functions.extend(functions::all().map(|one| (one.name().to_owned(), Arc::new(one))));
        ExecutorProcessConfig {
            bind_host: self.place.host(),
            external_host: Some(self.place.name.clone()),
            port: self.ports[0],
            grpc_port: self.ports[1],
            scheduler_host: self.scheduler.host.clone(),
            scheduler_port: self.scheduler.port,
            vcores: threads.max(1),
            work_dir: Some(self.folder.display().to_string()),
            memory_pool_size: Some(memory as u64),
            executor_heartbeat_interval_seconds: HEARTBEAT.as_secs(),
            override_function_registry: Some(Arc::new(known)),
            override_config_producer: Some(Arc::new(move || config(&settings))),
            override_logical_codec: Some(Arc::new(Asked::default())),
            override_physical_codec: Some(Arc::new(Planned::default())),
            ..ExecutorProcessConfig::default()
        }
    }
}
