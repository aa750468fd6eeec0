//! Rules about the documents.

use super::Violation;
use crate::code::code;
use crate::markdown::{self, Link, inside};
use crate::workspace::{LIBRARIES, Workspace};
use crate::{examples, surface, tasks};
use std::collections::BTreeMap;
use std::path::Path;

const SET_UP: [&str; 2] = ["cargo run -- solve --example", "cargo xtask test"];

pub(super) fn surface(workspace: &Workspace) -> Vec<Violation> {
    let written = workspace.files.iter().find(|file| file.path == surface::FILE);
    let (written, now) = (written.map_or("", |file| &file.text), surface::text(workspace));
    if written == now {
        return Vec::new();
    }
    let same = written.lines().zip(now.lines()).take_while(|(written, now)| written == now).count();
    let what = "the sources say something else; `cargo xtask surface` writes the file anew";
    vec![Violation::new(surface::FILE, same + 1, what)]
}

pub(super) fn linked(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(|file| file.is_markdown()) {
        for Link { target, line } in markdown::links(&file.text) {
            let path = inside(&file.path, &target);
            // A file, or a folder with files in it.
            let is_in =
                |path: &str| workspace.files.iter().any(|file| Path::new(&file.path).starts_with(path));
            if path.as_ref().is_some_and(|path| !is_in(path)) {
                violations.push(Violation::new(&file.path, line, format!("no such file: {target}")));
                continue;
            }
            let page = path.as_deref().unwrap_or(&file.path);
            let anchor = target.split_once('#').filter(|(before, _)| !before.contains(':'));
            let Some((_, anchor)) = anchor.filter(|_| page.ends_with(".md")) else { continue };
            let headings = markdown::headings(workspace.text(page));
            if !headings.iter().any(|heading| heading.anchor == anchor) {
                violations.push(Violation::new(&file.path, line, format!("no such heading: {target}")));
            }
        }
    }
    violations
}

pub(super) fn side_by_side(workspace: &Workspace) -> Vec<Violation> {
    let page = workspace.text(tasks::PAGE);
    let mut violations = Vec::new();
    for name in tasks::names(workspace) {
        let file = |ending: &str| format!("{}{name}.{ending}", tasks::FOLDER);
        let missing =
            tasks::parts().find(|(ending, _)| workspace.files.iter().all(|other| other.path != file(ending)));
        if let Some((ending, _)) = missing {
            violations.push(Violation::new(&file("txt"), 1, format!("there is no {name}.{ending}")));
        }
        let links = tasks::parts().map(|(ending, language)| format!("[{language}](tasks/{name}.{ending})"));
        let line = links.collect::<Vec<_>>().join(" ");
        if !page.lines().any(|other| other == line) {
            violations.push(Violation::new(tasks::PAGE, 1, format!("expected the line {line}")));
        }
    }
    violations
}

pub(super) fn two_commands(workspace: &Workspace) -> Vec<Violation> {
    let readme = workspace.text("README.md");
    let section = readme.split("\n## Set up\n").nth(1).unwrap_or_default();
    let fence = section.split("```").nth(1).unwrap_or_default();
    // The first line of a fence is the language.
    let commands: Vec<&str> = fence.lines().skip(1).filter(|line| !line.is_empty()).collect();
    if commands == SET_UP {
        return Vec::new();
    }
    let what = format!("expected `{}` and `{}` under \"Set up\", found {commands:?}", SET_UP[0], SET_UP[1]);
    vec![Violation::new("README.md", 1, what)]
}

pub(super) fn vocabulary(workspace: &Workspace) -> Vec<Violation> {
    let glossary = workspace.text("GLOSSARY.md");
    let mut violations = Vec::new();
    let library = |path: &str| LIBRARIES.iter().any(|name| path.starts_with(&format!("crates/{name}/src/")));
    for file in workspace.files.iter().filter(|file| library(&file.path)) {
        let code = code(&file.text);
        for (number, line) in (1..).zip(code.lines()) {
            let item =
                ["pub struct ", "pub enum ", "pub trait "].iter().find_map(|kind| line.strip_prefix(kind));
            let name = item.and_then(|item| item.split(|c: char| !c.is_alphanumeric()).next());
            if let Some(name) = name.filter(|name| !glossary.contains(&format!("`{name}`"))) {
                violations.push(Violation::new(&file.path, number, format!("GLOSSARY.md has no `{name}`")));
            }
        }
    }
    violations
}

/// Words with so many meanings that a crate may use each for one type only.
const MANY_MEANINGS: [&str; 10] =
    ["Job", "Level", "Lines", "Node", "Search", "Shape", "Split", "Symmetry", "Turn", "Walk"];

pub(super) fn one_meaning(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut first: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    for file in &workspace.files {
        let mut folders = file.path.split('/');
        let (Some("crates"), Some(package), Some("src")) = (folders.next(), folders.next(), folders.next())
        else {
            continue;
        };
        for (number, line) in (1..).zip(code(&file.text).lines()) {
            let mut words = line
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .skip_while(|word| !["struct", "enum", "trait", "type"].contains(word));
            let Some(name) = words.nth(1).and_then(|name| MANY_MEANINGS.into_iter().find(|one| *one == name))
            else {
                continue;
            };
            match first.get(&(package, name)) {
                Some(other) => {
                    let what = format!("{other} has a `{name}` too");
                    violations.push(Violation::new(&file.path, number, what));
                }
                None => drop(first.insert((package, name), &file.path)),
            }
        }
    }
    violations
}

