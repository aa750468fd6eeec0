//! Worksheets: nothing lies on anything else, and every answer is that of its position.

use crate::laws::{extent, is_inside};
use crate::puzzles::some;
use crate::text::{said, texts};
use sudokit_core::Board;
use sudokit_diagram::{Explanation, Words};
use sudokit_print::{
    Aid, Book, Exercise, Format, Page, Paper, Paragraph, Part, PrintError, Solutions, Worksheet,
};
use sudokit_render::drawing::Element;

/// Exercises with questions and answers of different lengths.
fn exercises(count: usize) -> Vec<Exercise> {
    let positions = some(count).into_iter().enumerate();
    let exercises = positions.map(|(place, item)| Exercise {
        board: Board::new(&item.puzzle).expect("it has no flaws"),
        question: format!("Where is the {}X-Wing?", "long name of an ".repeat(place % 4)),
        name: "X-Wing".to_owned(),
        line: format!("the line of answer {place}"),
        said: Explanation {
            look: said("Look at rows 2 and 5."),
            pattern: vec![said(&"Some more words. ".repeat(1 + 9 * (place % 3)))],
            result: vec![said(&format!("Answer {place}. {}", "Remove 4 from r2c8. ".repeat(place % 5)))],
            ..Explanation::default()
        },
        ..Exercise::blank()
    });
    exercises.collect()
}

/// Left, top, right and bottom of all elements.
fn extent_of(elements: &[Element]) -> [f64; 4] {
    let start = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    elements.iter().map(extent).fold(start, |all, one| {
        [all[0].min(one[0]), all[1].min(one[1]), all[2].max(one[2]), all[3].max(one[3])]
    })
}

/// Nothing is outside the margins or on anything else.
fn check(pages: &[Page], format: Format<'_>, place: &str) {
    /// Letters without descenders may come this near to a line below them.
    const NEAR: f64 = 2.0;
    let Format { paper, margins, .. } = format;
    let frame = [margins.inner, margins.top, paper.width - margins.outer, paper.height - margins.bottom];
    for (page, number) in pages.iter().zip(1..) {
        let blocks: Vec<[f64; 4]> = page
            .blocks
            .iter()
            .filter(|block| !block.elements.is_empty())
            .map(|block| extent_of(&block.elements))
            .collect();
        // The running head and the page number are one block around all others.
        for (place_of, one) in blocks.iter().enumerate().skip(1) {
            assert!(is_inside(*one, frame), "{place}, page {number}: {one:?} {frame:?}");
            for other in &blocks[1..place_of] {
                let is_apart = one[0] >= other[2] - NEAR
                    || other[0] >= one[2] - NEAR
                    || one[1] >= other[3] - NEAR
                    || other[1] >= one[3] - NEAR;
                assert!(is_apart, "{place}, page {number}: {one:?} on {other:?}");
            }
        }
    }
}

#[test]
fn nothing_lies_on_anything_else() {
    let (exercises, intro) =
        (exercises(7), [Paragraph::bold("One sentence."), Paragraph::new("More. ".repeat(40))]);
    let mut fitting = 0;
    for language in ["en", "de", "ja"] {
        let words = Words::of(language).expect("a language");
        for (paper, is_large) in
            [("a4", false), ("letter", false), ("a5", false), ("a4", true), ("letter", true)]
        {
            let paper: Paper = paper.parse().expect("paper");
            let format = Format { title: "Sudoku", paper, is_large, words, ..Format::default() };
            for per_page in [1, 2, 3, 4, 6, 9] {
                for solutions in
                    [Solutions::End, Solutions::Below, Solutions::Back, Solutions::None, Solutions::Only]
                {
                    for (aid, example) in [
                        (Aid::Candidates, None),
                        (Aid::None, Some(&exercises[0])),
                        (Aid::Digits, Some(&exercises[4])),
                    ] {
                        let sheet = Worksheet {
                            format,
                            heading: "X-Wing",
                            intro: &intro,
                            example,
                            per_page,
                            aid,
                            solutions,
                            ..Worksheet::new(&exercises)
                        };
                        match sheet.pages() {
                            Ok(pages) => {
                                fitting += 1;
                                let place = format!(
                                    "{language} {paper:?} {is_large} {per_page} {solutions:?} {aid:?}"
                                );
                                check(&pages, format, &place);
                                check_digits(&pages, is_large, &place);
                            }
                            Err(error) => {
                                let is_small =
                                    matches!(error, PrintError::Cells { .. } | PrintError::LargePrint { .. });
                                assert!(is_small && (per_page > 1), "{error}");
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(fitting > 600, "{fitting} fit");
}

/// Digits of large print are large.
fn check_digits(pages: &[Page], is_large: bool, place: &str) {
    for text in texts(pages).filter(|text| is_large && text.pitch.is_some()) {
        assert!(text.size >= Book::LARGE_DIGITS, "{place}: {}", text.size);
    }
}

/// The names of the figures of a page, and their digits.
fn figures(page: &Page) -> Vec<(String, String)> {
    let figures = page.blocks.iter().filter_map(|block| match &block.part {
        Part::Figure(said) => said.split_once(", row by row"),
        _ => None,
    });
    figures.map(|(name, digits)| (name.to_owned(), digits.to_owned())).collect()
}

#[test]
fn the_key_of_a_page_is_on_its_back() {
    let exercises = exercises(9);
    // Introductions of none, one and two pages.
    for words in [10, 500, 1500] {
        let intro = [Paragraph::new("More. ".repeat(words))];
        let sheet = Worksheet { intro: &intro, solutions: Solutions::Back, ..Worksheet::new(&exercises) };
        let pages = sheet.pages().expect("it fits");
        let mut number = 0;
        for pair in pages.chunks(2) {
            let [front, back] = pair else { panic!("a page without a back") };
            let [front, back] = [front, back].map(figures);
            assert_eq!(front.len(), back.len(), "{words} words");
            for ((question, digits), (answer, solved)) in front.iter().zip(&back) {
                number += 1;
                assert!(question.starts_with(&format!("{number}. Where")), "{question}");
                assert!(answer.starts_with(&format!("{number}. X-Wing: Answer {}.", number - 1)), "{answer}");
                assert_eq!(digits, solved);
            }
        }
        assert_eq!(number, exercises.len());
    }
}

#[test]
fn blank_grids_ask_nothing_and_have_no_key() {
    let exercises = vec![Exercise::blank(); 5];
    let sheet = Worksheet { heading: "Grids", aid: Aid::None, ..Worksheet::new(&exercises) };
    let pages = sheet.pages().expect("they fit");
    let written: Vec<&str> = texts(&pages).map(|text| &*text.text).collect();
    assert_eq!(written, ["1", "Grids", "Name", "Class", "Date", "2"]);
    assert_eq!(pages.iter().map(|page| figures(page).len()).sum::<usize>(), 5);
    assert_eq!(Worksheet { solutions: Solutions::Only, ..sheet }.pages(), Ok(Vec::new()));
}
