//! A law of lessons: every sentence of an example speaks of its step alone.

use std::collections::BTreeSet;
use sudokit::diagram::{Explanation, Mark, Names, Rncn, Sentence, Value, Voice, Words};
use sudokit::logic::techniques::fish::X_WING;
use sudokit::logic::techniques::locked::POINTING;
use sudokit::logic::{Kind, Step};
use sudokit::{Board, Cancel, CandidateSet, Cell, CellSet, DigitSet, House, HouseSet};
use sudokit_play::train::{Drill, Exercise, Positions, kinds};
use sudokit_testkit::share;

/// Cells, houses and digits, and the numbers that a sentence may write: counts, and those inside names.
#[derive(Clone, Debug, Default)]
struct Things {
    cells: CellSet,
    houses: HouseSet,
    digits: DigitSet,
    numbers: BTreeSet<usize>,
}

impl Things {
    fn candidates(&mut self, candidates: CandidateSet) {
        self.cells |= candidates.cells();
        self.digits |= candidates.digits();
    }

    /// All that a sentence was given to speak of.
    fn of(sentence: &Sentence) -> Self {
        let mut things = Self::default();
        sentence.values().for_each(|value| things.add(value));
        things
    }

    fn add(&mut self, value: &Value) {
        let count = match value {
            Value::Number(number) => *number,
            Value::Digit(digit) => {
                self.digits |= DigitSet::of(*digit);
                1
            }
            Value::Digits(digits) => {
                self.digits |= *digits;
                digits.len()
            }
            Value::Cell(cell) => {
                self.cells |= CellSet::of(*cell);
                1
            }
            Value::Cells(cells) => {
                self.cells |= *cells;
                cells.len()
            }
            Value::House(house) => {
                self.houses |= HouseSet::of(*house);
                1
            }
            Value::Houses(houses) => {
                self.houses |= *houses;
                houses.len()
            }
            Value::Candidate(candidate) => {
                self.candidates(CandidateSet::of(*candidate));
                1
            }
            Value::Candidates(candidates) => {
                self.candidates(**candidates);
                candidates.len()
            }
            Value::Name(text) | Value::Term(_, text) => {
                self.numbers.extend(numbers_of(text));
                1
            }
            Value::Sentence(sentence) => {
                sentence.values().for_each(|value| self.add(value));
                1
            }
            Value::List(sentences) => {
                sentences.iter().flat_map(Sentence::values).for_each(|value| self.add(value));
                sentences.len()
            }
            _ => unreachable!("{value:?} is a value that the law does not know"),
        };
        self.numbers.insert(count);
    }

    /// All that the pattern and the effect of a step are about: what its picture shows.
    fn of_step(step: &Step, board: &Board) -> Self {
        let (mut things, diagram) = (Self::default(), step.diagram(board));
        things.candidates(step.effect.placed() | step.effect.eliminated());
        for mark in &diagram.marks {
            match mark {
                Mark::Candidates(candidates, _) => things.candidates(*candidates),
                Mark::Cells(cells, _) => things.cells |= *cells,
                Mark::Houses(houses, _) => things.houses |= *houses,
            }
        }
        for link in &diagram.links {
            things.candidates(link.from | link.to);
            things.cells |= link.set;
        }
        for cell in things.cells {
            things.digits |= board.candidates(cell) | board.digit(cell).map_or(DigitSet::EMPTY, DigitSet::of);
        }
        let of_cells = House::all().filter(|house| !(house.cells() & things.cells).is_empty());
        let marked = things.houses;
        things.houses |= of_cells.collect();
        marked.iter().for_each(|house| things.cells |= house.cells());
        things
    }
}

/// Numbers that a text has for every step, by what surrounds them: Japanese counts in digits.
const COUNTED: [(&str, &str); 18] = [
    ("", "つ"),
    ("", "か所"),
    ("", "マス"),
    ("", "択"),
    ("", "組"),
    ("", "色"),
    ("", "本"),
    ("", "行"),
    ("", "列"),
    ("", "種"),
    ("", "個"),
    ("重複度は", ""),
    ("重数为", ""),
    ("multiplicity ", ""),
    ("Multiplizität ", ""),
    ("multiplicidad ", ""),
    ("multiplicité ", ""),
    ("multiplicidade ", ""),
];

/// Digits to count through in a house, and places in a box: they are the same for every step.
const COUNTED_THROUGH: [&str; 20] = [
    "1 to 9",
    "1 bis 9",
    "1 al 9",
    "1 à 9",
    "1から9",
    "1 a 9",
    "1到9",
    "1数到9",
    "1-2-3",
    "2-3-1",
    "3-1-2",
    "1-3-2",
    "2-1-3",
    "3-2-1",
    "1, 2 and 3",
    "1, 2 und 3",
    "1, 2 y 3",
    "1, 2 et 3",
    "1, 2 e 3",
    "1、2、3",
];

/// The numbers in a text, each from its first digit to its last, without those that it would have for any
/// step. A 0 is no digit of a puzzle and counts nothing.
fn numbers_of(text: &str) -> BTreeSet<usize> {
    let text = COUNTED_THROUGH.into_iter().fold(text.to_owned(), |text, part| text.replace(part, ""));
    let is_digit = |letter: char| letter.is_ascii_digit();
    let mut numbers = BTreeSet::new();
    let mut rest = &text[..];
    while let Some(first) = rest.find(is_digit) {
        let (before, from) = rest.split_at(first);
        let (number, after) = from.split_at(from.find(|letter| !is_digit(letter)).unwrap_or(from.len()));
        let is_counted = |(left, right): &(&str, &str)| {
            number.len() == 1 && before.ends_with(left) && after.starts_with(right)
        };
        if !COUNTED.iter().any(is_counted) {
            numbers.extend(number.parse::<usize>().ok().filter(|number| *number > 0));
        }
        rest = after;
    }
    numbers
}

