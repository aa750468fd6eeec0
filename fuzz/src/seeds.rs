//! Writes the seeds of the fuzz targets: the example of every format for those that parse, and pictures.

use png::{BitDepth, ColorType, Encoder};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use sudokit_formats::Format;

fn main() -> Result<(), Box<dyn Error>> {
    for target in ["parse_anything", "parse_print_roundtrip", "reading_is_bounded"] {
        let folder = folder(target)?;
        for format in Format::ALL {
            fs::write(folder.join(format.name()), format.example())?;
        }
    }
    let folder = folder("photo_is_bounded")?;
    for (name, colour) in [("grey.png", ColorType::Grayscale), ("colour.png", ColorType::Rgb)] {
        fs::write(folder.join(name), png(colour)?)?;
    }
    fs::write(folder.join("begun.jpg"), b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9")?;
    fs::write(folder.join("grid"), grid(1))?;
    Ok(())
}

fn folder(target: &str) -> std::io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Pixels of a side of a grid.
const SIDE: usize = 180;

/// An empty grid.
fn grid(samples: usize) -> Vec<u8> {
    let is_line = |at: usize| (9..172).contains(&at) && (at - 9) % 18 < 2;
    let inside = |at: usize| (9..173).contains(&at);
    let pixel = |at: usize| {
        let (x, y) = (at % SIDE, at / SIDE);
        if (is_line(x) && inside(y)) || (is_line(y) && inside(x)) { 20 } else { 230 }
    };
    (0..SIDE * SIDE).flat_map(|at| vec![pixel(at); samples]).collect()
}

fn png(colour: ColorType) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, SIDE as u32, SIDE as u32);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    encoder.write_header()?.write_image_data(&grid(colour.samples()))?;
    Ok(bytes)
}
