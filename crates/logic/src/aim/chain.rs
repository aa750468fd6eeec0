//! An argument by singles, told as a whip or a braid; with locked candidates, as a g-whip or a g-braid.
//!
//! A braid refutes all that singles refute (Berthier, *Pattern-Based Constraint Satisfaction and Logic
//! Puzzles*, 2012): a single is what is left of its cell or house. The search for whips stops at a length;
//! arguments that are found otherwise make longer ones.

use crate::follow::{Argument, Line, Plain};
use crate::techniques::whips::link::is_ruled_out;
use crate::techniques::whips::{Link, Pattern};
use crate::{Effect, Evidence, Node, Step, Variable};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, House};

/// True if all lines of an argument fit chains.
pub(super) fn is_one(argument: &Argument) -> bool {
    let is_link = |line: &Line| matches!(line, Line::Single(..) | Line::Plain(Plain::Locked { .. }));
    argument.lines.iter().all(is_link)
}

/// The chain, if the argument can be told as one.
pub(super) fn of(board: &Board, argument: &Argument) -> Option<Step> {
    let mut held = vec![Node::of(argument.target, true)];
    let mut links = Vec::new();
    for line in &argument.lines {
        let link = match line {
            Line::Single(placed, house) => {
                let variable = house
                    .map_or(Variable::Cell(placed.cell()), |house| Variable::Place(house, placed.digit()));
                link(board, &held, variable)?
            }
            Line::Plain(Plain::Locked { digit, base, .. }) => {
                link(board, &held, Variable::Place(*base, *digit))?
            }
            _ => return None,
        };
        held.push(link.right?);
        links.push(link);
    }
    let places = House::all().flat_map(|house| Digit::all().map(move |digit| Variable::Place(house, digit)));
    let mut ends = Cell::all().map(Variable::Cell).chain(places).filter(|variable| variable.is_open(board));
    links.push(ends.find_map(|variable| link(board, &held, variable).filter(|link| link.right.is_none()))?);
    let effect = Effect::removing([argument.target]);
    let pattern = Pattern { target: argument.target, links };
    let kind = *pattern.kinds(board, &effect).first()?;
    Some(Step { kind, effect, pattern: pattern.into() })
}

/// The link through a variable, if the nodes rule some of its candidates out and leave one node or none. It
/// begins where the last node strikes, if it can.
fn link(board: &Board, held: &[Node], variable: Variable) -> Option<Link> {
    let candidates = variable.candidates(board);
    let gone: CandidateSet = candidates.iter().filter(|one| is_ruled_out(held, *one)).collect();
    let struck = |by: &Node| gone.iter().find(|one| is_ruled_out(&[*by], *one));
    let left = held.iter().rev().find_map(struck)?;
    let there = candidates - gone;
    let right = match there.first() {
        None => None,
        Some(first) => {
            let cells: CellSet = there.cells();
            let node = Node { cells, ..Node::of(first, true) };
            if there.digits().len() > 1 || !node.is_on_board(board) {
                return None;
            }
            Some(node)
        }
    };
    Some(Link { variable, left, right })
}
