//! Law: reading never panics and always ends, whatever the bytes and whatever the format.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit_formats::{Format, Reader};

fuzz_target!(|bytes: &[u8]| {
    exhaust(Reader::new(bytes), bytes.len());
    for format in Format::ALL.iter().copied().filter(|format| format.reads()) {
        exhaust(Reader::with_format(bytes, format), bytes.len());
    }
});

/// Every entry and every error stands for a part of the text: there are at most as many as bytes, and one
/// for the end.
fn exhaust(reader: Reader<&[u8]>, length: usize) {
    let answers = reader.take(length + 2).count();
    assert!(answers <= length + 1, "{answers} answers to {length} bytes");
}
