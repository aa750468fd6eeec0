//! `sudoku book`: a plan becomes a book, and the files are read back by other programs.

use crate::common::{Folder, Run, run};
use crate::generate::effort_of;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// Two sections, each with a text, on small pages.
const PLAN: &str = r##"
title = "Rainy Days"
author = "A. Author"
seed = 11
first = 5

[pages]
trim = "5x8"
stars = true

[cover]
paper = "cream"
text = "On the back."

[[section]]
level = "easy"
count = 4
givens = "34..40"
text = "Begin here."

[[section]]
title = "A week"
count = 7
levels = ["easy", "medium"]
first-day = 2027-01-04
symmetry = "half-turn"
"##;

/// The endings of the files of a book.
const FILES: [&str; 4] = ["-cover.pdf", "-interior.pdf", "-proof.txt", "-puzzles.csv"];

fn book(folder: &Folder, plan: &str, more: &[&str]) -> Run {
    let plan = folder.file("plan.toml", plan);
    run(&[&["book", &plan], more].concat())
}

fn read(folder: &Folder, name: &str) -> String {
    fs::read_to_string(folder.path(name)).expect("it is there")
}

/// The output of another program about a file, or nothing and a note if the program is missing. With
/// `CI=true` its absence fails the test.
fn told(program: &str, arguments: &[&str]) -> Option<String> {
    if Command::new(program).arg("--version").output().is_err() {
        let must_run = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!must_run, "{program} is absent: apt-get install poppler-utils qpdf");
        println!("skipped: {program} is not there");
        return None;
    }
    let output = Command::new(program).args(arguments).output().expect("the program starts");
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The puzzles and the solutions of a table, and the section of each.
fn rows(table: &str) -> Vec<[String; 3]> {
    let mut lines = table.lines();
    assert!(
        lines.next().is_some_and(
            |header| header.starts_with("number,section,day,puzzle,solution,givens,hodoku_level")
        )
    );
    let field = |line: &str, at: usize| line.split(',').nth(at).expect("it has all columns").to_owned();
    lines.map(|line| [field(line, 3), field(line, 4), field(line, 1)]).collect()
}

/// The digits of a page in the order in which they stand, without those of numbers and words: those of grids
/// are as large as nothing else. `pdftotext -bbox` gives each word its height.
fn digits_of(pdf: &str, page: usize, least: f64) -> Option<String> {
    let page = page.to_string();
    let words = told("pdftotext", &["-bbox", "-f", &page, "-l", &page, pdf, "-"])?;
    let mut digits = Vec::new();
    for line in words.lines().filter(|line| line.contains("<word ")) {
        let number = |name: &str| -> f64 {
            let (_, rest) = line.split_once(&format!("{name}=\"")).expect("it is there");
            rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
        };
        let (top, bottom) = (number("yMin"), number("yMax"));
        let text = line.split(['<', '>']).nth(2).unwrap_or_default();
        if bottom - top >= least && text.chars().all(|sign| sign.is_ascii_digit()) {
            digits.push(((top * 10.0) as i64, (number("xMin") * 10.0) as i64, text.to_owned()));
        }
    }
    digits.sort();
    Some(digits.into_iter().map(|(_, _, text)| text).collect())
}

/// The efforts of the puzzles of a book with this section.
fn efforts(folder: &Folder, more: &str) -> Vec<u32> {
    let plan = format!("title = \"Steps\"\nseed = 1\n[[section]]\nlevel = \"medium\"\ncount = 9\n{more}");
    assert_eq!(book(folder, &plan, &[]).code, Some(0));
    let rows = rows(&read(folder, "plan-puzzles.csv"));
    rows.iter().map(|[puzzle, ..]| effort_of(&puzzle.parse().expect("a puzzle"))).collect()
}

