//! Options of the commands that reason: techniques, and names of cells.

use super::kinds::{Kinds, kinds};
use crate::io::output::Output;
use crate::show::narration::Narrator;
use clap::{Args, ValueEnum};
use std::fs;
use std::path::Path;
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
    /// Set a limit or a choice of the search, such as whip-length=8 (`sudoku techniques --options` lists all)
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
    /// One of en, de, es, fr, ja, pt-BR and zh-Hans. The name of a folder stands
    /// for the messages in it: files in Project Fluent, as in the folder
    /// crates/diagram/words of the sources.
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = words)]
    lang: &'static Words,
}

/// The words of a language, or of a folder.
fn words(named: &str) -> Result<&'static Words, String> {
    if let Some(words) = Words::of(named) {
        return Ok(words);
    }
    let folder = Path::new(named);
    if !folder.is_dir() {
        let languages: Vec<&str> = Words::languages().collect();
        return Err(format!("expected {}, or a folder of messages", languages.join(", ")));
    }
    let mut files = Vec::new();
    for file in fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = file.map_err(|error| error.to_string())?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
        if let Some(name) = name.filter(|_| path.extension().is_some_and(|ending| ending == "ftl")) {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            files.push((name, text));
        }
    }
    let language = folder.file_name().and_then(|name| name.to_str()).unwrap_or("en");
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let words = Words::new(language, files).map_err(|error| error.to_string())?;
    // It is the reader's language until the program ends.
    Ok(Box::leak(Box::new(words)))
}

#[derive(Clone, Copy, ValueEnum)]
enum Notation {
    /// Rows and columns by number: r4c7
    Rncn,
    /// Rows by letter, A to H and J, columns by number: D7
    K9,
}

impl NotationArgs {
    /// A narrator who writes to an output.
    pub(crate) fn narrator(&self, output: &Output) -> Narrator {
        let coordinates = match self.notation {
            Notation::Rncn => Coordinates::Rncn,
            Notation::K9 => Coordinates::K9,
        };
        Narrator { words: self.lang, ..Narrator::to(output, coordinates) }
    }
}
