//! The search for few hard steps.
//!
//! Boards are kept as sets, with everything done that costs nothing. From each board lead plans: a step that
//! some family finds, a candidate that can be refuted, or a few of these that together place a digit. Boards
//! wait by what has been paid for them, the cheapest first, and of those that cost the same the least
//! undecided ones are looked at. First one of each price, then two, and so on, so that some way is known
//! early and bounds the rest.

use super::choices::MoveGenerator;
use super::cost::stretches;
use super::moves::{Known, Listed, Move, Plan};
use super::refute::Refuter;
use super::terms::Terms;
use crate::follow::Draft;
use crate::sort;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use sudokit_core::{Board, CandidateSet};

/// The most plans of one step that are followed from a board. Of two steps half as many, and so on.
const PLANS: usize = 24;

/// The price of following plans, on top of finding them.
const EXPANSION: usize = 5;

/// The most ways that are handed out.
const WAYS: usize = 4;

/// The most boards of a price that are looked at.
const WIDEST: usize = 64;

/// Against a candidate that could not be refuted in short, an argument is looked for again where this much
/// less is undecided, in hundredths.
const AGAIN: usize = 6;

/// A board and its price.
#[derive(Clone)]
struct Spot {
    draft: Draft,
    stretches: usize,
    lines: usize,
    way: Option<Rc<Taken>>,
    known: Rc<Known>,
}

/// The way to a spot, the last moves first.
struct Taken {
    moves: Vec<Move>,
    before: Option<Rc<Taken>>,
}

/// The board that a plan leads to, and its price.
struct Edge {
    moves: Vec<Move>,
    stretches: usize,
    lines: usize,
    draft: Draft,
}

/// All that is worth following from a board.
#[derive(Default)]
struct Edges {
    edges: Vec<Edge>,
    known: Rc<Known>,
}

pub(super) struct Shortest<'t, 's> {
    terms: &'t Terms<'s>,
    refuter: Refuter<'t, 's>,
    board: Board,
    generator: MoveGenerator<'s>,
    /// The plans of boards, kept for wider passes.
    expanded: HashMap<CandidateSet, Rc<Edges>>,
    /// The best ways so far.
    ways: Vec<Spot>,
    /// The bound on the price of the next way.
    bound: usize,
}

impl<'t, 's> Shortest<'t, 's> {
    /// Looks for ways from a board that cost no more stretches than this.
    pub(super) fn new(
        terms: &'t Terms<'s>,
        generator: MoveGenerator<'s>,
        board: &Board,
        bound: usize,
    ) -> Self {
        Self {
            terms,
            refuter: Refuter::new(terms),
            board: *board,
            generator,
            expanded: HashMap::new(),
            ways: Vec::new(),
            bound,
        }
    }

    /// The hard steps of a few ways, the best way first.
    pub(super) fn ways(mut self) -> Vec<Vec<Move>> {
        let draft = self.terms.start(&self.board);
        let start = Spot { draft, stretches: 0, lines: 0, way: None, known: Rc::default() };
        let mut width = 1;
        while width <= WIDEST && !self.is_done() {
            let boards = self.expanded.len();
            self.pass(start.clone(), width);
            if self.expanded.len() == boards {
                break;
            }
            width *= 2;
        }
        self.ways.iter().map(Spot::moves).collect()
    }

    /// True if the budget is spent or the search is cancelled.
    fn is_done(&self) -> bool {
        let is_spent = self.generator.suppositions == 0 || self.refuter.is_idle();
        self.terms.cancel.is_cancelled() || is_spent && self.generator.is_done()
    }

    /// Looks at so many boards of each price.
    fn pass(&mut self, start: Spot, width: usize) {
        let mut waiting: Vec<Vec<Spot>> = (0..=self.bound).map(|_| Vec::new()).collect();
        waiting[0].push(start);
        let mut price = 0;
        while price < self.bound {
            let mut spots = std::mem::take(&mut waiting[price]);
            sort::by_key(&mut spots, |spot| (spot.draft.doubt(), spot.lines));
            // Of two ways to a board the shorter one comes first.
            let mut boards = HashSet::new();
            spots.retain(|spot| boards.insert(spot.draft.left));
            spots.truncate(width);
            for spot in spots {
                if self.is_done() {
                    return;
                }
                let edges = self.expand(&spot);
                for next in edges.edges.iter().map(|edge| spot.after(edge, &edges.known)) {
                    if next.draft.is_solved() {
                        self.reach(next);
                    } else if next.stretches < self.bound {
                        waiting[next.stretches].push(next);
                    }
                }
            }
            price += 1;
        }
    }

