//! Chains as evidence.

use crate::evidence::ensure;
use crate::{Effect, Evidence, Measures, Node, Reason, Unsound, notation};
use sudokit_core::{Board, CandidateSet, Digit, DigitSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

/// A chain: each node follows from the one before.
///
/// ```
/// use sudokit_core::{Candidate, DigitSet};
/// use sudokit_logic::{Evidence, Node, techniques::loops::{Form, Pattern}};
///
/// let node = |text: &str, is_on| Node::of(text.parse::<Candidate>().unwrap(), is_on);
/// let nodes = vec![node("r1c1=3", false), node("r1c9=3", true), node("r9c9=3", false), node("r9c1=3", true)];
/// let chain = Pattern { form: Form::Open, digits: DigitSet::of(nodes[0].digit), nodes };
/// assert_eq!(chain.line(), "3 3- r1c1 =3= r1c9 -3- r9c9 =3= r9c1 -3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// How the ends meet.
    pub form: Form,
    /// The chain, from its assumption on.
    pub nodes: Vec<Node>,
    /// The digits that go.
    pub digits: DigitSet,
}

/// How the ends of a chain meet.
///
/// ```
/// use sudokit_logic::techniques::loops::Form;
/// assert_ne!(Form::Open, Form::Continuous);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Form {
    /// From one digit of a cell off to another digit of it on, which turns the first one off: a circle.
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

impl Pattern {
    /// What the chain proves, worked out from the truth of its statements alone.
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
                let links = self.nodes.iter().zip(self.nodes.iter().cycle().skip(1));
                links.fold(CandidateSet::EMPTY, |proven, (a, b)| proven | proven_by_link(board, a, b))
            }
        }
    }

    /// Whether the ends are what the form says.
    fn has_form(&self) -> bool {
        let [root, _, .., end] = &self.nodes[..] else { return false };
        let (Some(first), Some(last)) = (root.candidate(), end.candidate()) else { return false };
        let is_same_cell = first.cell() == last.cell();
        match self.form {
            Form::Open => !root.is_on && end.is_on && !is_same_cell,
            Form::Continuous => !root.is_on && end.is_on && is_same_cell && first != last,
            // From on to off or back it must be the same digit, from on to on or from off to off another one.
            Form::Discontinuous => is_same_cell && (root.is_on != end.is_on) == (first == last),
        }
    }
}

/// What neither `a` nor `b`, if it is true, leaves room for.
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

/// What goes if `b` is true just when `a` is.
fn proven_by_link(board: &Board, a: &Node, b: &Node) -> CandidateSet {
    if a.set.is_empty() {
        return excluded_by_both(board, a, b);
    }
    // Either the set has its digit, or it is locked without it. The next node lacks one of the digits that the set then has,
    // or, if it is on, all of them but one; it has one of them if the set lacks it.
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
        let mut text = notation::digits(self.digits, "/") + " ";
        match self.form {
            Form::Open => text += &format!("{}- ", first.digit),
            Form::Continuous => text += &format!("{}= ", last.digit),
            Form::Discontinuous => {}
        }
        text += &notation::chain(&self.nodes);
        match self.form {
            Form::Open => text + &format!(" -{}", last.digit),
            Form::Continuous => text + &format!(" ={}", first.digit),
            Form::Discontinuous => text,
        }
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let ([root, ..], [.., end]) = (&self.nodes[..], &self.nodes[..]) else {
            return Explanation::default();
        };
        let (from, to) = (root.cells, end.cells);
        let reason = match (self.form, root.is_on, end.is_on) {
            (Form::Continuous, ..) => vec![
                sentence!["The last of these brings back the first, as ", from, " holds one digit."],
                sentence![
                    "So all of them are true, or none is: of any two neighbours exactly one digit is there."
                ],
                sentence!["What has no room beside the one and none beside the other goes."],
            ],
            (Form::Discontinuous, true, _) => {
                vec![root.claim().between("That cannot be if ", ". So it is wrong.")]
            }
            (Form::Discontinuous, false, true) => {
                vec![sentence!["So ", to, " is ", end.digit, " whether one supposes so or not."]]
            }
            (Form::Discontinuous, false, false) => vec![sentence![
                "If ",
                to,
                " were ",
                end.digit,
                " it would not be ",
                root.digit,
                ", and then not ",
                end.digit,
                " either."
            ]],
            (Form::Open, ..) => vec![
                sentence!["So ", from, " is ", root.digit, ", or ", to, " is ", end.digit, ", or both."],
                sentence!["What neither of them leaves room for goes."],
            ],
        };
        let back = if from == to { " back" } else { "" };
        let gone = |digit| sentence!["No ", digit, " in ", effect.eliminated().cells_of(digit), "."];
        Explanation {
            look: root.claim().between("Follow what happens if ", "."),
            pattern: vec![sentence!["A chain of conclusions leads from ", from, back, " to ", to, "."]],
            reason,
            cases: vec![Case {
                assumption: root.claim().between("Suppose that ", "."),
                steps: self.conclusions(board),
            }],
            result: self.digits.iter().map(gone).collect(),
        }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        for node in &self.nodes {
            let role = if node.is_on { Role::On } else { Role::Off };
            diagram.candidates(candidates(node), role);
            diagram.cells(node.set, Role::First);
        }
        for (a, b) in self.nodes.iter().zip(&self.nodes[1..]) {
            diagram.link(candidates(a), candidates(b), b.is_on);
        }
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        ensure(self.has_form(), "the ends do not meet as they should")?;
        ensure(self.nodes.iter().all(|node| node.is_on_board(board)), "a node is not on the board")?;
        for (a, b) in self.nodes.iter().zip(&self.nodes[1..]) {
            let reason = b.reason(board, std::slice::from_ref(a));
            ensure(
                !matches!(reason, None | Some(Reason::Absurd)),
                "a node does not follow from the one before",
            )?;
        }
        let is_right = effect.eliminated().is_subset(self.proven(board));
        ensure(effect.placements().is_empty() && is_right, "more is removed than follows")?;
        let digits: DigitSet = effect.eliminations().iter().map(|gone| gone.digit()).collect();
        ensure(digits == self.digits, "other digits go than the line says")
    }
}

impl Pattern {
    /// What follows from the first node, one after the other.
    fn conclusions(&self, board: &Board) -> Vec<Sentence> {
        let links = self.nodes.iter().zip(&self.nodes[1..]);
        links.map(|(a, b)| b.conclusion(b.reason(board, std::slice::from_ref(a)))).collect()
    }
}

fn candidates(node: &Node) -> CandidateSet {
    CandidateSet::of_digit(node.digit, node.cells)
}
