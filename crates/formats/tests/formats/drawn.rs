//! Grids whose empty cells are spaces, and tables.

use sudokit_formats::{Entry, ReadError, Reader, parse};

const PUZZLES: [&str; 3] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    // An empty row, and a row of one digit.
    "........9.53.6..4..7..2.1.....7....854.....2.....9.....1.....7.2..38....9........",
];

fn rows(puzzle: &str) -> Vec<String> {
    puzzle
        .replace('.', " ")
        .as_bytes()
        .chunks(9)
        .map(|row| String::from_utf8_lossy(row).into_owned())
        .collect()
}

fn spread(row: &str, between: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(between)
}

fn boxes(row: &str, within: &str, between: &str) -> String {
    [&row[..3], &row[3..6], &row[6..]].map(|part| spread(part, within)).join(between)
}

/// The rows, each changed, with a line between the bands.
fn banded(puzzle: &str, rule: &str, change: impl Fn(&str) -> String) -> String {
    let bands: Vec<String> =
        rows(puzzle).chunks(3).map(|band| band.iter().map(|row| change(row) + "\n").collect()).collect();
    bands.join(rule)
}

fn each(puzzle: &str, change: impl Fn(&str) -> String) -> String {
    banded(puzzle, "", change)
}

fn trimmed(text: &str) -> String {
    text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Grids drawn with spaces.
fn spaced(puzzle: &str) -> Vec<(&'static str, String)> {
    vec![
        ("nine characters", each(puzzle, str::to_owned)),
        ("a space between", each(puzzle, |row| spread(row, " "))),
        ("two spaces between", each(puzzle, |row| spread(row, "  "))),
        ("three spaces between", each(puzzle, |row| spread(row, "   "))),
        ("boxes apart", each(puzzle, |row| boxes(row, "", " "))),
        ("boxes far apart", each(puzzle, |row| boxes(row, " ", "   "))),
        ("bars", each(puzzle, |row| boxes(row, "", "|"))),
        ("bars and rules", banded(puzzle, "---+---+---\n", |row| boxes(row, "", "|"))),
        ("wide bars and rules", banded(puzzle, "------+-------+------\n", |row| boxes(row, " ", " | "))),
        ("indented", each(puzzle, |row| format!("    {row}"))),
        ("indented, a space between", each(puzzle, |row| format!("  {}", spread(row, " ")))),
        ("tabs", each(puzzle, |row| spread(row, "\t").replace(' ', ""))),
        ("texts", each(puzzle, |row| format!("  \"{row}\",\n").trim_end().to_owned())),
        ("code points for spaces", each(puzzle, |row| row.replace(' ', "\u{a0}"))),
    ]
}

/// Tables of Markdown and of wikis.
fn tables(puzzle: &str) -> Vec<(&'static str, String)> {
    let row = |row: &str| format!("| {} |", spread(row, " | "));
    let lines: Vec<String> = rows(puzzle).iter().map(|it| row(it)).collect();
    let (rule, wide) = ("|---".repeat(9) + "|", "|:-:".repeat(10) + "|");
    let named: Vec<String> = (1..).zip(&lines).map(|(i, line)| format!("| r{i} {line}")).collect();
    let below = |head: &str, rule: &str, lines: &[String]| format!("{head}\n{rule}\n{}\n", lines.join("\n"));
    vec![
        ("without a head", lines.join("\n")),
        ("bars alone", each(puzzle, |row| spread(row, "|"))),
        ("the first row as head", below(&lines[0], &rule, &lines[1..])),
        ("an empty head", below(&row("         "), &rule, &lines)),
        ("a head of letters", below(&row("ABCDEFGHI"), &rule, &lines)),
        ("a head of digits", below(&row("123456789"), &rule, &lines)),
        (
            "a head and a column of names",
            below("|   | c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |", &wide, &named),
        ),
    ]
}

/// Tables of web pages.
fn pages(puzzle: &str) -> Vec<(&'static str, String)> {
    let cells = |row: &str, cell: &dyn Fn(char) -> String| row.chars().map(cell).collect::<String>();
    let bare = |c: char| if c == ' ' { String::new() } else { c.to_string() };
    let all = |row: &dyn Fn(&str) -> String| rows(puzzle).iter().map(|it| row(it)).collect::<String>();
    let field = |c: char| format!("<td>{}</td>", bare(c));
    let one_line = all(&|row| format!("<tr>{}</tr>", cells(row, &field)));
    let spaces = |c: char| {
        format!("\n  <TD\n class=\"x y\">{}</TD>", if c == ' ' { "&nbsp;".into() } else { bare(c) })
    };
    let input = |c: char| format!("<td><input maxlength=1 value=\"{}\"></td>", bare(c));
    let lines: Vec<Vec<char>> = rows(puzzle).iter().map(|row| row.chars().collect()).collect();
    let small = |b: usize| -> String {
        let row =
            |r: usize| -> String { (0..3).map(|c| field(lines[b / 3 * 3 + r][b % 3 * 3 + c])).collect() };
        format!(
            "<td><table>{}</table></td>",
            (0..3).map(|r| format!("<tr>{}</tr>", row(r))).collect::<String>()
        )
    };
    let nested: String = (0..3)
        .map(|band| format!("<tr>{}</tr>\n", (0..3).map(|stack| small(band * 3 + stack)).collect::<String>()))
        .collect();
    vec![
        ("one line", format!("<table><tbody>{one_line}</tbody></table>")),
        (
            "many lines",
            format!(
                "<TABLE class=\"s\">\n{}</TABLE>\n",
                all(&|row| format!("<TR>{}\n</TR>\n", cells(row, &spaces)))
            ),
        ),
        (
            "no end tags",
            format!(
                "<table border=1>\n{}</table>",
                all(&|row| format!("<tr>{}\n", cells(row, &|c| format!("<td>{}", bare(c)))))
            ),
        ),
        ("boxes", format!("<table>{nested}</table>")),
        (
            "a page",
            format!(
                "<!DOCTYPE html>\n<html><head><style>td {{ }} </style><script>if (1<2) {{ \"<table>\" }}</script></head>\
                 <body><!-- <table> -->\n<table><tr><td>menu</td></tr></table>\n<p>Sudoku\n<table>{}</table></body></html>\n",
                all(&|row| format!("<tr>{}</tr>\n", cells(row, &input)))
            ),
        ),
    ]
}

#[test]
fn every_drawing_is_read() {
    for puzzle in PUZZLES {
        let drawn = spaced(puzzle);
        let cut = drawn.iter().map(|(name, text)| (*name, trimmed(text)));
        // Texts in quotation marks keep their spaces.
        let cut = cut.filter(|(name, _)| *name != "texts");
        for (name, text) in drawn.clone().into_iter().chain(cut).chain(tables(puzzle)).chain(pages(puzzle)) {
            match parse(text.as_bytes()) {
                Ok(entry) => assert_eq!(entry.digits().to_string(), puzzle, "{name}:\n{text}"),
                Err(error) => panic!("{name}: {error}\n{text}"),
            }
        }
    }
}

#[test]
fn drawings_may_follow_each_other() {
    for puzzle in PUZZLES {
        for (name, text) in spaced(puzzle).into_iter().chain(tables(puzzle)).chain(pages(puzzle)) {
            let two = format!("{text}\n\n{text}\n");
            let read: Vec<Result<Entry, ReadError>> = Reader::new(two.as_bytes()).collect();
            let digits: Vec<String> = read.iter().flatten().map(|entry| entry.digits().to_string()).collect();
            assert_eq!(digits, [puzzle; 2], "{name}: {read:?}");
        }
    }
}

#[test]
fn the_spaces_before_the_first_digit_may_be_missing() {
    for puzzle in PUZZLES {
        let text = each(puzzle, str::to_owned);
        let entry = parse(text.trim().as_bytes()).unwrap_or_else(|error| panic!("{error}\n{}", text.trim()));
        assert_eq!(entry.digits().to_string(), puzzle);
    }
}

#[test]
fn a_grid_that_can_be_read_in_two_ways_is_refused() {
    // The last column is empty, and the grid is indented by one cell.
    let puzzle =
        PUZZLES[0].as_bytes().chunks(9).map(|row| String::from_utf8_lossy(&row[..8]).into_owned() + ".");
    let text: String =
        puzzle.map(|row| format!("  {}\n", spread(&row.replace('.', " "), " ").trim_end())).collect();
    assert_eq!(
        parse(text.as_bytes()).unwrap_err().to_string(),
        "line 1, column 1: expected rows whose first or last column has a digit, or dots for empty cells, found \
         spaces that can be read in two ways (read as grid)"
    );
}

#[test]
fn a_row_that_is_too_short_is_no_row_with_spaces() {
    let full =
        "534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n345286179\n";
    let apart: String = full.lines().map(|row| spread(row, " ") + "\n").collect();
    let dots = PUZZLES[0]
        .as_bytes()
        .chunks(9)
        .map(|row| spread(&String::from_utf8_lossy(row), " ") + "\n")
        .collect::<String>();
    for (text, cut, error) in [
        (full, " 2 1 9", ""),
        (full, "34\n", "line 1, column 9: expected 9 cells, found 8"),
        (apart.as_str(), " 8\n", "line 2, column 16: expected 9 cells, found 8"),
        (dots.as_str(), " 5 .", "line 2, column 14: expected 9 cells, found 7"),
    ] {
        let Some(at) = text.find(cut) else { continue };
        let short = format!("{}{}", &text[..at], &text[at + cut.trim_end().len()..]);
        let found = parse(short.as_bytes()).unwrap_err().to_string();
        assert!(found.starts_with(error), "{found}\n{short}");
    }
}

#[test]
fn wrong_tables_are_told() {
    let (_, page) = pages(PUZZLES[0]).remove(0);
    for (text, error) in [
        (
            page.replacen("<td>5</td>", "<td>five</td>", 1),
            "line 1, column 1: expected a digit or nothing in r1c1, found 'five'",
        ),
        (
            page.replacen("<td>5</td>", "", 1),
            "line 1, column 1: expected a table of 9 rows with 9 cells, found none",
        ),
        (
            "<html><body>Nothing</body></html>".into(),
            "line 1, column 1: expected a table of 9 rows with 9 cells, found none",
        ),
    ] {
        let found = parse(text.as_bytes()).unwrap_err().to_string();
        assert!(found.starts_with(error), "{found}");
    }
}
