//! Nets as evidence.

use crate::evidence::ensure;
use crate::{Effect, Evidence, Kind, Measures, Node, Unsound, notation};
use std::collections::HashSet;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, Digit, House, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

/// An argument: what follows from an assumption, or from each of several of which one is true.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::{Node, techniques::forcing::{Clash, Ground, Pattern}};
///
/// let candidate = Candidate::from_index(0);
/// let ground = Ground::Contradiction(Clash::Empty(candidate.cell()));
/// let pattern = Pattern { conclusion: Node::of(candidate, false), ground, branches: Vec::new(), length: 0 };
/// assert!(!pattern.conclusion.is_on);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// What must be so.
    pub conclusion: Node,
    /// Why.
    pub ground: Ground,
    /// What follows: from the opposite of the conclusion, or from each case.
    pub branches: Vec<Branch>,
    /// How long HoDoKu counts the chains that it shows.
    pub length: usize,
}

/// What an argument rests on.
///
/// ```
/// use sudokit_core::Cell;
/// use sudokit_logic::techniques::forcing::Ground;
/// assert_ne!(Ground::Cell(Cell::at(0, 0)), Ground::Cell(Cell::at(0, 1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ground {
    /// The opposite of the conclusion leads to this.
    Contradiction(Clash),
    /// A candidate is on or off, and both lead to the conclusion.
    OnOrOff(Candidate),
    /// One candidate of the cell is on, and each leads to the conclusion.
    Cell(Cell),
    /// One place of the digit in the house is on, and each leads to the conclusion.
    House(House, Digit),
}

/// What cannot be.
///
/// ```
/// use sudokit_core::{Digit, House};
/// use sudokit_logic::techniques::forcing::Clash;
/// assert_ne!(Clash::Twice(House::row(0), Digit::D1), Clash::Placeless(House::row(0), Digit::D1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Clash {
    /// The assumption about this candidate leads to its own opposite.
    Assumption(Candidate),
    /// The candidate is both on and off.
    Candidate(Candidate),
    /// The cell holds two digits.
    Digits(Cell, Digit, Digit),
    /// The house holds the digit twice.
    Twice(House, Digit),
    /// The cell holds nothing.
    Empty(Cell),
    /// The house has no place for the digit.
    Placeless(House, Digit),
}

/// What follows from one assumption.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::{Node, techniques::forcing::Branch};
///
/// let assumption = Node::of(Candidate::from_index(0), true);
/// let branch = Branch { nodes: vec![assumption], because: vec![Vec::new()] };
/// assert_eq!(branch.nodes.len(), branch.because.len());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Branch {
    /// The assumption, and what follows, one after the other.
    pub nodes: Vec<Node>,
    /// For each the numbers of the earlier ones that it follows from.
    pub because: Vec<Vec<usize>>,
}

impl Branch {
    fn has(&self, candidate: Candidate, is_on: bool) -> bool {
        self.nodes.contains(&Node::of(candidate, is_on))
    }

    /// What a node follows from.
    fn causes(&self, number: usize) -> Vec<Node> {
        self.because[number].iter().map(|cause| self.nodes[*cause]).collect()
    }

    /// Checks that every node but the first follows from earlier ones.
    fn verify(&self, board: &Board) -> Result<(), Unsound> {
        ensure(!self.nodes.is_empty() && self.nodes.len() == self.because.len(), "a branch is incomplete")?;
        ensure(self.nodes.iter().all(|node| node.is_on_board(board)), "a node is not on the board")?;
        for number in 1..self.nodes.len() {
            ensure(
                self.because[number].iter().all(|cause| *cause < number),
                "a node comes before its cause",
            )?;
            let reason = self.nodes[number].reason(board, &self.causes(number));
            ensure(reason.is_some(), "a node does not follow from its causes")?;
        }
        Ok(())
    }
}

impl Clash {
    /// Whether a branch has all that makes the contradiction.
    fn is_in(self, branch: &Branch, board: &Board) -> bool {
        let count_on = |house: House, digit| {
            let on = |cell: &Cell| branch.has(Candidate::at(*cell, digit), true);
            house.cells().iter().filter(on).count()
        };
        match self {
            Self::Assumption(one) | Self::Candidate(one) => branch.has(one, true) && branch.has(one, false),
            Self::Digits(cell, a, b) => {
                a != b && [a, b].into_iter().all(|digit| branch.has(Candidate::at(cell, digit), true))
            }
            Self::Twice(house, digit) => count_on(house, digit) > 1,
            Self::Empty(cell) => {
                let digits = board.candidates(cell);
                board.digit(cell).is_none()
                    && digits.iter().all(|digit| branch.has(Candidate::at(cell, digit), false))
            }
            Self::Placeless(house, digit) => {
                let places = board.places(digit) & house.cells();
                // A digit that is placed in the house has no candidates there.
                !places.is_empty() && places.iter().all(|cell| branch.has(Candidate::at(cell, digit), false))
            }
        }
    }

    fn sentence(self) -> Sentence {
        match self {
            Self::Assumption(_) => sentence!["So the assumption leads to its own opposite."],
            Self::Candidate(one) => sentence![one.cell(), " both is and is not ", one.digit(), "."],
            Self::Digits(cell, a, b) => sentence![cell, " cannot be both ", a, " and ", b, "."],
            Self::Twice(house, digit) => sentence!["In the end ", house, " has ", digit, " twice."],
            Self::Empty(cell) => sentence!["Nothing is left for ", cell, "."],
            Self::Placeless(house, digit) => {
                sentence!["In the end ", house, " has no place left for ", digit, "."]
            }
        }
    }

