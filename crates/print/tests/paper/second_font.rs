//! Fonts of the user: for signs that Noto Sans lacks, and for the digits of grids. They are the system's:
//! without them these tests say so and pass.

use crate::digits::Frame;
use crate::pixels::{Image, agree};
use crate::puzzles::{in_sections, some};
use crate::text::texts;
use crate::tools::{Document, is_installed};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use sudokit_core::Cell;
use sudokit_diagram::{Rncn, Words, say};
use sudokit_print::pdf::{self, About, Profile};
use sudokit_print::png::Painter;
use sudokit_print::{Area, Book, Flow, Font, Fonts, Format, Page, Paragraph, PrintError, eps};
use sudokit_render::drawing::Point;

/// The bytes of a font of the system, read once.
fn file(cell: &'static OnceLock<Option<Vec<u8>>>, path: &str, package: &str) -> Option<&'static [u8]> {
    let bytes = cell.get_or_init(|| fs::read(path).ok()).as_deref();
    if bytes.is_none() {
        println!("skipped: {path} is not there: apt-get install {package}");
    }
    bytes
}

/// Noto Sans CJK, whose outlines are of the kind CFF, for a language.
fn cjk(language: &str) -> Option<Fonts<'static>> {
    static FILES: [OnceLock<Option<Vec<u8>>>; 2] = [OnceLock::new(), OnceLock::new()];
    let open = |weight: usize, path: &str| {
        let data = file(&FILES[weight], path, "fonts-noto-cjk")?;
        Some(Font::of_language(data, language).expect("it is a font"))
    };
    let regular = open(0, "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")?;
    Some(Fonts::with(regular, open(1, "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")))
}

/// A font of the kind TrueType, with stars and squares.
fn dejavu() -> Option<Font<'static>> {
    static FILE: OnceLock<Option<Vec<u8>>> = OnceLock::new();
    let data = file(&FILE, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "fonts-dejavu-core")?;
    Some(Font::open(data, 0).expect("it is a font"))
}

fn true_type() -> Option<Fonts<'static>> {
    dejavu().map(|font| Fonts::with(font, None))
}

/// Pages with these paragraphs, each in regular and in bold type.
fn pages(words: &'static Words, paragraphs: &[String]) -> Vec<Page> {
    let mut flow = Flow::new(Format { words, ..Format::default() }).expect("there is room");
    let regular = paragraphs.iter().map(Paragraph::new);
    let all: Vec<Paragraph> = regular.chain(paragraphs.iter().map(Paragraph::bold)).collect();
    flow.text(&all, None);
    flow.finish()
}

fn without_spaces(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Everything that may be printed in a language: messages and pages on techniques, without comments.
fn everything_in(language: &str) -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["diagram/words", "logic/pages"].map(|folder| crates.join(folder).join(language));
    let files = folders.iter().flat_map(fs::read_dir).flatten().map(|file| file.expect("a file").path());
    let texts = files.filter(|file| file.is_file()).map(|file| fs::read_to_string(file).expect("a text"));
    let lines = |text: String| text.lines().filter(|line| !line.starts_with('#')).collect::<String>();
    texts.map(lines).collect()
}

#[test]
fn the_fonts_have_every_sign_of_every_language() {
    for language in Words::languages() {
        let fonts = match language {
            "ja" | "zh-Hans" => cjk(language),
            _ => Some(Fonts::default()),
        };
        let (Some(fonts), text) = (fonts, everything_in(language)) else { continue };
        assert!(text.len() > 50_000, "{language}: {}", text.len());
        let signs: BTreeSet<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let lacking: Vec<char> = signs.into_iter().filter(|sign| !fonts.has(*sign)).collect();
        assert!(lacking.is_empty(), "{language}: {lacking:?}");
    }
}

