//! The part of a face that a document uses.

use super::{Numbers, packed};
use crate::{Face, font};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Filter, Finish, Name, Rect, Ref, Str};
use std::collections::HashMap;
use subsetter::GlyphRemapper;
use ttf_parser::GlyphId;

/// The letters of a face that a document uses. Each new letter gets the next number as its code. Codes are
/// not glyph numbers: two letters may share a glyph, but copied text must tell them apart.
pub(super) struct Letters {
    face: Face,
    font: ttf_parser::Face<'static>,
    codes: HashMap<char, u16>,
    /// By code. The first glyph stands for missing letters, and no text uses it.
    glyphs: Vec<GlyphId>,
}

const SYSTEM: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Letters {
    pub(super) fn of(face: Face) -> Self {
        Self { face, font: font::open(face), codes: HashMap::new(), glyphs: vec![GlyphId(0)] }
    }

    /// The name of the font in page contents.
    pub(super) const fn name(&self) -> Name<'static> {
        match self.face {
            Face::Regular => Name(b"R"),
            Face::Bold => Name(b"B"),
        }
    }

    pub(super) fn is_used(&self) -> bool {
        !self.codes.is_empty()
    }

    /// The code of a letter. Letters that the font lacks have already become question marks.
    pub(super) fn code(&mut self, letter: char) -> u16 {
        *self.codes.entry(letter).or_insert_with(|| {
            self.glyphs.push(self.font.glyph_index(letter).unwrap_or_default());
            (self.glyphs.len() - 1) as u16
        })
    }

    /// Writes the font with only these letters.
    pub(super) fn write(&self, written: &mut Chunk, numbers: &mut Numbers) -> Ref {
        let [own, letters, descriptor, file, glyphs, texts] = std::array::from_fn(|_| numbers.next());
        let mut subset = GlyphRemapper::new();
        let places: Vec<u8> =
            self.glyphs.iter().flat_map(|glyph| subset.remap(glyph.0).to_be_bytes()).collect();
        let data =
            subsetter::subset(font::data(self.face), 0, &subset).expect("the font is part of the program");
        let name = match self.face {
            Face::Regular => "SUDOKU+NotoSans-Regular",
            Face::Bold => "SUDOKU+NotoSans-Bold",
        };
        let name = Name(name.as_bytes());
        let mut font = written.type0_font(own);
        font.base_font(name).encoding_predefined(Name(b"Identity-H")).descendant_font(letters);
        font.to_unicode(texts);
        font.finish();

        // PDF divides the em into a thousand units.
        let scale = 1000.0 / f32::from(self.font.units_per_em());
        let scaled = |length: i16| scale * f32::from(length);
        let width =
            |glyph: &GlyphId| scale * f32::from(self.font.glyph_hor_advance(*glyph).unwrap_or_default());
        let mut font = written.cid_font(letters);
        font.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
        font.cid_to_gid_map_stream(glyphs);
        font.widths().consecutive(0, self.glyphs.iter().map(width)).finish();
        font.finish();

        let ttf_parser::Rect { x_min, y_min, x_max, y_max } = self.font.global_bounding_box();
        let area = Rect::new(scaled(x_min), scaled(y_min), scaled(x_max), scaled(y_max));
        let mut font = written.font_descriptor(descriptor);
        font.name(name).flags(FontFlags::NON_SYMBOLIC).bbox(area).italic_angle(0.0).font_file2(file);
        font.ascent(scaled(self.font.ascender())).descent(scaled(self.font.descender()));
        font.cap_height(scaled(self.font.capital_height().unwrap_or_default()));
        // Viewers use the stem thickness only if a font is missing, but PDF requires it of every font.
        font.stem_v(if self.face == Face::Bold { 140.0 } else { 80.0 });
        font.finish();

        written.stream(file, &packed(&data)).filter(Filter::FlateDecode);
        written.stream(glyphs, &packed(&places)).filter(Filter::FlateDecode);
        let mut codes: Vec<(u16, char)> = self.codes.iter().map(|(letter, code)| (*code, *letter)).collect();
        codes.sort_unstable();
        let mut map = UnicodeCmap::<u16>::new(Name(b"Letters"), SYSTEM);
        codes.into_iter().for_each(|(code, letter)| map.pair(code, letter));
        written.stream(texts, &packed(&map.finish())).filter(Filter::FlateDecode);
        own
    }
}
