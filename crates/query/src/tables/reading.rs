//! The operator that reads sources: its input are sources, its output are their rows.
//!
//! The input is a table in memory with a source in each row, one for each partition. So the planner of a
//! cluster divides the work as it divides any table, and each executor gets the sources that it reads.

use super::produced::produced;
use super::source::{Shape, Source};
use datafusion::arrow::array::{AsArray, RecordBatch, StringArray};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::common::{Result, plan_err};
use datafusion::datasource::memory::MemorySourceConfig;
use datafusion::error::DataFusionError;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_expr::{EquivalenceProperties, PhysicalExpr};
use datafusion::physical_plan::coop::make_cooperative;
use datafusion::physical_plan::execution_plan::{Boundedness, EmissionType, SchedulingType};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use datafusion::physical_plan::{
    DisplayAs, DisplayFormatType, ExecutionPlan, ExecutionPlanProperties, PlanProperties,
};
use futures::TryStreamExt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The columns and rows that are read of each source, as data.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reading {
    pub(super) shape: Shape,
    /// The columns, by their indices in the table.
    pub(super) columns: Vec<usize>,
    /// The most rows of each source, if there is a limit.
    pub(super) limit: Option<usize>,
}

/// The operator.
#[derive(Debug)]
pub(crate) struct ReadingExec {
    pub(crate) reading: Arc<Reading>,
    sources: Arc<dyn ExecutionPlan>,
    schema: SchemaRef,
    properties: Arc<PlanProperties>,
}

impl ReadingExec {
    /// Reads each of these sources as a partition.
    pub(super) fn of(reading: Reading, sources: &[Source]) -> Result<Self> {
        let schema = Arc::new(Schema::new(vec![Field::new("source", DataType::Utf8, false)]));
        let mut rows = Vec::with_capacity(sources.len());
        for source in sources {
            let json =
                serde_json::to_string(source).map_err(|error| DataFusionError::External(Box::new(error)))?;
            rows.push(vec![RecordBatch::try_new(
                Arc::clone(&schema),
                vec![Arc::new(StringArray::from(vec![json]))],
            )?]);
        }
        Self::new(reading, MemorySourceConfig::try_new_exec(&rows, schema, None)?)
    }

    /// Reads the sources that another operator has.
    pub(crate) fn new(reading: Reading, sources: Arc<dyn ExecutionPlan>) -> Result<Self> {
        let schema = Arc::new(reading.shape.schema().project(&reading.columns)?);
        let properties = PlanProperties::new(
            EquivalenceProperties::new(Arc::clone(&schema)),
            sources.output_partitioning().clone(),
            EmissionType::Incremental,
            Boundedness::Bounded,
        );
        let properties = Arc::new(properties.with_scheduling_type(SchedulingType::Cooperative));
        Ok(Self { reading: Arc::new(reading), sources, schema, properties })
    }
}

impl DisplayAs for ReadingExec {
    fn fmt_as(&self, _: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reading { columns, limit, .. } = &*self.reading;
        write!(f, "{}: columns={columns:?}", self.name())?;
        match limit {
            Some(limit) => write!(f, ", limit={limit}"),
            None => Ok(()),
        }
    }
}

impl ExecutionPlan for ReadingExec {
    fn name(&self) -> &'static str {
        "SudokuReading"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        &self.properties
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        vec![&self.sources]
    }

    /// The partitions are as they should be.
    fn benefits_from_input_partitioning(&self) -> Vec<bool> {
        vec![false]
    }

    fn apply_expressions(
        &self,
        _: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        Ok(TreeNodeRecursion::Continue)
    }

    fn with_new_children(
        self: Arc<Self>,
        mut children: Vec<Arc<dyn ExecutionPlan>>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        match children.pop() {
            Some(sources) if children.is_empty() => {
                Ok(Arc::new(Self::new(Reading::clone(&self.reading), sources)?))
            }
            _ => plan_err!("expected one step that gives sources"),
        }
    }

    fn execute(&self, part: usize, context: Arc<TaskContext>) -> Result<SendableRecordBatchStream> {
        let (reading, schema) = (Arc::clone(&self.reading), Arc::clone(&self.schema));
        let sources = self.sources.execute(part, Arc::clone(&context))?;
        let rows = async move {
            let sources = read(&sources.try_collect::<Vec<_>>().await?)?;
            Result::<_>::Ok(produced(schema, &context, move |outlet| {
                sources.iter().try_for_each(|source| source.read(&reading.columns, reading.limit, outlet))
            }))
        };
        let rows = futures::stream::once(rows).try_flatten();
        Ok(make_cooperative(Box::pin(RecordBatchStreamAdapter::new(Arc::clone(&self.schema), rows))))
    }
}

/// The sources in rows.
fn read(rows: &[RecordBatch]) -> Result<Vec<Source>> {
    let source = |text: Option<&str>| {
        serde_json::from_str(text.unwrap_or_default())
            .map_err(|error| DataFusionError::External(Box::new(error)))
    };
    rows.iter().flat_map(|rows| rows.column(0).as_string::<i32>().iter().map(source)).collect()
}
