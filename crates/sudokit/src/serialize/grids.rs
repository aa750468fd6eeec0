//! Records of puzzles and grids as JSON: `schema/canon.json`, `rank.json`, `minimal.json`, `count.json`,
//! `solution.json`, `backdoor.json`, `classify.json` and `unavoidable.json`.

use super::texts;
use crate::{
    AboutGrid, Backdoors, CanonForm, Canonized, Classification, Counted, GridRecord, JSON_VERSION,
    Minimality, SolutionRecord, Status,
};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

impl Serialize for Canonized {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_map(None)?;
        record.serialize_entry("version", &JSON_VERSION)?;
        record.serialize_entry("puzzle", &self.puzzle)?;
        if self.form == CanonForm::Grid {
            record.serialize_entry("status", &self.status.map(Status::name))?;
        }
        record.serialize_entry("form", &self.text())?;
        if self.tells_map {
            record.serialize_entry("map", &self.canonical.map(|canonical| canonical.by.to_string()))?;
        }
        if let Some(automorphisms) = self.automorphisms {
            record.serialize_entry("automorphisms", &automorphisms)?;
        }
        record.end()
    }
}

#[cfg(feature = "ranking")]
impl Serialize for crate::Ranked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_struct("Ranked", 6)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("status", self.status.name())?;
        record.serialize_field("rank", &self.rank.map(|rank| rank.number))?;
        record.serialize_field("band", &self.rank.map(|rank| rank.band + 1))?;
        record.serialize_field("rank_in_band", &self.rank.map(|rank| rank.in_band))?;
        record.end()
    }
}

impl Serialize for Minimality {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_struct("Minimality", 5)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("status", self.status.name())?;
        record.serialize_field("minimal", &self.is_minimal())?;
        record.serialize_field("redundant", &self.redundant.map(texts))?;
        record.end()
    }
}

impl Serialize for Counted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_struct("Counted", 4)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("count", &self.count)?;
        record.serialize_field("exact", &self.exact)?;
        record.end()
    }
}

impl Serialize for SolutionRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_struct("SolutionRecord", 5)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("status", self.status.name())?;
        record.serialize_field("number", &self.number)?;
        record.serialize_field("solution", &self.solution.map(|solution| solution.to_string()))?;
        record.end()
    }
}

impl Serialize for Backdoors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sets = self.sets.as_ref().map(|sets| sets.iter().map(|set| texts(*set)).collect::<Vec<_>>());
        let mut record = serializer.serialize_struct("Backdoors", 3)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("backdoors", &sets)?;
        record.end()
    }
}

impl Serialize for Classification {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let means: Vec<&str> = self.means.iter().map(|means| means.name()).collect();
        let (tridagon, exocet) = (self.tridagon, self.exocet);
        let is_deeper = self.status == Status::Unique && self.depth.is_none();
        let mut record = serializer.serialize_struct("Classification", 10)?;
        record.serialize_field("version", &JSON_VERSION)?;
        record.serialize_field("puzzle", &self.puzzle)?;
        record.serialize_field("status", self.status.name())?;
        record.serialize_field("depth", &self.depth)?;
        record.serialize_field("beyond", &is_deeper.then_some(self.most))?;
        record.serialize_field("means", &means)?;
        record.serialize_field("tridagon", &tridagon.map(|found| found.point.name()))?;
        record.serialize_field("guardians", &tridagon.map(|found| found.guardians))?;
        record.serialize_field("exocet", &exocet.map(|found| found.point.name()))?;
        record.serialize_field("exocet_kind", &exocet.map(|found| found.kind))?;
        record.end()
    }
}

impl Serialize for GridRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_map(None)?;
        record.serialize_entry("version", &JSON_VERSION)?;
        record.serialize_entry("grid", &self.grid.to_string())?;
        match &self.about {
            AboutGrid::Set(cells) => record.serialize_entry("cells", &texts(*cells))?,
            AboutGrid::Sizes(sizes) => {
                let all: usize = sizes.iter().map(|(_, sets)| sets).sum();
                let sizes: Vec<Size> = sizes.iter().map(|&(cells, sets)| Size { cells, sets }).collect();
                record.serialize_entry("sets", &all)?;
                record.serialize_entry("sizes", &sizes)?;
            }
            AboutGrid::Bound(hitting) => {
                record.serialize_entry("least", &hitting.at_least)?;
                record.serialize_entry("enough", &hitting.cells.len())?;
                record.serialize_entry("cells", &texts(hitting.cells))?;
            }
        }
        record.end()
    }
}

/// The number of sets with so many cells.
#[derive(serde::Serialize)]
struct Size {
    cells: usize,
    sets: usize,
}
