//! OR-relations and the chains on them: one of a few candidates is true, and whichever it is, the same
//! follows.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Contradictions, whips, forcing whips; of each the relations with two cases first, those that
//! assume one solution last; the shortest first, then the candidate that is placed or removed. A candidate is
//! refuted once by chains on relations of one size, by the shortest: by a plain whip rather than by a
//! relation, by a contradiction rather than by a whip. Eliminations of a relation without a chain belong to
//! its own pattern.

mod against;
mod argument;
mod branches;
mod evidence;
pub(crate) mod forced;
mod relations;
mod source;

pub(crate) use argument::Argument;
#[cfg(test)]
pub(crate) use argument::Chain;
#[cfg(test)]
pub(crate) use branches::Branch;
pub(crate) use branches::Branches;
pub(crate) use source::Source;

use crate::follow::Draft;
use crate::order::csp::State;
use crate::{Effect, Family, Kind, Sink, Step, View, Wanted};
use argument::Form;
use forced::Forced;
use relations::{BySize, Group, Unique};
use std::ops::ControlFlow;
use sudokit_core::CandidateSet;

kinds! {
    OrRelation:
    /// At least one of two candidates is true, and a chain from a third rules out both. So the third is
    /// false.
    OR2_CONTRAD_WHIP = Kind::new("or2-contrad-whip", "OR2-Contrad-Whip").aliases(&["OR contrad whip"]);
    /// At least one of three candidates is true, and a chain from another rules out all three. So that one is
    /// false.
    OR3_CONTRAD_WHIP = Kind::new("or3-contrad-whip", "OR3-Contrad-Whip").aliases(&["OR contrad whip"]);
    /// At least one of four candidates is true, and a chain from another rules out all four. So that one is
    /// false.
    OR4_CONTRAD_WHIP = Kind::new("or4-contrad-whip", "OR4-Contrad-Whip").aliases(&["OR contrad whip"]);
    /// At least one of five candidates is true, and a chain from another rules out all five. So that one is
    /// false.
    OR5_CONTRAD_WHIP = Kind::new("or5-contrad-whip", "OR5-Contrad-Whip").aliases(&["OR contrad whip"]);
    /// A whip in which a link is a choice of two candidates: at least one of them is true, and one is ruled
    /// out, so the other is true.
    OR2_WHIP = Kind::new("or2-whip", "OR2-Whip").aliases(&["OR whip"]);
    /// A whip in which a link is a choice of three candidates: at least one of them is true, and all but one
    /// are ruled out, so the last is true.
    OR3_WHIP = Kind::new("or3-whip", "OR3-Whip").aliases(&["OR whip"]);
    /// A whip in which a link is a choice of four candidates: at least one of them is true, and all but one
    /// are ruled out, so the last is true.
    OR4_WHIP = Kind::new("or4-whip", "OR4-Whip").aliases(&["OR whip"]);
    /// A whip in which a link is a choice of five candidates: at least one of them is true, and all but one
    /// are ruled out, so the last is true.
    OR5_WHIP = Kind::new("or5-whip", "OR5-Whip").aliases(&["OR whip"]);
    /// At least one of two candidates is true, and chains from both lead to the same conclusion.
    OR2_FORCING_WHIP = Kind::new("or2-forcing-whip", "OR2-Forcing-Whip").aliases(&["OR forcing whip"]);
    /// At least one of three candidates is true, and chains from all three lead to the same conclusion.
    OR3_FORCING_WHIP = Kind::new("or3-forcing-whip", "OR3-Forcing-Whip").aliases(&["OR forcing whip"]);
    /// At least one of four candidates is true, and chains from all four lead to the same conclusion.
    OR4_FORCING_WHIP = Kind::new("or4-forcing-whip", "OR4-Forcing-Whip").aliases(&["OR forcing whip"]);
    /// At least one of five candidates is true, and chains from all five lead to the same conclusion.
    OR5_FORCING_WHIP = Kind::new("or5-forcing-whip", "OR5-Forcing-Whip").aliases(&["OR forcing whip"]);
    /// At least one guardian of a deadly pattern is true, and a chain from another candidate rules all of
    /// them out. So that candidate is false.
    UNIQUE_OR_CONTRAD_WHIP = Kind::new("unique-or-contrad-whip", "Unique OR-Contrad-Whip")
        .aliases(&["OR contrad whip"])
        .assuming_uniqueness();
    /// A whip in which a link is a deadly pattern: at least one of its guardians is true, and all but one are
    /// ruled out, so the last is true.
    UNIQUE_OR_WHIP = Kind::new("unique-or-whip", "Unique OR-Whip").aliases(&["OR whip"]).assuming_uniqueness();
    /// At least one guardian of a deadly pattern is true, and chains from all of them lead to the same
    /// conclusion.
    UNIQUE_OR_FORCING_WHIP = Kind::new("unique-or-forcing-whip", "Unique OR-Forcing-Whip")
        .aliases(&["OR forcing whip"])
        .assuming_uniqueness();
}

