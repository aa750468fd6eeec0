//! Canonical forms, isomorphs and transformations through the program.

use crate::common::{Folder, MEDIUM, MULTIPLE, SOLVED, UNIQUE, run, run_with};

/// The vector of the field's notes: an ordinary puzzle of 17 digits whose two forms differ.
const VECTOR: &str = "45.....6......17..8...............92....7.1..5...36..........58..1..7............";
const VECTOR_MINLEX: &str =
    "................12..1..3..4.....1.3..5....6...7..4.8......7.......59...7..3......";
const VECTOR_GSF: &str = "................12..3..4..........56....4.3...1..78........34...2.......19.....8.";

/// The output of a successful run.
fn lines(arguments: &[&str], input: &str) -> Vec<String> {
    let run = run_with(arguments, input);
    assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.err);
    run.out.lines().map(str::to_owned).collect()
}

#[test]
fn forms_are_those_that_are_known() {
    assert_eq!(lines(&["canon", VECTOR], ""), [VECTOR_MINLEX]);
    assert_eq!(lines(&["canon", "--form=gsf", VECTOR], ""), [VECTOR_GSF]);
    assert_eq!(lines(&["canon", "--form=gsf", VECTOR_MINLEX], ""), [VECTOR_GSF]);
    // A single given comes last in minlex and first in maxlex.
    let one = format!("{}7{}", ".".repeat(40), ".".repeat(40));
    assert_eq!(lines(&["canon", &one], ""), [".".repeat(80) + "1"]);
    assert_eq!(lines(&["canon", "--form=maxlex", &one], ""), ["9".to_owned() + &".".repeat(80)]);
    assert_eq!(lines(&["canon", "--form=pattern", &one], ""), [".".repeat(80) + "x"]);
}

#[test]
fn isomorphs_have_one_form_and_the_map_leads_there_and_back() {
    let puzzles = [UNIQUE, MEDIUM, VECTOR, SOLVED].join("\n");
    let shuffled = lines(&["transform", "--random", "--seed=3", "-q"], &puzzles).join("\n");
    for form in ["minlex", "gsf", "maxlex", "grid", "pattern"] {
        let arguments = ["canon", "--form", form];
        // The vector has several solutions or one; only of the others is the grid asked for.
        let expected = run_with(&arguments, &puzzles);
        let found = run_with(&arguments, &shuffled);
        assert_eq!(found.out, expected.out, "{form}");
        assert_eq!(found.out.lines().count(), 4);
    }
    for row in lines(&["canon", "--map", "--format=csv"], &puzzles).iter().skip(1) {
        let [puzzle, form, map] = row.split(',').collect::<Vec<_>>()[..] else { panic!("{row}") };
        assert_eq!(lines(&["transform", "--by", map, puzzle], ""), [form]);
        assert_eq!(lines(&["transform", "--inverse", "--by", map, form], ""), [puzzle]);
    }
}

#[test]
fn automorphisms_are_counted() {
    // 81 cells can become each other, so 1 of 81 permutations of the cells leaves one where it is; 8! for the
    // digits.
    let one = format!("1{}", ".".repeat(80));
    let cells = 3_359_232_u64 / 81;
    let counted = |form: &str| lines(&["canon", "--automorphisms", "--form", form, &one], "").concat();
    assert!(counted("minlex").ends_with(&format!("  {}", cells * 40_320)), "{}", counted("minlex"));
    assert!(counted("pattern").ends_with(&format!("  {cells}")), "{}", counted("pattern"));
    let symmetric = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let row = &lines(&["canon", "--automorphisms", "--format=ndjson", symmetric], "")[0];
    let json: serde_json::Value = serde_json::from_str(row).expect("it is JSON");
    assert_eq!((&json["version"], &json["automorphisms"]), (&1.into(), &648.into()));
    assert_eq!(json["puzzle"], symmetric);
}

#[test]
fn without_one_solution_there_is_no_grid_to_stand_in() {
    let run = run_with(&["canon", "--form=grid"], [UNIQUE, MULTIPLE, &"1".repeat(81)].join("\n"));
    assert_eq!(run.code, Some(1), "{}", run.err);
    let rows: Vec<&str> = run.out.lines().collect();
    assert_eq!((rows.len(), rows[1], rows[2]), (3, "multiple", "none"));
    let table = run_with(&["canon", "--form=grid", "--format=csv", MULTIPLE], "").out;
    assert_eq!(table, format!("puzzle,status,form\n{MULTIPLE},multiple,\n"));
}