    /// Where it is, as HoDoKu writes it.
    fn place(self) -> String {
        match self {
            Self::Assumption(one) | Self::Candidate(one) => one.cell().to_string(),
            Self::Digits(cell, ..) | Self::Empty(cell) => cell.to_string(),
            Self::Twice(house, _) | Self::Placeless(house, _) => notation::houses(HouseSet::of(house)),
        }
    }
}

impl Ground {
    /// The assumptions of which one is true, or the one that is wrong.
    pub(crate) fn assumptions(self, board: &Board, conclusion: Node) -> Vec<Node> {
        let on = |candidate| Node::of(candidate, true);
        match self {
            Self::Contradiction(_) => vec![Node { is_on: !conclusion.is_on, ..conclusion }],
            Self::OnOrOff(candidate) => vec![on(candidate), Node::of(candidate, false)],
            Self::Cell(cell) => {
                board.candidates(cell).iter().map(|digit| on(Candidate::at(cell, digit))).collect()
            }
            Self::House(house, digit) => {
                let places = board.places(digit) & house.cells();
                places.iter().map(|cell| on(Candidate::at(cell, digit))).collect()
            }
        }
    }

    /// What is said before the cases.
    pub(crate) fn introduce(self, board: &Board, conclusion: Node) -> Explanation {
        let mut said = Explanation::default();
        match self {
            Ground::Contradiction(clash) => {
                let assumption = Node { is_on: !conclusion.is_on, ..conclusion };
                said.look = assumption.claim().between("Follow what happens if ", ".");
                said.pattern.push(assumption.claim().between("If ", ", something goes wrong."));
                said.reason.push(clash.sentence());
                said.reason.push(sentence!["That cannot be, so the assumption is wrong."]);
            }
            Ground::OnOrOff(candidate) => {
                let (cell, digit) = (candidate.cell(), candidate.digit());
                said.look = sentence!["Look at ", digit, " in ", cell, "."];
                said.pattern.push(sentence![cell, " is ", digit, ", or it is not."]);
                said.reason.push(sentence!["Both lead to the same."]);
            }
            Ground::Cell(cell) => {
                said.look = sentence!["Look at ", cell, "."];
                said.pattern.push(sentence![cell, " is one of ", board.candidates(cell), "."]);
                said.reason.push(sentence!["All of these lead to the same."]);
            }
            Ground::House(house, digit) => {
                let places = board.places(digit) & house.cells();
                said.look = sentence!["Look at ", house, "."];
                said.pattern.push(sentence![
                    "In ",
                    house,
                    " the digit ",
                    digit,
                    " is in one of ",
                    places,
                    "."
                ]);
                said.reason.push(sentence!["All of these lead to the same."]);
            }
        }
        said
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures { digits: vec![self.conclusion.digit], length: self.length, ..Measures::default() }
    }

    fn line(&self) -> String {
        match self.ground {
            Ground::Contradiction(clash) => format!("in {}", clash.place()),
            _ => String::new(),
        }
    }

    /// Without a colon, and placements too behind an arrow.
    fn headline(&self, kind: &Kind, effect: &Effect) -> String {
        let line = self.line();
        let space = if line.is_empty() { "" } else { " " };
        format!("{kind}{space}{line} => {effect}")
    }

    fn explain(&self, board: &Board, _: &Effect) -> Explanation {
        let mut said = self.ground.introduce(board, self.conclusion);
        for branch in &self.branches {
            let conclusions = (1..branch.nodes.len()).map(|number| {
                let node = &branch.nodes[number];
                node.conclusion(node.reason(board, &branch.causes(number)))
            });
            let assumption = branch.nodes[0].claim().between("Suppose that ", ".");
            said.cases.push(Case { assumption, steps: conclusions.collect() });
        }
        said.result.push(self.conclusion.claim().between("So ", "."));
        said
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let candidates = |node: &Node| CandidateSet::of_digit(node.digit, node.cells);
        let mut drawn = HashSet::new();
        for branch in &self.branches {
            for (node, because) in branch.nodes.iter().zip(&branch.because) {
                diagram.candidates(candidates(node), if node.is_on { Role::On } else { Role::Off });
                for cause in because.iter().map(|cause| branch.nodes[*cause]) {
                    if drawn.insert((cause, *node)) {
                        diagram.link(candidates(&cause), candidates(node), node.is_on);
                    }
                }
            }
        }
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        let candidate =
            self.conclusion.candidate().ok_or(Unsound("the conclusion is not about a candidate"))?;
        let is_right = if self.conclusion.is_on {
            effect.placements() == [candidate] && effect.eliminations().is_empty()
        } else {
            effect.placements().is_empty() && effect.eliminations() == [candidate]
        };
        ensure(is_right, "more is changed than follows")?;
        let assumptions: Vec<Node> =
            self.branches.iter().filter_map(|branch| branch.nodes.first().copied()).collect();
        let needed = self.ground.assumptions(board, self.conclusion);
        ensure(!needed.is_empty() && assumptions == needed, "the cases are not all there are")?;
        self.branches.iter().try_for_each(|branch| branch.verify(board))?;
        match self.ground {
            Ground::Contradiction(clash) => {
                ensure(clash.is_in(&self.branches[0], board), "there is no contradiction")
            }
            _ => {
                let leads_there = |branch: &Branch| branch.nodes.contains(&self.conclusion);
                ensure(self.branches.iter().all(leads_there), "a case does not lead to the conclusion")
            }
        }
    }
}
