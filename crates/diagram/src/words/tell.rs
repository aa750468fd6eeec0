//! A sentence becomes text.

use super::Words;
use crate::sentence::by_cells;
use crate::{Names, Sentence, Value};
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use sudokit_core::{CandidateSet, House, HouseKind, HouseSet};

/// The text so far, and the means to go on with it.
pub(super) struct Telling<'a> {
    words: &'a Words,
    names: &'a dyn Names,
    pub(super) text: String,
}

/// How a list is written.
#[derive(Clone, Copy, PartialEq, Eq)]
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
#[derive(Clone, Copy, PartialEq, Eq)]
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
        match self.words.message(sentence.message()) {
            Some(pattern) => self.pattern(pattern, sentence),
            // Of English, every message is held to be there.
            None => self.text += sentence.message(),
        }
    }

    fn pattern(&mut self, pattern: &'a Pattern<&'static str>, values: &Sentence) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.inline(inline, values);
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    if let Some(variant) = self.chosen(selector, variants, values) {
                        self.pattern(&variant.value, values);
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'static str>, values: &Sentence) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.text += value;
            }
            InlineExpression::VariableReference { id } => {
                self.value(values.value(id.name), Style::And, Form::Bare)
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let (style, form) = match id.name {
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
                self.value(argument(arguments, values), style, form);
            }
            InlineExpression::MessageReference { id, .. } => {
                if let Some(pattern) = self.words.message(id.name) {
                    self.pattern(pattern, values);
                }
            }
            InlineExpression::TermReference { .. } | InlineExpression::Placeable { .. } => {}
        }
    }

    /// The variant for a value: by its count, its number or its kind.
    fn chosen(
        &self,
        selector: &InlineExpression<&'static str>,
        variants: &'a [Variant<&'static str>],
        values: &Sentence,
    ) -> Option<&'a Variant<&'static str>> {
        let (number, kind) = match selector {
            InlineExpression::FunctionReference { arguments, .. } => {
                (argument(arguments, values).map(Value::count), None)
            }
            InlineExpression::VariableReference { id } => match values.value(id.name) {
                Some(Value::Digit(digit)) => (Some(digit.index() + 1), None),
                Some(Value::Number(number)) => (Some(*number), None),
                Some(Value::House(house)) => (None, Some(kind(*house))),
                Some(Value::Name(name)) => (None, Some(name.as_ref())),
                _ => (None, None),
            },
            _ => (None, None),
        };
        let has = |wanted: &dyn Fn(&VariantKey<&'static str>) -> bool| {
            variants.iter().find(|variant| wanted(&variant.key))
        };
        let is_number = |key: &VariantKey<&'static str>| match key {
            VariantKey::NumberLiteral { value } => {
                number.is_some_and(|number| value.parse() == Ok(number)) || kind == Some(value)
            }
            VariantKey::Identifier { name } => kind == Some(name),
        };
        let category = number.map(|number| category(self.words.language, number));
        let is_category = |key: &VariantKey<&'static str>| match key {
            VariantKey::Identifier { name } => category == Some(*name),
            VariantKey::NumberLiteral { .. } => false,
        };
        has(&is_number)
            .or_else(|| has(&is_category))
            .or_else(|| variants.iter().find(|variant| variant.default))
    }

    fn value(&mut self, value: Option<&Value>, style: Style, form: Form) {
        let names = self.names;
        match value {
            None => {}
            Some(Value::Number(number)) => self.text += &number.to_string(),
            Some(Value::Digit(digit)) => self.text += &digit.to_string(),
            Some(Value::Digits(digits)) => {
                self.list(*digits, style, |to, digit| to.text += &digit.to_string())
            }
            Some(Value::Cell(cell)) => self.text += &names.cell(*cell),
            Some(Value::Cells(cells)) => self.list(*cells, style, |to, cell| to.text += &names.cell(cell)),
            Some(Value::House(house)) => self.houses(HouseSet::of(*house), form),
            Some(Value::Houses(houses)) => self.houses(*houses, form),
            Some(Value::Candidate(one)) => self.candidates(CandidateSet::of(*one)),
            Some(Value::Candidates(all)) => self.candidates(*all),
            Some(Value::Name(name)) => self.text += name,
            Some(Value::Sentence(sentence)) => self.sentence(sentence),
            Some(Value::List(sentences)) => self.list(sentences, style, Self::sentence),
        }
    }

    /// Items one after the other, with the words of the language between them.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, style: Style, tell: impl Fn(&mut Self, T)) {
        let items: Vec<T> = items.into_iter().collect();
        let (count, [before_last, between]) = (items.len(), style.words());
        for (place, item) in items.into_iter().enumerate() {
            let start = self.text.len();
            tell(self, item);
            if place > 0 {
                // The word depends on what follows: in Spanish, "o" is "u" before 8.
                let first: String = self.text[start..].chars().take(1).collect();
                let values = vec![("count", count.into()), ("first", first.into())];
                let item = self.text.split_off(start);
                self.word(if place + 1 == count { before_last } else { between }, "", values);
                self.text += &item;
            }
        }
    }

    /// A word of the language, with its own values.
    fn word(&mut self, name: &str, ending: &str, values: Vec<(&'static str, Value)>) {
        if let Some(pattern) = self.words.word(&[name, ending].concat()) {
            self.pattern(pattern, &Sentence::of("", values));
        }
    }

    /// Row 1 and box 2, rows 1 and 4 and box 2: those of a kind together.
    fn houses(&mut self, houses: HouseSet, form: Form) {
        let of = |kind| houses.iter().filter(|house| house.kind() == kind).collect::<HouseSet>();
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Block].map(of);
        let groups = kinds.into_iter().filter(|alike| !alike.is_empty());
        self.list(groups, Style::And, |to, alike| to.houses_alike(alike, form));
    }

    /// Houses of one kind. A sentence begins with a capital letter.
    fn houses_alike(&mut self, houses: HouseSet, form: Form) {
        let Some(first) = houses.first() else { return };
        let start = self.text.len();
        let name = |to: &mut Self, house| to.text += &to.names.ordinal(house);
        self.list(houses, Style::And, name);
        let mut values = vec![("name", self.text.split_off(start).into())];
        let mut plural = "";
        if houses.len() > 1 {
            plural = "-several";
            self.list(houses, Style::And, |to, house| {
                let start = to.text.len();
                name(to, house);
                let name = to.text.split_off(start);
                to.word(kind(house), "", vec![("name", name.into())]);
            });
            values.push(("each", self.text.split_off(start).into()));
        }
        self.word(kind(first), &[plural, form.ending()].concat(), values);
        if begins(&self.text[..start]) {
            let said = self.text.split_off(start);
            let mut letters = said.chars();
            self.text.extend(letters.next().into_iter().flat_map(char::to_uppercase));
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
            to.word("candidates", "", vec![("digits", digits.into()), ("cells", cells.into())]);
        });
    }
}

/// The value that a function is asked about.
fn argument<'v>(arguments: &CallArguments<&'static str>, values: &'v Sentence) -> Option<&'v Value> {
    match arguments.positional.first() {
        Some(InlineExpression::VariableReference { id }) => values.value(id.name),
        _ => None,
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
