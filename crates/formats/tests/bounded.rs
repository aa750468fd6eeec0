//! Laws: reading takes linear time and little memory, and names the wrong line, for any input.

use peak_alloc::PeakAlloc;
use std::io::{self, BufReader, Read};
use std::time::Duration;
use sudokit_formats::{Format, ReadError, Reader};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Memory limit of a reader, with room for several copies of a line of a megabyte.
const MOST_MEMORY: usize = 24 << 20;
/// The slowest byte, in a build that is not optimised.
const MOST_TIME_A_BYTE: Duration = Duration::from_micros(20);
/// The longest error: a few lines of a terminal.
const LONGEST_ERROR: usize = 700;

/// A text with a beginning and an endless rest.
struct Endless {
    name: String,
    begin: Vec<u8>,
    again: Vec<u8>,
}

impl Endless {
    fn new(begin: impl AsRef<[u8]>, again: impl AsRef<[u8]>) -> Self {
        let (begin, again) = (begin.as_ref().to_vec(), again.as_ref().to_vec());
        let start = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(30)]).into_owned();
        Self { name: format!("{:?} and {:?} again and again", start(&begin), start(&again)), begin, again }
    }

    fn read(&self, length: u64) -> impl io::BufRead {
        let again = Again { bytes: &self.again, at: 0 };
        BufReader::with_capacity(1 << 16, self.begin.chain(again).take(length))
    }
}

struct Again<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Read for Again<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for byte in &mut *buffer {
            *byte = self.bytes[self.at];
            self.at = (self.at + 1) % self.bytes.len();
        }
        Ok(buffer.len())
    }
}

fn endless() -> Vec<Endless> {
    let line = format!("{}{}", "123456789".repeat(8), ".".repeat(9));
    let mut all = Vec::new();
    for again in [
        "\n",
        "\r",
        "\r\n",
        " ",
        "\t",
        "a",
        "1",
        "1 ",
        ".",
        "|",
        ":",
        ",",
        ";",
        "\"",
        "'",
        "[",
        "{",
        "]",
        "<",
        "#",
        "-\n",
        "+",
        "=",
        "\0",
        "\u{feff}",
        "٣",
        "１\n",
        "a\r",
        "a\n",
        "#A\n",
        "r1c1=1 ",
        "r1c1=1\n",
        "111\n",
        "1 1 1\n",
        "{\"\":0},",
        "{},",
        "[0,",
        "1,1,",
        "<a>",
        "<pre>\n",
        "[Puzzle]\n",
        "[State]\n",
        "[Other]\n1\n",
        "---------\n",
        "123456789\n",
        "12345678\n",
        "1234567890\n",
        "123456789\n\n",
        "title\n",
        "I001\n",
        "scl ",
        "sudokuwiki.org bd=",
        "https://",
        "sudokupad.app fpuzzles",
        "SCv7_32_",
        "N4Ig",
        ":0000:",
        "puzzle,",
        "puzzle\n",
        "123 456 789 1 2 3 4 5 6\n",
    ] {
        all.push(Endless::new("", again));
    }
    all.push(Endless::new("", [0xff]));
    for (begin, again) in [
        ("puzzle\n\"", "a\n"),
        ("puzzle\n", "\"\n"),
        ("puzzle", ",,,,"),
        ("puzzle\n", ",,,,"),
        ("{\"puzzle\":\"", "1"),
        ("{\"puzzle\":[", "{\"\":0},"),
        ("{\"puzzle\":[\n", "{\"\":0},\n"),
        ("{\"puzzle\":1,\"a\":[\n", "{\"\":0}\n"),
        ("[", "{},"),
        ("[\n", "{},\n"),
        (&format!("[\"{}", "1".repeat(82)), "1"),
        (&format!("[{}", "1,".repeat(82)), "1,"),
        (&format!("[[[{}", "1,".repeat(82)), "1],["),
        ("{\"results\":[", "1"),
        ("{\"puzzles\":[],\"a\":", "[1],"),
        ("{\"version\":1,\"results\":[", "{\"puzzle\":\"1\"},"),
        ("<opensudoku>", "<a>"),
        ("<opensudoku><a ", "b='1' "),
        ("<opensudoku><author>", "x"),
        ("<opensudoku><!-- ", "x"),
        ("<opensudoku><game data=\"", "1"),
        ("<opensudoku><game data=\"", "|"),
        (&format!("<opensudoku><author>{}</author>", "x".repeat(900_000)), "<game data='1'/>"),
        ("[Puzzle]\n", "#C comment\n"),
        ("[Puzzle]\n123456789\n[PencilMarks]\n", ",,,,,,,,\n"),
        (":a:b:", "1"),
        ("https://sudoku.coach/en/play/", "1"),
        ("https://sudoku.coach/en/play/SCv7_32_", "v"),
        ("https://f-puzzles.com/?load=", "N"),
        ("https://sudokupad.app/fpuzzles", "%2B"),
    ] {
        all.push(Endless::new(begin, again));
    }
    let long = |prefix: &str, text: &str| format!("{prefix}{text}{}\n", "x".repeat(1 << 19));
    for text in [long("", &line), long("#A", ""), long("title ", ""), long("", &format!("{line} #"))] {
        all.push(Endless::new("", text));
    }
    for format in Format::ALL {
        all.push(Endless::new("", format.example()));
        all.push(Endless::new("", format.example().trim_end()));
    }
    // Bombs: short texts that unpack to long ones.
    let spaces = " ".repeat(1 << 18);
    all.push(Endless::new(
        "",
        format!("https://f-puzzles.com/?load={}\n", lz_str::compress_to_base64(spaces.as_str())),
    ));
    all
}

