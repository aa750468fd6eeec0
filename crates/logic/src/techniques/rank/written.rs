//! Arguments as people write them down.
//!
//! ```text
//! 2 truths {r1c12} 2 links {3r1 4r1} => r1c3<>3, r1c56<>4
//! ```

use super::{KINDS, Pattern, RANK, Weighted};
use crate::notation::{cells_named, digits_named};
use crate::{Kind, Step, Variable, techniques};
use std::fmt;
use sudokit_core::{Candidate, Cell, House, Shown, shown};

/// The reason why a line is no argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnArgument(String);

impl fmt::Display for NotAnArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotAnArgument {}

/// The most lists of links: each has to remove a candidate that the others leave.
const MOST_LISTS: usize = Candidate::COUNT;

/// Reads truths, links and their conclusions, as the line of a step has them and as people write them by
/// hand.
///
/// - `truths {...} links {...} => r1c3<>3, r1c56<>4`: the text before the first brace may be a technique with
///   a colon, and the number of truths; that of links may stand before theirs. Other lists of links that do
///   as well follow behind a `|`.
/// - In braces: cells, `r1c12`; a digit in houses, `3r1` or `3r14b2`; cells of a row as Xsudo writes them,
///   `1n12` for `r1c12`. Capitals are the same. `3*` before one makes it count three times.
/// - A list names each cell, and each digit in a house, once. So it is never longer than a board has of them.
///
/// Nothing is believed: [`Step::verify`] tells whether the argument holds on a board.
///
/// ```
/// use sudokit_core::Board;
/// use sudokit_logic::techniques::rank;
///
/// // Two cells of a row with the same two candidates.
/// let mut board = Board::EMPTY;
/// for cell in ["r1c1", "r1c2"] {
///     for digit in [1, 2, 5, 6, 7, 8, 9] {
///         board.eliminate(format!("{cell}={digit}").parse()?);
///     }
/// }
/// let step = rank::written("2 truths {r1c12} 2 links {3r1 4r1} => r1c3<>34")?;
/// assert!(step.verify(&board).is_ok());
/// assert!(rank::written("truths {1N1} links {3r1 4r1} => r1c3<>3")?.verify(&board).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Something is missing or named twice, or a part has no meaning.
pub fn written(line: &str) -> Result<Step, NotAnArgument> {
    let wanted = || {
        NotAnArgument(format!("expected 'truths {{...}} links {{...}} => r1c1<>2', found '{}'", short(line)))
    };
    let (argument, effect) = line.split_once("=>").ok_or_else(wanted)?;
    let (name, truths, rest) = braced(argument, "truths").ok_or_else(wanted)?;
    let (between, links, rest) = braced(rest, "links").ok_or_else(wanted)?;
    if !rest.trim().is_empty() {
        return Err(wanted());
    }
    let truths = list(truths)?;
    if links.split('|').nth(MOST_LISTS).is_some() {
        return Err(NotAnArgument(format!("expected at most {MOST_LISTS} lists of links, found more")));
    }
    let mut lists = links.split('|').map(list);
    let links = lists.next().unwrap_or_else(|| Ok(Vec::new()))?;
    let (name, count) = announced(name)?;
    agree(count, "truths", &truths)?;
    match announced(between)? {
        ("", count) => agree(count, "links", &links)?,
        _ => return Err(wanted()),
    }
    let pattern = Pattern { truths, links, instead: lists.collect::<Result<_, _>>()? };
    let effect = effect.parse().map_err(|error| NotAnArgument(format!("{error}")))?;
    Ok(Step { kind: kind(name)?, effect, pattern: pattern.into() })
}

/// The text before a word, in braces behind it, and after these: `6 truths = {r1c1}`.
fn braced<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let at = text.to_ascii_lowercase().find(word)?;
    let behind = text[at + word.len()..].trim_start();
    let (list, rest) =
        behind.strip_prefix('=').unwrap_or(behind).trim_start().strip_prefix('{')?.split_once('}')?;
    Some((&text[..at], list, rest))
}

/// A name, if there is one, and a number behind it, if there is one: `MSLS: 16`.
fn announced(text: &str) -> Result<(&str, Option<usize>), NotAnArgument> {
    let text = text.trim();
    let name = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let count = match &text[name.len()..] {
        "" => None,
        digits => Some(digits.parse().map_err(|_| {
            NotAnArgument(format!(
                "expected at most {} in the braces, found '{}'",
                Variable::COUNT,
                short(digits)
            ))
        })?),
    };
    Ok((name.trim().trim_end_matches(':').trim_end(), count))
}

/// As many are named as are announced: otherwise one was forgotten.
fn agree(announced: Option<usize>, what: &str, list: &[Weighted]) -> Result<(), NotAnArgument> {
    match announced {
        Some(count) if count != list.len() => {
            Err(NotAnArgument(format!("{count} {what} are announced, and {} are in the braces", list.len())))
        }
        _ => Ok(()),
    }
}

/// The kind with a name; without a name it is any argument.
fn kind(name: &str) -> Result<&'static Kind, NotAnArgument> {
    match techniques::named(name).into_iter().find(|kind| KINDS.contains(kind)) {
        Some(kind) => Ok(kind),
        None if name.is_empty() => Ok(&RANK),
        None => Err(NotAnArgument(format!("no technique of truths and links is called '{}'", short(name)))),
    }
}

