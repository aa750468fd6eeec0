//! Pages as PDF.
//!
//! | file | writes |
//! |---|---|
//! | `mod` | pages, links, outline, metadata |
//! | `booklet` | pages two to a side of a sheet |
//! | `condition` | the press that a document is meant for |
//! | `ink` | the contents of pages: lines, forms, text |
//! | `letters` | the parts of the fonts that are used |
//! | `tags` | the structure, for screen readers |

mod booklet;
mod condition;
mod ink;
mod letters;
mod tags;

pub use booklet::{Folding, booklet};
pub use condition::Condition;

use crate::trace::rounded;
use crate::{Area, Block, Fonts, Link, Mixture, Page, Part, PrintError};
use flate2::{Compression, write::ZlibEncoder};
use ink::Ink;
use pdf_writer::types::{
    AnnotationFlags, AnnotationType, ArtifactType, OutputIntentSubtype, TabOrder, TrappingStatus,
};
use pdf_writer::writers::{self, ViewerPreferences};
use pdf_writer::{Chunk, Date, Filter, Finish, Name, Pdf, Rect, Ref, Settings, TextStr, XRefFilter};
use std::io::Write as _;
use sudokit_render::drawing::{Element, Point};
use tags::{Role, Tagged, Tags};
use xmp_writer::pdfa::PdfUAIdDescriptionMode;
use xmp_writer::{DateTime, LangId, RenditionClass, Timezone, XmpWriter};

/// The purpose of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    /// For reading: colours, outline, links, and tags for screen readers (PDF/UA-1 and PDF/A-2a).
    Screen,
    /// For print shops: shades of grey, trim and bleed boxes, and no feature that they refuse.
    Press,
    /// For print shops, in the colours of screens: covers.
    Cover,
    /// For print shops, in black and this mixture of inks, which takes the place of all other colours:
    /// covers.
    Mixed(Mixture),
}

/// The metadata of a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About<'a> {
    /// Title; `Sudoku` if empty.
    pub title: &'a str,
    /// Author.
    pub author: &'a str,
    /// The program that makes the document.
    pub creator: &'a str,
    /// Year, month and day. Archives require a date. The default is 1 January 2000, so that the same pages
    /// make the same bytes.
    pub date: Option<(u16, u8, u8)>,
    /// The press that the document is meant for, which makes it PDF/X-4 (ISO 15930-7). The profile must be
    /// [`Press`](Profile::Press), or [`Mixed`](Profile::Mixed) for four inks.
    pub condition: Option<&'a Condition>,
}

/// The date of a document that is given none.
const NO_DAY: (u16, u8, u8) = (2000, 1, 1);
const SETTINGS: Settings = Settings { pretty: false };

/// Writes pages as a PDF document, in the language of the first. The same pages and fonts make the same
/// bytes.
///
/// # Errors
/// No font has a sign of the pages, or the outlines of a font cannot be read.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_print::{Book, Fonts, Item, pdf};
///
/// let items = [Item::new(Puzzle::EMPTY, None)];
/// let pages = Book::new(&items).pages()?;
/// let (about, fonts) = (pdf::About::default(), Fonts::default());
/// let document = pdf::document(pages, &about, pdf::Profile::Screen, &fonts)?;
/// assert!(document.starts_with(b"%PDF-1.7"));
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
pub fn document(
    pages: impl IntoIterator<Item = Page>,
    about: &About<'_>,
    profile: Profile,
    fonts: &Fonts<'_>,
) -> Result<Vec<u8>, PrintError> {
    let mut writer = Writer::new(profile, fonts, profile == Profile::Screen);
    for page in pages {
        writer.page(&page)?;
    }
    writer.finish(about, |_| ())
}

/// Numbers the objects in order.
struct Numbers(Ref);

impl Numbers {
    fn next(&mut self) -> Ref {
        self.0.bump()
    }
}

