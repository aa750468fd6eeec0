//! The texts that stand in the code in English have their words in every other language, and no others do.

use std::collections::BTreeSet;
use sudokit::diagram::{Role, Words};
use sudokit::logic::Level as Rated;
use sudokit::render::Theme;
use sudokit_play::train::{COURSE, kinds};
use sudokit_play::{Group, KEYS, Level};

/// The names of the messages for these texts, as the app and the program ask for them.
fn asked_for() -> BTreeSet<String> {
    let named = |of: &str, name: &str| format!("{of}-{}", name.to_ascii_lowercase().replace(' ', "-"));
    let mut names = BTreeSet::from(["step-trial".to_owned()]);
    names.extend(Role::ALL.map(|role| named("role", Theme::STANDARD.look(role).name)));
    names.extend(Rated::ALL.map(|level| named("level", level.name())));
    names.extend(Level::ALL.map(|level| named("level", level.name())));
    names.extend(Level::ALL.map(|level| named("about", level.name())));
    names.extend(Group::ALL.map(|group| named("group", group.name())));
    names.extend(KEYS.iter().map(|binding| named("key", binding.name)));
    names.extend(COURSE.iter().map(|chapter| named("chapter", chapter.kinds[0].id)));
    names
}

#[test]
fn every_text_of_the_code_has_its_words() {
    let asked_for = asked_for();
    for language in Words::languages().filter(|language| *language != "en") {
        let words = Words::of(language).expect("it is ours");
        let own: BTreeSet<&str> = words.messages().collect();
        let of_kind = |kind: &'static sudokit::logic::Kind| {
            ["technique", "summary"].map(|of| format!("{of}-{}", kind.id))
        };
        let mut asked_for = asked_for.iter().cloned().chain(kinds().flat_map(of_kind));
        let lacking = asked_for.find(|name| !own.contains(name.as_str()));
        assert_eq!(lacking, None, "{language} lacks it");
    }
}

#[test]
fn all_words_are_asked_for() {
    let asked_for = asked_for();
    let of = |name: &str, kind: &str| {
        name.strip_prefix(kind).is_some_and(|id| id.parse::<&sudokit::logic::Kind>().is_ok())
    };
    let english: BTreeSet<&str> = Words::english().messages().collect();
    for language in Words::languages().filter(|language| *language != "en") {
        let words = Words::of(language).expect("it is ours");
        let is_asked_for = |name: &&str| {
            asked_for.contains(*name)
                || english.contains(name)
                || of(name, "technique-")
                || of(name, "summary-")
        };
        let is_of_grid = |name: &&str| ["row", "column", "box"].iter().any(|kind| name.starts_with(kind));
        let more: Vec<_> = words.messages().filter(|name| !is_asked_for(name) && !is_of_grid(name)).collect();
        assert!(more.is_empty(), "{language}: nobody asks for {more:?}");
    }
}
