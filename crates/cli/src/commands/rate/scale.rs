//! The scales: what each finds out about a puzzle, and how that is written.

use super::told::{Asked, Lesson, Story, Told};
use crate::args::Scale;
use crate::records::STRING;
use serde_json::{Value, json};
use std::fmt::Write as _;
use sudokit::logic::rating::hodoku;
use sudokit::logic::rating::invariant;
use sudokit::logic::rating::se::{self, Mark, Profile};
use sudokit::logic::rating::whips::{self, Length, Shape};
use sudokit::logic::techniques;
use sudokit::{Board, Solution};

/// A rating on one scale.
pub(super) struct Rated {
    /// A value for each column of the scale.
    pub(super) columns: Vec<String>,
    pub(super) json: Value,
    /// For a person who asks about one puzzle.
    pub(super) paragraph: String,
    /// The steps behind it, as far as they are to be told.
    pub(super) story: Story,
}

impl Scale {
    /// The columns of a table.
    pub(super) const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Hodoku => &["hodoku_level", "hodoku_score", "hodoku_steps"],
            Self::Se => &["se_er", "se_ep", "se_ed"],
            Self::SeFixed => &["se_fixed_er", "se_fixed_ep", "se_fixed_ed"],
            Self::SeSukaku => &["se_sukaku_er", "se_sukaku_ep", "se_sukaku_ed"],
            Self::Invariant => &["invariant"],
            Self::W => &["w"],
            Self::B => &["b"],
            Self::Gw => &["gw"],
            Self::Gb => &["gb"],
        }
    }

    /// The name in JSON.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::Se => "se",
            Self::SeFixed => "se_fixed",
            Self::SeSukaku => "se_sukaku",
            Self::Invariant => "invariant",
            Self::W => "w",
            Self::B => "b",
            Self::Gw => "gw",
            Self::Gb => "gb",
        }
    }

    /// What stands in a line where there is no rating.
    pub(super) fn absent(self) -> String {
        self.columns().iter().map(|_| format!(" {:>7}", "-")).collect()
    }

    /// Rates a board with this one solution; as far as it gets while `go_on` says so, with the story that is asked for. None if the scale has nothing to say.
    pub(super) fn rate(
        self,
        board: &Board,
        solution: &Solution,
        asked: Asked,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Rated> {
        match self {
            Self::Hodoku => {
                let (rating, is_whole) = hodoku::rate_while(board, Some(solution), go_on)?;
                let story = story_of_hodoku(board, solution, rating.steps, asked);
                Some(Rated { story, ..of_hodoku(&rating, is_whole) })
            }
            Self::Se => of_explainer(Profile::SE_1_2_1, board, asked, go_on),
            Self::SeFixed => of_explainer(Profile::SE_1_2_1_FIXED, board, asked, go_on),
            Self::SeSukaku => of_explainer(Profile::SUKAKU_1_18_1, board, asked, go_on),
            Self::Invariant => of_rounds(board, go_on),
            Self::W => chains("W", "whip", Shape::WHIPS, board, go_on),
            Self::B => chains("B", "braid", Shape::BRAIDS, board, go_on),
            Self::Gw => chains("gW", "g-whip", Shape::G_WHIPS, board, go_on),
            Self::Gb => chains("gB", "g-braid", Shape::G_BRAIDS, board, go_on),
        }
    }
}

impl Rated {
    /// The values side by side.
    pub(super) fn line(&self) -> String {
        self.columns.iter().map(|value| format!(" {value:>7}")).collect()
    }
}

/// What is no more than a lower bound is marked.
const fn bound(is_whole: bool) -> &'static str {
    if is_whole { "" } else { ">=" }
}

fn of_hodoku(rating: &hodoku::Rating, is_whole: bool) -> Rated {
    let hodoku::Rating { level, score, steps, is_solved, counts } = rating;
    let at_least = bound(is_whole);
    let mut paragraph =
        format!("level  {at_least}{level}\nscore  {at_least}{score}\nsteps  {at_least}{steps}\n\n");
    for (code, count) in counts {
        let name = match *code {
            "bf" => "Brute Force",
            "gu" => "Give Up",
            code => techniques::kind(code).map_or(code, |kind| kind.name),
        };
        writeln!(paragraph, "{count:>5}  {name}").expect(STRING);
    }
    let counts: serde_json::Map<_, _> =
        counts.iter().map(|(code, count)| ((*code).to_owned(), (*count).into())).collect();
    let mut json = json!({
        "level": level.to_string(),
        "score": score,
        "steps": steps,
        "solved": is_solved,
        "counts": counts,
    });
    if !is_whole {
        json["at_least"] = true.into();
    }
    Rated {
        columns: vec![
            format!("{at_least}{level}"),
            format!("{at_least}{score}"),
            format!("{at_least}{steps}"),
        ],
        json,
        paragraph,
        story: Story::default(),
    }
}

