//! `sudoku techniques`

use crate::args::TechniquesArgs;
use crate::exit::Outcome;
use crate::output::Output;
use crate::records::STRING;
use crate::report::Failure;
use crate::telling::Telling;
use std::fmt::Write as _;
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::techniques::FAMILIES;
use sudokit::logic::{Assumes, Family, Kind, Step, View, Wanted};

pub(crate) fn techniques(args: &TechniquesArgs) -> Result<Outcome, Failure> {
    let mut output = Output::new(None)?;
    let telling = Telling::to(&output, args.notation.coordinates());
    let text = match args.name {
        None => list(telling),
        Some(kind) => page(kind, telling),
    };
    output.put(text.as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}

/// All techniques, a line each.
fn list(telling: Telling) -> String {
    let row = |id: &str, name: &str, hodoku: [&str; 3], se: &str, remarks: &str| {
        let [level, score, code] = hodoku;
        let line = format!("{id:<33} {name:<38} {level:<8} {score:>5}  {code:<6} {se:>4}  {remarks}");
        format!("{}\n", line.trim_end())
    };
    let mut text = telling.bold(row("id", "name", ["HoDoKu", "score", "short"], "SE", "").trim_end());
    text.push('\n');
    for family in FAMILIES {
        for kind in family.kinds() {
            let hodoku =
                kind.hodoku.map(|hodoku| (hodoku.level.to_string(), hodoku.score.to_string(), hodoku));
            let (level, score, code) =
                hodoku.as_ref().map_or(("", "", ""), |(level, score, hodoku)| (level, score, hodoku.code));
            let se = kind.se.map_or_else(String::new, |tenths| format!("{}.{}", tenths / 10, tenths % 10));
            text += &row(kind.id, kind.name, [level, score, code], &se, &remarks(kind).join(", "));
        }
    }
    text
}

fn remarks(kind: &Kind) -> Vec<&'static str> {
    let mut remarks = Vec::new();
    if kind.assumes == Assumes::UniqueSolution {
        remarks.push("needs one solution");
    }
    if kind.hodoku.is_none_or(|hodoku| !hodoku.on) {
        remarks.push("off by default");
    }
    remarks
}

/// The page of a technique: what it is called, and the page of its family, whose examples are drawn.
fn page(kind: &'static Kind, telling: Telling) -> String {
    let mut text = format!("{}\n\n", telling.bold(kind.name));
    let mut fact = |name: &str, value: String| {
        if !value.is_empty() {
            writeln!(text, "{name:<12} {value}").expect(STRING);
        }
    };
    fact("id", kind.id.to_owned());
    fact("also called", kind.aliases.join(", "));
    if let Some(hodoku) = kind.hodoku {
        fact(
            "HoDoKu",
            format!("{} {}, {}, number {}", hodoku.level, hodoku.score, hodoku.code, hodoku.library),
        );
    }
    fact("SE", kind.se.map_or_else(String::new, |tenths| format!("{}.{}", tenths / 10, tenths % 10)));
    fact("", remarks(kind).join(", "));
    let Some(family) = FAMILIES.iter().find(|family| family.kinds().contains(&kind)) else { return text };
    let others: Vec<&str> =
        family.kinds().iter().filter(|other| **other != kind).map(|other| other.id).collect();
    fact("with it", others.join(", "));
    text.push('\n');
    let mut lines = family.doc().lines();
    while let Some(line) = lines.next() {
        match line.strip_prefix("## ") {
            Some(heading) => writeln!(text, "{}", telling.bold(heading)).expect(STRING),
            None if line == "```step" => {
                let example: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
                text += &drawn(*family, &example, telling);
            }
            None => writeln!(text, "{}", inline(line, telling)).expect(STRING),
        }
    }
    text
}

/// An example as a grid: a position as HoDoKu's library has it, and the step that is found there.
fn drawn(family: &dyn Family, example: &[&str], telling: Telling) -> String {
    let [position, expected] = example else { return example.join("\n") + "\n" };
    let step = || {
        let board = sudokit::position(&position.parse::<LibraryLine>().ok()?.entry()).ok()?;
        let named = family.kinds().iter().filter(|kind| expected.starts_with(kind.name));
        let kind = *named.max_by_key(|kind| kind.name.len())?;
        let mut steps: Vec<Step> = Vec::new();
        let _ = family.find(Wanted::these(&[kind]), &View::new(&board), &mut steps);
        steps.into_iter().find(|step| step.to_string() == *expected).map(|step| (board, step))
    };
    match step() {
        Some((board, step)) => format!("{}\n\n{}", telling.line(&step), telling.grid(&board, &step)),
        None => format!("{position}\n{expected}\n"),
    }
}

/// A line of a page, its `**` shown as bold.
fn inline(line: &str, telling: Telling) -> String {
    let parts = line.split("**").enumerate();
    parts.map(|(i, part)| if i % 2 == 1 { telling.bold(part) } else { part.to_owned() }).collect()
}
