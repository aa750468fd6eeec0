//! A source as a table of the data engine.

use super::reading::{Reading, ReadingExec};
use super::source::{Shape, Source};
use async_trait::async_trait;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::catalog::{Session, TableProvider};
use datafusion::common::Result;
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_plan::ExecutionPlan;
use std::sync::Arc;

/// A table with one source.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) source: Source,
}

impl Table {
    pub(crate) fn new(source: Source) -> Self {
        Self { source }
    }
}

#[async_trait]
impl TableProvider for Table {
    fn schema(&self) -> SchemaRef {
        self.source.shape().schema()
    }

    fn table_type(&self) -> TableType {
        match self.source.shape() {
            Shape::Filed => TableType::Base,
            Shape::Made => TableType::Temporary,
        }
    }

    async fn scan(
        &self,
        session: &dyn Session,
        projection: Option<&Vec<usize>>,
        _: &[Expr],
        limit: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let columns = match projection {
            Some(places) => places.clone(),
            None => (0..self.schema().fields().len()).collect(),
        };
        let reading = Reading { shape: self.source.shape(), columns, limit };
        let parts = self.source.parts(session.config().target_partitions());
        Ok(Arc::new(ReadingExec::of(reading, &parts)?))
    }
}
