//! Errors: no GPU, or one that fails.

use std::error::Error;
use std::fmt;
use std::time::Duration;

/// There is no GPU to solve on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoGpu {
    /// No driver for Vulkan, Metal or Direct3D 12 offers a GPU.
    Absent,
    /// The driver of this adapter refused to begin.
    Refused {
        /// The name of the adapter.
        adapter: String,
        /// The driver's reason.
        why: String,
    },
    /// The driver did not answer in time.
    Overdue(Duration),
}

impl fmt::Display for NoGpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => {
                f.write_str("no GPU found: no driver for Vulkan, Metal or Direct3D 12 offers one")
            }
            Self::Refused { adapter, why } => write!(f, "the GPU {adapter} refused: {why}"),
            Self::Overdue(wait) => write!(f, "the GPU's driver did not answer within {} s", wait.as_secs()),
        }
    }
}

impl Error for NoGpu {}

/// The reason for which a [`Gpu`](crate::Gpu) gave up its device. The CPU has answered the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The device is gone: removed, reset, or its driver failed.
    Lost(String),
    /// The device has too little memory.
    Memory(String),
    /// The driver rejected a command.
    Refused(String),
    /// A dispatch did not end in time.
    Overdue(Duration),
    /// A grid from the device is not a solution of its puzzle.
    Wrong,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(why) => write!(f, "the GPU was lost: {why}"),
            Self::Memory(why) => write!(f, "the GPU has too little memory: {why}"),
            Self::Refused(why) => write!(f, "the GPU's driver rejected a command: {why}"),
            Self::Overdue(wait) => write!(f, "the GPU did not finish within {} s", wait.as_secs()),
            Self::Wrong => f.write_str("the GPU computes wrongly: a grid is not a solution of its puzzle"),
        }
    }
}

impl Error for Fault {}
