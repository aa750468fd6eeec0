//! A sentence becomes text.

use super::Words;
use super::message::{Piece, Text, Variant};
use crate::sentence::{Id, by_cells};
use crate::{Names, Sentence, Value};
use sudokit_core::{CandidateSet, House, HouseKind, HouseSet};

/// The text so far, and the means to go on with it.
pub(super) struct Telling<'a> {
    words: &'a Words,
    names: &'a dyn Names,
    pub(super) text: String,
}

/// The values of the words of `grid`.
const COUNT: Id = Id::of("count");
const FIRST: Id = Id::of("first");
const NAME: Id = Id::of("name");
const EACH: Id = Id::of("each");
const DIGITS: Id = Id::of("digits");
const CELLS: Id = Id::of("cells");

/// How a list is written.
#[derive(Clone, Copy)]
enum Style {
    And,
    Or,
    Nor,
    Also,
    Else,
    Groups,
    Order,
    Series,
    Text,
}

impl Style {
    const fn words(self) -> [&'static str; 2] {
        match self {
            Self::And => ["and", "and-between"],
            Self::Or => ["or", "or-between"],
            Self::Nor => ["nor", "nor-between"],
            Self::Also => ["also", "also-between"],
            Self::Else => ["else", "else-between"],
            Self::Groups => ["groups", "groups-between"],
            Self::Order => ["order", "order"],
            Self::Series => ["series", "series"],
            Self::Text => ["text", "text"],
        }
    }
}

/// The form of a house.
#[derive(Clone, Copy)]
enum Form {
    Bare,
    In,
    Of,
}

impl Form {
    const fn ending(self) -> &'static str {
        match self {
            Self::Bare => "",
            Self::In => "-in",
            Self::Of => "-of",
        }
    }
}

impl<'a> Telling<'a> {
    pub(super) const fn new(words: &'a Words, names: &'a dyn Names) -> Self {
        Self { words, names, text: String::new() }
    }

    pub(super) fn sentence(&mut self, sentence: &Sentence) {
        if sentence.is_empty() {
            return;
        }
        // Of English, every message is held to be there.
        if let Some(text) = self.words.text(sentence.message()) {
            self.fill_in(text, sentence.named());
        }
    }

    /// A text with values in their places.
    fn fill_in(&mut self, mut text: Text, values: &[(Id, Value)]) {
        let of = |name: &str| {
            let id = Id::of(name);
            values.iter().find(|(of, _)| *of == id).map(|(_, value)| value)
        };
        while let Some((piece, rest)) = text.next() {
            match piece {
                Piece::Words(words) => self.text += words,
                Piece::Value { function, value } => {
                    let (style, form) = match function {
                        "OR" => (Style::Or, Form::Bare),
                        "NOR" => (Style::Nor, Form::Bare),
                        "ALSO" => (Style::Also, Form::Bare),
                        "ELSE" => (Style::Else, Form::Bare),
                        "ORDER" => (Style::Order, Form::Bare),
                        "SERIES" => (Style::Series, Form::Bare),
                        "TEXT" => (Style::Text, Form::Bare),
                        "IN" => (Style::And, Form::In),
                        "OF" => (Style::And, Form::Of),
                        _ => (Style::And, Form::Bare),
                    };
                    self.value(of(value), style, form);
                }
                Piece::Choice { function, value, variants } => {
                    if let Some(chosen) = self.chosen(!function.is_empty(), of(value), &variants) {
                        self.fill_in(chosen, values);
                    }
                }
            }
            text = rest;
        }
    }

    /// The variant for a value: by its count if that is asked for, or by its number or its kind.
    fn chosen(&self, is_counted: bool, value: Option<&Value>, variants: &[Variant]) -> Option<Text> {
        let (number, word) = match value? {
            value if is_counted => (Some(value.count()), None),
            Value::Digit(digit) => (Some(digit.index() + 1), None),
            Value::Number(number) => (Some(*number), None),
            Value::House(house) => (None, Some(kind(*house))),
            Value::Name(name) => (None, Some(name.as_ref())),
            _ => (None, None),
        };
        let category = number.map(|number| category(self.words.language, number));
        let number = number.map(|number| number.to_string());
        let with = |key: Option<&str>| variants.iter().find(|variant| key == Some(variant.key));
        let found = with(number.as_deref().or(word)).or_else(|| with(category));
        found.or_else(|| variants.iter().find(|variant| variant.is_default)).map(|variant| variant.text)
    }

