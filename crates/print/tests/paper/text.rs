//! All text that reaches a page, read back from the pages.

use crate::puzzles::some;
use proptest::prelude::*;
use sudokit_diagram::{Explanation, Sentence, say};
use sudokit_print::{Book, Exercise, Flow, Format, Page, Paragraph, Part, Solutions, Worksheet};
use sudokit_render::drawing::{Element, Text};

/// The texts of some pages.
pub(crate) fn texts(pages: &[Page]) -> impl Iterator<Item = &Text> {
    pages.iter().flat_map(|page| &page.blocks).flat_map(|block| &block.elements).filter_map(text)
}

fn text(element: &Element) -> Option<&Text> {
    match element {
        Element::Text(text) => Some(text),
        Element::Form(..) => None,
    }
}

/// The words of headings and paragraphs, in order, without the spaces between them.
fn written(pages: &[Page]) -> String {
    let blocks = pages.iter().flat_map(|page| &page.blocks);
    let blocks = blocks.filter(|block| matches!(block.part, Part::Heading { .. } | Part::Paragraph));
    let texts = blocks.flat_map(|block| &block.elements).filter_map(text);
    texts.flat_map(|text| text.text.split_whitespace()).collect()
}

/// The letters that a page must show, without spaces.
fn expected<'t>(texts: impl IntoIterator<Item = &'t str>) -> String {
    texts.into_iter().flat_map(str::chars).filter(|letter| !letter.is_whitespace()).collect()
}

/// Words with any white space between them, and letters of many alphabets.
fn words() -> impl Strategy<Value = String> {
    "[A-Za-zß→≠数?.]{1,12}([ \n\t\r\u{a0}\u{2003}\u{2028}]{1,3}[A-Za-zéж独?,.]{1,12}){0,30}"
}

pub(crate) fn said(text: &str) -> Sentence {
    say!("common-line", [line = text.to_owned()])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_flow_writes_every_word(
        heading in "[A-Z][a-z\n数]{1,20}",
        paragraphs in prop::collection::vec(words(), 1..9),
    ) {
        let mut flow = Flow::new(Format::default()).expect("there is room");
        flow.heading(&heading);
        let each: Vec<Paragraph> = paragraphs.iter().map(Paragraph::new).collect();
        flow.text(&each, None);
        let all = [&*heading].into_iter().chain(paragraphs.iter().map(|text| &**text));
        prop_assert_eq!(written(&flow.finish()), expected(all));
    }

    #[test]
    fn a_worksheet_writes_every_word(
        intro in prop::collection::vec(words(), 0..3),
        question in "[A-Za-z]{1,9}[ \n][a-z数?]{1,30}",
        [name, line, look, pattern, reason, result] in [words(), words(), words(), words(), words(), words()],
    ) {
        let exercise = Exercise {
            question: question.clone(),
            name: name.clone(),
            line: line.clone(),
            said: Explanation {
                look: said(&look),
                pattern: vec![said(&pattern)],
                reason: vec![said(&reason)],
                result: vec![said(&result)],
                ..Explanation::default()
            },
            ..Exercise::blank()
        };
        let intro: Vec<Paragraph> = intro.into_iter().map(Paragraph::new).collect();
        let (heading, per_page) = ("X-Wing", 1);
        let sheet =
            Worksheet { heading, intro: &intro, per_page, ..Worksheet::new(std::slice::from_ref(&exercise)) };
        let text = |sheet: Worksheet<'_>| written(&sheet.pages().expect("it fits"));
        let asked: Vec<&str> = ["X-Wing", "Name", "Class", "Date"]
            .into_iter()
            .chain(intro.iter().map(|paragraph| &*paragraph.text))
            .chain(["1.", &question])
            .collect();
        let told = [&*line, &look, &pattern, &reason, &result];
        let at_end = ["Answers: X-Wing", "Answer 1"].into_iter().chain(told);
        prop_assert_eq!(text(sheet), expected(asked.iter().copied().chain(at_end.clone())));
        let short = format!("1. {name}: {result}");
        for (solutions, key) in [
            (Solutions::None, vec![]),
            (Solutions::Below, vec![&*short]),
            (Solutions::Back, vec!["Answers: X-Wing", &short]),
        ] {
            let all = asked.iter().copied().chain(key);
            prop_assert_eq!(text(Worksheet { solutions, ..sheet }), expected(all));
        }
        prop_assert_eq!(text(Worksheet { solutions: Solutions::Only, ..sheet }), expected(at_end));
        let first = asked.len() - 2;
        let example = ["Example"].into_iter().chain(told);
        let all = asked[..first].iter().copied().chain(example).chain(asked[first..].iter().copied());
        let sheet = Worksheet { example: Some(&exercise), solutions: Solutions::None, ..sheet };
        prop_assert_eq!(text(sheet), expected(all));
    }
}

/// The sentence on solutions in the rules of a book.
#[test]
fn a_book_promises_one_solution_only_where_it_is_true() {
    let promised = |broken: &[usize], count: usize| {
        let mut items = some(count);
        for item in broken {
            items[*item].solution = None;
        }
        let pages: Vec<Page> =
            Book { has_rules: true, ..Book::new(&items) }.pages().expect("it fits").collect();
        written(&pages)
    };
    for (broken, count, words) in [
        (&[][..], 3, "Each puzzle has exactly one solution: every digit follows from those that are there."),
        (&[1], 3, "Each puzzle except 2 has exactly one solution."),
        (&[0, 2], 3, "Each puzzle except 1 and 3 has exactly one solution."),
        (&[0, 1, 2], 3, "No puzzle here has exactly one solution."),
        (&[0, 1, 2, 3, 4, 5], 9, "Each puzzle except 1, 2, 3, 4, 5 and 6 has exactly one solution."),
        (&[0, 1, 2, 3, 4, 5, 6], 9, "Each puzzle except 7 of them has exactly one solution."),
    ] {
        assert!(promised(broken, count).contains(&expected([words])), "{words}");
    }
}
