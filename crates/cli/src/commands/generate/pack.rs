//! `sudoku generate --pack`

use super::args::{GenerateArgs, Written};
use super::{make, rising, wrong_format};
use crate::io::fonts::FontArgs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::language;
use crate::run::report::{Failure, Reporter};
use crate::run::terminal::Look;
use crate::show::document::{Document, DocumentFormat, failure};
use crate::show::grid::draw_puzzle;
use sudokit::diagram::{Rncn, Words, say};
use sudokit::{Engine, Level, Maker, Puzzle, Single};
use sudokit_print::{Book, Item, Page};
use unicode_width::UnicodeWidthStr;

pub(super) fn pack(
    args: &GenerateArgs,
    seed: u64,
    mut maker: Maker,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let format = match args.results.format()? {
        None | Some(Written::Text) => None,
        Some(Written::Pdf) => Some(DocumentFormat::Pdf),
        Some(Written::Entry(format)) if format.name() == "html" => Some(DocumentFormat::Html),
        Some(_) => return Err(wrong_format("a pack is written as text, pdf or html", "text")),
    };
    let words = language::words();
    let (version, seed) = (env!("CARGO_PKG_VERSION"), seed.to_string());
    let colophon = say!("program-made-by", [version, seed]).told(words, &Rncn);
    let laid_out = |items| -> Result<Vec<Page>, Failure> {
        let GenerateArgs { paper, ref title, per_page, .. } = *args;
        let book = Book { title, paper, colophon: &colophon, per_page, words, ..Book::new(items) };
        Ok(book.pages().map_err(failure)?.collect())
    };
    // The fonts are found, or lacking, before the first puzzle is made.
    let empty = |level: &Level| Item { section: level.heading(words), ..Item::new(Puzzle::EMPTY, None) };
    let empty: Vec<Item> = args.pack.iter().map(empty).collect();
    let document = format
        .map(|format| Document::new(format, &args.title).with_fonts(&laid_out(&empty)?, &FontArgs::default()))
        .transpose()?;
    let mut solver = Single::new();
    let mut items = Vec::new();
    let mut outcome = Outcome::Positive;
    for level in &args.pack {
        // The puzzles of a level do not depend on the other levels.
        maker = maker.wish(args.wish_at(Some(*level))).stream(*level as u32);
        let mut puzzles = Vec::new();
        let is_enough = make(&mut maker, 0, args.count, 0, reporter, |made| {
            puzzles.push(made.puzzle);
            Ok(())
        })?;
        rising(&mut puzzles)?;
        items.extend(puzzles.into_iter().map(|puzzle| {
            let solution = solver.solve(&puzzle).expect("it was made to have one");
            Item { section: level.heading(words), ..Item::new(puzzle, Some(solution)) }
        }));
        if !is_enough {
            outcome = Outcome::Negative;
        }
    }
    if let Some(document) = document {
        // Fewer than asked for is said by the exit code.
        if !items.is_empty() {
            document.write(laid_out(&items)?.into_iter(), args.results.path())?;
        }
        return Ok(outcome);
    }
    let mut text = String::new();
    as_text(&args.title, &items, &colophon, words, &mut text);
    let mut output = Output::new(args.results.path())?;
    output.put(text.as_bytes())?;
    output.finish()?;
    Ok(outcome)
}

/// The puzzles, then the solutions.
fn as_text(title: &str, items: &[Item], colophon: &str, words: &Words, out: &mut String) {
    abreast(title, items, |item| draw_puzzle(&item.puzzle, Look::PLAIN), out);
    abreast(
        &say!("print-solutions").told(words, &Rncn),
        items,
        |item| draw_puzzle(&item.solution.map_or(item.puzzle, Puzzle::from), Look::PLAIN),
        out,
    );
    *out += &format!("{colophon}\n");
}

/// Grids two abreast, with number and level.
fn abreast(title: &str, items: &[Item], draw: impl Fn(&Item) -> String, out: &mut String) {
    *out += &format!("{title}\n\n");
    let numbered: Vec<(usize, &Item)> = (1..).zip(items).collect();
    for pair in numbered.chunks(2) {
        let columns: Vec<String> =
            pair.iter().map(|(number, item)| format!("{number}  {}\n{}", item.section, draw(item))).collect();
        let mut columns: Vec<_> = columns.iter().map(|column| column.lines()).collect();
        while let Some(row) = columns.iter_mut().map(Iterator::next).collect::<Option<Vec<_>>>() {
            let padded = |part: &str| part.to_owned() + &" ".repeat(30_usize.saturating_sub(part.width()));
            let row: String = row.into_iter().map(padded).collect();
            *out += row.trim_end();
            out.push('\n');
        }
        out.push('\n');
    }
}
