//! The keys of a plan: taken one by one, each with an error that names its line.

use crate::run::nearest::nearest;
use crate::run::report::{Failure, Message};
use std::fmt::Display;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// The text of a plan.
pub(super) struct Source<'t> {
    /// The name of its file.
    pub(super) name: &'t str,
    pub(super) text: &'t str,
}

/// A table of a plan. In the end, keys that nobody asked for are unknown.
pub(super) struct Keys<'t> {
    source: &'t Source<'t>,
    table: &'t DeTable<'t>,
    /// Where the table begins, in bytes.
    begin: usize,
    known: Vec<&'static str>,
}

/// A place in a plan.
#[derive(Clone, Copy)]
pub(super) struct Place<'t> {
    source: &'t Source<'t>,
    at: usize,
}

impl Place<'_> {
    /// A failure there.
    pub(super) fn wrong(&self, what: impl Display) -> Failure {
        self.source.wrong(self.at, what)
    }
}

impl Source<'_> {
    /// A failure at a byte of the plan.
    pub(super) fn wrong(&self, at: usize, what: impl Display) -> Failure {
        Failure::Fatal(self.message(at, what))
    }

    fn message(&self, at: usize, what: impl Display) -> Message {
        let line = 1 + self.text.bytes().take(at).filter(|byte| *byte == b'\n').count();
        Message::new(what).at(format_args!("{}:{line}", self.name))
    }

    /// Reads the plan as a table.
    pub(super) fn parsed(&self) -> Result<Spanned<DeTable<'_>>, Failure> {
        DeTable::parse(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.wrong(at, error.message().lines().collect::<Vec<_>>().join(", "))
        })
    }
}

impl<'t> Keys<'t> {
    pub(super) const fn new(source: &'t Source<'t>, table: &'t DeTable<'t>, begin: usize) -> Self {
        Self { source, table, begin, known: Vec::new() }
    }

    /// A failure at this table.
    pub(super) fn wrong(&self, what: impl Display) -> Failure {
        self.place().wrong(what)
    }

    /// The place of this table.
    pub(super) const fn place(&self) -> Place<'t> {
        Place { source: self.source, at: self.begin }
    }

    /// The value of a key, if it is there.
    fn value(&mut self, key: &'static str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.known.push(key);
        self.table.get(key)
    }

    /// A failure at the value of a key.
    fn expected(&self, key: &str, value: &Spanned<DeValue<'_>>, what: impl Display) -> Failure {
        self.source.wrong(value.span().start, format_args!("'{key}': {what}"))
    }

    /// A text, empty without the key.
    pub(super) fn text(&mut self, key: &'static str) -> Result<String, Failure> {
        let Some(value) = self.value(key) else { return Ok(String::new()) };
        match value.get_ref() {
            DeValue::String(text) => Ok(text.to_string()),
            other => {
                Err(self.expected(key, value, format_args!("expected text in quotes, found {}", kind(other))))
            }
        }
    }

    /// True or false; `None` without the key.
    pub(super) fn flag(&mut self, key: &'static str) -> Result<Option<bool>, Failure> {
        let Some(value) = self.value(key) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Boolean(flag) => Ok(Some(*flag)),
            other => {
                Err(self.expected(key, value, format_args!("expected true or false, found {}", kind(other))))
            }
        }
    }

    /// A value that a function reads from its text, in quotes or not.
    pub(super) fn read<T, E: Display>(
        &mut self,
        key: &'static str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<Option<T>, Failure> {
        let Some(value) = self.value(key) else { return Ok(None) };
        self.one(key, value, &read).map(Some)
    }

    /// A file, read by a function; its path begins in a folder. `None` without the key.
    pub(super) fn file<T>(
        &mut self,
        key: &'static str,
        folder: &Path,
        read: impl Fn(&Path) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let named = self.text(key)?;
        if named.is_empty() { Ok(None) } else { read(&folder.join(named)).map(Some) }
    }

    /// A list of such values, or one of them alone.
    pub(super) fn list<T, E: Display>(
        &mut self,
        key: &'static str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<Vec<T>, Failure> {
        let Some(value) = self.value(key) else { return Ok(Vec::new()) };
        match value.get_ref() {
            DeValue::Array(values) => values.iter().map(|value| self.one(key, value, &read)).collect(),
            _ => Ok(vec![self.one(key, value, &read)?]),
        }
    }

    fn one<T, E: Display>(
        &self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<T, Failure> {
        let text = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) if number.radix() == 10 => number.as_str().to_owned(),
            DeValue::Float(number) => number.as_str().to_owned(),
            DeValue::Datetime(date) => date.to_string(),
            other => {
                let found = format_args!("expected text or a number, found {}", kind(other));
                return Err(self.expected(key, value, found));
            }
        };
        read(&text).map_err(|wrong| self.expected(key, value, wrong))
    }

    /// A table in brackets.
    pub(super) fn table(&mut self, key: &'static str) -> Result<Option<Self>, Failure> {
        let Some(value) = self.value(key) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Table(table) => Ok(Some(Self::new(self.source, table, value.span().start))),
            _ => Err(self.expected(
                key,
                value,
                format_args!("it is a table: write [{key}] on a line of its own"),
            )),
        }
    }

    /// Tables in double brackets.
    pub(super) fn tables(&mut self, key: &'static str) -> Result<Vec<Self>, Failure> {
        let Some(value) = self.value(key) else { return Ok(Vec::new()) };
        let of = |values: &'t DeArray<'t>| -> Option<Vec<Self>> {
            let tables = values.iter().map(|value| match value.get_ref() {
                DeValue::Table(table) => Some(Self::new(self.source, table, value.span().start)),
                _ => None,
            });
            tables.collect()
        };
        let tables = match value.get_ref() {
            DeValue::Array(values) => of(values),
            _ => None,
        };
        tables.ok_or_else(|| {
            self.expected(
                key,
                value,
                format_args!("it is a list of tables: write [[{key}]] on a line of its own"),
            )
        })
    }

    /// Refuses keys that nobody asked for.
    pub(super) fn finish(self) -> Result<(), Failure> {
        let unknown = self.table.keys().filter(|key| !self.known.contains(&key.get_ref().as_ref()));
        let Some(key) = unknown.min_by_key(|key| key.span().start) else { return Ok(()) };
        let name = key.get_ref();
        let message = self.source.message(key.span().start, format_args!("unknown key '{name}'"));
        Err(Failure::Fatal(match nearest(name, self.known.iter().copied()) {
            Some(known) => message.hint(format_args!("did you mean '{known}'?")),
            None => message.hint(format_args!("it can be {}", self.known.join(", "))),
        }))
    }
}

/// The kind of a value, as people call it.
const fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_from_one() {
        let source = Source { name: "plan.toml", text: "a = 1\nb = 2\n" };
        for (at, line) in [(0, 1), (5, 1), (6, 2), (12, 3)] {
            let said = format!("{:?}", source.message(at, "x"));
            assert!(said.contains(&format!("plan.toml:{line}: x")), "{said}");
        }
    }
}
