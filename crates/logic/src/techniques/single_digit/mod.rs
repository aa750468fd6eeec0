//! Patterns of one digit: two strong links that meet.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Skyscrapers: all digits in rows, then all digits in columns. Kites and empty rectangles digit
//! by digit; kites by row, then column; empty rectangles by box, then by the row and the column of the cross,
//! from the last to the first. A dual pattern comes where its second half does.
//!
//! **HoDoKu.** HoDoKu compares the places of two lines in their order only, and keeps the lines of a kite as
//! it has turned them. So it can miss a step while locked candidates are still to be removed. With
//! [`every_way`](crate::Options::every_way) this finder does not. Empty rectangles with two places in the box
//! are found only with [`empty_rectangles_of_two`](crate::Options::empty_rectangles_of_two).

mod find;

use crate::sets::{seen_by_all, union};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::wording::{are_not, none_sees_all, only_places};
use crate::{
    Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Unsound, View, Wanted, Work, notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

kinds! {
    SingleDigit:
    /// Two rows have only two places each for a digit, and one place of each lies in the same column; or the
    /// same with two columns and a row.
    SKYSCRAPER = Kind::new("skyscraper", "Skyscraper").hodoku("sk", "0400", 3000, Level::Hard, 130);
    /// A row and a column have only two places each for a digit, and one place of each lies in the same box.
    TWO_STRING_KITE = Kind::new("two-string-kite", "2-String Kite")
        .aliases(&["kite"])
        .hodoku("2sk", "0401", 3100, Level::Hard, 150);
    /// A box has a digit only in one row and one column, and a line with only two places for it meets one of
    /// them.
    EMPTY_RECTANGLE = Kind::new("empty-rectangle", "Empty Rectangle")
        .aliases(&["hinge", "eri"])
        .hodoku("er", "0402", 3170, Level::Hard, 120);
    /// Two kites share the same two cells of a box.
    DUAL_TWO_STRING_KITE = Kind::new("dual-two-string-kite", "Dual 2-String Kite")
        .aliases(&["dual kite"])
        .hodoku("d2sk", "0404", 3100, Level::Hard, 150).off();
    /// Two empty rectangles share the same box.
    DUAL_EMPTY_RECTANGLE = Kind::new("dual-empty-rectangle", "Dual Empty Rectangle")
        .hodoku("der", "0405", 3170, Level::Hard, 120).off();
}

/// Finds skyscrapers, kites and empty rectangles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SingleDigit;

/// The pattern: two strong links of a digit that meet. A dual pattern has two such pairs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The pairs of links, mostly one.
    pub(crate) pairs: Vec<[StrongLink; 2]>,
}

/// The places of a digit in a house, in two parts of which one holds the digit. The joints of two links that
/// meet see each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct StrongLink {
    /// The digit.
    pub(crate) digit: Digit,
    /// The house.
    pub(crate) house: House,
    /// The places that meet the other link.
    pub(crate) joint: CellSet,
    /// The other places.
    pub(crate) end: CellSet,
}

impl StrongLink {
    /// All places.
    pub(crate) const fn places(&self) -> CellSet {
        self.joint.union(self.end)
    }
}

impl Family for SingleDigit {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let of_two = view.options().empty_rectangles_of_two;
        if wanted.has(&SKYSCRAPER) {
            find::skyscrapers(view, &mut |found| sink.step(found.step(&SKYSCRAPER)))?;
        }
        if wanted.has(&TWO_STRING_KITE) {
            find::kites(view, &mut |found| sink.step(found.step(&TWO_STRING_KITE)))?;
        }
        if wanted.has(&DUAL_TWO_STRING_KITE) {
            let in_box = |[row, column]: &[StrongLink; 2]| row.joint | column.joint;
            find::duals(&DUAL_TWO_STRING_KITE, in_box, |visit| find::kites(view, visit), sink)?;
        }
        if wanted.has(&EMPTY_RECTANGLE) {
            find::empty_rectangles(view, of_two, &mut |found| sink.step(found.step(&EMPTY_RECTANGLE)))?;
        }
        if wanted.has(&DUAL_EMPTY_RECTANGLE) {
            let in_box = |[hinge, _]: &[StrongLink; 2]| hinge.places();
            let look = |visit: find::Visit<'_>| find::empty_rectangles(view, true, visit);
            find::duals(&DUAL_EMPTY_RECTANGLE, in_box, look, sink)?;
        }
        ControlFlow::Continue(())
    }
}

impl StrongLink {
    fn candidates(&self, cells: CellSet) -> CandidateSet {
        CandidateSet::of_digit(self.digit, cells)
    }
}

/// True if both links have two places, each alone in its part.
fn are_conjugate([a, b]: &[StrongLink; 2]) -> bool {
    [a.joint, a.end, b.joint, b.end].iter().all(|part| part.len() == 1)
}

/// True if these cells lie in one house of this sort.
fn share(kind: HouseKind, cells: CellSet) -> bool {
    cells.common_houses().iter().any(|house| house.kind() == kind)
}

/// Two rows that meet in a column, or two columns that meet in a row.
fn is_skyscraper(pair: &[StrongLink; 2]) -> bool {
    let [a, b] = pair;
    let across = match (a.house.kind(), b.house.kind()) {
        (HouseKind::Row, HouseKind::Row) => HouseKind::Column,
        (HouseKind::Column, HouseKind::Column) => HouseKind::Row,
        _ => return false,
    };
    are_conjugate(pair) && a.house != b.house && share(across, a.joint | b.joint)
}

