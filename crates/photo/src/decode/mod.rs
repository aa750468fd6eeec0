//! Pictures out of the bytes of files.
//!
//! Nothing is decoded before the size is known to be that of a photograph, the end of the file is there, and
//! its bytes are not far too few: a hostile file costs no more than reading its header.

mod jpeg;
mod png;

use crate::PhotoError;
use crate::picture::Picture;

/// Pixels below which a picture is cheap, however few bytes it has.
const CHEAP: usize = 4_000_000;

/// Width and height.
type Size = (usize, usize);

/// A format of files.
struct Format {
    /// Its magic bytes.
    begins: &'static [u8],
    /// The size of a picture, checked.
    size: fn(&[u8]) -> Result<Size, PhotoError>,
    decode: fn(&[u8]) -> Result<Picture, PhotoError>,
}

const FORMATS: [Format; 2] = [
    Format { begins: b"\xff\xd8\xff", size: jpeg::size, decode: jpeg::decode },
    Format { begins: b"\x89PNG\r\n\x1a\n", size: png::size, decode: png::decode },
];

fn format(bytes: &[u8]) -> Result<&'static Format, PhotoError> {
    if bytes.len() > Picture::LONGEST_FILE {
        return Err(PhotoError::TooLong);
    }
    FORMATS.iter().find(|format| bytes.starts_with(format.begins)).ok_or(PhotoError::Unknown)
}

impl Picture {
    /// The picture in the bytes of a file, JPEG or PNG. Transparent pixels are seen on white paper. The
    /// camera's note of the orientation is ignored: the [`Reader`](crate::Reader) sees which way is up.
    ///
    /// # Errors
    ///
    /// [`PhotoError::TooLong`], [`PhotoError::Unknown`], [`PhotoError::Damaged`], [`PhotoError::TooPlain`],
    /// and those of [`Picture::check_size`], all before memory for pixels is taken where that can be known.
    pub fn decode(bytes: &[u8]) -> Result<Self, PhotoError> {
        (format(bytes)?.decode)(bytes)
    }

    /// The width and the height of the picture in the bytes of a file, from its header. Decoding takes up to
    /// eight bytes of memory for each pixel.
    ///
    /// # Errors
    ///
    /// Those of [`Picture::decode`], as far as the header tells.
    pub fn size(bytes: &[u8]) -> Result<(usize, usize), PhotoError> {
        (format(bytes)?.size)(bytes)
    }
}

/// Checks the size of a picture, and that its file has at least a byte for `most_each` pixels.
fn check((width, height): Size, bytes: usize, most_each: usize) -> Result<(), PhotoError> {
    Picture::check_size(width, height)?;
    let pixels = width * height;
    if pixels > CHEAP && pixels / most_each > bytes {
        return Err(PhotoError::TooPlain { width, height, bytes });
    }
    Ok(())
}

/// The error of a damaged file. Decoders quote what they find, and end some messages with a line break.
fn damaged(why: &impl ToString) -> PhotoError {
    const LONGEST: usize = 160;
    let why = why.to_string();
    let line = why.trim().chars().take(LONGEST).filter(|c| !c.is_control());
    PhotoError::Damaged { why: line.collect() }
}
