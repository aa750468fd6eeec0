//! Chains in the nrc notation of Denis Berthier: `whip[2]: r5c4{n6 n9} - c7n4{r1 .} ==> r4c6≠4`.
//!
//! Each link is a cell or a digit in a house, with the candidate that the chain comes from and the one that
//! is left. That the chain is one, nobody has to show: the cells and houses are truths.

use crate::Misread;
use crate::cursor::Cursor;
use serde_json::{Value, json};
use sudokit_core::{Cell, CellSet, Digit, House, HouseKind};

/// A cell, or a digit in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variable {
    Cell(Cell),
    Place(House, Digit),
}

impl Variable {
    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Cell(cell) => json!({ "Cell": cell }),
            Self::Place(house, digit) => json!({ "Place": [house, digit] }),
        }
    }

    /// `r5c4`, `r5n7`, `c4n7`, `b9n7`.
    pub(crate) fn read(at: &mut Cursor<'_>) -> Option<Self> {
        if let Some(cells) = at.crossing() {
            return cells.only().map(Self::Cell);
        }
        at.maybe(|at| {
            let house = at.houses()?.only()?;
            Some(Self::Place(house, at.takes("n").then(|| at.digit())??))
        })
    }

    /// A candidate of the variable, or several of one miniline, named by what is open about them.
    fn value(&self, at: &mut Cursor<'_>) -> Result<(), Misread> {
        let wrong = |at: &Cursor<'_>| {
            at.expected(match self {
                Self::Cell(_) => "a digit such as n4",
                Self::Place(house, _) => match house.kind() {
                    HouseKind::Row => "columns such as c4",
                    HouseKind::Column => "rows such as r4",
                    HouseKind::Block => "cells of the box such as r4c7",
                },
            })
        };
        let before = *at;
        let is_one = match self {
            Self::Cell(_) => at.takes("n") && at.digit().is_some(),
            Self::Place(house, _) => match house.kind() {
                HouseKind::Row => at.takes("c") && at.numbers().is_some(),
                HouseKind::Column => at.takes("r") && at.numbers().is_some(),
                HouseKind::Block if at.takes("s") => at.numbers().is_some(),
                HouseKind::Block => at.cells().is_some_and(|cells: CellSet| cells.is_subset(house.cells())),
            },
        };
        if is_one { Ok(()) } else { Err(wrong(&before)) }
    }
}

/// One link: `r5c4{n6 n9}`, or the last one: `c7n4{r1 .}`.
pub(crate) fn link(at: &mut Cursor<'_>) -> Result<Variable, Misread> {
    let variable =
        Variable::read(at).ok_or_else(|| at.expected("a cell or a digit in a house, r5c4 or c4n7"))?;
    at.needs("{")?;
    variable.value(at)?;
    if !at.takes(".") {
        variable.value(at)?;
    }
    at.needs("}")?;
    Ok(variable)
}

/// Links with a sign between them, up to the end.
pub(crate) fn chain(at: &mut Cursor<'_>, between: &str) -> Result<Vec<Variable>, Misread> {
    let mut links = vec![link(at)?];
    while at.takes(between) {
        links.push(link(at)?);
    }
    at.ends()?;
    Ok(links)
}

/// The record of a ring: `b1n3{r1c1 r3c3}, c3n3{r3 r9}, r9n3{c3 c1}`.
pub(crate) fn ring(at: &mut Cursor<'_>) -> Result<Value, Misread> {
    let links = chain(at, ",")?;
    Ok(json!({ "variables": links.iter().map(Variable::json).collect::<Value>() }))
}

/// The record of a chain.
pub(crate) fn record(links: &[Variable]) -> Value {
    json!({ "links": listed(links) })
}

/// Links as records have them.
pub(crate) fn listed(links: &[Variable]) -> Value {
    links.iter().map(|variable| json!({ "variable": variable.json() })).collect()
}
