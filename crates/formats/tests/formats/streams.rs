//! Documents of one line: however long they are, every puzzle in them is read, in bounded memory.

use std::io::BufReader;
use sudokit_formats::{Entry, Format, ReadError, Reader, Writer};

const PUZZLE: &str = "4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..";
const ENTRIES: usize = 20_000;

fn entry(number: usize) -> Entry {
    let mut entry: Entry = PUZZLE.parse().unwrap();
    entry.header.title = Some(format!("{number} é"));
    entry
}

/// The documents that programs write without a line end, and true if they hold the titles.
fn documents(count: usize) -> Vec<(&'static str, String, bool)> {
    let objects: Vec<String> = (0..count).map(|i| serde_json::to_string(&entry(i)).unwrap()).collect();
    let objects = objects.join(",");
    let texts = vec![format!("\"{PUZZLE}\""); count].join(",");
    let digits: Vec<String> = PUZZLE.replace('.', "0").chars().map(String::from).collect();
    let cells = vec![format!("[{}]", digits.join(", ")); count].join(", ");
    let rows: Vec<String> = digits.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let rows = vec![format!("[{}]", rows.join(",")); count].join(",");
    let mut xml = String::new();
    let mut writer = Writer::new(Format::by_name("opensudoku").unwrap()).unwrap();
    (0..count).for_each(|i| writer.entry(&mut xml, &entry(i)).unwrap());
    writer.finish(&mut xml).unwrap();
    vec![
        ("a list of objects", format!("[{objects}]"), true),
        ("a document of results", format!("{{\"version\":1,\"results\":[{objects}],\"more\":[{{}}]}}"), true),
        ("a document of puzzles", format!("{{\"made by\": \"me\", \"puzzles\" : [ {objects} ]}}"), true),
        ("a list of texts", format!("[{texts}]"), false),
        ("lists of cells", format!("[{cells}]"), false),
        ("lists of rows", format!("[{rows}]"), false),
        ("XML", xml.replace('\n', ""), false),
    ]
}

#[test]
fn every_puzzle_of_a_long_line_is_read() {
    for (name, text, has_titles) in documents(ENTRIES) {
        assert!(text.len() > 1 << 20, "{name} is short");
        let entries: Vec<Entry> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
        assert_eq!(entries.len(), ENTRIES, "{name}");
        for (number, read) in entries.iter().enumerate() {
            let expected = if has_titles { entry(number) } else { PUZZLE.parse().unwrap() };
            assert_eq!(read, &expected, "{name}");
        }
    }
}

#[test]
fn the_same_is_read_in_pieces_of_any_size() {
    for (name, text, has_titles) in documents(3) {
        for capacity in [1, 2, 3, 7, 64, 1000] {
            let entries: Vec<Entry> = Reader::new(BufReader::with_capacity(capacity, text.as_bytes()))
                .map(Result::unwrap)
                .collect();
            assert_eq!(entries.len(), 3, "{name} in pieces of {capacity}");
            assert!(!has_titles || entries[2] == entry(2), "{name} in pieces of {capacity}");
        }
    }
}

#[test]
fn an_error_far_along_the_line_has_its_column_and_stops_nothing() {
    let good = format!("{{\"puzzle\":\"{PUZZLE}\",\"title\":\"é\"}}");
    let before = vec![good.as_str(); ENTRIES].join(",");
    for (bad, column) in [("{\"puzzle\":\"12\"}", 1), ("\"12345678901\"", 1), ("{\"puzzle\":12}", 1)] {
        let text = format!("[{before},{bad},{good}]\n{PUZZLE}\n");
        let read: Vec<Result<Entry, ReadError>> = Reader::new(text.as_bytes()).collect();
        assert_eq!(read.len(), ENTRIES + 3);
        let Err(ReadError::Parse(error)) = &read[ENTRIES] else { panic!("{bad} is read") };
        let expected = format!("[{before},").chars().count() + column;
        assert_eq!((error.line, error.column), (1, expected as u64), "{bad}");
        assert_eq!(read.iter().filter(|result| result.is_err()).count(), 1, "{bad}");
    }
}

#[test]
fn a_record_is_bounded() {
    let long = format!("{{\"puzzle\":\"{PUZZLE}\",\"title\":\"{}\"}}", "x".repeat(3 << 20));
    let text = format!("[{long},{{\"puzzle\":\"{PUZZLE}\"}}]");
    let read: Vec<Result<Entry, ReadError>> = Reader::new(text.as_bytes()).collect();
    assert_eq!(read.len(), 2);
    let error = read[0].as_ref().unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, column 2: expected at most 1048576 bytes of JSON in an object, found more (read as json)"
    );
    assert!(read[1].is_ok());
}

#[test]
fn other_lines_are_refused_before_they_end() {
    struct Endless;
    impl std::io::Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            buffer.fill(b'1');
            Ok(buffer.len())
        }
    }
    let error = Reader::new(BufReader::new(Endless)).next().unwrap().unwrap_err();
    assert!(error.to_string().starts_with("line 1, column 1: expected a line of at most"), "{error}");
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
#[test]
#[ignore = "a measurement"]
fn megabytes_a_second() {
    use rustix::time::{ClockId, clock_gettime};

    let worked = || {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
    };
    for (name, text, _) in documents(400_000) {
        let started = worked();
        let read =
            Reader::new(BufReader::with_capacity(1 << 18, text.as_bytes())).filter(Result::is_ok).count();
        let speed = text.len() as f64 / 1e6 / (worked() - started);
        println!("{speed:>6.0} MB/s, {read} puzzles: {name}");
    }
}
