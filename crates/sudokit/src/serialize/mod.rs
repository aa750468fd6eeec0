//! The results as JSON: the shapes that `schema/` describes, under version [`JSON_VERSION`].

mod back;
mod grids;
mod hint;
#[cfg(feature = "photo")]
mod photo;
mod ratings;

use crate::logic::{Assumes, Step};
use crate::render::{Coordinates, chain};
use crate::{
    Board, Candidate, CandidateSet, Candidates, Conflict, Entry, Findings, JSON_VERSION, Proof, Puzzle,
    Record, Report, Verified, diagram, position,
};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::fmt::Display;

impl Serialize for Verified {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let refuted = self.reached.as_ref().err();
        let is_solved = self.reached.as_ref().is_ok_and(|end| end.unsolved().is_empty());
        let premises = &self.premises;
        let mut record = serializer.serialize_struct("Verified", 12)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("holds", &refuted.is_none())?;
        record.serialize_field("steps", &self.steps)?;
        record.serialize_field("step", &refuted.map(|refuted| refuted.step + 1))?;
        record.serialize_field("kind", &self.kind)?;
        record.serialize_field("why", &refuted.map(|refuted| refuted.why.to_string()))?;
        record.serialize_field("solved", &is_solved)?;
        record.serialize_field("givens", premises.givens.name())?;
        record.serialize_field("start", premises.start.name())?;
        record.serialize_field("placed", &premises.placed)?;
        record.serialize_field("removed", &premises.removed)?;
        record.serialize_field("uniqueness", &premises.uniqueness)?;
        record.end()
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let line = self.solution.as_ref().map(crate::Solution::to_line);
        // Digits are ASCII: borrowing the line as text keeps a million records free of allocation.
        let solution = line.as_ref().and_then(|line| str::from_utf8(line).ok());
        let mut record = serializer.serialize_struct("Record", 6)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("status", self.status().name())?;
        record.serialize_field("count", &self.count)?;
        record.serialize_field("exact", &self.exact)?;
        record.serialize_field("solution", &solution)?;
        record.end()
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let redundant = self.redundant.map(texts);
        let mut report = serializer.serialize_struct("Report", 14)?;
        report.serialize_field("version", &JSON_VERSION)?;
        report.serialize_field("puzzle", &self.puzzle)?;
        report.serialize_field("givens", &self.givens)?;
        report.serialize_field("valid", &self.is_valid())?;
        report.serialize_field("conflicts", &self.conflicts)?;
        report.serialize_field("dead_ends", &texts(&self.dead_ends))?;
        report.serialize_field("status", self.status().name())?;
        report.serialize_field("count", &self.count)?;
        report.serialize_field("exact", &(self.count < 2))?;
        report.serialize_field("solution", &self.solution.map(|solution| solution.to_string()))?;
        report.serialize_field("minimal", &self.is_minimal())?;
        report.serialize_field("redundant", &redundant)?;
        report.serialize_field("wrong", &texts(&self.mistakes.wrong))?;
        report.serialize_field("lost", &texts(&self.mistakes.lost))?;
        report.end()
    }
}

impl Serialize for Conflict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut conflict = serializer.serialize_struct("Conflict", 5)?;
        conflict.serialize_field("house", &self.house.index())?;
        conflict.serialize_field("kind", &self.house.kind().to_string())?;
        conflict.serialize_field("ordinal", &self.house.ordinal())?;
        conflict.serialize_field("digit", &self.digit.get())?;
        conflict.serialize_field("cells", &texts(self.cells))?;
        conflict.end()
    }
}

