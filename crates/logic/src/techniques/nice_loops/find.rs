//! The search through the tables.

use super::evidence::{Form, Pattern, kind, length};
use crate::follow::tables::{Literal, Table, Tables};
use crate::order::hodoku::{Key, best_first_by};
use crate::{Effect, Kind, Measures, Node, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// A loop or chain, before it is made a step.
struct Found {
    kind: &'static Kind,
    form: Form,
    gone: CandidateSet,
    length: usize,
    nodes: Vec<Node>,
}

impl Found {
    fn key(&self) -> Key {
        let measures = Measures { length: self.length, ..Measures::default() };
        Key::new(self.kind, &sorted(self.gone), measures)
    }

    fn step(self) -> Step {
        let gone = sorted(self.gone);
        let digits = gone.iter().map(|gone| gone.digit()).collect();
        let pattern = Pattern { form: self.form, nodes: self.nodes, digits };
        Step { kind: self.kind, effect: Effect::removing(gone), pattern: pattern.into() }
    }
}

/// By digit, then by cell.
fn sorted(candidates: CandidateSet) -> Vec<Candidate> {
    let of_digit = |digit| candidates.cells_of(digit).iter().map(move |cell| Candidate::at(cell, digit));
    Digit::all().flat_map(of_digit).collect()
}

pub(super) fn find(view: &View<'_>, tables: &Tables, sink: &mut dyn Sink) -> ControlFlow<()> {
    let mut search = LoopSearch {
        view,
        tables,
        table: Table::default(),
        chain: Vec::new(),
        loops: Vec::new(),
        open: Vec::new(),
    };
    for is_on in [true, false] {
        for cell in view.unsolved() {
            for digit in view.candidates(cell) {
                search.look(Candidate::at(cell, digit), is_on);
            }
        }
    }
    let mut found = search.loops;
    found.append(&mut search.open);
    best_first_by(found, Found::key).into_iter().try_for_each(|found| sink.step(found.step()))
}

struct LoopSearch<'a, 'b> {
    view: &'a View<'b>,
    tables: &'a Tables,
    table: Table,
    chain: Vec<Literal>,
    loops: Vec<Found>,
    open: Vec<Found>,
}

impl LoopSearch<'_, '_> {
    /// Looks for loops and chains in the table of one assumption.
    fn look(&mut self, start: Candidate, is_on: bool) {
        let root = Literal::of(start, is_on);
        let (has_loop, has_open) = (self.has_loop(start, is_on), !is_on && self.has_open(start));
        if !has_loop && !has_open {
            return;
        }
        let mut table = std::mem::take(&mut self.table);
        table.expand(self.tables, root);
        for literal in table.indirect() {
            let Some(end) = literal.candidate() else { continue };
            let (start, end) = (Node::of(start, is_on), Node::of(end, literal.is_on()));
            if start.cells == end.cells {
                if let Some(form) = loop_form(&start, &end) {
                    self.loop_to(&table, literal, form);
                }
            } else if has_open && end.is_on {
                self.open_to(&table, literal, &start, &end);
            }
        }
        self.table = table;
    }

    /// True if the table may have a loop.
    fn has_loop(&self, start: Candidate, is_on: bool) -> bool {
        let Some(reached) = self.tables.reach().from(Literal::of(start, is_on)) else { return false };
        let (cell, digit) = (start.cell(), start.digit());
        let others = self.view.candidates(cell).without(digit);
        let turns_on = |digit: Digit| reached.on(digit).contains(cell);
        let turns_off = |digit: Digit| reached.off(digit).contains(cell);
        if is_on {
            turns_off(digit) || others.iter().any(turns_on)
        } else {
            turns_on(digit)
                || others.len() > 1 && others.iter().any(|other| turns_on(other) || turns_off(other))
        }
    }

    /// True if the table may have an open chain.
    fn has_open(&self, start: Candidate) -> bool {
        let Some(reached) = self.tables.reach().from(Literal::of(start, false)) else { return false };
        let (cell, digit) = (start.cell(), start.digit());
        let places = self.view.board().places(digit);
        let peers = cell.peers() & places;
        let others = self.view.candidates(cell).without(digit);
        others.iter().any(|other| !(reached.on(other) & peers).is_empty())
            || reached.on(digit).without(cell).iter().any(|end| (end.peers() & peers).len() > 1)
    }

    fn loop_to(&mut self, table: &Table, end: Literal, form: Form) {
        table.chain(end, &mut self.chain);
        let nodes = nodes(self.tables, &self.chain);
        let [root, second, .., before, target] = &nodes[..] else { return };
        let cell = root.first_cell();
        if second.first_cell() == cell || before.first_cell() == cell || crosses(&nodes, Some(cell)) {
            return;
        }
        let gone = match form {
            Form::Continuous => continuous(self.view, &nodes),
            _ => discontinuous(self.view, root, target),
        };
        note(&mut self.loops, form, gone, nodes);
    }

    fn open_to(&mut self, table: &Table, literal: Literal, start: &Node, end: &Node) {
        let gone = open(self.view, start, end);
        if gone.is_empty() {
            return;
        }
        table.chain(literal, &mut self.chain);
        let nodes = nodes(self.tables, &self.chain);
        if !crosses(&nodes, None) {
            note(&mut self.open, Form::Open, gone, nodes);
        }
    }
}

fn nodes(tables: &Tables, chain: &[Literal]) -> Vec<Node> {
    chain.iter().map(|literal| tables.node(*literal)).collect()
}

/// The kind of a chain that comes back to its cell. It cannot come back to its very start, so it cannot be
/// one that is weak at one end and strong at the other with the same digit; nor can it turn off another digit
/// than the one it turned on, as that happens at once.
fn loop_form(start: &Node, end: &Node) -> Option<Form> {
    match (start.is_on, end.is_on, start.digit == end.digit) {
        (false, true, false) => Some(Form::Continuous),
        (true, false, false) => None,
        _ => Some(Form::Discontinuous),
    }
}

/// True if a chain returns to a cell that it has left, other than this one.
fn crosses(nodes: &[Node], but: Option<Cell>) -> bool {
    let mut left = CellSet::EMPTY;
    nodes.windows(2).any(|pair| {
        if Some(pair[0].first_cell()) != but {
            let is_back = left.contains(pair[1].first_cell());
            left |= pair[0].all_cells();
            is_back
        } else {
            left.contains(pair[1].first_cell())
        }
    })
}

fn discontinuous(view: &View<'_>, start: &Node, end: &Node) -> CandidateSet {
    let cell = start.first_cell();
    let gone = match (start.is_on, start.digit == end.digit) {
        (true, _) => DigitSet::of(start.digit),
        (false, true) => view.candidates(cell).without(start.digit),
        (false, false) => DigitSet::of(end.digit),
    };
    CandidateSet::of_cell(cell, gone)
}

/// The eliminations if one of the two ends must be true. If they are of the same digit, HoDoKu wants two
/// cells to lose it.
fn open(view: &View<'_>, start: &Node, end: &Node) -> CandidateSet {
    if start.digit == end.digit {
        let gone = view.board().places(start.digit) & (start.cells | end.cells).common_peers();
        let gone = if gone.len() > 1 { gone } else { CellSet::EMPTY };
        return CandidateSet::of_digit(start.digit, gone);
    }
    let (a, b) = (Candidate::at(start.first_cell(), end.digit), Candidate::at(end.first_cell(), start.digit));
    let goes = a.cell().sees(b.cell()) && view.board().has(a) && view.board().has(b);
    if goes { CandidateSet::of(a) | CandidateSet::of(b) } else { CandidateSet::EMPTY }
}

/// The eliminations if exactly one end of each link is true.
fn continuous(view: &View<'_>, nodes: &[Node]) -> CandidateSet {
    let (first, last) = (&nodes[0], &nodes[nodes.len() - 1]);
    let start = first.first_cell();
    let used = nodes[..nodes.len() - 1].iter().fold(CellSet::of(start), |used, node| used | node.all_cells());
    let mut gone =
        CandidateSet::of_cell(start, view.candidates(start).without(first.digit).without(last.digit));
    for i in 1..nodes.len() {
        let (before, node) = (&nodes[i - 1], &nodes[i]);
        if before.first_cell() == node.first_cell() {
            continue;
        }
        if node.is_on {
            if let [inside, next, ..] = &nodes[i + 1..]
                && !inside.is_on
                && inside.first_cell() == node.first_cell()
                && next.is_on
                && next.first_cell() != node.first_cell()
            {
                let cell = node.first_cell();
                let digits = view.candidates(cell).without(node.digit).without(next.digit);
                gone |= CandidateSet::of_cell(cell, digits);
            }
        } else {
            let both = seeing(view, before, node.digit) & seeing(view, node, node.digit);
            gone |= CandidateSet::of_digit(node.digit, (view.board().places(node.digit) & both) - used);
            if !node.set.is_empty() {
                gone |= locked(view, node, &nodes[i + 1]);
            }
        }
    }
    gone
}

/// The eliminations by an almost locked set in a continuous loop and the node after it.
fn locked(view: &View<'_>, node: &Node, next: &Node) -> CandidateSet {
    let next_cell = next.first_cell();
    let exits =
        if next.is_on { view.candidates(next_cell).without(next.digit) } else { DigitSet::of(next.digit) };
    let mut gone = CandidateSet::EMPTY;
    for digit in Digit::all().filter(|digit| *digit != node.digit) {
        let places = view.board().places(digit);
        if (places & node.set).is_empty() {
            continue;
        }
        let mut cells = places & seeing(view, node, digit);
        if exits.contains(digit) {
            cells &= if next.is_on { next_cell.peers() } else { CellSet::EMPTY };
        }
        gone |= CandidateSet::of_digit(digit, cells);
    }
    gone
}

/// The cells that see all of a node's, or all cells of its set that have the digit.
fn seeing(view: &View<'_>, node: &Node, digit: Digit) -> CellSet {
    let cells = if node.set.is_empty() { node.cells } else { node.set & view.board().places(digit) };
    cells.common_peers()
}

/// Keeps a loop or chain, unless there is one like it that is as short.
fn note(list: &mut Vec<Found>, form: Form, gone: CandidateSet, nodes: Vec<Node>) {
    if gone.is_empty() {
        return;
    }
    let kind = kind(form, &nodes);
    let length = length(form, &nodes);
    let alike = list.iter().rev().find(|known| known.kind == kind && known.gone == gone);
    if alike.is_none_or(|known| length < known.length) {
        list.push(Found { kind, form, gone, length, nodes });
    }
}
