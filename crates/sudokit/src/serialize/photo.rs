//! Readings of photographs as JSON: `schema/photo.json`.

use super::texts;
use crate::photo::{CellReading, Reading};
use crate::{JSON_VERSION, Photographed};
use serde::ser::{Serialize, SerializeStruct, Serializer};

impl Serialize for Photographed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Reading { givens, placed, solution, doubtful, cells, corners, turns } = &self.reading;
        let corners = corners.map(|(x, y)| [x, y].map(|length| rounded(length, 10.0)));
        let cells: Vec<Seen> = cells.iter().map(Seen::new).collect();
        let mut record = serializer.serialize_struct("Photographed", 11)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("line", &self.to_string())?;
        record.serialize_field("puzzle", givens)?;
        record.serialize_field("placed", placed)?;
        record.serialize_field("solution", &solution.map(|solution| solution.to_string()))?;
        record.serialize_field("sure", &self.reading.is_sure())?;
        record.serialize_field("doubtful", &texts(*doubtful))?;
        record.serialize_field("wrong", &texts(self.wrong()))?;
        record.serialize_field("corners", &corners)?;
        record.serialize_field("turns", turns)?;
        record.serialize_field("cells", &cells)?;
        record.end()
    }
}

/// A cell as the network sees it.
#[derive(serde::Serialize)]
struct Seen {
    chances: [f64; 10],
    own: f64,
    margin: f64,
}

impl Seen {
    fn new(cell: &CellReading) -> Self {
        let chances = cell.chances.map(|chance| rounded(chance, 10_000.0));
        Self { chances, own: rounded(cell.own, 10_000.0), margin: rounded(cell.margin, 100.0) }
    }
}

/// Rounded to a part of one: more places say nothing.
fn rounded(value: f32, parts: f64) -> f64 {
    (f64::from(value) * parts).round() / parts
}
