//! Messages, as people read them and as another reader of Fluent has them.

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement, VariantKey};
use std::borrow::Cow;
use std::collections::BTreeMap;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseSet};
use sudokit_diagram::{Id, Rncn, Sentence, Value, Voice, Words, say};

#[test]
fn lists_are_written_with_and_or_or() {
    let told = |count: usize| {
        let cells: CellSet = Cell::all().take(count).collect();
        say!("uniqueness-can-only-be", [digit = Digit::D4, roof = cells]).to_string()
    };
    assert_eq!(told(1), "That can only be 4, so r1c1 is 4.");
    assert_eq!(told(2), "That can only be 4, so r1c1 or r1c2 is 4.");
    assert_eq!(told(3), "That can only be 4, so r1c1, r1c2 or r1c3 is 4.");
}

#[test]
fn houses_are_named_as_people_count_them() {
    let told = |houses: [House; 2]| {
        let houses: HouseSet = houses.into_iter().collect();
        say!("single-digit-look", [digits = Digit::D4, houses]).to_string()
    };
    assert_eq!(told([House::row(0), House::row(8)]), "Where can 4 go in rows 1 and 9?");
    assert_eq!(told([House::block(1), House::block(2)]), "Where can 4 go in boxes 2 and 3?");
    assert_eq!(told([House::row(1), House::block(8)]), "Where can 4 go in row 2 and box 9?");
    assert_eq!(told([House::row(1), House::row(4)]), "Where can 4 go in rows 2 and 5?");
}

#[test]
fn a_house_has_a_capital_letter_where_a_sentence_begins() {
    let said = say!("singles-only-digit-missing", [house = House::row(0), digit = Digit::D4]);
    assert_eq!(said.to_string(), "Row 1 needs every digit, and only 4 is missing.");
    let sentences = vec![said.clone(), said];
    let twice = say!("common-text", [sentences]).to_string();
    assert!(twice.ends_with(". Row 1 needs every digit, and only 4 is missing."), "{twice}");
}

#[test]
fn candidates_are_listed_by_digits() {
    let told = |text: &str| {
        let all = text.split(' ').map(|one| one.parse::<Candidate>().expect("a candidate"));
        let within = all.collect::<CandidateSet>();
        let said = say!("guarded-rectangles-extra", [within]).to_string();
        said.trim_start_matches("The extra candidate is ")
            .trim_start_matches("The extra candidates are ")
            .to_owned()
    };
    assert_eq!(told("r1c1=4"), "4 in r1c1.");
    assert_eq!(told("r2c1=5 r1c1=4"), "4 in r1c1 and 5 in r2c1.");
    assert_eq!(told("r1c1=4 r1c1=5"), "4 and 5 in r1c1.");
    assert_eq!(told("r1c1=4 r2c1=5 r1c2=4"), "4 in r1c1 and r1c2, and 5 in r2c1.");
    let three = "4 in r1c1 and r1c2; 5 in r2c1; and 6 in r3c1.";
    assert_eq!(told("r1c1=4 r1c2=4 r2c1=5 r3c1=6"), three);
}

#[test]
fn a_sentence_falls_back_to_english_as_a_whole() {
    let half = [("common", "common-none-is = nichts davon: { ALSO($parts) }")];
    let words = Words::new("de", half).expect("it is Fluent");
    let parts = vec![say!("common-cells-are-not", [cells = CellSet::of(Cell::at(0, 0)), digits = Digit::D4])];
    let said = say!("common-none-is", [parts]);
    assert_eq!(said.told(&words, &Rncn), "r1c1 is not 4");
    assert_eq!(say!("common-none-is", [parts = vec![]]).told(&words, &Rncn), "nichts davon: ");
}

