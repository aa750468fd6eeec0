//! 3D Medusa: colouring of all digits at once.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Clusters by their lowest candidate; of each the false colour, if there is one, else what is
//! trapped.

use crate::facts::Conjugate;
use crate::sets::{excluded_by, union};
use crate::step::evidence::ensure;
use crate::step::proven::each_once;
use crate::{
    Effect, Evidence, Family, Kind, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work, notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

kinds! {
    Medusa:
    /// A candidate conflicts with both colours of a cluster, so it is false.
    MEDUSA_TRAP = Kind::new("3d-medusa-trap", "3D Medusa Trap").aliases(&["3d medusa", "supercoloring"]);
    /// A colour contradicts itself, so it is false.
    MEDUSA_WRAP = Kind::new("3d-medusa-wrap", "3D Medusa Wrap").aliases(&["3d medusa", "supercoloring"]);
}

/// Finds steps by colouring candidates of all digits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Medusa;

/// The pattern: candidates that strong links connect, in two colours. All of one colour are true, or all of
/// the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The two colours, each in ascending order.
    pub(crate) colors: [Vec<Candidate>; 2],
}

/// The reason why a colour cannot be true.
#[derive(Clone, Copy)]
enum Clash {
    /// A cell would hold two digits.
    Full(Cell),
    /// A house would hold a digit twice.
    Twice(House, Digit),
    /// A cell would have no candidate.
    Empty(Cell),
    /// A house would have no place for a digit.
    Without(House, Digit),
}

