//! `sudoku rules`

use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::Failure;
use crate::run::terminal::Look;

pub(crate) fn rules() -> Result<Outcome, Failure> {
    let mut output = Output::new(None)?;
    output.put(crate::show::rules::text(Look::of_stdout()).as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}
