//! Makes the documentation as a site of static files in `target/site`: without scripts, and without anything
//! from elsewhere.
//!
//! ```text
//! README.md ── links ──► pages: every Markdown file of the tree that a reader can get to
//!                          │ article: the text; the tasks with a choice of languages
//!                          │ layout: contents at the side, the head
//!                          ▼
//!                        target/site, in the folders of the tree ──► audit: no dead link
//! ```
//!
//! `docs/rust.md` becomes `docs/rust.html`, `docs/README.md` becomes `docs/index.html`. Links to files of the
//! tree that are not pages lead to the repository once it has an address, and until then are plain text.

mod article;
mod audit;
mod layout;
mod pages;

use crate::workspace::Workspace;
use pages::Pages;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The files that every page uses, and their sources in the tree.
const SHARED: [(&str, &str); 2] =
    [("site.css", "xtask/src/site/site.css"), ("icon.svg", "web/public/icon.svg")];

/// Makes the site. Returns true if no link in it is dead.
pub(crate) fn run(workspace: &Workspace) -> bool {
    let made = make(workspace, &workspace.target.join("site"));
    match made {
        Ok(count) => println!("{count} pages are in {}", workspace.target.join("site").display()),
        Err(ref error) => eprintln!("error: {error}"),
    }
    made.is_ok()
}

/// Makes the site in a folder, in place of what was there. Returns the number of pages.
pub(crate) fn make(workspace: &Workspace, folder: &Path) -> Result<usize, Box<dyn Error>> {
    let pages = Pages::of(workspace);
    if let Some(lost) = pages.lost(workspace) {
        return Err(format!("no link leads to {lost}; docs/README.md lists all pages of docs").into());
    }
    let mut files: Vec<(PathBuf, String)> = Vec::new();
    for page in pages.all() {
        files.push((PathBuf::from(&page.address), layout::document(workspace, &pages, page)?));
    }
    let count = files.len();
    for path in pages.pictures() {
        files.push((PathBuf::from(path), workspace.text(path).to_owned()));
    }
    files.extend(SHARED.map(|(name, source)| (PathBuf::from(name), workspace.text(source).to_owned())));
    let dead = audit::dead_links(&files);
    if !dead.is_empty() {
        return Err(format!("dead links:\n{}", dead.join("\n")).into());
    }
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().ok_or("a file has no folder")?)?;
        fs::write(path, text)?;
    }
    Ok(count)
}
