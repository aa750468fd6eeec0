//! Exotic patterns, held to the positions and eliminations of `conformance/exotics.csv`.

use crate::data;
use crate::deep::Argument;
use crate::exocets::{Exocet, Reason, Target};
use crate::library;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Puzzle};
use sudokit_logic::techniques::{
    bug, clue_cover, deadly, exocet, fireworks, guarded_rectangles, gurth, impossible, locked, odd_cycle,
    or_relation, rank, singles, subsets,
};
use sudokit_logic::{Kind, Options, Path, Schedule, Search, Step, View, Work, techniques};
use sudokit_testkit::{corpus, oracle, share};

/// One line of the file.
pub(crate) struct Row {
    pub(crate) puzzle: Puzzle,
    pub(crate) technique: String,
    /// `key=value` and marks without a value.
    expected: Vec<(String, String)>,
}

impl Row {
    fn read(line: &str) -> Self {
        let mut fields = vec![String::new()];
        let mut is_quoted = false;
        for c in line.chars() {
            match c {
                '"' => is_quoted = !is_quoted,
                ',' if !is_quoted => fields.push(String::new()),
                _ => fields.last_mut().expect("there is one").push(c),
            }
        }
        let items = fields[3].split("; ").map(|item| item.split_once('=').unwrap_or((item, "")));
        Self {
            puzzle: fields[0].parse().expect("a puzzle"),
            technique: fields[1].clone(),
            expected: items.map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned())).collect(),
        }
    }

    /// True if its state is unpublished, or its eliminations need more than the pattern.
    fn is_out_of_reach(&self) -> bool {
        self.value("later state").is_some() || self.is_on_the_way()
    }

    /// True if it is about a pattern that removes nothing by itself.
    pub(crate) fn is_relation(&self) -> bool {
        ["anti-tridagon", "impossible-pattern"].contains(&self.technique.as_str())
            && self.eliminations().is_none()
    }

    /// True if eliminations are published without their state.
    pub(crate) fn is_on_the_way(&self) -> bool {
        self.value("published").is_some() && self.value("state").is_none()
    }

    pub(crate) fn value(&self, key: &str) -> Option<&str> {
        self.expected.iter().find(|(of, _)| of == key).map(|(_, value)| value.as_str())
    }

    /// The eliminations by the pattern's own rule.
    fn eliminations(&self) -> Option<CandidateSet> {
        self.candidates("eliminations")
    }

    /// The candidates that are named.
    pub(crate) fn candidates(&self, key: &str) -> Option<CandidateSet> {
        let candidate = |text: &str| text.replace("<>", "=").parse::<Candidate>().expect("a candidate");
        self.value(key).map(|list| list.split_whitespace().map(candidate).collect())
    }

    /// The board in the state that the row is about.
    pub(crate) fn board(&self) -> Board {
        let mut board = Board::new(&self.puzzle).expect("a valid puzzle").with_unique_givens();
        if let Some(position) = self.value("position") {
            let position: Puzzle = position.parse().expect("a position");
            for cell in board.unsolved() {
                position.digit(cell).map(|digit| board.place(Candidate::at(cell, digit)));
            }
            for removed in self.value("removed").unwrap_or_default().split_whitespace() {
                let numbers: Vec<usize> = removed.bytes().map(|b| usize::from(b - b'1')).collect();
                let cell = Cell::at(numbers[1], numbers[2]);
                board.eliminate(Candidate::at(cell, Digit::from_index(numbers[0])));
            }
            return board;
        }
        match self.value("state") {
            Some("singles") => to_the_end(board, SINGLES),
            Some("init") => board,
            _ => to_the_end(board, BASICS),
        }
    }
}

const SINGLES: &[&Kind] = &[&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE];

pub(crate) const BASICS: &[&Kind] = &[
    &singles::NAKED_SINGLE,
    &singles::HIDDEN_SINGLE,
    &locked::POINTING,
    &locked::CLAIMING,
    &subsets::NAKED_PAIR,
    &subsets::HIDDEN_PAIR,
    &subsets::NAKED_TRIPLE,
    &subsets::HIDDEN_TRIPLE,
    &subsets::NAKED_QUADRUPLE,
    &subsets::HIDDEN_QUADRUPLE,
];

/// The kinds of the theorem about truths and links.
const RANKED: &[&Kind] = &[&rank::SK_LOOP, &rank::MSLS, &rank::MULTIFISH, &rank::RANK];

