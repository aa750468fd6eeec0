//! The checker as a module of WebAssembly: put a document into its memory, and ask for the verdict.

use std::sync::Mutex;
use sudokit_checker::Document;
use sudokit_core::Cancel;

static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Makes room for a document of so many bytes, and says where it is.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut text = TEXT.lock().expect("there is one thread");
    *text = vec![0; length];
    text.as_mut_ptr()
}

/// Checks the document that is there as a proof. Returns 0 if all steps hold, the number of the first that
/// does not, from 1, or -1 if the document cannot be read.
#[unsafe(no_mangle)]
pub extern "C" fn check() -> i32 {
    let Ok(document) = Document::read(&TEXT.lock().expect("there is one thread")) else { return -1 };
    let report = document.follow(&Cancel::new()).expect("nobody cancels");
    report.first_that_fails().map_or(0, |(step, _)| step as i32 + 1)
}
