//! Reads a document back that `sudokit-print` has written: page boxes, fonts and texts.
//!
//! It knows as much of PDF as these documents need: objects one after the other, streams with a length, one
//! resource dictionary for all pages, fonts whose letters a table of the document tells.

use flate2::read::ZlibDecoder;
use std::collections::{BTreeMap, HashMap};
use std::io::Read as _;

/// A document as it was read back.
pub(super) struct Document {
    pub(super) pages: Vec<Page>,
    /// The fonts by name, without the mark of a subset; true for one whose outlines are all inside.
    pub(super) fonts: BTreeMap<String, bool>,
    /// True if it says that it is PDF/X-4, and has the profile of its press inside.
    pub(super) is_for_press: bool,
}

/// A page of a document.
pub(super) struct Page {
    /// Left, bottom, right and top of the sheet, in points.
    pub(super) media: [f64; 4],
    /// The same where it is cut.
    pub(super) trim: [f64; 4],
    /// Its lines of text, in the order in which they are drawn.
    pub(super) texts: Vec<String>,
    /// True if it has colours as screens mix them.
    pub(super) has_screen_colours: bool,
}

/// An object: its dictionary, and what follows that.
struct Object<'d> {
    dictionary: String,
    stream: Option<&'d [u8]>,
}

/// The part of a document that could not be read.
pub(super) type Unread = String;

impl Document {
    pub(super) fn read(document: &[u8]) -> Result<Self, Unread> {
        let objects = objects(document)?;
        let of_type = |kind: &str| {
            let marks = [format!("/Type/{kind}/"), format!("/Type /{kind}\n"), format!("/Type/{kind}>")];
            objects.values().filter(move |object| marks.iter().any(|mark| object.dictionary.contains(mark)))
        };
        let root = of_type("Pages").next().ok_or("the list of pages")?;
        let resources = object(&objects, &root.dictionary, "Resources")?;
        let mut letters = HashMap::new();
        for (name, font) in named_fonts(&resources.dictionary) {
            let font = objects.get(&font).ok_or("a font")?;
            letters.insert(name, letters_of(object(&objects, &font.dictionary, "ToUnicode")?)?);
        }
        let mut fonts = BTreeMap::new();
        for font in of_type("FontDescriptor") {
            let name = after(&font.dictionary, "FontName").ok_or("the name of a font")?;
            let name = name.trim_start_matches('/').split(['/', '>', '\n', ' ']).next().unwrap_or_default();
            let name = name.split_once('+').map_or(name, |(_, name)| name).to_owned();
            let file = ["FontFile2", "FontFile3"]
                .into_iter()
                .find_map(|key| object(&objects, &font.dictionary, key).ok());
            let is_inside = file.is_some_and(|file| file.stream.is_some_and(|stream| !stream.is_empty()));
            *fonts.entry(name).or_insert(true) &= is_inside;
        }
        let mut pages = Vec::new();
        for number in references(after(&root.dictionary, "Kids").ok_or("the list of pages")?) {
            let page = objects.get(&number).ok_or("a page")?;
            let area = |key: &str| numbers(after(&page.dictionary, key)?);
            let content = unpacked(object(&objects, &page.dictionary, "Contents")?)?;
            let (texts, has_screen_colours) = read_content(&content, &letters)?;
            pages.push(Page {
                media: area("MediaBox").ok_or("the size of a page")?,
                trim: area("TrimBox").ok_or("the trim of a page")?,
                texts,
                has_screen_colours,
            });
        }
        let profile = of_type("Catalog")
            .filter(|catalog| catalog.dictionary.contains("/GTS_PDFX/"))
            .find_map(|catalog| object(&objects, &catalog.dictionary, "DestOutputProfile").ok());
        let says_so = find(document, b"<pdfxid:GTS_PDFXVersion>PDF/X-4<", 0).is_some();
        let is_for_press = says_so && profile.is_some_and(|profile| unpacked(profile).is_ok());
        Ok(Self { pages, fonts, is_for_press })
    }
}

/// All objects by number.
fn objects(document: &[u8]) -> Result<HashMap<usize, Object<'_>>, Unread> {
    let mut objects = HashMap::new();
    let mut at = 0;
    while let Some(begin) = find(document, b" 0 obj", at) {
        let line = document[..begin].rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
        let number =
            str::from_utf8(line).ok().and_then(|line| line.trim().parse().ok()).ok_or("an object")?;
        let body = begin + b" 0 obj".len();
        let end = find(document, b"\nendobj", body).ok_or("the end of an object")?;
        let stream = find(document, b"stream\n", body).filter(|stream| *stream < end);
        let text = |range: std::ops::Range<usize>| String::from_utf8_lossy(&document[range]).into_owned();
        let dictionary = text(body..stream.unwrap_or(end));
        let mut content = None;
        at = end;
        if let Some(stream) = stream {
            let length =
                after(&dictionary, "Length").and_then(first_number).ok_or("the length of a stream")?;
            let begin = stream + b"stream\n".len();
            let inside = document.get(begin..).and_then(|rest| rest.get(..length)).ok_or("a stream")?;
            content = Some(inside);
            at = begin + length;
        }
        objects.insert(number, Object { dictionary, stream: content });
    }
    Ok(objects)
}

