//! Text and pictures that flow from page to page.

use crate::face::{Face, printable};
use crate::furniture::Furniture;
use crate::grid::BLACK;
use crate::{Area, MM, Margins, Page, Paper, Part, PrintError};
use sudokit_diagram::Words;
use sudokit_render::drawing::{Drawing, Element, Placing, Point, Text};

/// Size of text.
const SIZE: f64 = 9.5;
/// Size of text in large print; everything else grows with it.
const LARGE: f64 = 16.0;
/// Size of headings, relative to that of text.
const HEADING: f64 = 12.0 / SIZE;
/// Size of the title of a sheet, relative to that of text.
const TITLE: f64 = 16.0 / SIZE;
/// Size of running heads and page numbers, relative to that of text.
const SMALL: f64 = 8.5 / SIZE;
/// Line spacing, relative to the size of the type.
pub(crate) const LEADING: f64 = 1.35;
/// Space between paragraphs, relative to the size of text.
const SPACE: f64 = 0.35;
/// Space between text and a picture.
const GUTTER: f64 = 5.0 * MM;
/// Share of the width for a picture beside text.
const PICTURE: f64 = 0.4;

/// Blocks up to this share of a page stay together; longer ones may start wherever their picture fits.
const TOGETHER: f64 = 0.5;

/// Layout of a document of text and pictures. Lengths are in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Format<'a> {
    /// Title above every page; empty for none.
    pub title: &'a str,
    /// Source, below every page.
    pub about: &'a str,
    /// Size of a page.
    pub paper: Paper,
    /// Margins.
    pub margins: Margins,
    /// The words on its pages.
    pub words: &'static Words,
    /// True for large print: text of 16 points, and pictures above their text instead of beside it.
    pub is_large: bool,
}

impl Default for Format<'_> {
    fn default() -> Self {
        let words = Words::english();
        let margins = Margins::all(15.0 * MM);
        Self { title: "", about: "", paper: Paper::A4, margins, words, is_large: false }
    }
}

impl Format<'_> {
    /// Size of text.
    pub(crate) const fn size(&self) -> f64 {
        if self.is_large { LARGE } else { SIZE }
    }

    /// The area within the margins.
    pub(crate) fn frame(&self) -> Area {
        let Margins { top, bottom, inner, outer } = self.margins;
        Area {
            corner: Point::at(inner, top),
            width: self.paper.width - inner - outer,
            height: self.paper.height - top - bottom,
        }
    }

    /// The area between running head and page number.
    pub(crate) fn body(&self) -> Area {
        let frame = self.frame();
        let [above, below] = Furniture::heights(SMALL * self.size(), !self.title.is_empty());
        let corner = Point::at(frame.corner.x, frame.corner.y + above);
        Area { corner, height: frame.height - above - below, ..frame }
    }

    /// A page with running head and number only.
    pub(crate) fn page(&self, index: usize) -> Page {
        let mut page = Page { language: self.words.language(), ..Page::new(self.paper) };
        let Format { title, about, .. } = *self;
        let furniture =
            Furniture { title, holds: "", about, has_foot: true, number: index + 1, is_mirrored: false };
        furniture.put(&mut page, self.frame(), SMALL * self.size());
        page
    }
}

/// A paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The text.
    pub text: String,
    /// True for bold type.
    pub is_bold: bool,
    /// Mark of a list item; its text is indented.
    pub mark: String,
}

impl Paragraph {
    /// Plain text.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_bold: false, mark: String::new() }
    }

    /// Bold text.
    pub fn bold(text: impl Into<String>) -> Self {
        Self { is_bold: true, ..Self::new(text) }
    }

    /// An item of a list.
    pub fn item(mark: impl Into<String>, text: impl Into<String>) -> Self {
        Self { mark: mark.into(), ..Self::new(text) }
    }
}

/// A picture with a description.
#[derive(Clone, Debug, PartialEq)]
pub struct Illustration {
    /// The picture.
    pub drawing: Drawing,
    /// Description for screen readers.
    pub said: String,
}

/// A document, written from start to end.
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
    /// Top of the next line.
    y: f64,
    /// A heading that waits for the block below it.
    heading: Option<String>,
}

/// A line of text with its position inside its block.
struct Line {
    text: String,
    face: Face,
    x: f64,
    y: f64,
    /// Index of its paragraph.
    paragraph: usize,
}

