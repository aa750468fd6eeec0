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

/// The look of everything that is drawn, on white paper or on dark screens.
///
/// The colours in pictures keep apart for people who see red and green alike (after M. Okabe and K. Ito, "Color Universal
/// Design", 2002), and nobody has to see them at all.
///
/// ```
/// use sudokit_render::Theme;
/// assert_eq!(Theme::STANDARD.paper.to_string(), "#ffffff");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

const GREEN: Rgb = Rgb(0, 128, 96);
const RED: Rgb = Rgb(196, 64, 0);
const BLUE: Rgb = Rgb(0, 114, 178);
const SKY: Rgb = Rgb(86, 180, 233);
const ORANGE: Rgb = Rgb(230, 159, 0);
const PURPLE: Rgb = Rgb(204, 121, 167);
const YELLOW: Rgb = Rgb(240, 228, 66);

impl Theme {
    /// The one.
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
    };

    /// The same where paper is dark.
    const DARK: Self = Self {
        paper: Rgb(24, 24, 24),
        ink: Rgb(232, 232, 232),
        own: Rgb(128, 190, 255),
        faint: Rgb(150, 150, 150),
        link: Rgb(255, 140, 185),
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
            (RED, Rgb(255, 110, 60)),
            (BLUE, Rgb(70, 165, 230)),
            (GREEN, Rgb(0, 150, 112)),
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
            Role::Placed => look("placed", '+', Green, GREEN, Shape::Circle, true),
            Role::Eliminated => look("removed", '-', Red, RED, Shape::Cross, true),
            Role::Base => look("pattern", '*', Cyan, SKY, Shape::Hexagon, true),
            Role::Cover => look("cover", '\'', Blue, BLUE, Shape::Hexagon, false),
            Role::Fin => look("fin", '#', Yellow, ORANGE, Shape::Diamond, true),
            Role::EndoFin => look("endo fin", '@', Magenta, PURPLE, Shape::Diamond, false),
            Role::On => look("on", '!', Blue, SKY, Shape::Circle, false),
            Role::Off => look("off", '?', Yellow, YELLOW, Shape::Square, true),
            Role::Pivot => look("pivot", '^', Magenta, PURPLE, Shape::Octagon, true),
            Role::Pincer => look("pincer", '~', Cyan, SKY, Shape::Triangle, true),
            Role::First => look("set A", 'a', Cyan, SKY, Shape::Pentagon, true),
            Role::Second => look("set B", 'b', Magenta, PURPLE, Shape::Pentagon, false),
            Role::Third => look("set C", 'c', Yellow, ORANGE, Shape::Octagon, false),
            Role::Further => look("other sets", 'd', Blue, BLUE, Shape::Triangle, false),
            Role::Guardian => look("guardian", '%', Green, GREEN, Shape::Square, false),
            // It is on the board, so it has no shape behind a candidate.
            Role::Blocker => look("rules out others", '=', Blue, BLUE, Shape::Cross, false),
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
