//! What a fish says about itself.

use super::{Pattern, all_cells, in_two};
use crate::evidence::ensure;
use crate::{Effect, Evidence, Measures, Unsound, notation};
use sudokit_core::{Board, CandidateSet, CellSet, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, sentence};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let fins = self.fins();
        let cannibals = self.cells & in_two(self.cover) & fins.common_peers();
        Measures {
            digits: vec![self.digit],
            cells: self.cells.iter().collect(),
            size: self.base.len(),
            fins: fins.len(),
            endo_fins: self.endo_fins().len(),
            cannibals: cannibals.len(),
            sashimi: self.is_sashimi(),
            shape: Some(self.shape()),
            ..Measures::default()
        }
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
            look: sentence!["Look at the places of ", digit, " in ", base, "."],
            ..Explanation::default()
        };
        for cover in self.all_covers() {
            let gone = effect.eliminated().cells_of(digit) & self.effect_of(cover, board);
            self.explain_cover(cover, gone, &mut said);
        }
        said.result.push(sentence!["No ", digit, " in ", effect.eliminated().cells(), "."]);
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

    /// Assumes each elimination in turn, and counts what is left: bases that have to put the digit into more houses than there
    /// are.
    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        let Self { digit, base, cells, .. } = *self;
        let places = board.places(digit);
        ensure(effect.placements().is_empty(), "a fish places nothing")?;
        ensure(cells == places & all_cells(base), "the places in the bases are others")?;
        ensure(
            base.iter().all(|house| !places.is_disjoint(house.cells())),
            "a base has no place for the digit",
        )?;
        for gone in effect.eliminations() {
            ensure(gone.digit() == digit, "another digit goes")?;
            let target = gone.cell();
            let left = cells - target.peers().with(target);
            let unfilled = |houses: HouseSet| -> HouseSet {
                houses.iter().filter(|house| !house.cells().contains(target)).collect()
            };
            let bases = unfilled(base);
            ensure(
                left.is_disjoint(in_two(bases)),
                "a place that the target does not see lies in two bases",
            )?;
            let is_refuted = self.all_covers().any(|cover| {
                let covers = unfilled(cover);
                left.is_subset(all_cells(covers)) && covers.len() < bases.len()
            });
            ensure(is_refuted, "the bases would have room enough")?;
        }
        Ok(())
    }
}

impl Pattern {
    fn all_covers(&self) -> impl Iterator<Item = HouseSet> + use<> {
        [Some(self.cover), self.second_cover].into_iter().flatten()
    }

    /// What goes for these covers: what is in a cover and no base, or in two covers, and sees all fins.
    fn effect_of(&self, cover: HouseSet, board: &Board) -> CellSet {
        let gone = (all_cells(cover) - self.cells) | in_two(cover);
        gone & board.places(self.digit) & self.fins_for(cover).common_peers()
    }

    fn explain_cover(&self, cover: HouseSet, gone: CellSet, said: &mut Explanation) {
        let Self { digit, base, .. } = *self;
        let (fins, endo_fins) = (self.fins_for(cover), self.endo_fins());
        let outside_fins = fins - endo_fins;

        let mut fit = sentence!["In ", base, " the digit ", digit, " fits only ", cover];
        if !outside_fins.is_empty() {
            fit.append(sentence![", but for ", outside_fins]);
        }
        fit.push(".");
        said.pattern.push(fit);
        if !endo_fins.is_empty() {
            said.pattern.push(sentence![endo_fins, verb(endo_fins), " in two of these at once."]);
        }

        let reason = self.reason(cover, gone);
        if fins.is_empty() {
            said.reason.extend(reason);
            return;
        }
        said.cases
            .push(Case { assumption: sentence!["If there is no ", digit, " in ", fins, ":"], steps: reason });
        for fin in fins {
            said.cases.push(Case {
                assumption: sentence!["If ", fin, " is ", digit, ":"],
                steps: vec![sentence!["It sees ", gone, ", so there is no ", digit, " there."]],
            });
        }
    }

    /// Why these go, if there is nothing in the fins.
    fn reason(&self, cover: HouseSet, gone: CellSet) -> Vec<Sentence> {
        let Self { digit, base, cells, .. } = *self;
        let mut reason = vec![sentence![
            "Each of ",
            base,
            " needs a ",
            digit,
            " of its own. These are as many as ",
            cover,
            ", and none of those can hold two. So each of ",
            cover,
            " has its ",
            digit,
            " in ",
            (cells & all_cells(cover)) - self.endo_fins(),
            "."
        ]];
        let (double, outside) = (gone & in_two(cover), gone - cells);
        if !outside.is_empty() {
            reason.push(sentence!["So there is no ", digit, " in ", outside, "."]);
        }
        if !(double - outside).is_empty() {
            reason.push(sentence![
                "A ",
                digit,
                " in ",
                double - outside,
                " would fill two of ",
                cover,
                " at once, and the others would be too few. So there is none."
            ]);
        }
        reason
    }
}

/// "lies" or "lie".
fn verb(cells: CellSet) -> &'static str {
    if cells.len() == 1 { " lies" } else { " lie" }
}
