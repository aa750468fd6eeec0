//! Pasted puzzles: all of these forms are the same puzzle.

use sudokit_formats::{Entry, ReadError, Reader, parse};

const PUZZLE: &str = "4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..";

fn rows() -> Vec<String> {
    PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
}

/// The rows, each changed.
fn each_row(change: impl Fn(&str) -> String) -> String {
    rows().iter().map(|row| change(row)).collect::<Vec<_>>().join("\n")
}

fn spread(row: &str, between: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(between)
}

/// A grid with text before, between and after its boxes, and lines between its bands.
fn framed(rule: &str, bar: &str, between: &str, gap: &str) -> String {
    let mut lines = vec![rule.to_owned()];
    for band in rows().chunks(3) {
        for row in band {
            let boxes: Vec<String> = [&row[..3], &row[3..6], &row[6..]]
                .iter()
                .map(|part| format!("{gap}{}{gap}", spread(part, between)))
                .collect();
            lines.push(format!("{bar}{}{bar}", boxes.join(bar)));
        }
        lines.push(rule.to_owned());
    }
    lines.join("\n")
}

fn forms() -> Vec<(&'static str, String)> {
    let zeros = PUZZLE.replace('.', "0");
    let list = each_row(|row| format!("[{}],", spread(&row.replace('.', "0"), ", ")));
    vec![
        ("dots", PUZZLE.to_owned()),
        ("zeros", zeros.clone()),
        ("stars", PUZZLE.replace('.', "*")),
        ("underscores", PUZZLE.replace('.', "_")),
        ("small x", PUZZLE.replace('.', "x")),
        ("large X", PUZZLE.replace('.', "X")),
        ("dashes", PUZZLE.replace('.', "-")),
        ("question marks", PUZZLE.replace('.', "?")),
        ("middle dots", PUZZLE.replace('.', "·")),
        ("spaces", PUZZLE.replace('.', " ")),
        ("byte order mark", format!("\u{feff}{PUZZLE}\r\n")),
        ("non-breaking spaces", spread(PUZZLE, "\u{a0}")),
        ("zero width space", format!("{PUZZLE}\u{200b}")),
        ("indented", format!("\t  {PUZZLE}  \t")),
        ("quoted", format!("\"{PUZZLE}\",")),
        ("rows in one line", rows().join(" ")),
        ("rows with bars", rows().join("|")),
        ("ident", format!("{PUZZLE} \"mine\"")),
        ("rating columns", format!("{PUZZLE},7.2,1.2,1.2,C37/M2.1,")),
        ("hash comment", format!("{PUZZLE} # easy, 37 clues")),
        ("comment above", format!("# two\n// kinds\n{PUZZLE}")),
        ("numbered", format!("12) {PUZZLE}")),
        ("solution beside", format!("{zeros};{}", "123456789".repeat(9))),
        ("prose", format!("Can you solve this?\n\n{PUZZLE}\nThanks")),
        ("9 lines", each_row(str::to_owned)),
        ("9 lines with a final line end and CR", each_row(str::to_owned).replace('\n', "\r\n") + "\r\n"),
        ("9 lines of dashes", each_row(|row| row.replace('.', "-"))),
        ("9 lines of spaces", each_row(|row| row.replace('.', " "))),
        ("9 lines of trimmed spaces", each_row(|row| row.replace('.', " ").trim_end().to_owned())),
        ("9 lines with tabs", each_row(|row| spread(row, "\t"))),
        ("9 lines with commas", each_row(|row| spread(&row.replace('.', "0"), ","))),
        ("9 lines with commas and nothing else", each_row(|row| spread(row, ",").replace('.', "0"))),
        ("spreadsheet", each_row(|row| spread(row, "\t").replace('.', ""))),
        ("spreadsheet as CSV", each_row(|row| spread(row, ",").replace('.', ""))),
        (
            "spreadsheet as CSV, quoted",
            each_row(|row| format!("\"{}\"", spread(row, "\";\"").replace('.', ""))),
        ),
        ("9 lines in groups", each_row(|row| format!("{} {} {}", &row[..3], &row[3..6], &row[6..]))),
        ("bands apart", rows().chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n")),
        ("rows apart", rows().join("\n\n")),
        (
            "3 lines of 27",
            PUZZLE
                .as_bytes()
                .chunks(27)
                .map(|band| String::from_utf8_lossy(band))
                .collect::<Vec<_>>()
                .join("\n"),
        ),
        ("nested list", format!("[{}]", list.trim_end_matches(','))),
        ("nested list, opened apart", format!("[\n{list}\n]")),
        ("nested list with a name", format!("board = [{}]", list.trim_end_matches(','))),
        ("nested list with a name, in one line", format!("let grid = [{}];", list.replace('\n', ""))),
        ("array of C", format!("int board[9][9] = {{{}}};", list.replace('[', "{").replace(']', "}"))),
        ("key caps", zeros.chars().map(|c| format!("{c}\u{fe0f}\u{20e3}")).collect()),
        ("white squares", PUZZLE.replace('.', "⬜")),
        ("array", list.replace(['[', ']', ','], "")),
        ("array with brackets only", format!("[{}]", list.replace(',', ""))),
        ("one line of numbers", spread(&zeros, " ")),
        ("one list of numbers", format!("[{}]", spread(&zeros, ", "))),
        ("81 lines", spread(&zeros, "\n")),
        ("simple sudoku", framed("*-----------*", "|", "", "") + "\nSimple Sudoku\n Version 4.2n\n"),
        ("simple sudoku, indented", framed("*-----------*", "|", "", "").replace('\n', "\n ")),
        ("dashes only", framed("-----------", "|", "", "")),
        ("dashes for cells and frame", framed("+-------+-------+-------+", "|", " ", " ").replace('.', "-")),
        ("nine dashes for frame", each_row(str::to_owned).replacen(".67", "---------\n.67", 1)),
        ("boxed", framed("+-------+-------+-------+", "|", " ", " ")),
        ("boxed with spaces", framed("+-------+-------+-------+", "|", " ", " ").replace('.', " ")),
        ("boxed with points", framed(".-------.-------.-------.", ":", " ", " ")),
        ("double lines", framed("+=======+=======+=======+", "!", " ", " ")),
        ("unicode", framed("├───────┼───────┼───────┤", "│", " ", " ")),
        ("unicode, heavy", framed("╠═══════╬═══════╬═══════╣", "║", " ", " ")),
        ("unicode with spaces", framed("├───┼───┼───┤", "│", "", "").replace('.', " ")),
        ("forum", format!("[code]\n{}\n[/code]\n", framed("*-----------*", "|", "", ""))),
        ("forum, tag in the line", format!("[CODE]{}[/CODE]\n", each_row(str::to_owned))),
        ("web page", format!("<pre>{}</pre>", each_row(str::to_owned))),
        ("Markdown", format!("```\n{}\n```\n", each_row(str::to_owned))),
        ("headed", format!("Grid 01\n{}", each_row(str::to_owned))),
        ("headed with the name of a column", format!("Puzzle\n{}", each_row(str::to_owned))),
        ("table of one column", format!("puzzle\n{PUZZLE}\n")),
        ("comment that was a puzzle", format!("# {}\n{PUZZLE}", PUZZLE.replace('4', "5"))),
        ("sections", format!("[Puzzle]\n{}\n", each_row(str::to_owned))),
        ("wiki link", format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}")),
        ("wiki link, in prose", format!("see <http://sudokuwiki.org/Sudoku.htm?foo=1&bd={PUZZLE}> for it")),
        ("exchange link", format!("https://sudokuexchange.com/play/?s={zeros}&d=2")),
        ("coach, play", format!("https://sudoku.coach/en/play/{zeros}")),
        ("coach, solver", format!("https://sudoku.coach/de/solver/{PUZZLE}?x=1")),
        ("bank", format!("00a0b1c2d3e4 {zeros}  1.5")),
        ("library", format!(":0000:x:{PUZZLE}::::")),
        ("qqwing", format!("Puzzle,Givens,Singles,Difficulty,\n{PUZZLE},37,44,Easy,\n")),
        ("json", format!("{{\n  \"puzzle\": \"{zeros}\"\n}}\n")),
        ("json, list of lists", format!("{{\"board\":[{}]}}", list.trim_end_matches(',').replace('\n', ""))),
        ("json, list", format!("{{\"puzzle\":[{}]}}", spread(&zeros, ","))),
        ("xml", format!("<?xml version='1.0'?><opensudoku><game data='{zeros}' /></opensudoku>")),
    ]
}

#[test]
fn all_forms_are_the_same_puzzle() {
    for (name, text) in forms() {
        match parse(text.as_bytes()) {
            Ok(entry) => assert_eq!(entry.digits().to_string(), PUZZLE, "{name}:\n{text}"),
            Err(error) => panic!("{name}: {error}\n{text}"),
        }
    }
}

#[test]
fn all_forms_may_follow_each_other_in_one_text() {
    // Left out: prose is wrong alone, trailing white space must end the text, and tables and documents of
    // bare puzzles continue to the end.
    let alone = ["prose", "qqwing", "table of one column"];
    let forms: Vec<_> = forms().into_iter().filter(|(name, _)| !alone.contains(name)).collect();
    let text: Vec<&str> = forms.iter().map(|(_, text)| text.as_str()).collect();
    let read: Vec<Result<Entry, ReadError>> = Reader::new(text.join("\n\n").as_bytes()).collect();
    for (item, (name, _)) in read.iter().zip(&forms) {
        match item {
            Ok(entry) => assert_eq!(entry.digits().to_string(), PUZZLE, "{name}"),
            Err(error) => panic!("{name}: {error}"),
        }
    }
    assert_eq!(read.len(), forms.len());
}

#[test]
fn errors_in_a_grid_do_not_spoil_the_next() {
    let good = each_row(str::to_owned);
    for (bad, error) in [
        (
            good.replacen(".67", ".6q7", 1),
            "line 4, column 3: expected a digit or '.', found 'q' (read as grid)",
        ),
        (good.replacen("4.", "4", 1), "line 1, column 9: expected 9 cells, found 8 (read as grid)"),
        (good[..good.len() - 10].to_owned(), "line 9, column 1: expected 9 rows, found 8 (read as grid)"),
    ] {
        let text = format!("{bad}\n\n{good}\n");
        let read: Vec<Result<Entry, String>> =
            Reader::new(text.as_bytes()).map(|item| item.map_err(|error| error.to_string())).collect();
        assert_eq!(read.len(), 2, "{read:?}");
        assert_eq!(read[0], Err(error.to_owned()));
        assert_eq!(read[1].as_ref().unwrap().givens.to_string(), PUZZLE);
    }
}

#[test]
fn grids_without_anything_between_are_told_apart() {
    let text = format!("{}\n", each_row(str::to_owned)).repeat(3);
    let titled = format!("Grid 01\n{}\n", each_row(str::to_owned)).repeat(3);
    let boxed = format!("{}\n", framed("+-------+-------+-------+", "|", " ", " ")).repeat(3);
    for text in [text, titled, boxed] {
        let read: Vec<Entry> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
        assert_eq!(read.len(), 3, "{text}");
        assert!(read.iter().all(|entry| entry.givens.to_string() == PUZZLE));
    }
}

#[test]
fn an_empty_row_of_a_spreadsheet_is_a_row() {
    for separator in ["\t", ",", ";"] {
        let empty = separator.repeat(8);
        let text = each_row(|row| spread(row, separator).replace('.', "")).replacen(
            '\n',
            &format!("\n{empty}\n"),
            1,
        );
        let text: Vec<&str> = text.lines().take(9).collect();
        let digits = parse(text.join("\n").as_bytes()).unwrap().digits().to_string();
        assert_eq!(digits, format!("{}{}{}", &PUZZLE[..9], ".".repeat(9), &PUZZLE[9..72]));
    }
}

#[test]
fn a_row_of_a_spreadsheet_with_three_digits_is_no_triple() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for separator in ["\t", ",", ";"] {
        let rows = puzzle.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap());
        let text: Vec<String> = rows.map(|row| spread(row, separator).replace('.', "")).collect();
        assert_eq!(parse(text.join("\n").as_bytes()).unwrap().digits().to_string(), puzzle);
    }
}

#[test]
fn nothing_is_lost_behind_the_line_ends_of_old_files() {
    let grid = each_row(str::to_owned).replace('\n', "\r");
    let text = format!("{PUZZLE}\r{PUZZLE}\r\r{grid}\r");
    let read: Vec<Entry> = Reader::new(text.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(read.len(), 3);
    assert!(read.iter().all(|entry| entry.givens.to_string() == PUZZLE && entry.header.comment.is_none()));
}

#[test]
fn wrong_counts_are_told() {
    for (text, error) in [
        (PUZZLE[1..].to_owned(), "line 1, column 81: expected 81 cells, found 80 (read as line)"),
        (format!("{PUZZLE}5"), "line 1, column 82: expected 81 cells, found 82 (read as line)"),
        (
            PUZZLE.replacen("32", "3/", 1),
            "line 1, column 12: expected a digit or '.', found '/' (read as line)",
        ),
    ] {
        assert_eq!(parse(text.as_bytes()).unwrap_err().to_string(), error);
    }
}
