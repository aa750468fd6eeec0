//! Messages with named values.
//!
//! A message is one text, so that it can be read as a whole, and replaced by one of another language.

use crate::{Sentence, Span};

/// Makes a [`Sentence`] from a message and the values that it names: texts, numbers, digits, cells, houses,
/// sets of them, and other sentences.
///
/// ```
/// use sudokit_core::{Cell, CellSet, Digit};
/// use sudokit_diagram::say;
///
/// let cells: CellSet = [Cell::at(0, 0), Cell::at(0, 1)].into_iter().collect();
/// assert_eq!(say!("Only {cells} are left.", [cells]).to_string(), "Only r1c1 and r1c2 are left.");
/// let said = say!("{corner} is not {digit}.", [corner = Cell::at(8, 8), digit = Digit::D4]);
/// assert_eq!(said.to_string(), "r9c9 is not 4.");
/// ```
///
/// A name with words behind it stands for one of these: the first if the value lists one thing, the next if
/// it lists two, the last if it lists more. A value of several pieces counts as one thing.
///
/// ```
/// # use sudokit_core::HouseSet;
/// # use sudokit_diagram::say;
/// let rule = |rows: HouseSet| say!("{rows} {rows:needs|need} a 4{rows:| twice| as often}.", [rows]);
/// let first = |count: usize| rule(HouseSet::ROWS.iter().take(count).collect()).to_string();
/// assert_eq!(first(1), "Row 1 needs a 4.");
/// assert_eq!(first(2), "Rows 1 and 2 need a 4 twice.");
/// assert_eq!(first(3), "Rows 1, 2 and 3 need a 4 as often.");
/// ```
///
/// A name without a value does not compile, nor does a value that is not named:
///
/// ```compile_fail
/// # use sudokit_diagram::say;
/// let digit = sudokit_core::Digit::D4;
/// say!("All places for {number} are in a line.", [digit]);
/// ```
///
/// Nor does a brace that is not closed:
///
/// ```compile_fail
/// # use sudokit_diagram::say;
/// let digit = sudokit_core::Digit::D4;
/// say!("All places for {digit are in a line.", [digit]);
/// ```
#[macro_export]
macro_rules! say {
    ($message:literal) => { $crate::say!($message, []) };
    ($message:literal, [$($name:ident $(= $value:expr)?),* $(,)?]) => {{
        const {
            let names: &[&str] = &[$(stringify!($name)),*];
            assert!($crate::names_only($message, names), "the message has other names than the values");
        }
        $crate::Sentence::said($message, &[$((stringify!($name), $crate::say!(@ $name $($value)?).into())),*])
    }};
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
}

/// True if a message has each of these names, and no other, in braces that are closed.
#[doc(hidden)]
pub const fn names_only(message: &str, names: &[&str]) -> bool {
    const fn is_at(message: &[u8], place: usize, name: &[u8]) -> bool {
        let mut i = 0;
        while i < name.len() {
            if place + i == message.len() || message[place + i] != name[i] {
                return false;
            }
            i += 1;
        }
        place + i < message.len() && matches!(message[place + i], b'}' | b':')
    }
    let (message, mut named, mut place, mut is_open) = (message.as_bytes(), 0_u64, 0, false);
    while place < message.len() {
        if message[place] == b'}' {
            is_open = false;
        } else if message[place] == b'{' {
            if is_open {
                return false;
            }
            is_open = true;
            let mut number = 0;
            while number < names.len() && !is_at(message, place + 1, names[number].as_bytes()) {
                number += 1;
            }
            if number == names.len() {
                return false;
            }
            named |= 1 << number;
        }
        place += 1;
    }
    !is_open && named == (1 << names.len()) - 1
}

impl Sentence {
    /// A message with values in the places of their names.
    #[doc(hidden)]
    pub fn said(message: &'static str, values: &[(&str, Self)]) -> Self {
        let (mut said, mut left) = (Self::default(), message);
        while let Some((before, rest)) = left.split_once('{') {
            let (place, after) = rest.split_once('}').unwrap_or((rest, ""));
            let (name, words) =
                place.split_once(':').map_or((place, None), |(name, words)| (name, Some(words)));
            said.push_words(before);
            for (_, value) in values.iter().filter(|(of, _)| *of == name) {
                match words {
                    Some(words) => said.push_words(value.one_of(words)),
                    None => said.append(value.clone()),
                }
            }
            left = after;
        }
        said.push_words(left);
        said
    }

    fn push_words(&mut self, words: &'static str) {
        if !words.is_empty() {
            self.push(words);
        }
    }

    /// Of "for one|for two|for more" the words for as many things as this lists.
    fn one_of(&self, words: &'static str) -> &'static str {
        let count = match &self.spans[..] {
            [Span::Cells(cells) | Span::AnyCell(cells)] => cells.len(),
            [Span::Digits(digits) | Span::AnyDigit(digits)] => digits.len(),
            [Span::Houses(houses)] => houses.len(),
            [Span::Candidates(candidates)] => candidates.len(),
            [Span::Text(number)] => number.parse().unwrap_or(1),
            _ => 1,
        };
        let for_count = words.split('|').nth(count.wrapping_sub(1));
        for_count.or_else(|| words.rsplit('|').next()).unwrap_or_default()
    }
}
