//! The parts of the fonts that a document uses.

use super::{Numbers, packed};
use crate::PrintError;
use crate::font::{Font, Fonts, Set};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Filter, Finish, Name, Rect, Ref, Str};
use std::collections::HashMap;
use subsetter::GlyphRemapper;
use ttf_parser::{GlyphId, RawFace, Tag};

/// All letters of a document.
#[derive(Default)]
pub(super) struct Letters {
    subsets: Vec<Subset>,
    /// The subset of a letter, and its code there, by font and letter.
    codes: HashMap<(usize, char), (usize, u16)>,
}

/// The letters of a font that a document uses. A code is the number of a glyph in the subset. Two letters may
/// share a glyph, but copied text must tell them apart: then the second is in another subset of the font.
struct Subset {
    font: usize,
    /// By code. The first glyph stands for missing letters, and no text uses it.
    glyphs: Vec<GlyphId>,
    /// By code, from 1.
    letters: Vec<char>,
}

const SYSTEM: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The name of a subset in page contents.
pub(super) fn name(subset: usize) -> String {
    format!("F{subset}")
}

impl Letters {
    /// The subset and the code of a letter.
    pub(super) fn code(&mut self, set: &Set) -> (usize, u16) {
        let Set { sign, font, glyph, .. } = *set;
        *self.codes.entry((font, sign)).or_insert_with(|| {
            let has_room = |subset: &Subset| subset.font == font && !subset.glyphs.contains(&glyph);
            let at = self.subsets.iter().position(has_room).unwrap_or_else(|| {
                self.subsets.push(Subset { font, glyphs: vec![GlyphId(0)], letters: Vec::new() });
                self.subsets.len() - 1
            });
            let subset = &mut self.subsets[at];
            subset.glyphs.push(glyph);
            subset.letters.push(sign);
            (at, subset.letters.len() as u16)
        })
    }

    /// Writes the subsets. Returns their names in page contents.
    pub(super) fn write(
        &self,
        fonts: &Fonts<'_>,
        written: &mut Chunk,
        numbers: &mut Numbers,
    ) -> Result<Vec<(String, Ref)>, PrintError> {
        let named = self.subsets.iter().enumerate();
        named
            .map(|(at, subset)| Ok((name(at), subset.write(fonts.font(subset.font), written, numbers)?)))
            .collect()
    }
}

impl Subset {
    fn write(&self, font: &Font<'_>, written: &mut Chunk, numbers: &mut Numbers) -> Result<Ref, PrintError> {
        let [own, letters, descriptor, file, texts] = std::array::from_fn(|_| numbers.next());
        let mut subset = GlyphRemapper::new();
        self.glyphs.iter().for_each(|glyph| _ = subset.remap(glyph.0));
        let data = font.subset(&subset)?;
        // Of a font with outlines of the kind CFF, a document has these outlines alone.
        let outlines = RawFace::parse(&data, 0).ok().and_then(|face| face.table(Tag::from_bytes(b"CFF ")));
        let face = font.face();
        let plain_name = format!("SUDOKU+{}", font.post_script_name());
        let name = Name(plain_name.as_bytes());
        let long_name = format!("{plain_name}-Identity-H");
        let mut composite = written.type0_font(own);
        composite.base_font(if outlines.is_some() { Name(long_name.as_bytes()) } else { name });
        composite.encoding_predefined(Name(b"Identity-H")).descendant_font(letters).to_unicode(texts);
        composite.finish();

        // PDF divides the em into a thousand units.
        let scale = 1000.0 / f32::from(face.units_per_em());
        let scaled = |length: i16| scale * f32::from(length);
        let width = |glyph: &GlyphId| scale * f32::from(face.glyph_hor_advance(*glyph).unwrap_or_default());
        let mut cid = written.cid_font(letters);
        cid.subtype(if outlines.is_some() { CidFontType::Type0 } else { CidFontType::Type2 });
        cid.base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
        if outlines.is_none() {
            cid.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        cid.widths().consecutive(0, self.glyphs.iter().map(width)).finish();
        cid.finish();

        let ttf_parser::Rect { x_min, y_min, x_max, y_max } = face.global_bounding_box();
        let area = Rect::new(scaled(x_min), scaled(y_min), scaled(x_max), scaled(y_max));
        let mut described = written.font_descriptor(descriptor);
        described.name(name).flags(FontFlags::NON_SYMBOLIC).bbox(area).italic_angle(0.0);
        described.ascent(scaled(face.ascender())).descent(scaled(face.descender()));
        described.cap_height(scaled(face.capital_height().unwrap_or_default()));
        // Viewers use the stem thickness only if a font is missing, but PDF requires it of every font.
        described.stem_v(if face.is_bold() { 140.0 } else { 80.0 });
        if outlines.is_some() {
            described.font_file3(file)
        } else {
            described.font_file2(file)
        };
        described.finish();

        let program = packed(outlines.unwrap_or(&data));
        let mut stream = written.stream(file, &program);
        stream.filter(Filter::FlateDecode);
        if outlines.is_some() {
            stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        }
        stream.finish();
        let mut map = UnicodeCmap::<u16>::new(Name(b"Letters"), SYSTEM);
        (1..).zip(&self.letters).for_each(|(code, letter)| map.pair(code, *letter));
        written.stream(texts, &packed(&map.finish())).filter(Filter::FlateDecode);
        Ok(own)
    }
}
