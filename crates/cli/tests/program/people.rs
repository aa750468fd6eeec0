//! The law of all text that people read: no markup and no paths of the source, only signs that the font of
//! printed pages has, and only names of techniques that there are.

use crate::common::{Folder, MULTIPLE, UNIQUE, run};
use std::fs;
use std::path::{Path, PathBuf};
use sudokit::logic::Kind;

/// Checks one text, from this place.
fn check(text: &str, place: &str) {
    assert!(!text.contains("]("), "{place}: a link of the source\n{text}");
    assert!(!text.contains("crate::") && !text.contains("super::"), "{place}: a path of the source\n{text}");
    let lacking: Vec<char> = sudokit_print::lacking(text).collect();
    assert!(lacking.is_empty(), "{place}: {lacking:?}");
    check_names(text, place);
}

/// Checks the names of techniques in commands.
fn check_names(text: &str, place: &str) {
    let words: Vec<&str> = text.split([' ', '\n', '`', '=', '\'', '"']).collect();
    for pair in words.windows(2) {
        let is_named =
            ["--allow", "--deny", "--hardest", "--use", "--without", "--worksheet"].contains(&pair[0]);
        let is_list = pair[1].starts_with(|letter: char| letter.is_ascii_lowercase());
        if is_named && is_list && pair[1].contains('-') {
            for name in pair[1].trim_end_matches(['.', ',', ';', ':', ')']).split(',') {
                assert!(name.parse::<&'static Kind>().is_ok(), "{place}: {name}");
            }
        }
    }
}

#[test]
fn help_is_for_people() {
    for command in crate::help::commands() {
        for flag in ["-h", "--help"] {
            check(&run(&[&command, flag]).out, &format!("{command} {flag}"));
        }
    }
    check(&run(&["--help"]).out, "--help");
}

#[test]
fn notes_and_errors_are_for_people() {
    let folder = Folder::new("people");
    let empty = folder.file("empty.txt", "");
    for arguments in [
        &["solve", "123"][..],
        &["solve", &empty],
        &["solve", "/no/such/file"],
        &["hint", MULTIPLE],
        &["check", MULTIPLE],
        &["explain", "--allow", "xwng", UNIQUE],
        &["techniques", "xwin"],
        &["generate", "--givens", "5"],
        &["rank", UNIQUE],
        &["print", MULTIPLE, "-o", &folder.path("a.pdf")],
        &["play", UNIQUE],
        &["verify", &empty],
        &["merge", &empty],
        &["frob"],
    ] {
        let run = run(arguments);
        check(&format!("{}{}", run.out, run.err), &format!("{arguments:?}"));
    }
}

/// The root of the repository, if this is not the package alone.
fn root() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("web/src").is_dir().then_some(root)
}

fn files(folder: &Path, endings: &[&str], all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, endings, all);
        } else if endings.iter().any(|ending| path.extension().is_some_and(|other| other == *ending)) {
            all.push(path);
        }
    }
}

#[test]
fn pages_are_for_people() {
    let Some(root) = root() else { return };
    let mut pages = vec![root.join("README.md")];
    files(&root.join("docs"), &["md"], &mut pages);
    for page in pages {
        let (text, place) = (fs::read_to_string(&page).expect("a page"), page.display().to_string());
        text.split("```").skip(1).step_by(2).for_each(|code| check_names(code, &place));
        // Code is of its language, and links of Markdown lead somewhere: tidy checks that.
        let prose: String = text.split("```").step_by(2).collect();
        let prose: String = prose.split('`').step_by(2).collect();
        assert!(!prose.contains("crate::"), "{place}: a path of the source");
        let lacking: Vec<char> = sudokit_print::lacking(&prose).collect();
        assert!(lacking.is_empty(), "{place}: {lacking:?}");
    }
}

/// The signs on buttons of the app, which browsers have and printed pages do not.
const BUTTONS: [char; 3] = ['‹', '›', '␣'];

/// The texts of the app, and its links to screens of its own.
#[test]
fn the_app_is_for_people() {
    let Some(root) = root() else { return };
    let mut sources = Vec::new();
    files(&root.join("web/src"), &["ts", "tsx"], &mut sources);
    assert!(sources.len() > 50);
    let screens = fs::read_to_string(root.join("web/src/screens/Screen.tsx")).expect("a source");
    let mut links = 0;
    for source in sources {
        let (text, place) = (fs::read_to_string(&source).expect("a source"), source.display().to_string());
        for link in ["linkTo(\"", " to=\""].iter().flat_map(|start| text.split(start).skip(1)) {
            let screen = link.split('"').next().unwrap_or_default();
            let is_there = ["case", "screen ==="].map(|how| screens.contains(&format!("{how} \"{screen}\"")));
            assert!(is_there.contains(&true), "{place}: there is no screen {screen}");
            links += 1;
        }
        let spoken = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
        for line in spoken {
            let lacking: Vec<char> =
                sudokit_print::lacking(line).filter(|sign| !BUTTONS.contains(sign)).collect();
            assert!(lacking.is_empty(), "{place}: {lacking:?} in {line}");
            for quoted in line.split('"').skip(1).step_by(2) {
                assert!(!quoted.contains("crate::"), "{place}: {line}");
                let is_link = quoted.contains("](") && quoted.contains(' ');
                assert!(!is_link, "{place}: {line}");
            }
        }
    }
    assert!(links > 40, "{links}");
}