/// A board after everything that these kinds show.
pub(crate) fn to_the_end(mut board: Board, kinds: &[&'static Kind]) -> Board {
    Path::new(&mut board, Schedule::of(kinds.iter().copied())).for_each(drop);
    board
}

pub(crate) fn steps(kind: &'static Kind, board: &Board) -> Vec<Step> {
    let searches = Schedule::of([kind]).searches;
    // As a list by name has them.
    let options = Options::default().relations(true).rank_size(usize::MAX);
    searches.iter().flat_map(|search: &Search| search.all(&View::with(board, options.clone()))).collect()
}

/// The candidates that a step removes, in the cells that it fills too.
pub(crate) fn removed_by(step: &Step) -> CandidateSet {
    let others = |placed: &Candidate| CandidateSet::of_cell(placed.cell(), !DigitSet::of(placed.digit()));
    step.effect.placements().iter().map(others).fold(step.effect.eliminated(), |gone, more| gone | more)
}

pub(crate) fn rows() -> Vec<Row> {
    let text = corpus::shared("conformance/exotics.csv").unwrap_or_default();
    text.lines().skip(1).map(Row::read).collect()
}

/// Every row of a kind that is there: the pattern is found in its state, with exactly these eliminations.
/// Steps are right.
#[test]
fn every_row_is_found_in_its_state() {
    let mut wrong = Vec::new();
    let mut found = 0;
    for row in rows() {
        let Some(kind) = techniques::kinds().find(|kind| kind.id == row.technique) else { continue };
        if row.is_out_of_reach() {
            continue;
        }
        let board = row.board();
        let truth = oracle::solutions(&row.puzzle, 1)[0].candidates();
        let steps = steps(kind, &board);
        for step in &steps {
            assert_eq!(step.verify(&board), Ok(()), "{step}");
            assert!(step.effect.eliminated().is_disjoint(truth), "{step} on {board:?}");
            let related = step.effect.related();
            assert!(related.is_empty() || !related.is_disjoint(truth), "{step} on {board:?}");
        }
        let is_there = match row.eliminations() {
            // Nothing else is removed by truths and links of any weights, and nothing is left out.
            Some(all) if row.technique == "rank" => {
                let of = |steps: &[Step]| {
                    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | removed_by(step))
                };
                let others = RANKED.iter().flat_map(|kind| self::steps(kind, &board));
                of(&steps) == all && of(&others.collect::<Vec<_>>()) == all
            }
            // A map that shows nothing is no step.
            Some(expected) if expected.is_empty() => steps.is_empty(),
            Some(expected) => steps.iter().any(|step| step.effect.eliminated() == expected),
            // A pattern that changes nothing is listed with its guardians.
            None if row.is_relation() => {
                let guardians = row.candidates("guardians").expect("a relation has guardians");
                steps.iter().any(|step| step.effect.related() == guardians)
            }
            None => !steps.is_empty(),
        };
        found += usize::from(is_there);
        if !is_there {
            let all: Vec<String> = steps.iter().map(ToString::to_string).collect();
            wrong.push(format!("{} {}\n  {:?}\n  {all:#?}", row.technique, row.puzzle, row.eliminations()));
        }
    }
    assert!(wrong.is_empty(), "{found} found, not {}:\n{}", wrong.len(), wrong.join("\n"));
}

/// The eliminations of a firework with two further cells, and of the weak exocet, are published without their
/// state, and found after basics.
#[test]
fn what_is_published_without_its_state_is_found_after_basics() {
    for kind in [&fireworks::FIREWORK_W_WING, &exocet::WEAK_EXOCET] {
        let mut found = 0;
        for row in rows().into_iter().filter(|row| row.technique == kind.id) {
            let board = row.board();
            let steps = steps(kind, &board);
            let published = row.candidates("published").expect("it is published");
            let is_it = |step: &Step| step.effect.eliminated() == published && step.verify(&board) == Ok(());
            assert!(steps.iter().any(is_it), "{steps:#?} {board:?}");
            found += 1;
        }
        assert_eq!(found > 0, corpus::shared("conformance/exotics.csv").is_some(), "{kind}");
    }
}

/// The lists of hard puzzles, and how many of each are in one of the sample.
pub(crate) const HARD: [(&str, usize); 3] = [
    ("puzzles/hardest-1106.txt", 75),
    ("puzzles/hardest-11plus-2000.txt", 400),
    ("puzzles/top1465.txt", 150),
];

