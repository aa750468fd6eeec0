//! The pages of a book: the interior, and the cover around it.

use super::plan::{Ground, Plan};
use crate::io::fonts;
use crate::run::interrupt;
use crate::run::report::Failure;
use crate::show::document::failure;
use sudokit_play::Date;
use sudokit_print::pdf::{self, About, Condition, Profile};
use sudokit_print::{Book, Font, Fonts, Item, Page, Wrap};

/// The pages of a book with their fonts.
pub(super) struct Layout {
    pub(super) interior: Vec<Page>,
    pub(super) cover: Page,
    fonts: Fonts<'static>,
    /// Width of the spine, in points.
    pub(super) spine: f64,
    pub(super) has_words_on_spine: bool,
}

impl Layout {
    /// Lays out a book of these puzzles. Pages that do not fit, and signs that no font has, are errors.
    pub(super) fn new(plan: &Plan, items: &[Item]) -> Result<Self, Failure> {
        let pages = &plan.pages;
        let texts: Vec<&str> = plan.sections.iter().map(|section| &*section.text).collect();
        let book = Book {
            title: &plan.title,
            subtitle: &plan.subtitle,
            author: &plan.author,
            about: &plan.about,
            paper: pages.trim,
            margins: pages.margins,
            bleed: pages.bleed,
            is_bound: true,
            per_page: pages.per_page,
            solutions: pages.solutions,
            solutions_per_page: pages.solutions_per_page,
            aid: pages.aid,
            style: pages.style,
            is_for_press: true,
            is_large: pages.is_large,
            has_cover: true,
            has_rules: pages.has_rules,
            has_contents: pages.has_contents,
            texts: &texts,
            first_number: plan.first,
            has_name_and_time: pages.has_name_and_time,
            words: plan.words,
            ..Book::new(items)
        };
        let interior: Vec<Page> = book.pages().map_err(failure)?.collect();
        let spine = plan.cover.spine.width(interior.len());
        let wrap = Wrap {
            title: &plan.title,
            subtitle: &plan.subtitle,
            author: &plan.author,
            text: &plan.cover.text,
            bleed: plan.cover.bleed,
            has_barcode: plan.cover.has_barcode,
            ground: plan.cover.ground.seen(),
            words: plan.words,
            ..Wrap::new(pages.trim, interior.len(), spine)
        };
        let cover = wrap.page().map_err(failure)?;
        let fonts = fonts::for_pages(interior.iter().chain([&cover]), &pages.fonts)?;
        let second = fonts.second().map(Font::family).unwrap_or_default();
        // The page behind the title names the fonts.
        let interior = if second.is_empty() {
            interior
        } else {
            Book { font: &second, ..book }.pages().map_err(failure)?.collect()
        };
        let has_words_on_spine = wrap.has_words_on_spine();
        Ok(Self { interior, cover, fonts, spine, has_words_on_spine })
    }

    /// The interior and the cover as PDF.
    pub(super) fn documents(self, plan: &Plan) -> Result<[Vec<u8>; 2], Failure> {
        let about = About {
            title: &plan.title,
            author: &plan.author,
            creator: concat!("sudoku ", env!("CARGO_PKG_VERSION")),
            date: plan.date.map(Date::parts),
            condition: plan.condition.as_ref(),
        };
        let black = Condition::grey();
        let of_pages = About { condition: about.condition.or(Some(&black)), ..about };
        let profile = match plan.cover.ground {
            Ground::Screen(_) => Profile::Cover,
            Ground::Press(mixture) => Profile::Mixed(mixture),
        };
        // A book of many pages can be interrupted between any two.
        let pages = self.interior.into_iter().map_while(|page| interrupt::check().is_ok().then_some(page));
        let interior = pdf::document(pages, &of_pages, Profile::Press, &self.fonts).map_err(failure)?;
        let cover = pdf::document([self.cover], &about, profile, &self.fonts).map_err(failure)?;
        interrupt::check()?;
        Ok([interior, cover])
    }
}
