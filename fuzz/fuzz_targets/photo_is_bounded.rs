//! Law: a file of a picture is read or refused without a panic, in memory in proportion to its pixels, and
//! what is said about it has a line.
//!
//! The bytes are a file; and besides, a picture of their own, a grey pixel each.

#![no_main]

use libfuzzer_sys::fuzz_target;
use peak_alloc::PeakAlloc;
use sudokit_photo::{Picture, Reader};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Most bytes for a picture that is cheap to decode: coefficients and pixels of four million.
const MOST_MEMORY: usize = 100 << 20;
const LONGEST_ERROR: usize = 300;

fuzz_target!(|bytes: &[u8]| {
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    match Picture::decode(bytes) {
        Ok(picture) => read(&picture),
        Err(error) => is_short(&error.to_string()),
    }
    let memory = MEMORY.peak_usage().saturating_sub(before);
    assert!(memory <= MOST_MEMORY, "it takes {memory} bytes");

    // Every picture of these sizes.
    let side = bytes.len().isqrt();
    if (72..=200).contains(&side) {
        let picture = Picture::from_grey(side, side, &bytes[..side * side]);
        read(&picture.expect("the size is that of a picture"));
    }
});

fn read(picture: &Picture) {
    match Reader::new().read(picture) {
        Ok(reading) => {
            let solved = reading.solution.map(|solution| solution.solves(&reading.givens));
            assert!(solved != Some(false) && (solved.is_some() || !reading.is_sure()));
            assert_eq!(reading.cells.len(), 81);
        }
        Err(error) => is_short(&error.to_string()),
    }
}

fn is_short(error: &str) {
    assert!(error.len() <= LONGEST_ERROR && !error.contains('\n'), "{error:?}");
}