/// CPU time of this thread.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn worked() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// Time and peak memory of reading it all.
fn cost(text: &Endless, length: u64, format: Option<Format>) -> (Duration, usize) {
    let input = text.read(length);
    MEMORY.reset_peak_usage();
    let (before, started) = (MEMORY.current_usage(), worked());
    let reader = match format {
        Some(format) => Reader::with_format(input, format),
        None => Reader::new(input),
    };
    for item in reader {
        if let Err(ReadError::Parse(error)) = item {
            let error = error.to_string();
            assert!(error.len() <= LONGEST_ERROR, "{}: {error}", text.name);
            assert!(!error.contains(char::is_control), "{}: {error:?}", text.name);
        }
    }
    (worked() - started, MEMORY.peak_usage() - before)
}

/// Compares the cost of reading `length` bytes of a text with the cost of twice as many.
fn complaint(text: &Endless, length: u64, format: Option<Format>) -> Option<String> {
    let name = format.map_or("any format", Format::name);
    let (mut once, mut twice) = (Duration::MAX, Duration::MAX);
    // A busy machine is slower now and then: take the best of a few runs.
    for _ in 0..4 {
        once = once.min(cost(text, length, format).0);
        if once > MOST_TIME_A_BYTE * length as u32 {
            return Some(format!("{name}: {once:?} for {length} bytes of {}", text.name));
        }
        let (time, memory) = cost(text, 2 * length, format);
        if memory > MOST_MEMORY {
            return Some(format!("{name}: {memory} bytes of memory for {}", text.name));
        }
        twice = twice.min(time);
        if twice <= 3 * once + Duration::from_millis(2) {
            return None;
        }
    }
    Some(format!("{name}: {once:?}, and {twice:?} for twice as much of {}", text.name))
}

/// A single test, because memory is counted for all threads together.
#[test]
fn reading_is_linear_and_bounded() {
    let mut wrong = Vec::new();
    for text in endless() {
        // Errors in every line are the slowest case.
        if text.again.iter().any(|byte| matches!(byte, b'\n' | b'\r')) {
            wrong.extend(complaint(&text, 1 << 13, None));
            continue;
        }
        wrong.extend(complaint(&text, 1 << 15, None));
        let (_, memory) = cost(&text, 1 << 20, None);
        if memory > MOST_MEMORY {
            wrong.push(format!("{memory} bytes of memory for {}", text.name));
        }
        // Fewer bytes for formats asked for by name: quadratic time shows up in the time per byte.
        const FEW: u64 = 1 << 13;
        for format in Format::ALL.iter().filter(|format| format.reads()) {
            let (time, memory) = cost(&text, FEW, Some(*format));
            if time > MOST_TIME_A_BYTE * FEW as u32 || memory > MOST_MEMORY {
                wrong.push(format!("{format}: {time:?} and {memory} bytes of memory for {}", text.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "takes minutes; to be looked at closely"]
fn megabytes() {
    for text in endless() {
        let (time, memory) = cost(&text, 4 << 20, None);
        println!("{:>6} ms {:>9} bytes: {}", time.as_millis(), memory, text.name);
    }
}
