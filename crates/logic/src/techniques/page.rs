//! The page of a family, as the page of one of its kinds.
//!
//! A page is Markdown in five chapters. A heading of the third level names kinds: the text below is about
//! every kind whose name has these words in it, so `### Finned` is about a finned swordfish, and so is `###
//! Swordfish`. The text before the first such heading is about all kinds of the family. An example belongs to
//! the kind of its step, and the paragraph before it explains the example.
//!
//! In the folder `pages` are the pages in other languages. There a heading has the English words first, as in
//! `### Finned = Mit Flosse`, and an empty block of `step` stands for the next example of the English page.

#[cfg(feature = "languages")]
mod languages;

use crate::techniques;
use crate::{Family, Kind};
use sudokit_diagram::Words;

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
    /// The technique in a sentence.
    pub summary: &'static str,
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

/// The place of the examples among the chapters.
const EXAMPLES: usize = 1;

impl Page {
    /// The English page of a kind. A kind without an example on the family's page has its first case instead.
    pub fn of(kind: &'static Kind) -> Self {
        Self::told(kind, Words::english())
    }

    /// The page in the language of these words, or in English where it is not translated.
    pub fn told(kind: &'static Kind, words: &Words) -> Self {
        #[cfg(feature = "languages")]
        let doc = languages::doc(words.language(), kind.family).unwrap_or_else(|| kind.family.doc());
        #[cfg(not(feature = "languages"))]
        let doc = kind.family.doc();
        let summary = words.named("summary", kind.id, kind.summary);
        Self { summary, chapters: chapters(doc, kind) }
    }

    /// The chapters of a lesson: all but examples, as a lesson has its own, and sources.
    pub fn lesson(&self) -> impl Iterator<Item = &Chapter> {
        let is_told = |place| place != EXAMPLES && place + 1 != self.chapters.len();
        (0..).zip(&self.chapters).filter(move |(place, _)| is_told(*place)).map(|(_, chapter)| chapter)
    }
}

fn chapters(doc: &'static str, kind: &'static Kind) -> Vec<Chapter> {
    let family = kind.family;
    let mut examples = steps(family.doc());
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut is_about_it = true;
    // The text before an example is kept until the kind of the example is known.
    let mut told = Vec::new();
    for block in doc.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        if let Some(heading) = block.strip_prefix("## ") {
            finish(&mut chapters, &mut told);
            chapters.push(Chapter { heading, passages: Vec::new() });
            is_about_it = true;
        } else if let Some(heading) = block.strip_prefix("### ") {
            finish(&mut chapters, &mut told);
            let (names, shown) = heading.split_once(" = ").unwrap_or((heading, heading));
            is_about_it = is_about(names, kind);
            told.extend(is_about_it.then_some(Passage::Heading(shown)));
        } else if block.starts_with("```step")
            && let Some((position, step)) = examples.next()
        {
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
    if let Some(examples) = chapters.get_mut(EXAMPLES)
        && !examples.passages.iter().any(|passage| matches!(passage, Passage::Example { .. }))
    {
        let is_case =
            |line: &&str| line.strip_prefix(':').and_then(|line| line.split(':').next()) == Some(kind.id);
        let position = family.cases().lines().find(is_case);
        examples.passages.extend(position.map(|position| Passage::Example { position, step: None }));
    }
    chapters
}

/// The positions and steps of all examples of an English page.
fn steps(doc: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    doc.split("```step\n").skip(1).map(|example| {
        let mut lines = example.lines();
        (lines.next().unwrap_or_default(), lines.next().unwrap_or_default())
    })
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
            let examples = page.chapters[EXAMPLES].passages.iter().filter(|passage| is_example(passage));
            assert!(examples.count() > 0, "{kind} has no example");
            assert!(kind.summary.ends_with('.'), "{kind} has no summary");
        }
    }

    /// The cells that a text names.
    #[cfg(feature = "languages")]
    fn cells(text: &str) -> Vec<&str> {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let is_cell = |word: &&str| matches!(word.as_bytes(), [b'r', b'1'..=b'9', b'c', b'1'..=b'9']);
        let mut cells: Vec<&str> = words.filter(is_cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    #[test]
    #[cfg(feature = "languages")]
    fn pages_in_other_languages_have_the_chapters_headings_and_examples_of_the_english_ones() {
        for (language, pages) in languages::PAGES {
            for (family, doc) in *pages {
                let place = format!("{language}, {}", family.kinds()[0]);
                let blocks =
                    |doc: &'static str| doc.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
                let kind_of = |block: &'static str| match block.strip_prefix("### ") {
                    Some(names) => names.split(" = ").next(),
                    None if block.starts_with("## ") => Some("##"),
                    None if block.starts_with("```step") => Some("```"),
                    None => None,
                };
                let of = |doc| blocks(doc).filter_map(kind_of).collect::<Vec<_>>();
                assert_eq!(of(doc), of(family.doc()), "{place}");
                let headings = |doc| blocks(doc).filter(|block| block.starts_with("## ")).collect::<Vec<_>>();
                assert_eq!(headings(doc), headings(pages[0].1), "{place}");
                // The words about an example are before it.
                let about = |doc| {
                    let blocks: Vec<_> = blocks(doc).collect();
                    let pairs = blocks.windows(2).filter(|pair| pair[1].starts_with("```step"));
                    pairs.map(|pair| cells(pair[0])).collect::<Vec<_>>()
                };
                for (own, english) in about(doc).iter().zip(about(family.doc())) {
                    assert_eq!(*own, english, "{place}");
                }
            }
        }
    }
}
