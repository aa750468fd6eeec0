//! The words for rules: a sentence for each, and one for several that differ only in their digit.

use super::{Elimination, Rule};
use crate::sets::union;
use sudokit_core::{CandidateSet, DigitSet};
use sudokit_diagram::{Sentence, by_cells, say};

/// The sentences of some rules, about one exocet or about two.
pub(in super::super) fn told(eliminations: &[Elimination], is_double: bool) -> Vec<Sentence> {
    let mut last: Option<(&Rule, DigitSet)> = None;
    let alike = eliminations.chunk_by(Elimination::is_like);
    let told = alike.map(|alike| {
        let gone = union(alike.iter().map(|one| one.gone));
        let digits: DigitSet = alike.iter().filter_map(|one| one.digit).collect();
        let rule = &alike[0].rule;
        let why = match (rule, last.replace((rule, digits))) {
            // Its mirror has just been named.
            (Rule::LoneMirror { target, cell, .. }, Some((Rule::Mirror { target: last, .. }, _)))
                if target == last =>
            {
                say!("exocet-rules-companion", [cell = *cell, target = *target])
            }
            // The sentence before says that it is known.
            (Rule::InTargets { cells }, Some((Rule::InBase { .. }, last))) if digits == last => {
                say!("exocet-rules-targets-hold-too", [digits, cells = *cells])
            }
            (rule, _) => rule.why(digits, gone, is_double),
        };
        let parts = from_cells(gone);
        match rule {
            Rule::InBase { cells } | Rule::InTargets { cells } => {
                say!("exocet-rules-so-remove-seeing", [why, parts, losers = gone.cells(), cells = *cells])
            }
            _ => say!("exocet-rules-so-remove", [why, parts]),
        }
    });
    told.collect()
}

impl Elimination {
    /// True if one sentence says both.
    fn is_like(&self, other: &Self) -> bool {
        let is_of_one_digit =
            matches!(self.rule, Rule::OnlyPlace { .. } | Rule::Fins { .. } | Rule::Outsider { .. });
        self.rule == other.rule && (self.digit == other.digit || !is_of_one_digit)
    }
}

impl Rule {
    /// The reason for the eliminations, for one digit or several.
    fn why(&self, digits: DigitSet, gone: CandidateSet, is_double: bool) -> Sentence {
        match self {
            Self::Targets if is_double => say!("exocet-rules-targets-lack-base"),
            Self::Targets => say!("exocet-rules-all-targets-lack-base"),
            Self::NoTarget => say!("exocet-rules-no-target-can-be", [digits]),
            Self::OneCover { houses, covers } => {
                say!("exocet-rules-base-has-no-room", [digits, houses = *houses, covers = *covers])
            }
            Self::CrossCover { target, houses, covers } => say!(
                "exocet-rules-target-has-no-room",
                [target = *target, digits, houses = *houses, covers = *covers]
            ),
            Self::Mirror { target, mirror } => {
                say!("exocet-rules-mirror", [target = *target, mirror = *mirror, lost = gone.digits()])
            }
            Self::LoneMirror { target, mirror, cell } => {
                say!("exocet-rules-mirror-companion", [target = *target, mirror = *mirror, cell = *cell])
            }
            Self::NoPair => say!("exocet-rules-no-pair-contains", [digits]),
            Self::NoPairThere { cells } => {
                say!("exocet-rules-no-pair-fits", [cells = *cells, digits = gone.digits()])
            }
            Self::InBase { cells } if is_double => {
                say!("exocet-rules-bases-hold", [digits, cells = *cells])
            }
            Self::InBase { cells } => say!("exocet-rules-pairs-hold", [digits, cells = *cells]),
            Self::InTargets { cells } if is_double => {
                say!("exocet-rules-targets-hold", [digits, cells = *cells])
            }
            Self::InTargets { cells } => say!("exocet-rules-pairs-hold-in-targets", [digits, cells = *cells]),
            Self::OnlyPlace { cell, cells } if is_double => {
                say!("exocet-rules-locked-in-one", [cells = *cells, digits, cell = *cell])
            }
            Self::OnlyPlace { cell, cells } => {
                say!("exocet-rules-pairs-leave-one", [digits, cells = *cells, cell = *cell])
            }
            Self::Fins { houses, covers } => {
                say!("exocet-rules-other-in-covers", [digits, houses = *houses, covers = *covers])
            }
            Self::EitherBase => say!("exocet-rules-any-base", [digits]),
            Self::Outsider { target, mirror, pair } => say!(
                "exocet-rules-mirror-holds-third",
                [pair = *pair, mirror = *mirror, target = *target, digits]
            ),
            Self::Cases => say!("exocet-rules-every-case"),
        }
    }
}

/// "2 and 5 from r4c6", "7 from r1c1 and r2c3"
fn from_cells(gone: CandidateSet) -> Vec<Sentence> {
    let parts = by_cells(gone).into_iter();
    parts.map(|(digits, cells)| say!("exocet-rules-from", [digits, cells])).collect()
}
