//! Law: what was read can be written in every format that writes, reads back as far as the format keeps it,
//! and is then written the same way again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudokit_formats::{Entry, Format, Reader, Writer};

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
    if entry.candidates.is_some() && format.keeps().candidates {
        assert_eq!(back.shown(), entry.shown(), "{name}: {text}");
    } else {
        assert_eq!(back.digits(), entry.digits(), "{name}: {text}");
        if format.keeps().placed {
            assert_eq!((back.givens, back.placed), (entry.givens, entry.placed), "{name}: {text}");
        }
    }
    assert_eq!(write(back, format), text, "{name}");
}

fn write(entry: &Entry, format: Format) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(format).expect("the format writes");
    writer.entry(&mut text, entry).expect("a string takes everything");
    writer.finish(&mut text).expect("a string takes everything");
    text
}
