//! The state of a reader of an exocet, and the order of the rules.

use super::super::lines::places;
use super::super::table::Table;
use super::super::{Pattern, Reason, double, joined::Joined};
use super::{Elimination, Rule};
use crate::Work;
use crate::sets::digits_of;
use crate::sort;
use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet, HouseSet};

/// An exocet or two, and the eliminations left.
pub(super) struct Reader {
    pub(super) exocets: Vec<Counted>,
    /// The digits of the bases: for each combination that is left, a pair for each exocet.
    pub(super) pairs: Vec<Vec<DigitSet>>,
    /// The board without the candidates that rules have removed.
    pub(super) board: Board,
}

/// An exocet, and the houses on which all its digits are counted, if there are such.
pub(super) struct Counted {
    pub(super) pattern: Pattern,
    pub(super) houses: Option<HouseSet>,
}

/// The rules, the simplest first.
const RULES: [fn(&Reader) -> Vec<Elimination>; 12] = [
    Reader::targets,
    Reader::no_target,
    Reader::one_cover,
    Reader::cross_cover,
    Reader::mirrors,
    Reader::no_pair,
    Reader::in_base,
    Reader::in_targets,
    Reader::only_place,
    Reader::fins,
    Reader::either_base,
    Reader::outsiders,
];

impl Reader {
    /// Of a pattern that holds.
    pub(super) fn new(pattern: &Pattern, board: &Board) -> Self {
        let alone = Pattern::new(pattern.base, pattern.targets.clone());
        let exocets = [alone].into_iter().chain(pattern.second());
        let counted = |pattern: Pattern| Counted { houses: pattern.telling_houses(board), pattern };
        Self { exocets: exocets.map(counted).collect(), pairs: pairs_of(pattern, board), board: *board }
    }

    /// Takes rules until all of this is explained, or no rule explains more.
    pub(super) fn read(mut self, mut left: CandidateSet) -> Vec<Elimination> {
        let mut read = Vec::new();
        while let Some(next) = self.next(left) {
            left -= next.gone;
            self.board.eliminate_all(next.gone);
            self.strike();
            read.push(next);
        }
        if !left.is_empty() {
            read.push(Elimination::new(Rule::Cases, left));
        }
        read
    }

    /// The simplest rule that explains some of these candidates, with those that it explains.
    fn next(&self, left: CandidateSet) -> Option<Elimination> {
        let all = RULES.iter().flat_map(|rule| rule(self));
        let mut of_left = all.map(|one| Elimination { gone: one.gone & left, ..one });
        of_left.find(|one| !one.gone.is_empty())
    }

    /// Drops pairs that base and targets cannot hold any more.
    fn strike(&mut self) {
        let Self { exocets, pairs, board } = self;
        let fits = |(Counted { pattern, .. }, pair): (&Counted, &DigitSet)| {
            pattern.sides().iter().all(|side| can_hold(board, side, *pair))
        };
        pairs.retain(|pairs| exocets.iter().zip(pairs).all(fits));
    }

    /// The pairs that are left for one of the exocets.
    pub(super) fn pairs_of(&self, number: usize) -> Vec<DigitSet> {
        let mut pairs: Vec<DigitSet> = self.pairs.iter().map(|pairs| pairs[number]).collect();
        sort::by_key(&mut pairs, |pair| pair.bits());
        pairs.dedup();
        pairs
    }

    /// The eliminations of the target rule on the current board.
    fn targets(&self) -> Vec<Elimination> {
        let gone = self.exocets.iter().map(|exocet| exocet.pattern.gone(&self.board));
        gone.map(|gone| Elimination::new(Rule::Targets, gone)).collect()
    }

    fn no_target(&self) -> Vec<Elimination> {
        let of = |Counted { pattern, .. }: &Counted| {
            let lost = pattern.digits(&self.board) - digits_of(&self.board, pattern.target_cells());
            lost.iter().map(|digit| Elimination::of(digit, Rule::NoTarget, pattern.base)).collect::<Vec<_>>()
        };
        self.exocets.iter().flat_map(of).collect()
    }

    /// The eliminations by the mirrors of targets.
    fn mirrors(&self) -> Vec<Elimination> {
        let board = &self.board;
        let mut found = Vec::new();
        for Counted { pattern, .. } in &self.exocets {
            for (target, mirror) in pattern.mirrors(board) {
                let digits = board.candidates(target) & pattern.digits(board);
                let is_lost = |digit: &Digit| (mirror & places(board, *digit)).is_empty();
                let gone = CandidateSet::of_cell(target, digits.iter().filter(is_lost).collect());
                found.push(Elimination::new(Rule::Mirror { target, mirror }, gone));
                if let Some(cell) = pattern.lone_mirror_cell(board, target, mirror) {
                    let gone = CandidateSet::of_cell(cell, board.candidates(cell) - digits);
                    found.push(Elimination::new(Rule::LoneMirror { target, mirror, cell }, gone));
                }
            }
        }
        found
    }

    fn outsiders(&self) -> Vec<Elimination> {
        let mut found = Vec::new();
        for (number, Counted { pattern, .. }) in self.exocets.iter().enumerate() {
            let [pair] = self.pairs_of(number)[..] else { continue };
            for outsider in pattern.outsiders(&self.board, pair) {
                let rule = Rule::Outsider { target: outsider.target, mirror: outsider.mirror, pair };
                let gone = outsider.gone(&self.board);
                found.push(Elimination { rule, digit: Some(outsider.digit), gone });
            }
        }
        found
    }
}

/// The digits of the base, or of both bases, by their tables.
fn pairs_of(pattern: &Pattern, board: &Board) -> Vec<Vec<DigitSet>> {
    let work = &mut Work::default();
    let of_both = |pairs: Vec<[DigitSet; 2]>| pairs.into_iter().map(Vec::from).collect();
    match (&pattern.reason, pattern.second()) {
        (Reason::Joined { .. }, Some(second)) => {
            of_both(Joined::of(pattern, &second, board, work).map(|joined| joined.pairs).unwrap_or_default())
        }
        (_, Some(second)) => of_both(double::pairs(pattern, &second, board)),
        _ => {
            let pairs = Table::of(pattern, board, work).map(|table| table.pairs).unwrap_or_default();
            pairs.into_iter().map(|pair| vec![pair]).collect()
        }
    }
}

/// True if two places, each some cells, can hold two digits, one each.
fn can_hold(board: &Board, places: &[CellSet], pair: DigitSet) -> bool {
    let [one, other] = places else { return false };
    let has = |cells: CellSet, digit: Digit| digits_of(board, cells).contains(digit);
    pair.iter().any(|digit| has(*one, digit) && pair.without(digit).iter().any(|second| has(*other, second)))
}
