//! Files as tables of a session.

use super::files::{self, Kind};
use super::puzzle_files::PuzzleFile;
use super::source::Source;
use super::table::Table;
use datafusion::catalog::TableProvider;
use datafusion::common::{Result, TableReference, plan_err};
use datafusion::datasource::file_format::FileFormat;
use datafusion::datasource::file_format::csv::CsvFormat;
use datafusion::datasource::file_format::json::JsonFormat;
use datafusion::datasource::file_format::parquet::ParquetFormat;
use datafusion::datasource::listing::{ListingOptions, ListingTable, ListingTableConfig, ListingTableUrl};
use datafusion::error::DataFusionError;
use datafusion::prelude::SessionContext;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use url::Url;

/// Makes a table of a file, of the files in a folder, or of those that match a pattern.
pub(crate) async fn register(context: &SessionContext, name: &str, of: &str) -> Result<()> {
    let (files, kind) = match files::named(of) {
        Ok(named) => named,
        Err(why) => return plan_err!("{why}"),
    };
    let format: Arc<dyn FileFormat> = match kind {
        Kind::Puzzles => {
            let files = files.iter().map(|file| PuzzleFile::new(file)).collect();
            return enter(context, name, Arc::new(Table::new(Source::Files(files))));
        }
        Kind::Csv(between) => Arc::new(CsvFormat::default().with_has_header(true).with_delimiter(between)),
        Kind::Ndjson => Arc::new(JsonFormat::default()),
        Kind::Parquet => Arc::new(ParquetFormat::default()),
    };
    let state = context.state();
    // Without a filter by ending: the files are chosen already.
    let options = ListingOptions::new(format).with_file_extension("");
    let urls = files.iter().map(address).collect::<Result<Vec<_>>>()?;
    let config = ListingTableConfig::new_with_multi_paths(urls).with_listing_options(options);
    let config = config
        .infer_schema(&state)
        .await
        .map_err(|error| error.context(format!("table {name}: cannot read {of}")))?;
    enter(context, name, Arc::new(ListingTable::try_new(config)?))
}

fn enter(context: &SessionContext, name: &str, table: Arc<dyn TableProvider>) -> Result<()> {
    // A bare name keeps its dots and capitals.
    context.register_table(TableReference::bare(name), table)?;
    Ok(())
}

/// A file as a URL of its absolute path, in which no character is a wildcard.
fn address(file: &PathBuf) -> Result<ListingTableUrl> {
    let whole = std::path::absolute(file).unwrap_or_else(|_| Path::new(file).to_owned());
    match Url::from_file_path(&whole) {
        Ok(url) => ListingTableUrl::try_new(url, None),
        Err(()) => Err(DataFusionError::Plan(format!("{} has no address", file.display()))),
    }
}
