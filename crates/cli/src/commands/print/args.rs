//! The command line of `sudoku print`.

use crate::args::{InputArgs, LanguageArgs, ReaderArgs, ResultArgs, Topic, aim, length, per_page, topic};
use crate::commands::scales;
use crate::io::fonts::FontArgs;
use crate::show::document::DocumentFormat;
use clap::builder::{RangedU64ValueParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use std::path::PathBuf;
use sudokit::{Aim, Scale};
use sudokit_play::Date;
use sudokit_print::pdf::Folding;
use sudokit_print::{Aid, Lines, MM, Margins, Paper, Solutions, Style};

/// Print puzzles: sheets, books, worksheets, explained ways
///
/// The document is PDF, or HTML, or an image of each page (PNG, SVG, EPS): the ending of FILE decides. By
/// default there are four puzzles to a page of A4, and the solutions are on the last pages.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct PrintArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    #[command(flatten)]
    pub(super) results: ResultArgs<DocumentFormat>,
    /// Tell the whole way to the solution of each puzzle, step by step
    #[arg(long, conflicts_with_all = ["worksheet", "per_page", "solutions"])]
    pub(super) way: bool,
    /// With --way: look for a way with the easiest hardest step, the fewest hard steps, or the fewest
    /// techniques
    #[arg(long, value_name = "AIM", value_parser = aim(), requires = "way", hide_short_help = true)]
    pub(super) aim: Option<Aim>,
    /// Make a worksheet for each of these techniques, or for those of chapters such as `wings` and
    /// levels such as `hard`
    ///
    /// A worksheet has what to look for, an example, positions in which nothing easier helps, and a key:
    /// see --solutions. Without puzzles the positions are those of `sudoku train`. The topic `empty` is a
    /// sheet of grids without digits.
    #[arg(long, value_name = "TOPIC,...", value_delimiter = ',', value_parser = topic(), hide_possible_values = true)]
    pub(super) worksheet: Vec<Topic>,
    /// One worksheet for all of these techniques, the easiest first
    ///
    /// It asks which technique helps, and explains none. There is a position of each technique, unless
    /// --count says otherwise.
    #[arg(long, requires = "worksheet")]
    pub(super) mixed: bool,
    /// Number of positions on a worksheet [default: 6]
    #[arg(short = 'n', long, value_name = "N", requires = "worksheet", value_parser = count())]
    pub(super) count: Option<usize>,
    /// Which positions; another number gives others
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "worksheet", hide_short_help = true)]
    pub(super) seed: u64,
    /// Grids alone, a file each: -o {date}.svg, {number}.eps or {number}.pdf
    ///
    /// For pages that you lay out yourself. In FILE, {number} and {date} stand for those of the puzzle.
    #[arg(long, conflicts_with_all = ["way", "worksheet", "per_page", "solutions", "large", "rate", "name_and_time", "qr", "paper", "margin", "gutter", "about", "book", "bound", "cover", "rules", "contents", "bleed", "booklet", "crop_marks"], hide_short_help = true)]
    pub(super) bare: bool,
    /// Side of a bare grid [default: 80mm]
    #[arg(long, value_name = "LENGTH", value_parser = length, requires = "bare", hide_short_help = true)]
    pub(super) size: Option<f64>,
    #[command(flatten)]
    _language: LanguageArgs,
    #[command(flatten)]
    pub(super) reader: ReaderArgs,
    #[command(flatten)]
    pub(super) pages: PageArgs,
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,
    #[command(flatten)]
    pub(super) book: BookArgs,
}

/// Paper, and what stands on every page.
#[derive(Args)]
#[command(next_help_heading = "Pages")]
pub(crate) struct PageArgs {
    /// A4, A5, A3, B5, letter, half-letter, legal, 5x8, 6x9, 8x10, 8.5x11, or a size: 170x220mm
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    pub(super) paper: Paper,
    /// Empty margin on all sides [default: 15mm; in a bound book what print shops ask for]
    #[arg(long, value_name = "LENGTH", value_parser = length)]
    margin: Option<f64>,
    /// Empty margin where the book is bound [default: as --margin]
    #[arg(long, value_name = "LENGTH", value_parser = length, hide_short_help = true)]
    gutter: Option<f64>,
    /// Title of every page and the cover
    #[arg(long, value_name = "TEXT", default_value = "Sudoku")]
    pub(super) title: String,
    /// Line below every page; in a book with a cover, behind it
    #[arg(long, value_name = "TEXT", default_value = "", hide_short_help = true)]
    pub(super) about: String,
    /// For a print shop: PDF/X-4 in shades of grey, with exact page boxes
    #[arg(long, hide_short_help = true)]
    pub(super) press: bool,
    /// ICC profile that the print shop names [default: of black ink whose dots grow by 20 %]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "press", hide_short_help = true)]
    pub(super) profile: Option<PathBuf>,
    /// Lines outside the bleed that show where to cut, and where to fold a booklet
    #[arg(long, hide_short_help = true)]
    pub(super) crop_marks: bool,
    /// Day in the data of the PDF, as 2026-11-30; without one, the same pages make the same file. With --bare
    /// the day of the first grid; each further one is of the next day
    #[arg(long, value_name = "DATE", hide_short_help = true)]
    pub(super) date: Option<Date>,
    #[command(flatten)]
    pub(super) fonts: FontArgs,
    /// Pixels of PNG to the inch
    #[arg(long, value_name = "N", default_value_t = 200, hide_short_help = true)]
    pub(super) dpi: u32,
}

