//! Laws of every format: written text reads back as far as the format can hold it, and every text is
//! answered.

use proptest::prelude::*;
use std::io::BufReader;
use sudokit_core::{CandidateSet, Cell, CellSet, Puzzle, Solution};
use sudokit_formats::{Candidates, Entry, Format, ReadError, Reader, Writer, parse, parse_as};

const SOLUTION: &str = "415726938632894517789531624267349185143685279598172346324958761856217493971463852";

/// Choices for the cells of an entry: one number each.
type Choice = Vec<u8>;

fn choice() -> impl Strategy<Value = Choice> {
    proptest::collection::vec(0..10u8, 81)
}

/// Givens and placed digits of a solution, with candidates that include the true ones. No cell has a single
/// candidate: a candidate grid could not tell it from a solved cell.
fn entry(choice: &[u8], with_candidates: bool, with_marks: bool) -> Entry {
    let solution: Solution = SOLUTION.parse().unwrap();
    let chosen = |wanted: std::ops::Range<u8>| -> CellSet {
        Cell::all().filter(|cell| wanted.contains(&choice[cell.index()])).collect()
    };
    let mut entry = Entry::from(solution.restricted_to(chosen(0..3)));
    entry.placed = solution.restricted_to(chosen(3..5));
    let plain = entry.shown();
    let mut left = CandidateSet::EMPTY;
    for cell in Cell::all().filter(|cell| entry.digits().digit(*cell).is_none()) {
        let digits = plain.digits_in(cell);
        let gone = digits.iter().find(|digit| *digit != solution.digit(cell) && choice[cell.index()] > 7);
        match gone {
            Some(gone) if digits.len() > 2 => left |= CandidateSet::of_cell(cell, digits.without(gone)),
            _ => left |= CandidateSet::of_cell(cell, digits),
        }
    }
    entry.candidates = with_candidates.then_some(Candidates::Left(left));
    entry.marks = with_marks.then_some(left & solution.candidates()).filter(|marks| !marks.is_empty());
    entry
}

fn write(format: Format, entries: &[Entry]) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(format).unwrap();
    for entry in entries {
        writer.entry(&mut text, entry).unwrap();
    }
    writer.finish(&mut text).unwrap();
    text
}

/// The parts of an entry that must come back.
fn kept(format: Format, entry: &Entry) -> (Puzzle, Puzzle, Option<CandidateSet>, Option<CandidateSet>) {
    let keeps = format.keeps();
    let (givens, placed) =
        if keeps.placed { (entry.givens, entry.placed) } else { (entry.digits(), Puzzle::EMPTY) };
    let shown = keeps.candidates.then(|| entry.shown());
    (givens, placed, shown, entry.marks.filter(|_| keeps.marks))
}

fn both_ways() -> impl Iterator<Item = Format> {
    Format::ALL.iter().copied().filter(|format| format.reads() && format.writes())
}

