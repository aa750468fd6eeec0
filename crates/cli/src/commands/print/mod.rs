//! `sudoku print`

mod args;
mod bare;
mod book;
mod way;
mod worksheet;

pub(crate) use args::PrintArgs;
#[cfg(feature = "book")]
pub(crate) use args::{Between, Help, Where};
#[cfg(feature = "book")]
pub(crate) use book::{in_words, refused};
pub(crate) use book::{note_unsolved, printed};

use crate::io::condition::condition;
use crate::run::exit::Outcome;
use crate::run::language::words;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::{Document, DocumentFormat};
use args::BookArgs;
use std::path::Path;
use sudokit::diagram::Words;
use sudokit_play::Date;
use sudokit_print::pdf::{Condition, Profile};
use sudokit_print::{Format, Lines, MM, Margins, Style};

pub(crate) fn print(args: &PrintArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let words = args.words()?;
    if !args.worksheet.is_empty() {
        worksheet::print(args, words, reporter)
    } else if args.way {
        way::print(args, words, reporter)
    } else if args.bare {
        bare::print(args, words, reporter)
    } else {
        book::print(args, words, reporter)
    }
}

impl PrintArgs {
    /// The document of the pages, without fonts.
    fn document(&self) -> Result<Document<'_>, Failure> {
        let pages = &self.pages;
        let format = self.folded(self.results.format()?.unwrap_or(DocumentFormat::Pdf))?;
        let press = || pages.profile.as_deref().map_or_else(|| Ok(Condition::grey()), condition);
        let press = pages.press.then(press).transpose()?;
        // Kept until the program ends, as fonts are.
        let condition = press.map(|press| &*Box::leak(Box::new(press)));
        Ok(Document {
            author: &self.book.author,
            profile: if pages.press { Profile::Press } else { Profile::Screen },
            condition,
            date: pages.date.map(Date::parts),
            resolution: f64::from(pages.dpi),
            folding: self.book.folding(pages.crop_marks),
            // Sheets of a booklet have marks, and not its pages.
            has_crop_marks: pages.crop_marks && !self.book.booklet,
            ..Document::new(format, &pages.title)
        })
    }

    /// The document of the solutions, if they have one of their own.
    fn solutions_to(&self, document: &Document<'_>) -> Result<Option<(&Path, DocumentFormat)>, Failure> {
        match &self.puzzles.solutions_to {
            Some(to) if self.results.path() == Some(to.as_path()) => {
                let message = format!("{} cannot hold both puzzles and solutions", to.display());
                Err(Failure::Fatal(Message::new(message)))
            }
            Some(to) => {
                let format = self.folded(DocumentFormat::of(to)?.unwrap_or(document.format))?;
                Ok(Some((to, format)))
            }
            None => Ok(None),
        }
    }

    /// The format, if pages can be folded in it or need not be.
    fn folded(&self, format: DocumentFormat) -> Result<DocumentFormat, Failure> {
        if self.book.booklet && format != DocumentFormat::Pdf {
            return Err(Failure::Fatal(Message::new("a booklet is a PDF").hint("name it with .pdf")));
        }
        Ok(format)
    }

    /// Lines and shading of grids.
    fn style(&self) -> Result<Style, Failure> {
        let style = self.puzzles.style();
        if self.pages.press && style.lines == Lines::Pale {
            let message = Message::new("print shops refuse lines as thin as those of --lines pale");
            return Err(Failure::Fatal(message.hint("leave out --press, or take --lines dashed")));
        }
        Ok(style)
    }

    /// The words on the pages.
    fn words(&self) -> Result<&'static Words, Failure> {
        Ok(words().in_voice(self.reader.voice(true)?))
    }

    /// Pages of text and pictures.
    fn format<'a>(&'a self, title: &'a str, words: &'static Words) -> Format<'a> {
        let margins = self.pages.margins().unwrap_or(Margins::all(15.0 * MM));
        let is_large = self.puzzles.large;
        Format { title, about: &self.pages.about, paper: self.pages.paper, margins, words, is_large }
    }

    /// Options of sheets and books alone.
    fn refuse_books(&self, what: &str) -> Result<(), Failure> {
        let BookArgs { bleed, .. } = self.book;
        if bleed > 0.0 || self.book.is_book() || self.book.has_cover() || self.puzzles.qr.is_some() {
            let message = format!("{what} is no book: it has no --book, --bound, --cover, --bleed and --qr");
            return Err(Failure::Fatal(Message::new(message)));
        }
        Ok(())
    }
}
