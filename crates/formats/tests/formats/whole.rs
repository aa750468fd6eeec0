//! Law: a text is read as a whole or refused. A part of it never passes for a puzzle.

use proptest::prelude::*;
use sudokit_core::{Cell, Puzzle};
use sudokit_formats::{Entry, Format, ReadError, Reader, Writer};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn read(text: &str) -> Vec<Result<Entry, ReadError>> {
    Reader::new(text.as_bytes()).collect()
}

fn puzzles(text: &str) -> Vec<String> {
    read(text).into_iter().flatten().map(|entry| entry.digits().to_string()).collect()
}

fn rows(puzzle: &str) -> Vec<String> {
    puzzle.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
}

/// The puzzle with spaces for empty cells, with and without trailing ones.
#[test]
fn rows_with_blanks_are_rows() {
    let blank: Vec<String> = rows(PUZZLE).iter().map(|row| row.replace('.', " ")).collect();
    let ragged: Vec<&str> = blank.iter().map(|row| row.trim_end()).collect();
    assert_eq!(puzzles(&blank.join("\n")), [PUZZLE]);
    assert_eq!(puzzles(&ragged.join("\n")), [PUZZLE]);
}

#[test]
fn parts_of_something_else_are_no_puzzles() {
    let good = rows(PUZZLE);
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut rows = good.clone();
        change(&mut rows);
        rows.join("\n") + "\n"
    };
    let candidates = Format::by_name("candidates").unwrap().example();
    let without = |line: usize| -> String {
        candidates
            .lines()
            .enumerate()
            .filter(|(i, _)| *i != line)
            .map(|(_, line)| format!("{line}\n"))
            .collect()
    };
    for text in [
        with(&|rows| rows[3].push('1')),
        with(&|rows| _ = rows[3].pop()),
        with(&|rows| rows.push("1........".into())),
        with(&|rows| rows.insert(0, "1........".into())),
        with(&|rows| rows.push("12345678".into())),
        with(&|rows| rows.push("r1c1=5".into())),
        with(&|rows| rows.insert(0, "r1c3=5".into())),
        with(&|rows| rows.push("1 1 5".into())),
        with(&|rows| _ = rows.remove(4)),
        with(&|rows| rows.push("I24".into())),
        with(&|rows| rows.extend(good[..5].iter().cloned())),
        format!("{PUZZLE}."),
        PUZZLE[1..].to_owned(),
        format!("{},{}", &PUZZLE[1..], PUZZLE.replace('.', "1")),
        without(2),
        without(11),
        candidates.replacen("| 4  ", "|    ", 1),
        "The answer is\nr5c3=7\nas everybody sees.\n".to_owned(),
        "r5c3=7\nas everybody sees.\n".to_owned(),
        "r1c1=5\nr1c1=6\n".to_owned(),
        "r1c1=5\nr1c2=6 7\n".to_owned(),
        "5 3 7\n6  195\n 98    6\n".to_owned(),
        format!("puzzle,rating\n{PUZZLE} and more,3\n"),
        format!("[Puzzle]\n{}\n[State]\n{}\n", good.join("\n"), good[..8].join("\n")),
        format!("{{\"puzzle\":\"{PUZZLE}\",\"puzzle\":\"{PUZZLE}\"}}"),
    ] {
        assert_eq!(puzzles(&text), [""; 0], "{text}");
        assert!(read(&text).iter().any(Result::is_err), "{text}");
    }
}

#[test]
fn grids_that_touch_are_told_apart_if_all_are_whole() {
    let grid = rows(PUZZLE).join("\n") + "\n";
    assert_eq!(puzzles(&grid.repeat(3)).len(), 3);
    // The start of the second is unclear; the one after the blank line is clear.
    let text = format!("{grid}{grid}123456789\n\n{grid}");
    assert_eq!(puzzles(&text).len(), 2);
    assert_eq!(read(&text).iter().filter(|item| item.is_err()).count(), 2);
}

/// A typing mistake.
#[derive(Clone, Debug)]
enum Slip {
    /// A missing character.
    Delete(prop::sample::Index),
    /// A wrong character.
    Insert(prop::sample::Index, char),
    /// A missing or a repeated line.
    DeleteLine(prop::sample::Index),
    RepeatLine(prop::sample::Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let character = prop::sample::select(vec!['1', '5', '9', '.', '0', ' ', 'q', '|', ',', '\n']);
    prop_oneof![
        any::<prop::sample::Index>().prop_map(Slip::Delete),
        (any::<prop::sample::Index>(), character).prop_map(|(at, c)| Slip::Insert(at, c)),
        any::<prop::sample::Index>().prop_map(Slip::DeleteLine),
        any::<prop::sample::Index>().prop_map(Slip::RepeatLine),
    ]
}

fn slipped(text: &str, slip: &Slip) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    match slip {
        Slip::Delete(at) => _ = chars.remove(at.index(chars.len())),
        // After the last line end it would be a line of its own, and wrong alone.
        Slip::Insert(at, c) => chars.insert(at.index(chars.len()), *c),
        Slip::DeleteLine(at) => {
            lines.remove(at.index(lines.len()));
            return lines.concat();
        }
        Slip::RepeatLine(at) => {
            let at = at.index(lines.len());
            lines.insert(at, lines[at]);
            return lines.concat();
        }
    }
    chars.into_iter().collect()
}

/// The digits of a text, in ascending order: candidates of a cell have no order of their own.
fn digits(text: &str) -> String {
    let mut digits: Vec<char> = text.chars().filter(|c| matches!(c, '1'..='9')).collect();
    digits.sort_unstable();
    digits.into_iter().collect()
}

/// The digits of a drawn grid, cell by cell.
fn drawn(entry: &Entry) -> String {
    let (shown, has_candidates) = (entry.shown(), entry.candidates.is_some());
    let cell = |cell| match (entry.digits().digit(cell), has_candidates) {
        (Some(digit), _) => digit.to_string(),
        (None, true) => shown.digits_in(cell).to_string(),
        (None, false) => String::new(),
    };
    Cell::all().map(cell).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Formats whose text is only cells: if nothing is refused, all digits of the text are in the puzzles.
    #[test]
    fn every_digit_is_accounted_for(
        which in prop::sample::select(vec!["line", "sdm", "grid", "ascii", "unicode", "numbers", "candidates"]),
        slip in slip(),
        empty in prop::collection::vec(any::<bool>(), 81),
    ) {
        let whole = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let puzzle: String =
            whole.chars().zip(&empty).map(|(c, empty)| if *empty { '.' } else { c }).collect();
        let entry = Entry::from(puzzle.parse::<Puzzle>().unwrap());
        let mut text = String::new();
        let mut writer = Writer::new(Format::by_name(which).unwrap()).unwrap();
        writer.entry(&mut text, &entry).unwrap();
        writer.finish(&mut text).unwrap();
        let text = slipped(&text, &slip);
        let read = read(&text);
        if read.iter().all(Result::is_ok) {
            let comments = |entry: &Entry| entry.header.comment.clone().map_or_else(String::new, |text| digits(&text));
            let found: String = read.iter().flatten().map(|entry| drawn(entry) + &comments(entry)).collect();
            prop_assert_eq!(digits(&found), digits(&text), "{}", text);
        } else {
            prop_assert!(read.iter().all(Result::is_err), "a part of it is read: {}", text);
        }
    }
}
