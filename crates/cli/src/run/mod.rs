//! The run of the program: exit code, Ctrl-C, language, suggestions, messages, progress, terminal.

pub(crate) mod closed;
pub(crate) mod exit;
pub(crate) mod interrupt;
pub(crate) mod language;
pub(crate) mod nearest;
pub(crate) mod progress;
pub(crate) mod report;
pub(crate) mod seed;
pub(crate) mod task;
pub(crate) mod terminal;
