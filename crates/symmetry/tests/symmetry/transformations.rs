//! Laws of transformations, judged by the testkit's symmetries, which share no code with them.

use proptest::prelude::*;
use std::collections::BTreeSet;
use sudokit_core::{Board, Candidate, Cell, CellSet, Chute, Digit, House, Line, Miniline};
use sudokit_symmetry::{NotATransformation, Random, Transformable, Transformation};
use sudokit_testkit::strategy;
use sudokit_testkit::symmetry::Symmetry;

fn of(symmetry: &Symmetry) -> Transformation {
    Transformation::new(symmetry.transpose, symmetry.rows, symmetry.columns, symmetry.digits)
        .expect("the testkit keeps chutes together")
}

fn any_transformation() -> impl Strategy<Value = Transformation> {
    (0..Transformation::COUNT)
        .prop_map(|index| Transformation::from_index(index).expect("it is below the count"))
}

/// Images of sets, boards and solutions follow the images of their cells.
fn cells_agree<T: Transformable>(
    by: &Transformation,
    all: impl Iterator<Item = T>,
    cells: fn(&T) -> CellSet,
) {
    for one in all {
        let expected: CellSet = cells(&one).iter().map(|cell| by.cell(cell)).collect();
        assert_eq!(cells(&by.apply(&one)), expected);
    }
}

proptest! {
    #[test]
    fn images_are_those_of_the_testkit(
        symmetry in Symmetry::any(),
        garbage in strategy::garbage(0..=81),
        solution in strategy::solution(),
        candidates in strategy::any_candidates(0..=100),
    ) {
        let by = of(&symmetry);
        prop_assert_eq!(by.apply(&garbage), symmetry.puzzle(&garbage));
        prop_assert_eq!(by.apply(&solution), symmetry.solution(&solution));
        prop_assert_eq!(by.apply(&candidates), symmetry.candidates(candidates));
        prop_assert!(Candidate::all().all(|candidate| by.apply(&candidate) == symmetry.candidate(candidate)));
    }

    #[test]
    fn houses_lines_chutes_and_minilines_go_where_their_cells_go(by in any_transformation()) {
        cells_agree(&by, House::all(), |house| house.cells());
        cells_agree(&by, Line::all(), |line| line.house().cells());
        cells_agree(&by, Chute::all(), |chute| chute.cells());
        cells_agree(&by, Miniline::all(), |miniline| miniline.cells());
    }

    #[test]
    fn a_composition_does_one_after_the_other(a in any_transformation(), b in any_transformation(), c in any_transformation()) {
        let both = a.then(&b);
        prop_assert!(Candidate::all().all(|candidate| both.apply(&candidate) == b.apply(&a.apply(&candidate))));
        prop_assert_eq!(both.then(&c), a.then(&b.then(&c)));
        prop_assert_eq!(a.then(&a.inverse()), Transformation::IDENTITY);
        prop_assert_eq!(a.inverse().then(&a), Transformation::IDENTITY);
    }

    #[test]
    fn what_is_written_is_read_back(by in any_transformation()) {
        prop_assert_eq!(by.to_string().parse(), Ok(by));
    }

    #[test]
    fn indices_lead_there_and_back(index in 0..Transformation::COUNT) {
        let by = Transformation::from_index(index).unwrap();
        prop_assert_eq!(by.index(), index);
        let parts = Transformation::new(by.transposes(), by.rows(), by.columns(), by.digits());
        prop_assert_eq!(parts, Some(by));
    }

    #[test]
    fn boards_keep_what_was_placed_and_what_is_gone(
        by in any_transformation(),
        puzzle in strategy::puzzle(20..=40),
        gone in strategy::any_candidates(0..=20),
        placed in proptest::collection::vec(any::<proptest::sample::Index>(), 0..10),
    ) {
        let mut board = Board::new(&puzzle).unwrap();
        for choice in placed {
            let left: Vec<Candidate> = board.candidate_set().iter().collect();
            if !left.is_empty() {
                board.place(left[choice.index(left.len())]);
            }
        }
        board.eliminate_all(gone);
        let image = by.apply(&board);
        prop_assert_eq!(image.puzzle(), by.apply(&board.puzzle()));
        prop_assert_eq!(image.givens(), by.apply(&board.givens()));
        prop_assert_eq!(image.candidate_set(), by.apply(&board.candidate_set()));
    }
}

