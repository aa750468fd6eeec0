//! Steps of proofs, changed by somebody who wants to be believed.
//!
//! A step is changed as data. The changes know what there is in patterns (cells, candidates, houses, digits,
//! lists of them, records) and what goes wrong in checks: a list that is empty, a thing in two roles or named
//! twice, parts that swap, parts of another step, sizes out of all proportion, an effect that is more than
//! follows, another name.

use serde_json::{Value, json};
use sudokit_core::{Candidate, Cell, House};
use sudokit_testkit::chance::Chance;

/// The sort of value at a place in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Cell,
    Candidate,
    House,
    Number,
    /// A truth or a link with its weight: `3r4`, `2*3r4`.
    Weighted,
    /// A name that is none of these, a truth value, or nothing.
    Other,
    /// A list of such items.
    List(Item),
    Record,
}

/// The sort of a list's items: names, numbers, or others, where nothing is known of an empty one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Cell,
    Candidate,
    House,
    Number,
    Weighted,
    Other,
}

/// A place in a step: the way there, the name that it goes by, and what is there.
struct Place {
    pointer: String,
    name: String,
    sort: Sort,
}

fn sort_of(value: &Value) -> Sort {
    match value {
        Value::String(text) if text.parse::<Cell>().is_ok() => Sort::Cell,
        Value::String(text) if text.parse::<Candidate>().is_ok() => Sort::Candidate,
        Value::String(text) if House::all().any(|house| house.to_string() == *text) => Sort::House,
        Value::String(text) if is_weighted(text) => Sort::Weighted,
        Value::Number(_) => Sort::Number,
        Value::String(_) | Value::Bool(_) | Value::Null => Sort::Other,
        Value::Array(items) => Sort::List(match items.first().map(sort_of) {
            Some(Sort::Cell) => Item::Cell,
            Some(Sort::Candidate) => Item::Candidate,
            Some(Sort::House) => Item::House,
            Some(Sort::Number) => Item::Number,
            Some(Sort::Weighted) => Item::Weighted,
            _ => Item::Other,
        }),
        Value::Object(_) => Sort::Record,
    }
}

/// True for a digit in a house, and for anything with a weight. A cell without one is a cell.
fn is_weighted(text: &str) -> bool {
    let is_place = |name: &[u8]| matches!(name, [digit, b'r' | b'c' | b'b', number] if digit.is_ascii_digit() && number.is_ascii_digit());
    text.contains('*') || is_place(text.as_bytes())
}

/// All places of a value, in an order that does not depend on how records are stored.
fn places(value: &Value, pointer: &str, name: &str, found: &mut Vec<Place>) {
    found.push(Place { pointer: pointer.to_owned(), name: name.to_owned(), sort: sort_of(value) });
    match value {
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                places(item, &format!("{pointer}/{number}"), name, found);
            }
        }
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort_unstable();
            for name in names {
                places(&fields[name], &format!("{pointer}/{name}"), name, found);
            }
        }
        _ => {}
    }
}

/// Something of a sort, anything.
fn anything(sort: Sort, chance: &mut Chance<'_>) -> Value {
    match sort {
        Sort::Cell | Sort::List(Item::Cell) => Cell::from_index(chance.below(Cell::COUNT)).to_string().into(),
        Sort::Candidate | Sort::List(Item::Candidate) => {
            Candidate::from_index(chance.below(Candidate::COUNT)).to_string().into()
        }
        Sort::House | Sort::List(Item::House) => {
            House::from_index(chance.below(House::COUNT)).to_string().into()
        }
        Sort::Number | Sort::List(Item::Number) => match chance.below(12) {
            0 => 0.into(),
            1 => (10 + chance.below(1000)).into(),
            2 => u64::MAX.into(),
            _ => (1 + chance.below(9)).into(),
        },
        Sort::Weighted | Sort::List(Item::Weighted) => {
            let weight = ["", "", "2*", "3*", "255*"][chance.below(5)];
            let number = |chance: &mut Chance<'_>| 1 + chance.below(9);
            let name = match ["r", "c", "b", ""][chance.below(4)] {
                "" => Cell::from_index(chance.below(Cell::COUNT)).to_string(),
                kind => format!("{}{kind}{}", number(chance), number(chance)),
            };
            format!("{weight}{name}").into()
        }
        Sort::Other => [Value::Null, true.into(), false.into()][chance.below(3)].clone(),
        Sort::List(Item::Other) => json!([]),
        Sort::Record => json!({}),
    }
}

/// Changes a step in one way. `donor` is another step, of which parts may be taken; `kinds` are the names
/// that a step can have.
///
/// The result need not be a step any more.
pub(crate) fn mutate(step: &mut Value, donor: &Value, kinds: &[&str], chance: &mut Chance<'_>) {
    // A mutation without a target leaves the step as it is, and another one is tried.
    for _ in 0..20 {
        let mut all = Vec::new();
        places(step, "", "", &mut all);
        let before = step.clone();
        match chance.below(16) {
            0 => rename(step, kinds, chance),
            1 => claim_more(step, chance),
            2..=4 => change_leaf(step, &all, chance),
            5 | 6 => change_roles(step, &all, chance),
            7..=10 => change_list(step, &all, chance),
            11..=13 => change_lists(step, &all, chance),
            _ => graft(step, &all, donor, chance),
        }
        if *step != before {
            return;
        }
    }
}

