//! Techniques by their names, written as people type them.
//!
//! Case, spaces, hyphens and plurals make no difference: `X-Wing`, `xwing` and `x wings` are one name.

use super::kinds;
use crate::{Kind, sort};
use std::str::FromStr;
use sudokit_core::UnknownName;

/// The words of a name, in the form in which they are compared.
pub(crate) fn words(name: &str) -> Vec<String> {
    let name = name
        .to_ascii_lowercase()
        .replace(['\'', '’'], "")
        .replace("colour", "color")
        .replace("triplet", "triple");
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| singular(word).to_owned()).collect()
}

/// Without the `s` of a plural. `ALS` is none.
fn singular(word: &str) -> &str {
    match word.strip_suffix('s') {
        Some(stem) if stem.len() > 2 && !stem.ends_with('s') => stem,
        _ => word,
    }
}

/// All names of a kind: id, name, HoDoKu's name and code, other names.
fn names(kind: &Kind) -> impl Iterator<Item = &'static str> {
    let of_hodoku = kind.hodoku.into_iter().flat_map(|hodoku| [hodoku.name, Some(hodoku.code)]).flatten();
    [kind.id, kind.name].into_iter().chain(of_hodoku).chain(kind.aliases.iter().copied())
}

/// The kinds that have this name. Some names stand for several kinds.
///
/// ```
/// use sudokit_logic::techniques;
///
/// let ids = |name| techniques::named(name).iter().map(|kind| kind.id).collect::<Vec<_>>();
/// assert_eq!(ids("xwing"), ["x-wing"]);
/// assert_eq!(ids("Uniqueness Test 1"), ["unique-rectangle-1"]);
/// assert_eq!(ids("locked candidates"), ["pointing", "claiming"]);
/// assert!(ids("magic").is_empty());
/// ```
pub fn named(name: &str) -> Vec<&'static Kind> {
    if let Some(kind) = kinds().find(|kind| kind.id == name) {
        return vec![kind];
    }
    let wanted = words(name).concat();
    kinds().filter(|kind| names(kind).any(|name| words(name).concat() == wanted)).collect()
}

/// The kind with this name, if only one has it.
///
/// ```
/// use sudokit_logic::techniques;
///
/// assert_eq!(techniques::kind("Hidden Single").unwrap().id, "hidden-single");
/// assert_eq!(techniques::kind("h1").unwrap().id, "hidden-single");
/// assert!(techniques::kind("locked candidates").is_none());
/// ```
pub fn kind(name: &str) -> Option<&'static Kind> {
    match named(name)[..] {
        [kind] => Some(kind),
        _ => None,
    }
}

/// A hint about a name that no kind has, or that several have: the kinds that it stands for, or is part of,
/// or those with the names most like it. Empty if there are none.
///
/// ```
/// use sudokit_logic::techniques;
///
/// assert_eq!(techniques::meant("xwign"), "did you mean 'x-wing' or 'xy-wing'?");
/// assert_eq!(techniques::meant("locked candidates"), "the name fits 'pointing' or 'claiming'");
/// assert_eq!(techniques::meant("magic"), "");
/// ```
pub fn meant(name: &str) -> String {
    let mut fitting = named(name);
    if fitting.is_empty() {
        fitting = like(name);
    }
    if !fitting.is_empty() {
        return format!("the name fits {}", one_of(&fitting));
    }
    match &nearest(name)[..] {
        [] => String::new(),
        near => format!("did you mean {}?", one_of(near)),
    }
}

/// `'bug-1' or 'bug-2'`; of many, the first.
fn one_of(kinds: &[&Kind]) -> String {
    const MOST: usize = 6;
    let ids: Vec<String> = kinds.iter().take(MOST).map(|kind| format!("'{}'", kind.id)).collect();
    match (&ids[..], kinds.len().saturating_sub(MOST)) {
        ([only], _) => only.clone(),
        ([first @ .., last], 0) => format!("{} or {last}", first.join(", ")),
        (_, more) => format!("{} and {more} more", ids.join(", ")),
    }
}

/// The kinds with the names most like this one, the nearest first.
fn nearest(name: &str) -> Vec<&'static Kind> {
    /// Similarity, from 0 to 1, from which a name is suggested for another.
    const ALIKE: f64 = 0.85;
    let name = words(name).concat();
    let likeness = |kind: &Kind| {
        let names = [kind.id, kind.name].into_iter().chain(kind.aliases.iter().copied());
        names.map(|other| strsim::jaro_winkler(&name, &words(other).concat())).fold(0.0, f64::max)
    };
    let mut near: Vec<(f64, &'static Kind)> =
        kinds().map(|kind| (likeness(kind), kind)).filter(|(likeness, _)| *likeness > ALIKE).collect();
    sort::by(&mut near, |a, b| b.0.total_cmp(&a.0));
    near.truncate(3);
    near.into_iter().map(|(_, kind)| kind).collect()
}

/// The kinds of which some name contains these words.
///
/// ```
/// use sudokit_logic::techniques;
///
/// let ids: Vec<_> = techniques::like("als").iter().map(|kind| kind.id).collect();
/// assert_eq!(ids, ["als-xz", "als-xy-wing", "als-xy-chain"]);
/// ```
pub fn like(part: &str) -> Vec<&'static Kind> {
    let part = words(part).concat();
    let contains = |name: &str| {
        let words = words(name);
        (0..words.len()).any(|start| words[start..].concat().starts_with(&part))
    };
    kinds().filter(|kind| !part.is_empty() && names(kind).any(contains)).collect()
}

/// Reads a technique's id, name or alias. A name that several techniques share is refused.
///
/// ```
/// use sudokit_logic::Kind;
///
/// let kind: &Kind = "x-wing".parse()?;
/// assert_eq!(kind.name, "X-Wing");
/// let unknown = "xwign".parse::<&Kind>().unwrap_err().to_string();
/// assert_eq!(unknown, "'xwign' is not a technique; did you mean 'x-wing' or 'xy-wing'?");
/// # Ok::<(), sudokit_core::UnknownName>(())
/// ```
impl FromStr for &'static Kind {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        kind(name).ok_or_else(|| UnknownName::new("a technique", name, []).with_hint(meant(name)))
    }
}

/// From the id.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for &'static Kind {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format_args!("no technique has the id '{id}'"));
        kinds().find(|kind| kind.id == id).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_kind_is_called_in_the_first_place_is_its_alone() {
        for kind in kinds() {
            let code = kind.hodoku.map_or(kind.id, |hodoku| hodoku.code);
            for name in [kind.id, kind.name, kind.name_in_hodoku(), code] {
                assert_eq!(named(name), [kind], "{name}");
            }
        }
    }

    #[test]
    fn no_name_says_the_same_twice_and_none_has_the_comma_of_a_list() {
        for kind in kinds() {
            let joined = |name: &str| words(name).concat();
            for alias in kind.aliases {
                assert!(![kind.id, kind.name].map(joined).contains(&joined(alias)), "{alias} of {kind}");
                assert!(!alias.contains(','), "{alias}");
            }
        }
    }

    #[test]
    fn spelling_makes_no_difference() {
        for [a, b] in [
            ["X-Wings", "xwing"],
            ["simple colouring", "Simple Coloring"],
            ["Bowman's Bingo", "bowmans bingo"],
            ["naked triplets", "Naked Triple"],
            ["ALS-XZ", "als xz"],
        ] {
            assert_eq!(words(a).concat(), words(b).concat());
        }
    }
}
