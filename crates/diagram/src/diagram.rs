//! Diagrams: roles and links.

use sudokit_core::{Candidate, CandidateSet, CellSet, HouseSet};

/// Role of a candidate, a cell or a house in a pattern. The renderer chooses colour and sign, never colour
/// alone, and must know every role: a new one does not compile until it has a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Role {
    /// Becomes a digit.
    Placed,
    /// Is eliminated.
    Eliminated,
    /// Core of the pattern: base candidates of a fish, digits of a subset, corners of a rectangle.
    Base,
    /// Place of the eliminations: cover houses.
    Cover,
    /// Fin of a fish.
    Fin,
    /// A fin inside the bases.
    EndoFin,
    /// True in the first case of an argument; the first colour.
    On,
    /// False in the first case; the second colour.
    Off,
    /// Pivot of a wing.
    Pivot,
    /// Cell linked to the pivot.
    Pincer,
    /// The first of several sets, such as the almost locked sets of a chain.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// Any further one.
    Further,
    /// Candidate outside a deadly or impossible pattern: one of the guardians must be true.
    Guardian,
    /// Digit on the board that rules out candidates, leaving one place in a house.
    Blocker,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 16] = [
        Self::Placed,
        Self::Eliminated,
        Self::Base,
        Self::Cover,
        Self::Fin,
        Self::EndoFin,
        Self::On,
        Self::Off,
        Self::Pivot,
        Self::Pincer,
        Self::First,
        Self::Second,
        Self::Third,
        Self::Further,
        Self::Guardian,
        Self::Blocker,
    ];
}

/// A role of candidates, cells or houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Mark {
    /// Role of candidates.
    Candidates(CandidateSet, Role),
    /// Role of cells.
    Cells(CellSet, Role),
    /// Role of houses.
    Houses(HouseSet, Role),
}

/// An implication between two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// Start: one candidate, or several of a digit or of a cell, of which one is true. Several digits of an
    /// almost locked set are there together.
    pub from: CandidateSet,
    /// End.
    pub to: CandidateSet,
    /// Strong: not both ends are false. Weak: not both are true.
    pub strong: bool,
    /// The cells of the almost locked set that has both ends; empty for any other link.
    #[cfg_attr(feature = "serde", serde(default))]
    pub set: CellSet,
}

/// Diagram of a step.
///
/// ```
/// use sudokit_core::{Candidate, CandidateSet};
/// use sudokit_diagram::{Diagram, Mark, Role};
///
/// let mut picture = Diagram::default();
/// picture.candidates(CandidateSet::of(Candidate::from_index(0)), Role::Eliminated);
/// assert_eq!(picture.role(Candidate::from_index(0)), Some(Role::Eliminated));
/// assert_eq!(picture.role(Candidate::from_index(1)), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagram {
    /// The roles. If a candidate has several, the first counts.
    pub marks: Vec<Mark>,
    /// The links, in the order of the argument.
    pub links: Vec<Link>,
}

impl Diagram {
    /// Gives candidates a role.
    pub fn candidates(&mut self, candidates: CandidateSet, role: Role) {
        if !candidates.is_empty() {
            self.marks.push(Mark::Candidates(candidates, role));
        }
    }

    /// Gives cells a role.
    pub fn cells(&mut self, cells: CellSet, role: Role) {
        if !cells.is_empty() {
            self.marks.push(Mark::Cells(cells, role));
        }
    }

    /// Gives houses a role.
    pub fn houses(&mut self, houses: HouseSet, role: Role) {
        if !houses.is_empty() {
            self.marks.push(Mark::Houses(houses, role));
        }
    }

    /// Adds a link.
    pub fn link(&mut self, from: CandidateSet, to: CandidateSet, strong: bool) {
        self.links.push(Link { from, to, strong, set: CellSet::EMPTY });
    }

    /// Adds a strong link inside an almost locked set: without the one, the set has the other.
    pub fn link_in_set(&mut self, set: CellSet, from: CandidateSet, to: CandidateSet) {
        self.links.push(Link { from, to, strong: true, set });
    }

    /// The role of a candidate, if it has one itself.
    pub fn role(&self, candidate: Candidate) -> Option<Role> {
        self.marks.iter().find_map(|mark| match mark {
            Mark::Candidates(candidates, role) => candidates.contains(candidate).then_some(*role),
            Mark::Cells(..) | Mark::Houses(..) => None,
        })
    }
}
