//! The contents of pages: elements as operators.

use super::letters::{self, Letters};
use super::{Numbers, Profile, SETTINGS, packed, placed};
use crate::PrintError;
use crate::font::{Fonts, Set, Setter};
use crate::shade::Shade;
use crate::trace::{Pen, cubic, rounded, trace};
use pdf_writer::types::{ArtifactType, LineCapStyle};
use pdf_writer::writers::Resources;
use pdf_writer::{Chunk, Content, Filter, Finish, Name, Rect, Ref, Str};
use sudokit_render::Rgb;
use sudokit_render::drawing::{Element, Form, Paint, Point, Stroke, Text};

/// A form with at least this many straight lines is a grid. Grids repeat, so each is stored once.
const GRID: usize = 8;
/// White paper. Tints are mixed with it because print shops refuse transparency.
const PAPER: Rgb = Rgb(255, 255, 255);

/// The fonts and grids that the pages of a document share.
pub(super) struct Ink<'f> {
    profile: Profile,
    setter: Setter<'f>,
    letters: Letters,
    stamps: Vec<Stamp>,
}

/// The lines of a grid, relative to the start of its first line. The document stores them once.
struct Stamp {
    form: Form,
    paint: Paint,
    area: Rect,
    content: Vec<u8>,
}

/// The contents of a page or a stamp.
pub(super) struct Sheet<'i, 'f> {
    ink: &'i mut Ink<'f>,
    content: Content,
    /// The origin of the elements, in PDF coordinates.
    corner: Point,
    now: State,
}

/// The graphics state. A setting is written only when it changes.
#[derive(Default)]
struct State {
    fill: Option<Rgb>,
    colour: Option<Rgb>,
    width: Option<f64>,
    dashes: Option<[f64; 2]>,
    is_square: bool,
    /// A subset and the size.
    font: Option<(usize, f64)>,
    /// Of letters above the base line.
    rise: f64,
}

impl<'f> Ink<'f> {
    pub(super) fn new(profile: Profile, fonts: &'f Fonts<'f>) -> Self {
        Self { profile, setter: Setter::new(fonts), letters: Letters::default(), stamps: Vec::new() }
    }

    pub(super) fn sheet(&mut self, corner: Point) -> Sheet<'_, 'f> {
        Sheet { ink: self, content: Content::with_settings(SETTINGS), corner, now: State::default() }
    }

    /// Writes the fonts and stamps, and the resources with them, which all pages share.
    pub(super) fn write(
        &self,
        own: Ref,
        written: &mut Chunk,
        numbers: &mut Numbers,
    ) -> Result<(), PrintError> {
        let fonts = self.letters.write(self.setter.fonts, written, numbers)?;
        let stamps: Vec<Ref> = self.stamps.iter().map(|_| numbers.next()).collect();
        for (stamp, own) in self.stamps.iter().zip(&stamps) {
            let content = packed(&stamp.content);
            let mut form = written.form_xobject(*own, &content);
            form.filter(Filter::FlateDecode);
            form.bbox(stamp.area);
            self.colours(&mut form.resources());
        }
        let mut resources = written.indirect(own).start::<Resources<'_>>();
        self.colours(&mut resources);
        resources.fonts().pairs(fonts.iter().map(|(name, font)| (Name(name.as_bytes()), *font)));
        let mut forms = resources.x_objects();
        for (index, stamp) in stamps.into_iter().enumerate() {
            forms.pair(Name(name(index).as_bytes()), stamp);
        }
        forms.finish();
        resources.finish();
        Ok(())
    }

    /// Archives refuse colours that depend on the device, so grey and RGB default to those of sRGB.
    fn colours(&self, resources: &mut Resources<'_>) {
        if self.profile == Profile::Screen {
            let mut spaces = resources.color_spaces();
            spaces.insert(Name(b"DefaultGray")).start::<pdf_writer::writers::ColorSpace<'_>>().d65_gray();
            spaces.insert(Name(b"DefaultRGB")).start::<pdf_writer::writers::ColorSpace<'_>>().srgb();
        }
    }

    /// The inks that any colour but grey is mixed of, if the press mixes it.
    fn inks(&self) -> Option<[f32; 4]> {
        match self.profile {
            Profile::Mixed(mixture) => Some(mixture.parts()),
            Profile::Screen | Profile::Press | Profile::Cover => None,
        }
    }

    /// The pages inside have nothing but shades of grey.
    fn shade(&self, colour: Rgb) -> Shade {
        if self.profile != Profile::Press {
            return Shade::of(colour);
        }
        // Brightness as the eye sees it (ITU-R BT.601).
        let Rgb(red, green, blue) = colour;
        let grey = 0.299 * f64::from(red) + 0.587 * f64::from(green) + 0.114 * f64::from(blue);
        let grey = grey.round() as u8;
        Shade::of(Rgb(grey, grey, grey))
    }

