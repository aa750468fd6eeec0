//! The plan of a book, as its file describes it.

use super::keys::{Keys, Source};
use super::section::Section;
use crate::args::length;
use crate::commands::print::{Between, Help, Where};
use crate::io::condition::condition;
use crate::io::fonts::FontArgs;
use crate::run::report::{Failure, Message};
use clap::ValueEnum;
use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;
use sudokit::Scale;
use sudokit::diagram::Words;
use sudokit::render::Rgb;
use sudokit_play::Date;
use sudokit_print::pdf::Condition;
use sudokit_print::{
    Aid, Book, INCH, Lines, Margins, Mixture, NotAMixture, Paper, Solutions, Stock, Style, Wrap,
};

/// A book to make.
pub(super) struct Plan {
    pub(super) title: String,
    pub(super) subtitle: String,
    pub(super) author: String,
    /// Behind the title page.
    pub(super) about: String,
    pub(super) words: &'static Words,
    pub(super) seed: Option<u64>,
    /// Number of the first puzzle.
    pub(super) first: usize,
    /// Day in the data of the documents.
    pub(super) date: Option<Date>,
    /// The press that the print shop names. With one, the cover is in inks.
    pub(super) condition: Option<Condition>,
    /// Scales of the table and of the proof sheet. The first is HoDoKu's, which gives the stars.
    pub(super) scales: Vec<Scale>,
    pub(super) pages: Pages,
    pub(super) cover: Cover,
    pub(super) sections: Vec<Section>,
}

/// The pages of the interior.
pub(super) struct Pages {
    pub(super) trim: Paper,
    pub(super) per_page: usize,
    pub(super) solutions: Solutions,
    pub(super) solutions_per_page: Option<usize>,
    pub(super) aid: Aid,
    pub(super) bleed: f64,
    pub(super) margins: Option<Margins>,
    pub(super) is_large: bool,
    pub(super) has_rules: bool,
    pub(super) has_contents: bool,
    pub(super) has_name_and_time: bool,
    pub(super) has_stars: bool,
    /// True for ratings beside the numbers.
    pub(super) has_ratings: bool,
    pub(super) style: Style,
    pub(super) fonts: FontArgs,
}

/// The cover wrap.
pub(super) struct Cover {
    pub(super) spine: Spine,
    pub(super) bleed: f64,
    pub(super) text: String,
    pub(super) ground: Ground,
    pub(super) has_barcode: bool,
}

/// The colour of the cover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ground {
    /// As screens show it: the print shop converts it.
    Screen(Rgb),
    /// As the press mixes it.
    Press(Mixture),
}

impl Ground {
    const USUAL: Self = Self::Screen(Wrap::GROUND);
    /// Nearly the same.
    const USUAL_OF_INKS: Self = Self::Press(Mixture { cyan: 67, magenta: 39, yellow: 0, black: 63 });

    /// How it looks on a screen.
    pub(super) fn seen(self) -> Rgb {
        match self {
            Self::Screen(colour) => colour,
            Self::Press(mixture) => mixture.seen(),
        }
    }
}

/// Width of the spine.
#[derive(Clone, Copy)]
pub(super) enum Spine {
    /// By the pages, on this paper.
    Of(Stock),
    /// As the print shop says, in points.
    Width(f64),
}

impl Spine {
    /// Its width for so many pages, in points.
    pub(super) fn width(self, pages: usize) -> f64 {
        match self {
            Self::Of(stock) => stock.spine(pages),
            Self::Width(width) => width,
        }
    }
}

/// Numbers of puzzles, small enough to count on from.
const FIRST: std::ops::RangeInclusive<usize> = 0..=1_000_000_000;
/// Print that is cut off.
const BLEED: f64 = 0.125 * INCH;

