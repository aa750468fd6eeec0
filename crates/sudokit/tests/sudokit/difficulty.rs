//! The order of difficulty.

use sudokit::generate::{Grids, Random};
use sudokit::logic::techniques::fish::{FRANKEN_X_WING, JELLYFISH, MUTANT_X_WING};
use sudokit::logic::techniques::forcing::FORCING_NET_CONTRADICTION;
use sudokit::logic::techniques::locked::{CLAIMING, POINTING};
use sudokit::logic::techniques::singles::HIDDEN_SINGLE;
use sudokit::logic::{Kind, Schedule, View, techniques};
use sudokit::{Board, Candidate, Cell, Digit, Puzzle, difficulty};

/// Behind forcing nets only the basic techniques are easier; before them, all that come earlier may be.
#[test]
fn exotic_techniques_come_after_the_basic_ones() {
    let place = |kind: &Kind| difficulty::place(kind).expect("it is in the order");
    let basic: Vec<&Kind> = difficulty::kinds().take(place(&JELLYFISH) + 1).collect();
    for kind in difficulty::kinds() {
        let easier: Vec<&Kind> = difficulty::easier_than(kind).collect();
        if place(kind) > place(&FORCING_NET_CONTRADICTION) {
            assert_eq!(easier, basic, "{}", kind.id);
        } else {
            assert!(easier.iter().all(|other| place(other) < place(kind)), "{}", kind.id);
        }
    }
    let net = difficulty::easier_than(&FORCING_NET_CONTRADICTION).count();
    assert!(techniques::kinds().all(|kind| difficulty::easier_than(kind).count() <= net));
}

/// On boards where one digit lacks some places at random, a Franken or mutant X-wing has easier company.
#[test]
fn fish_of_two_houses_with_boxes_are_never_needed() {
    let easier = Schedule::of([&HIDDEN_SINGLE, &POINTING, &CLAIMING]);
    let (mut random, grids, digit) = (Random::new(1), Grids::new(), Digit::D1);
    let mut found = 0;
    for round in 0..6_000 {
        let stay = Puzzle::from(grids.random(&mut random)).cells_of(digit);
        let mut board = Board::new(&Puzzle::EMPTY).expect("nothing contradicts it");
        for cell in Cell::all().filter(|cell| !stay.contains(*cell)) {
            if random.below(10) < 4 + round % 5 {
                board.eliminate(Candidate::at(cell, digit));
            }
        }
        for kind in [&FRANKEN_X_WING, &MUTANT_X_WING] {
            let own = Schedule::of([kind]).only(|other| other == kind);
            if let Some(step) = own.first(&View::new(&board)) {
                found += 1;
                assert!(easier.first(&View::new(&board)).is_some(), "{step}: {board:?}");
            }
        }
    }
    assert!(found > 100, "{found} are too few to say something");
}
