//! Generated puzzles as rows: number and puzzle, made while they are read.

use super::produced::Outlet;
use datafusion::arrow::array::{Int64Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::common::Result;
use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};
use sudokit::Puzzle;

/// Rows of the first batch. Each batch is twice as large as the one before, so that a small limit is answered
/// soon.
const FIRST: usize = 16;

static SCHEMA: LazyLock<SchemaRef> = LazyLock::new(|| {
    let number = Field::new("number", DataType::Int64, false);
    Arc::new(Schema::new(vec![number, Field::new("puzzle", DataType::Utf8, false)]))
});

/// The columns.
pub(super) fn schema() -> SchemaRef {
    Arc::clone(&SCHEMA)
}

/// A maker of puzzles.
pub(super) trait Making {
    /// Makes at most `most` puzzles, until the reader stops.
    fn make(
        &self,
        most: Option<usize>,
        outlet: &Outlet,
        give: &mut (dyn FnMut(Puzzle) -> ControlFlow<()> + Send),
    ) -> Result<()>;
}

/// Makes at most `most` rows with these columns and passes them on.
pub(super) fn read(
    making: &impl Making,
    columns: &[usize],
    most: Option<usize>,
    outlet: &Outlet,
) -> Result<()> {
    let mut rows =
        Rows { outlet, columns, puzzles: Vec::new(), before: 0, together: FIRST.min(outlet.together) };
    making.make(most, outlet, &mut |puzzle| rows.push(puzzle))?;
    // These are the last: it does not matter if the reader is gone.
    _ = rows.give();
    Ok(())
}

struct Rows<'a> {
    outlet: &'a Outlet,
    columns: &'a [usize],
    puzzles: Vec<u8>,
    /// The number of rows passed on.
    before: usize,
    together: usize,
}

impl Rows<'_> {
    fn push(&mut self, puzzle: Puzzle) -> ControlFlow<()> {
        self.puzzles.extend_from_slice(puzzle.as_bytes());
        if self.puzzles.len() < 81 * self.together {
            return ControlFlow::Continue(());
        }
        self.together = (2 * self.together).min(self.outlet.together);
        self.give()
    }

    fn give(&mut self) -> ControlFlow<()> {
        let count = self.puzzles.len() / 81;
        let numbers =
            Int64Array::from_iter_values((self.before + 1..).take(count).map(|number| number as i64));
        self.before += count;
        let puzzles =
            crate::column::texts(std::mem::take(&mut self.puzzles), None).expect("digits and dots are ASCII");
        let batch = RecordBatch::try_new(schema(), vec![Arc::new(numbers), puzzles])
            .and_then(|batch| batch.project(self.columns))
            .expect("the columns are those of the table");
        self.outlet.give(batch)
    }
}