impl PageArgs {
    /// The margins, if something is said about them.
    pub(super) fn margins(&self) -> Option<Margins> {
        /// Of loose sheets.
        const USUAL: f64 = 15.0 * MM;
        if self.margin.is_none() && self.gutter.is_none() {
            return None;
        }
        let all = Margins::all(self.margin.unwrap_or(USUAL));
        Some(Margins { inner: self.gutter.unwrap_or(all.inner), ..all })
    }
}

/// Captions of puzzles.
#[derive(Args)]
#[command(next_help_heading = "Puzzles")]
pub(crate) struct PuzzleArgs {
    /// Puzzles on each page, from 1 to 16 [default: 4]
    #[arg(long, value_name = "N", value_parser = per_page())]
    pub(super) per_page: Option<usize>,
    /// Where the solutions are
    #[arg(long, value_name = "WHERE", default_value = "end")]
    pub(super) solutions: Where,
    /// Solutions on each page at the end [default: as many as can be read]
    #[arg(long, conflicts_with = "worksheet", value_name = "N", value_parser = per_page(), hide_short_help = true)]
    pub(super) solutions_per_page: Option<usize>,
    /// Write the solutions to a document of their own
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["solutions", "way"], hide_short_help = true)]
    pub(super) solutions_to: Option<PathBuf>,
    /// Contents of empty cells [default: none]
    ///
    /// On worksheets the default is candidates, except for singles.
    #[arg(long, value_name = "WHAT")]
    pub(super) aid: Option<Help>,
    /// Lines between the cells of puzzles
    #[arg(long, value_name = "STYLE", default_value = "solid", conflicts_with_all = ["way", "worksheet"], hide_short_help = true)]
    lines: Between,
    /// Shade every second box, in puzzles and solutions
    #[arg(long, conflicts_with_all = ["way", "worksheet"], hide_short_help = true)]
    grey_boxes: bool,
    /// Large print: digits of 24 points or more, large words, thick lines [default: one puzzle to a page]
    #[arg(long)]
    pub(super) large: bool,
    /// Rate each puzzle on this scale, and print the rating beside its number
    #[arg(long, conflicts_with = "worksheet", value_name = "SCALE", value_delimiter = ',', value_parser = scales(), hide_possible_values = true, hide_short_help = true)]
    pub(super) rate: Vec<Vec<Scale>>,
    /// Sort the puzzles by HoDoKu's levels, the easiest first, and begin a section with each level
    #[arg(long, conflicts_with = "worksheet", hide_short_help = true)]
    pub(super) by_level: bool,
    /// Print puzzles that have no solution or several, too: without a solution
    #[arg(long, conflicts_with = "worksheet", hide_short_help = true)]
    pub(super) allow_broken: bool,
    /// Number of the first puzzle
    #[arg(long, conflicts_with = "worksheet", value_name = "N", default_value_t = 1, value_parser = first(), hide_short_help = true)]
    pub(super) first: usize,
    /// Space for a name and the time at every puzzle
    #[arg(long, conflicts_with = "worksheet", hide_short_help = true)]
    pub(super) name_and_time: bool,
    /// QR code at every puzzle that opens it in the app at this address
    #[arg(long, value_name = "ADDRESS", hide_short_help = true)]
    pub(super) qr: Option<String>,
}

impl PuzzleArgs {
    /// Contents of the empty cells of puzzles.
    pub(super) fn aid(&self) -> Aid {
        self.aid.unwrap_or(Help::None).into()
    }

    /// Lines and shading of grids.
    pub(super) fn style(&self) -> Style {
        Style { lines: self.lines.into(), has_grey_boxes: self.grey_boxes }
    }
}

