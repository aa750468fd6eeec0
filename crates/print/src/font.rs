//! The fonts of a document: Noto Sans, and the user's own fonts for the signs that Noto Sans lacks and for
//! the digits of grids.

use crate::face::{DIGIT_HEIGHT, is_full_width};
use crate::{Face, Page, PrintError};
use std::borrow::Borrow;
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap, HashSet};
use sudokit_render::drawing::{Anchor, Element, Text};
use ttf_parser::{GlyphId, Permissions, Tag, name_id};

/// A font from a file: TrueType, or OpenType with CFF outlines.
#[derive(Clone)]
pub struct Font<'d> {
    data: &'d [u8],
    /// Its number in a collection.
    index: u32,
    face: ttf_parser::Face<'d>,
}

impl<'d> Font<'d> {
    /// Opens a font. In a file with a collection of fonts `index` counts from 0; in any other file it is 0.
    ///
    /// # Errors
    /// The data are not a font, have no font with this number, or the outlines cannot be embedded.
    pub fn open(data: &'d [u8], index: u32) -> Result<Self, PrintError> {
        let count = ttf_parser::fonts_in_collection(data).unwrap_or(1);
        if index >= count {
            return Err(PrintError::NoSuchFont { index, last: count.saturating_sub(1) });
        }
        let wrong = |reason| PrintError::Font(reason);
        let face = ttf_parser::Face::parse(data, index)
            .map_err(|_| wrong("it is no font of the kinds TrueType and OpenType"))?;
        let has = |name| face.raw_face().table(Tag::from_bytes(name)).is_some();
        if !has(b"glyf") && !has(b"CFF ") {
            return Err(wrong("it has no outlines of the kinds TrueType and CFF"));
        }
        let forbids_parts = face.tables().os2.is_some_and(|table| !table.is_subsetting_allowed());
        if forbids_parts || face.permissions() == Some(Permissions::Restricted) {
            return Err(wrong("its licence forbids that a part of it is embedded in documents"));
        }
        Ok(Self { data, index, face })
    }

    /// Opens the font for a language, such as `ja`: of a collection the one that is named for its country,
    /// and otherwise the first.
    ///
    /// # Errors
    /// See [`Self::open`].
    pub fn of_language(data: &'d [u8], language: &str) -> Result<Self, PrintError> {
        let ending = match language {
            "ja" => " JP",
            "zh-Hans" => " SC",
            _ => return Self::open(data, 0),
        };
        let all =
            (0..ttf_parser::fonts_in_collection(data).unwrap_or(1)).map(|index| Self::open(data, index));
        let named = all.flatten().find(|font| font.family().ends_with(ending));
        named.map_or_else(|| Self::open(data, 0), Ok)
    }

    /// The name of its family, such as `Noto Sans CJK JP`; empty if it has none.
    pub fn family(&self) -> String {
        self.named(name_id::TYPOGRAPHIC_FAMILY).or_else(|| self.named(name_id::FAMILY)).unwrap_or_default()
    }

    /// Its name inside documents.
    pub(crate) fn post_script_name(&self) -> String {
        self.named(name_id::POST_SCRIPT_NAME).unwrap_or_else(|| "Font".to_owned())
    }

    /// A text of the font, the English one of several.
    fn named(&self, id: u16) -> Option<String> {
        let all = || self.face.names().into_iter().filter(move |name| name.name_id == id);
        let english = all().find(|name| name.language() == ttf_parser::Language::English_UnitedStates);
        english.and_then(|name| name.to_string()).or_else(|| all().find_map(|name| name.to_string()))
    }

