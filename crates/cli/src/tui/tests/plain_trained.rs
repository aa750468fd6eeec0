//! Lessons and drills line by line.

use super::{Player, desk};
use crate::tui::app::Start;
use crate::tui::keep::Keep;
use crate::tui::plain::Talk;
use crate::tui::practice::Practice;
use std::thread;
use sudokit::diagram::Words;
use sudokit::logic::Kind;
use sudokit::{Cancel, Candidate};
use sudokit_play::Level;
use sudokit_play::train::{COURSE, Exercise};

fn kind(name: &str) -> &'static Kind {
    name.parse().expect("a technique")
}

fn begin(name: &str, words: &'static Words, start: Start) -> (Player, Talk, Vec<String>) {
    // Tests of the same lesson run side by side.
    let thread = thread::current().id();
    let player = Player::new(&format!("plain-train-{name}-{thread:?}"), Start::Menu);
    let mut desk = desk(Keep::in_folder(&player.folder).expect("the player's folder"));
    desk.words = words;
    let (talk, said) = Talk::at(desk, start, &Cancel::new());
    (player, talk, said)
}

fn lesson(name: &str) -> (Player, Talk, Vec<String>) {
    begin(name, Words::english(), Start::Train(Some(kind(name))))
}

fn answer(talk: &mut Talk, line: &str) -> String {
    talk.answer(line).expect("nobody quits").join("\n")
}

fn place(candidate: Candidate) -> String {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    format!("{digit} in {} {}", cell.row() + 1, cell.column() + 1)
}

/// Replies what is right, and returns the judgement.
fn reply_rightly(talk: &mut Talk) -> String {
    let drill = talk.desk.practice.as_ref().expect("there is a drill").drill.clone();
    match (drill.exercise(), drill.step()) {
        (Exercise::FindIt, step) => answer(talk, if step.is_some() { "yes" } else { "no" }),
        (Exercise::NameIt, _) => answer(talk, &format!("name {}", drill.kind().name.to_lowercase())),
        (_, None) => answer(talk, "no"),
        (_, Some(step)) => {
            for gone in step.effect.eliminated() {
                answer(talk, &format!("cross {}", place(gone)));
            }
            for placed in step.effect.placed() {
                answer(talk, &place(placed));
            }
            answer(talk, "done")
        }
    }
}

#[test]
fn a_round_is_done_by_lines_and_remembered() {
    for name in ["x-wing", "hidden-single", "naked-pair", "xy-chain"] {
        let (player, mut talk, said) = lesson(name);
        assert_eq!(said[1], kind(name).name);
        assert!(said.len() > 5, "{said:?}");
        let mut said = answer(&mut talk, "drills");
        let mut drills = 0;
        while talk.desk.practice.is_some() {
            // A title, a question and a way to reply, at least.
            assert!(said.lines().count() >= 3, "{said}");
            let judged = reply_rightly(&mut talk);
            assert!(judged.starts_with("Right."), "{name}: {judged}");
            assert!(judged.ends_with("Type next to continue."), "{name}: {judged}");
            said = answer(&mut talk, "next");
            drills += 1;
        }
        assert!(drills >= 3, "{drills}");
        let finished = format!("Round finished: {drills} of {drills} right at once.");
        assert!(said.starts_with(&finished), "{name}: {said}");
        assert!(said.contains(": again on "), "{said}");
        let profile = Keep::in_folder(&player.folder).and_then(|keep| keep.profile()).expect("it is kept");
        assert!(profile.training.memory(kind(name)).is_some(), "{name}");
    }
}

/// Goes on until a drill of this exercise.
fn until(talk: &mut Talk, exercise: Exercise) -> String {
    let mut said = answer(talk, "drills");
    for _ in 0..20 {
        let found = talk.desk.practice.as_ref().map(|practice| practice.drill.exercise());
        if found == Some(exercise) {
            return said;
        }
        answer(talk, "answer");
        said = answer(talk, if found.is_some() { "next" } else { "drills" });
    }
    panic!("no {exercise} in 20 drills");
}

