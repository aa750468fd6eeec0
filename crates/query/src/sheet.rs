//! Rows as a table to read: columns side by side, numbers to the right.

use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::datatypes::Schema;
use datafusion::arrow::error::ArrowError;
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};
use std::io::{self, Write};
use sudokit::shown;

/// Stands for a null.
const NULL: &str = "-";

/// Writes rows. The first batch sets the widths of the columns: a wider value in a later one shifts the rest
/// of its row.
pub(crate) struct Sheet {
    columns: Vec<Column>,
    is_open: bool,
}

struct Column {
    name: String,
    is_number: bool,
    width: usize,
}

impl Sheet {
    pub(crate) fn new(schema: &Schema) -> Self {
        let columns = schema.fields().iter().map(|field| Column {
            name: shown(field.name()).to_string(),
            is_number: field.data_type().is_numeric(),
            width: width(field.name()),
        });
        Self { columns: columns.collect(), is_open: false }
    }

    pub(crate) fn put(&mut self, rows: &RecordBatch, output: &mut impl Write) -> Result<(), ArrowError> {
        let options = FormatOptions::default().with_null(NULL);
        let formatters = rows
            .columns()
            .iter()
            .map(|column| ArrayFormatter::try_new(column, &options))
            .collect::<Result<Vec<_>, _>>()?;
        let mut lines = Vec::with_capacity(rows.num_rows());
        for row in 0..rows.num_rows() {
            let texts = formatters
                .iter()
                .map(|column| column.value(row).try_to_string().map(|text| shown(&text).to_string()));
            lines.push(texts.collect::<Result<Vec<String>, _>>()?);
        }
        if !self.is_open {
            for texts in &lines {
                for (column, text) in self.columns.iter_mut().zip(texts) {
                    column.width = column.width.max(width(text));
                }
            }
            self.open(output)?;
        }
        lines.iter().try_for_each(|texts| Ok(self.line(texts, output)?))
    }

    /// Writes the header.
    fn open(&mut self, output: &mut impl Write) -> io::Result<()> {
        self.is_open = true;
        let names: Vec<String> = self.columns.iter().map(|column| column.name.clone()).collect();
        self.line(&names, output)?;
        let rules: Vec<String> = self.columns.iter().map(|column| "-".repeat(column.width)).collect();
        self.line(&rules, output)
    }

    fn line(&self, texts: &[String], output: &mut impl Write) -> io::Result<()> {
        let mut line = String::new();
        for (Column { is_number, width: wide, .. }, text) in self.columns.iter().zip(texts) {
            let space = " ".repeat(wide.saturating_sub(width(text)));
            if *is_number {
                line += &space;
                line += text;
            } else {
                line += text;
                line += &space;
            }
            line += "  ";
        }
        writeln!(output, "{}", line.trim_end())
    }

    /// Writes the header if there were no rows.
    pub(crate) fn finish(mut self, output: &mut impl Write) -> io::Result<()> {
        if self.is_open || self.columns.is_empty() { Ok(()) } else { self.open(output) }
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}