/// All kinds of the families whose steps are held to the file.
fn exotic_kinds() -> impl Iterator<Item = &'static Kind> {
    let families = [
        rank::KINDS,
        impossible::KINDS,
        odd_cycle::KINDS,
        exocet::KINDS,
        gurth::KINDS,
        or_relation::KINDS,
        deadly::KINDS,
        clue_cover::KINDS,
        guarded_rectangles::KINDS,
        bug::KINDS,
        fireworks::KINDS,
    ];
    families.into_iter().flatten().copied()
}

/// The time of all searches for a kind.
type Times = BTreeMap<&'static str, (Duration, usize)>;

/// Follows a hard puzzle: basics to the end, then everything that exotic patterns remove, and again. Nothing
/// that is removed is in the solution. How many steps there were.
fn follow(puzzle: &Puzzle, times: &mut Times) -> usize {
    let truth = oracle::solutions(puzzle, 1)[0].candidates();
    let mut board = Board::new(puzzle).expect("a valid puzzle").with_unique_givens();
    let mut count = 0;
    loop {
        board = to_the_end(board, BASICS);
        let mut gone = CandidateSet::EMPTY;
        for kind in exotic_kinds() {
            let start = Instant::now();
            let found = steps(kind, &board);
            let time = times.entry(kind.id).or_default();
            *time = (time.0 + start.elapsed(), time.1 + 1);
            for step in found {
                assert_eq!(step.verify(&board), Ok(()), "{step} on {board:?}");
                let removed = removed_by(&step);
                assert!(removed.is_disjoint(truth), "{step} removes what is true on {board:?}");
                gone |= removed;
                count += 1;
            }
        }
        if !board.eliminate_all(gone) {
            return count;
        }
    }
}

/// Follows an eighth of each so many puzzles of the lists, and says what was found and how long it took.
fn follow_each(one_in: impl Fn(usize) -> usize) -> usize {
    let (mut count, mut times) = (0, Times::new());
    for (list, in_sample) in HARD {
        let text = corpus::shared(list).unwrap_or_default();
        for line in share(text.lines().step_by(one_in(in_sample)), 8) {
            let puzzle = line.get(..81).and_then(|line| line.parse().ok()).expect("a puzzle");
            count += follow(&puzzle, &mut times);
        }
    }
    println!("{count} steps");
    for (kind, (time, boards)) in times {
        println!("{kind}: {:.3} ms a board, {boards} boards", time.as_secs_f64() * 1e3 / boards as f64);
    }
    count
}

#[test]
fn no_exotic_step_on_hard_puzzles_is_wrong() {
    let is_there = corpus::shared(HARD[0].0).is_some();
    assert_eq!(follow_each(|in_sample| in_sample) > 0, is_there);
}

/// `cargo test --release -p sudokit-logic --features serde --test logic -- --ignored --nocapture all_exotic`,
/// some minutes.
#[test]
#[ignore = "hundreds of hard puzzles"]
fn no_exotic_step_on_all_exotic_puzzles_is_wrong() {
    follow_each(|_| 1);
}

