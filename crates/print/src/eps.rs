//! Pages as Encapsulated PostScript, for the page layouts of others.

use crate::font::{Fonts, Set, Setter};
use crate::shade::Shade;
use crate::trace::{Pen, cubic, rounded, trace};
use crate::{Page, PrintError};
use std::collections::BTreeMap;
use std::fmt::Write;
use sudokit_render::Rgb;
use sudokit_render::drawing::{Element, Form, Paint, Point, Stroke, Text};
use ttf_parser::{GlyphId, OutlineBuilder};

/// White paper, with which tints are mixed: PostScript has no transparency.
const PAPER: Rgb = Rgb(255, 255, 255);
/// Short names. `s` draws the letter of a name at a position, in units of its font, whose y axis points up.
const PROLOG: &str = "/m{moveto}bind def/l{lineto}bind def/c{curveto}bind def/h{closepath}bind def\n\
                      /s{gsave 4 2 roll translate exch dup neg scale cvx exec fill grestore}bind def\n";

/// Writes a page as an EPS document in its true size, with the outlines of its letters, so that it needs no
/// font. All of it is ASCII.
///
/// # Errors
/// No font has a sign of the page.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_print::{Bare, Fonts, Item, MM, eps};
///
/// let item = Item::new(Puzzle::EMPTY, None);
/// let text = eps::page(&Bare::new(&item, 62.0 * MM).puzzle()?, &Fonts::default())?;
/// assert!(text.starts_with("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 176 176\n"));
/// assert!(text.contains("%%HiResBoundingBox: 0 0 175.748 175.748\n"));
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
pub fn page(page: &Page, fonts: &Fonts<'_>) -> Result<String, PrintError> {
    let (mut setter, mut letters, mut body) = (Setter::new(fonts), BTreeMap::new(), String::new());
    for element in page.blocks.iter().flat_map(|block| &block.elements) {
        match element {
            Element::Form(form, paint) => draw(&mut body, form, paint),
            Element::Text(text) => write_text(&mut body, text, &mut setter, &mut letters)?,
        }
    }
    let (width, height) = page.sheet();
    let [wide, high] = [width, height].map(rounded);
    let Point { x, y } = page.corner();
    let [left, top] = [-x, height + y].map(rounded);
    let [right, upper] = [wide, high].map(f32::ceil);
    let outlines: String = letters.into_values().collect();
    // Coordinates start at the top left corner of the trim and point down, as everywhere in pages.
    Ok(format!(
        "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 {right} {upper}\n\
         %%HiResBoundingBox: 0 0 {wide} {high}\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n\
         %%EndComments\n%%BeginProlog\n100 dict begin\n{PROLOG}{outlines}%%EndProlog\n\
         gsave {left} {top} translate 1 -1 scale\n{body}grestore\nend\nshowpage\n%%EOF\n"
    ))
}

const STRING: &str = "a text takes everything";

fn draw(out: &mut String, form: &Form, paint: &Paint) {
    trace(form, &mut Path { out, at: Point::at(0.0, 0.0) });
    if let Some(tint) = paint.fill {
        let colour = colour(tint.on(PAPER));
        let (before, after) = if paint.stroke.is_some() { ("gsave ", " grestore") } else { ("", "") };
        writeln!(out, "{before}{colour} fill{after}").expect(STRING);
    }
    if let Some(Stroke { colour: line, width, dashes, is_square }) = paint.stroke {
        let (colour, width, cap) = (colour(line), rounded(width), if is_square { 2 } else { 0 });
        let dashes: Vec<String> =
            dashes.into_iter().flatten().map(|length| rounded(length).to_string()).collect();
        let dashes = dashes.join(" ");
        writeln!(out, "{colour} {width} setlinewidth {cap} setlinecap[{dashes}]0 setdash stroke")
            .expect(STRING);
    }
}

/// Writes a text, and the outlines of letters that are new.
fn write_text(
    out: &mut String,
    text: &Text,
    setter: &mut Setter<'_>,
    letters: &mut BTreeMap<(usize, u16), String>,
) -> Result<(), PrintError> {
    let quarters = text.quarters();
    let [x, y] = [text.at.x, text.at.y].map(rounded);
    writeln!(out, "gsave {} {x} {y} translate {} rotate", colour(text.colour), 90 * quarters).expect(STRING);
    for Set { font, glyph, size, x, rise, .. } in setter.set(text)? {
        let face = setter.fonts.font(font).face();
        // A blank moves on, and draws nothing.
        if face.glyph_bounding_box(glyph).is_none() {
            continue;
        }
        let GlyphId(number) = glyph;
        letters.entry((font, number)).or_insert_with(|| {
            let mut letter = format!("/g{font}.{number}{{\n");
            face.outline_glyph(glyph, &mut Path { out: &mut letter, at: Point::at(0.0, 0.0) });
            letter + "}bind def\n"
        });
        let size = size / f64::from(face.units_per_em());
        // Downwards, as all of the page.
        let [x, y] = [x, -rise].map(rounded);
        writeln!(out, "{x} {y} {size:.6}/g{font}.{number} s").expect(STRING);
    }
    out.push_str("grestore\n");
    Ok(())
}

fn colour(colour: Rgb) -> String {
    match Shade::of(colour) {
        Shade::Grey(grey) => format!("{grey} setgray"),
        Shade::Colour([red, green, blue]) => format!("{red} {green} {blue} setrgbcolor"),
    }
}

/// A path in a document.
struct Path<'o> {
    out: &'o mut String,
    at: Point,
}

impl Path<'_> {
    fn put(&mut self, points: &[Point], operator: char) {
        for Point { x, y } in points {
            write!(self.out, "{} {} ", rounded(*x), rounded(*y)).expect(STRING);
        }
        self.out.push(operator);
        self.out.push('\n');
        self.at = points.last().copied().unwrap_or(self.at);
    }
}

impl Pen for Path<'_> {
    fn to(&mut self, at: Point) {
        self.put(&[at], 'm');
    }

    fn line(&mut self, to: Point) {
        self.put(&[to], 'l');
    }

    fn quadratic(&mut self, by: Point, to: Point) {
        self.cubic(cubic(self.at, by, to), to);
    }

    fn cubic(&mut self, [first, second]: [Point; 2], to: Point) {
        self.put(&[first, second, to], 'c');
    }

    fn close(&mut self) {
        self.put(&[], 'h');
    }
}

impl OutlineBuilder for Path<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.to(point(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.line(point(x, y));
    }

    fn quad_to(&mut self, bx: f32, by: f32, x: f32, y: f32) {
        self.quadratic(point(bx, by), point(x, y));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.cubic([point(ax, ay), point(bx, by)], point(x, y));
    }

    fn close(&mut self) {
        Pen::close(self);
    }
}

fn point(x: f32, y: f32) -> Point {
    Point::at(f64::from(x), f64::from(y))
}
