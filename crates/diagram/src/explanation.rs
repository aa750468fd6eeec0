//! Explanations in stages: from where to look to what to do.

use crate::Sentence;

/// Explanation of a step, in the order in which a person wants to read it. The name of the technique comes
/// before all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The place to look at, without the pattern.
    pub look: Sentence,
    /// The pattern.
    pub pattern: Vec<Sentence>,
    /// The cases, if there are several.
    pub cases: Vec<Case>,
    /// The reason: from the pattern, or from all cases together.
    pub reason: Vec<Sentence>,
    /// The result.
    pub result: Vec<Sentence>,
}

impl Explanation {
    /// The cases and the reason, sentence by sentence.
    pub fn argument(&self) -> Vec<&Sentence> {
        let mut all = Vec::new();
        for case in &self.cases {
            all.push(&case.assumption);
            all.extend(&case.steps);
        }
        all.extend(&self.reason);
        all
    }

    /// The [argument](Self::argument) as an outline: of each line the depth, and the number of its sentence.
    /// An argument within a case follows the sentence that it [proves](Case::proves), one deeper.
    ///
    /// ```
    /// use sudokit_diagram::{Case, Claim, Explanation, say};
    ///
    /// let steps = vec![say!("bug-look"), say!("bug-look")];
    /// let case = |proves| Case { proves, steps: steps.clone(), ..Case::default() };
    /// let cases = vec![case(None), case(Some(Claim { back: 1, step: 0 }))];
    /// let said = Explanation { cases, ..Explanation::default() };
    /// assert_eq!(said.outline(), [(0, 0), (0, 1), (1, 3), (1, 4), (1, 5), (0, 2)]);
    /// ```
    pub fn outline(&self) -> Vec<(usize, usize)> {
        let mut lines = Vec::new();
        self.tell(None, 0, 0, &mut lines);
        for _ in &self.reason {
            lines.push((0, lines.len()));
        }
        lines
    }

    /// The lines of the cases that prove a step, from this case on, and of the arguments in them.
    fn tell(&self, step: Option<(usize, usize)>, from: usize, depth: usize, lines: &mut Vec<(usize, usize)>) {
        let mut line: usize = self.cases[..from].iter().map(|case| 1 + case.steps.len()).sum();
        for (number, case) in self.cases.iter().enumerate().skip(from) {
            if self.claim(number) == step {
                lines.push((depth, line));
                for step in 0..case.steps.len() {
                    lines.push((depth, line + 1 + step));
                    self.tell(Some((number, step)), number + 1, depth + 1, lines);
                }
            }
            line += 1 + case.steps.len();
        }
    }

    /// The case and the step that a case proves.
    fn claim(&self, number: usize) -> Option<(usize, usize)> {
        let Claim { back, step } = self.cases[number].proves?;
        let of = number.checked_sub(back).filter(|of| *of < number)?;
        (step < self.cases[of].steps.len()).then_some((of, step))
    }
}

/// One case of an argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// The sentence that it proves, if it belongs to an argument within an earlier case.
    pub proves: Option<Claim>,
    /// The assumption.
    pub assumption: Sentence,
    /// Its consequences, in order.
    pub steps: Vec<Sentence>,
}

/// A sentence of an earlier case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// How many cases before: 1 is the last.
    pub back: usize,
    /// The number of the step there, from 0 on.
    pub step: usize,
}
