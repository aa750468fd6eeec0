//! JPEG, by `zune-jpeg`.

use super::{Size, check, damaged};
use crate::PhotoError;
use crate::picture::Picture;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// A block of 8 by 8 pixels takes six bits even if it is blank; with colour at half the resolution that is a
/// byte for 340 pixels. Nothing that shows a Sudoku comes near.
const PIXELS_EACH: usize = 200;
/// The longest side that a JPEG can have.
const LONGEST: usize = 65_535;
/// A progressive picture is sent in some ten scans; thousands make a decoder work for nothing.
const MOST_SCANS: usize = 40;

pub(super) fn size(bytes: &[u8]) -> Result<Size, PhotoError> {
    of(&begun(bytes)?)
}

fn of(decoder: &JpegDecoder<ZCursor<&[u8]>>) -> Result<Size, PhotoError> {
    decoder.dimensions().ok_or_else(|| damaged(&"it has no size"))
}

/// A decoder that has read the header, which is one of a photograph.
fn begun(bytes: &[u8]) -> Result<JpegDecoder<ZCursor<&[u8]>>, PhotoError> {
    let options = DecoderOptions::default().set_max_width(LONGEST).set_max_height(LONGEST);
    let options = options.jpeg_set_max_scans(MOST_SCANS).jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|error| damaged(&error))?;
    check(of(&decoder)?, bytes.len(), PIXELS_EACH)?;
    Ok(decoder)
}

pub(super) fn decode(bytes: &[u8]) -> Result<Picture, PhotoError> {
    let mut decoder = begun(bytes)?;
    let (width, height) = of(&decoder)?;
    if !is_whole(bytes) {
        return Err(damaged(&"its end is missing"));
    }
    // Brightness is a plane of its own in nearly every JPEG; of other ones it is worked out.
    if matches!(decoder.input_colorspace(), Some(ColorSpace::YCbCr | ColorSpace::Luma)) {
        return Picture::from_grey(width, height, &decoder.decode().map_err(|error| damaged(&error))?);
    }
    decoder.set_options(decoder.options().jpeg_set_out_colorspace(ColorSpace::RGB));
    Picture::from_rgb(width, height, &decoder.decode().map_err(|error| damaged(&error))?)
}

/// True if the mark of the end follows the pixels. A thumbnail in the header has one of its own, so the
/// segments before the pixels are passed over: two bytes of mark, two of length, which counts itself.
fn is_whole(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some(&[0xff, mark, high, low]) = bytes.get(at..at + 4) {
        if mark == 0xda {
            return bytes[at..].windows(2).any(|pair| pair == [0xff, 0xd9]);
        }
        // A mark may be preceded by any number of 0xff.
        at += if mark == 0xff { 1 } else { 2 + usize::from(u16::from_be_bytes([high, low])) };
    }
    false
}
