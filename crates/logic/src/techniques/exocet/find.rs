//! The search for exocets.
//!
//! All templates of all digits are listed once. For two cells of a miniline, take those of their digits that
//! go through one of the two. A target has to be on the first template; another target on all templates that
//! miss the first one. So few pairs of cells are left, and no exocet with single cells as targets is missed.
//! Targets of two cells are tried only in the boxes beside the base, with a digit locked in them.

use super::double::doubles;
use super::joined::joined;
use super::shape::Cross;
use super::table::Table;
use super::weak::weak;
use super::{
    DOUBLE_EXOCET, DOUBLE_EXOCET_TABLE, EXOCET_ONE_TARGET, EXOCET_TABLE, KINDS, Pattern, Reason,
    SINGLE_BASE_EXOCET, Target, WEAK_EXOCET,
};
use crate::sets::digits_of;
use crate::sort;
use crate::step::sink::each_effect_once;
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::{Fact, Kind, Sink, View, Work};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Miniline};

/// The number of digits that a base of two cells may have. With two, it is a naked pair, and templates of one
/// digit show what an exocet would.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=5;

/// The most templates of a digit. With more, hardly anything is filled.
const MOST_TEMPLATES: usize = 10_000;

/// The most looks to read a table.
const MOST_LOOKS: usize = 500_000;

/// All exocets of a board, and the parts of others.
pub(super) struct Exocets {
    /// Those with two cells as base and two targets, with their kinds.
    of_two: Vec<(&'static Kind, Pattern)>,
    of_one: Vec<Pattern>,
    through: Through,
}

impl Fact for Exocets {
    fn of(view: &View<'_>) -> Self {
        let board = view.board();
        let through = Through::new(board);
        let (mut of_two, mut of_one) = (Vec::new(), Vec::new());
        for base in bases(board).take_while(|_| !view.is_cancelled()) {
            self::of_two(board, &through, base, &mut of_two);
        }
        for base in board.unsolved() {
            self::of_one(board, &through, base, &mut of_one);
        }
        sort(board, &mut of_two);
        sort(board, &mut of_one);
        let mut of_two: Vec<_> = of_two.into_iter().map(|pattern| (pattern.kind(board), pattern)).collect();
        let place = |kind: &Kind| KINDS.iter().position(|other| *other == kind);
        sort::by_key(&mut of_two, |(kind, pattern)| (pattern.digits(board).len(), place(kind)));
        Self { of_two, of_one, through }
    }
}

/// All open pairs of cells of minilines.
fn bases(board: &Board) -> impl Iterator<Item = CellSet> {
    let open = board.unsolved();
    let of = |miniline: Miniline| miniline.cells().iter().map(move |third| miniline.cells().without(third));
    Miniline::all().flat_map(of).filter(move |base| base.is_subset(open))
}

/// Puts exocets in their order.
fn sort(board: &Board, found: &mut [Pattern]) {
    sort::by_key(found, |pattern| {
        let cells = |cells: CellSet| cells.iter().map(Cell::index).collect::<Vec<_>>();
        let targets: Vec<_> = pattern.targets.iter().map(|target| cells(target.cells)).collect();
        (pattern.digits(board).len(), cells(pattern.base), targets)
    });
}

impl Exocets {
    /// Hands on the steps of a kind.
    pub(super) fn report(
        &self,
        kind: &'static Kind,
        view: &View<'_>,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        each_effect_once(kind, self.of_kind(kind, view), sink)
    }

