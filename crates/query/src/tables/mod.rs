//! Tables: named files, and table functions.

mod files;
mod generate;
mod listed;
mod made;
mod produced;
mod puzzle_files;
mod reading;
mod source;
mod table;
mod vicinity;

pub use files::Open;
pub(crate) use files::as_it_is;
#[cfg(feature = "cluster")]
pub(crate) use files::said;
pub(crate) use listed::register;
#[cfg(feature = "cluster")]
pub(crate) use reading::{Reading, ReadingExec};
#[cfg(feature = "cluster")]
pub(crate) use table::Table;

use crate::about::About;
use datafusion::catalog::TableFunctionImpl;
use datafusion::common::{Result, ScalarValue, plan_err};
use datafusion::logical_expr::Expr;
use std::sync::Arc;

/// The table functions, with their documentation.
pub(crate) fn functions() -> [(&'static About, Arc<dyn TableFunctionImpl>); 2] {
    [(&generate::ABOUT, Arc::new(generate::Generate)), (&vicinity::ABOUT, Arc::new(vicinity::Near))]
}

/// The arguments of a table function, which must be constants.
fn constants<'a>(about: &About, given: &'a [Expr]) -> Result<Vec<&'a ScalarValue>> {
    let constant = |given: &'a Expr| match given {
        Expr::Literal(value, _) if !value.is_null() => Ok(value),
        other => plan_err!("{}: expected constants, found {other}", about.syntax),
    };
    given.iter().map(constant).collect()
}

/// Reads a whole number of 0 or more.
fn whole<T: TryFrom<i64>>(about: &About, what: &str, value: &ScalarValue) -> Result<T> {
    let number = match value.cast_to(&datafusion::arrow::datatypes::DataType::Int64) {
        Ok(ScalarValue::Int64(Some(number))) if value.data_type().is_integer() => T::try_from(number).ok(),
        _ => None,
    };
    match number {
        Some(number) => Ok(number),
        None => plan_err!("{}: expected {what} of 0 or more, found {value}", about.syntax),
    }
}

/// Reads a text.
fn text<'a>(about: &About, what: &str, value: &'a ScalarValue) -> Result<&'a str> {
    match value.try_as_str() {
        Some(Some(text)) => Ok(text),
        _ => plan_err!("{}: expected {what} as text, found {value}", about.syntax),
    }
}
