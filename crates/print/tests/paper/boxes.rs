//! The boxes of pages: size of the sheet, and trim.

use crate::puzzles::some;
use crate::tools::Document;
use sudokit_print::pdf::Profile;
use sudokit_print::{Book, MM, Page, Paper};

/// A hundredth of a point, plus the rounding of `pdfinfo`.
const NEAR: f64 = 0.01 + 0.005;

/// The boxes of this name, page by page: left, bottom, right and top in points.
pub(crate) fn boxes(told: &str, name: &str) -> Vec<Vec<f64>> {
    let pages = told.lines().filter(|line| line.starts_with("Page ") && line.contains(name));
    pages
        .map(|line| line.split_whitespace().skip(3).map(|side| side.parse().expect("a number")).collect())
        .collect()
}

pub(crate) fn are_near(box_: &[f64], expected: [f64; 4]) -> bool {
    box_.len() == 4 && box_.iter().zip(expected).all(|(side, expected)| (side - expected).abs() <= NEAR)
}

/// With crop marks a sheet is larger, and its boxes are as far from each other as without them.
#[test]
fn sheets_are_as_large_as_paper_and_bleed_and_trimmed_where_they_are_cut() {
    let items = some(3);
    let papers = Paper::names().chain(["170x220mm", "7x10in", "297x210mm"]);
    for (paper, bleed) in papers.flat_map(|paper| [0.0, 9.0, 3.0 * MM].map(|bleed| (paper, bleed))) {
        let kinds = [
            (false, false, Profile::Screen),
            (true, false, Profile::Press),
            (false, true, Profile::Screen),
            (true, true, Profile::Press),
        ];
        for (is_bound, has_marks, profile) in kinds {
            let size: Paper = paper.parse().expect("paper");
            let book = Book { paper: size, bleed, is_bound, per_page: 1, ..Book::new(&items) };
            let slug = if has_marks { 10.0 * MM } else { 0.0 };
            let marked = |page: Page| if has_marks { page.with_crop_marks() } else { page };
            let document = Document::of(book.pages().expect("it fits").map(marked), profile);
            let Some(told) = document.told_by("pdfinfo", &["-box", "-f", "1", "-l", "999", "FILE"]) else {
                return;
            };
            let [media, trim, bled] = ["MediaBox", "TrimBox", "BleedBox"].map(|name| boxes(&told, name));
            assert_eq!([media.len(), trim.len(), bled.len()], [book.pages().expect("it fits").len(); 3]);
            for (page, ((media, trim), bled)) in media.iter().zip(&trim).zip(&bled).enumerate() {
                // A bound page is not cut at the binding edge: a right page on its left. The first is a right
                // page.
                let (left, right) = match (is_bound, page % 2 == 0) {
                    (false, _) => (bleed, bleed),
                    (true, true) => (0.0, bleed),
                    (true, false) => (bleed, 0.0),
                };
                let (wide, high) = (left + size.width + right, size.height + 2.0 * bleed);
                let expected = [
                    (media, [0.0, 0.0, wide + 2.0 * slug, high + 2.0 * slug]),
                    (bled, [slug, slug, wide + slug, high + slug]),
                    (trim, [left, bleed, left + size.width, bleed + size.height].map(|side| side + slug)),
                ];
                for (found, expected) in expected {
                    assert!(are_near(found, expected), "{paper}, bleed {bleed}: {found:?}, not {expected:?}");
                }
            }
        }
    }
}
