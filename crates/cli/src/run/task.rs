//! The task of this run, as manifests name it: the command, and the options that may change results.

use clap::{ArgMatches, Command};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// Options that change no byte of a result. Inputs count by the puzzles in them, and the format by the name
/// that was chosen in the end.
const NEUTRAL: [&str; 11] = [
    "inputs", "example", "output", "format", "shard", "resume", "jobs", "backend", "quiet", "verbose",
    "color",
];

/// Options of a command that only say when to stop: a run with others may go on.
const STOPS: (&str, [&str; 3]) = ("generate", ["count", "time", "tries"]);

/// A command with the options that may change its results. Defaults are spelt out, so two command lines that
/// mean the same are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Task {
    pub(crate) command: String,
    pub(crate) options: BTreeMap<String, String>,
}

/// The task of this run.
static CURRENT: Mutex<Option<Task>> = Mutex::new(None);

/// Sets the task of this run.
pub(crate) fn begin(program: &Command, matches: &ArgMatches) {
    *CURRENT.lock().unwrap_or_else(PoisonError::into_inner) = Some(Task::of(program, matches));
}

/// Adds the value of an option that the run has chosen itself.
pub(crate) fn choose(option: &str, value: impl fmt::Display) {
    let mut current = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
    let task = current.take().unwrap_or_default();
    *current = Some(task.with(option, value));
}

/// The task of this run.
pub(crate) fn current() -> Task {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default()
}

impl Task {
    fn of(program: &Command, matches: &ArgMatches) -> Self {
        let Some((name, chosen)) = matches.subcommand() else { return Self::default() };
        let mut task = Self { command: name.to_owned(), options: BTreeMap::new() };
        let arguments = program.find_subcommand(name).into_iter().flat_map(Command::get_arguments);
        for argument in arguments {
            let id = argument.get_id().as_str();
            let is_neutral = NEUTRAL.contains(&id) || (name == STOPS.0 && STOPS.1.contains(&id));
            let values = chosen.try_get_raw(id).ok().flatten().filter(|_| !is_neutral);
            let values: Vec<_> = values.into_iter().flatten().map(|value| value.to_string_lossy()).collect();
            let is_unset_flag = values == ["false"] && !argument.get_action().takes_values();
            if !values.is_empty() && !is_unset_flag {
                task.options.insert(id.to_owned(), values.join(","));
            }
        }
        task
    }

    /// The same task with the value of another option.
    #[must_use]
    pub(crate) fn with(mut self, option: &str, value: impl fmt::Display) -> Self {
        self.options.insert(option.to_owned(), value.to_string());
        self
    }

    /// The first difference to the expected task, in words.
    pub(crate) fn difference(&self, expected: &Self) -> Option<String> {
        if self.command != expected.command {
            return Some(format!("by the command {}, expected {}", self.command, expected.command));
        }
        let names = self.options.keys().chain(expected.options.keys());
        let name = names.into_iter().find(|name| self.options.get(*name) != expected.options.get(*name))?;
        let words = |task: &Self| match task.options.get(name).map(String::as_str) {
            None => format!("no --{name}"),
            Some("true") => format!("--{name}"),
            Some(value) => format!("--{name} {value}"),
        };
        Some(format!("with {}, expected {}", words(self), words(expected)))
    }
}