/// The fewest cases of a relation. With one alone, that one is true.
const FEWEST_CASES: usize = 2;

/// The kinds of a form.
struct Named {
    form: Form,
    /// By the number of cases.
    by_size: [&'static Kind; 4],
    /// Of relations that assume one solution, of any number of cases.
    unique: &'static Kind,
}

const FORMS: [Named; 3] = [
    Named {
        form: Form::Contradiction,
        by_size: [&OR2_CONTRAD_WHIP, &OR3_CONTRAD_WHIP, &OR4_CONTRAD_WHIP, &OR5_CONTRAD_WHIP],
        unique: &UNIQUE_OR_CONTRAD_WHIP,
    },
    Named {
        form: Form::Whip,
        by_size: [&OR2_WHIP, &OR3_WHIP, &OR4_WHIP, &OR5_WHIP],
        unique: &UNIQUE_OR_WHIP,
    },
    Named {
        form: Form::Forcing,
        by_size: [&OR2_FORCING_WHIP, &OR3_FORCING_WHIP, &OR4_FORCING_WHIP, &OR5_FORCING_WHIP],
        unique: &UNIQUE_OR_FORCING_WHIP,
    },
];

/// Finds chains on OR-relations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrRelation;

/// The pattern: candidates of which one is true, and the chains from them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The source of the relation. One of its guardians, the *cases*, is true. Cases that have been removed
    /// since are none any more; nothing else has to be remembered of them.
    pub(crate) relation: Source,
    /// The argument.
    pub(crate) argument: Argument,
}

impl Family for OrRelation {
    folder!();

    fn price(&self) -> usize {
        10
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for Named { form, by_size, unique } in FORMS {
            if wanted.has_any(&by_size) {
                for (kind, group) in by_size.into_iter().zip(&view.fact::<BySize>().0) {
                    if wanted.has(kind) {
                        report(kind, form, group, view, sink)?;
                    }
                }
            }
            if wanted.has(unique) {
                report(unique, form, &view.fact::<Unique>().0, view, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Hands on the conclusions of chains of a form with the relations of a group.
fn report(
    kind: &'static Kind,
    form: Form,
    group: &Group,
    view: &View<'_>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    if group.is_empty() {
        return ControlFlow::Continue(());
    }
    // As long as whips may be, and the relation comes on top.
    let most = view.options().whip_length + 1;
    let draft = Draft::of(view.board());
    let found = match form {
        Form::Forcing => {
            let relations: Vec<CandidateSet> = group.all().iter().map(|relation| relation.cases).collect();
            let pattern = |forced: Forced| {
                let relation = group.all()[forced.relation].source.clone();
                (forced.effect, Pattern { relation, argument: Argument::Forcing(forced.branches) })
            };
            forced::all(view, &State::of(&draft), &relations, most).into_iter().map(pattern).collect()
        }
        _ => group.refutations(view, &draft, most),
    };
    for (effect, pattern) in found.into_iter().filter(|(_, pattern)| pattern.argument.form() == form) {
        sink.step(Step { kind, effect, pattern: pattern.into() })?;
    }
    ControlFlow::Continue(())
}

/// The conclusions on a board, with their arguments.
type Instance = (Effect, Pattern);
