//! What the exit code says.

use crate::interrupt;

/// How a run went. The worst that happened wins: later variants are worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Outcome {
    /// Every puzzle has one solution; for other commands, all went well.
    Positive = 0,
    /// Some puzzle has no solution or several.
    Negative = 1,
    /// Something could not be read, written or understood.
    Failed = 2,
    /// Somebody pressed Ctrl-C.
    Interrupted = interrupt::EXIT_CODE,
}
