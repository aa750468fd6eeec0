//! Blossom loops: chains that all begin in one cell or house, and all end in one.
//!
//! ```text
//!         a1 - p1 = q1 - p2 = q2 = b1         -  a link: one of them at most is true
//!       /                             \       =  a truth: one of these two is true
//! entry   a2 - p3 = q3 = b2             exit
//!       \                             /
//!         a3 - p4 = q4 - p5 = q5 = b3
//! ```
//!
//! The entry has three or four candidates, and one of them is true. So the last candidate of its chain is
//! true. The exit has room for one only, so all other chains are false from their ends to their beginnings.
//! In every case each link has one true candidate of the chains. With two chains it would be a continuous
//! loop.
//!
//! First comes all that follows from each candidate, the nearest first. Then, for each entry and each exit
//! that all its candidates lead to, the shortest chains together that have different ends. If two of them
//! share a truth or a link, they are searched again one after the other, the longest first, each without what
//! the others have.

use super::argument::Argument;
use super::covers::combined;
use super::{BLOSSOM_LOOP, Instance, Weighted};
use crate::sort;
use crate::{Variable, View, Work};
use std::cmp::Reverse;
use std::collections::HashSet;
use sudokit_core::{Board, Candidate, CandidateSet};

/// The number of candidates of an entry.
pub(super) const ENTRY: std::ops::RangeInclusive<usize> = 3..=4;

/// The implications of a candidate in one step: it excludes one of the two candidates of a truth, so the
/// other is true.
#[derive(Clone, Copy)]
struct Hop {
    from: Candidate,
    link: Variable,
    out: Candidate,
    truth: Variable,
    to: Candidate,
}

/// Everything that follows from a candidate.
struct Tree {
    from: Candidate,
    reached: CandidateSet,
    /// For each candidate that is reached how many hops it is away, and the number of the last one.
    last: Vec<(u8, u16)>,
}

/// The chain of one candidate of the entry, without the exit.
#[derive(Clone)]
struct Chain {
    hops: Vec<Hop>,
    end: Candidate,
}

/// All loops that remove something.
pub(super) fn all(view: &View<'_>) -> Vec<Instance> {
    let map = Map::of(view.board());
    let none = HashSet::new();
    let mut trees: Vec<Option<Tree>> = (0..Candidate::COUNT).map(|_| None).collect();
    let mut found = Vec::new();
    for (entry, candidates) in map.open.iter().filter(|(_, candidates)| ENTRY.contains(&candidates.len())) {
        if view.is_cancelled() {
            break;
        }
        for from in *candidates {
            trees[from.index()].get_or_insert_with(|| map.tree(from, &none));
        }
        let trees: Vec<&Tree> = candidates.iter().filter_map(|from| trees[from.index()].as_ref()).collect();
        for (exit, ends) in map.open.iter().filter(|(exit, _)| exit != entry) {
            let chains = map.chains(*entry, &trees, *exit, *ends);
            found.extend(chains.and_then(|chains| instance(view.board(), *entry, &chains)));
        }
    }
    found
}

/// The open cells and digits in houses with their candidates, and the implications.
struct Map {
    open: Vec<(Variable, CandidateSet)>,
    hops: Vec<Hop>,
    /// For each candidate where its hops begin.
    starts: Vec<usize>,
}

impl Map {
    fn of(board: &Board) -> Self {
        let open = (0..Variable::COUNT).map(Variable::from_index).filter(|one| one.is_open(board));
        let open: Vec<(Variable, CandidateSet)> = open.map(|one| (one, one.candidates(board))).collect();
        let mut partners = vec![Vec::new(); Candidate::COUNT];
        for (truth, candidates) in open.iter().filter(|(_, candidates)| candidates.len() == 2) {
            for out in *candidates {
                partners[out.index()].extend(candidates.without(out).iter().map(|to| (*truth, to)));
            }
        }
        let mut hops = Vec::new();
        for (link, candidates) in &open {
            for from in *candidates {
                for out in candidates.without(from) {
                    let others =
                        partners[out.index()].iter().filter(|(truth, to)| truth != link && *to != from);
                    hops.extend(others.map(|(truth, to)| Hop {
                        from,
                        link: *link,
                        out,
                        truth: *truth,
                        to: *to,
                    }));
                }
            }
        }
        sort::by_key(&mut hops, |hop| hop.from.index());
        let starts = (0..=Candidate::COUNT).map(|from| hops.partition_point(|hop| hop.from.index() < from));
        Self { starts: starts.collect(), open, hops }
    }

