//! The fields of a request, read from the query of a URL.

use serde_json::{Map, Value};
use sudokit_request::{Field, Sort, TaskEntry};

/// The fields of a query. Texts are taken literally. Names in a list and the two ends of a range are
/// separated by commas. A field given twice is a list. Everything else is JSON.
pub(super) fn fields(task: &TaskEntry, query: &str) -> Value {
    let described = task.fields();
    let mut fields = Map::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let name = decoded(name);
        let field = described.iter().find(|field| field.is_called(&name));
        // In a puzzle, `+` marks a digit that the player has placed; elsewhere it is a space.
        let value = if field.is_some_and(is_puzzle) { value.replace('+', "%2B") } else { value.to_owned() };
        let value = of_text(field.map(|field| field.sort), decoded(&value));
        match fields.get_mut(&name) {
            Some(Value::Array(before)) => match value {
                Value::Array(more) => before.extend(more),
                one => before.push(one),
            },
            Some(before) => *before = Value::Array(vec![before.take(), value]),
            None => _ = fields.insert(name, value),
        }
    }
    fields.into()
}

fn is_puzzle(field: &Field) -> bool {
    matches!(field.sort, Sort::Puzzle | Sort::List(Sort::Puzzle) | Sort::OneOrMore(Sort::Puzzle))
}

fn decoded(text: &str) -> String {
    let pair = form_urlencoded::parse(text.as_bytes()).next();
    // A text with `=` in it would be read as a name and a value.
    pair.map(|(name, value)| if text.contains('=') { format!("{name}={value}") } else { name.into_owned() })
        .unwrap_or_default()
}

/// The value of a field of a sort.
fn of_text(sort: Option<Sort>, text: String) -> Value {
    let json = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| text.into());
    let parts = || text.split(',').map(str::trim).filter(|part| !part.is_empty());
    match sort {
        Some(Sort::List(Sort::Puzzle)) => vec![text].into(),
        Some(Sort::List(item) | Sort::OneOrMore(item)) if is_text(item) => parts().collect(),
        Some(Sort::Span { .. }) if text.contains(',') && !text.starts_with('[') => {
            parts().map(json).collect()
        }
        Some(Sort::Truth) => match text.as_str() {
            "" | "1" | "yes" => true.into(),
            "0" | "no" => false.into(),
            other => json(other),
        },
        Some(sort) if !is_text(&sort) => json(&text),
        _ => text.into(),
    }
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
