//! Destination and format of the results: `--format`, or the ending of the output file.

use super::possible_value;
use crate::run::report::{Failure, Message};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use std::path::{Path, PathBuf};
use sudokit::formats::Format;

/// The output file.
#[derive(Args)]
pub(crate) struct OutputArgs {
    /// Write to FILE, which appears when it is complete
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

/// The output file and the format.
#[derive(Args)]
pub struct ResultArgs<F: OutputFormat> {
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = format_parser::<F>(),
        help = F::HELP,
        hide_possible_values = F::IS_LIST_LONG,
        ignore_case = true
    )]
    format: Option<F>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// A format in which a command writes its results.
pub trait OutputFormat: Copy + PartialEq + Send + Sync + 'static {
    /// Help of the option.
    const HELP: &str = "Format of the results; by default the ending of FILE decides";
    /// True if help omits the names, as there are dozens.
    const IS_LIST_LONG: bool = false;

    /// All formats of the command.
    fn choices() -> Vec<Choice<Self>>;

    /// The first name of a format.
    fn name(self) -> String {
        let choice = Self::choices().into_iter().find(|choice| choice.format == self);
        choice.map_or_else(String::new, |choice| choice.name().to_owned())
    }
}

impl<F: ValueEnum + Copy + PartialEq + Send + Sync + 'static> OutputFormat for F {
    fn choices() -> Vec<Choice<Self>> {
        let values =
            F::value_variants().iter().filter_map(|format| Some((format.to_possible_value()?, format)));
        values.map(|(value, format)| Choice::named(value, *format)).collect()
    }
}

/// A format with the names that it has on the command line and in the endings of files.
pub struct Choice<F> {
    value: PossibleValue,
    endings: &'static [&'static str],
    format: F,
}

impl<F> Choice<F> {
    /// A format of results.
    pub(crate) fn named(value: PossibleValue, format: F) -> Self {
        let endings: &[&str] = match value.get_name() {
            "csv" => &["csv"],
            "json" => &["json"],
            "ndjson" => &["ndjson", "jsonl"],
            "eps" => &["eps"],
            "html" => &["html", "htm"],
            "parquet" => &["parquet"],
            "pdf" => &["pdf"],
            "png" => &["png"],
            "svg" => &["svg"],
            _ => &[],
        };
        Self { value, endings, format }
    }

    /// A format of puzzles.
    pub(crate) fn of_puzzles(puzzles: Format, format: F) -> Self {
        Self { value: possible_value(puzzles), endings: puzzles.extensions(), format }
    }

    /// Its first name.
    pub(crate) fn name(&self) -> &str {
        self.value.get_name()
    }
}

/// A parser for the names of the formats of a command; it suggests the nearest to a wrong one.
pub(crate) fn format_parser<F: OutputFormat>() -> impl TypedValueParser<Value = F> {
    PossibleValuesParser::new(F::choices().into_iter().map(|choice| choice.value)).try_map(|name| {
        let mut choices = F::choices().into_iter();
        choices
            .find(|choice| choice.value.matches(&name, true))
            .map(|choice| choice.format)
            .ok_or("no such format")
    })
}

impl<F: OutputFormat> ResultArgs<F> {
    /// The format that is asked for, by its name or by the ending of the output file.
    pub fn format(&self) -> Result<Option<F>, Failure> {
        self.format_or(None)
    }

    /// The same where another argument may have named a format.
    pub(crate) fn format_or(&self, named: Option<F>) -> Result<Option<F>, Failure> {
        self.output.format(named.or(self.format), &F::choices())
    }

    /// The output file, unless results go to standard output.
    pub fn path(&self) -> Option<&Path> {
        self.output.path()
    }
}

/// The ending of every format that people can read.
const PLAIN: &str = "txt";

/// Endings of formats that no command writes, though a user may expect them.
const UNWRITTEN: [&str; 3] = ["jpg", "xlsx", "tsv"];
/// Endings of pages, which some commands write.
const PAGES: [&str; 4] = ["eps", "pdf", "png", "svg"];