impl<'a> Flow<'a> {
    /// The words on its pages.
    pub(crate) const fn words(&self) -> &'static Words {
        self.format.words
    }

    /// An empty document.
    ///
    /// # Errors
    /// The margins leave less than 60 mm of the page.
    pub fn new(format: Format<'a>) -> Result<Self, PrintError> {
        let Area { width, height, .. } = format.body();
        if width < 60.0 * MM || height < 60.0 * MM {
            return Err(PrintError::Margins { width, height });
        }
        Ok(Self { format, pages: Vec::new(), y: f64::INFINITY, heading: None })
    }

    /// A document that continues after these pages.
    pub(crate) fn after(format: Format<'a>, pages: Vec<Page>) -> Result<Self, PrintError> {
        Ok(Self { pages, ..Self::new(format)? })
    }

    /// Starts a new page.
    pub fn new_page(&mut self) {
        self.pages.push(self.format.page(self.pages.len()));
        self.y = self.format.body().corner.y;
    }

    /// Starts a new page with a title.
    pub(crate) fn title(&mut self, title: &str) {
        self.new_page();
        let (body, size) = (self.format.body(), TITLE * self.format.size());
        let mut elements = Vec::new();
        for line in Face::Bold.wrapped(title, size, body.width) {
            self.y += LEADING * size;
            let text = Text::new(line, Point::at(body.corner.x, self.y), size, BLACK);
            elements.push(Element::Text(text.bold()));
        }
        self.y += SPACE * size;
        self.put(Part::Heading { level: 1, title: title.to_owned() }, elements);
    }

    /// True if the last page is the front of a sheet that is printed on both sides.
    pub(crate) const fn is_front(&self) -> bool {
        self.pages.len() % 2 == 1
    }

    /// The area from the next line to the end of the page.
    pub(crate) fn left(&self) -> Area {
        let body = self.format.body();
        let y = self.y.min(body.bottom());
        Area { corner: Point::at(body.corner.x, y), height: body.bottom() - y, ..body }
    }

    /// Leaves this much of the page to the caller.
    pub(crate) const fn skip(&mut self, height: f64) {
        self.y += height;
    }

    /// Adds a heading to the next block.
    pub fn heading(&mut self, title: impl Into<String>) {
        self.heading = Some(title.into());
    }

    /// Adds paragraphs, with an optional picture to their right. A short block stays on one page; a long one
    /// continues below the picture and on the next page.
    pub fn text(&mut self, paragraphs: &[Paragraph], picture: Option<&Illustration>) {
        let (body, size, is_large) = (self.format.body(), self.format.size(), self.format.is_large);
        let space = SPACE * size;
        let side = if is_large { body.width } else { PICTURE * body.width };
        let scale = picture.map(|picture| side / picture.drawing.width);
        let picture_height =
            picture.zip(scale).map_or(0.0, |(picture, scale)| picture.drawing.height * scale);
        let above = if self.heading.is_some() { LEADING * HEADING * size + space } else { 0.0 };
        let narrow = if picture.is_some() { body.width - side - GUTTER } else { body.width };
        let lines = match is_large {
            true => lines(paragraphs, size, picture_height, |_| body.width),
            false => lines(paragraphs, size, 0.0, |y| if y < picture_height { narrow } else { body.width }),
        };
        let text_height = lines.last().map_or(0.0, |line| line.y + 0.4 * size);
        let needed = above + text_height.max(picture_height);
        // The start of a long block stays with its picture.
        let least = needed.min(above + picture_height.max(4.0 * LEADING * size));
        let left = body.bottom() - self.y;
        if left < least || (left < needed && needed <= TOGETHER * body.height) {
            self.new_page();
        }
        if let Some(title) = self.heading.take() {
            self.y += LEADING * HEADING * size;
            let at = Point::at(body.corner.x, self.y);
            let text = Text::new(printable(&title), at, HEADING * size, BLACK);
            self.put(Part::Heading { level: 1, title }, vec![Element::Text(text.bold())]);
            self.y += space;
        }
        let top = self.y;
        if let (Some(picture), Some(scale)) = (picture, scale) {
            let placing = Placing { at: Point::at(body.right() - side, top), scale, is_turned: false };
            let elements = picture.drawing.elements.iter().cloned();
            let elements = elements.map(|element| placing.element(element)).collect();
            self.put(Part::Figure(picture.said.clone()), elements);
        }
        self.y = top + text_height.max(picture_height) + 2.0 * space;
        // Start of the page in the text, and its top on the page.
        let (mut from, mut start) = (0.0, top);
        for paragraph in lines.chunk_by(|one, next| one.paragraph == next.paragraph) {
            let mut elements = Vec::new();
            for line in paragraph {
                if start + line.y - from > body.bottom() {
                    self.put(Part::Paragraph, std::mem::take(&mut elements));
                    self.new_page();
                    from = line.y - LEADING * size;
                    start = self.y;
                    self.y = start + text_height - from + 2.0 * space;
                }
                let at = Point::at(body.corner.x + line.x, start + line.y - from);
                let text = Text::new(line.text.clone(), at, size, BLACK);
                elements.push(Element::Text(Text { is_bold: line.face == Face::Bold, ..text }));
            }
            self.put(Part::Paragraph, elements);
        }
    }

    /// The pages. A heading without a block is left out.
    pub fn finish(self) -> Vec<Page> {
        self.pages
    }

    /// Adds a block to the last page.
    pub(crate) fn put(&mut self, part: Part, elements: Vec<Element>) {
        if let Some(page) = self.pages.last_mut().filter(|_| !elements.is_empty()) {
            page.put(part, elements);
        }
    }
}

/// Breaks paragraphs into lines from this height on, each as wide as there is room at its height.
fn lines(paragraphs: &[Paragraph], size: f64, top: f64, room: impl Fn(f64) -> f64) -> Vec<Line> {
    let (mut lines, mut y) = (Vec::new(), top);
    for (paragraph, Paragraph { text, is_bold, mark }) in paragraphs.iter().enumerate() {
        let face = Face::of(*is_bold);
        let indent = if mark.is_empty() { 0.0 } else { Face::Bold.width("000. ", size) };
        for (i, text) in face.wrapped(text, size, room(y) - indent).into_iter().enumerate() {
            y += LEADING * size;
            if i == 0 && !mark.is_empty() {
                lines.push(Line { text: mark.clone(), face: Face::Bold, x: 0.0, y, paragraph });
            }
            lines.push(Line { text, face, x: indent, y, paragraph });
        }
        y += SPACE * size;
    }
    lines
}
