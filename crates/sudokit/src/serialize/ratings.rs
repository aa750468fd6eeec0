//! Ratings as JSON: `schema/rate.json`.

use super::Said;
use crate::logic::rating::hodoku;
use crate::logic::rating::whips::Length;
use crate::{Grade, JSON_VERSION, RatedOn, Rating, Ratings};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

impl Serialize for Ratings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_map(None)?;
        record.serialize_entry("version", &JSON_VERSION)?;
        record.serialize_entry("puzzle", &self.puzzle)?;
        record.serialize_entry("status", self.status.name())?;
        record.serialize_entry("unique_givens", &self.unique_givens)?;
        for on in &self.scales {
            record.serialize_entry(on.scale.key(), &on.rating.as_ref().ok())?;
        }
        if self.tells_path {
            // Written even if no scale has a path, so that readers know that none is missing.
            let lines = by_scale(&self.scales, |on| Some(&on.trail.as_ref()?.lines));
            record.serialize_entry("path", &lines)?;
            let proofs = by_scale(&self.scales, |on| Some(&on.trail.as_ref()?.proof));
            record.serialize_entry("proof", &proofs)?;
        }
        let hardest = by_scale(&self.scales, |on| on.hardest.as_ref().map(|hardest| &hardest.line));
        if !hardest.is_empty() {
            record.serialize_entry("hardest", &hardest)?;
        }
        let lessons = by_scale(&self.scales, |on| {
            let (said, _) = on.hardest.as_ref()?.step.as_ref()?.lesson()?;
            Some(Said(said))
        });
        if !lessons.is_empty() {
            record.serialize_entry("explanation", &lessons)?;
        }
        let spreads = by_scale(&self.scales, |on| {
            let bounds = on.spread.as_ref()?.bounds().iter();
            Some(on.scale.columns().iter().zip(bounds).collect::<Fields<_, _>>())
        });
        if !spreads.is_empty() {
            record.serialize_entry("isomorphs", &spreads)?;
        }
        record.end()
    }
}

/// Fields in their given order.
struct Fields<K, V>(Vec<(K, V)>);

impl<K, V> FromIterator<(K, V)> for Fields<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(fields: I) -> Self {
        Self(fields.into_iter().collect())
    }
}

impl<K, V> Fields<K, V> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Fields<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A value for each scale that has one, under the names of scales.
fn by_scale<'a, T>(
    scales: impl IntoIterator<Item = &'a RatedOn>,
    what: impl Fn(&'a RatedOn) -> Option<T>,
) -> Fields<&'static str, T> {
    scales.into_iter().filter_map(|on| Some((on.scale.key(), what(on)?))).collect()
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.grade {
            Grade::Hodoku(hodoku::Rating { level, score, steps, is_solved, counts, .. }) => {
                let mut rating = serializer.serialize_struct("Rating", 6)?;
                rating.serialize_field("level", &level.to_string())?;
                rating.serialize_field("score", score)?;
                rating.serialize_field("steps", steps)?;
                rating.serialize_field("solved", is_solved)?;
                rating.serialize_field("counts", &counts.iter().copied().collect::<Fields<_, _>>())?;
                if self.is_exact {
                    rating.skip_field("at_least")?;
                } else {
                    rating.serialize_field("at_least", &true)?;
                }
                rating.end()
            }
            Grade::Explainer(profile, explainer) => {
                let marks = [("er", explainer.er), ("ep", explainer.ep), ("ed", explainer.ed)];
                let mut rating = serializer.serialize_struct("Rating", 4)?;
                rating.serialize_field("profile", profile.name())?;
                for ((key, mark), value) in marks.into_iter().zip(self.values()) {
                    let technique = mark.technique().map(|technique| technique.to_string());
                    rating.serialize_field(key, &Mark { rating: value, technique })?;
                }
                rating.end()
            }
            Grade::Invariant(rounds) => {
                let hardest = rounds.hardest().map_or_else(String::new, |rule| rule.to_string());
                let mut rating = serializer.serialize_struct("Rating", 8)?;
                rating.serialize_field("rating", &self.values()[0])?;
                rating.serialize_field("hardest", &hardest)?;
                rating.serialize_field("rounds", &rounds.rounds)?;
                rating.serialize_field("bottlenecks", &rounds.bottlenecks)?;
                rating.serialize_field("single_rounds", &rounds.single_rounds)?;
                rating.serialize_field("by_singles", &rounds.by_singles)?;
                rating.serialize_field("filled", &rounds.filled)?;
                rating.serialize_field("solved", &rounds.is_solved)?;
                rating.end()
            }
            Grade::Chains(Length::Exactly(length), _) => length.serialize(serializer),
            Grade::Chains(Length::AtLeast(length), _) => {
                Fields(vec![("at_least", length)]).serialize(serializer)
            }
            Grade::Chains(Length::Endless, _) => "endless".serialize(serializer),
        }
    }
}

/// One of the three numbers of Sudoku Explainer.
#[derive(serde::Serialize)]
struct Mark {
    rating: String,
    technique: Option<String>,
}
