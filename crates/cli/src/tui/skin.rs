//! Five skins over one drawing.

use clap::ValueEnum;
use ratatui::style::{Color, Modifier, Style};
use sudokit::diagram::Role;
use sudokit::render::{Rgb, Theme};

/// The looks that a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Skin {
    /// Light letters on dark ground
    Dark,
    /// Dark letters on light ground
    Light,
    /// Colours that are told apart by people who are colour-blind, and signs with them
    Safe,
    /// No colours: bold, underlined, reversed, and signs
    Mono,
    /// No colours, and nothing but ASCII
    Ascii,
}

/// The purpose of a part of the screen. A skin defines its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Words.
    Text,
    /// Words that matter less.
    Faint,
    /// A heading, a key.
    Strong,
    /// A line between cells, and one between boxes.
    Line,
    Frame,
    /// Digits.
    Given,
    Placed,
    Wrong,
    /// Marks.
    Corner,
    Centre,
    /// The digit that is shown everywhere.
    Shown,
    /// Messages.
    Said,
    Refused,
    /// The entry of a list that is chosen.
    Chosen,
}

/// The background of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Plain,
    /// Seen from the cursor.
    Seen,
    Selected,
    Cursor,
    /// One of the nine colours, from 0.
    Colour(usize),
}

impl Skin {
    pub(super) const ALL: [Self; 5] = [Self::Dark, Self::Light, Self::Safe, Self::Mono, Self::Ascii];

    /// The skin for a terminal that shows colours, and more than ASCII, or not. Its ground is
    /// [asked for](super::terminal::is_light) on its own.
    pub(crate) const fn for_terminal(colours: bool, unicode: bool) -> Self {
        match (unicode, colours) {
            (false, _) => Self::Ascii,
            (true, false) => Self::Mono,
            (true, true) => Self::Dark,
        }
    }

    /// The skin of this name that was kept, as far as the terminal can show it; else the one that suits it.
    pub(super) fn kept(name: Option<&str>, suits: Self) -> Self {
        let kept = Self::ALL.into_iter().find(|skin| Some(skin.name()) == name).unwrap_or(suits);
        match suits {
            Self::Ascii => suits,
            Self::Mono if kept.has_colours() => suits,
            _ => kept,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Safe => "safe",
            Self::Mono => "mono",
            Self::Ascii => "ascii",
        }
    }

    /// True if signs replace colours.
    pub(super) const fn has_signs(self) -> bool {
        matches!(self, Self::Safe | Self::Mono | Self::Ascii)
    }

    pub(super) const fn has_colours(self) -> bool {
        matches!(self, Self::Dark | Self::Light | Self::Safe)
    }

    pub(super) const fn is_ascii(self) -> bool {
        matches!(self, Self::Ascii)
    }

    /// Paper and ink of everything.
    pub(super) fn base(self) -> Style {
        match self {
            Self::Dark | Self::Safe => Style::new().fg(Color::Indexed(252)).bg(Color::Indexed(234)),
            Self::Light => Style::new().fg(Color::Indexed(235)).bg(Color::Indexed(231)),
            Self::Mono | Self::Ascii => Style::new(),
        }
    }

    pub(super) fn style(self, part: Part) -> Style {
        let (bold, plain) = (Style::new().add_modifier(Modifier::BOLD), Style::new());
        if !self.has_colours() {
            return match part {
                Part::Given | Part::Strong | Part::Frame | Part::Refused => bold,
                Part::Shown | Part::Chosen => Style::new().add_modifier(Modifier::REVERSED),
                Part::Corner => Style::new().add_modifier(Modifier::UNDERLINED),
                Part::Wrong => bold.add_modifier(Modifier::UNDERLINED),
                Part::Text | Part::Faint | Part::Line | Part::Placed | Part::Centre | Part::Said => plain,
            };
        }
        let dark = self != Self::Light;
        let pick = |on_dark, on_light| Color::Indexed(if dark { on_dark } else { on_light });
        match part {
            Part::Text => plain,
            Part::Faint => plain.fg(pick(245, 242)),
            Part::Strong => bold,
            Part::Line => plain.fg(pick(239, 250)),
            Part::Frame => plain.fg(pick(250, 238)),
            Part::Given => bold.fg(pick(255, 232)),
            Part::Placed => plain.fg(pick(117, 25)),
            Part::Wrong => bold.fg(pick(209, 166)).add_modifier(Modifier::UNDERLINED),
            Part::Corner => plain.fg(pick(222, 94)),
            Part::Centre => plain.fg(pick(248, 240)),
            Part::Shown => bold.fg(Color::Indexed(232)).bg(pick(221, 222)),
            Part::Said => plain.fg(pick(150, 28)),
            Part::Refused => bold.fg(pick(216, 130)),
            Part::Chosen => bold.fg(Color::Indexed(232)).bg(pick(117, 153)),
        }
    }

