//! A page as data: its elements, and the role of each part.

use crate::Paper;
use sudokit_render::drawing::{Element, Point};

/// A page. Coordinates are in points, from the top left corner of the trimmed page; the bleed is outside.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Size after trimming.
    pub paper: Paper,
    /// Extra area beyond the trim, to be cut off.
    pub bleed: Bleed,
    /// Room beyond the bleed on every side, for marks.
    pub slug: f64,
    /// Language of its text, such as `pt-BR`.
    pub language: &'static str,
    /// Contents, in reading order.
    pub blocks: Vec<Block>,
}

impl Page {
    /// An empty page in English.
    pub fn new(paper: Paper) -> Self {
        Self { paper, bleed: Bleed::default(), slug: 0.0, language: "en", blocks: Vec::new() }
    }

    /// Width and height of the printed sheet before trimming.
    ///
    /// ```
    /// # use sudokit_print::{Bleed, Page, Paper};
    /// let bleed = Bleed { right: 9.0, top: 9.0, bottom: 9.0, ..Bleed::default() };
    /// let page = Page { bleed, ..Page::new("6x9".parse()?) };
    /// assert_eq!(page.sheet(), (6.125 * 72.0, 9.25 * 72.0));
    /// # Ok::<(), sudokit_print::ParsePaperError>(())
    /// ```
    pub fn sheet(&self) -> (f64, f64) {
        let (Bleed { left, right, top, bottom }, slugs) = (self.bleed, 2.0 * self.slug);
        (left + self.paper.width + right + slugs, top + self.paper.height + bottom + slugs)
    }

    /// The top left corner of that sheet.
    pub fn corner(&self) -> Point {
        Point::at(-self.bleed.left - self.slug, -self.bleed.top - self.slug)
    }

    /// Adds a block.
    pub fn put(&mut self, part: Part, elements: Vec<Element>) {
        self.blocks.push(Block { part, elements, link: None });
    }
}

/// Bleed: how far a page extends beyond its trim, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bleed {
    /// On the left.
    pub left: f64,
    /// On the right.
    pub right: f64,
    /// Above.
    pub top: f64,
    /// Below.
    pub bottom: f64,
}

/// Elements that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Role of the block.
    pub part: Part,
    /// Its elements.
    pub elements: Vec<Element>,
    /// Target of a click on it.
    pub link: Option<Link>,
}

/// Role of a block for screen readers and for the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading, from level 1.
    Heading {
        /// Level; 1 is the highest.
        level: u16,
        /// Title in the outline.
        title: String,
    },
    /// Text.
    Paragraph,
    /// A picture or a grid, with its description.
    Figure(String),
    /// Repeated on every page and no part of the text: running heads, page numbers, lines.
    Furniture,
}

/// A link to another page.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The area to click.
    pub area: Area,
    /// Index of the target page, from 0.
    pub page: usize,
    /// The point on that page.
    pub at: Point,
    /// The link in words, for screen readers.
    pub said: String,
}

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its top left corner.
    pub corner: Point,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Area {
    /// Its right edge.
    pub const fn right(&self) -> f64 {
        self.corner.x + self.width
    }

    /// Its lower edge.
    pub const fn bottom(&self) -> f64 {
        self.corner.y + self.height
    }

    /// The centre from left to right.
    pub const fn middle(&self) -> f64 {
        self.corner.x + self.width / 2.0
    }
}
