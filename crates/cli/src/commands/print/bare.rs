//! Grids alone, a file each.

use super::PrintArgs;
use super::book::items;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::{Document, DocumentFormat, failure};
use std::iter::once;
use std::path::{Path, PathBuf};
use sudokit::diagram::Words;
use sudokit_play::Date;
use sudokit_print::{Bare, MM, Page};

/// Side of a grid by default.
const SIDE: f64 = 80.0 * MM;

pub(super) fn print(
    args: &PrintArgs,
    words: &'static Words,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let to = args.results.path();
    let to_solutions = args.puzzles.solutions_to.as_deref();
    let [name, name_of_solution] = [to, to_solutions].map(|path| path.map(Name::read).transpose());
    let (name, name_of_solution) = (name?, name_of_solution?);
    let has_date = [&name, &name_of_solution].iter().any(|name| name.as_ref().is_some_and(Name::has_date));
    if has_date && args.pages.date.is_none() {
        return Err(refused("{date} needs the day of the first grid", "give it with --date 2027-01-01"));
    }
    let document = args.document()?;
    let format_of_solution = match to_solutions {
        Some(path) => DocumentFormat::of(path)?.unwrap_or(document.format),
        None => document.format,
    };
    if [document.format, format_of_solution].contains(&DocumentFormat::Html) {
        return Err(refused("a bare grid is no page of HTML", "name it with .svg, .eps, .pdf or .png"));
    }
    format_of_solution.refuse_digits(&args.pages.fonts)?;
    let document = document.with_fonts(&[], &args.pages.fonts)?;
    let style = args.style()?;
    let items = items(args, words, reporter)?;
    let all_have_names = [&name, &name_of_solution].iter().all(|name| name.as_ref().is_none_or(Name::varies));
    if items.len() > 1 && (name.is_none() || !all_have_names) {
        let message = format!("{} grids are {} files", items.len(), items.len());
        return Err(refused(&message, "name them with {number} or {date}: -o grid-{number}.svg"));
    }
    let last = args.puzzles.first + items.len() - 1;
    let (mut date, mut files) = (args.pages.date, Vec::new());
    for (number, item) in (args.puzzles.first..).zip(&items) {
        if has_date && date.is_none() {
            return Err(refused("the calendar has no more days", "it ends with 9999-12-31"));
        }
        let (side, aid, is_for_press) = (args.size.unwrap_or(SIDE), args.puzzles.aid(), args.pages.press);
        let grid = Bare { number, side, aid, style, is_for_press, words, ..Bare::new(item, side) };
        let path = |name: &Option<Name<'_>>| name.as_ref().map(|name| name.of(number, last, date));
        files.push((document.format, path(&name), grid.puzzle().map_err(failure)?));
        if name_of_solution.is_some()
            && let Some(page) = grid.solution().map_err(failure)?
        {
            files.push((format_of_solution, path(&name_of_solution), page));
        }
        date = date.and_then(Date::next);
    }
    let mut paths: Vec<&PathBuf> = files.iter().filter_map(|(_, path, _)| path.as_ref()).collect();
    paths.sort();
    if let Some([twice, _]) = paths.array_windows().find(|[one, other]| one == other) {
        let message = format!("{} cannot hold two grids", twice.display());
        return Err(Failure::Fatal(Message::new(message)));
    }
    write(&document, files)
}

fn write(
    document: &Document<'_>,
    files: Vec<(DocumentFormat, Option<PathBuf>, Page)>,
) -> Result<Outcome, Failure> {
    for (format, path, page) in files {
        let document = Document { format, fonts: document.fonts.clone(), ..*document };
        document.write(once(page), path.as_deref())?;
    }
    Ok(Outcome::Positive)
}

fn refused(message: &str, hint: &str) -> Failure {
    Failure::Fatal(Message::new(message).hint(hint))
}

/// The name of files, with places for what differs.
struct Name<'a>(&'a str);

const NUMBER: &str = "{number}";
const DATE: &str = "{date}";

impl<'a> Name<'a> {
    fn read(path: &'a Path) -> Result<Self, Failure> {
        let name =
            path.to_str().ok_or_else(|| refused("the name of a bare grid is not UTF-8", "rename it"))?;
        let rest = name.replace(NUMBER, "").replace(DATE, "");
        if rest.contains(['{', '}']) {
            return Err(refused(&format!("{name}: unknown place"), "there are {number} and {date}"));
        }
        Ok(Self(name))
    }

    fn varies(&self) -> bool {
        self.0.contains(NUMBER) || self.has_date()
    }

    fn has_date(&self) -> bool {
        self.0.contains(DATE)
    }

    /// The name of one file: with as many digits as the last number has, so that names sort.
    fn of(&self, number: usize, last: usize, date: Option<Date>) -> PathBuf {
        let digits = last.to_string().len();
        let name = self.0.replace(NUMBER, &format!("{number:0digits$}"));
        date.map_or_else(|| name.clone(), |date| name.replace(DATE, &date.to_string())).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_as_the_puzzles_do() {
        let name = Name::read(Path::new("a/{number}-{date}.svg")).unwrap_or_else(|_| panic!("a name"));
        let day = Date::new(2027, 1, 1);
        assert_eq!(name.of(7, 365, day), Path::new("a/007-2027-01-01.svg"));
        assert!(Name::read(Path::new("{day}.svg")).is_err());
    }
}
