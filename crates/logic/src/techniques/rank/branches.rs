//! A blossom loop, taken apart into its chains, and told chain by chain.

use super::blossom::ENTRY;
use super::tell::{grouped, instead};
use super::{Pattern, Weighted};
use crate::sets::union;
use crate::techniques::whips::{Link, link};
use crate::wording::{can_only_be, only_places};
use crate::{Node, Variable};
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

/// A cell or a house from which a chain leads each way to the same cell or house.
pub(super) struct Branches {
    pub(super) entry: Variable,
    pub(super) exit: Variable,
    pub(super) chains: Vec<Chain>,
}

/// The implications of a candidate of the entry, up to the exit.
pub(super) struct Chain {
    start: Candidate,
    links: Vec<Link>,
    end: Candidate,
}

impl Pattern {
    /// The chains, if it is a blossom loop with these links: all truths but one have two candidates, all
    /// links but one share two candidates with the truths.
    pub(super) fn branches(&self, board: &Board, links: &[Weighted]) -> Option<Branches> {
        if !self.counts_once() || links.len() != self.truths.len() || self.is_plain(links) {
            return None;
        }
        let truths: Vec<_> =
            self.truths.iter().map(|one| (one.variable, one.variable.candidates(board))).collect();
        let all: CandidateSet = union(truths.iter().map(|(_, of)| *of));
        let links: Vec<_> =
            links.iter().map(|one| (one.variable, one.variable.candidates(board) & all)).collect();
        // No candidate is in two truths, and each is in one link.
        let count = |of: &[(Variable, CandidateSet)]| {
            of.iter().map(|(_, candidates)| candidates.len()).sum::<usize>()
        };
        if count(&truths) != all.len() || count(&links) != all.len() {
            return None;
        }
        let [entry, exit] = [only_wide(&truths)?, only_wide(&links)?];
        let chain = |start| chain(&truths, &links, start, exit.1);
        let chains: Vec<Chain> = entry.1.iter().map(chain).collect::<Option<_>>()?;
        let is_whole = chains.iter().map(|chain| 2 * chain.links.len() + 1).sum::<usize>() == all.len();
        let is_long = chains.iter().all(|chain| !chain.links.is_empty());
        (is_whole && is_long).then_some(Branches { entry: entry.0, exit: exit.0, chains })
    }

    /// True for a fish or a subset: one digit, or cells of one house.
    fn is_plain(&self, links: &[Weighted]) -> bool {
        let is_in_one_house = |list: &[Weighted]| {
            let cells: Option<CellSet> = list.iter().map(Weighted::cell).collect();
            cells.is_some_and(|cells| !cells.common_houses().is_empty())
        };
        let digit = |one: &Weighted| match one.variable {
            Variable::Cell(_) => None,
            Variable::Place(_, digit) => Some(digit),
        };
        let all = || self.truths.iter().chain(links);
        let first = all().next().and_then(digit);
        let is_one_digit = first.is_some() && all().all(|one| digit(one) == first);
        is_one_digit || is_in_one_house(&self.truths) || is_in_one_house(links)
    }
}

/// The one that has three or four candidates, if all others have two.
fn only_wide(list: &[(Variable, CandidateSet)]) -> Option<(Variable, CandidateSet)> {
    let mut wide = list.iter().filter(|(_, candidates)| candidates.len() != 2);
    let only = wide.next().filter(|(_, candidates)| ENTRY.contains(&candidates.len()))?;
    wide.next().is_none().then_some(*only)
}

/// Follows a chain from its start to the exit.
fn chain(
    truths: &[(Variable, CandidateSet)],
    links: &[(Variable, CandidateSet)],
    start: Candidate,
    exit: CandidateSet,
) -> Option<Chain> {
    let other = |list: &[(Variable, CandidateSet)], one: Candidate| {
        let (variable, candidates) = list.iter().find(|(_, candidates)| candidates.contains(one))?;
        (candidates.len() == 2).then(|| Some((*variable, candidates.without(one).first()?))).flatten()
    };
    let mut chain = Chain { start, links: Vec::new(), end: start };
    while !exit.contains(chain.end) {
        let (_, left) = other(links, chain.end)?;
        let (variable, right) = other(truths, left)?;
        // A ring has more links than there are truths.
        if chain.links.len() == truths.len() {
            return None;
        }
        chain.links.push(Link { variable, left, right: Some(Node::of(right, true)) });
        chain.end = right;
    }
    Some(chain)
}

impl Branches {
    /// The explanation without the conclusions.
    pub(super) fn explanation(&self, pattern: &Pattern, board: &Board) -> Explanation {
        let starts: CandidateSet = self.chains.iter().map(|chain| chain.start).collect();
        let ends: CandidateSet = self.chains.iter().map(|chain| chain.end).collect();
        let case = |chain: &Chain| Case {
            proves: None,
            assumption: say!("rank-if-start", [cell = chain.start.cell(), digit = chain.start.digit()]),
            steps: link::sentences(board, &mut vec![Node::of(chain.start, true)], &chain.links),
        };
        let (look, options) = match self.entry {
            Variable::Cell(cell) => {
                (say!("rank-look-at-cell", [cell]), can_only_be(CellSet::of(cell), starts.digits()))
            }
            Variable::Place(house, digit) => (
                say!("rank-look-at-places", [digit, house]),
                only_places(HouseSet::of(house), digit, starts.cells()),
            ),
        };
        let ends = match self.exit {
            Variable::Cell(cell) => {
                say!("rank-every-case-cell", [cell, digits = ends.digits()])
            }
            Variable::Place(house, digit) => {
                say!("rank-every-case-house", [digit, house, cells = ends.cells()])
            }
        };
        let only_one = say!("rank-only-one-end");
        let links = say!("rank-one-in-each-link", [links = grouped(&pattern.links)]);
        let mut reason = vec![ends, only_one, links, say!("rank-no-other-of-links")];
        reason.extend(instead(pattern));
        Explanation {
            look,
            pattern: vec![options],
            cases: self.chains.iter().map(case).collect(),
            reason,
            result: Vec::new(),
        }
    }

    pub(super) fn mark(&self, diagram: &mut Diagram) {
        for chain in &self.chains {
            diagram.candidates(CandidateSet::of(chain.start), Role::On);
            link::mark(diagram, &mut vec![Node::of(chain.start, true)], &chain.links);
        }
        for (variable, role) in [(self.entry, Role::Base), (self.exit, Role::Cover)] {
            match variable {
                Variable::Cell(cell) => diagram.cells(CellSet::of(cell), role),
                Variable::Place(house, _) => diagram.houses(HouseSet::of(house), role),
            }
        }
    }
}
