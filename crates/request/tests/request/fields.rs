//! Laws for every field of every task.

use crate::replies::{PUZZLE, context, fields_of};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sudokit_request::{Failure, Field, Order, Part, Sort, TASKS, TaskEntry, call, schema, task};

fn each() -> impl Iterator<Item = (&'static TaskEntry, Field)> {
    TASKS.iter().flat_map(|task| task.fields().into_iter().map(move |field| (task, field)))
}

/// A request with another value of a field.
fn with(task: &TaskEntry, field: &str, value: Value) -> Result<String, Failure> {
    let mut fields = fields_of(task.name);
    fields[field] = value;
    task.answer(fields, &context())
}

#[test]
fn names_are_names_and_texts_are_sentences() {
    for task in &TASKS {
        let fields = task.fields();
        let names: Vec<&str> =
            fields.iter().flat_map(|field| [&[field.name], field.synonyms].concat()).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{}: {names:?}", task.name);
        for name in names {
            assert!(name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'), "{name}");
        }
        for about in fields.iter().map(|field| field.about.trim()).chain([task.about]) {
            assert!(
                about.ends_with('.') && !about.starts_with(|first: char| first.is_ascii_lowercase()),
                "{about}"
            );
        }
    }
}

#[test]
fn a_field_says_its_default() {
    for (task, field) in each() {
        let Some(default) = field.default else { continue };
        let said: Value = serde_json::from_str(default).unwrap();
        let named = with(task, field.name, said);
        let mut without = fields_of(task.name);
        without.as_object_mut().unwrap().remove(field.name);
        assert_eq!(named, task.answer(without, &context()), "{} {}", task.name, field.name);
        // Null is as good as nothing.
        assert_eq!(named, with(task, field.name, Value::Null), "{} {}", task.name, field.name);
    }
}

#[test]
fn a_required_field_is_missed() {
    for (task, field) in each().filter(|(_, field)| field.default.is_none()) {
        let mut fields = fields_of(task.name);
        fields.as_object_mut().unwrap().remove(field.name);
        let failure = task.answer(fields, &context()).unwrap_err();
        assert_eq!(failure.message, format!("the field '{}' is missing", field.name), "{}", task.name);
    }
}

#[test]
fn a_misspelt_field_finds_its_name() {
    for (task, field) in each() {
        let wrong = format!("{}x", field.name);
        let failure = with(task, &wrong, Value::Null).unwrap_err();
        assert_eq!(failure.code, "argument");
        assert_eq!(
            failure.message,
            format!("'{wrong}' is not a field there; did you mean '{}'?", field.name),
            "{}",
            task.name
        );
    }
}

#[test]
fn a_synonym_is_the_field_but_not_beside_it() {
    for (task, field) in each() {
        for synonym in field.synonyms {
            let fields = fields_of(task.name);
            let value = fields.get(field.name).cloned().unwrap_or_default();
            let mut other = fields.clone();
            other.as_object_mut().unwrap().remove(field.name);
            other[synonym] = value.clone();
            assert_eq!(task.answer(other.clone(), &context()), task.answer(fields, &context()));
            other[field.name] = value;
            let failure = task.answer(other, &context()).unwrap_err();
            assert_eq!(failure.message, format!("'{synonym}' and '{}' are the same field", field.name));
        }
    }
}

/// Values that no field of a sort takes, and the code of the failure.
fn wrong(sort: &Sort) -> Vec<(Value, &'static str)> {
    let argument = |value: Value| (value, "argument");
    let mut wrong = match sort {
        Sort::Puzzle => vec![
            (json!("53..7q"), "text"),
            argument(json!(5)),
            argument(json!([1, 2, 3])),
            argument(json!(vec![10; 81])),
            argument(json!(vec![1.5; 81])),
        ],
        Sort::Pattern => vec![argument(json!("x")), argument(json!(7)), (json!(["r0c1"]), "cell")],
        Sort::Text => vec![argument(json!(5)), argument(json!(["a"]))],
        Sort::Truth => vec![argument(json!("yes")), argument(json!(1))],
        Sort::Whole { least, most } => {
            let beyond = most.checked_add(1).map(|beyond| argument(json!(beyond)));
            let below = least.checked_sub(1).map(|below| argument(json!(below)));
            let others = [json!(-1), json!(1.5), json!("1"), json!(1e300)].map(argument);
            others.into_iter().chain(beyond).chain(below).collect()
        }
        Sort::Seconds => [json!(0), json!(-1), json!("soon"), json!(1e300)].map(argument).to_vec(),
        Sort::Name { of: "Format", .. } => vec![(json!("nonsense"), "format"), argument(json!(5))],
        Sort::Name { .. } => vec![(json!("nonsense"), "name"), argument(json!(5))],
        Sort::Technique => vec![(json!("xwign"), "name"), argument(json!(5))],
        Sort::List(item) | Sort::OneOrMore(item) => {
            wrong(item).into_iter().map(|(value, code)| (json!([value]), code)).collect()
        }
        Sort::Span { most, .. } => {
            [json!("1"), json!([1]), json!([1, 2, 3]), json!([-1, *most]), json!({ "start": 1 })]
                .map(argument)
                .to_vec()
        }
        Sort::Ratings => vec![
            argument(json!([1])),
            (json!({ "sex": 7 }), "name"),
            argument(json!({ "se": 7.05 })),
            argument(json!({ "se": [8, 7] })),
            argument(json!({ "w": 2.5 })),
        ],
        Sort::Steps => vec![
            argument(json!([1])),
            (json!({ "xwign": 1 }), "name"),
            argument(json!({ "x-wing": 1.5 })),
            argument(json!({ "x-wing": [3, 2] })),
        ],
        Sort::Settings => vec![
            argument(json!([])),
            argument(json!({ "whips": 7 })),
            argument(json!({ "fins": true })),
            argument(json!({ "fins": [1] })),
        ],
        Sort::Transformation => {
            vec![argument(json!("spin")), argument(json!(5)), (json!("rows 1"), "transformation")]
        }
        Sort::Proof => vec![argument(json!({})), argument(json!(5)), argument(json!("{"))],
    };
    // As a scale or a technique it is wrong in another way.
    if !matches!(sort, Sort::Ratings | Sort::Steps) {
        wrong.push(argument(json!({ "a": { "b": [] } })));
    }
    wrong
}

#[test]
fn what_is_wrong_is_refused_by_name() {
    for (task, field) in each() {
        for (value, code) in wrong(&field.sort) {
            let failure = with(task, field.name, value.clone()).unwrap_err();
            assert_eq!(failure.code, code, "{} {} {value}: {failure}", task.name, field.name);
            if code == "argument" {
                let says = failure.message.starts_with(&format!("{}: ", field.name));
                assert!(says, "{} {value}: {failure}", task.name);
                // A type of Rust is no help.
                assert!(
                    !failure.message.contains("usize") && !failure.message.contains("struct"),
                    "{failure}"
                );
            }
            assert!(failure.message.len() < 400, "{failure}");
        }
    }
}

#[test]
fn schemas_take_what_requests_take() {
    for task in &TASKS {
        let schema = schema::of(task);
        let violation = sudokit_testkit::schema::violation(&schema, &fields_of(task.name));
        assert_eq!(violation, None, "{}", task.name);
        let violation = sudokit_testkit::schema::violation(&schema, &json!({ "tea": 1 }));
        assert!(violation.is_some(), "{}", task.name);
    }
}

#[test]
fn orders_name_things_as_people_do() {
    let order = |order: Value| Order::read(order).unwrap();
    let wish = order(json!({ "hardest": "X-Wing", "with": ["xwing"], "level": "UNFAIR" }));
    assert_eq!(wish.hardest.unwrap().id, "x-wing");
    assert_eq!(wish.with_techniques, [wish.hardest.unwrap()]);
    assert_eq!(wish.level, Some(sudokit::Level::Expert));
    let givens = |value: Value| order(json!({ "givens": value })).givens.unwrap().0;
    assert_eq!((givens(json!(30)), givens(json!([28, 32.0]))), (30..=30, 28..=32));
    let se = order(json!({ "rating": { "se": [7.0, 8], "w": 4 } })).rating.0;
    assert_eq!(se.len(), 2);
    assert!(se.contains(&(sudokit::Measure::Se, 70..=80)) && se.contains(&(sudokit::Measure::W, 4..=4)));
}

#[test]
fn boards_may_be_lists() {
    let solved = call("solve", json!({ "puzzle": PUZZLE }), &context());
    let digits: Vec<u32> = PUZZLE.chars().map(|cell| cell.to_digit(10).unwrap_or(0)).collect();
    let rows: Vec<&[u32]> = digits.chunks(9).collect();
    let texts: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..][..9]).collect();
    let holes: Vec<Value> =
        digits.iter().map(|&digit| if digit == 0 { Value::Null } else { json!(digit) }).collect();
    for puzzle in [json!(digits), json!(rows), json!(texts), json!(holes)] {
        assert_eq!(call("solve", json!({ "puzzle": puzzle }), &context()), solved);
    }
}