#[test]
fn what_is_no_transformation_is_not_read() {
    let parse = |text: &str| text.parse::<Transformation>();
    let straight = "123456789";
    let text = |rows: &str, end: &str| format!("rows {rows} columns {straight} digits {straight}{end}");
    assert_eq!(parse(&text(straight, "")), Ok(Transformation::IDENTITY));
    assert_eq!(parse(&text(straight, " transposed")), Ok(Transformation::TRANSPOSE));
    for (rows, end, expected) in [
        ("123456788", "", NotATransformation::Permutation("rows")),
        ("12345678", "", NotATransformation::Permutation("rows")),
        ("1234567890", "", NotATransformation::Permutation("rows")),
        ("023456789", "", NotATransformation::Permutation("rows")),
        ("124356789", "", NotATransformation::Chutes),
        (straight, " turned", NotATransformation::Form),
        (straight, " transposed transposed", NotATransformation::Form),
    ] {
        assert_eq!(parse(&text(rows, end)), Err(expected), "{rows}{end}");
    }
    assert_eq!(parse(""), Err(NotATransformation::Form));
}

#[test]
fn the_first_relabellings_come_in_order_and_the_last_index_is_the_last() {
    let images: Vec<[Digit; 9]> =
        (0..1000).map(|index| Transformation::from_index(index).unwrap().digits()).collect();
    assert!(images.is_sorted_by(|a, b| a < b));
    let last = Transformation::from_index(Transformation::COUNT - 1).unwrap();
    assert!(last.transposes());
    assert_eq!(last.rows(), [8, 7, 6, 5, 4, 3, 2, 1, 0]);
}

fn named(name: &str) -> Transformation {
    Transformation::by_name(name).expect("it has a name")
}

#[test]
fn every_swap_of_neighbours_exists_where_chutes_allow_it() {
    let name = |line: Line| line.to_string().replace("row ", "r").replace("column ", "c");
    for a in Line::all() {
        for b in Line::all() {
            let swap = Transformation::by_name(&format!("swap-{}-{}", name(a), name(b)));
            assert_eq!(swap.is_some(), a.chute() == b.chute());
            if let Some(swap) = swap {
                assert_eq!(swap.apply(&a), b);
                assert_eq!(swap.inverse(), swap);
            }
        }
    }
    for (a, b) in (0..3).flat_map(|a| (0..3).map(move |b| (a, b))) {
        let bands = named(&format!("swap-bands-{}-{}", a + 1, b + 1));
        assert_eq!(
            (bands.apply(&Chute::band(a)), bands.apply(&Chute::band(b))),
            (Chute::band(b), Chute::band(a))
        );
        let stacks = named(&format!("swap-stacks-{}-{}", a + 1, b + 1));
        assert_eq!(
            (stacks.apply(&Chute::stack(a)), stacks.apply(&Chute::stack(b))),
            (Chute::stack(b), Chute::stack(a))
        );
    }
    assert_eq!(named("swap-digits-2-7").apply(&Digit::D7), Digit::D2);
}

#[test]
fn the_symmetries_of_the_square_are_a_group_of_eight() {
    let turn = Transformation::QUARTER_TURN;
    let mut group = BTreeSet::from([Transformation::IDENTITY]);
    while {
        let more: Vec<_> = group
            .iter()
            .flat_map(|known| [known.then(&turn), known.then(&Transformation::TRANSPOSE)])
            .collect();
        let size = group.len();
        group.extend(more);
        group.len() > size
    } {}
    let named = [
        Transformation::IDENTITY,
        named("transpose"),
        named("antitranspose"),
        named("quarter-turn"),
        named("half-turn"),
        named("three-quarter-turn"),
        named("mirror"),
        named("flip"),
    ];
    assert_eq!(group, BTreeSet::from(named));
    // The diagonals stay in place.
    let antitranspose = named[2];
    for i in 0..9 {
        assert_eq!(Transformation::TRANSPOSE.cell(Cell::at(i, i)), Cell::at(i, i));
        assert_eq!(antitranspose.cell(Cell::at(i, 8 - i)), Cell::at(i, 8 - i));
    }
}

#[test]
fn random_transformations_are_spread_evenly() {
    // Half of them transpose; the first row goes to each of nine places equally often.
    let mut random = Random::new(7);
    let drawn: Vec<Transformation> = (0..9000).map(|_| Transformation::random(&mut random)).collect();
    let transposing = drawn.iter().filter(|one| one.transposes()).count();
    assert!((4200..4800).contains(&transposing), "{transposing}");
    for place in 0..9 {
        for lines in [Transformation::rows, Transformation::columns] {
            let there = drawn.iter().filter(|one| lines(one)[0] == place).count();
            assert!((850..1150).contains(&there), "{there}");
        }
        let there = drawn.iter().filter(|one| one.digit(Digit::D1).index() == place).count();
        assert!((850..1150).contains(&there), "{there}");
    }
}
