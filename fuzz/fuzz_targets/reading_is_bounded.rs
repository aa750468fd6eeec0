//! Law: reading takes time in proportion to the bytes and little memory, and an error has a few lines, for
//! any repeated text and in any format.
//!
//! The bytes are a head and a part that is repeated; the first byte says where the part begins.

#![no_main]

use libfuzzer_sys::fuzz_target;
use peak_alloc::PeakAlloc;
use std::io::{BufReader, Cursor, Read};
use std::time::{Duration, Instant};
use sudokit_formats::{Format, ReadError, Reader};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Most bytes that a reader may hold. Those of the sanitizer and the fuzzer are not counted.
const MOST_MEMORY: usize = 24 << 20;
/// Most time for any text. A build for fuzzing is many times slower than the program.
const ENOUGH: Duration = Duration::from_millis(400);
const LONGEST_ERROR: usize = 700;
const LENGTH: usize = 1 << 13;

fuzz_target!(|bytes: &[u8]| {
    let [first, rest @ ..] = bytes else { return };
    let (begin, again) = rest.split_at(usize::from(*first).min(rest.len()));
    if again.is_empty() {
        return;
    }
    let text = |length: usize| -> Vec<u8> {
        begin.iter().chain(again.iter().cycle()).take(length).copied().collect()
    };
    let (once, twice) = (text(LENGTH), text(2 * LENGTH));
    let formats = Format::ALL.iter().copied().filter(|format| format.reads()).map(Some);
    for format in [None].into_iter().chain(formats) {
        // A busy machine is slow now and then: only what is slow every time is.
        let is_linear = (0..5).any(|_| {
            let (short, long) = (cost(&once, format), cost(&twice, format));
            long <= ENOUGH || long <= 3 * short
        });
        assert!(is_linear, "{format:?}: twice as much takes more than three times as long");
    }
    // A line may have a megabyte.
    let long = Cursor::new(begin).chain(Repeated { bytes: again, at: 0 }).take(1 << 20);
    if !again.contains(&b'\n') && !again.contains(&b'\r') && first % 64 == 0 {
        read(BufReader::new(long), None);
    }
});

struct Repeated<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        for byte in &mut *buffer {
            *byte = self.bytes[self.at];
            self.at = (self.at + 1) % self.bytes.len();
        }
        Ok(buffer.len())
    }
}

fn cost(text: &[u8], format: Option<Format>) -> Duration {
    let started = Instant::now();
    read(text, format);
    started.elapsed()
}

fn read(text: impl std::io::BufRead, format: Option<Format>) {
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    let reader = match format {
        Some(format) => Reader::with_format(text, format),
        None => Reader::new(text),
    };
    for item in reader {
        if let Err(ReadError::Parse(error)) = item {
            let error = error.to_string();
            assert!(error.len() <= LONGEST_ERROR && !error.contains(char::is_control), "{error:?}");
        }
    }
    let memory = MEMORY.peak_usage().saturating_sub(before);
    assert!(memory <= MOST_MEMORY, "{format:?} holds {memory} bytes");
}
