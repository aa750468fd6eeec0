//! Looks for dead links in the site, in the very files that are published.

use crate::markdown::inside;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The dead links, each with its page.
pub(super) fn dead_links(files: &[(PathBuf, String)]) -> Vec<String> {
    let mut places: BTreeSet<String> = BTreeSet::new();
    for (path, text) in files {
        let path = path.to_string_lossy().replace('\\', "/");
        places.extend(values(text, "id").map(|id| format!("{path}#{id}")));
        places.insert(path);
    }
    let mut dead = Vec::new();
    for (page, text) in
        files.iter().filter(|(path, _)| path.extension().is_some_and(|ending| ending == "html"))
    {
        let page = page.to_string_lossy().replace('\\', "/");
        for link in values(text, "href").chain(values(text, "src")) {
            // Links to other sites are not checked.
            let Some(path) = inside(&page, link).or_else(|| link.starts_with('#').then(|| page.clone()))
            else {
                continue;
            };
            let place = link.split_once('#').map_or(path.clone(), |(_, id)| format!("{path}#{id}"));
            if !places.contains(&place) {
                dead.push(format!("  {page}: {link}"));
            }
        }
    }
    dead
}

/// The values of an attribute in a document.
fn values<'a>(text: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    let tags = text.split('<').skip(1).filter_map(|rest| rest.split_once('>'));
    let begin = format!(" {attribute}=\"");
    tags.filter_map(move |(tag, _)| tag.split_once(&begin)?.1.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_are_found() {
        let page = "<h2 id=\"x\"><a href=\"b.html#y\">&lt;a href=\"no\"</a><img alt=\"\" src=\"p.svg\"><a href=\"#x\">";
        let files = [("a/a.html", page), ("a/b.html", "<a href=\"https://example.org\">"), ("a/p.svg", "")];
        let mut files: Vec<_> = files.map(|(path, text)| (PathBuf::from(path), text.to_owned())).into();
        assert_eq!(dead_links(&files), ["  a/a.html: b.html#y"]);
        files[1].1 += "<p id=\"y\">";
        assert!(dead_links(&files).is_empty());
        files.pop();
        files[0].1 += "<a href=\"../a.html\"><a href=\"#z\">";
        assert_eq!(dead_links(&files), ["  a/a.html: ../a.html", "  a/a.html: #z", "  a/a.html: p.svg"]);
    }
}
