//! The words for rules: a sentence for each, and one for several that differ only in their digit.

use super::{Rule, Ruled};
use sudokit_core::{CandidateSet, CellSet, Digit, DigitSet, HouseSet};
use sudokit_diagram::{Any, Sentence, sentence};

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
                sentence!["There only ", *cell, " can be it"]
            }
            // The sentence before says that it is known.
            (Rule::InTargets { cells, .. }, Some(Rule::InBase { .. })) if digits == last_digits => {
                let it = if digits.len() == 1 { "it" } else { "them" };
                sentence!["The targets have ", it, " too, in ", Any(*cells)]
            }
            (rule, _) => rule.why(digits, gone, is_double),
        };
        said.push(sentence![why, ". So ", goes(gone), "."]);
        before = Some(alike[0].rule.clone());
        last_digits = digits;
    }
    said
}

impl Rule {
    /// The reason for the eliminations, for one digit or several.
    fn why(&self, digits: DigitSet, gone: CandidateSet, is_double: bool) -> Sentence {
        let it = if digits.len() == 1 { "it" } else { "them" };
        let known = || sentence!["Every pair that is left has ", digits];
        match self {
            Self::Targets => sentence!["What the base cannot hold, the targets do not hold either"],
            Self::NoTarget { .. } => {
                sentence!["No target can be ", Any(digits), ", so the base cannot either"]
            }
            Self::OneCover { houses, covers, .. } => sentence![
                "If the base held ",
                Any(digits),
                ", ",
                *houses,
                need(it, *houses),
                ", and have room only in one of the targets",
                in_covers(", and in ", *covers)
            ],
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
                sentence!["The digit of ", *target, " is also in its mirror, in ", Any(*mirror)]
            }
            Self::LoneMirror { target, mirror, cell } => sentence![
                "The digit of ",
                *target,
                " is also in its mirror, ",
                *mirror,
                ", and there only ",
                *cell,
                " can be it"
            ],
            Self::NoPair { .. } => sentence!["No pair that is left has ", Any(digits)],
            Self::NoPairThere { cells } => {
                sentence!["No pair that is left fits where ", Any(*cells), " is ", Any(gone.digits())]
            }
            Self::InBase { cells, .. } if is_double => {
                sentence!["A base holds ", digits, ", in ", Any(*cells)]
            }
            Self::InBase { cells, .. } => sentence![known(), ", so the base has ", it, " in ", Any(*cells)],
            Self::InTargets { cells, .. } if is_double => {
                sentence!["A target holds ", digits, ", in ", Any(*cells)]
            }
            Self::InTargets { cells, .. } => {
                sentence![known(), ", so the targets have ", it, " in ", Any(*cells)]
            }
            Self::OnlyPlace { cell, cells, .. } if is_double => {
                sentence!["Of ", *cells, ", one is ", digits, ", and only ", *cell, " can be it"]
            }
            Self::OnlyPlace { cell, cells, .. } => {
                sentence![known(), ", and of ", *cells, " only ", *cell, " can be it"]
            }
            Self::Fins { houses, covers, .. } => sentence![
                "One target is ",
                digits,
                ", so ",
                *houses,
                " have it only",
                times(covers.len()),
                " elsewhere: in ",
                *covers,
                ", once in each"
            ],
            Self::EitherBase { .. } => sentence![
                "Whichever base holds ",
                Any(digits),
                ", its cells, its targets or its covers exclude ",
                it,
                " here"
            ],
            Self::Outsider { target, mirror, pair, .. } => sentence![
                "The base holds ",
                *pair,
                ". So of ",
                *mirror,
                ", the mirror of ",
                *target,
                ", one is neither, and that is ",
                digits
            ],
            Self::Cases => sentence!["The rest is false in all of them"],
        }
    }
}

/// " would need it twice".
fn need(it: &'static str, houses: HouseSet) -> Sentence {
    sentence![" would need ", it, times(houses.len())]
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
    if covers.is_empty() { Sentence::default() } else { sentence![before, covers] }
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
        said.append(sentence![together, goes, cells]);
        left -= together;
    }
    said
}
