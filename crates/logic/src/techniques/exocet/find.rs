//! The search for exocets.
//!
//! All templates of all digits are listed once. For two cells of a miniline, take those of their digits that go through one of the two. A target
//! has to be on the first template; another target on all templates that miss the first one. So few pairs of cells are left, and no exocet
//! with single cells as targets is missed. Targets of two cells are tried where a junior exocet can have them.

use super::shape::Cross;
use super::{EXOCET_TABLE, Pattern, SINGLE_BASE_EXOCET, Target, table};
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::{Effect, Fact, Kind, Sink, Step, View, Work};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Miniline};

/// How many digits a base of two cells may have. With two, it is a naked pair.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=5;

/// How many templates a digit may have. Where it has more, hardly anything is filled.
const MOST_TEMPLATES: usize = 10_000;

/// How many looks a table may take.
const MOST_LOOKS: usize = 1_000_000;

/// All exocets of a board, with their kinds.
pub(super) struct Exocets(Vec<(&'static Kind, Pattern)>);

impl Fact for Exocets {
    fn of(view: &View<'_>) -> Self {
        let board = view.board();
        let through = Through::of(board);
        let mut found = Vec::new();
        for miniline in Miniline::all() {
            for third in miniline.cells() {
                let base = miniline.cells().without(third);
                if base.is_subset(board.unsolved()) && !view.is_cancelled() {
                    of_two(board, &through, base, &mut found);
                }
            }
        }
        for base in board.unsolved() {
            of_one(board, &through, base, &mut found);
        }
        let mut found: Vec<_> = found.into_iter().map(|pattern| (pattern.kind(board), pattern)).collect();
        found.sort_by_cached_key(|(_, pattern)| {
            let cells = |cells: CellSet| cells.iter().map(Cell::index).collect::<Vec<_>>();
            let targets: Vec<_> = pattern.targets.iter().map(|target| cells(target.cells)).collect();
            (pattern.digits(board).len(), cells(pattern.base), targets)
        });
        Self(found)
    }
}

impl Exocets {
    /// Hands on the steps of a kind.
    pub(super) fn report(
        &self,
        kind: &'static Kind,
        view: &View<'_>,
        sink: &mut dyn Sink,
    ) -> ControlFlow<()> {
        let board = view.board();
        let mut seen: Vec<CandidateSet> = Vec::new();
        let is_table = *kind == EXOCET_TABLE;
        for (of, pattern) in &self.0 {
            let gone = if is_table && **of != SINGLE_BASE_EXOCET {
                let mut work = Work::of(MOST_LOOKS);
                let gone = table::gone(pattern, board, &mut work).unwrap_or_default();
                // What the targets alone show is no matter of the table.
                if gone.is_subset(pattern.gone(board)) { CandidateSet::EMPTY } else { gone }
            } else if *of == kind {
                pattern.gone(board)
            } else {
                CandidateSet::EMPTY
            };
            if gone.is_empty() || seen.contains(&gone) {
                continue;
            }
            seen.push(gone);
            let pattern = Pattern { by_table: is_table, ..pattern.clone() };
            sink.step(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })?;
        }
        ControlFlow::Continue(())
    }
}

/// For each digit and each cell the templates through it, but of digits that can be placed in very many ways.
struct Through {
    of: Vec<Vec<CellSet>>,
    known: DigitSet,
}

impl Through {
    fn of(board: &Board) -> Self {
        let (mut of, mut known) = (vec![Vec::new(); 9 * Cell::COUNT], DigitSet::EMPTY);
        for (digit, allowed) in allowed(board).into_iter().enumerate() {
            let Some(templates) = templates_up_to(MOST_TEMPLATES, allowed) else { continue };
            known.insert(Digit::from_index(digit));
            for template in templates {
                for cell in template & board.unsolved() {
                    of[9 * cell.index() + digit].push(template);
                }
            }
        }
        Self { of, known }
    }

    fn of_cell(&self, cell: Cell, digits: DigitSet) -> impl Iterator<Item = CellSet> + Clone {
        digits.iter().flat_map(move |digit| &self.of[9 * cell.index() + digit.index()]).copied()
    }
}

/// Exocets with two cells as base.
fn of_two(board: &Board, through: &Through, base: CellSet, found: &mut Vec<Pattern>) {
    let digits = base.iter().fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell));
    if !DIGITS.contains(&digits.len()) || !digits.is_subset(through.known) {
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
                let targets = [near.min(far), near.max(far)].map(alone).to_vec();
                found.push(Pattern { base, targets, by_table: false });
            }
        }
    }
    for targets in with_two_cells(board, base, digits) {
        let cells = targets[0].cells | targets[1].cells;
        if all.clone().all(|template| !template.is_disjoint(cells)) {
            found.push(Pattern { base, targets: targets.to_vec(), by_table: false });
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
        found.push(Pattern { base: CellSet::of(base), targets: vec![alone(target)], by_table: false });
    }
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

const fn alone(cell: Cell) -> Target {
    Target { cells: CellSet::of(cell), locked: None }
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
    let mut targets: Vec<Target> = open.iter().map(alone).collect();
    if open.len() == 2 {
        let locked = Digit::all().filter(|digit| !digits.contains(*digit) && is_locked(board, cells, *digit));
        targets.extend(locked.map(|digit| Target { cells, locked: Some(digit) }));
    }
    targets
}

/// Whether a house of these cells needs a digit, and has it only in them.
pub(super) fn is_locked(board: &Board, cells: CellSet, digit: Digit) -> bool {
    cells.common_houses().iter().any(|house| crate::proven::needs(board, house, digit, cells))
}
