//! Pages as pixels.

use crate::font::{Fonts, Set, Setter};
use crate::trace::{Pen, trace};
use crate::{INCH, Page, PrintError};
use png::{ColorType, Encoder, EncodingError, PixelDimensions, Unit};
use std::collections::HashMap;
use sudokit_render::Rgb;
use sudokit_render::drawing::{Element, Form, Paint, Point, Text};
use tiny_skia::{
    Color, FillRule, LineCap, Mask, Paint as Colour, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};
use ttf_parser::{GlyphId, OutlineBuilder};

/// Limit for the side of an image: 16 inches at 1,200 pixels to the inch.
const MOST_PIXELS: f64 = 20_000.0;

/// Draws pages. Reuse it: it caches the outlines of letters.
///
/// ```
/// use sudokit_print::{Fonts, Page, Paper, png::Painter};
/// let fonts = Fonts::default();
/// let image = Painter::new(&fonts).page(&Page::new(Paper::A4), 72.0)?;
/// assert!(image.starts_with(b"\x89PNG"));
/// # Ok::<(), sudokit_print::PrintError>(())
/// ```
pub struct Painter<'f> {
    setter: Setter<'f>,
    /// Outlines by font and glyph, in units of the font.
    outlines: HashMap<(usize, GlyphId), Option<Path>>,
}

impl<'f> Painter<'f> {
    /// A painter with these fonts, and an empty cache.
    pub fn new(fonts: &'f Fonts<'f>) -> Self {
        Self { setter: Setter::new(fonts), outlines: HashMap::new() }
    }

    /// Draws a page as PNG on white, with this many pixels to the inch.
    ///
    /// # Errors
    /// The image would have no pixels, or more than 20,000 on a side; or no font has a sign of the page.
    pub fn page(&mut self, page: &Page, dots_per_inch: f64) -> Result<Vec<u8>, PrintError> {
        let scale = dots_per_inch / INCH;
        let (width, height) = page.sheet();
        let [width, height] = [width, height].map(|side| (side * scale).round());
        let wrong = || PrintError::Output(format!("an image of {width} x {height} pixels is out of range"));
        if !(1.0..=MOST_PIXELS).contains(&width) || !(1.0..=MOST_PIXELS).contains(&height) {
            return Err(wrong());
        }
        let mut pixels = Pixmap::new(width as u32, height as u32).ok_or_else(wrong)?;
        pixels.fill(Color::WHITE);
        let corner = page.corner();
        let place = Transform::from_scale(scale as f32, scale as f32)
            .pre_translate(-corner.x as f32, -corner.y as f32);
        for element in page.blocks.iter().flat_map(|block| &block.elements) {
            match element {
                Element::Form(form, paint) => draw_form(&mut pixels, form, paint, place),
                Element::Text(text) => self.text(&mut pixels, text, place)?,
            }
        }
        encoded(&pixels, dots_per_inch).map_err(|error| PrintError::Output(error.to_string()))
    }

    fn text(&mut self, pixels: &mut Pixmap, text: &Text, place: Transform) -> Result<(), PrintError> {
        let (x, y) = (text.at.x as f32, text.at.y as f32);
        let place = place.pre_translate(x, y).pre_rotate(90.0 * f32::from(text.quarters()));
        let colour = colour(text.colour);
        for Set { font, glyph, size, x, rise, .. } in self.setter.set(text)? {
            let face = self.setter.fonts.font(font).face();
            let outline = self.outlines.entry((font, glyph)).or_insert_with(|| {
                let mut pen = Outline(PathBuilder::new());
                face.outline_glyph(glyph, &mut pen)?;
                pen.0.finish()
            });
            if let Some(outline) = outline {
                // The y axis of letters points up.
                let size = size as f32 / f32::from(face.units_per_em());
                let place = place.pre_translate(x as f32, -rise as f32).pre_scale(size, -size);
                pixels.fill_path(outline, &colour, FillRule::Winding, place, None::<&Mask>);
            }
        }
        Ok(())
    }
}

fn draw_form(pixels: &mut Pixmap, form: &Form, paint: &Paint, place: Transform) {
    let mut path = PathBuilder::new();
    trace(form, &mut path);
    let Some(path) = path.finish() else { return };
    if let Some(tint) = paint.fill {
        let colour = colour(tint.on(Rgb(255, 255, 255)));
        pixels.fill_path(&path, &colour, FillRule::Winding, place, None);
    }
    if let Some(line) = paint.stroke {
        let stroke = Stroke {
            width: line.width as f32,
            line_cap: if line.is_square { LineCap::Square } else { LineCap::Butt },
            dash: line
                .dashes
                .and_then(|dashes| StrokeDash::new(dashes.map(|length| length as f32).to_vec(), 0.0)),
            ..Stroke::default()
        };
        pixels.stroke_path(&path, &colour(line.colour), &stroke, place, None);
    }
}

fn colour(Rgb(red, green, blue): Rgb) -> Colour<'static> {
    let mut colour = Colour { anti_alias: true, ..Colour::default() };
    colour.set_color_rgba8(red, green, blue, 255);
    colour
}

/// Encodes the pixels as PNG, with their density, so that it prints in its true size.
fn encoded(pixels: &Pixmap, dots_per_inch: f64) -> Result<Vec<u8>, EncodingError> {
    let mut image = Vec::new();
    let mut encoder = Encoder::new(&mut image, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgb);
    let per_metre = (dots_per_inch / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    // Opaque, so the fourth byte of each pixel is redundant.
    let bytes: Vec<u8> = pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
    encoder.write_header()?.write_image_data(&bytes)?;
    Ok(image)
}

struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, bx: f32, by: f32, x: f32, y: f32) {
        self.0.quad_to(bx, by, x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

impl Pen for PathBuilder {
    fn to(&mut self, at: Point) {
        self.move_to(at.x as f32, at.y as f32);
    }

    fn line(&mut self, to: Point) {
        self.line_to(to.x as f32, to.y as f32);
    }

    fn quadratic(&mut self, by: Point, to: Point) {
        self.quad_to(by.x as f32, by.y as f32, to.x as f32, to.y as f32);
    }

    fn cubic(&mut self, by: [Point; 2], to: Point) {
        let [a, b] = by;
        self.cubic_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32, to.x as f32, to.y as f32);
    }

    fn close(&mut self) {
        Self::close(self);
    }
}
