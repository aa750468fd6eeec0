//! Colours as documents name them: one number for a grey, three for any other colour.

use sudokit_render::Rgb;

/// A colour with parts from 0 to 1.
pub(crate) enum Shade {
    Grey(f32),
    Colour([f32; 3]),
}

impl Shade {
    pub(crate) fn of(Rgb(red, green, blue): Rgb) -> Self {
        let part = |byte: u8| f32::from(byte) / 255.0;
        if red == green && green == blue {
            return Self::Grey(part(red));
        }
        Self::Colour([red, green, blue].map(part))
    }
}
