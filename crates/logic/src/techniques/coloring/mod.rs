//! Colouring: chains of strong links of one digit, in two colours.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Digits, then clusters by their first cell; of two clusters the outer one, then the other. A
//! cluster with a wrap is not searched for a trap, and a pair of clusters of the second type is not searched
//! for the first.

mod find;

use crate::sets::union;
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::{Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Unsound, View, Wanted, Work};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, House};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

kinds! {
    Coloring:
    /// A candidate sees both colours of a cluster, so it is false.
    SIMPLE_COLORS_TRAP = Kind::new("simple-colors-trap", "Simple Colors Trap")
        .aliases(&["color trap", "singles chain", "simple coloring"])
        .hodoku("sc1", "0500", 5330, Level::Hard, 150);
    /// Two candidates of the same colour see each other, so this colour is false.
    SIMPLE_COLORS_WRAP = Kind::new("simple-colors-wrap", "Simple Colors Wrap")
        .aliases(&["color wrap", "simple coloring", "singles chain"])
        .hodoku("sc2", "0501", 5330, Level::Hard, 150);
    /// Colours of two clusters see each other, so at least one of the opposite colours is true.
    MULTI_COLORS_1 = Kind::new("multi-colors-1", "Multi-Colors Type 1")
        .hodoku("mc1", "0502", 5360, Level::Hard, 200).hodoku_name("Multi Colors 1");
    /// A colour sees both colours of another cluster, so it is false.
    MULTI_COLORS_2 = Kind::new("multi-colors-2", "Multi-Colors Type 2")
        .hodoku("mc2", "0503", 5360, Level::Hard, 200).hodoku_name("Multi Colors 2");
}

/// Finds steps by colouring one digit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coloring;

/// Cells that strong links of a digit connect, in two colours: either all of one colour hold the digit, or
/// all of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Cluster {
    /// The two colours.
    pub(crate) colors: [CellSet; 2],
}

/// The pattern: a digit and one cluster, or two of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digit.
    pub(crate) digit: Digit,
    /// The clusters.
    pub(crate) clusters: Vec<Cluster>,
}

impl Cluster {
    /// The cells of both colours.
    pub(crate) const fn cells(&self) -> CellSet {
        self.colors[0].union(self.colors[1])
    }
}

/// The cells that see some of these.
fn seen(cells: CellSet) -> CellSet {
    union(cells.iter().map(Cell::peers))
}

impl Family for Coloring {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let mut visit = |step: crate::Step| {
            if wanted.has(step.kind) { sink.step(step) } else { ControlFlow::Continue(()) }
        };
        if wanted.has_any(&[&SIMPLE_COLORS_TRAP, &SIMPLE_COLORS_WRAP]) {
            find::simple(view, &mut visit)?;
        }
        if wanted.has_any(&[&MULTI_COLORS_1, &MULTI_COLORS_2]) {
            find::multi(view, &mut visit)?;
        }
        ControlFlow::Continue(())
    }
}

impl Pattern {
    /// True if a colour cannot be true: it sees itself, or both colours of another cluster.
    fn is_false(&self, color: CellSet) -> bool {
        let sight = seen(color);
        let blocks = |cluster: &Cluster| cluster.colors.iter().all(|other| !other.is_disjoint(sight));
        let mut others = self.clusters.iter().filter(|cluster| color.is_disjoint(cluster.cells()));
        !color.is_disjoint(sight) || others.any(blocks)
    }

    fn false_colors(&self) -> impl Iterator<Item = CellSet> {
        let colors = self.clusters.iter().flat_map(|cluster| cluster.colors);
        colors.filter(|color| self.is_false(*color))
    }