#[test]
fn a_section_rises_and_a_year_does_not() {
    let folder = Folder::new("book-effort");
    let section = efforts(&folder, "");
    let mut year = efforts(&folder, "first-day = 2027-01-01\n");
    assert!(section.is_sorted() && !year.is_sorted(), "{section:?} {year:?}");
    year.sort_unstable();
    assert_eq!(section, year);
}

#[test]
fn two_sections_become_a_book_that_others_can_read() {
    let folder = Folder::new("book-whole");
    let done = book(&folder, PLAN, &[]);
    assert_eq!((done.code, &*done.out, &*done.err), (Some(0), "", ""));
    let names: Vec<String> = FILES.iter().map(|ending| format!("plan{ending}")).collect();
    assert_eq!(folder.names(), [names, vec!["plan.toml".to_owned()]].concat());
    let rows = rows(&read(&folder, "plan-puzzles.csv"));
    assert_eq!(rows.len(), 11);
    for [puzzle, solution, _] in &rows {
        assert!(crate::common::solves(puzzle, solution), "{puzzle} {solution}");
    }
    let sections: Vec<&str> = rows.iter().map(|[_, _, section]| &**section).collect();
    assert_eq!(sections, [["Easy"; 4].as_slice(), &["A week"; 7]].concat());
    // Levels in turn, as another command rates them.
    let puzzles = rows.iter().map(|[puzzle, ..]| &**puzzle);
    let rated = run(&["rate", "-f", "csv"].into_iter().chain(puzzles).collect::<Vec<_>>()).out;
    let levels: Vec<&str> = rated.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect();
    assert_eq!(levels[4..], ["Easy", "Medium", "Easy", "Medium", "Easy", "Medium", "Easy"]);

    let interior = folder.path("plan-interior.pdf");
    let Some(text) = told("pdftotext", &["-layout", &interior, "-"]) else { return };
    for words in
        ["Rainy Days", "Begin here.", "Monday, 4 January 2027", "Sunday, 10 January 2027", "How to play"]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    told("qpdf", &["--check", &interior]);
    told("qpdf", &["--check", &folder.path("plan-cover.pdf")]);
    // The grid of each puzzle is on its page: 4 pages of front matter, then the text of the section on a
    // right page, 5; the second section has none.
    for (index, [puzzle, ..]) in rows.iter().enumerate() {
        let givens: String = puzzle.chars().filter(|sign| *sign != '.').collect();
        // Digits of grids have more than 20 points, numbers fewer.
        let digits = digits_of(&interior, 6 + index, 24.0).expect("the program was there");
        assert_eq!(digits, givens, "page {}", 6 + index);
    }
    let fonts = told("pdffonts", &[&interior]).expect("it comes with the others");
    for font in fonts.lines().skip(2) {
        // emb, sub and uni are the last columns but the number of the object.
        let columns: Vec<&str> = font.split_whitespace().rev().skip(2).take(3).collect();
        assert_eq!(columns, ["yes"; 3], "{font}");
    }
}

#[test]
fn the_cover_has_the_size_that_a_print_shop_computes() {
    let folder = Folder::new("book-cover");
    assert_eq!(book(&folder, PLAN, &[]).code, Some(0));
    let (interior, cover) = (folder.path("plan-interior.pdf"), folder.path("plan-cover.pdf"));
    let Some(pages) = told("pdfinfo", &[&interior]) else { return };
    // Title, imprint, rules, contents; text and 4 puzzles; 7 puzzles; 11 solutions on 2 pages of 6: 18.
    assert!(pages.contains("Pages:           18\n"), "{pages}");
    // 18 pages of cream paper, each 0.0025 in thick, are 0.045 in. With two sides of 5 in and a bleed of
    // 0.125 in on both sides: 10.295 in, or 741.24 points. In height 8.25 in, or 594 points.
    let boxes = told("pdfinfo", &["-box", &cover]).expect("it was there");
    let box_of = |name: &str| -> Vec<f64> {
        let line = boxes.lines().find_map(|line| line.strip_prefix(name)).expect("it is told");
        line.trim_start_matches(':').split_whitespace().map(|side| side.parse().expect("a number")).collect()
    };
    assert_eq!(box_of("MediaBox"), [0.0, 0.0, 741.24, 594.0]);
    assert_eq!(box_of("TrimBox"), [9.0, 9.0, 732.24, 585.0]);
    let proof = read(&folder, "plan-proof.txt");
    assert!(proof.contains("spine: 1.14 mm: 18 pages of cream paper"), "{proof}");
    let back = told("pdftotext", &[&cover, "-"]).expect("it was there");
    assert!(back.contains("On the back.") && back.contains("Rainy Days"), "{back}");
    let given = PLAN.replace("paper = \"cream\"", "spine = \"10mm\"");
    assert_eq!(book(&folder, &given, &[]).code, Some(0));
    assert!(read(&folder, "plan-proof.txt").contains("spine: 10.00 mm: as the plan says"));
}

