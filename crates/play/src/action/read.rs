//! Reads actions. What serde derives for an enum with a tag, and for one inside another object, keeps each
//! value aside and tries it as every type: many times the code of fields side by side, in an app of few
//! bytes.

use super::{Action, Logged};
use crate::{Colour, LineEnd, Options, Rung};
use serde::Deserialize;
use std::fmt::{self, Display, Formatter};
use sudokit::{CandidateSet, CellSet, Digit, DigitSet, Effect};

/// The fields of all actions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fields {
    time: Option<u64>,
    r#do: Option<Name>,
    cells: Option<CellSet>,
    candidates: Option<CandidateSet>,
    digit: Option<Digit>,
    digits: Option<DigitSet>,
    colour: Option<Colour>,
    ends: Option<[LineEnd; 2]>,
    #[serde(default)]
    arrow: bool,
    name: Option<String>,
    to: Option<usize>,
    effect: Option<Effect>,
    #[serde(default)]
    anyway: bool,
    options: Option<Options>,
    rung: Option<Rung>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Name {
    Place,
    Corner,
    Centre,
    Cross,
    Colour,
    ColourCandidates,
    Line,
    Clear,
    Fill,
    CleanUp,
    Undo,
    Redo,
    UndoMistakes,
    RemoveMistakes,
    Savepoint,
    GoBack,
    Take,
    Restart,
    Give,
    Begin,
    Check,
    Choose,
    Ask,
}

/// A line of a [log](crate::Log): an action, or the time alone.
#[derive(Deserialize)]
#[serde(try_from = "Fields")]
pub(crate) enum Line {
    Action(Logged),
    Time(u64),
}

/// The error for a field that is not there.
pub(crate) struct Missing(&'static str);

impl Display for Missing {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "missing field `{}`", self.0)
    }
}

/// A field that has to be there.
pub(crate) fn needed<T>(field: Option<T>, name: &'static str) -> Result<T, Missing> {
    field.ok_or(Missing(name))
}

impl TryFrom<Fields> for Action {
    type Error = Missing;

    fn try_from(fields: Fields) -> Result<Self, Missing> {
        let Fields { cells, digit, colour, anyway, .. } = fields;
        let cells = needed(cells, "cells");
        Ok(match needed(fields.r#do, "do")? {
            Name::Place => Self::Place { cells: cells?, digit: needed(digit, "digit")? },
            Name::Corner => Self::Corner { cells: cells?, digit: needed(digit, "digit")? },
            Name::Centre => Self::Centre { cells: cells?, digit: needed(digit, "digit")? },
            Name::Cross => Self::Cross { cells: cells?, digit: needed(digit, "digit")? },
            Name::Colour => Self::Colour { cells: cells?, colour: needed(colour, "colour")? },
            Name::ColourCandidates => {
                let candidates = needed(fields.candidates, "candidates")?;
                Self::ColourCandidates { candidates, colour: needed(colour, "colour")? }
            }
            Name::Line => Self::Line { ends: needed(fields.ends, "ends")?, arrow: fields.arrow },
            Name::Clear => Self::Clear { cells: cells? },
            Name::Fill => Self::Fill { cells: cells?, digits: needed(fields.digits, "digits")? },
            Name::CleanUp => Self::CleanUp { cells: cells? },
            Name::Undo => Self::Undo,
            Name::Redo => Self::Redo,
            Name::UndoMistakes => Self::UndoMistakes,
            Name::RemoveMistakes => Self::RemoveMistakes,
            Name::Savepoint => Self::Savepoint { name: needed(fields.name, "name")? },
            Name::GoBack => Self::GoBack { to: needed(fields.to, "to")? },
            Name::Take => Self::Take { effect: needed(fields.effect, "effect")? },
            Name::Restart => Self::Restart,
            Name::Give => Self::Give { cells: cells?, digit },
            Name::Begin => Self::Begin { anyway },
            Name::Check => Self::Check,
            Name::Choose => Self::Choose { options: needed(fields.options, "options")? },
            Name::Ask => Self::Ask { rung: needed(fields.rung, "rung")? },
        })
    }
}

impl TryFrom<Fields> for Logged {
    type Error = Missing;

    fn try_from(fields: Fields) -> Result<Self, Missing> {
        Ok(Self { time: needed(fields.time, "time")?, action: fields.try_into()? })
    }
}

impl TryFrom<Fields> for Line {
    type Error = Missing;

    fn try_from(fields: Fields) -> Result<Self, Missing> {
        match fields.time {
            Some(time) if fields.r#do.is_none() => Ok(Self::Time(time)),
            _ => fields.try_into().map(Self::Action),
        }
    }
}
