//! The search for odd cycles, target by target.
//!
//! If a candidate is to go because all guardians conflict with it, each variable of the ring has two
//! candidates that do not conflict with it. So these pairs are the edges of a graph, and what is looked for
//! is its shortest odd cycle: from each candidate, breadth first over candidates and whether the way there is
//! odd. The shortest odd way back is a cycle, as a shorter one would be part of it otherwise. Most graphs can
//! be coloured with two colours, and have none.

use super::Pattern;
use crate::sets::excluded_by;
use crate::sort;
use crate::{Variable, View};
use std::collections::VecDeque;
use sudokit_core::{Candidate, CandidateSet};

/// The most candidates of a ring.
const LONGEST: usize = 11;

/// One of the shortest rings for each candidate that has some, the shortest first.
pub(super) fn all(view: &View<'_>) -> Vec<(Candidate, Pattern)> {
    let on_board = view.board().candidate_set();
    let variables = (0..Variable::COUNT).map(Variable::from_index);
    let variables = variables.map(|variable| (variable, variable.all().collect::<CandidateSet>() & on_board));
    let open: Vec<_> = variables.filter(|(_, candidates)| candidates.len() > 1).collect();
    let mut found = Vec::new();
    for target in on_board {
        if view.is_cancelled() {
            break;
        }
        let graph = Graph::of(&open, on_board - excluded_by(target));
        if !graph.has_two_colors() {
            found.extend(graph.shortest().map(|pattern| (target, pattern)));
        }
    }
    sort::by_key(&mut found, |(_, pattern)| pattern.ring.len());
    found
}

/// The candidates that are one of two in some variable.
struct Graph {
    nodes: Vec<Candidate>,
    /// The neighbours of each, with the variable that they share.
    edges: Vec<Vec<(usize, Variable)>>,
}

impl Graph {
    /// The candidates of the variables.
    fn of(variables: &[(Variable, CandidateSet)], left: CandidateSet) -> Self {
        let mut graph = Self { nodes: Vec::new(), edges: Vec::new() };
        let mut numbers = [None; 729];
        for (variable, candidates) in variables {
            let mut two = (*candidates & left).iter();
            if let (Some(one), Some(other), None) = (two.next(), two.next(), two.next()) {
                let [one, other] = [one, other].map(|candidate| {
                    *numbers[candidate.index()].get_or_insert_with(|| {
                        graph.nodes.push(candidate);
                        graph.edges.push(Vec::new());
                        graph.nodes.len() - 1
                    })
                });
                graph.edges[one].push((other, *variable));
                graph.edges[other].push((one, *variable));
            }
        }
        graph
    }

    /// True if two colours are enough to colour neighbours differently.
    fn has_two_colors(&self) -> bool {
        let mut colors: Vec<Option<bool>> = vec![None; self.nodes.len()];
        for start in 0..self.nodes.len() {
            let mut open = if colors[start].is_none() { vec![(start, true)] } else { Vec::new() };
            while let Some((node, color)) = open.pop() {
                match colors[node] {
                    Some(other) if other != color => return false,
                    Some(_) => {}
                    None => {
                        colors[node] = Some(color);
                        open.extend(self.edges[node].iter().map(|(other, _)| (*other, !color)));
                    }
                }
            }
        }
        true
    }

    fn shortest(&self) -> Option<Pattern> {
        let mut best: Option<Pattern> = None;
        for start in 0..self.nodes.len() {
            let most = best.as_ref().map_or(LONGEST, |best| best.ring.len() - 2);
            best = self.back_to(start, most).or(best);
        }
        best
    }

    /// The shortest odd way back to a node, if it is no longer than that.
    fn back_to(&self, start: usize, most: usize) -> Option<Pattern> {
        // The predecessor of each node on ways of even and of odd length.
        let mut from: Vec<[Option<(usize, Variable)>; 2]> = vec![[None; 2]; self.nodes.len()];
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((node, length)) = queue.pop_front() {
            if length == most {
                return None;
            }
            let next = (length + 1) % 2;
            for (other, variable) in &self.edges[node] {
                if from[*other][next].is_none() && (*other, next) != (start, 0) {
                    from[*other][next] = Some((node, *variable));
                    queue.push_back((*other, length + 1));
                }
            }
            if from[start][1].is_some() {
                return self.traced(start, length + 1, &from);
            }
        }
        None
    }

    fn traced(
        &self,
        start: usize,
        length: usize,
        from: &[[Option<(usize, Variable)>; 2]],
    ) -> Option<Pattern> {
        let mut pattern = Pattern { ring: Vec::new(), variables: Vec::new() };
        let mut node = start;
        for left in (1..=length).rev() {
            let (before, variable) = from[node][left % 2]?;
            pattern.ring.push(self.nodes[node]);
            pattern.variables.push(variable);
            node = before;
        }
        Some(pattern)
    }
}
