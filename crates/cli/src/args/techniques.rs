//! Options of the commands that reason: techniques, and names of cells.

use super::kinds::{Kinds, kinds};
use clap::{Args, ValueEnum};
use sudokit::logic::{Kind, Options, Schedule};
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
        // It is kept as text, as the schedule that it changes is not known yet.
        Options::default().set(name, value).map_err(|wrong| wrong.to_string())?;
        Ok(Self(name.to_owned(), value.to_owned()))
    }
}

impl AllowArgs {
    /// The schedule to search with: `default`, or the techniques that are named, with the limits `named`.
    pub(crate) fn schedule(&self, default: Schedule, named: Options) -> Schedule {
        let names = |names: &[Kinds], kind: &Kind| names.iter().any(|Kinds(kinds)| kinds.contains(&kind));
        let schedule = if self.allow.is_empty() {
            default
        } else {
            Schedule::everything().only(|kind| names(&self.allow, kind)).with(named)
        };
        let mut schedule = schedule.only(|kind| !names(&self.deny, kind));
        for Setting(name, value) in &self.options {
            schedule.options.set(name, value).expect("the command line was read");
        }
        if self.no_uniqueness { schedule.without_uniqueness() } else { schedule }
    }
}

/// Names of cells.
#[derive(Args)]
pub(crate) struct NotationArgs {
    /// How cells are named in texts and pictures
    #[arg(long, value_name = "NOTATION", default_value = "rncn")]
    notation: Notation,
}

#[derive(Clone, Copy, ValueEnum)]
enum Notation {
    /// Rows and columns by number: r4c7
    Rncn,
    /// Rows by letter, A to H and J, columns by number: D7
    K9,
}

impl NotationArgs {
    pub(crate) const fn coordinates(&self) -> Coordinates {
        match self.notation {
            Notation::Rncn => Coordinates::Rncn,
            Notation::K9 => Coordinates::K9,
        }
    }
}
