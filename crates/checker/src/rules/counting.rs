//! Arguments by counting: almost locked sets, and truths against links.

use super::{Named, Rule};
use crate::read::{Read, Reading, expected, record, variants, word};
use crate::state::{Claim, State};
use crate::truths::{Truth, Variable, ensure_few, of_set};
use crate::work::{Checked, Work, ensure, refused};
use serde_json::value::RawValue;
use sudokit_core::{Candidate, Cell, CellSet, Digit, House};

/// Sets of cells with one digit more than cells.
pub(super) enum Als {
    Chain { sets: Vec<Set> },
    Blossom { stem: Cell, petals: Vec<(Digit, Set)> },
}
variants! { Als: "Chain" Chain { sets }, "Ring" Chain { sets }, "Blossom" Blossom { stem, petals } }

record! { pub(super) struct Set { cells: CellSet } }

impl Named for Als {
    fn truths(&self, state: &State) -> Checked<Vec<Truth>> {
        let (stem, sets): (_, Vec<&Set>) = match self {
            Self::Chain { sets } => (None, sets.iter().collect()),
            Self::Blossom { stem, petals } => (Some(*stem), petals.iter().map(|(_, set)| set).collect()),
        };
        let mut truths: Vec<Truth> = stem.map(Truth::Cell).into_iter().collect();
        for set in sets {
            truths.extend(of_set(state, set.cells)?);
            ensure_few(&truths)?;
        }
        Ok(truths)
    }
}

record! {
    /// Truths, and links that have all their candidates.
    ///
    /// Of a truth and of a link exactly one candidate is true. Count for each candidate the links less the
    /// truths that have it, and sum that over the true candidates: it is all links less all truths, the
    /// *rank*. If no candidate counts less than nothing, a candidate that counts more than the rank is false.
    pub(super) struct Rank {
        truths: Vec<Weighted>,
        links: Vec<Weighted>,
        /// Other lists of links, each of which is enough.
        instead: Vec<Vec<Weighted>> = Default::default(),
    }
}

/// A cell or a digit in a house, and how often it counts: `r4c7`, `2r4`, `3*2r4`.
struct Weighted {
    variable: Variable,
    weight: u8,
}

impl Weighted {
    fn of(text: &str) -> Option<Self> {
        let (weight, name) = text.split_once('*').unwrap_or(("1", text));
        let weight: u8 = weight.parse().ok().filter(|weight| *weight > 0)?;
        let variable = match name.parse() {
            Ok(cell) => Variable::Cell(cell),
            Err(_) => {
                let &[digit, kind, number] = name.as_bytes() else { return None };
                let index =
                    |byte: u8| usize::from(byte).checked_sub(usize::from(b'1')).filter(|index| *index < 9);
                let house = match kind {
                    b'r' => House::row,
                    b'c' => House::column,
                    b'b' => House::block,
                    _ => return None,
                };
                Variable::Place(house(index(number)?), Digit::new(index(digit)?)?)
            }
        };
        Some(Self { variable, weight })
    }
}

impl<'a> Read<'a> for Weighted {
    fn read(text: &'a RawValue) -> Reading<Self> {
        Self::of(&word(text)?).ok_or_else(|| expected("a truth such as r4c7, 2r4 or 3*2r4"))
    }
}

impl Rule for Rank {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let mut open = claim.gone;
        ensure(!open.is_empty(), "a rank argument can only remove candidates")?;
        for links in [&self.links].into_iter().chain(&self.instead) {
            let (counts, rank) = self.counted(links, state, work)?;
            open = open.iter().filter(|one| counts[one.index()] <= rank).collect();
        }
        if open.is_empty() { Ok(()) } else { Err(refused("a candidate does not count more than the rank")) }
    }
}

impl Rank {
    /// The count of each candidate, and the rank.
    fn counted(&self, links: &[Weighted], state: &State, work: &mut Work<'_>) -> Checked<(Vec<i64>, i64)> {
        work.take(Candidate::COUNT)?;
        let (mut counts, mut rank) = (vec![0_i64; Candidate::COUNT], 0);
        let signed = self.truths.iter().map(|one| (one, -1)).chain(links.iter().map(|one| (one, 1)));
        for (Weighted { variable, weight }, sign) in signed {
            work.take(10)?;
            let weight = sign * i64::from(*weight);
            rank += weight;
            Truth::from(*variable)
                .candidates(&state.left)
                .iter()
                .for_each(|one| counts[one.index()] += weight);
        }
        let is_covered = state.left.iter().all(|one| counts[one.index()] >= 0);
        ensure(is_covered, "a candidate of a truth is in too few links")?;
        Ok((counts, rank))
    }
}