/// The law of copied text: a reader gets back what was printed. Signs that share a glyph stay apart: the wave
/// dash and the full-width tilde, a radical and the sign that looks like it. One sign is beyond 16 bits.
#[test]
fn the_text_is_read_back() {
    let told = |language| {
        let words = Words::of(language).expect("it is ours");
        let told = |sentence: &sudokit_diagram::Sentence| sentence.told(words, &Rncn);
        vec![
            told(&say!("print-grid")),
            told(&say!("print-pairs")),
            told(&say!("print-begin-with-cell")),
            "1〜9と1～9、⼀と一、𠮷、ｶﾅ、★※①Ⅳ℃、がぎ".to_owned(),
        ]
    };
    for language in ["ja", "zh-Hans"] {
        let (Some(fonts), words) = (cjk(language), Words::of(language).expect("it is ours")) else {
            continue;
        };
        read_back(&fonts, &pages(words, &told(language)));
    }
    read_back(&Fonts::default(), &pages(Words::english(), &["A Latin, Α Greek, А Cyrillic".to_owned()]));
    if let Some(fonts) = true_type() {
        read_back(&fonts, &pages(Words::english(), &["Stars: ★★☆, ■ and □; ①".to_owned()]));
    }
}

fn read_back(fonts: &Fonts<'_>, pages: &[Page]) {
    let written: String = texts(pages).map(|text| without_spaces(&text.text)).collect();
    for profile in [Profile::Screen, Profile::Press] {
        let document = Document::set_in(fonts, pages.to_vec(), profile);
        if let Some(read) = document.told_by("pdftotext", &["-raw", "FILE", "-"]) {
            assert_eq!(without_spaces(&read), written);
        }
    }
}

#[test]
fn a_book_is_valid_and_says_its_language() {
    for (language, said, solution) in
        [("ja", "問題1、1行ずつ。", "解答"), ("zh-Hans", "第1题，逐行列出。", "答案")]
    {
        let (Some(fonts), words) = (cjk(language), Words::of(language).expect("it is ours")) else {
            continue;
        };
        let font = fonts.second().expect("it has one").family();
        assert!(font.starts_with("Noto Sans CJK "), "{font}");
        let items = in_sections(some(24), 3);
        let book = Book {
            title: "数独の本",
            author: "山田",
            font: &font,
            words,
            is_bound: true,
            has_cover: true,
            has_rules: true,
            has_contents: true,
            ..Book::new(&items)
        };
        let pages: Vec<Page> = book.pages().expect("it fits").collect();
        assert!(texts(&pages).any(|text| text.text.contains(&font)), "the imprint names the font");
        for profile in [Profile::Screen, Profile::Press] {
            let document = Document::set_in(&fonts, pages.clone(), profile);
            let again = Document::set_in(&fonts, pages.clone(), profile);
            assert!(document.bytes == again.bytes, "the same pages make the same bytes");
            assert!(document.bytes.len() < 300_000, "a part of the font: {}", document.bytes.len());
            if let Some(told) = document.told_by("qpdf", &["--check", "FILE"]) {
                assert!(told.contains("No syntax or stream encoding errors found"), "{told}");
            }
            if let Some(told) = document.told_by("pdffonts", &["FILE"]) {
                let fonts: Vec<&str> = told.lines().skip(2).collect();
                assert_eq!(fonts.len(), 4, "two fonts, regular and bold: {told}");
                assert_eq!(fonts.iter().filter(|font| font.contains("CID Type 0C")).count(), 2, "{told}");
                for font in fonts {
                    let words: Vec<&str> = font.split_whitespace().rev().skip(2).take(3).collect();
                    assert_eq!(words, ["yes", "yes", "yes"], "Unicode, subset, embedded: {font}");
                }
            }
        }
        let document = Document::set_in(&fonts, pages.clone(), Profile::Screen);
        if let Some(json) = document.told_by("qpdf", &["--json", "FILE"]) {
            assert!(json.contains(&format!("\"/Lang\": \"u:{language}\"")), "{language}");
            assert!(json.contains(&format!("\"/Alt\": \"u:{said}")), "{said}");
            assert!(json.contains(&format!("\"/Title\": \"u:{solution}\"")), "{solution}");
        }
    }
}

/// Our pixels and those of the PDF agree, so both have the same outlines at the same places.
#[test]
fn pixels_agree_with_the_document() {
    for (language, text) in
        [("ja", "数独の本。「ページ」、X-Wingと1～9。"), ("zh-Hans", "数独，“唯余”；第12题。")]
    {
        let (Some(fonts), words) = (cjk(language), Words::of(language).expect("it is ours")) else {
            continue;
        };
        agrees(&fonts, &pages(words, &[text.to_owned()]));
    }
    if let Some(fonts) = true_type() {
        agrees(&fonts, &pages(Words::english(), &["★★☆ and ■".to_owned()]));
    }
}

