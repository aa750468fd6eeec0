//! The look of every role.

use anstyle::{AnsiColor, Style};
use std::fmt;
use sudokit_diagram::Role;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// Written as in SVG and HTML.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Shape behind a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Round.
    Circle,
    /// Four corners.
    Square,
    /// A square on its tip.
    Diamond,
    /// Three corners.
    Triangle,
    /// Five corners.
    Pentagon,
    /// Six corners.
    Hexagon,
    /// Eight corners.
    Octagon,
    /// Two strokes over an eliminated candidate.
    Cross,
    /// A ring around a digit on the board.
    Ring,
}

/// Look of a role.
///
/// ```
/// use sudokit_diagram::Role;
/// use sudokit_render::Theme;
/// assert_eq!(Theme::STANDARD.look(Role::Eliminated).sign, '-');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Name.
    pub name: &'static str,
    /// Sign behind a candidate in text.
    pub sign: char,
    /// Colour in a terminal.
    pub ansi: AnsiColor,
    /// Colour in a picture.
    pub rgb: Rgb,
    /// Shape in a picture.
    pub shape: Shape,
    /// True for a filled shape, false for an outline.
    pub filled: bool,
}

/// Look of all pictures, on white paper or on dark screens. Each colour has a setter with its name.
///
/// The colours are distinct for people who cannot tell red from green (after M. Okabe and K. Ito, "Color
/// Universal Design", 2002), and no information depends on them alone.
///
/// ```
/// use sudokit_render::{Rgb, Theme};
///
/// assert_eq!(Theme::STANDARD.paper.to_string(), "#ffffff");
/// let night = Theme::DARK.paper(Rgb(0, 0, 0)).own(Rgb(255, 255, 255));
/// assert_eq!(night.ink, Theme::DARK.ink);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Theme {
    /// Background.
    pub paper: Rgb,
    /// Lines and givens.
    pub ink: Rgb,
    /// Placed digits.
    pub own: Rgb,
    /// Candidates without a role, thin lines.
    pub faint: Rgb,
    /// Links.
    pub link: Rgb,
    /// Eliminations.
    pub red: Rgb,
    /// Covers, further sets, blockers.
    pub blue: Rgb,
    /// Placements, guardians.
    pub green: Rgb,
    /// The pattern, true in the first case, pincers, set A.
    pub sky: Rgb,
    /// Fins, set C.
    pub orange: Rgb,
    /// Endo fins, pivots, set B.
    pub purple: Rgb,
    /// False in the first case.
    pub yellow: Rgb,
}

impl Theme {
    /// For white paper.
    pub const STANDARD: Self = Self {
        paper: Rgb(255, 255, 255),
        ink: Rgb(20, 20, 20),
        own: Rgb(0, 84, 150),
        faint: Rgb(110, 110, 110),
        link: Rgb(150, 30, 80),
        red: Rgb(196, 64, 0),
        blue: Rgb(0, 114, 178),
        green: Rgb(0, 128, 96),
        sky: Rgb(86, 180, 233),
        orange: Rgb(230, 159, 0),
        purple: Rgb(204, 121, 167),
        yellow: Rgb(240, 228, 66),
    };

    /// For dark paper. Bright colours stay the same.
    pub const DARK: Self = Self {
        paper: Rgb(24, 24, 24),
        ink: Rgb(232, 232, 232),
        own: Rgb(128, 190, 255),
        faint: Rgb(150, 150, 150),
        link: Rgb(255, 140, 185),
        red: Rgb(255, 110, 60),
        blue: Rgb(70, 165, 230),
        green: Rgb(0, 150, 112),
        ..Self::STANDARD
    };

    /// The colours that are too dark for dark paper, each with its replacement.
    pub(crate) const fn darkened() -> [(Rgb, Rgb); 8] {
        let (light, dark) = (Self::STANDARD, Self::DARK);
        [
            (light.paper, dark.paper),
            (light.ink, dark.ink),
            (light.own, dark.own),
            (light.faint, dark.faint),
            (light.link, dark.link),
            (light.red, dark.red),
            (light.blue, dark.blue),
            (light.green, dark.green),
        ]
    }

    /// Look of a role.
    pub const fn look(&self, role: Role) -> Look {
        const fn look(
            name: &'static str,
            sign: char,
            ansi: AnsiColor,
            rgb: Rgb,
            shape: Shape,
            filled: bool,
        ) -> Look {
            Look { name, sign, ansi, rgb, shape, filled }
        }
        use AnsiColor::{Blue, Cyan, Green, Magenta, Red, Yellow};
        match role {
            Role::Placed => look("placed", '+', Green, self.green, Shape::Circle, true),
            Role::Eliminated => look("removed", '-', Red, self.red, Shape::Cross, true),
            Role::Base => look("pattern", '*', Cyan, self.sky, Shape::Hexagon, true),
            Role::Cover => look("cover", '\'', Blue, self.blue, Shape::Hexagon, false),
            Role::Fin => look("fin", '#', Yellow, self.orange, Shape::Diamond, true),
            Role::EndoFin => look("endo fin", '@', Magenta, self.purple, Shape::Diamond, false),
            Role::On => look("on", '!', Blue, self.sky, Shape::Circle, false),
            Role::Off => look("off", '?', Yellow, self.yellow, Shape::Square, true),
            Role::Pivot => look("pivot", '^', Magenta, self.purple, Shape::Octagon, true),
            Role::Pincer => look("pincer", '~', Cyan, self.sky, Shape::Triangle, true),
            Role::First => look("set A", 'a', Cyan, self.sky, Shape::Pentagon, true),
            Role::Second => look("set B", 'b', Magenta, self.purple, Shape::Pentagon, false),
            Role::Third => look("set C", 'c', Yellow, self.orange, Shape::Octagon, false),
            Role::Further => look("other sets", 'd', Blue, self.blue, Shape::Triangle, false),
            Role::Guardian => look("guardian", '%', Green, self.green, Shape::Square, false),
            Role::Blocker => look("rules out others", '=', Blue, self.blue, Shape::Ring, false),
        }
    }

    /// Style of a role in a terminal: its colour, and bold for placements and eliminations.
    pub(crate) fn ansi(&self, role: Role) -> Style {
        let style = Style::new().fg_color(Some(self.look(role).ansi.into()));
        match role {
            Role::Placed => style.bold(),
            Role::Eliminated => style.bold().strikethrough(),
            _ => style,
        }
    }
}

/// A setter for each colour.
macro_rules! setters {
    ($($colour:ident),*) => {
        impl Theme {
            $(
                #[doc = concat!("Sets the colour [`", stringify!($colour), "`](field@Self::", stringify!($colour), ").")]
                #[must_use]
                pub const fn $colour(mut self, $colour: Rgb) -> Self {
                    self.$colour = $colour;
                    self
                }
            )*
        }
    };
}

setters!(paper, ink, own, faint, link, red, blue, green, sky, orange, purple, yellow);

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_roles_look_alike_without_colour() {
        let looks = Role::ALL.map(|role| Theme::STANDARD.look(role));
        let count = |items: HashSet<String>| items.len();
        assert_eq!(count(looks.iter().map(|look| look.sign.to_string()).collect()), Role::ALL.len());
        assert_eq!(count(looks.iter().map(|look| look.name.to_owned()).collect()), Role::ALL.len());
        let shapes = looks.iter().map(|look| format!("{:?} {}", look.shape, look.filled));
        assert_eq!(count(shapes.collect()), Role::ALL.len());
    }
}