/// The place of some bytes, from a place on.
fn find(document: &[u8], bytes: &[u8], from: usize) -> Option<usize> {
    let rest = document.get(from..)?;
    rest.windows(bytes.len()).position(|window| window == bytes).map(|at| from + at)
}

/// The part of a dictionary after a key.
fn after<'d>(dictionary: &'d str, key: &str) -> Option<&'d str> {
    dictionary.match_indices(key).find_map(|(at, _)| {
        let rest = &dictionary[at + key.len()..];
        let is_key =
            dictionary[..at].ends_with('/') && !rest.starts_with(|next: char| next.is_alphanumeric());
        is_key.then_some(rest.trim_start())
    })
}

fn first_number(text: &str) -> Option<usize> {
    text.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// The object that a key refers to.
fn object<'o, 'd>(
    objects: &'o HashMap<usize, Object<'d>>,
    dictionary: &str,
    key: &str,
) -> Result<&'o Object<'d>, Unread> {
    let number = after(dictionary, key).and_then(first_number);
    number.and_then(|number| objects.get(&number)).ok_or_else(|| format!("the object of {key}"))
}

/// The objects of a list such as `[7 0 R 9 0 R]`.
fn references(text: &str) -> Vec<usize> {
    let list = text.trim_start_matches('[').split(']').next().unwrap_or_default();
    list.split("0 R").filter_map(|number| number.trim().parse().ok()).collect()
}

fn numbers(text: &str) -> Option<[f64; 4]> {
    let list = text.strip_prefix('[')?.split(']').next()?;
    let numbers: Vec<f64> = list.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    numbers.try_into().ok()
}

/// The fonts of the resources: their names in contents, and their objects.
fn named_fonts(resources: &str) -> Vec<(String, usize)> {
    let Some(fonts) = after(resources, "Font").and_then(|fonts| fonts.strip_prefix("<<")) else {
        return Vec::new();
    };
    let fonts = fonts.split(">>").next().unwrap_or_default();
    let named = fonts.split('/').filter_map(|font| {
        let (name, font) = font.trim().split_once(' ')?;
        Some((name.to_owned(), first_number(font.trim_start())?))
    });
    named.collect()
}

fn unpacked(object: &Object<'_>) -> Result<Vec<u8>, Unread> {
    let (packed, mut content) = (object.stream.ok_or("a stream")?, Vec::new());
    ZlibDecoder::new(packed).read_to_end(&mut content).map_err(|error| format!("a stream: {error}"))?;
    Ok(content)
}

/// The letters of a font by code, as its table tells them: `<0001> <0053>`.
fn letters_of(table: &Object<'_>) -> Result<HashMap<u16, char>, Unread> {
    let table = unpacked(table)?;
    let table = String::from_utf8_lossy(&table);
    let mut letters = HashMap::new();
    for block in table.split("beginbfchar").skip(1) {
        for line in block.split("endbfchar").next().unwrap_or_default().lines() {
            let parts: Vec<&str> =
                line.split(['<', '>']).map(str::trim).filter(|part| !part.is_empty()).collect();
            let [code, letter] = parts[..] else { continue };
            let code = u16::from_str_radix(code, 16).map_err(|_| "the letters of a font")?;
            let units: Option<Vec<u16>> = (0..letter.len() / 4)
                .map(|at| u16::from_str_radix(letter.get(4 * at..4 * at + 4)?, 16).ok())
                .collect();
            let letter = char::decode_utf16(units.ok_or("the letters of a font")?).next();
            letters.insert(code, letter.and_then(Result::ok).ok_or("the letters of a font")?);
        }
    }
    Ok(letters)
}

/// The lines of text of a page; and true if it has colours as screens mix them.
fn read_content(
    content: &[u8],
    letters: &HashMap<String, HashMap<u16, char>>,
) -> Result<(Vec<String>, bool), Unread> {
    let (mut texts, mut text, mut codes) = (Vec::new(), String::new(), Vec::new());
    let mut has_screen_colours = false;
    let (mut font, mut name) = (None, String::new());
    let mut rest = content;
    while let Some((first, more)) = rest.split_first() {
        rest = more;
        match first {
            b'(' => rest = literal(rest, &mut codes).ok_or("a text")?,
            b'<' if rest.first() != Some(&b'<') => rest = hexadecimal(rest, &mut codes).ok_or("a text")?,
            b'/' => {
                let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(rest.len());
                name = String::from_utf8_lossy(&rest[..end]).into_owned();
                rest = &rest[end..];
            }
            letter if letter.is_ascii_alphabetic() => {
                let end = rest.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(rest.len());
                let operator = [&[*letter], &rest[..end]].concat();
                rest = &rest[end..];
                match &operator[..] {
                    b"Tf" => font = Some(letters.get(&name).ok_or("a font of a page")?),
                    b"TJ" | b"Tj" => {
                        let font = font.ok_or("a text without a font")?;
                        for code in codes.chunks(2) {
                            let code = u16::from_be_bytes(code.try_into().map_err(|_| "a text")?);
                            text.push(*font.get(&code).ok_or("a letter")?);
                        }
                        codes.clear();
                    }
                    b"ET" => texts.push(std::mem::take(&mut text)),
                    b"rg" | b"RG" => has_screen_colours = true,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    Ok((texts, has_screen_colours))
}

/// A text in parentheses, of which one was read. Returns what follows it.
fn literal<'c>(mut rest: &'c [u8], codes: &mut Vec<u8>) -> Option<&'c [u8]> {
    let mut depth = 1;
    loop {
        let (first, more) = rest.split_first()?;
        rest = more;
        match first {
            b'\\' => {
                let (escaped, more) = rest.split_first()?;
                rest = more;
                codes.push(match escaped {
                    b'n' => b'\n',
                    b'r' => b'\r',
                    b't' => b'\t',
                    b'b' => 8,
                    b'f' => 12,
                    b'0'..=b'7' => {
                        let mut octal = escaped - b'0';
                        // One to three digits.
                        for _ in 0..2 {
                            let Some((digit @ b'0'..=b'7', more)) = rest.split_first() else { break };
                            octal = octal.wrapping_mul(8) + (digit - b'0');
                            rest = more;
                        }
                        octal
                    }
                    other => *other,
                });
                continue;
            }
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(rest);
        }
        codes.push(*first);
    }
}

/// A text of hexadecimal digits, of which the opening sign was read. Returns what follows it.
fn hexadecimal<'c>(rest: &'c [u8], codes: &mut Vec<u8>) -> Option<&'c [u8]> {
    let end = rest.iter().position(|byte| *byte == b'>')?;
    let digits = str::from_utf8(&rest[..end]).ok()?;
    for at in (0..digits.len()).step_by(2) {
        codes.push(u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()?);
    }
    Some(&rest[end + 1..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_print::pdf::{self, About, Profile};
    use sudokit_print::{Book, Fonts, Item};

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn document() -> Vec<u8> {
        let item =
            Item { label: "A (label) \\ \u{fc}".to_owned(), ..Item::new(PUZZLE.parse().unwrap(), None) };
        let items = [item.clone(), item];
        let book = Book { title: "Title", bleed: 9.0, is_bound: true, per_page: 1, ..Book::new(&items) };
        let fonts = Fonts::default();
        pdf::document(book.pages().unwrap(), &About::default(), Profile::Press, &fonts).unwrap()
    }

    #[test]
    fn pages_fonts_and_texts_are_read_back() {
        let Document { pages, fonts, .. } = Document::read(&document()).unwrap();
        assert_eq!(
            fonts.into_iter().collect::<Vec<_>>(),
            [("NotoSans".to_owned(), true), ("NotoSans-Bold".to_owned(), true)]
        );
        assert_eq!(pages.len(), 2);
        // A4 in points; the first page is a right one, bound on its left.
        let near = |found: [f64; 4], wanted: [f64; 4]| {
            found.iter().zip(wanted).all(|(one, other)| (one - other).abs() < 0.01)
        };
        let (width, height) = (210.0 / 25.4 * 72.0, 297.0 / 25.4 * 72.0);
        assert!(near(pages[0].media, [0.0, 0.0, width + 9.0, height + 18.0]), "{:?}", pages[0].media);
        assert!(near(pages[0].trim, [0.0, 9.0, width, height + 9.0]), "{:?}", pages[0].trim);
        assert!(near(pages[1].trim, [9.0, 9.0, width + 9.0, height + 9.0]), "{:?}", pages[1].trim);
        let texts = &pages[1].texts;
        let at = texts.iter().rposition(|text| text == "2").unwrap();
        assert_eq!(texts[at + 1..at + 4], ["A (label) \\ \u{fc}", "53  7", "6  195"]);
    }

    #[test]
    fn a_font_that_is_not_inside_is_seen() {
        let mut document = document();
        let at = find(&document, b"/FontFile2", 0).unwrap();
        document[at + 1] = b'X';
        let fonts = Document::read(&document).unwrap().fonts;
        assert_eq!(fonts.values().filter(|is_inside| !**is_inside).count(), 1);
    }

    #[test]
    fn a_part_of_a_document_is_an_error() {
        let document = document();
        let end = document.len() - document.len() / 4;
        for length in (0..end).step_by(997) {
            assert!(Document::read(&document[..length]).is_err(), "{length} bytes");
        }
    }
}
