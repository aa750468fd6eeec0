//! The document itself: valid, with embedded fonts, tagged for screens, plain for print shops.

use crate::puzzles::{in_sections, some};
use crate::tools::Document;
use sudokit_print::pdf::Profile;
use sudokit_print::{Aid, Book, Item, Solutions};

/// A book with every feature.
fn everything(items: &[Item]) -> Book<'_> {
    Book {
        title: "Für Sonntag",
        subtitle: "Sixty of them",
        author: "A. Nobody",
        about: "Made by a test.",
        per_page: 2,
        aid: Aid::Candidates,
        is_bound: true,
        bleed: 9.0,
        has_cover: true,
        has_rules: true,
        has_contents: true,
        has_name_and_time: true,
        app: Some("https://example.org/app/"),
        ..Book::new(items)
    }
}

fn documents() -> Vec<(Profile, Document)> {
    let items = in_sections(some(24), 3);
    let book = everything(&items);
    let places = [Solutions::End, Solutions::Below];
    let both = [Profile::Screen, Profile::Press];
    let each = places.into_iter().flat_map(|solutions| both.map(|profile| (solutions, profile)));
    let pages = |solutions| Book { solutions, ..book }.pages().expect("it fits");
    each.map(|(solutions, profile)| (profile, Document::of(pages(solutions), profile))).collect()
}

/// The text of a document, unpacked: its objects and the contents of its pages. Fonts and colour profiles are
/// left out.
pub(crate) fn unpacked(document: &Document) -> Option<String> {
    let unpacked = document
        .read_by("qpdf", &["--qdf", "--object-streams=disable", "--no-original-object-ids", "FILE", "-"])?;
    let text = String::from_utf8_lossy(&unpacked);
    // The header has bytes that are not text.
    let objects = text.split(" 0 obj\n").filter(|object| !object.contains(char::REPLACEMENT_CHARACTER));
    Some(objects.collect::<Vec<_>>().join("\n"))
}

#[test]
fn qpdf_finds_nothing_wrong() {
    for (profile, document) in documents() {
        let Some(told) = document.told_by("qpdf", &["--check", "FILE"]) else { return };
        assert!(told.contains("No syntax or stream encoding errors found"), "{profile:?}: {told}");
    }
}

#[test]
fn fonts_are_embedded_in_part_and_their_text_can_be_copied() {
    for (profile, document) in documents() {
        let Some(told) = document.told_by("pdffonts", &["FILE"]) else { return };
        let fonts: Vec<&str> = told.lines().skip(2).collect();
        assert_eq!(fonts.len(), 2, "regular and bold: {told}");
        for font in fonts {
            let words: Vec<&str> = font.split_whitespace().rev().skip(2).take(3).collect();
            assert_eq!(words, ["yes", "yes", "yes"], "Unicode, subset, embedded, {profile:?}: {font}");
        }
    }
}

#[test]
fn on_screens_it_is_tagged_and_says_what_it_is() {
    for (_, document) in documents().into_iter().filter(|(profile, _)| *profile == Profile::Screen) {
        let (Some(told), Some(text)) = (document.told_by("pdfinfo", &["FILE"]), unpacked(&document)) else {
            return;
        };
        let is = |name: &str, value: &str| {
            told.lines()
                .any(|line| line.split_once(':').is_some_and(|(of, said)| of == name && said.trim() == value))
        };
        assert!(is("Tagged", "yes") && is("Title", "Read back") && is("Author", "Nobody"), "{told}");
        assert!(is("Creator", "a test"), "{told}");
        for part in ["/Lang (en)", "/Outlines", "/Alt (Puzzle 1", "/Annots", "(To page ", "/S /H1"] {
            assert!(text.contains(part), "{part}");
        }
    }
}

/// Screen readers read every puzzle once, with its digits.
#[test]
fn on_screens_every_grid_is_told_in_words() {
    let items = some(10);
    let document = Document::of(Book::new(&items).pages().expect("it fits"), Profile::Screen);
    let Some(text) = unpacked(&document) else { return };
    for number in 1..=10 {
        for name in ["Puzzle", "Solution"] {
            assert_eq!(
                text.matches(&format!("({name} {number}, row by row. ")).count(),
                1,
                "{name} {number}"
            );
        }
    }
    // A solution has a digit in every cell.
    let first = items[0].solution.map(|solution| solution.to_string()).expect("it has one");
    let row = first[..9].chars().map(String::from).collect::<Vec<_>>().join(" ");
    assert!(text.contains(&format!("(Solution 1, row by row. {row}.")), "{row}");
}

