//! The network that reads a cell, in whole numbers: the same on every machine.
//!
//! ```text
//! 28 x 28           -> 3 x 3 x 16, the greatest of each four
//! 14 x 14 x 16      -> 3 x 3 x 32, the greatest of each four
//!  7 x  7 x 32      -> 3 x 3 x 48, the greatest of each four
//!  3 x  3 x 48      -> 64
//!             64    -> 11
//! ```
//!
//! Weights are bytes, sums 32-bit numbers. A layer multiplies its sums by a scale of each channel, shifts
//! them down and hands on bytes from 0 to 255, so no negative ones; the last hands on logits in 256ths of a
//! nat. `train/network.py` computes the same, and a test compares them.

use crate::cell_image::{PAPER, PIXELS, SIDE};

/// Ten classes, 0 for an empty cell, and one more that is positive if the digit is written by hand.
pub(crate) const OUTPUTS: usize = 11;
/// The word of the network on a cell, in 256ths of a nat.
pub(crate) type Logits = [i32; OUTPUTS];

/// The weights as `train/train.py` writes them.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

const FIRST: usize = 16;
const SECOND: usize = 32;
const THIRD: usize = 48;
const HIDDEN: usize = 64;
const FLAT: usize = 9 * THIRD;
/// The nine neighbours of a pixel, filled up with zeros to a whole register.
const PATCH: usize = 16;
/// Binary places of a scale.
const SHIFT: u32 = 24;

/// A layer: a row of weights for each output, widened for multiplying.
struct Layer {
    weights: Vec<i16>,
    offsets: Vec<i32>,
    scales: Vec<i32>,
    /// Weights of an output.
    inputs: usize,
}

impl Layer {
    /// Takes a layer off the front of the file; each row of weights is filled up with zeros to `width`.
    fn take(file: &mut &[u8], outputs: usize, inputs: usize, width: usize) -> Self {
        let (weights, rest) = file.split_at(outputs * inputs);
        let (offsets, rest) = rest.split_at(4 * outputs);
        let (scales, rest) = rest.split_at(4 * outputs);
        *file = rest;
        let numbers = |bytes: &[u8]| -> Vec<i32> {
            bytes.as_chunks::<4>().0.iter().map(|&number| i32::from_le_bytes(number)).collect()
        };
        let mut wide = Vec::with_capacity(outputs * width);
        for row in weights.chunks_exact(inputs) {
            wide.extend(row.iter().map(|&weight| i16::from(weight.cast_signed())));
            wide.resize(wide.len() + width - inputs, 0);
        }
        Self { weights: wide, offsets: numbers(offsets), scales: numbers(scales), inputs: width }
    }

    /// Sum and scale of an output, rounded half up.
    fn handed(&self, output: usize, sum: i32) -> i32 {
        let sum = i64::from(sum + self.offsets[output]) * i64::from(self.scales[output]);
        ((sum + (1 << (SHIFT - 1))) >> SHIFT) as i32
    }

    fn row(&self, output: usize) -> &[i16] {
        &self.weights[output * self.inputs..][..self.inputs]
    }
}

/// The network, ready to read cells.
pub(crate) struct Network {
    first: Layer,
    second: Layer,
    third: Layer,
    hidden: Layer,
    last: Layer,
}

impl Network {
    pub(crate) fn new() -> Self {
        let file = &mut &WEIGHTS[..];
        Self {
            first: Layer::take(file, FIRST, 9, PATCH),
            second: Layer::take(file, SECOND, 9 * FIRST, 9 * FIRST),
            third: Layer::take(file, THIRD, 9 * SECOND, 9 * SECOND),
            hidden: Layer::take(file, HIDDEN, FLAT, FLAT),
            last: Layer::take(file, OUTPUTS, HIDDEN, HIDDEN),
        }
    }

    /// Reads a cell.
    pub(crate) fn logits(&self, pixels: &[u8; PIXELS]) -> Logits {
        let mut second_in = Plane::<FIRST>::new(SIDE / 2);
        self.first_layer(pixels, &mut second_in);
        let mut third_in = Plane::<SECOND>::new(SIDE / 4);
        convolved(&self.second, &second_in, |y, x, channel, value| third_in.put(y, x, channel, value));
        let mut flat = [0_i16; FLAT];
        convolved(&self.third, &third_in, |y, x, channel, value| flat[(y * 3 + x) * THIRD + channel] = value);
        let mut hidden = [0_i16; HIDDEN];
        for (output, value) in hidden.iter_mut().enumerate() {
            *value = byte(self.hidden.handed(output, dot(self.hidden.row(output), &flat)));
        }
        let mut logits = [0; OUTPUTS];
        for (output, logit) in logits.iter_mut().enumerate() {
            *logit = self.last.handed(output, dot(self.last.row(output), &hidden));
        }
        logits
    }

