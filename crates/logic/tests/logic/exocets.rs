//! Laws of exocets: the rules that people read them by, as statements about full grids, and as what steps say
//! of their boards.

use crate::data;
use crate::deep::Argument;
use crate::exotics::{self, BASICS, HARD, to_the_end};
use crate::library;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudokit_core::{
    Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Miniline, Puzzle,
    Solution,
};
use sudokit_logic::techniques::exocet;
use sudokit_logic::{Effect, Step};
use sudokit_testkit::{corpus, oracle, strategy};

/// A possible place of a junior exocet: its base, one line across and a target on it in each of the other
/// boxes.
struct Place {
    base: [Cell; 2],
    line: House,
    /// Through the third cell of the base, then through the targets.
    across: [House; 3],
    targets: [Cell; 2],
}

/// The house through a cell that runs like another line, or across it.
fn line_through(cell: Cell, kind: HouseKind) -> House {
    let of_kind = |house: &House| house.kind() == kind;
    cell.houses().into_iter().find(of_kind).expect("a cell is in a row and in a column")
}

fn across(kind: HouseKind) -> HouseKind {
    if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row }
}

fn cells(of: impl IntoIterator<Item = Cell>) -> CellSet {
    of.into_iter().collect()
}

impl Place {
    /// All of them.
    fn all() -> Vec<Self> {
        let mut places = Vec::new();
        for miniline in Miniline::all() {
            let (line, block) = (miniline.line().house(), miniline.block());
            let kind = line.kind();
            let in_chute = |other: &House| {
                *other != block && other.cells().iter().any(|cell| line.cells().contains(cell))
            };
            let boxes: Vec<House> = (0..9).map(House::block).filter(in_chute).collect();
            for third in miniline.cells() {
                let base: Vec<Cell> = miniline.cells().without(third).iter().collect();
                for near in boxes[0].cells() - line.cells() {
                    for far in boxes[1].cells() - line.cells() {
                        places.push(Self {
                            base: [base[0], base[1]],
                            line,
                            across: [third, near, far].map(|cell| line_through(cell, across(kind))),
                            targets: [near, far],
                        });
                    }
                }
            }
        }
        places
    }

    /// The cells beside the targets, on their lines and in their boxes.
    fn companions(&self) -> [Cell; 2] {
        [0, 1].map(|number| {
            let target = self.targets[number];
            let beside = self.across[number + 1].cells() & House::block(target.block()).cells();
            (beside - self.line.cells()).without(target).only().expect("one of three is left")
        })
    }

    /// The cells of the three lines across that are in the chute of the base.
    fn in_chute(&self) -> CellSet {
        let boxes = [self.base[0], self.targets[0], self.targets[1]].map(|cell| House::block(cell.block()));
        let chute = boxes.iter().fold(CellSet::EMPTY, |all, block| all | block.cells());
        self.across.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()) & chute
    }

    /// The cells of the three lines across that are not.
    fn beyond(&self) -> CellSet {
        self.across.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()) - self.in_chute()
    }

    /// The mirror of a target.
    fn mirror(&self, number: usize) -> CellSet {
        let (target, other) = (self.targets[number], self.targets[1 - number]);
        let like_base = line_through(target, self.line.kind());
        let there = House::block(other.block()).cells();
        there - self.line.cells() - like_base.cells() - self.across[2 - number].cells()
    }
}

/// An exocet of a full grid: what it holds, and which other digits its base might be thought to hold.
struct Held<'a> {
    place: &'a Place,
    grid: &'a Solution,
    truly: DigitSet,
    falsely: DigitSet,
}

impl<'a> Held<'a> {
    /// The targets hold what the base holds, and no cell beside them does. The places of the others leave
    /// room in the cells beyond.
    fn of(place: &'a Place, grid: &'a Solution) -> Option<Self> {
        let held = |cells: [Cell; 2]| cells.iter().map(|cell| grid.digit(*cell)).collect::<DigitSet>();
        let beside = held(place.companions());
        let truly = held(place.base);
        if truly != held(place.targets) || !(truly & beside).is_empty() {
            return None;
        }
        let has_room = |digit: &Digit| {
            !beside.contains(*digit) && !covers(places(grid, *digit) & place.beyond()).is_empty()
        };
        let falsely = Digit::all().filter(|digit| !truly.contains(*digit)).filter(has_room).collect();
        Some(Self { place, grid, truly, falsely })
    }

