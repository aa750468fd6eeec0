//! Ratings as they are told to people.

use crate::show::STRING;
use crate::show::narration::{Narrator, left_out};
use std::fmt::Write as _;
use sudokit::logic::rating::whips::Length;
use sudokit::logic::techniques;
use sudokit::{Grade, RatedOn, Rating, Ratings, Scale, Spread};

/// One of many puzzles in a line.
pub(super) fn line(ratings: &Ratings) -> String {
    let mut line = ratings.puzzle.clone();
    for RatedOn { scale, rating, spread, .. } in &ratings.scales {
        let values = match rating {
            Ok(rating) => rating.values(),
            Err(_) => vec!["-".to_owned(); scale.columns().len()],
        };
        line += &format!("  {}", scale.key());
        line.extend(values.iter().map(|value| format!(" {value:>7}")));
        line += &spread.as_ref().map_or_else(String::new, |spread| format!(" ({spread})"));
    }
    line + "\n" + &stories(ratings, None)
}

/// One puzzle in full.
pub(super) fn paragraphs(ratings: &Ratings, narrator: Narrator) -> String {
    let mut text = String::new();
    for RatedOn { rating, spread, .. } in &ratings.scales {
        let Ok(rating) = rating else { continue };
        text += &paragraph(rating);
        text += &spread.as_ref().map_or_else(String::new, of_isomorphs);
    }
    if !ratings.unique_givens {
        text += &format!("\n{}\n", left_out());
    }
    text + &stories(ratings, Some(narrator))
}

fn of_isomorphs(spread: &Spread) -> String {
    format!("with {} isomorphs: {spread}\n", spread.isomorphs())
}

/// For each scale the path and the step that sets the rating, as far as they were asked for; with `narrator`
/// that step in full.
fn stories(ratings: &Ratings, narrator: Option<Narrator>) -> String {
    let mut text = String::new();
    for RatedOn { scale, hardest, trail, .. } in &ratings.scales {
        let key = scale.key();
        for (number, line) in (1..).zip(trail.iter().flat_map(|trail| &trail.lines)) {
            text += &format!("    {key} {number:>3}. {line}\n");
        }
        let Some(hardest) = hardest else { continue };
        text += &format!("    {key}: {}\n", hardest.line);
        if let (Some(narrator), Some(step)) = (narrator, &hardest.step)
            && let Some((said, diagram)) = step.lesson()
        {
            text += &format!("\n{}\n", narrator.lesson(&step.board, &diagram, &said));
        }
    }
    text
}

/// A rating for a person who asks about one puzzle.
fn paragraph(rating: &Rating) -> String {
    let values = rating.values();
    let mut text = String::new();
    match &rating.grade {
        Grade::Hodoku(hodoku) => {
            for (title, value) in ["level", "score", "steps"].into_iter().zip(values) {
                writeln!(text, "{title}  {value}").expect(STRING);
            }
            text.push('\n');
            for (code, count) in &hodoku.counts {
                let name = match *code {
                    "bf" => "Brute Force",
                    "gu" => "Give Up",
                    code => techniques::kind(code).map_or(code, |kind| kind.name),
                };
                writeln!(text, "{count:>5}  {name}").expect(STRING);
            }
        }
        Grade::Explainer(profile, explainer) => {
            writeln!(text, "{}", profile.name()).expect(STRING);
            let marks = [("ER", explainer.er), ("EP", explainer.ep), ("ED", explainer.ed)];
            for ((title, mark), value) in marks.into_iter().zip(values) {
                let technique = mark.technique().map(|technique| technique.to_string()).unwrap_or_default();
                writeln!(text, "  {title}  {value:<5} {technique}").expect(STRING);
            }
        }
        Grade::Invariant(rounds) => {
            let hardest = rounds.hardest().map_or_else(String::new, |rule| rule.to_string());
            let (rounds, by_singles, filled, single_rounds, bottlenecks) =
                (rounds.rounds, rounds.by_singles, rounds.filled, rounds.single_rounds, rounds.bottlenecks);
            writeln!(text, "invariant  {} {hardest}", values.concat()).expect(STRING);
            writeln!(
                text,
                "  {rounds} rounds, {single_rounds} of singles, {bottlenecks} with one thing to see\n  {by_singles} of {filled} cells before anything harder than a single"
            )
            .expect(STRING);
        }
        Grade::Chains(length, _) => {
            let (name, chain) = match rating.scale {
                Scale::B => ("B", "braid"),
                Scale::Gw => ("gW", "g-whip"),
                Scale::Gb => ("gB", "g-braid"),
                _ => ("W", "whip"),
            };
            let meaning = match length {
                Length::Exactly(0) => "singles are enough".to_owned(),
                Length::Exactly(1) => "singles and locked candidates are enough".to_owned(),
                Length::Exactly(n) => format!("no {chain} needs more than {n} links"),
                Length::AtLeast(_) => "the time was over".to_owned(),
                Length::Endless => format!("no {chain} of any length is enough"),
            };
            writeln!(text, "{name:<3} {length}: {meaning}").expect(STRING);
        }
        _ => writeln!(text, "{}  {rating}", rating.scale).expect(STRING),
    }
    text
}
