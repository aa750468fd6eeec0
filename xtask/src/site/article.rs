//! The text of a page as HTML: links that lead to pages of the site, headings with their names, wide tables
//! that scroll by themselves, and the programs of a task in every language.

use super::pages::{Page, Pages, relative};
use crate::markdown::{self, inside};
use crate::tasks;
use crate::workspace::Workspace;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Tag, TagEnd, html};

/// The text of a page.
pub(super) fn html(workspace: &Workspace, pages: &Pages<'_>, page: &Page<'_>) -> Result<String, String> {
    let mut headings = markdown::headings(page.text).into_iter();
    let mut events: Vec<Event<'_>> = Vec::new();
    // True in a link that is only text here.
    let mut is_plain = false;
    for event in pieces(workspace, page)? {
        match event {
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                let id = headings.next().map(|heading| CowStr::from(heading.anchor));
                events.push(Event::Start(Tag::Heading { level, id, classes, attrs }));
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let target = destination(workspace, pages, page, &dest_url);
                is_plain = target.is_none();
                if let Some(target) = target {
                    events.push(Event::Start(Tag::Link { link_type, dest_url: target.into(), title, id }));
                }
            }
            Event::End(TagEnd::Link) if is_plain => is_plain = false,
            Event::Start(Tag::Table(alignments)) => {
                events.push(Event::Html("<div class=\"wide\">".into()));
                events.push(Event::Start(Tag::Table(alignments)));
            }
            Event::End(TagEnd::Table) => {
                events.push(Event::End(TagEnd::Table));
                events.push(Event::Html("</div>".into()));
            }
            event => events.push(event),
        }
    }
    let mut text = String::new();
    html::push_html(&mut text, events.into_iter());
    Ok(text)
}

/// The page in pieces. A paragraph that only links to a task's programs is replaced by the programs.
fn pieces<'a>(workspace: &Workspace, page: &Page<'a>) -> Result<Vec<Event<'a>>, String> {
    let mut pieces = Vec::new();
    let mut begin = 0;
    for event in markdown::parse(page.text) {
        let is_end = event == Event::End(TagEnd::Paragraph);
        if event == Event::Start(Tag::Paragraph) {
            begin = pieces.len();
        }
        pieces.push(event);
        if is_end
            && page.path == tasks::PAGE
            && let Some(name) = task_of(&pieces[begin..])
        {
            let programs = programs(workspace, &name)?;
            pieces.truncate(begin);
            pieces.extend(programs);
        }
    }
    Ok(pieces)
}

/// The target of a link in the site. None if the target is not in the site and there is no repository yet.
fn destination(workspace: &Workspace, pages: &Pages<'_>, page: &Page<'_>, link: &str) -> Option<String> {
    let Some(path) = inside(page.path, link) else { return Some(link.to_owned()) };
    let anchor = link.split_once('#').map_or(String::new(), |(_, anchor)| format!("#{anchor}"));
    if let Some(target) = pages.target(page.path, link) {
        return Some(relative(&page.address, &target.address) + &anchor);
    }
    let repository = workspace.package("sudokit").ok().map(|package| &package.repository);
    repository
        .filter(|address| !address.is_empty())
        .map(|address| format!("{address}/blob/HEAD/{path}{anchor}"))
}

/// The task whose programs a paragraph links to, if it does nothing else.
fn task_of(paragraph: &[Event<'_>]) -> Option<String> {
    let mut name = None;
    let mut is_inside = false;
    for event in paragraph {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                is_inside = true;
                name = Some(
                    inside(tasks::PAGE, dest_url)?.strip_prefix(tasks::FOLDER)?.split('.').next()?.to_owned(),
                );
            }
            Event::End(TagEnd::Link) => is_inside = false,
            Event::Text(text) if is_inside || text.trim().is_empty() => {}
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) | Event::SoftBreak => {}
            _ => return None,
        }
    }
    name
}

/// The programs of a task, one for each language, and their output.
fn programs(workspace: &Workspace, name: &str) -> Result<Vec<Event<'static>>, String> {
    let mut events = Vec::new();
    for (ending, language) in tasks::parts() {
        let path = format!("{}{name}.{ending}", tasks::FOLDER);
        let file = workspace.files.iter().find(|file| file.path == path);
        let text = file.ok_or_else(|| format!("{path} is missing"))?.text.clone();
        events.push(Event::Html(
            format!("<figure class=\"code {ending}\"><figcaption>{language}</figcaption>").into(),
        ));
        events.push(Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(ending.into()))));
        events.push(Event::Text(text.into()));
        events.push(Event::End(TagEnd::CodeBlock));
        events.push(Event::Html("</figure>\n".into()));
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Package;

    fn text(workspace: &Workspace, path: &str) -> String {
        let pages = Pages::of(workspace);
        let page = pages.all().iter().find(|page| page.path == path).expect("it is a page");
        html(workspace, &pages, page).expect("it is whole")
    }

    #[test]
    fn links_lead_to_pages_or_to_the_repository() {
        let files = [
            ("README.md", "# Top\n[a](docs/a.md#x) [code](src/x.rs) [out](https://example.org)\n"),
            ("docs/a.md", "# A\n\n## x\n[top](../README.md)\n"),
        ];
        let mut workspace = Workspace::of_files(&files);
        let top = text(&workspace, "README.md");
        assert!(top.contains("<h1 id=\"top\">Top</h1>"), "{top}");
        assert!(
            top.contains("<a href=\"docs/a.html#x\">a</a> code <a href=\"https://example.org\">"),
            "{top}"
        );
        assert!(text(&workspace, "docs/a.md").contains("<a href=\"../index.html\">top</a>"));
        let repository = "https://example.org/s".to_owned();
        workspace.packages.push(Package { name: "sudokit".into(), repository, ..Package::default() });
        let top = text(&workspace, "README.md");
        assert!(top.contains("<a href=\"https://example.org/s/blob/HEAD/src/x.rs\">code</a>"), "{top}");
    }

    #[test]
    fn a_task_shows_its_programs() {
        let line =
            "# T\n\nWhy: [x](tasks/a.sh).\n\n[Shell](tasks/a.sh) [Rust](tasks/a.rs)\n[Output](tasks/a.txt)\n";
        let mut files = vec![("README.md", "[t](docs/tasks.md)"), ("docs/tasks.md", line)];
        files.extend([("docs/tasks/a.sh", "a < b\n"), ("docs/tasks/a.rs", "r"), ("docs/tasks/a.py", "p")]);
        files.extend([("docs/tasks/a.mjs", "m"), ("docs/tasks/a.c", "c"), ("docs/tasks/a.txt", "1\n")]);
        let page = text(&Workspace::of_files(&files), tasks::PAGE);
        assert!(
            page.contains("<figcaption>Shell</figcaption>\n<pre><code class=\"language-sh\">a &lt; b\n"),
            "{page}"
        );
        assert!(page.contains("<p>Why: x.</p>"), "{page}");
        assert_eq!((page.matches("<figure").count(), page.matches("<p>").count()), (6, 1), "{page}");
        files.retain(|(path, _)| *path != "docs/tasks/a.py");
        let workspace = Workspace::of_files(&files);
        let pages = Pages::of(&workspace);
        let page = pages.all().iter().find(|page| page.path == tasks::PAGE).expect("it is a page");
        assert_eq!(html(&workspace, &pages, page), Err("docs/tasks/a.py is missing".to_owned()));
    }
}
