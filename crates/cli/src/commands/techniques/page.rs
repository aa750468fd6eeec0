//! The page of a technique.

use super::list::{Uses, se};
use crate::show::STRING;
use crate::show::narration::Narrator;
use crate::show::prose::Prose;
use std::fmt::Write as _;
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::techniques::{self, FAMILIES};
use sudokit::logic::{Assumes, Kind, Page, Passage, Schedule, Step, View};
use sudokit::{Board, Candidate, CandidateSet};

/// The page of a technique: summary, facts, and the text of its family.
pub(super) fn page(kind: &'static Kind, narrator: Narrator) -> String {
    let prose = Prose::to_stdout(narrator.ink.colour);
    let mut text = format!("{}\n\n", narrator.bold(kind.name));
    prose.paragraph(&mut text, "", kind.summary);
    text.push('\n');
    for (name, value) in facts(kind) {
        prose.paragraph(&mut text, &format!("{name:<12} "), &value);
    }
    for chapter in Page::of(kind).chapters {
        write!(text, "\n{}\n", narrator.bold(chapter.heading)).expect(STRING);
        let mut is_in_list = false;
        for passage in chapter.passages {
            let is_item = matches!(passage, Passage::Item(_));
            if !(is_in_list && is_item) {
                text.push('\n');
            }
            is_in_list = is_item;
            match passage {
                Passage::Heading(names) => writeln!(text, "{}", narrator.bold(names)).expect(STRING),
                Passage::Text(said) => prose.paragraph(&mut text, "", &narrator.coordinates.line(said)),
                Passage::Item(said) => prose.paragraph(&mut text, "- ", said),
                Passage::Example { position, step } => example(&mut text, kind, position, step, narrator),
            }
        }
    }
    text
}

/// The facts that a kind has, each with its name.
fn facts(kind: &'static Kind) -> Vec<(&'static str, String)> {
    let is_its_own = |name: &str| techniques::named(name).len() == 1;
    let in_hodoku = Some(kind.name_in_hodoku()).filter(|name| *name != kind.name);
    let own = in_hodoku.into_iter().chain(kind.aliases.iter().copied().filter(|name| is_its_own(name)));
    let shared = kind.aliases.iter().copied().filter(|name| !is_its_own(name));
    let list = |names: &mut dyn Iterator<Item = &'static str>| names.collect::<Vec<_>>().join(", ");
    let hodoku = kind.hodoku.map_or_else(String::new, |hodoku| {
        let (level, score, code, library) = (hodoku.level, hodoku.score, hodoku.code, hodoku.library);
        format!("{level}, score {score}, short name {code}, library number {library}")
    });
    let used = match Uses::of(kind) {
        Uses { is_asked_for: true, is_listed: true, .. } => {
            "by `sudoku steps`, otherwise only if --allow names it"
        }
        Uses { is_asked_for: true, .. } => "only if --allow names it",
        Uses { is_in_hodoku: true, .. } => "by `sudoku explain`, and in HoDoKu's order",
        _ => "by `sudoku explain`, not in HoDoKu's order",
    };
    let assumes = match kind.assumes {
        Assumes::UniqueSolution => "the puzzle has exactly one solution",
        Assumes::Nothing => "",
    };
    let families = FAMILIES.iter().filter(|family| family.kinds().contains(&kind));
    let others = families.flat_map(|family| family.kinds()).filter(|other| **other != kind);
    let facts = [
        ("id", kind.id.to_owned()),
        ("also called", list(&mut own.into_iter())),
        ("one kind of", list(&mut shared.into_iter())),
        ("HoDoKu", hodoku),
        ("SE", se(kind)),
        ("used", used.to_owned()),
        ("assumes", assumes.to_owned()),
        ("see also", list(&mut others.map(|other| other.id))),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// An example as a line and a grid.
fn example(text: &mut String, kind: &'static Kind, position: &str, step: Option<&str>, narrator: Narrator) {
    match found(kind, position, step) {
        Some((board, step)) => {
            Prose::to_stdout(false).paragraph(text, "", &narrator.line(&step));
            write!(text, "\n{}", narrator.grid(&board, &step)).expect(STRING);
        }
        None => writeln!(text, "{position}").expect(STRING),
    }
}

/// The board of a position, and the step that is found there: the one that is written so, or has the effect
/// of the line.
fn found(kind: &'static Kind, position: &str, written: Option<&str>) -> Option<(Board, Step)> {
    let line: LibraryLine = position.parse().ok()?;
    let board = sudokit::position(&line.entry()).ok()?;
    let steps = Schedule::of([kind]).searches.first()?.all(&View::new(&board));
    let is_it = |step: &Step| match written {
        Some(written) => step.to_string() == written,
        None => {
            let set = |candidates: &[Candidate]| candidates.iter().copied().collect::<CandidateSet>();
            step.kind == kind
                && step.effect.eliminated() == set(&line.eliminations)
                && step.effect.placed() == set(&line.placements)
        }
    };
    let step = steps.into_iter().find(is_it)?;
    Some((board, step))
}
