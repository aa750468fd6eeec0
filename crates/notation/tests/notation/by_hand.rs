//! Lines by hand: the same argument in other words, and errors with their places.

use crate::judged;
use serde_json::{Value, json};
use sudokit_checker::Verdict;
use sudokit_core::{Board, CandidateSet};
use sudokit_notation::{Argument, Reader};

const PAGE: &str = include_str!("../../../../docs/proofs.md");

/// The lines of the page, each about the example with the same effect.
#[test]
fn the_lines_of_the_page_hold() {
    let blocks = |name: &'static str| {
        PAGE.split(name).skip(1).map(|rest| rest.split("```").next().expect("the end of a block"))
    };
    let examples: Vec<Value> =
        blocks("```json\n").map(|example| serde_json::from_str(example).expect("JSON")).collect();
    let mut count = 0;
    for line in blocks("```text\n").flat_map(str::lines) {
        let argument = read(line);
        let gone = argument.effect().eliminations;
        let is_about = |example: &&Value| {
            let effect = example["steps"][0]["effect"]["eliminations"].clone();
            serde_json::from_value::<CandidateSet>(effect).is_ok_and(|effect| effect == gone)
        };
        let example = examples.iter().find(is_about).unwrap_or_else(|| panic!("no example of {line}"));
        let mut board: Value = example.clone();
        board["unique_givens"] = true.into();
        let board: Board = serde_json::from_value(board).expect("a position");
        assert_eq!(judged(&board, &argument), Verdict::Holds, "{line}");
        count += 1;
    }
    assert!(count > 8, "{count}");
}

fn read(line: &str) -> Argument {
    Reader::default().read(line).unwrap_or_else(|misread| panic!("{line}: {misread}"))
}

#[test]
fn the_same_argument_in_other_words_is_the_same() {
    for (line, others) in [
        (
            "(4=5)r5c2-(5=4)r5c5 => r5c13<>4",
            &[
                "( 4 = 5 ) R5C2 - ( 5 = 4 ) R5C5 ⇒ r5c1≠4, r5c3≠4",
                "r5c2(4=5) – r5c5(5=4) => -4r5c13",
                "AIC: (4=5)r5c2-(5=4)r5c5 => r5c1,r5c3<>4.",
            ][..],
        ),
        (
            "biv-chain[2]: r7c6{n7 n2} - r9c5{n2 n7} ==> r7c4≠7",
            &["whip[2]: r7c6{n7 n2} - r9c5{n2 .} ==> r7c4 ≠ 7", "r7c6{n7 n2} - r9c5{n2 .} => r7c4<>7"],
        ),
        (
            "r1c6 =6= r1c4 -6- r5c4 =6= r5c6 => r4c6<>6",
            &[
                "X-Chain: 6 r1c6 =6= r1c4 -6- r5c4 =6= r5c6 => r4c6<>6",
                "[r1c6]=6=[r1c4]-6-[r5c4]=6=[r5c6] => r4c6<>6",
            ],
        ),
        (
            "6 6- r2c7 -2- ALS:r9c78 =6= r8c8 -6 => r3c8<>6",
            &[
                "Grouped AIC: 6- r2c7 -2- als: r9c78 =6= r8c8 -6 => r3c8<>6",
                "[r2c7]-2-ALS:[r9c7,r9c8]=6=[r8c8] => r3c8<>6",
            ],
        ),
        (
            "Weak Exocet: base r45c2 targets r1c3 r9c1 weak 3 (r4c2=3; (r8c1=3) r8c1<>3) => r1c3<>1",
            &["base r4c2,r5c2, target r1c3 r9c1 WEAK 3 ( R4C2 = 3;( r8c1=3 )r8c1≠3 ) => r1c3<>1"],
        ),
        ("Nested Contradiction: r4c2=3; r8c1=3 => r4c2<>3", &["r4c2 = 3; r8c1 = 3 => r4c2≠3"]),
        (
            "2 truths {r1c12} 2 links {3r1 4r1} => r1c3<>3",
            &["Truths = {1N12} Links = {34r1} => r1c3<>3", "truths {r1c1, r1c2} links {3R1; 4R1} => r1c3<>3"],
        ),
        (
            "JE2: base r12c3 targets r4c1 r7c2 => r4c1<>5",
            &["base r1c3,r2c3, target r4c1 r7c2 wild 4 => r4c1<>5"],
        ),
        (
            "Tridagon: 136 in r1c49,r2c68 with 4 in row 3 => r3c1<>4",
            &[
                "Thor's Hammer: 1,3,6 in r1c4,r1c9,r2c6,r2c8 with 4 in r3 => r3c1<>4",
                "1/3/6 in r1c49, r2c68 with 4 in row 3 => r3c1<>4",
            ],
        ),
    ] {
        let one = read(line);
        for other in others {
            let other = read(other);
            assert_eq!((one.effect(), one.family()), (other.effect(), other.family()), "{line}");
            let pattern = |argument: &Argument| {
                serde_json::from_str::<Value>(&argument.step()).expect("JSON")["pattern"].clone()
            };
            assert_eq!(pattern(&one), pattern(&other), "{line}");
        }
    }
}