/// The path, and the first of its hardest steps: of the highest level, and there of the highest score.
fn story_of_hodoku(board: &Board, solution: &Solution, steps: usize, asked: Asked) -> Story {
    let mut story = Story::default();
    if !asked.anything() {
        return story;
    }
    let mut path = hodoku::Path::new(board, Some(*solution));
    let mut most = None;
    for _ in 0..steps {
        let before = path.board();
        let Some(turn) = path.next() else { break };
        if asked.path {
            story.path.push(turn.to_string());
        }
        let (_, level, score) = turn.worth();
        if asked.hardest && most.is_none_or(|most| (level, score) > most) {
            most = Some((level, score));
            let lesson = match &turn {
                hodoku::Turn::Step(step, ..) => Some(Lesson {
                    board: before,
                    diagram: step.diagram(&before),
                    said: step.explain(&before),
                }),
                hodoku::Turn::BruteForce(_) | hodoku::Turn::GiveUp => None,
            };
            story.hardest = Some(Told { line: turn.to_string(), lesson });
        }
    }
    story
}

/// The path, and the first of its steps with the rating of the puzzle.
fn story_of_explainer(board: &Board, profile: Profile, rating: &se::Rating, asked: Asked) -> Story {
    let mut story = Story::default();
    if !asked.anything() {
        return story;
    }
    let mut path = se::Path::new(board, profile);
    for _ in 0..rating.steps {
        let before = *path.board();
        let Some(step) = path.next() else { break };
        if asked.path {
            story.path.push(step.to_string());
        }
        if asked.hardest && story.hardest.is_none() && step.rating == rating.er.value {
            let line = format!("{} ({}) => {}", step.technique, step.rating, step.effect);
            let (diagram, said) = (step.diagram(&before), step.explain(&before));
            story.hardest = Some(Told { line, lesson: Some(Lesson { board: before, diagram, said }) });
        }
    }
    story
}

fn of_explainer(
    profile: Profile,
    board: &Board,
    asked: Asked,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Rated> {
    let (rating, is_whole) = se::rate_while(board, profile, go_on)?;
    // The first step never changes, nor what led to the first digit.
    let marks = [
        ("ER", "er", rating.er, is_whole),
        ("EP", "ep", rating.ep, is_whole || rating.ep.technique.is_some()),
        ("ED", "ed", rating.ed, is_whole || rating.steps > 0),
    ];
    let mut paragraph = format!("{}\n", profile.name());
    let mut json = json!({ "profile": profile.name() });
    let mut columns = Vec::new();
    for (title, key, Mark { value, technique }, is_certain) in marks {
        let value = format!("{}{value}", bound(is_certain));
        let technique = technique.map(|technique| technique.to_string());
        writeln!(paragraph, "  {title}  {value:<5} {}", technique.as_deref().unwrap_or("")).expect(STRING);
        json[key] = json!({ "rating": value, "technique": technique });
        columns.push(value);
    }
    let story = story_of_explainer(board, profile, &rating, asked);
    Some(Rated { columns, json, paragraph, story })
}

fn of_rounds(board: &Board, go_on: &mut dyn FnMut() -> bool) -> Option<Rated> {
    let (rating, is_whole) = invariant::rate(board, go_on)?;
    // Where no rule leads on, what was needed until then is a lower bound.
    let at_least = bound(is_whole && rating.is_solved);
    let hardest = rating.hardest.map_or_else(String::new, |rule| rule.to_string());
    let invariant::Rating { rounds, bottlenecks, single_rounds, by_singles, filled, .. } = rating;
    let value = format!("{at_least}{}", rating.value());
    let paragraph = format!(
        "invariant  {value} {hardest}\n  {rounds} rounds, {single_rounds} of singles, {bottlenecks} with one thing to see\n  {by_singles} of {filled} cells before anything harder than a single\n"
    );
    let json = json!({
        "rating": value,
        "hardest": hardest,
        "rounds": rounds,
        "bottlenecks": bottlenecks,
        "single_rounds": single_rounds,
        "by_singles": by_singles,
        "filled": filled,
        "solved": rating.is_solved,
    });
    let hardest = (!hardest.is_empty()).then_some(Told { line: hardest, lesson: None });
    let story = Story { hardest, path: Vec::new() };
    Some(Rated { columns: vec![value], json, paragraph, story })
}

fn chains(
    name: &str,
    chain: &str,
    shape: Shape,
    board: &Board,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Rated> {
    let (length, longest) = whips::rate_and_show(board, shape, go_on)?;
    let (json, meaning) = match length {
        Length::Exactly(0) => (json!(0), "singles are enough".to_owned()),
        Length::Exactly(1) => (json!(1), "singles and locked candidates are enough".to_owned()),
        Length::Exactly(n) => (json!(n), format!("no {chain} needs more than {n} links")),
        Length::AtLeast(n) => (json!({ "at_least": n }), "the time was over".to_owned()),
        Length::Endless => (json!("endless"), format!("no {chain} of any length is enough")),
    };
    Some(Rated {
        columns: vec![length.to_string()],
        json,
        paragraph: format!("{name:<3} {length}: {meaning}\n"),
        story: Story {
            hardest: longest.map(|chain| Told { line: chain.nrc(), lesson: None }),
            path: Vec::new(),
        },
    })
}
