//! Pages as PDF.

use crate::trace::{pen, trace};
use crate::{Area, Block, Face, Link, Page, Part, PrintError, font};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::{luma, rgb};
use krilla::configure::{Accessibility, Archival, Configuration, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Rect, Transform};
use krilla::graphic::Graphic;
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, Paint as Colour, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Node, Tag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};
use skrifa::MetadataProvider;
use std::collections::HashMap;
use std::num::NonZeroU16;
use sudokit_render::Rgb;
use sudokit_render::drawing::{Element, Form, Paint, Point, Text};

/// Purpose of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    /// For reading: colours, outline, links, and tags for screen readers (PDF/UA-1 and PDF/A-2a).
    Screen,
    /// For print shops: shades of grey, boxes of trim and bleed, and no features that they refuse.
    Press,
}

/// Metadata of a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About<'a> {
    /// Title; `Sudoku` if empty.
    pub title: &'a str,
    /// Author.
    pub author: &'a str,
    /// The program that writes it.
    pub creator: &'a str,
    /// Date: year, month and day. The default is the first of January 2000, so that the same pages make the
    /// same bytes; archives require a date.
    pub date: Option<(u16, u8, u8)>,
}

/// Date of documents without one.
const NO_DAY: (u16, u8, u8) = (2000, 1, 1);

/// Writes pages as a PDF document. The same pages make the same bytes.
///
/// # Errors
/// The document breaks a rule of its profile, which is a bug of this crate.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_print::{Book, Item, pdf};
///
/// let items = [Item::new(Puzzle::EMPTY, None)];
/// let pages = Book::new(&items).pages()?;
/// let document = pdf::document(pages, &pdf::About::default(), pdf::Profile::Screen)?;
/// assert!(document.starts_with(b"%PDF-1.7"));
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
pub fn document(
    pages: impl IntoIterator<Item = Page>,
    about: &About<'_>,
    profile: Profile,
) -> Result<Vec<u8>, PrintError> {
    let is_press = profile == Profile::Press;
    let configuration = if is_press {
        Configuration::default()
    } else {
        ConfigurationBuilder::new()
            .with_archival_validator(Archival::A2_A)
            .with_accessibility_validator(Accessibility::UA1)
            .finish()
            .map_err(|error| PrintError::Output(format!("{error:?}")))?
    };
    let settings =
        SerializeSettings { enable_tagging: !is_press, configuration, ..SerializeSettings::default() };
    let mut writer = Writer {
        document: Document::new_with(settings),
        pens: Pens { faces: [Face::Regular, Face::Bold].map(Opened::new), is_press, stamps: Vec::new() },
        tree: TagTree::new().with_lang(Some("en".to_owned())),
        outline: Outline::new(),
        targets: Targets::default(),
    };
    for (index, page) in pages.into_iter().enumerate() {
        writer.page(index, &page);
    }
    writer.finish(about)
}

/// An open face, for its glyphs and for the document.
struct Opened {
    /// Cache of glyphs by letter: a book asks a hundred thousand times.
    glyphs: HashMap<char, GlyphId>,
    font: Font,
}

impl Opened {
    fn new(face: Face) -> Self {
        let font = Font::new(font::data(face).into(), 0).expect("the font is part of the program");
        let letters = font::open(face).charmap().mappings();
        let letter = |(code, glyph): (u32, skrifa::GlyphId)| {
            Some((char::from_u32(code)?, GlyphId::new(glyph.to_u32())))
        };
        Self { glyphs: letters.filter_map(letter).collect(), font }
    }

    /// The glyph of a letter. Letters that the font lacks are question marks by now; any other has the font's
    /// empty box.
    fn glyph(&self, letter: char) -> GlyphId {
        self.glyphs.get(&letter).copied().unwrap_or_else(|| GlyphId::new(0))
    }
}

struct Writer {
    document: Document,
    pens: Pens,
    tree: TagTree,
    outline: Outline,
    targets: Targets,
}

