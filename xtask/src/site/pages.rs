//! The pages of the site: the Markdown files that links lead to from README.md.

use crate::markdown::{self, inside};
use crate::workspace::Workspace;
use std::collections::BTreeSet;

/// The first page, and the one that lists the others in the order of the contents.
const FIRST: &str = "README.md";
const LIST: &str = "docs/README.md";

/// One page.
pub(super) struct Page<'a> {
    /// Its path in the tree.
    pub(super) path: &'a str,
    /// Its path in the site.
    pub(super) address: String,
    pub(super) text: &'a str,
    pub(super) title: String,
}

/// All pages, in the order of the contents.
pub(super) struct Pages<'a> {
    all: Vec<Page<'a>>,
    pictures: BTreeSet<&'a str>,
    /// The number of pages that the contents list.
    listed: usize,
}

impl<'a> Pages<'a> {
    pub(super) fn of(workspace: &'a Workspace) -> Self {
        let mut pages = Self { all: Vec::new(), pictures: BTreeSet::new(), listed: 0 };
        pages.add(workspace, FIRST);
        pages.add(workspace, LIST);
        pages.add_links(workspace, LIST);
        // Pages about the project itself.
        pages.add_links(workspace, FIRST);
        pages.listed = pages.all.len();
        let mut next = 0;
        while let Some(page) = pages.all.get(next) {
            pages.add_links(workspace, page.path);
            next += 1;
        }
        pages
    }

    pub(super) fn all(&self) -> &[Page<'a>] {
        &self.all
    }

    /// A page for users that no link leads to, if any.
    pub(super) fn lost(&self, workspace: &'a Workspace) -> Option<&'a str> {
        let mut for_users =
            workspace.files.iter().filter(|file| file.is_markdown() && file.path.starts_with("docs/"));
        let is_there = |path: &str| self.all.iter().any(|page| page.path == path);
        for_users.find(|file| !is_there(&file.path)).map(|file| &*file.path)
    }

    /// The pages in the contents; the others are reached from their texts.
    pub(super) fn listed(&self) -> &[Page<'a>] {
        &self.all[..self.listed]
    }

    pub(super) fn pictures(&self) -> impl Iterator<Item = &'a str> {
        self.pictures.iter().copied()
    }

    /// The page that a link leads to, if it leads to one.
    pub(super) fn target(&self, from: &str, link: &str) -> Option<&Page<'a>> {
        let path = inside(from, link)?;
        self.all.iter().find(|page| page.path == path || page.path == format!("{path}/README.md"))
    }

    /// Adds the pages and pictures that a page links to.
    fn add_links(&mut self, workspace: &'a Workspace, path: &str) {
        for link in markdown::links(workspace.text(path)) {
            let Some(path) = inside(path, &link.target) else { continue };
            if let Some(picture) =
                workspace.files.iter().find(|file| file.path == path && path.ends_with(".svg"))
            {
                self.pictures.insert(&picture.path);
            }
            self.add(workspace, &path);
        }
    }

    /// Adds a page, or that of a folder, if there is one and it is new.
    fn add(&mut self, workspace: &'a Workspace, path: &str) {
        let of_folder = format!("{path}/README.md");
        let file = workspace
            .files
            .iter()
            .find(|file| file.is_markdown() && [path, &of_folder].contains(&&*file.path));
        let Some(file) = file.filter(|file| self.all.iter().all(|page| page.path != file.path)) else {
            return;
        };
        let title = markdown::headings(&file.text).into_iter().next().map(|heading| heading.text);
        self.all.push(Page {
            path: &file.path,
            address: address(&file.path),
            text: &file.text,
            title: title.unwrap_or_else(|| file.path.clone()),
        });
    }
}

/// The path in the site of a Markdown file.
pub(super) fn address(path: &str) -> String {
    match path.strip_suffix("README.md") {
        Some(folder) => format!("{folder}index.html"),
        None => path.strip_suffix(".md").map_or_else(|| path.to_owned(), |stem| format!("{stem}.html")),
    }
}

/// The link from one file of the site to another.
pub(super) fn relative(from: &str, to: &str) -> String {
    let (from, to): (Vec<_>, Vec<_>) = (from.split('/').collect(), to.split('/').collect());
    let folders = from.len() - 1;
    let same = from[..folders].iter().zip(&to[..to.len() - 1]).take_while(|(a, b)| a == b).count();
    "../".repeat(folders - same) + &to[same..].join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_what_readers_get_to() {
        let workspace = Workspace::of_files(&[
            (
                "README.md",
                "# Top\n[docs](docs/README.md) [lib](lib) ![p](p.svg) [web](https://example.org)\n",
            ),
            ("docs/README.md", "# Docs\n[b](b.md), [a](a.md#x)\n"),
            ("docs/a.md", "# A\n[deep](../lib/deep.md)\n"),
            ("docs/b.md", "# B\n"),
            ("lib/README.md", "# Lib\n"),
            ("lib/deep.md", "no heading"),
            ("lib/lone.md", "# Lone\n"),
            ("p.svg", "<svg/>"),
        ]);
        let pages = Pages::of(&workspace);
        let titles: Vec<_> = pages.all().iter().map(|page| &*page.title).collect();
        assert_eq!(titles, ["Top", "Docs", "B", "A", "Lib", "lib/deep.md"]);
        assert_eq!((pages.listed().len(), pages.pictures().collect::<Vec<_>>()), (5, vec!["p.svg"]));
        assert_eq!(pages.lost(&workspace), None);
        let lonely = Workspace::of_files(&[("README.md", "# Top\n"), ("docs/a.md", "# A\n")]);
        assert_eq!(Pages::of(&lonely).lost(&lonely), Some("docs/a.md"));
        assert_eq!(pages.target("docs/a.md", "../lib").map(|page| &*page.address), Some("lib/index.html"));
    }

    #[test]
    fn links_lead_from_folder_to_folder() {
        for (from, to, link) in [
            ("docs/a.html", "docs/b.html", "b.html"),
            ("docs/a.html", "site.css", "../site.css"),
            ("index.html", "docs/a.html", "docs/a.html"),
            ("crates/a/index.html", "crates/b/index.html", "../b/index.html"),
        ] {
            assert_eq!(relative(from, to), link);
        }
    }
}
