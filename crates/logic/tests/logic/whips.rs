//! Published ratings by whips and braids.
//!
//! The ratings are not part of this project: without `../shared` beside it the test says so and checks
//! nothing.

use sudokit_core::{Board, Cancel, Puzzle};
use sudokit_logic::rating::whips::{Chains, Length, depth, rate_until};
use sudokit_testkit::{corpus, share};

#[test]
fn ratings_are_the_published_ones() {
    let Some(text) = corpus::shared("conformance/ratings-whips-braids.csv") else { return };
    let scales = [(3, Chains::WHIPS), (4, Chains::BRAIDS), (5, Chains::G_WHIPS), (6, Chains::G_BRAIDS)];
    let (mut equal, mut different) = (0, Vec::new());
    for line in share(text.lines().skip(1), 6) {
        let fields: Vec<&str> = line.split(',').collect();
        let puzzle: Puzzle = fields[0].parse().expect("a puzzle");
        let board = Board::new(&puzzle).expect("a valid puzzle");
        for (field, shape) in scales {
            let rating = rate_until(&board, shape, &Cancel::new());
            let published = fields[field].parse().map(Length::Exactly).expect("a length");
            if rating == Some(published) {
                equal += 1;
            } else {
                different.push(format!("{puzzle} {shape:?}: published {published}, ours {rating:?}"));
            }
        }
    }
    println!("{equal} ratings equal, {} different", different.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn depths_are_the_published_ones() {
    let examples = [
        (".2..56......1...36..93....521..9......56..8..7.6....915...4....8.....9.4.3.....1.", Some(1)),
        ("98.76.5..7.4..98...56..8...8..5.6.9.5.9.74....679.........4..........6.3......4.2", Some(2)),
        ("1.3.56....5718....68.3.7.....1.38..7...5.1.....567..3....865...5.....64...6....9.", None),
    ];
    for (puzzle, expected) in examples {
        let board = Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle");
        assert_eq!(depth(&board, 2, &Cancel::new()), expected, "{puzzle}");
        let braids = rate_until(&board, Chains::BRAIDS, &Cancel::new());
        assert_eq!(braids == Some(Length::Endless), expected != Some(1), "{puzzle}: {braids:?}");
    }
}

#[test]
fn stopping_gives_a_lower_bound() {
    let board = Board::new(
        &"...4.6.89.5...9.3..8.3..4...4...8.6.......1..9..5....25...6..2..6...4..8..1.7...."
            .parse()
            .expect("a puzzle"),
    );
    let board = board.expect("a valid puzzle");
    let Some(Length::Exactly(length)) = rate_until(&board, Chains::WHIPS, &Cancel::new()) else {
        panic!("not rated")
    };
    for questions in 0..50 {
        match rate_until(&board, Chains::WHIPS, &Cancel::after(questions)) {
            Some(Length::AtLeast(bound)) => assert!(bound <= length, "{bound} > {length}"),
            other => assert_eq!(other, Some(Length::Exactly(length))),
        }
    }
}
