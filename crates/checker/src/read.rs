//! Records from JSON text, part by part.
//!
//! A part stays text until its record asks for it, so that nothing becomes a tree, and an error says in which
//! field it is. There is one reader of objects and one of lists: derived ones for every record would be
//! two thirds of the checker in WebAssembly.

use crate::truths::Variable;
use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Chute, Digit, DigitSet, House, HouseSet, Puzzle};

/// A part that was read, or the reason why it cannot be.
pub(crate) type Reading<T> = Result<T, Box<Unread>>;

/// The reason that a part cannot be read. It is boxed, as results are passed on all the time.
pub(crate) struct Unread {
    pub(crate) why: String,
}

/// The refusal of a part that is something else.
#[cold]
#[inline(never)]
pub(crate) fn expected(what: &str) -> Box<Unread> {
    Box::new(Unread { why: ["expected ", what].concat() })
}

/// The refusal with its place.
#[cold]
#[inline(never)]
pub(crate) fn within(place: &str, mut unread: Box<Unread>) -> Box<Unread> {
    unread.why = [place, ": ", &unread.why].concat();
    unread
}

/// A part of a document.
pub(crate) trait Read<'a>: Sized {
    fn read(text: &'a RawValue) -> Reading<Self>;

    /// The value of a field that is not there.
    fn missing() -> Option<Self> {
        None
    }
}

/// Names of fields, and the text of those that are there. They are read in this order.
pub(crate) struct Fields<'n, 'a> {
    names: &'n [&'n str],
    found: Vec<Option<&'a RawValue>>,
    at: usize,
}

impl<'a> Visitor<'a> for &mut Fields<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(name) = fields.next_key::<String>()? {
            match self.names.iter().position(|one| *one == name) {
                Some(number) if self.found[number].is_some() => return Err(serde::de::Error::custom("")),
                Some(number) => self.found[number] = Some(fields.next_value()?),
                None => _ = fields.next_value::<IgnoredAny>()?,
            }
        }
        Ok(())
    }
}

impl<'n, 'a> Fields<'n, 'a> {
    /// Finds some fields of an object.
    pub(crate) fn of(text: &'a RawValue, names: &'n [&'n str]) -> Reading<Self> {
        let mut fields = Self { names, found: vec![None; names.len()], at: 0 };
        let mut json = serde_json::Deserializer::from_str(text.get());
        // The text is JSON, or it would not be a part.
        json.deserialize_map(&mut fields).map_err(|_| expected("an object with each field once"))?;
        Ok(fields)
    }

    /// Reads the next of the fields.
    #[inline(never)]
    pub(crate) fn next<T: Read<'a>>(&mut self) -> Reading<T> {
        let name = self.names[self.at];
        self.at += 1;
        match self.found[self.at - 1] {
            Some(text) => T::read(text).map_err(|why| within(name, why)),
            None => T::missing().ok_or_else(|| expected(&["the field ", name].concat())),
        }
    }

    /// Reads the next of the fields, which need not be there.
    pub(crate) fn next_or<T: Read<'a>>(&mut self, default: T) -> Reading<T> {
        if self.found[self.at].is_some() {
            return self.next();
        }
        self.at += 1;
        Ok(default)
    }
}

/// The variant that a text names, by number, with its part: `"Seen"`, or `{"Subset":{...}}`.
pub(crate) fn variant<'a>(text: &'a RawValue, names: &[&str]) -> Reading<(usize, &'a RawValue)> {
    let position = |found: Option<usize>| found.ok_or_else(|| expected(&names.join(" or ")));
    if text.get().starts_with('"') {
        let name = word(text)?;
        return Ok((position(names.iter().position(|one| *one == name))?, text));
    }
    let Fields { found, .. } = Fields::of(text, names)?;
    let number = position(found.iter().position(Option::is_some))?;
    let one = found[number].filter(|_| found.iter().flatten().count() == 1);
    Ok((number, one.ok_or_else(|| expected("one field"))?))
}

/// A receiver of the items of a list, one after the other, and its refusal.
struct Items<'v, 'a> {
    visit: &'v mut dyn FnMut(&'a RawValue) -> Reading<()>,
    refused: Option<Box<Unread>>,
}

impl<'a> Visitor<'a> for &mut Items<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut items: A) -> Result<(), A::Error> {
        let mut number = 0_usize;
        while let Some(item) = items.next_element()? {
            number += 1;
            if let Err(why) = (self.visit)(item) {
                self.refused = Some(within(&["item ", &number.to_string()].concat(), why));
                return Err(serde::de::Error::custom(""));
            }
        }
        Ok(())
    }
}

/// Visits the items of a list.
fn each_item<'a>(text: &'a RawValue, visit: &mut dyn FnMut(&'a RawValue) -> Reading<()>) -> Reading<()> {
    let mut items = Items { visit, refused: None };
    let mut json = serde_json::Deserializer::from_str(text.get());
    let read = json.deserialize_seq(&mut items);
    read.map_err(|_| items.refused.unwrap_or_else(|| expected("a list")))
}

/// A text without its quotes.
pub(crate) fn word(text: &RawValue) -> Reading<Cow<'_, str>> {
    let plain = text.get().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    match plain {
        Some(plain) if !plain.contains('\\') => Ok(plain.into()),
        _ => serde_json::from_str::<String>(text.get()).map(Cow::from).map_err(|_| expected("a text")),
    }
}

/// A value by its name.
fn named<T>(text: &RawValue, read: impl Fn(&str) -> Option<T>, what: &str) -> Reading<T> {
    let name = word(text)?;
    read(&name).ok_or_else(|| expected(what))
}

