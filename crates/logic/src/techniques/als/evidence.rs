//! The evidence of almost locked sets.

use super::{ALS_XY_CHAIN, ALS_XY_WING, ALS_XZ, DEATH_BLOSSOM, Pattern};
use crate::sets::{all_of, by_digit, seen_by_all, union};
use crate::step::evidence::ensure;
use crate::wording::{can_only_be, places_are_used_up};
use crate::{AlmostLockedSet, Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use std::fmt::Write as _;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, say};

/// The places of a digit in a set.
fn places(board: &Board, set: &AlmostLockedSet, digit: Digit) -> CellSet {
    board.places(digit) & set.cells
}

/// True if all places of a digit in one set see all of those in another.
fn is_restricted(board: &Board, a: &AlmostLockedSet, b: &AlmostLockedSet, digit: Digit) -> bool {
    let (from, to) = (places(board, a, digit), places(board, b, digit));
    !from.is_empty() && !to.is_empty() && from.iter().all(|from| to.iter().all(|to| from.sees(to)))
}

impl Pattern {
    fn sets(&self) -> Vec<AlmostLockedSet> {
        match self {
            Self::Chain { sets, .. } => sets.clone(),
            Self::Ring { sets, .. } => sets.to_vec(),
            Self::Blossom { petals, .. } => petals.iter().map(|(_, set)| *set).collect(),
        }
    }

    /// The digits that it is named after: those that must be somewhere in it.
    fn digits(&self) -> DigitSet {
        match self {
            Self::Chain { digits, .. } | Self::Blossom { digits, .. } => *digits,
            Self::Ring { sets: [a, b], .. } => a.digits | b.digits,
        }
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let sets = self.sets();
        let cells: CellSet = union(sets.iter().map(|set| set.cells));
        Measures {
            digits: self.digits().iter().collect(),
            cells: cells.iter().collect(),
            sets: sets.len(),
            set_cells: sets.iter().map(|set| set.cells.len()).sum(),
            ..Measures::default()
        }
    }

    /// A line for each set.
    fn lines(&self, _: &Board) -> usize {
        self.measures().sets.max(1)
    }

    fn line(&self) -> String {
        match self {
            Self::Chain { sets, links, digits } => {
                let z = notation::digits(*digits, ",");
                match (&sets[..], &links[..]) {
                    ([a, b], [x]) => format!("A={a}, B={b}, X={x}, Z={z}"),
                    ([a, c, b], [x, y]) => {
                        let both = notation::digits(DigitSet::of(*x).with(*y), ",");
                        format!("A={a}, B={b}, C={c}, X,Y={both}, Z={z}")
                    }
                    _ => {
                        let mut text = format!("{z}- {}", sets[0]);
                        for (link, set) in links.iter().zip(&sets[1..]) {
                            let _ = write!(text, " -{link}- {set}");
                        }
                        text + " -" + &z
                    }
                }
            }
            Self::Ring { sets: [a, b], links } => {
                format!("A={a}, B={b}, X={}", notation::digits(*links, ","))
            }
            Self::Blossom { stem, petals, digits } => {
                let mut text = format!("{stem}");
                for (digit, set) in petals {
                    let _ = write!(text, ", {digit}- {set}");
                }
                text + ", Z=" + &notation::digits(*digits, ",")
            }
        }
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let said = match self {
            Self::Chain { sets, links, digits } => explain_chain(sets, links, *digits),
            Self::Ring { sets, links } => explain_ring(sets, *links),
            Self::Blossom { stem, petals, digits } => {
                explain_blossom(*stem, board.candidates(*stem), petals, *digits)
            }
        };
        Explanation { result: effect.results(), ..said }
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let all = |digits: DigitSet, cells: CellSet| board.candidate_set() & all_of(cells, digits);
        let roles =
            [Role::First, Role::Second, Role::Third].into_iter().chain(std::iter::repeat(Role::Further));
        for (set, role) in self.sets().iter().zip(roles) {
            diagram.candidates(all(set.digits, set.cells), role);
        }
        match self {
            Self::Chain { sets, links, digits } => {
                // A set that lacks the digit it is linked by has the one it goes on with; at both ends that
                // is what goes.
                let ends = || std::iter::once(*digits);
                let linked = links.iter().map(|link| DigitSet::of(*link));
                let linked: Vec<DigitSet> = ends().chain(linked).chain(ends()).collect();
                for (i, (set, two)) in sets.iter().zip(linked.windows(2)).enumerate() {
                    let to = all(two[1], set.cells);
                    diagram.link_in_set(set.cells, all(two[0], set.cells), to);
                    if let Some(next) = sets.get(i + 1) {
                        diagram.link(to, all(two[1], next.cells), false);
                    }
                }
            }
            Self::Ring { sets: [a, b], links } => {
                for digit in links.map(DigitSet::of) {
                    diagram.link(all(digit, a.cells), all(digit, b.cells), false);
                }
            }
            Self::Blossom { stem, petals, .. } => {
                for (digit, set) in petals {
                    let digit = DigitSet::of(*digit);
                    diagram.link(all(digit, CellSet::of(*stem)), all(digit, set.cells), false);
                }
                diagram.cells(CellSet::of(*stem), Role::Pivot);
            }
        }
    }

