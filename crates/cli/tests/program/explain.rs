//! `sudoku explain` and `sudoku steps`.

use crate::common::{Folder, MEDIUM, MULTIPLE, SOLVED, UNIQUE, command, run, run_with};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

/// Box 1 has 1 to 6 in its lower rows, so 7, 8 and 9 are in r1c123; nothing else can be said.
const TRIPLE: &str = ".........123......456............................................................";

/// Plays a path of singles and eliminations by the rules, from what is printed: `Name: ... => r1c2,r34c5<>6`
/// or `r1c2=6`.
fn played(puzzle: &str, lines: &[&str]) -> String {
    let mut cells: Vec<char> = puzzle.chars().collect();
    for line in lines {
        let effect =
            line.split(" => ").last().and_then(|effect| effect.split(": ").last()).expect("an effect");
        if let Some((cell, digit)) = effect.split_once('=') {
            let numbers: Vec<usize> =
                cell.chars().filter_map(|c| c.to_digit(10)).map(|n| n as usize).collect();
            let at = 9 * (numbers[0] - 1) + numbers[1] - 1;
            assert_eq!(cells[at], '.', "{line}");
            cells[at] = digit.chars().next().expect("a digit");
        }
    }
    cells.into_iter().collect()
}

#[test]
fn the_path_leads_to_the_solution() {
    for puzzle in [UNIQUE, MEDIUM] {
        let run = run(&["explain", puzzle]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let lines: Vec<&str> = run.out.lines().collect();
        let (end, steps) = lines.split_last().expect("there are lines");
        assert_eq!(*end, format!("Solved in {} steps.", steps.len()));
        assert!(steps[9].starts_with(" 10. "), "{}", steps[9]);
        let solved = self::run(&["solve", puzzle]).out;
        assert_eq!(format!("{}\n", played(puzzle, steps)), solved);
    }
}

#[test]
fn it_stops_where_it_is_told_to() {
    let until = run(&["explain", "--until", "Naked Pair", MEDIUM]);
    let lines: Vec<&str> = until.out.lines().collect();
    assert!(lines[lines.len() - 2].contains("Naked Pair: 2,8 in r4c24 => r4c6<>8, r4c9<>2"), "{}", until.out);
    assert!(lines[lines.len() - 1].starts_with("Stopped after "), "{}", until.out);
    assert_eq!(lines.iter().filter(|line| line.contains("Naked Pair")).count(), 1);
    assert_eq!(until.code, Some(0));

    let cell = run(&["explain", "--cell", "E5", MEDIUM]).out;
    assert!(cell.lines().rev().nth(1).expect("a step").ends_with("r5c5=4"), "{cell}");

    let never = run(&["explain", "--until", "naked-quadruple", UNIQUE]);
    assert!(never.out.ends_with("Solved in 51 steps, none of which is Naked Quadruple.\n"), "{}", never.out);
    assert_eq!(never.code, Some(1), "there was no such step");
}

#[test]
fn an_aim_makes_the_way_shorter() {
    let puzzle = "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...";
    let usual = run(&["explain", puzzle]);
    let short = run(&["explain", "--aim", "shortest", puzzle]);
    assert_eq!(short.code, Some(0), "{}", short.err);
    assert!(short.out.lines().count() < usual.out.lines().count(), "{}", short.out);
    let proof = run(&["explain", "--aim", "shortest", "-f", "json", puzzle]).out;
    assert_eq!(run_with(&["verify"], &proof).code, Some(0));

    let cell = run(&["explain", "--aim", "elegant", "--cell", "r1c1", puzzle]).out;
    assert!(cell.lines().rev().nth(1).expect("a step").contains("r1c1="), "{cell}");
    assert!(cell.lines().last().expect("an end").starts_with("Stopped after "), "{cell}");
    let until = run(&["explain", "--aim", "elegant", "--until", "naked-single", puzzle]).out;
    assert_eq!(until.matches("Naked Single").count(), 1, "{until}");

    let typo = run(&["explain", "--aim", "shorter", puzzle]);
    assert!(typo.code == Some(2) && typo.err.contains("'shortest'"), "{}", typo.err);
}

#[test]
fn only_allowed_techniques_are_used() {
    let some = run(&["explain", "--allow", "naked-single,h1", "--deny", "Naked Single", MEDIUM]);
    assert_eq!(some.code, Some(1));
    let steps = some.out.lines().filter(|line| line.contains(". ") && line.contains(": "));
    assert!(
        steps.clone().count() > 0 && steps.clone().all(|line| line.contains("Hidden Single: ")),
        "{}",
        some.out
    );
    assert!(some.out.contains("no technique applies.\n     c1 "), "where it is stuck is shown: {}", some.out);

    let typo = run(&["explain", "--allow", "naked-pear", MEDIUM]);
    assert_eq!(typo.code, Some(2));
    assert!(typo.err.contains("did you mean 'naked-pair'"), "{}", typo.err);
    assert!(!typo.err.contains("possible values"), "nobody reads a hundred names: {}", typo.err);
    let unknown = run(&["explain", "--allow", "magic", MEDIUM]).err;
    assert!(unknown.contains("`sudoku techniques` lists all"), "{unknown}");
}

#[test]
fn a_step_is_explained_in_full() {
    let run = run(&["explain", "--verbose", "--allow", "naked-triple,hidden-triple", "--step", "1", TRIPLE]);
    let heading = "1. Naked Triple: 7,8,9 in r1c123 => r1c456789<>7, r1c456789<>8, r1c456789<>9\n\n     c1  ";
    assert!(run.out.starts_with(heading), "{}", run.out);
    let row = run.out.lines().find(|line| line.starts_with("r1 ")).expect("the row is there");
    assert_eq!(row.matches("7*8*9*").count(), 3, "{row}");
    assert_eq!(row.matches("1234567-8-9-").count(), 6, "{row}");
    let words = "   - removed   * pattern, box 1

Look at box 1.
r1c1, r1c2 and r1c3 can only be 7, 8 or 9.
All of these cells are in row 1 and box 1.
These cells use up 7, 8 and 9 in row 1 and box 1, so no other cell there can
be 7, 8 or 9.
Remove 7, 8 and 9 from r1c4, r1c5, r1c6, r1c7, r1c8 and r1c9.
";
    assert!(run.out.contains(words), "{}", run.out);

    let letters =
        self::run(&["explain", "-v", "--notation", "k9", "--allow", "naked-triple", "--step", "1", TRIPLE])
            .out;
    assert!(letters.starts_with("1. Naked Triple: 7,8,9 in A123 => A456789<>7"), "{letters}");
    assert!(letters.contains("use up 7, 8 and 9 in row A and box 1, so"), "{letters}");
    assert!(letters.contains("\nA  "), "{letters}");
}

#[test]
fn contradictions_lead_on_where_singles_do_not() {
    let allow = ["explain", "--allow", "naked-single,hidden-single,dynamic-contradiction", MEDIUM];
    let told = run(&[&allow[..], &["--verbose"]].concat());
    assert_eq!(told.code, Some(0), "{}", told.err);
    let (_, from) = told.out.split_once("Dynamic Contradiction: ").expect("singles alone do not solve it");
    let target = &from[..from.find(';').expect("something follows")];
    let (cell, digit) = target.split_once('=').expect("a candidate");
    assert!(from.contains(&format!("Suppose that {cell} is {digit}.\n  1. ")), "{from}");
    assert!(from.contains(&format!("Remove {digit} from {cell}.\n")), "{from}");

    let proof = run(&[&allow[..], &["--format", "ndjson"]].concat()).out;
    let verified = run_with(&["verify"], &proof);
    assert_eq!(verified.code, Some(0), "{}", verified.out);
}

#[test]
fn a_picture_shows_one_step() {
    let none = run(&["explain", "--format", "svg", MEDIUM]);
    assert_eq!((none.code, none.out.as_str()), (Some(2), ""));
    assert!(none.err.contains("hint: choose it with --step N or --until KIND"), "{}", none.err);

    let far = run(&["explain", "--format", "svg", "--step", "99", MEDIUM]);
    assert_eq!((far.code, far.out.as_str()), (Some(2), ""));
    assert!(far.err.contains("there is no step 99: the path has 65"), "{}", far.err);

    let never = run(&["explain", "--format", "svg", "--until", "naked-quadruple", MEDIUM]);
    assert_eq!(
        never.err,
        "error: argument 1:1: no step to draw. Solved in 65 steps, none of which is Naked Quadruple.\n"
    );

    let folder = Folder::new("picture");
    assert_eq!(
        run(&["explain", "--format", "svg", "--step", "99", MEDIUM, "-o", &folder.path("x.svg")]).code,
        Some(2)
    );
    assert!(folder.names().is_empty(), "what is no picture is no file");

    let pair = run(&["explain", "--format", "svg", "--until", "naked-pair", MEDIUM]);
    assert!(pair.out.starts_with("<svg ") && pair.out.ends_with("</svg>\n"));
    assert!(pair.out.contains(">Naked Pair</text>") && pair.out.contains(">Naked Pair: 2,8 in r4c24 =&gt; "));

    let two = run(&["explain", "--format", "svg", "--step", "1", MEDIUM, UNIQUE]);
    assert_eq!(two.code, Some(2));
}

#[test]
fn a_page_has_every_step() {
    let folder = Folder::new("page");
    let path = folder.path("path.html");
    assert_eq!(run(&["explain", "--format", "html", "-o", &path, MEDIUM, UNIQUE]).code, Some(0));
    let page = std::fs::read_to_string(&path).expect("it is there");
    // Each step has its number once: as a heading beside its picture, or in the list beside the picture of a
    // run.
    let number = |line: &str| -> Option<usize> {
        let heading = line.strip_prefix("<h2>").filter(|heading| !heading.ends_with(" Singles</h2>"));
        let text = heading.or_else(|| line.strip_prefix("<li value=\""))?;
        text.split(['.', '"']).next()?.parse().ok()
    };
    let numbers: Vec<usize> = page.lines().filter_map(number).collect();
    assert_eq!(numbers, (1..=65).chain(1..=51).collect::<Vec<usize>>());
    let sections = page.matches("<section ").count();
    assert!(sections == page.matches("</section>").count() && sections == page.matches("<svg ").count());
    assert!(sections < 30, "singles that follow each other share a picture: {sections}");
    assert!(page.contains("@media screen and (prefers-color-scheme: dark)"));
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    assert!(page.contains("<h2>23. Naked Pair</h2>") && page.contains("<p>Solved in 51 steps.</p>"));
    assert!(
        !page.contains("http")
            || page.matches("http").count() == page.matches("http://www.w3.org/2000/svg").count()
    );
}

#[test]
fn positions_come_as_library_lines_that_read_back() {
    let lines = run(&["explain", "--format", "hodoku", MEDIUM]).out;
    let pair = lines.lines().find(|line| line.starts_with(":0200:28:")).expect("the naked pair");
    assert!(pair.ends_with(":846 249::"), "{pair}");
    // From there the path is the same.
    let rest = run(&["explain", pair]).out;
    assert!(rest.starts_with("  1. Naked Pair: 2,8 in r4c24 => r4c6<>8, r4c9<>2\n"), "{rest}");
    assert!(rest.ends_with("Solved in 43 steps.\n"), "{rest}");
}

#[test]
fn what_cannot_be_solved_is_told_apart() {
    let puzzle = format!("11{}", ".".repeat(79));
    for command in ["explain", "steps"] {
        let twice = run(&[command, &puzzle]);
        assert_eq!((twice.code, twice.err.as_str()), (Some(1), ""), "{command}");
        let says = "No solution: 1 appears twice in row 1: r1c1 and r1c2; and 1 more, see `sudoku check`.\n";
        assert!(twice.out.starts_with(says), "{command}: {}", twice.out);
        let record = run(&[command, "-f", "ndjson", &puzzle]);
        assert!(record.code == Some(1) && record.out.contains(r#""steps":[]"#), "{command}: {}", record.out);
    }
    let twice = run(&["explain", &puzzle, UNIQUE]);
    assert!(twice.out.contains("Solved in 51 steps."), "the other is explained: {}", twice.out);
    assert_eq!(run(&["explain", "--cell", "r1c1", &puzzle]).code, Some(1), "its digit is no solution");

    let several = run(&["explain", MULTIPLE]);
    assert!(several.out.contains("no technique applies"), "{}", several.out);
    assert!(
        several.out.starts_with("The puzzle has several solutions: was a given missed?\n"),
        "{}",
        several.out
    );
    assert_eq!(several.code, Some(1));

    // 2 instead of 4 in r1c3. If the digit counts as a given, some cell has no candidate left.
    let given = run(&["explain", &UNIQUE.replacen("53.", "532", 1)]);
    let (_, end) = given.out.split_once("No solution: after ").expect("it says so");
    assert!(end.contains("\nThere is exactly one solution without the 2 in r1c3"), "{end}");
    assert_eq!(given.code, Some(1));
    let wrong = run(&["explain", &UNIQUE.replacen("53.", "53+2", 1)]);
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(1), "2 in r1c3 is wrong: take it back.\n"));
    let lost = run(&["explain", &format!(":0000:x:{UNIQUE}:413:::")]);
    let says = "A candidate that is needed has been removed: 4 in r1c3.\n";
    assert_eq!((lost.code, lost.out.as_str()), (Some(1), says));

    assert_eq!(run(&["explain", SOLVED]).out, "Solved in 0 steps.\n");
    let nothing = run_with(&["explain"], "");
    assert_eq!(
        (nothing.code, nothing.err.as_str()),
        (Some(1), "note: there is no puzzle in standard input\n")
    );
}

#[test]
fn many_puzzles_are_told_in_order() {
    let run = run_with(&["explain"], format!("{UNIQUE}\nno puzzle\n{MEDIUM}\n"));
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("line 2, column 1"), "{}", run.err);
    let (first, second) =
        (run.out.find(UNIQUE).expect("it is named"), run.out.find(MEDIUM).expect("it is named"));
    assert!(first < second);
}

