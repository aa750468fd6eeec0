//! The proof sheet: facts about a book, found by reading its files back.
//!
//! A book that is not sound ends the run before any file appears: a puzzle without exactly one solution,
//! isomorphs, a grid that the pages show otherwise, a font that is not inside, a page of another size.

use super::args::Files;
use super::make::{Printed, level};
use super::plan::{Ground, Plan, Spine};
use super::register::Register;
use super::reread::{Document, Page, Unread};
use crate::io::hash::Hash;
use crate::run::interrupt;
use crate::run::report::{Failure, Message};
use crate::show::STRING;
use std::collections::HashMap;
use std::fmt::{Display, Write as _};
use std::path::Path;
use sudokit::formats::Reader;
use sudokit::logic::Level;
use sudokit::symmetry::{Canonizer, Form};
use sudokit::{Batch, Cancelled, CellSet, Digit, House, Minimality, Puzzle, Solution, Status};
use sudokit_print::pdf::Condition;
use sudokit_print::{Item, MM, Solutions};

/// The files of a book before they get their names.
pub(super) struct Written<'w> {
    pub(super) interior: &'w [u8],
    pub(super) cover: &'w [u8],
    pub(super) table: &'w str,
    /// Width of the spine, in points.
    pub(super) spine: f64,
    pub(super) has_words_on_spine: bool,
}

/// The facts about the files.
pub(super) struct Proof<'p> {
    plan: &'p Plan,
    seed: u64,
    printed: &'p [Printed],
    written: &'p Written<'p>,
    register: Option<&'p Register>,
    /// As they stand in the table.
    puzzles: Vec<Puzzle>,
    forms: Vec<Puzzle>,
    minimality: Vec<Minimality>,
    interior: Document,
    cover: Document,
}

/// Puzzles that are tested together.
const TOGETHER: usize = 1024;
/// How far a length in a document may be from what it is meant to be, in points.
const NEAR: f64 = 0.01;

/// The canonical form by which isomorphs are known.
pub(super) fn canonical(canonizer: &mut Canonizer, puzzle: &Puzzle) -> Result<Puzzle, Cancelled> {
    Ok(canonizer.canonical_until(Form::Minlex, puzzle, interrupt::cancel())?.puzzle)
}

impl<'p> Proof<'p> {
    /// Reads the files back and checks them.
    pub(super) fn of(
        plan: &'p Plan,
        seed: u64,
        printed: &'p [Printed],
        written: &'p Written<'p>,
        register: Option<&'p Register>,
    ) -> Result<Self, Failure> {
        let entries: Result<Vec<_>, _> = Reader::new(written.table.as_bytes()).collect();
        let entries =
            entries.map_err(|error| refused(format_args!("the table cannot be read back: {error}")))?;
        let puzzles: Vec<Puzzle> = entries.into_iter().map(|entry| entry.givens).collect();
        if !puzzles.iter().eq(printed.iter().map(|printed| &printed.item.puzzle)) {
            return Err(refused("the puzzles of the table are not those of the pages"));
        }
        let mut batch = Batch::new().until(interrupt::cancel());
        let mut minimality = Vec::new();
        for some in puzzles.chunks(TOGETHER) {
            minimality.extend(Minimality::of(&mut batch, some)?);
        }
        let mut canonizer = Canonizer::new();
        let forms: Result<Vec<Puzzle>, Cancelled> =
            puzzles.iter().map(|puzzle| canonical(&mut canonizer, puzzle)).collect();
        let read = |document, name: &str| {
            Document::read(document)
                .map_err(|what: Unread| refused(format_args!("{name} cannot be read back: {what}")))
        };
        let interior = read(written.interior, "the interior")?;
        let cover = read(written.cover, "the cover")?;
        let forms = forms?;
        let proof =
            Self { plan, seed, printed, written, register, puzzles, forms, minimality, interior, cover };
        proof.check_puzzles()?;
        proof.check_documents()?;
        Ok(proof)
    }