#[test]
fn transformations_have_names() {
    let by = |name: &str| lines(&["transform", "--by", name, UNIQUE], "").concat();
    let cells: Vec<char> = UNIQUE.chars().collect();
    let moved = |from: fn(usize, usize) -> usize| -> String {
        (0..81).map(|cell| cells[from(cell / 9, cell % 9)]).collect()
    };
    assert_eq!(by("mirror"), moved(|row, column| 9 * row + 8 - column));
    assert_eq!(by("flip"), moved(|row, column| 9 * (8 - row) + column));
    assert_eq!(by("transpose"), moved(|row, column| 9 * column + row));
    assert_eq!(by("antitranspose"), moved(|row, column| 9 * (8 - column) + 8 - row));
    assert_eq!(by("half-turn"), moved(|row, column| 80 - 9 * row - column));
    assert_eq!(by("quarter-turn"), moved(|row, column| 9 * (8 - column) + row));
    assert_eq!(by("three-quarter-turn"), moved(|row, column| 9 * column + 8 - row));
    assert_eq!(by("swap-r1-r3"), moved(|row, column| 9 * [2, 1, 0, 3, 4, 5, 6, 7, 8][row] + column));
    assert_eq!(by("swap-c8-c9"), moved(|row, column| 9 * row + [0, 1, 2, 3, 4, 5, 6, 8, 7][column]));
    assert_eq!(by("swap-bands-1-2"), moved(|row, column| 9 * [3, 4, 5, 0, 1, 2, 6, 7, 8][row] + column));
    assert_eq!(by("swap-stacks-2-3"), moved(|row, column| 9 * row + [0, 1, 2, 6, 7, 8, 3, 4, 5][column]));
    assert_eq!(by("swap-digits-5-9"), UNIQUE.replace('5', "x").replace('9', "5").replace('x', "9"));
    let twice = lines(&["transform", "--by=mirror", "--by=flip", UNIQUE], "");
    assert_eq!(twice, [by("half-turn")]);
    for wrong in ["mirrored", "swap-r1-r4", "swap-r0-r1", "swap-r1-c1", "swap-digits-1-10", "rows 1"] {
        let run = run(&["transform", "--by", wrong, UNIQUE]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{wrong}");
    }
}

#[test]
fn candidate_grids_are_turned_over_and_have_no_form() {
    let full = lines(&["transform", "--by=flip", &"123456789".repeat(81)], "");
    assert_eq!(full, ["123456789".repeat(81)]);
    let corner = format!("1........{}", "123456789".repeat(80));
    let turned = format!("{}.......8.", "123456789".repeat(80));
    assert_eq!(lines(&["transform", "--by=half-turn", "--by=swap-digits-1-8", &corner], ""), [turned]);
    let run = run(&["canon", &corner]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("argument 1:1: forms are of digits"), "{}", run.err);
}

#[test]
fn threads_do_not_show() {
    let puzzles =
        [UNIQUE, MEDIUM, VECTOR, SOLVED, MULTIPLE].join("\n").repeat(200).replace("..5\n", "..5\n\n");
    let folder = Folder::new("symmetry-jobs");
    let file = folder.file("puzzles.txt", puzzles);
    for arguments in [
        &["canon", "--map", "--format=csv"][..],
        &["transform", "--random", "--seed=9", "--map"],
        &["iso", "--format=csv"],
    ] {
        let with = |jobs: &str| run(&[arguments, &["-j", jobs, &file]].concat()).out;
        let expected = with("1");
        assert!(expected.len() > 50_000);
        assert_eq!(with("2"), expected);
        assert_eq!(with("7"), expected);
    }
}

#[test]
fn classes_are_told_apart() {
    let turned = &lines(&["transform", "--random", "--seed=1", "-q", UNIQUE], "")[0];
    let same = lines(&["iso", UNIQUE, turned, "--format=csv"], "");
    assert_eq!(same[0], "puzzle,class,map");
    let map = same[2].rsplit(',').next().expect("a row has columns");
    assert!(same[2].starts_with(&format!("{turned},1,")), "{}", same[2]);
    assert_eq!(&lines(&["transform", "--by", map, UNIQUE], "")[0], turned);

    let different = run(&["iso", UNIQUE, MEDIUM]);
    assert_eq!(different.code, Some(1));
    assert!(different.out.starts_with("1  rows") && different.out.contains("\n2  rows"), "{}", different.out);

    let all = [UNIQUE, turned, MEDIUM, turned, UNIQUE].join("\n");
    assert_eq!(lines(&["iso", "--distinct"], &all), [UNIQUE, MEDIUM]);
    let folder = Folder::new("iso-not-in");
    let known = folder.file("known.txt", format!("{turned}\n"));
    assert_eq!(lines(&["iso", "--not-in", &known], &all), [MEDIUM]);
    let missing = run_with(&["iso", "--not-in", &folder.path("missing.txt")], &all);
    assert_eq!((missing.code, missing.out.as_str()), (Some(2), ""));
}

#[test]
fn garbage_in_the_middle_is_named_and_passed_over() {
    let text = format!("{UNIQUE}\ngarbage\n{VECTOR}\n");
    for arguments in [&["canon"][..], &["transform", "--by=flip"], &["iso", "--distinct"]] {
        let run = run_with(arguments, &text);
        assert_eq!((run.code, run.out.lines().count()), (Some(2), 2), "{arguments:?}");
        assert!(run.err.contains("standard input: line 2, "), "{}", run.err);
        let empty = run_with(arguments, "");
        assert_eq!((empty.code, empty.out.as_str()), (Some(1), ""));
        assert_eq!(empty.err, "note: there is no puzzle in standard input\n");
    }
}

/// The first and the last grid of the catalogue, as published.
const FIRST: &str = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const LAST: &str = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

#[test]
fn ranks_lead_there_and_back() {
    assert_eq!(lines(&["rank", FIRST, LAST], ""), ["0", "5472730537"]);
    assert_eq!(lines(&["unrank", "0", "5472730537"], ""), [FIRST, LAST]);
    assert_eq!(lines(&["unrank", "--band=416", "0"], ""), [LAST]);
    let turned = lines(&["transform", "--random", "--seed=4", "-q", LAST], "").concat();
    assert_eq!(
        lines(&["rank", "--format=csv", &turned], ""),
        ["puzzle,status,rank,band,rank_in_band", &format!("{turned},unique,5472730537,416,0")]
    );
    // A puzzle has the rank of its solution, and that is the rank of its minlex form.
    let ranks = lines(&["rank"], &[UNIQUE, SOLVED].join("\n"));
    assert_eq!(ranks[0], ranks[1]);
    let form = lines(&["canon", SOLVED], "");
    assert_eq!(lines(&["unrank"], &format!("{}\n\n", ranks[0])), form);
    let random = ["unrank", "--random=3", "--seed=1"];
    assert_eq!(lines(&random, ""), lines(&random, ""));
    assert_eq!(lines(&["canon"], &lines(&random, "").join("\n")), lines(&random, ""));
}

#[test]
fn what_has_no_rank_is_told() {
    let none = run_with(&["rank"], [MULTIPLE, SOLVED].join("\n"));
    assert_eq!(none.code, Some(1));
    assert!(none.out.starts_with("multiple\n") && none.out.lines().count() == 2, "{}", none.out);
    let table = run(&["rank", "--format=csv", MULTIPLE]).out;
    assert_eq!(table.lines().nth(1), Some(&*format!("{MULTIPLE},multiple,,,")));
    let record = run(&["rank", "--format=ndjson", MULTIPLE]).out;
    assert!(record.contains(r#""status":"multiple","rank":null,"#), "{record}");
    let nothing = run_with(&["unrank"], "\n");
    assert_eq!((nothing.code, nothing.err.as_str()), (Some(0), "note: there is no rank in standard input\n"));
    let folder = Folder::new("unrank");
    let file = folder.file("ranks.txt", "0\nmany\n5472730538\n1\n");
    let bytes = folder.path("bytes.txt");
    std::fs::write(&bytes, b"\xFF\n1\n").expect("a file");
    let run =
        run(&["unrank", &file, &folder.path("missing"), "99999999999999999999", &folder.path(""), &bytes]);
    assert_eq!((run.code, run.out.lines().next()), (Some(2), Some(FIRST)));
    assert_eq!(run.out.lines().count(), 3);
    for error in [
        "it is a directory",
        "bytes.txt:1: expected a rank",
        "ranks.txt:2: expected a rank, found 'many'",
        "ranks.txt:3: there are 5472730538 grids",
        "cannot read",
        "argument 3: ",
    ] {
        assert!(run.err.contains(error), "{error}: {}", run.err);
    }
}

#[test]
fn a_transformation_has_to_be_named() {
    let run = run(&["transform", UNIQUE]);
    assert!(run.code == Some(2) && run.out.is_empty() && run.err.contains("--by"), "{}", run.err);
}