fn agrees(fonts: &Fonts<'_>, pages: &[Page]) {
    const DOTS: f64 = 150.0;
    let document = Document::set_in(fonts, pages.to_vec(), Profile::Screen);
    let painted = Image::painted(fonts, &pages[0], DOTS);
    if let Some(rendered) = Image::rendered(&document, 0, DOTS) {
        agree(&painted, &rendered, 0, DOTS);
    }
}

#[test]
fn without_a_font_the_signs_are_named_and_nothing_is_drawn() {
    let fonts = Fonts::default();
    let pages = pages(Words::english(), &["Sudoku, 数独".to_owned()]);
    let refused = PrintError::Lacking("数, 独".to_owned());
    let document = pdf::document(pages.clone(), &About::default(), Profile::Screen, &fonts);
    assert_eq!(document, Err(refused.clone()));
    assert_eq!(Painter::new(&fonts).page(&pages[0], 72.0), Err(refused));
}

/// Letters that join or run to the left need more than one glyph after the other.
#[test]
fn a_second_font_has_only_signs_that_stand_by_themselves() {
    let Some(fonts) = true_type() else { return };
    assert!(fonts.has('★') && !fonts.has('ا') && !fonts.has('א'));
}

#[test]
fn what_is_no_font_is_refused() {
    let refused =
        |data: &[u8], index| Font::open(data, index).map(|_| ()).expect_err("it is no font").to_string();
    assert_eq!(refused(b"", 0), "it is no font of the kinds TrueType and OpenType");
    assert_eq!(refused(b"%PDF-1.7", 0), "it is no font of the kinds TrueType and OpenType");
    assert_eq!(refused(b"ttcf", 3), "it has no font 3; the last is 0");
}

/// Own digits are as high as those of Noto Sans and in the middle of their cells, in our pixels and in those
/// of other programs, and words stay as they are.
#[test]
fn own_digits_are_in_the_middle_of_their_cells() {
    const DOTS: f64 = 300.0;
    let Some(font) = dejavu() else { return };
    let fonts = Fonts::default().with_digits(font, None).expect("it has all digits");
    let items = some(1);
    let pages: Vec<Page> = Book { per_page: 1, ..Book::new(&items) }.pages().expect("it fits").collect();
    for (index, page) in pages.iter().enumerate() {
        let document = Document::set_in(&fonts, [page.clone()], Profile::Screen);
        let painted = Image::painted(&fonts, page, DOTS);
        let rendered = Image::rendered(&document, 0, DOTS);
        if let Some(rendered) = &rendered {
            agree(&painted, rendered, 0, DOTS);
        }
        let traced = Document::eps(&eps::page(page, &fonts).expect("it has all signs"));
        let order =
            ["-q", "-dBATCH", "-dNOPAUSE", "-dEPSCrop", "-sDEVICE=pgmraw", "-r300", "-o", "-", "FILE"];
        let traced = is_installed("gs").then(|| traced.read_by("gs", &order)).flatten();
        let traced = traced.map(|image| Image::of_pgm(&image));
        let usual = Image::painted(&Fonts::default(), page, DOTS);
        for frame in Frame::all(page) {
            let Area { corner, width, height } = frame.area;
            let side = width / 9.0;
            let item = if frame.is_solution {
                items[0].solution.expect("it has one").into()
            } else {
                items[0].puzzle
            };
            let mut differs = false;
            for cell in Cell::all().filter(|cell| item.digit(*cell).is_some()) {
                // Less the lines.
                let at = |place: usize, side: f64| (place as f64 + 0.1) * side / 9.0;
                let corner =
                    Point::at(corner.x + at(cell.column(), width), corner.y + at(cell.row(), height));
                let area = Area { corner, width: 0.8 * side, height: 0.8 * side };
                let of = |image: &Image| image.ink_of(area, DOTS).expect("a digit");
                for image in [Some(&painted), rendered.as_ref(), traced.as_ref()].into_iter().flatten() {
                    let (ink, plain) = (of(image), of(&usual));
                    let off = ink.corner.y + ink.height / 2.0 - (corner.y + area.height / 2.0);
                    assert!(off.abs() < 0.5, "{cell}: {off} pt from the middle");
                    assert!((ink.height / plain.height - 1.0).abs() < 0.06, "{cell}: {ink:?} {plain:?}");
                    differs |= ink.width != plain.width;
                }
            }
            assert!(differs, "page {index}: the digits are those of Noto Sans");
        }
    }
}
