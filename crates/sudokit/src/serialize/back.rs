//! Reading records back. Redundant fields must agree, and impossible values are refused. Only a solver could
//! tell if the puzzle has these solutions.

use crate::{
    Candidate, Cell, CellSet, Conflict, Digit, Flaw, House, JSON_VERSION, Mistakes, Record, Report, Solution,
    Status,
};
use serde::de::{Deserialize, Deserializer, Error};

/// Refuses a record that does not hold.
fn ensure<E: Error>(holds: bool, what: &str) -> Result<(), E> {
    if holds { Ok(()) } else { Err(E::custom(what)) }
}

/// Refuses other versions.
pub(super) fn ensure_version<E: Error>(version: u32) -> Result<(), E> {
    if version == JSON_VERSION {
        return Ok(());
    }
    Err(E::custom(format_args!("expected version {JSON_VERSION}, found {version}")))
}

#[derive(serde::Deserialize)]
struct RecordClaim {
    version: u32,
    puzzle: String,
    status: Status,
    count: u64,
    exact: bool,
    solution: Option<Solution>,
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RecordClaim { version, puzzle, status, count, exact, solution } =
            RecordClaim::deserialize(deserializer)?;
        ensure_version(version)?;
        ensure(Status::of_count(count) == status, "the status is not that of the count")?;
        ensure(solution.is_some() == (count > 0), "a record has a solution if there is one")?;
        Ok(Self { puzzle, count, exact, solution })
    }
}

#[derive(serde::Deserialize)]
struct ReportClaim {
    version: u32,
    puzzle: String,
    givens: usize,
    conflicts: Vec<ConflictClaim>,
    dead_ends: Vec<String>,
    status: Status,
    count: u64,
    solution: Option<Solution>,
    redundant: Option<CellSet>,
    wrong: Vec<Candidate>,
    lost: Vec<Candidate>,
}

#[derive(serde::Deserialize)]
struct ConflictClaim {
    house: usize,
    digit: Digit,
    cells: CellSet,
}

impl TryFrom<ConflictClaim> for Conflict {
    type Error = &'static str;

    fn try_from(ConflictClaim { house, digit, cells }: ConflictClaim) -> Result<Self, Self::Error> {
        let house = House::new(house).ok_or("a house is a number from 0 to 26")?;
        let is_one = cells.len() > 1 && cells.is_subset(house.cells());
        if is_one {
            Ok(Self { house, digit, cells })
        } else {
            Err("a conflict has several cells of its house")
        }
    }
}

impl<'de> Deserialize<'de> for Report {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let claim = ReportClaim::deserialize(deserializer)?;
        ensure_version(claim.version)?;
        ensure(claim.givens <= 81, "a puzzle has 81 givens at most")?;
        ensure(Status::of_count(claim.count) == claim.status, "the status is not that of the count")?;
        ensure(claim.solution.is_some() == (claim.count > 0), "a report has a solution if there is one")?;
        let conflicts: Result<Vec<Conflict>, _> =
            claim.conflicts.into_iter().map(Conflict::try_from).collect();
        let dead_ends = claim.dead_ends.iter().map(|text| {
            dead_end(text).ok_or_else(|| D::Error::custom(format_args!("'{text}' is no dead end")))
        });
        Ok(Self {
            puzzle: claim.puzzle,
            givens: claim.givens,
            conflicts: conflicts.map_err(D::Error::custom)?,
            dead_ends: dead_ends.collect::<Result<_, _>>()?,
            count: claim.count,
            solution: claim.solution,
            redundant: claim.redundant,
            mistakes: Mistakes { wrong: claim.wrong, lost: claim.lost },
        })
    }
}

/// The flaw that prints as this.
fn dead_end(text: &str) -> Option<Flaw> {
    let cells = Cell::all().map(|cell| Flaw::EmptyCell { cell });
    let digits = House::all().flat_map(|house| Digit::all().map(move |digit| (house, digit)));
    let mut all = cells.chain(
        digits.flat_map(|(house, digit)| [Flaw::Homeless { house, digit }, Flaw::Duplicate { house, digit }]),
    );
    all.find(|flaw| flaw.to_string() == text)
}