/// A row and a column that meet in a box.
fn is_kite(pair: &[StrongLink; 2]) -> bool {
    let [row, column] = pair;
    let are_lines = (row.house.kind(), column.house.kind()) == (HouseKind::Row, HouseKind::Column);
    are_lines && are_conjugate(pair) && share(HouseKind::Block, row.joint | column.joint)
}

/// A box with places on a cross, and a line that starts on the cross.
fn is_empty_rectangle([hinge, line]: &[StrongLink; 2]) -> bool {
    let is_cross = [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
        .into_iter()
        .any(|(one, other)| share(one, hinge.joint) && share(other, hinge.end));
    let is_box = |house: House| house.kind() == HouseKind::Block;
    is_box(hinge.house) && !is_box(line.house) && is_cross && line.joint.len() == 1 && line.end.len() == 1
}

impl Pattern {
    /// All links, those that the halves of a dual pattern share several times.
    fn links(&self) -> impl Iterator<Item = &StrongLink> {
        self.pairs.iter().flatten()
    }

    fn houses(&self) -> HouseSet {
        self.links().map(|link| link.house).collect()
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells: CellSet = union(self.links().map(StrongLink::places));
        Measures {
            // Of a dual pattern with two digits HoDoKu names the first.
            digits: self.links().take(1).map(|link| link.digit).collect(),
            cells: cells.iter().collect(),
            size: 2 * self.pairs.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let pair = |[a, b]: &[StrongLink; 2]| {
            if a.house.kind() == HouseKind::Block {
                return format!("{} in b{} ({})", a.digit, a.house.ordinal(), notation::cells(b.places()));
            }
            let [ends, joints] = [a.end | b.end, a.joint | b.joint].map(notation::cells);
            format!("{} in {ends} (connected by {joints})", a.digit)
        };
        self.pairs.iter().map(pair).collect::<Vec<_>>().join(" and ")
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let digits: DigitSet = self.links().map(|link| link.digit).collect();
        let look = say!("single-digit-look", [digits, houses = self.houses()]);
        let mut said = Explanation { look, result: effect.results(), ..Explanation::default() };
        for (number, [a, b]) in self.pairs.iter().enumerate() {
            let digit = a.digit;
            let joints = a.joint | b.joint;
            let shared = joints.common_houses().first().unwrap_or(a.house);
            let meet = say!("single-digit-joint", [shared, joints, digit]);
            let places = [a, b].map(|link| only_places(HouseSet::of(link.house), digit, link.places()));
            for sentence in places.into_iter().chain([meet]) {
                if !said.pattern.contains(&sentence) {
                    said.pattern.push(sentence);
                }
            }
            let needs =
                |link: &StrongLink| say!("single-digit-needs", [house = link.house, end = link.end, digit]);
            said.cases.push(Case {
                proves: None,
                assumption: say!("single-digit-if-not", [without = are_not(a.joint, digit)]),
                steps: vec![needs(a)],
            });
            said.cases.push(Case {
                proves: None,
                assumption: say!("single-digit-if", [joint = a.joint, digit]),
                steps: vec![say!("single-digit-then", [without = are_not(b.joint, digit)]), needs(b)],
            });
            let cells = a.end | b.end;
            said.reason.push(match (self.pairs.len(), number) {
                (1, _) => say!("single-digit-either-way", [cells, digit]),
                (_, 0) => say!("single-digit-first-cases", [cells, digit]),
                _ => say!("single-digit-last-cases", [cells, digit]),
            });
            said.reason.push(none_sees_all(cells, digit));
        }
        said
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        for [a, b] in &self.pairs {
            let [a_end, a_joint] = [a.end, a.joint].map(|cells| a.candidates(cells));
            let [b_end, b_joint] = [b.end, b.joint].map(|cells| b.candidates(cells));
            diagram.candidates(a_end | b_end, Role::On);
            diagram.candidates(a_joint | b_joint, Role::Off);
            diagram.link(a_end, a_joint, true);
            diagram.link(a_joint, b_joint, false);
            diagram.link(b_joint, b_end, true);
        }
        diagram.houses(self.houses(), Role::Base);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let kind = match &self.pairs[..] {
            [pair] if is_skyscraper(pair) => &SKYSCRAPER,
            [pair] if is_kite(pair) => &TWO_STRING_KITE,
            [pair] if is_empty_rectangle(pair) => &EMPTY_RECTANGLE,
            [one, other] if is_kite(one) && is_kite(other) => {
                let joints = [one, other].map(|[row, column]| row.joint | column.joint);
                if joints[0] != joints[1] {
                    return Vec::new();
                }
                &DUAL_TWO_STRING_KITE
            }
            [one, other] if is_empty_rectangle(one) && is_empty_rectangle(other) => {
                if one[0].places() != other[0].places() {
                    return Vec::new();
                }
                &DUAL_EMPTY_RECTANGLE
            }
            _ => return Vec::new(),
        };
        vec![kind]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let mut gone = CandidateSet::EMPTY;
        for [a, b] in &self.pairs {
            work.take(Work::BOARD)?;
            for link in [a, b] {
                let places = board.places(link.digit) & link.house.cells();
                ensure(places == apart([link.joint, link.end])?, "a house has other places for the digit")?;
            }
            ensure(a.digit == b.digit, "the links are of different digits")?;
            ensure(b.joint.is_subset(seen_by_all(a.joint)), "the links do not meet")?;
            gone |= a.candidates(seen_by_all(a.end | b.end));
        }
        Ok(Proven::removing(gone))
    }
}
