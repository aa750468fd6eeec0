//! Memory that may not be there.

use crate::failure::Failure;
use crate::sudokit_status::SUDOKIT_MEMORY;
use std::fmt;
use std::hint::black_box;

/// Fails if so many bytes are not to be had. Parsers and searches reserve memory as they go, and end the
/// process where there is none; so a call asks for all that its arguments may need before they begin.
pub(crate) fn expect_memory(bytes: Option<usize>) -> Result<(), Failure> {
    /// Not worth a question.
    const LITTLE: usize = 1 << 20;
    let mut memory = Vec::<u8>::new();
    match bytes {
        Some(bytes) if bytes <= LITTLE || memory.try_reserve_exact(bytes).is_ok() => {
            // Without a use, the compiler may leave the reservation out.
            black_box(&memory);
            Ok(())
        }
        _ => Err(lacking()),
    }
}

fn lacking() -> Failure {
    Failure::new(SUDOKIT_MEMORY, "there is not enough memory for a call with so much data")
}

/// A text that grows as long as there is memory.
#[derive(Default)]
pub(crate) struct Growing(String);

impl Growing {
    /// Writes into a text.
    pub(crate) fn written(write: impl FnOnce(&mut Self) -> fmt::Result) -> Result<String, Failure> {
        let mut text = Self::default();
        // Nothing else fails.
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
