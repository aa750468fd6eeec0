//! Columns of every layout, sliced, with nulls, empty.

use crate::common::wrong;
use std::sync::Arc;
use sudokit::Maker;
use sudokit_query::datafusion::arrow::array::{
    Array, ArrayRef, AsArray, FixedSizeBinaryArray, RecordBatch, StringArray,
};
use sudokit_query::datafusion::arrow::compute::cast;
use sudokit_query::datafusion::arrow::datatypes::{DataType, Field, Schema};
use sudokit_query::datafusion::prelude::{SessionConfig, SessionContext};

/// Puzzles, a null, a text that is not a puzzle, and a repeated puzzle.
fn texts() -> Vec<Option<String>> {
    let made = Maker::new(5).threads(1).puzzles(5).expect("nobody cancels");
    let mut texts: Vec<Option<String>> = made.iter().map(|puzzle| Some(puzzle.to_string())).collect();
    texts.insert(2, None);
    texts.insert(3, Some("no puzzle".to_owned()));
    texts.insert(5, texts[0].clone());
    texts
}

/// The answers of a function for a column, row by row.
fn of(column: &ArrayRef, call: &str, partitions: usize) -> Vec<Option<String>> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("there are threads");
    let context = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(partitions));
    sudokit_query::register(&context);
    let schema = Arc::new(Schema::new(vec![Field::new("p", column.data_type().clone(), true)]));
    let rows = RecordBatch::try_new(schema, vec![Arc::clone(column)]).expect("it is one column");
    context.register_batch("t", rows).expect("it has a name of its own");
    let sql = format!("select {call} from t");
    let batches = runtime.block_on(async { context.sql(&sql).await?.collect().await });
    let batches = batches.unwrap_or_else(|error| panic!("{sql} of {}: {error}", column.data_type()));
    let texts = |batch: &RecordBatch| {
        let texts = cast(batch.column(0), &DataType::Utf8).expect("everything has a text");
        texts.as_string::<i32>().iter().map(|text| text.map(str::to_owned)).collect::<Vec<_>>()
    };
    batches.iter().flat_map(texts).collect()
}

const CALLS: [&str; 6] = [
    "sudoku_solve(p)",
    "sudoku_status(p)",
    "sudoku_valid(p)",
    "sudoku_givens(p)",
    "sudoku_count(p, 3)",
    "sudoku_canon(p, 'gsf')",
];

fn layouts() -> Vec<DataType> {
    let key = |key: DataType, value: DataType| DataType::Dictionary(Box::new(key), Box::new(value));
    vec![
        DataType::LargeUtf8,
        DataType::Utf8View,
        DataType::Binary,
        DataType::LargeBinary,
        DataType::BinaryView,
        key(DataType::Int8, DataType::Utf8),
        key(DataType::UInt32, DataType::LargeUtf8),
    ]
}

#[test]
fn every_layout_says_the_same() {
    let plain: ArrayRef = Arc::new(StringArray::from(texts()));
    for call in CALLS {
        let expected = of(&plain, call, 1);
        let is_null: Vec<bool> = expected.iter().map(Option::is_none).collect();
        let wrong_is_null = !call.starts_with("sudoku_valid");
        assert_eq!(is_null, [false, false, true, wrong_is_null, false, false, false, false], "{call}");
        for layout in layouts() {
            let column = cast(&plain, &layout).expect("texts can be laid out so");
            for partitions in [1, 4] {
                assert_eq!(of(&column, call, partitions), expected, "{call} of {layout}");
            }
        }
    }
}

#[test]
fn slices_and_empty_columns_are_what_they_show() {
    let plain: ArrayRef = Arc::new(StringArray::from(texts()));
    for layout in [vec![DataType::Utf8], layouts()].concat() {
        let column = cast(&plain, &layout).expect("texts can be laid out so");
        for call in CALLS {
            let all = of(&column, call, 1);
            for (from, rows) in [(0, 0), (2, 0), (1, 1), (2, 3), (3, 5), (0, 8)] {
                let expected = &all[from..from + rows];
                assert_eq!(
                    of(&column.slice(from, rows), call, 1),
                    expected,
                    "{call} of {layout}, {from}, {rows}"
                );
            }
        }
    }
}

#[test]
fn numbers_are_read_as_numbers() {
    let made = Maker::new(5).threads(1).puzzles(3).expect("nobody cancels");
    let texts: ArrayRef = Arc::new(StringArray::from_iter_values(made.iter().map(ToString::to_string)));
    let numbers = made.iter().map(|puzzle| Some(puzzle.as_bytes()));
    let numbers = FixedSizeBinaryArray::try_from_sparse_iter_with_size(numbers, 81);
    let numbers: ArrayRef = Arc::new(numbers.expect("all are 81 long"));
    for call in CALLS {
        assert_eq!(of(&numbers, call, 1), of(&texts, call, 1), "{call}");
    }
}

#[test]
fn columns_of_nothing_are_null_and_numbers_are_refused() {
    let session = crate::common::session(1);
    assert_eq!(
        crate::common::ask(&session, "select sudoku_solve(null) is null, sudoku_valid(null) is null")
            .unwrap(),
        "true,true"
    );
    assert!(wrong(&session, "select sudoku_solve(n) from (values (1.5)) as t(n)").contains("sudoku_solve"));
}
