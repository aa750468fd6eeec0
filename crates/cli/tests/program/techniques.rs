//! `sudoku techniques`.

use crate::common::{MEDIUM, run};
use std::sync::LazyLock;

/// The lines of the table, each in words.
fn table() -> Vec<Vec<String>> {
    let list = run(&["techniques"]).out;
    let rows = list.lines().skip(1).take_while(|line| !line.is_empty());
    rows.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
}

/// The id and the page of every technique.
static PAGES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let ids = table().into_iter().map(|words| words[0].clone());
    ids.map(|id| (id.clone(), run(&["techniques", &id]).out)).collect()
});

#[test]
fn every_technique_has_a_line_and_a_page() {
    let ids: Vec<&str> = PAGES.iter().map(|(id, _)| &**id).collect();
    assert!(ids.contains(&"naked-pair") && ids.contains(&"full-house"), "{ids:?}");
    for (id, page) in &*PAGES {
        assert!(page.contains(&format!("\nid           {id}\n")), "{page}");
        for heading in ["\nWhat to look for\n", "\nExamples\n", "\nWhy it is sound\n", "\nSources\n"] {
            assert!(page.contains(heading), "{id}: {page}");
        }
        assert!(!page.contains("](") && !page.contains("::"), "{id}: {page}");
        assert!(!page.contains(":*") || page.contains(": then the role of the whole cell"), "{id}: {page}");
        // An example has words, before its step or below its picture.
        let examples =
            page.split("\nExamples\n").nth(1).unwrap().split("\nWhy it is sound\n").next().unwrap();
        let is_sentence =
            |line: &str| line.starts_with(|sign: char| sign.is_ascii_alphanumeric()) && line.ends_with('.');
        assert!(examples.lines().any(is_sentence), "{id}: {examples}");
        // Every example is drawn: none is left as it is written.
        assert!(page.contains('┌') && !page.contains(":0000:") && !page.contains("```"), "{id}: {page}");
    }
}

#[test]
fn a_page_is_about_its_own_technique() {
    let page = run(&["techniques", "unique-rectangle-4"]).out;
    let mut lines = page.lines();
    assert_eq!(lines.next(), Some("Unique Rectangle Type 4"));
    assert!(lines.nth(1).is_some_and(|summary| summary.starts_with("A house has room")), "{page}");
    assert!(page.contains("\nalso called  Uniqueness Test 4, ur4\n"), "{page}");
    assert!(
        page.contains("\nUnique Rectangle Type 4: ") && !page.contains("\nUnique Rectangle Type 1: "),
        "{page}"
    );
    // Its page shows no jellyfish, but its cases do.
    assert!(run(&["techniques", "jellyfish"]).out.contains("\nJellyfish: "));
}

#[test]
fn the_words_fit_80_columns_and_have_no_markup() {
    for (id, page) in &*PAGES {
        // Grids are as wide as their candidates, steps as long as they are.
        let (grids, words): (Vec<&str>, Vec<&str>) = page
            .lines()
            .partition(|line| line.contains(['│', '┌', '├', '└', '=']) || line.starts_with("   "));
        assert!(!grids.is_empty(), "{id}");
        let words = words.into_iter().filter(|line| !line.contains("<>"));
        for line in words {
            assert!(
                line.chars().count() <= 80 && !line.contains('`') && !line.contains("**"),
                "{id}: {line}"
            );
        }
    }
    for line in run(&["techniques"]).out.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn any_name_will_do() {
    for (id, names) in [
        ("naked-pair", &["Naked Pair", "NAKED-PAIR", "n2", "disjoint pair", "nakedpairs"][..]),
        ("x-wing", &["xwing", "x wing", "X-Wings"]),
        ("unique-rectangle-1", &["ur1", "Unique Rectangle Type 1", "Uniqueness Test 1"]),
        ("bug-1", &["BUG+1", "bug 1", "Bivalue Universal Grave + 1"]),
    ] {
        let page = run(&["techniques", id]).out;
        for name in names {
            assert_eq!(run(&["techniques", name]).out, page, "{name}");
        }
    }
    assert_eq!(run(&["techniques", "naked", "pair"]).out, run(&["techniques", "naked-pair"]).out);
}

#[test]
fn a_name_of_several_techniques_lists_them() {
    let list = run(&["techniques", "locked candidates"]).out;
    assert!(list.contains("\npointing  ") && list.contains("\nclaiming  "), "{list}");
    let list = run(&["techniques", "als"]).out;
    assert!(list.contains("\nals-xz ") && list.contains("\nals-xy-chain "), "{list}");
}

#[test]
fn a_name_of_none_names_the_nearest() {
    for (typo, id) in [("naked-pear", "naked-pair"), ("skyscrapr", "skyscraper")] {
        let answer = run(&["techniques", typo]);
        assert_eq!(answer.code, Some(2));
        assert!(answer.err.contains(&format!("'{id}'")), "{}", answer.err);
    }
    let answer = run(&["techniques", "zzz"]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("`sudoku techniques`"), "{}", answer.err);
}

#[test]
fn options_take_the_same_names() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let by = |names: &str| run(&["explain", "--allow", names, puzzle]);
    assert_eq!(by("Hidden Singles,locked candidates").out, by("hidden-single,pointing,claiming").out);
    let answer = run(&["explain", "--until", "locked candidates", puzzle]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("the name fits 'pointing' or 'claiming'"), "{}", answer.err);
    let answer = by("naked-pear");
    assert!(answer.err.contains("'naked-pear'") && answer.err.contains("'naked-pair'"), "{}", answer.err);
}