/// Only the digit that is wild may be called so. Two exocets show the same in either order, and nothing if
/// one of them is half of what it was. A digit that may miss the targets needs each of its arguments once,
/// whole, and of what they are.
#[test]
fn exocets_that_are_changed_are_refused() {
    let mut changed = BTreeMap::new();
    for (family, kind, case) in library::cases().filter(|(.., case)| !case.must_not_be_found()) {
        let proven =
            |pattern: Exocet| data::pattern("exocet", &pattern).proves(&case.board, &mut Work::default());
        for step in case.steps(family, kind) {
            if data::family(&step) != "exocet" {
                continue;
            }
            let pattern: Exocet = data::parts(&step);
            let with = |reason: Reason| proven(Exocet { reason, ..pattern.clone() });
            match &pattern.reason {
                Reason::Wild(wild) => {
                    let others = Digit::all().filter(|digit| digit != wild);
                    assert!(others.map(Reason::Wild).all(|reason| with(reason).is_err()), "{pattern:?}");
                    assert!(with(Reason::Targets).is_err() && with(Reason::Table).is_err(), "{pattern:?}");
                }
                Reason::Second { base, targets } | Reason::Joined { base, targets } => {
                    let is_joined = matches!(pattern.reason, Reason::Joined { .. });
                    let second = |base: CellSet, targets: Vec<Target>| {
                        if is_joined {
                            Reason::Joined { base, targets }
                        } else {
                            Reason::Second { base, targets }
                        }
                    };
                    let turned = Exocet {
                        base: *base,
                        targets: targets.clone(),
                        reason: second(pattern.base, pattern.targets.clone()),
                    };
                    assert_eq!(proven(turned), proven(pattern.clone()));
                    let fails = |base, targets| with(second(base, targets)).is_err();
                    assert!(fails(pattern.base, pattern.targets.clone()), "{pattern:?}");
                    assert!(fails(*base, targets[..1].to_vec()), "{pattern:?}");
                    assert!(base.iter().all(|cell| fails(CellSet::of(cell), targets[..1].to_vec())));
                    assert!(fails(*base, pattern.targets.clone()), "{pattern:?}");
                }
                Reason::Weak(arguments) => {
                    let fails = |arguments: Vec<Argument>| with(Reason::Weak(arguments)).is_err();
                    assert!(with(Reason::Targets).is_err() && with(Reason::Table).is_err(), "{pattern:?}");
                    assert!(
                        fails(Vec::new()) && fails([arguments.clone(), arguments.clone()].concat()),
                        "{pattern:?}"
                    );
                    for number in 0..arguments.len() {
                        let mut fewer = arguments.clone();
                        let argument = fewer.remove(number);
                        assert!(fails(fewer.clone()), "{pattern:?}");
                        let mut shorter = argument.clone();
                        shorter.steps.pop();
                        fewer.push(shorter);
                        assert!(fails(fewer), "{pattern:?}");
                        let digits = Digit::all().filter(|digit| *digit != argument.target.digit());
                        for target in digits.map(|digit| Candidate::at(argument.target.cell(), digit)) {
                            let mut others = arguments.clone();
                            others[number].target = target;
                            assert!(fails(others), "{pattern:?}");
                        }
                    }
                }
                Reason::Targets | Reason::Table => continue,
            }
            *changed.entry(kind.id).or_insert(0) += 1;
        }
    }
    let kinds: Vec<&str> = changed.into_keys().collect();
    assert_eq!(kinds, ["double-exocet", "double-exocet-table", "exocet-one-target", "weak-exocet"]);
}

/// Truths and links as people write them: 1 has two places in row 1, and one of the cells has 2 besides.
#[test]
fn arguments_that_people_write_are_checked() {
    let mut board = Board::EMPTY;
    let [first, second] = [Cell::at(0, 0), Cell::at(0, 1)];
    let row = House::row(0).cells().without(first).without(second);
    board.eliminate_all(CandidateSet::of_digit(Digit::D1, row));
    board.eliminate_all(CandidateSet::of_cell(first, !DigitSet::from_bits(0b11)));
    let verdict = |truths: &str, links: &str, gone: &str| {
        let step =
            rank::written(&format!("truths {{{truths}}} links {{{links}}} => {gone}")).expect("a step");
        step.verify(&board).map_err(|why| why.0)
    };
    assert_eq!(verdict("1r1", "1b1", "r2c1<>1"), Ok(()));
    assert_eq!(verdict("1r1", "1b1", "r2c1<>2"), Err("the step removes more than follows from the pattern"));
    // 1 in r1c1 is in two truths, so a link that has it counts twice.
    assert_eq!(verdict("1r1 r1c1", "1b1 2c1", "r2c2<>1"), Err("a candidate of a truth is in too few links"));
    assert_eq!(verdict("1r1 r1c1", "2*1b1 2c1", "r2c2<>1"), Ok(()));
    assert_eq!(
        verdict("1r1 r1c1", "2*1b1 2c1", "r2c1<>2"),
        Err("the step removes more than follows from the pattern")
    );
    assert_eq!(verdict("1r1", "1r1 1b1", "r2c1<>1"), Err("a truth or a link is named twice"));
    assert_eq!(verdict("1r1", "0*1b1", "r2c1<>1"), Err("a truth or a link does not count at all"));
}

/// A rank argument reads back from its own line, and holds as before.
#[test]
fn lines_of_arguments_read_back() {
    let (mut kinds, mut has_weights) = (Vec::new(), false);
    for text in [
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
        // Some links count twice.
        ".71.2....8...91..7.....5...3...8.19..1....7.39......65.9.4.........72.1...4...5..",
    ] {
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let board = Board::new(&puzzle).expect("a valid puzzle");
        for step in [&rank::SK_LOOP, &rank::MSLS, &rank::MULTIFISH, &rank::RANK]
            .map(|kind| steps(kind, &board))
            .concat()
        {
            let again = rank::written(&step.to_string()).expect("it reads back");
            assert_eq!((again.kind, again.to_string()), (step.kind, step.to_string()));
            assert_eq!(again.verify(&board), Ok(()), "{step}");
            kinds.push(step.kind.id);
            has_weights |= step.to_string().contains('*');
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, ["msls", "multifish", "rank", "sk-loop"], "they are found there");
    assert!(has_weights);
}
