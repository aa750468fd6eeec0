//! Training by keys: lessons, examples, drills.

use super::Player;
use crate::tui::app::Start;
use crate::tui::event::{Event, Mouse};
use std::thread;
use sudokit::logic::Kind;
use sudokit::{Candidate, CandidateSet};
use sudokit_play::train::{Drill, Exercise, kinds, lesson_place};
use sudokit_play::{Date, Direction, Key, Level, Options, Showing};

fn kind(name: &str) -> &'static Kind {
    name.parse().expect("a technique")
}

fn lesson(name: &str) -> Player {
    // Tests of the same lesson run side by side.
    let thread = thread::current().id();
    Player::new(&format!("train-{name}-{thread:?}"), Start::Train(Some(kind(name))))
}

impl Player {
    fn drill(&self) -> &Drill {
        &self.app.desk.practice.as_ref().expect("there is a drill").drill
    }

    /// Crosses out or places candidates, as a player does.
    fn mark(&mut self, candidates: CandidateSet, mode: &str) {
        self.keys(mode);
        for candidate in candidates {
            self.go_to(candidate.cell());
            self.keys(&candidate.digit().to_string());
        }
    }

    /// Replies what is right.
    pub(super) fn reply_rightly(&mut self) {
        let step = self.drill().step().cloned();
        match self.drill().exercise() {
            Exercise::FindIt => _ = self.keys(if step.is_some() { "y" } else { "n" }),
            Exercise::NameIt => {
                let drill = self.drill();
                let place = drill.choices().iter().position(|choice| *choice == drill.kind());
                let number = place.expect("it is one of them") + 1;
                self.keys(&number.to_string());
            }
            Exercise::SeeIt if step.is_none() => _ = self.keys("n"),
            _ => {
                let effect = step.expect("there is one").effect;
                self.mark(effect.eliminated(), "c");
                self.mark(effect.placed(), "z");
                self.keys("Enter");
            }
        }
    }
}

#[test]
fn a_round_is_done_by_keys_and_remembered() {
    for name in ["x-wing", "hidden-single", "naked-pair", "xy-chain"] {
        let mut player = lesson(name);
        assert!(player.text().contains("What to look for"));
        player.keys("Enter");
        for number in 1..=5 {
            assert!(player.text().contains(&format!("{number} of 5")), "{}", player.text());
            player.reply_rightly();
            assert!(player.text().contains("Right."), "{name} {number}: {}", player.text());
            player.keys("Enter");
            assert_eq!(player.text().contains("Round finished: 5 of 5"), number == 5, "{}", player.text());
        }
        assert!(player.text().contains("again on 2026-11-25"), "{}", player.text());
        assert!(player.text().contains("First day of practice"), "{}", player.text());
        player.key(Key::Escape);
        let memory = *player.app.desk.profile.training.memory(kind(name)).expect("it was practised");
        assert_eq!((memory.rounds, memory.lapses), (1, 0));
        assert_eq!(Some(memory.due), Date::new(2026, 11, 25));
        assert!(player.text().contains("What to look for"), "it is the lesson again");
        player.key(Key::Escape);
        assert!(player.text().contains("again on 2026-11-25"), "{}", player.text());
        player.key(Key::Escape);
        assert!(player.text().contains("Training: 1 of"), "{}", player.text());
    }
}

#[test]
fn what_is_wrong_is_told_why_and_is_a_slip() {
    let mut player = lesson("x-wing");
    player.keys("Enter");
    // The right digit of some cell is crossed out.
    let solution = player.game().solution().expect("it has one");
    let cell = player.game().sheet().empty().iter().next().expect("something is left");
    let candidate = Candidate::at(cell, solution.digit(cell));
    player.mark(CandidateSet::of(candidate), "c");
    player.keys("Enter");
    assert!(player.text().contains("Nothing here shows"), "{}", player.text());
    assert!(!player.text().contains("solution"), "{}", player.text());
    player.keys("Enter");
    assert_eq!(player.app.desk.practice.as_ref().map(|practice| practice.run.round.slips()), Some(1));
    // The solution is told to those who ask.
    player.keys("t");
    assert!(player.text().contains("In the solution"), "{}", player.text());
    player.keys("u");
    player.reply_rightly();
    assert!(player.text().contains("Right."));
    assert_eq!(player.app.desk.practice.as_ref().map(|practice| practice.run.round.slips()), Some(1));
}