    /// The exocets of a kind with their eliminations.
    fn of_kind<'a>(
        &'a self,
        kind: &'static Kind,
        view: &'a View<'_>,
    ) -> Box<dyn Iterator<Item = (Pattern, CandidateSet)> + 'a> {
        let board = view.board();
        let with_gone = |pattern: Pattern| {
            let gone = pattern.gone(board);
            (pattern, gone)
        };
        let of_two = self.of_two.iter();
        if *kind == EXOCET_TABLE {
            Box::new(of_two.map(|(_, pattern)| by_table(pattern, board)))
        } else if *kind == DOUBLE_EXOCET {
            Box::new(doubles(&self.of_two, board, &self.through))
        } else if *kind == DOUBLE_EXOCET_TABLE {
            Box::new(joined(&self.of_two, view))
        } else if *kind == WEAK_EXOCET {
            Box::new(weak(view, &self.through, bases(board)).into_iter().map(with_gone))
        } else if *kind == EXOCET_ONE_TARGET {
            Box::new(with_one_target(board, &self.through).into_iter().map(with_gone))
        } else if *kind == SINGLE_BASE_EXOCET {
            Box::new(self.of_one.iter().cloned().map(with_gone))
        } else {
            Box::new(
                of_two.filter(move |(of, _)| *of == kind).map(move |(_, pattern)| with_gone(pattern.clone())),
            )
        }
    }
}

/// An exocet with its table. Eliminations by the targets alone do not belong to the table.
fn by_table(pattern: &Pattern, board: &Board) -> (Pattern, CandidateSet) {
    let table = Pattern { reason: Reason::Table, ..pattern.clone() };
    let gone = gone_by_table(pattern, board);
    let more = if gone.is_subset(pattern.gone(board)) { CandidateSet::EMPTY } else { gone };
    (table, more)
}

/// The eliminations of a table; none if it is too much to read.
pub(super) fn gone_by_table(pattern: &Pattern, board: &Board) -> CandidateSet {
    let table = Table::of(pattern, board, &mut Work::of(MOST_LOOKS));
    table.map(|table| table.gone(pattern, board)).unwrap_or_default()
}

/// For each digit and each cell the templates through it, but of digits that can be placed in very many ways.
pub(super) struct Through {
    of: Vec<Vec<CellSet>>,
    /// The common cells of all templates; every cell if there are none.
    common: Vec<CellSet>,
    known: DigitSet,
}

impl Through {
    fn new(board: &Board) -> Self {
        let mut of = vec![Vec::new(); 9 * Cell::COUNT];
        let mut common = vec![CellSet::ALL; 9 * Cell::COUNT];
        let mut known = DigitSet::EMPTY;
        for (digit, allowed) in allowed(board).into_iter().enumerate() {
            let Some(templates) = templates_up_to(MOST_TEMPLATES, allowed) else { continue };
            known.insert(Digit::from_index(digit));
            for template in templates {
                for cell in template & board.unsolved() {
                    let place = 9 * cell.index() + digit;
                    of[place].push(template);
                    common[place] &= template;
                }
            }
        }
        Self { of, common, known }
    }

    /// The templates of a digit through a cell.
    pub(super) fn of(&self, cell: Cell, digit: Digit) -> &[CellSet] {
        &self.of[9 * cell.index() + digit.index()]
    }

    /// True if exocets are searched for the number of digits of a base, and all their templates are known.
    pub(super) fn has_all(&self, base: CellSet, board: &Board) -> bool {
        let digits = digits_of(board, base);
        DIGITS.contains(&digits.len()) && digits.is_subset(self.known)
    }

    fn of_cell(&self, cell: Cell, digits: DigitSet) -> impl Iterator<Item = CellSet> + Clone {
        digits.iter().flat_map(move |digit| self.of(cell, digit)).copied()
    }

    /// The cells that all templates of a digit through any of these cells have.
    fn common(&self, cells: CellSet, digit: Digit) -> CellSet {
        let of = |cell: Cell| self.common[9 * cell.index() + digit.index()];
        cells.iter().fold(CellSet::ALL, |common, cell| common & of(cell))
    }
}

/// Exocets with two cells as base.
fn of_two(board: &Board, through: &Through, base: CellSet, found: &mut Vec<Pattern>) {
    let digits = digits_of(board, base);
    if !through.has_all(base, board) {
        return;
    }
    let all = base.iter().flat_map(|cell| through.of_cell(cell, digits));
    let Some(first) = all.clone().next() else { return };
    let open = board.unsolved() - base;
    for near in first & open {
        let missed = all.clone().filter(|template| !template.contains(near));
        for far in common(missed, open.without(near)) {
            // The same pair is met the other way round if its second cell is on the first template too.
            if !first.contains(far) || far > near {
                let targets = [near.min(far), near.max(far)].map(Target::alone).to_vec();
                found.push(Pattern::new(base, targets));
            }
        }
    }
    for targets in with_two_cells(board, base, digits) {
        let cells = targets[0].cells | targets[1].cells;
        if all.clone().all(|template| !template.is_disjoint(cells)) {
            found.push(Pattern::new(base, targets.to_vec()));
        }
    }
}

