//! Pages as a document: PDF, HTML, or an image each.

use crate::io::fonts::{self, FontArgs};
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message};
use crate::show::STRING;
use clap::ValueEnum;
use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use sudokit_print::pdf::{self, About, Condition, Folding, Profile};
use sudokit_print::png::Painter;
use sudokit_print::{Fonts, Page, PrintError, eps, html, svg};

/// Formats of documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DocumentFormat {
    /// One document, for screens and printers
    Pdf,
    /// An image of each page
    Png,
    /// A drawing of each page
    Svg,
    /// A drawing of each page without fonts, for other layouts
    Eps,
    /// One page of HTML, a sheet each when printed
    Html,
}

impl DocumentFormat {
    /// True if the document has the outlines of its letters: readers of the others bring fonts.
    pub(crate) const fn has_fonts(self) -> bool {
        matches!(self, Self::Eps | Self::Pdf | Self::Png)
    }

    /// Refuses digits of the user's own where readers bring the fonts.
    pub(crate) fn refuse_digits(self, named: &FontArgs) -> Result<(), Failure> {
        if named.digits.is_empty() || self.has_fonts() {
            return Ok(());
        }
        let message = Message::new("a page of HTML or SVG names its fonts and does not hold them");
        Err(Failure::Fatal(message.hint("--digits is for PDF, PNG and EPS")))
    }

    /// The format of a file by its ending, if it has one.
    pub(crate) fn of(path: &Path) -> Result<Option<Self>, Failure> {
        let Some(ending) = path.extension() else { return Ok(None) };
        let format = Self::value_variants().iter().find(|format| {
            format.to_possible_value().is_some_and(|value| value.matches(&ending.to_string_lossy(), true))
        });
        format.copied().map(Some).ok_or_else(|| {
            let message =
                Message::new(format_args!("{} cannot be written: it is no document", path.display()));
            Failure::Fatal(message.hint("a document ends with .pdf, .png, .svg, .eps or .html"))
        })
    }
}

/// Parameters of a document.
pub(crate) struct Document<'a> {
    pub(crate) format: DocumentFormat,
    pub(crate) title: &'a str,
    pub(crate) author: &'a str,
    /// Of PDF, PNG and EPS.
    pub(crate) fonts: Fonts<'static>,
    /// Of PDF.
    pub(crate) profile: Profile,
    /// Of PDF for print shops.
    pub(crate) condition: Option<&'a Condition>,
    /// Of PDF: year, month, day.
    pub(crate) date: Option<(u16, u8, u8)>,
    /// Pixels of PNG to the inch.
    pub(crate) resolution: f64,
    /// Of PDF: two pages to a side of a sheet.
    pub(crate) folding: Option<Folding>,
    pub(crate) has_crop_marks: bool,
}

impl<'a> Document<'a> {
    /// A document for screens, in Noto Sans alone.
    pub(crate) fn new(format: DocumentFormat, title: &'a str) -> Self {
        Self {
            format,
            title,
            author: "",
            fonts: Fonts::default(),
            profile: Profile::Screen,
            condition: None,
            date: None,
            resolution: 200.0,
            folding: None,
            has_crop_marks: false,
        }
    }

    /// The document with fonts that have all signs of its pages; `named` are those that the user wants.
    pub(crate) fn with_fonts(self, pages: &[Page], named: &FontArgs) -> Result<Self, Failure> {
        self.format.refuse_digits(named)?;
        if !self.format.has_fonts() {
            return Ok(self);
        }
        Ok(Self { fonts: fonts::for_pages(pages.iter(), named)?, ..self })
    }

