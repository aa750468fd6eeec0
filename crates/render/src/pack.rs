//! Puzzles for print: a page with so many to a sheet, and their solutions at the end.
//!
//! One document without anything beside it: grids are drawn as SVG, the lines of them once for all. Sizes are in millimetres and
//! fit on A4 and on Letter.

use crate::svg::{FONT, escaped};
use std::fmt::{self, Write};
use sudokit_core::{CandidateSet, Cell, Digit, Puzzle, Solution};

/// Puzzles to be printed together.
///
/// ```
/// use sudokit_core::{Puzzle, Solution};
/// use sudokit_render::pack::{Item, Pack};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let full: Puzzle =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let item = Item::new(puzzle, Some(Solution::try_from(&full)?), "Easy".to_owned());
/// let mut page = String::new();
/// Pack { title: "For Sunday", about: "", items: &[item], per_page: 1 }.html(&mut page)?;
/// assert!(page.contains("<figcaption>1 <span>Easy</span></figcaption>") && page.contains("Solutions"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pack<'a> {
    /// What stands above every page.
    pub title: &'a str,
    /// What stands below every page: where it comes from.
    pub about: &'a str,
    /// The puzzles, numbered from 1.
    pub items: &'a [Item],
    /// How many to a page: 1, 2, 4 or 6. More than 6 do not fit on one sheet.
    pub per_page: usize,
}

/// A puzzle of a pack.
///
/// ```
/// # use sudokit_core::{Puzzle, Solution};
/// # use sudokit_render::pack::Item;
/// # let full: Puzzle = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let item = Item::new(full, Some(Solution::try_from(&full)?), "Solved".to_owned());
/// assert!(item.label == "Solved" && item.placed.is_empty() && item.candidates.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The givens.
    pub puzzle: Puzzle,
    /// Digits that a player has filled in.
    pub placed: Puzzle,
    /// Candidates to show in empty cells.
    pub candidates: CandidateSet,
    /// Its solution, if it has exactly one.
    pub solution: Option<Solution>,
    /// What it is called, or how hard it is.
    pub label: String,
}

impl Item {
    /// A puzzle that nobody has begun.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_render::pack::Item;
    /// assert_eq!(Item::new(Puzzle::EMPTY, None, String::new()).solution, None);
    /// ```
    pub const fn new(puzzle: Puzzle, solution: Option<Solution>, label: String) -> Self {
        Self { puzzle, placed: Puzzle::EMPTY, candidates: CandidateSet::EMPTY, solution, label }
    }
}

/// How grids stand on a page: so many above each other and abreast, of so many millimetres.
#[derive(Clone, Copy)]
struct Layout {
    rows: usize,
    columns: usize,
    side: usize,
}

/// Solutions on a page.
const SOLUTIONS: usize = 12;
/// The side of a cell, in the units of the drawing.
const CELL: usize = 40;
/// The width of the outer lines.
const BORDER: usize = 3;