    /// Number of a puzzle.
    const fn number(&self, index: usize) -> usize {
        self.plan.first + index
    }

    fn check_puzzles(&self) -> Result<(), Failure> {
        let mut known = HashMap::new();
        for (index, (minimality, form)) in self.minimality.iter().zip(&self.forms).enumerate() {
            let number = self.number(index);
            if minimality.status != Status::Unique {
                return Err(refused(format_args!("puzzle {number} does not have exactly one solution")));
            }
            if let Some(other) = known.insert(form, number) {
                return Err(refused(format_args!("puzzle {number} is an isomorph of puzzle {other}")));
            }
            if let Some(other) = self.register.and_then(|register| register.find(form)) {
                return Err(refused(format_args!(
                    "puzzle {number} is an isomorph of one in the register: {other}"
                )));
            }
        }
        Ok(())
    }

    fn check_documents(&self) -> Result<(), Failure> {
        for (document, name) in [(&self.interior, "the interior"), (&self.cover, "the cover")] {
            if let Some((font, _)) = document.fonts.iter().find(|(_, is_inside)| !**is_inside) {
                return Err(refused(format_args!("{name} lacks the outlines of the font {font}")));
            }
        }
        for (document, name, should_be) in [
            (&self.interior, "the interior", true),
            (&self.cover, "the cover", self.plan.condition.is_some()),
        ] {
            let has_screen_colours = document.pages.iter().any(|page| page.has_screen_colours);
            if document.is_for_press != should_be || (should_be && has_screen_colours) {
                return Err(refused(format_args!("{name} is not made for the press in the plan")));
            }
        }
        let trim = self.plan.pages.trim;
        let bleed = self.plan.pages.bleed;
        for (index, page) in self.interior.pages.iter().enumerate() {
            let sheet = [trim.width + bleed, trim.height + 2.0 * bleed];
            if !are_near(sizes(page), [sheet, [trim.width, trim.height]]) {
                return Err(refused(format_args!(
                    "page {} of the interior does not have the size in the plan",
                    index + 1
                )));
            }
        }
        let bleed = self.plan.cover.bleed;
        let cut = [2.0 * trim.width + self.written.spine, trim.height];
        let sheet = cut.map(|side| side + 2.0 * bleed);
        let [page] = &self.cover.pages[..] else { return Err(refused("the cover is not one page")) };
        if !are_near(sizes(page), [sheet, cut]) {
            return Err(refused("the cover does not have the size in the plan"));
        }
        self.check_grids()
    }

    /// Every puzzle and every solution is on the pages, with its number, in the order of the table.
    fn check_grids(&self) -> Result<(), Failure> {
        let texts: Vec<&str> =
            self.interior.pages.iter().flat_map(|page| &page.texts).map(String::as_str).collect();
        let solutions = self.printed.iter().map(|printed| printed.item.solution);
        let mut at = 0;
        // Solutions below or behind their puzzles stand between them.
        let mut at_solutions = 0;
        for (index, (puzzle, solution)) in self.puzzles.iter().zip(solutions).enumerate() {
            let number = self.number(index);
            let missing = |what: &str| {
                refused(format_args!("on the pages, {what} {number} is not what the table says"))
            };
            at = shown(&texts, at, number, &rows(puzzle, None)).ok_or_else(|| missing("puzzle"))?;
            if self.plan.pages.solutions != Solutions::None {
                let solution = solution.ok_or_else(|| missing("the solution of puzzle"))?;
                let rows = rows(puzzle, Some(&solution));
                at_solutions = shown(&texts, at_solutions, number, &rows)
                    .ok_or_else(|| missing("the solution of puzzle"))?;
            }
        }
        Ok(())
    }

