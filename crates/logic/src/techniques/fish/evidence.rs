//! The evidence of a fish.

use super::{Pattern, in_two};
use crate::sets::cells_of;
use crate::step::FishMeasures;
use crate::step::evidence::ensure;
use crate::wording::are_not;
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, House, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, say};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let fins = self.fins();
        let cannibals = self.cells & in_two(self.cover) & fins.common_peers();
        let fish = FishMeasures {
            shape: self.shape() as u8,
            fins: fins.len(),
            endo_fins: self.endo_fins().len(),
            cannibals: cannibals.len(),
            sashimi: self.is_sashimi(),
        };
        Measures {
            digits: vec![self.digit],
            cells: self.cells.iter().collect(),
            size: self.base.len(),
            fish: Some(fish),
            ..Measures::default()
        }
    }

    /// A line for each base.
    fn lines(&self, _: &Board) -> usize {
        self.base.len()
    }

    fn line(&self) -> String {
        let (base, cover) = (notation::houses(self.base), notation::houses(self.cover));
        let mut line = format!("{} {base} {cover}", self.digit);
        if let Some(second) = self.second_cover {
            line += &format!("/{}", notation::houses(second));
        }
        for fin in self.fins() - self.endo_fins() {
            line += &format!(" f{fin}");
        }
        for fin in self.endo_fins() {
            line += &format!(" ef{fin}");
        }
        line
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let Self { digit, base, .. } = *self;
        let mut said = Explanation {
            look: say!("fish-look", [digit, base]),
            result: effect.results(),
            ..Explanation::default()
        };
        for cover in self.all_covers() {
            let gone = effect.eliminated().cells_of(digit) & self.effect_of(cover, board);
            self.explain_cover(cover, gone, &mut said);
        }
        said
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        let of = |cells: CellSet| CandidateSet::of_digit(self.digit, cells);
        diagram.candidates(of(self.endo_fins()), Role::EndoFin);
        diagram.candidates(of(self.fins() - self.endo_fins()), Role::Fin);
        diagram.candidates(of(self.cells - self.fins()), Role::Base);
        diagram.houses(self.base, Role::Base);
        for cover in self.all_covers() {
            diagram.houses(cover, Role::Cover);
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        self.kind().into_iter().collect()
    }

    /// Assumes each place of the digit in turn, and counts what is left: bases that have to put the digit
    /// into more houses than there are.
    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        work.take(2 * Work::BOARD)?;
        self.verify_bases(board)?;
        let goes = |cell: &Cell| self.all_covers().any(|cover| self.refutes(*cell, cover, CellSet::EMPTY));
        let gone = board.places(self.digit).into_iter().filter(goes).collect();
        Ok(Proven::removing(CandidateSet::of_digit(self.digit, gone)))
    }
}

impl Pattern {
    /// Finds the bases on the board.
    pub(crate) fn verify_bases(&self, board: &Board) -> Result<(), Unsound> {
        let places = board.places(self.digit);
        let is_open = |house: House| !places.is_disjoint(house.cells());
        ensure(self.cells == places & cells_of(self.base), "the bases have other places for the digit")?;
        ensure(self.base.iter().all(is_open), "a base has no place for the digit")
    }

    /// True if the digit cannot be in the target, if it is in none of these cells: the bases that then lack
    /// it would have to share fewer covers.
    pub(crate) fn refutes(&self, target: Cell, cover: HouseSet, empty: CellSet) -> bool {
        let unfilled = |houses: HouseSet| -> HouseSet {
            houses.iter().filter(|house| !house.cells().contains(target)).collect()
        };
        let left = self.cells - target.peers().with(target) - empty;
        has_no_room(left, unfilled(self.base), unfilled(cover))
    }

    pub(super) fn all_covers(&self) -> impl Iterator<Item = HouseSet> + use<> {
        [Some(self.cover), self.second_cover].into_iter().flatten()
    }

    /// The eliminations with these covers: places in a cover and no base, or in two covers, that see all
    /// fins.
    fn effect_of(&self, cover: HouseSet, board: &Board) -> CellSet {
        let gone = (cells_of(cover) - self.cells) | in_two(cover);
        gone & board.places(self.digit) & self.fins_for(cover).common_peers()
    }

    fn explain_cover(&self, cover: HouseSet, gone: CellSet, said: &mut Explanation) {
        let digit = self.digit;
        let (fins, endo_fins) = (self.fins_for(cover), self.endo_fins());
        said.pattern.push(self.fit(cover));
        if !endo_fins.is_empty() {
            said.pattern.push(say!("fish-endo-fins", [endo_fins, base = self.base]));
        }
        let mut reason = self.reason(cover, gone);
        if fins.is_empty() {
            said.reason.extend(reason);
            return;
        }
        reason.push(say!("fish-so", [consequence = are_not(gone, digit)]));
        said.cases.push(Case {
            proves: None,
            assumption: say!("fish-if-fins-are-not", [without = are_not(fins, digit)]),
            steps: reason,
        });
        for fin in fins {
            let sees = say!("fish-fin-sees", [fin, gone, consequence = are_not(gone, digit)]);
            said.cases.push(Case {
                proves: None,
                assumption: say!("fish-if-fin", [fin, digit]),
                steps: vec![sees],
            });
        }
        said.reason.push(say!("fish-in-all", [cases = fins.len() + 1, consequence = are_not(gone, digit)]));
    }

    /// The covers of the bases.
    pub(crate) fn fit(&self, cover: HouseSet) -> Sentence {
        let Self { digit, base, .. } = *self;
        say!("fish-places", [base, digit, cover, fins = self.fins_for(cover) - self.endo_fins()])
    }

    /// The reason for the eliminations if all fins are false.
    pub(crate) fn reason(&self, cover: HouseSet, gone: CellSet) -> Vec<Sentence> {
        let Self { digit, base, cells, .. } = *self;
        let mut reason = vec![
            say!("fish-each-need", [base, digit, cover]),
            say!("fish-all-in-base", [digit, cover, base]),
        ];
        let cannibals = gone & cells & in_two(cover);
        if !cannibals.is_empty() {
            reason.push(say!("fish-cannibals", [cannibals, digit, cover]));
        }
        reason
    }
}

/// True if bases with these places, no two in the same, would need more covers than there are.
pub(crate) fn has_no_room(places: CellSet, base: HouseSet, cover: HouseSet) -> bool {
    places.is_disjoint(in_two(base)) && places.is_subset(cells_of(cover)) && cover.len() < base.len()
}
