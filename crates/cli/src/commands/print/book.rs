//! Sheets of puzzles and books.

use super::PrintArgs;
use crate::io::fonts;
use crate::io::input::Inputs;
use crate::io::input_entry::InputEntry;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::language::told;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::{Document, failure};
use std::fmt::Display;
use sudokit::diagram::{Rncn, Words, say};
use sudokit::{Answer, Engine, Entry, Grade, Level, Rater, Scale, Single};
use sudokit_print::{Book, Font, Item, Pages, Solutions};

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
        aid: puzzles.aid(),
        style: args.style()?,
        is_for_press: pages.press,
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
    note_unsolved(&book, reporter);
    let (document, path) = (args.document()?, args.results.path());
    let solutions = args.solutions_to(&document)?;
    let formats = || [document.format].into_iter().chain(solutions.map(|(_, format)| format));
    formats().try_for_each(|format| format.refuse_digits(&pages.fonts))?;
    // Pages that do not fit and signs that no font has are found before anything is written.
    let drawn = formats().zip(laid_out(&book, solutions.is_some())?).filter(|(format, _)| format.has_fonts());
    let fonts = fonts::for_pages(drawn.flat_map(|(_, pages)| pages), &pages.fonts)?;
    let second = fonts.second().map(Font::family).unwrap_or_default();
    let named = Book { font: &second, ..book };
    let paths = [path].into_iter().chain(solutions.map(|(path, _)| Some(path)));
    for ((format, path), pages) in formats().zip(paths).zip(laid_out(&named, solutions.is_some())?) {
        Document { format, fonts: fonts.clone(), ..document }.write(pages, path)?;
    }
    Ok(Outcome::Positive)
}

/// The pages of a book, and those of its solutions if they are a document of their own.
fn laid_out<'a>(book: &Book<'a>, has_solutions: bool) -> Result<Vec<Pages<'a>>, Failure> {
    let alone =
        Book { solutions: Solutions::Only, has_cover: false, has_rules: false, has_contents: false, ..*book };
    let books = [*book].into_iter().chain(has_solutions.then_some(alone));
    books.map(|book| book.pages().map_err(failure)).collect()
}

/// The puzzles, rated and sorted as asked for.
pub(super) fn items(args: &PrintArgs, words: &Words, reporter: &mut Reporter) -> Result<Vec<Item>, Failure> {
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
        return Err(Failure::Fatal(Message::told(&say!("program-nothing-to-print"))));
    }
    if is_broken {
        let hint = told(&say!("program-print-broken"));
        return Err(Failure::Fatal(Message::told(&say!("program-not-printed")).hint(hint)));
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
pub(crate) fn refused(item: &InputEntry, solver: &mut Single) -> Failure {
    item.refused(&match solver.answer(item.entry.problem()) {
        Answer::None => say!("program-has-no-solution"),
        Answer::Unique(_) | Answer::Several(_) => say!("program-has-several-solutions"),
    })
}

/// A rating as it stands beside a number.
pub(crate) fn in_words(scale: Scale, values: &[String]) -> String {
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

/// Notes the puzzles without a solution.
pub(crate) fn note_unsolved(book: &Book<'_>, reporter: &Reporter) {
    let numbered = (book.first_number..).zip(book.items);
    let unsolved = numbered.filter(|(_, item)| item.solution.is_none()).map(|(number, _)| number);
    let unsolved = first_of(unsolved);
    if !unsolved.is_empty() {
        reporter.tell(&say!("program-without-solution", [puzzles = unsolved]));
    }
}

/// A list of things; of many, the first.
fn first_of(things: impl IntoIterator<Item: Display>) -> String {
    const MOST: usize = 20;
    let mut things = things.into_iter();
    let first: Vec<String> = things.by_ref().take(MOST).map(|thing| thing.to_string()).collect();
    let listed = first.join(", ");
    match things.count() {
        0 => listed,
        count => told(&say!("program-and-more", [listed, count])),
    }
}
