//! The page of a technique.

use super::list::{Uses, se};
use crate::show::STRING;
use crate::show::narration::Narrator;
use crate::show::prose::Prose;
use std::fmt::Write as _;
use sudokit::diagram::{Sentence, say};
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::techniques;
use sudokit::logic::{Assumes, Kind, Page, Passage, Schedule, Step, View};
use sudokit::{Board, Candidate, CandidateSet};
use unicode_width::UnicodeWidthStr;

/// The page of a technique: summary, facts, and the text of its family.
pub(super) fn page(kind: &'static Kind, narrator: Narrator) -> String {
    let prose = Prose::to_stdout(narrator.ink.colour);
    let page = Page::told(kind, narrator.words);
    let mut text = format!("{}\n\n", narrator.bold(narrator.name(kind)));
    prose.paragraph(&mut text, "", page.summary);
    text.push('\n');
    let facts = facts(kind, narrator);
    let widest = facts.iter().map(|(name, _)| name.width()).max().unwrap_or(0);
    for (name, value) in facts.into_iter().filter(|(_, value)| !value.is_empty()) {
        let space = " ".repeat(widest - name.width() + 2);
        prose.paragraph(&mut text, &(name + &space), &value);
    }
    for chapter in page.chapters {
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

/// The facts about a kind, each with its name; those that it does not have are empty.
fn facts(kind: &'static Kind, narrator: Narrator) -> Vec<(String, String)> {
    let told = |sentence: Sentence| narrator.sentence(&sentence);
    let is_its_own = |name: &str| techniques::named(name).len() == 1;
    let english = Some(kind.name).filter(|name| narrator.name(kind) != *name);
    let in_hodoku = Some(kind.name_in_hodoku()).filter(|name| *name != kind.name);
    let own = in_hodoku.into_iter().chain(kind.aliases.iter().copied().filter(|name| is_its_own(name)));
    let shared = kind.aliases.iter().copied().filter(|name| !is_its_own(name));
    let list = |names: &mut dyn Iterator<Item = &'static str>| names.collect::<Vec<_>>().join(", ");
    let hodoku = kind.hodoku.map_or_else(String::new, |hodoku| {
        let (code, library) = (hodoku.code, hodoku.library);
        let (name, score) = (hodoku.level.name(), hodoku.score.to_string());
        let level = narrator.words.named("level", name, name);
        told(say!("page-hodoku", [level, score, code, library]))
    });
    let used = match Uses::of(kind) {
        Uses { is_asked_for: true, is_listed: true, .. } => say!("page-used-in-lists"),
        Uses { is_asked_for: true, .. } => say!("page-used-by-name"),
        Uses { is_in_hodoku: true, .. } => say!("page-used-in-hodoku"),
        _ => say!("page-used-to-explain"),
    };
    let assumes = match kind.assumes {
        Assumes::UniqueSolution => told(say!("page-assumes-one-solution")),
        Assumes::Nothing => String::new(),
    };
    let of_family = kind.family.kinds();
    let place = |of: &Kind| of_family.iter().position(|other| *other == of).unwrap_or_default();
    let mut others: Vec<&Kind> = of_family.iter().copied().filter(|other| *other != kind).collect();
    others.sort_by_key(|other| place(other).abs_diff(place(kind)));
    let count = others.split_off(others.len().min(SEE_ALSO)).len();
    others.sort_by_key(|other| place(other));
    let mut see_also = list(&mut others.iter().map(|other| other.id));
    if count > 0 {
        see_also = told(say!("page-and-more", [listed = see_also, count]));
    }
    vec![
        (told(say!("page-id")), kind.id.to_owned()),
        (told(say!("page-in-english")), english.unwrap_or_default().to_owned()),
        (told(say!("page-also-called")), list(&mut own.into_iter())),
        (told(say!("page-one-kind-of")), list(&mut shared.into_iter())),
        ("HoDoKu".to_owned(), hodoku),
        ("SE".to_owned(), se(kind)),
        (told(say!("page-used")), told(used)),
        (told(say!("page-assumes")), assumes),
        (told(say!("page-see-also")), see_also),
    ]
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
