//! The words for rules: a sentence for each, and one for several that differ only in their digit.

use super::{Rule, Ruled};
use sudokit_core::{CandidateSet, CellSet, Digit, DigitSet, HouseSet};
use sudokit_diagram::{Any, Sentence, say, sentence};

impl Rule {
    /// True if the rule is about the pairs left for the base.
    pub(in super::super) const fn speaks_of_pairs(&self) -> bool {
        matches!(
            self,
            Self::NoPair { .. }
                | Self::NoPairThere { .. }
                | Self::InBase { .. }
                | Self::InTargets { .. }
                | Self::OnlyPlace { .. }
                | Self::Fins { .. }
                | Self::EitherBase { .. }
                | Self::Outsider { .. }
        )
    }

    /// The digit that it is about; none if it is about several.
    const fn digit(&self) -> Option<Digit> {
        match self {
            Self::NoTarget { digit }
            | Self::OneCover { digit, .. }
            | Self::CrossCover { digit, .. }
            | Self::NoPair { digit }
            | Self::InBase { digit, .. }
            | Self::InTargets { digit, .. }
            | Self::OnlyPlace { digit, .. }
            | Self::Fins { digit, .. }
            | Self::EitherBase { digit }
            | Self::Outsider { digit, .. } => Some(*digit),
            _ => None,
        }
    }

    /// The same rule about another digit.
    fn about(&self, another: Digit) -> Self {
        let mut rule = self.clone();
        match &mut rule {
            Self::NoTarget { digit }
            | Self::OneCover { digit, .. }
            | Self::CrossCover { digit, .. }
            | Self::NoPair { digit }
            | Self::InBase { digit, .. }
            | Self::InTargets { digit, .. }
            | Self::EitherBase { digit } => *digit = another,
            _ => {}
        }
        rule
    }
}

/// The sentences of some rules, about one exocet or about two.
pub(in super::super) fn told(ruled: &[Ruled], is_double: bool) -> Vec<Sentence> {
    let are_alike = |one: &Ruled, other: &Ruled| {
        one.rule == other.rule || other.rule.digit().is_some_and(|digit| one.rule.about(digit) == other.rule)
    };
    let (mut before, mut last_digits) = (None, DigitSet::EMPTY);
    let mut said = Vec::new();
    for alike in ruled.chunk_by(are_alike) {
        let gone = alike.iter().fold(CandidateSet::EMPTY, |all, one| all | one.gone);
        let digits: DigitSet = alike.iter().filter_map(|one| one.rule.digit()).collect();
        let why = match (&alike[0].rule, &before) {
            // Its mirror has just been named.
            (Rule::LoneMirror { target, cell, .. }, Some(Rule::Mirror { target: last, .. }))
                if target == last =>
            {
                say!("There only {cell} can be it", [cell])
            }
            // The sentence before says that it is known.
            (Rule::InTargets { cells, .. }, Some(Rule::InBase { .. })) if digits == last_digits => {
                let it = if digits.len() == 1 { "it" } else { "them" };
                say!("The targets have {it} too, in {cells}", [it, cells = Any(*cells)])
            }
            (rule, _) => rule.why(digits, gone, is_double),
        };
        said.push(say!("{why}. So {goes}.", [why, goes = goes(gone)]));
        before = Some(alike[0].rule.clone());
        last_digits = digits;
    }
    said
}