#[test]
fn a_hint_and_the_answer_are_slips() {
    let mut player = lesson("skyscraper");
    player.keys("Enter ? ?");
    assert!(player.text().contains("Skyscraper."), "{}", player.text());
    player.keys("G");
    assert!(player.text().contains("It is a skyscraper."), "{}", player.text());
    for _ in 1..5 {
        player.keys("Enter G");
    }
    let memory = player.app.desk.profile.training.memory(kind("skyscraper")).expect("it was practised");
    assert_eq!(Some(memory.due), Date::new(2026, 11, 23));
}

#[test]
fn an_example_is_the_technique_and_is_climbed_like_any_hint() {
    let mut player = lesson("w-wing");
    player.keys("e");
    assert!(player.text().contains("Example: W-Wing") && player.text().contains("W-Wing."));
    player.keys("? ? ? ?");
    let before = player.game().all_candidates();
    player.keys("Enter");
    assert_ne!(player.game().all_candidates(), before, "the step is taken");
    player.keys("q");
    assert!(player.text().contains("What to look for"));
    assert!(player.app.desk.profile.games.is_empty(), "an example is no game in progress");
}

/// Somebody who knows only the rules begins at the top, and is led on.
#[test]
fn the_course_leads_from_one_lesson_to_the_next() {
    let mut player = Player::new("train-path", Start::Train(None));
    assert!(
        player.text().contains("Next lesson") && player.text().contains("Full House"),
        "{}",
        player.text()
    );
    assert!(player.text().contains("Singles") && player.text().contains("0 of 3 practised"));
    player.keys("Enter");
    assert!(player.text().contains("Singles: lesson 1 of 3"), "{}", player.text());
    player.keys("Enter");
    for _ in 0..5 {
        player.reply_rightly();
        player.keys("Enter");
    }
    assert!(player.text().contains("Hidden Single"), "{}", player.text());
    player.keys("Enter");
    assert!(player.text().contains("Singles: lesson 2 of 3"), "{}", player.text());
    player.key(Key::Escape);
    assert!(player.text().contains("1 of 3 practised"));
    // The third chapter, and what its triples take for granted.
    player.keys("6");
    assert!(player.text().contains("Pairs, triples and quadruples: chapter 3 of"), "{}", player.text());
    assert!(player.text().contains("first learn: Naked Pair"));
    player.key(Key::Escape);
    assert!(player.text().contains("Training: 1 of"), "{}", player.text());
}

/// Each missed drill is shown again with its pattern, after the round as during it.
#[test]
fn a_round_ends_with_what_was_missed() {
    let mut player = lesson("skyscraper");
    player.keys("Enter");
    for number in 0..5 {
        if number == 2 {
            player.keys("G");
        } else {
            player.reply_rightly();
        }
        player.keys("Enter");
    }
    assert!(player.text().contains("Round finished: 4 of 5"), "{}", player.text());
    assert_eq!(player.text().matches("missed").count(), 1, "{}", player.text());
    player.keys("2");
    assert!(player.text().contains("It is "), "{}", player.text());
    let shown = &player.app.desk.table.as_ref().expect("the drill").shown;
    assert_ne!(*shown, sudokit::diagram::Diagram::default());
    let rounds =
        |player: &Player| player.app.desk.profile.training.memory(kind("skyscraper")).map(|it| it.rounds);
    assert_eq!(rounds(&player), Some(1));
    player.keys("Enter");
    assert!(player.text().contains("Round finished: 4 of 5"), "{}", player.text());
    assert_eq!(rounds(&player), Some(1));
}

/// Reviews are offered before a game begins.
#[test]
fn a_review_can_come_before_a_game() {
    let mut player = Player::new("train-before", Start::Menu);
    let earlier = Date::new(2026, 1, 1).expect("a day");
    let grade = sudokit_play::train::Grade::Good;
    let changed =
        player.app.desk.keep.change(|profile| profile.training.record(kind("x-wing"), grade, earlier));
    player.app.desk.settle(changed);
    player.keys("1");
    assert!(player.text().contains("1 technique is due") && player.text().contains("r review"));
    player.keys("r");
    assert!(player.text().contains("review, 1 of 2"), "{}", player.text());
    player.keys("q");
    assert!(player.text().contains("New game"), "{}", player.text());
}

/// The last of the levels is the player's own, once something is known of the player.
#[test]
fn a_new_game_can_keep_to_what_the_player_knows() {
    let mut player = Player::new("train-fitting", Start::Menu);
    player.keys("1");
    assert!(!player.text().contains("my level"), "{}", player.text());
    player.keys("7");
    assert!(player.app.desk.table.is_none());
    let changed = player.app.desk.keep.change(|profile| {
        for name in ["pointing", "claiming", "naked-pair", "hidden-pair"] {
            profile.training.tick(kind(name), true);
        }
    });
    player.app.desk.settle(changed);
    // The puzzle of a day is the same for everybody.
    player.keys("q 2");
    assert!(!player.text().contains("my level"), "{}", player.text());
    player.keys("q 1");
    assert!(player.text().contains("my level"), "{}", player.text());
    player.keys("7");
    let first = player.game().clone();
    assert_eq!(first.origin().level(), Some(Level::Medium));
    player.keys("q 2 7");
    assert_ne!(player.game().puzzle(), first.puzzle());
}

