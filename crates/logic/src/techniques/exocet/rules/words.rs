//! The words for rules: a sentence for each, and one for several that differ only in their digit.

use super::{Elimination, Rule};
use crate::sets::union;
use crate::wording::listed;
use sudokit_core::{CandidateSet, DigitSet};
use sudokit_diagram::{Any, Sentence, by_cells, say};

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
                say!("Only {cell} can hold it there: {cell} and {target} hold the same digit", [cell, target])
            }
            // The sentence before says that it is known.
            (Rule::InTargets { cells }, Some((Rule::InBase { .. }, last))) if digits == last => {
                say!("The targets hold {digits:it|them} too, in {cells}", [digits, cells = Any(*cells)])
            }
            (rule, _) => rule.why(digits, gone, is_double),
        };
        say!("{why}. So remove {gone}{which}.", [why, gone = from_cells(gone), which = rule.which(gone)])
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
            Self::Targets if is_double => say!("Targets hold only digits that their base can hold"),
            Self::Targets => say!("The targets hold only digits that the base can hold"),
            Self::NoTarget => say!("No target can be {any}, so the base cannot hold {any}", [any]),
            Self::OneCover { houses, covers } => say!(
                "If the base held {any}, {houses} would need it {houses:once|twice|three times|four times}, but they have room for it only {covers}in one of the targets",
                [
                    any,
                    houses,
                    covers = if covers.is_empty() {
                        Sentence::default()
                    } else {
                        say!("in {covers} and ", [covers])
                    }
                ]
            ),
            Self::CrossCover { target, houses, covers } => say!(
                "If {target} were {any}, {houses} would still need it {houses:once|twice|three times|four times}, but {houses:has|have} {room}",
                [
                    target = Any(*target),
                    any,
                    houses,
                    room = if covers.is_empty() {
                        say!("no room for it")
                    } else {
                        say!("room for it only in {covers}", [covers])
                    }
                ]
            ),
            Self::Mirror { target, mirror } => say!(
                "The digit of {target} is also in its mirror, {mirror}, where {lost} {lost:has|have} no place",
                [target, mirror, lost = gone.digits()]
            ),
            Self::LoneMirror { target, mirror, cell } => say!(
                "The digit of {target} is also in its mirror, {mirror}. Only {cell} can hold it there: {cell} and {target} hold the same digit",
                [target, mirror, cell]
            ),
            Self::NoPair => say!("No pair that is left contains {any}", [any]),
            Self::NoPairThere { cells } => say!(
                "If {cells} were {digits}, no pair that is left would fit",
                [cells = Any(*cells), digits = Any(gone.digits())]
            ),
            Self::InBase { cells } if is_double => {
                say!("The bases hold {digits}, in {cells}", [digits, cells = Any(*cells)])
            }
            Self::InBase { cells } => say!(
                "Every pair that is left contains {digits}, so the base holds {digits:it|them}, in {cells}",
                [digits, cells = Any(*cells)]
            ),
            Self::InTargets { cells } if is_double => {
                say!("The targets hold {digits}, in {cells}", [digits, cells = Any(*cells)])
            }
            Self::InTargets { cells } => say!(
                "Every pair that is left contains {digits}, so the targets hold {digits:it|them}, in {cells}",
                [digits, cells = Any(*cells)]
            ),
            Self::OnlyPlace { cell, cells } if is_double => {
                say!("One of {cells} is {digits}, and that can only be {cell}", [cells, digits, cell])
            }
            Self::OnlyPlace { cell, cells } => say!(
                "Every pair that is left contains {digits}, and of {cells} only {cell} can hold it",
                [digits, cells, cell]
            ),
            Self::Fins { houses, covers } => say!(
                "One target is {digits}, so the other {digits}{covers:|s} of {houses} {covers:is|are} in {covers}{covers:|, one in each}",
                [digits, houses, covers]
            ),
            Self::EitherBase => say!(
                "Whichever base holds {any}, its cells, its targets or its covers rule it out here",
                [any]
            ),
            Self::Outsider { target, mirror, pair } => say!(
                "The base holds {pair}. In {mirror}, the mirror of {target}, one cell holds neither of them and can only be {digits}",
                [pair, mirror, target, digits]
            ),
            Self::Cases => say!("Some candidates are false in every case"),
        }
    }

    /// Why the cells lose a digit that is known to be in some cells: ", which sees both places".
    fn which(&self, gone: CandidateSet) -> Sentence {
        match self {
            Self::InBase { cells } | Self::InTargets { cells } => say!(
                ", which {losers:sees|see} {cells:that cell|both places|all of these places}",
                [losers = gone.cells(), cells]
            ),
            _ => Sentence::default(),
        }
    }
}

/// "2 and 5 from r4c6, and 7 from r1c1 and r2c3"
fn from_cells(gone: CandidateSet) -> Sentence {
    let parts = by_cells(gone).into_iter();
    let parts = parts.map(|(digits, cells)| say!("{digits} from {cells}", [digits, cells]));
    listed(parts, ", ", ", and ")
}