impl Serialize for Proof {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (start, end) = (self.start, self.end());
        let digits = start.puzzle();
        let assumes = match self.assumes() {
            Assumes::Nothing => "nothing",
            Assumes::UniqueSolution => "unique-solution",
        };
        let steps: Vec<StepOn<'_>> = self.states().map(|(board, step)| StepOn { board, step }).collect();
        let mut proof = serializer.serialize_struct("Proof", 9)?;
        proof.serialize_field("version", &JSON_VERSION)?;
        proof.serialize_field("puzzle", &digits.restricted_to(start.givens()))?;
        proof.serialize_field("placed", &digits.restricted_to(!start.givens()))?;
        proof.serialize_field("removed", &start.removed())?;
        proof.serialize_field("unique_givens", &start.has_unique_givens())?;
        proof.serialize_field("assumes", assumes)?;
        proof.serialize_field("steps", &steps)?;
        proof.serialize_field("end", &end.puzzle())?;
        proof.serialize_field("solved", &end.solution().is_some())?;
        proof.end()
    }
}

impl Serialize for Findings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits = self.board.puzzle();
        let steps: Vec<StepOn<'_>> =
            self.steps.iter().map(|step| StepOn { board: self.board, step }).collect();
        let mut findings = serializer.serialize_struct("Findings", 6)?;
        findings.serialize_field("version", &JSON_VERSION)?;
        findings.serialize_field("puzzle", &digits.restricted_to(self.board.givens()))?;
        findings.serialize_field("placed", &digits.restricted_to(!self.board.givens()))?;
        findings.serialize_field("removed", &self.board.removed())?;
        findings.serialize_field("unique_givens", &self.board.has_unique_givens())?;
        findings.serialize_field("steps", &steps)?;
        findings.end()
    }
}

/// A step and the board before it.
struct StepOn<'a> {
    board: Board,
    step: &'a Step,
}

impl Serialize for StepOn<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { board, step } = self;
        // A pattern that is not there has no explanation.
        let is_there = step.verify(board).is_ok();
        let said = is_there.then(|| Said(step.explain(board)));
        let diagram = if is_there { step.diagram(board) } else { diagram::Diagram::default() };
        let chains = chain::runs(&diagram).into_iter().map(|run| chain::eureka(run, Coordinates::Rncn));
        let mut fields = serializer.serialize_struct("Step", 7)?;
        fields.serialize_field("kind", step.kind)?;
        fields.serialize_field("name", step.kind.name)?;
        fields.serialize_field("line", &step.to_string())?;
        fields.serialize_field("effect", &step.effect)?;
        fields.serialize_field("pattern", &step.pattern)?;
        fields.serialize_field("chains", &chains.collect::<Vec<_>>())?;
        fields.serialize_field("explanation", &said)?;
        fields.end()
    }
}

/// An explanation in words.
struct Said(diagram::Explanation);

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let diagram::Explanation { look, pattern, reason, cases, result } = &self.0;
        let cases: Vec<Case> = cases
            .iter()
            .map(|case| Case { assumption: case.assumption.to_string(), steps: texts(&case.steps) })
            .collect();
        let mut said = serializer.serialize_struct("Explanation", 5)?;
        said.serialize_field("look", &look.to_string())?;
        said.serialize_field("pattern", &texts(pattern))?;
        said.serialize_field("reason", &texts(reason))?;
        said.serialize_field("cases", &cases)?;
        said.serialize_field("result", &texts(result))?;
        said.end()
    }
}

#[derive(serde::Serialize)]
struct Case {
    assumption: String,
    steps: Vec<String>,
}

/// The fields of a proof that are read: start and steps. All others follow.
#[derive(serde::Deserialize)]
struct Claim {
    version: u32,
    puzzle: Puzzle,
    #[serde(default)]
    placed: Puzzle,
    #[serde(default)]
    removed: Vec<Candidate>,
    steps: Vec<Step>,
}

impl<'de> Deserialize<'de> for Proof {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Claim { version, puzzle, placed, removed, steps } = Claim::deserialize(deserializer)?;
        back::ensure_version(version)?;
        let candidates = Some(Candidates::Left(!removed.into_iter().collect::<CandidateSet>()));
        let entry = Entry { givens: puzzle, placed, candidates, ..Entry::default() };
        // A start without a solution is kept, so that its flaws can be reported.
        let start = position(&entry).unwrap_or_else(|flawed| flawed.board);
        Ok(Self { start, steps })
    }
}

fn texts(things: impl IntoIterator<Item: Display>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}
