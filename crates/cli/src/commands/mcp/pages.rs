//! The pages of techniques as resources.

use rmcp::model::{Resource, ResourceContents, ResourceTemplate};
use std::fmt::Write as _;
use sudokit::UnknownName;
use sudokit::logic::{Kind, Page, Passage, techniques};

const MARKDOWN: &str = "text/markdown";
const PREFIX: &str = "sudoku://technique/";

/// The pages of all techniques.
pub(super) fn all() -> Vec<Resource> {
    let page = |kind: &'static Kind| {
        Resource::new(format!("{PREFIX}{}", kind.id), kind.id)
            .with_title(kind.name)
            .with_description(kind.summary)
            .with_mime_type(MARKDOWN)
    };
    techniques::kinds().map(page).collect()
}

/// The pattern of page addresses.
pub(super) fn template() -> ResourceTemplate {
    ResourceTemplate::new(format!("{PREFIX}{{name}}"), "technique")
        .with_description("The page of a technique, by any of its names: pattern, examples, proof, failures.")
        .with_mime_type(MARKDOWN)
}

/// Returns the page at an address, or an error message if no page has that address.
pub(super) fn at(uri: &str) -> Result<ResourceContents, String> {
    let name =
        uri.strip_prefix(PREFIX).ok_or_else(|| format!("expected {PREFIX} and the name of a technique"))?;
    let kind: &Kind = name.parse().map_err(|unknown: UnknownName| unknown.to_string())?;
    Ok(ResourceContents::text(markdown(kind), uri).with_mime_type(MARKDOWN))
}

fn markdown(kind: &'static Kind) -> String {
    let page = Page::of(kind);
    let mut text = format!("# {}\n\n{}\n", kind.name, page.summary);
    for chapter in page.chapters {
        push(&mut text, format_args!("\n## {}\n", chapter.heading));
        let mut is_in_list = false;
        for passage in chapter.passages {
            let is_item = matches!(passage, Passage::Item(_));
            let gap = if is_in_list && is_item { "" } else { "\n" };
            is_in_list = is_item;
            match passage {
                Passage::Heading(names) => push(&mut text, format_args!("{gap}### {names}\n")),
                Passage::Text(said) => push(&mut text, format_args!("{gap}{said}\n")),
                Passage::Item(said) => push(&mut text, format_args!("{gap}- {said}\n")),
                Passage::Example { position, step } => {
                    let step = step.map_or(String::new(), |step| format!("{step}\n"));
                    push(&mut text, format_args!("{gap}```\n{position}\n{step}```\n"));
                }
            }
        }
    }
    text
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("a string takes all");
}