#[test]
fn a_voice_has_texts_of_its_own_and_otherwise_those_of_the_player() {
    let files = [(
        "singles",
        "singles-look-at-cell = Look!\n    .expert = { $cell }.\nsingles-others-removed = Gone.\n",
    )];
    let words = Words::new("en", files).expect("it is Fluent");
    let cell = Cell::at(0, 0);
    let told = |voice: Voice| {
        let both = [say!("singles-look-at-cell", [cell]), say!("singles-others-removed")];
        both.iter().map(|said| said.told(words.in_voice(voice), &Rncn)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(Voice::ALL.map(told), ["Look! Gone.", "Look! Gone.", "r1c1. Gone."]);
    let expert = words.in_voice(Voice::Expert);
    assert_eq!(expert.in_voice(Voice::Player), &words);
    assert_ne!(expert, &words);
    assert_eq!(expert.messages().count(), 2, "attributes are no messages");
    let english = say!("effect-remove", [digits = Digit::D4, cells = cell]);
    let fallen_back = english.told(expert, &Rncn);
    assert_eq!(fallen_back, english.told(Words::english().in_voice(Voice::Expert), &Rncn));
}

#[test]
fn no_two_messages_have_the_same_number() {
    let mut names: BTreeMap<Id, &str> = BTreeMap::new();
    for words in Words::languages().filter_map(Words::of) {
        for name in words.messages() {
            assert_eq!(*names.entry(Id::of(name)).or_insert(name), name, "choose another name");
        }
    }
    assert!(names.len() > 800, "{}", names.len());
}

#[test]
fn a_language_is_found_by_its_region() {
    let found = |language: &str| Words::of(language).map(Words::language);
    assert_eq!(found("de_CH.UTF-8"), Some("de"));
    assert_eq!(found("zh-CN"), Some("zh-Hans"));
    assert_eq!(found("zh_TW"), None, "rows and columns have each other's names there");
    assert!(Words::languages().all(|language| found(language) == Some(language)));
}

#[test]
fn a_file_that_is_not_fluent_is_refused_with_its_line() {
    let refused = |text: &str| Words::new("en", [("singles", text)]).expect_err("it is wrong").to_string();
    let error = refused("singles-look = Look!\n\nsingles-needs = { $house needs it.\n");
    assert!(error.starts_with("singles.ftl, line 3: "), "{error}");
    let error = refused("a = 1\nb = 2\na = 3\n");
    assert_eq!(error, "singles.ftl, line 3: there is another message 'a'");
    let error = refused("a = 1\n    .pro = 2\n");
    assert_eq!(error, "singles.ftl, line 1: 'a' has '.pro', expected .beginner or .expert");
}

/// Things in a list, for `fluent-bundle`.
#[derive(Clone, Debug, PartialEq)]
struct Things(Vec<String>);

impl Things {
    fn listed(&self, between: &str, before_last: &str) -> String {
        match &self.0[..] {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => [&rest.join(between), before_last, last].concat(),
        }
    }
}

impl FluentType for Things {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.listed(", ", " and ").into()
    }
    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.listed(", ", " and ").into()
    }
}

/// The things that a function is asked about.
fn things<'v>(of: &'v [FluentValue<'_>]) -> &'v Things {
    let [FluentValue::Custom(of)] = of else { panic!("{of:?} are no things") };
    of.as_any().downcast_ref().expect("things")
}

/// Our functions for `fluent-bundle`: the words of `grid.ftl`.
fn bundle(resource: FluentResource) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no message is there twice");
    let lists = [("OR", [", ", " or "]), ("ALSO", [", ", ", and "]), ("ELSE", [", or ", ", or "])];
    let more = [("ORDER", [", ", ", "]), ("SERIES", ["; ", "; "]), ("TEXT", [" ", " "])];
    for (name, [between, before_last]) in lists.into_iter().chain(more) {
        let list = bundle.add_function(name, move |of, _| {
            FluentValue::String(things(of).listed(between, before_last).into())
        });
        list.expect("a new name");
    }
    bundle.add_function("COUNT", |of, _| things(of).0.len().into()).expect("a new name");
    bundle
}

/// The values that a message may be given, by their names, and one of each kind of list.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Things,
    Number,
    Word,
}

