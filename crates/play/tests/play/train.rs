//! Training: the course, the positions, and what is right and what is not.

use crate::memory::day;
use std::collections::HashSet;
use sudokit::logic::{Kind, Schedule, Step, View};
use sudokit::{
    Board, Cancel, Candidate, CandidateSet, Cell, CellSet, Digit, Engine, House, HouseKind, Random, Single,
};
use sudokit_play::train::{
    COURSE, Drill, Exercise, Grade, Judgement, Positions, Reply, Round, Training, Verdict, counts_beside,
    kinds, lesson_place, lessons, position, schedule,
};
use sudokit_play::{Action, Keeping, Options, Showing};
use sudokit_testkit::share;

fn never() -> Cancel {
    Cancel::new()
}

#[test]
fn the_order_of_difficulty_has_every_technique_of_hints_once_and_keeps_hodokus_order() {
    let course: Vec<&Kind> = kinds().collect();
    let hinted: HashSet<&Kind> =
        Schedule::full().searches.iter().flat_map(|search| search.kinds.clone()).collect();
    assert_eq!(course.iter().copied().collect::<HashSet<_>>(), hinted);
    assert_eq!(course.len(), hinted.len());
    let orders: Vec<u16> = course.iter().filter_map(|kind| kind.hodoku).map(|hodoku| hodoku.order).collect();
    assert!(orders.is_sorted(), "{orders:?}");
}

/// The path of a player who learns one lesson after the other.
#[test]
fn the_course_leads_through_every_technique_and_takes_nothing_for_granted() {
    assert_eq!(lessons().collect::<HashSet<_>>(), kinds().collect::<HashSet<_>>());
    assert_eq!(lessons().count(), kinds().count());
    let mut training = Training::default();
    for kind in lessons() {
        assert_eq!(training.next(), Some(kind));
        assert_eq!(training.missing(kind), Vec::<&Kind>::new(), "{kind} comes too early");
        let (chapter, lesson) = lesson_place(kind).expect("it has a lesson");
        assert_eq!(COURSE[chapter].kinds[lesson], kind);
        training.record(kind, Grade::Good, day("2026-11-22"));
    }
    assert_eq!(training.next(), None);
    assert_eq!(training.learned().len(), kinds().count());
}

/// Checks a position for what it claims, without the code that found it.
fn check_position(kind: &'static Kind, puzzle: &sudokit::Puzzle) {
    assert!(Single::new().is_unique(puzzle), "{puzzle}");
    let (board, step) = position(puzzle, kind, &never())
        .expect("nobody cancels")
        .unwrap_or_else(|| panic!("{puzzle} needs no {kind}"));
    assert_eq!(step.kind, kind);
    assert_eq!(step.verify(&board), Ok(()), "{puzzle}");
    let solution = Single::new().solve(puzzle).expect("there is one");
    assert!(solution.candidates().is_subset(board.candidate_set() | digits(&board)), "{puzzle}");
    let view = View::new(&board);
    for easier in kinds().filter(|other| *other != kind && counts_beside(other, kind)) {
        let steps = Schedule::of([easier]).all(&view);
        // Kinds that are found in one look are as easy as each other.
        if steps.iter().any(|step| step.kind == kind) {
            continue;
        }
        assert!(steps.is_empty(), "{puzzle} is one of {kind}, but has {}", steps[0]);
    }
}

fn digits(board: &Board) -> CandidateSet {
    board.puzzle().candidates()
}

