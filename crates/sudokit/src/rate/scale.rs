//! The scales of difficulty.

use super::path::RatedPath;
use super::rating::{Grade, Rating};
use crate::logic::rating::se::{self, Profile};
use crate::logic::rating::whips::{self, Chains};
use crate::logic::rating::{hodoku, invariant};
use crate::{Board, Cancel, Solution, UnknownName};
use sudokit_core::named;

/// A scale of difficulty.
///
/// ```
/// use sudokit::Scale;
///
/// assert_eq!("se-fixed".parse(), Ok(Scale::SeFixed));
/// assert_eq!(Scale::SeFixed.to_string(), "se-fixed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scale {
    /// Level, score and steps of HoDoKu 2.2.0.
    Hodoku,
    /// ER, EP and ED of Sudoku Explainer 1.2.1.
    Se,
    /// [`Se`](Self::Se) with the later fixes to its uniqueness rules and bivalue graves.
    SeFixed,
    /// [`Se`](Self::Se) with the rules added by SukakuExplainer 1.18.1, as far as they are known; not exact.
    SeSukaku,
    /// The length of the longest whip needed.
    W,
    /// The length of the longest braid needed.
    B,
    /// The length of the longest g-whip needed.
    Gw,
    /// The length of the longest g-braid needed.
    Gb,
    /// A scale that gives all isomorphs the same rating.
    Invariant,
}

impl Scale {
    /// All scales.
    pub const ALL: [Self; 9] = [
        Self::Hodoku,
        Self::Se,
        Self::SeFixed,
        Self::SeSukaku,
        Self::W,
        Self::B,
        Self::Gw,
        Self::Gb,
        Self::Invariant,
    ];

    /// The scales that `all` stands for: one profile of each.
    const ONE_PROFILE_EACH: [Self; 7] =
        [Self::Hodoku, Self::Se, Self::W, Self::B, Self::Gw, Self::Gb, Self::Invariant];

    /// The scales that a name stands for: the one with this name, or with `all` one profile of each, which
    /// leaves out [`SeFixed`](Self::SeFixed) and [`SeSukaku`](Self::SeSukaku).
    ///
    /// # Errors
    /// No scale has this name.
    ///
    /// ```
    /// # use sudokit::Scale;
    /// assert_eq!(Scale::named("se")?, [Scale::Se]);
    /// assert_eq!(Scale::named("all")?.len(), 7);
    /// # Ok::<(), sudokit::UnknownName>(())
    /// ```
    pub fn named(name: &str) -> Result<Vec<Self>, UnknownName> {
        if name.eq_ignore_ascii_case("all") {
            return Ok(Self::ONE_PROFILE_EACH.to_vec());
        }
        name.parse().map(|scale| vec![scale])
    }

    /// The name, as it is read back: `hodoku`, `se`, `se-fixed`, `se-sukaku`, `w`, `b`, `gw`, `gb` or
    /// `invariant`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::Se => "se",
            Self::SeFixed => "se-fixed",
            Self::SeSukaku => "se-sukaku",
            Self::W => "w",
            Self::B => "b",
            Self::Gw => "gw",
            Self::Gb => "gb",
            Self::Invariant => "invariant",
        }
    }

    /// The name of the scale's field in JSON: [`name`](Self::name) with an underscore.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SeFixed => "se_fixed",
            Self::SeSukaku => "se_sukaku",
            other => other.name(),
        }
    }

    /// The columns of a table, one for each of the [values](Rating::values) of a rating.
    pub const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Hodoku => &["hodoku_level", "hodoku_score", "hodoku_steps"],
            Self::Se => &["se_er", "se_ep", "se_ed"],
            Self::SeFixed => &["se_fixed_er", "se_fixed_ep", "se_fixed_ed"],
            Self::SeSukaku => &["se_sukaku_er", "se_sukaku_ep", "se_sukaku_ed"],
            Self::Invariant => &["invariant"],
            Self::W => &["w"],
            Self::B => &["b"],
            Self::Gw => &["gw"],
            Self::Gb => &["gb"],
        }
    }

    /// Rates a board that has this one solution. If cancelled, the rating is a [lower
    /// bound](Rating::is_exact). `None` if the board is full, or has too few filled cells for HoDoKu.
    pub fn rate(self, board: &Board, solution: &Solution, cancel: &Cancel) -> Option<Rating> {
        let (grade, is_exact) = match self {
            Self::Hodoku => {
                let (rating, is_exact) = hodoku::rate_until(board, Some(solution), cancel)?;
                (Grade::Hodoku(rating), is_exact)
            }
            Self::Se | Self::SeFixed | Self::SeSukaku => {
                let profile = self.profile()?.on(board);
                let (rating, is_exact) = se::rate_until(board, profile, cancel)?;
                (Grade::Explainer(profile, rating), is_exact)
            }
            Self::Invariant => {
                let (rating, is_exact) = invariant::rate_until(board, cancel)?;
                // If no rule applies any more, the rating so far is a lower bound.
                let is_exact = is_exact && rating.is_solved;
                (Grade::Invariant(rating), is_exact)
            }
            Self::W | Self::B | Self::Gw | Self::Gb => {
                let (length, longest) = whips::rate_and_show(board, self.chains()?, cancel)?;
                (Grade::Chains(length, longest), !matches!(length, whips::Length::AtLeast(_)))
            }
        };
        Some(Rating { scale: self, grade, is_exact })
    }

    /// The steps that the scale takes from a board on. HoDoKu's brute force uses the solution. `None` on
    /// scales without a path: chains and the invariant scale.
    ///
    /// ```
    /// use sudokit::{Board, Puzzle, Scale, Solution};
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let solution: Solution =
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
    /// let path = Scale::Se.path(&Board::new(&puzzle)?, &solution).unwrap();
    /// assert_eq!(path.count(), 51);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(self, board: &Board, solution: &Solution) -> Option<RatedPath> {
        match self {
            Self::Hodoku => Some(RatedPath::hodoku(hodoku::Path::new(board, Some(*solution)))),
            _ => Some(RatedPath::explainer(se::Path::new(board, self.profile()?.on(board)))),
        }
    }

    /// The version of Sudoku Explainer, if any.
    const fn profile(self) -> Option<Profile> {
        match self {
            Self::Se => Some(Profile::SE_1_2_1),
            Self::SeFixed => Some(Profile::SE_1_2_1_FIXED),
            Self::SeSukaku => Some(Profile::SUKAKU_1_18_1),
            _ => None,
        }
    }

    /// The kind of chains, if any.
    const fn chains(self) -> Option<Chains> {
        match self {
            Self::W => Some(Chains::WHIPS),
            Self::B => Some(Chains::BRAIDS),
            Self::Gw => Some(Chains::G_WHIPS),
            Self::Gb => Some(Chains::G_BRAIDS),
            _ => None,
        }
    }
}

named!(Scale, "a scale");
