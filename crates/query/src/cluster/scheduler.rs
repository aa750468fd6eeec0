//! The scheduler: the process that divides queries.

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
/// It listens at once, and works when it runs. Everybody who reaches its address may read every file that the
/// executors can read.
///
/// ```no_run
/// use sudokit_query::{QueryError, Scheduler};
///
/// let scheduler = Scheduler::new("10.0.0.1", 0)?;
/// println!("executors join at {}", scheduler.address());
/// scheduler.run(&sudokit::Cancel::new())?;
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
    /// A scheduler at an address of this machine, at which executors and sessions reach it. With port 0 the
    /// system chooses one.
    ///
    /// # Errors
    /// It cannot listen there.
    pub fn new(host: &str, port: u16) -> Result<Self, QueryError> {
        let place = Place::new(host)?;
        let (listener, port) = place.listen(port)?;
        let address = format!("{}:{port}", place.name);
        Ok(Self { place, port, listener, address })
    }

    /// Its HOST:PORT, for executors and sessions.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Works until it is cancelled.
    ///
    /// # Errors
    /// It was cancelled, or it can no longer work.
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