/// A candidate grid shows a cell with a single candidate as solved.
fn has_lone_candidate(entry: &Entry) -> bool {
    Cell::all().any(|cell| entry.digits().digit(cell).is_none() && entry.shown().digits_in(cell).len() == 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_reads_back(
        choices in proptest::collection::vec(choice(), 1..4),
        candidates: bool,
        marks: bool,
    ) {
        let entries: Vec<Entry> = choices.iter().map(|choice| entry(choice, candidates, marks)).collect();
        for format in both_ways() {
            if format.keeps().candidates && entries.iter().any(has_lone_candidate) {
                continue;
            }
            let text = write(format, &entries);
            let read: Result<Vec<Entry>, ReadError> = Reader::with_format(text.as_bytes(), format).collect();
            let read = read.map_err(|error| TestCaseError::fail(format!("{format}: {error}\n{text}")))?;
            prop_assert_eq!(read.len(), entries.len(), "{}\n{}", format, text);
            for (read, entry) in read.iter().zip(&entries) {
                prop_assert_eq!(kept(format, read), kept(format, entry), "{}\n{}", format, text);
            }
            // The reader recognises the format; sdx and plain candidate grids look alike.
            let guessed: Vec<Entry> = Reader::new(text.as_bytes()).filter_map(Result::ok).collect();
            prop_assert_eq!(guessed.len(), entries.len(), "{}\n{}", format, text);
            for (guessed, entry) in guessed.iter().zip(&entries) {
                prop_assert_eq!(guessed.digits(), entry.digits(), "{}\n{}", format, text);
            }
        }
    }

    #[test]
    fn digits_that_make_no_sense_read_back(digits in proptest::collection::vec(0..10u8, 81)) {
        let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
        let entry = Entry::from(text.parse::<Puzzle>().unwrap());
        // These four cannot tell a cell with a single candidate from a solved one, and to a candidate grid
        // two equal clues in sight of each other are candidates.
        let confused = ["sdx", "sudokuwiki", "candidates", "sukaku"];
        for format in both_ways().filter(|format| !confused.contains(&format.name())) {
            let text = write(format, std::slice::from_ref(&entry));
            let read = parse_as(format, text.as_bytes());
            prop_assert_eq!(read.map(|read| read.digits()), Ok(entry.digits()), "{}\n{}", format, text);
        }
    }

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        answers(&bytes);
    }

    #[test]
    fn any_near_text_is_answered(text in "[ \t\r\n.0-9*xX_?|+:,;#{}<>\"'=a-u-]{0,800}") {
        answers(text.as_bytes());
    }

    #[test]
    fn examples_with_a_hole_are_answered(which: prop::sample::Index, from: prop::sample::Index, to: prop::sample::Index, with: char) {
        let example = Format::ALL[which.index(Format::ALL.len())].example().repeat(2);
        let chars: Vec<char> = example.chars().collect();
        let (from, to) = (from.index(chars.len()), to.index(chars.len()));
        let mut text: String = chars[..from.min(to)].iter().collect();
        text.push(with);
        text.extend(&chars[from.max(to)..]);
        answers(text.as_bytes());
    }
}

/// Taking runs of plain lines changes nothing, for any length of runs and any size of buffer.
#[test]
fn runs_of_plain_lines_are_what_next_finds() {
    let line = SOLUTION.replace('1', ".");
    let grid: String = (0..9).map(|row| format!("{}\n", &line[9 * row..9 * row + 9])).collect();
    let around = [
        "# comment\n",
        "title of it\n",
        "garbage\n",
        &grid,
        "\n",
        "5\n",
        &format!("{line} rated\n"),
        &format!("{line}\r\n"),
    ];
    let text: String =
        around.iter().enumerate().map(|(i, part)| format!("{line}\n").repeat(i % 4) + part).collect();
    let text = text.repeat(2) + &line;
    let what =
        |item: Option<Result<Entry, ReadError>>| item.map(|item| item.map_err(|error| error.to_string()));
    let expected: Vec<_> = {
        let mut reader = Reader::new(text.as_bytes());
        std::iter::from_fn(|| what(reader.next()).map(|item| (reader.line(), item))).collect()
    };
    for capacity in [1, 82, 83, 200, 1000, 10_000] {
        for most in [1, 2, 3, 100] {
            let mut reader = Reader::new(BufReader::with_capacity(capacity, text.as_bytes()));
            let (mut found, mut puzzles) = (Vec::new(), Vec::new());
            loop {
                let count = reader.plain(most, &mut puzzles) as u64;
                assert!(count <= most as u64 && count == puzzles.len() as u64);
                let first = reader.line() + 1 - count;
                found.extend((first..).zip(puzzles.drain(..).map(|puzzle| Ok(Entry::from(puzzle)))));
                let Some(item) = what(reader.next()) else { break };
                found.push((reader.line(), item));
            }
            assert_eq!(found, expected, "{capacity} {most}");
        }
    }
}

