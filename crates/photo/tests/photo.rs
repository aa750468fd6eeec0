//! Photographs whose digits are known, and pictures that are none.

use std::path::{Path, PathBuf};
use sudokit_core::{Cell, Digit, Puzzle};
use sudokit_photo::{PhotoError, Picture, Reader, Reading};
use sudokit_testkit::{corpus, share};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// Each picture of this share is decoded, read and compared.
const SHARE: usize = 16;

/// The photographs of a collection beside the tree with their digits; none if it is not there.
fn photographs(folder: &str) -> Vec<(PathBuf, Puzzle)> {
    let numbers = 1..1100;
    let found = numbers.filter_map(|number| {
        let name = format!("photos/{folder}/image{number}.dat");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(&name);
        if !path.exists() {
            return None;
        }
        let digits: String = corpus::shared(&name)?.lines().skip(2).flat_map(str::split_whitespace).collect();
        Some((path.with_extension("jpg"), digits.parse().expect("nine rows of nine digits")))
    });
    found.collect()
}

fn decoded(path: &Path) -> Picture {
    let bytes = std::fs::read(path).expect("the picture lies beside its digits");
    Picture::decode(&bytes).expect("it is a photograph")
}

#[test]
fn a_wrong_reading_is_never_sure() {
    let reader = Reader::new();
    for (path, digits) in share(photographs("plain"), SHARE) {
        let Ok(reading) = reader.read(&decoded(&path)) else { continue };
        let is_right =
            all_digits(&reading).eq(&Cell::all().map(|cell| digits.digit(cell)).collect::<Vec<_>>());
        assert!(is_right || !reading.is_sure(), "{}: {}", path.display(), reading.givens);
    }
}

#[test]
fn a_turned_photograph_shows_the_same_puzzle() {
    let reader = Reader::new();
    for (path, _) in share(photographs("plain"), 2 * SHARE) {
        let picture = image(&path);
        let upright = reader.read(&Picture::from_grey(picture.0, picture.1, &picture.2).expect("it is one"));
        let turned = turned(&picture);
        let turned = reader.read(&Picture::from_grey(turned.0, turned.1, &turned.2).expect("it is one"));
        if let (Ok(upright), Ok(turned)) = (upright, turned)
            && upright.is_sure()
            && turned.is_sure()
        {
            // Pen and print are still confused, one way up or the other: they are not compared.
            let expected = (all_digits(&upright), (upright.turns + 3) % 4);
            assert_eq!(expected, (all_digits(&turned), turned.turns), "{}", path.display());
        }
    }
}

/// All digits of a reading, printed and written.
fn all_digits(reading: &Reading) -> Vec<Option<Digit>> {
    Cell::all().map(|cell| reading.givens.digit(cell).or(reading.placed.digit(cell))).collect()
}

/// Width, height and grey pixels.
type Grey = (usize, usize, Vec<u8>);

fn image(path: &Path) -> Grey {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::Luma);
    let bytes = std::fs::read(path).expect("the picture lies beside its digits");
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(&bytes), options);
    let pixels = decoder.decode().expect("it is a JPEG");
    let (width, height) = decoder.dimensions().expect("it has a size");
    (width, height, pixels)
}

/// A quarter turn clockwise.
fn turned((width, height, pixels): &Grey) -> Grey {
    let turned = (0..width * height).map(|at| pixels[(height - 1 - at % height) * width + at / height]);
    (*height, *width, turned.collect())
}

#[test]
fn hostile_sizes_are_refused_before_anything_is_read() {
    for (width, height) in [(1, 100_000), (20_000, 20_000), (usize::MAX, 2), (0, 0), (100, 801)] {
        let refused = Picture::from_grey(width, height, &[]);
        assert!(matches!(refused, Err(PhotoError::TooLarge { .. } | PhotoError::TooSmall)), "{refused:?}");
    }
    assert_eq!(
        Picture::from_rgb(100, 100, &[0; 29_999]).err(),
        Some(PhotoError::Length { expected: 30_000, found: 29_999 })
    );
}

#[test]
fn a_picture_without_a_grid_is_refused() {
    let reader = Reader::new();
    let (width, height) = (320, 240);
    let noise = (0..width * height).scan(40_u32, |state, _| {
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Some((*state >> 24) as u8)
    });
    let stripes = (0..width * height).map(|at| if at % width / 16 % 2 == 0 { 30 } else { 220 });
    let squares =
        (0..width * height).map(|at| if (at % width / 24 + at / width / 24) % 2 == 0 { 30 } else { 220 });
    let pictures: [Vec<u8>; 4] =
        [vec![0; width * height], noise.collect(), stripes.collect(), squares.collect()];
    for pixels in &pictures {
        let picture = Picture::from_grey(width, height, pixels).expect("the size is that of a picture");
        assert!(reader.read(&picture).is_err());
    }
}