#[test]
fn an_impossible_order_says_why() {
    for (order, why) in [
        (json!({ "givens": [40, 30] }), "no number of givens is from 40 to 30"),
        (
            json!({ "hardest": "x-wing", "without": ["x-wing"] }),
            "'x-wing' cannot be both needed and left out",
        ),
        (json!({ "product": "grids", "level": "hard" }), "full grids have no givens"),
        (json!({ "pattern": "1".repeat(81), "symmetry": "half-turn" }), "a pattern fixes the cells"),
        (json!({ "start": [] }), "none of the puzzles to begin at"),
    ] {
        let failure = call("generate", order, &context()).unwrap_err();
        assert_eq!(failure.code, "wish");
        assert!(failure.message.starts_with(why), "{failure}");
    }
}

#[test]
fn what_is_no_request_says_so() {
    let failure = call("slove", json!({}), &context()).unwrap_err();
    assert_eq!(failure.code, "name");
    for fields in [json!(null), json!([]), json!("x"), json!(5)] {
        let failure = call("solve", fields, &context()).unwrap_err();
        assert_eq!(failure.code, "argument");
        assert!(failure.message.starts_with("expected an object with fields, found "), "{failure}");
    }
    assert_eq!(task("SOLVE").unwrap().name, "solve");
}