const STYLE: &str = "\
@page { margin: 12mm; }
* { box-sizing: border-box; }
body { background: white; color: black; margin: 0 auto; max-width: 186mm; }
.page { break-after: page; display: flex; flex-direction: column; height: 250mm; }
.page:last-child { break-after: auto; }
header, footer { display: flex; justify-content: space-between; }
header { border-bottom: .5mm solid; font-size: 5mm; font-weight: bold; padding-bottom: 1.5mm; }
footer { color: #555; font-size: 3mm; padding-top: 1.5mm; }
.grids { align-items: center; display: grid; flex: 1; justify-content: space-around; }
figure { margin: 0; }
figcaption { font-size: 4mm; font-weight: bold; padding-bottom: 1mm; }
figcaption span { color: #555; font-weight: normal; margin-left: 2mm; }
svg { display: block; height: auto; width: 100%; }
@media screen { body { max-width: 202mm; padding: 8mm; } .page { margin-bottom: 12mm; } }";

impl Pack<'_> {
    /// Writes the page.
    ///
    /// # Errors
    /// Those of the output.
    ///
    /// ```
    /// # use sudokit_render::pack::Pack;
    /// let mut page = String::new();
    /// Pack { title: "A & B", about: "", items: &[], per_page: 4 }.html(&mut page)?;
    /// assert!(page.contains("<title>A &amp; B</title>"));
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub fn html(&self, out: &mut dyn Write) -> fmt::Result {
        let title = escaped(self.title);
        writeln!(
            out,
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>\nbody {{ font-family: {FONT}; }}\n{STYLE}\n</style>\n</head>\n<body>"
        )?;
        lines(out)?;
        let per_page = self.per_page.max(1);
        let numbered: Vec<(usize, &Item)> = (1..).zip(self.items).collect();
        let solved: Vec<(usize, &Item, &Solution)> = numbered
            .iter()
            .filter_map(|(number, item)| Some((*number, *item, item.solution.as_ref()?)))
            .collect();
        let pages = numbered.len().div_ceil(per_page) + solved.len().div_ceil(SOLUTIONS);
        let layout = match per_page {
            1 => Layout { rows: 1, columns: 1, side: 170 },
            2 => Layout { rows: 2, columns: 1, side: 104 },
            3 | 4 => Layout { rows: 2, columns: 2, side: 82 },
            _ => Layout { rows: per_page.div_ceil(2), columns: 2, side: 66 },
        };
        let mut page = 0;
        for items in numbered.chunks(per_page) {
            page += 1;
            self.page(out, &title, (page, pages), layout, &mut |out| {
                items.iter().try_for_each(|(number, item)| {
                    let label = format!("{number} <span>{}</span>", escaped(&item.label));
                    figure(out, &label, &format!("Puzzle {number}"), item.candidates, |cell| {
                        let given = item.puzzle.digit(cell);
                        (given.or_else(|| item.placed.digit(cell)), given.is_some())
                    })
                })
            })?;
        }
        for items in solved.chunks(SOLUTIONS) {
            page += 1;
            self.page(
                out,
                "Solutions",
                (page, pages),
                Layout { rows: 4, columns: 3, side: 50 },
                &mut |out| {
                    items.iter().try_for_each(|(number, item, solution)| {
                        let label = format!("Solution {number}");
                        figure(out, &number.to_string(), &label, CandidateSet::EMPTY, |cell| {
                            (Some(solution.digit(cell)), item.puzzle.digit(cell).is_some())
                        })
                    })
                },
            )?;
        }
        writeln!(out, "</body>\n</html>")
    }

    /// A page: what is above and below, and grids.
    fn page(
        &self,
        out: &mut dyn Write,
        title: &str,
        (page, pages): (usize, usize),
        Layout { rows, columns, side }: Layout,
        grids: &mut dyn FnMut(&mut dyn Write) -> fmt::Result,
    ) -> fmt::Result {
        writeln!(out, "<section class=\"page\">\n<header><span>{title}</span></header>")?;
        writeln!(
            out,
            "<div class=\"grids\" style=\"grid-template: repeat({rows}, 1fr) / repeat({columns}, {side}mm)\">"
        )?;
        grids(out)?;
        let about = escaped(self.about);
        writeln!(
            out,
            "</div>\n<footer><span>{about}</span><span>{page} / {pages}</span></footer>\n</section>"
        )
    }
}

/// The lines of a grid, to be used by all.
fn lines(out: &mut dyn Write) -> fmt::Result {
    let (thin, thick): (Vec<usize>, Vec<usize>) = (0..=9).partition(|i| i % 3 != 0);
    let path = |lines: Vec<usize>| -> String {
        let at = |i: usize| BORDER + CELL * i;
        let (from, to) = (at(0), at(9));
        lines.into_iter().map(|i| format!("M{from} {0}H{to}M{0} {from}V{to}", at(i))).collect()
    };
    writeln!(
        out,
        "<svg style=\"display: none\"><symbol id=\"grid\">\
         <path d=\"{}\" stroke=\"#777\" stroke-width=\"1\"/>\
         <path d=\"{}\" stroke=\"black\" stroke-width=\"{BORDER}\" stroke-linecap=\"square\"/>\
         </symbol></svg>",
        path(thin),
        path(thick)
    )
}

/// A grid with what stands above it. `digit` says what is in a cell, and whether it is a given.
fn figure(
    out: &mut dyn Write,
    caption: &str,
    label: &str,
    candidates: CandidateSet,
    digit: impl Fn(Cell) -> (Option<Digit>, bool),
) -> fmt::Result {
    let side = 9 * CELL + 2 * BORDER;
    writeln!(
        out,
        "<figure>\n<figcaption>{caption}</figcaption>\n\
         <svg viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"{label}\" font-size=\"26\" text-anchor=\"middle\">\n\
         <use href=\"#grid\"/>"
    )?;
    for cell in Cell::all() {
        let (Some(digit), is_given) = digit(cell) else {
            small(out, cell, candidates)?;
            continue;
        };
        let (x, y) = (BORDER + CELL * cell.column() + CELL / 2, BORDER + CELL * cell.row() + CELL / 2 + 9);
        let weight = if is_given { " font-weight=\"bold\"" } else { "" };
        write!(out, "<text x=\"{x}\" y=\"{y}\"{weight}>{digit}</text>")?;
    }
    writeln!(out, "\n</svg>\n</figure>")
}

/// The candidates of a cell, three by three.
fn small(out: &mut dyn Write, cell: Cell, candidates: CandidateSet) -> fmt::Result {
    for digit in candidates.digits_in(cell) {
        let (row, column) = (digit.index() / 3, digit.index() % 3);
        let middle = |line: usize, third: usize| BORDER + CELL * line + CELL * (2 * third + 1) / 6;
        let (x, y) = (middle(cell.column(), column), middle(cell.row(), row) + 4);
        write!(out, "<text x=\"{x}\" y=\"{y}\" font-size=\"10\">{digit}</text>")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_core::Candidate;

    #[test]
    fn every_puzzle_and_its_solution_are_on_a_page_once() {
        let full: Puzzle =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
                .parse()
                .unwrap();
        let mut puzzle = full;
        puzzle.set(Cell::at(0, 0), None);
        let solution = Solution::try_from(&full).unwrap();
        let items = vec![Item::new(puzzle, Some(solution), "Easy".to_owned()); 13];
        for (per_page, pages) in [(1, 13 + 2), (2, 7 + 2), (4, 4 + 2), (6, 3 + 2), (0, 13 + 2)] {
            let mut html = String::new();
            Pack { title: "T", about: "seed 7", items: &items, per_page }.html(&mut html).unwrap();
            assert_eq!(html.matches("class=\"page\"").count(), pages);
            assert!(html.contains(&format!("{pages} / {pages}")) && html.matches("seed 7").count() == pages);
            assert_eq!(html.matches("<text ").count(), 13 * (80 + 81));
            for number in 1..=13 {
                assert_eq!(html.matches(&format!("aria-label=\"Puzzle {number}\"")).count(), 1);
                assert_eq!(html.matches(&format!("aria-label=\"Solution {number}\"")).count(), 1);
            }
        }
    }

    #[test]
    fn a_position_has_its_digits_and_candidates_and_only_what_is_solved_a_solution() {
        let mut item = Item::new(Puzzle::EMPTY, None, "Mine".to_owned());
        item.placed.set(Cell::at(0, 0), Some(Digit::D5));
        item.candidates =
            ["r1c2=1", "r9c9=9"].iter().map(|name| name.parse::<Candidate>().unwrap()).collect();
        let mut html = String::new();
        Pack { title: "T", about: "", items: &[item], per_page: 1 }.html(&mut html).unwrap();
        // The middle of the first cell, the first third of its neighbour, the last third of the last cell.
        assert!(html.contains("<text x=\"23\" y=\"32\">5</text>"), "{html}");
        assert!(html.contains("<text x=\"49\" y=\"13\" font-size=\"10\">1</text>"), "{html}");
        assert!(html.contains("<text x=\"356\" y=\"360\" font-size=\"10\">9</text>"), "{html}");
        assert!(html.contains("1 / 1") && !html.contains("Solutions"));
    }
}
