//! Steps of a rated path, as they are told.

use crate::telling::Telling;
use serde_json::{Value, json};
use sudokit::diagram::{Diagram, Explanation, Sentence};
use sudokit::{Board, Proof};

/// What is to be told of the path behind a rating.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    /// The step that sets the rating.
    pub(super) hardest: bool,
    /// All steps.
    pub(super) path: bool,
}

impl Asked {
    pub(super) const NOTHING: Self = Self { hardest: false, path: false };

    /// Puts into the record of a puzzle what is asked for.
    pub(super) fn record(self, story: &Story, key: &str, record: &mut Value) {
        if let Some(proof) = &story.proof {
            record["path"][key] = json!(story.path);
            record["proof"][key] = json!(proof);
        }
        if let Some(hardest) = story.hardest.as_ref().filter(|_| self.hardest) {
            record["hardest"][key] = json!(hardest.line);
            if let Some(lesson) = &hardest.lesson {
                record["explanation"][key] = lesson.json();
            }
        }
    }

    pub(super) const fn anything(self) -> bool {
        self.hardest || self.path
    }
}

/// What there is to tell.
#[derive(Default)]
pub(super) struct Story {
    /// The step that sets the rating, if there was one.
    pub(super) hardest: Option<Told>,
    /// All steps, a line each, of a scale that has a path.
    pub(super) path: Vec<String>,
    /// The same in techniques of ours, up to where the program guesses.
    pub(super) proof: Option<Proof>,
}

/// A step: a line, and what a learner is told and shown of it, if the scale can say that.
pub(super) struct Told {
    pub(super) line: String,
    pub(super) lesson: Option<Lesson>,
}

/// What a learner is told and shown, on the board before the step.
pub(super) struct Lesson {
    pub(super) board: Board,
    pub(super) diagram: Diagram,
    pub(super) said: Explanation,
}

impl Lesson {
    pub(super) fn text(&self, telling: Telling) -> String {
        telling.lesson(&self.board, &self.diagram, &self.said)
    }

    /// The sentences, stage by stage.
    pub(super) fn json(&self) -> Value {
        let Explanation { look, pattern, reason, cases, result } = &self.said;
        let all = |said: &[Sentence]| said.iter().map(ToString::to_string).collect::<Vec<_>>();
        let cases: Vec<Value> = cases
            .iter()
            .map(|case| json!({ "assumption": case.assumption.to_string(), "steps": all(&case.steps) }))
            .collect();
        json!({
            "look": look.to_string(),
            "pattern": all(pattern),
            "reason": all(reason),
            "cases": cases,
            "result": all(result),
        })
    }
}