/// Reads a number of JSON.
fn number<T: std::str::FromStr>(text: &RawValue, what: &str) -> Reading<T> {
    text.get().parse().map_err(|_| expected(what))
}

macro_rules! read_by {
    ($($type:ty: $text:ident => $read:expr;)*) => {
        $(impl<'a> Read<'a> for $type {
            fn read($text: &'a RawValue) -> Reading<Self> {
                $read
            }
        })*
    };
}

read_by! {
    u8: text => number(text, "a small number");
    usize: text => number(text, "a number");
    bool: text => number(text, "true or false");
    Digit: text => Digit::from_value(u8::read(text)?).ok_or_else(|| expected("a digit, 1 to 9"));
    Cell: text => named(text, |name| name.parse().ok(), "a cell such as r1c1");
    Candidate: text => named(text, |name| name.parse().ok(), "a candidate such as r4c7=3");
    Puzzle: text => named(text, |name| name.parse().ok(), "81 digits and dots");
    House: text => named(
        text,
        |name| House::all().find(|house| house.to_string() == name),
        "a house such as row 1, column 1 or box 1"
    );
    Chute: text => named(
        text,
        |name| Chute::all().find(|chute| chute.to_string() == name),
        "a band or stack such as band 1"
    );
    CellSet: text => each(text);
    DigitSet: text => each(text);
    HouseSet: text => each(text);
    CandidateSet: text => each(text);
    &'a RawValue: text => Ok(text);
    Box<RawValue>: text => Ok(text.to_owned());
}

/// The items of a list, read.
fn each<'a, T: Read<'a>, C: Default + Extend<T>>(text: &'a RawValue) -> Reading<C> {
    let mut all = C::default();
    each_item(text, &mut |item| {
        all.extend([T::read(item)?]);
        Ok(())
    })?;
    Ok(all)
}

impl<'a, T: Read<'a>> Read<'a> for Vec<T> {
    fn read(text: &'a RawValue) -> Reading<Self> {
        each(text)
    }
}

impl<'a, T: Read<'a>, const N: usize> Read<'a> for [T; N] {
    fn read(text: &'a RawValue) -> Reading<Self> {
        let all: Vec<T> = each(text)?;
        all.try_into().map_err(|_| expected("a list of another length"))
    }
}

impl<'a, A: Read<'a>, B: Read<'a>> Read<'a> for (A, B) {
    fn read(text: &'a RawValue) -> Reading<Self> {
        let [a, b] = <[&RawValue; 2]>::read(text)?;
        Ok((A::read(a)?, B::read(b)?))
    }
}

impl<'a, T: Read<'a>> Read<'a> for Option<T> {
    fn read(text: &'a RawValue) -> Reading<Self> {
        if text.get() == "null" { Ok(None) } else { T::read(text).map(Some) }
    }

    fn missing() -> Option<Self> {
        Some(None)
    }
}

impl<'a> Read<'a> for Variable {
    fn read(text: &'a RawValue) -> Reading<Self> {
        let (number, part) = variant(text, &["Cell", "Place"])?;
        if number == 0 {
            return Cell::read(part).map(Self::Cell);
        }
        <(House, Digit)>::read(part).map(|(house, digit)| Self::Place(house, digit))
    }
}

/// Declares a record that is read by its fields, of which some have a value if they are not there.
macro_rules! record {
    (
        $(#[$about:meta])* $see:vis struct $type:ident $(<$life:lifetime>)? {
            $($(#[$note:meta])* $show:vis $field:ident: $of:ty $(= $default:expr)?),* $(,)?
        }
    ) => {
        $(#[$about])*
        $see struct $type $(<$life>)? { $($(#[$note])* $show $field: $of),* }

        impl<'a> crate::read::Read<'a> for $type $(<$life>)? {
            fn read(text: &'a serde_json::value::RawValue) -> crate::read::Reading<Self> {
                let mut fields = crate::read::Fields::of(text, &[$(stringify!($field)),*])?;
                Ok(Self { $($field: crate::read::record!(@ fields $($default)?)?),* })
            }
        }
    };
    (@ $fields:ident) => { $fields.next() };
    (@ $fields:ident $default:expr) => { $fields.next_or($default) };
}

/// Reads a variant by its name: nothing behind it, a part, or the fields of one.
macro_rules! variants {
    ($type:ident $(<$life:lifetime>)?: $($name:literal $variant:ident $shape:tt),* $(,)?) => {
        impl<'a> crate::read::Read<'a> for $type $(<$life>)? {
            fn read(text: &'a serde_json::value::RawValue) -> crate::read::Reading<Self> {
                const NAMES: &[&str] = &[$($name),*];
                let (number, part) = crate::read::variant(text, NAMES)?;
                let mut variants = 0..;
                $(if variants.next() == Some(number) {
                    return crate::read::variants!(@ part $variant $shape)
                        .map_err(|why| crate::read::within(NAMES[number], why));
                })*
                unreachable!("it is one of the names")
            }
        }
    };
    (@ $part:ident $variant:ident ()) => { { _ = $part; Ok(Self::$variant) } };
    (@ $part:ident $variant:ident (_)) => { crate::read::Read::read($part).map(Self::$variant) };
    (@ $part:ident $variant:ident { $($field:ident),* }) => {
        (|| {
            let mut fields = crate::read::Fields::of($part, &[$(stringify!($field)),*])?;
            Ok(Self::$variant { $($field: fields.next()?),* })
        })()
    };
}

pub(crate) use {record, variants};