#[test]
fn a_relation_is_stated_once_and_used_after() {
    let mut reader = Reader::default();
    let chain = "Trid-OR2-whip[2]: OR2{{n7r5c1 | n7r7c1}} - r1n7{c1 .} ==> r1c3≠7";
    let alone = reader.read(chain).unwrap_err().to_string();
    assert_eq!(
        alone,
        "column 19: expected the digits and cells of the relation, found 'OR2{{n7r5c1 | n7r7c1'"
    );
    let stated = "OR2-anti-tridagon[12] for digits 1, 3 and 4 in blocks: b4, with cells: r5c1, r4c2, r6c3; b7, with cells: r7c1, \
                  r8c2, r9c3; with 2 guardians: n7r5c1 n7r7c1";
    let relation = reader.read(stated).expect("a relation");
    assert_eq!((relation.family(), relation.effect().one_of.len()), ("impossible", 2));
    let step = reader.read(chain).expect("a chain").step();
    assert!(step.contains(r#""cells":["r4c2","r5c1","r6c3","r7c1","r8c2","r9c3"]"#), "{step}");
}

#[test]
fn errors_say_where() {
    for (line, said) in [
        ("", "column 1: expected an argument, '=>' and a conclusion, found the end"),
        (
            "(4=5)r5c2-(5=4)r5c5",
            "column 1: expected an argument, '=>' and a conclusion, found '(4=5)r5c2-(5=4)r5c5'",
        ),
        ("(4=5)r5c2 => r5c1", "column 18: expected '<>' or '=' and a digit, found the end"),
        ("(4=5)r5c2 => r5c1<>0", "column 20: expected a digit, found '0'"),
        ("(4=5)r5c2 =>", "column 13: expected a conclusion such as r1c23<>4, found the end"),
        ("(4=5)r5c2-(5=4)r5x5 => r5c1<>4", "column 16: expected cells such as r1c23, found 'r5x5'"),
        (
            "(4=5)r5c2=(5=4)r5c5 => r5c1<>4",
            "column 10: expected strong and weak links one after the other, found '=(5=4)r5c5'",
        ),
        ("(4)r5c2-(4)r5c5 => r5c1<>4", "column 17: expected a strong link, '=', found the end"),
        ("whip[1]: c4n5{r6 c4} => r6c6<>5", "column 18: expected rows such as r4, found 'c4}'"),
        (
            "whip[1]: b1n5{r6c6 .} => r6c6<>5",
            "column 15: expected cells of the box such as r4c7, found 'r6c6 .}'",
        ),
        ("whip[1]: c4n5{r6 . => r6c6<>5", "column 20: expected '}', found the end"),
        (
            "3 truths {r1c12} links {3r1} => r1c3<>3",
            "column 1: expected 2 truths, as many as are in the braces, found '3 truths {r1c12} lin'",
        ),
        (
            "truths {r1c12 1n1} links {3r1} => r1c3<>3",
            "column 15: expected each once, and r1c1 is named a second time, found '1n1} links {3r1}'",
        ),
        (
            "truths {r1c12} links {3r0} => r1c3<>3",
            "column 23: expected cells such as r1c12, or a digit in houses such as 3r14b2, found '3r0}'",
        ),
        ("base r1c12 => r1c3<>3", "column 12: expected 'target', found the end"),
        (
            "Naked Pair: 3,4 in r1c12 => r1c3<>3",
            "column 1: expected a technique whose notation is known, found 'Naked Pair: 3,4 in r'",
        ),
        (
            "OR3-Whip: 1,3 in r5c18: OR3{{n7r5c1 | n7r7c1}} => r1c3<>7",
            "column 27: expected 2 candidates, as many as are named, found '3{{n7r5c1 | n7r7c1}}'",
        ),
        (
            "6- r2c7 -2- ALS:c9 =6= r8c8 -6 => r3c8<>6",
            "column 17: expected cells such as r1c23, found 'c9 =6= r8c8 -6'",
        ),
        (
            "base r45c2 targets r1c3 weak => r1c3<>1",
            "column 30: expected the digit that may miss the targets, found the end",
        ),
        ("base r45c2 targets r1c3 weak 3 => r1c3<>1", "column 32: expected '(', found the end"),
        (
            "base r45c2 targets r1c3 weak 3 (r4c12=3) => r1c3<>1",
            "column 33: expected a candidate such as r1c3=7, found 'r4c12=3)'",
        ),
        (
            "base r45c2 targets r1c3 weak 3 (r4c2=3; r8c1<>3) => r1c3<>1",
            "column 41: expected a candidate such as r1c3=7, or '(', found 'r8c1<>3)'",
        ),
        (
            "base r45c2 targets r1c3 weak 3 (r4c2=3; r8c1=3 => r1c3<>1",
            "column 48: expected ')', found the end",
        ),
        (
            "r4c2=3; (r8c1=3) r8c1=3 => r4c2<>3",
            "column 18: expected the candidate that goes, such as r5c5<>3, found 'r8c1=3'",
        ),
        ("r4c2=3; r8c1=3, r9c1=3 => r4c2<>3", "column 15: expected the end, found ', r9c1=3'"),
        ("ALS-XZ: A=r1c1 {18}, B= => r2c2<>9", "column 22: expected a set such as r1c23 {146}, found 'B='"),
    ] {
        assert_eq!(Reader::default().read(line).unwrap_err().to_string(), said, "{line}");
    }
}

/// The checker needs no argument that r4c5 is not 5, but believes none that is wrong.
#[test]
fn weak_exocets_hold_by_their_arguments() {
    let board = |puzzle: &str, placed: &str, removed: &[&str]| -> Board {
        serde_json::from_value(
            json!({ "puzzle": puzzle, "placed": placed, "removed": removed, "unique_givens": false }),
        )
        .expect("a position")
    };
    let verdict = |board: &Board, line: &str| judged(board, &read(line)) == Verdict::Holds;
    let two = board(
        "...71.2.449...6.1....2......1....4...45..9.8173.........8....7.3..8....2..7.....8",
        ".8.....9...2.8.....7..948..8..............7.....148.2.9..4..1....4.719.........4.",
        &[],
    );
    for (arguments, holds) in [
        ("(r4c4=5; r2c4=3; r6c7=5) (r4c5=5; r4c6=2)", true),
        ("(r4c5=5; r4c6=2) (r4c4=5; r6c7=5; r2c4=3)", true),
        ("(r4c5=5; r4c6=2)", false),
        ("(r4c4=5; r2c4=3) (r4c5=5; r4c6=2)", false),
        ("(r4c4=5; r6c7=5) (r4c5=5; r4c6=3)", false),
    ] {
        let line = format!("Weak Exocet: base r4c45 targets r5c1 r6c9 weak 5 {arguments} => r6c9<>9");
        assert_eq!(verdict(&two, &line), holds, "{line}");
    }
    let nested = board(
        ".....21...52.4....9..7.6.5..4..5...7..1....26..63.....8...7..9...5....6.........2",
        "6..5...........6........2..2..6..................2.....632......2...........6....",
        &["r5c7=3", "r6c9=9", "r9c3=4", "r9c8=7"],
    );
    for (inner, holds) in
        [("(r5c1=3; r5c7=5; r7c9=5; r7c6=1) r5c1<>3", true), ("(r5c1=3; r5c7=5) r5c1<>3", false)]
    {
        let line = format!(
            "base r9c23 targets r8c4 r8c7 weak 9 (r9c2=9; r3c2=1; r8c5=1; r2c4=1; r8c6=9; r5c4=9; r9c6=3; r5c5=8; r9c7=5; r7c7=4) \
             (r9c3=9; {inner}; r2c1=3; r3c2=1; (r8c5=1; r8c6=9; r9c2=7; r4c7=9; r9c6=3; r8c7=7) r8c5<>1) \
             => r8c47<>4, r8c47<>8, r8c7<>3"
        );
        assert_eq!(verdict(&nested, &line), holds, "{line}");
    }
}

/// Suppositions are followed to the depth that a checker follows.
#[test]
fn suppositions_are_in_each_other_to_a_depth() {
    let line = |depth: usize| {
        format!("r1c1=1; {}{} => r1c1<>1", "(r2c2=2; ".repeat(depth), "r3c3=3) r2c2<>2".repeat(depth))
    };
    assert!(Reader::default().read(&line(1)).is_ok());
    let wrong = Reader::default().read(&line(100_000)).unwrap_err().to_string();
    assert_eq!(
        wrong,
        "column 153: expected at most 16 suppositions in each other, found '(r2c2=2; (r2c2=2; (r'"
    );
}

/// Anything may be pasted: reading ends, and never panics.
#[test]
fn cut_and_spliced_lines_do_not_panic() {
    let lines = [
        "(4=5)r5c2-(5=4)r5c5 => r5c13<>4",
        "Trid-OR2-whip[2]: 1,3 in r5c18: OR2{{n7r5c1 | n7r7c1 - r5n7{c1 c4}}} - r1n7{c1 .} ==> r1c3≠7",
        "2 truths {r1c12 2*3b4} 2 links {3r1 4r1 | 3b1} => r1c3<>3",
        "Death Blossom: r4c3, 4- r479c9 {4679}, 9- r7c3 {79}, Z=7 => r7c8<>7",
        "4- r5c3 -6- ALS:r5c12 -3- r5c5 -4 => r5c8<>4",
        "base r4c4 targets r6c9 weak 5 (r4c4=5; (r2c4=3) r2c4<>3) (r4c5=5) => r6c9<>9",
        "JE2: base r12c3 targets r4c13 (with 1) r7c2, base r5c4 target r6c6 wild 7 => one of r4c1=5",
    ];
    for one in lines {
        for other in lines {
            for (at, _) in one.char_indices() {
                for (from, _) in other.char_indices() {
                    let _ = Reader::default().read(&format!("{}{}", &one[..at], &other[from..]));
                }
            }
        }
    }
}
