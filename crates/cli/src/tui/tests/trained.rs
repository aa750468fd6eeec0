//! Training by keys: lessons, examples, drills.

use super::Player;
use crate::tui::app::Start;
use crate::tui::event::{Event, Mouse};
use sudokit::logic::Kind;
use sudokit::{Candidate, CandidateSet};
use sudokit_play::train::{Drill, Exercise, kinds};
use sudokit_play::{Date, Key};

fn kind(name: &str) -> &'static Kind {
    name.parse().expect("a technique")
}

fn lesson(name: &str) -> Player {
    Player::new(&format!("train-{name}"), Start::Train(Some(kind(name))))
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
    fn reply_rightly(&mut self) {
        let step = self.drill().step().cloned();
        match self.drill().exercise() {
            Exercise::FindIt => _ = self.keys(if step.is_some() { "y" } else { "n" }),
            Exercise::NameIt => {
                let drill = self.drill();
                let place = drill.choices().iter().position(|choice| *choice == drill.kind());
                let number = place.expect("it is one of them") + 1;
                self.keys(&number.to_string());
            }
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
            assert_eq!(player.text().contains("Round finished"), number == 5, "{}", player.text());
            player.keys("Enter");
        }
        let memory = *player.app.desk.profile.training.memory(kind(name)).expect("it was practised");
        assert_eq!((memory.rounds, memory.lapses), (1, 0));
        assert_eq!(Some(memory.due), Date::new(2026, 11, 25));
        assert!(player.text().contains("What to look for"), "it is the lesson again");
        player.key(Key::Escape);
        assert!(player.text().contains("1 of") && player.text().contains("again on 2026-11-25"));
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
    player.keys("Enter");
    assert_eq!(player.app.desk.practice.as_ref().map(|practice| practice.round.slips()), Some(1));
    player.keys("u");
    player.reply_rightly();
    assert!(player.text().contains("Right."));
    assert_eq!(player.app.desk.practice.as_ref().map(|practice| practice.round.slips()), Some(1));
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

#[test]
fn a_lesson_without_positions_offers_no_drills() {
    let mut player = lesson("whip");
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
fn what_is_due_is_reviewed_one_technique_after_the_other() {
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
    // To the first line of the list.
    for _ in 0..20 {
        player.key(Key::PageUp);
    }
    player.keys("Enter");
    for _ in 0..10 {
        player.reply_rightly();
        player.keys("Enter");
    }
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
fn every_lesson_has_a_page_and_most_have_drills() {
    let mut player = Player::new("train-all", Start::Train(None));
    let mut without = 0;
    for kind in kinds() {
        let mut lesson = Player::new(&format!("train-all-{}", kind.id), Start::Train(Some(kind)));
        assert!(lesson.text().contains(kind.name), "{}", lesson.text());
        without += usize::from(sudokit_play::train::Positions::built_in().of(kind).is_empty());
    }
    // Puzzles of our own making need neither the largest fish nor exotic patterns.
    let all = kinds().count();
    assert!(2 * without < all, "{without} of {all}");
    assert!(player.text().contains("Training: 0 of"));
}
