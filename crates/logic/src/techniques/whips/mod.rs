//! Whips and braids: chains that refute one candidate, with everything excused that the candidate or the chain rules out.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** By length from two on; for each length whips, g-whips, braids, g-braids; for each the candidates cell by cell. A
//! candidate is refuted once: a g-whip, a braid or a g-braid is only where none of those before it is as short. Chains of length
//! one are locked candidates, and are left to them.

mod depth;
mod node;
mod search;
mod solver;
mod state;
mod variable;

pub use search::Shape;
pub(crate) use solver::{Solver, Turn};
pub use variable::Variable;

use crate::evidence::ensure;
use crate::{Effect, Evidence, Family, Kind, Measures, Sink, Step, Unsound, View, Wanted};
use search::{Found, Outcome, Search};
use state::State;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

kinds! {
    /// A chain in which each link starts from the one before.
    WHIP = Kind::new("whip", "Whip");
    /// A whip with a digit in two or three cells of a miniline, not told apart.
    G_WHIP = Kind::new("g-whip", "g-Whip").aliases(&["grouped whip"]);
    /// A chain whose links start from any before.
    BRAID = Kind::new("braid", "Braid");
    /// A braid with a digit in two or three cells of a miniline, not told apart.
    G_BRAID = Kind::new("g-braid", "g-Braid").aliases(&["grouped braid"]);
}

/// Finds whips and braids, with and without groups.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Family, View, Wanted, techniques::{Whips, whips}};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let board = Board::new(&puzzle)?;
/// let mut first = None;
/// assert!(Whips.find(Wanted::these(&[&whips::WHIP]), &View::new(&board), &mut first).is_break());
/// assert_eq!(first.unwrap().kind, &whips::WHIP);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Whips;

/// The pattern of a whip or a braid: if the target were true, each variable in turn would be left with one node, and the last
/// with nothing.
///
/// ```
/// use sudokit_core::{CellSet, Digit, House};
/// use sudokit_logic::techniques::whips::{Link, Node, Pattern, Variable};
///
/// // Digit 2 has only r1c7 and r2c7 in column 7, digit 7 there only these two as well, and r1c7 is to be 5.
/// let link = |digit, left: &str, right| Link {
///     variable: Variable::Place(House::column(6), digit),
///     left: left.parse().unwrap(),
///     right,
/// };
/// let cells = CellSet::of("r2c7".parse().unwrap());
/// let whip = Pattern {
///     target: "r1c7=5".parse().unwrap(),
///     links: vec![
///         link(Digit::D2, "r1c7=2", Some(Node { digit: Digit::D2, cells })),
///         link(Digit::D7, "r2c7=7", None),
///     ],
/// };
/// assert_eq!(whip.nrc(), "whip[2]: c7n2{r1 r2} - c7n7{r2 .} ==> r1c7≠5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// The candidate that is refuted.
    pub target: Candidate,
    /// The links, the last one without a node.
    pub links: Vec<Link>,
}

/// One link: a variable that loses a candidate, and all others but what is left.
///
/// ```
/// # use sudokit_core::Cell;
/// # use sudokit_logic::techniques::whips::{Link, Variable};
/// let link = Link { variable: Variable::Cell(Cell::at(0, 0)), left: "r1c1=2".parse().unwrap(), right: None };
/// assert!(link.right.is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// The variable.
    pub variable: Variable,
    /// A candidate of it that is ruled out by the node before, in a braid by any before or by the target.
    pub left: Candidate,
    /// What is left of it. Nothing in the last link.
    pub right: Option<Node>,
}

/// A digit in a cell, or in one of several cells of a miniline.
///
/// ```
/// # use sudokit_core::{Cell, CellSet, Digit};
/// # use sudokit_logic::techniques::whips::Node;
/// let node = Node { digit: Digit::D1, cells: CellSet::of(Cell::at(0, 0)) };
/// assert!(!node.is_group());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells. Those of a miniline that are open to the digit when the node is reached are among them.
    pub cells: CellSet,
}

impl Node {
    /// Whether there are several cells.
    ///
    /// ```
    /// # use sudokit_core::{Digit, Miniline};
    /// # use sudokit_logic::techniques::whips::Node;
    /// assert!(Node { digit: Digit::D1, cells: Miniline::from_index(0).cells() }.is_group());
    /// ```
    pub const fn is_group(&self) -> bool {
        self.cells.len() > 1
    }

    fn of(candidate: Candidate) -> Self {
        Self { digit: candidate.digit(), cells: CellSet::of(candidate.cell()) }
    }

    fn contains(&self, candidate: Candidate) -> bool {
        candidate.digit() == self.digit && self.cells.contains(candidate.cell())
    }