impl Writer {
    fn page(&mut self, index: usize, page: &Page) {
        let ((width, height), bleed) = (page.sheet(), page.bleed);
        let sheet = rectangle(0.0, 0.0, width, height);
        let trim = rectangle(bleed.left, bleed.top, page.paper.width, page.paper.height);
        let settings = PageSettings::from_wh(width as f32, height as f32).unwrap_or_default();
        let settings = settings.with_trim_box(trim).with_bleed_box(sheet);
        // Coordinates start at the corner of the trim.
        let origin = Point::at(bleed.left, bleed.top);
        let mut links = Vec::new();
        let mut written = self.document.start_page_with(settings);
        let mut surface = written.surface();
        surface.push_transform(&Transform::from_translate(origin.x as f32, origin.y as f32));
        let mut groups = Vec::new();
        for block in &page.blocks {
            if let Part::Heading { title, .. } = &block.part {
                let top = block.elements.iter().find_map(|element| match element {
                    Element::Text(text) => Some(text.at.y - 2.0 * text.size),
                    Element::Form(..) => None,
                });
                let at = destination(index, Point::at(0.0, top.unwrap_or(0.0).max(0.0)), origin);
                self.outline.push_child(OutlineNode::new(title.clone(), at));
            }
            if block.elements.is_empty() {
                continue;
            }
            let tag = match &block.part {
                Part::Furniture => ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)),
                Part::Heading { .. } | Part::Paragraph | Part::Figure(_) => ContentTag::Other,
            };
            let content = surface.start_tagged(tag);
            for element in &block.elements {
                self.pens.draw(&mut surface, element);
            }
            surface.end_tagged();
            if let Some(mut group) = group(block) {
                group.push(content);
                if let Some(link) = block.link {
                    links.push((groups.len(), link));
                }
                groups.push(group);
            }
        }
        surface.pop();
        surface.finish();
        // Print shops refuse links.
        for (group, link) in links.into_iter().filter(|_| !self.pens.is_press) {
            let Area { corner, width, height } = link.area;
            let Some(area) = rectangle(corner.x + origin.x, corner.y + origin.y, width, height) else {
                continue;
            };
            // Pages of a book have the same bleed at the top.
            let target = self.targets.of(link, Point::at(0.0, origin.y));
            let said = format!("To page {}", link.page + 1);
            let annotation = LinkAnnotation::new(area, Target::Destination(target.into()));
            groups[group].push(written.add_tagged_annotation(Annotation::new_link(annotation, Some(said))));
        }
        written.finish();
        self.tree.children.extend(groups.into_iter().map(Node::Group));
    }

    fn finish(mut self, about: &About<'_>) -> Result<Vec<u8>, PrintError> {
        let title = if about.title.is_empty() { "Sudoku" } else { about.title };
        let (year, month, day) = about.date.unwrap_or(NO_DAY);
        let mut metadata = Metadata::new()
            .title(title.to_owned())
            .creator(about.creator.to_owned())
            .language("en".to_owned())
            .creation_date(
                DateTime::new(year)
                    .month(month)
                    .day(day)
                    .hour(0)
                    .minute(0)
                    .second(0)
                    .utc_offset_hour(0)
                    .utc_offset_minute(0),
            );
        if !about.author.is_empty() {
            metadata = metadata.authors(vec![about.author.to_owned()]);
        }
        self.document.set_metadata(metadata);
        if !self.pens.is_press {
            self.document.set_tag_tree(self.tree);
            self.document.set_outline(self.outline);
        }
        self.document.finish().map_err(|error| PrintError::Output(error.to_string()))
    }
}

/// Targets of links by page, each once in the document.
#[derive(Default)]
struct Targets(HashMap<usize, Vec<(Point, XyzDestination)>>);

impl Targets {
    fn of(&mut self, link: Link, origin: Point) -> XyzDestination {
        let known = self.0.entry(link.page).or_default();
        if let Some((_, target)) = known.iter().find(|(at, _)| *at == link.at) {
            return target.clone();
        }
        let target = destination(link.page, link.at, origin);
        known.push((link.at, target.clone()));
        target
    }
}

/// The tag of a block.
fn group(block: &Block) -> Option<TagGroup> {
    Some(match &block.part {
        Part::Paragraph if block.link.is_some() => TagGroup::new(Tag::Link),
        Part::Heading { level, title } => {
            let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
            TagGroup::new(Tag::Hn(level, Some(title.clone())))
        }
        Part::Paragraph => TagGroup::new(Tag::P),
        Part::Figure(said) => TagGroup::new(Tag::Figure(Some(said.clone()))),
        Part::Furniture => return None,
    })
}

/// A point on a page whose trim starts at this origin.
fn destination(page: usize, at: Point, origin: Point) -> XyzDestination {
    let at = krilla::geom::Point::from_xy((at.x + origin.x) as f32, (at.y + origin.y) as f32);
    XyzDestination::new(page, at)
}

fn rectangle(x: f64, y: f64, width: f64, height: f64) -> Option<Rect> {
    Rect::from_xywh(x as f32, y as f32, width as f32, height as f32)
}

/// A form with at least this many straight lines is a grid, which repeats.
const GRID: usize = 8;

/// Drawing state of a document, with reusable forms.
struct Pens {
    faces: [Opened; 2],
    is_press: bool,
    /// Lines of grids, stored once in the document, relative to the first of them.
    stamps: Vec<(Form, Paint, Graphic)>,
}

