//! The transformations that have names.

use crate::Transformation;
use sudokit_core::{Chute, Digit, Line};

impl Transformation {
    /// Rows become columns: what mirrors in the diagonal from top left.
    pub const TRANSPOSE: Self = Self::of_the_square(true, false, false);

    /// Mirrors in the other diagonal.
    pub const ANTITRANSPOSE: Self = Self::of_the_square(true, true, true);

    /// Turns clockwise by 90 degrees.
    pub const QUARTER_TURN: Self = Self::of_the_square(true, true, false);

    /// Turns by 180 degrees.
    pub const HALF_TURN: Self = Self::of_the_square(false, true, true);

    /// Mirrors left and right.
    pub const MIRROR: Self = Self::of_the_square(false, false, true);

    /// Mirrors top and bottom.
    pub const FLIP: Self = Self::of_the_square(false, true, false);

    /// Swaps two rows, or two columns. Nothing, unless they are of the same chute.
    pub fn swap_lines(a: Line, b: Line) -> Option<Self> {
        (a.chute() == b.chute()).then(|| Self::swapping(&[(a, b)]))
    }

    /// Swaps two bands, or two stacks. Nothing for a band and a stack.
    pub fn swap_chutes(a: Chute, b: Chute) -> Option<Self> {
        let [(a0, b0), (a1, b1), (a2, b2)] = [0, 1, 2].map(|line| (a.lines()[line], b.lines()[line]));
        (a.is_band() == b.is_band()).then(|| Self::swapping(&[(a0, b0), (a1, b1), (a2, b2)]))
    }

    /// Swaps two digits.
    pub fn swap_digits(a: Digit, b: Digit) -> Self {
        let mut digits = Self::IDENTITY.digits();
        digits.swap(a.index(), b.index());
        Self::relabelling(digits).expect("every digit is still there")
    }

    /// Makes `digits[i]` of the digit of index *i*. Nothing, unless every digit occurs once.
    pub fn relabelling(digits: [Digit; 9]) -> Option<Self> {
        Self::new(false, Self::IDENTITY.rows(), Self::IDENTITY.columns(), digits)
    }

    /// The transformation of a name: `transpose`, `antitranspose`, `quarter-turn` (clockwise), `half-turn`, `three-quarter-turn`, `mirror`
    /// (left and right), `flip` (top and bottom), or a swap such as `swap-r1-r3`, `swap-c4-c5`, `swap-bands-1-2`, `swap-stacks-2-3` and
    /// `swap-digits-4-9`. Nothing for other names.
    ///
    /// ```
    /// # use sudokit_symmetry::Transformation;
    /// assert_eq!(Transformation::by_name("half-turn"), Some(Transformation::HALF_TURN));
    /// assert!(Transformation::by_name("swap-r1-r3").is_some());
    /// assert_eq!(Transformation::by_name("swap-r1-r4"), None);
    /// ```
    pub fn by_name(name: &str) -> Option<Self> {
        Some(match name {
            "transpose" => Self::TRANSPOSE,
            "antitranspose" => Self::ANTITRANSPOSE,
            "quarter-turn" => Self::QUARTER_TURN,
            "half-turn" => Self::HALF_TURN,
            "three-quarter-turn" => Self::QUARTER_TURN.inverse(),
            "mirror" => Self::MIRROR,
            "flip" => Self::FLIP,
            _ => return name.strip_prefix("swap-").and_then(swap),
        })
    }

    /// Swaps each of these pairs, which leave no chute torn apart.
    fn swapping(pairs: &[(Line, Line)]) -> Self {
        let (mut rows, mut columns) = (Self::IDENTITY.rows(), Self::IDENTITY.columns());
        for (a, b) in pairs {
            let lines = if a.chute().is_band() { &mut rows } else { &mut columns };
            lines.swap(a.index() % 9, b.index() % 9);
        }
        Self::new(false, rows, columns, Self::IDENTITY.digits()).expect("chutes stay together")
    }
}

/// What `swap-` can be followed by.
fn swap(what: &str) -> Option<Transformation> {
    let (rest, last) = what.rsplit_once('-')?;
    let number = |text: &str, most: usize| {
        text.parse().ok().filter(|number| (1..=most).contains(number)).map(|n| n - 1)
    };
    let two = |one: &str, most| Some((number(one, most)?, number(last, most)?));
    if let Some((kind, one)) = rest.split_once('-') {
        return match kind {
            "bands" => {
                two(one, 3).and_then(|(a, b)| Transformation::swap_chutes(Chute::band(a), Chute::band(b)))
            }
            "stacks" => {
                two(one, 3).and_then(|(a, b)| Transformation::swap_chutes(Chute::stack(a), Chute::stack(b)))
            }
            "digits" => two(one, 9)
                .map(|(a, b)| Transformation::swap_digits(Digit::from_index(a), Digit::from_index(b))),
            _ => None,
        };
    }
    let (kind, first) = match rest.chars().next()? {
        'r' => ('r', 0),
        'c' => ('c', 9),
        _ => return None,
    };
    let line = |text: &str| Some(Line::from_index(first + number(text.strip_prefix(kind)?, 9)?));
    Transformation::swap_lines(line(rest)?, line(last)?)
}
