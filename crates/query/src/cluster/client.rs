//! The client: a session whose queries a cluster works on.

use super::codec::Asked;
use super::place::Address;
use super::registered;
use crate::error::{QueryError, Told};
use crate::session;
use ballista_core::config::{
    BALLISTA_ADAPTIVE_PLANNER_ENABLED, BALLISTA_CLIENT_GRPC_HTTP2_KEEPALIVE_INTERVAL_SECONDS,
    BALLISTA_CLIENT_IO_RETRIES_TIMES, BALLISTA_CLIENT_IO_RETRY_WAIT_TIME_MS,
};
use ballista_core::execution_plans::DistributedQueryExec;
use ballista_core::extension::{SessionConfigExt, SessionStateExt};
use ballista_core::planner::scans_only_information_schema;
use ballista_core::serde::protobuf::scheduler_grpc_client::SchedulerGrpcClient;
use ballista_core::serde::protobuf::{CancelJobParams, CleanJobDataParams};
use datafusion::common::Result;
use datafusion::execution::SessionState;
use datafusion::logical_expr::LogicalPlan;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::prelude::SessionConfig;
use datafusion_proto::logical_plan::AsLogicalPlan;
use datafusion_proto::protobuf::LogicalPlanNode;
use std::sync::Arc;
use std::time::Duration;
use sudokit::Cancel;
use tokio::runtime::Handle;

/// The longest wait for a scheduler.
const REACHED: Duration = Duration::from_secs(3);

/// The time for telling a scheduler that a job is cancelled.
const NOTED: Duration = Duration::from_secs(1);

/// The configuration of a session with a cluster.
pub(crate) fn prepared(config: SessionConfig) -> SessionConfig {
    let mut config = config.upgrade_for_ballista();
    // Small files may be much work, too.
    config.options_mut().optimizer.repartition_file_min_size = 1 << 16;
    config
        .with_ballista_logical_extension_codec(Arc::new(Asked::default()))
        // The adaptive planner has counted inputs of `union all` more than once.
        .set_bool(BALLISTA_ADAPTIVE_PLANNER_ENABLED, false)
        .set_u64(BALLISTA_CLIENT_GRPC_HTTP2_KEEPALIVE_INTERVAL_SECONDS, 10)
        // A lost executor does not come back soon.
        .set_u64(BALLISTA_CLIENT_IO_RETRIES_TIMES, 2)
        .set_u64(BALLISTA_CLIENT_IO_RETRY_WAIT_TIME_MS, 500)
}

/// A scheduler, with its executors.
pub(crate) struct Others(Address);

impl Others {
    /// The cluster of the scheduler at HOST:PORT, if it can be reached.
    pub(crate) fn new(scheduler: &str, cancel: &Cancel) -> Result<Self, QueryError> {
        let address = Address::new(scheduler)?;
        address.wait(REACHED, cancel)?;
        Ok(Self(address))
    }

    /// The same session, with this cluster for its work.
    pub(crate) fn upgraded(&self, state: SessionState) -> Result<SessionState> {
        registered(state.upgrade_for_ballista(self.0.url())?)
    }
}

impl session::Others for Others {
    /// Checks that a plan can be sent. Queries of the information schema are answered here.
    fn can_be_told(&self, plan: &LogicalPlan) -> Result<()> {
        match scans_only_information_schema(plan)? {
            true => Ok(()),
            false => LogicalPlanNode::try_from_logical_plan(plan, &Asked::default()).map(drop),
        }
    }

    fn job(&self, plan: &Arc<dyn ExecutionPlan>, runtime: &Handle) -> Box<dyn Send> {
        Box::new(Job { scheduler: self.0.url(), plan: Arc::clone(plan), runtime: runtime.clone() })
    }

    fn said(&self, error: QueryError) -> QueryError {
        const LOST: [&str; 6] = [
            "Stream closed",
            "transport error",
            "h2 protocol error",
            "GrpcConnectionError",
            "error reading a body",
            "ExecutorLost",
        ];
        let QueryError::Query(text) = &error else { return error };
        if let Some(words) = Told::within(text) {
            return QueryError::Query(words.to_owned());
        }
        if text.contains("ResourcesExhausted(") {
            return QueryError::Memory("the query needs more memory than its executors may have".to_owned());
        }
        if LOST.iter().any(|lost| text.contains(lost)) {
            let text =
                "the scheduler, or an executor that had a part of the answer, cannot be reached any more";
            return QueryError::Cluster(text.to_owned());
        }
        match text.split_once(" failed: Job failed due to ") {
            Some((_, why)) => QueryError::Query(format!("the executors cannot do it: {why}")),
            None => error,
        }
    }
}

/// A job of the cluster. Dropping it cancels the job and deletes its data.
struct Job {
    scheduler: String,
    plan: Arc<dyn ExecutionPlan>,
    runtime: Handle,
}

impl Drop for Job {
    fn drop(&mut self) {
        let asked = self.plan.downcast_ref::<DistributedQueryExec<LogicalPlanNode>>();
        let Some(job) = asked.and_then(DistributedQueryExec::job_id) else { return };
        let note = async {
            let mut scheduler = SchedulerGrpcClient::connect(self.scheduler.clone()).await.ok()?;
            let job_id = job.to_string();
            scheduler.cancel_job(CancelJobParams { job_id: job_id.clone() }).await.ok()?;
            let all = CleanJobDataParams { job_id, remove_stage_ids: Vec::new() };
            scheduler.clean_job_data(all).await.ok()
        };
        // A scheduler that is gone has no jobs either.
        _ = self.runtime.block_on(async { tokio::time::timeout(NOTED, note).await });
    }
}
