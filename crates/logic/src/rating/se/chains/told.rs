//! The pattern of a hint, read off a cycle or a forcing chain.

use super::super::grid::Grid;
use super::found::Potential;
use super::inner::Written;
use crate::facts::Variable;
use crate::sets::union;
use crate::techniques::forcing::{self, Branch, Clash, Ground};
use crate::techniques::nice_loops::{self, Form};
use crate::{Node, Pattern};
use sudokit_core::CandidateSet;

/// The pattern of a hint.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) pattern: Pattern,
    /// The candidates, none of them in the grid, that there must not be.
    pub(super) absent: CandidateSet,
}

/// The candidates absent from a variable.
pub(super) fn absent_from(grid: &Grid, variable: Variable) -> CandidateSet {
    variable.all().filter(|candidate| !grid.has(*candidate)).collect()
}

impl Told {
    /// A forcing chain or a cycle, as it is written down for nesting.
    pub(super) fn walked(grid: &Grid, Written { nodes, variables }: &Written) -> Self {
        let absent = union(variables.iter().map(|of| absent_from(grid, *of)));
        let node = |number: &u16| {
            let Potential { candidate, on } = Potential::numbered(*number);
            Node::of(candidate, on)
        };
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
        let ground = Ground::Contradiction(Clash::Assumption(Potential::numbered(nodes[1]).candidate));
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
