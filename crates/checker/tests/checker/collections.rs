//! The checker accepts the steps of other people's collections, where they are there.

use crate::documents::{assert_accepted, assert_proves};
use crate::library::Case;
use crate::positions::{position, with_one_solution};
use std::ops::ControlFlow;
use sudokit_logic::rating::se::{self, Profile};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Options, Path, Schedule, Search, Step, View, Wanted};
use sudokit_testkit::{corpus, share};

#[test]
fn exotic_steps_are_accepted() {
    let Some(text) = corpus::shared("conformance/exotics.csv") else { return };
    let mut count = 0;
    for row in text.lines().skip(1) {
        let technique = row.split(',').nth(1).expect("a technique");
        let Some(kind) = techniques::kinds().find(|kind| kind.id == technique) else { continue };
        let board = position(row);
        let options = Options::default().relations(true).rank_size(usize::MAX);
        let of = |search: &Search| search.all(&View::with(&board, options.clone()));
        let found: Vec<Step> = Schedule::of([kind]).searches.iter().flat_map(of).collect();
        count += assert_accepted(&board, &found);
    }
    assert!(count > 100, "{count}");
}

#[test]
fn steps_of_the_library_are_accepted() {
    let Some(text) = corpus::shared("conformance/reglib-1.4.txt") else { return };
    let mut count = 0;
    for line in share(text.lines().filter(|line| line.starts_with(':')), 4) {
        let case = Case::read(line);
        let is_it = |library: &str| case.kind.starts_with(library);
        let kinds =
            techniques::kinds().filter(|kind| kind.hodoku.is_some_and(|hodoku| is_it(hodoku.library)));
        for kind in kinds {
            let options = Options::default()
                .every_way(true)
                .empty_rectangles_of_two(true)
                .rectangles_may_lack(true)
                .als_nodes(true)
                .als_overlap(true)
                .als_both_ways(true)
                .als_links(6)
                .siamese(case.kind.len() > 4);
            let family = FAMILIES.iter().find(|family| family.kinds().contains(&kind)).expect("a family");
            let mut found = Vec::new();
            let flow = family.find(Wanted::these(&[kind]), &View::with(&case.board, options), &mut found);
            assert_eq!(flow, ControlFlow::Continue(()), "a list wants everything");
            // Some positions have thousands of chains.
            let some: Vec<Step> = found.iter().step_by(found.len().div_ceil(100).max(1)).cloned().collect();
            count += assert_accepted(&case.board, &some);
        }
    }
    assert!(count > 1000, "{count}");
}

#[test]
fn paths_of_sudoku_explainer_are_proofs() {
    let Some(text) = corpus::shared("conformance/ratings-se-1.2.1.csv") else { return };
    let mut count = 0;
    for (number, line) in share(text.lines().skip(1).enumerate(), 6) {
        let start = with_one_solution(&line[..81]);
        let profile = [Profile::SE_1_2_1, Profile::SUKAKU_1_18_1][number / 6 % 2];
        let steps: Vec<Step> = se::Path::new(&start, profile).flat_map(|step| step.parts).collect();
        count += assert_proves(&start, &steps);
    }
    assert!(count > 1000, "{count}");
}

/// Paths by whips and braids, and by everything that there is, through hard puzzles.
#[test]
fn paths_through_hard_puzzles_are_proofs() {
    let chains = Schedule::full().only(|kind| {
        let id = kind.id;
        id.ends_with("single")
            || id.contains("whip")
            || id.contains("braid")
            || id == "pointing"
            || id == "claiming"
    });
    let lists = [
        ("conformance/ratings-whips-braids.csv", 320, chains),
        ("conformance/ratings-hodoku-2.2.0.csv", 160, Schedule::full()),
        ("puzzles/top1465.txt", 320, Schedule::full()),
        ("puzzles/hardest-1106.txt", 240, Schedule::full()),
    ];
    for (list, of, schedule) in lists {
        let Some(text) = corpus::shared(list) else { continue };
        let mut count = 0;
        for line in share(text.lines().filter(|line| !line.starts_with('p')), of) {
            let start = with_one_solution(&line[..81]);
            let steps: Vec<Step> = Path::new(&mut start.clone(), schedule.clone()).collect();
            count += assert_proves(&start, &steps);
        }
        // A puzzle alone has more.
        assert!(count > 40, "{list}: {count}");
    }
}