/// A technique that a hint has shown is due, but nobody can review what was never practised.
#[test]
fn only_what_can_be_reviewed_is_offered() {
    let mut player = Player::new("train-hinted", Start::Menu);
    let changed = player.app.desk.keep.change(|profile| profile.training.remind(kind("x-wing")));
    player.app.desk.settle(changed);
    player.keys("1");
    assert!(!player.text().contains("due") && !player.text().contains("r review"), "{}", player.text());
    let before = player.text();
    player.keys("r");
    assert_eq!(player.text(), before);
}

#[test]
fn a_lesson_without_positions_offers_no_drills() {
    let mut player = lesson("anti-gurth");
    assert!(!player.text().contains("drills"), "{}", player.text());
    let before = player.text();
    player.keys("Enter s e");
    assert_eq!(player.text(), before, "these keys have no use here");
}

#[test]
fn a_yes_or_no_question_leaves_the_grid_alone() {
    let mut player = lesson("x-wing");
    player.keys("Enter G Enter");
    assert_eq!(player.drill().exercise(), Exercise::FindIt);
    let before = *player.game().sheet();
    player.keys("1 a w");
    assert_eq!(*player.game().sheet(), before);
    // The digits beside the grid write no more than the keys.
    for exercise in [Exercise::FindIt, Exercise::NameIt] {
        assert_eq!(player.drill().exercise(), exercise);
        let before = *player.game().sheet();
        for x in 57..80 {
            player.on(Event::Mouse(Mouse::Press { x, y: 3, adds: false }));
            assert_eq!(*player.game().sheet(), before, "{exercise}");
        }
        player.keys("G Enter");
    }
}

/// A drill keeps candidates by itself and uses every technique in hints, which the player need not wish for
/// in games.
#[test]
fn options_chosen_in_a_drill_or_an_example_leave_the_others_as_they_were() {
    for way in ["Enter", "e"] {
        let mut player = lesson("x-wing");
        let mut chosen = Options { wrong: Showing::AtOnce, ..Options::default() };
        chosen.without.set(kind("x-wing"), true);
        player.app.desk.choose(chosen);
        player.keys(way);
        let here = *player.game().options();
        player.keys("o");
        player.key(Key::Arrow(Direction::Down));
        player.key(Key::Enter);
        chosen.clean = !chosen.clean;
        assert_eq!(player.app.desk.profile.options, chosen, "after {way}");
        assert_eq!(*player.game().options(), Options { clean: chosen.clean, ..here }, "after {way}");
    }
}

#[test]
fn a_drill_does_not_go_back_to_before_a_mistake() {
    let mut player = lesson("x-wing");
    player.keys("Enter");
    let lost = player.game().solution().expect("it has one").candidates() & player.drill().left();
    let one = lost.iter().next().expect("cells are empty");
    player.mark([one].into_iter().collect(), "c");
    let before = (*player.game().sheet(), player.text());
    player.keys("m");
    assert_eq!((*player.game().sheet(), player.text()), before);
}

#[test]
fn a_ticked_lesson_is_known() {
    let mut player = Player::new("train-ticked", Start::Train(None));
    player.app.desk.profile.training.tick(kind("pointing"), true);
    // Past the next lesson, the review, the placement and the singles.
    for _ in 0..4 {
        player.key(Key::Arrow(Direction::Down));
    }
    player.key(Key::Enter);
    let text = player.text();
    let line = text.lines().find(|line| line.contains("Pointing")).expect("its lesson is listed");
    assert!(line.contains("known"), "{text}");
    // The list stands at the next lesson.
    player.key(Key::Enter);
    assert!(player.text().contains("Claiming"), "{}", player.text());
}

#[test]
fn a_puzzle_is_solved_with_a_technique() {
    let mut player = lesson("naked-pair");
    player.keys("s");
    assert!(player.text().contains("Solve the puzzle."), "{}", player.text());
    let solution = player.game().solution().expect("it has one");
    player.keys("z");
    for cell in player.game().sheet().empty() {
        player.go_to(cell);
        player.keys(&solution.digit(cell).to_string());
    }
    assert!(player.text().contains("Right. The puzzle is"), "{}", player.text());
    player.keys("Enter");
    assert!(player.app.desk.profile.training.memory(kind("naked-pair")).is_some());
    assert!(player.app.desk.profile.outcomes.is_empty(), "a drill is no game");
}

