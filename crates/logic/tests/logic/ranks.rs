//! Rank arguments: all that truths and links prove is found, and nothing else.
//!
//! A candidate that is removed has its argument, which is checked. A candidate that is left needs a witness:
//! shares of the candidates, zero at least, which add up to one in each cell and for each digit in each
//! house, and of which this candidate has one. No argument removes what has a witness. They are found here in
//! whole fractions, slowly, and each is checked.

use proptest::prelude::*;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use sudokit_core::{Board, Cancel, Candidate, CandidateSet, Cell, Digit, DigitSet, House};
use sudokit_logic::techniques::rank;
use sudokit_logic::{Kind, Options, Path, Schedule, Step, View, Wanted};
use sudokit_testkit::chance::Chance;
use sudokit_testkit::symmetry::Symmetry;
use sudokit_testkit::{corpus, share};

fn steps(kind: &'static Kind, board: &Board) -> Vec<Step> {
    Schedule::of([kind]).all(&view(board))
}

/// For arguments of any size.
fn view(board: &Board) -> View<'_> {
    View::with(board, Options::default().rank_size(usize::MAX))
}

fn removed(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.effect.eliminated())
}

/// A fraction in lowest terms, above a positive number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    const ZERO: Self = Self(0, 1);
    const ONE: Self = Self(1, 1);

    fn of(above: i128, below: i128) -> Self {
        let (mut a, mut b) = (above.abs(), below.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = a.max(1) * below.signum();
        Self(above / divisor, below / divisor)
    }

    fn minus(self, other: Self) -> Self {
        Self::of(self.0 * other.1 - other.0 * self.1, self.1 * other.1)
    }

    fn times(self, other: Self) -> Self {
        Self::of(self.0 * other.0, self.1 * other.1)
    }

    fn over(self, other: Self) -> Self {
        Self::of(self.0 * other.1, self.1 * other.0)
    }

    fn plus(self, other: Self) -> Self {
        self.minus(Self::ZERO.minus(other))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some((self.0 * other.1).cmp(&(other.0 * self.1)))
    }
}

/// The candidates of each open cell and of each digit that a house lacks.
fn equations(board: &Board) -> Vec<CandidateSet> {
    let cells = board.unsolved().into_iter().map(|cell| CandidateSet::of_cell(cell, board.candidates(cell)));
    let places = House::all().flat_map(|house| {
        let open = Digit::all()
            .filter(move |digit| house.cells().iter().all(|cell| board.digit(cell) != Some(*digit)));
        open.map(move |digit| CandidateSet::of_digit(digit, board.places(digit) & house.cells()))
    });
    cells.chain(places).collect()
}

