//! Laws for every reply.

use serde_json::{Value, json};
use std::time::Duration;
use sudokit::Cancel;
use sudokit_request::{Context, TASKS, call, schema, task};
use sudokit_testkit::schema::agree;

pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn context() -> Context {
    Context::new(&Cancel::new(), 7)
}

/// A request of a task that has a reply.
pub(crate) fn fields_of(task: &str) -> Value {
    match task {
        "names" => json!({}),
        "generate" => json!({ "count": 2, "seed": 3 }),
        "isomorphic" => json!({ "puzzle": PUZZLE, "other": PUZZLE }),
        "transform" => json!({ "puzzle": PUZZLE, "by": "mirror" }),
        "read" => json!({ "text": PUZZLE }),
        "convert" => json!({ "text": PUZZLE, "format": "sdm" }),
        "verify" => {
            let proof = call("explain", json!({ "puzzle": PUZZLE }), &context()).unwrap();
            json!({ "proof": serde_json::from_str::<Value>(&proof).unwrap() })
        }
        // All of its means take a while.
        "classify" => json!({ "puzzle": PUZZLE, "depth": 0 }),
        "vicinity" => json!({ "puzzle": PUZZLE, "plus": 0 }),
        "steps" => json!({ "puzzle": PUZZLE, "limit": 1 }),
        _ => json!({ "puzzle": PUZZLE }),
    }
}

fn reply(name: &str, fields: Value) -> Value {
    serde_json::from_str(&call(name, fields, &context()).unwrap()).unwrap()
}

#[test]
fn replies_agree_with_their_schemas() {
    for task in &TASKS {
        let mut fields = fields_of(task.name);
        agree(&schema::of_reply(task), &reply(task.name, fields.clone()), task.name);
        if task.fields().iter().any(|field| field.name == "pictures") {
            fields["pictures"] = true.into();
            let reply = reply(task.name, fields);
            assert!(!reply["pictures"].as_array().unwrap().is_empty());
            agree(&schema::of_reply(task), &reply, task.name);
        }
    }
}

#[test]
fn samples_have_weights() {
    let sample = reply("generate", json!({ "product": "top-down", "count": 2, "seed": 1 }));
    agree(&schema::of_reply(task("generate").unwrap()), &sample, "sample");
    assert_eq!(sample["weights"].as_array().unwrap().len(), 2);
}

#[test]
fn the_seed_is_told_and_makes_the_same_again() {
    for (name, field) in [("generate", "puzzles"), ("shuffle", "images")] {
        let mut fields = fields_of(name);
        fields.as_object_mut().unwrap().remove("seed");
        let first = reply(name, fields.clone());
        assert_eq!(first["seed"], 7);
        fields["seed"] = 7.into();
        assert_eq!(reply(name, fields.clone()), first);
        fields["seed"] = 8.into();
        assert_ne!(reply(name, fields)[field], first[field]);
    }
}

#[test]
fn threads_change_nothing() {
    let order = json!({ "count": 300, "seed": 5, "symmetry": "half-turn" });
    let on = |threads| call("generate", order.clone(), &context().on_threads(threads)).unwrap();
    assert_eq!(on(1), on(3));
}

#[test]
fn shuffles_are_isomorphs() {
    let images = reply("shuffle", json!({ "puzzle": PUZZLE, "count": 20 }));
    for image in images["images"].as_array().unwrap() {
        let compared = reply("isomorphic", json!({ "puzzle": PUZZLE, "other": image }));
        assert_eq!(compared["isomorphic"], true);
        let back = reply("transform", json!({ "puzzle": image, "by": compared["map"], "inverse": true }));
        assert_eq!(back["image"], PUZZLE);
    }
}

#[test]
fn the_list_of_solutions_says_whether_it_is_whole() {
    // The two solutions differ in four cells.
    let two = "..4678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let puzzle = two.replacen("672", ".72", 1);
    let all = reply("solutions", json!({ "puzzle": puzzle }));
    let count = all["solutions"].as_array().unwrap().len();
    assert_eq!(all["exact"], true);
    let some = reply("solutions", json!({ "puzzle": puzzle, "limit": count }));
    assert_eq!(some["exact"], true);
    let fewer = reply("solutions", json!({ "puzzle": puzzle, "limit": count - 1 }));
    assert_eq!(
        (fewer["exact"].clone(), fewer["solutions"].as_array().unwrap().len()),
        (false.into(), count - 1)
    );
}

#[test]
fn cancelled_work_has_no_result() {
    let cancel = Cancel::new();
    cancel.cancel();
    let context = Context::new(&cancel, 1);
    let empty = ".".repeat(81);
    for (name, fields) in [
        ("count", json!({ "puzzle": empty })),
        ("solutions", json!({ "puzzle": empty })),
        ("minimal", json!({ "puzzle": PUZZLE })),
        ("hint", json!({ "puzzle": PUZZLE })),
        ("explain", json!({ "puzzle": PUZZLE })),
        ("steps", json!({ "puzzle": PUZZLE })),
        ("classify", json!({ "puzzle": PUZZLE })),
        ("canon", json!({ "puzzle": PUZZLE })),
        ("vicinity", json!({ "puzzle": PUZZLE })),
        ("picture", json!({ "puzzle": PUZZLE, "hint": true })),
    ] {
        assert_eq!(call(name, fields, &context).unwrap_err().code, "cancelled", "{name}");
    }
    let made: Value =
        serde_json::from_str(&call("generate", json!({ "seed": 1 }), &context).unwrap()).unwrap();
    assert_eq!((made["ending"].clone(), made["puzzles"].clone()), ("out-of-time".into(), json!([])));
}

#[test]
fn time_runs_by_the_clock_of_the_context() {
    // A clock that is always over.
    let context = context().with_clock(|cancel, _: Duration| cancel.or_when(|| true));
    let failure = call("count", json!({ "puzzle": ".".repeat(81), "seconds": 100 }), &context).unwrap_err();
    assert_eq!(failure.code, "cancelled");
}

#[cfg(feature = "languages")]
#[test]
fn hints_speak_to_their_reader() {
    let hint = |lang: &str, voice: &str| {
        let look = reply("hint", json!({ "puzzle": PUZZLE, "lang": lang, "voice": voice }));
        look["look"].as_str().unwrap().to_owned()
    };
    assert_ne!(hint("de", "player"), hint("en", "player"));
    assert_eq!(hint("de-CH", "player"), hint("de", "player"));
    assert_eq!(call("hint", json!({ "puzzle": PUZZLE, "lang": "xx" }), &context()).unwrap_err().code, "name");
}