/// Reading ends in every format, with no more items than the text has room for.
fn answers(bytes: &[u8]) {
    let most = bytes.len() + 2;
    assert!(Reader::new(bytes).count() <= most);
    for format in Format::ALL {
        assert!(Reader::with_format(bytes, *format).count() <= most, "{format}");
    }
    let _ = parse(bytes);
}

#[test]
fn garbage_in_the_middle_is_reported_with_its_number() {
    let line = format!("{}\n", SOLUTION.replace('1', "."));
    let text = format!("{}not a puzzle\n{}", line.repeat(500), line.repeat(500));
    let mut reader = Reader::new(text.as_bytes());
    let mut lines = Vec::new();
    let mut entries = 0;
    while let Some(item) = reader.next() {
        match item {
            Ok(_) => entries += 1,
            Err(error) => lines.push((reader.line(), error.to_string())),
        }
    }
    assert_eq!(entries, 1000);
    assert_eq!(lines, [(501, "line 501, column 1: expected a puzzle, found 'not a puzzle'".to_owned())]);
}

#[test]
fn a_line_that_never_ends_is_skipped() {
    let line = format!("{}\n", SOLUTION.replace('1', "."));
    let text = format!("{line}{}\n{line}", "1".repeat(100 << 20));
    let read: Vec<_> =
        Reader::new(text.as_bytes()).map(|item| item.map_err(|error| error.to_string())).collect();
    assert_eq!(read.len(), 3);
    let error = "line 2, column 1: expected a line of at most 1048576 bytes, found a longer one";
    assert_eq!(read[1], Err(error.to_owned()));
    assert!(read[0].is_ok() && read[0] == read[2]);
}

#[test]
fn an_element_that_never_ends_is_an_error() {
    let text = format!("<opensudoku><game data=\"{}", "1".repeat(3 << 20));
    let read: Vec<_> = Reader::new(text.as_bytes()).collect();
    assert_eq!(read.len(), 1);
    let Err(ReadError::Parse(error)) = &read[0] else { panic!("{read:?}") };
    assert_eq!((error.format, error.found.as_str()), ("opensudoku", "an element that is far too long"));
}

#[test]
fn a_line_alone_is_what_it_is_among_others() {
    for empty in ['.', '0'] {
        for digits in ["", "5", "123456789", "53..7....6..195....98....6.8...6...34"] {
            let line: String =
                digits.replace('.', &empty.to_string()) + &empty.to_string().repeat(81 - digits.len());
            let among = Reader::new(format!("{line}\n{line}\n").as_bytes()).next().unwrap().unwrap();
            assert_eq!(parse(line.as_bytes()).unwrap(), among);
        }
    }
}

#[test]
fn nothing_is_no_puzzle() {
    for text in ["", "\n\n", "# only a comment\n", "   "] {
        assert_eq!(Reader::new(text.as_bytes()).count(), 0, "{text:?}");
        assert_eq!(
            parse(text.as_bytes()).unwrap_err().to_string(),
            "line 1, column 1: expected a puzzle, found nothing"
        );
    }
}

#[test]
fn examples_are_recognised_and_written_back() {
    // The examples of these say more than their formats keep, or less than a page.
    let losing = ["csv", "hodoku", "line", "html"];
    for format in Format::ALL.iter().copied().filter(|format| format.reads()) {
        let example = format.example();
        let entry = parse_as(format, example.as_bytes()).unwrap();
        let guessed = parse(example.as_bytes()).unwrap();
        assert_eq!(guessed.digits(), entry.digits(), "{format}");
        if format.writes() && !losing.contains(&format.name()) {
            assert_eq!(write(format, &[entry]), example, "{format}");
        }
    }
}

#[test]
fn names_and_endings_are_unique() {
    let all = |names: fn(Format) -> &'static [&'static str]| -> Vec<&str> {
        Format::ALL.iter().flat_map(|format| names(*format)).copied().collect()
    };
    let mut names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
    names.extend(all(Format::aliases));
    for mut words in [names, all(Format::extensions)] {
        words.sort_unstable();
        let count = words.len();
        words.dedup();
        assert_eq!(words.len(), count);
        assert!(words.iter().all(|word| *word == word.to_lowercase()));
    }
}

