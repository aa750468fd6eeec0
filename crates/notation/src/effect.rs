//! Conclusions: `r12c3<>4, r5c6<>78`, `r4c7=3`, `one of r1c1=2, r3c4=5`.

use crate::Misread;
use crate::cursor::Cursor;
use serde_json::{Value, json};
use sudokit_core::{CandidateSet, CellSet};

/// The effect of an argument, as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The candidates that are true.
    pub placements: CandidateSet,
    /// The candidates that are false.
    pub eliminations: CandidateSet,
    /// Candidates of which one is true.
    pub one_of: CandidateSet,
}

/// The signs between cells and the digits that they lose.
pub(crate) const NOT: [&str; 3] = ["<>", "≠", "!="];

impl Effect {
    /// Reads all that stands behind the arrow.
    pub(crate) fn read(mut at: Cursor<'_>) -> Result<Self, Misread> {
        let mut effect = Self::default();
        let is_relation = at.takes("one of");
        while !at.is_done() {
            let loses =
                at.takes("-").then(|| at.digits().ok_or_else(|| at.expected("digits"))).transpose()?;
            let cells: CellSet = at.cells().ok_or_else(|| at.expected("cells such as r1c23"))?;
            let is_not = loses.is_some() || NOT.iter().any(|sign| at.takes(sign));
            if !is_not && !at.takes("=") {
                return Err(at.expected("'<>' or '=' and a digit"));
            }
            let digits = match loses {
                Some(digits) => digits,
                None => at.digits().ok_or_else(|| at.expected("a digit"))?,
            };
            let list = match (is_not, is_relation) {
                (true, false) => &mut effect.eliminations,
                (false, false) => &mut effect.placements,
                (false, true) => &mut effect.one_of,
                (true, true) => return Err(at.expected("candidates of which one is true")),
            };
            *list |= Cursor::candidates(cells, digits);
            let _ = at.takes(",") || at.takes(";") || at.takes(".");
        }
        let is_empty =
            effect.placements.is_empty() && effect.eliminations.is_empty() && effect.one_of.is_empty();
        if is_empty { Err(at.expected("a conclusion such as r1c23<>4")) } else { Ok(effect) }
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "placements": self.placements,
            "eliminations": self.eliminations,
            "one_of": self.one_of,
        })
    }
}
