//! `sudoku print`: grids for the pages of others, booklets, crop marks, lines and shading.

use crate::common::{Folder, UNIQUE, run, run_with};
use crate::print::{many, refused};
use std::fs;

#[test]
fn bare_grids_are_files_of_their_own_named_by_number_and_day() {
    let folder = Folder::new("print-bare");
    let (grids, solutions) = (folder.path("{date}.svg"), folder.path("solution-{number}.pdf"));
    let arguments = ["print", "--bare", "--size", "62mm", "--date", "2027-02-27", "-o", &grids];
    let run = run_with(&[&arguments[..], &["--solutions-to", &solutions]].concat(), many(10));
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""), "{}", run.err);
    let days = (27..=28).map(|day| format!("2027-02-{day}.svg"));
    let days = days.chain((1..=8).map(|day| format!("2027-03-{day:02}.svg")));
    let all: Vec<String> = days.chain((1..=10).map(|number| format!("solution-{number:02}.pdf"))).collect();
    assert_eq!(folder.names(), all);
    let svg = fs::read_to_string(folder.path("2027-02-28.svg")).expect("it is there");
    // 62 mm are 175.748 points, and nothing but the grid is on them.
    assert!(svg.contains("width=\"175.75pt\" height=\"175.75pt\""), "{svg}");
    assert!(svg.contains("Puzzle 2, row by row. 5, 3, 2 blanks, 7, 4 blanks."), "{svg}");
    assert!(fs::read(folder.path("solution-10.pdf")).expect("it is there").starts_with(b"%PDF-1.7"));
    let eps = folder.path("{date}.eps");
    let done = run_with(&["print", "--bare", "--size", "62mm", "--date", "2027-02-27", "-o", &eps], many(2));
    assert_eq!((done.code, &*done.err), (Some(0), ""));
    let text = fs::read_to_string(folder.path("2027-02-28.eps")).expect("it is there");
    assert!(text.starts_with("%!PS-Adobe-3.0 EPSF-3.0\n") && text.ends_with("%%EOF\n"), "{text}");
    assert!(text.contains("%%HiResBoundingBox: 0 0 175.748 175.748\n"), "{text}");
    // One may go to standard output.
    let run = run_with(&["print", "--bare", "-f", "svg"], many(1));
    assert!(run.code == Some(0) && run.out.contains("width=\"226.77pt\""), "{}", run.err);
}

#[test]
fn bare_grids_that_cannot_be_named_are_refused_and_nothing_is_written() {
    let folder = Folder::new("print-bare-refused");
    let file = folder.path("two.txt");
    fs::write(&file, many(2)).expect("it is written");
    for (name, rest, said) in [
        ("a.svg", &[][..], "2 grids are 2 files"),
        ("{date}.svg", &[], "{date} needs the day of the first grid"),
        ("{day}.svg", &[], "unknown place"),
        ("{number}.html", &[], "no page of HTML"),
        ("{number}.svg", &["--size", "30mm"], "cells of 3.3 mm"),
        ("{date}.svg", &["--date", "9999-12-31"], "no more days"),
        ("{number}.svg", &["--per-page", "4"], "--per-page"),
        ("{number}.svg", &["--solutions-to", "SAME"], "cannot hold two grids"),
    ] {
        let out = folder.path(name);
        let rest: Vec<&str> =
            rest.iter().map(|word| if *word == "SAME" { out.as_str() } else { word }).collect();
        let error = refused(&[&["--bare", &file, "-o", &out], &rest[..]].concat());
        assert!(error.contains(said), "{name}: {error}");
    }
    let error = refused(&["--size", "30mm", UNIQUE]);
    assert!(error.contains("--bare"), "{error}");
    assert_eq!(folder.names(), ["two.txt"]);
}