    /// Writes the pages to a file or to standard output. Each page of PNG, SVG and EPS is a file of its
    /// own; if there are several, the number of the page is part of its name.
    pub(crate) fn write(
        &self,
        pages: impl ExactSizeIterator<Item = Page>,
        path: Option<&Path>,
    ) -> Result<Outcome, Failure> {
        if path.is_none() && self.format != DocumentFormat::Html && stdout().is_terminal() {
            let message = Message::new("a document is nothing for a terminal");
            return Err(Failure::Fatal(message.hint("name a file: -o sudoku.pdf")));
        }
        let count = pages.len();
        // A book of many pages can be interrupted between any two.
        let pages = pages.map_while(|page| interrupt::check().is_ok().then_some(page));
        let pages = pages.map(|page| if self.has_crop_marks { page.with_crop_marks() } else { page });
        match self.format {
            DocumentFormat::Pdf => {
                let creator = concat!("sudoku ", env!("CARGO_PKG_VERSION"));
                let Self { title, author, date, condition, .. } = *self;
                let about = About { title, author, creator, date, condition };
                let mut output = Output::new(path)?;
                let document = match self.folding {
                    Some(folding) => pdf::booklet(pages, folding, &about, self.profile, &self.fonts),
                    None => pdf::document(pages, &about, self.profile, &self.fonts),
                };
                let document = document.map_err(failure)?;
                interrupt::check()?;
                output.put(&document)?;
                output.finish()?;
            }
            DocumentFormat::Html => self.html(pages, Output::new(path)?)?,
            DocumentFormat::Svg => {
                each(pages, count, path, |page| {
                    let mut text = String::new();
                    svg::page(&mut text, page).expect(STRING);
                    Ok(text.into_bytes())
                })?;
            }
            DocumentFormat::Eps => each(pages, count, path, |page| {
                eps::page(page, &self.fonts).map(String::into_bytes).map_err(failure)
            })?,
            DocumentFormat::Png => {
                let mut painter = Painter::new(&self.fonts);
                each(pages, count, path, |page| painter.page(page, self.resolution).map_err(failure))?;
            }
        }
        interrupt::check()?;
        Ok(Outcome::Positive)
    }

    fn html(&self, pages: impl Iterator<Item = Page>, mut output: Output) -> Result<(), Failure> {
        let mut text = String::new();
        for (index, page) in pages.enumerate() {
            if index == 0 {
                let title = if self.title.is_empty() { "Sudoku" } else { self.title };
                html::begin(&mut text, title, &page).expect(STRING);
            }
            html::page(&mut text, &page).expect(STRING);
            output.put(text.as_bytes())?;
            text.clear();
        }
        interrupt::check()?;
        html::end(&mut text).expect(STRING);
        output.put(text.as_bytes())?;
        output.finish()
    }
}

/// Writes each page to a file of its own; to standard output if it is the only one.
fn each(
    pages: impl Iterator<Item = Page>,
    count: usize,
    path: Option<&Path>,
    mut draw: impl FnMut(&Page) -> Result<Vec<u8>, Failure>,
) -> Result<(), Failure> {
    if path.is_none() && count > 1 {
        let message =
            Message::new(format_args!("{count} pages are {count} images, and there is one standard output"));
        return Err(Failure::Fatal(
            message.hint("name a file with -o: its name gets the number of each page"),
        ));
    }
    for (index, page) in pages.enumerate() {
        let numbered =
            path.map(|path| if count > 1 { with_number(path, index + 1, count) } else { path.to_owned() });
        let mut output = Output::new(numbered.as_deref())?;
        output.put(&draw(&page)?)?;
        output.finish()?;
    }
    Ok(())
}

/// `book.png` as `book-007.png`, with as many digits for all pages.
fn with_number(path: &Path, number: usize, count: usize) -> PathBuf {
    let digits = count.to_string().len();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut name = format!("{stem}-{number:0digits$}");
    if let Some(ending) = path.extension() {
        name = format!("{name}.{}", ending.to_string_lossy());
    }
    path.with_file_name(name)
}

/// Pages that do not fit on the paper are a mistake on the command line.
pub(crate) fn failure(error: PrintError) -> Failure {
    Failure::Fatal(Message::new(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_numbered_so_that_their_names_sort() {
        assert_eq!(with_number(Path::new("a/book.png"), 7, 120), Path::new("a/book-007.png"));
        assert_eq!(with_number(Path::new("book"), 2, 9), Path::new("book-2"));
    }
}
