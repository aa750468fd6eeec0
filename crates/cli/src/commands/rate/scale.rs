//! The scales: what each finds out about a puzzle, and how that is written.

use super::args::Scale;
use super::told::{Asked, Lesson, Story, Told};
use crate::records::STRING;
use serde_json::{Map, Value, json};
use std::fmt::{Display, Write as _};
use sudokit::logic::rating::hodoku;
use sudokit::logic::rating::invariant;
use sudokit::logic::rating::se::{self, Mark, Profile};
use sudokit::logic::rating::whips::{self, Chains, Length};
use sudokit::logic::techniques;
use sudokit::{Board, Proof, Solution};

/// A rating on one scale.
pub(super) struct Rated {
    /// A value for each column of the scale.
    pub(super) columns: Vec<String>,
    rating: Rating,
    /// Whether it is more than a lower bound.
    is_whole: bool,
    /// The steps behind it, as far as they are to be told.
    pub(super) story: Story,
}

/// What a scale finds out. Put into words only where they are read: that takes longer than rating an easy puzzle.
enum Rating {
    Hodoku(hodoku::Rating),
    Explainer(Profile, se::Rating),
    Rounds(invariant::Rating),
    Chains { name: &'static str, chain: &'static str, length: Length },
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
                Some(Rated::new(Rating::Hodoku(rating), is_whole, story))
            }
            Self::Se => of_explainer(Profile::SE_1_2_1, board, asked, go_on),
            Self::SeFixed => of_explainer(Profile::SE_1_2_1_FIXED, board, asked, go_on),
            Self::SeSukaku => of_explainer(Profile::SUKAKU_1_18_1, board, asked, go_on),
            Self::Invariant => of_rounds(board, go_on),
            Self::W => chains("W", "whip", Chains::WHIPS, board, go_on),
            Self::B => chains("B", "braid", Chains::BRAIDS, board, go_on),
            Self::Gw => chains("gW", "g-whip", Chains::G_WHIPS, board, go_on),
            Self::Gb => chains("gB", "g-braid", Chains::G_BRAIDS, board, go_on),
        }
    }
}

impl Rated {
    fn new(rating: Rating, is_whole: bool, story: Story) -> Self {
        Self { columns: rating.columns(is_whole), rating, is_whole, story }
    }

    /// The values side by side.
    pub(super) fn line(&self) -> String {
        self.columns.iter().map(|value| format!(" {value:>7}")).collect()
    }

    pub(super) fn json(&self) -> Value {
        match &self.rating {
            Rating::Hodoku(hodoku::Rating { level, score, steps, is_solved, counts }) => {
                let counts: Map<_, _> =
                    counts.iter().map(|(code, count)| ((*code).to_owned(), (*count).into())).collect();
                let mut json = json!({
                    "level": level.to_string(),
                    "score": score,
                    "steps": steps,
                    "solved": is_solved,
                    "counts": counts,
                });
                if !self.is_whole {
                    json["at_least"] = true.into();
                }
                json
            }
            Rating::Explainer(profile, rating) => {
                let mut json = json!({ "profile": profile.name() });
                for ((key, mark), value) in
                    ["er", "ep", "ed"].into_iter().zip(marks(rating)).zip(&self.columns)
                {
                    let technique = mark.technique.map(|technique| technique.to_string());
                    json[key] = json!({ "rating": value, "technique": technique });
                }
                json
            }
            Rating::Rounds(rating) => json!({
                "rating": self.columns[0],
                "hardest": hardest_rule(rating),
                "rounds": rating.rounds,
                "bottlenecks": rating.bottlenecks,
                "single_rounds": rating.single_rounds,
                "by_singles": rating.by_singles,
                "filled": rating.filled,
                "solved": rating.is_solved,
            }),
            Rating::Chains { length, .. } => match length {
                Length::Exactly(n) => json!(n),
                Length::AtLeast(n) => json!({ "at_least": n }),
                Length::Endless => json!("endless"),
            },
        }
    }

    /// For a person who asks about one puzzle.
    pub(super) fn paragraph(&self) -> String {
        let values = &self.columns;
        match &self.rating {
            Rating::Hodoku(rating) => {
                let mut paragraph = String::new();
                for (title, value) in ["level", "score", "steps"].into_iter().zip(values) {
                    writeln!(paragraph, "{title}  {value}").expect(STRING);
                }
                paragraph.push('\n');
                for (code, count) in &rating.counts {
                    let name = match *code {
                        "bf" => "Brute Force",
                        "gu" => "Give Up",
                        code => techniques::kind(code).map_or(code, |kind| kind.name),
                    };
                    writeln!(paragraph, "{count:>5}  {name}").expect(STRING);
                }
                paragraph
            }
            Rating::Explainer(profile, rating) => {
                let mut paragraph = format!("{}\n", profile.name());
                for ((title, mark), value) in ["ER", "EP", "ED"].into_iter().zip(marks(rating)).zip(values) {
                    let technique = mark.technique.map(|technique| technique.to_string()).unwrap_or_default();
                    writeln!(paragraph, "  {title}  {value:<5} {technique}").expect(STRING);
                }
                paragraph
            }
            Rating::Rounds(rating) => {
                let (value, hardest) = (values.concat(), hardest_rule(rating));
                let invariant::Rating { rounds, bottlenecks, single_rounds, by_singles, filled, .. } = rating;
                format!(
                    "invariant  {value} {hardest}\n  {rounds} rounds, {single_rounds} of singles, {bottlenecks} with one thing to see\n  {by_singles} of {filled} cells before anything harder than a single\n"
                )
            }
            Rating::Chains { name, chain, length } => {
                let meaning = match length {
                    Length::Exactly(0) => "singles are enough".to_owned(),
                    Length::Exactly(1) => "singles and locked candidates are enough".to_owned(),
                    Length::Exactly(n) => format!("no {chain} needs more than {n} links"),
                    Length::AtLeast(_) => "the time was over".to_owned(),
                    Length::Endless => format!("no {chain} of any length is enough"),
                };
                format!("{name:<3} {length}: {meaning}\n")
            }
        }
    }
}

