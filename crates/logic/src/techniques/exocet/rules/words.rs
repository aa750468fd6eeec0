//! The words for rules: a sentence for each, and one for several that differ only in their digit.

use super::{Elimination, Rule};
use crate::sets::{by_cells, union};
use crate::wording::listed;
use sudokit_core::{CandidateSet, DigitSet};
use sudokit_diagram::{Any, Sentence, say};

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
                say!("There only {cell} can be it", [cell])
            }
            // The sentence before says that it is known.
            (Rule::InTargets { cells }, Some((Rule::InBase { .. }, last))) if digits == last => {
                say!("The targets have {digits:it|them} too, in {cells}", [digits, cells = Any(*cells)])
            }
            (rule, _) => rule.why(digits, gone, is_double),
        };
        say!("{why}. So {goes}.", [why, goes = goes(gone)])
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
        let any = Any(digits);
        match self {
            Self::Targets => say!("What the base cannot hold, the targets do not hold either"),
            Self::NoTarget => say!("No target can be {any}, so the base cannot either", [any]),
            Self::OneCover { houses, covers } => say!(
                "If the base held {any}, {houses} would need {any:it|them} {houses:once|twice|three times|four times}, and have room only in one of the targets{covers}",
                [
                    any,
                    houses,
                    covers = if covers.is_empty() {
                        Sentence::default()
                    } else {
                        say!(", and in {covers}", [covers])
                    }
                ]
            ),
            Self::CrossCover { target, houses, covers } => say!(
                "If {target} were {any}, {houses} would need {any:it|them} {houses:once|twice|three times|four times}, and {houses:has|have} {room}",
                [
                    target = Any(*target),
                    any,
                    houses,
                    room = if covers.is_empty() {
                        say!("no room")
                    } else {
                        say!("room only in {covers}", [covers])
                    }
                ]
            ),
            Self::Mirror { target, mirror } => say!(
                "The digit of {target} is also in its mirror, in {mirror}",
                [target, mirror = Any(*mirror)]
            ),
            Self::LoneMirror { target, mirror, cell } => say!(
                "The digit of {target} is also in its mirror, {mirror}, and there only {cell} can be it",
                [target, mirror, cell]
            ),
            Self::NoPair => say!("No pair that is left has {any}", [any]),
            Self::NoPairThere { cells } => say!(
                "No pair that is left fits where {cells} is {digits}",
                [cells = Any(*cells), digits = Any(gone.digits())]
            ),
            Self::InBase { cells } if is_double => {
                say!("A base holds {digits}, in {cells}", [digits, cells = Any(*cells)])
            }
            Self::InBase { cells } => say!(
                "Every pair that is left has {digits}, so the base has {digits:it|them} in {cells}",
                [digits, cells = Any(*cells)]
            ),
            Self::InTargets { cells } if is_double => {
                say!("A target holds {digits}, in {cells}", [digits, cells = Any(*cells)])
            }
            Self::InTargets { cells } => say!(
                "Every pair that is left has {digits}, so the targets have {digits:it|them} in {cells}",
                [digits, cells = Any(*cells)]
            ),
            Self::OnlyPlace { cell, cells } if is_double => {
                say!("Of {cells}, one is {digits}, and only {cell} can be it", [cells, digits, cell])
            }
            Self::OnlyPlace { cell, cells } => say!(
                "Every pair that is left has {digits}, and of {cells} only {cell} can be it",
                [digits, cells, cell]
            ),
            Self::Fins { houses, covers } => say!(
                "One target is {digits}, so {houses} have it only {covers:once|twice|three times|four times} elsewhere: in {covers}, once in each",
                [digits, houses, covers]
            ),
            Self::EitherBase => say!(
                "Whichever base holds {any}, its cells, its targets or its covers exclude {any:it|them} here",
                [any]
            ),
            Self::Outsider { target, mirror, pair } => say!(
                "The base holds {pair}. So of {mirror}, the mirror of {target}, one is neither, and that is {digits}",
                [pair, mirror, target, digits]
            ),
            Self::Cases => say!("The rest is false in all of them"),
        }
    }
}

/// "2 and 5 go from r4c6, 7 goes from r1c1 and r2c3"
fn goes(gone: CandidateSet) -> Sentence {
    let parts = by_cells(gone).into_iter();
    let go = parts.map(|(digits, cells)| say!("{digits} {digits:goes|go} from {cells}", [digits, cells]));
    listed(go, ", ", ", ")
}