    /// Keeps a way, if it is among the best.
    fn reach(&mut self, end: Spot) {
        let worth = |way: &Spot| (way.stretches, way.lines);
        if end.stretches <= self.bound && self.ways.iter().all(|way| worth(way) != worth(&end)) {
            self.bound = end.stretches;
            self.ways.push(end);
            sort::by_key(&mut self.ways, worth);
            self.ways.truncate(WAYS);
        }
    }

    /// The plans of a board.
    fn expand(&mut self, spot: &Spot) -> Rc<Edges> {
        let draft = &spot.draft;
        if let Some(edges) = self.expanded.get(&draft.left) {
            return Rc::clone(edges);
        }
        self.generator.pay(EXPANSION);
        let board = draft.board(&self.board);
        let mut known = Known::clone(&spot.known);
        let still =
            |listed: &Listed| Some(Listed { step: super::prune::still(&listed.step, &board)?, ..*listed });
        known.steps = known.steps.iter().filter_map(still).collect();
        self.generator.add(self.terms, &board, spot.way.is_none(), &mut known.steps);
        if !self.refuter.is_idle() && self.generator.suppositions > 0 {
            self.generator.suppose(self.refuter.price_of_board());
            known.refuted = self.refuter.refuted(draft, draft.among(known.refuted));
        }
        let mut followed: HashMap<usize, usize> = HashMap::new();
        let mut edges = Vec::new();
        for plan in known.plans(self.terms, draft) {
            let so_many = followed.entry(plan.size()).or_default();
            if spot.stretches + plan.size() <= self.bound && *so_many * plan.size() < PLANS {
                *so_many += 1;
                edges.extend(self.edge(draft, &mut known, plan));
            }
        }
        let edges = Rc::new(Edges { edges, known: Rc::new(known) });
        self.expanded.insert(draft.left, Rc::clone(&edges));
        edges
    }

    /// The plan with its arguments, if there are any that are short enough.
    fn edge(&mut self, draft: &Draft, known: &mut Known, plan: Plan) -> Option<Edge> {
        let mut moves: Vec<Move> = plan.steps.into_iter().map(Move::Step).collect();
        for target in plan.refuted {
            let asked = known.arguments.iter().find(|argument| argument.target == target);
            let argument = if let Some(argument) = asked {
                Rc::clone(argument)
            } else {
                let doubt = draft.doubt();
                let then = known.failed.iter().rfind(|(failed, _)| *failed == target);
                let failed = then.is_some_and(|(_, then)| doubt * (100 + AGAIN) > then * 100);
                if failed || self.generator.suppositions == 0 {
                    return None;
                }
                self.generator.suppose(self.refuter.price_of_argument());
                let Some(argument) = self.refuter.argument(draft, target).map(Rc::new) else {
                    known.failed.push((target, doubt));
                    return None;
                };
                known.arguments.push(Rc::clone(&argument));
                argument
            };
            moves.push(Move::Argument(argument));
        }
        let lines: Vec<usize> = moves.iter().map(Move::lines).collect();
        let price = lines.iter().map(|lines| stretches(*lines)).sum();
        Some(Edge { moves, stretches: price, lines: lines.iter().sum(), draft: plan.draft })
    }
}

impl Spot {
    fn after(&self, edge: &Edge, known: &Rc<Known>) -> Self {
        let taken = Taken { moves: edge.moves.clone(), before: self.way.clone() };
        Self {
            draft: edge.draft,
            stretches: self.stretches + edge.stretches,
            lines: self.lines + edge.lines,
            way: Some(Rc::new(taken)),
            known: Rc::clone(known),
        }
    }

    /// All moves up to here.
    fn moves(&self) -> Vec<Move> {
        let taken: Vec<&Taken> =
            std::iter::successors(self.way.as_deref(), |taken| taken.before.as_deref()).collect();
        taken.into_iter().rev().flat_map(|taken| taken.moves.iter().cloned()).collect()
    }
}
