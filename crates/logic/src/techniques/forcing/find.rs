//! The choice among all that the tables show.

use super::branch::Branch;
use super::evidence::Pattern;
use super::ground::{Clash, Ground};
use super::hits::{Claim, Hit, Hits};
use super::{
    FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY, FORCING_NET_CONTRADICTION, FORCING_NET_VERITY,
};
use crate::follow::tables::{Implications, Literal, Table, Tables, Way, way};
use crate::order::merge;
use crate::sort;
use crate::{Effect, Sink, Step, View};
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::rc::Rc;
use sudokit_core::Candidate;

pub(super) struct Finder<'a, 'b> {
    view: &'a View<'b>,
    tables: &'a Tables,
    /// True if nets are wanted, and chains are not.
    nets: bool,
    /// The full tables that were needed, by their assumptions.
    full: RefCell<Vec<Option<Rc<Full>>>>,
}

/// A table in full, and the ways to its entries that have been measured: many arguments go the same way.
struct Full {
    table: Table,
    ways: Vec<Cell<Option<Way>>>,
}

/// An argument, with the length of its chains.
struct Argued {
    hit: Hit,
    length: usize,
}

impl<'a, 'b> Finder<'a, 'b> {
    pub(super) fn new(view: &'a View<'b>, tables: &'a Tables, nets: bool) -> Self {
        Self { view, tables, nets, full: RefCell::new(vec![None; tables.len()]) }
    }

    pub(super) fn find(&self, sink: &mut dyn Sink) -> ControlFlow<()> {
        let hits = Hits::new(self.view, self.tables.reach());
        // Most callers want one step, which can be found without measuring all others.
        let Some(first) = self.first(&hits) else { return ControlFlow::Continue(()) };
        sink.step(self.step(&first))?;
        let is_other = |argued: &&Argued| argued.hit != first.hit;
        let all = self.all(&hits);
        let others = all.iter().filter(is_other).take_while(|_| !self.view.is_cancelled());
        others.map(|argued| self.step(argued)).try_for_each(|step| sink.step(step))
    }

    /// The step that HoDoKu's sort puts first.
    fn first(&self, hits: &Hits<'_, '_>) -> Option<Argued> {
        let mut claims = hits.claims();
        sort::by_key(&mut claims, |claim| claim.rank());
        for same in claims.chunk_by(|a, b| a.rank() == b.rank()) {
            if self.view.is_cancelled() {
                return None;
            }
            let mut best: Vec<Argued> = same.iter().filter_map(|claim| self.shortest(hits, *claim)).collect();
            match best.len() {
                0 => {}
                // Of a contradiction and a verity that place a digit, the contradiction stays in front, for
                // it was there.
                2 if Claim::of(&best[0].hit).is_verity != Claim::of(&best[1].hit).is_verity => {
                    let is_verity_shorter = best[1].length < best[0].length && !same[0].conclusion.is_on();
                    return Some(best.swap_remove(usize::from(is_verity_shorter)));
                }
                1 => return best.pop(),
                _ => return self.all(hits).into_iter().next(),
            }
        }
        None
    }

    /// The shortest argument for a claim, if there is one of the wanted kind.
    fn shortest(&self, hits: &Hits<'_, '_>, claim: Claim) -> Option<Argued> {
        let mut best: Option<Argued> = None;
        let _ = hits.of(claim, &mut |hit| {
            if self.view.is_cancelled() {
                return ControlFlow::Break(());
            }
            let most = best.as_ref().map_or(usize::MAX, |best| best.length);
            if let Some(way) = self.way(&hit, most) {
                best = Some(Argued { hit, length: way.length });
            }
            ControlFlow::Continue(())
        });
        best
    }

    /// All steps as HoDoKu sorts them.
    fn all(&self, hits: &Hits<'_, '_>) -> Vec<Argued> {
        let every_way = self.view.options().every_way;
        let mut all: Vec<Argued> = Vec::new();
        let mut slots: Vec<Option<usize>> = vec![None; 2 * self.tables.len()];
        let _ = hits.each(&mut |hit| {
            if self.view.is_cancelled() {
                return ControlFlow::Break(());
            }
            let claim = Claim::of(&hit);
            let slot = &mut slots[2 * claim.conclusion.index() + usize::from(claim.is_verity)];
            let known = slot.filter(|_| !every_way);
            let most = known.map_or(usize::MAX, |known| all[known].length);
            if let Some(way) = self.way(&hit, most) {
                let argued = Argued { hit, length: way.length };
                match known {
                    Some(known) => all[known] = argued,
                    None => {
                        *slot = Some(all.len());
                        all.push(argued);
                    }
                }
            }
            ControlFlow::Continue(())
        });
        merge::sorted(all, forcing)
    }

    /// The table of an assumption, in full.
    fn table(&self, root: Literal) -> Rc<Full> {
        let known = self.full.borrow()[root.index()].clone();
        known.unwrap_or_else(|| {
            let mut table = Table::default();
            table.expand(self.tables, root);
            let full = Rc::new(Full { table, ways: vec![Cell::new(None); self.tables.len()] });
            self.full.borrow_mut()[root.index()] = Some(Rc::clone(&full));
            full
        })
    }

    /// The argument as HoDoKu shows it, if it is of the wanted sort and shorter than a limit.
    fn way(&self, hit: &Hit, most: usize) -> Option<Way> {
        let mut all = Way::default();
        for (root, target) in self.chains(hit) {
            let full = self.table(root);
            let known = &full.ways[target.index()];
            let way = known.get().unwrap_or_else(|| way(self.tables, &full.table, target));
            known.set(Some(way));
            all.length += way.length;
            all.is_net |= way.is_net;
            if all.length >= most {
                return None;
            }
        }
        (all.is_net == self.nets).then_some(all)
    }

