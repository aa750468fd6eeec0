//! Names of techniques in running text: "an X-wing", "the finned swordfish".

use sudokit::diagram::Value;
use sudokit::logic::Kind;

/// Words that keep their capital: the names of people and of a figure of myth.
const PROPER: [&str; 6] = ["Sue", "Coq", "Gurth's", "Qiu's", "Borescoper's", "Medusa"];

/// The name without the capitals of a heading.
pub(super) fn plain(kind: &Kind) -> Value {
    kind.named(in_text(kind))
}

/// The name with its article, as it is spoken: "a naked pair", "an X-wing", "a unique rectangle type 1".
pub(super) fn one(kind: &Kind) -> Value {
    kind.named(with_article(kind))
}

fn in_text(kind: &Kind) -> String {
    let mut text = String::new();
    for word in kind.name.split_inclusive([' ', '-', '(']) {
        let letters = word.trim_end_matches([' ', '-', '(', ')']);
        let is_heading =
            letters.len() > 1 && letters.chars().skip(1).all(|letter| !letter.is_ascii_uppercase());
        if is_heading && !PROPER.contains(&letters) {
            text.push_str(&word.to_ascii_lowercase());
        } else {
            text.push_str(word);
        }
    }
    text
}

/// Names in the plural have no article.
fn with_article(kind: &Kind) -> String {
    let text = in_text(kind);
    let first = text.split([' ', '-', '+']).next().unwrap_or_default();
    // The letters of short names are spelled out, except in BUG and OR.
    let is_spelled = first.chars().all(|letter| letter.is_ascii_uppercase()) && first != "BUG";
    let vowels = if is_spelled { "AEFHILMNORSX" } else { "AEIOaeio" };
    match text.starts_with(|letter| vowels.contains(letter)) {
        _ if ["locked candidates", "multi-colors"].iter().any(|plural| text.starts_with(plural)) => text,
        true => format!("an {text}"),
        false => format!("a {text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_in_text_as_they_are_spoken() {
        for (name, expected) in [
            ("naked-pair", "a naked pair"),
            ("x-wing", "an X-wing"),
            ("w-wing", "a W-wing"),
            ("sue-de-coq", "a Sue de Coq"),
            ("aic", "an AIC"),
            ("als-xz", "an ALS-XZ"),
            ("bug-1", "a BUG+1"),
            ("unique-rectangle-1", "a unique rectangle type 1"),
            ("empty-rectangle", "an empty rectangle"),
            ("3d-medusa-trap", "a 3D Medusa trap"),
            ("two-string-kite", "a 2-string kite"),
            ("pointing", "locked candidates (pointing)"),
            ("or2-whip", "an OR2-whip"),
        ] {
            let kind: &Kind = name.parse().expect("a technique");
            assert_eq!(with_article(kind), expected);
        }
    }
}
