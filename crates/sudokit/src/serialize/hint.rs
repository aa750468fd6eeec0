//! Hints as JSON: `schema/hint.json`.

use super::texts;
use crate::diagram::Sentence;
use crate::{Advice, Ambiguity, Hint, JSON_VERSION, Suspects};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

impl Serialize for Hint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_map(None)?;
        record.serialize_entry("version", &JSON_VERSION)?;
        record.serialize_entry("puzzle", &self.puzzle)?;
        record.serialize_entry("advice", self.advice.name())?;
        if let Some(several) = &self.several {
            record.serialize_entry("several", several)?;
        }
        if let Advice::Step(board, _) | Advice::Stuck(board) | Advice::Undecided(board) = &self.advice {
            record.serialize_entry("unique_givens", &board.has_unique_givens())?;
        }
        match &self.advice {
            Advice::Mistakes(mistakes) => {
                record.serialize_entry("wrong", &texts(&mistakes.wrong))?;
                record.serialize_entry("lost", &texts(&mistakes.lost))?;
            }
            Advice::Step(board, step) => {
                let said = step.explain(board);
                let told = |sentence: &Sentence| sentence.told(self.words, &self.coordinates);
                let all = |sentences: &[Sentence]| sentences.iter().map(told).collect::<Vec<_>>();
                record.serialize_entry("kind", step.kind.id)?;
                record.serialize_entry("name", step.kind.name_in(self.words))?;
                if self.level >= 1 {
                    record.serialize_entry("look", &told(&said.look))?;
                }
                if self.level >= 2 {
                    record.serialize_entry("pattern", &all(&said.pattern))?;
                }
                if self.level >= 3 {
                    record.serialize_entry("reason", &all(&said.reason))?;
                    let case = |case: &crate::diagram::Case| super::Case {
                        assumption: told(&case.assumption),
                        steps: all(&case.steps),
                    };
                    record.serialize_entry("cases", &said.cases.iter().map(case).collect::<Vec<_>>())?;
                }
                if self.level >= 4 {
                    record.serialize_entry("result", &all(&said.result))?;
                }
                if self.level >= 5 {
                    record.serialize_entry("line", &self.coordinates.line(&step.to_string()))?;
                    record.serialize_entry("effect", &step.effect)?;
                }
            }
            Advice::Impossible => {
                if let Some(suspects) = &self.suspects {
                    record.serialize_entry("suspects", suspects)?;
                }
            }
            Advice::Solved | Advice::Stuck(_) | Advice::Undecided(_) => {}
        }
        record.end()
    }
}

impl Serialize for Ambiguity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut several = serializer.serialize_struct("Ambiguity", 3)?;
        several.serialize_field("cells", &texts(self.cells()))?;
        several.serialize_field("givens", &texts(&self.givens))?;
        several.serialize_field("at_least", &self.at_least)?;
        several.end()
    }
}

impl Serialize for Suspects {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sets: Vec<Vec<String>> = self.sets.iter().map(|set| texts(*set)).collect();
        let mut suspects = serializer.serialize_struct("Suspects", 3)?;
        suspects.serialize_field("sets", &sets)?;
        suspects.serialize_field("leaves", self.leaves.name())?;
        suspects.serialize_field("complete", &self.is_complete)?;
        suspects.end()
    }
}
