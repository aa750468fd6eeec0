//! Text and pictures that run from page to page.

use crate::face::{Face, printable};
use crate::furniture::Furniture;
use crate::grid::BLACK;
use crate::{Area, MM, Margins, Page, Paper, Part, PrintError};
use sudokit_render::drawing::{Drawing, Element, Placing, Point, Text};

/// The size of text.
const SIZE: f64 = 9.5;
/// The size of headings.
const HEADING: f64 = 12.0;
/// The size of running heads and page numbers.
const SMALL: f64 = 8.5;
/// Lines are so many times as far apart as their type is high.
const LEADING: f64 = 1.35;
/// Between paragraphs.
const SPACE: f64 = 0.35 * SIZE;
/// Between text and a picture.
const GUTTER: f64 = 5.0 * MM;
/// How much of the width a picture takes that text stands beside.
const PICTURE: f64 = 0.4;

/// What takes no more of a page stays together; what is longer may begin wherever its picture fits.
const TOGETHER: f64 = 0.5;

/// How a document of text and pictures looks. Lengths are in points.
///
/// ```
/// use sudokit_print::{Format, Paper};
/// assert_eq!(Format { title: "Ways", ..Format::default() }.paper, Paper::A4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Format<'a> {
    /// What stands above every page; nothing does if it is empty.
    pub title: &'a str,
    /// What stands below every page.
    pub about: &'a str,
    /// The size of a page.
    pub paper: Paper,
    /// What stays empty around it.
    pub margins: Margins,
}

impl Default for Format<'_> {
    fn default() -> Self {
        Self { title: "", about: "", paper: Paper::A4, margins: Margins::all(15.0 * MM) }
    }
}

impl Format<'_> {
    /// What is within the margins.
    pub(crate) fn frame(&self) -> Area {
        let Margins { top, bottom, inner, outer } = self.margins;
        Area {
            corner: Point::at(inner, top),
            width: self.paper.width - inner - outer,
            height: self.paper.height - top - bottom,
        }
    }

    /// What is between running head and page number.
    pub(crate) fn body(&self) -> Area {
        let frame = self.frame();
        let [above, below] = Furniture::heights(SMALL, !self.title.is_empty());
        let corner = Point::at(frame.corner.x, frame.corner.y + above);
        Area { corner, height: frame.height - above - below, ..frame }
    }

    /// A page with nothing but what is on all.
    pub(crate) fn page(&self, index: usize) -> Page {
        let mut page = Page::new(self.paper);
        let Format { title, about, .. } = *self;
        let furniture = Furniture { title, holds: "", about, number: index + 1, is_mirrored: false };
        furniture.put(&mut page, self.frame(), SMALL);
        page
    }
}

/// A paragraph.
///
/// ```
/// use sudokit_print::Paragraph;
/// assert!(Paragraph::bold("r1c1=5").is_bold);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// What it says.
    pub text: String,
    /// Whether it is bold.
    pub is_bold: bool,
    /// What stands before it, where it is an item of a list; the text is indented then.
    pub mark: String,
}

impl Paragraph {
    /// Plain text.
    ///
    /// ```
    /// assert!(!sudokit_print::Paragraph::new("Look at row 1.").is_bold);
    /// ```
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_bold: false, mark: String::new() }
    }

    /// Bold text.
    ///
    /// ```
    /// assert!(sudokit_print::Paragraph::bold("r1c1=5").is_bold);
    /// ```
    pub fn bold(text: impl Into<String>) -> Self {
        Self { is_bold: true, ..Self::new(text) }
    }

    /// An item of a list.
    ///
    /// ```
    /// assert_eq!(sudokit_print::Paragraph::item("3.", "r1c1=5").mark, "3.");
    /// ```
    pub fn item(mark: impl Into<String>, text: impl Into<String>) -> Self {
        Self { mark: mark.into(), ..Self::new(text) }
    }
}