    fn holds(&self, cell: Cell, digit: Digit) -> bool {
        self.grid.digit(cell) == digit
    }
}

/// The places of a digit.
fn places(grid: &Solution, digit: Digit) -> CellSet {
    cells(Cell::all().filter(|cell| grid.digit(*cell) == digit))
}

/// All pairs of lines that hold these cells.
fn covers(cells: CellSet) -> Vec<[House; 2]> {
    let lines: Vec<House> = House::all().filter(|house| house.kind() != HouseKind::Block).collect();
    let pairs = lines.iter().flat_map(|one| lines.iter().map(move |other| [*one, *other]));
    pairs.filter(|[one, other]| one < other && cells.is_subset(one.cells() | other.cells())).collect()
}

/// Random full grids.
fn grids(count: usize) -> Vec<Solution> {
    let mut runner = TestRunner::deterministic();
    let any = strategy::solution();
    (0..count).map(|_| any.new_tree(&mut runner).expect("there are grids").current()).collect()
}

#[test]
fn the_rules_hold_in_full_grids_and_the_two_traps_do_not() {
    let all = Place::all();
    let (mut seen, mut in_mirror, mut false_in_mirror) = (0, 0, 0);
    let (mut in_line, mut elsewhere) = (0, 0);
    for grid in grids(60) {
        for held in all.iter().filter_map(|place| Held::of(place, &grid)) {
            let place = held.place;
            seen += 1;
            for digit in held.truly | held.falsely {
                let beyond = places(&grid, digit) & place.beyond();
                let is_true = held.truly.contains(digit);
                // One cover.
                assert!(!is_true || beyond.common_houses().is_empty(), "{digit} has one cover");
                for [one, other] in covers(beyond) {
                    for number in [0, 1] {
                        // Cross cover.
                        let own = place.across[number + 1];
                        let is_crossed = [one, other].contains(&own)
                            && [one, other].iter().any(|house| house.kind() == place.line.kind());
                        assert!(!is_crossed || !held.holds(place.targets[number], digit), "a cross cover");
                    }
                    // Fins: what the base holds is in each cover once, and that is beyond the chute.
                    for cover in [one, other].into_iter().filter(|_| is_true) {
                        assert_eq!((beyond & cover.cells()).len(), 1, "a fin is true");
                        assert!((places(&grid, digit) & cover.cells()).is_subset(beyond), "a fin is true");
                    }
                }
            }
            for number in [0, 1] {
                let digit = grid.digit(place.targets[number]);
                let mirror = place.mirror(number);
                let with: CellSet = mirror.iter().filter(|cell| held.holds(*cell, digit)).collect();
                // Mirror, and with it the target without mirror, and the lone cell.
                let Some(cell) = with.only() else { panic!("the mirror has the digit of the target once") };
                let other = mirror.without(cell).only().expect("a mirror has two cells");
                // The last outsider.
                assert!(!held.truly.contains(grid.digit(other)), "the mirror has both digits");
                in_mirror += 1;
                false_in_mirror += usize::from(held.falsely.contains(grid.digit(other)));
            }
            // Pairs and known digits: two digits of a solution share no cell, and what is in a cell is in
            // none that sees it.
            for digit in held.truly {
                let way = places(&grid, digit);
                let [base, targets] = [place.base, place.targets].map(|both| cells(both) & way);
                assert_eq!((base.len(), targets.len()), (1, 1));
                assert!(way.is_disjoint(cells(place.base).common_peers()));
                assert!(way.is_disjoint(cells(place.targets).common_peers()));
                assert!(
                    (held.truly.without(digit)).iter().all(|other| way.is_disjoint(places(&grid, other)))
                );
            }
            for digit in held.falsely {
                let escaped = places(&grid, digit) & place.in_chute();
                assert!(!escaped.is_empty(), "three lines have it in the chute at least once");
                let home = House::block(place.base[0].block()).cells();
                assert!(
                    escaped.is_subset(place.line.cells() | home),
                    "it is neither in a target nor beside one"
                );
                if escaped.is_disjoint(place.line.cells()) { elsewhere += 1 } else { in_line += 1 }
            }
        }
    }
    assert!(seen > 1000, "{seen} exocets");
    // The first trap: the mirror's other digit is none that the base holds, but mostly one that it could have
    // held.
    assert!(
        2 * false_in_mirror > in_mirror && false_in_mirror < in_mirror,
        "{false_in_mirror} of {in_mirror}"
    );
    // The second trap: a digit that the base could have held is not always in its line.
    assert!(elsewhere > 0 && in_line > 0, "{elsewhere} and {in_line}");
}

