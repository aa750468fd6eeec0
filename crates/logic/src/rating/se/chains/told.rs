//! The pattern of a hint, read off a cycle or a forcing chain.

use super::super::grid::Grid;
use super::links::Site;
use crate::techniques::forcing::{self, Branch, Clash, Ground};
use crate::techniques::nice_loops::{self, Form};
use crate::{Node, Pattern};
use sudokit_core::{Candidate, CandidateSet};

/// The pattern of a hint.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) pattern: Pattern,
    /// The candidates, none of them in the grid, that there must not be.
    pub(super) absent: CandidateSet,
}

/// The digits absent from a cell, or the cells of a house without a digit.
pub(super) fn absent_from(grid: &Grid, site: Site) -> CandidateSet {
    match site {
        Site::Cell(cell) => CandidateSet::of_cell(cell, !grid.candidates(cell)),
        Site::House(house, digit) => CandidateSet::of_digit(digit, house.cells() - grid.cells_with(digit)),
    }
}

impl Told {
    /// A forcing chain or a cycle, from its nodes and sites as they are kept for nesting.
    pub(super) fn walked(grid: &Grid, (sites, nodes): &(Vec<Site>, Vec<u16>)) -> Self {
        let absent = sites.iter().fold(CandidateSet::EMPTY, |all, site| all | absent_from(grid, *site));
        let node = |number: &u16| Node::of(Candidate::from_index(usize::from(number % 729)), *number >= 729);
        let count = usize::from(nodes[0]);
        // The list is the way back.
        let mut chain: Vec<Node> = nodes[1..=count].iter().rev().map(node).collect();
        if nodes.len() > count + 1 {
            // A cycle ends where it starts, and our loops begin with something off.
            if !chain[count - 1].is_on {
                chain.rotate_right(1);
            }
            let digits = chain.iter().map(|node| node.digit).collect();
            let circle = nice_loops::Pattern { form: Form::Continuous, nodes: chain, digits };
            return Self { pattern: circle.into(), absent };
        }
        let conclusion = chain[count - 1];
        let candidate = Candidate::from_index(usize::from(nodes[1] % 729));
        let ground = Ground::Contradiction(Clash::Assumption(candidate));
        Self { pattern: argument(conclusion, ground, vec![Branch::chain(chain)], Vec::new()), absent }
    }
}

pub(super) fn argument(
    conclusion: Node,
    ground: Ground,
    branches: Vec<Branch>,
    nested: Vec<Pattern>,
) -> Pattern {
    forcing::Pattern { conclusion, ground, branches, nested }.into()
}
