//! Settings of a session, as in `SET sudoku.strict = true`, and its count of skipped texts: functions and
//! tables share both.

use crate::tables::{Open, as_it_is};
use datafusion::arrow::datatypes::FieldRef;
use datafusion::common::config::{ConfigEntry, ConfigExtension, ConfigOptions, ExtensionOptions};
use datafusion::common::{Result, config_err, exec_err};
use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use sudokit::Cancel;

/// The settings that functions and tables of a session share.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// True if a text that is not a puzzle is an error. Otherwise it becomes null, or is left out, and is
    /// counted.
    strict: bool,
    met: Arc<Mutex<Met>>,
    pub(crate) cancel: Cancel,
    /// Opens files of puzzles.
    pub(crate) open: Open,
}

impl Default for Settings {
    fn default() -> Self {
        Self::new(false, &Cancel::new(), as_it_is)
    }
}

/// Texts that were not puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Skipped {
    /// The number of rows that tables left out, and of rows without a puzzle in a column that functions were
    /// asked about, however many.
    pub count: u64,
    /// The first of the texts, and its place.
    pub first: Option<String>,
}

/// The texts so far that were not puzzles, by the calls that met them.
#[derive(Debug, Default)]
struct Met {
    /// Rows of earlier statements, and rows that tables left out.
    rows: u64,
    calls: Vec<Call>,
    first: Option<String>,
}

/// A call in a statement, and the rows for which it got no puzzle.
#[derive(Debug)]
struct Call {
    /// The field of its answers, which is its own, and so tells it from other calls of the same function.
    call: FieldRef,
    column: String,
    rows: u64,
}

impl Met {
    /// The rows without a puzzle. Calls about the same column meet the same rows, and some of them fewer,
    /// since a condition has removed the others.
    fn rows(&self) -> u64 {
        let of_column = |column: &str| {
            let calls = self.calls.iter().filter(|call| call.column == column);
            calls.map(|call| call.rows).max().unwrap_or(0)
        };
        let mut columns: Vec<&str> = self.calls.iter().map(|call| call.column.as_str()).collect();
        columns.sort_unstable();
        columns.dedup();
        self.rows + columns.into_iter().map(of_column).sum::<u64>()
    }
}

impl Settings {
    pub(crate) fn new(strict: bool, cancel: &Cancel, open: Open) -> Self {
        Self { strict, met: Arc::default(), cancel: cancel.clone(), open }
    }

    /// The settings of a session; the default for one that was made without ours.
    pub(crate) fn of(options: &ConfigOptions) -> Self {
        options.extensions.get::<Self>().cloned().unwrap_or_default()
    }

    /// Counts a row that a table leaves out, since it is not a puzzle. With `strict` it is an error.
    pub(crate) fn leave_out(&self, text: impl FnOnce() -> String) -> Result<()> {
        self.meet(text, |met| met.rows += 1)
    }

    /// Counts rows for which a call got no puzzle. With `strict` the first is an error.
    pub(crate) fn skip(
        &self,
        call: &FieldRef,
        column: &str,
        rows: u64,
        first: impl FnOnce() -> String,
    ) -> Result<()> {
        self.meet(first, |met| match met.calls.iter_mut().find(|known| Arc::ptr_eq(&known.call, call)) {
            Some(known) => known.rows += rows,
            None => met.calls.push(Call { call: Arc::clone(call), column: column.to_owned(), rows }),
        })
    }

    fn meet(&self, first: impl FnOnce() -> String, count: impl FnOnce(&mut Met)) -> Result<()> {
        if self.strict {
            return exec_err!("{}", first());
        }
        let mut met = self.lock();
        count(&mut met);
        met.first.get_or_insert_with(first);
        Ok(())
    }

    /// Another statement begins, with calls of its own.
    pub(crate) fn begin(&self) {
        let mut met = self.lock();
        met.rows = met.rows();
        met.calls.clear();
    }

    pub(crate) fn skipped(&self) -> Skipped {
        let met = self.lock();
        Skipped { count: met.rows(), first: met.first.clone() }
    }

    fn lock(&self) -> MutexGuard<'_, Met> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConfigExtension for Settings {
    const PREFIX: &'static str = "sudoku";
}

impl ExtensionOptions for Settings {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn cloned(&self) -> Box<dyn ExtensionOptions> {
        Box::new(self.clone())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<()> {
        if key != "strict" {
            return config_err!("sudoku has the setting strict, not '{key}'");
        }
        match value.parse() {
            Ok(strict) => {
                self.strict = strict;
                Ok(())
            }
            Err(_) => config_err!("expected true or false for sudoku.strict, found '{value}'"),
        }
    }

    fn entries(&self) -> Vec<ConfigEntry> {
        vec![ConfigEntry {
            key: "sudoku.strict".to_owned(),
            value: Some(self.strict.to_string()),
            description: "Whether what is no puzzle is an error, not null",
        }]
    }
}