impl Family for Medusa {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for colors in clusters(view) {
            let wrong = colors.into_iter().find(|color| clash(view.board(), *color).is_some());
            let (kind, gone) = match wrong {
                Some(color) => (&MEDUSA_WRAP, color),
                None => (&MEDUSA_TRAP, trapped(view.board(), colors)),
            };
            if wanted.has(kind) && !gone.is_empty() {
                let pattern = Pattern { colors: colors.map(|color| color.iter().collect()) };
                sink.step(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The clusters of more than one digit.
fn clusters(view: &View<'_>) -> Vec<[CandidateSet; 2]> {
    let conjugate = view.fact::<Conjugate>();
    let mut left = view.board().candidate_set();
    let mut clusters = Vec::new();
    while let Some(first) = left.first() {
        let mut colors = [CandidateSet::of(first), CandidateSet::EMPTY];
        let mut open = vec![(first, 0)];
        while let Some((candidate, color)) = open.pop() {
            let (cell, digit) = (candidate.cell(), candidate.digit());
            let in_cell = view.candidates(cell).without(digit).only().map(|other| Candidate::at(cell, other));
            let in_houses =
                cell.houses().into_iter().filter(|house| conjugate.houses(digit).contains(*house));
            let in_houses = in_houses.filter_map(|house| view.places(digit, house).without(cell).only());
            for linked in in_cell.into_iter().chain(in_houses.map(|cell| Candidate::at(cell, digit))) {
                if !colors[0].contains(linked) && colors[1 - color].insert(linked) {
                    open.push((linked, 1 - color));
                }
            }
        }
        left -= colors[0] | colors[1];
        if (colors[0] | colors[1]).digits().len() > 1 {
            clusters.push(colors);
        }
    }
    clusters
}

/// The candidates that a colour excludes.
fn excluded(color: CandidateSet) -> CandidateSet {
    union(color.iter().map(excluded_by))
}

/// The candidates that both colours exclude.
fn trapped(board: &Board, [first, second]: [CandidateSet; 2]) -> CandidateSet {
    board.candidate_set() & excluded(first) & excluded(second)
}

/// The reason why a colour cannot be true, if it cannot.
fn clash(board: &Board, color: CandidateSet) -> Option<Clash> {
    let left = board.candidate_set() - excluded(color);
    let full = || color.cells().iter().find(|cell| color.digits_in(*cell).len() > 1).map(Clash::Full);
    let each = || House::all().flat_map(|house| Digit::all().map(move |digit| (house, digit)));
    let twice = || {
        let is_twice = |(house, digit): &(House, Digit)| (color.cells_of(*digit) & house.cells()).len() > 1;
        each().find(is_twice).map(|(house, digit)| Clash::Twice(house, digit))
    };
    let empty = || (board.unsolved() - left.cells()).first().map(Clash::Empty);
    let without = || {
        let is_without = |(house, digit): &(House, Digit)| {
            let places = board.places(*digit) & house.cells();
            !places.is_empty() && places.is_disjoint(left.cells_of(*digit))
        };
        each().find(is_without).map(|(house, digit)| Clash::Without(house, digit))
    };
    full().or_else(twice).or_else(empty).or_else(without)
}

impl Pattern {
    fn sets(&self) -> [CandidateSet; 2] {
        [0, 1].map(|color: usize| self.colors[color].iter().copied().collect())
    }
}

/// `1 in r1c1,r5c2; 2 in r1c5`.
fn list(color: CandidateSet) -> String {
    let of_digit = |digit| format!("{digit} in {}", notation::cells(color.cells_of(digit)));
    color.digits().iter().map(of_digit).collect::<Vec<_>>().join("; ")
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let [first, second] = self.sets();
        let all = first | second;
        Measures {
            digits: all.digits().iter().collect(),
            cells: all.cells().iter().collect(),
            size: all.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let [first, second] = self.sets().map(list);
        format!("({first}) / ({second})")
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let colors = self.sets();
        let gone = effect.eliminated();
        let mut said = Explanation {
            look: say!("medusa-look", [first = self.colors[0][0]]),
            pattern: vec![
                say!("medusa-first-color", [color = colors[0]]),
                say!("medusa-second-color", [color = colors[1]]),
                say!("medusa-one-color-true"),
            ],
            result: effect.results(),
            ..Explanation::default()
        };
        let wrong = colors.into_iter().zip(["first", "second"]).find(|(color, _)| gone.is_subset(*color));
        if let Some((clash, name)) = wrong.and_then(|(color, name)| Some((clash(board, color)?, name))) {
            let then = match clash {
                Clash::Full(cell) => say!("medusa-two-digits-in-cell", [cell]),
                Clash::Twice(house, digit) => say!("medusa-two-in-house", [house, digit]),
                Clash::Empty(cell) => say!("medusa-nothing-left", [cell]),
                Clash::Without(house, digit) => {
                    say!("medusa-no-place-left", [house, digit])
                }
            };
            said.cases.push(Case {
                proves: None,
                assumption: say!("medusa-if-color", [color = name]),
                steps: vec![then],
            });
            said.reason.push(say!("medusa-color-false", [color = name]));
            return said;
        }
        for candidate in gone {
            let excludes = |color: &Vec<Candidate>| {
                color.iter().copied().find(|colored| excluded_by(*colored).contains(candidate))
            };
            if let [Some(first), Some(second)] = [0, 1].map(|color: usize| excludes(&self.colors[color])) {
                said.reason.push(say!("medusa-conflicts-with-both", [candidate, first, second]));
            }
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let [first, second] = self.sets();
        diagram.candidates(first, Role::On);
        diagram.candidates(second, Role::Off);
        // The place where a colour fails may have no coloured candidate.
        match clash(board, first).or_else(|| clash(board, second)) {
            Some(Clash::Full(cell) | Clash::Empty(cell)) => diagram.cells(CellSet::of(cell), Role::Base),
            Some(Clash::Twice(house, _) | Clash::Without(house, _)) => {
                diagram.houses(HouseSet::of(house), Role::Base);
            }
            None => {}
        }
    }

    fn kinds(&self, board: &Board, effect: &Effect) -> Vec<&'static Kind> {
        let (colors, gone) = (self.sets(), effect.eliminated());
        let is_wrap = colors.into_iter().any(|color| gone.is_subset(color) && clash(board, color).is_some());
        let is_trap = gone.is_subset(trapped(board, colors));
        let fits = [(&MEDUSA_TRAP, is_trap), (&MEDUSA_WRAP, is_wrap)].into_iter();
        fits.filter(|(_, fits)| *fits).map(|(kind, _)| kind).collect()
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        work.take(self.colors[0].len() + self.colors[1].len() + 4 * Work::BOARD)?;
        let colors = [each_once(&self.colors[0])?, each_once(&self.colors[1])?];
        let all = colors[0] | colors[1];
        ensure(colors[0].is_disjoint(colors[1]), "a candidate has both colours")?;
        ensure(all.is_subset(board.candidate_set()), "a candidate is not on the board")?;
        // From one candidate on, strong links reach all others, in the other colour each time.
        let mut reached = CandidateSet::EMPTY;
        let mut open: Vec<Candidate> = self.colors[0].iter().take(1).copied().collect();
        while let Some(candidate) = open.pop() {
            if !reached.insert(candidate) {
                continue;
            }
            let (cell, digit) = (candidate.cell(), candidate.digit());
            let other = if colors[0].contains(candidate) { colors[1] } else { colors[0] };
            for linked in other & excluded_by(candidate) {
                let is_pair = linked.cell() == cell && board.candidates(cell).len() == 2;
                let share = |house: &House| {
                    house.cells().contains(linked.cell()) && (board.places(digit) & house.cells()).len() == 2
                };
                let are_two_places = linked.digit() == digit && cell.houses().iter().any(share);
                if is_pair || are_two_places {
                    open.push(linked);
                }
            }
        }
        ensure(reached == all, "strong links do not connect the candidates")?;
        let wrong = colors.into_iter().filter(|color| clash(board, *color).is_some());
        Ok(Proven::removing(wrong.fold(trapped(board, colors), |gone, color| gone | color)))
    }
}