    fn kinds(&self, _: &Board, effect: &Effect) -> Vec<&'static Kind> {
        let named = self.digits();
        match self {
            Self::Ring { .. } => vec![&ALS_XZ],
            Self::Chain { sets, .. } if effect.digits() == named => match sets.len() {
                2 => vec![&ALS_XZ],
                3 => vec![&ALS_XY_WING],
                _ => vec![&ALS_XY_CHAIN],
            },
            Self::Blossom { petals, .. } if effect.digits() == named && petals.len() > 1 => {
                vec![&DEATH_BLOSSOM]
            }
            Self::Chain { .. } | Self::Blossom { .. } => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let sets = self.sets();
        work.take_each(sets.len(), Work::BOARD)?;
        for set in &sets {
            ensure(AlmostLockedSet::of(board, set.cells) == Some(*set), "a set is not almost locked")?;
        }
        let seen = |set: &AlmostLockedSet, digit: Digit| seen_by_all(places(board, set, digit));
        let gone: &dyn Fn(Digit) -> CellSet = match self {
            Self::Chain { sets, links, digits } => {
                let ([first, .., last], [from, ..], [.., to]) = (&sets[..], &links[..], &links[..]) else {
                    return Err(Unsound("there are not two sets"));
                };
                ensure(links.len() + 1 == sets.len(), "two sets are not linked")?;
                for (two, digit) in sets.windows(2).zip(links) {
                    ensure(
                        is_restricted(board, &two[0], &two[1], *digit),
                        "two sets may both hold the digit",
                    )?;
                }
                ensure(links.windows(2).all(|two| two[0] != two[1]), "a digit links twice in a row")?;
                ensure(
                    !digits.contains(*from) && !digits.contains(*to),
                    "the step removes the digit of a link",
                )?;
                &move |digit| {
                    if digits.contains(digit) {
                        seen(first, digit) & seen(last, digit)
                    } else {
                        CellSet::EMPTY
                    }
                }
            }
            Self::Ring { sets: [a, b], links } => {
                ensure(links[0] != links[1], "the digits of the links are the same")?;
                ensure(
                    links.iter().all(|digit| is_restricted(board, a, b, *digit)),
                    "two sets may both hold a digit",
                )?;
                &move |digit| {
                    if links.contains(&digit) {
                        seen(a, digit) & seen(b, digit)
                    } else {
                        seen(a, digit) | seen(b, digit)
                    }
                }
            }
            Self::Blossom { stem, petals, digits } => {
                let stems: DigitSet = petals.iter().map(|(digit, _)| *digit).collect();
                ensure(stems == board.candidates(*stem) && !stems.is_empty(), "a candidate has no petal")?;
                ensure(stems.len() == petals.len(), "a candidate has two petals")?;
                ensure(digits.is_disjoint(stems), "the step removes a candidate of the stem")?;
                for (digit, set) in petals {
                    ensure(seen(set, *digit).contains(*stem), "the stem does not see all of a petal")?;
                }
                &move |digit| {
                    if digits.contains(digit) {
                        petals.iter().fold(CellSet::ALL, |all, (_, set)| all & seen(set, digit))
                    } else {
                        CellSet::EMPTY
                    }
                }
            }
        };
        Ok(Proven::removing(by_digit(gone)))
    }
}