/// The pattern of an exocet.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Exocet {
    pub(crate) base: CellSet,
    pub(crate) targets: Vec<Target>,
    pub(crate) reason: Reason,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Target {
    cells: CellSet,
    locked: Option<Digit>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    Targets,
    Wild(Digit),
    Table,
    Second { base: CellSet, targets: Vec<Target> },
    Joined { base: CellSet, targets: Vec<Target> },
    Weak(Vec<Argument>),
}

/// Eliminations and the rule that explains them.
#[derive(Debug, Deserialize)]
struct Elimination {
    rule: Rule,
    digit: Option<Digit>,
    gone: CandidateSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
enum Rule {
    Targets,
    NoTarget,
    OneCover { houses: HouseSet, covers: HouseSet },
    CrossCover { target: CellSet, houses: HouseSet, covers: HouseSet },
    Mirror { target: Cell, mirror: CellSet },
    LoneMirror { target: Cell, mirror: CellSet, cell: Cell },
    NoPair,
    NoPairThere {},
    InBase { cells: CellSet },
    InTargets { cells: CellSet },
    OnlyPlace { cell: Cell, cells: CellSet },
    Fins { houses: HouseSet, covers: HouseSet },
    EitherBase,
    Outsider { target: Cell, mirror: CellSet, pair: DigitSet },
    Cases,
}

/// The rules that tell a step.
fn rules(step: &Step, board: &Board) -> Vec<Elimination> {
    let rules = serde_json::to_value(exocet::rules(step, board)).expect("rules are data");
    serde_json::from_value(rules).expect("all rules are looked at")
}

/// A board, a step of an exocet on it, and the solution.
struct Case {
    board: Board,
    pattern: Exocet,
    step: Step,
    truth: Solution,
}

/// Steps that are told by rules: of the families' cases, and of some hard puzzles after basics.
fn told_by_rules() -> Vec<Case> {
    let kinds = [&exocet::EXOCET_TABLE, &exocet::DOUBLE_EXOCET, &exocet::DOUBLE_EXOCET_TABLE];
    let own = library::cases().filter(|(_, kind, case)| kinds.contains(kind) && !case.must_not_be_found());
    let mut boards: Vec<Board> = own.map(|(.., case)| case.board).collect();
    for (list, in_sample) in HARD {
        let text = corpus::shared(list).unwrap_or_default();
        for line in text.lines().step_by(in_sample / 5) {
            let puzzle: Puzzle = line.get(..81).and_then(|line| line.parse().ok()).expect("a puzzle");
            boards.push(to_the_end(Board::new(&puzzle).expect("a valid puzzle"), BASICS));
        }
    }
    let mut found = Vec::new();
    for board in boards {
        let truth = oracle::solutions(&board.puzzle(), 1)[0];
        for step in kinds.iter().flat_map(|kind| exotics::steps(kind, &board)) {
            found.push(Case { board, pattern: data::parts(&step), step, truth });
        }
    }
    found
}

/// True if disjoint houses have a digit only in fewer covers, and in cells that do not count.
fn are_covered(
    board: &Board,
    digit: Digit,
    houses: HouseSet,
    covers: HouseSet,
    aside: CellSet,
    fewer: usize,
) -> bool {
    let all = |houses: HouseSet| houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
    let filled = cells(Cell::all().filter(|cell| board.digit(*cell) == Some(digit)));
    let left = ((board.places(digit) | filled) & all(houses)) - aside;
    all(houses).len() == 9 * houses.len()
        && covers.len() + fewer <= houses.len()
        && left.is_subset(all(covers))
}

impl Case {
    /// True if a rule says something true of the solution.
    fn is_true(&self, Elimination { rule, digit, gone }: &Elimination) -> bool {
        let digit_of = |cell: Cell| self.truth.digit(cell);
        let has = |cells: CellSet, digit: Digit| cells.iter().any(|cell| digit_of(cell) == digit);
        let second = match &self.pattern.reason {
            Reason::Second { base, targets } | Reason::Joined { base, targets } => Some((*base, targets)),
            _ => None,
        };
        let exocets = [(self.pattern.base, &self.pattern.targets)].into_iter().chain(second);
        // The cells with eliminations tell which of two exocets is meant.
        let gone = gone.cells();
        let bases: Vec<CellSet> = exocets
            .filter(|(base, targets)| {
                gone.is_subset(targets.iter().fold(*base, |all, target| all | target.cells))
            })
            .map(|(base, _)| base)
            .collect();
        match (*rule, *digit) {
            (Rule::Targets | Rule::Cases | Rule::NoPairThere {}, None) | (Rule::EitherBase, Some(_)) => true,
            (Rule::NoTarget | Rule::OneCover { .. } | Rule::NoPair, Some(digit)) => {
                bases.iter().any(|base| !has(*base, digit))
            }
            (Rule::CrossCover { target, .. }, Some(digit)) => !has(target, digit),
            (Rule::Mirror { target, mirror }, None) => has(mirror, digit_of(target)),
            (Rule::LoneMirror { target, mirror, cell }, None) => {
                mirror.contains(cell) && digit_of(cell) == digit_of(target)
            }
            (Rule::InBase { cells } | Rule::InTargets { cells }, Some(digit)) => has(cells, digit),
            (Rule::OnlyPlace { cell, cells }, Some(digit)) => cells.contains(cell) && digit_of(cell) == digit,
            (Rule::Fins { houses, covers }, Some(digit)) => covers.iter().all(|cover| {
                let all = houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
                has(cover.cells() & all, digit)
            }),
            (Rule::Outsider { target, mirror, pair }, Some(digit)) => {
                has(mirror, digit) && pair.contains(digit_of(target)) && !pair.contains(digit)
            }
            _ => false,
        }
    }

