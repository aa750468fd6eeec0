//! PNG, by `png`.

use super::{Size, check, damaged};
use crate::PhotoError;
use crate::picture::{Picture, brightness};
use png::{ColorType, Decoder, InterlaceInfo, Transformations, expand_interlaced_row};
use std::io::Cursor;

/// Deflate packs 1032 bytes into one; one bit a pixel makes that 8256 pixels. A drawn page of 4000 by 4000
/// pixels has a byte for some 300.
const PIXELS_EACH: usize = 900;

pub(super) fn size(bytes: &[u8]) -> Result<Size, PhotoError> {
    of(&mut begun(bytes)?)
}

fn of(decoder: &mut Decoder<Cursor<&[u8]>>) -> Result<Size, PhotoError> {
    let info = decoder.read_header_info().map_err(|error| damaged(&error))?;
    Ok((info.width as usize, info.height as usize))
}

/// A decoder that has read the header, which is one of a photograph.
fn begun(bytes: &[u8]) -> Result<Decoder<Cursor<&[u8]>>, PhotoError> {
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8());
    // Packed texts and profiles may be bombs, and say nothing about pixels.
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    check(of(&mut decoder)?, bytes.len(), PIXELS_EACH)?;
    Ok(decoder)
}

pub(super) fn decode(bytes: &[u8]) -> Result<Picture, PhotoError> {
    let mut decoder = begun(bytes)?;
    let (width, height) = of(&mut decoder)?;
    if !is_whole(bytes) {
        return Err(damaged(&"its end is missing"));
    }
    let mut reader = decoder.read_info().map_err(|error| damaged(&error))?;
    let (colour, _) = reader.output_color_type();
    // Row by row, so that colours and transparency take no memory.
    let mut grey = vec![0; width * height];
    let (mut row_grey, mut line) = (Vec::with_capacity(width), 0);
    while let Some(row) = reader.next_interlaced_row().map_err(|error| damaged(&error))? {
        row_grey.clear();
        row_grey.extend(row.data().chunks_exact(colour.samples()).map(|pixel| seen(colour, pixel)));
        match row.interlace() {
            InterlaceInfo::Null(_) => {
                grey[line * width..][..width].copy_from_slice(&row_grey);
                line += 1;
            }
            InterlaceInfo::Adam7(info) => expand_interlaced_row(&mut grey, width, &row_grey, info, 8),
        }
    }
    Picture::from_grey(width, height, &grey)
}

/// The brightness of a pixel on white paper.
fn seen(colour: ColorType, pixel: &[u8]) -> u8 {
    let over = |grey: u8, alpha: u8| {
        let (grey, alpha) = (u32::from(grey), u32::from(alpha));
        ((grey * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    };
    match (colour, pixel) {
        (ColorType::GrayscaleAlpha, &[grey, alpha]) => over(grey, alpha),
        (ColorType::Rgba, &[red, green, blue, alpha]) => over(brightness([red, green, blue]), alpha),
        (_, &[red, green, blue]) => brightness([red, green, blue]),
        (_, pixel) => pixel[0],
    }
}

/// True if the last chunk is there: eight bytes of length and name before each, four of checksum behind it.
fn is_whole(bytes: &[u8]) -> bool {
    let mut at = 8;
    while let Some(&[a, b, c, d, ref name @ ..]) = bytes.get(at..at + 8) {
        let end = (u32::from_be_bytes([a, b, c, d]) as usize).saturating_add(at + 12);
        if name == b"IEND" {
            return end <= bytes.len();
        }
        at = end;
    }
    false
}
