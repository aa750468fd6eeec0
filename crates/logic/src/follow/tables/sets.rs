//! Almost locked sets as nodes: without one of their digits they are locked.

use super::{Group, Link, Literal};
use crate::facts::als::{AlmostLockedSets, Located};
use crate::sets::union;
use crate::{Node, View};
use sudokit_core::{Candidate, CellSet, Digit, DigitSet};

/// An almost locked set without one of its digits.
struct Lacking<'s> {
    set: &'s Located,
    digit: Digit,
    literal: Literal,
}

impl Lacking<'_> {
    /// The places that a digit loses once the set is locked.
    fn locked_out(&self, digit: Digit) -> CellSet {
        if digit == self.digit { CellSet::EMPTY } else { self.set.targets(digit) }
    }

    /// The length of the way through the set in comparisons.
    fn penalty(&self) -> u16 {
        2 * self.set.set.cells.len() as u16
    }
}

/// To almost locked sets, and from them. Their nodes follow those of the groups.
pub(super) fn fill(view: &View<'_>, groups: &[Group], nodes: &mut Vec<Node>, links: &mut Vec<Link>) {
    let all = view.fact::<AlmostLockedSets>();
    let mut lacking = Vec::new();
    for set in all.0.iter().filter(|set| set.set.cells.len() > 1) {
        for digit in set.set.digits {
            let literal = Literal::of_further(nodes.len(), false);
            nodes.push(Node { digit, cells: set.places(digit), set: set.set.cells, is_on: true });
            lacking.push(Lacking { set, digit, literal });
        }
    }
    for one in &lacking {
        if one.set.set.digits.iter().all(|digit| one.locked_out(digit).is_empty()) {
            continue;
        }
        enter(groups, one, links);
        leave(groups, one, links);
        let is_apart = |other: &&Lacking<'_>| other.set.set.cells.is_disjoint(one.set.set.cells);
        for other in lacking.iter().filter(is_apart) {
            if other.set.places(other.digit).is_subset(one.locked_out(other.digit)) {
                links.push(Link::far(one.literal, other.literal, one.penalty()));
            }
        }
        force(view, one, links);
    }
}

/// The literals that take the digit from the set.
fn enter(groups: &[Group], one: &Lacking<'_>, links: &mut Vec<Link>) {
    let places = one.set.places(one.digit);
    for cell in one.set.targets(one.digit) {
        links.push(Link::new(Literal::of(Candidate::at(cell, one.digit), true), one.literal));
    }
    for (number, group) in groups.iter().enumerate().filter(|(_, group)| group.digit == one.digit) {
        if group.cells.is_disjoint(one.set.set.cells) && places.is_subset(group.peers) {
            links.push(Link::new(Literal::of_further(number, true), one.literal));
        }
    }
}

/// The literals that the locked set turns off.
fn leave(groups: &[Group], one: &Lacking<'_>, links: &mut Vec<Link>) {
    for digit in one.set.set.digits {
        let gone = one.locked_out(digit);
        for cell in gone {
            links.push(Link::far(one.literal, Literal::of(Candidate::at(cell, digit), false), one.penalty()));
        }
        for (number, group) in groups.iter().enumerate() {
            if group.digit == digit && group.cells.is_subset(gone) {
                links.push(Link::far(one.literal, Literal::of_further(number, false), one.penalty()));
            }
        }
    }
}

/// The cells to which the locked set leaves one candidate.
fn force(view: &View<'_>, one: &Lacking<'_>, links: &mut Vec<Link>) {
    let touched = union(one.set.set.digits.iter().map(|digit| one.locked_out(digit)));
    for cell in touched {
        let digits = view.candidates(cell);
        let gone: DigitSet = digits.iter().filter(|digit| one.locked_out(*digit).contains(cell)).collect();
        if let Some(left) = (digits - gone).only()
            && digits.len() != 2
        {
            let left = Literal::of(Candidate::at(cell, left), true);
            links.push(Link::far(one.literal, left, one.penalty() + 1));
        }
    }
}
