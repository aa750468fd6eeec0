//! The process that divides queries.

use super::codec::{Asked, Planned};
use super::place::Place;
use super::{HEARTBEAT, SILENCE, cancelled, config, registered};
use crate::error::QueryError;
use crate::settings::Settings;
use ballista_core::utils::default_session_builder;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::{SchedulerConfig, TaskDistributionPolicy};
use ballista_scheduler::scheduler_process::{create_scheduler, start_grpc_service_with_listener};
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use futures::future::{Either, select};
use std::net::TcpListener;
use std::pin::pin;
use std::sync::Arc;
use sudokit::Cancel;
use tokio::runtime;

/// The process that divides queries among executors.
///
/// It listens at once, and works when it runs. Whoever reaches its address may ask whatever the executors can read.
///
/// ```
/// use sudokit_query::{QueryError, Scheduler};
///
/// let scheduler = Scheduler::new("127.0.0.1", 0)?;
/// assert!(scheduler.address().starts_with("127.0.0.1:"));
/// assert!(Scheduler::new("0.0.0.0", 0).is_err(), "executors could not reach it there");
/// # Ok::<(), QueryError>(())
/// ```
#[derive(Debug)]
pub struct Scheduler {
    place: Place,
    port: u16,
    listener: TcpListener,
    address: String,
}

impl Scheduler {
    /// A scheduler at an address of this machine, at which executors and sessions reach it. With port 0 the system chooses one.
    ///
    /// # Errors
    /// It cannot listen there.
    ///
    /// ```
    /// # use sudokit_query::Scheduler;
    /// assert!(Scheduler::new("203.0.113.1", 0).is_err(), "this machine has another address");
    /// ```
    pub fn new(host: &str, port: u16) -> Result<Self, QueryError> {
        let place = Place::new(host)?;
        let (listener, port) = place.listen(port)?;
        let address = format!("{}:{port}", place.name);
        Ok(Self { place, port, listener, address })
    }

    /// Where it listens, as executors and sessions name it.
    ///
    /// ```
    /// # use sudokit_query::{QueryError, Scheduler};
    /// assert!(!Scheduler::new("127.0.0.1", 0)?.address().ends_with(":0"));
    /// # Ok::<(), QueryError>(())
    /// ```
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Works until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled, or it can no longer work.
    ///
    /// ```
    /// use sudokit_query::{QueryError, Scheduler};
    ///
    /// let cancel = sudokit::Cancel::new();
    /// cancel.cancel();
    /// let ended = Scheduler::new("127.0.0.1", 0)?.run(&cancel);
    /// assert!(matches!(ended, Err(QueryError::Cancelled)));
    /// # Ok::<(), QueryError>(())
    /// ```
    pub fn run(self, cancel: &Cancel) -> Result<(), QueryError> {
        let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
        let ended = runtime.block_on(async {
            match select(pin!(self.serve()), pin!(cancelled(cancel))).await {
                Either::Left((ended, _)) => ended.map_err(|error| QueryError::Cluster(error.to_string())),
                Either::Right(_) => Err(QueryError::Cancelled),
            }
        });
        runtime.shutdown_background();
        ended
    }

    async fn serve(self) -> ballista_core::error::Result<()> {
        let settings = Settings::default();
        let config = Arc::new(SchedulerConfig {
            bind_host: self.place.host(),
            external_host: self.place.name,
            bind_port: self.port,
            task_distribution: TaskDistributionPolicy::RoundRobin,
            executor_timeout_seconds: SILENCE.as_secs(),
            no_executors_grace_period_seconds: SILENCE.as_secs(),
            expire_dead_executor_interval_seconds: HEARTBEAT.as_secs(),
            override_config_producer: Some(Arc::new(move || config(&settings))),
            override_session_builder: Some(Arc::new(|config| registered(default_session_builder(config)?))),
            override_logical_codec: Some(Arc::new(Asked::default())),
            override_physical_codec: Some(Arc::new(Planned::default())),
            ..SchedulerConfig::default()
        });
        let cluster = BallistaCluster::new_from_config(&config).await?;
        let scheduler = create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster, config).await?;
        self.listener.set_nonblocking(true)?;
        start_grpc_service_with_listener(tokio::net::TcpListener::from_std(self.listener)?, scheduler).await
    }
}