struct Writer<'f> {
    pdf: Pdf,
    numbers: Numbers,
    /// The root of the page tree.
    root: Ref,
    /// The resources that all pages share.
    resources: Ref,
    /// By page index. A link may lead to a later page, so that page is numbered before it is written.
    pages: Vec<Ref>,
    written: usize,
    /// That of the first page.
    language: &'static str,
    ink: Ink<'f>,
    /// `None` if screen readers do not read it.
    tags: Option<Tags>,
    outline: Vec<(String, Target)>,
}

/// A page, and a point on it from the bottom left.
type Target = (Ref, f32, f32);

impl<'f> Writer<'f> {
    fn new(profile: Profile, fonts: &'f Fonts<'f>, is_tagged: bool) -> Self {
        let mut numbers = Numbers(Ref::new(1));
        Self {
            pdf: Pdf::with_settings(SETTINGS),
            root: numbers.next(),
            resources: numbers.next(),
            pages: Vec::new(),
            written: 0,
            language: "en",
            ink: Ink::new(profile, fonts),
            tags: is_tagged.then(|| Tags::new(&mut numbers)),
            outline: Vec::new(),
            numbers,
        }
    }

    fn page_number(&mut self, index: usize) -> Ref {
        while self.pages.len() <= index {
            self.pages.push(self.numbers.next());
        }
        self.pages[index]
    }

    fn page(&mut self, page: &Page) -> Result<(), PrintError> {
        if self.written == 0 {
            self.language = page.language;
        }
        let own = self.page_number(self.written);
        self.written += 1;
        let corner = corner(page);
        let mut sheet = self.ink.sheet(corner);
        let (mut parts, mut links) = (Vec::new(), Vec::new());
        for block in &page.blocks {
            if self.tags.is_none() {
                sheet.draw(&block.elements)?;
                continue;
            }
            if let Part::Heading { title, .. } = &block.part {
                let (x, y) = placed(corner, Point::at(0.0, above(block)));
                self.outline.push((title.clone(), (own, x, y)));
            }
            if block.elements.is_empty() {
                continue;
            }
            match Role::of(block) {
                Some(role) => {
                    sheet.begin(role.name(), parts.len());
                    links.extend(block.link.as_ref().map(|link| (parts.len(), link)));
                    parts.push(Tagged { own: self.numbers.next(), role, link: None });
                }
                None => sheet.begin_artifact(ArtifactType::Pagination),
            }
            sheet.draw(&block.elements)?;
            sheet.end();
        }
        let drawn = sheet.finish();
        let content = self.content(&drawn);
        for (part, link) in links {
            parts[part].link = Some(self.link(link, parts[part].own, corner));
        }
        let key = self.tags.as_mut().map(|tags| tags.page(&mut self.pdf, &mut self.numbers, own, &parts));
        let mut written = self.pdf.page(own);
        boxes(written.parent(self.root).contents(content), page);
        if let Some(key) = key {
            written.struct_parents(key).tab_order(TabOrder::StructureOrder);
        }
        let mut links = parts.iter().filter_map(|part| part.link).peekable();
        if links.peek().is_some() {
            written.annotations(links);
        }
        Ok(())
    }

    /// Writes the contents of a page.
    fn content(&mut self, drawn: &[u8]) -> Ref {
        let own = self.numbers.next();
        self.pdf.stream(own, &packed(drawn)).filter(Filter::FlateDecode);
        own
    }

    /// Writes the link of an element. All sheets of a document have the same size, so `corner` holds for the
    /// target's page, too.
    fn link(&mut self, link: &Link, element: Ref, corner: Point) -> Ref {
        let target = self.page_number(link.page);
        let (x, y) = placed(corner, link.at);
        let own = self.numbers.next();
        let mut written = self.pdf.annotation(own);
        written.subtype(AnnotationType::Link).rect(rectangle(corner, link.area)).border(0.0, 0.0, 0.0, None);
        written.flags(AnnotationFlags::PRINT).contents(TextStr(&link.said));
        if let Some(tags) = &mut self.tags {
            written.struct_parent(tags.key(element));
        }
        written.insert(Name(b"Dest")).start::<writers::Destination<'_>>().page(target).xyz(x, y, None);
        own
    }

