//! The final grid as an HTML page.

use sudokit::{Board, Cell};

const HEAD: &str = r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sudoku</title>
<style>
  table { border-collapse: collapse; border: 3px solid black; font: 1.5rem sans-serif; }
  td { width: 2.25rem; height: 2.25rem; padding: 0; border: 1px solid gray; text-align: center; color: #0645ad; }
  td.given { color: black; font-weight: bold; }
  tr:nth-child(3n) td { border-bottom: 3px solid black; }
  td:nth-child(3n) { border-right: 3px solid black; }
</style>
</head>
<body>
<table>
"#;

/// The whole page. Squares that came with the puzzle have the class `given`, unresolved ones are empty.
pub(super) fn page(board: &Board, verdict: &str) -> String {
    let mut page = HEAD.to_owned();
    for cell in Cell::all() {
        let (row_start, row_end) = match cell.column() {
            0 => ("<tr>", ""),
            8 => ("", "</tr>\n"),
            _ => ("", ""),
        };
        let class = if board.givens().contains(cell) { " class=\"given\"" } else { "" };
        let digit = board.digit(cell).map_or(String::new(), |digit| digit.to_string());
        page += &format!("{row_start}<td{class}>{digit}</td>{row_end}");
    }
    page + &format!("</table>\n<p>{verdict}</p>\n</body>\n</html>\n")
}
