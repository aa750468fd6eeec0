//! The steps that the lines of an argument become, which anybody can check.

use super::evidence::Pattern;
use super::{DYNAMIC_CONTRADICTION, DYNAMIC_CONTRADICTION_PLUS, NESTED_CONTRADICTION};
use crate::follow::{Argument, Line, Plain};
use crate::techniques::{locked, singles, subsets};
use crate::{Effect, Kind, Step};
use sudokit_core::Board;

impl Argument {
    /// The step on a board, with each line on the board that those before it leave.
    pub(crate) fn step(&self, board: &Board) -> Option<Step> {
        let mut supposed = *board;
        supposed.place(self.target);
        let mut steps = Vec::new();
        for line in &self.lines {
            if !supposed.flaws().is_empty() {
                break;
            }
            let step = match line {
                Line::Single(candidate, house) => Step {
                    kind: if house.is_some() { &singles::HIDDEN_SINGLE } else { &singles::NAKED_SINGLE },
                    effect: Effect::placing(*candidate),
                    pattern: singles::Pattern { candidate: *candidate, house: *house }.into(),
                },
                Line::Plain(plain) => plain.step(&supposed)?,
                Line::Branch(branch) => branch.step(&supposed)?,
            };
            step.effect.apply(&mut supposed);
            steps.push(step);
        }
        let effect = Effect::removing([self.target]);
        let pattern = Pattern { target: self.target, steps };
        Some(Step { kind: self.kind(), effect, pattern: pattern.into() })
    }

    pub(crate) fn kind(&self) -> &'static Kind {
        if self.lines.iter().any(|line| matches!(line, Line::Branch(_))) {
            &NESTED_CONTRADICTION
        } else if self.lines.iter().any(|line| matches!(line, Line::Plain(_))) {
            &DYNAMIC_CONTRADICTION_PLUS
        } else {
            &DYNAMIC_CONTRADICTION
        }
    }
}

impl Plain {
    /// The step on a board where the candidates that it needs absent are gone; `None` if there is nothing to
    /// remove.
    fn step(&self, board: &Board) -> Option<Step> {
        let pattern: crate::Pattern = match *self {
            Self::Locked { digit, base, cover } => {
                let cells = board.places(digit) & base.cells();
                locked::Pattern { digit, base, cover, cells }.into()
            }
            Self::Subset { house, cells, digits, is_hidden } => {
                subsets::Pattern { house, cells, digits, is_hidden }.into()
            }
        };
        let effect = Effect::removing(self.removes() & board.candidate_set());
        let kind = *pattern.evidence().kinds(board, &effect).first()?;
        let step = Step { kind, effect, pattern };
        step.verify(board).is_ok().then_some(step)
    }
}
