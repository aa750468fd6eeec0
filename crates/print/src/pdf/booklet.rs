//! Booklets: pages two to a side of a sheet, so that the pile of sheets is a booklet once it is folded.

use super::{About, Profile, SETTINGS, Writer, boxes, corner, packed, placed};
use crate::{Bleed, Fonts, MM, Page, PrintError};
use pdf_writer::{Content, Filter, Name, Rect, Ref};
use sudokit_render::drawing::Point;

/// The pages on the sheets of a booklet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Folding {
    /// Crop marks, and marks of the crease.
    pub has_marks: bool,
    /// How much nearer to the fold the pages of a sheet are than those of the sheet around it, in points. The
    /// sheets of a folded pile reach beyond those around them by their thickness, and are cut there; the
    /// pages' outer margins stay the same if this is that thickness.
    pub creep: f64,
}

impl Folding {
    /// Thickness of paper of 80 g/m².
    const USUAL: f64 = 0.1 * MM;
    /// No page moves more than this: a margin at the fold is hardly wider.
    const MOST: f64 = 10.0 * MM;
}

/// No marks, and common paper.
impl Default for Folding {
    fn default() -> Self {
        Self { has_marks: false, creep: Self::USUAL }
    }
}

/// Writes pages as a saddle-stitched booklet: a PDF document of sheets that hold two pages on each side, all
/// pages of the size of the first. Print them on both sides, turned over the short edge, fold the pile in the
/// middle and staple it there. Blank pages at the end fill the last sheet.
///
/// Without marks and bleed, two A5 pages are on A4: it is a millimetre wider than both, and the crease is in
/// its middle.
///
/// Readers would meet the pages out of order, so a booklet has no outline, no links and no tags, whatever the
/// profile, and it is not PDF/X.
///
/// # Errors
/// There is no page, the innermost pages would move by more than 10 mm, no font has a sign of the pages, or
/// the outlines of a font cannot be read.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_print::{Book, Fonts, Item, pdf};
///
/// let items = vec![Item::new(Puzzle::EMPTY, None); 5];
/// let book = Book { paper: "half-letter".parse()?, per_page: 1, is_bound: true, ..Book::new(&items) };
/// let (about, fonts) = (pdf::About::default(), Fonts::default());
/// let document =
///     pdf::booklet(book.pages()?, pdf::Folding::default(), &about, pdf::Profile::Press, &fonts)?;
/// assert!(document.starts_with(b"%PDF-1.7"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn booklet(
    pages: impl IntoIterator<Item = Page>,
    folding: Folding,
    about: &About<'_>,
    profile: Profile,
    fonts: &Fonts<'_>,
) -> Result<Vec<u8>, PrintError> {
    let mut writer = Writer::new(profile, fonts, false);
    // A side of a sheet has no trim.
    let about = &About { condition: None, ..*about };
    let (mut sheet, mut halves) = (None, Vec::new());
    for page in pages {
        sheet.get_or_insert_with(|| sheet_of(&page, folding.has_marks));
        halves.push(writer.half(&page, halves.len() % 2 == 0)?);
    }
    let sheet = sheet.ok_or(PrintError::Nothing)?;
    writer.language = sheet.language;
    let innermost = halves.len().div_ceil(4) - 1;
    let moved = folding.creep * innermost as f64;
    if moved > Folding::MOST {
        return Err(PrintError::Creep { moved, most: Folding::MOST });
    }
    for (side, pages) in sides(halves.len()).enumerate() {
        // Each sheet has a front and a back.
        let moved = folding.creep * (side / 2) as f64;
        writer.side(&sheet, pages.map(|page| halves.get(page)), moved)?;
    }
    writer.finish(about, |preferences| {
        preferences.pair(Name(b"Duplex"), Name(b"DuplexFlipShortEdge"));
        preferences.pair(Name(b"PrintScaling"), Name(b"None"));
    })
}

/// The left and the right page of each side, by index: front and back of the outermost sheet, then of the
/// next one. Pages that do not exist are blank.
fn sides(pages: usize) -> impl Iterator<Item = [usize; 2]> {
    let places = pages.next_multiple_of(4);
    (0..places / 2).map(move |side| {
        let partner = places - 1 - side;
        // Pages with odd numbers, whose indices are even, are right ones.
        if side % 2 == 0 { [partner, side] } else { [side, partner] }
    })
}