/// Names that no other word of a text can be taken for.
struct Marked;

impl Names for Marked {
    fn cell(&self, cell: Cell) -> String {
        format!("\u{2}c{}\u{3}", cell.index())
    }

    fn ordinal(&self, house: House) -> String {
        format!("\u{2}h{}\u{3}", house.index())
    }
}

/// Cells, houses and numbers in a text with [`Marked`] names.
fn read(text: &str) -> (CellSet, HouseSet, BTreeSet<usize>) {
    let (mut cells, mut houses, mut numbers) = (CellSet::EMPTY, HouseSet::EMPTY, BTreeSet::new());
    for part in text.split('\u{2}') {
        let (name, rest) = part.split_once('\u{3}').unwrap_or(("", part));
        numbers.extend(numbers_of(rest));
        let index = || name[1..].parse::<usize>().expect("a number");
        match name.get(..1) {
            Some("c") => cells |= CellSet::of(Cell::from_index(index())),
            Some("h") => houses |= HouseSet::of(House::from_index(index())),
            _ => assert!(name.is_empty(), "{text}"),
        }
    }
    (cells, houses, numbers)
}

fn sentences(said: &Explanation) -> impl Iterator<Item = &Sentence> {
    let cases = said.cases.iter().flat_map(|case| [&case.assumption].into_iter().chain(&case.steps));
    [&said.look].into_iter().chain(&said.pattern).chain(cases).chain(&said.reason).chain(&said.result)
}

/// The example of a lesson: its position and its step.
fn example(kind: &'static Kind, positions: &Positions, number: u64) -> (Board, Step) {
    let drill = Drill::new(Exercise::WhatFollows, kind, positions, number, &Cancel::new());
    let drill = drill.expect("nobody cancels").expect("it has positions");
    (*drill.board(), drill.step().expect("the position needs it").clone())
}

/// True if all that a sentence was given is in the step.
fn is_about(sentence: &Sentence, shown: &Things) -> bool {
    let about = Things::of(sentence);
    let houses = about.houses.iter().all(|house| shown.houses.contains(house));
    houses && about.cells.is_subset(shown.cells) && about.digits.is_subset(shown.digits)
}

/// Techniques whose suppositions lead further than their pictures, which would hide the grid: chains that are
/// told link by link, proofs inside proofs, and placements one after another.
fn leads_on(kind: &Kind) -> bool {
    ["whip", "braid", "contradiction", "exocet"].iter().any(|part| kind.id.contains(part))
}

/// True if a sentence speaks of empty cells alone, and of digits that are still possible in its cells or
/// houses.
fn is_about_the_grid(sentence: &Sentence, board: &Board) -> bool {
    let about = Things::of(sentence);
    let here = about.houses.iter().fold(about.cells, |cells, house| cells | house.cells());
    let possible = here.iter().fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell));
    about.cells.is_subset(board.unsolved()) && about.digits.is_subset(possible)
}

/// True if a sentence writes nothing in these words but what it was given.
fn is_made_of_its_values(sentence: &Sentence, words: &Words) -> bool {
    let (mut about, (cells, houses, numbers)) = (Things::of(sentence), read(&sentence.told(words, &Marked)));
    about.numbers.extend(about.digits.iter().map(|digit| digit.index() + 1));
    let houses = houses.iter().all(|house| about.houses.contains(house));
    houses && cells.is_subset(about.cells) && numbers.is_subset(&about.numbers)
}

#[test]
fn every_sentence_of_an_example_is_made_from_its_step() {
    let positions = Positions::built_in();
    let languages: Vec<&Words> =
        Words::languages().map(|language| Words::of(language).expect("it is ours")).collect();
    assert_eq!(languages.len(), 7);
    // The two examples of every lesson, and a share of all other positions.
    let most = kinds().map(|kind| positions.of(kind).len()).max().expect("there are techniques");
    let numbers: Vec<u64> = (0..2).chain(share(2..most as u64, 60)).collect();
    let (mut told, mut wrong) = (0, BTreeSet::new());
    for kind in kinds() {
        for number in numbers.iter().copied().filter(|number| *number < positions.of(kind).len() as u64) {
            let (board, step) = example(kind, &positions, number);
            let shown = Things::of_step(&step, &board);
            for sentence in sentences(&step.explain(&board)) {
                let is_told = leads_on(kind) && is_about_the_grid(sentence, &board);
                if !is_told && !is_about(sentence, &shown) {
                    wrong.insert(format!("{kind} {number}, not in the step: {sentence}"));
                }
                for voice in Voice::ALL {
                    for words in languages.iter().map(|words| words.in_voice(voice)) {
                        told += 1;
                        if !is_made_of_its_values(sentence, words) {
                            wrong.insert(format!("{kind} {number}: {}", sentence.told(words, &Rncn)));
                        }
                    }
                }
            }
        }
    }
    assert!(told > 10_000, "{told}");
    assert!(wrong.is_empty(), "{told} told, {} wrong:\n{wrong:#?}", wrong.len());
}

/// The law notices a sentence about something else.
#[test]
fn a_sentence_of_another_example_is_not_about_the_step() {
    let positions = Positions::built_in();
    for kind in [&POINTING, &X_WING] {
        let [(one, step), (other, another)] = [0, 1].map(|number| example(kind, &positions, number));
        let shown = Things::of_step(&step, &one);
        assert!(sentences(&step.explain(&one)).all(|sentence| is_about(sentence, &shown)));
        assert!(!sentences(&another.explain(&other)).all(|sentence| is_about(sentence, &shown)), "{kind}");
    }
    assert_eq!(numbers_of("5が2つ、1から9"), BTreeSet::from([5]));
}