/// A picture with what it shows in words.
///
/// ```
/// use sudokit_print::Illustration;
/// use sudokit_render::drawing::Drawing;
/// let drawing = Drawing { width: 1.0, height: 1.0, elements: Vec::new() };
/// assert_eq!(Illustration { drawing, said: "Nothing".to_owned() }.said, "Nothing");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Illustration {
    /// The picture.
    pub drawing: Drawing,
    /// What it shows, for those who do not see it.
    pub said: String,
}

/// A document that is written from its beginning to its end.
///
/// ```
/// use sudokit_print::{Flow, Format, Paragraph};
///
/// let mut flow = Flow::new(Format { title: "A way", ..Format::default() })?;
/// flow.heading("1. X-Wing");
/// flow.text(&[Paragraph::new("Look at rows 2 and 5.")], None);
/// assert_eq!(flow.finish().len(), 1);
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Flow<'a> {
    format: Format<'a>,
    pages: Vec<Page>,
    /// Where the next line goes.
    y: f64,
    /// A heading that waits for what it stands above.
    heading: Option<String>,
}

/// A line of text that has its place, from where its part of the page begins.
struct Line {
    text: String,
    face: Face,
    x: f64,
    y: f64,
    /// The paragraph to which it belongs.
    paragraph: usize,
}

impl<'a> Flow<'a> {
    /// An empty document.
    ///
    /// # Errors
    /// If the margins leave less than 60 mm of the page.
    ///
    /// ```
    /// # use sudokit_print::{Flow, Format, Margins};
    /// assert!(Flow::new(Format { margins: Margins::all(250.0), ..Format::default() }).is_err());
    /// ```
    pub fn new(format: Format<'a>) -> Result<Self, PrintError> {
        let Area { width, height, .. } = format.body();
        if width < 60.0 * MM || height < 60.0 * MM {
            return Err(PrintError::Margins { width, height });
        }
        Ok(Self { format, pages: Vec::new(), y: f64::INFINITY, heading: None })
    }

    /// A document that goes on after these pages.
    pub(crate) fn after(format: Format<'a>, pages: Vec<Page>) -> Result<Self, PrintError> {
        Ok(Self { pages, ..Self::new(format)? })
    }

    /// Begins a new page.
    ///
    /// ```
    /// # use sudokit_print::{Flow, Format};
    /// let mut flow = Flow::new(Format::default())?;
    /// flow.new_page();
    /// flow.new_page();
    /// assert_eq!(flow.finish().len(), 2);
    /// # Ok::<(), sudokit_print::PrintError>(())
    /// ```
    pub fn new_page(&mut self) {
        self.pages.push(self.format.page(self.pages.len()));
        self.y = self.format.body().corner.y;
    }

    /// A heading, above what comes next.
    ///
    /// ```
    /// # use sudokit_print::{Flow, Format, Paragraph};
    /// let mut flow = Flow::new(Format::default())?;
    /// flow.heading("A heading stands above something");
    /// assert_eq!(flow.finish().len(), 0);
    /// # Ok::<(), sudokit_print::PrintError>(())
    /// ```
    pub fn heading(&mut self, title: impl Into<String>) {
        self.heading = Some(title.into());
    }