    /// The pairs of colours of which one is true: those of a cluster, and those whose other colours see each
    /// other; these come with them.
    fn true_pairs(&self) -> Vec<([CellSet; 2], Option<[CellSet; 2]>)> {
        let mut pairs: Vec<_> = self.clusters.iter().map(|cluster| (cluster.colors, None)).collect();
        if let [a, b] = &self.clusters[..] {
            for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let meeting = [a.colors[i], b.colors[j]];
                if !seen(meeting[0]).is_disjoint(meeting[1]) {
                    pairs.push(([a.colors[1 - i], b.colors[1 - j]], Some(meeting)));
                }
            }
        }
        pairs
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells: CellSet = union(self.clusters.iter().map(Cluster::cells));
        Measures {
            digits: vec![self.digit],
            cells: cells.iter().collect(),
            size: self.clusters.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let color = |color: &CellSet| color.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(",");
        let cluster = |cluster: &Cluster| {
            let [first, second] = &cluster.colors;
            format!("({}) / ({})", color(first), color(second))
        };
        let clusters: Vec<String> = self.clusters.iter().map(cluster).collect();
        format!("{} {}", self.digit, clusters.join(", "))
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let digit = self.digit;
        let mut said = Explanation {
            look: say!("coloring-look", [digit]),
            result: effect.results(),
            ..Explanation::default()
        };
        for (number, cluster) in self.clusters.iter().enumerate() {
            let ([first, second], cells) = (cluster.colors, cluster.cells());
            said.pattern.push(if number == 0 {
                say!("coloring-clusters", [cells])
            } else {
                say!("coloring-other-clusters", [cells])
            });
            said.pattern.push(say!("coloring-either", [first, second, digit]));
        }
        let gone = effect.eliminated().cells_of(digit);
        for color in self.false_colors().filter(|color| color.is_subset(gone)) {
            let twice = House::all().find(|house| (house.cells() & color).len() > 1);
            let then = match twice {
                Some(house) => say!("coloring-two-in-house", [house, digit, cells = color & house.cells()]),
                None => say!("coloring-sees-both-colors", [color]),
            };
            said.cases.push(Case {
                proves: None,
                assumption: say!("coloring-if-color", [color, digit]),
                steps: vec![then],
            });
        }
        if !said.cases.is_empty() {
            said.reason.push(say!("coloring-other-color-is-true"));
            return said;
        }
        for ([first, second], because) in self.true_pairs() {
            if (seen(first) & seen(second) & gone).is_empty() {
                continue;
            }
            let meeting = because.and_then(|[one, other]| {
                let seen_by = |cell: Cell| Some((cell, (other & cell.peers()).first()?));
                one.iter().find_map(seen_by)
            });
            if let Some((one, other)) = meeting {
                said.reason.push(say!("coloring-opposed", [one, other]));
                said.reason.push(say!("coloring-opposite-either", [first, second, digit]));
            }
            said.reason.push(say!("coloring-cannot-be", [digit]));
        }
        said
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let roles = [[Role::On, Role::Off], [Role::First, Role::Second]];
        for (cluster, roles) in self.clusters.iter().zip(roles) {
            for (color, role) in cluster.colors.into_iter().zip(roles) {
                diagram.candidates(CandidateSet::of_digit(self.digit, color), role);
            }
        }
    }

    fn kinds(&self, board: &Board, effect: &Effect) -> Vec<&'static Kind> {
        let places = board.places(self.digit);
        let gone = effect.eliminated().cells_of(self.digit);
        let by_false_colors = union(self.false_colors());
        let pairs = self.true_pairs().into_iter();
        let by_pairs = union(pairs.map(|([a, b], _)| places & seen(a) & seen(b)));
        let [by_colors, by_meeting] = match self.clusters.len() {
            1 => [&SIMPLE_COLORS_WRAP, &SIMPLE_COLORS_TRAP],
            _ => [&MULTI_COLORS_2, &MULTI_COLORS_1],
        };
        let fits = [(by_colors, by_false_colors), (by_meeting, by_pairs)].into_iter();
        fits.filter(|(_, shown)| gone.is_subset(*shown)).map(|(kind, _)| kind).collect()
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let places = board.places(self.digit);
        ensure(matches!(self.clusters.len(), 1 | 2), "there are not one or two clusters")?;
        work.take_each(self.clusters.len(), Work::BOARD)?;
        for cluster in &self.clusters {
            ensure(apart(cluster.colors)?.is_subset(places), "a cell does not have the digit")?;
            let [first, second] = cluster.colors;
            // From one cell on, strong links reach all others, in the other colour each time.
            let mut reached = CellSet::EMPTY;
            let mut next = first.first().map_or(CellSet::EMPTY, CellSet::of);
            while !next.is_subset(reached) {
                let new = next - reached;
                reached |= new;
                for cell in new {
                    let other = if first.contains(cell) { second } else { first };
                    for house in cell.houses() {
                        let linked = (places & house.cells()).without(cell);
                        if linked.len() == 1 {
                            next |= linked & other;
                        }
                    }
                }
            }
            ensure(reached == cluster.cells(), "strong links do not connect the cells")?;
        }
        let mut gone = union(self.false_colors());
        for ([first, second], _) in self.true_pairs() {
            gone |= seen(first) & seen(second);
        }
        Ok(Proven::removing(CandidateSet::of_digit(self.digit, gone)))
    }
}
