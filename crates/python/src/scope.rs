//! Keyword arguments that say which techniques are looked for, and within which limits.

use crate::errors::Thrown;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sudokit::Scope;

/// One name, or several.
#[derive(FromPyObject)]
enum Names {
    One(String),
    Several(Vec<String>),
}

impl Names {
    fn each(self) -> Vec<String> {
        match self {
            Self::One(name) => vec![name],
            Self::Several(names) => names,
        }
    }
}

/// The value of an option. A truth is tried first, as it is a number in Python.
#[derive(FromPyObject)]
enum Value {
    Choice(bool),
    Number(usize),
    Text(String),
}

/// The scope of the keyword arguments `allow`, `deny`, `uniqueness` and `options`.
pub(crate) fn of(function: &str, keywords: Option<&Bound<'_, PyDict>>) -> Result<Scope, Thrown> {
    let mut scope = Scope::default();
    for (keyword, value) in keywords.iter().flat_map(|keywords| keywords.iter()) {
        match keyword.extract::<String>()?.as_str() {
            "allow" => value.extract::<Names>()?.each().iter().try_for_each(|name| scope.allow(name))?,
            "deny" => value.extract::<Names>()?.each().iter().try_for_each(|name| scope.deny(name))?,
            "uniqueness" => {
                if !value.extract::<bool>()? {
                    scope.deny_uniqueness();
                }
            }
            "options" => {
                for (option, value) in value.cast::<PyDict>().map_err(PyErr::from)?.iter() {
                    let value = match value.extract()? {
                        Value::Choice(choice) => choice.to_string(),
                        Value::Number(number) => number.to_string(),
                        Value::Text(text) => text,
                    };
                    let set = scope.set(&option.extract::<String>()?, &value);
                    set.map_err(|wrong| Thrown::argument(format!("options: {wrong}")))?;
                }
            }
            other => {
                let message = format!("{function}() got an unexpected keyword argument '{other}'");
                return Err(PyTypeError::new_err(message).into());
            }
        }
    }
    Ok(scope)
}