#[test]
fn booklets_are_sheets_of_two_pages() {
    let folder = Folder::new("print-booklet");
    let print = |name: &str, arguments: &[&str]| {
        let out = folder.path(name);
        let done = run_with(&[&["print", "--booklet", "-o", &out], arguments].concat(), many(4));
        assert_eq!((done.code, &*done.err), (Some(0), ""), "{arguments:?}");
        String::from_utf8_lossy(&fs::read(out).expect("it is there")).into_owned()
    };
    // Four puzzles and two pages of solutions: two blank ones fill four sides.
    let a5 = print("a5.pdf", &["--paper", "a5", "--per-page", "1"]);
    assert_eq!(a5.matches("/MediaBox[0 0 841.8898 595.2756]").count(), 4, "A4, lying");
    // The number of the page's form follows its name.
    let forms = |name: &str| a5.split(name).skip(1).filter(|rest| rest.starts_with(char::is_numeric)).count();
    assert_eq!([forms("/Left "), forms("/Right ")], [3, 3], "two are blank");
    let letter = print("letter.pdf", &["--paper", "half-letter", "--per-page", "1", "--press"]);
    assert_eq!(letter.matches("/MediaBox[0 0 792 612]").count(), 4);
    let marked = print("marked.pdf", &["--paper", "half-letter", "--bleed", "9pt", "--crop-marks"]);
    let trim = |slug: f64| format!("/TrimBox[{:.3} {:.3}", slug + 9.0, slug + 9.0);
    assert!(marked.contains(&trim(10.0 * 72.0 / 25.4)), "the marks are beyond the bleed");
    // Ways and worksheets fold as well.
    for (name, kind) in [("way.pdf", &["--way"][..]), ("sheet.pdf", &["--worksheet", "x-wing"])] {
        assert!(print(name, kind).contains("/DuplexFlipShortEdge"), "{name}");
    }
    // Two sheets: the pages of the inner one move. The outer one and its bytes stay.
    let moved = print("moved.pdf", &["--paper", "a5", "--per-page", "1", "--creep", "2mm"]);
    assert!(moved != a5 && moved.len().abs_diff(a5.len()) < 100);
    let thick = ["print", "--booklet", "--paper", "a5", "--per-page", "1", "--creep", "11mm"];
    let thick = run_with(&[&thick[..], &["-o", &folder.path("thick.pdf")]].concat(), many(4));
    assert!(thick.code == Some(2) && thick.err.contains("11 mm to the fold"), "{}", thick.err);
    assert!(!folder.names().contains(&"thick.pdf".to_owned()));
    for (arguments, words) in [
        (&["-o", "a.svg"][..], "a booklet is a PDF"),
        (&["-f", "html"], "a booklet is a PDF"),
        (&["-o", "a.pdf", "--solutions-to", "b.svg"], "a booklet is a PDF"),
        (&["--bare", "-o", "{number}.pdf"], "--booklet"),
    ] {
        let said = refused(&[&["--booklet", UNIQUE], arguments].concat());
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

/// In every format the sheet is larger by ten millimetres on each side, and the page is where it was.
#[test]
fn crop_marks_are_around_the_page() {
    let print = |more: &[&str]| {
        let page = ["print", "--solutions", "none", "--paper", "half-letter", "--per-page", "1", "-f", "svg"];
        let done = run(&[&page[..], &[UNIQUE], more].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        done.out
    };
    let (plain, marked) = (print(&[]), print(&["--crop-marks"]));
    assert!(marked.contains("viewBox=\"-28.35 -28.35 452.69 668.69\""), "{marked}");
    let lines = |text: &str| text.lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
    let (plain, marked) = (lines(&plain), lines(&marked));
    let page = plain.len() - 1;
    assert_eq!(plain[..page], marked[..page], "the page itself");
    assert_eq!(marked.iter().filter(|line| line.contains("stroke-width=\"0.25\"")).count(), 4, "{marked:?}");
    assert!(refused(&["--bare", "--crop-marks", UNIQUE]).contains("--crop-marks"));
}

#[test]
fn lines_and_shading_are_chosen() {
    let print = |more: &[&str]| {
        let done = run(&[&["print", "-f", "svg", UNIQUE], more].concat());
        assert_eq!(done.code, Some(0), "{more:?}: {}", done.err);
        done.out
    };
    for page in [&["--bare"][..], &["--solutions", "none"], &["--solutions", "below"]] {
        let print = |more: &[&str]| print(&[page, more].concat());
        // Below a puzzle there is its solution.
        let grids = if page.contains(&"below") { 2 } else { 1 };
        let grey = |text: &str| text.matches("fill=\"#e0e0e0\"").count();
        assert_eq!([grey(&print(&[])), grey(&print(&["--grey-boxes"]))], [0, 4 * grids], "{page:?}");
        let dashed = |text: &str| text.matches("stroke-dasharray").count();
        assert_eq!([dashed(&print(&[])), dashed(&print(&["--lines", "dashed"]))], [0, 1], "{page:?}");
        let pale = |text: &str| text.matches("stroke=\"#808080\" stroke-width=\"0.25\"").count();
        let [usual, chosen] = [&[][..], &["--lines", "pale"]].map(|more| pale(&print(more)));
        assert_eq!([usual, chosen], [grids - 1, grids], "solutions have pale lines anyway: {page:?}");
        assert!(print(&["--lines", "solid"]) == print(&[]), "{page:?}");
    }
    for (arguments, words) in [
        (&["--lines", "pale", "--press"][..], "print shops refuse lines as thin"),
        (&["--lines", "thick"], "solid, dashed, pale"),
        (&["--way", "--grey-boxes"], "--grey-boxes"),
        (&["--worksheet", "x-wing", "--lines", "dashed"], "--lines"),
    ] {
        let said = refused(&[arguments, &["-f", "pdf", UNIQUE]].concat());
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn digits_of_ones_own_and_a_profile_are_for_documents_that_hold_them() {
    let folder = Folder::new("print-digits");
    let font = folder.file("font.ttf", "no font");
    for (arguments, said) in [
        (&["--digits", &font, "-o", "grid.svg"][..], "--digits is for PDF, PNG and EPS"),
        (&["--digits", &font, "-o", "grid.html"], "--digits is for PDF, PNG and EPS"),
        (
            &["--digits", &font, "-o", "grid.pdf", "--solutions-to", "key.svg"],
            "--digits is for PDF, PNG and EPS",
        ),
        (&["--bare", "--digits", &font, "-o", "grid.svg"], "--digits is for PDF, PNG and EPS"),
        (&["--digits", &font, "-o", "grid.pdf"], "it is no font"),
        (&["--digits", &font, "--digits", &font, "--digits", &font, "-o", "grid.pdf"], "more than two fonts"),
        (&["--profile", &font, "-o", "grid.pdf"], "--press"),
        (&["--press", "--profile", &font, "-o", "grid.pdf"], "font.ttf is not the profile of a press"),
    ] {
        let done = run(&[&["print", UNIQUE], arguments].concat());
        assert!(done.code == Some(2) && done.err.contains(said), "{said}: {}", done.err);
    }
    assert_eq!(folder.names(), ["font.ttf"]);
    let pdf = folder.path("grid.pdf");
    assert_eq!(run(&["print", UNIQUE, "--press", "-o", &pdf]).code, Some(0));
    let bytes = fs::read(&pdf).expect("it is there");
    assert!(bytes.starts_with(b"%PDF-1.6") && String::from_utf8_lossy(&bytes).contains("PDF/X-4"));
}
