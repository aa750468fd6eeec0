//! Explanations in stages: where to look comes before what to do.

use crate::Sentence;

/// What is said about a step, in the order in which a person wants to hear it. The name comes before all that.
///
/// ```
/// use sudokit_diagram::{Explanation, sentence};
///
/// let said = Explanation { look: sentence!["Look at box 1."], ..Explanation::default() };
/// assert!(said.reason.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Explanation {
    /// Where to look, without saying what is there.
    pub look: Sentence,
    /// What is there.
    pub pattern: Vec<Sentence>,
    /// The cases to tell apart, if there are several.
    pub cases: Vec<Case>,
    /// Why something follows from what is there, or from all cases together.
    pub reason: Vec<Sentence>,
    /// What follows.
    pub result: Vec<Sentence>,
}

/// One case of an argument.
///
/// ```
/// use sudokit_diagram::{Case, sentence};
///
/// let case = Case { assumption: sentence!["If r1c1 is 4:"], steps: vec![sentence!["r1c2 is 5."]] };
/// assert_eq!(case.steps.len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Case {
    /// What is assumed.
    pub assumption: Sentence,
    /// What then follows, one after the other.
    pub steps: Vec<Sentence>,
}
