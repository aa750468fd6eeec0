//! The transformations that have names.

use crate::Transformation;
use sudokit_core::{Chute, Digit, Line};

impl Transformation {
    /// Reflects in the diagonal from top left: rows become columns.
    pub const TRANSPOSE: Self = Self::of_the_square(true, false, false);

    /// Rotates clockwise by 90 degrees. With [`TRANSPOSE`](Self::TRANSPOSE) it generates all symmetries of
    /// the square; [`by_name`](Self::by_name) has the others.
    pub const QUARTER_TURN: Self = Self::of_the_square(true, true, false);

    /// Replaces the digit of index *i* by `digits[i]`. `None` unless every digit occurs once.
    pub fn relabelling(digits: [Digit; 9]) -> Option<Self> {
        Self::new(false, Self::IDENTITY.rows(), Self::IDENTITY.columns(), digits)
    }

    /// The transformation with this name: `transpose`, `antitranspose`, `quarter-turn` (clockwise),
    /// `half-turn`, `three-quarter-turn`, `mirror` (left and right), `flip` (top and bottom), or a swap such
    /// as `swap-r1-r3`, `swap-c4-c5`, `swap-bands-1-2`, `swap-stacks-2-3` and `swap-digits-4-9`. `None` for
    /// other names, and for swaps that would tear a chute apart.
    ///
    /// ```
    /// # use sudokit_core::Cell;
    /// # use sudokit_symmetry::Transformation;
    /// let mirror = Transformation::by_name("mirror").unwrap();
    /// assert_eq!(mirror.cell(Cell::at(0, 1)), Cell::at(0, 7));
    /// assert!(Transformation::by_name("swap-r1-r3").is_some());
    /// assert_eq!(Transformation::by_name("swap-r1-r4"), None);
    /// ```
    pub fn by_name(name: &str) -> Option<Self> {
        Some(match name {
            "transpose" => Self::TRANSPOSE,
            "antitranspose" => Self::of_the_square(true, true, true),
            "quarter-turn" => Self::QUARTER_TURN,
            "half-turn" => Self::of_the_square(false, true, true),
            "three-quarter-turn" => Self::QUARTER_TURN.inverse(),
            "mirror" => Self::of_the_square(false, false, true),
            "flip" => Self::of_the_square(false, true, false),
            _ => return name.strip_prefix("swap-").and_then(swap),
        })
    }

    /// Swaps each of these pairs, which keep chutes together.
    fn swapping(pairs: &[(Line, Line)]) -> Self {
        let (mut rows, mut columns) = (Self::IDENTITY.rows(), Self::IDENTITY.columns());
        for (a, b) in pairs {
            let lines = if a.chute().is_band() { &mut rows } else { &mut columns };
            lines.swap(a.index() % 9, b.index() % 9);
        }
        Self::new(false, rows, columns, Self::IDENTITY.digits()).expect("chutes stay together")
    }
}

/// The transformation of a name after its `swap-`.
fn swap(what: &str) -> Option<Transformation> {
    let (rest, last) = what.rsplit_once('-')?;
    let number = |text: &str, most: usize| {
        text.parse().ok().filter(|number| (1..=most).contains(number)).map(|n| n - 1)
    };
    let two = |one: &str, most| Some((number(one, most)?, number(last, most)?));
    if let Some((kind, one)) = rest.split_once('-') {
        return match kind {
            "bands" => two(one, 3).map(|(a, b)| swap_chutes(Chute::band(a), Chute::band(b))),
            "stacks" => two(one, 3).map(|(a, b)| swap_chutes(Chute::stack(a), Chute::stack(b))),
            "digits" => two(one, 9).map(|(a, b)| swap_digits(a, b)),
            _ => None,
        };
    }
    let (kind, first) = match rest.chars().next()? {
        'r' => ('r', 0),
        'c' => ('c', 9),
        _ => return None,
    };
    let line = |text: &str| Some(Line::from_index(first + number(text.strip_prefix(kind)?, 9)?));
    let (a, b) = (line(rest)?, line(last)?);
    (a.chute() == b.chute()).then(|| Transformation::swapping(&[(a, b)]))
}

/// Swaps two bands, or two stacks.
fn swap_chutes(a: Chute, b: Chute) -> Transformation {
    Transformation::swapping(&[0, 1, 2].map(|line| (a.lines()[line], b.lines()[line])))
}

fn swap_digits(a: usize, b: usize) -> Transformation {
    let mut digits = Transformation::IDENTITY.digits();
    digits.swap(a, b);
    Transformation::relabelling(digits).expect("every digit is still there")
}
