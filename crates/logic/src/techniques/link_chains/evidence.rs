//! The evidence of a link chain.

use super::find::opposites;
use super::{Pattern, REMOTE_PAIR, TURBOT_FISH, X_CHAIN, XY_CHAIN};
use crate::sets::{all_of, union};
use crate::step::evidence::ensure;
use crate::wording::{can_only_be, none_sees_all, only_places};
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use std::fmt::Write as _;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, say};

impl Pattern {
    /// The candidates along the chain; every other link is strong, the first one too.
    fn nodes(&self) -> Vec<Candidate> {
        match self {
            Self::Ends(nodes) => nodes.clone(),
            Self::RemotePair { cells, digits: [a, b] } => {
                let turns = [[*a, *b], [*b, *a]].into_iter().cycle();
                let both =
                    |(cell, digits): (&Cell, [Digit; 2])| digits.map(|digit| Candidate::at(*cell, digit));
                cells.iter().zip(turns).flat_map(both).collect()
            }
        }
    }

    /// The digits that it is named after.
    fn digits(&self) -> Vec<Digit> {
        match self {
            Self::Ends(nodes) => nodes[..1].iter().map(|node| node.digit()).collect(),
            Self::RemotePair { digits, .. } => digits.to_vec(),
        }
    }
}

/// True if two candidates share a cell.
fn in_one_cell(a: Candidate, b: Candidate) -> bool {
    a.cell() == b.cell()
}

