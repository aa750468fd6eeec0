//! Puzzles that are made while they are read, as rows: their numbers, and they themselves.

use super::produced::Outlet;
use datafusion::arrow::array::{Int64Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::common::Result;
use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};
use sudokit::Puzzle;

/// Rows of the first batch. Each has twice as many as the one before: whoever asks for few waits for few.
const FIRST: usize = 16;

static SCHEMA: LazyLock<SchemaRef> = LazyLock::new(|| {
    let number = Field::new("number", DataType::Int64, false);
    Arc::new(Schema::new(vec![number, Field::new("puzzle", DataType::Utf8, false)]))
});

/// The columns.
pub(super) fn schema() -> SchemaRef {
    Arc::clone(&SCHEMA)
}

/// Something that makes puzzles.
pub(super) trait Making {
    /// Makes puzzles, no more than `most`, until nobody wants more.
    fn make(
        &self,
        most: Option<usize>,
        outlet: &Outlet,
        give: &mut (dyn FnMut(Puzzle) -> ControlFlow<()> + Send),
    ) -> Result<()>;
}

/// Makes rows and gives them away: these columns of them, and no more than `most`.
pub(super) fn read(
    making: &impl Making,
    columns: &[usize],
    most: Option<usize>,
    outlet: &Outlet,
) -> Result<()> {
    let mut rows =
        Rows { outlet, columns, puzzles: Vec::new(), before: 0, together: FIRST.min(outlet.together) };
    making.make(most, outlet, &mut |puzzle| rows.push(puzzle))?;
    // Nothing comes after them.
    _ = rows.give();
    Ok(())
}

struct Rows<'a> {
    outlet: &'a Outlet,
    columns: &'a [usize],
    puzzles: Vec<u8>,
    /// How many were given away.
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