    /// The assumptions of an argument with their implications.
    fn chains(&self, hit: &Hit) -> Vec<(Literal, Literal)> {
        let view = self.view;
        let on = |candidate| Literal::of(candidate, true);
        let off = |candidate| Literal::of(candidate, false);
        let lead_there = |all: Vec<Literal>| all.into_iter().map(|root| (root, hit.conclusion)).collect();
        let clash = match hit.ground {
            Ground::OnOrOff(candidate) => return lead_there(vec![on(candidate), off(candidate)]),
            Ground::Cell(cell) => {
                let digits = view.candidates(cell);
                return lead_there(digits.iter().map(|digit| on(Candidate::at(cell, digit))).collect());
            }
            Ground::House(house, digit) => {
                let places = view.places(digit, house);
                return lead_there(places.iter().map(|cell| on(Candidate::at(cell, digit))).collect());
            }
            Ground::Contradiction(clash) => clash,
        };
        let root = hit.conclusion.negation();
        let targets: Vec<Literal> = match clash {
            Clash::Assumption(_) => vec![hit.conclusion],
            Clash::Candidate(candidate) => vec![off(candidate), on(candidate)],
            Clash::Digits(cell, a, b) => vec![on(Candidate::at(cell, a)), on(Candidate::at(cell, b))],
            Clash::Twice(house, digit) => {
                let table = &self.table(root).table;
                let places = view.places(digit, house).iter().map(|cell| on(Candidate::at(cell, digit)));
                places.filter(|one| table.contains(*one)).collect()
            }
            Clash::Empty(cell) => {
                view.candidates(cell).iter().map(|digit| off(Candidate::at(cell, digit))).collect()
            }
            Clash::Placeless(house, digit) => {
                view.places(digit, house).iter().map(|cell| off(Candidate::at(cell, digit))).collect()
            }
        };
        targets.into_iter().map(|target| (root, target)).collect()
    }

    fn step(&self, argued: &Argued) -> Step {
        let hit = &argued.hit;
        let is_verity = Claim::of(hit).is_verity;
        let kind = match (self.nets, is_verity) {
            (false, false) => &FORCING_CHAIN_CONTRADICTION,
            (false, true) => &FORCING_CHAIN_VERITY,
            (true, false) => &FORCING_NET_CONTRADICTION,
            (true, true) => &FORCING_NET_VERITY,
        };
        let mut proofs: Vec<Implications> = Vec::new();
        for (root, target) in self.chains(hit) {
            // The chains to a contradiction all start at the same assumption.
            if proofs.is_empty() || is_verity {
                proofs.push(Implications::from(root));
            }
            if let Some(proof) = proofs.last_mut() {
                proof.prove(self.view.board(), self.tables, &self.table(root).table, target);
            }
        }
        let branches = proofs.into_iter().map(|proof| self.branch(proof)).collect();
        let conclusion = self.tables.node(hit.conclusion);
        let candidate = hit.conclusion.candidate().expect("conclusions are about candidates");
        let effect =
            if conclusion.is_on { Effect::placing(candidate) } else { Effect::removing([candidate]) };
        let pattern = Pattern { conclusion, ground: hit.ground, branches, nested: Vec::new() };
        Step { kind, effect, pattern: pattern.into() }
    }

    fn branch(&self, proof: Implications) -> Branch {
        let nodes = proof.literals.into_iter().map(|literal| self.tables.node(literal)).collect();
        Branch::of_links(nodes, proof.because)
    }
}

/// HoDoKu's order of forcing steps. Placements of different kinds in the same cell are each greater than the
/// other.
fn forcing(a: &Argued, b: &Argued) -> Ordering {
    let (one, other) = (a.hit.conclusion, b.hit.conclusion);
    if one.is_on() != other.is_on() {
        return if one.is_on() { Ordering::Less } else { Ordering::Greater };
    }
    let (Some(p), Some(q)) = (one.candidate(), other.candidate()) else { return Ordering::Equal };
    let same_kind = Claim::of(&a.hit).is_verity == Claim::of(&b.hit).is_verity;
    if one.is_on() {
        let by_cell = p.cell().cmp(&q.cell());
        if by_cell.is_ne() {
            return by_cell;
        }
        if !same_kind {
            return Ordering::Greater;
        }
    } else if p != q {
        return p.cmp(&q);
    }
    a.length.cmp(&b.length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::follow::tables::{GroupedTables, NetTables};
    use crate::{Path, Schedule, cases};
    use sudokit_core::Board;

    /// The boards on which no chain without cases leads on.
    fn boards() -> impl Iterator<Item = Board> {
        let easier = |kind: &crate::Kind| kind.hodoku.is_some_and(|hodoku| hodoku.order < 5600);
        cases::boards().filter_map(move |mut board| {
            Path::new(&mut board, Schedule::hodoku().only(easier)).for_each(drop);
            (!board.unsolved().is_empty()).then_some(board)
        })
    }

    #[test]
    fn the_first_step_is_the_first_of_all_sorted() {
        let mut seen = 0;
        for board in boards() {
            let view = View::new(&board);
            let (chains, nets) = (view.fact::<GroupedTables>(), view.fact::<NetTables>());
            for (tables, are_nets) in [(&chains.0, false), (&nets.0, true)] {
                let finder = Finder::new(&view, tables, are_nets);
                let hits = Hits::new(&view, tables.reach());
                let (first, all) = (finder.first(&hits), finder.all(&hits));
                assert!(first.map(|one| one.hit) == all.first().map(|one| one.hit), "{board:?}");
                seen += all.len();
            }
        }
        assert!(seen > 0, "no board has anything to force");
    }
}
