//! Colours as presses mix them.

use std::str::FromStr;
use sudokit_render::Rgb;

/// A colour mixed of the four inks of a press: so much of each, in percent.
///
/// ```
/// use sudokit_print::Mixture;
///
/// let red: Mixture = "cmyk(0, 90, 80, 10)".parse()?;
/// assert_eq!(red, Mixture { cyan: 0, magenta: 90, yellow: 80, black: 10 });
/// # Ok::<(), sudokit_print::NotAMixture>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mixture {
    /// Of cyan.
    pub cyan: u8,
    /// Of magenta.
    pub magenta: u8,
    /// Of yellow.
    pub yellow: u8,
    /// Of black.
    pub black: u8,
}

impl Mixture {
    /// So much ink in all dries on paper, in percent.
    pub const MOST: u32 = 300;

    /// How it looks on a screen, roughly. It is never a grey, which stands for black ink alone.
    pub fn seen(self) -> Rgb {
        let paper = |ink: u8| 1.0 - f64::from(ink) / 100.0;
        let part = |ink: u8| (255.0 * paper(ink) * paper(self.black)).round() as u8;
        let [red, green, blue] = [self.cyan, self.magenta, self.yellow].map(part);
        let blue = if red == green && green == blue { blue ^ 1 } else { blue };
        Rgb(red, green, blue)
    }

    /// The inks from cyan to black, with parts from 0 to 1.
    pub(crate) fn parts(self) -> [f32; 4] {
        [self.cyan, self.magenta, self.yellow, self.black].map(|ink| f32::from(ink) / 100.0)
    }
}

/// The error for a text that is no mixture of inks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAMixture {
    /// It does not look like one.
    #[error("expected four inks in percent, such as cmyk(0, 90, 80, 10), found '{0}'")]
    Form(String),
    /// It has more ink than dries.
    #[error("{0} % of ink in all is too much: it dries up to {most} %", most = Mixture::MOST)]
    TooMuch(u32),
}

impl FromStr for Mixture {
    type Err = NotAMixture;

    fn from_str(text: &str) -> Result<Self, NotAMixture> {
        let inside = text.trim().strip_prefix("cmyk(").and_then(|rest| rest.strip_suffix(')'));
        let inks = inside.into_iter().flat_map(|inside| inside.split(','));
        let inks: Vec<u8> =
            inks.filter_map(|ink| ink.trim().parse().ok().filter(|ink| *ink <= 100)).collect();
        let [cyan, magenta, yellow, black] = inks[..] else { return Err(NotAMixture::Form(text.to_owned())) };
        let all = inks.into_iter().map(u32::from).sum();
        if all > Self::MOST {
            return Err(NotAMixture::TooMuch(all));
        }
        Ok(Self { cyan, magenta, yellow, black })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixtures_are_read() {
        let read = |text: &str| text.parse::<Mixture>().map_err(|error| error.to_string());
        assert_eq!(read(" cmyk(0,0, 0,60) ").map(Mixture::parts), Ok([0.0, 0.0, 0.0, 0.6]));
        for text in ["", "cmyk", "cmyk(1,2,3)", "cmyk(1,2,3,4,5)", "cmyk(0, 0, 0, 101)", "cmyk(a, 0, 0, 0)"] {
            assert!(read(text).is_err_and(|why| why.contains("in percent")), "{text}");
        }
        assert!(read("cmyk(100, 100, 100, 1)").is_err_and(|why| why.starts_with("301 %")));
    }

    #[test]
    fn none_looks_like_black_ink_alone() {
        for (black, blue) in [(0, 254), (60, 103), (100, 1)] {
            let Rgb(red, green, seen) = Mixture { cyan: 0, magenta: 0, yellow: 0, black }.seen();
            assert!(red == green && seen == blue, "{black}: {red} {green} {seen}");
        }
    }
}