    fn first_layer(&self, pixels: &[u8; PIXELS], into: &mut Plane<FIRST>) {
        const WIDE: usize = SIDE + 2;
        let mut padded = [0_i16; WIDE * WIDE];
        for (row, pixels) in pixels.chunks_exact(SIDE).enumerate() {
            for (to, &pixel) in padded[(row + 1) * WIDE + 1..].iter_mut().zip(pixels) {
                *to = i16::from(pixel) - i16::from(PAPER);
            }
        }
        for y in 0..SIDE / 2 {
            for x in 0..SIDE / 2 {
                let patches = FOUR.map(|(down, right)| {
                    let mut patch = [0_i16; PATCH];
                    for row in 0..3 {
                        let from = (2 * y + down + row) * WIDE + 2 * x + right;
                        patch[3 * row..3 * row + 3].copy_from_slice(&padded[from..][..3]);
                    }
                    patch
                });
                for output in 0..FIRST {
                    let sums = patches.iter().map(|patch| dot(self.first.row(output), patch));
                    into.put(y, x, output, byte(self.first.handed(output, greatest(sums))));
                }
            }
        }
    }
}

/// Values of `C` channels for each pixel of a square, with a border of zeros.
struct Plane<const C: usize> {
    side: usize,
    values: Vec<i16>,
}

impl<const C: usize> Plane<C> {
    fn new(side: usize) -> Self {
        Self { side, values: vec![0; (side + 2) * (side + 2) * C] }
    }

    fn put(&mut self, y: usize, x: usize, channel: usize, value: i16) {
        self.values[((y + 1) * (self.side + 2) + x + 1) * C + channel] = value;
    }
}

/// The places of the four pixels that become one, down and to the right.
const FOUR: [(usize, usize); 4] = [(0, 0), (0, 1), (1, 0), (1, 1)];

/// The greatest of four sums: scales are positive, so what is handed on of it is the greatest, too.
fn greatest(sums: impl Iterator<Item = i32>) -> i32 {
    sums.fold(i32::MIN, i32::max)
}

/// Weighs the nine neighbours of each pixel, and tells the greatest value of each four, by place and channel.
/// The last row and column of an odd square are left out.
fn convolved<const C: usize>(
    layer: &Layer,
    plane: &Plane<C>,
    mut tell: impl FnMut(usize, usize, usize, i16),
) {
    let width = (plane.side + 2) * C;
    for y in 0..plane.side / 2 {
        for x in 0..plane.side / 2 {
            let around = FOUR.map(|(down, right)| {
                let from = (2 * y + down) * width + (2 * x + right) * C;
                [0, 1, 2].map(|row| &plane.values[from + row * width..][..3 * C])
            });
            for output in 0..layer.offsets.len() {
                let weights = layer.row(output);
                let sums = around.iter().map(|rows| {
                    rows.iter()
                        .zip(weights.chunks_exact(3 * C))
                        .map(|(row, weights)| dot(row, weights))
                        .sum::<i32>()
                });
                tell(y, x, output, byte(layer.handed(output, greatest(sums))));
            }
        }
    }
}

fn dot(a: &[i16], b: &[i16]) -> i32 {
    a.iter().zip(b).map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
}

/// No value between layers is negative, or more than a byte.
fn byte(value: i32) -> i16 {
    value.clamp(0, 255) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells with the logits that `train/train.py` found for them.
    static VECTORS: &[u8] = include_bytes!("../train/vectors.bin");

    #[test]
    fn logits_are_those_of_the_training_script() {
        let network = Network::new();
        let (vectors, rest) = VECTORS.as_chunks::<{ PIXELS + 4 * OUTPUTS }>();
        assert!(vectors.len() >= 16 && rest.is_empty());
        for vector in vectors {
            let (pixels, logits) = vector.split_first_chunk::<PIXELS>().expect("a cell comes first");
            let expected: Vec<i32> =
                logits.as_chunks().0.iter().map(|&logit| i32::from_le_bytes(logit)).collect();
            assert_eq!(network.logits(pixels).as_slice(), expected);
        }
    }
}
