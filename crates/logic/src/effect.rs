//! What a step changes, or says.

use crate::notation;
use std::fmt;
use std::str::FromStr;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, DigitSet};

/// What a step changes on the board it was found on: at least one candidate of that board. Some steps change nothing and say that one of
/// several candidates is true, an *OR-relation*; only lists of steps have those, and only when asked.
///
/// Candidates are in the order in which the technique finds them, each once. On HoDoKu's scale that order matters: it
/// decides which single is seen next.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::Effect;
///
/// let five: Candidate = "r1c1=5".parse()?;
/// assert_eq!(Effect::placing(five).to_string(), "r1c1=5");
/// # Ok::<(), sudokit_core::ParseCandidateError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(from = "Lists"))]
pub struct Effect {
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    /// Few steps have it, so it takes little room.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    one_of: Option<Box<CandidateSet>>,
}

impl Effect {
    /// The effect of placing one digit.
    pub fn placing(candidate: Candidate) -> Self {
        Self { placements: vec![candidate], ..Self::default() }
    }

    /// The effect of placing several digits.
    pub fn placing_all(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        Self { placements: once_each(candidates), ..Self::default() }
    }

    /// The effect of removing candidates, in this order. Repeated ones are dropped.
    pub fn removing(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        Self { eliminations: once_each(candidates), ..Self::default() }
    }

    /// That at least one of these candidates is true. This changes no board.
    ///
    /// ```
    /// # use sudokit_core::{Board, Candidate};
    /// # use sudokit_logic::Effect;
    /// let effect = Effect::one_of([7, 93].map(Candidate::from_index));
    /// assert_eq!(effect.to_string(), "one of r1c1=8, r2c2=4");
    /// assert!(!effect.changes_something() && !effect.apply(&mut Board::EMPTY.clone()));
    /// ```
    pub fn one_of(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        let one_of: CandidateSet = candidates.into_iter().collect();
        Self { one_of: (!one_of.is_empty()).then(|| Box::new(one_of)), ..Self::default() }
    }

    /// The candidates that are true.
    pub fn placements(&self) -> &[Candidate] {
        &self.placements
    }

    /// The candidates that are false. Candidates that a placement rules out are not listed.
    pub fn eliminations(&self) -> &[Candidate] {
        &self.eliminations
    }

    /// The candidates that are false, as a set.
    pub fn eliminated(&self) -> CandidateSet {
        self.eliminations.iter().copied().collect()
    }

    /// The candidates that are true, as a set.
    pub fn placed(&self) -> CandidateSet {
        self.placements.iter().copied().collect()
    }

    /// The candidates of which at least one is true; none, if the step changes something.
    pub fn related(&self) -> CandidateSet {
        self.one_of.as_deref().copied().unwrap_or_default()
    }

    /// All candidates that it names.
    pub fn candidates(&self) -> CandidateSet {
        self.placed() | self.eliminated() | self.related()
    }

    /// The digits that it is about.
    pub fn digits(&self) -> DigitSet {
        self.candidates().digits()
    }

    /// Whether something is placed or removed.
    pub fn changes_something(&self) -> bool {
        !self.placements.is_empty() || !self.eliminations.is_empty()
    }

    /// Whether it says nothing at all; never the case for the effect of a step.
    pub fn is_empty(&self) -> bool {
        !self.changes_something() && self.one_of.is_none()
    }

    /// Places and removes on a board. Whether the board changed.
    ///
    /// ```
    /// # use sudokit_core::{Board, Candidate};
    /// # use sudokit_logic::Effect;
    /// let mut board = Board::EMPTY;
    /// let effect = Effect::placing(Candidate::from_index(0));
    /// assert!(effect.apply(&mut board));
    /// assert!(!effect.apply(&mut board));
    /// ```
    pub fn apply(&self, board: &mut Board) -> bool {
        let mut changed = false;
        for candidate in &self.eliminations {
            changed |= board.eliminate(*candidate);
        }
        for candidate in &self.placements {
            changed |= board.place(*candidate);
        }
        changed
    }
}

/// A text that says nothing of candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEffectError(String);

impl fmt::Display for ParseEffectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is neither digits placed, r1c2=3, nor candidates removed, r12c3<>4",
            self.0.escape_debug()
        )
    }
}

impl std::error::Error for ParseEffectError {}

/// As it is displayed, `r4c7=3, r78c2<>4`; several digits may stand behind a sign, and capitals are the same. That one of several candidates is
/// true is not read.
impl FromStr for Effect {
    type Err = ParseEffectError;

    fn from_str(text: &str) -> Result<Self, ParseEffectError> {
        let lower = text.to_ascii_lowercase();
        let (mut placements, mut eliminations, mut cells, mut last) =
            (Vec::new(), Vec::new(), CellSet::EMPTY, "");
        for part in lower.split([',', ' ', '\t']).filter(|part| !part.is_empty()) {
            let wrong = || ParseEffectError(part.chars().take(60).collect());
            let signs = [("<>", &mut eliminations), ("=", &mut placements)];
            let signed = signs.into_iter().find_map(|(sign, list)| Some((part.split_once(sign)?, list)));
            let ((names, digits), list) = match signed {
                Some((parts, list)) => (parts, Some(list)),
                None => ((part, ""), None),
            };
            (cells, last) = (cells | notation::cells_named(names).ok_or_else(wrong)?, part);
            if let Some(list) = list {
                let Some((digits, "")) = notation::digits_named(digits) else { return Err(wrong()) };
                for digit in digits {
                    list.extend(cells.iter().map(|cell| Candidate::at(cell, digit)));
                }
                cells = CellSet::EMPTY;
            }
        }
        if !cells.is_empty() || last.is_empty() {
            return Err(ParseEffectError(last.chars().take(60).collect()));
        }
        Ok(Self {
            placements: once_each(placements),
            eliminations: once_each(eliminations),
            ..Self::default()
        })
    }
}

/// An effect as it is read: nobody promises that a candidate comes once.
#[cfg(feature = "serde")]
#[derive(Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Lists {
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    one_of: CandidateSet,
}

#[cfg(feature = "serde")]
impl From<Lists> for Effect {
    fn from(lists: Lists) -> Self {
        let Lists { placements, eliminations, one_of } = lists;
        Self {
            placements: once_each(placements),
            eliminations: once_each(eliminations),
            ..Self::one_of(one_of)
        }
    }
}

fn once_each(candidates: impl IntoIterator<Item = Candidate>) -> Vec<Candidate> {
    let mut seen = CandidateSet::EMPTY;
    candidates.into_iter().filter(|candidate| seen.insert(*candidate)).collect()
}

/// `r4c7=3` for placements, `r78c2<>4, r1c1<>5` for eliminations, digit by digit as they come; `one of r1c1=2, r3c4=5`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let related = self.related();
        f.write_str(if related.is_empty() { "" } else { "one of " })?;
        for (i, candidate) in self.placements.iter().copied().chain(related).enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{}={}", candidate.cell(), candidate.digit())?;
        }
        let mut comma = if self.placements.is_empty() { "" } else { ", " };
        let mut digits = DigitSet::EMPTY;
        let gone = self.eliminated();
        for digit in self.eliminations.iter().map(|candidate| candidate.digit()) {
            if !digits.insert(digit) {
                continue;
            }
            write!(f, "{comma}{}<>{digit}", notation::cells(gone.cells_of(digit)))?;
            comma = ", ";
        }
        Ok(())
    }
}
