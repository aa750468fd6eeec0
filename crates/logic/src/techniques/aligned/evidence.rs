//! The evidence of an aligned exclusion.

use super::{ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLET_EXCLUSION, Pattern};
use crate::sets::{all_of, seen_by_all};
use crate::step::evidence::ensure;
use crate::wording::can_only_be;
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, Candidate, Cell, CellSet, DigitSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, say};

impl Pattern {
    /// Every combination of candidates of the cells with this one.
    fn combinations(&self, board: &Board, fixed: Candidate) -> Vec<Vec<Candidate>> {
        let mut combinations = vec![Vec::new()];
        for cell in &self.cells {
            let digits =
                if *cell == fixed.cell() { DigitSet::of(fixed.digit()) } else { board.candidates(*cell) };
            combinations = combinations
                .into_iter()
                .flat_map(|before| {
                    digits.iter().map(move |digit| [&before[..], &[Candidate::at(*cell, digit)]].concat())
                })
                .collect();
        }
        combinations
    }

    /// The excluder that a combination leaves nothing.
    fn starved(&self, board: &Board, combination: &[Candidate]) -> Option<Cell> {
        let digits: DigitSet = combination.iter().map(|one| one.digit()).collect();
        self.excluders.iter().find(|excluder| board.candidates(*excluder).is_subset(digits))
    }
}

/// True if two cells that see each other have the same digit.
fn repeats(combination: &[Candidate]) -> bool {
    let is_same = |a: &Candidate, b: &Candidate| a.digit() == b.digit() && a.cell().sees(b.cell());
    combination.iter().any(|a| combination.iter().any(|b| is_same(a, b)))
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells = self.cells.iter().copied().chain(self.excluders).collect();
        Measures { cells, size: self.cells.len(), ..Measures::default() }
    }

    /// Every combination of what the cells can be.
    fn lines(&self, board: &Board) -> usize {
        self.cells.iter().map(|cell| board.candidates(*cell).len()).product()
    }

    fn line(&self) -> String {
        let cells: CellSet = self.cells.iter().copied().collect();
        format!("{} by {}", notation::cells(cells), notation::cells(self.excluders))
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let cells: CellSet = self.cells.iter().copied().collect();
        let mut said = Explanation { look: say!("aligned-look", [cells]), ..Explanation::default() };
        for cell in &self.cells {
            said.pattern.push(can_only_be(CellSet::of(*cell), board.candidates(*cell)));
        }
        for excluder in self.excluders {
            said.pattern
                .push(say!("aligned-excluder", [excluder, cells, candidates = board.candidates(excluder)]));
        }
        for gone in effect.eliminations() {
            let mut combinations = self.combinations(board, *gone);
            combinations.retain(|combination| !repeats(combination));
            said.cases.push(Case {
                proves: None,
                assumption: say!("aligned-if-cell", [cell = gone.cell(), digit = gone.digit()]),
                steps: combinations.iter().filter_map(|all| self.reject(board, all, *gone)).collect(),
            });
        }
        said.reason.push(say!("aligned-no-combination"));
        said.result = effect.results();
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let all = |cells: CellSet| board.candidate_set() & all_of(cells, DigitSet::ALL);
        diagram.candidates(all(self.cells.iter().copied().collect()), Role::First);
        diagram.candidates(all(self.excluders), Role::Second);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        match self.cells.len() {
            2 => vec![&ALIGNED_PAIR_EXCLUSION],
            3 => vec![&ALIGNED_TRIPLET_EXCLUSION],
            _ => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure((2..=3).contains(&self.cells.len()), "there are not two or three cells")?;
        let cells: CellSet = self.cells.iter().copied().collect();
        ensure(cells.len() == self.cells.len(), "a cell is named twice")?;
        ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
        ensure(
            self.excluders.is_subset(board.unsolved() & seen_by_all(cells)),
            "an excluder does not see all cells",
        )?;
        // Three cells have at most as many combinations as the board has candidates.
        work.take(3 * 9 * Work::BOARD)?;
        let is_impossible = |all: &Vec<Candidate>| repeats(all) || self.starved(board, all).is_some();
        let each = self.cells.iter().flat_map(|cell| {
            board.candidates(*cell).into_iter().map(move |digit| Candidate::at(*cell, digit))
        });
        let gone = each.filter(|one| self.combinations(board, *one).iter().all(is_impossible));
        Ok(Proven::removing(gone.collect()))
    }
}

impl Pattern {
    /// "With 4 in r1c2, r5c1 has nothing left."
    fn reject(&self, board: &Board, combination: &[Candidate], fixed: Candidate) -> Option<Sentence> {
        let starved = self.starved(board, combination)?;
        let others = combination.iter().filter(|other| **other != fixed);
        let others: Vec<_> = others.map(|candidate| say!("common-candidate", [candidate])).collect();
        Some(say!("aligned-starved", [others, starved]))
    }
}