    pub(super) fn ground(self, ground: Ground) -> Style {
        let dark = self != Self::Light;
        let pick = |on_dark, on_light| Style::new().bg(Color::Indexed(if dark { on_dark } else { on_light }));
        if !self.has_colours() {
            return match ground {
                Ground::Cursor | Ground::Selected => Style::new().add_modifier(Modifier::REVERSED),
                Ground::Plain | Ground::Seen | Ground::Colour(_) => Style::new(),
            };
        }
        match ground {
            Ground::Plain => Style::new(),
            Ground::Seen => pick(236, 255),
            Ground::Selected => pick(24, 153),
            Ground::Cursor => pick(25, 117),
            Ground::Colour(number) => {
                let on_dark = [52, 94, 58, 22, 23, 17, 54, 53, 240];
                let on_light = [217, 223, 229, 193, 159, 147, 183, 225, 252];
                pick(on_dark[number % 9], on_light[number % 9])
            }
        }
    }

    /// The style of a candidate that plays a role in a hint, or that the player has coloured.
    pub(super) fn role(self, role: Role) -> Style {
        let Rgb(red, green, blue) = Theme::STANDARD.look(role).rgb;
        let strong = Style::new().add_modifier(Modifier::BOLD);
        match (self.has_colours(), role) {
            (true, Role::Eliminated) => strong
                .fg(Color::Indexed(231))
                .bg(Color::Rgb(red, green, blue))
                .add_modifier(Modifier::CROSSED_OUT),
            (true, _) => strong.fg(ink_on(red, green, blue)).bg(Color::Rgb(red, green, blue)),
            (false, Role::Eliminated) => strong.add_modifier(Modifier::CROSSED_OUT | Modifier::REVERSED),
            (false, _) => strong.add_modifier(Modifier::REVERSED),
        }
    }

    /// The style of a candidate with one of the nine colours, from 0.
    pub(super) fn candidate(self, colour: usize) -> Style {
        let colours = [203, 215, 227, 120, 87, 75, 141, 219, 250];
        if self.has_colours() {
            Style::new().fg(Color::Indexed(232)).bg(Color::Indexed(colours[colour % 9]))
        } else {
            Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        }
    }
}

/// Black or white, whichever is read better on a colour.
fn ink_on(red: u8, green: u8, blue: u8) -> Color {
    // Rec. 601 luma, in thousandths.
    let luma = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    Color::Indexed(if luma > 128_000 { 232 } else { 231 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_skin_follows_the_terminal() {
        assert_eq!(Skin::for_terminal(true, true), Skin::Dark);
        assert_eq!(Skin::for_terminal(false, true), Skin::Mono);
        assert_eq!(Skin::for_terminal(true, false), Skin::Ascii);
    }

    #[test]
    fn a_kept_skin_gives_way_to_a_terminal_that_cannot_show_it() {
        assert_eq!(Skin::kept(None, Skin::Light), Skin::Light);
        assert_eq!(Skin::kept(Some("safe"), Skin::Dark), Skin::Safe);
        assert_eq!(Skin::kept(Some("safe"), Skin::Mono), Skin::Mono);
        assert_eq!(Skin::kept(Some("ascii"), Skin::Mono), Skin::Ascii);
        assert_eq!(Skin::kept(Some("safe"), Skin::Ascii), Skin::Ascii);
        assert_eq!(Skin::kept(Some("a skin of a later version"), Skin::Dark), Skin::Dark);
    }

    #[test]
    fn without_colours_there_are_none() {
        for skin in Skin::ALL.into_iter().filter(|skin| !skin.has_colours()) {
            for role in Role::ALL {
                assert_eq!((skin.role(role).fg, skin.role(role).bg), (None, None), "{skin:?}");
            }
            assert_eq!((skin.base().fg, skin.base().bg), (None, None));
        }
    }
}