    /// Its outlines and measures.
    pub(crate) const fn face(&self) -> &ttf_parser::Face<'d> {
        &self.face
    }

    /// The glyph of a sign, if the font has one.
    fn glyph(&self, sign: char) -> Option<GlyphId> {
        self.face.glyph_index(sign).filter(|glyph| glyph.0 != 0)
    }

    /// Width of a glyph in ems.
    fn ems(&self, glyph: GlyphId) -> f64 {
        f64::from(self.face.glyph_hor_advance(glyph).unwrap_or_default())
            / f64::from(self.face.units_per_em())
    }

    /// How its digits are drawn in grids.
    ///
    /// # Errors
    /// It lacks some.
    fn fit(&self) -> Result<Fit, PrintError> {
        /// Widest digit, relative to the size of the type: so it keeps away from the lines.
        const WIDEST: f64 = 1.1;
        let area = |digit| self.face.glyph_bounding_box(self.glyph(digit)?);
        let lacking: BTreeSet<char> = ('1'..='9').filter(|digit| area(*digit).is_none()).collect();
        if !lacking.is_empty() {
            return Err(PrintError::lacking(&lacking));
        }
        let areas = || ('1'..='9').filter_map(area);
        let ems =
            |length: Option<i16>| f64::from(length.unwrap_or_default()) / f64::from(self.face.units_per_em());
        let bottom = ems(areas().map(|area| area.y_min).min());
        let top = ems(areas().map(|area| area.y_max).max());
        let width = ems(areas().map(|area| area.x_max - area.x_min).max());
        let size = (DIGIT_HEIGHT / (top - bottom)).min(WIDEST / width);
        Ok(Fit { size, rise: (DIGIT_HEIGHT - size * (top + bottom)) / 2.0 })
    }

    /// The file with these glyphs alone.
    #[cfg(feature = "pdf")]
    pub(crate) fn subset(&self, glyphs: &subsetter::GlyphRemapper) -> Result<Vec<u8>, PrintError> {
        subsetter::subset(self.data, self.index, glyphs)
            .map_err(|_| PrintError::Font("its outlines cannot be read"))
    }
}

/// The fonts of a document. Noto Sans is one of them.
///
/// A sign that Noto Sans lacks comes from a second font if it stands by itself, as Chinese and Japanese
/// signs, stars and squares do. It is drawn in the middle of its square. Letters that join, or run to the
/// left, would need more than that, so they are refused.
#[derive(Clone)]
pub struct Fonts<'d> {
    all: Vec<Font<'d>>,
    /// Those of the digits in grids by their index, regular and bold.
    digits: Option<[(usize, Fit); 2]>,
}

/// Size and place of digits, relative to the size of the type.
#[derive(Clone, Copy)]
struct Fit {
    size: f64,
    /// Above the base line.
    rise: f64,
}

impl Fit {
    /// As the type has them.
    const PLAIN: Self = Self { size: 1.0, rise: 0.0 };
}

impl Default for Fonts<'_> {
    /// Noto Sans alone.
    fn default() -> Self {
        let own = |data| Font::open(data, 0).expect("the font is part of the program");
        Self { all: [notosans::REGULAR_TTF, notosans::BOLD_TTF].map(own).into(), digits: None }
    }
}

impl<'d> Fonts<'d> {
    /// Noto Sans, and a second font with its bold one. Without a bold one, bold text has regular signs.
    pub fn with(regular: Font<'d>, bold: Option<Font<'d>>) -> Self {
        let mut fonts = Self::default();
        fonts.all.extend([regular].into_iter().chain(bold));
        fonts
    }

    /// The same with a font for the digits of grids, and a bold one for those of givens. Its digits are drawn
    /// as high as those of Noto Sans, and in the middle of their cells. Without a bold one, all are regular.
    ///
    /// # Errors
    /// A font lacks digits.
    pub fn with_digits(mut self, regular: Font<'d>, bold: Option<Font<'d>>) -> Result<Self, PrintError> {
        let first = (self.all.len(), regular.fit()?);
        let second = bold.as_ref().map(Font::fit).transpose()?.map(|fit| (first.0 + 1, fit));
        self.digits = Some([first, second.unwrap_or(first)]);
        self.all.extend([regular].into_iter().chain(bold));
        Ok(self)
    }

    /// The signs on these pages that no font has, in the order of their codes.
    ///
    /// ```
    /// use sudokit_print::{Flow, Fonts, Format, Paragraph};
    ///
    /// let mut flow = Flow::new(Format::default())?;
    /// flow.text(&[Paragraph::new("Sudoku, 数独")], None);
    /// assert!(Fonts::default().lacking(&flow.finish()).into_iter().eq(['数', '独']));
    /// # Ok::<(), sudokit_print::PrintError>(())
    /// ```
    pub fn lacking(&self, pages: impl IntoIterator<Item: Borrow<Page>>) -> BTreeSet<char> {
        let mut signs = HashSet::new();
        for page in pages {
            for element in page.borrow().blocks.iter().flat_map(|block| &block.elements) {
                if let Element::Text(text) = element {
                    signs.extend(text.text.chars());
                }
            }
        }
        signs.into_iter().filter(|sign| !self.has(*sign)).collect()
    }