#[test]
fn a_record_is_out_before_the_next_puzzle_is_waited_for() {
    let commands: [&[&str]; 5] = [
        &["explain", "--format=ndjson"],
        &["hint", "--format=ndjson"],
        &["steps", "--format=ndjson"],
        &["rate", "--format=csv"],
        &["rate", "--format=csv", "-j3"],
    ];
    for arguments in commands {
        let mut child = command(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut records = BufReader::new(child.stdout.take().unwrap()).lines();
        for _ in 0..3 {
            writeln!(stdin, "{UNIQUE}").unwrap();
            let record = records.next().unwrap().unwrap();
            let record =
                if record.starts_with("puzzle,") { records.next().unwrap().unwrap() } else { record };
            assert!(record.contains(UNIQUE), "{record}");
        }
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let puzzles = format!("{MEDIUM}\n").repeat(2000);
    let folder = Folder::new("closed");
    let path = folder.file("many.txt", puzzles);
    let mut child = command(&["explain", &path])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn all_steps_are_listed_once() {
    let all = run(&["steps", TRIPLE]).out;
    let lines: Vec<&str> = all.lines().collect();
    // 1 to 6 are hidden nowhere; 7, 8 and 9 are locked in row 1, one by one, in pairs of nothing, all three
    // together.
    for step in [
        "Locked Candidates (Pointing): 7 in b1 => r1c456789<>7",
        "Naked Triple: 7,8,9 in r1c123 => r1c456789<>7, r1c456789<>8, r1c456789<>9",
    ] {
        assert_eq!(lines.iter().filter(|line| **line == step).count(), 1, "{all}");
    }
    let mut sorted = lines.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), lines.len(), "nothing twice: {all}");

    let one = run(&["steps", "--allow", "pointing", "--cell", "r1c4", TRIPLE]).out;
    assert_eq!(one.lines().count(), 3, "{one}");
    let json: serde_json::Value =
        serde_json::from_str(&run(&["steps", "--allow", "pointing", "--format", "json", TRIPLE]).out)
            .expect("it is JSON");
    let steps = json["results"][0]["steps"].as_array().expect("a list");
    assert_eq!(steps[0]["pattern"]["locked"]["cells"], serde_json::json!(["r1c1", "r1c2", "r1c3"]));
    assert_eq!(run(&["steps", &".".repeat(81)]).code, Some(1));
}

#[test]
fn the_picture_of_a_hidden_single_shows_what_leaves_one_place() {
    // Row 1 needs a 5 in r1c5 or r1c9, and the 5 in r5c5 rules out one of them.
    let puzzle = "1234.678................................5........................................";
    let svg = run(&["explain", "--allow", "hidden-single", "--step", "1", "--format", "svg", puzzle]).out;
    assert!(svg.contains("Hidden Single: r1c9=5") && svg.contains("rules out others"), "{svg}");
    // The cell, and the sign in the legend.
    assert_eq!(svg.matches("fill=\"#0072b2\" fill-opacity=\"0.25\"").count(), 2, "{svg}");
}

#[test]
fn a_page_in_another_language_has_no_english_but_the_notation() {
    let page = run(&["explain", "--format", "html", "--lang", "de", MEDIUM]).out;
    assert!(
        page.contains("<html lang=\"de\">") && page.contains("<h1>Sudoku, Schritt für Schritt</h1>"),
        "{page}"
    );
    assert!(page.contains(". Einer</h2>") && page.contains(". Nacktes Paar</h2>"), "{page}");
    for english in ["Look at", "Remove", "Solved in", " to "] {
        assert!(!page.contains(english), "{english}: {page}");
    }
    let picture = run(&["explain", "--format", "svg", "--step", "1", "--lang", "de", MEDIUM]).out;
    assert!(picture.contains("gesetzt") && !picture.contains("placed"), "{picture}");
}