/// "r1c1 and r1c2 have only the candidates 1, 2 and 3: 3 digits for 2 cells."
fn what_is_there(set: &AlmostLockedSet) -> Sentence {
    let AlmostLockedSet { cells, digits } = *set;
    if cells.len() == 1 {
        return can_only_be(cells, digits);
    }
    say!("als-set-lacks-one", [cells, digits, all = digits.len(), count = cells.len()])
}

fn look_at(sets: &[AlmostLockedSet]) -> Sentence {
    let cells: CellSet = union(sets.iter().map(|set| set.cells));
    say!("als-look", [cells])
}

/// If the first set lacks the digit, the last one has it.
fn explain_chain(sets: &[AlmostLockedSet], links: &[Digit], digits: DigitSet) -> Explanation {
    let mut said = Explanation { look: look_at(sets), ..Explanation::default() };
    said.pattern.extend(sets.iter().map(what_is_there));
    for (two, link) in sets.windows(2).zip(links) {
        said.pattern.push(say!("als-restricted-common", [link, one = two[0].cells, next = two[1].cells]));
    }
    let (first, last) = (&sets[0], &sets[sets.len() - 1]);
    for digit in digits {
        let mut steps = Vec::new();
        for (two, link) in sets.windows(2).zip(links) {
            steps.push(say!("als-then-holds", [cells = two[0].cells, digit = *link]));
            steps.push(say!("als-so-lacks", [cells = two[1].cells, digit = *link]));
        }
        steps.push(say!("als-then-holds", [cells = last.cells, digit]));
        said.cases.push(Case {
            proves: None,
            assumption: say!("als-if-lacks", [cells = first.cells, digit]),
            steps,
        });
        said.reason.push(say!("als-in-first-or-last", [digit, first = first.cells, last = last.cells]));
        said.reason.push(say!("als-no-cell-sees-both", [digit]));
    }
    said
}

/// Each of the two sets lacks one of the two digits.
fn explain_ring(sets: &[AlmostLockedSet; 2], links: [Digit; 2]) -> Explanation {
    let [a, b] = sets;
    let both: DigitSet = links.into_iter().collect();
    let mut said = Explanation { look: look_at(sets), ..Explanation::default() };
    said.pattern.extend(sets.iter().map(what_is_there));
    for link in links {
        said.pattern.push(say!("als-ring-restricted-common", [link, one = a.cells, other = b.cells]));
    }
    said.reason.push(say!("als-ring-lack", [p = links[0], q = links[1]]));
    for set in sets {
        let others = set.digits - both;
        if !others.is_empty() {
            said.reason.push(say!("als-ring-either-way", [cells = set.cells, others]));
        }
    }
    said.reason.push(places_are_used_up());
    said
}

/// One of the petals holds the digit, for each digit of the stem.
fn explain_blossom(
    stem: Cell,
    candidates: DigitSet,
    petals: &[(Digit, AlmostLockedSet)],
    digits: DigitSet,
) -> Explanation {
    let mut said = Explanation { look: say!("als-look-at-stem", [stem]), ..Explanation::default() };
    said.pattern.push(can_only_be(CellSet::of(stem), candidates));
    said.pattern.extend(petals.iter().map(|(_, set)| what_is_there(set)));
    for (digit, set) in petals {
        said.cases.push(Case {
            proves: None,
            assumption: say!("als-if-stem", [stem, digit]),
            steps: std::iter::once(say!("als-then-lacks", [cells = set.cells, digit = *digit]))
                .chain(digits.iter().map(|digit| say!("als-so-holds", [cells = set.cells, digit])))
                .collect(),
        });
    }
    for digit in digits {
        said.reason.push(say!("als-one-of-the-sets", [cases = petals.len(), digit]));
        said.reason.push(say!("als-no-cell-sees-all", [digit]));
    }
    said
}
