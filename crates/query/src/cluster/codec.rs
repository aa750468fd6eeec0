//! Our tables and operators in plans that are sent, as JSON behind a mark. Ballista encodes everything else.

use crate::tables::{Reading, ReadingExec, Table};
use ballista_core::serde::{BallistaLogicalExtensionCodec, BallistaPhysicalExtensionCodec};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::catalog::TableProvider;
use datafusion::common::{Result, TableReference, plan_err};
use datafusion::datasource::file_format::FileFormatFactory;
use datafusion::error::DataFusionError;
use datafusion::execution::TaskContext;
use datafusion::logical_expr::{Extension, LogicalPlan};
use datafusion::physical_plan::ExecutionPlan;
use datafusion_proto::logical_plan::LogicalExtensionCodec;
use datafusion_proto::physical_plan::{PhysicalExtensionCodec, PhysicalProtoConverterExtension};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The mark. No message of Ballista begins with it: in protobuf the first byte would begin a group, and
/// Ballista has none.
const MARK: &[u8] = b"sudokit ";

/// The version of the sender.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Encodes a table or an operator.
fn write(ours: &impl Serialize, to: &mut Vec<u8>) -> Result<()> {
    to.extend_from_slice(MARK);
    serde_json::to_writer(to, &(VERSION, ours)).map_err(|error| DataFusionError::External(Box::new(error)))
}

/// Decodes it, if it has the mark.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<Result<T>> {
    let json = bytes.strip_prefix(MARK)?;
    Some(match serde_json::from_slice::<(String, serde_json::Value)>(json) {
        Ok((version, _)) if version != VERSION => {
            plan_err!("the machines have sudokit {version} and {VERSION}: all of a cluster need the same")
        }
        Ok((_, ours)) => {
            serde_json::from_value(ours).map_err(|error| DataFusionError::External(Box::new(error)))
        }
        Err(error) => Err(DataFusionError::External(Box::new(error))),
    })
}

/// Logical plans, from a session to the scheduler.
#[derive(Debug, Default)]
pub(super) struct Asked(BallistaLogicalExtensionCodec);

impl LogicalExtensionCodec for Asked {
    fn try_decode(&self, bytes: &[u8], inputs: &[LogicalPlan], context: &TaskContext) -> Result<Extension> {
        self.0.try_decode(bytes, inputs, context)
    }

    fn try_encode(&self, node: &Extension, to: &mut Vec<u8>) -> Result<()> {
        self.0.try_encode(node, to)
    }

    fn try_decode_table_provider(
        &self,
        bytes: &[u8],
        table: &TableReference,
        schema: SchemaRef,
        context: &TaskContext,
    ) -> Result<Arc<dyn TableProvider>> {
        match read(bytes) {
            Some(source) => Ok(Arc::new(Table::new(source?))),
            None => self.0.try_decode_table_provider(bytes, table, schema, context),
        }
    }

    fn try_encode_table_provider(
        &self,
        name: &TableReference,
        table: Arc<dyn TableProvider>,
        to: &mut Vec<u8>,
    ) -> Result<()> {
        match table.downcast_ref::<Table>() {
            Some(table) => write(&table.source, to),
            None => {
                plan_err!("table {name} is in the memory of this program, where a cluster does not find it")
            }
        }
    }

    fn try_decode_file_format(
        &self,
        bytes: &[u8],
        context: &TaskContext,
    ) -> Result<Arc<dyn FileFormatFactory>> {
        self.0.try_decode_file_format(bytes, context)
    }

    fn try_encode_file_format(&self, to: &mut Vec<u8>, format: Arc<dyn FileFormatFactory>) -> Result<()> {
        self.0.try_encode_file_format(to, format)
    }
}

/// Physical plans, from the scheduler to the executors.
#[derive(Debug, Default)]
pub(super) struct Planned(BallistaPhysicalExtensionCodec);

impl PhysicalExtensionCodec for Planned {
    fn try_decode(
        &self,
        bytes: &[u8],
        inputs: &[Arc<dyn ExecutionPlan>],
        context: &TaskContext,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        match (read::<Reading>(bytes), inputs) {
            (Some(reading), [sources]) => Ok(Arc::new(ReadingExec::new(reading?, Arc::clone(sources))?)),
            (Some(_), _) => plan_err!("expected one step that gives sources, found {}", inputs.len()),
            (None, _) => self.0.try_decode(bytes, inputs, context, converter),
        }
    }

    fn try_encode(
        &self,
        step: Arc<dyn ExecutionPlan>,
        to: &mut Vec<u8>,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<()> {
        match step.downcast_ref::<ReadingExec>() {
            Some(ours) => write(&*ours.reading, to),
            None => self.0.try_encode(step, to, converter),
        }
    }
}
