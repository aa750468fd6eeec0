//! Pictures of puzzles: drawn by the program itself, photographed by others, and such as show none.

use crate::common::{Folder, MEDIUM, SOLVED, UNIQUE, data, run, run_with};
use serde_json::Value;
use std::fs;
use sudokit_testkit::schema::agree;

/// A picture of the first page that `print` makes of puzzles.
fn drawn(folder: &Folder, name: &str, arguments: &[&str]) -> String {
    let file = folder.path(&format!("{name}.png"));
    let printed = run(&[&["print", "--dpi", "120", "-o", &file][..], arguments].concat());
    assert_eq!(printed.code, Some(0), "{}", printed.err);
    folder.path(&format!("{name}-1.png"))
}

#[test]
fn a_drawn_puzzle_is_read_by_every_command() {
    let folder = Folder::new("photo-drawn");
    let picture = drawn(&folder, "one", &[UNIQUE]);
    let read = run(&["read", &picture]);
    assert_eq!((read.out.trim_end(), read.err.as_str(), read.code), (UNIQUE, "", Some(0)));
    let bytes = fs::read(&picture).unwrap();
    assert_eq!(run_with(&["read", "-"], &bytes).out.trim_end(), UNIQUE);
    assert_eq!(run_with(&["solve"], &bytes).out.trim_end(), SOLVED);
    assert_eq!(run(&["hint", &picture]).out, run(&["hint", UNIQUE]).out);
    assert_eq!(run(&["check", &picture]).out, run(&["check", UNIQUE]).out);
    // As the printed puzzle of a game whose digits are all alike.
    let game = format!("{}4{}", &UNIQUE[..2], &UNIQUE[3..]);
    assert_eq!(
        run(&["check", "--givens", &picture, &game]).out,
        run(&["check", "--givens", UNIQUE, &game]).out
    );
    // Behind each other, with a text between.
    let both = run(&["solve", "-f", "line", &picture, MEDIUM, &picture]).out;
    assert_eq!(both.lines().collect::<Vec<_>>()[0], SOLVED);
    assert_eq!(both.lines().count(), 3);
}

#[test]
fn readings_agree_with_their_schema_and_other_formats_are_puzzles() {
    let folder = Folder::new("photo-formats");
    let picture = drawn(&folder, "one", &[MEDIUM]);
    let schema: Value = serde_json::from_str(include_str!("../../../sudokit/schema/photo.json")).unwrap();
    let document: Value = serde_json::from_str(&run(&["read", &picture, "-f", "json"]).out).unwrap();
    let line: Value = serde_json::from_str(&run(&["read", &picture, "-f", "ndjson"]).out).unwrap();
    agree(&schema, &line, "reading");
    assert_eq!(document["results"], Value::Array(vec![line.clone()]));
    assert_eq!((&line["puzzle"], &line["sure"]), (&MEDIUM.into(), &true.into()));
    let sums = line["cells"].as_array().unwrap().iter().map(|cell| {
        cell["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).sum::<f64>()
    });
    assert!(sums.into_iter().all(|sum| (0.99..1.01).contains(&sum)));
    let file = folder.path("puzzle.sdm");
    assert_eq!(run(&["read", &picture, "-o", &file]).code, Some(0));
    assert_eq!(run(&["convert", "--to", "line", &file]).out.trim_end(), MEDIUM);
}

#[test]
fn own_digits_are_marked_and_doubtful_cells_named() {
    let Some(photo) = data("photos/mixed/image10.jpg") else { return };
    let photo = photo.display().to_string();
    let read = run(&["read", &photo]);
    let line = read.out.trim_end();
    assert!(line.contains('+'), "{line}");
    // A note says what to check, and nobody takes the reading for sure.
    assert_eq!((read.code, read.err.is_empty()), (Some(1), false));
    assert!(read.err.contains("please check r"), "{}", read.err);
    let checked = run(&["check", &photo]);
    assert_eq!(checked.out, run(&["check", line]).out);
    assert!(checked.err.contains("please check r"), "{}", checked.err);
    assert_eq!(run(&["check", "--quiet", &photo]).err, "");
    // The last digit of the player, changed: the picture is read as it stands, and the digit is named.
    let at = line.rfind('+').unwrap();
    let digit = if line.as_bytes()[at + 1] == b'9' { '1' } else { '9' };
    let game = format!("{}+{digit}{}", &line[..at], &line[at + 2..]);
    assert!(run(&["check", &game]).out.contains("1 wrong:"), "{game}");
}

#[test]
fn what_cannot_be_read_is_refused_in_a_sentence() {
    let folder = Folder::new("photo-refused");
    let picture = drawn(&folder, "one", &[UNIQUE]);
    let bytes = fs::read(&picture).unwrap();
    let many = drawn(&folder, "many", &["--per-page", "4", UNIQUE, MEDIUM]);
    let mut line = bytes.clone();
    line[16..24].copy_from_slice(&[0, 0, 0, 1, 0, 1, 0x86, 0xa0]);
    let texts = [
        (folder.file("cut.png", &bytes[..bytes.len() / 2]), "damaged or cut off"),
        (folder.file("text.jpg", "hello"), "neither a JPEG nor a PNG"),
        (folder.file("bad.png", line), "damaged or cut off"),
        (folder.path("none.png"), "no such file"),
        (many, "there are 2 grids"),
    ];
    for (file, expected) in &texts {
        let refused = run(&["read", file]);
        assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{file}");
        assert!(refused.err.starts_with("error: cannot read "), "{}", refused.err);
        assert!(refused.err.contains(expected), "{file}: {}", refused.err);
    }
    // One that cannot be read does not stop the others, and leaves no part of a document.
    let all: Vec<&str> = texts.iter().map(|(file, _)| file.as_str()).chain([picture.as_str()]).collect();
    let some = run(&[&["read", "-f", "json"][..], &all].concat());
    let document: Value = serde_json::from_str(&some.out).unwrap();
    assert_eq!((document["results"].as_array().unwrap().len(), some.code), (1, Some(2)));
}
