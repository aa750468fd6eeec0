//! The state of a reader of an exocet, and the order of the rules.

use super::super::lines::places;
use super::super::{Pattern, Reason, double, joined::Joined, table};
use super::{Rule, Ruled};
use crate::Work;
use crate::sets::{all_of, digits_of};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet};

/// An exocet or two, and the eliminations left.
pub(super) struct Reader {
    pub(super) exocets: Vec<Told>,
    /// The digits of the bases: for each combination that is left, a pair for each exocet.
    pub(super) pairs: Vec<Vec<DigitSet>>,
    /// The board without the candidates that rules have removed.
    pub(super) board: Board,
}

/// An exocet, and the houses that tell of all its digits, if there are such.
pub(super) struct Told {
    pub(super) pattern: Pattern,
    pub(super) houses: Option<HouseSet>,
}

/// The rules, the simplest first.
const RULES: [fn(&Reader) -> Vec<Ruled>; 12] = [
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
        let exocets: Vec<Pattern> = [alone].into_iter().chain(pattern.second()).collect();
        let pairs = pairs_of(pattern, board);
        let told = |pattern: Pattern| Told { houses: pattern.telling_houses(board), pattern };
        Self { exocets: exocets.into_iter().map(told).collect(), pairs, board: *board }
    }

    /// Takes rules until all of this is explained, or no rule explains more.
    pub(super) fn read(mut self, mut left: CandidateSet) -> Vec<Ruled> {
        let mut read = Vec::new();
        while let Some(ruled) = self.next(left) {
            left -= ruled.gone;
            self.board.eliminate_all(ruled.gone);
            self.strike();
            read.push(ruled);
        }
        if !left.is_empty() {
            read.push(Ruled { rule: Rule::Cases, gone: left });
        }
        read
    }

    /// The simplest rule that explains some of these candidates, with those that it explains.
    fn next(&self, left: CandidateSet) -> Option<Ruled> {
        let all = RULES.iter().flat_map(|rule| rule(self));
        let mut of_left = all.map(|ruled| Ruled { gone: ruled.gone & left, ..ruled });
        of_left.find(|ruled| !ruled.gone.is_empty())
    }

    /// Drops pairs that base and targets cannot hold any more.
    fn strike(&mut self) {
        let Self { exocets, pairs, board } = self;
        let fits = |told: &Told, pair: DigitSet| {
            let cells: Vec<CellSet> = told.pattern.base.iter().map(CellSet::of).collect();
            let targets: Vec<CellSet> = told.pattern.targets.iter().map(|target| target.cells).collect();
            can_hold(board, &cells, pair) && can_hold(board, &targets, pair)
        };
        pairs.retain(|pairs| exocets.iter().zip(pairs).all(|(told, pair)| fits(told, *pair)));
    }

    /// The pairs that are left for one of the exocets.
    pub(super) fn pairs_of(&self, number: usize) -> Vec<DigitSet> {
        let mut pairs: Vec<DigitSet> = self.pairs.iter().map(|pairs| pairs[number]).collect();
        pairs.sort_unstable_by_key(|pair| pair.bits());
        pairs.dedup();
        pairs
    }

    /// The eliminations of the target rule on the current board.
    fn targets(&self) -> Vec<Ruled> {
        let gone = self.exocets.iter().map(|told| told.pattern.gone(&self.board));
        gone.map(|gone| Ruled { rule: Rule::Targets, gone }).collect()
    }

    fn no_target(&self) -> Vec<Ruled> {
        let mut found = Vec::new();
        for Told { pattern, .. } in &self.exocets {
            for digit in pattern.digits(&self.board) - digits_of(&self.board, pattern.target_cells()) {
                found.push(Ruled {
                    rule: Rule::NoTarget { digit },
                    gone: all_of(pattern.base, DigitSet::of(digit)),
                });
            }
        }
        found
    }

    /// The eliminations by the mirrors of targets.
    fn mirrors(&self) -> Vec<Ruled> {
        let board = &self.board;
        let mut found = Vec::new();
        for (pattern, target, mirror) in self.targets_with_mirrors() {
            let digits = board.candidates(target) & pattern.digits(board);
            let is_lost = |digit: &Digit| (mirror & places(board, *digit)).is_empty();
            let gone = CandidateSet::of_cell(target, digits.iter().filter(is_lost).collect());
            found.push(Ruled { rule: Rule::Mirror { target, mirror }, gone });
            if let Some(cell) = pattern.lone_mirror_cell(board, target, mirror) {
                let gone = CandidateSet::of_cell(cell, board.candidates(cell) - digits);
                found.push(Ruled { rule: Rule::LoneMirror { target, mirror, cell }, gone });
            }
        }
        found
    }

    fn outsiders(&self) -> Vec<Ruled> {
        let mut found = Vec::new();
        for (number, Told { pattern, .. }) in self.exocets.iter().enumerate() {
            let [pair] = self.pairs_of(number)[..] else { continue };
            for outsider in pattern.outsiders(&self.board, pair) {
                let (digit, target, mirror) = (outsider.digit, outsider.target, outsider.mirror);
                found.push(Ruled {
                    rule: Rule::Outsider { digit, target, mirror, pair },
                    gone: outsider.gone(&self.board),
                });
            }
        }
        found
    }

    /// The targets that have a mirror.
    fn targets_with_mirrors(&self) -> impl Iterator<Item = (&Pattern, Cell, CellSet)> {
        let board = &self.board;
        self.exocets.iter().flat_map(move |Told { pattern, .. }| {
            let alone = pattern.targets.iter().filter_map(|target| target.cells.only());
            alone.filter_map(move |target| Some((pattern, target, pattern.mirror(board, target)?)))
        })
    }
}

/// The digits of the base, or of both bases, by their tables.
fn pairs_of(pattern: &Pattern, board: &Board) -> Vec<Vec<DigitSet>> {
    let work = &mut Work::default();
    match (&pattern.reason, pattern.second()) {
        (Reason::Joined { .. }, Some(second)) => {
            let joined = Joined::of(pattern, &second, board, work).map(|joined| joined.pairs);
            joined.unwrap_or_default().into_iter().map(Vec::from).collect()
        }
        (_, Some(second)) => double::pairs(pattern, &second, board).into_iter().map(Vec::from).collect(),
        _ => table::pairs(pattern, board, work)
            .unwrap_or_default()
            .into_iter()
            .map(|pair| vec![pair])
            .collect(),
    }
}

/// True if two places, each some cells, can hold two digits, one each.
fn can_hold(board: &Board, places: &[CellSet], pair: DigitSet) -> bool {
    let [one, other] = places else { return false };
    let has = |cells: CellSet, digit: Digit| digits_of(board, cells).contains(digit);
    pair.iter().any(|digit| has(*one, digit) && pair.without(digit).iter().any(|second| has(*other, second)))
}
