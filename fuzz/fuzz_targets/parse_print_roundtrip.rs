//! Law: what was read can be written in every format that writes, reads back as far as the format keeps it,
//! and is then written the same way again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit_core::{Board, Flaws};
use sudokit_formats::{Candidates, Entry, Format, Reader, Writer};

fuzz_target!(|bytes: &[u8]| {
    let entries = Reader::new(bytes).filter_map(Result::ok).take(4);
    for entry in entries {
        for format in Format::ALL.iter().copied().filter(|format| format.reads() && format.writes()) {
            check(&entry, format);
        }
    }
});

fn check(entry: &Entry, format: Format) {
    let name = format.name();
    let text = write(entry, format);
    let read: Vec<_> = Reader::with_format(text.as_bytes(), format).collect();
    let [Ok(back)] = &read[..] else { panic!("{name}: wrote {text:?}\nand read {read:?}") };
    if !format.keeps().candidates {
        assert_eq!(back.digits(), entry.digits(), "{name}: {text}");
    } else if is_sensible(entry) {
        assert_eq!(back.shown(), entry.shown(), "{name}: {text}");
    } else {
        return;
    }
    assert_eq!(write(back, format), text, "{name}");
}

/// Returns true if no digit sees its like and no candidate sees its digit. Otherwise grids of candidates
/// cannot tell a digit from a lone candidate, and some formats list only the candidates that the digits
/// leave.
fn is_sensible(entry: &Entry) -> bool {
    let digits = entry.digits();
    let board = Board::new(&digits).unwrap_or_else(|flawed| flawed.board);
    let left = |candidates: Candidates| candidates.set().is_subset(board.candidate_set());
    Flaws::of_puzzle(&digits).is_empty() && entry.candidates.is_none_or(left)
}

fn write(entry: &Entry, format: Format) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(format).expect("the format writes");
    writer.entry(&mut text, entry).expect("a string takes everything");
    writer.finish(&mut text).expect("a string takes everything");
    text
}