/// A position of every technique; `--ignored` has all.
#[test]
fn positions_are_what_they_claim() {
    let positions = Positions::built_in();
    for kind in kinds() {
        positions.of(kind).iter().take(1).for_each(|puzzle| check_position(kind, puzzle));
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_positions_are_what_they_claim() {
    let positions = Positions::built_in();
    for kind in kinds() {
        positions.of(kind).iter().for_each(|puzzle| check_position(kind, puzzle));
    }
}

/// Techniques of which fewer positions than wanted are known.
const RARE: &[&str] = &["franken-x-wing", "avoidable-rectangle-3", "avoidable-rectangle-n", "anti-gurth"];

#[test]
fn there_are_enough_positions() {
    let positions = Positions::built_in();
    for kind in kinds() {
        let distinct: HashSet<_> = positions.of(kind).iter().collect();
        assert_eq!(distinct.len(), positions.of(kind).len(), "{kind}");
    }
    // Sixty up to HoDoKu's level Unfair, and eight of any other.
    let is_taught =
        |kind: &Kind| kind.hodoku.is_some_and(|hodoku| hodoku.level <= sudokit::logic::Level::Unfair);
    let wanted = |kind: &Kind| if is_taught(kind) { 60 } else { 8 };
    let rare: Vec<&str> =
        kinds().filter(|kind| positions.of(kind).len() < wanted(kind)).map(|kind| kind.id).collect();
    assert_eq!(rare, RARE);
}

fn drill(exercise: Exercise, kind: &'static Kind, number: u64) -> Option<Drill> {
    Drill::new(exercise, kind, &Positions::built_in(), number, &never()).expect("nobody cancels")
}

fn judged(drill: &Drill, placed: CandidateSet, crossed: CandidateSet) -> Judgement {
    drill.judge(&Reply::Follows { placed, crossed }, &never()).expect("nobody cancels")
}

/// The effects of steps: the digits that can be placed, and the candidates that can be crossed out.
fn shown<'s>(steps: impl IntoIterator<Item = &'s Step>) -> (CandidateSet, CandidateSet) {
    steps.into_iter().fold((CandidateSet::EMPTY, CandidateSet::EMPTY), |(placed, crossed), step| {
        (placed | step.effect.placed(), crossed | step.effect.eliminated())
    })
}

/// The steps that have this name.
fn of_kind(kind: &'static Kind, board: &Board) -> Vec<Step> {
    let steps = Schedule::of([kind]).all(&View::new(board));
    steps.into_iter().filter(|step| step.kind == kind).collect()
}

/// Replies to one drill: effects of its technique, of other techniques, and of none, judged by the list of
/// all steps.
fn check_judging(kind: &'static Kind, number: u64, random: &mut Random) {
    let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { return };
    let board = drill.board();
    let solution = Single::new().solve(&board.puzzle()).expect("there is one");
    let mut all = Schedule::listed().all(&View::new(board));
    // Last resorts are not listed with the others.
    if all.iter().all(|step| step.kind != kind) {
        all.extend(schedule().only(|other| other == kind).all(&View::new(board)));
    }
    let own: Vec<&Step> = all.iter().filter(|step| step.kind == kind).collect();
    assert!(!own.is_empty(), "{kind}");
    let (placed, crossed) = shown(&all);
    let (own_placed, own_crossed) = shown(own.iter().copied());
    let (easy_placed, easy_crossed) = shown(all.iter().filter(|step| counts_beside(step.kind, kind)));
    for step in &own {
        let judgement = judged(&drill, step.effect.placed(), step.effect.eliminated());
        assert_eq!(judgement.verdict, Verdict::Right, "{kind}: {step}");
    }
    // Single marks of every kind, and pairs of them.
    let candidates: Vec<Candidate> = board.candidate_set().iter().collect();
    for _ in 0..12 {
        let some: CandidateSet =
            (0..1 + random.below(2)).map(|_| candidates[random.below(candidates.len())]).collect();
        let places = random.below(3) == 0;
        let (put, out) = if places { (some, CandidateSet::EMPTY) } else { (CandidateSet::EMPTY, some) };
        // Two digits in a cell are no reply that a grid can hold.
        if places && some.cells().len() < some.len() {
            continue;
        }
        let is_false = !(put - solution.candidates()).is_empty() || !(out & solution.candidates()).is_empty();
        let is_shown = put.is_subset(placed) && out.is_subset(crossed);
        let is_own = put.is_subset(own_placed) && out.is_subset(own_crossed);
        let has_whole = own
            .iter()
            .any(|step| step.effect.placed().is_subset(put) && step.effect.eliminated().is_subset(out));
        let is_easy = put.is_subset(easy_placed) && out.is_subset(easy_crossed);
        let expected = match () {
            () if is_false => Verdict::Wrong,
            () if !is_shown || !is_easy => Verdict::Unfounded,
            () if has_whole => Verdict::Right,
            () if is_own => Verdict::More,
            () => Verdict::Otherwise,
        };
        let judgement = judged(&drill, put, out);
        assert_eq!(judgement.verdict, expected, "{kind}, {some:?}, {}", judgement.text());
        assert!(!judgement.said.is_empty());
    }
}

/// One drill of some techniques; `--ignored` has several of all.
#[test]
fn replies_are_judged_by_all_steps() {
    let mut random = Random::new(1);
    share(kinds(), 48).for_each(|kind| check_judging(kind, 1, &mut random));
}

#[test]
#[ignore = "takes minutes"]
fn many_replies_are_judged_by_all_steps() {
    let mut random = Random::new(2);
    for number in share(0..8, 8) {
        kinds().for_each(|kind| check_judging(kind, number, &mut random));
    }
}

#[test]
fn a_technique_is_there_or_it_is_not() {
    let (mut there, mut not) = (0, 0);
    for (kind, number) in share(kinds(), 8).flat_map(|kind| (0..4).map(move |number| (kind, number))) {
        let Some(drill) = drill(Exercise::FindIt, kind, number) else { continue };
        let is_there = !of_kind(kind, drill.board()).is_empty();
        assert_eq!(drill.step().is_some(), is_there, "{kind}");
        let verdict = |reply| drill.judge(&Reply::IsThere(reply), &never()).expect("nobody cancels").verdict;
        assert_eq!([true, false].map(verdict)[usize::from(!is_there)], Verdict::Right);
        assert_eq!([true, false].map(verdict)[usize::from(is_there)], Verdict::Wrong);
        if is_there { there += 1 } else { not += 1 }
    }
    assert!(there > 5 && not > 5, "{there} there, {not} not");
}

/// A player who has wrong digits marked in games would be told the solution. A puzzle to be solved is a game.
#[test]
fn drills_do_not_mark_wrong_digits() {
    let kind: &Kind = "naked-pair".parse().expect("a technique");
    for exercise in Exercise::ALL {
        let drill = drill(exercise, kind, 0).expect("there are positions");
        let solution = Single::new().solve(&drill.board().puzzle()).expect("there is one");
        let wrong = drill.left() - solution.candidates();
        let it = wrong.first().expect("there are wrong candidates");
        let mut game = drill.game_with(Options { wrong: Showing::AtOnce, ..Options::default() });
        let placed = Action::Place { cells: CellSet::of(it.cell()), digit: it.digit() };
        let change = game.act(placed).expect("the cell is empty");
        let is_told = exercise == Exercise::SolveWithIt;
        assert_eq!(game.wrong().contains(it.cell()), is_told, "{exercise}");
        assert_eq!(change.said.to_string().contains("wrong"), is_told, "{exercise}: {}", change.said);
        assert_eq!(game.act(Action::Check).is_ok(), is_told, "{exercise}");
    }
}

#[test]
fn a_puzzle_is_solved_with_the_technique_and_nothing_harder() {
    let mut solvable = 0;
    for kind in kinds().skip(3).step_by(4) {
        let Some(drill) = drill(Exercise::SolveWithIt, kind, 0) else { continue };
        solvable += 1;
        let easier = |other: &Kind| other != kind && counts_beside(other, kind);
        let (mut board, up_to_it) = (*drill.board(), Schedule::of(kinds().filter(|other| easier(other))));
        // It is needed at once: where kinds are found in one look, an easier one may find it.
        assert!(up_to_it.first(&View::new(&board)).is_none_or(|step| step.kind == kind), "{kind}");
        let mut with_it = up_to_it;
        with_it.searches.extend(Schedule::of([kind]).searches);
        while let Some(step) = with_it.first(&View::new(&board)) {
            step.effect.apply(&mut board);
        }
        assert!(board.solution().is_some(), "{kind}");
    }
    assert!(solvable >= 12, "{solvable}");
}

#[test]
fn the_game_of_a_drill_is_its_position() {
    for (kind, number) in kinds().take(3).chain(kinds().skip(7).step_by(7)).zip(0..) {
        let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { continue };
        let mut game = drill.game();
        let needs_notes = !kind.id.contains("single") && kind.id != "full-house";
        assert_eq!(game.options().candidates == Keeping::Automatic, needs_notes, "{kind}");
        assert_eq!(game.sheet().centre, CandidateSet::EMPTY, "{kind}");
        // Hints for a technique that is practised, though it is off in games.
        let mut options = Options::default();
        options.without.set(kind, true);
        assert!(drill.game_with(options).options().without.is_empty());
        let left = if needs_notes { game.all_candidates() } else { game.sheet().possible() };
        assert_eq!(left, drill.board().candidate_set(), "{kind}");
        assert_eq!(game.sheet().digits(), drill.board().puzzle());
        assert_eq!(game.mistakes(), Default::default());
        let empty = Reply::Follows { placed: CandidateSet::EMPTY, crossed: CandidateSet::EMPTY };
        assert_eq!(drill.reply_of(&game), empty);
        let effect = drill.step().expect("there is one").effect.clone();
        let marked = Reply::Follows { placed: effect.placed(), crossed: effect.eliminated() };
        game.act(Action::Take { effect }).expect("it changes something");
        assert_eq!(drill.reply_of(&game), marked, "{kind}");
        game.act(Action::Undo).expect("something was done");
        assert_eq!(drill.reply_of(&game), empty);
    }
}

#[test]
fn the_way_to_a_position_can_be_cancelled() {
    let kind = schedule().searches[20].kinds[0];
    let puzzle = Positions::built_in().of(kind)[0];
    assert!(position(&puzzle, kind, &Cancel::after(1)).is_err());
}

/// Questions and answers have no markup and no paths of the source, and no heading in the middle of a
/// sentence.
#[test]
fn all_that_drills_say_is_for_people() {
    for (kind, number) in kinds().step_by(8).zip(0..) {
        for exercise in Exercise::ALL {
            // A puzzle to solve is made for its technique, one for each.
            let number = if exercise == Exercise::SolveWithIt { 0 } else { number };
            let Some(drill) = drill(exercise, kind, number) else { continue };
            let told = format!("{} {}", drill.question(), drill.answer().text());
            assert!(!told.contains("](") && !told.contains("::"), "{told}");
            assert!(told.is_ascii(), "{told}");
            assert!(!told.contains(" a a") && !told.contains(" the a"), "{told}");
        }
    }
}

/// The conditions of some techniques, said again without the code that finds them: what a reply is told to
/// lack is not there.
#[test]
fn the_premise_that_a_guess_is_told_to_lack_is_not_there() {
    let (mut told, mut true_marks) = (HashSet::new(), 0);
    for name in ["naked-pair", "pointing", "claiming", "hidden-pair", "x-wing"] {
        let kind: &'static Kind = name.parse().expect("a technique");
        for number in share(0..8, 4) {
            let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { continue };
            let board = drill.board();
            let solution = Single::new().solve(&board.puzzle()).expect("there is one");
            for cell in board.unsolved() {
                let it = Candidate::at(cell, solution.digit(cell));
                let judgement = judged(&drill, CandidateSet::EMPTY, CandidateSet::of(it));
                assert!(judgement.text().contains("It would take"), "{}", judgement.text());
                told.insert(name);
            }
            // A sound pattern rules out no digit of the solution: the claim is tried on true marks.
            let all = Schedule::listed().all(&View::new(board));
            let unshown = board.candidate_set() - solution.candidates() - shown(&all).1;
            for it in unshown.iter().take(2) {
                let judgement = judged(&drill, CandidateSet::EMPTY, CandidateSet::of(it));
                assert!(judgement.text().contains("It would take"), "{}", judgement.text());
                assert!(!has_premise(name, board, it), "{name}, {it}: {}", judgement.text());
                true_marks += 1;
            }
        }
    }
    assert_eq!(told.len(), 5);
    assert!(true_marks > 0);
}

/// A digit that a house of its cell has already fits nowhere there: no empty list of places is told, and not
/// the one place that is left elsewhere.
#[test]
fn a_digit_that_its_house_has_is_told_no_places() {
    let drill = drill(Exercise::WhatFollows, kinds().nth(2).expect("hidden single"), 1).expect("a position");
    assert_eq!(drill.kind().id, "hidden-single");
    let board = drill.board();
    let given = |cell: Cell| Digit::all().find(|digit| !board.candidates(cell).contains(*digit));
    for cell in board.unsolved() {
        let Some(digit) = given(cell) else { continue };
        let judgement = judged(&drill, CandidateSet::of(Candidate::at(cell, digit)), CandidateSet::EMPTY);
        assert_eq!(judgement.verdict, Verdict::Wrong);
        assert!(!judgement.text().contains("can still go in"), "{}", judgement.text());
    }
}

/// Returns true if a pattern of this name would rule a candidate out, by trying all pairs of cells, digits or
/// houses.
fn has_premise(name: &str, board: &Board, it: Candidate) -> bool {
    let (cell, digit) = (it.cell(), it.digit());
    let places = |digit, house: House| board.places(digit) & house.cells();
    let mut of_cell = House::all().filter(|house| house.cells().contains(cell));
    let mut others = House::all().filter(|house| !house.cells().contains(cell));
    let box_of = House::block(cell.block()).cells();
    match name {
        "naked-pair" => of_cell.any(|house| {
            let others: Vec<Cell> = (house.cells() & board.unsolved()).without(cell).iter().collect();
            let left = |cell: Cell| board.candidates(cell);
            let is_half = |one: &Cell| left(*one).len() == 2 && left(*one).contains(digit);
            others
                .iter()
                .filter(|one| is_half(one))
                .any(|one| others.iter().any(|other| one != other && left(*one) == left(*other)))
        }),
        "hidden-pair" => of_cell.any(|house| {
            let fits =
                |digit: &Digit| places(*digit, house).len() == 2 && places(*digit, house).contains(cell);
            let digits: Vec<Digit> = Digit::all().filter(|other| *other != digit && fits(other)).collect();
            digits.iter().any(|one| {
                digits.iter().any(|other| one != other && places(*one, house) == places(*other, house))
            })
        }),
        "pointing" => others.filter(|house| house.kind() == HouseKind::Block).any(|house| {
            let places = places(digit, house);
            let in_line = |line: House| places.is_subset(line.cells()) && line.cells().contains(cell);
            !places.is_empty() && House::all().filter(|line| line.kind() != HouseKind::Block).any(in_line)
        }),
        "claiming" => others.any(|house| {
            let places = places(digit, house);
            house.kind() != HouseKind::Block && !places.is_empty() && places.is_subset(box_of)
        }),
        _ => [HouseKind::Row, HouseKind::Column].into_iter().any(|kind| {
            let across = |cell: Cell| if kind == HouseKind::Row { cell.column() } else { cell.row() };
            let lines: Vec<Vec<usize>> = House::all()
                .filter(|house| house.kind() == kind && !house.cells().contains(cell))
                .map(|house| places(digit, house).iter().map(across).collect())
                .collect();
            let is_base = |line: &&Vec<usize>| line.len() == 2 && line.contains(&across(cell));
            let bases = lines.iter().enumerate().filter(|(_, line)| is_base(line));
            bases.clone().any(|(one, line)| lines.iter().skip(one + 1).any(|other| other == line))
        }),
    }
}

/// A mark that only a harder technique shows is true, and no praise, also beside the whole pattern.
#[test]
fn what_is_not_yet_provable_is_no_praise() {
    let mut met = 0;
    for number in 0..6 {
        let kind: &'static Kind = "naked-pair".parse().expect("a technique");
        let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { continue };
        let rank = |kind: &Kind| kinds().position(|other| other == kind).unwrap_or(usize::MAX);
        let all = Schedule::listed().all(&View::new(drill.board()));
        let (placed, easy) = shown(all.iter().filter(|step| rank(step.kind) <= rank(kind)));
        let Some(guess) = (shown(&all).1 - easy).iter().find(|it| !placed.cells().contains(it.cell())) else {
            continue;
        };
        let own = drill.step().expect("there is one").effect.eliminated();
        for crossed in [CandidateSet::of(guess), own.with(guess)] {
            let judgement = judged(&drill, CandidateSet::EMPTY, crossed);
            assert_eq!(judgement.verdict, Verdict::Unfounded, "{}", judgement.text());
            assert!(judgement.text().starts_with("True, but what you have learned"), "{}", judgement.text());
            let truth = drill.truth(&Reply::Follows { placed: CandidateSet::EMPTY, crossed });
            assert_eq!(truth.text(), "The solution agrees with your marks.");
            met += 1;
        }
    }
    assert!(met > 2, "{met}");
}

/// The solution is told only when it is asked for.
#[test]
fn a_guess_is_not_told_the_solution_unasked() {
    let kind: &'static Kind = "x-wing".parse().expect("a technique");
    let drill = drill(Exercise::WhatFollows, kind, 3).expect("there are positions");
    let solution = Single::new().solve(&drill.board().puzzle()).expect("there is one");
    for cell in drill.board().unsolved().iter().step_by(4) {
        let it = Candidate::at(cell, solution.digit(cell));
        let judgement = judged(&drill, CandidateSet::EMPTY, CandidateSet::of(it));
        assert_eq!(judgement.verdict, Verdict::Wrong);
        assert!(!judgement.text().contains("olution"), "{}", judgement.text());
        let crossed = CandidateSet::of(it);
        let truth = drill.truth(&Reply::Follows { placed: CandidateSet::EMPTY, crossed });
        assert_eq!(truth.text(), format!("In the solution, {cell} is {}.", it.digit()));
    }
}

/// In a review the technique is not announced: everything learned counts, and sometimes nothing applies.
#[test]
fn a_review_announces_nothing_and_takes_all_that_was_learned() {
    let positions = Positions::built_in();
    let learned: Vec<&'static Kind> =
        ["naked-pair", "x-wing", "skyscraper", "two-string-kite"].map(|name| name.parse().unwrap()).to_vec();
    let (mut there, mut not) = (0, 0);
    for (kind, number) in learned.iter().copied().zip(1..) {
        for lacks in [false, true] {
            let drill = Drill::unannounced(kind, &learned, lacks, &positions, number, &never());
            let drill = drill.expect("nobody cancels").expect("there are positions");
            let told = drill.question().to_string();
            assert!(!told.to_lowercase().contains(&kind.name.to_lowercase()), "{told}");
            let steps: Vec<Step> = learned.iter().flat_map(|kind| of_kind(kind, drill.board())).collect();
            let nothing = drill.judge(&Reply::IsThere(false), &never()).expect("nobody cancels");
            match drill.step() {
                None => {
                    not += 1;
                    assert!(lacks && steps.is_empty(), "{kind}: {}", steps[0]);
                    assert_eq!(nothing.verdict, Verdict::Right);
                }
                Some(_) => {
                    there += 1;
                    assert_eq!((nothing.verdict, nothing.verdict.is_final()), (Verdict::Wrong, false));
                    for step in &steps {
                        let (placed, crossed) = (step.effect.placed(), step.effect.eliminated());
                        let judgement = judged(&drill, placed, crossed);
                        assert_eq!(judgement.verdict, Verdict::Right, "{step}: {}", judgement.text());
                    }
                }
            }
        }
    }
    assert!(there >= 4 && not >= 2, "{there} there, {not} not");
}

#[test]
fn a_review_has_what_is_due_and_grades_each_technique_by_itself() {
    let (positions, mut training) = (Positions::built_in(), Training::default());
    for kind in kinds().take(12) {
        training.record(kind, Grade::Good, day("2026-11-22"));
    }
    assert!(training.to_review(|kind| positions.has(kind), day("2026-11-23")).is_empty());
    let due = training.to_review(|kind| positions.has(kind), day("2026-11-25"));
    assert_eq!(due.len(), 5);
    // One that is due does not come alone.
    for kind in kinds().take(11) {
        training.record(kind, Grade::Good, day("2026-11-25"));
    }
    let last = kinds().nth(11).expect("there are more");
    let alone = training.to_review(|kind| positions.has(kind), day("2026-11-25"));
    assert_eq!((alone[0], alone.len()), (last, 3));
    let mut round = Round::review(&alone, training.learned(), 5);
    while !round.is_over() {
        let drill =
            round.next(&positions, 1, &never()).expect("nobody cancels").expect("there are positions");
        assert_eq!(drill.kind(), round.kind());
        if round.kind() == last {
            round.judged(Verdict::Wrong);
        }
        round.judged(Verdict::Right);
    }
    for (kind, grade) in round.grades() {
        assert_eq!(grade, if kind == last { Grade::Again } else { Grade::Good });
    }
    training.record_round(&round, day("2026-11-25"));
    assert_eq!(training.memory(last).map(|memory| memory.due), Some(day("2026-11-26")));
}

/// A clock counts where a technique was there, was not announced, and was seen at once; it changes no grade.
#[test]
fn the_pace_is_that_of_techniques_seen_at_once() {
    let mut training = Training::default();
    let pair: [&Kind; 2] = ["naked-pair", "x-wing"].map(|name| name.parse().unwrap());
    let mut review = |thought: u64, with_slip: bool, date: &str| {
        let mut round = Round::review(&pair, pair.to_vec(), 5);
        while let Some(task) = round.task() {
            round.begin();
            // Drills that take time and are not over, or not right at once, or about nothing.
            round.took(1);
            if with_slip && task.kind == pair[0] {
                round.slipped();
            }
            round.judged(Verdict::Right);
            round.took(if task.lacks { 2 } else { thought });
            round.took(3);
        }
        training.record_round(&round, day(date));
        pair.map(|kind| {
            let memory = training.memory(kind).expect("it was practised");
            (round.pace(kind), memory.pace, memory.pace_before)
        })
    };
    assert_eq!(review(9_000, false, "2026-11-25"), [(Some(9_000), Some(9_000), None); 2]);
    let second = review(7_000, true, "2026-11-26");
    assert_eq!(second, [(None, Some(9_000), None), (Some(7_000), Some(7_000), Some(9_000))]);
    // A pause is no thought.
    let third = review(600_001, false, "2026-11-27");
    assert_eq!(third, [(None, Some(9_000), None), (None, Some(7_000), Some(9_000))]);

    let graded = |pace: Option<u64>| {
        let mut training = Training::default();
        let mut round = Round::review(&pair, pair.to_vec(), 5);
        while !round.is_over() {
            round.begin();
            round.judged(Verdict::Right);
            pace.into_iter().for_each(|pace| round.took(pace));
        }
        training.record_round(&round, day("2026-11-25"));
        pair.map(|kind| training.memory(kind).map(|memory| (memory.due, memory.stability)))
    };
    assert_eq!(graded(Some(500_000)), graded(None));
    // Lessons say what to look for: there is nothing to see.
    let mut lesson = Round::new(pair[0]);
    while !lesson.is_over() {
        lesson.begin();
        lesson.judged(Verdict::Right);
        lesson.took(1_000);
    }
    assert_eq!(lesson.pace(pair[0]), None);

    // It is kept, and a profile of an earlier version has none.
    let text = serde_json::to_string(&training).expect("it is data");
    assert_eq!(serde_json::from_str::<Training>(&text).expect("it was written"), training);
    let earlier = text.replace(r#","pace":9000"#, "");
    assert_ne!(earlier, text);
    let earlier: Training = serde_json::from_str(&earlier).expect("it is one");
    assert_eq!(earlier.memory(pair[0]).and_then(|memory| memory.pace), None);
}
