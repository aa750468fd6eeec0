//! Puzzles on pages, from a sheet for the train to a book for the print shop.

mod draw;
#[cfg(feature = "front")]
mod front;
mod plan;

use crate::{Item, Margins, Page, Paper, PrintError, Style};
use plan::Plan;
use sudokit_diagram::Words;

/// Puzzles and their layout. Lengths are in points.
///
/// ```
/// use sudokit_core::{Puzzle, Solution};
/// use sudokit_print::{Book, Item, Paper};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let full: Puzzle =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let items = vec![Item::new(puzzle, Some(Solution::try_from(&full)?)); 8];
/// let book = Book { title: "For Sunday", per_page: 4, ..Book::new(&items) };
/// // Two pages of puzzles, one of solutions.
/// assert_eq!(book.pages()?.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Book<'a> {
    /// The puzzles, in order.
    pub items: &'a [Item],
    /// Title, on the cover and above every page; empty for none.
    pub title: &'a str,
    /// Subtitle, on the cover.
    pub subtitle: &'a str,
    /// Author, on the cover.
    pub author: &'a str,
    /// Source of the book, below every page; in a book with a cover, behind it.
    pub about: &'a str,
    /// How the book was made, such as its seed; below its last page alone, instead of the source.
    pub colophon: &'a str,
    /// Size of a page.
    pub paper: Paper,
    /// Margins. The default is 15 mm, in a bound book as much as print shops ask for.
    pub margins: Option<Margins>,
    /// Bleed beyond the trim, at the three edges that are cut.
    pub bleed: f64,
    /// True for a bound book with two-sided pages: odd pages are on the right, margins and page numbers
    /// alternate, and the number of pages is even.
    pub is_bound: bool,
    /// Puzzles on a page, from 1 to [`Self::MOST_PER_PAGE`].
    pub per_page: usize,
    /// Place of the solutions.
    pub solutions: Solutions,
    /// Solutions on a page at the end. The default is as many as are readable.
    pub solutions_per_page: Option<usize>,
    /// Candidates in empty cells.
    pub aid: Aid,
    /// Lines and shading of the grids.
    pub style: Style,
    /// True for a print shop: every line is black and at least 0.75 points thick. Otherwise solutions have
    /// pale hairlines between their cells.
    pub is_for_press: bool,
    /// True for large print: digits of [`Self::LARGE_DIGITS`] points or more, thicker lines, larger words.
    pub is_large: bool,
    /// Adds a cover.
    #[cfg(feature = "front")]
    pub has_cover: bool,
    /// Adds the rules of Sudoku.
    #[cfg(feature = "front")]
    pub has_rules: bool,
    /// Adds a list of sections with their pages.
    #[cfg(feature = "front")]
    pub has_contents: bool,
    /// Texts of the sections, in their order: a section with a text begins with a page of its own, which is a
    /// right one in a bound book. Missing and empty texts make no page.
    #[cfg(feature = "front")]
    pub texts: &'a [&'a str],
    /// Number of the first puzzle.
    pub first_number: usize,
    /// Adds lines for a name and the time to every puzzle.
    pub has_name_and_time: bool,
    /// Words printed on the pages.
    pub words: &'static Words,
    /// Name of the font for the signs that Noto Sans lacks, for the imprint; empty for none.
    pub font: &'a str,
    /// Address of the app, for a QR code at every puzzle.
    #[cfg(feature = "qr")]
    pub app: Option<&'a str>,
}

/// Place of the solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solutions {
    /// On the last pages, small, by number.
    End,
    /// Below each puzzle, small and upside down.
    Below,
    /// On the back of each page, small and upside down, so that no digit shows through in a cell of its
    /// puzzle.
    Back,
    /// No solutions.
    None,
    /// Solutions alone, as at the end: for a separate file.
    Only,
}

/// Help in empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aid {
    /// Only the candidates of the item itself.
    None,
    /// Candidates that the digits of the puzzle leave.
    Candidates,
    /// All digits from 1 to 9, to be crossed out.
    Digits,
}

impl<'a> Book<'a> {
    /// Limit for the puzzles on a page.
    pub const MOST_PER_PAGE: usize = 16;
    /// Least size of digits in large print, in points.
    pub const LARGE_DIGITS: f64 = 24.0;

    /// Four puzzles to a page of A4, the solutions at the end.
    pub fn new(items: &'a [Item]) -> Self {
        Self {
            items,
            title: "",
            subtitle: "",
            author: "",
            about: "",
            colophon: "",
            paper: Paper::A4,
            margins: None,
            bleed: 0.0,
            is_bound: false,
            per_page: 4,
            solutions: Solutions::End,
            solutions_per_page: None,
            aid: Aid::None,
            style: Style::default(),
            is_for_press: false,
            is_large: false,
            #[cfg(feature = "front")]
            has_cover: false,
            #[cfg(feature = "front")]
            has_rules: false,
            #[cfg(feature = "front")]
            has_contents: false,
            #[cfg(feature = "front")]
            texts: &[],
            first_number: 1,
            has_name_and_time: false,
            words: Words::english(),
            font: "",
            #[cfg(feature = "qr")]
            app: None,
        }
    }

    /// The pages, laid out one at a time.
    ///
    /// # Errors
    /// There is nothing to print, or it does not fit on the paper.
    pub fn pages(&self) -> Result<Pages<'a>, PrintError> {
        let plan = Plan::new(self)?;
        Ok(Pages { plan, next: 0 })
    }

    /// Returns true if it has a cover.
    const fn is_covered(&self) -> bool {
        #[cfg(feature = "front")]
        return self.has_cover;
        #[cfg(not(feature = "front"))]
        return false;
    }

    /// Returns true if every puzzle has a QR code.
    const fn has_codes(&self) -> bool {
        #[cfg(feature = "qr")]
        return self.app.is_some();
        #[cfg(not(feature = "qr"))]
        return false;
    }

    /// Number of a puzzle.
    const fn number(&self, item: usize) -> usize {
        self.first_number + item
    }
}

/// Iterator over the pages of a book.
#[derive(Clone, Debug)]
pub struct Pages<'a> {
    plan: Plan<'a>,
    next: usize,
}

impl Iterator for Pages<'_> {
    type Item = Page;

    fn next(&mut self) -> Option<Page> {
        let page = self.plan.page(self.next)?;
        self.next += 1;
        Some(page)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.plan.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Pages<'_> {}
