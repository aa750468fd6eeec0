//! Printing conditions: the press, the paper and the inks that a document is meant for.

use crate::PrintError;

/// A printing condition, as the ICC profile of an output device. A document for print shops that names one is
/// PDF/X-4, which wants the profile inside.
///
/// ```
/// use sudokit_print::pdf::Condition;
///
/// let grey = Condition::grey();
/// assert_eq!(grey.name(), "Grey, dot gain 20 %");
/// assert_eq!(Condition::read(grey.profile().to_vec()), Ok(grey));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    profile: Vec<u8>,
    name: String,
    inks: i32,
}

/// The signs of a profile (ICC.1:2001-04, 6.1.5, 6.1.6): an output device, and the inks.
const OUTPUT: &[u8; 4] = b"prtr";
const GREY: &[u8; 4] = b"GRAY";
const FOUR_INKS: &[u8; 4] = b"CMYK";
const HEADER: usize = 128;
/// A signature, an offset and a length.
const ENTRY: usize = 12;

impl Condition {
    /// Black ink on white paper, half of which looks like seven tenths: dots grow by a fifth when they are
    /// pressed into it. It is right for most newsprint and uncoated paper.
    pub fn grey() -> Self {
        let name = "Grey, dot gain 20 %";
        Self { profile: grey_profile(name), name: name.to_owned(), inks: 1 }
    }

    /// Reads the profile that a print shop names, for black ink or for four inks.
    ///
    /// # Errors
    /// It is no ICC profile, or one of another device or of other inks.
    pub fn read(profile: Vec<u8>) -> Result<Self, PrintError> {
        let is = |at: usize, sign: &[u8; 4]| profile.get(at..at + 4) == Some(sign);
        if !is(36, b"acsp") || number(&profile, 0) != Some(profile.len()) {
            return Err(PrintError::Condition("it is no whole ICC profile"));
        }
        if !is(12, OUTPUT) {
            return Err(PrintError::Condition("it is the profile of another device than a press"));
        }
        let inks = match [GREY, FOUR_INKS].map(|inks| is(16, inks)) {
            [true, _] => 1,
            [_, true] => 4,
            _ => return Err(PrintError::Condition("it is neither for black ink nor for four inks")),
        };
        let name = described(&profile).filter(|name| !name.is_empty());
        let name = name.ok_or(PrintError::Condition("it has no name"))?;
        Ok(Self { profile, name, inks })
    }

    /// The profile.
    pub fn profile(&self) -> &[u8] {
        &self.profile
    }

    /// Its name, such as `Coated FOGRA39 (ISO 12647-2:2004)`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of inks: one, which is black, or four.
    pub const fn inks(&self) -> i32 {
        self.inks
    }
}

/// A whole number of four bytes.
fn number(profile: &[u8], at: usize) -> Option<usize> {
    let bytes = profile.get(at..at + 4)?.try_into().ok()?;
    usize::try_from(u32::from_be_bytes(bytes)).ok()
}

/// The description of a profile: of version 2 as ASCII, of version 4 the first of several languages.
fn described(profile: &[u8]) -> Option<String> {
    let mut entries = profile.get(HEADER + 4..)?.chunks_exact(ENTRY).take(number(profile, HEADER)?);
    let entry = entries.find(|entry| entry.starts_with(b"desc"))?;
    let (begin, length) = (number(entry, 4)?, number(entry, 8)?);
    let text = profile.get(begin..begin.checked_add(length)?)?;
    if text.starts_with(b"desc") {
        let text = text.get(12..)?.get(..number(text, 8)?)?;
        return Some(String::from_utf8_lossy(text).trim_end_matches('\0').to_owned());
    }
    let (length, begin) = (number(text, 20)?, number(text, 24)?);
    let units = text.get(begin..)?.get(..length)?.chunks_exact(2);
    let units: Vec<u16> = units.map(|unit| u16::from_be_bytes([unit[0], unit[1]])).collect();
    text.starts_with(b"mluc").then(|| String::from_utf16_lossy(&units))
}