    /// True if the houses and covers of a rule are as it says on the current board.
    fn counts_right(&self, board: &Board, Elimination { rule, digit, .. }: &Elimination) -> bool {
        let Some(digit) = *digit else { return true };
        let targets = self.pattern.targets.iter().fold(CellSet::EMPTY, |all, target| all | target.cells);
        let places = board.places(digit);
        let aside = targets | (self.pattern.base & places).common_peers();
        match *rule {
            Rule::OneCover { houses, covers } => are_covered(board, digit, houses, covers, aside, 2),
            Rule::CrossCover { target, houses, covers } => {
                let seen = (target & places).common_peers();
                houses.iter().all(|house| house.cells().is_disjoint(target & places))
                    && are_covered(board, digit, houses, covers, aside | seen, 1)
            }
            Rule::Fins { houses, covers } => are_covered(board, digit, houses, covers, aside, 1),
            _ => true,
        }
    }
}

/// Each candidate goes by one rule, each rule speaks of what is on the board then, and what it says is true.
#[test]
fn steps_are_told_by_rules_that_hold_on_their_boards() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for case in told_by_rules() {
        let (mut board, mut gone) = (case.board, CandidateSet::EMPTY);
        let rules = rules(&case.step, &case.board);
        for (number, told) in rules.iter().enumerate() {
            let on = || format!("{told:?} of {:?} on {board:?}", case.pattern);
            assert!(!told.gone.is_empty() && told.gone.is_disjoint(gone), "{}", on());
            assert!(told.rule != Rule::Cases || number + 1 == rules.len(), "the table comes last: {}", on());
            assert!(case.is_true(told), "not true: {}", on());
            let is_alone = matches!(case.pattern.reason, Reason::Table);
            assert!(!is_alone || case.counts_right(&board, told), "miscounted: {}", on());
            let name = format!("{:?}", told.rule);
            *counts.entry(name.split(' ').next().unwrap_or_default().to_owned()).or_insert(0) +=
                told.gone.len();
            gone |= told.gone;
            board.eliminate_all(told.gone);
        }
        assert_eq!(gone, case.step.effect.eliminated(), "{:?} on {:?}", case.pattern, case.board);
    }
    println!("{counts:?}");
    let is_there = corpus::shared(HARD[0].0).is_some();
    assert!(!is_there || counts.len() > 10, "{counts:?}");
}

/// No rule tells an elimination that the pattern does not prove.
#[test]
fn no_rule_explains_what_is_not_proven() {
    for case in told_by_rules().into_iter().take(20) {
        let more = Effect::removing(case.board.candidate_set());
        assert!(rules(&Step { effect: more, ..case.step.clone() }, &case.board).is_empty());
        let turned = Exocet { base: case.pattern.base.common_peers(), ..case.pattern };
        assert!(rules(&data::with(&case.step, &turned), &case.board).is_empty());
    }
}
