//! Sheets of puzzles and books.

use super::PrintArgs;
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::{Document, DocumentFormat, failure};
use std::collections::BTreeSet;
use std::fmt::Display;
use sudokit::diagram::{Rncn, Words, say};
use sudokit::{Answer, Engine, Entry, Grade, Level, Rater, Scale, Single};
use sudokit_print::{Book, Item, Solutions, lacking};

pub(super) fn print(
    args: &PrintArgs,
    words: &'static Words,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let items = items(args, words, reporter)?;
    let (pages, puzzles, bound) = (&args.pages, &args.puzzles, &args.book);
    let book = Book {
        title: &pages.title,
        subtitle: &bound.subtitle,
        author: &bound.author,
        about: &pages.about,
        paper: pages.paper,
        margins: pages.margins(),
        bleed: bound.bleed,
        is_bound: bound.is_bound(),
        per_page: puzzles.per_page.unwrap_or(if puzzles.large { 1 } else { 4 }),
        solutions: match puzzles.solutions_to {
            Some(_) => Solutions::None,
            None => puzzles.solutions.into(),
        },
        solutions_per_page: puzzles.solutions_per_page,
        aid: puzzles.aid.into(),
        is_large: puzzles.large,
        has_cover: bound.has_cover(),
        has_rules: bound.has_rules(),
        has_contents: bound.has_contents(),
        first_number: puzzles.first,
        has_name_and_time: puzzles.name_and_time,
        words,
        app: puzzles.qr.as_deref(),
        ..Book::new(&items)
    };
    note_what_is_missing(&book, reporter);
    let document = args.document(words)?;
    // Pages that do not fit are found before anything is written.
    let laid_out = book.pages().map_err(failure)?;
    let path = args.results.path();
    let Some(path_of_solutions) = &puzzles.solutions_to else { return document.write(laid_out, path) };
    if path == Some(path_of_solutions.as_path()) {
        let message = format!("{} cannot hold both puzzles and solutions", path_of_solutions.display());
        return Err(Failure::Fatal(Message::new(message)));
    }
    let solutions =
        Book { solutions: Solutions::Only, has_cover: false, has_rules: false, has_contents: false, ..book };
    let laid_out_solutions = solutions.pages().map_err(failure)?;
    let format = DocumentFormat::of(path_of_solutions)?.unwrap_or(document.format);
    document.write(laid_out, path)?;
    Document { format, ..document }.write(laid_out_solutions, Some(path_of_solutions))
}

/// The puzzles, rated and sorted as asked for.
fn items(args: &PrintArgs, words: &Words, reporter: &mut Reporter) -> Result<Vec<Item>, Failure> {
    let inputs = Inputs::new(args.input.inputs.clone(), args.input.from, Output::new(None)?);
    inputs.begin(reporter);
    let mut scales: Vec<Scale> = args.puzzles.rate.iter().flatten().copied().collect();
    let asked = scales.len();
    if args.puzzles.by_level {
        scales.push(Scale::Hodoku);
    }
    let mut rater = (!scales.is_empty()).then(|| Rater::new(scales).until(interrupt::cancel()));
    let (mut solver, mut items, mut is_broken) = (Single::new(), Vec::new(), false);
    for item in inputs {
        match item {
            Ok(item) => {
                let mut printed = printed(&mut solver, &item.entry);
                if printed.solution.is_none() && !args.puzzles.allow_broken {
                    is_broken = true;
                    reporter.go_on(refused(&item, &mut solver))?;
                }
                let mut level = None;
                if let Some(rater) = &mut rater {
                    let ratings = rater.rate(&item.entry)?;
                    let told: Vec<String> = ratings
                        .scales
                        .iter()
                        .take(asked)
                        .filter_map(|rated| rated.rating.as_ref().ok())
                        .map(|rating| in_words(rating.scale, &rating.values()))
                        .collect();
                    level = ratings.scales.iter().find_map(|rated| match &rated.rating {
                        Ok(rating) => match &rating.grade {
                            Grade::Hodoku(rating) => Some(rating.level),
                            _ => None,
                        },
                        Err(_) => None,
                    });
                    printed.label = [printed.label]
                        .into_iter()
                        .chain(told)
                        .filter(|text| !text.is_empty())
                        .collect::<Vec<_>>()
                        .join(" \u{b7} ");
                }
                items.push((level, printed));
            }
            Err(failure) => reporter.go_on(failure)?,
        }
        reporter.progress.update(items.len() as u64);
    }
    reporter.progress.finish();
    if items.is_empty() {
        return Err(Failure::Fatal(Message::new("there is no puzzle to print")));
    }
    if is_broken {
        let message = Message::new("nothing is printed, as not every puzzle has exactly one solution");
        return Err(Failure::Fatal(message.hint("--allow-broken prints such puzzles without a solution")));
    }
    if args.puzzles.by_level {
        // Those that have no level, as they have no one solution, come last.
        items.sort_by_key(|(level, _)| (level.is_none(), level.map(|level| level as u8)));
        for (level, item) in &mut items {
            item.section = match level {
                Some(level) => Level::from(*level).heading(words),
                None => say!("print-no-level").told(words, &Rncn),
            };
        }
    }
    Ok(items.into_iter().map(|(_, item)| item).collect())
}