/// The profile of black ink (ICC.1:2001-04, 6.3.4.1: monochrome output profiles): its name, its curve, the
/// white of its paper, which is that of the profile connection space, and its licence.
fn grey_profile(name: &str) -> Vec<u8> {
    /// D50, in 65536ths.
    const WHITE: [u32; 3] = [0xf6d6, 0x1_0000, 0xd32d];
    let white = || WHITE.into_iter().flat_map(u32::to_be_bytes);
    let tags: [(&[u8; 4], Vec<u8>); 4] = [
        (b"desc", description(name)),
        (b"cprt", [&b"text\0\0\0\0No rights reserved"[..], &[0]].concat()),
        (b"wtpt", b"XYZ \0\0\0\0".iter().copied().chain(white()).collect()),
        (b"kTRC", curve()),
    ];
    let mut profile = vec![0; HEADER];
    let mut put = |at: usize, bytes: &[u8]| profile[at..at + bytes.len()].copy_from_slice(bytes);
    put(8, &[2, 0x40, 0, 0]);
    put(12, OUTPUT);
    put(16, GREY);
    put(20, b"XYZ ");
    // 1 January 2000: the same document has the same bytes.
    put(24, &[0x07, 0xd0, 0, 1, 0, 1]);
    put(36, b"acsp");
    // Relative colorimetric.
    put(64, &1_u32.to_be_bytes());
    put(68, &white().collect::<Vec<_>>());
    profile.extend((tags.len() as u32).to_be_bytes());
    let mut begin = profile.len() + ENTRY * tags.len();
    for (sign, tag) in &tags {
        profile.extend(**sign);
        profile.extend((begin as u32).to_be_bytes());
        profile.extend((tag.len() as u32).to_be_bytes());
        begin += tag.len().next_multiple_of(4);
    }
    for (_, tag) in tags {
        profile.extend(tag);
        profile.resize(profile.len().next_multiple_of(4), 0);
    }
    let length = profile.len() as u32;
    profile[..4].copy_from_slice(&length.to_be_bytes());
    profile
}

/// A name in ASCII, with an empty one in Unicode and an empty one for old Macintoshes (6.5.17).
fn description(name: &str) -> Vec<u8> {
    const REST: usize = 4 + 4 + 2 + 1 + 67;
    let mut tag = b"desc\0\0\0\0".to_vec();
    tag.extend((name.len() as u32 + 1).to_be_bytes());
    tag.extend(name.bytes());
    tag.resize(tag.len() + 1 + REST, 0);
    tag
}

/// The brightness of greys from black to white. Ink on a share `a` of the paper covers `a + 0.8 a (1 - a)` of
/// it: a fifth more in the middle.
fn curve() -> Vec<u8> {
    const POINTS: u32 = 256;
    let mut tag = b"curv\0\0\0\0".to_vec();
    tag.extend(POINTS.to_be_bytes());
    for point in 0..POINTS {
        let ink = 1.0 - f64::from(point) / f64::from(POINTS - 1);
        let covered = ink + 0.8 * ink * (1.0 - ink);
        tag.extend((((1.0 - covered) * f64::from(u16::MAX)).round() as u16).to_be_bytes());
    }
    tag
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_runs_from_black_to_white_and_half_the_ink_covers_seven_tenths() {
        let values: Vec<u16> =
            curve()[12..].chunks(2).map(|value| u16::from_be_bytes([value[0], value[1]])).collect();
        assert!(values.is_sorted() && values[0] == 0 && values[255] == u16::MAX);
        let half = f64::from(values[127]).midpoint(f64::from(values[128])) / f64::from(u16::MAX);
        assert!((half - 0.3).abs() < 1e-3, "{half}");
    }

    #[test]
    fn names_are_read_in_both_versions() {
        let mut profile = Condition::grey().profile;
        assert_eq!(described(&profile).as_deref(), Some("Grey, dot gain 20 %"));
        // The first entry is the description; it moves to the end.
        let begin = profile.len() as u32;
        let text: Vec<u8> = "Été".encode_utf16().flat_map(u16::to_be_bytes).collect();
        let mut tag = b"mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cfrFR".to_vec();
        tag.extend((text.len() as u32).to_be_bytes());
        tag.extend(28_u32.to_be_bytes());
        tag.extend(text);
        profile[HEADER + 8..HEADER + 12].copy_from_slice(&begin.to_be_bytes());
        profile[HEADER + 12..HEADER + 16].copy_from_slice(&(tag.len() as u32).to_be_bytes());
        profile.extend(tag);
        assert_eq!(described(&profile).as_deref(), Some("Été"));
    }

    #[test]
    fn other_files_are_refused() {
        let grey = Condition::grey().profile;
        let with = |at: usize, bytes: &[u8]| {
            let mut profile = grey.clone();
            profile[at..at + bytes.len()].copy_from_slice(bytes);
            Condition::read(profile).map_err(|error| error.to_string())
        };
        let refused = |profile| Condition::read(profile).map_err(|error| error.to_string());
        for cut in 0..grey.len() {
            assert_eq!(refused(grey[..cut].to_vec()), Err("it is no whole ICC profile".to_owned()));
        }
        assert_eq!(with(12, b"mntr"), Err("it is the profile of another device than a press".to_owned()));
        assert_eq!(with(16, b"RGB "), Err("it is neither for black ink nor for four inks".to_owned()));
        for place in [HEADER, HEADER + 8, HEADER + 12] {
            assert_eq!(with(place, &[0xff; 4]).is_ok(), place == HEADER, "{place}");
        }
        assert_eq!(with(HEADER, &[0; 4]), Err("it has no name".to_owned()));
        assert_eq!(with(16, b"CMYK").map(|four| four.inks()), Ok(4));
    }
}