    /// Whether the candidate is false wherever in its cells the node is true.
    fn rules_out(&self, candidate: Candidate) -> bool {
        if candidate.digit() == self.digit {
            self.cells.is_subset(candidate.cell().peers())
        } else {
            self.cells == CellSet::of(candidate.cell())
        }
    }

    fn candidates(&self) -> CandidateSet {
        CandidateSet::of_digit(self.digit, self.cells)
    }
}

impl Family for Whips {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let shapes = [
            (&WHIP, Shape::WHIPS),
            (&G_WHIP, Shape::G_WHIPS),
            (&BRAID, Shape::BRAIDS),
            (&G_BRAID, Shape::G_BRAIDS),
        ];
        let state = State::of(view.board());
        let mut refuted = CandidateSet::EMPTY;
        let Some(last) = shapes.iter().rposition(|(kind, _)| wanted.has(kind)) else {
            return ControlFlow::Continue(());
        };
        for length in 2..=view.options().whip_length {
            for (kind, shape) in &shapes[..=last] {
                for target in state.open().map(Candidate::from_index) {
                    let can_be =
                        state.rounds(target.index(), shape.groups).is_some_and(|rounds| rounds < length);
                    if refuted.contains(target) || !can_be {
                        continue;
                    }
                    let mut go_on = || true;
                    let outcome =
                        Search::new(&state, *shape, false, &mut go_on).chain(target.index(), length);
                    let Outcome::Found(links) = outcome else { continue };
                    refuted.insert(target);
                    if links.len() > 1 && wanted.has(kind) {
                        sink.step(step(target, &links, &state))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn step(target: Candidate, links: &[Found], state: &State) -> Step {
    let pattern = pattern(target, links, state);
    Step { kind: pattern.kind(), effect: Effect::removing([target]), pattern: pattern.into() }
}

/// A chain that has been found in a state, as others know it.
fn pattern(target: Candidate, links: &[Found], state: &State) -> Pattern {
    let open = |digit, cell: &Cell| state.left.contains(Candidate::at(*cell, digit).index());
    let links = links.iter().map(|found| Link {
        variable: Variable::from_index(found.variable),
        left: Candidate::from_index(found.left),
        right: found.node.map(|node| Node {
            digit: node.digit(),
            cells: node.cells().into_iter().filter(|cell| open(node.digit(), cell)).collect(),
        }),
    });
    Pattern { target, links: links.collect() }
}

/// The least depth up to `most` of trial and error that solves a board, 0 for singles alone. `None` if none does, or if
/// `go_on` did not want to wait.
pub(crate) fn depth(board: &Board, most: usize, go_on: &mut dyn FnMut() -> bool) -> Option<usize> {
    let mut state = State::of(board);
    state.take_singles().ok()?;
    for depth in 0..=most {
        depth::solve(&mut state, depth, go_on).ok()?;
        if state.is_solved() {
            return Some(depth);
        }
    }
    None
}

/// The candidates that braids of this length refute, if none is refuted by shorter ones; and whether longer ones could be.
/// Incomplete if `go_on` does not want to wait.
pub(crate) fn refuted_by_braids(
    board: &Board,
    length: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> (CandidateSet, bool) {
    let (refuted, may_be_longer) = solver::refuted(&State::of(board), Shape::BRAIDS, length, go_on);
    (refuted.into_iter().map(Candidate::from_index).collect(), may_be_longer)
}

/// The candidates that lead to a contradiction by singles and braids of up to this length. Incomplete if `go_on` does not want
/// to wait.
pub(crate) fn refuted_by_trials(
    board: &Board,
    length: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> CandidateSet {
    let state = State::of(board);
    let is_refuted = |candidate: &usize| {
        let mut supposed = state;
        supposed.accept(*candidate).is_err()
            || solver::solve(supposed, Shape::BRAIDS, length, go_on).is_none()
    };
    state.open().filter(is_refuted).map(Candidate::from_index).collect()
}

impl Pattern {
    /// What the chain is: a whip if every link starts from the node before.
    fn kind(&self) -> &'static Kind {
        let nodes =
            [Node::of(self.target)].into_iter().chain(self.links.iter().filter_map(|link| link.right));
        let is_whip = self.links.iter().zip(nodes).all(|(link, before)| before.rules_out(link.left));
        let has_groups = self.links.iter().filter_map(|link| link.right).any(|node| node.is_group());
        match (is_whip, has_groups) {
            (true, false) => &WHIP,
            (true, true) => &G_WHIP,
            (false, false) => &BRAID,
            (false, true) => &G_BRAID,
        }
    }

    /// The whole chain in nrc notation: `whip[2]: c7n2{r1 r2} - c7n7{r2 .} ==> r1c7≠5`.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cell};
    /// # use sudokit_logic::techniques::whips::{Link, Pattern, Variable};
    /// let link = Link { variable: Variable::Cell(Cell::at(8, 8)), left: "r9c9=2".parse().unwrap(), right: None };
    /// let pattern = Pattern { target: "r1c9=2".parse().unwrap(), links: vec![link] };
    /// assert_eq!(pattern.nrc(), "whip[1]: r9c9{n2 .} ==> r1c9≠2");
    /// ```
    pub fn nrc(&self) -> String {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        format!("{}[{}]: {} ==> {cell}≠{digit}", self.kind().id, self.links.len(), self.line())
    }

    /// The nodes before a link, the target first.
    fn before(&self, link: usize) -> Vec<Node> {
        let nodes = self.links[..link].iter().filter_map(|link| link.right);
        [Node::of(self.target)].into_iter().chain(nodes).collect()
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: vec![self.target.digit()],
            cells: vec![self.target.cell()],
            length: self.links.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let mut line = String::new();
        for (i, link) in self.links.iter().enumerate() {
            let between = if i > 0 { " - " } else { "" };
            let value = |digit, cells| link.variable.value(digit, cells);
            let left = value(link.left.digit(), CellSet::of(link.left.cell()));
            let right = link.right.map_or_else(|| ".".to_owned(), |node| value(node.digit, node.cells));
            let _ = write!(line, "{between}{}{{{left} {right}}}", link.variable);
        }
        line
    }

    fn explain(&self, board: &Board, _: &Effect) -> Explanation {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        let mut steps = Vec::new();
        for (i, link) in self.links.iter().enumerate() {
            let before = self.before(i);
            let ruled_out = |candidate: &Candidate| {
                board.has(*candidate) && before.iter().any(|node| node.rules_out(*candidate))
            };
            let gone: Vec<Candidate> = link.variable.all().filter(ruled_out).collect();
            let digits: DigitSet = gone.iter().map(|gone| gone.digit()).collect();
            let cells: CellSet = gone.iter().map(|gone| gone.cell()).collect();
            let mut said = match link.variable {
                Variable::Cell(cell) => sentence![cell, " cannot be ", digits],
                Variable::Place(house, digit) => sentence![digit, " of ", house, " cannot be in ", cells],
            };
            said.append(match (link.right, link.variable) {
                (None, Variable::Cell(_)) => sentence![": no digit is left for it."],
                (None, Variable::Place(..)) => sentence![": no place is left for it."],
                (Some(node), Variable::Cell(_)) => sentence![", so it is ", node.digit, "."],
                (Some(node), _) if node.is_group() => sentence![", so it is in one of ", node.cells, "."],
                (Some(node), _) => sentence![", so it is in ", node.cells, "."],
            });
            steps.push(said);
        }
        let assumption: Sentence = sentence!["Suppose ", cell, " were ", digit, "."];
        Explanation {
            look: sentence!["Look at what would follow from ", digit, " in ", cell, "."],
            pattern: vec![sentence!["One thing leads to the next: ", self.line(), "."]],
            reason: Vec::new(),
            cases: vec![Case { assumption, steps }],
            result: vec![sentence!["So ", cell, " is not ", digit, "."]],
        }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let mut from = CandidateSet::of(self.target);
        for (i, link) in self.links.iter().enumerate() {
            let left = CandidateSet::of(link.left);
            diagram.candidates(left, Role::Off);
            if let Some(node) = self.before(i).into_iter().rev().find(|node| node.rules_out(link.left)) {
                from = node.candidates();
            }
            diagram.link(from, left, false);
            if let Some(node) = link.right {
                diagram.candidates(node.candidates(), Role::On);
                diagram.link(left, node.candidates(), true);
            }
        }
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        ensure(board.has(self.target), "the target is not on the board")?;
        ensure(*effect == Effect::removing([self.target]), "only the target is refuted")?;
        for (i, link) in self.links.iter().enumerate() {
            let is_last = i + 1 == self.links.len();
            ensure(link.right.is_none() == is_last, "the last link, and no other, is left with nothing")?;
            let is_open = match link.variable {
                Variable::Cell(cell) => board.digit(cell).is_none(),
                Variable::Place(house, digit) => {
                    house.cells().iter().all(|cell| board.digit(cell) != Some(digit))
                }
            };
            ensure(is_open, "a variable is solved")?;
            let before = self.before(i);
            let is_ruled_out = |candidate| before.iter().any(|node| node.rules_out(candidate));
            let candidates = || link.variable.all().filter(|candidate| board.has(*candidate));
            ensure(
                candidates().any(|candidate| candidate == link.left),
                "the left-linking candidate is elsewhere",
            )?;
            ensure(is_ruled_out(link.left), "nothing rules out the left-linking candidate")?;
            let mut others =
                candidates().filter(|candidate| !link.right.is_some_and(|node| node.contains(*candidate)));
            ensure(others.all(is_ruled_out), "a candidate of a variable is not ruled out")?;
        }
        ensure(self.links.last().is_some_and(|link| link.right.is_none()), "the chain has no end")
    }
}
