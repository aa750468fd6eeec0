//! Options of the commands that reason: techniques, and names of cells.

use super::kinds::{Kinds, kinds};
use super::language::language_or_folder;
use super::reader::ReaderArgs;
use crate::io::output::Output;
use crate::run::language::words;
use crate::run::report::Failure;
use crate::show::narration::Narrator;
use clap::{Args, ValueEnum};
use sudokit::Scope;
use sudokit::diagram::Words;
use sudokit::render::Coordinates;

/// Allowed techniques.
#[derive(Args)]
#[command(next_help_heading = "Techniques")]
pub(crate) struct AllowArgs {
    /// Use only these, even if they are off by default (`sudoku techniques` lists all)
    #[arg(
        long,
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kinds(),
        hide_possible_values = true
    )]
    allow: Vec<Kinds>,
    /// Do not use these
    #[arg(
        long,
        value_name = "KIND,...",
        value_delimiter = ',',
        value_parser = kinds(),
        hide_possible_values = true
    )]
    deny: Vec<Kinds>,
    /// Use no technique that assumes that the puzzle has only one solution
    #[arg(long)]
    no_uniqueness: bool,
    /// Set an option of the search, such as whip-length=8 (`sudoku techniques --options` lists all)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = Setting::read)]
    options: Vec<Setting>,
}

/// An option of the search, and its value.
#[derive(Clone)]
struct Setting(String, String);

impl Setting {
    fn read(text: &str) -> Result<Self, String> {
        let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE, such as whip-length=8")?;
        Scope::default().set(name, value).map_err(|wrong| wrong.to_string())?;
        Ok(Self(name.to_owned(), value.to_owned()))
    }
}

impl AllowArgs {
    /// The techniques and limits to search with.
    pub(crate) fn scope(&self) -> Scope {
        let mut scope = Scope::default();
        scope.allow_kinds(self.allow.iter().flat_map(|Kinds(kinds)| kinds.iter().copied()));
        scope.deny_kinds(self.deny.iter().flat_map(|Kinds(kinds)| kinds.iter().copied()));
        if self.no_uniqueness {
            scope.deny_uniqueness();
        }
        for Setting(name, value) in &self.options {
            scope.set(name, value).expect("the command line was read");
        }
        scope
    }
}

/// Names of cells, and the language of sentences.
#[derive(Args)]
pub(crate) struct NotationArgs {
    /// How cells are named in texts and pictures
    #[arg(long, value_name = "NOTATION", default_value = "rncn")]
    notation: Notation,
    /// Language of the words, such as de
    ///
    /// One of en, de, es, fr, ja, pt-BR and zh-Hans; without it that of the
    /// environment (LC_ALL, LC_MESSAGES, LANG), and in JSON English. The name of
    /// a folder stands for the messages in it: files in Project Fluent, as in the
    /// folder crates/diagram/words of the sources.
    #[arg(long, value_name = "LANGUAGE", value_parser = language_or_folder)]
    lang: Option<&'static Words>,
    #[command(flatten)]
    reader: ReaderArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum Notation {
    /// Rows and columns by number: r4c7
    Rncn,
    /// Rows by letter, A to H and J, columns by number: D7
    K9,
}

impl NotationArgs {
    /// A narrator who writes to an output, for people or for programs.
    pub(crate) fn narrator(&self, output: &Output, is_for_people: bool) -> Result<Narrator, Failure> {
        let coordinates = match self.notation {
            Notation::Rncn => Coordinates::Rncn,
            Notation::K9 => Coordinates::K9,
        };
        let words = if is_for_people { words() } else { self.lang.unwrap_or_else(Words::english) };
        let words = words.in_voice(self.reader.voice(is_for_people)?);
        Ok(Narrator { words, ..Narrator::to(output, coordinates) })
    }
}
