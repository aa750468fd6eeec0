//! The search for fish leaves nothing out: it finds what plain enumeration finds, in the same order.
//!
//! The enumeration knows no templates and cuts nothing off. It follows the definition: choose bases, choose
//! as many covers, look what is in both.

use crate::data;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CellSet, Digit, House, HouseSet};
use sudokit_logic::techniques::{self, fish, kraken, templates};
use sudokit_logic::{Effect, Family, Options, Path, Schedule, Sink, Step, View, Wanted};
use sudokit_testkit::{corpus, oracle};

/// All choices of so many houses, in lexicographic order.
fn choices(houses: &[House], size: usize) -> Vec<HouseSet> {
    if size == 0 {
        return vec![HouseSet::EMPTY];
    }
    let starting_at = |i: usize| {
        choices(&houses[i + 1..], size - 1)
            .into_iter()
            .map(move |rest| rest.with(houses[i]))
            .collect::<Vec<_>>()
    };
    (0..houses.len()).flat_map(starting_at).collect()
}

/// The cells in one of the houses or more, and those in two or more.
fn once_and_twice(houses: HouseSet) -> (CellSet, CellSet) {
    houses.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
        (once | house.cells(), twice | (once & house.cells()))
    })
}

/// The pattern of a fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Fish {
    digit: Digit,
    base: HouseSet,
    cover: HouseSet,
    second_cover: Option<HouseSet>,
    cells: CellSet,
}

impl Fish {
    fn fins(&self) -> CellSet {
        let covered = self.cover.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
        self.cells - covered
    }

    /// Without the fins some base has one place or none. The bases share no cells.
    fn is_sashimi(&self) -> bool {
        let body = self.cells - self.fins();
        self.base.iter().any(|base| (body & base.cells()).len() <= 1)
    }
}

/// The most fins, and the most of them in two bases, that HoDoKu allows.
const MOST_FINS: usize = 5;
const MOST_ENDO_FINS: usize = 2;

/// The fish of a digit with bases and covers from these houses.
fn enumerate(
    board: &Board,
    digit: Digit,
    along: HouseSet,
    across: HouseSet,
    size: usize,
    has_fins: bool,
) -> Vec<(Effect, Fish)> {
    let places = board.places(digit);
    let is_base = |house: &House| {
        let places = (places & house.cells()).len();
        places > 0 && (has_fins || places <= size)
    };
    let bases: Vec<House> = along.iter().filter(is_base).collect();
    let mut found = Vec::new();
    for base in choices(&bases, size) {
        let (cells, endo_fins) = once_and_twice(base);
        let (cells, endo_fins) = (cells & places, endo_fins & places);
        if endo_fins.len() > MOST_ENDO_FINS {
            continue;
        }
        let covers: Vec<House> =
            (across - base).iter().filter(|house| !cells.is_disjoint(house.cells())).collect();
        for cover in choices(&covers, size) {
            let (covered, double) = once_and_twice(cover);
            let fins = (cells - covered) | endo_fins;
            if fins.is_empty() == has_fins || fins.len() > MOST_FINS {
                continue;
            }
            let seen = places & fins.common_peers();
            let gone = ((covered - cells) & seen).iter().chain(double & seen);
            let effect = Effect::removing(gone.map(|cell| Candidate::at(cell, digit)));
            if !effect.is_empty() {
                found.push((effect, Fish { digit, base, cover, second_cover: None, cells }));
            }
        }
    }
    found
}

/// Boards on which there are many fish: where the first steps that are not singles are taken.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for case in corpus::UNIQUE.cases().take(60) {
        let mut board = case.board().expect("a valid puzzle");
        let easy =
            || Schedule::hodoku().only(|kind| kind.id.ends_with("single") || kind.id.contains("-house"));
        Path::new(&mut board, easy()).for_each(drop);
        if board.solution().is_none() {
            boards.push(board);
        }
    }
    assert!(boards.len() >= 20, "the corpus has puzzles that are not easy");
    boards.truncate(20);
    boards
}

fn finder() -> &'static dyn Family {
    fish::X_WING.family
}

