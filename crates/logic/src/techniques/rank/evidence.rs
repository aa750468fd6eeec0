//! The evidence of a rank argument.

use super::argument::candidates_of;
use super::shape::Parts;
use super::{KINDS, Pattern, RANK, Weighted, tell};
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Variable, Work, notation};
use sudokit_core::{Board, CellSet, Digit, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let [truths, links] = [&self.truths, &self.links].map(|list| Parts::of(list));
        Measures {
            digits: (truths.digits | links.digits).iter().collect(),
            cells: truths.cells.iter().collect(),
            size: self.truths.len(),
            ..Measures::default()
        }
    }

    /// A line for each truth: are all its candidates in links?
    fn lines(&self, _: &Board) -> usize {
        self.truths.len()
    }

    fn line(&self) -> String {
        let lists: Vec<String> =
            [&self.links].into_iter().chain(&self.instead).map(|list| written(list)).collect();
        format!(
            "{} truths {{{}}} {} links {{{}}}",
            self.truths.len(),
            written(&self.truths),
            self.links.len(),
            lists.join(" | ")
        )
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        tell::explanation(self, board, effect)
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        if let Some(branches) = self.branches(board, &self.links) {
            return branches.mark(diagram);
        }
        let [truths, links] = [&self.truths, &self.links].map(|list| Parts::of(list));
        let candidates = self.candidates(board);
        diagram.candidates(candidates, Role::Base);
        diagram.candidates(candidates_of(board, &self.links) - candidates, Role::Cover);
        diagram.cells(truths.cells, Role::Base);
        diagram.cells(links.cells, Role::Cover);
        diagram.houses(truths.houses, Role::Base);
        diagram.houses(links.houses, Role::Cover);
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        KINDS.iter().copied().filter(|kind| **kind == RANK || self.is_of(board, kind)).collect()
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        self.gone(board, work).map(Proven::removing)
    }
}

/// A list in short: `r24c13 1r58b3`. Weights above one stand alone, as `2*1r5`.
fn written(list: &[Weighted]) -> String {
    let (once, more): (Vec<Weighted>, Vec<Weighted>) = list.iter().partition(|one| one.weight == 1);
    let cells: CellSet = once.iter().filter_map(Weighted::cell).collect();
    let mut parts = if cells.is_empty() { Vec::new() } else { vec![notation::cells(cells)] };
    for digit in Digit::all() {
        let houses = houses_of(&once, digit);
        if !houses.is_empty() {
            parts.push(format!("{digit}{}", notation::houses(houses)));
        }
    }
    parts.extend(more.iter().map(ToString::to_string));
    parts.join(" ")
}

/// The houses in which a list has a digit.
pub(super) fn houses_of(list: &[Weighted], digit: Digit) -> HouseSet {
    let house = |one: &Weighted| match one.variable {
        Variable::Place(house, of) if of == digit => Some(house),
        _ => None,
    };
    list.iter().filter_map(house).collect()
}

impl Weighted {
    /// The cell, if it is one.
    pub(super) const fn cell(&self) -> Option<sudokit_core::Cell> {
        match self.variable {
            Variable::Cell(cell) => Some(cell),
            Variable::Place(..) => None,
        }
    }
}