impl Pens {
    fn draw(&mut self, surface: &mut Surface<'_>, element: &Element) {
        match element {
            Element::Form(Form::Lines(lines), paint) if lines.len() >= GRID => {
                self.stamp(surface, lines, paint);
            }
            Element::Form(form, paint) => self.form(surface, form, paint),
            Element::Text(text) => self.text(surface, text),
        }
    }

    /// Draws the lines of a grid; grids of the same size share them.
    fn stamp(&mut self, surface: &mut Surface<'_>, lines: &[[Point; 2]], paint: &Paint) {
        let start = lines[0][0];
        // Rounded to a thousandth of a point, which is invisible, so that rounding errors do not make equal
        // lines differ.
        let round = |length: f64| (length * 1000.0).round() / 1000.0;
        let from_start = |point: Point| Point::at(round(point.x - start.x), round(point.y - start.y));
        let form = Form::Lines(lines.iter().map(|ends| ends.map(from_start)).collect());
        let known = self.stamps.iter().find(|(known, by, _)| *known == form && by == paint);
        let graphic = known.map(|(.., graphic)| graphic.clone()).unwrap_or_else(|| {
            let mut builder = surface.stream_builder();
            let mut sub = builder.surface();
            self.form(&mut sub, &form, paint);
            sub.finish();
            let graphic = Graphic::new(builder.finish(), false);
            self.stamps.push((form, *paint, graphic.clone()));
            graphic
        });
        surface.push_transform(&Transform::from_translate(start.x as f32, start.y as f32));
        surface.draw_graphic(graphic);
        surface.pop();
    }

    fn form(&self, surface: &mut Surface<'_>, form: &Form, paint: &Paint) {
        // Tints are mixed with white paper: print shops refuse transparency.
        surface.set_fill(paint.fill.map(|tint| self.fill(tint.on(Rgb(255, 255, 255)))));
        surface.set_stroke(paint.stroke.map(|stroke| Stroke {
            paint: self.colour(stroke.colour),
            width: stroke.width as f32,
            line_cap: if stroke.is_square { LineCap::Square } else { LineCap::Butt },
            dash:
                stroke.dashes.map(|dashes| StrokeDash {
                    array: dashes.map(|length| length as f32).to_vec(),
                    offset: 0.0,
                }),
            ..Stroke::default()
        }));
        let mut path = PathBuilder::new();
        trace(form, &mut path);
        if let Some(path) = path.finish() {
            surface.draw_path(&path);
        }
    }

    fn text(&self, surface: &mut Surface<'_>, text: &Text) {
        if text.text.is_empty() {
            return;
        }
        surface.set_stroke(None);
        surface.set_fill(Some(self.fill(text.colour)));
        let face = Face::of(text.is_bold);
        let opened = &self.faces[face as usize];
        let (places, end) = font::places(text);
        let nexts = places[1..].iter().chain([&end]);
        let letters = text.text.char_indices().zip(places.iter().zip(nexts));
        let glyphs: Vec<KrillaGlyph> = letters
            .map(|((at, letter), (place, next))| {
                let glyph = opened.glyph(letter);
                let advance = ((next - place) / text.size) as f32;
                KrillaGlyph::new(glyph, advance, 0.0, 0.0, 0.0, at..at + letter.len_utf8(), None)
            })
            .collect();
        // Rounded to a hundredth of a point, which is invisible and shorter.
        let round = |length: f64| ((length * 100.0).round() / 100.0) as f32;
        let (y, size) = (round(text.at.y), text.size as f32);
        let x = round(text.at.x);
        if text.is_turned {
            surface.push_transform(&Transform::from_rotate_at(180.0, x, y));
        }
        let start = krilla::geom::Point::from_xy(x + places[0] as f32, y);
        surface.draw_glyphs(start, &glyphs, opened.font.clone(), &text.text, size, false);
        if text.is_turned {
            surface.pop();
        }
    }

    fn fill(&self, rgb: Rgb) -> Fill {
        Fill { paint: self.colour(rgb), opacity: NormalizedF32::ONE, ..Fill::default() }
    }

    /// Black, white and grey need one number; print shops get nothing else.
    fn colour(&self, Rgb(red, green, blue): Rgb) -> Colour {
        if red == green && green == blue {
            return luma::Color::new(red).into();
        }
        if self.is_press {
            // Brightness as seen by the eye (ITU-R BT.601).
            let grey = 0.299 * f64::from(red) + 0.587 * f64::from(green) + 0.114 * f64::from(blue);
            return luma::Color::new(grey.round() as u8).into();
        }
        rgb::Color::new(red, green, blue).into()
    }
}

pen!(PathBuilder);