/// Shares with one for this candidate, if there are any: the table method with an extra quantity for each
/// equation, which has to become zero. The first quantity that helps is taken, so that it ends (Robert Bland,
/// 1977).
fn witness(board: &Board, one: Candidate) -> Option<Vec<(Candidate, Fraction)>> {
    let candidates: Vec<Candidate> = board.candidate_set().iter().collect();
    let mut equations = equations(board);
    equations.push(CandidateSet::of(one));
    let (width, height) = (candidates.len(), equations.len());
    // Each row has its artificial variable, which needs no column, because it does not enter again.
    let mut rows: Vec<Vec<Fraction>> = equations
        .iter()
        .map(|equation| {
            let rate = |candidate: &Candidate| {
                if equation.contains(*candidate) { Fraction::ONE } else { Fraction::ZERO }
            };
            candidates.iter().map(rate).chain([Fraction::ONE]).collect()
        })
        .collect();
    let mut of_row: Vec<Option<usize>> = vec![None; height];
    loop {
        let gain = |column: usize| {
            let lacking = (0..height).filter(|row| of_row[*row].is_none());
            lacking.fold(Fraction::ZERO, |sum, row| sum.plus(rows[row][column]))
        };
        let Some(column) =
            (0..width).find(|column| !of_row.contains(&Some(*column)) && gain(*column) > Fraction::ZERO)
        else {
            break;
        };
        let ratio = |row: usize| rows[row][width].over(rows[row][column]);
        let limits = (0..height).filter(|row| rows[*row][column] > Fraction::ZERO);
        let row = limits
            .min_by(|a, b| {
                let order = ratio(*a).partial_cmp(&ratio(*b)).expect("fractions have an order");
                order.then(of_row[*a].cmp(&of_row[*b]))
            })
            .expect("no share is above one");
        let pivot = rows[row][column];
        rows[row].iter_mut().for_each(|entry| *entry = entry.over(pivot));
        let own = rows[row].clone();
        for (_, other) in rows.iter_mut().enumerate().filter(|(number, _)| *number != row) {
            let factor = other[column];
            if factor != Fraction::ZERO {
                other.iter_mut().zip(&own).for_each(|(entry, own)| *entry = entry.minus(factor.times(*own)));
            }
        }
        of_row[row] = Some(column);
    }
    let is_whole = (0..height).all(|row| of_row[row].is_some() || rows[row][width] == Fraction::ZERO);
    let share = |(row, of): (usize, &Option<usize>)| of.map(|of| (candidates[of], rows[row][width]));
    is_whole.then(|| of_row.iter().enumerate().filter_map(share).collect())
}

/// True if the shares are a witness for this candidate.
fn is_witness(board: &Board, one: Candidate, shares: &[(Candidate, Fraction)]) -> bool {
    let sum = |set: &CandidateSet| {
        let of = shares.iter().filter(|(candidate, _)| set.contains(*candidate));
        of.fold(Fraction::ZERO, |sum, (_, share)| sum.plus(*share))
    };
    shares.iter().all(|(candidate, share)| board.has(*candidate) && *share >= Fraction::ZERO)
        && equations(board).iter().all(|equation| sum(equation) == Fraction::ONE)
        && sum(&CandidateSet::of(one)) == Fraction::ONE
}

/// Everything that is removed is proven, and everything that is left has a witness. How many of each.
fn hold_to_witnesses(board: &Board) -> [usize; 2] {
    let steps = steps(&rank::RANK, board);
    for step in &steps {
        assert_eq!(step.verify(board), Ok(()), "{step} on {board:?}");
    }
    let gone = removed(&steps);
    let left = board.candidate_set() - gone;
    let mut open = left;
    while let Some(candidate) = open.first() {
        let shares = witness(board, candidate);
        let shares = shares.unwrap_or_else(|| panic!("{candidate} is not removed from {board:?}"));
        assert!(is_witness(board, candidate, &shares), "{candidate} of {board:?}: {shares:?}");
        let whole = shares.iter().filter(|(_, share)| *share == Fraction::ONE);
        open -= whole.map(|(candidate, _)| *candidate).collect::<CandidateSet>();
    }
    [gone.len(), left.len()]
}