/// Compares the fish found with the enumeration.
fn compare(id: &str, ways: &[(HouseSet, HouseSet)], size: usize, has_fins: bool) {
    let kind = techniques::kind(id).expect("a kind of fish");
    let mut met = 0;
    for board in boards() {
        let mut found: Vec<Step> = Vec::new();
        let _ = finder().find(Wanted::these(&[kind]), &View::new(&board), &mut found);
        let found: Vec<_> =
            found.into_iter().map(|step| (step.effect.clone(), data::parts::<Fish>(&step))).collect();
        let expected: Vec<_> = Digit::all()
            .flat_map(|digit| ways.iter().map(move |way| (digit, way)))
            .flat_map(|(digit, (along, across))| enumerate(&board, digit, *along, *across, size, has_fins))
            // Sashimi fish belong to their own search.
            .filter(|(_, fish)| id.contains("franken") || id.contains("mutant") || !fish.is_sashimi())
            .collect();
        let first_difference = found.iter().zip(&expected).find(|(found, expected)| found != expected);
        assert_eq!(first_difference, None, "{id} on {}", board.puzzle());
        assert_eq!(found.len(), expected.len(), "{id} on {}", board.puzzle());
        met += found.len();
    }
    assert!(met > 0, "{id} is never met");
}

const BASIC: [(HouseSet, HouseSet); 2] =
    [(HouseSet::ROWS, HouseSet::COLUMNS), (HouseSet::COLUMNS, HouseSet::ROWS)];
const EVERY: [(HouseSet, HouseSet); 1] = [(HouseSet::ALL, HouseSet::ALL)];

fn franken() -> [(HouseSet, HouseSet); 2] {
    BASIC.map(|(along, across)| (along | HouseSet::BOXES, across | HouseSet::BOXES))
}

#[test]
fn basic_fish_are_all_found() {
    for (id, size) in [("x-wing", 2), ("swordfish", 3), ("jellyfish", 4), ("squirmbag", 5)] {
        compare(id, &BASIC, size, false);
        compare(&format!("finned-{id}"), &BASIC, size, true);
    }
}

#[test]
fn franken_fish_are_all_found() {
    for (id, size) in [("x-wing", 2), ("swordfish", 3)] {
        compare(&format!("franken-{id}"), &franken(), size, false);
        compare(&format!("finned-franken-{id}"), &franken(), size, true);
    }
}

#[test]
fn mutant_fish_are_all_found() {
    compare("mutant-x-wing", &EVERY, 2, false);
    compare("finned-mutant-x-wing", &EVERY, 2, true);
}

/// Takes a hundred steps and no more.
struct Hundred(Vec<Step>);

impl Sink for Hundred {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.0.push(step);
        if self.0.len() < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// The kinds that are off are on nobody's path, so they are looked at here.
#[test]
fn what_is_off_is_right_too() {
    for board in boards() {
        let [truth] = oracle::solutions(&board.puzzle(), 2)[..] else { panic!("one solution") };
        let truth = truth.candidates();
        for kind in [fish::KINDS, kraken::KINDS, templates::KINDS].into_iter().flatten() {
            let family = kind.family;
            let mut steps = Hundred(Vec::new());
            let _ = family.find(Wanted::these(&[kind]), &View::new(&board), &mut steps);
            for step in steps.0 {
                assert_eq!(step.verify(&board), Ok(()), "{step}");
                assert!(step.effect.eliminated().is_disjoint(truth), "{step}");
                assert!(step.effect.placed().is_subset(truth), "{step}");
            }
        }
    }
}

/// HoDoKu's preference among basic fish of one search, the best first.
fn merit(step: &Step) -> impl Ord + use<> {
    let fish: Fish = data::parts(step);
    let most = Reverse(step.effect.eliminations().len());
    (most, fish.is_sashimi(), fish.fins().len(), fish.digit)
}

#[test]
fn siamese_fish_are_two_with_the_same_bases() {
    let kinds = ["finned-x-wing", "sashimi-x-wing"].map(|id| techniques::kind(id).expect("a kind of fish"));
    let mut met = 0;
    for board in boards() {
        let mut single: Vec<Step> = Vec::new();
        let _ = finder().find(Wanted::these(&kinds), &View::new(&board), &mut single);
        let alone = |cover: HouseSet, joined: &Fish| {
            let other = Fish { cover, second_cover: None, ..*joined };
            let is_it = |step: &&Step| data::parts::<Fish>(step) == other;
            single.iter().find(is_it).expect("each is found alone").effect.eliminated()
        };
        for kind in kinds {
            let view = View::with(&board, Options::default().siamese(true));
            let mut steps: Vec<Step> = Vec::new();
            let _ = finder().find(Wanted::these(&[kind]), &view, &mut steps);
            assert!(steps.is_sorted_by_key(merit), "the best come first");
            for step in &steps {
                let fish: Fish = data::parts(step);
                let Some(second) = fish.second_cover else { continue };
                assert_eq!(step.effect.eliminated(), alone(fish.cover, &fish) | alone(second, &fish));
                assert_eq!(step.verify(&board), Ok(()), "{step}");
                met += 1;
            }
        }
    }
    assert!(met > 0, "the corpus has siamese fish");
}
