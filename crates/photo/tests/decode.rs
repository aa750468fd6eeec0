//! Files of pictures: the same picture in every form, and files that mean harm.

use png::{BitDepth, ColorType, Decoder, Encoder};
use std::io::Cursor;
use std::time::{Duration, Instant};
use sudokit_photo::{PhotoError, Picture, Reader};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A page that `sudoku print` has drawn of it: the picture that tests of all doors read.
const PAGE: &[u8] = include_bytes!("../../sudokit/tests/photo.png");

/// Width, height and grey pixels of the page.
fn page() -> (u32, u32, Vec<u8>) {
    let mut reader = Decoder::new(Cursor::new(PAGE)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    let grey = pixels.chunks_exact(info.color_type.samples()).map(|pixel| pixel[0]);
    (info.width, info.height, grey.collect())
}

fn png(width: u32, height: u32, colour: ColorType, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    encoder.write_header().unwrap().write_image_data(pixels).unwrap();
    bytes
}

#[test]
fn every_form_of_png_shows_the_same_puzzle() {
    let (width, height, page) = page();
    let each = |pixel: fn(u8) -> Vec<u8>| page.iter().flat_map(|&grey| pixel(grey)).collect::<Vec<u8>>();
    let files = [
        png(width, height, ColorType::Grayscale, &page),
        png(width, height, ColorType::Rgb, &each(|grey| vec![grey; 3])),
        // White paper is where nothing is.
        png(width, height, ColorType::GrayscaleAlpha, &each(|grey| vec![0, 255 - grey])),
        png(width, height, ColorType::Rgba, &each(|grey| vec![0, 0, 0, 255 - grey])),
    ];
    let expected = Reader::new().read(&Picture::decode(PAGE).unwrap()).unwrap();
    assert_eq!((expected.givens.to_string().as_str(), expected.is_sure()), (PUZZLE, true));
    for (number, bytes) in files.iter().enumerate() {
        let reading = Reader::new().read(&Picture::decode(bytes).unwrap()).unwrap();
        assert_eq!((number, &reading), (number, &expected));
    }
}

#[test]
fn the_size_is_known_from_the_header() {
    let bytes = png(90, 72, ColorType::Grayscale, &[200; 90 * 72]);
    assert_eq!(Picture::size(&bytes[..60]), Ok((90, 72)));
    assert_eq!(Picture::size(&jpeg(640, 480)), Ok((640, 480)));
    assert_eq!(Picture::size(b"RIFF\0\0\0\0WEBPVP8 "), Err(PhotoError::Unknown));
}

/// The header of a JPEG of this size, and nothing else but its end.
fn jpeg(width: u16, height: u16) -> Vec<u8> {
    let [[a, b], [c, d]] = [height.to_be_bytes(), width.to_be_bytes()];
    let frame = [0xff, 0xc0, 0, 11, 8, a, b, c, d, 1, 1, 0x11, 0];
    let scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
    [&[0xff, 0xd8, 0xff, 0xe0, 0, 16][..], b"JFIF\0\x01\x01\0\0\x01\0\x01\0\0", &frame, &scan, &[0xff, 0xd9]]
        .concat()
}

/// The header of a PNG of this size, with a few bytes of pixels.
fn png_claiming(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = png(72, 72, ColorType::Grayscale, &[200; 72 * 72]);
    bytes[16..24].copy_from_slice(&[width.to_be_bytes(), height.to_be_bytes()].concat());
    let check = crc(&bytes[12..29]).to_be_bytes();
    bytes[29..33].copy_from_slice(&check);
    bytes
}

/// The checksum of a chunk (PNG, annex D).
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

#[test]
fn hostile_files_are_refused_at_once() {
    let whole = PAGE;
    let files: Vec<(&str, Vec<u8>)> = vec![
        ("a line", png_claiming(1, 100_000)),
        ("a square", png_claiming(20_000, 20_000)),
        ("the largest PNG", png_claiming(u32::MAX >> 1, u32::MAX >> 1)),
        ("a PNG bomb", png_claiming(7_900, 7_900)),
        ("a JPEG line", jpeg(1, 65_535)),
        ("a JPEG square", jpeg(20_000, 20_000)),
        ("a JPEG bomb", jpeg(7_900, 7_900)),
        ("a JPEG that ends in a table", [&jpeg(640, 480)[..20], &[0xff, 0xdb, 6, 0], &[1; 99]].concat()),
        ("a JPEG of nothing", jpeg(0, 0)),
        ("half a PNG", whole[..whole.len() / 2].to_vec()),
        ("a PNG without its last byte", whole[..whole.len() - 1].to_vec()),
        ("a beginning", whole[..8].to_vec()),
        ("a JPEG without pixels", jpeg(640, 480)[..40].to_vec()),
        ("nothing", Vec::new()),
    ];
    for (name, bytes) in files {
        let decode = |_| {
            let begun = Instant::now();
            (Picture::decode(&bytes), begun.elapsed())
        };
        // A busy machine is slower now and then: the fastest of a few counts.
        let (refused, time) = (0..9).map(decode).min_by_key(|(_, time)| *time).expect("a run");
        let message = refused.expect_err(name).to_string();
        assert!(!message.contains(char::is_control) && message.len() < 250, "{name}: {message:?}");
        assert!(time < Duration::from_millis(50), "{name}: {time:?}");
    }
}

#[test]
fn damage_anywhere_is_no_panic() {
    let mut seed = 1_u32;
    for _ in 0..60 {
        let mut bytes = PAGE.to_vec();
        for _ in 0..4 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = seed as usize % bytes.len();
            bytes[at] = (seed >> 24) as u8;
        }
        if let Err(error) = Picture::decode(&bytes) {
            assert!(error.to_string().len() < 300, "{error}");
        }
    }
}
