//! A function of the data engine: its signature, its documentation, its calls with batches of rows.

use super::{Function, OfOthers};
use crate::column::Puzzles;
use crate::error::Told;
use crate::settings::Settings;
use datafusion::arrow::array::{Array, ArrayRef, AsArray, BooleanArray, new_null_array};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::arrow::util::display::array_value_to_string;
use datafusion::common::types::{NativeType, logical_int64, logical_string};
use datafusion::common::{Result, ScalarValue};
use datafusion::error::DataFusionError;
use datafusion::logical_expr::{
    Coercion, ColumnarValue, DocSection, Documentation, EncodingPreservation, ScalarFunctionArgs,
    ScalarUDFImpl, Signature, TypeSignature, TypeSignatureClass, Volatility,
};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use sudokit::Puzzle;

/// The section of the functions in documentation.
const SECTION: DocSection = DocSection {
    include: true,
    label: "Sudoku Functions",
    description: Some("Functions of Sudoku puzzles."),
};

#[derive(Debug)]
pub(super) struct Scalar {
    function: &'static Function,
    signature: Signature,
    documentation: Documentation,
}

impl Scalar {
    pub(super) fn new(function: &'static Function) -> Self {
        Self { function, signature: signature(function), documentation: documentation(function) }
    }

    /// Answers each row.
    fn rows(&self, args: &ScalarFunctionArgs, rows: usize) -> Result<ArrayRef> {
        let (function, settings) = (self.function, Settings::of(&args.config_options));
        let column = args.args[0].to_array(rows)?;
        let puzzles = Puzzles::of(&column)?;
        if let (Some(first), OfOthers::Null) = (puzzles.wrong.first(), &function.of_others) {
            let text = array_value_to_string(&column, *first)?;
            let (column, rows) = (args.arg_fields[0].name(), puzzles.wrong.len() as u64);
            settings.skip(&args.return_field, column, rows, || no_puzzle(&text))?;
        }
        let nothing = || new_null_array(&function.returns, rows);
        let ask = |puzzles: &[Puzzle], text: Option<&str>| (function.ask)(puzzles, text, &settings.cancel);
        let answers = match args.args.get(1) {
            None => puzzles.ask(|puzzles| ask(puzzles, None))?,
            Some(ColumnarValue::Scalar(value)) if value.is_null() => nothing(),
            Some(ColumnarValue::Scalar(value)) => {
                let text = value.to_string();
                puzzles.ask(|puzzles| ask(puzzles, Some(&text)))?
            }
            Some(ColumnarValue::Array(values)) => {
                let texts = cast(values, &DataType::Utf8)?;
                puzzles.ask_with(texts.as_string(), &function.returns, |puzzles, text| {
                    ask(puzzles, Some(text))
                })?
            }
        };
        Ok(match function.of_others {
            OfOthers::Null => answers,
            OfOthers::False => or_false(answers.as_boolean(), &column),
        })
    }
}

/// The same answers, with `false` for values without one.
fn or_false(answers: &BooleanArray, column: &ArrayRef) -> ArrayRef {
    let there = column.logical_nulls();
    let is_there = |row| there.as_ref().is_none_or(|there| there.is_valid(row));
    let answer = |(row, answer): (usize, Option<bool>)| answer.or(is_there(row).then_some(false));
    Arc::new(answers.iter().enumerate().map(answer).collect::<BooleanArray>())
}

fn no_puzzle(text: &str) -> String {
    const SHOWN: usize = 100;
    let mut start: String = text.chars().take(SHOWN).collect();
    if text.chars().nth(SHOWN).is_some() {
        start.push_str("...");
    }
    let length = text.chars().count();
    let found = if length == 81 { "others".to_owned() } else { length.to_string() };
    format!("'{start}' is no puzzle: expected 81 digits and dots, found {found}")
}

/// A text or bytes, and perhaps a second argument.
fn signature(function: &Function) -> Signature {
    let kept = EncodingPreservation::dictionary();
    let text = || TypeSignatureClass::Native(logical_string());
    let argument = function.argument.as_ref().map(|argument| match argument.is_number {
        true => Coercion::new_implicit(
            TypeSignatureClass::Native(logical_int64()),
            vec![TypeSignatureClass::Integer],
            NativeType::Int64,
        ),
        false => Coercion::new_exact(text()),
    });
    let mut each = Vec::new();
    for puzzle in [text(), TypeSignatureClass::Binary] {
        let puzzle = Coercion::new_exact(puzzle).with_encoding_preservation(kept);
        if function.argument.as_ref().is_none_or(|argument| argument.is_optional) {
            each.push(TypeSignature::Coercible(vec![puzzle.clone()]));
        }
        if let Some(argument) = &argument {
            each.push(TypeSignature::Coercible(vec![puzzle, argument.clone()]));
        }
    }
    Signature::one_of(each, Volatility::Immutable)
}

fn documentation(function: &Function) -> Documentation {
    let about = &function.about;
    let example = format!("```sql\n> {}\n{}\n```", about.example, about.result);
    let documentation = Documentation::builder(SECTION, about.summary, about.syntax)
        .with_sql_example(example)
        .with_argument("puzzle", "81 digits and dots, row by row; as text or as bytes.");
    match &function.argument {
        Some(argument) => documentation.with_argument(argument.name, argument.about).build(),
        None => documentation.build(),
    }
}

impl ScalarUDFImpl for Scalar {
    fn name(&self) -> &str {
        self.function.about.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(self.function.returns.clone())
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let named = |error: DataFusionError| Told::of(error.context(self.name()));
        if args.args.iter().all(|value| matches!(value, ColumnarValue::Scalar(_))) {
            let answers = self.rows(&args, 1).map_err(named)?;
            return Ok(ColumnarValue::Scalar(ScalarValue::try_from_array(&answers, 0)?));
        }
        Ok(ColumnarValue::Array(self.rows(&args, args.number_rows).map_err(named)?))
    }

    fn documentation(&self) -> Option<&Documentation> {
        Some(&self.documentation)
    }
}

impl PartialEq for Scalar {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Scalar {}

impl Hash for Scalar {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}
