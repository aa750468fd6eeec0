//! The document around the text of a page: head, contents, and the choice of a language on the page of tasks.

use super::article;
use super::pages::{Page, Pages, relative};
use crate::markdown;
use crate::tasks;
use crate::workspace::Workspace;
use pulldown_cmark::HeadingLevel;
use std::fmt::Write as _;

/// A page as an HTML document.
pub(super) fn document(workspace: &Workspace, pages: &Pages<'_>, page: &Page<'_>) -> Result<String, String> {
    let mut article = article::html(workspace, pages, page)?;
    if page.path == tasks::PAGE {
        article = article.replacen("<h2", &format!("{}<h2", choice()), 1);
    }
    let title = escaped(&page.title);
    let site = if page.address == "index.html" { String::new() } else { " · Sudokit".to_owned() };
    let [style, icon, home] =
        ["site.css", "icon.svg", "index.html"].map(|file| relative(&page.address, file));
    let contents = contents(pages, page);
    Ok(format!(
        "<!DOCTYPE html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<meta name=\"color-scheme\" content=\"light dark\">
<title>{title}{site}</title>
<link rel=\"stylesheet\" href=\"{style}\">
<link rel=\"icon\" href=\"{icon}\">
</head>
<body>
<header><a href=\"{home}\">Sudokit</a><a class=\"to-contents\" href=\"#contents\">Contents</a></header>
<main>
{article}</main>
<nav id=\"contents\" aria-label=\"Contents\">
{contents}</nav>
</body>
</html>
"
    ))
}

/// The list of pages, with the sections of the page that is shown.
fn contents(pages: &Pages<'_>, here: &Page<'_>) -> String {
    let mut list = "<ul>\n".to_owned();
    for page in pages.listed() {
        let (link, title) = (relative(&here.address, &page.address), escaped(&page.title));
        let is_here = page.path == here.path;
        let current = if is_here { " aria-current=\"page\"" } else { "" };
        write!(list, "<li><a href=\"{link}\"{current}>{title}</a>").expect("a text can grow");
        if is_here {
            list += &sections(page);
        }
        list += "</li>\n";
    }
    list + "</ul>\n"
}

fn sections(page: &Page<'_>) -> String {
    let headings = markdown::headings(page.text);
    let sections = headings.iter().filter(|heading| heading.level == HeadingLevel::H2);
    let items: String = sections
        .map(|heading| format!("<li><a href=\"#{}\">{}</a></li>\n", heading.anchor, escaped(&heading.text)))
        .collect();
    if items.is_empty() { items } else { format!("\n<ul>\n{items}</ul>\n") }
}

/// The choice of the language that tasks are shown in. The style sheet hides the others.
fn choice() -> String {
    let mut choice = "<fieldset class=\"languages\"><legend>Language</legend>\n".to_owned();
    for (place, (ending, language)) in tasks::LANGUAGES.into_iter().enumerate() {
        let checked = if place == 0 { " checked" } else { "" };
        writeln!(
            choice,
            "<input type=\"radio\" name=\"language\" id=\"in-{ending}\"{checked}><label for=\"in-{ending}\">{language}</label>"
        )
        .expect("a text can grow");
    }
    choice + "</fieldset>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
