//! The sections of a plan: how many puzzles, and which.

use super::keys::Keys;
use super::own;
use super::plan::{date, whole};
use crate::args::meant;
use crate::commands::generate::{at_level, givens, pattern, percent, range, rating, steps};
use crate::run::report::Failure;
use std::path::Path;
use sudokit::diagram::Words;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::{Kind, techniques};
use sudokit::{Level, Library, Maker, Measure, Puzzle, Wish};
use sudokit_play::Date;

/// Puzzles that belong together.
pub(super) struct Section {
    pub(super) title: String,
    /// On a page before the puzzles.
    pub(super) text: String,
    pub(super) count: usize,
    /// Puzzles from a file, of which all are printed in their order; empty if they are made.
    pub(super) own: Vec<Puzzle>,
    /// The levels that the puzzles take in turn; a single `None` if the section names no level.
    pub(super) levels: Vec<Option<Level>>,
    /// The day of the first puzzle. Each further one is of the next day.
    pub(super) first_day: Option<Date>,
    pub(super) recipe: Recipe,
    /// Difficulty beside the level.
    wish: Wish,
}

/// Limit for the puzzles of a section.
const MOST: usize = 1_000_000;

impl Section {
    /// All sections of a plan. Their titles differ, so that readers and pages tell them apart.
    pub(super) fn all(tables: Vec<Keys<'_>>, folder: &Path, words: &Words) -> Result<Vec<Self>, Failure> {
        let mut sections: Vec<Self> = Vec::new();
        for keys in tables {
            let place = keys.place();
            let section = Self::read(keys, folder, words)?;
            if sections.iter().any(|other| other.title == section.title) {
                return Err(place.wrong(format_args!(
                    "another section is called '{}', too: give this one a title of its own",
                    section.title
                )));
            }
            sections.push(section);
        }
        Ok(sections)
    }

    fn read(mut keys: Keys<'_>, folder: &Path, words: &Words) -> Result<Self, Failure> {
        let title = keys.text("title")?;
        let text = keys.text("text")?;
        let count = keys.read("count", |text| whole(text, 1..=MOST))?;
        let mut own = keys.file("puzzles", folder, own::puzzles)?.unwrap_or_default();
        let level = keys.read("level", str::parse::<Level>)?;
        let levels = keys.list("levels", str::parse::<Level>)?;
        let first_day = keys.read("first-day", date)?;
        let recipe = Recipe {
            symmetry: keys.read("symmetry", str::parse::<Symmetry>)?.unwrap_or_default(),
            clues: keys
                .read("givens", givens)?
                .map(|givens| *givens.start() as usize..=*givens.end() as usize),
            pattern: keys.read("pattern", pattern)?,
            no_empty_box: keys.flag("no-empty-box")?.unwrap_or_default(),
            every_digit: keys.flag("every-digit")?.unwrap_or_default(),
            ..Recipe::default()
        };
        let mut ranges = keys.list("rating", rating)?;
        let bottlenecks = keys.read("bottlenecks", range)?;
        ranges.extend(bottlenecks.map(|range| (Measure::Bottlenecks, range)));
        ranges.extend(keys.read("starts", range)?.map(|range| (Measure::Starts, range)));
        let wish = Wish {
            level: None,
            ranges,
            hardest: keys.read("hardest", kind)?,
            with: keys.list("use", kind)?,
            without: keys.list("without", kind)?,
            steps: keys.list("steps", steps)?,
            crux: keys.read("crux-at", percent)?,
        };
        let place = keys.place();
        keys.finish()?;
        if !own.is_empty() {
            if level.is_some() || !levels.is_empty() || wish != Wish::default() || recipe != Recipe::default()
            {
                return Err(place.wrong(
                    "the puzzles of the section come from a file: leave out the keys that say which to make",
                ));
            }
            if count.is_some_and(|count| count > own.len()) {
                return Err(place.wrong(format_args!("the file has only {} puzzles", own.len())));
            }
            own.truncate(count.unwrap_or(own.len()));
        }
        let all = (!own.is_empty()).then_some(own.len());
        let Some(count) = count.or(all) else {
            return Err(
                place.wrong("the section has no count: expected count = 60, the number of its puzzles")
            );
        };
        if level.is_some() && !levels.is_empty() {
            return Err(place.wrong("the section has both 'level' and 'levels': give one level for all of its puzzles, or a list that they take in turn"));
        }
        let levels: Vec<Option<Level>> = match level {
            None if levels.is_empty() => vec![None],
            None => levels.into_iter().map(Some).collect(),
            level => vec![level],
        };
        let title = match (title.trim(), &levels[..]) {
            ("", [Some(level)]) => level.heading(words),
            ("", _) => {
                return Err(place.wrong("the section has neither a title nor a level that can be its title"));
            }
            (title, _) => title.to_owned(),
        };
        let mut days = std::iter::successors(first_day, |day| day.next());
        if first_day.is_some() && days.nth(count - 1).is_none() {
            return Err(place.wrong("the days run beyond the calendar, which ends on 9999-12-31"));
        }
        let section = Self { title, text, count, own, levels, first_day, recipe, wish };
        for level in &section.levels {
            let maker = Maker::new(0).recipe(section.recipe.clone()).wish(section.wish_at(*level));
            if let Some(why) = maker.contradiction() {
                return Err(place.wrong(format_args!("nothing can be made for '{}': {why}", section.title)));
            }
        }
        Ok(section)
    }

    /// Known puzzles whose hardest technique is that of the section.
    pub(super) fn known(&self) -> &'static [Puzzle] {
        self.wish.hardest.map_or(&[], |kind| Library::built_in().of(kind))
    }

    /// The difficulty of the puzzles of a level.
    pub(super) fn wish_at(&self, level: Option<Level>) -> Wish {
        at_level(self.wish.clone(), level)
    }
}

fn kind(name: &str) -> Result<&'static Kind, String> {
    techniques::kind(name).ok_or_else(|| format!("unknown technique '{name}'; {}", meant(name)))
}
