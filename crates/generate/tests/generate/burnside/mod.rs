//! The number of essentially different grids by Burnside's lemma: the mean number of grids that a symmetry
//! fixes.
//!
//! Grids that differ only in the names of their digits count as one here. All symmetries of a conjugacy class
//! fix the same number of grids, so one of each class is tested. Ed Russell and Frazer Jarvis counted like
//! this in 2006 (<http://www.afjarvis.org.uk/sudoku/sudgroup.html>). None of their numbers of grids is used;
//! the 275 classes, 27 of which fix any grid, are compared with theirs.

mod classes;
mod fixed;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use sudokit_core::Solution;
use sudokit_generate::Grids;
use sudokit_symmetry::{Ranking, Transformation};

#[test]
fn the_classes_have_all_symmetries() {
    let classes = &*classes::ALL;
    assert_eq!(classes.len(), 275);
    assert_eq!(classes.iter().map(|class| class.size).sum::<u64>(), Transformation::CELL_PERMUTATIONS);
    assert_eq!((classes[0].size, classes[0].first), (1, Transformation::IDENTITY));
}

/// The grid with its digits renamed in order of first occurrence.
fn named(grid: &Solution) -> [usize; 81] {
    let mut names = Vec::new();
    grid.digits().map(|digit| {
        names.iter().position(|known| *known == digit).unwrap_or_else(|| {
            names.push(digit);
            names.len() - 1
        })
    })
}

/// Every grid found is valid, fixed up to renaming, and found once. Most symmetries fix none.
#[test]
fn the_grids_that_stay_as_they_are_do_so() {
    const MANY: usize = 2_000;
    let mut classes = 0;
    for class in &*classes::ALL {
        let mut met = BTreeSet::new();
        fixed::visit(&class.first, |grid| {
            assert!(Solution::new(*grid.digits()).is_ok());
            assert_eq!(named(&class.first.apply(grid)), named(grid));
            assert!(met.insert(named(grid)), "{grid} again");
            if met.len() < MANY { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        classes += u64::from(!met.is_empty());
    }
    assert_eq!(classes, 27, "as published");
}

/// A line for each class: its size, and the number of grids that each of its symmetries fixes.
#[test]
#[ignore = "three minutes of counting"]
fn symmetries_leave_as_many_grids_as_make_the_catalogue() {
    let mut sum = 0;
    for (number, class) in (1..).zip(&*classes::ALL) {
        let mut staying = 0;
        if class.first == Transformation::IDENTITY {
            // The identity fixes all grids. They are counted by the sets of their columns.
            let names: u128 = (1..=9).product();
            staying = Grids::new().count() / names;
        } else {
            fixed::visit(&class.first, |_| {
                staying += 1;
                ControlFlow::Continue(())
            });
        }
        println!("class {number}: {} symmetries, {staying} grids; one is {:?}", class.size, class.first);
        sum += u128::from(class.size) * staying;
    }
    let symmetries = u128::from(Transformation::CELL_PERMUTATIONS);
    assert_eq!(sum % symmetries, 0, "an average of fixed grids is a number of classes");
    assert_eq!(sum / symmetries, u128::from(Ranking::COUNT));
}
