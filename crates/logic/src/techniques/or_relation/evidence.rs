//! The evidence of a chain on a relation.

use super::argument::{Argument, Chain};
use super::{FEWEST_CASES, FORMS, Pattern};
use crate::step::Guarded;
use crate::step::evidence::ensure;
use crate::step::proven::each_once;
use crate::techniques::whips::{Link, link};
use crate::wording::none_is_true;
use crate::{Effect, Evidence, Kind, Measures, Node, Proven, Unsound, Work};
use sudokit_core::{Board, Candidate, CandidateSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, Sentence, say};

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            size: self.argument.cases().len(),
            length: self.argument.length(),
            ..self.relation.measures()
        }
    }

    /// Those of the relation, and the links.
    fn lines(&self, board: &Board) -> usize {
        self.relation.lines(board) + self.argument.length()
    }

    fn line(&self) -> String {
        let relation = self.relation.guarded().map_or_else(String::new, Guarded::short);
        format!("{relation}: {}", self.argument.written())
    }

    /// Placements too behind an arrow.
    fn headline(&self, name: &str, effect: &Effect) -> String {
        format!("{name}: {} => {effect}", self.line())
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let told = |guarded: &dyn Guarded| guarded.told(board);
        let mut said = self.relation.guarded().map_or_else(Explanation::default, told);
        let why = std::mem::take(&mut said.reason);
        said.pattern.extend(why);
        match &self.argument {
            Argument::Forcing(branches) => {
                said.cases = branches.told(board, effect);
                said.reason.push(branches.reason(effect));
            }
            Argument::Against(chain) => {
                said.cases.push(chain.tell(board));
                said.reason.push(say!("or-relation-impossible", [claim = conclusion(effect)]));
            }
        }
        said.result = effect.results();
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        if let Some(guarded) = self.relation.guarded() {
            guarded.marked(board, diagram);
        }
        match &self.argument {
            Argument::Forcing(branches) => branches.mark(diagram),
            Argument::Against(chain) => chain.mark(diagram),
        }
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        let cases = self.relation.cases(board).len();
        let of_form = FORMS.into_iter().find(|of| of.form == self.argument.form());
        let kind = of_form.filter(|_| self.argument.is_of_whips()).and_then(|of| {
            let by_size = of.by_size.get(cases.checked_sub(FEWEST_CASES)?).copied();
            if self.relation.assumes_uniqueness() { by_size.map(|_| of.unique) } else { by_size }
        });
        kind.into_iter().collect()
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let guardians = self.relation.verify(board, work)?;
        match &self.argument {
            Argument::Forcing(branches) => branches.proves(guardians, board, work),
            Argument::Against(chain) => {
                work.take(self.argument.length())?;
                let cases = self.argument.cases();
                work.take(cases.len())?;
                let are_all = each_once(&cases)? == guardians;
                ensure(are_all, "the cases are not the candidates of which one is true")?;
                chain.verify(board, work)?;
                Ok(Proven::removing(CandidateSet::of(chain.target)))
            }
        }
    }
}

/// Checks that every link of a chain has something left.
pub(super) fn ensure_goes_on(links: &[Link]) -> Result<(), Unsound> {
    ensure(
        links.iter().all(|link| link.right.is_some()),
        "a link that is not the last one is left with nothing",
    )
}

/// "r1c1 is 3"
pub(super) fn claim(candidate: Candidate) -> Sentence {
    say!("or-relation-cell-is", [cell = candidate.cell(), digit = candidate.digit()])
}

/// The conclusion: "r1c1 is 3", "r1c1 and r1c2 are not 4".
pub(super) fn conclusion(effect: &Effect) -> Sentence {
    match effect.placements() {
        [placed, ..] => claim(*placed),
        [] => none_is_true(effect.eliminated()),
    }
}

impl Chain {
    fn held(&self) -> Vec<Node> {
        vec![Node::of(self.target, true)]
    }

    fn tell(&self, board: &Board) -> Case {
        let mut held = self.held();
        let mut steps = link::sentences(board, &mut held, &self.before);
        let out: CandidateSet = self.out.iter().copied().collect();
        match self.case {
            None => steps.push(say!("or-relation-none-left", [none = none_is_true(out), out])),
            Some(case) => {
                steps
                    .push(say!("or-relation-one-case-left", [none = none_is_true(out), claim = claim(case)]));
                held.push(Node::of(case, true));
                steps.extend(link::sentences(board, &mut held, &self.after));
            }
        }
        Case { proves: None, assumption: say!("or-relation-suppose", [claim = claim(self.target)]), steps }
    }

    fn mark(&self, diagram: &mut Diagram) {
        let mut held = self.held();
        diagram.candidates(CandidateSet::of(self.target), Role::Eliminated);
        link::mark(diagram, &mut held, &self.before);
        for case in &self.out {
            if let Some(from) = held.iter().rev().find(|node| link::rules_out(node, *case)) {
                let from = CandidateSet::of_digit(from.digit, from.cells);
                diagram.link(from, CandidateSet::of(*case), false);
            }
        }
        if let Some(case) = self.case {
            diagram.link(self.out.iter().copied().collect(), CandidateSet::of(case), true);
            held.push(Node::of(case, true));
            link::mark(diagram, &mut held, &self.after);
        }
    }

    fn verify(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        ensure(board.has(self.target), "the target is not on the board")?;
        ensure_goes_on(&self.before)?;
        let mut held = self.held();
        link::follow(board, &mut held, &self.before, work)?;
        work.take_each(self.out.len(), held.len())?;
        let is_out = |case: &Candidate| link::is_ruled_out(&held, *case);
        ensure(self.out.iter().all(is_out), "a case is not ruled out")?;
        let Some(case) = self.case else {
            return ensure(self.after.is_empty(), "there is nothing to go on from");
        };
        let (last, others) = self.after.split_last().ok_or(Unsound("the chain has no end"))?;
        ensure_goes_on(others)?;
        ensure(last.right.is_none(), "the last link alone must be left with nothing")?;
        held.push(Node::of(case, true));
        link::follow(board, &mut held, &self.after, work)
    }
}