    /// The index of the stamp with these lines. Adds it if it is new.
    fn stamp(&mut self, form: Form, paint: &Paint) -> usize {
        let known = self.stamps.iter().position(|stamp| stamp.form == form && stamp.paint == *paint);
        known.unwrap_or_else(|| {
            let mut sheet = self.sheet(Point::at(0.0, 0.0));
            sheet.form(&form, paint);
            let content = sheet.finish();
            let area = area(&form, paint);
            self.stamps.push(Stamp { form, paint: *paint, area, content });
            self.stamps.len() - 1
        })
    }
}

fn name(stamp: usize) -> String {
    format!("S{stamp}")
}

/// The bounding box of the lines, with a line's full width added on each side.
fn area(form: &Form, paint: &Paint) -> Rect {
    let Form::Lines(lines) = form else { unreachable!("stamps are lines") };
    let width = paint.stroke.map_or(0.0, |stroke| stroke.width);
    let of = |coordinate: fn(&Point) -> f64, pick: fn(f64, f64) -> f64| {
        lines.iter().flatten().map(coordinate).reduce(pick).unwrap_or_default()
    };
    let (left, right) = (of(|at| at.x, f64::min) - width, of(|at| at.x, f64::max) + width);
    let (top, bottom) = (of(|at| at.y, f64::min) - width, of(|at| at.y, f64::max) + width);
    Rect::new(rounded(left), rounded(-bottom), rounded(right), rounded(-top))
}

impl Sheet<'_, '_> {
    pub(super) fn finish(self) -> Vec<u8> {
        self.content.finish().into_vec()
    }

    /// Begins a part of the text. `number` is its index on the page.
    pub(super) fn begin(&mut self, role: Name<'_>, number: usize) {
        self.content.begin_marked_content_with_properties(role).properties().identify(number as i32);
    }

    /// Begins an artifact: it is no part of the text, so screen readers skip it.
    pub(super) fn begin_artifact(&mut self, kind: ArtifactType) {
        self.content
            .begin_marked_content_with_properties(Name(b"Artifact"))
            .properties()
            .artifact()
            .kind(kind);
    }

    /// Ends the part of the text or the artifact.
    pub(super) fn end(&mut self) {
        self.content.end_marked_content();
    }

    /// Draws elements.
    ///
    /// # Errors
    /// No font has a sign of a text.
    pub(super) fn draw(&mut self, elements: &[Element]) -> Result<(), PrintError> {
        for element in elements {
            match element {
                Element::Form(Form::Lines(lines), paint) if lines.len() >= GRID => self.stamp(lines, paint),
                Element::Form(form, paint) => self.form(form, paint),
                Element::Text(text) => self.text(text)?,
            }
        }
        Ok(())
    }

    /// Draws a grid. Grids of the same size share a stamp.
    fn stamp(&mut self, lines: &[[Point; 2]], paint: &Paint) {
        let start = lines[0][0];
        // Rounding keeps tiny errors from making equal grids differ.
        let from_start = |point: Point| {
            Point::at(f64::from(rounded(point.x - start.x)), f64::from(rounded(point.y - start.y)))
        };
        let form = Form::Lines(lines.iter().map(|ends| ends.map(from_start)).collect());
        let stamp = self.ink.stamp(form, paint);
        // A stamp inherits the state of the page, and begins as if nothing were set.
        self.line_style(None, false);
        let (x, y) = placed(self.corner, start);
        self.content.save_state().transform([1.0, 0.0, 0.0, 1.0, x, y]);
        self.content.x_object(Name(name(stamp).as_bytes())).restore_state();
    }

    fn form(&mut self, form: &Form, paint: &Paint) {
        if let Some(tint) = paint.fill {
            self.fill(tint.on(PAPER));
        }
        if let Some(stroke) = paint.stroke {
            self.stroke(stroke);
        }
        trace(form, &mut Path { content: &mut self.content, corner: self.corner, at: Point::at(0.0, 0.0) });
        match (paint.fill.is_some(), paint.stroke.is_some()) {
            (true, true) => self.content.fill_nonzero_and_stroke(),
            (true, false) => self.content.fill_nonzero(),
            (false, true) => self.content.stroke(),
            (false, false) => self.content.end_path(),
        };
    }