impl Plan {
    /// Reads a plan. Files that it names are in its folder.
    pub(super) fn read(source: &Source<'_>, folder: &Path) -> Result<Self, Failure> {
        let table = source.parsed()?;
        let mut keys = Keys::new(source, table.get_ref(), 0);
        let title = keys.text("title")?;
        let words = keys.read("language", language)?.unwrap_or_else(Words::english);
        let condition = keys.file("profile", folder, four_inks)?;
        let plan = Self {
            subtitle: keys.text("subtitle")?,
            author: keys.text("author")?,
            about: keys.text("about")?,
            words,
            seed: keys.read("seed", |text| whole(text, 0..=u64::MAX))?,
            first: keys.read("first", |text| whole(text, FIRST))?.unwrap_or(1),
            date: keys.read("date", date)?,
            scales: scales(keys.list("ratings", str::parse::<Scale>)?),
            pages: Pages::read(keys.table("pages")?, folder)?,
            cover: Cover::read(keys.table("cover")?, condition.is_some())?,
            sections: Section::all(keys.tables("section")?, folder, words)?,
            condition,
            title,
        };
        let place = keys.place();
        keys.finish()?;
        if plan.title.trim().is_empty() {
            return Err(place.wrong("the plan has no title: expected title = \"...\" before the first table"));
        }
        if plan.sections.is_empty() {
            return Err(place.wrong("the plan has no section: expected [[section]] with a count"));
        }
        Ok(plan)
    }

    /// The name by which a register knows the book, if it is made with this seed.
    pub(super) fn volume(&self, seed: u64) -> String {
        format!("{}, seed {seed}", self.title)
    }
}

/// HoDoKu's scale and these, each once.
fn scales(named: Vec<Scale>) -> Vec<Scale> {
    let mut scales = vec![Scale::Hodoku];
    for scale in named {
        if !scales.contains(&scale) {
            scales.push(scale);
        }
    }
    scales
}

impl Pages {
    fn read(keys: Option<Keys<'_>>, folder: &Path) -> Result<Self, Failure> {
        let mut pages = Self {
            trim: Paper { width: 6.0 * INCH, height: 9.0 * INCH },
            per_page: 1,
            solutions: Solutions::End,
            solutions_per_page: None,
            aid: Aid::None,
            bleed: 0.0,
            margins: None,
            is_large: false,
            has_rules: true,
            has_contents: true,
            has_name_and_time: false,
            has_stars: false,
            has_ratings: false,
            style: Style::default(),
            fonts: FontArgs::default(),
        };
        let Some(mut keys) = keys else { return Ok(pages) };
        let per_page = |text: &str| whole(text, 1..=Book::MOST_PER_PAGE);
        set(&mut pages.trim, keys.read("trim", str::parse)?);
        set(&mut pages.per_page, keys.read("per-page", per_page)?);
        set(&mut pages.solutions, keys.read("solutions", solutions)?);
        pages.solutions_per_page = keys.read("solutions-per-page", per_page)?;
        set(&mut pages.aid, keys.read("aid", |text| choice::<Help>(text).map(Aid::from))?);
        set(&mut pages.bleed, keys.read("bleed", length)?);
        let (margin, gutter) = (keys.read("margin", length)?, keys.read("gutter", length)?);
        if margin.is_some() || gutter.is_some() {
            let all = Margins::all(margin.unwrap_or(0.5 * INCH));
            pages.margins = Some(Margins { inner: gutter.unwrap_or(all.inner), ..all });
        }
        set(&mut pages.is_large, keys.flag("large")?);
        set(&mut pages.has_rules, keys.flag("rules")?);
        set(&mut pages.has_contents, keys.flag("contents")?);
        set(&mut pages.has_name_and_time, keys.flag("name-and-time")?);
        set(&mut pages.has_stars, keys.flag("stars")?);
        set(&mut pages.has_ratings, keys.flag("show-ratings")?);
        set(&mut pages.style.lines, keys.read("lines", lines)?);
        set(&mut pages.style.has_grey_boxes, keys.flag("grey-boxes")?);
        let mut files = |key| keys.list(key, |file| Ok::<_, String>(folder.join(file)));
        pages.fonts = FontArgs { font: files("font")?, digits: files("digits")? };
        keys.finish()?;
        Ok(pages)
    }
}