    /// True if a sign can be printed, in regular and in bold type.
    pub fn has(&self, sign: char) -> bool {
        [Face::Regular, Face::Bold].into_iter().all(|face| self.find(face, sign, false).is_some())
    }

    /// The font beside Noto Sans, if there is one.
    pub fn second(&self) -> Option<&Font<'d>> {
        self.all[..self.texts()].get(2)
    }

    /// The number of fonts for texts. Those for digits come after them.
    fn texts(&self) -> usize {
        self.digits.map_or(self.all.len(), |[(first, _), _]| first)
    }

    pub(crate) fn font(&self, index: usize) -> &Font<'d> {
        &self.all[index]
    }

    /// The font that has a sign, by its index, the glyph, and how it is drawn.
    fn find(&self, face: Face, sign: char, is_in_grid: bool) -> Option<(usize, GlyphId, Fit)> {
        if let Some(digits) = self.digits.filter(|_| is_in_grid) {
            let (index, fit) = digits[face as usize];
            if let Some(glyph) = self.all[index].glyph(sign) {
                return Some((index, glyph, fit));
            }
        }
        let texts = &self.all[..self.texts()];
        let in_font = |index: usize| Some((index, texts.get(index)?.glyph(sign)?, Fit::PLAIN));
        if !is_full_width(sign) {
            return in_font(face as usize);
        }
        let second = [Face::Regular, Face::Bold].map(|face| 2 + face as usize);
        in_font(second[face as usize]).or_else(|| in_font(second[0]))
    }
}

/// Sets texts in fonts. It remembers the glyphs: a book repeats the same few signs a million times.
pub(crate) struct Setter<'f> {
    pub(crate) fonts: &'f Fonts<'f>,
    /// By face, sign, and whether it is in a grid.
    known: HashMap<(Face, char, bool), Known>,
}

/// A sign as it is set.
#[derive(Clone, Copy)]
struct Known {
    font: usize,
    glyph: GlyphId,
    fit: Fit,
    /// Its width, and the room that the layout gives it, relative to the size of the type.
    width: f64,
    room: f64,
}

impl<'f> Setter<'f> {
    pub(crate) fn new(fonts: &'f Fonts<'f>) -> Self {
        Self { fonts, known: HashMap::new() }
    }

    /// The signs of a text in their places.
    ///
    /// # Errors
    /// A sign is in none of the fonts.
    pub(crate) fn set(&mut self, text: &Text) -> Result<Vec<Set>, PrintError> {
        let (face, fonts, is_in_grid) = (Face::of(text.is_bold), self.fonts, text.pitch.is_some());
        let mut x = match text.anchor {
            _ if text.pitch.is_some() => 0.0,
            Anchor::Start => 0.0,
            Anchor::Middle => -0.5 * face.width(&text.text, text.size),
            Anchor::End => -face.width(&text.text, text.size),
        };
        let mut set = Vec::with_capacity(text.text.len());
        for sign in text.text.chars() {
            let known = match self.known.entry((face, sign, is_in_grid)) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(new) => {
                    let find = |sign| fonts.find(face, sign, is_in_grid);
                    let Some((font, glyph, fit)) = find(sign) else {
                        let lacking = text.text.chars().filter(|sign| find(*sign).is_none());
                        return Err(PrintError::lacking(&lacking.collect()));
                    };
                    let width = fit.size * fonts.font(font).ems(glyph);
                    let room = face.width(sign.encode_utf8(&mut [0; 4]), 1.0);
                    *new.insert(Known { font, glyph, fit, width, room })
                }
            };
            let Known { font, glyph, fit, width, room } = known;
            let advance = width * text.size;
            let room = text.pitch.unwrap_or(room * text.size);
            let [size, rise] = [fit.size, fit.rise].map(|part| part * text.size);
            set.push(Set { sign, font, glyph, size, x: x + (room - advance) / 2.0, rise, advance });
            x += room;
        }
        Ok(set)
    }
}

/// A sign in its place.
pub(crate) struct Set {
    pub(crate) sign: char,
    /// The index of its font.
    pub(crate) font: usize,
    pub(crate) glyph: GlyphId,
    pub(crate) size: f64,
    /// Its left edge, from the place of the text.
    pub(crate) x: f64,
    /// Its base line, above that of the text.
    pub(crate) rise: f64,
    pub(crate) advance: f64,
}