/// Exocets with one cell as base.
fn of_one(board: &Board, through: &Through, base: Cell, found: &mut Vec<Pattern>) {
    if !board.candidates(base).is_subset(through.known) {
        return;
    }
    let all = through.of_cell(base, board.candidates(base));
    for target in common(all, board.unsolved().without(base)) {
        found.push(Pattern::new(CellSet::of(base), vec![Target::alone(target)]));
    }
}

/// Exocets with one target, for two cells of any house: all digits of the base but one come back in it.
fn with_one_target(board: &Board, through: &Through) -> Vec<Pattern> {
    let mut found = Vec::new();
    for first in board.unsolved() {
        for second in board.unsolved() & first.peers() {
            let base = CellSet::of(first).with(second);
            let digits = digits_of(board, base);
            if first > second || !through.has_all(base, board) {
                continue;
            }
            let is_alive = |digit: &Digit| base.iter().any(|cell| !through.of(cell, *digit).is_empty());
            for wild in digits {
                let others = digits.without(wild).iter();
                // Eliminations of one digit belong to its templates.
                if others.clone().filter(is_alive).count() < 2 {
                    continue;
                }
                let common =
                    others.fold(board.unsolved(), |common, digit| common & through.common(base, digit));
                let targets =
                    (common - base - through.common(base, wild)).iter().map(|cell| vec![Target::alone(cell)]);
                found.extend(targets.map(|targets| Pattern { base, targets, reason: Reason::Wild(wild) }));
            }
        }
    }
    sort(board, &mut found);
    found
}

/// The cells of a set that all templates have; none if there are no templates.
fn common(templates: impl Iterator<Item = CellSet>, cells: CellSet) -> CellSet {
    let mut common = None;
    for template in templates {
        let left = common.unwrap_or(cells) & template;
        if left.is_empty() {
            return left;
        }
        common = Some(left);
    }
    common.unwrap_or_default()
}

/// Pairs of targets where junior exocets have them, at least one of which has two cells.
fn with_two_cells(board: &Board, base: CellSet, digits: DigitSet) -> Vec<[Target; 2]> {
    let Some(cross) = Cross::of(base) else { return Vec::new() };
    let of_box = |block: House| -> Vec<Target> {
        let lines = cross.lines_of(block).into_iter();
        lines
            .flat_map(|line| targets_on(board, (line.cells() & block.cells()) - cross.line.cells(), digits))
            .collect()
    };
    let boxes: Vec<Vec<Target>> = cross.boxes().into_iter().map(of_box).collect();
    let [near, far] = &boxes[..] else { return Vec::new() };
    let pairs = near.iter().flat_map(|one| far.iter().map(move |other| [*one, *other]));
    pairs.filter(|pair| pair.iter().any(|target| target.locked.is_some())).collect()
}

/// The targets in two cells of a line in a box: each open one alone, or both with a digit that they need.
fn targets_on(board: &Board, cells: CellSet, digits: DigitSet) -> Vec<Target> {
    let open = cells & board.unsolved();
    let mut targets: Vec<Target> = open.iter().map(Target::alone).collect();
    if open.len() == 2 {
        let locked = Digit::all().filter(|digit| !digits.contains(*digit) && is_locked(board, cells, *digit));
        targets.extend(locked.map(|digit| Target { cells, locked: Some(digit) }));
    }
    targets
}

/// True if a house of these cells needs a digit, and has it only in them.
pub(super) fn is_locked(board: &Board, cells: CellSet, digit: Digit) -> bool {
    cells.common_houses().iter().any(|house| crate::sets::needs(board, house, digit, cells))
}
