//! The messages of all languages, held against the code that says them and against each other.

use super::Violation;
use crate::code::code;
use crate::workspace::{File, Workspace};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The folder of each language's files.
const WORDS: &str = "crates/diagram/words/";
/// Words that no code names: those between the items of lists, and of houses.
const GRID: &str = "grid";
/// Texts that English has in the code. A test in `crates/play` holds them against it.
const TERMS: [&str; 3] = ["summaries", "techniques", "terms"];

/// True for a file whose messages have names of their own.
fn is_free(file: &str) -> bool {
    file == GRID || TERMS.contains(&file)
}

/// A message: its place, and the values that it names.
struct Message<'w> {
    path: &'w str,
    line: usize,
    values: BTreeSet<String>,
}

type Messages<'w> = BTreeMap<String, Message<'w>>;

/// Lists the mistakes, and the messages that each language lacks and tells in English. Returns false if there
/// are mistakes.
pub(crate) fn list(workspace: &Workspace) -> bool {
    let mistakes = words(workspace);
    for Violation { path, line, what } in &mistakes {
        println!("{path}:{line}: {what}");
    }
    let languages = languages(workspace, &mut Vec::new());
    let Some(english) = languages.get("en") else { return false };
    println!("en: {} messages", english.len());
    for (language, messages) in languages.iter().filter(|(language, _)| **language != "en") {
        let lacking: Vec<&str> =
            english.keys().filter(|name| !messages.contains_key(*name)).map(String::as_str).collect();
        println!("{language}: lacks {}", lacking.len());
        lacking.iter().for_each(|name| println!("  {name}"));
    }
    mistakes.is_empty()
}

/// All places where messages and code do not agree.
pub(super) fn words(workspace: &Workspace) -> Vec<Violation> {
    let mut mistakes = Vec::new();
    let languages = languages(workspace, &mut mistakes);
    let nothing = Messages::new();
    let english = languages.get("en").unwrap_or(&nothing);
    let mut said = BTreeSet::new();
    for file in workspace.files.iter().filter(|file| is_source(file)) {
        for (line, name, values) in said_in(&file.text) {
            match english.get(&name) {
                None => {
                    mistakes.push(Violation::new(&file.path, line, format!("there is no message '{name}'")));
                }
                Some(message) if message.values != values => {
                    let differs: Vec<_> = message.values.symmetric_difference(&values).cloned().collect();
                    let what = format!("'{name}' has other values than its message: {}", differs.join(", "));
                    mistakes.push(Violation::new(&file.path, line, what));
                }
                Some(_) => {}
            }
            said.insert(name);
        }
    }
    for (name, message) in english {
        if !said.contains(name) && file_of(message.path) != GRID {
            mistakes.push(Violation::new(message.path, message.line, format!("nobody says '{name}'")));
        }
    }
    for (_, messages) in languages.iter().filter(|(language, _)| **language != "en") {
        for (name, message) in messages {
            let Message { path, line, values } = message;
            match english.get(name) {
                _ if is_free(file_of(path)) => {}
                None => {
                    mistakes.push(Violation::new(path, *line, format!("English has no message '{name}'")));
                }
                Some(original) if original.values != *values => {
                    let differs: Vec<_> = original.values.symmetric_difference(values).cloned().collect();
                    let what = format!("'{name}' has other values than in English: {}", differs.join(", "));
                    mistakes.push(Violation::new(path, *line, what));
                }
                Some(_) => {}
            }
        }
    }
    mistakes
}

/// `singles` of `crates/diagram/words/en/singles.ftl`.
fn file_of(path: &str) -> &str {
    path.rsplit('/').next().and_then(|file| file.strip_suffix(".ftl")).unwrap_or_default()
}

fn is_source(file: &File) -> bool {
    file.path.starts_with("crates/") && file.path.ends_with(".rs") && !file.path.contains("/tests/")
}

