//! What a session is told, as by `SET sudoku.strict = true`, and what its functions and tables tell it.

use crate::tables::{Open, as_it_is};
use datafusion::common::config::{ConfigEntry, ConfigExtension, ConfigOptions, ExtensionOptions};
use datafusion::common::{Result, config_err, exec_err};
use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use sudokit::Cancel;

/// How what is no puzzle is met, and what stops the work.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// Whether what is no puzzle is an error. Otherwise it is null, or left out, and counted.
    strict: bool,
    skipped: Arc<Mutex<Skipped>>,
    pub(crate) cancel: Cancel,
    /// How files of puzzles are opened.
    pub(crate) open: Open,
}

impl Default for Settings {
    fn default() -> Self {
        Self::new(false, &Cancel::new(), as_it_is)
    }
}

/// What was no puzzle, so far.
///
/// ```
/// use sudokit_query::{Limits, Session};
///
/// let session = Session::new(&Limits::default())?;
/// session.query("select sudoku_solve('not a puzzle')")?.try_for_each(|rows| rows.map(drop))?;
/// assert_eq!(session.skipped().count, 1);
/// # Ok::<(), sudokit_query::QueryError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Skipped {
    /// How often something was no puzzle. Two functions that look at the same text see it twice.
    pub count: u64,
    /// What the first of them was, and where.
    pub first: Option<String>,
}

impl Settings {
    pub(crate) fn new(strict: bool, cancel: &Cancel, open: Open) -> Self {
        Self { strict, skipped: Arc::default(), cancel: cancel.clone(), open }
    }

    /// The settings of a session. One that was made elsewhere may have none.
    pub(crate) fn of(options: &ConfigOptions) -> Self {
        options.extensions.get::<Self>().cloned().unwrap_or_default()
    }

    /// So many things are no puzzles, and the first is this.
    pub(crate) fn skip(&self, count: u64, first: impl FnOnce() -> String) -> Result<()> {
        if self.strict {
            return exec_err!("{}", first());
        }
        let mut skipped = self.lock();
        skipped.count += count;
        skipped.first.get_or_insert_with(first);
        Ok(())
    }

    pub(crate) fn skipped(&self) -> Skipped {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Skipped> {
        self.skipped.lock().unwrap_or_else(PoisonError::into_inner)
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