    /// The puzzles as a register takes them: number, puzzle, form, section.
    pub(super) fn entries<'e>(
        &'e self,
        items: &'e [Item],
    ) -> impl Iterator<Item = (usize, &'e Puzzle, &'e Puzzle, &'e str)> {
        let puzzles = self.puzzles.iter().zip(&self.forms).zip(items).enumerate();
        puzzles.map(|(index, ((puzzle, form), item))| (self.number(index), puzzle, form, &*item.section))
    }

    /// The numbers of the puzzles of which something is true, in short.
    fn numbers(&self, is_one: impl Fn(usize) -> bool) -> String {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for index in (0..self.puzzles.len()).filter(|index| is_one(*index)) {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == index => *last = index,
                _ => runs.push((index, index)),
            }
        }
        let told = runs.iter().map(|(first, last)| match (self.number(*first), self.number(*last)) {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}-{last}"),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// The sheet as text.
    pub(super) fn sheet(&self, files: &Files, register: Option<&Path>) -> String {
        let mut sheet = Sheet::default();
        let count = self.puzzles.len();
        sheet.line(format_args!("Proof sheet: {}", self.plan.title));
        sheet.line(format_args!(
            "Read back from the files by sudoku {}; seed {}.",
            env!("CARGO_PKG_VERSION"),
            self.seed
        ));
        sheet.heading("Files");
        let contents = [self.written.interior, self.written.cover, self.written.table.as_bytes()];
        for (path, bytes) in files.all().into_iter().zip(contents) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            sheet.line(format_args!("  {name}: {} bytes, XXH3 {}", bytes.len(), Hash::of(bytes)));
        }
        sheet.heading("Puzzles");
        sheet.fact("puzzles", format_args!("{count}, numbers {}", self.numbers(|_| true)));
        sheet.fact("one solution each", "yes, all");
        sheet.fact("isomorphs among them", "none");
        sheet.fact(
            "isomorphs in the register",
            match (self.register, register) {
                (Some(known), Some(path)) => {
                    let name = path.file_name().unwrap_or_default().to_string_lossy();
                    format!("none; {name} has {} puzzles of other books", known.earlier.len())
                }
                _ => "not compared: there is no register".to_owned(),
            },
        );
        for (book, count) in self.register.map(Register::books).unwrap_or_default() {
            let book = if book.is_empty() { "without a book" } else { book };
            sheet.line(format_args!("    {book}: {count}"));
        }
        let is_minimal = |index: usize| self.minimality[index].redundant.is_some_and(CellSet::is_empty);
        sheet.some(
            "minimal",
            count,
            &self.numbers(is_minimal),
            (0..count).filter(|index| is_minimal(*index)).count(),
        );
        let has_empty_box = |index: usize| {
            (0..9).any(|number| House::block(number).cells().is_disjoint(self.puzzles[index].cells()))
        };
        sheet.fact("an empty box", or_none(self.numbers(has_empty_box)));
        let lacks_digit =
            |index: usize| Digit::all().any(|digit| self.puzzles[index].cells_of(digit).is_empty());
        sheet.fact("a digit that is no given", or_none(self.numbers(lacks_digit)));
        self.tell_sections(&mut sheet);
        self.tell_documents(&mut sheet);
        sheet.0
    }

    fn tell_sections(&self, sheet: &mut Sheet) {
        let mut first = 0;
        for section in &self.plan.sections {
            let range = first..first + section.count;
            first = range.end;
            sheet.heading(&format!("Section: {}", section.title));
            sheet.fact("numbers", self.numbers(|index| range.contains(&index)));
            let (puzzles, printed) = (&self.puzzles[range.clone()], &self.printed[range]);
            let givens = puzzles.iter().map(Puzzle::len);
            sheet.fact("givens", bounds(givens.map(|givens| givens as f64)));
            let orbits = section.recipe.symmetry.orbits();
            let is_symmetric = |puzzle: &&Puzzle| {
                let cells = puzzle.cells();
                orbits.iter().all(|orbit| orbit.is_subset(cells) || orbit.is_disjoint(cells))
            };
            let symmetric = puzzles.iter().filter(is_symmetric).count();
            sheet.fact(
                "symmetry",
                format_args!("{}: {symmetric} of {}", section.recipe.symmetry.name(), puzzles.len()),
            );
            let levels = Level::ALL.into_iter().filter_map(|wanted| {
                let count = printed.iter().filter(|one| level(&one.ratings) == Some(wanted)).count();
                (count > 0).then(|| format!("{wanted} {count}"))
            });
            sheet.fact("HoDoKu's levels", levels.collect::<Vec<_>>().join(", "));
            for (at, scale) in self.plan.scales.iter().enumerate() {
                let numbers = printed
                    .iter()
                    .filter_map(|one| Some(one.ratings.scales[at].rating.as_ref().ok()?.number()));
                sheet.fact(&format!("rating by {scale}"), bounds(numbers));
            }
        }
    }

    fn tell_documents(&self, sheet: &mut Sheet) {
        sheet.heading("Interior");
        let (pages, trim) = (self.interior.pages.len(), self.plan.pages.trim);
        sheet.fact("pages", pages);
        sheet.fact("trim", in_millimetres(trim.width, trim.height));
        let bleed = self.plan.pages.bleed;
        let sheets = match bleed > 0.0 {
            true => format!(
                "{}, bleed {:.2} mm at three edges",
                in_millimetres(trim.width + bleed, trim.height + 2.0 * bleed),
                bleed / MM
            ),
            false => format!("{}, no bleed", in_millimetres(trim.width, trim.height)),
        };
        sheet.fact("sheet", format_args!("{sheets}; all pages alike"));
        sheet.fact("fonts, all embedded", self.interior.fonts.keys().cloned().collect::<Vec<_>>().join(", "));
        let press = self.plan.condition.as_ref().map_or("black ink, dots that grow by 20 %", Condition::name);
        sheet.fact("PDF/X-4", format_args!("yes, for {press}"));
        sheet.fact("puzzles on the pages", "all as in the table");
        let solutions = match self.plan.pages.solutions {
            Solutions::None => "none, as the plan says",
            _ => "all as in the table",
        };
        sheet.fact("solutions on the pages", solutions);
        sheet.heading("Cover");
        let cut = [2.0 * trim.width + self.written.spine, trim.height];
        let [width, height] = cut.map(|side| side + 2.0 * self.plan.cover.bleed);
        sheet.fact(
            "sheet",
            format_args!("{}, bleed {:.2} mm", in_millimetres(width, height), self.plan.cover.bleed / MM),
        );
        sheet.fact("trim", in_millimetres(cut[0], cut[1]));
        let spine = match self.plan.cover.spine {
            Spine::Of(stock) => {
                format!("{pages} pages of {} paper, {:.4} mm each", stock.name(), stock.thickness() / MM)
            }
            Spine::Width(_) => "as the plan says".to_owned(),
        };
        let words = if self.written.has_words_on_spine { "" } else { "; without words" };
        sheet.fact("spine", format_args!("{:.2} mm: {spine}{words}", self.written.spine / MM));
        let barcode = if self.plan.cover.has_barcode { "50.8 x 30.5 mm, white, on the back" } else { "none" };
        sheet.fact("area for the bar code", barcode);
        sheet.fact("fonts, all embedded", self.cover.fonts.keys().cloned().collect::<Vec<_>>().join(", "));
        let press = match (&self.plan.condition, self.plan.cover.ground) {
            (Some(condition), _) => format!("yes, for {}", condition.name()),
            (None, Ground::Press(_)) => "no: inks, and the plan names no profile".to_owned(),
            (None, Ground::Screen(_)) => "no: the colours of a screen".to_owned(),
        };
        sheet.fact("PDF/X-4", press);
    }
}