/// The kinds of the values, and the words that select.
fn values<'s>(
    pattern: &fluent_syntax::ast::Pattern<&'s str>,
    kinds: &mut BTreeMap<&'s str, (Kind, Vec<&'s str>)>,
) {
    let mut inline = |of: &InlineExpression<&'s str>, found: (Kind, Vec<&'s str>)| match of {
        InlineExpression::VariableReference { id } => {
            let known = kinds.entry(id.name).or_insert_with(|| (Kind::Things, Vec::new()));
            if found.0 != Kind::Things {
                *known = found;
            }
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            if let [InlineExpression::VariableReference { id }] = &arguments.positional[..] {
                kinds.entry(id.name).or_insert_with(|| (Kind::Things, Vec::new()));
            }
        }
        _ => {}
    };
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(of) => inline(of, (Kind::Things, Vec::new())),
            Expression::Select { selector, variants } => {
                let words: Vec<&str> = variants
                    .iter()
                    .filter_map(|variant| match variant.key {
                        VariantKey::Identifier { name } if !["one", "other"].contains(&name) => Some(name),
                        _ => None,
                    })
                    .chain(
                        // "other" is a word as well beside other words.
                        variants.iter().filter_map(|variant| match variant.key {
                            VariantKey::Identifier { name: "other" } => Some("other"),
                            _ => None,
                        }),
                    )
                    .collect();
                let is_word = words.iter().any(|word| *word != "other");
                inline(selector, (if is_word { Kind::Word } else { Kind::Number }, words));
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element {
            variants.iter().for_each(|variant| values(&variant.value, kinds));
        }
    }
}

/// Every English message, in every voice and with each of several values, says what it says to another reader
/// of Fluent.
#[test]
fn every_message_reads_as_fluent_bundle_reads_it() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/words/en");
    let mut tried = 0;
    for file in std::fs::read_dir(folder).expect("the messages") {
        let path = file.expect("a file").path();
        let source: &'static str = std::fs::read_to_string(&path).expect("text").leak();
        if path.ends_with("grid.ftl") {
            continue;
        }
        let parsed = fluent_syntax::parser::parse_runtime(source).expect("Fluent");
        let bundle = bundle(FluentResource::try_new(source.to_owned()).expect("Fluent"));
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter().map(|of| (of.id.name.parse(), &of.value));
            let patterns = attributes.map(|(voice, pattern)| (voice.expect("a voice"), pattern));
            let texts = message.value.iter().map(|pattern| (Voice::Player, pattern)).chain(patterns);
            texts.for_each(|(voice, pattern)| tried += read_alike(&bundle, message.id.name, voice, pattern));
        }
    }
    assert!(tried > 4000, "{tried}");
}

/// Holds a text of a message to the other reader. Returns how often.
fn read_alike(
    bundle: &FluentBundle<FluentResource>,
    name: &str,
    voice: Voice,
    pattern: &fluent_syntax::ast::Pattern<&str>,
) -> usize {
    const ROUNDS: usize = 6;
    let mut kinds = BTreeMap::new();
    values(pattern, &mut kinds);
    for round in 0..ROUNDS {
        let (mut ours, mut theirs) = (Vec::new(), FluentArgs::new());
        for (place, (name, (kind, words))) in kinds.iter().enumerate() {
            let count = (round + place * 2) % 5;
            match kind {
                Kind::Things => {
                    let cells: CellSet = Cell::all().skip(place * 9).take(count).collect();
                    let things = cells.iter().map(|cell| cell.to_string()).collect();
                    ours.push((Id::of(name), Value::Cells(cells)));
                    theirs.set(*name, FluentValue::Custom(Box::new(Things(things))));
                }
                Kind::Number => {
                    ours.push((Id::of(name), Value::Number(count + 4 * (round / 4))));
                    theirs.set(*name, (count + 4 * (round / 4)) as f64);
                }
                Kind::Word => {
                    let word = words[round % words.len()].to_owned();
                    ours.push((Id::of(name), Value::from(word.clone())));
                    theirs.set(*name, word);
                }
            }
        }
        let said = Sentence::of(Id::of(name), ours).told(Words::english().in_voice(voice), &Rncn);
        let (message, mut errors) = (bundle.get_message(name).expect("it is there"), Vec::new());
        let expected = match voice {
            Voice::Player => message.value(),
            voice => message.get_attribute(voice.name()).map(|attribute| attribute.value()),
        };
        let expected = bundle.format_pattern(expected.expect("a text"), Some(&theirs), &mut errors);
        assert_eq!(said, expected, "{name}");
        assert!(errors.is_empty(), "{name}: {errors:?}");
    }
    ROUNDS
}
