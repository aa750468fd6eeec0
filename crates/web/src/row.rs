//! A row of a table of puzzles.

use crate::Thrown;
use crate::json::text;
use crate::words::words;
use serde::Serialize;
use sudokit::{CanonForm, Engine, Grade, Puzzle, Rater, Rating, Scale, Single, canon};
use wasm_bindgen::prelude::wasm_bindgen;

/// A puzzle as a table describes it.
#[derive(Serialize)]
struct Row {
    givens: usize,
    /// 0, 1, or 2 for more.
    solutions: u64,
    /// HoDoKu's level from 0 to 4 and its score, if there is exactly one solution.
    hodoku: Option<(u8, u32)>,
    /// The name of the hardest technique, and its id.
    hardest: Option<&'static str>,
    technique: Option<&'static str>,
    /// The same for all puzzles that are one puzzle turned, exchanged and renamed.
    form: Option<Puzzle>,
}

/// A row of a table, as fast as it can be made.
#[wasm_bindgen]
pub fn row(puzzle: &str) -> Result<String, Thrown> {
    let entry = sudokit::read(puzzle)?;
    let solutions = Single::new().count(entry.problem(), 2);
    let (mut hodoku, mut hardest) = (None, None);
    if solutions == 1 {
        let ratings = Rater::new([Scale::Hodoku]).with_hardest().rate(&entry)?;
        let on = ratings.scales.into_iter().next();
        if let Some(Ok(Rating { grade: Grade::Hodoku(rating), .. })) = on.as_ref().map(|on| &on.rating) {
            hodoku = Some((rating.level as u8, rating.score));
        }
        // A guess of HoDoKu's has no name.
        let step = on.and_then(|on| on.hardest?.step);
        hardest = step.and_then(|step| Some(step.steps().first()?.kind));
    }
    let form = if entry.candidates.is_none() { canon(&entry.givens, CanonForm::Minlex) } else { None };
    Ok(text(&Row {
        givens: entry.givens.len(),
        solutions,
        hodoku,
        hardest: hardest.map(|kind| kind.name_in(words())),
        technique: hardest.map(|kind| kind.id),
        form,
    }))
}