#[test]
fn a_document_may_be_one_long_line() {
    let game = format!("<game data=\"{}\"/>", SOLUTION.replace('1', "0"));
    let text = format!("<opensudoku>{}</opensudoku>", game.repeat(20_000));
    assert!(text.len() > 1 << 20);
    assert!(Reader::new(text.as_bytes()).all(|item| item.is_ok()));
    assert_eq!(Reader::new(text.as_bytes()).count(), 20_000);
}

#[test]
fn errors_do_not_swallow_what_follows() {
    let name = |name: &str| Format::by_name(name).unwrap();
    let entry = parse(SOLUTION.replace('1', ".").as_bytes()).unwrap();
    let sukaku = write(name("sukaku"), std::slice::from_ref(&entry));
    let json = write(name("json"), std::slice::from_ref(&entry));
    let csv = write(name("csv"), std::slice::from_ref(&entry));
    let line = write(name("line"), std::slice::from_ref(&entry));
    for (format, text, good, bad) in [
        ("sukaku", format!("{}{sukaku}{sukaku}", sukaku.replacen('2', "q", 1)), 2, 1),
        ("json", format!("{}\n{json}{json}", json.trim_end().trim_end_matches('}')), 2, 1),
        ("csv", format!("{csv}\"\n{line}{line}"), 2, 1),
        ("csv", format!("{line}{line}"), 2, 0),
        ("line", format!("{line}\u{0}\u{1}\n{line}"), 2, 1),
    ] {
        let read: Vec<_> = Reader::with_format(text.as_bytes(), name(format)).collect();
        let found = (
            read.iter().filter(|item| item.is_ok()).count(),
            read.iter().filter(|item| item.is_err()).count(),
        );
        assert_eq!(found, (good, bad), "{format}: {read:?}\n{text}");
    }
}

#[test]
fn memory_stays_small_whatever_comes() {
    // None of these may be kept in memory: each is the start of an endless input.
    for line in [
        "---------\n",
        "123456789\n---------\n",
        "# comment\n",
        "-----------\n",
        "\n",
        "[Other]\n1\n",
        "[\n",
        "{\"a\":\n",
    ] {
        let text = line.repeat(20_000);
        let start = std::time::Instant::now();
        assert!(Reader::new(text.as_bytes()).count() <= 20_000);
        assert!(start.elapsed().as_secs() < 10, "{line:?}");
    }
}

/// A puzzle with an open cell, r1c9, whose only candidate no cell in sight has.
const LONE: &str = "12345678.9...........9...........9...........................9";

#[test]
fn a_candidate_that_becomes_a_given_is_told() {
    let entry = Entry::from(format!("{LONE:.<81}").parse::<Puzzle>().unwrap());
    for format in both_ways() {
        let read = parse_as(format, write(format, std::slice::from_ref(&entry)).as_bytes()).unwrap();
        let lost = sudokit_formats::Losses::of(&entry, format);
        assert_eq!(lost.lone, read.digits() != entry.digits(), "{format}");
        assert_eq!(
            lost.lone,
            format.name() == "sdx" || format.name() == "candidates" || format.name() == "sukaku",
            "{format}"
        );
    }
}

#[test]
fn sdx_is_read_the_same_by_its_looks_and_by_its_name() {
    let format = Format::by_name("sdx").unwrap();
    // The only candidate of r1c9 is one of r2c9 too.
    let entry = Entry::from(format!("{:.<81}", "12345678.").parse::<Puzzle>().unwrap());
    let text = write(format, std::slice::from_ref(&entry));
    let named = parse_as(format, text.as_bytes()).unwrap();
    assert_eq!(named.givens, entry.givens);
    assert_eq!(named, parse(text.as_bytes()).unwrap());
}
