//! Exit codes.

/// Result of a run. The worst result wins: later variants are worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Outcome {
    /// Every puzzle has one solution; for other commands, success.
    Positive = 0,
    /// Some puzzle has no solution or several.
    Negative = 1,
    /// Something could not be read, written or understood.
    Failed = 2,
    /// Ctrl-C: 128 and the number of the signal.
    Interrupted = 130,
}
