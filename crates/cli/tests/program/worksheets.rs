//! `sudoku print --worksheet`: sheets for schools, read back.

use crate::common::{Folder, UNIQUE, run};
use std::fs;

/// A sheet as HTML, and the notes of the run.
fn sheet(arguments: &[&str]) -> (String, String) {
    let done = run(&[&["print", "-f", "html", "--worksheet"], arguments].concat());
    assert_eq!(done.code, Some(0), "{arguments:?}: {}", done.err);
    (done.out, done.err)
}

fn refused(arguments: &[&str]) -> String {
    let run = run(&[&["print", "--worksheet"], arguments].concat());
    assert!(run.code == Some(2) && run.out.is_empty(), "{arguments:?}: {:?} {}", run.code, run.err);
    run.err
}

/// The digits of the figures whose name begins so, in order, as they are read aloud.
fn figures<'s>(sheet: &'s str, begins: &str) -> Vec<(&'s str, &'s str)> {
    let labels = sheet.split("aria-label=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let named = labels.filter_map(|(label, _)| label.split_once(", row by row. "));
    named.filter(|(name, _)| name.starts_with(begins) || begins.is_empty()).collect()
}

/// The sheets are sections of pages; headings of the first level begin them.
fn pages(sheet: &str) -> usize {
    sheet.matches("<section class=\"page\"").count()
}

#[test]
fn a_worksheet_explains_asks_and_answers() {
    let (done, said) = sheet(&["x-wing", "-n", "3"]);
    assert_eq!(said, "");
    for word in
        ["X-Wing", "Name", "Class", "Date", "Two rows have room for a digit", "Example", "Answers: X-Wing"]
    {
        assert!(done.contains(word), "{word}");
    }
    // The page explains this fish alone.
    assert!(!done.contains("wordfish") && !done.contains("ellyfish"));
    let (questions, answers) = (figures(&done, ""), figures(&done, "Answer"));
    for number in 1..=3 {
        assert!(done.contains(&format!("{number}. Where is the X-Wing?")), "{number}");
        // The example is the first figure.
        assert_eq!(questions[number].1, answers[number - 1].1, "{number}");
        assert_eq!(answers[number - 1].0, format!("Answer {number}"));
    }
    assert!(!done.contains("Answer 4"));
    let (other, _) = sheet(&["x-wing", "-n", "3", "--seed", "2"]);
    let known: Vec<&str> = questions[1..4].iter().map(|(_, digits)| *digits).collect();
    assert!(figures(&other, "")[1..4].iter().all(|(_, digits)| !known.contains(digits)), "all are others");
}

#[test]
fn topics_are_techniques_chapters_and_levels() {
    let (several, _) = sheet(&["x-wing,swordfish", "-n", "1"]);
    let (chapter, _) = sheet(&["fish", "-n", "1"]);
    for name in ["X-Wing", "Swordfish"] {
        assert!(
            [&several, &chapter].iter().all(|sheet| sheet.contains(&format!("Answers: {name}"))),
            "{name}"
        );
    }
    assert!(!several.contains("Answers: Jellyfish") && chapter.contains("Answers: Jellyfish"));
    // The key of all sheets is behind the last of them.
    assert!(chapter.find("Where is the Jellyfish?") < chapter.find("Answers: X-Wing"));
    let (hard, said) = sheet(&["hard", "-n", "1"]);
    assert!(hard.contains("Answers: Skyscraper") && !hard.contains("Answers: Naked Pair"));
    assert!(said.contains("there is no position for Dual 2-String Kite, Dual Empty Rectangle"), "{said}");
    assert!(sheet(&["death-blossom", "-n", "1"]).0.contains("Answers: Death Blossom"), "no hint names it");
}

#[test]
fn a_mixed_sheet_rises_and_names_nothing_but_its_topic() {
    let (mixed, said) = sheet(&["wings", "--mixed", "--solutions-to", "/dev/null", "-o", "/dev/stdout"]);
    assert_eq!(said, "");
    for words in ["Mixed: Wings", "W-Wing, XY-Wing, XYZ-Wing", "6. Which technique helps here?"] {
        assert!(mixed.contains(words), "{words}");
    }
    assert!(!mixed.contains("Answers") && !mixed.contains("Example"));
    let (key, _) = sheet(&["wings", "--mixed", "--solutions", "only"]);
    let found: Vec<usize> = ["W-Wing: ", "XY-Wing: ", "XYZ-Wing: "]
        .iter()
        .map(|name| key.matches(&format!(">{name}")).count())
        .collect();
    assert_eq!(found, [2, 2, 2]);
    assert!(
        key.find(">W-Wing: ") < key.find(">XY-Wing: ") && key.find(">XY-Wing: ") < key.find(">XYZ-Wing: ")
    );
}

#[test]
fn the_key_is_where_it_is_wanted() {
    let sheet = |more: &[&str]| sheet(&[&["naked-pair", "-n", "4"], more].concat()).0;
    let (none, below, back) =
        (sheet(&["--solutions", "none"]), sheet(&["--solutions", "below"]), sheet(&["--solutions", "back"]));
    assert!(!none.contains("4. Naked Pair:") && !none.contains("Answer"));
    assert!((1..=4).all(|number| below.contains(&format!("{number}. Naked Pair: Remove"))));
    assert_eq!(pages(&below), pages(&none));
    assert_eq!(pages(&back), 2 * pages(&none));
    let folder = Folder::new("worksheet-key");
    let (out, key) = (folder.path("sheet.html"), folder.path("key.html"));
    let done = run(&["print", "--worksheet", "naked-pair", "-n", "4", "-o", &out, "--solutions-to", &key]);
    assert_eq!((done.code, &*done.err), (Some(0), ""));
    assert_eq!(fs::read_to_string(&out).expect("it is there"), none);
    assert_eq!(fs::read_to_string(&key).expect("it is there"), sheet(&["--solutions", "only"]));
    let said = refused(&["naked-pair", "-o", &out, "--solutions-to", &out]);
    assert!(said.contains("cannot hold both"), "{said}");
    assert!(refused(&["empty", "-o", &out, "--solutions-to", &key]).contains("none of the sheets asks"));
}

#[test]
fn grids_have_notes_where_they_help() {
    /// So many small digits.
    fn notes(sheet: &str) -> usize {
        let digits = sheet.split("</text>").filter_map(|text| text.rsplit_once('>'));
        digits
            .filter(|(_, text)| text.len() == 1 && text.starts_with(|sign: char| sign.is_ascii_digit()))
            .count()
    }
    let notes = |arguments: &[&str]| {
        notes(&sheet(&[arguments, &["--mixed", "-n", "2", "--solutions", "none"]].concat()).0)
    };
    let (singles, pairs) = (notes(&["hidden-single"]), notes(&["naked-pair"]));
    // The page has a number, and some row a single digit.
    const FEW: usize = 20;
    assert!(singles < FEW && pairs > 5 * FEW, "{singles} {pairs}");
    assert!(notes(&["naked-pair", "--aid", "none"]) < FEW);
    assert!(notes(&["naked-pair", "--aid", "digits"]) > 2 * pairs);
    assert!(sheet(&["naked-pair", "--aid", "none"]).0.contains("First write the candidates"));
    assert!(sheet(&["naked-pair", "--aid", "digits"]).0.contains("First cross out"));
    let (empty, _) = sheet(&["empty", "-n", "8", "--per-page", "4"]);
    assert_eq!((pages(&empty), figures(&empty, "Empty grids").len()), (2, 8));
}

#[test]
fn sheets_speak_every_language() {
    for (language, words) in [
        ("de", ["Klasse", "Beispiel", "Antworten: X-Wing"]),
        ("es", ["Curso", "Ejemplo", "Respuestas: X-Wing"]),
        ("fr", ["Classe", "Exemple", "Réponses : X-Wing"]),
        ("ja", ["クラス", "例題", "答え：X-Wing"]),
        ("pt-BR", ["Turma", "Exemplo", "Respostas: X-Wing"]),
        ("zh-Hans", ["班级", "例题", "答案：二阶鱼"]),
    ] {
        let (done, said) = sheet(&["x-wing", "-n", "1", "--lang", language]);
        for word in words {
            assert!(done.contains(word), "{language}: {word}");
        }
        let (mixed, _) = sheet(&["fish,naked-pair", "--mixed", "--solutions", "below", "--lang", language]);
        for english in ["Mixed", "Which", "Class<", "Example", "Answer", "Remove"] {
            assert!(!done.contains(english) && !mixed.contains(english), "{language}: {english}");
        }
        assert_eq!(said, "");
    }
}

#[test]
fn puzzles_of_your_own_make_worksheets_too() {
    // It falls to singles: there is no position.
    let none = refused(&["x-wing", UNIQUE]);
    assert!(none.contains("there is no position for") && none.contains("try others"), "{none}");
    let folder = Folder::new("worksheet-own");
    let made = run(&["generate", "--hardest", "naked-pair", "-n", "3", "--seed", "1"]);
    let file = folder.file("own.txt", &made.out);
    let (own, said) = sheet(&["naked-pair", "-n", "2", &file]);
    assert!(own.contains("2. Where is the Naked Pair?") && !own.contains("Example"), "{said}");
    let (_, said) = sheet(&["naked-pair", "-n", "9", &file]);
    assert!(said.contains("of 9 positions found for Naked Pair"), "{said}");
}

#[test]
fn orders_that_a_worksheet_cannot_fulfil_are_refused() {
    for (arguments, said) in [
        (&["x-wing", "--book"][..], "--book"),
        (&["no-such-thing"], "no-such-thing"),
        (&["x-wing", "-n", "0"], "--count"),
        (&["x-wing", "--rate", "se"], "--rate"),
        (&["x-wing", "--by-level"], "--by-level"),
        (&["x-wing", "--name-and-time"], "--name-and-time"),
        (&["x-wing", "--per-page", "16"], "16 to a page"),
        (&["x-wing", "--large", "--per-page", "4"], "large print needs digits of 24 pt"),
        (&["squirmbag"], "at most four"),
        (&["mutant-x-wing"], "a locked candidate"),
        (&["mutant-swordfish"], "name puzzles that need it"),
    ] {
        let told = refused(arguments);
        assert!(told.contains(said), "{arguments:?}: {told}");
    }
    let done = run(&["print", "--mixed", UNIQUE]);
    assert!(done.code == Some(2) && done.err.contains("--worksheet"), "{}", done.err);
}