/// Every part of the structure leads to its contents, and every link to its place.
#[test]
fn on_screens_the_structure_has_all_of_the_text() {
    let items = some(10);
    let document = Document::of(Book::new(&items).pages().expect("it fits"), Profile::Screen);
    let Some(told) = document.told_by("pdfinfo", &["-struct-text", "FILE"]) else { return };
    // The contents of an element are on lines that are indented more than its name.
    let told = told.replace("\n    ", " ");
    let parts = || told.lines().map(str::trim_start);
    let digits = |text: &str| {
        let mut digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
        digits.sort_unstable();
        digits
    };
    let figures: Vec<Vec<char>> = parts().filter(|part| part.starts_with("Figure")).map(digits).collect();
    let puzzles = items.iter().map(|item| item.puzzle.to_string());
    let solutions = items.iter().filter_map(|item| Some(item.solution?.to_string()));
    let numbers = (1..=items.len()).chain(1..=items.len());
    let grids = puzzles.chain(solutions).zip(numbers);
    let expected: Vec<Vec<char>> = grids.map(|(grid, number)| digits(&format!("{number}{grid}"))).collect();
    assert_eq!(figures, expected);
    let links: Vec<&str> = parts().filter(|part| part.starts_with("Link")).collect();
    assert!(links.len() > items.len(), "each solution has a link, and each page: {links:?}");
    assert!(links.iter().all(|link| link.contains(" Object ")), "{links:?}");
}

/// Colours of archives are those of sRGB, and the two places that say what a document is agree.
#[test]
fn on_screens_it_can_be_archived() {
    for (_, document) in documents().into_iter().filter(|(profile, _)| *profile == Profile::Screen) {
        let Some(text) = unpacked(&document) else { return };
        let claims = [
            "<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>",
            "<pdfuaid:part>1</pdfuaid:part>",
            "<xmp:CreateDate>2000-01-01T00:00:00Z</xmp:CreateDate>",
            "<xmp:CreatorTool>a test</xmp:CreatorTool>",
            ">Read back</rdf:li>",
            ">Nobody</rdf:li>",
        ];
        for claim in claims {
            assert!(text.contains(claim), "{claim}");
        }
        let forms = text.matches("/Subtype /Form").count();
        assert!(forms > 0, "grids are written once");
        for space in ["/DefaultGray", "/DefaultRGB"] {
            assert_eq!(
                text.matches(space).count(),
                forms + 1,
                "{space}: in the pages' resources and in each form"
            );
        }
    }
}

#[test]
fn for_print_shops_it_has_nothing_but_shades_of_grey() {
    for (_, document) in documents().into_iter().filter(|(profile, _)| *profile == Profile::Press) {
        let Some(text) = unpacked(&document) else { return };
        let refused = [
            "/Annots",
            "/Outlines",
            "/StructTreeRoot",
            "/MarkInfo",
            "/AcroForm",
            "/JavaScript",
            "/OCProperties",
            "/SMask",
            "/ca ",
            "/CA ",
            "/BM ",
            "/Encrypt",
            "/DeviceRGB",
            "/CalRGB",
            "/ICCBased",
            "/Pattern",
        ];
        for name in refused {
            assert!(!text.contains(name), "{name}");
        }
        // Operators that set a colour in another space, or use one.
        for line in text.lines() {
            let operator = line.split_whitespace().next_back().unwrap_or_default();
            let is_colour =
                ["rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "sh"].contains(&operator);
            assert!(!is_colour, "{line}");
        }
        assert!(text.lines().any(|line| line.ends_with(" g")), "what is drawn is grey or black");
    }
}

#[test]
fn the_same_pages_make_the_same_bytes() {
    for ((_, one), (profile, other)) in documents().into_iter().zip(documents()) {
        assert!(one.bytes == other.bytes, "{profile:?}");
    }
}
