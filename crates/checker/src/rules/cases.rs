//! Cases and suppositions, followed statement by statement or step by step.

use super::chains::Node;
use super::{Rule, by_truths, check};
use crate::document::Effect;
use crate::read::{record, variants};
use crate::state::{Claim, State};
use crate::truths::{Truth, ensure_few, is_impossible, of_set};
use crate::work::{Checked, Work, ensure, refused};
use serde_json::value::RawValue;
use sudokit_core::{Candidate, CandidateSet};

record! {
    /// Branches, each from an assumption. One of the assumptions is true, or none, which is a case too.
    pub(super) struct Forcing<'a> {
        branches: Vec<Branch<'a>>,
        /// Arguments that statements refer to.
        nested: Vec<&'a RawValue>,
    }
}

record! { struct Branch<'a> { statements: Vec<Statement<'a>> } }

record! { struct Statement<'a> { node: Node, because: Because<'a> } }

enum Because<'a> {
    /// A cell or a house has nothing else left, or something excludes it.
    Link,
    /// A pattern that is there by then.
    Pattern(&'a RawValue),
    /// The nested argument of this number.
    Nested(usize),
}
variants! { Because<'a>: "Link" Link (), "Pattern" Pattern (_), "Nested" Nested (_) }

impl Rule for Forcing<'_> {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let mut cases = vec![*state];
        for branch in &self.branches {
            work.take(Candidate::COUNT)?;
            let (first, rest) =
                branch.statements.split_first().ok_or(refused("a branch has no assumption"))?;
            cases[0] = first.node.supposed(&cases[0], false);
            cases.push(self.end(first.node.supposed(&state.supposed(), true), state, rest, work)?);
        }
        claim.ensure_seen_in(&cases)
    }
}

impl Forcing<'_> {
    /// The end of a branch.
    fn end(
        &self,
        mut case: State,
        start: &State,
        rest: &[Statement<'_>],
        work: &mut Work<'_>,
    ) -> Checked<State> {
        let mut sets: Vec<Truth> = Vec::new();
        for Statement { node, because } in rest {
            work.take(Candidate::COUNT)?;
            if case.is_dead() {
                break;
            }
            if !node.set.is_empty() {
                sets.extend(of_set(start, node.set)?);
                ensure_few(&sets)?;
            }
            match because {
                Because::Link => {
                    let truths: Vec<Truth> = node.truths().chain(sets.iter().copied()).collect();
                    let follows = is_impossible(&node.supposed(&case, false), &truths, work)?;
                    ensure(follows, "a node does not follow from those before it")?;
                }
                Because::Pattern(pattern) => shown(node, pattern, &case, work)?,
                Because::Nested(number) => {
                    let argument = self.nested.get(*number);
                    shown(node, argument.ok_or(refused("there is no such argument"))?, &case, work)?;
                }
            }
            case = node.supposed(&case, true);
        }
        Ok(case)
    }
}

/// Checks that a pattern shows a statement.
fn shown(node: &Node, pattern: &RawValue, case: &State, work: &mut Work<'_>) -> Checked {
    ensure(!node.is_on, "a pattern can only remove candidates")?;
    work.inside(|work| check(pattern, case, &Claim::removing(node.candidates()), work))
}

record! {
    /// A candidate that is supposed to be true, and steps to a contradiction.
    pub(super) struct DynamicContradiction<'a> { pub(super) target: Candidate, steps: Vec<Step<'a>> }
}

record! { struct Step<'a> { effect: Effect, pattern: &'a RawValue } }

impl DynamicContradiction<'_> {
    /// Checks that the target is false.
    pub(super) fn ensure_refuted(&self, state: &State, work: &mut Work<'_>) -> Checked {
        work.take(Candidate::COUNT)?;
        let mut case = state.with(self.target).supposed();
        for step in &self.steps {
            work.take(Candidate::COUNT)?;
            if case.is_dead() {
                break;
            }
            let claim = step.effect.claim();
            claim.ensure_sensible(&case)?;
            work.inside(|work| check(step.pattern, &case, &claim, work))?;
            claim.apply(&mut case);
        }
        ensure(case.is_dead(), "the supposition does not lead to a contradiction")
    }
}

impl Rule for DynamicContradiction<'_> {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        self.ensure_refuted(state, work)?;
        claim.ensure_seen_in(&[state.without(CandidateSet::of(self.target))])
    }
}

record! {
    /// Candidates in two colours: all of one are true, or all of the other.
    pub(super) struct Medusa { colors: [Vec<Candidate>; 2] }
}

impl Rule for Medusa {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let all: CandidateSet = self.colors.iter().flatten().copied().collect();
        // Cells and houses that have candidates of the colours alone.
        let links: Vec<Truth> =
            Truth::all().filter(|truth| truth.candidates(&state.left).is_subset(all)).collect();
        let anchor = *self.colors[0].first().ok_or(refused("a colour is empty"))?;
        let mut cases = [state.with(anchor), state.without(CandidateSet::of(anchor))];
        for (case, color) in cases.iter_mut().zip(&self.colors) {
            let placed = Claim { placed: color.iter().copied().collect(), ..Claim::default() };
            by_truths(&links, case, &placed, work)?;
            for candidate in color {
                *case = case.with(*candidate);
            }
        }
        claim.ensure_seen_in(&cases)
    }
}
