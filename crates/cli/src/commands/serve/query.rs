//! Fields of a request in the query of an address.

use serde_json::{Map, Value};
use sudokit_request::{Sort, TaskEntry};

/// The fields of a query. Texts are as they stand, lists of names are separated by commas, all else is JSON.
pub(super) fn fields(task: &TaskEntry, query: &str) -> Value {
    let described = task.fields();
    let mut fields = Map::new();
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        let field = described.iter().find(|field| field.is_called(&name));
        let value = match field.map(|field| field.sort) {
            Some(Sort::List(item) | Sort::OneOrMore(item)) if is_text(item) => {
                value.split(',').map(str::trim).filter(|part| !part.is_empty()).collect()
            }
            Some(sort) if !is_text(&sort) => {
                serde_json::from_str(&value).unwrap_or_else(|_| value.clone().into_owned().into())
            }
            _ => value.into_owned().into(),
        };
        fields.insert(name.into_owned(), value);
    }
    fields.into()
}

/// True if values of this sort are texts.
const fn is_text(sort: &Sort) -> bool {
    matches!(
        sort,
        Sort::Puzzle
            | Sort::Pattern
            | Sort::Text
            | Sort::Name { .. }
            | Sort::Technique
            | Sort::Transformation
    )
}