#[test]
fn the_same_plan_makes_the_same_bytes() {
    let (one, other) = (Folder::new("book-one"), Folder::new("book-other"));
    assert_eq!(book(&one, PLAN, &["-j", "1"]).code, Some(0));
    assert_eq!(book(&other, PLAN, &["-j", "3"]).code, Some(0));
    for ending in FILES {
        let bytes = |folder: &Folder| fs::read(folder.path(&format!("plan{ending}"))).expect("it is there");
        assert!(bytes(&one) == bytes(&other), "{ending}");
    }
    // Without a seed, the one that was drawn makes the book again.
    let drawn = book(&one, &PLAN.replace("seed = 11\n", ""), &["-o", &one.path("drawn")]);
    let seed = drawn.err.split("add seed = ").nth(1).and_then(|rest| rest.split(' ').next());
    let seed = seed.unwrap_or_else(|| panic!("{}", drawn.err)).to_owned();
    let again =
        book(&one, &PLAN.replace("seed = 11", &format!("seed = {seed}")), &["-o", &one.path("again")]);
    assert_eq!(again.code, Some(0), "{}", again.err);
    assert_eq!(read(&one, "drawn-puzzles.csv"), read(&one, "again-puzzles.csv"));
    assert_ne!(read(&one, "drawn-puzzles.csv"), read(&one, "plan-puzzles.csv"));
}

/// The canonical forms of the puzzles of a table.
fn forms(table: &str) -> BTreeSet<String> {
    let rows = rows(table);
    let puzzles = rows.iter().map(|[puzzle, ..]| &**puzzle);
    let forms = run(&["canon"].into_iter().chain(puzzles).collect::<Vec<_>>()).out;
    forms.lines().map(str::to_owned).collect()
}

#[test]
fn a_register_keeps_isomorphs_of_other_books_out() {
    let folder = Folder::new("book-register");
    let register = folder.path("published.csv");
    let first = book(&folder, PLAN, &["--register", &register]);
    assert_eq!((first.code, &*first.err), (Some(0), ""));
    let table = read(&folder, "plan-puzzles.csv");
    let kept = read(&folder, "published.csv");
    assert_eq!(kept.lines().count(), 12);
    assert!(
        kept.lines().nth(1).is_some_and(|line| line.ends_with(",\"Rainy Days, seed 11, puzzle 5\",Easy")),
        "{kept}"
    );
    // The book itself can be made again, and is not entered twice.
    assert_eq!(book(&folder, PLAN, &["--register", &register]).code, Some(0));
    assert_eq!((read(&folder, "plan-puzzles.csv"), read(&folder, "published.csv")), (table.clone(), kept));

    // Another book with the same seed has the same puzzles; with the register it has none of them.
    let other = PLAN.replace("Rainy Days", "Sunny Days");
    assert_eq!(book(&folder, &other, &[]).code, Some(0));
    assert_eq!(forms(&read(&folder, "plan-puzzles.csv")), forms(&table));
    let second = book(&folder, &other, &["--register", &register]);
    assert_eq!(second.code, Some(0), "{}", second.err);
    assert!(forms(&read(&folder, "plan-puzzles.csv")).is_disjoint(&forms(&table)));
    assert_eq!(read(&folder, "published.csv").lines().count(), 23);
    let proof = read(&folder, "plan-proof.txt");
    assert!(
        proof.contains("published.csv has 11 puzzles of other books\n    Rainy Days, seed 11: 11"),
        "{proof}"
    );
    // Every command reads it.
    let unique = run(&["iso", "--distinct", &register]);
    assert_eq!(unique.out.lines().count(), 22, "{}", unique.err);
}