/// The page that names every format.
const FORMATS: &str = "docs/formats.md";

pub(super) fn listed(workspace: &Workspace) -> Vec<Violation> {
    let page = workspace.text(FORMATS);
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(|file| file.path.starts_with("crates/formats/src/formats/")) {
        for (number, line) in file.lines() {
            let name = line.trim().strip_prefix("name: \"").and_then(|rest| rest.strip_suffix("\","));
            if let Some(name) = name.filter(|name| !page.contains(&format!("`{name}`"))) {
                violations.push(Violation::new(&file.path, number, format!("{FORMATS} has no `{name}`")));
            }
        }
    }
    violations
}

pub(super) fn toured(workspace: &Workspace) -> Vec<Violation> {
    let tour = workspace.text("crates/sudokit/src/lib.rs");
    let unnamed = examples::names(workspace).filter(|name| !tour.contains(&format!("//! | `{name}` |")));
    let missing =
        |name| Violation::new("crates/sudokit/src/lib.rs", 1, format!("no line for the example `{name}`"));
    unnamed.map(missing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found;

    #[test]
    fn links_lead_somewhere() {
        let text = "[a](../README.md#top) [b](https://example.org/#x) [c](sub)\n[d](gone.md), [e](#here)\n\n# Here\n";
        let files = [("README.md", "# Top"), ("docs/page.md", text), ("docs/sub/x.rs", "")];
        assert_eq!(found(linked, &files), [(2, "no such file: gone.md".to_owned())]);
        let elsewhere = [("README.md", "# Other"), ("docs/page.md", "[a](../README.md#top)\n\n[b](#here)\n")];
        let missing = |target: &str| format!("no such heading: {target}");
        assert_eq!(found(linked, &elsewhere), [(1, missing("../README.md#top")), (3, missing("#here"))]);
    }

    #[test]
    fn tasks_have_every_language() {
        let line: Vec<_> =
            tasks::parts().map(|(ending, name)| format!("[{name}](tasks/a.{ending})")).collect();
        let page = line.join(" ");
        let paths: Vec<_> =
            tasks::parts().map(|(ending, _)| format!("{}a.{ending}", tasks::FOLDER)).collect();
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (&**path, "")).collect();
        files.push((tasks::PAGE, &page));
        assert!(found(side_by_side, &files).is_empty());
        files.remove(2);
        assert_eq!(found(side_by_side, &files), [(1, "there is no a.py".to_owned())]);
        files.pop();
        assert_eq!(found(side_by_side, &files)[1], (1, format!("expected the line {page}")));
    }

    #[test]
    fn a_crate_has_one_search() {
        let files = [
            ("crates/a/src/x.rs", "pub struct Search;\nstruct SearchOfMine;\n"),
            ("crates/b/src/x.rs", "struct Search;\n"),
            ("crates/b/src/y.rs", "//! struct Search\nuse x::Search;\nenum Search<'a> {}\n"),
        ];
        assert_eq!(found(one_meaning, &files), [(3, "crates/b/src/x.rs has a `Search` too".to_owned())]);
    }

    #[test]
    fn set_up_is_two_commands() {
        let good = "# x\n\n## Set up\n\n```sh\ncargo run -- solve --example\ncargo xtask test\n```\n";
        assert!(found(two_commands, &[("README.md", good)]).is_empty());
        let more = good.replace("cargo xtask", "make\ncargo xtask");
        for bad in [more.as_str(), "# x\n", "## Set up\n\nRun it.\n"] {
            assert_eq!(found(two_commands, &[("README.md", bad)]).len(), 1, "{bad}");
        }
    }

    #[test]
    fn public_nouns_are_in_the_glossary() {
        let source = "/// A cell.\npub struct Cell(u8);\npub enum Hut {\n    pub(crate) struct Inner;\n";
        let files = [("crates/core/src/cell.rs", source), ("GLOSSARY.md", "| cell | `Cell` |\n")];
        assert_eq!(found(vocabulary, &files), [(3, "GLOSSARY.md has no `Hut`".to_owned())]);
    }

    #[test]
    fn formats_are_on_their_page() {
        let source = "const FORMAT: Spec = Spec {\n    name: \"line\",\n    name: \"new\",\n};\n";
        let files = [("crates/formats/src/formats/line.rs", source), (FORMATS, "Reads `line`.")];
        assert_eq!(found(listed, &files), [(3, "docs/formats.md has no `new`".to_owned())]);
    }

    #[test]
    fn examples_are_on_the_tour() {
        let tour = "//! | `solve_file` | solves |\n//! `rate_csv`\n";
        let files = [
            ("crates/sudokit/examples/rate_csv.rs", ""),
            ("crates/sudokit/examples/solve_file.rs", ""),
            ("crates/sudokit/src/lib.rs", tour),
        ];
        assert_eq!(found(toured, &files), [(1, "no line for the example `rate_csv`".to_owned())]);
    }
}
