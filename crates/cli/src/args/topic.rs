//! Topics of worksheets: techniques, chapters of the course, levels.

use super::kinds::{Kinds, Named, kinds_of};
use clap::builder::TypedValueParser;
use sudokit::diagram::{Rncn, Words, say};
use sudokit::logic::{Kind, techniques};
use sudokit::{Level, difficulty};
use sudokit_play::train::{COURSE, Chapter};

/// A topic of worksheets.
#[derive(Clone)]
pub(crate) enum Topic {
    /// The techniques that a name stands for.
    Kinds(Vec<&'static Kind>),
    /// A chapter of the course.
    Chapter(&'static Chapter),
    /// The techniques of a level, as HoDoKu has them.
    Level(Level),
    /// Grids without digits.
    Empty,
}

impl Topic {
    /// Its techniques: those of a chapter as people learn them, those of a level by difficulty.
    pub(crate) fn kinds(&self) -> Vec<&'static Kind> {
        match self {
            Self::Kinds(kinds) => kinds.clone(),
            Self::Chapter(chapter) => chapter.kinds.to_vec(),
            Self::Level(level) => of_level(*level),
            Self::Empty => Vec::new(),
        }
    }

    /// Its name in the language of these words.
    pub(crate) fn name_in(&self, words: &Words) -> String {
        match self {
            Self::Kinds(kinds) => names(kinds, words),
            Self::Chapter(chapter) => chapter.name_in(words).to_owned(),
            Self::Level(level) => level.heading(words),
            Self::Empty => String::new(),
        }
    }
}

/// A parser for a topic: a technique, a chapter by its name or the first words of it, a level, or `empty`.
pub(crate) fn topic() -> impl TypedValueParser<Value = Topic> {
    Named { read: of_name }
}

fn of_name(name: &str) -> Option<Topic> {
    let wanted = name.trim().to_lowercase().replace(' ', "-");
    if wanted == "empty" {
        return Some(Topic::Empty);
    }
    let chapter = chapter(&wanted).map(Topic::Chapter);
    let level = || wanted.parse().ok().map(Topic::Level).filter(|level| !level.kinds().is_empty());
    let named = || kinds_of(name).map(|Kinds(kinds)| Topic::Kinds(kinds));
    chapter.or_else(level).or_else(named)
}

/// The chapter with this name, or the only one whose name begins with these words.
fn chapter(wanted: &str) -> Option<&'static Chapter> {
    let ids = || COURSE.iter().map(|chapter| (id(chapter), chapter));
    let mut beginning =
        ids().filter(|(id, _)| id.strip_prefix(wanted).is_some_and(|rest| rest.starts_with('-')));
    let only = beginning.next().filter(|_| beginning.next().is_none());
    ids().find(|(id, _)| id == wanted).or(only).map(|(_, chapter)| chapter)
}

/// The name of a chapter on the command line: `patterns-of-one-digit`.
fn id(chapter: &Chapter) -> String {
    chapter.name.to_lowercase().replace(',', "").replace(' ', "-")
}

fn of_level(level: Level) -> Vec<&'static Kind> {
    let is_of = |kind: &&'static Kind| kind.hodoku.is_some_and(|hodoku| Some(hodoku.level) == level.rated());
    let mut kinds: Vec<&'static Kind> = techniques::kinds().filter(is_of).collect();
    // Behind those of hints are those that HoDoKu does not use by default.
    kinds.sort_by_key(|kind| {
        (difficulty::place(kind).unwrap_or(usize::MAX), kind.hodoku.map(|hodoku| hodoku.order))
    });
    kinds
}

/// The names of techniques, with commas between them.
pub(crate) fn names(kinds: &[&'static Kind], words: &Words) -> String {
    listed(kinds.iter().map(|kind| kind.name_in(words)), words)
}

/// Names with commas between them.
pub(crate) fn listed<'n>(names: impl Iterator<Item = &'n str>, words: &Words) -> String {
    names.collect::<Vec<_>>().join(&say!("print-comma").told(words, &Rncn))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_are_found_by_their_names() {
        let ids = |name: &str| -> Vec<&str> {
            let topic = of_name(name).unwrap_or_else(|| panic!("{name}"));
            topic.kinds().iter().map(|kind| kind.id).collect()
        };
        assert_eq!(ids("fish"), ["x-wing", "swordfish", "jellyfish"]);
        assert_eq!(ids("Patterns of one digit"), ids("patterns"));
        assert_eq!(ids("wings"), ["xy-wing", "xyz-wing", "w-wing"]);
        assert_eq!(ids("locked candidates"), ["pointing", "claiming"]);
        assert_eq!(ids("easy"), ["full-house", "naked-single", "hidden-single"]);
        assert_eq!(ids("unfair"), ids("expert"));
        assert!(ids("empty").is_empty() && of_name("beginner").is_none() && of_name("whips-and-x").is_none());
        for chapter in COURSE {
            assert_eq!(ids(&id(chapter)).len(), chapter.kinds.len(), "{}", chapter.name);
        }
        // The name of a chapter that a technique has, too, would hide the technique.
        for kind in techniques::kinds() {
            assert_eq!(ids(kind.id), [kind.id]);
        }
    }
}