#[test]
fn the_facts_of_a_technique_are_those_of_its_kind() {
    let row = |id: &str| table().into_iter().find(|words| words[0] == id).expect("it is there").join(" ");
    assert_eq!(row("hidden-single"), "hidden-single Easy 14 h1 1.5 x x");
    // By explain, but not in HoDoKu's order; the reverse cannot be.
    assert_eq!(row("wxyz-wing"), "wxyz-wing x");
    assert_eq!(row("template-set"), "template-set Extreme 10000 ts x");
    assert_eq!(row("unique-rectangle-1"), "unique-rectangle-1 Hard 100 u1 4.5 x x x");
}

#[test]
fn tables_and_pages_fit_on_eighty_columns_without_marks_of_style() {
    let table = run(&["techniques"]).out;
    let pages = ["naked-pair", "remote-pair", "x-chain", "sue-de-coq", "als-xz"]
        .map(|name| run(&["techniques", name]).out);
    for line in table.lines().chain(pages.iter().flat_map(|page| page.lines())) {
        // Grids and the notations of chains below them are indented, and stay as they are.
        assert!(line.chars().count() <= 80 || line.starts_with("   "), "{line}");
    }
    for page in pages {
        let words = page.lines().filter(|line| !line.contains('│') && !line.starts_with("   "));
        words.for_each(|line| assert!(!line.contains(['*', '`']), "{line}"));
    }
}

#[test]
fn every_option_that_is_listed_can_be_set() {
    let listed = run(&["techniques", "--options"]).out;
    let defaults: Vec<&str> =
        listed.lines().filter(|line| line.contains('=') && !line.contains(' ')).collect();
    assert!(defaults.len() > 10 && defaults.contains(&"whip-length=5"), "{listed}");
    let steps = |options: &[&str]| run(&[&["hint", "--detail", "5", MEDIUM], options].concat());
    let (plain, mut options) = (steps(&[]), Vec::new());
    for default in defaults {
        options.extend(["--option", default]);
    }
    assert_eq!((steps(&options).out, plain.code), (plain.out, Some(0)), "defaults change nothing");
}

#[test]
fn options_bound_the_search() {
    let puzzle = "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...";
    let count = |length: &str| {
        let option = format!("whip-length={length}");
        run(&["steps", "--allow", "whip", "--option", &option, puzzle]).out.lines().count()
    };
    assert!(count("2") < count("5"));
    for (option, expected) in [
        ("whips=7", "there is no option 'whips'; there are chain-links, "),
        ("siamese=7", "siamese is yes or no, not '7'"),
        ("fins=-1", "fins is a whole number, or 'any', not '-1'"),
        ("fins", "expected NAME=VALUE, such as whip-length=8"),
    ] {
        for command in ["hint", "steps", "explain"] {
            let wrong = run(&[command, "--option", option, puzzle]);
            assert!(wrong.code == Some(2) && wrong.err.contains(expected), "{}", wrong.err);
        }
    }
}