/// A side of a sheet without its pages, of which this is the first: a right one, so its right edge is cut.
fn sheet_of(first: &Page, has_marks: bool) -> Page {
    let Bleed { right, top, bottom, .. } = first.bleed;
    let bleed = Bleed { left: right, ..first.bleed };
    let is_cut = has_marks || [right, top, bottom].iter().any(|bleed| *bleed > 0.0);
    let paper = if is_cut { first.paper.doubled() } else { first.paper.unfolded() };
    let sheet = Page { bleed, language: first.language, ..Page::new(paper) };
    if has_marks { sheet.with_crop_marks().with_crease_marks() } else { sheet }
}

/// A page as a form, whose origin is the top left corner of the trim.
struct Half {
    form: Ref,
    width: f64,
}

impl Writer<'_> {
    /// Writes a page as a form. It ends at the fold, even if the page has bleed there.
    fn half(&mut self, page: &Page, is_right: bool) -> Result<Half, PrintError> {
        let mut drawn = self.ink.sheet(Point::at(0.0, 0.0));
        page.blocks.iter().try_for_each(|block| drawn.draw(&block.elements))?;
        let (content, own) = (packed(&drawn.finish()), self.numbers.next());
        let Bleed { left, right, top, bottom } = page.bleed;
        let (left, right) = if is_right { (0.0, right) } else { (left, 0.0) };
        let (width, height) = (page.paper.width, page.paper.height);
        let mut form = self.pdf.form_xobject(own, &content);
        form.filter(Filter::FlateDecode);
        form.bbox(Rect::new(-left as f32, -(height + bottom) as f32, (width + right) as f32, top as f32));
        form.pair(Name(b"Resources"), self.resources);
        Ok(Half { form: own, width })
    }

    /// Writes a side of a sheet with its left and its right page, moved to the fold.
    fn side(&mut self, sheet: &Page, halves: [Option<&Half>; 2], moved: f64) -> Result<(), PrintError> {
        let fold = sheet.paper.width / 2.0;
        let (names, mut content) = ([Name(b"Left"), Name(b"Right")], Content::with_settings(SETTINGS));
        let placed_halves = || halves.into_iter().zip(names).filter_map(|(half, name)| Some((half?, name)));
        for (half, name) in placed_halves() {
            let left = if name == names[0] { fold - half.width + moved } else { fold - moved };
            let (x, y) = placed(corner(sheet), Point::at(left, 0.0));
            content.save_state().transform([1.0, 0.0, 0.0, 1.0, x, y]).x_object(name).restore_state();
        }
        let mut marks = self.ink.sheet(corner(sheet));
        sheet.blocks.iter().try_for_each(|block| marks.draw(&block.elements))?;
        let drawn = [content.finish().into_vec(), marks.finish()].join(&b'\n');
        let (content, own) = (self.content(&drawn), self.page_number(self.written));
        self.written += 1;
        let mut written = self.pdf.page(own);
        boxes(written.parent(self.root).contents(content), sheet);
        let mut resources = written.resources();
        resources.x_objects().pairs(placed_halves().map(|(half, name)| (name, half.form)));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MM, Paper};

    /// The pages in the order in which a reader of the folded sheets meets them: the right pages of the
    /// fronts and what is behind them, from the outside in, then the other half from the inside out.
    fn folded(sides: &[[usize; 2]]) -> Vec<usize> {
        let sheets = || sides.chunks(2);
        let first = sheets().flat_map(|sheet| [sheet[0][1], sheet[1][0]]);
        let second = sheets().rev().flat_map(|sheet| [sheet[1][1], sheet[0][0]]);
        first.chain(second).collect()
    }

    #[test]
    fn folded_sheets_have_their_pages_in_order() {
        for pages in 0..100 {
            let sides: Vec<[usize; 2]> = sides(pages).collect();
            assert!(sides.len().is_multiple_of(2) && 2 * sides.len() < pages + 4, "{pages}: {sides:?}");
            assert!(folded(&sides).into_iter().eq(0..2 * sides.len()), "{pages}: {sides:?}");
        }
        assert!(sides(8).eq([[7, 0], [1, 6], [5, 2], [3, 4]]));
    }

    #[test]
    fn two_pages_lie_on_the_paper_that_is_folded() {
        let sheet = |name| Paper::named(name).map(Paper::unfolded);
        let lying = |name| Paper::named(name).map(|Paper { width, height }| (height, width));
        for (page, paper) in [("a5", "a4"), ("a4", "a3"), ("half-letter", "letter")] {
            assert_eq!(sheet(page).map(|sheet| (sheet.width, sheet.height)), lying(paper), "{page}");
        }
        let doubled = Paper { width: 120.0 * MM, height: 170.0 * MM }.unfolded();
        assert!((doubled.width - 240.0 * MM).abs() < 1e-9);
    }
}
