//! Effects: the candidates that a step places, removes or relates.

use crate::notation;
use crate::wording::one_is_true;
use std::fmt;
use std::str::FromStr;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, Digit, DigitSet, shown};
use sudokit_diagram::{Sentence, by_cells, say};

/// The effect of a step: placements or eliminations on the board where it was found, at least one. Some steps
/// change nothing and say that one of several candidates is true, an *OR-relation*; they are listed on demand
/// only.
///
/// Candidates are in the order in which the technique finds them, each once. HoDoKu's scale depends on this
/// order: it decides which single is seen next.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::Effect;
///
/// let five: Candidate = "r1c1=5".parse()?;
/// assert_eq!(Effect::placing(five).to_string(), "r1c1=5");
/// assert_eq!(Effect::removing([five]), "r1c1<>5".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(from = "Lists"))]
pub struct Effect {
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    /// Boxed, because few steps have it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    one_of: Option<Box<CandidateSet>>,
}

impl Effect {
    /// Places one digit.
    pub fn placing(candidate: Candidate) -> Self {
        Self { placements: vec![candidate], ..Self::default() }
    }

    /// Places several digits.
    pub fn placing_all(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        Self { placements: once_each(candidates), ..Self::default() }
    }

    /// Removes candidates, in this order. Repeated ones are dropped.
    pub fn removing(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        Self { eliminations: once_each(candidates), ..Self::default() }
    }

    /// States that at least one of these candidates is true. This changes no board.
    ///
    /// ```
    /// # use sudokit_core::{Board, Candidate};
    /// # use sudokit_logic::Effect;
    /// let effect = Effect::one_of([7, 93].map(Candidate::from_index));
    /// assert_eq!(effect.to_string(), "one of r1c1=8, r2c2=4");
    /// assert!(!effect.apply(&mut Board::EMPTY.clone()));
    /// ```
    pub fn one_of(candidates: impl IntoIterator<Item = Candidate>) -> Self {
        let one_of: CandidateSet = candidates.into_iter().collect();
        Self { one_of: (!one_of.is_empty()).then(|| Box::new(one_of)), ..Self::default() }
    }

    /// The candidates that are placed.
    pub fn placements(&self) -> &[Candidate] {
        &self.placements
    }

    /// The candidates that are removed, without those that a placement rules out.
    pub fn eliminations(&self) -> &[Candidate] {
        &self.eliminations
    }

    /// The removed candidates as a set.
    pub fn eliminated(&self) -> CandidateSet {
        self.eliminations.iter().copied().collect()
    }

    /// The placed candidates as a set.
    pub fn placed(&self) -> CandidateSet {
        self.placements.iter().copied().collect()
    }

    /// The candidates of a relation, of which at least one is true; empty for other effects.
    pub fn related(&self) -> CandidateSet {
        self.one_of.as_deref().copied().unwrap_or_default()
    }

    /// All candidates of the effect.
    pub fn candidates(&self) -> CandidateSet {
        self.placed() | self.eliminated() | self.related()
    }

    /// The digits of these candidates.
    pub(crate) fn digits(&self) -> DigitSet {
        self.candidates().digits()
    }

    /// True if something is placed or removed.
    pub(crate) fn changes_something(&self) -> bool {
        !self.placements.is_empty() || !self.eliminations.is_empty()
    }

    /// True for the default, which is the effect of no step.
    pub fn is_empty(&self) -> bool {
        !self.changes_something() && self.one_of.is_none()
    }

    /// Places and removes on a board. Returns true if the board changed.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::Effect;
    /// let mut board = Board::EMPTY;
    /// let effect: Effect = "r12c3<>4".parse()?;
    /// assert!(effect.apply(&mut board));
    /// assert!(!effect.apply(&mut board));
    /// # Ok::<(), sudokit_logic::ParseEffectError>(())
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

    /// The effect in words: "r1c2 is 4.", "Remove 4 and 7 from r5c5."
    pub(crate) fn results(&self) -> Vec<Sentence> {
        let (placed, gone) = (self.placed(), self.eliminated());
        let mut said: Vec<Sentence> = Digit::all()
            .map(|digit| (digit, placed.cells_of(digit)))
            .filter(|(_, cells)| !cells.is_empty())
            .map(|(digit, cells)| say!("effect-are", [cells, digit]))
            .collect();
        let parts = by_cells(gone).into_iter();
        said.extend(parts.map(|(digits, cells)| say!("effect-remove", [digits, cells])));
        let related = self.related();
        if !related.is_empty() {
            said.push(say!("effect-one-of", [one = one_is_true(related)]));
        }
        said
    }
}

/// The error of a text that is no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEffectError(String);

impl fmt::Display for ParseEffectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is neither digits placed, r1c2=3, nor candidates removed, r12c3<>4, with each number once",
            shown(&self.0)
        )
    }
}

impl std::error::Error for ParseEffectError {}

/// Reads the displayed form `r4c7=3, r78c2<>4`, in capitals too, and with several digits behind a sign.
/// Relations are not read.
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

/// An effect as data, which may repeat candidates.
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

/// `r4c7=3` for placements, `r78c2<>4, r1c1<>5` for eliminations, `one of r1c1=2, r3c4=5` for relations.
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
