//! Opens plain, packed and UTF-16 files, and pictures of puzzles, recognised by their first bytes. Text comes
//! out as UTF-8, and a picture as the line of its puzzle.
//!
//! Output is streamed in blocks of some kilobytes, as unpacked files may be very large.

mod gzip;
#[cfg(feature = "photo")]
pub(crate) mod picture;
#[cfg(not(feature = "photo"))]
#[path = "no_picture.rs"]
mod picture;
mod utf16;
mod utf32;

use gzip::Gzip;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;
use sudokit::diagram::Sentence;
use utf16::Utf16;

/// Opens a file as every command does: unpacked, and as UTF-8.
pub fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(Decoder::new(File::open(path)?)))
}

/// A packing, with its magic bytes.
struct Packing {
    name: &'static str,
    begins: &'static [u8],
    /// A command that unpacks to standard output.
    command: &'static str,
}

const GZIP: &[u8] = b"\x1f\x8b\x08";
/// How JPEG and PNG begin.
const PICTURES: [&[u8]; 2] = [b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n"];

/// Recognised packings that are not read.
const REFUSED: [Packing; 5] = [
    Packing { name: "xz", begins: b"\xfd7zXZ\0", command: "xz -dc" },
    Packing { name: "zstd", begins: b"\x28\xb5\x2f\xfd", command: "zstd -dc" },
    Packing { name: "bzip2", begins: b"BZh", command: "bzip2 -dc" },
    Packing { name: "zip", begins: b"PK\x03\x04", command: "unzip -p" },
    Packing { name: "7z", begins: b"7z\xbc\xaf\x27\x1c", command: "7z x -so" },
];

/// An input, recognised at the first read.
pub(crate) enum Decoder<R> {
    New(Option<(R, Tell)>),
    Known(Box<dyn Read + Send>),
}

/// Takes what has to be told about a picture: a reading may be doubtful.
type Tell = Box<dyn FnOnce(&Sentence) + Send>;

impl<R: Read + Send + 'static> Decoder<R> {
    /// Reads nothing yet: a person who types has typed nothing.
    pub(crate) fn new(from: R) -> Self {
        Self::telling(from, |_| {})
    }

    /// The same for commands that tell doubts about a picture.
    pub(crate) fn telling(from: R, tell: impl FnOnce(&Sentence) + Send + 'static) -> Self {
        Self::New(Some((from, Box::new(tell))))
    }
}

impl<R: Read + Send + 'static> Read for Decoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Self::New(from) = self {
            let Some((mut from, tell)) = from.take() else { return Ok(0) };
            match begun(&mut from) {
                Ok((beginning, content)) => {
                    let whole = Cursor::new(beginning).chain(from);
                    *self = Self::Known(match content {
                        Content::Gzip => Box::new(Text::New(Some(Gzip::new(whole)))),
                        Content::Text => Box::new(Text::New(Some(whole))),
                        Content::Picture => {
                            let (line, doubt) = picture::line(whole)?;
                            if let Some(doubt) = doubt {
                                tell(&doubt);
                            }
                            Box::new(Cursor::new(line.into_bytes()))
                        }
                    });
                }
                Err(error) => {
                    *self = Self::New(Some((from, tell)));
                    return Err(error);
                }
            }
        }
        match self {
            Self::Known(known) => known.read(buffer),
            Self::New(_) => Ok(0),
        }
    }
}

/// The content of an input.
enum Content {
    Text,
    Gzip,
    Picture,
}

