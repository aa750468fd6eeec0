//! `sudoku print`: which documents come out, and what is refused.

use crate::common::{Folder, MULTIPLE, SOLVED, UNIQUE, command, run, run_with};
use std::fs;
use std::process::Stdio;

/// The sides of a page in SVG.
const LETTER: [&str; 2] = ["width=\"612pt\"", "height=\"792pt\""];

pub(crate) fn many(count: usize) -> String {
    format!("{UNIQUE}\n").repeat(count)
}

/// The first line of the error of a run.
pub(crate) fn refused(arguments: &[&str]) -> String {
    let run = run(&[&["print"], arguments].concat());
    assert!(run.code == Some(2), "{arguments:?}: {:?} {}", run.code, run.err);
    assert_eq!(run.out, "", "{arguments:?}");
    run.err
}

#[test]
fn the_ending_of_the_file_decides() {
    let folder = Folder::new("print-endings");
    for (name, begin) in [("a.pdf", &b"%PDF-1.7"[..]), ("a.html", b"<!DOCTYPE html>"), ("a.PDF", b"%PDF-1.7")]
    {
        let out = folder.path(name);
        let done = run(&["print", UNIQUE, "-o", &out]);
        assert_eq!((done.code, done.out.as_str()), (Some(0), ""), "{name}: {}", done.err);
        assert!(fs::read(&out).expect("it is there").starts_with(begin), "{name}");
    }
    let out = folder.path("odd.name");
    let done = run(&["print", UNIQUE, "-f", "pdf", "-o", &out]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    let said = refused(&[UNIQUE, "-o", &folder.path("a.docx")]);
    assert!(said.contains("a.docx"), "{said}");
    assert_eq!(folder.names(), ["a.PDF", "a.html", "a.pdf", "odd.name"]);
}

#[test]
fn each_page_of_images_is_a_file_with_its_number() {
    let folder = Folder::new("print-pages");
    for ending in ["eps", "png", "svg"] {
        let out = folder.path(&format!("book.{ending}"));
        let done = run_with(&["print", "--per-page", "1", "--dpi", "30", "-o", &out], many(10));
        assert_eq!(done.code, Some(0), "{}", done.err);
    }
    // Ten of puzzles, and one of solutions.
    let expected = |ending: &str| (1..=11).map(|page| format!("book-{page:02}.{ending}")).collect::<Vec<_>>();
    assert_eq!(folder.names(), {
        let mut names = [expected("eps"), expected("png"), expected("svg")].concat();
        names.sort();
        names
    });
    let png = fs::read(folder.path("book-03.png")).expect("it is there");
    // A4 at 30 to the inch.
    assert_eq!([&png[16..20], &png[20..24]], [&248_u32.to_be_bytes()[..], &351_u32.to_be_bytes()]);
    let svg = fs::read_to_string(folder.path("book-11.svg")).expect("it is there");
    assert!(svg.contains("aria-label=\"Solution 10, row by row. 5 3 4"), "{svg}");

    let one = run(&["print", "--solutions", "none", "-f", "svg", UNIQUE]);
    assert!(one.code == Some(0) && one.out.ends_with("</svg>\n"), "{}", one.err);
    let several = refused(&["-f", "svg", UNIQUE]);
    assert!(several.contains("2 pages are 2 images") && several.contains("-o"), "{several}");
}

#[test]
fn html_holds_every_page_and_fetches_nothing() {
    let done = run_with(&["print", "-f", "html", "--title", "A & B", "--paper", "letter"], many(5));
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert_eq!(done.out.matches("<section class=\"page\">").count(), 3);
    assert!(done.out.contains("<title>A &amp; B</title>") && done.out.ends_with("</html>\n"));
    assert!(LETTER.iter().all(|side| done.out.contains(side)));
    let links = done.out.matches("http").count();
    assert_eq!(links, done.out.matches("http://www.w3.org/2000/svg").count(), "nothing but the name of SVG");
}

#[test]
fn solutions_go_to_a_document_of_their_own() {
    let folder = Folder::new("print-solutions");
    let (puzzles, solutions) = (folder.path("puzzles.html"), folder.path("solutions.html"));
    let done = run_with(&["print", "-o", &puzzles, "--solutions-to", &solutions], many(3));
    assert_eq!(done.code, Some(0), "{}", done.err);
    let read = |path: &str| fs::read_to_string(path).expect("it is there");
    let count = |path: &str, name: &str| read(path).matches(&format!("aria-label=\"{name}")).count();
    assert_eq!([count(&puzzles, "Puzzle"), count(&puzzles, "Solution")], [3, 0]);
    assert_eq!([count(&solutions, "Puzzle"), count(&solutions, "Solution")], [0, 3]);
}

/// One would take the place of the other.
#[test]
fn puzzles_and_solutions_in_one_file_are_refused() {
    let folder = Folder::new("print-same");
    let out = folder.path("a.pdf");
    let said = refused(&[UNIQUE, "-o", &out, "--solutions-to", &out]);
    assert!(said.contains("a.pdf"), "{said}");
    assert!(folder.names().is_empty());
}

#[test]
fn a_way_tells_every_step() {
    let done = run(&["print", "--way", "-f", "html", UNIQUE]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(done.out.contains("The puzzle, row by row. 5, 3, 2 blanks, 7, 4 blanks."));
    // The last number of a step is that of as many steps as cells are empty.
    let empty = UNIQUE.matches('.').count();
    assert!(done.out.contains(&format!("{empty}.")), "a step fills each cell");
    assert!(refused(&["--way", "--bleed", "3mm", UNIQUE]).contains("--bleed"));
}

#[test]
fn a_way_with_an_aim_takes_fewer_pages() {
    // It needs an SK loop, and nested contradictions.
    const HARD: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let pages = |more: &[&str]| {
        let done = run(&[&["print", "--way", HARD, "-f", "html"], more].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        (done.out.matches("<section class=\"page\"").count(), done.err)
    };
    let (usual, said) = pages(&[]);
    assert!(said.contains("note: the path is long: --aim shortest"), "{said}");
    let (short, said) = pages(&["--aim", "shortest"]);
    assert!(short < usual && said.is_empty(), "{short} {usual} {said}");
    assert!(refused(&["--aim", "shortest", UNIQUE]).contains("--way"));
}

#[test]
fn a_book_has_cover_rules_and_contents() {
    let arguments = ["print", "--book", "--by-level", "--title", "Rainy Days", "--subtitle", "For the train"];
    let rest = ["--author", "A. Author", "--paper", "6x9", "--per-page", "1", "-f", "html"];
    let done = run_with(
        &[&arguments[..], &rest].concat(),
        format!("{}{UNIQUE}\n", crate::common::MEDIUM.to_owned() + "\n"),
    );
    assert_eq!(done.code, Some(0), "{}", done.err);
    for words in ["Rainy Days", "For the train", "A. Author", "How to play", "Contents", "Solutions"] {
        assert!(done.out.contains(words), "{words}");
    }
    assert_eq!(done.out.matches("<section class=\"page\">").count() % 2, 0);
    // The easiest comes first, in a section of its own.
    let at = |words: &str| done.out.find(words).unwrap_or_else(|| panic!("{words}"));
    assert!(
        at("aria-label=\"Puzzle 1, row by row. 5, 3, 2 blanks, 7")
            < at("aria-label=\"Puzzle 2, row by row. 8, 4 blanks, 4")
    );
}

#[test]
fn pages_are_in_the_language_of_their_reader() {
    let print = |arguments: &[&str]| {
        let done = run(&[&["print", "-f", "html"], arguments].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        done.out
    };
    let spoken = [
        ("de", "Lösungen", "<html lang=\"de\">"),
        ("es", "Soluciones", "<html lang=\"es\">"),
        ("fr", "Solutions", "<html lang=\"fr\">"),
        ("ja", "解答", "<html lang=\"ja\">"),
        ("pt-BR", "Soluções", "<html lang=\"pt-BR\">"),
        ("zh-Hans", "答案", "<html lang=\"zh-Hans\">"),
    ];
    for (language, solutions, page) in spoken {
        let book = print(&["--lang", language, "--book", "--by-level", "--name-and-time", UNIQUE]);
        assert!(book.contains(solutions) && book.contains(page), "{language}");
        let sheet = print(&["--lang", language, "--worksheet", "x-wing", "-n", "1"]);
        let way = print(&["--lang", language, "--way", UNIQUE]);
        for text in [book, sheet, way] {
            for english in
                ["puzzle", "Contents", "How to", "row by row", "Answer", "Where", "Remove", "blank"]
            {
                assert!(!words_of(&text).contains(english), "{language}: {english}");
            }
            assert!(!text.contains('?') || !words_of(&text).contains("??"), "{language}");
        }
    }
    assert!(refused(&["--lang", "xx", UNIQUE]).contains("expected en, de, es, fr, ja, pt-BR, zh-Hans"));
}

/// The text of a page of HTML and what is read aloud, without styles and classes.
fn words_of(page: &str) -> String {
    let body = page.split_once("<body>").map_or(page, |(_, body)| body);
    let (mut words, mut rest) = (String::new(), body);
    while let Some((text, more)) = rest.split_once('<') {
        words += text;
        let (tag, after) = more.split_once('>').unwrap_or((more, ""));
        let label = tag.split_once("aria-label=\"").and_then(|(_, label)| label.split_once('"'));
        words.extend(["\n", label.map_or("", |(label, _)| label), "\n"]);
        rest = after;
    }
    words
}

#[test]
fn what_does_not_fit_is_refused_with_what_would() {
    let folder = Folder::new("print-refused");
    let out = folder.path("a.pdf");
    for (arguments, words) in [
        (&["--paper", "a99"][..], "no such paper: a99"),
        (&["--paper", "10x10mm"], "50 mm"),
        (&["--per-page", "17"], "from 1 to 16"),
        (&["--per-page", "0"], "from 1 to 16"),
        (&["--per-page", "16", "--paper", "a5"], "print fewer to a page"),
        (&["--large", "--per-page", "4"], "large print needs digits of 24 pt"),
        (&["--margin", "140mm"], "the margins leave no room"),
        (&["--margin=-1mm"], "expected a length such as 12mm"),
        (&["--bleed", "much"], "expected a length such as 12mm"),
        (&["--date", "2026-13-01"], "'2026-13-01' is not a date: expected year, month and day"),
        (&["--date", "2026-02-30"], "'2026-02-30' is not a date"),
        (&["--first", "18446744073709551615"], "--first"),
        (&["--rate", "no-such-scale"], "no-such-scale"),
    ] {
        let said = refused(&[arguments, &[UNIQUE, "-o", &out]].concat());
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    let address = format!("https://example.org/{}", "a".repeat(3000));
    assert!(refused(&["--qr", &address, UNIQUE, "-o", &out]).contains("the address is too long"));
    let dots = refused(&["--dpi", "0", UNIQUE, "-o", &folder.path("a.png")]);
    assert!(dots.contains("out of range"), "{dots}");
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
fn no_puzzle_is_a_mistake_and_a_bad_line_is_told() {
    let folder = Folder::new("print-lines");
    let out = folder.path("a.html");
    let none = run_with(&["print", "-o", &out], "# nothing\n");
    assert_eq!((none.code, folder.names()), (Some(2), vec![]), "{}", none.err);
    assert!(none.err.contains("there is no puzzle to print"), "{}", none.err);
    let some = run_with(&["print", "-o", &out], format!("{UNIQUE}\ngarbage\n{UNIQUE}\n"));
    assert_eq!(some.code, Some(2), "{}", some.err);
    assert!(some.err.contains("line 2"), "{}", some.err);
    let text = fs::read_to_string(&out).expect("the others are printed");
    assert_eq!(text.matches("aria-label=\"Puzzle").count(), 2);
}

#[test]
fn notes_say_what_is_missing() {
    let folder = Folder::new("print-notes");
    let out = folder.path("a.html");
    let done = run_with(
        &["print", "--allow-broken", "-o", &out, "--title", "数独 für alle"],
        format!("{UNIQUE}\n{MULTIPLE}\n"),
    );
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.err.contains("without a solution because they do not have exactly one: puzzle 2\n"),
        "{}",
        done.err
    );
    let text = fs::read_to_string(&out).expect("it is there");
    assert!(text.contains("数独 für alle"), "browsers bring a font");
    assert_eq!([text.matches("\"Puzzle").count(), text.matches("\"Solution").count()], [2, 1]);
    let quiet = run_with(&["print", "--allow-broken", "-q", "-o", &out], format!("{MULTIPLE}\n"));
    assert_eq!((quiet.code, &*quiet.err), (Some(0), ""));
}

#[test]
fn signs_that_no_font_has_are_refused_before_anything_is_written() {
    let folder = Folder::new("print-fonts");
    let garbage = folder.file("garbage.ttf", "no font");
    for ending in ["pdf", "png"] {
        let out = folder.path(&format!("a.{ending}"));
        for (arguments, words) in [
            (&["--title", "עברית"][..], "no font has ב, י, ע, ר, ת"),
            (&["--title", "עברית"], "HTML can have any"),
            (&["--title", "a\u{10ffff}"], "no font has \\u{10ffff}"),
            (&["--font", &garbage], "garbage.ttf: it is no font of the kinds TrueType and OpenType"),
            (&["--font", "/no/such/font.ttf"], "cannot read /no/such/font.ttf"),
            (&["--font", "a", "--font", "b", "--font", "c"], "there are more than two fonts"),
        ] {
            for kind in [&[UNIQUE][..], &["--way", UNIQUE], &["--worksheet", "x-wing", "-n", "1"]] {
                let said = refused(&[arguments, kind, &["-o", &out]].concat());
                assert!(said.contains(words), "{arguments:?} {kind:?}: {said}");
            }
        }
    }
    assert_eq!(folder.names(), ["garbage.ttf"]);
}

/// A font of the system, found by itself or named. Without it this test says so and passes.
#[test]
fn chinese_and_japanese_are_printed_with_a_font_of_the_system() {
    let font = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";
    if !std::path::Path::new(font).exists() {
        println!("skipped: {font} is not there: apt-get install fonts-noto-cjk");
        return;
    }
    let folder = Folder::new("print-cjk");
    let printed = |name: &str, arguments: &[&str]| {
        let out = folder.path(name);
        let done = run(&[&["print", "-o", &out], arguments].concat());
        assert_eq!((done.code, &*done.err), (Some(0), ""), "{arguments:?}");
        fs::read(out).expect("it is there")
    };
    let has = |document: &[u8], name: &str| document.windows(name.len()).any(|part| part == name.as_bytes());
    for (language, font_name) in [("ja", "NotoSansCJKjp-Regular"), ("zh-Hans", "NotoSansCJKsc-Regular")] {
        let kinds = [
            &["--book", "--by-level", UNIQUE][..],
            &["--way", UNIQUE],
            &["--worksheet", "x-wing", "-n", "1"],
        ];
        for (at, kind) in kinds.into_iter().enumerate() {
            let name = format!("{language}{at}.pdf");
            let document = printed(&name, &[&["--lang", language], kind].concat());
            assert!(has(&document, font_name), "{language} {kind:?}");
        }
    }
    let party = refused(&["--lang", "ja", "--title", "数独🎉", UNIQUE, "-o", &folder.path("no.pdf")]);
    assert!(party.contains("no font has 🎉\n") && party.contains("--font"), "{party}");
    // The fourth font of the collection is that of Taiwan, and no bold one was named.
    let named = format!("{font}#3");
    let document = printed("named.pdf", &["--title", "數獨", "--font", &named, UNIQUE]);
    assert!(has(&document, "NotoSansCJKtc-Regular") && !has(&document, "CJKtc-Bold"));
    let latin = printed("latin.pdf", &["--font", font, UNIQUE]);
    assert!(latin == printed("usual.pdf", &[UNIQUE]), "a font that is not needed changes nothing");
    let solutions = folder.path("solutions.pdf");
    printed("puzzles.svg", &["--lang", "ja", "--per-page", "1", "--solutions-to", &solutions, UNIQUE]);
    assert!(has(&fs::read(&solutions).expect("it is there"), "NotoSansCJKjp-Regular"));
}

#[test]
fn puzzles_that_cannot_be_solved_are_refused_with_their_places() {
    let folder = Folder::new("print-broken");
    let (puzzles, out) = (
        folder.file("two.txt", format!("{UNIQUE}\n\n{MULTIPLE}\n11{}\n", ".".repeat(79))),
        folder.path("two.html"),
    );
    for more in [&[][..], &["--book"], &["-q"], &["--by-level"]] {
        let done = run(&[&["print", &puzzles, "-o", &out], more].concat());
        assert_eq!(done.code, Some(2), "{more:?}: {}", done.err);
        for words in [
            "two.txt:3: the puzzle has several solutions",
            "two.txt:4: the puzzle has no solution",
            "nothing is printed",
            "--allow-broken",
        ] {
            assert!(done.err.contains(words), "{more:?}: {}", done.err);
        }
        assert_eq!(folder.names(), ["two.txt"]);
    }
    // The rules of the book say so.
    let book = |more: &[&str]| {
        let done = run(&[&["print", "--book", "-f", "html"], more].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        done.out
    };
    assert!(book(&[UNIQUE]).contains("Each puzzle has exactly one solution:"));
    assert!(
        book(&[&puzzles, "--allow-broken"]).contains("Each puzzle except 2 and 3 has exactly one solution.")
    );
}

#[test]
fn candidates_of_the_input_are_printed() {
    // Of each cell that is empty, its digits: those of a grid with candidates.
    let pencilled = run(&["convert", "--to", "candidates", UNIQUE]);
    assert_eq!(pencilled.code, Some(0), "{}", pencilled.err);
    let texts = |input: &str| {
        let done = run_with(&["print", "--solutions", "none", "-f", "svg"], input);
        assert_eq!(done.code, Some(0), "{}", done.err);
        done.out.matches("<text").count()
    };
    let (without, with) = (texts(UNIQUE), texts(&pencilled.out));
    assert!(with > without + 100, "{with} and {without}");
}

#[test]
fn places_that_cannot_be_written_are_told() {
    let folder = Folder::new("print-places");
    let path = folder.path("");
    let directory = refused(&[UNIQUE, "-f", "pdf", "-o", &path]);
    assert!(directory.contains(path.trim_end_matches('/')), "{directory}");
    let nowhere = folder.path("no/such/place.pdf");
    let said = refused(&[UNIQUE, "-o", &nowhere]);
    assert!(said.contains(&nowhere), "{said}");
    assert!(folder.names().is_empty());
}

/// Without puzzles they are of no use.
#[test]
fn solutions_are_not_left_alone() {
    let folder = Folder::new("print-alone");
    let said = refused(&[
        UNIQUE,
        "-o",
        &folder.path("no/such/place.pdf"),
        "--solutions-to",
        &folder.path("solutions.pdf"),
    ]);
    assert!(said.contains("place.pdf"), "{said}");
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
#[cfg(unix)]
fn who_stops_reading_is_no_mistake() {
    let unread = |arguments: &[&str]| {
        let mut child = command(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        child.wait_with_output().expect("the program ends")
    };
    let output = unread(&["print", "-f", "pdf", UNIQUE]);
    let compared = unread(&["convert", "--to", "grid", UNIQUE]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status, compared.status, "as with every other command");
}

/// A terminal shows nothing of a PDF but rubbish.
#[test]
#[cfg(unix)]
fn a_terminal_gets_no_document() {
    let program = env!("CARGO_BIN_EXE_sudoku");
    let line = format!("{program} print --color never {UNIQUE}");
    let mut session = rexpect::spawn(&line, Some(10_000)).expect("the program starts");
    let said = session.exp_eof().expect("it ends");
    assert!(
        said.contains("a document is nothing for a terminal") && said.contains("-o sudoku.pdf"),
        "{said}"
    );
    assert!(!said.contains("%PDF"), "{said}");
}

#[test]
fn the_file_says_the_same_every_time_and_on_the_day_that_is_asked_for() {
    let folder = Folder::new("print-same-bytes");
    let print = |name: &str, more: &[&str]| {
        let out = folder.path(name);
        let done = run(&[&["print", UNIQUE, "-o", &out], more].concat());
        assert_eq!(done.code, Some(0), "{}", done.err);
        fs::read(out).expect("it is there")
    };
    assert!(print("a.pdf", &[]) == print("b.pdf", &[]));
    let dated = String::from_utf8_lossy(&print("c.pdf", &["--date", "2026-11-30"])).into_owned();
    assert!(dated.contains("D:20261130"));
}

#[test]
fn help_names_what_there_is() {
    let help = run(&["print", "--help"]).out;
    let words: String = help.split_whitespace().collect::<Vec<_>>().join(" ");
    // Every paper that it names is one, and nothing else is left out.
    let papers = words.split("--paper <PAPER> ").nth(1).and_then(|rest| rest.split(", or a size").next());
    for paper in papers.expect("it names them").split(", ") {
        let done = run(&["print", "--paper", paper, "--per-page", "1", "-f", "html", UNIQUE]);
        assert_eq!(done.code, Some(0), "{paper}: {}", done.err);
    }
    for (option, value) in [("--solutions", "end"), ("--aid", "none"), ("--paper", "a4"), ("--dpi", "200")] {
        let told = words.split(&format!("{option} <")).nth(1).expect("it is there");
        let told = told.split(" --").next().unwrap_or_default();
        assert!(told.contains(&format!("[default: {value}]")), "{option}: {told}");
        let with = run(&["print", option, value, "-f", "html", UNIQUE]).out;
        assert!(with == run(&["print", "-f", "html", UNIQUE]).out, "{option} {value} is the default");
    }
    for place in ["end", "below", "back", "none", "only"] {
        assert!(words.contains(&format!("- {place}:")), "{place}");
        let done = run(&["print", "--solutions", place, "-f", "html", UNIQUE]);
        let solutions = usize::from(place != "none");
        assert_eq!(done.out.matches("\"Solution 1,").count(), solutions, "{place}");
        assert_eq!(done.out.matches("\"Puzzle 1,").count(), usize::from(place != "only"), "{place}");
    }
    let book = run(&["print", "--book", "-f", "html", UNIQUE]).out;
    let parts = run(&["print", "--bound", "--cover", "--rules", "--contents", "-f", "html", UNIQUE]).out;
    assert!(book == parts, "--book is what its help says");
    assert!(book.contains(&format!(
        "Solution 1, row by row. {}",
        SOLVED[..9].split("").collect::<Vec<_>>().join(" ").trim()
    )));
}
