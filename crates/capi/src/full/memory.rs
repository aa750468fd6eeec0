//! Memory that may be missing: a failure instead of an abort.

use crate::failure::Failure;
use crate::sudokit_status::SUDOKIT_MEMORY;
use std::fmt;
use std::hint::black_box;

/// Fails if that many bytes cannot be allocated. Parsers and searches allocate as they go, and an allocation
/// that fails there aborts the process. So a call first makes sure of all the memory that its arguments may
/// need.
pub(crate) fn expect_memory(bytes: Option<usize>) -> Result<(), Failure> {
    /// Too little to be worth a check.
    const LITTLE: usize = 1 << 20;
    let mut memory = Vec::<u8>::new();
    match bytes {
        Some(bytes) if bytes <= LITTLE || memory.try_reserve_exact(bytes).is_ok() => {
            // The compiler may remove an allocation that nobody uses.
            black_box(&memory);
            Ok(())
        }
        _ => Err(lacking()),
    }
}

fn lacking() -> Failure {
    Failure::new(SUDOKIT_MEMORY, "there is not enough memory for a call with so much data")
}

/// JSON, if there is memory for its values.
pub(super) fn parsable(json: &[u8]) -> Result<&[u8], Failure> {
    /// The most memory that a byte of JSON takes, in a list such as `0,0,0`. Two bytes are a value of 32, and
    /// while the list grows, the old buffer and one of twice its length exist: 32 / 2 * (1 + 2).
    const BYTES: usize = 48;
    expect_memory(json.len().checked_mul(BYTES))?;
    Ok(json)
}

/// A text that grows as long as there is memory.
#[derive(Default)]
pub(crate) struct Growing(String);

impl Growing {
    /// The text that `write` writes.
    pub(crate) fn written(write: impl FnOnce(&mut Self) -> fmt::Result) -> Result<String, Failure> {
        let mut text = Self::default();
        // Writing a text fails for no other reason.
        write(&mut text).map_err(|fmt::Error| lacking())?;
        Ok(text.0)
    }
}

impl fmt::Write for Growing {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.try_reserve(text.len()).map_err(|_| fmt::Error)?;
        self.0.push_str(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_memory_is_a_failure() {
        assert!(expect_memory(Some(1 << 21)).is_ok());
        for too_much in [None, Some(usize::MAX), Some(isize::MAX as usize - 100)] {
            assert_eq!(expect_memory(too_much).unwrap_err().status(), SUDOKIT_MEMORY);
        }
    }
}