/// Options of books.
#[derive(Args)]
#[command(next_help_heading = "Books")]
pub(crate) struct BookArgs {
    /// A bound book: --bound --cover --rules --contents
    #[arg(long, conflicts_with_all = ["way", "worksheet"])]
    book: bool,
    /// Two pages to a side of the sheet, to fold and staple
    ///
    /// Print the PDF on both sides, turned over the short edge, in its own size. A5 pages are on A4,
    /// half-letter pages on letter. Blank pages at the end fill the last sheet.
    #[arg(long)]
    pub(super) booklet: bool,
    /// Thickness of a booklet's paper [default: 0.1mm]
    ///
    /// The pages of each sheet are nearer to the fold by that than those of the sheet around it, so that the
    /// outer margins stay the same when the folded pile is cut.
    #[arg(long, value_name = "LENGTH", value_parser = length, requires = "booklet", hide_short_help = true)]
    creep: Option<f64>,
    /// Pages have two sides: odd ones are right ones, margins and page numbers change sides
    #[arg(long, hide_short_help = true)]
    bound: bool,
    /// Begin with a cover
    #[arg(long, hide_short_help = true)]
    cover: bool,
    /// Tell how to play
    #[arg(long, hide_short_help = true)]
    rules: bool,
    /// List the sections with their pages
    #[arg(long, hide_short_help = true)]
    contents: bool,
    /// Line below the title on the cover
    #[arg(long, value_name = "TEXT", default_value = "", hide_short_help = true)]
    pub(super) subtitle: String,
    /// Author on the cover
    #[arg(long, value_name = "TEXT", default_value = "", hide_short_help = true)]
    pub(super) author: String,
    /// How far pages are printed beyond the edges that are cut
    #[arg(long, value_name = "LENGTH", value_parser = length, default_value = "0", hide_short_help = true)]
    pub(super) bleed: f64,
}

impl BookArgs {
    /// Pages have two sides, as those of a book and of a booklet.
    pub(super) const fn is_bound(&self) -> bool {
        self.is_book() || self.booklet
    }

    /// The folding of a booklet, if it is one.
    pub(super) fn folding(&self, has_marks: bool) -> Option<Folding> {
        let usual = Folding { has_marks, ..Folding::default() };
        self.booklet.then(|| Folding { creep: self.creep.unwrap_or(usual.creep), ..usual })
    }

    pub(super) const fn is_book(&self) -> bool {
        self.book || self.bound
    }

    pub(super) const fn has_cover(&self) -> bool {
        self.book || self.cover
    }

    pub(super) const fn has_rules(&self) -> bool {
        self.book || self.rules
    }

    pub(super) const fn has_contents(&self) -> bool {
        self.book || self.contents
    }
}

/// Places of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Where {
    /// On the last pages
    End,
    /// Below each puzzle, upside down
    Below,
    /// On the back of each page; those of puzzles are upside down
    Back,
    /// Nowhere
    None,
    /// Nothing but solutions
    Only,
}

impl From<Where> for Solutions {
    fn from(place: Where) -> Self {
        match place {
            Where::End => Self::End,
            Where::Below => Self::Below,
            Where::Back => Self::Back,
            Where::None => Self::None,
            Where::Only => Self::Only,
        }
    }
}

/// Lines between cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Between {
    /// Black lines
    Solid,
    /// Black dashes
    Dashed,
    /// Grey hairlines; not with --press
    Pale,
}

impl From<Between> for Lines {
    fn from(between: Between) -> Self {
        match between {
            Between::Solid => Self::Solid,
            Between::Dashed => Self::Dashed,
            Between::Pale => Self::Pale,
        }
    }
}

/// Content of empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Help {
    /// Only candidates that the puzzle itself has
    None,
    /// The candidates that the digits leave
    Candidates,
    /// All digits, to be crossed out
    Digits,
}

impl From<Help> for Aid {
    fn from(help: Help) -> Self {
        match help {
            Help::None => Self::None,
            Help::Candidates => Self::Candidates,
            Help::Digits => Self::Digits,
        }
    }
}

/// How many positions are on a worksheet.
fn count() -> impl TypedValueParser<Value = usize> {
    RangedU64ValueParser::<usize>::new().range(1..=1000)
}

/// The number of a first puzzle: small enough to count on from.
fn first() -> impl TypedValueParser<Value = usize> {
    RangedU64ValueParser::<usize>::new().range(0..=1_000_000_000)
}

const HELP: &str = "\
A title, an author and a level that a puzzle's file has stand beside its number.
Each run of puzzles of the same level begins a page. A puzzle that has no
solution or several is an error, and nothing is printed. Pages of PNG, SVG and
EPS are files of their own: book.png becomes book-01.png and so on.

Examples:
  sudoku print puzzles.sdm -o puzzles.pdf
  sudoku print puzzles.txt --per-page 1 --large -o large.pdf
  sudoku print puzzles.txt --paper letter --solutions below -o sheet.pdf
  sudoku print puzzles.txt --book --by-level --paper 6x9 --press -o book.pdf
  sudoku print puzzles.txt --booklet --paper a5 --per-page 1 -o booklet.pdf
  sudoku print --worksheet x-wing -n 4 -o x-wing.pdf
  sudoku print --worksheet wings --mixed --solutions-to key.pdf -o wings.pdf
  sudoku print year.txt --bare --size 62mm --date 2027-01-01 -o '{date}.svg'
  sudoku print --way --aim shortest puzzle.txt -o way.pdf
  sudoku generate -n 6 --pack easy,medium,hard -o pack.pdf";