    fn finish(
        mut self,
        about: &About<'_>,
        prefer: impl FnOnce(&mut ViewerPreferences<'_>),
    ) -> Result<Vec<u8>, PrintError> {
        self.ink.write(self.resources, &mut self.pdf, &mut self.numbers)?;
        let mut pages = self.pdf.pages(self.root);
        pages.count(self.written as i32).kids(self.pages[..self.written].iter().copied());
        pages.pair(Name(b"Resources"), self.resources);
        pages.finish();
        let outline = (!self.outline.is_empty()).then(|| self.write_outline());
        let metadata = self.numbers.next();
        let name = about.condition.map(|_| fingerprint(&self.pdf));
        let packet = about.packet(self.language, self.tags.is_some(), name);
        self.pdf.metadata(metadata, packet.as_bytes());
        let condition = about.condition.map(|condition| (condition, self.write_condition(condition)));
        let information = self.numbers.next();
        let mut written = self.pdf.document_info(information);
        let (year, month, day) = about.date();
        let date = Date::new(year).month(month).day(day).hour(0).minute(0).second(0);
        let date = date.utc_offset_hour(0).utc_offset_minute(0);
        written.title(TextStr(about.title())).creation_date(date);
        if condition.is_some() {
            written.modified_date(date).producer(TextStr(about.creator)).trapped(TrappingStatus::NotTrapped);
        }
        if !about.author.is_empty() {
            written.author(TextStr(about.author));
        }
        if !about.creator.is_empty() {
            written.creator(TextStr(about.creator));
        }
        written.finish();
        let elements = self.tags.as_ref().map(|tags| tags.write(&mut self.pdf));
        let catalog = self.numbers.next();
        let mut written = self.pdf.catalog(catalog);
        written.pages(self.root).metadata(metadata).lang(TextStr(self.language));
        prefer(written.viewer_preferences().display_doc_title(true));
        if let Some((condition, profile)) = condition {
            let mut intents = written.output_intents();
            let mut intent = intents.push();
            intent.subtype(OutputIntentSubtype::PDFX).dest_output_profile(profile);
            intent.output_condition_identifier(TextStr(condition.name())).info(TextStr(condition.name()));
        }
        if let Some(outline) = outline {
            written.outlines(outline);
        }
        if let Some(root) = elements {
            written.pair(Name(b"StructTreeRoot"), root);
            written.mark_info().marked(true);
        }
        written.finish();
        let own = fingerprint(&self.pdf).to_vec();
        self.pdf.set_file_id((own.clone(), own));
        let table = self.numbers.next();
        let filtered = |table: &[u8]| (packed(table), XRefFilter::Single(Filter::FlateDecode));
        Ok(self.pdf.finish_with_xref_stream_and_filter(table, filtered))
    }

    /// Writes the profile of a printing condition. PDF/X-4 builds on PDF 1.6.
    fn write_condition(&mut self, condition: &Condition) -> Ref {
        self.pdf.set_version(1, 6);
        let own = self.numbers.next();
        let profile = packed(condition.profile());
        self.pdf.icc_profile(own, &profile).n(condition.inks()).filter(Filter::FlateDecode);
        own
    }

    /// Writes the outline as a flat list.
    fn write_outline(&mut self) -> Ref {
        let root = self.numbers.next();
        let items: Vec<Ref> = self.outline.iter().map(|_| self.numbers.next()).collect();
        let (first, last) = (items[0], items[items.len() - 1]);
        self.pdf.outline(root).first(first).last(last).count(items.len() as i32);
        for (at, (title, (page, x, y))) in self.outline.iter().enumerate() {
            let mut item = self.pdf.outline_item(items[at]);
            item.title(TextStr(title)).parent(root);
            if at > 0 {
                item.prev(items[at - 1]);
            }
            if let Some(next) = items.get(at + 1) {
                item.next(*next);
            }
            item.dest().page(*page).xyz(*x, *y, None);
        }
        root
    }
}

impl About<'_> {
    fn title(&self) -> &str {
        if self.title.is_empty() { "Sudoku" } else { self.title }
    }

