//! The evidence of a kraken fish.

use super::{KRAKEN_FISH_1, KRAKEN_FISH_2, Pattern};
use crate::step::evidence::ensure;
use crate::techniques::fish;
use crate::wording::are_not;
use crate::{Effect, Evidence, Kind, Measures, Node, Proven, Reason, Unsound, Work};
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures { length: self.chains.iter().map(Vec::len).sum(), ..self.fish.measures() }
    }

    fn line(&self) -> String {
        let chains = self.chains.iter().map(|chain| format!(", {}", Node::chain(chain)));
        self.fish.line() + &chains.collect::<String>()
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let fish::Pattern { digit, base, cover, .. } = self.fish;
        let fins = self.fish.fins();
        let target = effect.eliminations().first().copied();
        let gone = target.map_or(CellSet::EMPTY, |target| CellSet::of(target.cell()));
        let mut said = Explanation {
            look: say!("kraken-look", [digit, base]),
            pattern: vec![self.fish.fit(cover)],
            result: effect.results(),
            ..Explanation::default()
        };
        if let Some(house) = self.cover {
            said.pattern
                .push(say!("kraken-if-without-fins", [without = are_not(fins, digit), cover, digit, base]));
            let places = self.fish.cells & house.cells();
            said.pattern.push(say!("kraken-then-in-places", [digit, house, places]));
        } else {
            let mut steps = self.fish.reason(cover, gone);
            steps.push(say!("kraken-so", [consequence = are_not(gone, digit)]));
            said.cases.push(Case {
                proves: None,
                assumption: say!("kraken-if-fins-are-not", [without = are_not(fins, digit)]),
                steps,
            });
        }
        for chain in &self.chains {
            let Some(cause) = chain.first() else { continue };
            let links = chain.iter().zip(&chain[1..]);
            let steps = links.map(|(a, b)| b.conclusion(b.reason(board, std::slice::from_ref(a)))).collect();
            said.cases.push(Case {
                proves: None,
                assumption: say!("kraken-if-claim", [claim = cause.claim()]),
                steps,
            });
        }
        if let Some(target) = target {
            said.reason.push(say!(
                "kraken-in-all",
                [cases = said.cases.len(), consequence = are_not(gone, target.digit())]
            ));
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        self.fish.mark(board, diagram);
        for chain in &self.chains {
            for (a, b) in chain.iter().zip(chain.iter().skip(1)) {
                diagram.candidates(b.candidates(), if b.is_on { Role::On } else { Role::Off });
                b.draw_link(board, a, diagram);
            }
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let fish = &self.fish;
        let is_fish = matches!(fish.base.len(), 2..=4) && fish.kind().is_some();
        match self.cover {
            _ if !is_fish || fish.second_cover.is_some() || self.chains.is_empty() => Vec::new(),
            None => vec![&KRAKEN_FISH_1],
            Some(cover) if fish.cover.contains(cover) => vec![&KRAKEN_FISH_2],
            Some(_) => Vec::new(),
        }
    }

    /// Follows the chains, and sees that without any of their causes the target cannot be true.
    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let fish = &self.fish;
        let target = self.chains.first().and_then(|chain| chain.last()).and_then(Node::candidate);
        let target = target.ok_or(Unsound("no chain ends with a candidate"))?;
        fish.verify_bases(board)?;
        let mut causes = CellSet::EMPTY;
        for chain in &self.chains {
            work.take_each(chain.len(), Work::BOARD)?;
            causes |= verify_chain(chain, fish, target, board)?;
        }
        let is_refuted = match self.cover {
            None => target.digit() == fish.digit && fish.refutes(target.cell(), fish.cover, causes),
            Some(house) => {
                let others: HouseSet = fish.cover.without(house);
                fish::evidence::has_no_room(fish.cells - causes, fish.base, others)
            }
        };
        ensure(is_refuted, "the bases would still have enough room")?;
        Ok(Proven::removing(CandidateSet::of(target)))
    }
}

/// Follows a chain from a place of the fish to the end of the target. The place.
fn verify_chain(
    chain: &[Node],
    fish: &fish::Pattern,
    target: Candidate,
    board: &Board,
) -> Result<CellSet, Unsound> {
    let ([first, ..], [.., last]) = (chain, chain) else { return Err(Unsound("a chain is empty")) };
    let begins = first.is_on && first.digit == fish.digit && first.candidate().is_some();
    ensure(begins, "a chain begins elsewhere")?;
    ensure(!last.is_on && last.candidate() == Some(target), "a chain ends elsewhere")?;
    ensure(chain.iter().all(|node| node.is_on_board(board)), "a node is not on the board")?;
    for (a, b) in chain.iter().zip(&chain[1..]) {
        let reason = b.reason(board, std::slice::from_ref(a));
        ensure(!matches!(reason, None | Some(Reason::Absurd)), "a node does not follow from the one before")?;
    }
    Ok(first.cells)
}
