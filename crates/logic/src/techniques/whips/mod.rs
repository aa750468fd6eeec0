//! Whips and braids: chains that refute one candidate. They may ignore every candidate that the refuted one or the chain rules
//! out.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** By length from two on; for each length whips, g-whips, braids, g-braids; for each the candidates cell by cell. A
//! candidate is refuted once: a g-whip, a braid or a g-braid is found only if none of the kinds before it is as short. Chains of
//! length one are locked candidates and are not found here.

mod node_index;
pub(crate) mod search;
pub(crate) mod state;
mod variable;

pub use search::Chains;
pub use variable::Variable;

use crate::evidence::ensure;
use crate::proven::is_filled_with;
use crate::wording::results;
use crate::{
    Effect, Evidence, Family, Kind, Measures, Node, Proven, Sink, Step, Unsound, View, Wanted, Work,
};
use search::{ChainSearch, Found, Outcome};
use state::State;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use sudokit_core::{Board, Cancel, Candidate, CandidateSet, Cell, CellSet, DigitSet};
use sudokit_diagram::{Any, Case, Diagram, Explanation, Role, sentence};

kinds! {
    /// A candidate is refuted by a chain in which each step starts from the one before.
    WHIP = Kind::new("whip", "Whip");
    /// A whip in which two or three places of a digit in a line and a box count as one.
    G_WHIP = Kind::new("g-whip", "g-Whip").aliases(&["grouped whip"]);
    /// A candidate is refuted by a chain in which each step starts from any earlier one.
    BRAID = Kind::new("braid", "Braid");
    /// A braid in which two or three places of a digit in a line and a box count as one.
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
/// use sudokit_core::{Digit, House};
/// use sudokit_logic::Node;
/// use sudokit_logic::techniques::whips::{Link, Pattern, Variable};
///
/// // Digit 2 has only r1c7 and r2c7 in column 7, digit 7 there only these two as well, and r1c7 is to be 5.
/// let link = |digit, left: &str, right| Link {
///     variable: Variable::Place(House::column(6), digit),
///     left: left.parse().unwrap(),
///     right,
/// };
/// let whip = Pattern {
///     target: "r1c7=5".parse().unwrap(),
///     links: vec![
///         link(Digit::D2, "r1c7=2", Some(Node::of("r2c7=2".parse().unwrap(), true))),
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

/// One link: a variable that loses all candidates but those of one node.
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
    /// What is left of it: a digit that is in the cell, or in one of the cells of a miniline that are open to it when the node
    /// is reached. Nothing in the last link.
    pub right: Option<Node>,
}

