//! Checks that a file is Fluent, and of the part of it that we use.

use super::Voice;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use std::collections::BTreeSet;

/// Error: a file of messages cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}.ftl, line {line}: {expected}")]
#[non_exhaustive]
pub struct WordsError {
    /// The file, without its ending.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The expectation.
    pub expected: String,
}

pub(super) fn check(file: &str, text: &str) -> Result<(), WordsError> {
    let error = |at: usize, expected: String| {
        let line = 1 + text[..at.min(text.len())].matches('\n').count();
        Err(WordsError { file: file.to_owned(), line, expected })
    };
    let resource = match fluent_syntax::parser::parse_runtime(text) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            return match errors.first() {
                Some(first) => error(first.pos.start, first.kind.to_string()),
                None => error(0, "expected Fluent".to_owned()),
            };
        }
    };
    let mut names = BTreeSet::new();
    for entry in resource.body {
        let Entry::Message(Message { id, value: Some(value), attributes, .. }) = entry else {
            return error(0, "expected messages alone, without terms".to_owned());
        };
        let at = || text.rfind(&format!("\n{} =", id.name)).map_or(0, |at| at + 1);
        if !names.insert(id.name) {
            return error(at(), format!("there is another message '{}'", id.name));
        }
        let is_another_voice = |name: &str| name.parse().is_ok_and(|voice: Voice| voice != Voice::default());
        if let Some(attribute) = attributes.iter().find(|attribute| !is_another_voice(attribute.id.name)) {
            let what = format!("'{}' has '.{}', expected .beginner or .expert", id.name, attribute.id.name);
            return error(at(), what);
        }
        if !is_plain(&value) || !attributes.iter().all(|attribute| is_plain(&attribute.value)) {
            let known = "texts of one line, \"quoted words\", values, functions of one value, and selectors";
            return error(at(), format!("'{}' has more than {known}", id.name));
        }
    }
    Ok(())
}

/// True if a text has nothing that we do not read.
fn is_plain(pattern: &Pattern<&str>) -> bool {
    let is_value = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { .. } => true,
        InlineExpression::FunctionReference { arguments, .. } => {
            let is_one = matches!(arguments.positional[..], [InlineExpression::VariableReference { .. }]);
            is_one && arguments.named.is_empty()
        }
        _ => false,
    };
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value } => !value.trim_end().contains('\n'),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::StringLiteral { value } => !value.contains(['\\', '{', '}']),
            inline => is_value(inline),
        },
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            is_value(selector) && variants.iter().all(|variant| is_plain(&variant.value))
        }
    })
}