/// The error for a puzzle without exactly one solution, with its location.
fn refused(item: &InputEntry, solver: &mut Single) -> Failure {
    item.wrong(match solver.answer(item.entry.problem()) {
        Answer::None => "the puzzle has no solution",
        Answer::Unique(_) | Answer::Several(_) => "the puzzle has several solutions",
    })
}

/// A rating as it stands beside a number.
fn in_words(scale: Scale, values: &[String]) -> String {
    match scale {
        // Level and score; the number of steps says nothing on paper.
        Scale::Hodoku => values[..2].join(" "),
        // As everybody writes it.
        Scale::Se => format!("SE {}", values[0]),
        _ => format!("{scale} {}", values[0]),
    }
}

/// An entry as it is printed.
pub(crate) fn printed(solver: &mut Single, entry: &Entry) -> Item {
    let solution = match solver.answer(entry.problem()) {
        Answer::Unique(solution) => Some(solution),
        Answer::None | Answer::Several(_) => None,
    };
    Item::of(entry, solution)
}

/// Notes the puzzles without a solution, and the characters that the font lacks.
pub(crate) fn note_what_is_missing(book: &Book<'_>, reporter: &Reporter) {
    let numbered = (book.first_number..).zip(book.items);
    let unsolved = numbered.filter(|(_, item)| item.solution.is_none()).map(|(number, _)| number);
    let unsolved = first_of(unsolved);
    if !unsolved.is_empty() {
        reporter
            .note(format_args!("without a solution because they do not have exactly one: puzzle {unsolved}"));
    }
    let words = [book.title, book.subtitle, book.author, book.about];
    let of_items = book.items.iter().flat_map(|item| [&*item.label, &*item.section]);
    note_lacking(words.into_iter().chain(of_items), reporter);
}

/// Notes the characters of texts that the font lacks.
pub(super) fn note_lacking<'t>(texts: impl IntoIterator<Item = &'t str>, reporter: &Reporter) {
    let lacking: BTreeSet<char> = texts.into_iter().flat_map(lacking).collect();
    let lacking = first_of(lacking);
    if !lacking.is_empty() {
        reporter.note(format_args!("printed as ? because the font, Noto Sans, lacks them: {lacking}"));
    }
}

/// A list of things; of many, the first.
fn first_of(things: impl IntoIterator<Item: Display>) -> String {
    const MOST: usize = 20;
    let mut things = things.into_iter();
    let first: Vec<String> = things.by_ref().take(MOST).map(|thing| thing.to_string()).collect();
    let more = match things.count() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    first.join(", ") + &more
}
