//! Direct implications.

use super::{Group, Link, Literal};
use crate::View;
use sudokit_core::{Candidate, CellSet, Digit};

/// From candidates to candidates: a candidate that is on turns off all that it sees, one that is off turns on
/// the only one left.
pub(super) fn candidates(view: &View<'_>) -> Vec<Link> {
    // Nearly always enough.
    let mut links = Vec::with_capacity(40 * view.board().candidate_set().len());
    for cell in view.unsolved() {
        let digits = view.candidates(cell);
        for digit in digits {
            let [off, on] = [false, true].map(|is_on| Literal::of(Candidate::at(cell, digit), is_on));
            for other in digits.without(digit) {
                let other = Candidate::at(cell, other);
                links.push(Link::new(on, Literal::of(other, false)));
                if digits.len() == 2 {
                    links.push(Link::new(off, Literal::of(other, true)));
                }
            }
            let (mut excluded, mut implied) = (CellSet::EMPTY, CellSet::EMPTY);
            for house in cell.houses() {
                let others = view.places(digit, house).without(cell);
                for other in others - excluded {
                    links.push(Link::new(on, Literal::of(Candidate::at(other, digit), false)));
                }
                excluded |= others;
                if let Some(other) = others.only()
                    && implied.insert(other)
                {
                    links.push(Link::new(off, Literal::of(Candidate::at(other, digit), true)));
                }
            }
        }
    }
    links
}

/// To groups, and from them. `groups` are all there are.
pub(super) fn groups(view: &View<'_>, groups: &[Group], links: &mut Vec<Link>) {
    let of_digit: Vec<Vec<usize>> = Digit::all()
        .map(|digit| (0..groups.len()).filter(|number| groups[*number].digit == digit).collect())
        .collect();
    for (number, group) in groups.iter().enumerate() {
        let [off, on] = [false, true].map(|is_on| Literal::of_further(number, is_on));
        for peer in group.peers {
            let peer = Candidate::at(peer, group.digit);
            links.push(Link::new(on, Literal::of(peer, false)));
            links.push(Link::new(Literal::of(peer, true), off));
        }
        let [line, block] = [group.houses.first(), group.houses.iter().last()]
            .map(|house| house.expect("a group has a line and a box"));
        for house in [block, line] {
            if let Some(peer) = (group.peers & house.cells()).only() {
                let peer = Candidate::at(peer, group.digit);
                links.push(Link::new(off, Literal::of(peer, true)));
                links.push(Link::new(Literal::of(peer, false), on));
            }
        }
        let others = || {
            let others = of_digit[group.digit.index()].iter().map(|number| (*number, &groups[*number]));
            others.filter(|(_, other)| other.cells.is_disjoint(group.cells))
        };
        for (other, _) in others().filter(|(_, other)| !(other.houses & group.houses).is_empty()) {
            links.push(Link::new(on, Literal::of_further(other, false)));
        }
        for house in [line, block] {
            let mut inside = others().filter(|(_, other)| other.houses.contains(house));
            if let (Some((number, other)), None) = (inside.next(), inside.next())
                && view.places(group.digit, house) == group.cells | other.cells
            {
                links.push(Link::new(off, Literal::of_further(number, true)));
            }
        }
    }
}
