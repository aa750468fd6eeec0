//! Grey pixels: the input of all that reads.

use crate::PhotoError;

/// The longest side that is read; larger pictures are averaged down to it. A cell then has up to 100
/// pixels, and 30 are comfortable.
const LONGEST: usize = 1000;
/// A grid has at least 9 cells of 8 pixels, and even then nothing can be read for sure.
const SHORTEST: usize = 72;
/// The largest camera of a phone has 50 million.
const MOST_PIXELS: usize = 64_000_000;
/// No camera takes longer pictures. A scroll of a screen is no photograph.
const MOST_SLENDER: usize = 8;

/// A picture, averaged down to what reading needs: at most 1000 pixels along its longer side.
#[derive(Clone, Debug)]
pub struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Brightness, row by row: 0 is black.
    pub(crate) grey: Vec<u8>,
    /// How many pixels of the original a pixel is wide and high.
    scale: (f32, f32),
}

impl Picture {
    /// No camera writes longer files, in bytes, of pictures that can be read. Those who open a file need not
    /// read on.
    pub const LONGEST_FILE: usize = 64 << 20;

    /// Checks a size before a picture is decoded, so that a hostile one costs nothing.
    ///
    /// # Errors
    ///
    /// [`PhotoError::TooSmall`] if a side has less than 72 pixels; [`PhotoError::TooLarge`] for more than
    /// 64 million pixels, or if one side is more than eight times as long as the other.
    pub fn check_size(width: usize, height: usize) -> Result<(), PhotoError> {
        let (short, long) = (width.min(height), width.max(height));
        if width.checked_mul(height).is_none_or(|pixels| pixels > MOST_PIXELS)
            || long > short.saturating_mul(MOST_SLENDER)
        {
            return Err(PhotoError::TooLarge { width, height });
        }
        if short < SHORTEST {
            return Err(PhotoError::TooSmall);
        }
        Ok(())
    }

    /// A picture of grey pixels, row by row from the top left, a byte each; 0 is black.
    ///
    /// # Errors
    ///
    /// Those of [`Picture::check_size`]; [`PhotoError::Length`] if there are not `width * height` bytes.
    pub fn from_grey(width: usize, height: usize, grey: &[u8]) -> Result<Self, PhotoError> {
        Self::check_size(width, height)?;
        check_length(width * height, grey.len())?;
        let step = Shrink::new(width, height);
        let (width, height, grey) = step.apply(|at| u32::from(grey[at]));
        Ok(Self { width, height, grey, scale: step.scale() })
    }

    /// A picture of red, green and blue bytes for each pixel, row by row from the top left.
    ///
    /// # Errors
    ///
    /// Those of [`Picture::check_size`]; [`PhotoError::Length`] if there are not `3 * width * height` bytes.
    pub fn from_rgb(width: usize, height: usize, rgb: &[u8]) -> Result<Self, PhotoError> {
        Self::check_size(width, height)?;
        check_length(3 * width * height, rgb.len())?;
        let step = Shrink::new(width, height);
        let pixel = |at: usize| [rgb[3 * at], rgb[3 * at + 1], rgb[3 * at + 2]];
        let (width, height, grey) = step.apply(|at| u32::from(brightness(pixel(at))));
        Ok(Self { width, height, grey, scale: step.scale() })
    }

    /// The picture at half the size.
    pub(crate) fn halved(&self) -> Self {
        let step = Shrink { width: self.width, height: self.height, to: (self.width / 2, self.height / 2) };
        let (width, height, grey) = step.apply(|at| u32::from(self.grey[at]));
        Self { width, height, grey, scale: (2.0 * self.scale.0, 2.0 * self.scale.1) }
    }

    /// The point of the picture as it was given.
    pub(crate) fn original(&self, x: f32, y: f32) -> (f32, f32) {
        ((x + 0.5) * self.scale.0 - 0.5, (y + 0.5) * self.scale.1 - 0.5)
    }

    /// The brightness at a point between pixels; outside, that of the nearest edge.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        between(&self.grey, self.width, self.height, x, y)
    }
}

/// The brightness of red, green and blue as eyes see it (ITU-R BT.601).
pub(crate) const fn brightness([red, green, blue]: [u8; 3]) -> u8 {
    ((299 * red as u32 + 587 * green as u32 + 114 * blue as u32 + 500) / 1000) as u8
}

/// Bilinear interpolation. Pixel centres are at whole numbers.
fn between(plane: &[u8], width: usize, height: usize, x: f32, y: f32) -> f32 {
    // Not `clamp`: it would say its limits in a panic, and printing them weighs as much as all of `find`.
    let x = x.max(0.0).min((width - 1) as f32);
    let y = y.max(0.0).min((height - 1) as f32);
    let (left, top) = ((x as usize).min(width - 2), (y as usize).min(height - 2));
    let (right_share, bottom_share) = (x - left as f32, y - top as f32);
    let at = top * width + left;
    let [a, b] = [plane[at], plane[at + 1]].map(f32::from);
    let [c, d] = [plane[at + width], plane[at + width + 1]].map(f32::from);
    let (upper, lower) = (a + (b - a) * right_share, c + (d - c) * right_share);
    upper + (lower - upper) * bottom_share
}

fn check_length(expected: usize, found: usize) -> Result<(), PhotoError> {
    if expected == found { Ok(()) } else { Err(PhotoError::Length { expected, found }) }
}

/// Averages blocks of pixels: each new pixel is the mean of the old ones whose place falls into it.
struct Shrink {
    width: usize,
    height: usize,
    to: (usize, usize),
}

impl Shrink {
    fn new(width: usize, height: usize) -> Self {
        let longest = width.max(height);
        let scaled = |side: usize| if longest > LONGEST { (side * LONGEST / longest).max(2) } else { side };
        Self { width, height, to: (scaled(width), scaled(height)) }
    }

    /// How many old pixels a new one is wide and high.
    fn scale(&self) -> (f32, f32) {
        (self.width as f32 / self.to.0 as f32, self.height as f32 / self.to.1 as f32)
    }

    fn apply(&self, pixel: impl Fn(usize) -> u32) -> (usize, usize, Vec<u8>) {
        let (width, height) = self.to;
        if (width, height) == (self.width, self.height) {
            return (width, height, (0..width * height).map(|at| pixel(at) as u8).collect());
        }
        let columns: Vec<usize> = (0..self.width).map(|x| x * width / self.width).collect();
        let mut shrunk = Vec::with_capacity(width * height);
        let (mut sums, mut counts) = (vec![0_u32; width], vec![0_u32; width]);
        let mut y = 0;
        for row in 0..height {
            sums.fill(0);
            counts.fill(0);
            while y < self.height && y * height / self.height == row {
                for (x, &column) in columns.iter().enumerate() {
                    sums[column] += pixel(y * self.width + x);
                    counts[column] += 1;
                }
                y += 1;
            }
            shrunk.extend(
                sums.iter().zip(&counts).map(|(&sum, &count)| ((sum + count / 2) / count.max(1)) as u8),
            );
        }
        (width, height, shrunk)
    }
}
