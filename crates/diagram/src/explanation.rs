//! Explanations in stages: from where to look to what to do.

use crate::Sentence;

/// Explanation of a step, in the order in which a person wants to read it. The name of the technique comes
/// before all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The place to look at, without the pattern.
    pub look: Sentence,
    /// The pattern.
    pub pattern: Vec<Sentence>,
    /// The cases, if there are several.
    pub cases: Vec<Case>,
    /// The reason: from the pattern, or from all cases together.
    pub reason: Vec<Sentence>,
    /// The result.
    pub result: Vec<Sentence>,
}

/// One case of an argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// The assumption.
    pub assumption: Sentence,
    /// Its consequences, in order.
    pub steps: Vec<Sentence>,
}
