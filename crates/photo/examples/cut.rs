//! Cuts the cells of drawn pages as they are cut from photographs, for the training script.
//!
//! Reads pages from standard input, one after the other: width and height as 16-bit numbers, little end
//! first, then a byte for each pixel. Writes for each page a byte, 1 if a grid was found; then four
//! corners, x and y as 32-bit floats, little end first, and the 81 cells of 28 x 28 bytes, all zero if
//! there was none.

use std::error::Error;
use std::io::{self, BufWriter, ErrorKind, Read, Write, stdin, stdout};
use sudokit_photo::{PIXELS, Picture, cut};

fn main() -> Result<(), Box<dyn Error>> {
    let mut pages = stdin().lock();
    let mut cells = BufWriter::new(stdout().lock());
    while let Some((width, height)) = size(&mut pages)? {
        let mut pixels = vec![0; width * height];
        pages.read_exact(&mut pixels)?;
        let found = Picture::from_grey(width, height, &pixels).and_then(|picture| cut(&picture));
        cells.write_all(&[u8::from(found.is_ok())])?;
        let (images, corners) = found.unwrap_or_else(|_| (vec![[0; PIXELS]; 81], [(0.0, 0.0); 4]));
        for (x, y) in corners {
            cells.write_all(&x.to_le_bytes())?;
            cells.write_all(&y.to_le_bytes())?;
        }
        for image in images {
            cells.write_all(&image)?;
        }
        cells.flush()?;
    }
    Ok(())
}

/// The size of the next page; none after the last.
fn size(pages: &mut impl Read) -> io::Result<Option<(usize, usize)>> {
    let mut size = [0; 4];
    match pages.read_exact(&mut size) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        read => read.map(|()| {
            let [a, b, c, d] = size.map(usize::from);
            Some((a + 256 * b, c + 256 * d))
        }),
    }
}