/// A full grid of which some cells are open, with more candidates than the true ones.
fn small_board(chance: &mut Chance<'_>, truth: CandidateSet, open: usize, more: usize) -> Board {
    let mut candidates = truth;
    let mut cells = Vec::new();
    while cells.len() < open {
        let cell = Cell::from_index(chance.below(81));
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    for cell in &cells {
        for _ in 0..more {
            // A digit that is missing in another open cell may have a place here.
            let other = cells[chance.below(open)];
            let digit = truth.digits_in(other).only().expect("a full grid");
            candidates = candidates.with(Candidate::at(*cell, digit));
        }
    }
    let mut board = Board::EMPTY;
    for cell in Cell::all().filter(|cell| !cells.contains(cell)) {
        board.place(Candidate::at(cell, truth.digits_in(cell).only().expect("a full grid")));
    }
    board.eliminate_all(!candidates);
    board
}

#[test]
fn what_is_left_on_small_boards_has_a_witness() {
    let mut counts = [0; 2];
    for (number, case) in share(corpus::UNIQUE.cases().enumerate(), 5) {
        let truth = case.solution.expect("one solution").candidates();
        let mut chance = Chance::of_seed(number as u64);
        let open = 8 + number % 16;
        let board = small_board(&mut chance, truth, open, 2 + number % 3);
        let [gone, left] = hold_to_witnesses(&board);
        counts = [counts[0] + gone, counts[1] + left];
    }
    println!("{counts:?}");
    assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
}

/// A puzzle of the corpus in the state in which its way has no single left, without some candidates that are
/// false.
fn position() -> impl Strategy<Value = (Board, CandidateSet)> {
    (0..corpus::UNIQUE.cases().count(), any::<u64>(), 0..40_usize).prop_map(|(index, seed, percent)| {
        let case = corpus::UNIQUE.cases().nth(index).expect("the index is in range");
        let truth = case.solution.expect("one solution").candidates();
        let mut board = case.board().expect("a valid puzzle");
        let singles = Schedule::hodoku().only(|kind| kind.id.ends_with("single"));
        Path::new(&mut board, singles).for_each(drop);
        let mut chance = Chance::of_seed(seed);
        let gone = (board.candidate_set() - truth).iter().filter(|_| chance.below(100) < percent);
        board.eliminate_all(gone.collect());
        (board, truth)
    })
}

/// The board with every candidate where the symmetry takes it.
fn turned(board: &Board, symmetry: &Symmetry) -> Board {
    let mut image = Board::new(&symmetry.puzzle(&board.puzzle())).expect("the board has a solution");
    image.eliminate_all(!symmetry.candidates(board.candidate_set()));
    image
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn no_solution_loses_a_candidate((board, truth) in position()) {
        let steps = all(&board);
        for step in &steps {
            prop_assert_eq!(step.verify(&board), Ok(()), "{}", step);
        }
        prop_assert!(removed(&steps).is_disjoint(truth));
    }

    /// The argument that removes a candidate depends on numbers, the removed candidates do not. Of blossom
    /// loops that are as short, numbers choose one. The other kinds have the same steps.
    #[test]
    fn a_turned_board_loses_the_turned_candidates((board, _) in position(), symmetry in Symmetry::any()) {
        let image = turned(&board, &symmetry);
        for kind in [&rank::SK_LOOP, &rank::MSLS, &rank::MULTIFISH] {
            let moved = |step: &Step| symmetry.candidates(step.effect.eliminated()).to_string();
            let moved: BTreeSet<String> = steps(kind, &board).iter().map(moved).collect();
            let told = |step: &Step| step.effect.eliminated().to_string();
            let found: BTreeSet<String> = steps(kind, &image).iter().map(told).collect();
            prop_assert_eq!(moved, found, "{}", kind);
        }
        let gone = removed(&steps(&rank::RANK, &board));
        prop_assert_eq!(symmetry.candidates(gone), removed(&steps(&rank::RANK, &image)));
        prop_assert_eq!(removed(&all(&board)), gone, "all kinds together remove as much");
    }
}

/// The steps of all kinds.
fn all(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = rank::RANK.family.find(Wanted::these(rank::KINDS), &view(board), &mut steps);
    steps
}

/// Candidates that cannot be shared out: three cells of a row for two digits.
#[test]
fn nothing_is_said_of_a_board_that_contradicts_itself() {
    let mut board = Board::EMPTY;
    for column in 0..3 {
        board.eliminate_all(CandidateSet::of_cell(
            Cell::at(0, column),
            DigitSet::ALL - DigitSet::from_bits(0b11),
        ));
    }
    assert!(steps(&rank::RANK, &board).is_empty());
}

#[test]
fn a_search_that_is_cancelled_ends() {
    let board = Board::EMPTY;
    for questions in [0, 1, 5] {
        let cancel = Cancel::after(questions);
        assert!(Schedule::of([&rank::RANK]).first(&view(&board).until(&cancel)).is_none());
    }
}