impl Rating {
    fn columns(&self, is_whole: bool) -> Vec<String> {
        // What is no more than a lower bound is marked.
        let bound = |is_whole: bool, value: &dyn Display| {
            let sign = if is_whole { "" } else { ">=" };
            format!("{sign}{value}")
        };
        match self {
            Self::Hodoku(hodoku::Rating { level, score, steps, .. }) => {
                [level as &dyn Display, score, steps].map(|value| bound(is_whole, value)).to_vec()
            }
            Self::Explainer(_, rating) => {
                // The first step never changes, nor what led to the first digit.
                let certain =
                    [is_whole, is_whole || rating.ep.technique.is_some(), is_whole || rating.steps > 0];
                let values = marks(rating).into_iter().zip(certain);
                values.map(|(mark, is_certain)| bound(is_certain, &mark.value)).collect()
            }
            // Where no rule leads on, what was needed until then is a lower bound.
            Self::Rounds(rating) => vec![bound(is_whole && rating.is_solved, &rating.value())],
            Self::Chains { length, .. } => vec![length.to_string()],
        }
    }
}

/// Those of the hardest step, of the steps up to the first digit, and of the first step.
const fn marks(rating: &se::Rating) -> [Mark; 3] {
    [rating.er, rating.ep, rating.ed]
}

fn hardest_rule(rating: &invariant::Rating) -> String {
    rating.hardest.map_or_else(String::new, |rule| rule.to_string())
}

/// The path, and the first of its hardest steps: of the highest level, and there of the highest score.
fn story_of_hodoku(board: &Board, solution: &Solution, steps: usize, asked: Asked) -> Story {
    let mut story = Story::default();
    if !asked.anything() {
        return story;
    }
    let mut path = hodoku::Path::new(board, Some(*solution));
    let (mut most, mut proven, mut guesses) = (None, Vec::new(), false);
    for _ in 0..steps {
        let before = path.board();
        let Some(turn) = path.next() else { break };
        if asked.path {
            story.path.push(turn.to_string());
        }
        let (_, level, score) = turn.worth();
        let step = match &turn {
            hodoku::Turn::Step(step, ..) => Some(step),
            hodoku::Turn::BruteForce(_) | hodoku::Turn::GiveUp => None,
        };
        if asked.hardest && most.is_none_or(|most| (level, score) > most) {
            most = Some((level, score));
            let lesson = step.map(|step| Lesson {
                board: before,
                diagram: step.diagram(&before),
                said: step.explain(&before),
            });
            story.hardest = Some(Told { line: turn.to_string(), lesson });
        }
        guesses |= step.is_none();
        proven.extend(step.filter(|_| asked.path && !guesses).cloned());
    }
    story.proof = asked.path.then_some(Proof { start: *board, steps: proven });
    story
}

/// The path, and the first of its steps with the rating of the puzzle.
fn story_of_explainer(board: &Board, profile: Profile, rating: &se::Rating, asked: Asked) -> Story {
    let mut story = Story::default();
    if !asked.anything() {
        return story;
    }
    let mut path = se::Path::new(board, profile);
    let mut proven = Vec::new();
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
        proven.extend(step.parts);
    }
    story.proof = asked.path.then_some(Proof { start: *board, steps: proven });
    story
}

fn of_explainer(
    profile: Profile,
    board: &Board,
    asked: Asked,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Rated> {
    let (rating, is_whole) = se::rate_while(board, profile, go_on)?;
    let profile = profile.on(board);
    let story = story_of_explainer(board, profile, &rating, asked);
    Some(Rated::new(Rating::Explainer(profile, rating), is_whole, story))
}

fn of_rounds(board: &Board, go_on: &mut dyn FnMut() -> bool) -> Option<Rated> {
    let (rating, is_whole) = invariant::rate(board, go_on)?;
    let hardest = Some(hardest_rule(&rating)).filter(|rule| !rule.is_empty());
    let hardest = hardest.map(|line| Told { line, lesson: None });
    let story = Story { hardest, ..Story::default() };
    Some(Rated::new(Rating::Rounds(rating), is_whole, story))
}

fn chains(
    name: &'static str,
    chain: &'static str,
    shape: Chains,
    board: &Board,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Rated> {
    let (length, longest) = whips::rate_and_show(board, shape, go_on)?;
    let hardest = longest.map(|chain| Told { line: chain.nrc(), lesson: None });
    let story = Story { hardest, ..Story::default() };
    Some(Rated::new(Rating::Chains { name, chain, length }, true, story))
}
