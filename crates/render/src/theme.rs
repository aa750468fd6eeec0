//! How every role looks, everywhere.

use anstyle::{AnsiColor, Style};
use std::fmt;
use sudokit_diagram::Role;

/// A colour.
///
/// ```
/// assert_eq!(sudokit_render::Rgb(255, 128, 0).to_string(), "#ff8000");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// As pictures and pages write it.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// What is drawn behind a candidate.
///
/// ```
/// use sudokit_render::Shape;
/// assert_ne!(Shape::Circle, Shape::Square);
/// ```
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
    /// Two strokes over the candidate, which is no more.
    Cross,
}

/// How a role looks.
///
/// ```
/// use sudokit_diagram::Role;
/// use sudokit_render::Theme;
/// assert_eq!(Theme::STANDARD.look(Role::Eliminated).sign, '-');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// What it is called.
    pub name: &'static str,
    /// What stands behind a candidate in a text.
    pub sign: char,
    /// Its colour in a terminal.
    pub ansi: AnsiColor,
    /// Its colour in a picture.
    pub rgb: Rgb,
    /// Its shape in a picture.
    pub shape: Shape,
    /// Whether the shape is filled, or an outline.
    pub filled: bool,
}

/// The look of everything that is drawn, on white paper or on dark screens. Each colour has a method of its name that sets it.
///
/// The colours in pictures keep apart for people who see red and green alike (after M. Okabe and K. Ito, "Color Universal
/// Design", 2002), and nobody has to see them at all.
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
    /// Behind everything.
    pub paper: Rgb,
    /// Lines and givens.
    pub ink: Rgb,
    /// Digits that were placed.
    pub own: Rgb,
    /// Candidates that play no role, thin lines.
    pub faint: Rgb,
    /// Links.
    pub link: Rgb,
    /// What is removed.
    pub red: Rgb,
    /// Covers, further sets, what rules out others.
    pub blue: Rgb,
    /// What is placed, guardians.
    pub green: Rgb,
    /// The pattern, what is on, pincers, set A.
    pub sky: Rgb,
    /// Fins, set C.
    pub orange: Rgb,
    /// Endo fins, pivots, set B.
    pub purple: Rgb,
    /// What is off.
    pub yellow: Rgb,
}

impl Theme {
    /// The one for white paper.
    ///
    /// ```
    /// # use sudokit_render::Theme;
    /// assert_ne!(Theme::STANDARD.ink, Theme::STANDARD.paper);
    /// ```
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

    /// The same where paper is dark. Colours that are bright anyway stay as they are.
    ///
    /// ```
    /// # use sudokit_render::Theme;
    /// assert_ne!(Theme::DARK.paper, Theme::STANDARD.paper);
    /// ```
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

    /// Each colour that is hard to see on dark paper, and the colour that takes its place there.
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

    /// How a role looks.
    ///
    /// ```
    /// # use sudokit_diagram::Role;
    /// # use sudokit_render::Theme;
    /// assert_eq!(Theme::STANDARD.look(Role::Fin).name, "fin");
    /// ```
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
            // It is on the board, so it has no shape behind a candidate.
            Role::Blocker => look("rules out others", '=', Blue, self.blue, Shape::Cross, false),
        }
    }

    /// How a role looks in a terminal: colour, and what changes the board is bold.
    pub(crate) fn ansi(&self, role: Role) -> Style {
        let style = Style::new().fg_color(Some(self.look(role).ansi.into()));
        match role {
            Role::Placed => style.bold(),
            Role::Eliminated => style.bold().strikethrough(),
            _ => style,
        }
    }
}

/// A method for each colour that sets it.
macro_rules! setters {
    ($($colour:ident),*) => {
        impl Theme {
            $(
                #[doc = concat!("Sets the colour [`", stringify!($colour), "`](field@Self::", stringify!($colour), ").")]
                ///
                /// ```
                /// # use sudokit_render::{Rgb, Theme};
                #[doc = concat!("let theme = Theme::STANDARD.", stringify!($colour), "(Rgb(1, 2, 3));")]
                #[doc = concat!("assert_eq!(theme.", stringify!($colour), ".to_string(), \"#010203\");")]
                /// ```
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
