//! The rule about the rooms inside a crate: arrows run down only.

use super::Violation;
use crate::code::code;
use crate::workspace::{File, Workspace};
use std::collections::{BTreeMap, BTreeSet};

/// The crate whose rooms ARCHITECTURE.md lists, the highest floor first, and the room of families.
const SOURCES: &str = "crates/logic/src/";
const FAMILIES: &str = "techniques";

/// The heading of the list.
const HEADING: &str = "## Rooms of logic";

/// Files of tests alone, which may look everywhere.
const TESTS: [&str; 3] = ["cases.rs", "techniques/bounds.rs", "rating/se/vectors.rs"];

pub(super) fn rooms(workspace: &Workspace) -> Vec<Violation> {
    let page = workspace.files.iter().find(|file| file.path == "ARCHITECTURE.md");
    let floors = page.map_or_else(BTreeMap::new, |page| floors(&page.text));
    let names = workspace.files.iter().find(|file| file.path == format!("{SOURCES}lib.rs"));
    let names = names.map_or_else(BTreeMap::new, |root| names_of(&root.text));
    let mut violations = Vec::new();
    let mut families: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, module) in workspace.files.iter().filter_map(|file| Some((file, module(file)?))) {
        let Some(room) = module.first() else { continue };
        if !floors.contains_key(room) {
            violations.push(Violation::new(&file.path, 1, format!("ARCHITECTURE.md has no room '{room}'")));
            continue;
        }
        for (line, path) in paths(&file.text, &module) {
            let known = path.first().and_then(|first| names.get(first));
            let path: Vec<String> = known.into_iter().chain(&path).cloned().collect();
            let [to, inside @ ..] = path.as_slice() else { continue };
            if floors.get(to) > floors.get(room) || floors.get(to) == floors.get(room) && to != room {
                violations.push(Violation::new(&file.path, line, format!("'{room}' looks up at '{to}'")));
            }
            if let ([FAMILIES, from, ..], FAMILIES, [family, ..]) = (&strs(&module)[..], to.as_str(), inside)
                && from != family
            {
                families.entry((*from).to_owned()).or_default().insert(family.clone());
            }
        }
    }
    violations.extend(circle(&families).map(|circle| {
        Violation::new(&format!("{SOURCES}{FAMILIES}"), 1, format!("a circle: {}", circle.join(", ")))
    }));
    violations
}

fn strs(path: &[String]) -> Vec<&str> {
    path.iter().map(String::as_str).collect()
}

/// The floor of each room, by the list of the page: the lower, the less.
fn floors(page: &str) -> BTreeMap<String, usize> {
    let list = page.split(HEADING).nth(1).and_then(|rest| rest.split("```").nth(1)).unwrap_or_default();
    let lines: Vec<&str> = list.lines().skip(1).collect();
    let names = |line: &str| line.split("  ").next().map(str::to_owned).unwrap_or_default();
    (0..)
        .zip(lines.into_iter().rev())
        .flat_map(|(floor, line)| {
            names(line).split(' ').map(|name| (name.to_owned(), floor)).collect::<Vec<_>>()
        })
        .collect()
}

/// The module of a source file, without its crate. None for other files, for tests, and for the root.
fn module(file: &File) -> Option<Vec<String>> {
    let path = file.path.strip_prefix(SOURCES)?;
    let path = path.strip_suffix(".rs").filter(|_| !TESTS.contains(&path))?;
    let path = path.strip_suffix("/mod").unwrap_or(path);
    (path != "lib").then(|| path.split('/').map(str::to_owned).collect())
}

/// The rooms of the names that the root of the crate gives to all.
fn names_of(root: &str) -> BTreeMap<String, String> {
    let code = code(root);
    let used = code.split(';').filter_map(|item| item.split_once("use "));
    used.flat_map(|(_, path)| {
        let room = path.split("::").next().unwrap_or_default().to_owned();
        expanded(path).into_iter().filter_map(move |path| Some((path.last()?.clone(), room.clone())))
    })
    .collect()
}

/// The paths of a file that lead to other modules of its crate, from its root, each with its line.
fn paths(text: &str, module: &[String]) -> Vec<(usize, Vec<String>)> {
    let code = code(text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default());
    let mut found = Vec::new();
    let starts = |word: &'static str| code.match_indices(word).map(|(at, _)| at).collect::<Vec<_>>();
    for at in starts("crate::").into_iter().chain(starts("super::")) {
        let is_inside =
            code[..at].ends_with(|before: char| before.is_alphanumeric() || "_:".contains(before));
        if is_inside {
            continue;
        }
        let line = 1 + code[..at].matches('\n').count();
        for path in expanded(&code[at..]) {
            let ups = path.iter().filter(|part| *part == "super").count();
            let base = if ups > 0 { &module[..module.len().saturating_sub(ups)] } else { &[][..] };
            let rest = path.into_iter().filter(|part| part != "super" && part != "crate");
            found.push((line, base.iter().cloned().chain(rest).collect()));
        }
    }
    found
}

