//! Whips and braids: chains that refute one candidate. They may ignore every candidate that the refuted one
//! or the chain rules out.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Kinds searched only when named come first, by length, for each length the narrowest first. Then
//! by length from two on; for each length whips, g-whips, braids, g-braids; for each the candidates cell by
//! cell. A candidate is refuted once. A g-whip, a braid or a g-braid is found only if none of the kinds
//! before it is as short. Chains of length one are locked candidates and are not found here.

pub(crate) mod link;
mod named;
mod narrow;

pub(crate) use link::Link;
pub(crate) use named::Restriction;

use crate::follow::Draft;
use crate::order::csp::{ChainSearch, Chains, Outcome, RawLink, State};
use crate::sort;
use crate::step::evidence::ensure;
use crate::{
    Effect, Evidence, Family, Kind, Measures, Node, Proven, Sink, Step, Unsound, View, Wanted, Work,
};
use narrow::Narrow;

use std::ops::ControlFlow;
use sudokit_core::{Board, Cancel, Candidate, CandidateSet};
use sudokit_diagram::{Case, Diagram, Explanation, say};

kinds! {
    Whips:
    /// A candidate is refuted by a chain in which each step starts from the one before.
    WHIP = Kind::new("whip", "Whip");
    /// A whip in which two or three places of a digit in a line and a box count as one.
    G_WHIP = Kind::new("g-whip", "g-Whip").aliases(&["grouped whip"]);
    /// A candidate is refuted by a chain in which each step starts from any earlier one.
    BRAID = Kind::new("braid", "Braid");
    /// A braid in which two or three places of a digit in a line and a box count as one.
    G_BRAID = Kind::new("g-braid", "g-Braid").aliases(&["grouped braid"]);
    /// A whip each step of which has two candidates to choose from.
    BIVALUE_CHAIN = Kind::new("bivalue-chain", "Bivalue Chain").aliases(&["biv-chain", "nrc chain"]).asked_by_name();
    /// A whip in which the target alone rules out what else a step would have to choose from.
    Z_CHAIN = Kind::new("z-chain", "z-Chain").aliases(&["nrcz chain"]).asked_by_name();
    /// A whip in which the chain alone rules out what else a step would have to choose from, but for the last
    /// step.
    T_WHIP = Kind::new("t-whip", "t-Whip").aliases(&["nrct chain"]).asked_by_name();
    /// A bivalue chain through cells only, or through rows, columns or boxes only.
    TYPED_BIVALUE_CHAIN = Kind::new("typed-bivalue-chain", "Typed Bivalue Chain")
        .aliases(&["2D bivalue chain", "biv-chain-rc"])
        .asked_by_name();
    /// A z-chain through cells only, or through rows, columns or boxes only.
    TYPED_Z_CHAIN = Kind::new("typed-z-chain", "Typed z-Chain").aliases(&["2D z-chain"]).asked_by_name();
    /// A t-whip through cells only, or through rows, columns or boxes only.
    TYPED_T_WHIP = Kind::new("typed-t-whip", "Typed t-Whip").aliases(&["2D t-whip"]).asked_by_name();
    /// A whip through cells only, or through rows, columns or boxes only.
    TYPED_WHIP = Kind::new("typed-whip", "Typed Whip").aliases(&["2D whip"]).asked_by_name();
}

/// The kinds searched only when named, the narrowest first, with the means of their chains.
const NARROW: [(&Kind, Narrow); 7] = {
    const fn narrow(restriction: Option<Restriction>, is_typed: bool) -> Narrow {
        Narrow { restriction, is_typed }
    }
    [
        (&TYPED_BIVALUE_CHAIN, narrow(Some(Restriction::BivalueChain), true)),
        (&BIVALUE_CHAIN, narrow(Some(Restriction::BivalueChain), false)),
        (&TYPED_Z_CHAIN, narrow(Some(Restriction::ZChain), true)),
        (&Z_CHAIN, narrow(Some(Restriction::ZChain), false)),
        (&TYPED_T_WHIP, narrow(Some(Restriction::TWhip), true)),
        (&T_WHIP, narrow(Some(Restriction::TWhip), false)),
        (&TYPED_WHIP, narrow(None, true)),
    ]
};

/// Finds whips and braids, with and without groups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whips;

/// The pattern of a whip or a braid: if the target were true, each variable in turn would be left with one
/// node, and the last with nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The candidate that is refuted.
    pub(crate) target: Candidate,
    /// The links, the last one without a node.
    pub(crate) links: Vec<Link>,
}

impl Family for Whips {
    folder!();