impl Cover {
    /// Reads the cover. With a profile its colour is mixed of inks.
    fn read(keys: Option<Keys<'_>>, has_profile: bool) -> Result<Self, Failure> {
        let mut cover = Self {
            spine: Spine::Of(Stock::White),
            bleed: BLEED,
            text: String::new(),
            ground: if has_profile { Ground::USUAL_OF_INKS } else { Ground::USUAL },
            has_barcode: true,
        };
        let Some(mut keys) = keys else { return Ok(cover) };
        let stock = keys.read("paper", stock)?;
        let width = keys.read("spine", length)?;
        if stock.is_some() && width.is_some() {
            return Err(keys.wrong(
                "the cover has both 'paper' and 'spine': the width of the spine follows from one of them",
            ));
        }
        set(&mut cover.spine, stock.map(Spine::Of).or(width.map(Spine::Width)));
        set(&mut cover.bleed, keys.read("bleed", length)?);
        cover.text = keys.text("text")?;
        let ground = |text: &str| match ground(text)? {
            Ground::Screen(_) if has_profile => Err(format!(
                "with a profile, name the inks in percent, such as \"cmyk(60, 40, 0, 20)\", instead of {text}"
            )),
            ground => Ok(ground),
        };
        set(&mut cover.ground, keys.read("colour", ground)?);
        set(&mut cover.has_barcode, keys.flag("barcode")?);
        keys.finish()?;
        Ok(cover)
    }
}

fn set<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

/// A whole number within limits.
pub(super) fn whole<T>(text: &str, limits: std::ops::RangeInclusive<T>) -> Result<T, String>
where
    T: FromStr + PartialOrd + Display,
{
    let number = text.parse().ok().filter(|number| limits.contains(number));
    number.ok_or_else(|| {
        format!("expected a whole number from {} to {}, found {text}", limits.start(), limits.end())
    })
}

/// One of the values of an option of another command.
fn choice<T: ValueEnum>(text: &str) -> Result<T, String> {
    T::from_str(text, true).map_err(|_| {
        let names = T::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        let names: Vec<String> = names.map(|name| name.get_name().to_owned()).collect();
        format!("expected one of {}, found '{text}'", names.join(", "))
    })
}

fn solutions(text: &str) -> Result<Solutions, String> {
    match choice::<Where>(text)? {
        Where::Only => Err("a book has puzzles: expected end, below, back or none".to_owned()),
        place => Ok(place.into()),
    }
}

fn stock(text: &str) -> Result<Stock, String> {
    Stock::ALL
        .into_iter()
        .find(|stock| stock.name().eq_ignore_ascii_case(text))
        .ok_or_else(|| format!("expected one of {}, found '{text}'", Stock::ALL.map(Stock::name).join(", ")))
}

fn language(text: &str) -> Result<&'static Words, String> {
    let all = || Words::languages().collect::<Vec<_>>().join(", ");
    Words::of(text).ok_or_else(|| format!("expected one of {}, found '{text}'", all()))
}

pub(super) fn date(text: &str) -> Result<Date, String> {
    text.parse().map_err(|error: sudokit_play::NotADate| error.to_string())
}

fn lines(text: &str) -> Result<Lines, String> {
    match choice::<Between>(text)? {
        Between::Pale => {
            Err("print shops refuse lines as thin as pale ones: expected solid or dashed".to_owned())
        }
        between => Ok(between.into()),
    }
}

/// A printing condition with colours.
fn four_inks(file: &Path) -> Result<Condition, Failure> {
    let condition = condition(file)?;
    if condition.inks() == 1 {
        let message = format!("{} is for black ink alone, and the cover is in colour", file.display());
        return Err(Failure::Fatal(Message::new(message).hint("name a profile for four inks")));
    }
    Ok(condition)
}

/// A colour, as `#1f3a5f` or as `cmyk(60, 40, 0, 20)`.
fn ground(text: &str) -> Result<Ground, String> {
    if text.starts_with("cmyk") {
        return text.parse().map(Ground::Press).map_err(|error: NotAMixture| error.to_string());
    }
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii());
    let part = |at: usize| u8::from_str_radix(digits?.get(at..at + 2)?, 16).ok();
    let parts = (part(0), part(2), part(4));
    let (Some(red), Some(green), Some(blue)) = parts else {
        return Err(format!(
            "expected a colour such as \"#1f3a5f\" or \"cmyk(60, 40, 0, 20)\", found '{text}'"
        ));
    };
    Ok(Ground::Screen(Rgb(red, green, blue)))
}
