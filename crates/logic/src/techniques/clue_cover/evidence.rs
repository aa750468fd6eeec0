//! The evidence of a clue cover.

use super::ways::Ways;
use super::{Covered, MOST_CHECKED, Pattern, UNIQUENESS_CLUE_COVER};
use crate::sort;
use crate::step::evidence::{ensure, one_solution};
use crate::wording::{none_is_true, one_is_true};
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work};
use std::ops::ControlFlow::{self, Continue};
use sudokit_core::{Board, CandidateSet, HouseSet, Line};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

/// The most exchanges that are told one by one.
const MOST_TOLD: usize = 8;

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures { cells: self.chute.cells().iter().collect(), size: 27, ..Measures::default() }
    }

    /// Every way to fill the chute.
    fn lines(&self, board: &Board) -> usize {
        let covered = self.covered(board, MOST_CHECKED, &mut Work::default());
        covered.map_or(1, |covered| covered.struck + covered.left)
    }

    fn line(&self) -> String {
        self.chute.to_string()
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let lines = self.lines();
        let givens = self.chute.cells() & board.givens();
        let mut said = Explanation {
            look: say!("clue-cover-look", [lines]),
            result: effect.results(),
            ..Explanation::default()
        };
        said.pattern.push(if givens.is_empty() {
            say!("clue-cover-nothing-given")
        } else {
            say!("clue-cover-only-given", [givens])
        });
        let covered = self.covered(board, MOST_CHECKED, &mut Work::default());
        if let Ok(Covered { struck, left, .. }) = covered {
            said.pattern.push(say!("clue-cover-ways-to-fill", [all = struck + left, lines]));
            said.reason.push(say!("clue-cover-exchangeable", [struck]));
        }
        let gone = effect.eliminated();
        let changes = self.changes(board, gone);
        if !changes.is_empty() {
            let one = one_is_true(gone);
            said.reason.push(if changes.len() > MOST_TOLD {
                say!("clue-cover-whenever-for-example", [one])
            } else {
                say!("clue-cover-whenever", [one])
            });
            said.reason.extend(changes.into_iter().take(MOST_TOLD).map(told));
        }
        said.reason.push(say!("clue-cover-second-solution"));
        if let Ok(Covered { left, .. }) = covered {
            let none = none_is_true(gone);
            said.reason.push(if left == 1 {
                say!("clue-cover-one-way-left", [none])
            } else {
                say!("clue-cover-ways-left", [left, none])
            });
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let cells = self.chute.cells();
        diagram.cells(cells & board.givens(), Role::Blocker);
        diagram.cells(cells & board.unsolved(), Role::Base);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![&UNIQUENESS_CLUE_COVER]
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        work.take(Work::BOARD)?;
        one_solution(board)?;
        let covered = self.covered(board, MOST_CHECKED, work)?;
        ensure(covered.left > 0, "there is no way to fill the band or stack")?;
        ensure(covered.struck > 0, "no way to fill the band or stack could be changed")?;
        Ok(Proven::removing(covered.gone))
    }
}

impl Pattern {
    /// The three rows or columns.
    fn lines(&self) -> HouseSet {
        self.chute.lines().map(Line::house).into_iter().collect()
    }

    /// The least exchange of each way that has one of these candidates, the most frequent first.
    fn changes(&self, board: &Board, gone: CandidateSet) -> Vec<[CandidateSet; 2]> {
        let ways = Ways::of(board, self.chute);
        let mut changes: Vec<([CandidateSet; 2], usize)> = Vec::new();
        // Exchanges that are slow to find are not told.
        let _: Result<ControlFlow<()>, Unsound> = ways.each(&mut Work::default(), &mut |way, work| {
            if !ways.candidates(way).is_disjoint(gone)
                && let Ok(Some([goes, comes])) = ways.least_change(way, work)
            {
                let is_it = |change: &[CandidateSet; 2]| *change == [goes, comes] || *change == [comes, goes];
                match changes.iter_mut().find(|(change, _)| is_it(change)) {
                    Some((_, count)) => *count += 1,
                    None => changes.push(([goes, comes], 1)),
                }
            }
            Continue(())
        });
        sort::by_key(&mut changes, |(_, count)| std::cmp::Reverse(*count));
        changes.into_iter().map(|(change, _)| change).collect()
    }
}

/// "3 and 4 in r1c1, r1c5, r2c1 and r2c5 could change places."
fn told([goes, _]: [CandidateSet; 2]) -> Sentence {
    say!("clue-cover-change-places", [digits = goes.digits(), cells = goes.cells()])
}
