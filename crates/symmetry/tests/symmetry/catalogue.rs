//! Bands, sections and ranks against published facts about the catalogue of grids.

use std::ops::ControlFlow;
use sudokit_core::{Cell, Chute, Puzzle, Solution};
use sudokit_symmetry::{Bands, Canonizer, Ranking, Section, Sections, Transformation};
use sudokit_testkit::catalogue::AUTOMORPHISMS;
use sudokit_testkit::{corpus, oracle, share};

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

/// Every grid of a section is there, and nothing else: by solving for the section's rows, where they leave
/// few grids.
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

/// The first and the last grid, and where the bands begin that are published.
#[test]
fn known_grids_have_their_ranks() {
    let ranking = Ranking::new();
    assert_eq!(ranking.rank(&grid(FIRST)), 0);
    let isomorph = Transformation::QUARTER_TURN.apply(&grid(LAST));
    assert_eq!(ranking.rank(&isomorph), Ranking::COUNT - 1);
    assert_eq!(ranking.unrank(Ranking::COUNT), None);
    assert_eq!(ranking.of_band(0), 0..1_007_170);
    // Band 6 of the lists begins most grids.
    let grids = |band| ranking.of_band(band).end - ranking.of_band(band).start;
    assert_eq!(grids(5), 96_229_042);
    assert_eq!((0..Bands::COUNT).map(grids).max(), Some(96_229_042));
    for class in 1..=Bands::COUNT {
        assert_eq!(grids(class - 1) == 0, EMPTY.contains(&class), "{class}");
    }
}

/// All ranks of some classes that begin few grids.
#[test]
fn ranks_and_grids_are_each_others_inverses() {
    let ranking = Ranking::new();
    for band in share([410, 412, 413, 415], 4) {
        let ranks = ranking.of_band(band);
        let grids: Vec<Solution> =
            ranks.clone().map(|rank| ranking.unrank(rank).expect("there are so many")).collect();
        assert!(grids.is_sorted_by(|a, b| a < b));
        assert!(
            grids
                .iter()
                .zip(ranks)
                .step_by(1 + grids.len() / 50)
                .all(|(grid, rank)| ranking.rank(grid) == rank)
        );
    }
}

/// Ranks all over the catalogue, in order: so are their grids.
fn ranks_are_monotone(count: u64) {
    let ranking = Ranking::new();
    let mut before = None;
    for i in 0..count {
        // Not in step with anything.
        let rank = i * (Ranking::COUNT / count) + i * i % 1009;
        let grid = ranking.unrank(rank).expect("it is below the count");
        assert_eq!(ranking.rank(&grid), rank);
        assert!(before < Some(grid), "{rank}");
        before = Some(grid);
    }
}

#[test]
fn ranks_all_over_lead_there_and_back() {
    ranks_are_monotone(25);
}

#[test]
#[ignore = "four minutes of walking"]
fn ranks_all_over_lead_there_and_back_100000_times() {
    ranks_are_monotone(100_000);
}

/// As published: the first band begins 1,007,170 grids. Their automorphisms agree with the table for all
/// grids as far as a part can: no order occurs more often than there, and those with 648 and 162 are of this
/// class or none.
#[test]
#[ignore = "ten seconds of counting"]
fn the_first_class_has_as_many_grids_as_were_counted() {
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
        let known = AUTOMORPHISMS.iter().find(|(known, _)| *known == order);
        assert!(known.is_some_and(|(_, all)| grids <= *all), "{grids} of order {order}");
    }
}