/// A text of facts.
#[derive(Default)]
struct Sheet(String);

impl Sheet {
    fn line(&mut self, line: impl Display) {
        writeln!(self.0, "{line}").expect(STRING);
    }

    fn heading(&mut self, heading: &str) {
        self.line(format_args!("\n{heading}"));
    }

    fn fact(&mut self, name: &str, fact: impl Display) {
        self.line(format_args!("  {name}: {fact}"));
    }

    /// How many of all are so, and which, if not all or none.
    fn some(&mut self, name: &str, all: usize, numbers: &str, count: usize) {
        let named = if count == 0 || count == all { String::new() } else { format!(": {numbers}") };
        self.fact(name, format_args!("{count} of {all}{named}"));
    }
}

fn refused(what: impl Display) -> Failure {
    Failure::Fatal(Message::new(format_args!("nothing is written: {what}")))
}

fn or_none(numbers: String) -> String {
    if numbers.is_empty() { "none".to_owned() } else { numbers }
}

/// The least and the greatest of some numbers, if there are any.
fn bounds(numbers: impl Iterator<Item = f64>) -> String {
    let bounds = numbers.fold(None, |bounds, number| match bounds {
        None => Some((number, number)),
        Some((least, greatest)) => Some((f64::min(least, number), f64::max(greatest, number))),
    });
    match bounds {
        None => String::new(),
        Some((least, greatest)) if least == greatest => least.to_string(),
        Some((least, greatest)) => format!("{least} to {greatest}"),
    }
}

