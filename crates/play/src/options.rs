//! The options of a player.

use crate::Techniques;
use serde::{Deserialize, Serialize};
use sudokit::render::Coordinates;

/// The options of a player. They are part of the game and its log, because some of them change the effect of
/// actions.
///
/// ```
/// use sudokit_play::{Action, Game, Keeping, Options};
///
/// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// let options = Options { candidates: Keeping::Automatic, ..Options::default() };
/// game.act(Action::Choose { options }).expect("options can be changed at any time");
/// assert_eq!(game.candidates("r5c5".parse()?).len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How candidates are kept.
    pub candidates: Keeping,
    /// True if placing a digit removes its marks from the cells that it sees.
    pub clean: bool,
    /// True if cells that clash are shown.
    pub clashes: bool,
    /// When wrong digits are shown.
    pub wrong: Showing,
    /// True if digits placed nine times are shown as complete.
    pub complete: bool,
    /// True if the clock is shown. It runs either way.
    pub clock: bool,
    /// The order of choosing: cell or digit first.
    pub first: First,
    /// The notation of cells.
    #[serde(with = "notation")]
    pub notation: Coordinates,
    /// The order in which steps are looked for.
    pub hints: HintOrder,
    /// Techniques that hints do not use.
    #[serde(skip_serializing_if = "Techniques::is_empty")]
    pub without: Techniques,
}

/// No help beyond what is in plain sight.
impl Default for Options {
    fn default() -> Self {
        Self {
            candidates: Keeping::ByHand,
            clean: true,
            clashes: true,
            wrong: Showing::WhenAsked,
            complete: true,
            clock: true,
            first: First::Cell,
            notation: Coordinates::Rncn,
            hints: HintOrder::Ours,
            without: Techniques::default(),
        }
    }
}

/// How candidates are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keeping {
    /// The player writes them down, as marks in the centre.
    #[default]
    ByHand,
    /// All that no digit rules out, less those that the player has crossed out. Marks in the centre are
    /// hidden until the player keeps candidates by hand again.
    Automatic,
}

/// When wrong digits are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Showing {
    /// Never.
    Never,
    /// When the player asks.
    #[default]
    WhenAsked,
    /// As soon as they are placed.
    AtOnce,
}

/// The order of choosing: cell first, or digit first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The cell.
    #[default]
    Cell,
    /// The digit.
    Digit,
}

/// The order in which steps are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HintOrder {
    /// Ours: HoDoKu's, then everything else that we know; at the levels of singles boxes come before rows and
    /// columns, and these before single cells.
    #[default]
    Ours,
    /// HoDoKu's; ours if it has no step.
    Hodoku,
    /// Sudoku Explainer's; ours if it has no step.
    SudokuExplainer,
}

/// Notations as data, by their names.
mod notation {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use sudokit::UnknownName;
    use sudokit::render::Coordinates;

    const NAMES: [(&str, Coordinates); 2] = [("rncn", Coordinates::Rncn), ("k9", Coordinates::K9)];

    pub(super) fn serialize<S: Serializer>(notation: &Coordinates, serializer: S) -> Result<S::Ok, S::Error> {
        let name = NAMES.iter().find(|(_, other)| other == notation).map_or(NAMES[0].0, |(name, _)| *name);
        serializer.serialize_str(name)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Coordinates, D::Error> {
        let text = String::deserialize(deserializer)?;
        let known = NAMES.iter().find(|(name, _)| *name == text).map(|(_, notation)| *notation);
        let unknown = || UnknownName::new("a notation", &text, NAMES.map(|(name, _)| name));
        known.ok_or_else(|| de::Error::custom(unknown()))
    }
}
