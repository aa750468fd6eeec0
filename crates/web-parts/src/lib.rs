//! Parts of the app that few visitors need: the checker of proofs and the reader of photographs, each alone
//! in a WebAssembly module.
//!
//! ```text
//! JavaScript ── room ──► the buffer ── check or read_picture ──► one line in the buffer
//! ```
//!
//! JavaScript asks for [`room`], writes a proof or pixels there, calls the function of the module, and reads
//! the line from the place that [`room`] returns for its length.
//!
//! # Decisions
//!
//! - **Each is a module of its own**, because few visitors paste a proof or have a picture, and the others
//!   should not load what reads it.
//! - **No bindings are generated**, as only bytes cross the border in each direction.
//! - **Nothing is ever cancelled.** The work is bounded, and the app ends the worker in which it runs.

#![allow(unsafe_code, reason = "JavaScript finds the functions of a module by their names")]

#[cfg(feature = "photo")]
mod photo;
#[cfg(feature = "proof")]
mod proof;

use std::cell::RefCell;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = RefCell::default();
}

/// Makes the buffer this long, and returns its address. Its first bytes stay what they are; the address from
/// the last call is no longer valid.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.resize(bytes, 0);
        buffer.as_mut_ptr()
    })
}

/// Puts a line in place of the buffer, made of its bytes. Returns the length of the line.
#[cfg(any(feature = "photo", feature = "proof"))]
fn answer(line_on: impl FnOnce(&[u8]) -> String) -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        *buffer = line_on(buffer).into_bytes();
        buffer.len()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line that a function of a module leaves for these bytes.
    pub(crate) fn said(bytes: &[u8], function: impl FnOnce() -> usize) -> String {
        room(bytes.len());
        BUFFER.with_borrow_mut(|buffer| buffer.copy_from_slice(bytes));
        let length = function();
        BUFFER.with_borrow(|buffer| {
            assert_eq!(buffer.len(), length);
            String::from_utf8(buffer.clone()).expect("it is a text")
        })
    }

    #[test]
    fn room_is_made_longer_and_shorter() {
        room(3);
        BUFFER.with_borrow_mut(|buffer| buffer.copy_from_slice(b"abc"));
        room(2);
        BUFFER.with_borrow(|buffer| assert_eq!(buffer, b"ab"));
    }
}
