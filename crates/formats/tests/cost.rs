//! What reading plain lines costs. Only told, not judged: `cargo test --release --test cost -- --nocapture`.

use std::hint::black_box;
use std::time::Instant;
use sudokit_core::Puzzle;
use sudokit_formats::Reader;

#[test]
fn plain_lines_cost_little_more_than_their_digits() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/puzzles/17clue.txt");
    let Ok(text) = std::fs::read(path) else {
        println!("absent: {path}");
        return;
    };
    let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count();
    let time = |work: &dyn Fn() -> usize| {
        let best = (0..9).map(|_| {
            let start = Instant::now();
            assert_eq!(black_box(work()), lines);
            start.elapsed()
        });
        best.min().unwrap_or_default().as_secs_f64() * 1e9 / lines as f64
    };
    let alone = time(&|| {
        text.split(|byte| *byte == b'\n').filter(|line| black_box(Puzzle::from_line(line)).is_ok()).count()
    });
    let file = || std::io::BufReader::new(std::fs::File::open(path).unwrap());
    let read = time(&|| Reader::new(file()).filter(|item| black_box(item).is_ok()).count());
    let memory = time(&|| Reader::new(&text[..]).filter(|item| black_box(item).is_ok()).count());
    println!(
        "nanoseconds a line: {alone:.0} split and parsed, {read:.0} read from the file, {memory:.0} from memory"
    );
    println!("bytes an entry: {}", size_of::<sudokit_formats::Entry>());
}