/// The first bytes, and what they begin. Packings other than gzip are refused.
fn begun(from: &mut impl Read) -> io::Result<(Vec<u8>, Content)> {
    let all = || REFUSED.iter().map(|packing| packing.begins).chain([GZIP]).chain(PICTURES);
    let beginning = beginning(from, |bytes| all().any(|begins| goes_on(begins, bytes)))?;
    if let Some(Packing { name, command, .. }) = REFUSED.iter().find(|it| beginning.starts_with(it.begins)) {
        let message = format!("it is packed with {name}; unpack it: {command} FILE | sudoku ...");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    let content = match &beginning {
        begun if begun.starts_with(GZIP) => Content::Gzip,
        begun if PICTURES.iter().any(|begins| begun.starts_with(begins)) => Content::Picture,
        _ => Content::Text,
    };
    Ok((beginning, content))
}

/// True if bytes are a proper prefix.
fn goes_on(whole: &[u8], bytes: &[u8]) -> bool {
    bytes.len() < whole.len() && whole.starts_with(bytes)
}

/// Reads as many bytes as are necessary to recognise the file. A further read might block.
fn beginning(from: &mut impl Read, is_open: impl Fn(&[u8]) -> bool) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    while is_open(&bytes) {
        let mut byte = [0];
        match from.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => bytes.push(byte[0]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(bytes)
}

/// A text, whose encoding is recognised at the first read.
enum Text<R> {
    New(Option<R>),
    Utf8(io::Chain<Cursor<Vec<u8>>, R>),
    Utf16(Utf16<io::Chain<Cursor<Vec<u8>>, R>>),
}

impl<R: Read> Read for Text<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Self::New(from) = self {
            let Some(mut from) = from.take() else { return Ok(0) };
            let first = beginning(&mut from, |bytes| bytes.len() < 2 || utf32::may_begin(bytes))?;
            if utf32::begins(&first) {
                return Err(io::Error::new(io::ErrorKind::InvalidData, utf32::REFUSED));
            }
            let order = utf16::order(&first);
            let whole = Cursor::new(first).chain(from);
            *self = match order {
                Some(order) => Self::Utf16(Utf16::new(whole, order)),
                None => Self::Utf8(whole),
            };
        }
        match self {
            Self::New(_) => Ok(0),
            Self::Utf8(text) => text.read(buffer),
            Self::Utf16(text) => text.read(buffer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use std::io::Write;

    fn read(bytes: &[u8]) -> Result<String, String> {
        let mut text = String::new();
        let read = Decoder::new(Cursor::new(bytes.to_vec())).read_to_string(&mut text);
        read.map(|_| text).map_err(|error| error.to_string())
    }

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(bytes).unwrap();
        packed.finish().unwrap()
    }

    #[test]
    fn every_beginning_is_read() {
        for text in ["", "5", "53", "B", "BZ", "P", "7", "7z", "53..7", "\n", "é"] {
            assert_eq!(read(text.as_bytes()).as_deref(), Ok(text));
            assert_eq!(read(&gzip(text.as_bytes())).as_deref(), Ok(text));
        }
    }

    #[test]
    fn members_of_gzip_follow_each_other_and_what_follows_them_is_named() {
        let two = [gzip(b"one\n"), gzip(b"two\n")].concat();
        assert_eq!(read(&two).unwrap(), "one\ntwo\n");
        assert_eq!(read(&[&two[..], &[0; 700]].concat()).unwrap(), "one\ntwo\n", "padding of tapes");
        for garbage in [&b"trailing garbage"[..], b"\x1fx", b"\0\0x"] {
            let all = [&two[..], garbage].concat();
            let mut text = Vec::new();
            let error = Decoder::new(Cursor::new(all)).read_to_end(&mut text).unwrap_err();
            assert_eq!(text, b"one\ntwo\n", "all that is packed is read");
            assert_eq!(error.to_string(), "behind the end of the gzip data are bytes that are not gzip");
        }
        let cut = &two[..two.len() - 9];
        assert!(read(cut).unwrap_err().starts_with("the gzip file is damaged: "));
    }

    #[test]
    fn utf_16_is_read_in_both_orders_with_and_without_its_mark() {
        let text = "5.é😀\n".repeat(5000);
        for mark in ["", "\u{feff}"] {
            let units: Vec<u16> = format!("{mark}{text}").encode_utf16().collect();
            let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
            for bytes in [&little, &big] {
                assert_eq!(read(bytes).unwrap().trim_start_matches('\u{feff}'), text);
                assert_eq!(read(&gzip(bytes)).unwrap().trim_start_matches('\u{feff}'), text);
            }
        }
    }

    #[test]
    fn what_is_damaged_or_packed_otherwise_is_an_error() {
        let packed = gzip("53..7....".repeat(100).as_bytes());
        assert!(read(&packed[..packed.len() / 2]).unwrap_err().starts_with("the gzip file is damaged: "));
        let mut wrong = packed.clone();
        let last = wrong.len() - 6;
        wrong[last] ^= 1;
        assert!(read(&wrong).unwrap_err().starts_with("the gzip file is damaged: "));
        for mark in ["", "\u{feff}"] {
            let units: Vec<u32> = format!("{mark}53..7").chars().map(u32::from).collect();
            let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
            for bytes in [little, big] {
                assert_eq!(read(&bytes).unwrap_err(), utf32::REFUSED);
                assert_eq!(read(&gzip(&bytes)).unwrap_err(), utf32::REFUSED);
            }
        }
        assert_eq!(
            read(b"\xfd7zXZ\0\0").unwrap_err(),
            "it is packed with xz; unpack it: xz -dc FILE | sudoku ..."
        );
    }
}
