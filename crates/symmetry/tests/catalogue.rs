//! Bands, sections and ranks against what is known of the catalogue of grids.

use std::ops::ControlFlow;
use sudokit_core::{Cell, Chute, Puzzle, Solution};
use sudokit_symmetry::{Bands, Canonizer, Ranking, Section, Sections, Transformation};
use sudokit_testkit::{corpus, oracle};

const FIRST: &str = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const LAST: &str = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

/// The classes, counted from 1, that no grid of the catalogue begins with, as published.
const EMPTY: [usize; 15] = [395, 397, 398, 400, 402, 403, 404, 406, 408, 409, 410, 412, 413, 414, 415];

fn grid(text: &str) -> Solution {
    text.parse().expect("a grid")
}

/// The grids of the corpus.
fn grids() -> impl Iterator<Item = Solution> {
    corpus::UNIQUE.cases().filter_map(|case| case.solution)
}

#[test]
fn least_bands_are_in_order_and_of_their_own_classes() {
    let bands = Bands::new();
    let all: Vec<_> = (0..Bands::COUNT).map(|index| bands.least(index)).collect();
    assert!(all.is_sorted_by(|a, b| a < b));
}

/// A minlex grid begins with a least band, and no chute is of a lesser class.
#[test]
fn the_first_band_is_of_the_least_class() {
    let (bands, mut canonizer) = (Bands::new(), Canonizer::new());
    for grid in grids() {
        let minlex = canonizer.minlex_grid(&grid);
        let class = bands.index(&minlex, Chute::band(0));
        assert_eq!(bands.least(class).as_flattened(), &minlex.digits()[..27]);
        let least = Chute::all().map(|chute| bands.index(&grid, chute)).min();
        assert_eq!(least, Some(class));
    }
}

#[test]
fn transformations_move_classes_with_their_chutes() {
    let bands = Bands::new();
    for (grid, step) in grids().zip(1..) {
        let by = Transformation::from_index(step * 987_654_321 % Transformation::COUNT).unwrap();
        let image = by.apply(&grid);
        for chute in Chute::all() {
            assert_eq!(bands.index(&image, by.apply(&chute)), bands.index(&grid, chute));
        }
    }
}

/// Every grid of a section is there, and nothing else: by solving for the section's rows, where they leave few grids.
#[test]
fn sections_hold_the_minlex_grids_that_begin_like_them() {
    let (bands, mut canonizer) = (Bands::new(), Canonizer::new());
    // Its fifth and sixth row leave few grids; one of them is the last of the catalogue.
    let last = grid(LAST);
    let begins = last.restricted_to(Cell::all().filter(|cell| cell.row() < 6).collect());
    let expected: Vec<Solution> = oracle::solutions(&begins, u64::MAX)
        .into_iter()
        .filter(|grid| canonizer.minlex_grid(grid) == *grid)
        .collect();
    let section = Section::of(&last);
    let sections = Sections::new(&bands, 415);
    assert!(sections.list().contains(&section));
    let mut found = Vec::new();
    sections.walk(&section, |grid| {
        if grid.digits()[..54] == last.digits()[..54] {
            found.push(*grid);
        }
        ControlFlow::Continue(())
    });
    assert!(expected.contains(&last));
    assert_eq!(found, expected);
}

#[test]
fn every_minlex_grid_is_met_in_its_section() {
    let (bands, mut canonizer) = (Bands::new(), Canonizer::new());
    for grid in grids().take(3).chain([grid(FIRST)]) {
        let minlex = canonizer.minlex_grid(&grid);
        let section = Section::of(&minlex);
        let sections = Sections::new(&bands, bands.index(&minlex, Chute::band(0)));
        assert!(sections.list().contains(&section));
        let (mut before, mut is_met) = (None, false);
        sections.walk(&section, |grid| {
            assert!(before < Some(*grid), "they come in order, each once");
            assert_eq!(canonizer.minlex_grid(grid), *grid);
            before = Some(*grid);
            is_met |= *grid == minlex;
            if is_met { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(is_met, "{minlex}");
    }
}

/// The last grid has the last rank, and the last class no other.
#[test]
fn the_last_class_has_one_grid() {
    let ranking = Ranking::count(415..416);
    assert_eq!(ranking.len(), 1);
    assert_eq!(ranking.unrank(0), Some(grid(LAST)));
    let isomorph = Transformation::QUARTER_TURN.apply(&grid(LAST));
    assert_eq!(ranking.rank(&isomorph), Some(0));
    assert_eq!(ranking.rank(&grid(FIRST)), None);
}

#[test]
fn ranks_and_grids_are_each_others_inverses() {
    // Class 407 of the lists.
    let ranking = Ranking::count(406..407);
    assert!(ranking.len() > 1);
    let grids: Vec<Solution> =
        (0..ranking.len()).map(|rank| ranking.unrank(rank).expect("there are so many")).collect();
    assert!(grids.is_sorted_by(|a, b| a < b));
    for (grid, rank) in grids.iter().zip(0..) {
        assert_eq!(ranking.rank(grid), Some(rank));
    }
    assert_eq!(ranking.unrank(ranking.len()), None);
}

#[test]
#[ignore = "a minute or more of counting"]
fn classes_without_grids_are_those_that_are_published() {
    for class in 395..=416 {
        let is_empty = Ranking::count(class - 1..class).is_empty();
        assert_eq!(is_empty, EMPTY.contains(&class), "{class}");
    }
}

/// As published: the first band begins 1,007,170 grids. Their automorphisms agree with the table for all grids as far as
/// a part can: no order occurs more often than there, and those with 648 and 162 are of this class or none.
#[test]
#[ignore = "a quarter of an hour or more of counting"]
fn the_first_class_has_as_many_grids_as_were_counted() {
    let table = [
        (2, 548_449),
        (3, 7336),
        (4, 2826),
        (6, 1257),
        (8, 29),
        (9, 42),
        (12, 92),
        (18, 85),
        (27, 2),
        (36, 15),
        (54, 11),
        (72, 2),
        (108, 3),
        (162, 1),
        (648, 1),
    ];
    let mut canonizer = Canonizer::new();
    let (mut count, mut orders) = (0, std::collections::BTreeMap::<u64, u64>::new());
    let sections = Sections::new(&Bands::new(), 0);
    for section in sections.list() {
        sections.walk(section, |grid| {
            count += 1;
            *orders.entry(canonizer.count_automorphisms(&Puzzle::from(*grid))).or_default() += 1;
            ControlFlow::Continue(())
        });
    }
    assert_eq!(count, 1_007_170);
    for (order, grids) in orders.into_iter().filter(|(order, _)| *order > 1) {
        let known = table.iter().find(|(known, _)| *known == order);
        assert!(known.is_some_and(|(_, all)| grids <= *all), "{grids} of order {order}");
    }
}