/// The messages of each language by its code.
fn languages<'w>(workspace: &'w Workspace, mistakes: &mut Vec<Violation>) -> BTreeMap<&'w str, Messages<'w>> {
    let mut languages: BTreeMap<&str, Messages<'_>> = BTreeMap::new();
    for file in &workspace.files {
        let Some((language, _)) = file.path.strip_prefix(WORDS).and_then(|rest| rest.split_once('/')) else {
            continue;
        };
        let messages = languages.entry(language).or_default();
        let line = |at: usize| 1 + file.text[..at.min(file.text.len())].matches('\n').count();
        let resource = match fluent_syntax::parser::parse_runtime(file.text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let told = |error: &fluent_syntax::parser::ParserError| {
                    Violation::new(&file.path, line(error.pos.start), error.to_string())
                };
                mistakes.extend(errors.iter().map(told));
                resource
            }
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let (name, mut values) = (message.id.name.to_owned(), BTreeSet::new());
            message.value.iter().for_each(|value| named_in(value, &mut values));
            let mut of_voices = BTreeSet::new();
            message.attributes.iter().for_each(|voice| named_in(&voice.value, &mut of_voices));
            let at = file.text.find(&format!("{name} =")).map_or(1, line);
            if !name.starts_with(file_of(&file.path)) && !is_free(file_of(&file.path)) {
                mistakes.push(Violation::new(&file.path, at, format!("'{name}' belongs to another file")));
            }
            for value in of_voices.difference(&values) {
                let what = format!("'{name}' has '${value}' in another voice alone");
                mistakes.push(Violation::new(&file.path, at, what));
            }
            let found = Message { path: &file.path, line: at, values };
            if messages.insert(name.clone(), found).is_some() {
                mistakes.push(Violation::new(&file.path, at, format!("there is another message '{name}'")));
            }
        }
    }
    languages
}

/// Adds the values that a pattern names.
fn named_in(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => value_of(inline, values),
            Expression::Select { selector, variants } => {
                value_of(selector, values);
                variants.iter().for_each(|variant| named_in(&variant.value, values));
            }
        }
    }
}

fn value_of(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| value_of(argument, values));
        }
        _ => {}
    }
}

/// Each message that a source says: the line, the name, and the names of its values.
fn said_in(source: &str) -> Vec<(usize, String, BTreeSet<String>)> {
    const SAY: &str = "say!(";
    // Both have the same places then.
    let source = source.replace(|letter: char| !letter.is_ascii(), "?");
    let code = code(&source);
    let mut said = Vec::new();
    for (at, _) in code.match_indices(SAY) {
        let inside = at + SAY.len();
        let Some(name) = source[inside..].trim_start().strip_prefix('"') else { continue };
        let Some((name, _)) = name.split_once('"') else { continue };
        let values = in_brackets(&code[inside..]).into_iter().filter_map(|value| {
            let name: String =
                value.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            (!name.is_empty()).then_some(name)
        });
        said.push((1 + source[..at].matches('\n').count(), name.to_owned(), values.collect()));
    }
    said
}

/// The items of the list behind the name, up to the bracket that closes it.
fn in_brackets(code: &str) -> Vec<String> {
    let (mut depth, mut items) = (0, vec![String::new()]);
    for letter in code.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 1 => items.push(String::new()),
            _ => {}
        }
        if depth < 0 {
            break;
        }
        let is_inside = depth > 1 || depth == 1 && !matches!(letter, '[' | ',');
        if is_inside && let Some(item) = items.last_mut() {
            item.push(letter);
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_found_with_the_names_of_its_values() {
        let source =
            "// say!(\"no\", [a])\nsay!(\"x-a\");\nsay!(\"x-b\", [cell, all = f(&[one, 2]), last = g])";
        let said = said_in(source);
        let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(said[0], (2, "x-a".to_owned(), named(&[])));
        assert_eq!(said[1], (3, "x-b".to_owned(), named(&["cell", "all", "last"])));
        assert_eq!(said.len(), 2);
    }

    #[test]
    fn messages_and_code_agree() {
        let source = ("crates/x/src/lib.rs", "say!(\"x-a\", [cell, digit]); say!(\"x-lost\");");
        let english =
            ("crates/diagram/words/en/x.ftl", "x-a = { $cell } is { OR($digits) }.\nx-idle = Idle.\n");
        let german = ("crates/diagram/words/de/x.ftl", "x-a = { $cell }\nx-more = { $y }\ny-other = x\n");
        let told: Vec<String> = words(&Workspace::of_files(&[source, english, german]))
            .iter()
            .map(|Violation { path, line, what }| format!("{path}:{line}: {what}"))
            .collect();
        assert_eq!(
            told,
            [
                "crates/diagram/words/de/x.ftl:3: 'y-other' belongs to another file",
                "crates/x/src/lib.rs:1: 'x-a' has other values than its message: digit, digits",
                "crates/x/src/lib.rs:1: there is no message 'x-lost'",
                "crates/diagram/words/en/x.ftl:2: nobody says 'x-idle'",
                "crates/diagram/words/de/x.ftl:1: 'x-a' has other values than in English: digits",
                "crates/diagram/words/de/x.ftl:2: English has no message 'x-more'",
                "crates/diagram/words/de/x.ftl:3: English has no message 'y-other'",
            ]
        );
    }
}
