//! Chains as evidence.

use super::{
    AIC, CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, GROUPED_AIC, GROUPED_CONTINUOUS_NICE_LOOP,
    GROUPED_DISCONTINUOUS_NICE_LOOP,
};
use crate::sets::{all_of, union};
use crate::step::evidence::ensure;
use crate::wording::no_conflict;
use crate::{Effect, Evidence, Kind, Measures, Node, Proven, Reason, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, say};

/// A chain: each node follows from the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The way the ends meet.
    pub(crate) form: Form,
    /// The chain, from its assumption on.
    pub(crate) nodes: Vec<Node>,
    /// The digits that go.
    pub(crate) digits: DigitSet,
}

/// The way the ends of a chain meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Form {
    /// From something off to something on, which turns the first one off: a circle.
    Continuous,
    /// Back to its cell with something that does not fit there.
    Discontinuous,
    /// From something off to something else on.
    Open,
}

/// HoDoKu's length: the nodes, and something for each almost locked set.
pub(super) fn length(form: Form, nodes: &[Node]) -> usize {
    let sets = nodes.iter().map(|node| node.set.len()).filter(|size| *size > 0);
    let more = match form {
        Form::Open => sets.map(|size| if size == 2 { 1 } else { 2 * (size - 1) }).sum(),
        _ => 5 * sets.count() / 2,
    };
    nodes.len() + more
}

/// The name of a chain.
pub(super) fn kind(form: Form, nodes: &[Node]) -> &'static Kind {
    match (form, nodes.iter().any(Node::is_grouped)) {
        (Form::Continuous, false) => &CONTINUOUS_NICE_LOOP,
        (Form::Continuous, true) => &GROUPED_CONTINUOUS_NICE_LOOP,
        (Form::Discontinuous, false) => &DISCONTINUOUS_NICE_LOOP,
        (Form::Discontinuous, true) => &GROUPED_DISCONTINUOUS_NICE_LOOP,
        (Form::Open, false) => &AIC,
        (Form::Open, true) => &GROUPED_AIC,
    }
}

impl Pattern {
    /// Each node with the next one; in a circle the last with the first.
    fn links(&self) -> impl Iterator<Item = (&Node, &Node)> {
        let back = self.nodes.first().filter(|_| self.form == Form::Continuous);
        self.nodes.iter().zip(self.nodes.iter().skip(1).chain(back))
    }

    /// The conclusions of the chain, derived from the truth of its statements alone.
    fn proven(&self, board: &Board) -> CandidateSet {
        let [root, .., end] = &self.nodes[..] else { return CandidateSet::EMPTY };
        match self.form {
            Form::Open => excluded_by_both(board, root, end),
            Form::Discontinuous => {
                let cell = root.cells.only();
                let digits = match (root.is_on, root.digit == end.digit) {
                    (true, _) => DigitSet::of(root.digit),
                    (false, true) => !DigitSet::of(root.digit),
                    (false, false) => DigitSet::of(end.digit),
                };
                cell.map_or(CandidateSet::EMPTY, |cell| CandidateSet::of_cell(cell, digits))
            }
            Form::Continuous => {
                let by_sets = self
                    .links()
                    .filter(|(a, b)| follows_by_set(board, a, b))
                    .map(|(a, b)| proven_by_set(board, a, b));
                // All statements are true or none is: of one that is on and one that is off just one digit is
                // there.
                let of = |is_on: bool| self.nodes.iter().filter(move |node| node.is_on == is_on);
                let by_pairs =
                    of(true).flat_map(|on| of(false).map(move |off| excluded_by_both(board, on, off)));
                union(by_sets.chain(by_pairs))
            }
        }
    }

    /// True if the ends fit the form.
    fn has_form(&self) -> bool {
        let [root, _, .., end] = &self.nodes[..] else { return false };
        let (Some(first), Some(last)) = (root.candidate(), end.candidate()) else { return false };
        let is_same_cell = first.cell() == last.cell();
        match self.form {
            Form::Open => !root.is_on && end.is_on && !is_same_cell,
            Form::Continuous => !root.is_on && end.is_on,
            // From on to off or back it must be the same digit, from on to on or from off to off another one.
            Form::Discontinuous => is_same_cell && (root.is_on != end.is_on) == (first == last),
        }
    }
}

/// True if the second follows from the first, and not from an absurdity.
fn follows(board: &Board, a: &Node, b: &Node) -> bool {
    !matches!(b.reason(board, std::slice::from_ref(a)), None | Some(Reason::Absurd))
}

/// The candidates that both `a` and `b` exclude if true.
fn excluded_by_both(board: &Board, a: &Node, b: &Node) -> CandidateSet {
    let excluded = |node: &Node| match node.cells.only() {
        Some(cell) if node.set.is_empty() => {
            CandidateSet::of_digit(node.digit, cell.peers())
                | CandidateSet::of_cell(cell, !DigitSet::of(node.digit))
        }
        _ => CandidateSet::of_digit(node.digit, node.cells.common_peers()),
    };
    excluded(a) & excluded(b) & board.candidate_set()
}

