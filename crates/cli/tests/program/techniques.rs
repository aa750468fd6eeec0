//! What `sudoku techniques` shows.

use crate::common::run;

#[test]
fn every_technique_has_a_line_and_a_page() {
    let list = run(&["techniques"]).out;
    let mut lines = list.lines();
    assert!(lines.next().expect("a heading").starts_with("id "));
    let ids: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    assert!(ids.contains(&"naked-pair") && ids.contains(&"full-house"), "{list}");
    for id in ids {
        let page = run(&["techniques", id]).out;
        assert!(page.contains(&format!("\nid           {id}\n")), "{page}");
        for heading in ["\nWhat to look for\n", "\nExamples\n", "\nWhy it is sound\n", "\nSources\n"] {
            assert!(page.contains(heading), "{id}: {page}");
        }
        // Every example is drawn: none is left as it is written.
        assert!(
            page.contains("     c1 ") && !page.contains(":0000:") && !page.contains("```"),
            "{id}: {page}"
        );
        assert!(!page.contains("**"), "{id}");
    }
}

#[test]
fn any_name_will_do() {
    let page = run(&["techniques", "naked-pair"]).out;
    for name in ["Naked Pair", "NAKED-PAIR", "n2", "disjoint pair"] {
        assert_eq!(run(&["techniques", name]).out, page, "{name}");
    }
    let typo = run(&["techniques", "naked-pear"]);
    assert_eq!(typo.code, Some(2));
    assert!(typo.err.contains("'naked-pair'"), "{}", typo.err);
}

#[test]
fn the_facts_of_a_technique_are_those_of_its_kind() {
    let list = run(&["techniques"]).out;
    let line = list.lines().find(|line| line.starts_with("hidden-single ")).expect("it is there");
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words, ["hidden-single", "Hidden", "Single", "Easy", "14", "h1", "1.5"]);
}
