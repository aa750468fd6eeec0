//! From columns of texts to puzzles, and from answers to columns.
//!
//! A column may have any layout of texts or bytes that Arrow knows. The functions see puzzles alone: rows
//! without one are left out before the call, and are null after it. Each value of a dictionary is asked about
//! once.

use datafusion::arrow::array::{
    Array, ArrayRef, AsArray, StringArray, StringViewArray, UInt32Array, make_view, new_null_array,
};
use datafusion::arrow::buffer::{NullBuffer, OffsetBuffer};
use datafusion::arrow::compute::{concat, take};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use std::collections::HashMap;
use std::sync::Arc;
use sudokit::Puzzle;

/// The most rows of a batch, so that the offsets of texts of 81 characters never overflow.
const MOST_ROWS: usize = 1 << 24;

/// The puzzles of a column.
#[derive(Default)]
pub(crate) struct Puzzles {
    pub(crate) puzzles: Vec<Puzzle>,
    /// The index of each row's puzzle, if it has one; `None` if every row has its own.
    places: Option<Vec<Option<u32>>>,
    /// The rows with texts that are not puzzles.
    pub(crate) wrong: Vec<usize>,
}

impl Puzzles {
    /// Reads a column.
    pub(crate) fn of(column: &ArrayRef) -> Result<Self> {
        if column.len() > MOST_ROWS {
            return exec_err!("expected a batch of at most {MOST_ROWS} rows, found {}", column.len());
        }
        if let Some(dictionary) = column.as_any_dictionary_opt() {
            let values = dictionary.values();
            // A slice may use few of the values of its dictionary.
            if values.len() > column.len() {
                return Self::of(&take(values, dictionary.keys(), None)?);
            }
            let distinct = Self::of(values)?;
            let keys = dictionary.normalized_keys();
            let value = |row: usize| dictionary.keys().is_valid(row).then(|| keys[row]);
            let rows = 0..column.len();
            let places = rows.clone().map(|row| value(row).and_then(|value| distinct.place(value))).collect();
            // Values without a row are not counted.
            let is_wrong =
                |row: &usize| value(*row).is_some_and(|value| distinct.wrong.binary_search(&value).is_ok());
            let wrong = rows.filter(is_wrong).collect();
            return Ok(Self { places: Some(places), wrong, puzzles: distinct.puzzles });
        }
        let rows = column.len();
        Ok(match column.data_type() {
            DataType::Utf8 => Self::read(column.as_string::<i32>().iter().map(bytes), rows),
            DataType::LargeUtf8 => Self::read(column.as_string::<i64>().iter().map(bytes), rows),
            DataType::Utf8View => Self::read(column.as_string_view().iter().map(bytes), rows),
            DataType::Binary => Self::read(column.as_binary::<i32>().iter(), rows),
            DataType::LargeBinary => Self::read(column.as_binary::<i64>().iter(), rows),
            DataType::BinaryView => Self::read(column.as_binary_view().iter(), rows),
            DataType::FixedSizeBinary(_) => Self::read(column.as_fixed_size_binary().iter(), rows),
            DataType::Null => Self::read(std::iter::repeat_n(None, rows), rows),
            other => return exec_err!("expected puzzles as texts or bytes, found {other}"),
        })
    }

    fn read<'a>(texts: impl Iterator<Item = Option<&'a [u8]>>, rows: usize) -> Self {
        let mut all = Self { puzzles: Vec::with_capacity(rows), ..Self::default() };
        for (row, text) in texts.enumerate() {
            let puzzle = text.and_then(puzzle);
            if puzzle.is_none() && all.places.is_none() {
                all.places = Some((0..row as u32).map(Some).collect());
            }
            if let Some(places) = &mut all.places {
                places.push(puzzle.map(|_| all.puzzles.len() as u32));
            }
            if puzzle.is_none() && text.is_some() {
                all.wrong.push(row);
            }
            all.puzzles.extend(puzzle);
        }
        all
    }

    fn place(&self, row: usize) -> Option<u32> {
        self.places.as_ref().map_or(Some(row as u32), |places| places[row])
    }

    /// Asks about all puzzles. Returns an answer for each row of the column.
    pub(crate) fn ask(&self, ask: impl FnOnce(&[Puzzle]) -> Result<ArrayRef>) -> Result<ArrayRef> {
        let answers = ask(&self.puzzles)?;
        match &self.places {
            None => Ok(answers),
            Some(places) => Ok(take(&answers, &UInt32Array::from(places.clone()), None)?),
        }
    }

    /// Asks about the puzzle and the text of each row. Rows with the same text are asked about together.
    pub(crate) fn ask_with(
        &self,
        texts: &StringArray,
        answer_type: &DataType,
        ask: impl Fn(&[Puzzle], &str) -> Result<ArrayRef>,
    ) -> Result<ArrayRef> {
        let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
        let mut known = HashMap::new();
        for (row, text) in texts.iter().enumerate() {
            if let (Some(text), Some(_)) = (text, self.place(row)) {
                let group = *known.entry(text).or_insert_with(|| {
                    groups.push((text, Vec::new()));
                    groups.len() - 1
                });
                groups[group].1.push(row);
            }
        }
        let mut places = vec![None; texts.len()];
        let mut answers = vec![new_null_array(answer_type, 0)];
        let mut before = 0;
        for (text, rows) in groups {
            let puzzles: Vec<Puzzle> = rows
                .iter()
                .filter_map(|row| self.place(*row))
                .map(|place| self.puzzles[place as usize])
                .collect();
            answers.push(ask(&puzzles, text)?);
            for row in rows {
                places[row] = Some(before);
                before += 1;
            }
        }
        let answers: Vec<&dyn Array> = answers.iter().map(AsRef::as_ref).collect();
        Ok(take(&concat(&answers)?, &UInt32Array::from(places), None)?)
    }
}

fn bytes(text: Option<&str>) -> Option<&[u8]> {
    text.map(str::as_bytes)
}

/// The puzzle of a text of 81 digits and dots, or of 81 bytes from 0 to 9.
pub(crate) fn puzzle(text: &[u8]) -> Option<Puzzle> {
    let text: &[u8; 81] = text.try_into().ok()?;
    if text[0] <= 9 { Puzzle::from_bytes(text).ok().copied() } else { Puzzle::from_line(text).ok() }
}

/// Grids of 81 numbers each as a column of texts, null where `there` says so.
pub(crate) fn texts(mut numbers: Vec<u8>, there: Option<NullBuffer>) -> Result<ArrayRef> {
    let rows = numbers.len() / 81;
    // A loop without branches compiles to vector code everywhere.
    numbers.iter_mut().for_each(|byte| *byte = if *byte == 0 { b'.' } else { b'0' + *byte });
    let offsets = OffsetBuffer::from_repeated_length(81, rows);
    Ok(Arc::new(StringArray::try_new(offsets, numbers.into(), there)?))
}

/// Words of at most twelve letters as a column: these fit into their views.
pub(crate) fn words(words: impl Iterator<Item = Option<&'static str>>) -> Result<ArrayRef> {
    let words: Vec<Option<&str>> = words.collect();
    let there = words.iter().map(Option::is_some).collect::<NullBuffer>();
    let views = words.iter().map(|word| make_view(word.unwrap_or_default().as_bytes(), 0, 0)).collect();
    Ok(Arc::new(StringViewArray::try_new(views, vec![], Some(there))?))
}