/// True if the second follows because the almost locked set of the first, once it is locked, takes digits
/// from outside.
fn follows_by_set(board: &Board, a: &Node, b: &Node) -> bool {
    match b.reason(board, std::slice::from_ref(a)) {
        Some(Reason::Locked(_)) => true,
        Some(Reason::LastInCell(cell)) => !a.set.is_empty() && !a.set.contains(cell),
        _ => false,
    }
}

/// The eliminations by an almost locked set if the next node is equivalent to its node.
fn proven_by_set(board: &Board, a: &Node, b: &Node) -> CandidateSet {
    // Either the set has its digit, or it is locked without it. The next node lacks one of the digits that
    // the set then has, or, if it is on, all of them but one; it has one of them if the set lacks it.
    let exits = match b.candidate().filter(|_| b.is_on) {
        Some(one) => board.candidates(one.cell()).without(one.digit()),
        None => DigitSet::of(b.digit),
    };
    let places = |digit: Digit| board.places(digit) & a.set;
    Digit::all().filter(|digit| *digit != a.digit).fold(CandidateSet::EMPTY, |proven, digit| {
        let mut cells = places(digit);
        if cells.is_empty() {
            return proven;
        }
        if exits.contains(digit) {
            cells |= if b.set.is_empty() { b.cells } else { board.places(digit) & b.set };
        }
        proven | CandidateSet::of_digit(digit, board.places(digit) & cells.common_peers())
    })
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: self.digits.iter().collect(),
            length: length(self.form, &self.nodes),
            sets: self.nodes.iter().filter(|node| !node.set.is_empty()).count(),
            set_cells: self.nodes.iter().map(|node| node.set.len()).sum(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let ([first, ..], [.., last]) = (&self.nodes[..], &self.nodes[..]) else { return String::new() };
        let digits = notation::digits(self.digits, "/");
        let chain = Node::chain(&self.nodes);
        match self.form {
            Form::Open => format!("{digits} {}- {chain} -{}", first.digit, last.digit),
            Form::Continuous if first.cells == last.cells => {
                format!("{digits} {}= {chain} ={}", last.digit, first.digit)
            }
            Form::Continuous => {
                let circle: Vec<Node> = self.nodes.iter().chain([first]).copied().collect();
                format!("{digits} {}", Node::chain(&circle))
            }
            Form::Discontinuous => format!("{digits} {chain}"),
        }
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let ([root, ..], [.., end]) = (&self.nodes[..], &self.nodes[..]) else {
            return Explanation::default();
        };
        let (from, to) = (root.cells, end.cells);
        let reason = match (self.form, root.is_on, end.is_on) {
            (Form::Continuous, ..) => Self::circle().into(),
            (Form::Discontinuous, true, _) | (Form::Discontinuous, _, true) => {
                vec![say!("nice-loops-contradicts-assumption", [claim = root.opposite().claim()])]
            }
            (Form::Discontinuous, false, false) => {
                let (digit, first) = (end.digit, root.digit);
                let also = say!("nice-loops-would-not-be", [to, digit, first]);
                vec![also, say!("nice-loops-so-not", [to, digit])]
            }
            (Form::Open, ..) => {
                let [root, end] = [root, end].map(|end| Node { is_on: true, ..*end }.claim());
                vec![say!("nice-loops-so-one-or-both", [root, end]), no_conflict(2)]
            }
        };
        let leads = if from == to {
            say!("nice-loops-look-loop", [from])
        } else {
            say!("nice-loops-look-chain", [from, to])
        };
        Explanation {
            look: say!("nice-loops-look-assumption", [claim = root.claim()]),
            pattern: vec![leads],
            cases: vec![self.case(board)],
            reason,
            result: effect.results(),
        }
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        for node in &self.nodes {
            let role = if node.is_on { Role::On } else { Role::Off };
            diagram.candidates(node.candidates(), role);
            diagram.cells(node.set, Role::First);
        }
        for (a, b) in self.links() {
            b.draw_link(board, a, diagram);
        }
    }

    fn kinds(&self, _: &Board, effect: &Effect) -> Vec<&'static Kind> {
        if effect.digits() == self.digits { vec![kind(self.form, &self.nodes)] } else { Vec::new() }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let length = self.nodes.len();
        work.take_each(length, Work::BOARD)?;
        if self.form == Form::Continuous {
            work.take_each(length, length)?;
        }
        ensure(self.has_form(), "the ends do not meet as they should")?;
        ensure(self.nodes.iter().all(|node| node.is_on_board(board)), "a node is not on the board")?;
        let is_right = self.links().all(|(a, b)| follows(board, a, b));
        ensure(is_right, "a node does not follow from the one before")?;
        Ok(Proven::removing(self.proven(board) & all_of(CellSet::ALL, self.digits)))
    }
}

impl Pattern {
    /// The reason for the eliminations of a circle.
    pub(in crate::techniques) fn circle() -> [Sentence; 2] {
        [say!("nice-loops-loop"), say!("nice-loops-loop-conflict")]
    }

    /// The implications of the first node, one after the other.
    pub(in crate::techniques) fn case(&self, board: &Board) -> Case {
        let conclusions = self.links().map(|(a, b)| b.conclusion(b.reason(board, std::slice::from_ref(a))));
        let assumption = self.nodes.first().map_or_else(Sentence::default, Node::claim);
        Case {
            proves: None,
            assumption: say!("nice-loops-suppose", [assumption]),
            steps: conclusions.collect(),
        }
    }
}
