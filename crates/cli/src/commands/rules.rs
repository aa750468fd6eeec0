//! `sudoku rules`

use crate::exit::Outcome;
use crate::output::Output;
use crate::report::Failure;
use crate::terminal::Look;

pub(crate) fn rules() -> Result<Outcome, Failure> {
    let mut output = Output::new(None)?;
    output.put(crate::rules::text(Look::of_stdout()).as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}