/// The house in which these are the only places of their digit.
fn only_two(board: &Board, a: Candidate, b: Candidate) -> Option<House> {
    let both = CellSet::of(a.cell()).with(b.cell());
    both.common_houses().iter().find(|house| board.places(a.digit()) & house.cells() == both)
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let nodes = self.nodes();
        let mut cells: Vec<Cell> = nodes.iter().map(|node| node.cell()).collect();
        cells.dedup();
        Measures { digits: self.digits(), cells, length: nodes.len(), ..Measures::default() }
    }

    fn line(&self) -> String {
        let mut text = notation::digits(self.digits(), "/");
        match self {
            Self::Ends(nodes) if !in_one_cell(nodes[0], nodes[1]) => {
                let _ = write!(text, " {}", nodes[0].cell());
                for (node, sign) in nodes[1..].iter().zip(['=', '-'].into_iter().cycle()) {
                    let _ = write!(text, " {sign}{}{sign} {}", node.digit(), node.cell());
                }
            }
            Self::Ends(nodes) => {
                let _ = write!(text, " {}-", nodes[0].digit());
                for node in nodes.iter().skip(1).step_by(2) {
                    let _ = write!(text, " {} -{}-", node.cell(), node.digit());
                }
                // Nothing follows the last digit.
                text.pop();
            }
            Self::RemotePair { cells, digits } => {
                let _ = write!(text, " {}", cells[0]);
                for (cell, digit) in cells[1..].iter().zip([digits[1], digits[0]].into_iter().cycle()) {
                    let _ = write!(text, " -{digit}- {cell}");
                }
            }
        }
        text
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let said = match self {
            Self::Ends(nodes) => explain_ends(nodes, board),
            Self::RemotePair { cells, digits } => explain_remote_pair(cells, *digits, effect),
        };
        Explanation { result: effect.results(), ..said }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let nodes = self.nodes();
        // The first case is that the chain's start is false.
        diagram.candidates(nodes.iter().skip(1).step_by(2).copied().collect(), Role::On);
        diagram.candidates(nodes.iter().step_by(2).copied().collect(), Role::Off);
        for (i, ends) in nodes.windows(2).enumerate() {
            diagram.link(CandidateSet::of(ends[0]), CandidateSet::of(ends[1]), i % 2 == 0);
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let nodes = match self {
            Self::RemotePair { cells, .. } if cells.len() >= 4 => return vec![&REMOTE_PAIR],
            Self::RemotePair { .. } => return Vec::new(),
            Self::Ends(nodes) => nodes,
        };
        let in_cells =
            nodes.chunks(2).filter(|strong| matches!(strong, [a, b] if in_one_cell(*a, *b))).count();
        match (in_cells, nodes.len()) {
            // A turbot fish is a short X-chain.
            (0, 4) => vec![&TURBOT_FISH, &X_CHAIN],
            (0, _) => vec![&X_CHAIN],
            (all, nodes) if 2 * all == nodes => vec![&XY_CHAIN],
            _ => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        match self {
            Self::Ends(nodes) => {
                work.take_each(nodes.len(), 27)?;
                verify_links(nodes, board)?;
                let [start, end] = [nodes[0], nodes[nodes.len() - 1]];
                ensure(start.digit() == end.digit(), "the ends have different digits")?;
                let gone = start.cell().peers() & end.cell().peers();
                Ok(Proven::removing(CandidateSet::of_digit(start.digit(), gone)))
            }
            Self::RemotePair { cells, digits } => {
                work.take_each(cells.len(), cells.len())?;
                let pair: DigitSet = digits.iter().copied().collect();
                ensure(pair.len() == 2, "a pair has two digits")?;
                for cell in cells {
                    ensure(board.candidates(*cell) == pair, "a cell has other candidates than these two")?;
                }
                ensure(cells.windows(2).all(|two| two[0].sees(two[1])), "a cell does not see the next")?;
                let seen = opposites(cells).map(|(a, b)| a.peers() & b.peers());
                Ok(Proven::removing(all_of(union(seen), pair)))
            }
        }
    }
}

/// Checks that strong and weak links take turns, and the first and the last are strong.
fn verify_links(nodes: &[Candidate], board: &Board) -> Result<(), Unsound> {
    ensure(nodes.len() >= 4 && nodes.len().is_multiple_of(2), "the last link is not strong")?;
    ensure(nodes.iter().all(|node| board.has(*node)), "a candidate is not on the board")?;
    for (i, ends) in nodes.windows(2).enumerate() {
        let [a, b] = [ends[0], ends[1]];
        let sees = a.digit() == b.digit() && a.cell().sees(b.cell());
        if i % 2 == 1 {
            ensure(sees, "a weak link does not hold")?;
        } else if in_one_cell(a, b) {
            let both = DigitSet::of(a.digit()).with(b.digit());
            ensure(board.candidates(a.cell()) == both && a != b, "a cell has a third candidate")?;
        } else {
            ensure(sees && only_two(board, a, b).is_some(), "a digit has a third place")?;
        }
    }
    Ok(())
}

/// Both cases of the start lead to the same.
fn explain_ends(nodes: &[Candidate], board: &Board) -> Explanation {
    let (start, end) = (nodes[0], nodes[nodes.len() - 1]);
    let digit = start.digit();
    let mut said = Explanation::default();
    if in_one_cell(start, nodes[1]) {
        let cells: CellSet = nodes.iter().map(|node| node.cell()).collect();
        said.look = say!("link-chains-look-at-bivalue", [cell = start.cell()]);
        said.pattern.push(say!("link-chains-two-candidates-each", [cells]));
    } else {
        said.look = say!("link-chains-look-at-digit", [digit, cell = start.cell()]);
        for pair in nodes.chunks(2) {
            let both = CellSet::of(pair[0].cell()).with(pair[1].cell());
            if let Some(house) = only_two(board, pair[0], pair[1]) {
                said.pattern.push(only_places(HouseSet::of(house), digit, both));
            }
        }
    }
    let mut steps = vec![makes_true(start, nodes[1], board)];
    for three in nodes[1..].windows(3).step_by(2) {
        let [from, lost, to] = [three[0], three[1], three[2]];
        let (cell, from, digit) = (lost.cell(), from.cell(), lost.digit());
        steps.push(if in_one_cell(lost, to) {
            say!("link-chains-xy-link", [cell, from, digit, to = to.digit()])
        } else {
            let then = makes_true(lost, to, board);
            say!("link-chains-x-link", [cell, from, digit, then])
        });
    }
    let assumption = say!("link-chains-if-start", [cell = start.cell(), digit]);
    said.cases.push(Case { proves: None, assumption, steps });
    if start == end {
        let cell = start.cell();
        said.reason.push(say!("link-chains-even-then", [cell, digit]));
        said.reason.push(say!("link-chains-no-cell-sees-it", [digit]));
    } else {
        let ends = CellSet::of(start.cell()).with(end.cell());
        said.reason.extend([say!("link-chains-either-way", [ends, digit]), none_sees_all(ends, digit)]);
    }
    said
}

/// A candidate is true because the other end of a strong link is false.
fn makes_true(lost: Candidate, to: Candidate, board: &Board) -> Sentence {
    match only_two(board, lost, to) {
        Some(house) if !in_one_cell(lost, to) => {
            say!("link-chains-needs", [house, cell = to.cell(), digit = to.digit()])
        }
        _ => say!("link-chains-then-cell-is", [cell = to.cell(), digit = to.digit()]),
    }
}

/// The cells hold the two digits by turns.
fn explain_remote_pair(cells: &[Cell], [a, b]: [Digit; 2], effect: &Effect) -> Explanation {
    let pair = DigitSet::of(a).with(b);
    let all: CellSet = cells.iter().copied().collect();
    let [even, odd] = [0, 1].map(|first| cells.iter().skip(first).step_by(2).copied().collect::<CellSet>());
    let mut said = Explanation {
        look: say!("link-chains-look-at-pair", [pair]),
        pattern: vec![can_only_be(all, pair), say!("link-chains-pair-chain")],
        reason: vec![say!("link-chains-pair-holds", [even, odd])],
        ..Explanation::default()
    };
    let gone = effect.eliminated().cells();
    for (p, q) in opposites(cells).filter(|(p, q)| gone.iter().any(|cell| cell.sees(*p) && cell.sees(*q))) {
        said.reason.push(say!("link-chains-pair-ends", [ends = CellSet::of(p).with(q), a, b, pair]));
    }
    said
}