/// The register holds isomorphs, not only the puzzles themselves.
#[test]
fn puzzles_that_were_published_elsewhere_count_as_well() {
    let folder = Folder::new("book-published");
    assert_eq!(book(&folder, PLAN, &[]).code, Some(0));
    let table = read(&folder, "plan-puzzles.csv");
    let mut published = "puzzle,title,level\n".to_owned();
    for [puzzle, ..] in rows(&table) {
        let image = run(&["transform", "--by", "transpose", &puzzle]);
        let image = image.out.lines().next().unwrap_or_else(|| panic!("{}", image.err)).to_owned();
        assert!(image.len() == 81 && image != puzzle, "{image}");
        published += &format!("{image},,\n");
    }
    let register = folder.file("published.csv", &published);
    let done = book(&folder, PLAN, &["--register", &register]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(forms(&read(&folder, "plan-puzzles.csv")).is_disjoint(&forms(&table)));
    assert!(read(&folder, "published.csv").starts_with(&published), "lines are only added");
}

#[test]
fn a_file_that_is_no_register_stays_as_it_is() {
    let folder = Folder::new("book-no-register");
    let register = folder.file("notes.txt", "buy paper\n");
    let done = book(&folder, PLAN, &["--register", &register]);
    assert_eq!(done.code, Some(2));
    assert!(done.err.contains("notes.txt is not a register") && done.err.contains("convert"), "{}", done.err);
    assert_eq!(folder.names(), ["notes.txt", "plan.toml"]);
    assert_eq!(read(&folder, "notes.txt"), "buy paper\n");
    let broken = folder.file("broken.csv", "puzzle,title,level\n123,x,\n");
    let done = book(&folder, PLAN, &["--register", &broken]);
    assert!(done.code == Some(2) && done.err.contains("broken.csv"), "{}", done.err);
    let own = book(&folder, PLAN, &["--register", &folder.path("plan-proof.txt")]);
    assert!(own.err.contains("cannot be both a register and a file of the book"), "{}", own.err);
}

#[test]
fn checking_a_plan_makes_nothing() {
    let folder = Folder::new("book-check");
    let checked = book(&folder, PLAN, &["--check", "--register", &folder.path("published.csv")]);
    assert_eq!((checked.code, &*checked.err), (Some(0), ""));
    assert_eq!(
        checked.out,
        "Rainy Days: 11 puzzles in 2 sections\ninterior: 18 pages of 127.00 x 203.20 mm\n\
         cover: 261.49 x 209.55 mm with bleed, spine 1.14 mm without words\nregister: 0 puzzles of 0 other books\n"
    );
    assert_eq!(folder.names(), ["plan.toml"]);
}

/// The profile of black ink that the program brings, as one for four inks: print shops name such files.
fn profile(folder: &Folder) -> String {
    let mut profile = sudokit_print::pdf::Condition::grey().profile().to_vec();
    profile[16..20].copy_from_slice(b"CMYK");
    let path = folder.path("press.icc");
    fs::write(&path, profile).expect("the folder is writable");
    path
}

#[test]
fn print_shops_get_pdf_x_in_the_inks_of_their_press() {
    let folder = Folder::new("book-press");
    let facts = |plan: &str| {
        let done = book(&folder, plan, &[]);
        assert_eq!(done.code, Some(0), "{}", done.err);
        let proof = read(&folder, "plan-proof.txt");
        let facts = proof.lines().filter_map(|line| line.trim().strip_prefix("PDF/X-4: "));
        facts.map(str::to_owned).collect::<Vec<_>>()
    };
    let black = "yes, for black ink, dots that grow by 20 %";
    assert_eq!(facts(PLAN), [black, "no: the colours of a screen"]);
    let inks = PLAN.replace("[cover]", "[cover]\ncolour = \"cmyk(60, 40, 0, 20)\"");
    assert_eq!(facts(&inks), [black, "no: inks, and the plan names no profile"]);
    profile(&folder);
    let of_press = |plan: &str| plan.replace("seed = 11", "seed = 11\nprofile = \"press.icc\"");
    for plan in [of_press(PLAN), of_press(&inks)] {
        assert_eq!(facts(&plan), ["yes, for Grey, dot gain 20 %"; 2]);
    }
    let screen = of_press(&inks).replace("cmyk(60, 40, 0, 20)", "#123456");
    let refused = book(&folder, &screen, &["--check"]);
    assert!(refused.code == Some(2) && refused.err.contains("name the inks in percent"), "{}", refused.err);
    let other = PLAN.replace("seed = 11", "seed = 11\nprofile = \"plan.toml\"");
    let refused = book(&folder, &other, &["--check"]);
    assert!(
        refused.code == Some(2) && refused.err.contains("is not the profile of a press"),
        "{}",
        refused.err
    );
}

#[test]
fn a_section_of_the_makers_own_puzzles() {
    let folder = Folder::new("book-own");
    let own = run(&["generate", "-n", "3", "--seed", "2"]).out;
    let file = folder.file("own.txt", &own);
    let plan = |more: &str| {
        let section = format!("[[section]]\ntitle = \"Mine\"\npuzzles = \"own.txt\"\n{more}");
        PLAN.replace("[[section]]\nlevel", &format!("{section}\n[[section]]\nlevel"))
    };
    assert_eq!(book(&folder, &plan(""), &[]).code, Some(0));
    let table = rows(&read(&folder, "plan-puzzles.csv"));
    let printed = table.iter().filter(|[_, _, section]| section == "Mine").map(|[puzzle, ..]| puzzle);
    assert!(printed.eq(own.lines()) && table.len() == 14);
    assert_eq!(book(&folder, &plan("count = 2"), &[]).code, Some(0));
    assert_eq!(rows(&read(&folder, "plan-puzzles.csv")).len(), 13);
    let refused = |plan: &str, said: &str| {
        let done = book(&folder, plan, &[]);
        assert!(done.code == Some(2) && done.err.contains(said), "{said}: {}", done.err);
    };
    refused(&plan("count = 4"), "plan.toml:15: the file has only 3 puzzles");
    refused(&plan("level = \"hard\""), "plan.toml:15: the puzzles of the section come from a file");
    fs::write(&file, own.replacen(|sign: char| sign.is_ascii_digit(), ".", 1)).expect("it is ours");
    refused(&plan(""), "own.txt:1: ");
    fs::write(&file, format!("{own}{own}")).expect("it is ours");
    refused(&plan(""), "puzzle 8 is an isomorph of puzzle 5");
    fs::write(&file, "").expect("it is ours");
    refused(&plan(""), "there is no puzzle in ");
}

#[test]
fn mistakes_in_a_plan_are_told_with_line_key_and_expectation() {
    let folder = Folder::new("book-mistakes");
    let replaced = |from: &str, to: &str| {
        assert!(PLAN.contains(from), "{from}");
        PLAN.replace(from, to)
    };
    for (plan, line, said) in [
        (replaced("count = 4", "cuont = 4"), 17, "unknown key 'cuont'\nhint: did you mean 'count'?"),
        (replaced("author =", "autor ="), 3, "unknown key 'autor'\nhint: did you mean 'author'?"),
        (replaced("stars = true", "stars = \"yes\""), 9, "'stars': expected true or false, found text"),
        (replaced("count = 4", "count = \"four\""), 17, "'count': expected a whole number from 1"),
        (replaced("count = 4\n", ""), 15, "the section has no count"),
        (replaced("title = \"A week\"\n", ""), 21, "neither a title nor a level"),
        (replaced("\"A week\"", "\"Easy\""), 21, "another section is called 'Easy'"),
        (replaced("\"easy\"\n", "\"esay\"\n"), 16, "'esay' is not a level"),
        (
            replaced("givens = \"34..40\"", "use = \"x-wing\""),
            15,
            "nothing can be made for 'Easy': X-Wing is Hard",
        ),
        (replaced("givens = \"34..40\"", "givens = \"12\""), 18, "fewer than 17 givens"),
        (replaced("trim = \"5x8\"", "trim = \"5x\""), 8, "'trim': no such paper"),
        (replaced("paper = \"cream\"", "paper = \"red\""), 12, "expected one of white, cream, colour"),
        (replaced("2027-01-04", "9999-12-30"), 21, "beyond the calendar"),
        (replaced("stars = true", "lines = \"pale\""), 9, "'lines': print shops refuse lines as thin"),
        (replaced("paper = \"cream\"", "colour = \"cmyk(1, 2, 3)\""), 12, "expected four inks in percent"),
        (replaced("paper = \"cream\"", "colour = \"red\""), 12, "expected a colour such as \"#1f3a5f\""),
        (replaced("[cover]", "[cover"), 11, ""),
        (replaced("seed = 11", "seed = 1.5"), 4, "'seed': expected a whole number"),
        ("seed = 1\n".to_owned(), 1, "the plan has no title"),
    ] {
        let done = book(&folder, &plan, &[]);
        assert_eq!((done.code, &*done.out), (Some(2), ""), "{said}");
        assert!(
            done.err.contains(&format!("plan.toml:{line}: ")) && done.err.contains(said),
            "{line} {said}: {}",
            done.err
        );
        assert_eq!(folder.names(), ["plan.toml"]);
    }
    let cells = book(&folder, &replaced("stars = true", "per-page = 16"), &[]);
    assert!(cells.code == Some(2) && cells.err.contains("print fewer to a page"), "{}", cells.err);
    let nowhere = book(&folder, PLAN, &["-o", &folder.path("no/such/place")]);
    assert!(nowhere.code == Some(2) && nowhere.err.contains("no/such/place"), "{}", nowhere.err);
    // No puzzle with 17 givens is symmetric in both diagonals.
    let rare = replaced("symmetry = \"half-turn\"", "symmetry = \"diagonals\"\ngivens = \"17\"");
    assert_eq!(book(&folder, &rare, &["--check"]).code, Some(0), "it is not known to be impossible");
    assert_eq!(folder.names(), ["plan.toml"]);
}

#[test]
fn the_example_is_a_plan() {
    let folder = Folder::new("book-example");
    let example = run(&["book", "--example"]);
    assert_eq!(example.code, Some(0), "{}", example.err);
    let checked = book(&folder, &example.out, &["--check"]);
    assert!(
        checked.code == Some(0) && checked.out.starts_with("Rainy Days: 58 puzzles in 2 sections\n"),
        "{}",
        checked.err
    );
    // The page on books shows a plan, too.
    let page = include_str!("../../../../docs/books.md");
    let plans = page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut count = 0;
    for plan in plans {
        let checked = book(&folder, plan, &["--check"]);
        assert_eq!(checked.code, Some(0), "{}", checked.err);
        count += 1;
    }
    assert!(count > 0);
}