impl OutputArgs {
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| path.as_os_str() != "-")
    }

    /// The format that is named, or else the one that the ending of the output file stands for. None without
    /// an ending, and for `.txt`.
    pub(crate) fn format<F: Copy + PartialEq>(
        &self,
        named: Option<F>,
        choices: &[Choice<F>],
    ) -> Result<Option<F>, Failure> {
        let Some((path, ending)) = self.path().and_then(|path| Some((path, ending(path)?))) else {
            return Ok(named);
        };
        let fitting: Vec<F> = choices
            .iter()
            .filter(|choice| choice.endings.contains(&&*ending))
            .map(|choice| choice.format)
            .collect();
        match (named, fitting.first()) {
            _ if ending == PLAIN => Ok(named),
            (None, Some(format)) => Ok(Some(*format)),
            (None, None) => {
                let message = format!(
                    "{} cannot be written: this command has no format with that ending",
                    path.display()
                );
                // With a single format there is no choice.
                let by_name = match choices {
                    [] | [_] => "",
                    _ => "; --format FORMAT writes to a file of any name",
                };
                let hint = format!("it writes {}{by_name}", endings(choices));
                Err(Failure::Fatal(Message::new(message).hint(hint)))
            }
            (Some(named), _) if fitting.contains(&named) => Ok(Some(named)),
            (Some(named), None) if !is_known(&ending) => Ok(Some(named)),
            (Some(named), _) => {
                let choice = choices.iter().find(|choice| choice.format == named);
                let name = choice.map_or("another", Choice::name);
                let message = format!("--format {name} contradicts the ending of {}", path.display());
                let hint = match choice.and_then(|choice| choice.endings.first()) {
                    Some(own) => {
                        format!("leave out --format, or name the file {}", path.with_extension(own).display())
                    }
                    None => "leave out --format, or give the file another ending".to_owned(),
                };
                Err(Failure::Fatal(Message::new(message).hint(hint)))
            }
        }
    }
}

/// The ending of a file name, without the dot and in small letters.
fn ending(path: &Path) -> Option<String> {
    Some(path.extension()?.to_string_lossy().to_lowercase())
}

/// True if an ending stands for some format.
fn is_known(ending: &str) -> bool {
    UNWRITTEN.contains(&ending) || PAGES.contains(&ending) || Format::by_extension(ending).is_some()
}

/// The endings of all formats: `.txt, .csv and .json`.
fn endings<F>(choices: &[Choice<F>]) -> String {
    let mut all = vec![PLAIN];
    for ending in choices.iter().flat_map(|choice| choice.endings) {
        if !all.contains(ending) {
            all.push(ending);
        }
    }
    let (last, others) = all.split_last().expect("plain text is there");
    match others {
        [] => format!(".{last}"),
        others => format!(".{} and .{last}", others.join(", .")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::table::TableFormat;

    /// The format of a table by the ending of its file, as text.
    fn format(named: Option<TableFormat>, file: &str) -> String {
        let args = OutputArgs { output: Some(file.into()) };
        match args.format(named, &TableFormat::choices()) {
            Ok(Some(format)) => format.to_possible_value().expect("it has a name").get_name().to_owned(),
            Ok(None) => "default".to_owned(),
            Err(Failure::Fatal(message)) => format!("{message:?}"),
            Err(_) => panic!("it is an error about the command line"),
        }
    }

    #[test]
    fn the_ending_chooses_where_no_format_is_named() {
        for (file, expected) in [
            ("a.csv", "csv"),
            ("b/a.b.JSON", "json"),
            ("a.ndjson", "ndjson"),
            ("a.jsonl", "ndjson"),
            ("a.txt", "default"),
            ("csv", "default"),
            (".csv", "default"),
            ("/dev/null", "default"),
            ("-", "default"),
        ] {
            assert_eq!(format(None, file), expected, "{file}");
        }
    }

    #[test]
    fn an_ending_that_cannot_be_written_is_refused() {
        for file in ["a.pdf", "a.sdk", "a.cvs", "a.1"] {
            let refused = format(None, file);
            assert!(
                refused.contains(file) && refused.contains(".txt, .csv, .json, .ndjson and .jsonl"),
                "{refused}"
            );
        }
    }

    #[test]
    fn a_named_format_must_not_contradict_the_ending() {
        assert_eq!(format(Some(TableFormat::Csv), "a.csv"), "csv");
        assert_eq!(format(Some(TableFormat::Csv), "a.txt"), "csv");
        assert_eq!(format(Some(TableFormat::Csv), "a.2024"), "csv");
        for (named, file) in
            [(TableFormat::Csv, "a.json"), (TableFormat::Line, "a.csv"), (TableFormat::Json, "a.html")]
        {
            assert!(format(Some(named), file).contains("contradicts the ending"), "{file}");
        }
        assert!(format(Some(TableFormat::Csv), "a.json").contains("a.csv"));
    }
}
