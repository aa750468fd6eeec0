//! Markdown as the chores read it: the links of a page, and its headings, which links lead to.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

/// A link or a picture.
pub(crate) struct Link<'a> {
    pub(crate) target: CowStr<'a>,
    /// The line of the text that it begins on, from 1.
    pub(crate) line: usize,
}

/// A heading.
pub(crate) struct Heading {
    pub(crate) level: HeadingLevel,
    /// Its text without markup.
    pub(crate) text: String,
    /// The name that links lead to it by, unique in its page.
    pub(crate) anchor: String,
}

/// A page in pieces.
pub(crate) fn parse(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES)
}

/// The links and pictures of a page, in order.
pub(crate) fn links(text: &str) -> Vec<Link<'_>> {
    let pieces = parse(text).into_offset_iter();
    pieces
        .filter_map(|(event, range)| match event {
            Event::Start(Tag::Link { dest_url: target, .. } | Tag::Image { dest_url: target, .. }) => {
                Some(Link { target, line: 1 + text[..range.start].matches('\n').count() })
            }
            _ => None,
        })
        .collect()
}

/// The headings of a page, in order.
pub(crate) fn headings(text: &str) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    let mut is_inside = false;
    for event in parse(text) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                is_inside = true;
                headings.push(Heading { level, text: String::new(), anchor: String::new() });
            }
            Event::End(TagEnd::Heading(_)) => {
                is_inside = false;
                let Some(heading) = headings.last_mut() else { continue };
                heading.anchor = anchor(&heading.text);
                let before = times.entry(heading.anchor.clone()).or_default();
                if *before > 0 {
                    heading.anchor += &format!("-{before}");
                }
                *before += 1;
            }
            Event::Text(text) | Event::Code(text) if is_inside => {
                if let Some(heading) = headings.last_mut() {
                    heading.text += &text;
                }
            }
            _ => {}
        }
    }
    headings
}

/// The path in the tree that a link of a page leads to; none for an address, and for a place in the page.
pub(crate) fn inside(from: &str, link: &str) -> Option<String> {
    let path = link.split('#').next().unwrap_or_default();
    if path.is_empty() || path.contains(':') {
        return None;
    }
    let mut plain = PathBuf::new();
    for component in Path::new(from).parent().unwrap_or(Path::new("")).join(path).components() {
        match component {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    Some(plain.to_string_lossy().replace('\\', "/"))
}

/// The name of a heading, as hosts of repositories make it.
fn anchor(text: &str) -> String {
    let kept = text.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.collect::<String>().trim().to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_with_their_lines() {
        let text = "[a](x.md)\n\n```\n[not](code.md)\n```\n\n| t |\n|---|\n| ![p](y.svg) `[no](z.md)` |\n";
        let found: Vec<_> =
            links(text).into_iter().map(|link| (link.target.to_string(), link.line)).collect();
        assert_eq!(found, [("x.md".to_owned(), 1), ("y.svg".to_owned(), 9)]);
    }

    #[test]
    fn headings_have_names_of_their_own() {
        let headings = headings("# A `b`, c!\n\n## Keys\n\ntext\n\n## Keys\n");
        let found: Vec<_> = headings.iter().map(|heading| (&*heading.text, &*heading.anchor)).collect();
        assert_eq!(found, [("A b, c!", "a-b-c"), ("Keys", "keys"), ("Keys", "keys-1")]);
    }

    #[test]
    fn links_lead_to_paths_of_the_tree() {
        assert_eq!(inside("docs/a.md", "../lib/x.md#y").as_deref(), Some("lib/x.md"));
        assert_eq!([inside("a.md", "#here"), inside("a.md", "https://example.org")], [None, None]);
    }
}