    fn date(&self) -> (u16, u8, u8) {
        self.date.unwrap_or(NO_DAY)
    }

    /// The metadata as XMP. Archives and print shops compare it with the document information. A document for
    /// a press has a name.
    fn packet(&self, language: &str, is_archive: bool, name: Option<[u8; 16]>) -> String {
        let (year, month, day) = self.date();
        let mut packet = XmpWriter::new();
        packet.title([(None, self.title())]).language([LangId(language)]);
        let date = DateTime {
            year,
            month: Some(month),
            day: Some(day),
            hour: Some(0),
            minute: Some(0),
            second: Some(0),
            timezone: Some(Timezone::Utc),
        };
        packet.create_date(date);
        if !self.author.is_empty() {
            packet.creator([self.author]);
        }
        if !self.creator.is_empty() {
            packet.creator_tool(self.creator);
        }
        if is_archive {
            // PDF/A does not know the properties of PDF/UA, so it requires a description of them.
            packet.extension_schemas().pdfua_id().properties().describe_all(PdfUAIdDescriptionMode::UA1);
            packet.pdfa_part(2).pdfa_conformance("A").pdfua_part(1);
        }
        if let Some(name) = name {
            packet.pdfx_version("PDF/X-4").modify_date(date).metadata_date(date);
            packet.producer(self.creator).trapped(false);
            let id = u128::from_be_bytes(name);
            packet
                .document_id(&format!("uuid:{id:032x}"))
                .version_id("1")
                .rendition_class(RenditionClass::Default);
        }
        packet.finish(None)
    }
}

/// The distance from the top to a block. The outline leads there: a little above its first text.
fn above(block: &Block) -> f64 {
    let top = block.elements.iter().find_map(|element| match element {
        Element::Text(text) => Some(text.at.y - 2.0 * text.size),
        Element::Form(..) => None,
    });
    top.unwrap_or(0.0).max(0.0)
}

/// The top left corner of a page's trim. Our coordinates start there, PDF's at the bottom left of the sheet.
fn corner(page: &Page) -> Point {
    let Point { x, y } = page.corner();
    Point::at(-x, page.sheet().1 + y)
}

/// Writes the boxes of a page: the sheet, and its print with and without the bleed.
fn boxes(written: &mut writers::Page<'_>, page: &Page) {
    let (width, height) = page.sheet();
    let trim = Area { corner: Point::at(0.0, 0.0), width: page.paper.width, height: page.paper.height };
    let printed = Area {
        corner: Point::at(-page.bleed.left, -page.bleed.top),
        width: width - 2.0 * page.slug,
        height: height - 2.0 * page.slug,
    };
    written.media_box(Rect::new(0.0, 0.0, width as f32, height as f32));
    written.bleed_box(rectangle(corner(page), printed)).trim_box(rectangle(corner(page), trim));
}

/// Converts a point of a page to PDF coordinates, in which `corner` is the top left corner of the trim.
fn placed(corner: Point, point: Point) -> (f32, f32) {
    (rounded(corner.x + point.x), rounded(corner.y - point.y))
}

fn rectangle(corner: Point, area: Area) -> Rect {
    let (left, top) = placed(corner, area.corner);
    let (right, bottom) = placed(corner, Point::at(area.right(), area.bottom()));
    Rect::new(left, bottom, right, top)
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory takes what is written")
}

/// The identifier of a document: a hash of its bytes (FNV-1a), so that equal documents get equal ones.
fn fingerprint(written: &Chunk) -> [u8; 16] {
    const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let mix = |hash: u128, byte: &u8| (hash ^ u128::from(*byte)).wrapping_mul(PRIME);
    written.as_bytes().iter().fold(START, mix).to_be_bytes()
}