    fn text(&mut self, text: &Text) -> Result<(), PrintError> {
        let set = self.ink.setter.set(text)?;
        let Some(first) = set.first() else { return Ok(()) };
        self.fill(text.colour);
        let (x, y) = placed(self.corner, Point::at(text.at.x, text.at.y));
        self.content.begin_text();
        // The direction of the text, where y points up.
        let (along, up) = [(1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 1.0)][usize::from(text.quarters())];
        let start = |at: f32, direction: f32| rounded(f64::from(at) + f64::from(direction) * first.x);
        let (x, y) = (start(x, along), start(y, up));
        if text.quarters() > 0 {
            self.content.set_text_matrix([along, up, -up, along, x, y]);
        } else {
            self.content.next_line(x, y);
        }
        let coded: Vec<(&Set, (usize, u16))> =
            set.iter().map(|sign| (sign, self.ink.letters.code(sign))).collect();
        // The place to which PDF has moved on by the widths of the letters so far.
        let mut pen = first.x;
        for run in coded.chunk_by(|(_, one), (_, next)| one.0 == next.0) {
            let (&Set { size, rise, .. }, (subset, _)) = run[0];
            if self.now.font.replace((subset, size)) != Some((subset, size)) {
                self.content.set_font(Name(letters::name(subset).as_bytes()), rounded(size));
            }
            if std::mem::replace(&mut self.now.rise, rise) != rise {
                self.content.set_rise(rounded(rise));
            }
            let mut shown = self.content.show_positioned();
            let mut items = shown.items();
            let mut codes = Vec::with_capacity(2 * run.len());
            for (sign, (_, code)) in run {
                // Adjustments are in thousandths of the size and move to the left.
                let adjustment = ((pen - sign.x) * 1000.0 / size).round();
                if adjustment != 0.0 {
                    if !codes.is_empty() {
                        items.show(Str(&codes));
                        codes.clear();
                    }
                    items.adjust(adjustment as f32);
                }
                codes.extend(code.to_be_bytes());
                pen = sign.x + sign.advance;
            }
            items.show(Str(&codes));
            items.finish();
            shown.finish();
        }
        self.content.end_text();
        Ok(())
    }

    fn fill(&mut self, colour: Rgb) {
        if self.now.fill.replace(colour) != Some(colour) {
            match (self.ink.shade(colour), self.ink.inks()) {
                (Shade::Grey(grey), _) => self.content.set_fill_gray(grey),
                (Shade::Colour(_), Some([cyan, magenta, yellow, black])) => {
                    self.content.set_fill_cmyk(cyan, magenta, yellow, black)
                }
                (Shade::Colour([red, green, blue]), None) => self.content.set_fill_rgb(red, green, blue),
            };
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        let Stroke { colour, width, dashes, is_square } = stroke;
        if self.now.colour.replace(colour) != Some(colour) {
            match (self.ink.shade(colour), self.ink.inks()) {
                (Shade::Grey(grey), _) => self.content.set_stroke_gray(grey),
                (Shade::Colour(_), Some([cyan, magenta, yellow, black])) => {
                    self.content.set_stroke_cmyk(cyan, magenta, yellow, black)
                }
                (Shade::Colour([red, green, blue]), None) => self.content.set_stroke_rgb(red, green, blue),
            };
        }
        if self.now.width.replace(width) != Some(width) {
            self.content.set_line_width(rounded(width));
        }
        self.line_style(dashes, is_square);
    }

    fn line_style(&mut self, dashes: Option<[f64; 2]>, is_square: bool) {
        if std::mem::replace(&mut self.now.is_square, is_square) != is_square {
            let cap = if is_square { LineCapStyle::ProjectingSquareCap } else { LineCapStyle::ButtCap };
            self.content.set_line_cap(cap);
        }
        if std::mem::replace(&mut self.now.dashes, dashes) != dashes {
            self.content.set_dash_pattern(dashes.into_iter().flatten().map(rounded), 0.0);
        }
    }
}

/// A path in the contents of a page.
struct Path<'c> {
    content: &'c mut Content,
    corner: Point,
    at: Point,
}

impl Path<'_> {
    fn go(&mut self, to: Point) -> (f32, f32) {
        self.at = to;
        placed(self.corner, to)
    }
}

impl Pen for Path<'_> {
    fn to(&mut self, at: Point) {
        let (x, y) = self.go(at);
        self.content.move_to(x, y);
    }

    fn line(&mut self, to: Point) {
        let (x, y) = self.go(to);
        self.content.line_to(x, y);
    }

    /// PDF has only cubic curves.
    fn quadratic(&mut self, by: Point, to: Point) {
        self.cubic(cubic(self.at, by, to), to);
    }

    fn cubic(&mut self, by: [Point; 2], to: Point) {
        let [(ax, ay), (bx, by)] = by.map(|by| placed(self.corner, by));
        let (x, y) = self.go(to);
        self.content.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.content.close_path();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_solid_after_a_dashed_line() {
        let (fonts, black) = (Fonts::default(), Rgb(0, 0, 0));
        let mut ink = Ink::new(Profile::Screen, &fonts);
        let line = [Point::at(0.0, 0.0), Point::at(9.0, 9.0)];
        let lines = |count, paint| Element::Form(Form::Lines(vec![line; count]), paint);
        let mut sheet = ink.sheet(Point::at(0.0, 0.0));
        let elements =
            [lines(1, Paint::line(black, 1.0).dashed([6.0, 4.0])), lines(GRID, Paint::line(black, 1.0))];
        sheet.draw(&elements).expect("it has no letters");
        let content = String::from_utf8(sheet.finish()).expect("operators");
        let (before, _) = content.split_once(" Do").expect("a stamp");
        let [dashed, solid] = ["[6 4]0 d", "[]0 d"].map(|set| before.find(set));
        assert!(dashed.is_some() && solid > dashed, "{before}");
    }
}