    /// Paragraphs, with a picture to their right if there is one. What is short stays on one page; what is longer goes on below the
    /// picture and on the next page.
    ///
    /// ```
    /// # use sudokit_print::{Flow, Format, Paragraph};
    /// let mut flow = Flow::new(Format::default())?;
    /// flow.text(&vec![Paragraph::new("A line of text."); 100], None);
    /// assert_eq!(flow.finish().len(), 3);
    /// # Ok::<(), sudokit_print::PrintError>(())
    /// ```
    pub fn text(&mut self, paragraphs: &[Paragraph], picture: Option<&Illustration>) {
        let body = self.format.body();
        let side = PICTURE * body.width;
        let scale = picture.map(|picture| side / picture.drawing.width);
        let picture_height =
            picture.zip(scale).map_or(0.0, |(picture, scale)| picture.drawing.height * scale);
        let above = if self.heading.is_some() { LEADING * HEADING + SPACE } else { 0.0 };
        let narrow = if picture.is_some() { body.width - side - GUTTER } else { body.width };
        let lines = lines(paragraphs, narrow, body.width, picture_height);
        let text_height = lines.last().map_or(0.0, |line| line.y + 0.4 * SIZE);
        let needed = above + text_height.max(picture_height);
        // The beginning of what is longer than a page stays with its picture.
        let least = needed.min(above + picture_height.max(4.0 * LEADING * SIZE));
        let left = body.bottom() - self.y;
        if left < least || (left < needed && needed <= TOGETHER * body.height) {
            self.new_page();
        }
        if let Some(title) = self.heading.take() {
            self.y += LEADING * HEADING;
            let text = Text::new(printable(&title), Point::at(body.corner.x, self.y), HEADING, BLACK);
            self.put(Part::Heading { level: 1, title }, vec![Element::Text(text.bold())]);
            self.y += SPACE;
        }
        let top = self.y;
        if let (Some(picture), Some(scale)) = (picture, scale) {
            let placing = Placing { at: Point::at(body.right() - side, top), scale, is_turned: false };
            let elements = picture.drawing.elements.iter().cloned();
            let elements = elements.map(|element| placing.element(element)).collect();
            self.put(Part::Figure(picture.said.clone()), elements);
        }
        self.y = top + text_height.max(picture_height) + 2.0 * SPACE;
        // From which height of the text the page goes on, and where that is on the page.
        let (mut from, mut start) = (0.0, top);
        for paragraph in lines.chunk_by(|one, next| one.paragraph == next.paragraph) {
            let mut elements = Vec::new();
            for line in paragraph {
                if start + line.y - from > body.bottom() {
                    self.put(Part::Paragraph, std::mem::take(&mut elements));
                    self.new_page();
                    from = line.y - LEADING * SIZE;
                    start = self.y;
                    self.y = start + text_height - from + 2.0 * SPACE;
                }
                let at = Point::at(body.corner.x + line.x, start + line.y - from);
                let text = Text::new(line.text.clone(), at, SIZE, BLACK);
                elements.push(Element::Text(Text { is_bold: line.face == Face::Bold, ..text }));
            }
            self.put(Part::Paragraph, elements);
        }
    }

    /// The pages. A heading with nothing after it is left out.
    ///
    /// ```
    /// # use sudokit_print::{Flow, Format};
    /// assert!(Flow::new(Format::default())?.finish().is_empty());
    /// # Ok::<(), sudokit_print::PrintError>(())
    /// ```
    pub fn finish(self) -> Vec<Page> {
        self.pages
    }

    fn put(&mut self, part: Part, elements: Vec<Element>) {
        if let Some(page) = self.pages.last_mut().filter(|_| !elements.is_empty()) {
            page.put(part, elements);
        }
    }
}

/// Paragraphs in lines, narrow beside the picture and wide below it.
fn lines(paragraphs: &[Paragraph], narrow: f64, wide: f64, picture: f64) -> Vec<Line> {
    let (mut lines, mut y) = (Vec::new(), 0.0);
    for (paragraph, Paragraph { text, is_bold, mark }) in paragraphs.iter().enumerate() {
        let face = Face::of(*is_bold);
        let indent = if mark.is_empty() { 0.0 } else { Face::Bold.width("000. ", SIZE) };
        let width = if y < picture { narrow } else { wide };
        for (i, text) in face.wrapped(&printable(text), SIZE, width - indent).into_iter().enumerate() {
            y += LEADING * SIZE;
            if i == 0 && !mark.is_empty() {
                lines.push(Line { text: mark.clone(), face: Face::Bold, x: 0.0, y, paragraph });
            }
            lines.push(Line { text, face, x: indent, y, paragraph });
        }
        y += SPACE;
    }
    lines
}