fn in_millimetres(width: f64, height: f64) -> String {
    format!("{:.2} x {:.2} mm", width / MM, height / MM)
}

/// Width and height of the sheet and of its trim.
fn sizes(page: &Page) -> [[f64; 2]; 2] {
    [page.media, page.trim].map(|[left, bottom, right, top]| [right - left, top - bottom])
}

fn are_near(sizes: [[f64; 2]; 2], wanted: [[f64; 2]; 2]) -> bool {
    sizes.as_flattened().iter().zip(wanted.as_flattened()).all(|(side, wanted)| (side - wanted).abs() <= NEAR)
}

/// The texts of a grid, row by row: the givens, then the other digits of a solution, with blanks between.
fn rows(puzzle: &Puzzle, solution: Option<&Solution>) -> Vec<String> {
    let mut rows = Vec::new();
    for row in 0..9 {
        let cells = || House::row(row).cell_list();
        let givens: String =
            cells().map(|cell| puzzle.digit(cell).map_or(' ', Digit::to_char)).iter().collect();
        let others: String = cells()
            .map(|cell| {
                let digit =
                    solution.filter(|_| puzzle.digit(cell).is_none()).map(|solution| solution.digit(cell));
                digit.map_or(' ', Digit::to_char)
            })
            .iter()
            .collect();
        let texts = [givens, others].map(|text| text.trim_end().to_owned());
        rows.extend(texts.into_iter().filter(|text| !text.is_empty()));
    }
    rows
}

/// The end of a grid among texts from a place on, with its number near: above it, or, upside down, below.
fn shown(texts: &[&str], from: usize, number: usize, rows: &[String]) -> Option<usize> {
    /// Between number and grid: label, and the lines for a name and the time.
    const BETWEEN: usize = 4;
    let number = number.to_string();
    let begins = |at: &usize| {
        let end = at + rows.len();
        let is_near =
            texts[at.saturating_sub(BETWEEN)..*at].contains(&&*number) || texts.get(end) == Some(&&*number);
        is_near && texts[*at..end].iter().zip(rows).all(|(text, row)| text == row)
    };
    let last = (texts.len() + 1).checked_sub(rows.len())?;
    (from..last).find(begins).map(|at| at + rows.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_found_with_its_number_and_not_with_another() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let rows = rows(&puzzle, None);
        assert_eq!(rows[0], "53  7");
        let mut texts = vec!["Easy", "12", "Monday"];
        texts.extend(rows.iter().map(String::as_str));
        assert_eq!(shown(&texts, 0, 12, &rows), Some(texts.len()));
        assert_eq!(shown(&texts, 0, 13, &rows), None);
        texts[5] = "9";
        assert_eq!(shown(&texts, 0, 12, &rows), None);
    }
}
