//! A page as data: what is drawn on it, and what each part of it is.

use crate::Paper;
use sudokit_render::drawing::{Element, Point};

/// A page. Places are in points, from the top left corner of the trimmed page; what bleeds goes beyond it.
///
/// ```
/// use sudokit_print::{Page, Paper};
/// let page = Page::new(Paper::A4);
/// assert!(page.blocks.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The size after trimming.
    pub paper: Paper,
    /// What is printed beyond the trim, to be cut away.
    pub bleed: Bleed,
    /// What is on it, in the order in which it is read.
    pub blocks: Vec<Block>,
}

impl Page {
    /// An empty page.
    ///
    /// ```
    /// # use sudokit_print::{Bleed, Page, Paper};
    /// assert_eq!(Page::new(Paper::A4).bleed, Bleed::default());
    /// ```
    pub fn new(paper: Paper) -> Self {
        Self { paper, bleed: Bleed::default(), blocks: Vec::new() }
    }

    /// The size of the sheet that is printed, before it is trimmed: width and height.
    ///
    /// ```
    /// # use sudokit_print::{Bleed, Page, Paper};
    /// let bleed = Bleed { right: 9.0, top: 9.0, bottom: 9.0, ..Bleed::default() };
    /// let page = Page { bleed, ..Page::new("6x9".parse()?) };
    /// assert_eq!(page.sheet(), (6.125 * 72.0, 9.25 * 72.0));
    /// # Ok::<(), sudokit_print::ParsePaperError>(())
    /// ```
    pub fn sheet(&self) -> (f64, f64) {
        let Bleed { left, right, top, bottom } = self.bleed;
        (left + self.paper.width + right, top + self.paper.height + bottom)
    }

    /// Puts a block on it.
    ///
    /// ```
    /// # use sudokit_print::{Page, Paper, Part};
    /// let mut page = Page::new(Paper::A4);
    /// page.put(Part::Furniture, Vec::new());
    /// assert_eq!(page.blocks.len(), 1);
    /// ```
    pub fn put(&mut self, part: Part, elements: Vec<Element>) {
        self.blocks.push(Block { part, elements, link: None });
    }
}

/// How far a page is printed beyond its trim, in points.
///
/// ```
/// assert_eq!(sudokit_print::Bleed::default().left, 0.0);
/// ```
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
///
/// ```
/// use sudokit_print::{Block, Part};
/// let block = Block { part: Part::Paragraph, elements: Vec::new(), link: None };
/// assert_eq!(block.part, Part::Paragraph);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// What it is.
    pub part: Part,
    /// What is drawn.
    pub elements: Vec<Element>,
    /// Where a click on it leads.
    pub link: Option<Link>,
}

/// What a block is to those who read the page by ear, or by its outline.
///
/// ```
/// use sudokit_print::Part;
/// assert_ne!(Part::Paragraph, Part::Furniture);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading, from level 1.
    Heading {
        /// 1 is the highest.
        level: u16,
        /// What it says in the outline.
        title: String,
    },
    /// Text.
    Paragraph,
    /// A picture or a grid, and what it shows in words.
    Figure(String),
    /// What is read with the pages and not with the text: running heads, page numbers, lines.
    Furniture,
}

/// A place on a page that leads to another.
///
/// ```
/// use sudokit_print::{Area, Link};
/// use sudokit_render::drawing::Point;
/// let area = Area { corner: Point::at(0.0, 0.0), width: 50.0, height: 10.0 };
/// assert_eq!(Link { area, page: 3, at: Point::at(40.0, 40.0) }.page, 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// Where it is clicked.
    pub area: Area,
    /// The page to which it leads, the first being 0.
    pub page: usize,
    /// The place on that page.
    pub at: Point,
}

/// A rectangle on a page.
///
/// ```
/// use sudokit_print::Area;
/// use sudokit_render::drawing::Point;
/// assert_eq!(Area { corner: Point::at(1.0, 2.0), width: 3.0, height: 4.0 }.right(), 4.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its top left corner.
    pub corner: Point,
    /// To the right.
    pub width: f64,
    /// Down.
    pub height: f64,
}

impl Area {
    /// Its right edge.
    ///
    /// ```
    /// # use sudokit_print::Area;
    /// # use sudokit_render::drawing::Point;
    /// assert_eq!(Area { corner: Point::at(1.0, 2.0), width: 3.0, height: 4.0 }.right(), 4.0);
    /// ```
    pub const fn right(&self) -> f64 {
        self.corner.x + self.width
    }

    /// Its lower edge.
    ///
    /// ```
    /// # use sudokit_print::Area;
    /// # use sudokit_render::drawing::Point;
    /// assert_eq!(Area { corner: Point::at(1.0, 2.0), width: 3.0, height: 4.0 }.bottom(), 6.0);
    /// ```
    pub const fn bottom(&self) -> f64 {
        self.corner.y + self.height
    }

    /// The middle from left to right.
    ///
    /// ```
    /// # use sudokit_print::Area;
    /// # use sudokit_render::drawing::Point;
    /// assert_eq!(Area { corner: Point::at(1.0, 2.0), width: 3.0, height: 4.0 }.middle(), 2.5);
    /// ```
    pub const fn middle(&self) -> f64 {
        self.corner.x + self.width / 2.0
    }
}