#[test]
fn a_technique_is_named_by_what_is_marked() {
    let (_player, mut talk, _) = lesson("x-wing");
    let said = until(&mut talk, Exercise::NameIt);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "Which technique is marked?");
    assert!(lines.iter().any(|line| line.starts_with("removed: ")), "{said}");
    let names = lines.iter().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let drill = talk.desk.practice.as_ref().expect("it is there").drill.clone();
    assert_eq!(names.count(), drill.choices().len());
    // The grid is only looked at, and a hint would be the answer.
    let game = talk.desk.table.as_ref().expect("it is there").game.clone();
    for line in ["4 in 1 1", "cross 4 in 1 1", "undo", "restart", "yes", "done", "name 9", "status"] {
        assert_eq!(answer(&mut talk, line), said, "{line}");
    }
    assert_eq!(talk.desk.table.as_ref().expect("it is there").game.sheet(), game.sheet());
    let wrong = drill.choices().iter().position(|choice| *choice != drill.kind()).expect("others");
    let judged = answer(&mut talk, &format!("name {}", wrong + 1));
    assert!(!judged.contains("Type next"), "{judged}");
    let name = drill.kind().name.to_lowercase();
    assert!(answer(&mut talk, "hint").to_lowercase().contains(&name));
    assert!(talk.desk.practice.as_ref().is_some_and(Practice::is_over));
}

#[test]
fn candidates_are_read_and_crossed_out() {
    let (_player, mut talk, _) = lesson("naked-pair");
    until(&mut talk, Exercise::WhatFollows);
    let step = talk.desk.practice.as_ref().and_then(|practice| practice.drill.step().cloned());
    let gone = step.expect("it has one").effect.eliminated().first().expect("it removes some");
    let row = format!("candidates row {}", gone.cell().row() + 1);
    let read = |talk: &mut Talk| -> String {
        let said = answer(talk, &row);
        let name = gone.cell().to_string();
        said.lines().find(|line| line.starts_with(&name)).expect("it is empty").to_owned()
    };
    let digit = gone.digit().to_string();
    assert!(read(&mut talk).split(": ").nth(1).expect("candidates").contains(&digit));
    answer(&mut talk, &format!("cross {}", place(gone)));
    assert!(!read(&mut talk).split(": ").nth(1).expect("candidates").contains(&digit));
    let again = answer(&mut talk, &format!("cross {}", place(gone)));
    assert_eq!(again, format!("{digit} is not noted there."));
    answer(&mut talk, "undo");
    // A hint counts, and says where to look.
    assert!(!answer(&mut talk, "why").is_empty());
    assert!(talk.desk.practice.as_ref().is_some_and(|practice| practice.run.round.has_slipped()));
}

#[test]
fn a_placement_ends_with_a_chapter() {
    let (_player, mut talk, said) = begin("placement", Words::english(), Start::Train(None));
    assert!(said.iter().any(|line| line.starts_with("Placement: ")), "{said:?}");
    let mut said = answer(&mut talk, "placement");
    for _ in 0..20 {
        if talk.desk.practice.is_none() {
            break;
        }
        assert!(said.ends_with("If you see nothing, type no."), "{said}");
        answer(&mut talk, "no");
        said = answer(&mut talk, "next");
    }
    assert!(said.contains("\nYour place is chapter 1: "), "{said}");
}

#[test]
fn a_game_and_a_lesson_follow_each_other() {
    let (player, mut talk, _) = begin("both", Words::english(), Start::New(Level::Easy));
    assert!(answer(&mut talk, "lesson hidden pair").starts_with("Hidden Pair\n"));
    let example = answer(&mut talk, "example");
    assert!(example.starts_with("Example: Hidden Pair\n"), "{example}");
    assert!(answer(&mut talk, "why").lines().count() > 2);
    assert_eq!(answer(&mut talk, "status"), "Example: Hidden Pair");
    assert!(answer(&mut talk, "drills").starts_with("Hidden Pair: "));
    // The game is kept, and the round is not.
    assert!(answer(&mut talk, "continue").starts_with("easy 7: "));
    assert!(talk.desk.practice.is_none());
    assert_eq!(answer(&mut talk, "done"), "No drill is open. Type drills, review or placement.");
    assert!(answer(&mut talk, "lesson of arms").starts_with("Which technique?"));
    let profile = Keep::in_folder(&player.folder).and_then(|keep| keep.profile()).expect("it is kept");
    assert!(profile.training.memory(kind("hidden-pair")).is_none());
}

#[test]
fn every_lesson_can_be_read_in_every_language() {
    for language in Words::languages() {
        let words = Words::of(language).expect("it is built in");
        let (_player, mut talk, _) = begin(language, words, Start::Train(None));
        for chapter in 1..=COURSE.len() {
            let said = answer(&mut talk, &format!("chapter {chapter}"));
            assert_eq!(said.lines().count(), 1 + COURSE[chapter - 1].kinds.len(), "{said}");
        }
        for kind in COURSE.iter().map(|chapter| chapter.kinds[0]) {
            let name = kind.name_in(words);
            let said = answer(&mut talk, &format!("lesson {}", kind.id));
            assert!(said.starts_with(name) && !said.contains(['{', '*', '`']), "{said}");
        }
    }
}
