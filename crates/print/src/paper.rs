//! Paper and its margins.

use std::fmt;
use std::str::FromStr;

/// Points in a millimetre. All lengths of this crate are in points, 72 to the inch.
pub const MM: f64 = 72.0 / 25.4;

/// Points in an inch.
pub const INCH: f64 = 72.0;

/// Named sheets and trim sizes: width and height in points.
const NAMED: [(&str, f64, f64); 12] = [
    ("a4", 210.0 * MM, 297.0 * MM),
    ("a5", 148.0 * MM, 210.0 * MM),
    ("a3", 297.0 * MM, 420.0 * MM),
    ("letter", 8.5 * INCH, 11.0 * INCH),
    ("half-letter", 5.5 * INCH, 8.5 * INCH),
    ("legal", 8.5 * INCH, 14.0 * INCH),
    ("5x8", 5.0 * INCH, 8.0 * INCH),
    ("5.5x8.5", 5.5 * INCH, 8.5 * INCH),
    ("6x9", 6.0 * INCH, 9.0 * INCH),
    ("8x10", 8.0 * INCH, 10.0 * INCH),
    ("8.5x11", 8.5 * INCH, 11.0 * INCH),
    ("b5", 176.0 * MM, 250.0 * MM),
];

/// Limits for the sides of paper. PDF viewers take pages of up to 200 inches.
const SIDES: std::ops::RangeInclusive<f64> = 50.0 * MM..=200.0 * INCH;

/// Size of a page after trimming, in points.
///
/// ```
/// use sudokit_print::Paper;
///
/// let paper: Paper = "6x9".parse()?;
/// assert_eq!((paper.width, paper.height), (432.0, 648.0));
/// assert_eq!("210x297mm".parse::<Paper>()?, Paper::A4);
/// # Ok::<(), sudokit_print::ParsePaperError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Paper {
    /// 210 by 297 mm.
    pub const A4: Self = Self { width: 210.0 * MM, height: 297.0 * MM };

    /// Finds paper by its name in small letters.
    pub fn named(name: &str) -> Option<Self> {
        let (_, width, height) = *NAMED.iter().find(|(known, ..)| *known == name)?;
        Some(Self { width, height })
    }

    /// The sheet that folds to two such pages: twice as wide.
    #[cfg(feature = "pdf")]
    pub(crate) const fn doubled(self) -> Self {
        Self { width: 2.0 * self.width, ..self }
    }

    /// The same, or the named sheet that is as high and at most a millimetre wider, if there is one: A4 is
    /// a millimetre wider than two A5 pages, because ISO paper is halved to whole millimetres.
    #[cfg(feature = "pdf")]
    pub(crate) fn unfolded(self) -> Self {
        const NEAR: f64 = 0.01 * MM;
        let Self { width, height } = self.doubled();
        let lying = NAMED.iter().map(|(_, width, height)| Self { width: *height, height: *width });
        let holds = |sheet: &Self| {
            (sheet.height - height).abs() < NEAR && (-NEAR..MM + NEAR).contains(&(sheet.width - width))
        };
        { lying }.find(holds).unwrap_or(Self { width, height })
    }

    /// All names of paper.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|(name, ..)| *name)
    }
}

/// Error: the text is neither a name nor a size of paper.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePaperError {
    /// Neither a name nor a size.
    #[error("no such paper: {0}; a name ({names}) or a size such as 170x220mm or 7x10in", names = NamesOfPaper)]
    Unknown(String),
    /// A side is beyond the limits.
    #[error("paper of {0} is too small or too large: its sides must be from 50 mm to 200 inches")]
    Size(String),
}

/// All names of paper, for messages.
struct NamesOfPaper;

impl fmt::Display for NamesOfPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Paper::names().collect::<Vec<_>>().join(", "))
    }
}

/// Reads a name, or width and height with a unit: `170x220mm`, `7x10in`.
impl FromStr for Paper {
    type Err = ParsePaperError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name = text.trim().to_lowercase();
        if let Some(paper) = Self::named(&name) {
            return Ok(paper);
        }
        let unknown = || ParsePaperError::Unknown(text.to_owned());
        let (sides, unit) = name
            .strip_suffix("mm")
            .map(|sides| (sides, MM))
            .or_else(|| name.strip_suffix("in").map(|sides| (sides, INCH)))
            .ok_or_else(unknown)?;
        let (width, height) = sides.trim().split_once('x').ok_or_else(unknown)?;
        let side = |text: &str| text.trim().parse::<f64>().map(|side| side * unit).map_err(|_| unknown());
        let paper = Self { width: side(width)?, height: side(height)? };
        if SIDES.contains(&paper.width) && SIDES.contains(&paper.height) {
            Ok(paper)
        } else {
            Err(ParsePaperError::Size(text.to_owned()))
        }
    }
}

/// Margins of a page, in points. On a left page inner and outer are exchanged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margins {
    /// Above.
    pub top: f64,
    /// Below.
    pub bottom: f64,
    /// Binding edge; the left one on loose sheets.
    pub inner: f64,
    /// The opposite edge.
    pub outer: f64,
}

impl Margins {
    /// The same on all sides.
    pub const fn all(margin: f64) -> Self {
        Self { top: margin, bottom: margin, inner: margin, outer: margin }
    }

    /// Margins of a book with this many pages: half an inch, with a binding edge as wide as print shops ask
    /// for (Kindle Direct Publishing, "Set Trim Size, Bleed, and Margins").
    ///
    /// ```
    /// use sudokit_print::{INCH, Margins};
    /// assert_eq!(Margins::of_book(120).inner, 0.5 * INCH);
    /// assert_eq!(Margins::of_book(301).inner, 0.625 * INCH);
    /// ```
    pub fn of_book(pages: usize) -> Self {
        let gutter = match pages {
            0..=150 => 0.375,
            151..=300 => 0.5,
            301..=500 => 0.625,
            501..=700 => 0.75,
            _ => 0.875,
        };
        Self { inner: f64::max(0.5, gutter) * INCH, ..Self::all(0.5 * INCH) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_with_a_unit_are_paper_and_others_are_refused() {
        assert_eq!("8.5X11IN".parse::<Paper>(), "letter".parse());
        for wrong in ["", "x", "10x", "10x10", "axbmm", "nanxnanmm", "-10x100mm"] {
            assert!(wrong.parse::<Paper>().is_err(), "{wrong}");
        }
        assert_eq!("1x1mm".parse::<Paper>(), Err(ParsePaperError::Size("1x1mm".to_owned())));
    }
}