    fn value(&mut self, value: Option<&Value>, style: Style, form: Form) {
        let names = self.names;
        match value {
            None => {}
            Some(Value::Number(number)) => self.text += &number.to_string(),
            Some(Value::Digit(digit)) => self.text += &digit.to_string(),
            Some(Value::Digits(digits)) => {
                self.list(*digits, style, |to, digit| to.text += &digit.to_string());
            }
            Some(Value::Cell(cell)) => self.text += &names.cell(*cell),
            Some(Value::Cells(cells)) => self.list(*cells, style, |to, cell| to.text += &names.cell(cell)),
            Some(Value::House(house)) => self.houses(HouseSet::of(*house), form),
            Some(Value::Houses(houses)) => self.houses(*houses, form),
            Some(Value::Candidate(one)) => self.candidates(CandidateSet::of(*one)),
            Some(Value::Candidates(all)) => self.candidates(**all),
            Some(Value::Name(name)) => self.text += name,
            Some(Value::Term(message, english)) => {
                let start = self.text.len();
                let own = self.words.text(*message).map(Text::plain);
                self.text += own.unwrap_or(english);
                self.begin_at(start);
            }
            Some(Value::Sentence(sentence)) => self.sentence(sentence),
            Some(Value::List(sentences)) => self.list(sentences, style, Self::sentence),
        }
    }

    /// Items one after the other, with the words of the language between them.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, style: Style, tell: impl Fn(&mut Self, T)) {
        let items: Vec<T> = items.into_iter().collect();
        let count = items.len();
        let mut items = items.into_iter();
        self.list_of(count, style, &mut |to| items.next().into_iter().for_each(|item| tell(to, item)));
    }

    fn list_of(&mut self, count: usize, style: Style, tell_next: &mut dyn FnMut(&mut Self)) {
        let [before_last, between] = style.words();
        for place in 0..count {
            let start = self.text.len();
            tell_next(self);
            if place > 0 {
                // The word depends on what follows: in Spanish, "o" is "u" before 8.
                let first: String = self.text[start..].chars().take(1).collect();
                let values = [(COUNT, count.into()), (FIRST, first.into())];
                let item = self.text.split_off(start);
                self.word(if place + 1 == count { before_last } else { between }, "", &values);
                self.text += &item;
            }
        }
    }

    /// A word of the language, with its own values.
    fn word(&mut self, name: &str, ending: &str, values: &[(Id, Value)]) {
        if let Some(text) = self.words.word(&[name, ending].concat()) {
            self.fill_in(text, values);
        }
    }

    /// Row 1 and box 2, rows 1 and 4 and box 2: those of a kind together.
    fn houses(&mut self, houses: HouseSet, form: Form) {
        let of = |kind| houses.iter().filter(|house| house.kind() == kind).collect::<HouseSet>();
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Block].map(of);
        let groups = kinds.into_iter().filter(|alike| !alike.is_empty());
        self.list(groups, Style::And, |to, alike| to.houses_alike(alike, form));
    }

    /// Houses of one kind.
    fn houses_alike(&mut self, houses: HouseSet, form: Form) {
        let Some(first) = houses.first() else { return };
        let start = self.text.len();
        let name = |to: &mut Self, house| to.text += &to.names.ordinal(house);
        self.list(houses, Style::And, name);
        let mut values = vec![(NAME, self.text.split_off(start).into())];
        let mut plural = "";
        if houses.len() > 1 {
            plural = "-several";
            self.list(houses, Style::And, |to, house| {
                let start = to.text.len();
                name(to, house);
                let name = to.text.split_off(start);
                to.word(kind(house), "", &[(NAME, name.into())]);
            });
            values.push((EACH, self.text.split_off(start).into()));
        }
        self.word(kind(first), &[plural, form.ending()].concat(), &values);
        self.begin_at(start);
    }

    /// Gives what stands behind this place a capital if a sentence begins there.
    fn begin_at(&mut self, start: usize) {
        if begins(&self.text[..start]) {
            let said = self.text.split_off(start);
            let mut letters = said.chars();
            self.text.extend(letters.next().into_iter().map(|first| first.to_ascii_uppercase()));
            self.text += letters.as_str();
        }
    }

    /// Candidates by their digits: those with the same cells together.
    fn candidates(&mut self, candidates: CandidateSet) {
        let groups = by_cells(candidates);
        let has_lists = groups.iter().any(|(of, places)| of.len() > 1 || places.len() > 1);
        let style = match groups.len() {
            _ if !has_lists => Style::And,
            2 => Style::Also,
            _ => Style::Groups,
        };
        self.list(groups, style, |to, (digits, cells)| {
            to.word("candidates", "", &[(DIGITS, digits.into()), (CELLS, cells.into())]);
        });
    }
}

/// True if a sentence begins behind this text.
fn begins(text: &str) -> bool {
    text.is_empty() || text.trim_end().ends_with('.')
}

const fn kind(house: House) -> &'static str {
    match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "box",
    }
}

/// The plural category of a number, as in CLDR for whole numbers below a million.
fn category(language: &str, number: usize) -> &'static str {
    match (language.split('-').next().unwrap_or_default(), number) {
        ("ja" | "zh", _) => "other",
        ("fr" | "pt", 0) | (_, 1) => "one",
        _ => "other",
    }
}