#[test]
fn what_is_due_is_reviewed_mixed_and_unannounced() {
    let mut player = Player::new("train-review", Start::Train(None));
    assert!(player.text().contains("nothing is due today"));
    let today = player.app.desk.today;
    let earlier = Date::new(2026, 1, 1).expect("a day");
    for name in ["x-wing", "naked-pair"] {
        let grade = sudokit_play::train::Grade::Good;
        let changed =
            player.app.desk.keep.change(|profile| profile.training.record(kind(name), grade, earlier));
        player.app.desk.settle(changed);
    }
    assert_eq!(player.app.desk.profile.training.due(today).len(), 2);
    player.keys("2");
    for _ in 0..4 {
        assert!(player.text().contains("of 4"), "{}", player.text());
        assert!(!player.text().contains("-Wing") && !player.text().contains("Pair"), "{}", player.text());
        assert!(player.text().contains("? hint"), "its absence would tell: {}", player.text());
        if player.drill().step().is_some() && player.drill().kind() == kind("x-wing") {
            player.keys("n");
            assert!(player.text().contains("Look again."), "{}", player.text());
        }
        player.app.desk.pass(14_000);
        player.reply_rightly();
        assert!(player.text().contains("Right."), "{}", player.text());
        player.keys("Enter");
    }
    assert!(player.text().contains("Round finished"), "{}", player.text());
    // Only what was seen at once has a time.
    assert_eq!(player.text().matches("seen in 0:14").count(), 1, "{}", player.text());
    player.key(Key::Escape);
    assert!(player.text().contains("nothing is due today"), "{}", player.text());
}

#[test]
fn a_name_is_chosen_with_the_mouse() {
    let mut player = lesson("swordfish");
    player.keys("Enter G Enter G Enter");
    assert_eq!(player.drill().exercise(), Exercise::NameIt);
    let rows: Vec<String> = player.text().lines().map(str::to_owned).collect();
    let y = rows.iter().position(|row| row.contains(player.drill().kind().name)).expect("it is in the list");
    player.on(Event::Mouse(Mouse::Press { x: 70, y: y as u16, adds: false }));
    assert!(player.text().contains("Right."), "{}", player.text());
}

#[test]
fn every_lesson_has_a_page_and_nearly_all_have_drills() {
    let mut player = Player::new("train-all", Start::Train(None));
    let mut without = 0;
    for kind in kinds() {
        let mut lesson = Player::new(&format!("train-all-{}", kind.id), Start::Train(Some(kind)));
        assert!(lesson.text().contains(kind.name), "{}", lesson.text());
        without += usize::from(sudokit_play::train::Positions::built_in().of(kind).is_empty());
    }
    // Of four techniques no position is known that needs them.
    assert_eq!(without, 4);
    assert!(player.text().contains("Training: 0 of"));
}

/// It is offered to the new, can be left at any time, and its result is where the course goes on.
#[test]
fn a_placement_finds_where_to_begin_and_can_be_repeated() {
    let mut player = Player::new("train-placement", Start::Train(None));
    assert!(player.text().contains("not new? skip what you know"), "{}", player.text());
    player.keys("3");
    assert!(player.text().contains("1 of at most 20"), "{}", player.text());
    player.keys("q");
    assert!(player.app.desk.profile.training.is_new_here(), "it was left");
    for sees in [4, 0] {
        player.keys("3");
        while player.app.desk.practice.is_some() {
            assert!(player.text().contains("Something applies"), "{}", player.text());
            assert!(player.text().contains("n I see nothing"), "{}", player.text());
            let (chapter, _) = lesson_place(player.drill().kind()).expect("it has a lesson");
            if chapter < sees {
                player.reply_rightly();
                assert!(player.text().contains("Right."), "{}", player.text());
            } else {
                player.keys("n");
                assert!(player.text().contains("It is "), "{}", player.text());
            }
            player.keys("Enter");
        }
        assert!(player.text().contains("Placement finished: you saw"), "{}", player.text());
        let place = player.app.desk.profile.training.place().expect("it was placed").chapter();
        assert!(place.abs_diff(sees) <= 1, "{place}, not {sees}");
        let said = format!("Your place is chapter {}: ", place + 1);
        assert!(player.text().contains(&said), "{}", player.text());
        player.key(Key::Escape);
        assert!(player.text().contains(&format!("chapter {}, on ", place + 1)), "{}", player.text());
        assert_eq!(player.text().contains("known"), place > 0, "{}", player.text());
    }
    assert!(player.text().contains("Full House"), "{}", player.text());
}
