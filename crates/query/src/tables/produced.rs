//! Rows that are made on a thread of their own while they are read. The work ends when the reader stops.

use crate::error::Told;
use crate::settings::Settings;
use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::common::Result;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_plan::stream::RecordBatchReceiverStreamBuilder;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::thread;
use tokio::sync::mpsc::Sender;

/// The most batches that wait for the reader.
const WAITING: usize = 2;

/// The way of rows to their reader.
pub(super) struct Outlet {
    to: Sender<Result<RecordBatch>>,
    pub(super) settings: Settings,
    /// Rows of a batch.
    pub(super) together: usize,
    /// The number of threads that may work.
    pub(super) threads: usize,
}

impl Outlet {
    /// Passes a batch on as soon as there is room. Breaks if the reader is gone.
    pub(super) fn give(&self, batch: RecordBatch) -> ControlFlow<()> {
        match self.to.blocking_send(Ok(batch)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}

/// The stream of the rows that a function produces.
pub(super) fn produced(
    schema: SchemaRef,
    context: &TaskContext,
    produce: impl FnOnce(&Outlet) -> Result<()> + Send + 'static,
) -> SendableRecordBatchStream {
    let config = context.session_config();
    let options = config.options();
    let mut stream = RecordBatchReceiverStreamBuilder::new(schema, WAITING);
    let to = stream.tx();
    let mut settings = Settings::of(options);
    let together = options.execution.batch_size.get();
    // On a cluster there are more partitions than cores.
    let threads = thread::available_parallelism().map_or(1, NonZero::get).min(config.target_partitions());
    stream.spawn_blocking(move || {
        let reader = to.clone();
        settings.cancel = settings.cancel.or_when(move || reader.is_closed());
        let outlet = Outlet { to, settings, together, threads };
        let ended = produce(&outlet);
        // An end of the reader is not an error.
        if outlet.to.is_closed() { Ok(()) } else { ended.map_err(Told::of) }
    });
    stream.build()
}