impl Family for Whips {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let shapes = [
            (&WHIP, Chains::WHIPS),
            (&G_WHIP, Chains::G_WHIPS),
            (&BRAID, Chains::BRAIDS),
            (&G_BRAID, Chains::G_BRAIDS),
        ];
        let Some(last) = shapes.iter().rposition(|(kind, _)| wanted.has(kind)) else {
            return ControlFlow::Continue(());
        };
        let shapes = &shapes[..=last];
        let state = State::of(view.board());
        let open: Vec<usize> = state.open().collect();
        // What a chain must be longer than, by the candidate that it refutes and whether it may have groups.
        let rounds = [false, true].map(|groups| -> Vec<Option<usize>> {
            let is_wanted = shapes.iter().any(|(_, shape)| shape.groups == groups);
            open.iter().map(|target| state.rounds(*target, groups).filter(|_| is_wanted)).collect()
        });
        let never = Cancel::new();
        let cancel = view.cancel().unwrap_or(&never);
        let mut refuted = CandidateSet::EMPTY;
        for length in 2..=view.options().whip_length {
            for (kind, shape) in shapes {
                for (target, rounds) in open.iter().zip(&rounds[usize::from(shape.groups)]) {
                    let candidate = Candidate::from_index(*target);
                    if refuted.contains(candidate) || rounds.is_none_or(|rounds| rounds >= length) {
                        continue;
                    }
                    let links = match ChainSearch::new(&state, *shape, false, cancel).chain(*target, length) {
                        Outcome::Found(links) => links,
                        Outcome::None { .. } => continue,
                        Outcome::Stopped => return ControlFlow::Break(()),
                    };
                    refuted.insert(candidate);
                    if links.len() > 1 && wanted.has(kind) {
                        sink.step(step(candidate, &links, &state))?;
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
pub(crate) fn pattern(target: Candidate, links: &[Found], state: &State) -> Pattern {
    let open = |digit, cell: &Cell| state.left.contains(Candidate::at(*cell, digit).index());
    let links = links.iter().map(|found| Link {
        variable: Variable::from_index(found.variable),
        left: Candidate::from_index(found.left),
        right: found.node.map(|node| {
            let cells = node.cells().into_iter().filter(|cell| open(node.digit(), cell)).collect();
            Node { digit: node.digit(), cells, set: CellSet::EMPTY, is_on: true }
        }),
    });
    Pattern { target, links: links.collect() }
}

impl Pattern {
    /// What the chain is: a whip if every link starts from the node before.
    fn kind(&self) -> &'static Kind {
        let nodes =
            [Node::of(self.target, true)].into_iter().chain(self.links.iter().filter_map(|link| link.right));
        let is_whip = self.links.iter().zip(nodes).all(|(link, before)| rules_out(&before, link.left));
        let has_groups = self.links.iter().filter_map(|link| link.right).any(|node| node.is_grouped());
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
        [Node::of(self.target, true)].into_iter().chain(nodes).collect()
    }
}

/// Whether the candidate is false wherever in its cells the node is true.
fn rules_out(node: &Node, candidate: Candidate) -> bool {
    node.excludes(&Node::of(candidate, true))
}

fn candidates(node: &Node) -> CandidateSet {
    CandidateSet::of_digit(node.digit, node.cells)
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

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        let mut steps = Vec::new();
        for (i, link) in self.links.iter().enumerate() {
            let before = self.before(i);
            let ruled_out = |candidate: &Candidate| {
                board.has(*candidate) && before.iter().any(|node| rules_out(node, *candidate))
            };
            let gone: Vec<Candidate> = link.variable.all().filter(ruled_out).collect();
            let digits: DigitSet = gone.iter().map(|gone| gone.digit()).collect();
            let cells: CellSet = gone.iter().map(|gone| gone.cell()).collect();
            let (cannot, left) = match link.variable {
                Variable::Cell(cell) => {
                    (sentence![cell, " cannot be ", Any(digits)], sentence!["no digit is left for it"])
                }
                Variable::Place(house, digit) => (
                    sentence![house, " cannot have its ", digit, " in ", Any(cells)],
                    sentence!["no place is left for it"],
                ),
            };
            let next = link.right.map_or(left, |node| sentence![Any(node.cells), " is ", node.digit]);
            steps.push(sentence![cannot, ", so ", next, "."]);
        }
        let leads_to = format!(" leads to a contradiction in {} steps.", self.links.len());
        Explanation {
            look: sentence!["Follow what happens if ", cell, " is ", digit, "."],
            pattern: vec![sentence!["Assuming that ", cell, " is ", digit, leads_to]],
            cases: vec![Case { assumption: sentence!["Suppose that ", cell, " is ", digit, "."], steps }],
            reason: vec![sentence!["That is impossible, so the assumption is false."]],
            result: results(effect),
        }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let mut from = CandidateSet::of(self.target);
        for (i, link) in self.links.iter().enumerate() {
            let left = CandidateSet::of(link.left);
            diagram.candidates(left, Role::Off);
            if let Some(node) = self.before(i).into_iter().rev().find(|node| rules_out(node, link.left)) {
                from = candidates(&node);
            }
            diagram.link(from, left, false);
            if let Some(node) = link.right {
                diagram.candidates(candidates(&node), Role::On);
                diagram.link(left, candidates(&node), true);
            }
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![self.kind()]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(board.has(self.target), "the target is not on the board")?;
        for (i, link) in self.links.iter().enumerate() {
            work.take_each(i + 1, 20)?;
            let is_last = i + 1 == self.links.len();
            ensure(link.right.is_none() == is_last, "the last link alone must be left with nothing")?;
            let variable: CandidateSet = link.variable.all().collect();
            let is_plain = |node: Node| node.is_on && node.set.is_empty() && node.is_on_board(board);
            let is_part = |node: Node| is_plain(node) && candidates(&node).is_subset(variable);
            ensure(link.right.is_none_or(is_part), "a node does not belong to its variable")?;
            let is_open = match link.variable {
                Variable::Cell(cell) => board.digit(cell).is_none(),
                Variable::Place(house, digit) => !is_filled_with(board, house, digit),
            };
            ensure(is_open, "a variable is solved")?;
            let before = self.before(i);
            let is_ruled_out = |candidate| before.iter().any(|node| rules_out(node, candidate));
            let on_board = variable & board.candidate_set();
            ensure(on_board.contains(link.left), "the left-linking candidate is not in its variable")?;
            ensure(is_ruled_out(link.left), "nothing rules out the left-linking candidate")?;
            let left = link.right.map_or(CandidateSet::EMPTY, |node| candidates(&node));
            ensure((on_board - left).iter().all(is_ruled_out), "a candidate of a variable is not ruled out")?;
        }
        ensure(!self.links.is_empty(), "the chain has no end")?;
        Ok(Proven::removing(CandidateSet::of(self.target)))
    }
}
