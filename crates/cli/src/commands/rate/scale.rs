//! The scales: what each finds out about a puzzle, and how that is written.

use crate::args::Scale;
use crate::records::STRING;
use serde_json::{Value, json};
use std::fmt::Write as _;
use sudokit::logic::rating::hodoku;
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
}

impl Scale {
    /// The columns of a table.
    pub(super) const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Hodoku => &["hodoku_level", "hodoku_score", "hodoku_steps"],
            Self::W => &["w"],
            Self::B => &["b"],
            Self::Gw => &["gw"],
            Self::Gb => &["gb"],
            Self::All => &[],
        }
    }

    /// The name in JSON.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::W => "w",
            Self::B => "b",
            Self::Gw => "gw",
            Self::Gb => "gb",
            Self::All => "all",
        }
    }

    /// What stands in a line where there is no rating.
    pub(super) fn absent(self) -> String {
        self.columns().iter().map(|_| format!(" {:>7}", "-")).collect()
    }

    /// Rates a board with this one solution; as far as it gets while `go_on` says so. None if the scale has nothing to say.
    pub(super) fn rate(
        self,
        board: &Board,
        solution: &Solution,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Rated> {
        match self {
            Self::Hodoku => {
                let (rating, is_whole) = hodoku::rate_while(board, Some(solution), go_on)?;
                Some(of_hodoku(&rating, is_whole))
            }
            Self::W => chains("W", "whip", Shape::WHIPS, board, go_on),
            Self::B => chains("B", "braid", Shape::BRAIDS, board, go_on),
            Self::Gw => chains("gW", "g-whip", Shape::G_WHIPS, board, go_on),
            Self::Gb => chains("gB", "g-braid", Shape::G_BRAIDS, board, go_on),
            // The list of scales has the others in its place.
            Self::All => None,
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
    }
}

fn chains(
    name: &str,
    chain: &str,
    shape: Shape,
    board: &Board,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Rated> {
    let length = whips::rate(board, shape, go_on)?;
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
    })
}