/// Truths or links, with spaces or commas between them.
fn list(text: &str) -> Result<Vec<Weighted>, NotAnArgument> {
    let mut list = List { all: Vec::new(), named: [false; Variable::COUNT] };
    for part in text.split([' ', '\t', ',', ';']).filter(|part| !part.is_empty()) {
        list.take(&part.to_ascii_lowercase())?;
    }
    Ok(list.all)
}

/// Truths or links, each named once. A repetition is an error before it is kept.
struct List {
    all: Vec<Weighted>,
    named: [bool; Variable::COUNT],
}

impl List {
    /// Takes all that a part names: `r1c12`, `1n12`, `3r14b2`, `3*2r4`.
    fn take(&mut self, part: &str) -> Result<(), NotAnArgument> {
        let wrong = || {
            NotAnArgument(format!(
                "'{}' is neither cells such as r1c12 nor a digit in houses such as 3r14b2, with each number once",
                short(part)
            ))
        };
        let (weight, name) = match part.split_once('*') {
            Some((weight, name)) => (weight.parse().map_err(|_| wrong())?, name),
            None => (1, part),
        };
        if let Some(cells) = cells_named(name) {
            return cells.iter().try_for_each(|cell| self.add(Variable::Cell(cell), weight, part));
        }
        let (numbers, mut rest) = digits_named(name).ok_or_else(wrong)?;
        if rest.is_empty() {
            return Err(wrong());
        }
        while !rest.is_empty() {
            let house = match rest.as_bytes()[0] {
                b'r' => Some(House::row as fn(usize) -> House),
                b'c' => Some(House::column as fn(usize) -> House),
                b'b' => Some(House::block as fn(usize) -> House),
                b'n' => None,
                _ => return Err(wrong()),
            };
            let (places, behind) = digits_named(&rest[1..]).ok_or_else(wrong)?;
            for number in numbers {
                for place in places {
                    let variable = match house {
                        Some(house) => Variable::Place(house(place.index()), number),
                        None => Variable::Cell(Cell::at(number.index(), place.index())),
                    };
                    self.add(variable, weight, part)?;
                }
            }
            rest = behind;
        }
        Ok(())
    }

    fn add(&mut self, variable: Variable, weight: u8, part: &str) -> Result<(), NotAnArgument> {
        if std::mem::replace(&mut self.named[variable.index()], true) {
            let once = Weighted::once(variable);
            return Err(NotAnArgument(format!("'{}' names {once} a second time", short(part))));
        }
        self.all.push(Weighted { variable, weight });
        Ok(())
    }
}

/// As much as a message quotes.
fn short(text: &str) -> Shown<'_> {
    shown(text.trim()).within(60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::rank::MSLS;

    #[test]
    fn all_ways_to_write_a_list_name_the_same() {
        let expected: Vec<Weighted> =
            ["r1c1", "r1c2", "3r1", "3r4", "3b2"].map(|name| name.parse().unwrap()).into();
        for text in ["r1c12 3r14b2", "1n12,3r14, 3B2", "1N1 1N2 3R1 3R4 3B2", "r1c1;r1c2;3r14;3b2"] {
            assert_eq!(list(text), Ok(expected.clone()), "{text}");
        }
        assert_eq!(list("2*14r5").unwrap(), ["2*1r5", "2*4r5"].map(|name| name.parse().unwrap()));
        assert_eq!(list("r12c34").unwrap().len(), 4);
    }

    #[test]
    fn names_and_numbers_may_stand_before_the_braces() {
        let step = written("MSLS: 2 Truths = {1n12} 2 Links = {3r1 4r1} => r1c3<>3").unwrap();
        assert_eq!((step.kind, step.effect.to_string().as_str()), (&MSLS, "r1c3<>3"));
        assert_eq!(written("truths {1n12} links {3r1 4r1 | 3b1 4b1} => r1c3<>3").unwrap().kind, &RANK);
    }

    #[test]
    fn what_is_no_argument_says_where() {
        for (line, said) in [
            ("3 truths {r1c12} links {3r1} => r1c3<>3", "3 truths are announced, and 2 are in the braces"),
            ("truths {r1c12} 2 links {3r1} => r1c3<>3", "2 links are announced, and 1 are in the braces"),
            (
                "X-Wing: truths {r1c12} links {3r1} => r1c3<>3",
                "no technique of truths and links is called 'X-Wing'",
            ),
            ("truths {r1c12} links {3r0} => r1c3<>3", "'3r0' is neither cells"),
            ("truths {r1c12} links {33r1} => r1c3<>3", "'33r1' is neither cells"),
            ("truths {r1c12} links {3r1 4b3r1b3} => r1c3<>3", "'4b3r1b3' names 4b3 a second time"),
            ("truths {r1c12 1n1} links {3r1} => r1c3<>3", "'1n1' names r1c1 a second time"),
            (
                "99999999999999999999999 truths {r1c1} links {3r1} => r1c3<>3",
                "expected at most 324 in the braces",
            ),
            ("truths {r1c12} links {3r1} => r11c3<>3", "'r11c3<>3' is neither digits placed"),
            ("truths {r1c12} links {3r1} => r1c3", "'r1c3' "),
            ("truths {r1c12} links {3r1}", "expected 'truths {...} links {...} => r1c1<>2', found"),
            ("truths r1c12 links {3r1} => r1c3<>3", "expected 'truths {...} links {...} => r1c1<>2', found"),
            ("truths {r1c12} links {3r1} more => r1c3<>3", "expected"),
        ] {
            let error = written(line).unwrap_err().to_string();
            assert!(error.contains(said), "{line}: {error}");
        }
    }
}
