//! Chains as they are told: every statement with those that it follows from.
//!
//! A propagation keeps of a node one parent and ranks; what else it follows from is worked out here, for the
//! few chains that somebody wants to see. An argument that is nested in another one rests on candidates that
//! have gone by then. Sudoku Explainer counts only some of those; told are all of them.

use super::super::grid::Grid;
use super::found::{Found, From, Potential};
use super::links::LinkReason;
use super::propagation::{Link, Propagation};
use super::table::Table;
use super::told::{Told, absent_from, argument};
use crate::facts::Variable;
use crate::techniques::forcing::{Because, Branch, Clash, Ground, Statement};
use crate::techniques::{forcing, nice_loops};
use crate::{Node, Pattern};
use std::collections::HashMap;
use sudokit_core::{Candidate, CandidateSet};

impl Told {
    /// The finding, told from the propagations that led there.
    pub(super) fn found(grid: &Grid, table: &Table, found: Found, is_dynamic: bool) -> Self {
        let Potential { candidate, on } = found.conclusion;
        let mut absent = CandidateSet::EMPTY;
        let ground = match found.from {
            From::Contradiction(assumption) => {
                let clash = table.at(assumption).clash.map_or(assumption.candidate, |clash| clash.candidate);
                Ground::Contradiction(if clash == assumption.candidate {
                    Clash::Assumption(clash)
                } else {
                    Clash::Candidate(clash)
                })
            }
            From::Double(candidate) => Ground::OnOrOff(candidate),
            From::All(variable) => {
                absent |= absent_from(grid, variable);
                match variable {
                    Variable::Cell(cell) => Ground::Cell(cell),
                    Variable::Place(house, digit) => Ground::House(house, digit),
                }
            }
        };
        let mut branches = Vec::new();
        let mut nested = Vec::new();
        let ends: Vec<_> = table.ends(grid, found).collect();
        // Both ends of a contradiction follow from the same assumption.
        let per_branch = if matches!(found.from, From::Contradiction(_)) { 2 } else { 1 };
        for ends in ends.chunks(per_branch) {
            let mut writer = Writer {
                grid,
                propagation: ends[0].0,
                is_dynamic,
                numbers: HashMap::new(),
                branch: Vec::new(),
                nested: &mut nested,
                absent: &mut absent,
            };
            for (_, (node, link)) in ends {
                writer.write(*node, *link);
            }
            branches.push(Branch { statements: writer.branch });
        }
        Self { pattern: argument(Node::of(candidate, on), ground, branches, nested), absent }
    }
}

/// Writes down a branch, causes first.
struct Writer<'w> {
    grid: &'w Grid,
    propagation: &'w Propagation,
    is_dynamic: bool,
    numbers: HashMap<(Candidate, bool), usize>,
    branch: Vec<Statement>,
    nested: &'w mut Vec<Pattern>,
    absent: &'w mut CandidateSet,
}

impl Writer<'_> {
    /// Writes a node unless it is written already, and gives its number.
    fn write(&mut self, Potential { candidate, on }: Potential, link: Link) -> usize {
        if let Some(number) = self.numbers.get(&(candidate, on)) {
            return *number;
        }
        let mut causes = Vec::new();
        let because = match link.reason {
            LinkReason::Assumed => Because::Link,
            LinkReason::Pattern => self.pattern(link, &mut causes),
            reason => {
                let parent = Candidate::from_index(link.parent as usize);
                let before = self.propagation.side(!on).link(parent);
                causes.push(self.write(Potential { candidate: parent, on: !on }, before));
                if on {
                    self.last(candidate, reason, parent, &mut causes);
                }
                Because::Link
            }
        };
        let number = self.branch.len();
        self.numbers.insert((candidate, on), number);
        self.branch.push(Statement { node: Node::of(candidate, on), causes, because });
        number
    }

    fn write_off(&mut self, candidate: Candidate, causes: &mut Vec<usize>) {
        let link = self.propagation.off.link(candidate);
        let number = self.write(Potential { candidate, on: false }, link);
        if !causes.contains(&number) {
            causes.push(number);
        }
    }

    /// The candidates removed from the cell or house of an on-node before.
    fn last(&mut self, of: Candidate, reason: LinkReason, parent: Candidate, causes: &mut Vec<usize>) {
        let variable = Variable::of(of)[reason as usize];
        *self.absent |= absent_from(self.grid, variable);
        if self.is_dynamic {
            let others = self.grid.candidates_of(variable).filter(|other| ![of, parent].contains(other));
            others.for_each(|other| self.write_off(other, causes));
        }
    }

    /// The off-nodes without which there would be no pattern.
    fn pattern(&mut self, link: Link, causes: &mut Vec<usize>) -> Because {
        let propagation = self.propagation;
        for parent in propagation.parents(link) {
            self.write_off(*parent, causes);
        }
        let Told { pattern, absent } = propagation.told(link).clone();
        for gone in absent {
            if self.grid.candidates(gone.cell()).contains(gone.digit()) {
                self.write_off(gone, causes);
            } else {
                self.absent.insert(gone);
            }
        }
        let is_argument = pattern.is::<forcing::Pattern>() || pattern.is::<nice_loops::Pattern>();
        if !is_argument {
            return Because::Pattern(Box::new(pattern));
        }
        let known = self.nested.iter().position(|known| *known == pattern);
        Because::Nested(known.unwrap_or_else(|| {
            self.nested.push(pattern);
            self.nested.len() - 1
        }))
    }
}
