//! Errors of readers of data, in plain words: the readers speak of the types of this library.

/// An error of `serde_json` in plain words, without its place.
///
/// ```
/// use sudokit::misread::in_words;
///
/// let error = serde_json::from_str::<sudokit::Proof>("5").unwrap_err();
/// assert_eq!(in_words(&error.to_string()), "expected an object, found 5");
/// ```
pub fn in_words(error: &str) -> String {
    let error = error.rsplit_once(" at line ").map_or(error, |(what, _)| what);
    let mut names = error.split('`').skip(1).step_by(2);
    let mut first = || names.next().unwrap_or_default().to_owned();
    if error.starts_with("missing field") {
        return format!("the field \"{}\" is missing", first());
    }
    if error.starts_with("duplicate field") {
        return format!("the field \"{}\" stands there twice", first());
    }
    if error.starts_with("unknown field") || error.starts_with("unknown variant") {
        let what = if error.starts_with("unknown field") { "a field" } else { "a name" };
        let found = first();
        let known: Vec<&str> = names.collect();
        let there_are = match &known[..] {
            [] => String::new(),
            [only] => format!("; there is {only}"),
            [others @ .., last] => format!("; there are {} and {last}", others.join(", ")),
        };
        return format!("\"{found}\" is not {what} there{there_are}");
    }
    if error.starts_with("EOF while parsing") {
        return "the text ends too early".to_owned();
    }
    match of_sorts(error) {
        Some((found, expected)) if error.starts_with("invalid length ") => {
            let size = expected.rsplit(' ').next().unwrap_or_default();
            format!("expected a list of {size}, found one of {found}")
        }
        Some((found, expected)) => {
            format!("expected {}, found {}", sort(expected).unwrap_or_else(|named| named), value(found))
        }
        None => error.to_owned(),
    }
}

/// The value that an error found, and the sort that it expected, both in the words of the reader.
pub fn of_sorts(error: &str) -> Option<(&str, &str)> {
    let kinds = ["invalid type: ", "invalid value: ", "invalid length "];
    let rest = kinds.iter().find_map(|kind| error.strip_prefix(kind))?;
    Some(rest.rsplit_once(", expected ").unwrap_or((rest, "")))
}

/// The sort of a value.
///
/// # Errors
/// It has a name already, and this is it.
pub fn sort(expected: &str) -> Result<&'static str, &str> {
    match expected.trim_start_matches("a ").split(' ').next() {
        Some("struct" | "map") => Ok("an object"),
        Some("u8" | "u16" | "u32" | "u64" | "usize") => Ok("a whole number"),
        Some("i64" | "f64") => Ok("a number"),
        Some("enum" | "variant") => Ok("a name, or an object with one field"),
        Some("tuple") => Ok("a list"),
        _ => match expected {
            "a map" => Ok("an object"),
            "a sequence" | "a list" => Ok("a list"),
            "a boolean" => Ok("true or false"),
            "a string" => Ok("a text"),
            "string or map" => Ok("a name, or an object with one field"),
            named => Err(named),
        },
    }
}

/// The value found. Readers escape the control characters of texts.
pub fn value(found: &str) -> &str {
    match found {
        "map" => "an object",
        "sequence" => "a list",
        "null" | "unit value" => "null",
        // Texts are quoted, numbers stand between backticks.
        text => text.strip_prefix("string ").unwrap_or_else(|| text.split('`').nth(1).unwrap_or(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn no_error_speaks_of_types() {
        for (error, words) in [
            ("invalid type: map, expected a sequence at line 1 column 3", "expected a list, found an object"),
            ("invalid type: string \"a\", expected usize", "expected a whole number, found \"a\""),
            ("invalid value: integer `-1`, expected usize", "expected a whole number, found -1"),
            ("invalid type: floating point `1.5`, expected u64", "expected a whole number, found 1.5"),
            ("invalid type: sequence, expected struct RangeInclusive", "expected an object, found a list"),
            ("invalid type: null, expected a string", "expected a text, found null"),
            ("invalid length 1, expected a tuple of size 2", "expected a list of 2, found one of 1"),
            ("missing field `end` at line 1 column 40", "the field \"end\" is missing"),
            ("duplicate field `wish`", "the field \"wish\" stands there twice"),
            (
                "unknown field `a`, expected one of `b`, `c`, `d`",
                "\"a\" is not a field there; there are b, c and d",
            ),
            ("unknown field `a`, expected `b` or `c`", "\"a\" is not a field there; there are b and c"),
            ("unknown field `a`, there are no fields", "\"a\" is not a field there"),
            ("unknown variant `a`, expected `b`", "\"a\" is not a name there; there is b"),
            ("EOF while parsing an object at line 1 column 1", "the text ends too early"),
            ("expected `,` or `}` at line 1 column 9", "expected `,` or `}`"),
            ("'q' is not a level; there are x and y", "'q' is not a level; there are x and y"),
        ] {
            assert_eq!(in_words(error), words, "{error}");
        }
    }
}
