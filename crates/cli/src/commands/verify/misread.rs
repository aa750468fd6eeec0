//! Proofs from JSON, with errors for people.

use crate::run::nearest::nearest;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::value::RawValue;
use serde_path_to_error::{Path, Segment, Track};
use std::collections::BTreeMap;
use std::fmt;
use sudokit::logic::techniques;
use sudokit::misread::{of_sorts, sort, value};
use sudokit::{Certificate, Proof, Shown, shown};

/// The fields of proofs and steps that say what can be worked out: they are written, and not believed.
const SAID: [&str; 9] =
    ["assumes", "unique_givens", "end", "solved", "name", "line", "chains", "explanation", "version"];

/// The field of a proof that claims how hard the puzzle is. It is read by itself.
const CERTIFICATE: &str = "certificate";

/// Descriptions of fields.
const FIELDS: [(&str, &str); 20] = [
    ("version", "the number 1"),
    ("puzzle", "the givens: 81 digits and dots"),
    ("placed", "the digits placed at the start: 81 digits and dots"),
    ("removed", r#"the candidates removed at the start, such as ["r4c7=3"]"#),
    ("steps", r#"a list of steps such as [{"kind":"naked-single","effect":{...},"pattern":{...}}]"#),
    ("kind", r#"the id of a technique such as "naked-pair""#),
    ("effect", r#"what a step changes, such as {"placements":[],"eliminations":["r4c6=8"]}"#),
    ("placements", r#"a list of candidates such as ["r4c7=3"]"#),
    ("eliminations", r#"a list of candidates such as ["r4c6=8"]"#),
    ("pattern", r#"an object with one field, named for the family, such as {"singles":{...}}"#),
    ("cells", r#"a list of cells such as ["r4c2","r4c4"]"#),
    ("digits", "a list of digits such as [2,8]"),
    ("digit", "a digit from 1 to 9"),
    ("house", r#"a house such as "row 4""#),
    ("houses", r#"a list of houses such as ["row 4","box 5"]"#),
    ("candidate", r#"a candidate such as "r4c7=3""#),
    ("hardest", r#"the id of a technique such as "x-wing""#),
    ("easier", r#"the ids of all techniques that are easier, such as ["full-house","naked-single"]"#),
    ("after", "the number of steps to the position that is stuck"),
    (CERTIFICATE, r#"an object with the fields "hardest", "easier", "after", "digits" and "removed""#),
];

const A_PROOF: &str = r#"a proof such as {"version":1,"puzzle":"53..7....","steps":[...]}"#;

/// No message quotes more characters than this of what it found.
const QUOTED: usize = 60;

/// Why a text is no proof.
pub(super) struct Misread {
    /// Number of lines below the start of the record.
    pub(super) lines: u64,
    /// The place in the proof, in words; empty for the proof as a whole.
    place: String,
    what: String,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colon = if self.place.is_empty() { "" } else { ": " };
        write!(f, "{}{colon}{}", self.place, self.what)
    }
}

/// The values of an object, as they are written.
type Fields<'a> = BTreeMap<String, &'a RawValue>;

/// The proofs of a record: what it is itself, or those beside the ratings of a puzzle, a proof for each
/// scale.
pub(super) fn proofs(record: &[u8]) -> Vec<Result<(Proof, Option<Certificate>), Misread>> {
    let Ok(text) = str::from_utf8(record) else {
        let what = "expected JSON, found bytes that are no UTF-8".to_owned();
        return vec![Err(Misread { lines: 0, place: String::new(), what })];
    };
    let Some(of_scales) = fields(text).and_then(|fields_of_it| fields(fields_of_it.get("proof")?.get()))
    else {
        return vec![proof(text)];
    };
    let before = |one: &RawValue| one.get().as_ptr().addr() - text.as_ptr().addr();
    let mut proofs: Vec<&RawValue> = of_scales.into_values().collect();
    proofs.sort_by_key(|one| before(one));
    let (mut counted, mut lines) = (0, 0);
    let read = |one: &RawValue| {
        lines += text[counted..before(one)].matches('\n').count() as u64;
        counted = before(one);
        proof(one.get()).map_err(|misread| Misread { lines: lines + misread.lines, ..misread })
    };
    proofs.into_iter().map(read).collect()
}

fn fields(text: &str) -> Option<Fields<'_>> {
    serde_json::from_str(text).ok()
}

/// Reads one proof, and its certificate if it has one.
fn proof(text: &str) -> Result<(Proof, Option<Certificate>), Misread> {
    // Elsewhere a list of its values may stand for an object.
    if !text.trim_start().starts_with('{') {
        let found = if text.trim_start().starts_with('[') { "a list" } else { text.trim() };
        let what = format!("expected {A_PROOF}, found {}", shortened(found));
        return Err(Misread { lines: 0, place: String::new(), what });
    }
    let proof = read(text, &[CERTIFICATE])?;
    let fields = fields(text).unwrap_or_default();
    let Some(claim) = fields.get(CERTIFICATE) else { return Ok((proof, None)) };
    let lines = text[..claim.get().as_ptr().addr() - text.as_ptr().addr()].matches('\n').count() as u64;
    let certificate = read(claim.get(), &[]).map_err(|misread| {
        let place =
            [CERTIFICATE, &misread.place].map(str::to_owned).into_iter().filter(|part| !part.is_empty());
        Misread { lines: lines + misread.lines, place: place.collect::<Vec<_>>().join(", "), ..misread }
    })?;
    Ok((proof, Some(certificate)))
}

/// Reads a value. Besides the fields that are not believed, it may have these.
fn read<T: DeserializeOwned>(text: &str, others: &[&str]) -> Result<T, Misread> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = Track::new();
    let mut unknown = None;
    let read = {
        let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
        serde_ignored::deserialize(tracked, |path| {
            let path = path.to_string();
            let field = path.rsplit('.').next().unwrap_or_default();
            if unknown.is_none() && !SAID.contains(&field) && !others.contains(&&*path) {
                unknown = Some(path);
            }
        })
    };
    let read = read.and_then(|value| json.end().map(|()| value));
    match (read, unknown) {
        (Ok(value), None) => Ok(value),
        // A field that is misspelt is missing as well, and the name that stands there says more.
        (Ok(_), Some(path)) => Err(unknown_field(&path)),
        (Err(error), Some(path)) if error.to_string().starts_with("missing field") => {
            Err(unknown_field(&path))
        }
        (Err(error), _) => Err(misread(&error, &track.path())),
    }
}

/// An unknown field may be a misspelt one, and then the proof is not what it seems.
fn unknown_field(path: &str) -> Misread {
    let (before, field) = path.rsplit_once('.').unwrap_or(("", path));
    let known = FIELDS.iter().map(|(name, _)| *name).chain(SAID);
    let what = if known.clone().any(|name| name == field) {
        format!("the field {} does not belong here", quoted(field))
    } else {
        format!("there is no field {}{}", quoted(field), suggestion(field, known))
    };
    let steps = before.split('.').filter(|part| !part.is_empty());
    let place = in_words(steps.map(|part| part.parse().map_or_else(|_| Part::Field(part), Part::Item)));
    Misread { lines: 0, place, what }
}

fn misread(error: &serde_json::Error, path: &Path) -> Misread {
    let lines = (error.line() as u64).saturating_sub(1);
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    match error.classify() {
        Category::Data => {
            let parts: Vec<Part<'_>> = path
                .iter()
                .filter_map(|segment| match segment {
                    Segment::Seq { index } => Some(Part::Item(*index)),
                    Segment::Map { key } => Some(Part::Field(key)),
                    Segment::Enum { variant } => Some(Part::Field(variant)),
                    Segment::Unknown => None,
                })
                .collect();
            let field = parts.iter().rev().find_map(|part| match part {
                Part::Field(field) => Some(*field),
                Part::Item(_) => None,
            });
            Misread { lines, what: in_terms(text, field, parts.last()), place: in_words(parts) }
        }
        Category::Eof => {
            let what = format!("the record ends too early: it is cut off at column {}", error.column());
            Misread { lines, place: String::new(), what }
        }
        Category::Syntax | Category::Io => {
            let why = if text == "recursion limit exceeded" {
                "more than 128 brackets in each other"
            } else {
                text
            };
            let what = format!("this is no JSON at column {}: {why}", error.column());
            Misread { lines, place: String::new(), what }
        }
    }
}

/// A step on the way to a place in a proof.
#[derive(Clone, Copy)]
enum Part<'a> {
    Field(&'a str),
    Item(usize),
}

/// `step 3, pattern, cells, item 2`.
fn in_words<'a>(parts: impl IntoIterator<Item = Part<'a>>) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut is_steps = false;
    for part in parts {
        match part {
            Part::Item(index) if is_steps => {
                words.pop();
                words.push(format!("step {}", index + 1));
            }
            Part::Item(index) => words.push(format!("item {}", index + 1)),
            Part::Field(field) => words.push(shortened(field).to_string()),
        }
        is_steps = matches!(part, Part::Field("steps"));
    }
    words.join(", ")
}

/// The deserializer's message in the field's terms.
fn in_terms(text: &str, field: Option<&str>, last: Option<&Part<'_>>) -> String {
    let between = |text: &str| text.split('`').nth(1).unwrap_or_default().to_owned();
    if text.starts_with("missing field") {
        let field = between(text);
        let meaning = meaning(&field).map_or_else(String::new, |meaning| format!(": {meaning}"));
        return format!("the field {} is missing{meaning}", quoted(&field));
    }
    if text.starts_with("duplicate field") {
        return format!("the field {} stands there twice", quoted(&between(text)));
    }
    if let Some(id) = text.strip_prefix("no technique has the id ") {
        let id = id.trim_matches('\'');
        let near = suggestion(id, techniques::kinds().map(|kind| kind.id));
        return format!("no technique has the id {}{near}", quoted(id));
    }
    if let Some(rest) = text.strip_prefix("unknown variant `") {
        let (found, names) = rest.split_once('`').unwrap_or((rest, ""));
        let names = names.split('`').skip(1).step_by(2);
        return format!("nothing is called {} there{}", quoted(found), suggestion(found, names));
    }
    let Some((found, expected)) = of_sorts(text) else { return shortened(text).to_string() };
    let of_field = match last {
        // The items of a list have no field of their own.
        Some(Part::Item(_)) => None,
        Some(Part::Field(_)) => field.and_then(meaning),
        None => Some(A_PROOF),
    };
    let expected = match sort(expected) {
        Ok(words) => of_field.unwrap_or(words),
        Err(named) => named,
    };
    format!("expected {expected}, found {}", shortened(value(found)))
}

/// Description of a field.
fn meaning(field: &str) -> Option<&'static str> {
    FIELDS.iter().find(|(name, _)| *name == field).map(|(_, meaning)| *meaning)
}

/// In quotes, and short.
fn quoted(text: &str) -> String {
    format!("\"{}\"", shortened(text))
}

/// Short, with every sign in sight.
fn shortened(text: &str) -> Shown<'_> {
    shown(text).within(QUOTED)
}

/// A suggestion for a wrong name, if another is near.
fn suggestion<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> String {
    nearest(wrong, names).map_or_else(String::new, |name| format!("; is it \"{name}\"?"))
}