impl Rule {
    /// The reason for the eliminations, for one digit or several.
    fn why(&self, digits: DigitSet, gone: CandidateSet, is_double: bool) -> Sentence {
        let it = if digits.len() == 1 { "it" } else { "them" };
        let known = || say!("Every pair that is left has {digits}", [digits]);
        match self {
            Self::Targets => say!("What the base cannot hold, the targets do not hold either"),
            Self::NoTarget { .. } => {
                say!("No target can be {digits}, so the base cannot either", [digits = Any(digits)])
            }
            Self::OneCover { houses, covers, .. } => say!(
                "If the base held {digits}, {houses}{need}, and have room only in one of the targets{in_covers}",
                [
                    digits = Any(digits),
                    houses,
                    need = need(it, *houses),
                    in_covers = in_covers(", and in ", *covers)
                ]
            ),
            Self::CrossCover { target, houses, covers, .. } => sentence![
                "If ",
                Any(*target),
                " were ",
                Any(digits),
                ", ",
                *houses,
                need(it, *houses),
                match (covers.is_empty(), houses.len()) {
                    (true, 1) => ", and has no room",
                    (true, _) => ", and have no room",
                    (false, _) => ", and have room only in ",
                },
                *covers
            ],
            Self::Mirror { target, mirror } => {
                say!(
                    "The digit of {target} is also in its mirror, in {mirror}",
                    [target, mirror = Any(*mirror)]
                )
            }
            Self::LoneMirror { target, mirror, cell } => say!(
                "The digit of {target} is also in its mirror, {mirror}, and there only {cell} can be it",
                [target, mirror, cell]
            ),
            Self::NoPair { .. } => say!("No pair that is left has {digits}", [digits = Any(digits)]),
            Self::NoPairThere { cells } => {
                say!(
                    "No pair that is left fits where {cells} is {digits}",
                    [cells = Any(*cells), digits = Any(gone.digits())]
                )
            }
            Self::InBase { cells, .. } if is_double => {
                say!("A base holds {digits}, in {cells}", [digits, cells = Any(*cells)])
            }
            Self::InBase { cells, .. } => {
                say!("{known}, so the base has {it} in {cells}", [known = known(), it, cells = Any(*cells)])
            }
            Self::InTargets { cells, .. } if is_double => {
                say!("A target holds {digits}, in {cells}", [digits, cells = Any(*cells)])
            }
            Self::InTargets { cells, .. } => {
                say!(
                    "{known}, so the targets have {it} in {cells}",
                    [known = known(), it, cells = Any(*cells)]
                )
            }
            Self::OnlyPlace { cell, cells, .. } if is_double => {
                say!("Of {cells}, one is {digits}, and only {cell} can be it", [cells, digits, cell])
            }
            Self::OnlyPlace { cell, cells, .. } => {
                say!("{known}, and of {cells} only {cell} can be it", [known = known(), cells, cell])
            }
            Self::Fins { houses, covers, .. } => say!(
                "One target is {digits}, so {houses} have it only{times} elsewhere: in {covers}, once in each",
                [digits, houses, times = times(covers.len()), covers]
            ),
            Self::EitherBase { .. } => say!(
                "Whichever base holds {digits}, its cells, its targets or its covers exclude {it} here",
                [digits = Any(digits), it]
            ),
            Self::Outsider { target, mirror, pair, .. } => say!(
                "The base holds {pair}. So of {mirror}, the mirror of {target}, one is neither, and that is {digits}",
                [pair, mirror, target, digits]
            ),
            Self::Cases => say!("The rest is false in all of them"),
        }
    }
}

/// " would need it twice".
fn need(it: &'static str, houses: HouseSet) -> Sentence {
    say!(" would need {it}{times}", [it, times = times(houses.len())])
}

/// " once", " twice", " three times".
pub(in super::super) const fn times(count: usize) -> &'static str {
    match count {
        1 => " once",
        2 => " twice",
        3 => " three times",
        _ => " four times",
    }
}

fn in_covers(before: &'static str, covers: HouseSet) -> Sentence {
    if covers.is_empty() { Sentence::default() } else { say!("{before}{covers}", [before, covers]) }
}

/// "2 and 5 go from r4c6, 7 goes from r1c1 and r2c3".
fn goes(gone: CandidateSet) -> Sentence {
    let mut said = Sentence::default();
    let mut left = gone.digits();
    while let Some(first) = left.first() {
        let cells: CellSet = gone.cells_of(first);
        let together: DigitSet = left.iter().filter(|digit| gone.cells_of(*digit) == cells).collect();
        if !said.spans.is_empty() {
            said.push(", ");
        }
        let goes = if together.len() == 1 { " goes from " } else { " go from " };
        said.append(say!("{together}{goes}{cells}", [together, goes, cells]));
        left -= together;
    }
    said
}
