//! Tells dark pixels from their surroundings, however the light falls.

use crate::picture::Picture;

/// Sums of all pixels above and to the left, so that the mean of any window takes four look-ups.
pub(crate) struct Sums {
    width: usize,
    height: usize,
    sums: Vec<u32>,
}

impl Sums {
    pub(crate) fn new(picture: &Picture) -> Self {
        let (width, height) = (picture.width, picture.height);
        let mut sums = vec![0_u32; (width + 1) * (height + 1)];
        for (y, row) in picture.grey.chunks_exact(width).enumerate() {
            let (above, below) = sums[y * (width + 1)..].split_at_mut(width + 1);
            let mut sum = 0;
            for (x, &pixel) in row.iter().enumerate() {
                sum += u32::from(pixel);
                below[x + 1] = above[x + 1] + sum;
            }
        }
        Self { width, height, sums }
    }

    /// The pixels that are darker than the mean of a square window around them by more than `constant`: 1,
    /// the others 0.
    pub(crate) fn dark(&self, picture: &Picture, window: usize, constant: u32) -> Vec<u8> {
        let reach = (window / 2).max(2);
        let mut dark = vec![0; self.width * self.height];
        for y in 0..self.height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(self.height));
            let (above, below) =
                (&self.sums[top * (self.width + 1)..], &self.sums[bottom * (self.width + 1)..]);
            let row = &picture.grey[y * self.width..][..self.width];
            for (x, (&pixel, dark)) in row.iter().zip(&mut dark[y * self.width..]).enumerate() {
                let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(self.width));
                let sum = below[right] + above[left] - below[left] - above[right];
                let area = ((bottom - top) * (right - left)) as u32;
                *dark = u8::from((u32::from(pixel) + constant) * area < sum);
            }
        }
        dark
    }
}

/// Joins what is a pixel apart: each pixel becomes the greatest of the nine around it.
pub(crate) fn dilated(dark: &[u8], width: usize) -> Vec<u8> {
    let mut wide = dark.to_vec();
    for (row, wide) in dark.chunks_exact(width).zip(wide.chunks_exact_mut(width)) {
        for x in 0..width {
            wide[x] = row[x] | row[x.saturating_sub(1)] | row[(x + 1).min(width - 1)];
        }
    }
    let height = dark.len() / width;
    let mut tall = wide.clone();
    for y in 0..height {
        let (above, below) = (y.saturating_sub(1) * width, (y + 1).min(height - 1) * width);
        for x in 0..width {
            tall[y * width + x] |= wide[above + x] | wide[below + x];
        }
    }
    tall
}
