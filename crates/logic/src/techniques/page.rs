//! The page of a family, as the page of one of its kinds.
//!
//! A page is Markdown in five chapters. A heading of the third level names kinds: the text below is about
//! every kind whose name has these words in it, so `### Finned` is about a finned swordfish, and so is `###
//! Swordfish`. The text before the first such heading is about all kinds of the family. An example belongs to
//! the kind of its step, and the paragraph before it explains the example.

use crate::techniques;
use crate::{Family, Kind};

/// The part of a family's page that is about one kind.
///
/// ```
/// use sudokit_logic::{Page, techniques::locked};
///
/// let page = Page::of(&locked::CLAIMING);
/// let headings: Vec<_> = page.chapters.iter().map(|chapter| chapter.heading).collect();
/// assert_eq!(headings, ["What to look for", "Examples", "Why it is sound", "When it fails", "Sources"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Pattern, examples, proof, failures, sources.
    pub chapters: Vec<Chapter>,
}

/// A heading with its passages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The heading.
    pub heading: &'static str,
    /// Its passages, in order.
    pub passages: Vec<Passage>,
}

/// A piece of a chapter. Texts have `*` around terms, `**` around important words, and backquotes around
/// notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// The names of the kinds that the following passages are about.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// An item of a list.
    Item(&'static str),
    /// A step of the kind.
    Example {
        /// The position, as a line of HoDoKu's library.
        position: &'static str,
        /// The step; if `None`, the step with the effect of the line.
        step: Option<&'static str>,
    },
}

impl Page {
    /// The page of a kind. A kind without an example on the family's page has its first case instead.
    pub fn of(kind: &'static Kind) -> Self {
        Self { chapters: chapters(kind.family, kind) }
    }
}

fn chapters(family: &'static dyn Family, kind: &'static Kind) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut is_about_it = true;
    // The text before an example is kept until the kind of the example is known.
    let mut told = Vec::new();
    for block in family.doc().split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        if let Some(heading) = block.strip_prefix("## ") {
            finish(&mut chapters, &mut told);
            chapters.push(Chapter { heading, passages: Vec::new() });
            is_about_it = true;
        } else if let Some(names) = block.strip_prefix("### ") {
            finish(&mut chapters, &mut told);
            is_about_it = is_about(names, kind);
            told.extend(is_about_it.then_some(Passage::Heading(names)));
        } else if let Some(example) = block.strip_prefix("```step\n") {
            let mut lines = example.lines();
            let (position, step) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
            if kind_of(family, step) == Some(kind) {
                told.push(Passage::Example { position, step: Some(step) });
            } else {
                told.clear();
            }
            finish(&mut chapters, &mut told);
        } else if is_about_it {
            told.extend(passages(block));
        }
    }
    finish(&mut chapters, &mut told);
    if let Some(examples) = chapters.iter_mut().find(|chapter| chapter.heading == "Examples")
        && !examples.passages.iter().any(|passage| matches!(passage, Passage::Example { .. }))
    {
        let is_case =
            |line: &&str| line.strip_prefix(':').and_then(|line| line.split(':').next()) == Some(kind.id);
        let position = family.cases().lines().find(is_case);
        examples.passages.extend(position.map(|position| Passage::Example { position, step: None }));
    }
    chapters
}

/// Appends passages to the last chapter.
fn finish(chapters: &mut [Chapter], told: &mut Vec<Passage>) {
    if let Some(chapter) = chapters.last_mut() {
        chapter.passages.append(told);
    }
}

/// True if the words of a heading, or of one of several between commas, are in the name of a kind.
fn is_about(heading: &str, kind: &Kind) -> bool {
    let name = techniques::words(kind.name);
    heading.split(", ").map(techniques::words).any(|part| name.windows(part.len()).any(|words| words == part))
}

/// The kind of a step, by the name at the beginning of its line.
fn kind_of(family: &dyn Family, step: &str) -> Option<&'static Kind> {
    let named = family.kinds().iter().filter(|kind| step.starts_with(kind.name));
    named.max_by_key(|kind| kind.name.len()).copied()
}

/// A paragraph, or the items of a list.
fn passages(block: &'static str) -> Vec<Passage> {
    match block.strip_prefix("- ") {
        Some(items) => items.split("\n- ").map(Passage::Item).collect(),
        None => vec![Passage::Text(block)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::FAMILIES;

    #[test]
    fn every_heading_of_a_page_is_about_some_kind_of_its_family() {
        for family in FAMILIES {
            for names in family.doc().lines().filter_map(|line| line.strip_prefix("### ")) {
                for name in names.split(", ") {
                    assert!(
                        family.kinds().iter().any(|kind| is_about(name, kind)),
                        "no kind is like '{name}'"
                    );
                }
            }
        }
    }

    #[test]
    fn every_kind_is_told_what_to_look_for_and_has_an_example() {
        for kind in techniques::kinds() {
            let page = Page::of(kind);
            let family = kind.family;
            let has_own_text = || {
                let headings = family.doc().lines().filter_map(|line| line.strip_prefix("### "));
                headings.clone().count() == 0 || headings.clone().any(|names| is_about(names, kind))
            };
            assert!(has_own_text(), "the page says nothing about {kind}");
            let is_example = |passage: &Passage| matches!(passage, Passage::Example { .. });
            let examples = page.chapters[1].passages.iter().filter(|passage| is_example(passage));
            assert!(examples.count() > 0, "{kind} has no example");
            assert!(kind.summary.ends_with('.'), "{kind} has no summary");
        }
    }
}
