//! The page of a technique.

use super::list::{Uses, se};
use crate::show::STRING;
use crate::show::narration::Narrator;
use crate::show::prose::Prose;
use std::fmt::Write as _;
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::techniques;
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
        let (mut is_in_list, mut has_words) = (false, false);
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
                Passage::Example { position, step } => {
                    let found = found(kind, position, step).expect("examples and cases are found");
                    example(&mut text, &found, has_words, narrator);
                }
            }
            has_words = matches!(passage, Passage::Text(_));
        }
    }
    text
}

/// The most other kinds that a page names: the nearest of its family.
const SEE_ALSO: usize = 5;

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
    let of_family = kind.family.kinds();
    let place = |of: &Kind| of_family.iter().position(|other| *other == of).unwrap_or_default();
    let mut others: Vec<&Kind> = of_family.iter().copied().filter(|other| *other != kind).collect();
    others.sort_by_key(|other| place(other).abs_diff(place(kind)));
    let more = others.split_off(others.len().min(SEE_ALSO)).len();
    others.sort_by_key(|other| place(other));
    let mut see_also = list(&mut others.iter().map(|other| other.id));
    if more > 0 {
        see_also += &format!(" and {more} more of this family");
    }
    let facts = [
        ("id", kind.id.to_owned()),
        ("also called", list(&mut own.into_iter())),
        ("one kind of", list(&mut shared.into_iter())),
        ("HoDoKu", hodoku),
        ("SE", se(kind)),
        ("used", used.to_owned()),
        ("assumes", assumes.to_owned()),
        ("see also", see_also),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// An example as a line and a grid, and below it in words, unless the page has its own.
fn example(text: &mut String, (board, step): &(Board, Step), has_words: bool, narrator: Narrator) {
    Prose::to_stdout(false).paragraph(text, "", &narrator.line(step));
    let told = if has_words { narrator.grid(board, step) } else { narrator.whole(board, step) };
    write!(text, "\n{told}").expect(STRING);
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
