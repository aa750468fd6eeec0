//! Puzzles on pages, from a sheet for the train to a book for the print shop.

mod draw;
mod front;
mod plan;

use crate::{Item, Margins, Page, Paper, PrintError};
use plan::Plan;

/// Puzzles and how they are printed. Lengths are in points.
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
    /// What it is called. Stands on the cover and above every page; nothing does if it is empty.
    pub title: &'a str,
    /// What stands below the title on the cover.
    pub subtitle: &'a str,
    /// Who made it; stands on the cover.
    pub author: &'a str,
    /// Where it comes from; stands below every page, in a book with a cover behind that.
    pub about: &'a str,
    /// The size of a page.
    pub paper: Paper,
    /// What stays empty around it. By default 15 mm, in a bound book what print shops ask for.
    pub margins: Option<Margins>,
    /// How far pages are printed beyond the trim, at the three edges that are cut.
    pub bleed: f64,
    /// Whether pages have two sides and are bound: odd pages are right ones, margins and page numbers change sides, and there is an even
    /// number of pages.
    pub is_bound: bool,
    /// How many puzzles to a page, from 1 to [`Self::MOST_PER_PAGE`].
    pub per_page: usize,
    /// Where the solutions are.
    pub solutions: Solutions,
    /// How many solutions to a page where they are at the end. By default as many as can be read.
    pub solutions_per_page: Option<usize>,
    /// What stands in empty cells.
    pub aid: Aid,
    /// Whether it is for readers who need large print: digits of [`Self::LARGE_DIGITS`] points or more, thicker lines, larger words.
    pub is_large: bool,
    /// Whether it begins with a cover.
    pub has_cover: bool,
    /// Whether it tells how to play.
    pub has_rules: bool,
    /// Whether it lists its sections with their pages.
    pub has_contents: bool,
    /// The number of the first puzzle.
    pub first_number: usize,
    /// Whether there is space for a name and the time at every puzzle.
    pub has_name_and_time: bool,
    /// The address of the app, for a QR code at every puzzle that opens it there.
    #[cfg(feature = "qr")]
    pub app: Option<&'a str>,
}

/// Where the solutions are.
///
/// ```
/// use sudokit_print::Solutions;
/// assert_ne!(Solutions::End, Solutions::None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solutions {
    /// On the last pages, small, by number.
    End,
    /// Below each puzzle, small and upside down.
    Below,
    /// On the back of each page, small and upside down, so that none shows through in the cells of its puzzle.
    Back,
    /// Nowhere.
    None,
    /// There are no puzzles, only solutions as at the end: for a file of their own.
    Only,
}

/// What stands in empty cells to help.
///
/// ```
/// use sudokit_print::Aid;
/// assert_ne!(Aid::None, Aid::Candidates);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aid {
    /// Nothing but the candidates that an item itself has.
    None,
    /// The candidates that the digits of the puzzle leave.
    Candidates,
    /// All digits from 1 to 9, to be crossed out.
    Digits,
}

impl<'a> Book<'a> {
    /// How many puzzles may share a page.
    ///
    /// ```
    /// assert_eq!(sudokit_print::Book::MOST_PER_PAGE, 16);
    /// ```
    pub const MOST_PER_PAGE: usize = 16;
    /// The size of digits in large print, in points.
    ///
    /// ```
    /// assert!(sudokit_print::Book::LARGE_DIGITS >= 24.0);
    /// ```
    pub const LARGE_DIGITS: f64 = 24.0;

    /// Four puzzles to a page of A4, the solutions at the end.
    ///
    /// ```
    /// # use sudokit_print::{Book, Paper};
    /// assert_eq!(Book::new(&[]).paper, Paper::A4);
    /// ```
    pub const fn new(items: &'a [Item]) -> Self {
        Self {
            items,
            title: "",
            subtitle: "",
            author: "",
            about: "",
            paper: Paper::A4,
            margins: None,
            bleed: 0.0,
            is_bound: false,
            per_page: 4,
            solutions: Solutions::End,
            solutions_per_page: None,
            aid: Aid::None,
            is_large: false,
            has_cover: false,
            has_rules: false,
            has_contents: false,
            first_number: 1,
            has_name_and_time: false,
            #[cfg(feature = "qr")]
            app: None,
        }
    }

    /// The pages, each laid out when it is asked for.
    ///
    /// # Errors
    /// If there is nothing to print, or it does not fit on the paper.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_print::{Book, Item, PrintError};
    /// assert_eq!(Book::new(&[]).pages().err(), Some(PrintError::Nothing));
    /// assert_eq!(Book::new(&[Item::new(Puzzle::EMPTY, None)]).pages()?.count(), 1);
    /// # Ok::<(), PrintError>(())
    /// ```
    pub fn pages(&self) -> Result<Pages<'a>, PrintError> {
        let plan = Plan::new(self)?;
        Ok(Pages { plan, next: 0 })
    }

    /// Whether there is a QR code at every puzzle.
    const fn has_codes(&self) -> bool {
        #[cfg(feature = "qr")]
        return self.app.is_some();
        #[cfg(not(feature = "qr"))]
        return false;
    }

    /// The number of a puzzle.
    const fn number(&self, item: usize) -> usize {
        self.first_number + item
    }
}

/// The pages of a book, in order.
///
/// ```
/// # use sudokit_core::Puzzle;
/// # use sudokit_print::{Book, Item, Pages};
/// let items = [Item::new(Puzzle::EMPTY, None)];
/// let pages: Pages<'_> = Book::new(&items).pages()?;
/// assert_eq!(pages.len(), 1);
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
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
