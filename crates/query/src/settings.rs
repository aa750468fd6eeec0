//! Settings of a session, as in `SET sudoku.strict = true`, and its count of skipped texts: functions and
//! tables share both.

use crate::tables::{Open, as_it_is};
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
    skipped: Arc<Mutex<Skipped>>,
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
    /// Their number. Two functions of the same text count it twice.
    pub count: u64,
    /// The first of them, and its place.
    pub first: Option<String>,
}

impl Settings {
    pub(crate) fn new(strict: bool, cancel: &Cancel, open: Open) -> Self {
        Self { strict, skipped: Arc::default(), cancel: cancel.clone(), open }
    }

    /// The settings of a session; the default for one that was made without ours.
    pub(crate) fn of(options: &ConfigOptions) -> Self {
        options.extensions.get::<Self>().cloned().unwrap_or_default()
    }

    /// Counts texts that are not puzzles. With `strict` the first is an error.
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
