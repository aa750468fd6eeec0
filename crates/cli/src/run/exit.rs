//! Exit codes.

use serde::{Deserialize, Serialize};

/// Result of a run. The worst result wins: later variants are worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Outcome {
    /// Every puzzle has one solution; for other commands, success.
    Positive = 0,
    /// Some puzzle has no solution or several.
    Negative = 1,
    /// Something could not be read, written or understood.
    Failed = 2,
    /// The terminal is gone: like the others 128 and the number of the signal.
    HungUp = 129,
    /// Ctrl-C.
    Interrupted = 130,
    /// A scheduler or a person asked the program to end.
    Terminated = 143,
}