/// The paths that a text begins with: one, or all that a list in braces stands for.
fn expanded(text: &str) -> Vec<Vec<String>> {
    let mut prefix = Vec::new();
    let mut rest = text.trim_start();
    loop {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end == 0 {
            break;
        }
        prefix.push(rest[..end].to_owned());
        let Some(more) = rest[end..].strip_prefix("::") else { return vec![prefix] };
        rest = more;
    }
    let Some(list) = rest.strip_prefix('{') else { return vec![prefix] };
    let within = |tail: Vec<String>| prefix.iter().cloned().chain(tail).collect();
    items(list).into_iter().flat_map(expanded).map(within).collect()
}

/// The items of a list, up to the brace that closes it.
fn items(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut items) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            ',' | '}' if depth == 0 => {
                items.push(list[start..at].trim());
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

/// Rooms each of which looks at the next, and the last at the first.
fn circle(arrows: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<String>> {
    let mut left = arrows.clone();
    // A room that looks at none of those left is in no circle.
    while let Some(room) = left.iter().find(|(_, to)| !to.iter().any(|to| left.contains_key(to))) {
        let room = room.0.clone();
        left.remove(&room);
    }
    let mut way = vec![left.keys().next()?.clone()];
    loop {
        let last = &left[&way[way.len() - 1]];
        let next = last.iter().find(|to| left.contains_key(*to)).expect("every room left looks at another");
        if let Some(start) = way.iter().position(|room| room == next) {
            return Some(way.split_off(start));
        }
        way.push(next.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found;

    const PAGE: &str =
        "## Rooms of logic\n\n```text\naim          ways\ntechniques   families\nfacts step   nouns\n```\n";
    const ROOT: &str = "mod facts;\npub use facts::view::View;\nuse step::{Kind, inner::Step};\n";

    fn of(path: &str, text: &str) -> Vec<(usize, String)> {
        let path = format!("{SOURCES}{path}");
        let lib = format!("{SOURCES}lib.rs");
        found(rooms, &[("ARCHITECTURE.md", PAGE), (&lib, ROOT), (&path, text)])
    }

    #[test]
    fn arrows_run_down_only() {
        assert!(of("aim/mod.rs", "use crate::techniques::fish;\nuse crate::{Kind, Step, View};").is_empty());
        let up = [(2, "'facts' looks up at 'aim'".to_owned())];
        assert_eq!(of("facts/als.rs", "use super::View;\nuse crate::{View, facts};"), []);
        assert_eq!(
            of("facts/als.rs", "use super::View;\nuse crate::{facts, aim::{self, way}};"),
            [&up[..], &up[..]].concat()
        );
        assert_eq!(of("facts/als.rs", "\nuse crate::aim::way;"), up);
        assert_eq!(of("facts/als.rs", "\nlet way = crate::aim::way();"), up);
        assert_eq!(of("facts/als.rs", "\nuse super::super::aim;"), up);
        assert_eq!(of("facts/view.rs", "use crate::Kind;"), [(1, "'facts' looks up at 'step'".to_owned())]);
        assert_eq!(of("tables.rs", "")[0].1, "ARCHITECTURE.md has no room 'tables'");
    }

    #[test]
    fn tests_may_look_everywhere() {
        assert!(of("facts/als.rs", "#[cfg(test)]\nmod tests {\n    use crate::aim;\n}").is_empty());
        assert!(of("facts/als.rs", "// crate::aim\n").is_empty());
    }

    #[test]
    fn families_are_in_no_circle() {
        let path = |name: &str| format!("{SOURCES}techniques/{name}/mod.rs");
        let files = [path("fish"), path("kraken"), path("forcing")];
        let texts = ["use super::kraken::find;", "use crate::techniques::{forcing, fish};", ""];
        let with = |last: &'static str| {
            let texts = [texts[0], texts[1], last];
            let sources = files.iter().map(String::as_str).zip(texts);
            let all: Vec<(&str, &str)> = [("ARCHITECTURE.md", PAGE)].into_iter().chain(sources).collect();
            found(rooms, &all)
        };
        assert_eq!(with("")[0].1, "a circle: fish, kraken");
        assert_eq!(circle(&BTreeMap::new()), None);
    }
}