/// Calls the step something else.
fn rename(step: &mut Value, kinds: &[&str], chance: &mut Chance<'_>) {
    if let (Some(kind), Some(name)) = (step.get_mut("kind"), chance.one_of(kinds)) {
        *kind = (*name).into();
    }
}

/// Adds a candidate to the effect.
fn claim_more(step: &mut Value, chance: &mut Chance<'_>) {
    let list = ["eliminations", "placements"][usize::from(chance.below(4) == 0)];
    let more = anything(Sort::Candidate, chance);
    if let Some(list) = step.pointer_mut(&format!("/effect/{list}")).and_then(Value::as_array_mut) {
        list.push(more);
    }
}

/// Puts something else in the place of a leaf.
fn change_leaf(step: &mut Value, all: &[Place], chance: &mut Chance<'_>) {
    let leaves: Vec<&Place> =
        all.iter().filter(|place| !matches!(place.sort, Sort::List(_) | Sort::Record)).collect();
    if let Some(place) = chance.one_of(&leaves)
        && let Some(leaf) = step.pointer_mut(&place.pointer)
    {
        *leaf = match leaf {
            Value::Bool(yes) => (!*yes).into(),
            _ => anything(place.sort, chance),
        };
    }
}

/// Two places of the same sort: the first gets what is at the second, or they swap.
fn change_roles(step: &mut Value, all: &[Place], chance: &mut Chance<'_>) {
    let Some(one) = chance.one_of(all) else { return };
    let alike: Vec<&Place> =
        all.iter().filter(|place| place.sort == one.sort && place.pointer != one.pointer).collect();
    let Some(other) = chance.one_of(&alike) else { return };
    if chance.below(2) == 0 {
        swap(step, one, other);
    } else if let Some(second) = step.pointer(&other.pointer).cloned() {
        set(step, &one.pointer, second);
    }
}

fn swap(step: &mut Value, one: &Place, other: &Place) {
    let parts = [one, other].map(|place| step.pointer(&place.pointer).cloned());
    if let [Some(first), Some(second)] = parts {
        set(step, &other.pointer, first);
        set(step, &one.pointer, second);
    }
}

/// Drops from a list, repeats, empties, turns it round, adds to it, or makes it huge.
fn change_list(step: &mut Value, all: &[Place], chance: &mut Chance<'_>) {
    let lists: Vec<&Place> = all.iter().filter(|place| matches!(place.sort, Sort::List(_))).collect();
    let Some(place) = chance.one_of(&lists) else { return };
    let Some(list) = step.pointer_mut(&place.pointer).and_then(Value::as_array_mut) else { return };
    if list.is_empty() || chance.below(5) == 0 {
        list.push(anything(place.sort, chance));
        return;
    }
    let [i, j] = [chance.below(list.len()), chance.below(list.len())];
    match chance.below(24) {
        0..=5 => drop(list.remove(i)),
        6..=11 => list.insert(j, list[i].clone()),
        12..=14 => list.clear(),
        15..=17 => list.swap(i, j),
        18 | 19 => list.reverse(),
        20 | 21 => list.truncate(i),
        22 => {
            // As large as it gets without making the test slow, and now and then larger.
            let most = [30, 100, 1000][chance.below(3)];
            *list = list.iter().cycle().take(most.max(list.len())).cloned().collect();
        }
        _ => *list = vec![list[i].clone()],
    }
}

/// Two lists of the same sort: the first gets items of the second, or becomes the same, or both swap.
fn change_lists(step: &mut Value, all: &[Place], chance: &mut Chance<'_>) {
    let lists: Vec<&Place> = all.iter().filter(|place| matches!(place.sort, Sort::List(_))).collect();
    let Some(one) = chance.one_of(&lists) else { return };
    let alike: Vec<&&Place> = lists
        .iter()
        .filter(|place| place.pointer != one.pointer)
        .filter(|place| {
            if one.sort == Sort::List(Item::Other) { place.name == one.name } else { place.sort == one.sort }
        })
        .collect();
    let Some(other) = chance.one_of(&alike) else { return };
    let Some(Value::Array(items)) = step.pointer(&other.pointer).cloned() else { return };
    let kept = chance.below(items.len() + 1);
    match chance.below(3) {
        0 => set(step, &one.pointer, items.into()),
        1 => {
            if let Some(list) = step.pointer_mut(&one.pointer).and_then(Value::as_array_mut) {
                list.extend(items.into_iter().skip(kept));
            }
        }
        _ => swap(step, one, other),
    }
}

/// Puts a part of another step, or of this one, where a part of the same name is.
fn graft(step: &mut Value, all: &[Place], donor: &Value, chance: &mut Chance<'_>) {
    let named: Vec<&Place> = all.iter().filter(|place| !place.name.is_empty()).collect();
    let Some(place) = chance.one_of(&named) else { return };
    let mut theirs = Vec::new();
    let from = if chance.below(3) == 0 { step.clone() } else { donor.clone() };
    places(&from, "", "", &mut theirs);
    let is_alike = |other: &&Place| {
        other.name == place.name && matches!(other.sort, Sort::List(_)) == matches!(place.sort, Sort::List(_))
    };
    let theirs: Vec<&Place> = theirs.iter().filter(is_alike).collect();
    if let Some(part) = chance.one_of(&theirs).and_then(|other| from.pointer(&other.pointer)) {
        set(step, &place.pointer, part.clone());
    }
}

fn set(step: &mut Value, pointer: &str, value: Value) {
    if let Some(place) = step.pointer_mut(pointer) {
        *place = value;
    }
}
