//! Pictures: who plays which role, and what is linked to what.

use sudokit_core::{Candidate, CandidateSet, CellSet, HouseSet};

/// What a candidate, a cell or a house does in a pattern. Whoever draws it chooses colour and sign, never colour alone, and
/// must know every role: a new one does not compile until it has a look.
///
/// ```
/// use sudokit_diagram::Role;
/// assert_ne!(Role::Fin, Role::Base);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Role {
    /// It becomes a digit.
    Placed,
    /// It goes.
    Eliminated,
    /// What the pattern is made of: base candidates of a fish, digits of a subset, corners of a rectangle.
    Base,
    /// Where the pattern acts: cover houses.
    Cover,
    /// What keeps a fish from being perfect.
    Fin,
    /// A fin inside the bases.
    EndoFin,
    /// True in the first case of an argument; the first colour.
    On,
    /// False in the first case; the second colour.
    Off,
    /// The cell on which everything turns.
    Pivot,
    /// A cell that the pivot drives.
    Pincer,
    /// The first of several sets, as the almost locked sets of a chain.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// Any further one.
    Further,
    /// A candidate that spoils a pattern that may not be: one of those must be true.
    Guardian,
    /// A digit on the board that rules out candidates, as those that leave one place in a house.
    Blocker,
}

impl Role {
    /// Every role.
    ///
    /// ```
    /// use sudokit_diagram::Role;
    /// assert!(Role::ALL.contains(&Role::Guardian));
    /// ```
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

/// A role given to candidates, cells or houses.
///
/// ```
/// use sudokit_core::{Candidate, CandidateSet};
/// use sudokit_diagram::{Mark, Role};
///
/// let mark = Mark::Candidates(CandidateSet::of(Candidate::from_index(0)), Role::On);
/// assert!(matches!(mark, Mark::Candidates(_, Role::On)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Mark {
    /// Of candidates.
    Candidates(CandidateSet, Role),
    /// Of cells.
    Cells(CellSet, Role),
    /// Of houses.
    Houses(HouseSet, Role),
}

/// If one end is as it is said, so must the other be.
///
/// ```
/// use sudokit_core::{Candidate, CandidateSet};
/// use sudokit_diagram::Link;
///
/// let end = |number| CandidateSet::of(Candidate::from_index(number));
/// assert!(Link { from: end(0), to: end(1), strong: true }.strong);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// Where it starts: one candidate, or a group of which one is true.
    pub from: CandidateSet,
    /// Where it ends.
    pub to: CandidateSet,
    /// Strong: not both ends are false. Weak: not both are true.
    pub strong: bool,
}

/// A picture of a step.
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
    /// The roles. Of several for the same candidate the first counts.
    pub marks: Vec<Mark>,
    /// The links, in the order in which they are followed.
    pub links: Vec<Link>,
}

impl Diagram {
    /// Gives candidates a role.
    ///
    /// ```
    /// # use sudokit_core::CandidateSet;
    /// # use sudokit_diagram::{Diagram, Role};
    /// let mut picture = Diagram::default();
    /// picture.candidates(CandidateSet::EMPTY, Role::Fin);
    /// assert!(picture.marks.is_empty());
    /// ```
    pub fn candidates(&mut self, candidates: CandidateSet, role: Role) {
        if !candidates.is_empty() {
            self.marks.push(Mark::Candidates(candidates, role));
        }
    }

    /// Gives cells a role.
    ///
    /// ```
    /// # use sudokit_core::CellSet;
    /// # use sudokit_diagram::{Diagram, Role};
    /// let mut picture = Diagram::default();
    /// picture.cells(CellSet::ALL, Role::Pivot);
    /// assert_eq!(picture.marks.len(), 1);
    /// ```
    pub fn cells(&mut self, cells: CellSet, role: Role) {
        if !cells.is_empty() {
            self.marks.push(Mark::Cells(cells, role));
        }
    }

    /// Gives houses a role.
    ///
    /// ```
    /// # use sudokit_core::HouseSet;
    /// # use sudokit_diagram::{Diagram, Role};
    /// let mut picture = Diagram::default();
    /// picture.houses(HouseSet::ALL, Role::Cover);
    /// assert_eq!(picture.marks.len(), 1);
    /// ```
    pub fn houses(&mut self, houses: HouseSet, role: Role) {
        if !houses.is_empty() {
            self.marks.push(Mark::Houses(houses, role));
        }
    }

    /// Draws a link.
    ///
    /// ```
    /// # use sudokit_core::CandidateSet;
    /// # use sudokit_diagram::Diagram;
    /// let mut picture = Diagram::default();
    /// picture.link(CandidateSet::EMPTY, CandidateSet::EMPTY, false);
    /// assert_eq!(picture.links.len(), 1);
    /// ```
    pub fn link(&mut self, from: CandidateSet, to: CandidateSet, strong: bool) {
        self.links.push(Link { from, to, strong });
    }

    /// The role of a candidate, if it has one of its own.
    ///
    /// ```
    /// # use sudokit_core::Candidate;
    /// # use sudokit_diagram::Diagram;
    /// assert_eq!(Diagram::default().role(Candidate::from_index(0)), None);
    /// ```
    pub fn role(&self, candidate: Candidate) -> Option<Role> {
        self.marks.iter().find_map(|mark| match mark {
            Mark::Candidates(candidates, role) => candidates.contains(candidate).then_some(*role),
            Mark::Cells(..) | Mark::Houses(..) => None,
        })
    }
}