    /// The implications of a candidate without some truths and links.
    fn tree(&self, from: Candidate, without: &HashSet<Variable>) -> Tree {
        let mut tree = Tree { from, reached: CandidateSet::of(from), last: vec![(0, 0); Candidate::COUNT] };
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(candidate) = queue.get(next).copied() {
            next += 1;
            let distance = tree.last[candidate.index()].0.saturating_add(1);
            for number in self.starts[candidate.index()]..self.starts[candidate.index() + 1] {
                let Hop { link, truth, to, .. } = self.hops[number];
                if !without.contains(&link) && !without.contains(&truth) && tree.reached.insert(to) {
                    tree.last[to.index()] = (distance, number as u16);
                    queue.push(to);
                }
            }
        }
        tree
    }

    fn chain(&self, tree: &Tree, end: Candidate) -> Chain {
        let mut hops = Vec::new();
        let mut at = end;
        while at != tree.from {
            let hop = self.hops[usize::from(tree.last[at.index()].1)];
            hops.push(hop);
            at = hop.from;
        }
        hops.reverse();
        Chain { hops, end }
    }

    /// A chain for each candidate of the entry, to different candidates of the exit.
    fn chains(
        &self,
        entry: Variable,
        trees: &[&Tree],
        exit: Variable,
        ends: CandidateSet,
    ) -> Option<Vec<Chain>> {
        if trees.iter().any(|tree| (tree.reached & ends).is_empty()) {
            return None;
        }
        let mut best = None;
        assign(trees, ends, 0, &mut Vec::new(), &mut best);
        let chosen = trees.iter().zip(best?.1);
        let mut chains: Vec<Chain> = chosen.map(|(tree, end)| self.chain(tree, end)).collect();
        let mut used = HashSet::from([entry, exit]);
        if !chains
            .iter()
            .flat_map(|chain| &chain.hops)
            .flat_map(|hop| [hop.link, hop.truth])
            .all(|one| used.insert(one))
        {
            chains = self.apart(entry, trees, exit, ends, &chains)?;
        }
        chains.iter().all(|chain| !chain.hops.is_empty()).then_some(chains)
    }

    /// The same, the longest first, each without the truths and links of the others.
    fn apart(
        &self,
        entry: Variable,
        trees: &[&Tree],
        exit: Variable,
        mut ends: CandidateSet,
        shortest: &[Chain],
    ) -> Option<Vec<Chain>> {
        let mut order: Vec<usize> = (0..trees.len()).collect();
        sort::by_key(&mut order, |number| Reverse(shortest[*number].hops.len()));
        let mut used = HashSet::from([entry, exit]);
        let mut chains = shortest.to_vec();
        for number in order {
            let tree = self.tree(trees[number].from, &used);
            let end = (tree.reached & ends).iter().min_by_key(|end| tree.last[end.index()].0)?;
            ends = ends.without(end);
            chains[number] = self.chain(&tree, end);
            used.extend(chains[number].hops.iter().flat_map(|hop| [hop.link, hop.truth]));
        }
        Some(chains)
    }
}

/// Chooses different ends that are nearest together.
fn assign(
    trees: &[&Tree],
    ends: CandidateSet,
    length: usize,
    chosen: &mut Vec<Candidate>,
    best: &mut Option<(usize, Vec<Candidate>)>,
) {
    if best.as_ref().is_some_and(|(shortest, _)| length >= *shortest) {
        return;
    }
    let Some(tree) = trees.get(chosen.len()) else {
        *best = Some((length, chosen.clone()));
        return;
    };
    for end in tree.reached & ends {
        chosen.push(end);
        assign(trees, ends.without(end), length + usize::from(tree.last[end.index()].0), chosen, best);
        chosen.pop();
    }
}

/// The argument of the chains, if it holds and removes something. Any house that two candidates share is a
/// link.
fn instance(board: &Board, entry: Variable, chains: &[Chain]) -> Option<Instance> {
    let hops = || chains.iter().flat_map(|chain| &chain.hops);
    let truths: Vec<Variable> = [entry].into_iter().chain(hops().map(|hop| hop.truth)).collect();
    let shared = |candidates: &[Candidate]| -> Vec<Vec<Variable>> {
        let all = CandidateSet::from_iter(candidates.iter().copied());
        let links =
            Variable::of(candidates[0]).into_iter().filter(|link| all.is_subset(link.candidates(board)));
        links.filter(|link| !truths.contains(link)).map(|link| vec![link]).collect()
    };
    let ends: Vec<Candidate> = chains.iter().map(|chain| chain.end).collect();
    let groups: Vec<_> = hops().map(|hop| shared(&[hop.from, hop.out])).chain([shared(&ends)]).collect();
    if groups.iter().any(Vec::is_empty) {
        return None;
    }
    let weighted: Vec<Weighted> = truths.iter().copied().map(Weighted::once).collect();
    let mut lists = combined(&groups);
    lists.retain(|links| Argument::of(board, &weighted, links, &mut Work::default()).is_ok());
    Instance::of(board, truths.into_iter(), lists)
        .filter(|instance| instance.pattern.is_of(board, &BLOSSOM_LOOP))
}