    fn price(&self) -> usize {
        14
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        find_by_name(wanted, view, sink)?;
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
        let draft = Draft::of(view.board());
        let (state, open) = (State::of(&draft), draft.open().collect::<Vec<_>>());
        // The least length of a chain by the candidate that it refutes, with and without groups.
        let rounds = [false, true].map(|groups| -> Vec<Option<usize>> {
            let is_wanted = shapes.iter().any(|(_, shape)| shape.groups == groups);
            let rounds = |target: &Candidate| state.rounds_from(*target, groups).filter(|_| is_wanted);
            open.iter().map(rounds).collect()
        });
        let never = Cancel::new();
        let cancel = view.cancel().unwrap_or(&never);
        let mut refuted = CandidateSet::EMPTY;
        for length in 2..=view.options().whip_length {
            for (kind, shape) in shapes {
                for (target, rounds) in open.iter().zip(&rounds[usize::from(shape.groups)]) {
                    if refuted.contains(*target) || rounds.is_none_or(|rounds| rounds >= length) {
                        continue;
                    }
                    let links = match ChainSearch::new(&state, *shape, false, cancel).chain(*target, length) {
                        Outcome::Found(links) => links,
                        Outcome::None { .. } => continue,
                        Outcome::Stopped => return ControlFlow::Break(()),
                    };
                    refuted.insert(*target);
                    if links.len() > 1 && wanted.has(kind) {
                        sink.step(step(*target, &links, &state))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Chains that are asked for by name. A candidate is refuted once, by the narrowest of the shortest.
fn find_by_name(wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let Some(last) = NARROW.iter().rposition(|(kind, _)| wanted.has(kind)) else {
        return ControlFlow::Continue(());
    };
    let board = view.board();
    let mut found: Vec<(usize, usize, Pattern)> = Vec::new();
    for target in board.candidate_set() {
        if view.is_cancelled() {
            return ControlFlow::Break(());
        }
        let chains = NARROW[..=last].iter().enumerate().filter_map(|(place, (_, narrow))| {
            let pattern = narrow.chain(board, target, view.options().whip_length)?;
            Some((pattern.links.len(), place, pattern))
        });
        found.extend(chains.min_by_key(|(length, place, _)| (*length, *place)));
    }
    sort::by_key(&mut found, |(length, place, _)| (*length, *place));
    for (_, place, pattern) in found {
        let kind = NARROW[place].0;
        if wanted.has(kind) {
            let effect = Effect::removing([pattern.target]);
            sink.step(Step { kind, effect, pattern: pattern.into() })?;
        }
    }
    ControlFlow::Continue(())
}

fn step(target: Candidate, links: &[RawLink], state: &State) -> Step {
    let pattern = pattern(target, links, state);
    Step { kind: pattern.kind(), effect: Effect::removing([target]), pattern: pattern.into() }
}

/// A chain that has been found in a state, as others know it.
pub(crate) fn pattern(target: Candidate, links: &[RawLink], state: &State) -> Pattern {
    Pattern { target, links: Link::each(links, state) }
}

impl Pattern {
    /// The kind of the chain: a whip if every link starts from the node before.
    fn kind(&self) -> &'static Kind {
        let is_whip = link::is_continuous(Node::of(self.target, true), &self.links);
        let has_groups = self.links.iter().filter_map(|link| link.right).any(|node| node.is_grouped());
        match (is_whip, has_groups) {
            (true, false) => &WHIP,
            (true, true) => &G_WHIP,
            (false, false) => &BRAID,
            (false, true) => &G_BRAID,
        }
    }

    /// The assumption of the chain.
    fn held(&self) -> Vec<Node> {
        vec![Node::of(self.target, true)]
    }

    /// The whole chain in nrc notation: `whip[2]: c7n2{r1 r2} - c7n7{r2 .} ==> r1c7≠5`.
    pub(crate) fn nrc(&self) -> String {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        format!("{}[{}]: {} ==> {cell}≠{digit}", self.kind().id, self.links.len(), self.line())
    }
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
        link::written(&self.links)
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let (cell, digit) = (self.target.cell(), self.target.digit());
        let steps = link::sentences(board, &mut self.held(), &self.links);
        let mut pattern = vec![say!("whips-contradiction", [count = self.links.len()])];
        pattern.extend(self.sentences_of_names(board));
        Explanation {
            look: say!("whips-look", [cell, digit]),
            pattern,
            cases: vec![Case { proves: None, assumption: say!("whips-suppose", [cell, digit]), steps }],
            reason: vec![say!("whips-impossible", [cell, digit])],
            result: effect.results(),
        }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        link::mark(diagram, &mut self.held(), &self.links);
    }

    /// Narrower names too, if it has any.
    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        let families = self.restrictions(board);
        let is_it = |narrow: &Narrow| {
            let is_in = narrow.restriction.map_or(*self.kind() == WHIP, |family| families.contains(&family));
            is_in && (self.is_typed() || !narrow.is_typed)
        };
        let names = NARROW.iter().filter(|(_, narrow)| is_it(narrow)).map(|(kind, _)| *kind);
        std::iter::once(self.kind()).chain(names).collect()
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(board.has(self.target), "the target is not on the board")?;
        work.take(self.links.len())?;
        let (last, others) = self.links.split_last().ok_or(Unsound("the chain has no end"))?;
        let has_one_end = last.right.is_none() && others.iter().all(|link| link.right.is_some());
        ensure(has_one_end, "the last link alone must be left with nothing")?;
        link::follow(board, &mut self.held(), &self.links, work)?;
        Ok(Proven::removing(CandidateSet::of(self.target)))
    }
}
