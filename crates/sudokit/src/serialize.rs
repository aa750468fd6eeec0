//! The results as JSON: the shapes that `schema/` describes, under version [`JSON_VERSION`].

use crate::{Conflict, JSON_VERSION, Record, Report};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::fmt::Display;

impl Serialize for Record<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let line = self.solution.map(crate::Solution::to_line);
        // Digits are ASCII: borrowing the line as text keeps a million records free of allocation.
        let solution = line.as_ref().and_then(|line| str::from_utf8(line).ok());
        let mut record = serializer.serialize_struct("Record", 6)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", self.puzzle)?;
        record.serialize_field("status", self.status().as_str())?;
        record.serialize_field("count", &self.count)?;
        record.serialize_field("exact", &self.exact)?;
        record.serialize_field("solution", &solution)?;
        record.end()
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let redundant = self.redundant.map(texts);
        let mut report = serializer.serialize_struct("Report", 13)?;
        report.serialize_field("version", &JSON_VERSION)?;
        report.serialize_field("puzzle", &self.puzzle)?;
        report.serialize_field("givens", &self.givens)?;
        report.serialize_field("valid", &self.is_valid())?;
        report.serialize_field("conflicts", &self.conflicts)?;
        report.serialize_field("dead_ends", &texts(&self.dead_ends))?;
        report.serialize_field("status", self.status().as_str())?;
        report.serialize_field("count", &self.count)?;
        report.serialize_field("exact", &(self.count < 2))?;
        report.serialize_field("solution", &self.solution.map(|solution| solution.to_string()))?;
        report.serialize_field("minimal", &self.is_minimal())?;
        report.serialize_field("redundant", &redundant)?;
        report.serialize_field("wrong", &texts(&self.wrong))?;
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

fn texts(things: impl IntoIterator<Item: Display>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}
